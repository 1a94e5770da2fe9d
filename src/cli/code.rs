//! Sources of a game (a code as text, a picture with a code, or a seed), its solution, and the
//! secrets that a tournament's sheet does not contain.

use std::fmt::Display;
use std::path::Path;
use std::str::FromStr;

use serde_json::json;

use cauldron_press::common::seed::Seed;
use cauldron_press::game::{Rejection, RejectionKind};
use cauldron_press::press::{RasterError, rasterize, write_private_once};
use cauldron_press::seal::read::{self, ReadError};
use cauldron_press::seal::{CodeError, Payload, RefereeKey};
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message, Value, row};
use cauldron_press::witches::puzzle::{
    Answer, Ingredient, SolvedPuzzle, generate, parse_answer, winning_potion,
};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Solution;

use super::console::column;
use super::files::{decode_text, read_file};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};

/// Largest size of a picture with a code, in bytes.
const LARGEST_PICTURE: u64 = 256 << 20;

/// Reads a [`Payload`] from a code as text, or from the picture at a path.
pub fn payload(text_or_path: &str) -> Result<Payload> {
    parse_code(&text(text_or_path)?, text_or_path)
}

/// Returns the text of a code: `text_or_path` itself, or the text in the picture at that path.
pub fn text(text_or_path: &str) -> Result<String> {
    let path = Path::new(text_or_path);
    if !path.exists() {
        return Ok(text_or_path.to_owned());
    }
    let bytes = read_file(path, LARGEST_PICTURE, terminal_wanted_picture())?;
    in_picture(&bytes).map_err(|reason| {
        Failure::from_message(terminal_in_file(format!("{text_or_path:?}"), reason))
    })
}

/// Returns the text of the code in a picture, a PDF or an SVG.
///
/// # Errors
/// A sentence about the file.
fn in_picture(file: &[u8]) -> std::result::Result<String, Message> {
    // Format of the pictures that iPhones take, by the brand in the header of the container.
    let brand = file.get(4..12).and_then(|header| header.strip_prefix(b"ftyp"));
    if matches!(brand, Some(b"heic" | b"heix" | b"heim" | b"heis" | b"hevc" | b"mif1" | b"msf1")) {
        return Err(terminal_picture_heic());
    }
    let Some(pages) = rasterize(file) else {
        return read::qr_text(file).map_err(|error| error.message());
    };
    let pages = pages.map_err(|error| match error {
        RasterError::Encrypted => terminal_pdf_encrypted(),
        RasterError::Pdf(_) => terminal_pdf_damaged(),
        RasterError::Svg(_) => terminal_svg_damaged(),
    })?;
    read::qr_text_in_pages(pages).map_err(|error| match error {
        ReadError::NoQr => terminal_document_no_code(),
        ReadError::Foreign => terminal_document_foreign(),
        ReadError::Several(_) => terminal_document_several(),
        error => error.message(),
    })
}

/// Parses the `text` of a code. The original argument `text_or_path` is for the error message
/// alone.
pub fn parse_code<C: FromStr<Err = CodeError>>(text: &str, text_or_path: &str) -> Result<C> {
    text.parse().map_err(|error: CodeError| {
        if looks_like_a_path(text_or_path) && !Path::new(text_or_path).exists() {
            Failure::from_message(terminal_no_picture(format!("{text_or_path:?}")))
        } else {
            Failure::from(Rejection::from(error))
        }
    })
}

fn looks_like_a_path(text: &str) -> bool {
    let extension = Path::new(text).extension().and_then(|e| e.to_str()).unwrap_or("");
    let picture =
        ["png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff", "heic", "pdf", "svg", "svgz"];
    picture.contains(&extension.to_lowercase().as_str())
}

/// Generates the puzzle of an ordinary sheet with its answers.
pub fn generate_solved(seed: Seed, options: &SheetOptions) -> Result<SolvedPuzzle> {
    let solved = generate(seed, &options.settings, options.most_answers);
    solved.map_err(|error| Failure::from_message(error.message()))
}

/// Makes a [`Sheet`]. Its seal can fail only for lack of memory.
pub fn sheet(options: &SheetOptions) -> Result<Sheet> {
    Sheet::make(options).map_err(|error| Rejection::from(error).into())
}

/// Converts an error into a [`Failure`] with a sentence in the console's language.
pub fn to_failure(error: impl Into<Rejection>, console: &Console) -> Failure {
    let Rejection { kind, reason } = error.into();
    match kind {
        RejectionKind::Machine => Failure::Machine(console.text(reason)),
        _ => Failure::Input(console.text(reason)),
    }
}

/// Parses a recipe. Ingredients that are not in play are accepted, because the check of the recipe
/// reports them with a better message.
///
/// # Errors
/// If there are no ingredients, or a word is not the name of one.
pub fn parse_recipe(text: &str, in_play: &[Ingredient], console: &Console) -> Result<Answer> {
    let language = console.language();
    let known = parse_answer(text, (in_play, language));
    let answer = known.or_else(|unknown| {
        parse_answer(text, (&Ingredient::ALL[..], language)).map_err(|_| unknown)
    });
    answer.map_err(|error| to_failure(Rejection::input(error.message()), console))
}

pub fn tell_solution(solution: &Solution, console: &Console) {
    console.print_line("");
    let label = console.bold(terminal_winning_potion());
    for answer in &solution.answers {
        console.print_line(format_args!(
            "{label} {}",
            console.text(row(answer.iter().map(|i| i.name())))
        ));
    }
    console.print_line("");
    for line in solution_lines(solution, console.language()) {
        console.print_line(line);
    }
}

/// Returns a line for each ingredient of `solution`: its name, its role and its effects.
pub fn solution_lines(solution: &Solution, language: &Language) -> Vec<String> {
    let parts: Vec<[String; 3]> = solution
        .ingredients
        .iter()
        .map(|part| {
            let effects = row(part.effects.iter().map(|effect| effect.name()));
            let (ingredient, role) = (part.ingredient.name(), part.role());
            [language.text(ingredient), language.text(role), language.text(effects)]
        })
        .collect();
    let first = column(parts.iter().map(|part| &part[0]), 10);
    let second = column(parts.iter().map(|part| &part[1]), 26);
    parts
        .iter()
        .map(|[ingredient, role, effects]| {
            format!("  {ingredient:<first$}{role:<second$}{effects}").trim_end().to_owned()
        })
        .collect()
}

/// Returns the solution as JSON, with `result` for the event that revealed it.
pub fn solution_json(result: &str, solution: &Solution) -> serde_json::Value {
    json!({
        "result": result,
        "recipe_length": solution.recipe_length,
        "answers": solution.answers,
        "ingredients": solution.ingredients,
    })
}

/// Largest size of a key file or an organiser's file, in bytes.
const LARGEST: u64 = 1 << 20;

fn fresh_key() -> Result<RefereeKey> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes)
        .map_err(|e| Failure::Machine(format!("the machine gives no randomness ({e})")))?;
    Ok(RefereeKey::new(bytes))
}

/// Reads the key from a key file, or from an organiser's file in any language.
///
/// # Errors
/// If the file cannot be read, contains no key, or contains several different ones.
pub fn read_key(path: &Path) -> Result<RefereeKey> {
    let shown = path.display();
    let bytes = read_file(path, LARGEST, terminal_wanted_key())?;
    let text = decode_text(&bytes).unwrap_or_else(|| String::from_utf8_lossy(&bytes));
    let wrong =
        |reason: &dyn Display| Failure::Input(format!("\"{shown}\" is no key file: {reason}"));
    let keys = organisers_keys(&text);
    let keys: Vec<&str> = if keys.is_empty() { vec![&*text] } else { keys };
    let keys = keys.into_iter().map(|key| key.parse().map_err(|error| wrong(&error)));
    let keys: Vec<RefereeKey> = keys.collect::<Result<_>>()?;
    match keys[..] {
        [key, ref others @ ..] if others.iter().chain(&keys_in_lines(&text)).all(|k| *k == key) => {
            Ok(key)
        }
        _ => Err(wrong(&"it has a key in several lines; leave the right one")),
    }
}

/// Returns the keys that are whole lines of a text, or follow a colon in a line, whatever the words
/// before it.
fn keys_in_lines(text: &str) -> Vec<RefereeKey> {
    let ends = |line: &'_ str| -> Vec<RefereeKey> {
        let colons = line.match_indices([':', '：']).map(|(at, colon)| at + colon.len());
        std::iter::once(0).chain(colons).filter_map(|at| line.get(at..)?.parse().ok()).collect()
    };
    text.lines().flat_map(ends).collect()
}

/// Returns the rest of each line of an organiser's file that begins with the label of the key in
/// any language.
fn organisers_keys(text: &str) -> Vec<&str> {
    let heads: Vec<String> =
        Language::all().iter().map(|said| said.format(&terminal_organiser_key(""))).collect();
    let key = |line| heads.iter().find_map(|head| str::strip_prefix(line, head.trim()));
    text.lines().map(str::trim).filter_map(key).collect()
}

/// Returns the key for a new sheet: that of the key file, or a random one if the file does not
/// exist. A random key may be used only if [`keep_key`] then returns [`KeyFileMatch::Same`].
pub fn read_or_draw_key(path: Option<&Path>) -> Result<RefereeKey> {
    match path {
        Some(path) if path.exists() => read_key(path),
        _ => fresh_key(),
    }
}

/// Whether a key equals that of its file after [`keep_key`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyFileMatch {
    /// The key equals that of the file, or no file was requested.
    Same,
    /// Another process created the file in the meantime. Its key is valid, and all output made with
    /// the given key must be made again.
    Other,
}

/// Writes the key to `path` if the file does not exist, and compares it with the file's key.
pub fn keep_key(key: RefereeKey, path: Option<&Path>) -> Result<KeyFileMatch> {
    let Some(path) = path else { return Ok(KeyFileMatch::Same) };
    let is_made = !path.exists()
        && write_private_once(path, format!("{key}\n").as_bytes())
            .map_err(|e| Failure::Machine(format!("{e}; choose another --key-file")))?;
    match is_made || read_key(path)? == key {
        true => Ok(KeyFileMatch::Same),
        false => Ok(KeyFileMatch::Other),
    }
}

/// Returns the text of an organiser's file: all secrets of a tournament's sheet, and the command
/// `serve`.
pub fn organiser_file(sheet: &Sheet, key: RefereeKey, serve: &str, language: &Language) -> String {
    let mut said: Vec<Value> = vec![
        terminal_organiser(sheet.label(), sheet.options.seed.to_string()).into(),
        terminal_organiser_key(key.to_string()).into(),
    ];
    said.extend(sheet.opening.map(|code| terminal_organiser_opening(code.to_string()).into()));
    said.extend([terminal_organiser_give_up(sheet.give_up.to_string()).into(), "".into()]);
    for answer in &sheet.answers {
        let names = row(answer.iter().map(|ingredient| ingredient.name()));
        said.push(terminal_organiser_answer(names).into());
        if let Some(potion) = winning_potion(&sheet.game_data.puzzle, answer) {
            let pours = potion.items().iter().map(|p| format!("{}:{}", p.ingredient.id(), p.grown));
            let grown = pours.collect::<Vec<_>>().join(" ");
            said.push(terminal_organiser_potion(grown).into());
        }
    }
    said.push("".into());
    let solution = Solution::new(&sheet.game_data.puzzle, sheet.answers.clone());
    said.extend(solution_lines(&solution, language).into_iter().map(Value::from));
    said.extend(["".into(), terminal_organiser_serve().into(), format!("  {serve}").into()]);
    said.into_iter().map(|line| language.text(line) + "\n").collect()
}
