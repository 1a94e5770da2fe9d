//! Internal, may change. JSON interface to the press for programs in other languages: a request
//! with parameters for a sheet, and a reply with its files. In a browser it runs as WebAssembly,
//! without files, clock or threads.
//!
//! Wishes have the names and forms of the command line's options. The same parameters give the same
//! bytes as the command line.

mod booklet;
mod files;
mod games;
mod offers;
mod params;
mod printing;
mod race;
mod sheet;
#[cfg(test)]
mod tests;
mod zip;

use std::fmt::Display;

use serde_json::{Value, json};

use crate::booklet::Caption;
use crate::common::json::{self, Fields};
use crate::common::players::{Players, PlayersError};
use crate::game::Rejection;
use crate::options;
use crate::page::fonts::{self, FILES, Face};
use crate::press::{Standard, load_profile as take_colours};
use crate::texts::Language;
use crate::witches::daily::{Date, DateError, Day};
use params::{input, worded};
use printing::Product;

/// Reply: a description as JSON, and the contents of the files that it lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PressReply {
    /// JSON object: either a description of the sheet with `files`, each with `name` and `length`
    /// in bytes, or an `error`, which is a sentence in the language of the parameters.
    pub json: String,
    /// Contents of the files, concatenated in the order of `files`.
    pub bytes: Vec<u8>,
}

/// Answers a request, which has its kind in the field `ask`:
///
/// - `{"ask": "print", "seed": "malut-lisil-hilug-pu", …}`: the PDF of a sheet, with separate
///   files for requested answers and for the text version.
/// - `"preview"`, with the same parameters: the pages as SVG, without a PDF.
/// - `"offers"`, with the same parameters: the options that can be chosen for the sheet.
/// - `{"ask": "day", "date": "2026-11-22"}`: the seed and level of the sheet of a day.
/// - `"booklet"`: many games; `"booklet-begin"`, `"booklet-step"`, `"booklet-end"` and
///   `"booklet-stop"` do the same in steps.
/// - `"race"`, `"race-preview"`, `"race-offers"`: the same for a race.
/// - `{"ask": "wanted-fonts", "text": "Олена"}`: the fonts to be loaded before a text is printed.
/// - `{"ask": "unprintable", "names": ["Mia 🦄"]}`: for each name the first character that no loaded
///   font can print, or `null`.
/// - `{"ask": "about"}`: the version, the languages, the fonts and colours to be loaded, and the
///   defaults of options by their groups.
pub fn ask(request: &str) -> PressReply {
    let mut language = Language::first();
    answer(request, &mut language).unwrap_or_else(|refused| {
        let error = language.text(refused.reason);
        PressReply { json: json!({ "error": error }).to_string(), bytes: Vec::new() }
    })
}

/// Loads the messages of a language that was left out of the module. `source` is the text of the
/// language's file for browsers.
pub fn hand_in_language(source: &str) -> PressReply {
    reply_or_error(Language::load(source).map(|language| json!({ "lang": language.tag() })))
}

/// Loads a font that was left out of the module. `place` is its index in `fonts::FILES`.
pub fn hand_in_font(place: usize, data: Vec<u8>) -> PressReply {
    reply_or_error(fonts::load_font(place, data).map(|()| json!({ "font": FILES[place].0 })))
}

/// Loads the colour profile that [`Standard::PdfX4`] requires and that was left out of the module.
pub fn hand_in_colours(profile: Vec<u8>) -> PressReply {
    reply_or_error(take_colours(profile).map(|()| json!({ "standard": Standard::PdfX4 })))
}

fn reply_or_error(outcome: Result<Value, impl Display>) -> PressReply {
    let said = outcome.unwrap_or_else(|error| json!({ "error": error.to_string() }));
    PressReply { json: said.to_string(), bytes: Vec::new() }
}

fn answer(request: &str, language: &mut &'static Language) -> Result<PressReply, Rejection> {
    let mut fields: Fields = json::from_str(request).map_err(Rejection::request)?;
    let kind: String = fields.take("ask").map_err(Rejection::request)?;
    // These requests have no field `lang`: they continue a booklet in its language, or need none.
    match kind.as_str() {
        "about" => return ensure_no_fields(fields).map(|()| json_reply(about())),
        "wanted-fonts" => {
            let text: String = fields.take("text").map_err(Rejection::request)?;
            let wanted = missing_fonts(fonts::fallback_fonts_for(&text).into_iter());
            return ensure_no_fields(fields).map(|()| json_reply(json!({ "fonts": wanted })));
        }
        "unprintable" => {
            let names: Vec<String> = fields.take("names").map_err(Rejection::request)?;
            let sign = |name: String| Caption::try_from(name).err()?.character();
            let signs: Vec<Option<String>> = names.into_iter().map(sign).collect();
            return ensure_no_fields(fields).map(|()| json_reply(json!({ "signs": signs })));
        }
        "booklet-step" => {
            return ensure_no_fields(fields).and_then(|()| booklet::step(language)).map(json_reply);
        }
        "booklet-end" => return ensure_no_fields(fields).and_then(|()| booklet::end(language)),
        "booklet-stop" => return ensure_no_fields(fields).map(|()| json_reply(booklet::stop())),
        _ => {}
    }
    *language = requested_language(&mut fields)?;
    let language: &'static Language = language;
    match kind.as_str() {
        "day" => {
            let day = day(&mut fields)?;
            ensure_no_fields(fields).map(|()| json_reply(day))
        }
        "offers" => {
            let params = sheet::params(&mut fields, language, Product::Pictures)?;
            ensure_no_fields(fields).map(|()| json_reply(offers::offers(&params, language)))
        }
        "print" | "preview" => {
            let product = if kind == "print" { Product::Pdf } else { Product::Pictures };
            let params = sheet::params(&mut fields, language, product)?;
            ensure_no_fields(fields)?;
            params.generate(language)
        }
        "booklet" | "booklet-begin" => {
            let params = booklet::params(&mut fields, language)?;
            ensure_no_fields(fields)?;
            let work = params.begin()?;
            match kind.as_str() {
                "booklet" => work.finish(),
                _ => Ok(json_reply(booklet::keep(work))),
            }
        }
        "race" | "race-preview" | "race-offers" => {
            let product = if kind == "race" { Product::Pdf } else { Product::Pictures };
            let params = race::params(&mut fields, language, product)?;
            ensure_no_fields(fields)?;
            match kind.as_str() {
                "race-offers" => Ok(json_reply(params.offers())),
                _ => params.generate(),
            }
        }
        _ => json::unknown_variant("ask", &kind).map_err(Rejection::request),
    }
}

/// Returns an error if fields are left over.
fn ensure_no_fields(fields: Fields) -> Result<(), Rejection> {
    fields.end().map_err(Rejection::request)
}

fn json_reply(what: Value) -> PressReply {
    PressReply { json: what.to_string(), bytes: Vec::new() }
}

/// Returns the seed and level of the sheet of a day.
fn day(fields: &mut Fields) -> Result<Value, Rejection> {
    let date: Option<Date> = worded(fields, "date", |error: DateError| error.message())?;
    let date = date.ok_or_else(|| input("name a date, such as 2026-11-22"))?;
    let players = worded(fields, "players", |error: PlayersError| error.message())?;
    let day = Day::of(date, players.unwrap_or(Players::FOUR));
    let day = day.map_err(|error| Rejection::input(error.message()))?;
    Ok(json!({
        "date": date.to_string(),
        "seed": day.seed,
        "level": day.level.number(),
    }))
}

fn about() -> Value {
    let language = |language: &Language| {
        json!({ "lang": language.tag(), "name": language.name(), "number": language.number(),
            "here": language.is_loaded() })
    };
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "languages": Language::all().iter().map(language).collect::<Vec<_>>(),
        "missing-fonts": missing_fonts(0..FILES.len()),
        "missing-colours": !Standard::PdfX4.is_available(),
        "options": options::defaults(),
    })
}

/// Returns those of the fonts at `places` that are not loaded.
fn missing_fonts(places: impl Iterator<Item = usize>) -> Vec<Value> {
    let missing = places.filter(|place| fonts::present().all(|(own, _)| own != *place));
    missing.map(|place| json!({ "place": place, "file": FILES[place].0 })).collect()
}

/// Returns the requested language.
///
/// # Errors
/// If it is unknown, or its messages or fonts are not loaded.
fn requested_language(fields: &mut Fields) -> Result<&'static Language, Rejection> {
    let tag: Option<String> = fields.take_or("lang", None).map_err(Rejection::request)?;
    let Some(tag) = tag else { return Ok(Language::first()) };
    let language = Language::of(&tag);
    let language = language.ok_or_else(|| input(format!("there is no language {tag:?}")))?;
    if !language.is_loaded() {
        return Err(input(format!("the messages of {tag} are not loaded; hand them in first")));
    }
    let japanese = Face::ALL.len()..fonts::NOTO;
    if language.tag() == "ja" && !missing_fonts(japanese).is_empty() {
        return Err(input("the letters of ja are not loaded; hand in its fonts first"));
    }
    Ok(language)
}

/// Functions exported to WebAssembly, in addition to those of `buffer`. A reply remains valid until
/// the next call.
#[cfg(target_family = "wasm")]
mod exports {
    use std::cell::RefCell;

    use super::super::buffer;
    use super::PressReply;

    thread_local! {
        static REPLY: RefCell<PressReply> =
            const { RefCell::new(PressReply { json: String::new(), bytes: Vec::new() }) };
    }

    /// Answers the request in the buffer and returns the length of the description in bytes.
    #[unsafe(no_mangle)]
    extern "C" fn ask() -> usize {
        // The previous reply is freed first, because it can be large.
        REPLY.take();
        keep(super::ask(&String::from_utf8_lossy(&buffer::taken())))
    }

    /// Loads the messages in the buffer and returns the length of the description in bytes.
    #[unsafe(no_mangle)]
    extern "C" fn hand_in_language() -> usize {
        keep(super::hand_in_language(&String::from_utf8_lossy(&buffer::taken())))
    }

    /// Loads the font in the buffer and returns the length of the description in bytes.
    #[unsafe(no_mangle)]
    extern "C" fn hand_in_font(place: usize) -> usize {
        keep(super::hand_in_font(place, buffer::taken()))
    }

    /// Loads the colour profile in the buffer and returns the length of the description in bytes.
    #[unsafe(no_mangle)]
    extern "C" fn hand_in_colours() -> usize {
        keep(super::hand_in_colours(buffer::taken()))
    }

    /// Address of `json`.
    #[unsafe(no_mangle)]
    extern "C" fn reply() -> *const u8 {
        REPLY.with_borrow(|reply| reply.json.as_ptr())
    }

    /// Address of the concatenated files.
    #[unsafe(no_mangle)]
    extern "C" fn files() -> *const u8 {
        REPLY.with_borrow(|reply| reply.bytes.as_ptr())
    }

    fn keep(reply: PressReply) -> usize {
        let length = reply.json.len();
        REPLY.set(reply);
        length
    }
}
