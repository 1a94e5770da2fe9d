//! The door to the press for programs in other languages: wishes for a sheet as JSON, and back its
//! files. In a browser it runs as WebAssembly, without a file, a clock or a thread.
//!
//! Wishes have the names and forms of the command line's options, so that what made a sheet there
//! makes it here, byte for byte.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::common::json::{self, Fields};
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::game::{PrintError, Refused};
use crate::page::fonts::{self, FILES};
use crate::page::{Corrections, DrawOptions, Duplex, Ink, Theme};
use crate::press::{PageFile, Paper, PrintOptions, Standard, hand_in_colours as take_colours};
use crate::seal::page_address;
use crate::texts::Language;
use crate::witches::puzzle::MostAnswers;
use crate::witches::series::SeriesOptions;
use crate::witches::settings::Level;
use crate::witches::sheet::{Sheet, SheetOptions};
use crate::witches::ways::Beside;

/// What comes back: what there is to say, as JSON, and the files that it lists, one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PressReply {
    /// Either `files`, each with its `name` and `length`, and what the sheet is; or an `error`, a
    /// sentence in the language of the wishes.
    pub said: String,
    /// The files.
    pub bytes: Vec<u8>,
}

/// What a sheet is to be, each with its usual value where nothing is said.
#[derive(Debug)]
struct Wishes {
    sheet: SheetOptions,
    print: PrintOptions,
    /// Whether pages are wanted as SVG, in place of PDF.
    as_svg: bool,
}

/// Answers wishes: `{"ask": "print", "seed": "malut-lisil-hilug-pu", …}` makes the PDF, with files
/// of its own for the answers that are wished for, and `"preview"` the pages as SVG. `{"ask":
/// "about"}` tells the languages, and what has to be handed in.
pub fn ask(request: &str) -> PressReply {
    let mut language = Language::first();
    answer(request, &mut language).unwrap_or_else(|refused| {
        let error = language.text(refused.reason);
        PressReply { said: json!({ "error": error }).to_string(), bytes: Vec::new() }
    })
}

/// Takes the messages of a language that was left out, as the text of its file for browsers.
pub fn hand_in_language(source: &str) -> PressReply {
    told(Language::hand_in(source).map(|language| json!({ "lang": language.tag() })))
}

/// Takes a font that was left out, by its place in the list of fonts.
pub fn hand_in_font(place: usize, data: Vec<u8>) -> PressReply {
    told(fonts::hand_in(place, data).map(|()| json!({ "font": FILES[place].0 })))
}

/// Takes the profile of colours that [a standard](Standard::PdfX4) asks for and that was left out.
pub fn hand_in_colours(profile: Vec<u8>) -> PressReply {
    told(take_colours(profile).map(|()| json!({ "standard": Standard::PdfX4 })))
}

fn told(outcome: Result<Value, impl Display>) -> PressReply {
    let said = outcome.unwrap_or_else(|error| json!({ "error": error.to_string() }));
    PressReply { said: said.to_string(), bytes: Vec::new() }
}

fn answer(request: &str, language: &mut &'static Language) -> Result<PressReply, Refused> {
    let mut fields: Fields = json::read(request).map_err(Refused::request)?;
    let kind: String = fields.take("ask").map_err(Refused::request)?;
    let as_svg = match kind.as_str() {
        "print" => false,
        "preview" => true,
        "about" => {
            fields.end().map_err(Refused::request)?;
            return Ok(PressReply { said: about().to_string(), bytes: Vec::new() });
        }
        _ => return json::no_kind("ask", &kind).map_err(Refused::request),
    };
    let wishes = wishes(&mut fields, as_svg, language)?;
    fields.end().map_err(Refused::request)?;
    made(&wishes).map_err(refused)
}

fn about() -> Value {
    let language = |language: &Language| {
        json!({ "lang": language.tag(), "name": language.name(), "number": language.number(),
            "here": language.is_here() })
    };
    let missing = (0..FILES.len()).filter(|place| fonts::present().all(|(own, _)| own != *place));
    let font = |place: usize| json!({ "place": place, "file": FILES[place].0 });
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "languages": Language::all().iter().map(language).collect::<Vec<_>>(),
        "missing-fonts": missing.map(font).collect::<Vec<_>>(),
        "missing-colours": !Standard::PdfX4.is_here(),
    })
}

/// The language that is asked for, if all is there that it needs.
fn spoken(fields: &mut Fields) -> Result<&'static Language, Refused> {
    let tag: Option<String> = fields.take_or("lang", None).map_err(Refused::request)?;
    let Some(tag) = tag else { return Ok(Language::first()) };
    let language = Language::of(&tag);
    let language = language.ok_or_else(|| input(format!("there is no language {tag:?}")))?;
    if !language.is_here() {
        return Err(input(format!("the messages of {tag} are not loaded; hand them in first")));
    }
    if language.tag() == "ja" && fonts::present().count() < FILES.len() {
        return Err(input("the letters of ja are not loaded; hand in its fonts first".to_owned()));
    }
    Ok(language)
}

fn wishes(
    fields: &mut Fields,
    as_svg: bool,
    language: &mut &'static Language,
) -> Result<Wishes, Refused> {
    let own = spoken(fields)?;
    *language = own;
    let seed: Seed = typed(fields, "seed")?.ok_or_else(|| input("name a seed".to_owned()))?;
    let level: Level = typed(fields, "level")?.unwrap_or(Level::FirstGame);
    let players: Players = typed(fields, "players")?.unwrap_or(Players::FOUR);
    let most_answers: MostAnswers = typed(fields, "answers")?.unwrap_or_default();
    let settings = SeriesOptions {
        players,
        levels: level.into(),
        ingredients: typed(fields, "ingredients")?,
        length: typed(fields, "length")?,
        decoys: typed(fields, "decoys")?,
        effects: typed(fields, "effects")?,
        special_cells: field(fields, "special-cells", None)?,
        edition: typed(fields, "edition")?.unwrap_or(Edition::LATEST),
        ..SeriesOptions::default()
    };
    let settings = settings.settings(0).map_err(|error| Refused::input(error.message()))?;
    let base_url: Option<String> = field(fields, "base-url", None)?;
    let base_url = base_url.map(|url| page_address(&url)).transpose();
    let base_url = base_url.map_err(|error| input(error.to_string()))?;
    let sheet = SheetOptions {
        players,
        settings,
        most_answers,
        base_url,
        language: own.number(),
        ..SheetOptions::new(seed)
    };
    let usual_oracle = sheet.base_url.is_none() && sheet.may_have_oracle();
    let beside = Beside {
        oracle: field(fields, "oracle", usual_oracle)?,
        play_page: field(fields, "play-page", false)?,
        answers: field(fields, "answer-sheet", false)?,
        sealed: field(fields, "sealed-answers", false)?,
    };
    let print = PrintOptions {
        draw: draw(fields, own)?,
        dpi: None,
        layout: None,
        coverage: false,
        svg: as_svg,
        standard: field(fields, "standard", Standard::Plain)?,
    };
    Ok(Wishes { sheet: SheetOptions { beside, ..sheet }, print, as_svg })
}

fn draw(fields: &mut Fields, language: &'static Language) -> Result<DrawOptions, Refused> {
    let theme: Option<String> = field(fields, "theme", None)?;
    let theme = theme.as_deref().unwrap_or(Theme::USUAL);
    let theme = Theme::built_in(theme).map_err(|error| input(error.to_string()))?;
    let language = theme.speaks(language).map_err(|error| input(error.to_string()))?;
    let ink = match field::<Option<String>>(fields, "ink", None)? {
        None => theme.ink().unwrap_or_default(),
        Some(word) => Ink::ALL
            .into_iter()
            .find(|ink| ink.word() == word)
            .ok_or_else(|| input(format!("there is no ink {word:?}")))?,
    };
    let paper: Paper = typed(fields, "paper")?.unwrap_or(Paper::A4);
    let paper = paper.for_pages().map_err(|error| Refused::input(error.message()))?;
    let paper = paper.size().map_err(|error| Refused::input(error.said()))?;
    let large_print = field(fields, "large-print", false)?;
    Ok(DrawOptions {
        paper,
        bleed: typed(fields, "bleed")?.unwrap_or_default(),
        duplex: field(fields, "duplex", Duplex::LongEdge)?,
        ink,
        corrections: field(fields, "corrections", Corrections::default())?,
        language,
        theme,
        large_print: large_print && !paper.is_large_print(),
    })
}

/// What a field holds, or what it is without one.
fn field<T: for<'a> Deserialize<'a>>(
    fields: &mut Fields,
    name: &str,
    usual: T,
) -> Result<T, Refused> {
    let given: Value = fields.take_or(name, Value::Null).map_err(Refused::request)?;
    if given.is_null() {
        return Ok(usual);
    }
    serde_json::from_value(given).map_err(|error| Refused::request(format!("{name}: {error}")))
}

/// What a field holds as it is typed elsewhere: a text or a number.
fn typed<T: FromStr<Err: Display>>(
    fields: &mut Fields,
    name: &'static str,
) -> Result<Option<T>, Refused> {
    let text = match field(fields, name, Value::Null)? {
        Value::Null => return Ok(None),
        Value::String(text) => text,
        Value::Number(number) => number.to_string(),
        _ => return Err(Refused::request(format!("{name}: neither a text nor a number"))),
    };
    text.parse().map(Some).map_err(|error: T::Err| input(error.to_string()))
}

fn input(reason: String) -> Refused {
    Refused::input(reason)
}

fn refused(error: PrintError) -> Refused {
    match error {
        PrintError::Game(refused) => refused,
        PrintError::Draw(error) => Refused::input(error.said()),
        other => input(other.to_string()),
    }
}

/// A file, as a reply lists it.
#[derive(Serialize)]
struct FileEntry {
    name: String,
    length: usize,
}

/// Makes a sheet and its files.
fn made(wishes: &Wishes) -> Result<PressReply, PrintError> {
    let Wishes { sheet, print, as_svg } = wishes;
    let sheet = Sheet::make(sheet).map_err(|error| input(error.to_string()))?;
    let view = sheet.view()?;
    let beside = sheet.options.beside;
    let mut printed = vec![sheet.print_view(&view, print)?];
    if beside.answers {
        printed.push(sheet.print_answers(&view, print)?);
    }
    if beside.sealed {
        printed.push(sheet.print_sealed(&view, print)?);
    }
    let (mut files, mut bytes) = (Vec::new(), Vec::new());
    let mut add = |name: String, file: Vec<u8>| {
        files.push(FileEntry { name, length: file.len() });
        bytes.extend(file);
    };
    for one in printed {
        match as_svg {
            false => add(format!("{}.pdf", one.name), one.pdf),
            true => {
                for PageFile { page, bytes } in one.svgs {
                    add(format!("{}-{page}.svg", one.name), bytes);
                }
            }
        }
    }
    let said = json!({ "files": files, "sheet": sheet.facts(view.rating) }).to_string();
    Ok(PressReply { said, bytes })
}

/// The functions that WebAssembly exports, beside that of the buffer. Wishes, messages and fonts come
/// in, and replies go out; a reply stays until the next call.
#[cfg(target_family = "wasm")]
mod exports {
    use std::cell::RefCell;

    use super::super::buffer;
    use super::PressReply;

    thread_local! {
        static REPLY: RefCell<PressReply> =
            const { RefCell::new(PressReply { said: String::new(), bytes: Vec::new() }) };
    }

    /// Answers the wishes in the buffer; the length of what is said.
    #[unsafe(no_mangle)]
    extern "C" fn ask() -> usize {
        // What was made before is of no more use, and large.
        REPLY.take();
        keep(super::ask(&String::from_utf8_lossy(&buffer::taken())))
    }

    /// Takes the messages in the buffer; the length of what is said.
    #[unsafe(no_mangle)]
    extern "C" fn hand_in_language() -> usize {
        keep(super::hand_in_language(&String::from_utf8_lossy(&buffer::taken())))
    }

    /// Takes the font in the buffer; the length of what is said.
    #[unsafe(no_mangle)]
    extern "C" fn hand_in_font(place: usize) -> usize {
        keep(super::hand_in_font(place, buffer::taken()))
    }

    /// Takes the profile of colours in the buffer; the length of what is said.
    #[unsafe(no_mangle)]
    extern "C" fn hand_in_colours() -> usize {
        keep(super::hand_in_colours(buffer::taken()))
    }

    /// Where that is which is said.
    #[unsafe(no_mangle)]
    extern "C" fn reply() -> *const u8 {
        REPLY.with_borrow(|reply| reply.said.as_ptr())
    }

    /// Where the files are, one after another.
    #[unsafe(no_mangle)]
    extern "C" fn files() -> *const u8 {
        REPLY.with_borrow(|reply| reply.bytes.as_ptr())
    }

    fn keep(reply: PressReply) -> usize {
        let length = reply.said.len();
        REPLY.set(reply);
        length
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::PaperSize;

    fn said(wishes: &Value) -> Value {
        serde_json::from_str(&ask(&wishes.to_string()).said).unwrap()
    }

    #[test]
    fn wishes_make_what_the_library_makes_of_them() {
        let wishes = json!({ "ask": "print", "seed": "7", "level": 2, "players": 3, "lang": "de",
            "paper": "a3", "ink": "gray", "effects": "none", "sealed-answers": true });
        let reply = ask(&wishes.to_string());
        let german = Language::of("de").unwrap();
        let settings = SeriesOptions {
            levels: Level::AmateurWitch.into(),
            effects: Some("none".parse().unwrap()),
            ..SeriesOptions::default()
        };
        let sheet = Sheet::make(&SheetOptions {
            players: Players::new(3).unwrap(),
            settings: settings.settings(0).unwrap(),
            language: german.number(),
            beside: Beside { sealed: true, ..Beside::default() },
            ..SheetOptions::new(Seed(7))
        })
        .unwrap();
        let a3: Paper = "a3".parse().unwrap();
        let draw = DrawOptions {
            paper: a3.size().unwrap(),
            ink: Ink::Gray,
            language: german,
            ..DrawOptions::default()
        };
        let print = PrintOptions { draw, dpi: None, svg: false, ..PrintOptions::default() };
        let view = sheet.view().unwrap();
        let mut expected = sheet.print_view(&view, &print).unwrap().pdf;
        let first = expected.len();
        expected.extend(sheet.print_sealed(&view, &print).unwrap().pdf);
        assert!(reply.bytes == expected);
        let told: Value = serde_json::from_str(&reply.said).unwrap();
        assert_eq!(told["files"][0]["length"], first);
        assert_eq!(told["sheet"]["label"], sheet.label());
        assert_ne!(a3.size().unwrap(), PaperSize::A4);
    }

    #[test]
    fn a_preview_is_a_drawing_of_each_page() {
        let reply = ask(&json!({ "ask": "preview", "seed": 1 }).to_string());
        let told: Value = serde_json::from_str(&reply.said).unwrap();
        let files = told["files"].as_array().unwrap();
        assert!(files.len() >= 5, "{told}");
        let mut rest = &*reply.bytes;
        for file in files {
            let length = usize::try_from(file["length"].as_u64().unwrap()).unwrap();
            let (page, more) = rest.split_at(length);
            assert!(page.starts_with(b"<svg"), "{file}");
            rest = more;
        }
        assert!(rest.is_empty());
    }

    #[test]
    fn what_cannot_be_made_is_refused_in_a_sentence() {
        for (name, value, part) in [
            ("seed", json!("witch"), "witch"),
            ("level", json!(6), "6"),
            ("players", json!(9), "9"),
            ("ingredients", json!(11), "11"),
            ("lang", json!("xx"), "no language"),
            ("theme", json!("/etc"), "/etc"),
            ("ink", json!("blood"), "no ink"),
            ("paper", json!("a6"), "a6"),
            ("bleed", json!(11), "11"),
            ("standard", json!("pdf"), "standard"),
            ("base-url", json!("https://a b/"), "names no web server"),
            ("oracle", json!(true), "oracle"),
            ("sealed-answers", json!(true), "effects"),
            ("colour", json!(1), "colour"),
            ("players", json!([]), "players"),
            ("ask", json!("dance"), "dance"),
        ] {
            let mut wishes = json!({ "ask": "print", "seed": 1, "level": 5 });
            wishes[name] = value;
            let told = said(&wishes);
            let error = told["error"].as_str().unwrap_or_default();
            assert!(error.contains(part), "{name}: {told}");
        }
        assert_eq!(said(&json!({ "ask": "print" }))["error"], "name a seed");
        for broken in ["", "{", "[]", "null", "\u{0}"] {
            assert!(ask(broken).said.contains("error"), "{broken:?}");
        }
    }

    #[test]
    fn a_language_says_why_not() {
        let told = said(&json!({ "ask": "print", "seed": 1, "lang": "fr", "paper": "a6" }));
        let error = "a6".parse::<Paper>().unwrap().for_pages().unwrap_err();
        assert_eq!(told["error"], Language::of("fr").unwrap().say(&error.message()));
    }

    #[test]
    fn nothing_is_missing_where_all_is_embedded() {
        let told = said(&json!({ "ask": "about" }));
        assert_eq!(told["missing-fonts"], json!([]));
        assert!(told["languages"].as_array().unwrap().iter().all(|own| own["here"] == true));
        assert!(hand_in_font(5, Vec::new()).said.contains("no font is missing"));
        assert_eq!(told["missing-colours"], false);
        assert!(hand_in_language("language-tag = xx").said.contains("language-name"));
        assert!(hand_in_language(Language::first().source()).said.contains("places of hyphens"));
        assert!(hand_in_colours(b"colours".to_vec()).said.contains("no colours of a press"));
    }
}
