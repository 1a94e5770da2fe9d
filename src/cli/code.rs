//! Where a game comes from (a code as text, a picture with a code, or a seed), its solution, and what
//! a tournament keeps off its paper.

use std::fmt::Display;
use std::path::Path;
use std::str::FromStr;

use serde_json::json;

use cauldron_press::game::seed::Seed;
use cauldron_press::game::{Refused, Trouble};
use cauldron_press::press::write_private_once;
use cauldron_press::seal::{CodeError, Payload, RefereeKey, read};
use cauldron_press::texts::said::*;
use cauldron_press::texts::{Language, Value, row};
use cauldron_press::witches::puzzle::{
    Answer, Ingredient, Solved, generate, parse_answer, winning_potion,
};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Solution;

use super::args::SettingsArgs;
use super::console::column;
use super::files::read_file;
use super::{Console, Failure, Result};

/// Pictures larger than this are not photographs of a sheet.
const LARGEST_PICTURE: u64 = 64 << 20;

/// Reads a code from a text, or from the picture that a path names.
pub fn payload(text_or_path: &str) -> Result<Payload> {
    parsed(&text(text_or_path)?, text_or_path)
}

/// The text of a code: the given one, or that of the picture which it names.
pub fn text(text_or_path: &str) -> Result<String> {
    let path = Path::new(text_or_path);
    if !path.exists() {
        return Ok(text_or_path.to_owned());
    }
    let bytes = read_file(path, LARGEST_PICTURE, "a picture with the QR")?;
    read::qr_text(&bytes).map_err(|error| {
        Failure::said(terminal_in_file(format!("{text_or_path:?}"), error.message()))
    })
}

/// The code of a text, and what was given for it.
pub fn parsed<C: FromStr<Err = CodeError>>(text: &str, text_or_path: &str) -> Result<C> {
    text.parse().map_err(|error: CodeError| {
        if looks_like_a_path(text_or_path) && !Path::new(text_or_path).exists() {
            Failure::said(terminal_no_picture(format!("{text_or_path:?}")))
        } else {
            Failure::from(Refused::from(error))
        }
    })
}

fn looks_like_a_path(text: &str) -> bool {
    let extension = Path::new(text).extension().and_then(|e| e.to_str()).unwrap_or("");
    let picture = ["png", "jpg", "jpeg", "webp", "pdf", "svg"];
    picture.contains(&extension.to_lowercase().as_str())
}

/// The puzzle of a seed with its answers.
pub fn solved(seed: Seed, settings: &SettingsArgs) -> Result<Solved> {
    let solved = generate(seed, &settings.settings()?, settings.custom.answers);
    solved.map_err(|error| Failure::said(error.message()))
}

/// A sheet, whose seal can fail only for want of memory.
pub fn sheet(options: &SheetOptions) -> Result<Sheet> {
    Sheet::make(options).map_err(|error| Refused::from(error).into())
}

/// Why something cannot be done, in the console's language.
pub fn refused(error: impl Into<Refused>, console: &Console) -> Failure {
    let Refused { trouble, reason } = error.into();
    match trouble {
        Trouble::Machine => Failure::Machine(console.text(reason)),
        _ => Failure::Input(console.text(reason)),
    }
}

/// Returns the ingredients of a recipe as they are typed. One that is not in play is found as well:
/// whoever checks the recipe refuses it as such.
///
/// # Errors
/// If there are none, or a word names no ingredient.
pub fn parse_recipe(text: &str, in_play: &[Ingredient], console: &Console) -> Result<Answer> {
    let language = console.language();
    let known = parse_answer(text, (in_play, language));
    let answer = known.or_else(|unknown| {
        parse_answer(text, (&Ingredient::ALL[..], language)).map_err(|_| unknown)
    });
    answer.map_err(|error| refused(Refused::input(error.message()), console))
}

pub fn tell_solution(solution: &Solution, console: &Console) {
    console.say("");
    let label = console.bold(terminal_winning_potion());
    for answer in &solution.answers {
        console.say(format_args!("{label} {}", console.text(row(answer.iter().map(|i| i.name())))));
    }
    console.say("");
    for line in solution_lines(solution, console.language()) {
        console.say(line);
    }
}

/// A line for each ingredient: what it is, and its effects.
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

/// The solution for programs, with how it came to light.
pub fn solution_json(result: &str, solution: &Solution) -> serde_json::Value {
    json!({
        "result": result,
        "recipe_length": solution.recipe_length,
        "answers": solution.answers,
        "ingredients": solution.ingredients,
    })
}

/// A key file, or an organiser's file, is short.
const LARGEST: u64 = 1 << 20;

fn fresh_key() -> Result<RefereeKey> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes)
        .map_err(|e| Failure::Machine(format!("the machine gives no randomness ({e})")))?;
    Ok(RefereeKey::new(bytes))
}

/// Returns the key of a file: the key alone, or an organiser's file in any language.
///
/// # Errors
/// If the file cannot be read, holds no key, or holds several: nobody could say which one it is.
pub fn read_key(path: &Path) -> Result<RefereeKey> {
    let shown = path.display();
    let bytes = read_file(path, LARGEST, "a key file")?;
    let text = String::from_utf8_lossy(&bytes);
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

/// The texts after the words before a key in an organiser's file, one for each line with such words
/// in any language.
fn organisers_keys(text: &str) -> Vec<&str> {
    let heads: Vec<String> =
        Language::all().iter().map(|said| said.say(&terminal_organiser_key(""))).collect();
    let key = |line| heads.iter().find_map(|head| str::strip_prefix(line, head.trim()));
    text.lines().map(str::trim).filter_map(key).collect()
}

/// Returns the key of a sheet that is to be printed: that of the key file, or a fresh one if there
/// is no file. A fresh key counts once [`keep_key`] says so.
pub fn read_or_draw_key(path: Option<&Path>) -> Result<RefereeKey> {
    match path {
        Some(path) if path.exists() => read_key(path),
        _ => fresh_key(),
    }
}

/// Whether a key is that of its file after [`keep_key`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptKey {
    /// It is, or there is to be no file.
    Same,
    /// Another process made the file meanwhile: its key counts, and whatever was made with this one
    /// is to be made anew.
    Other,
}

/// Makes the key file, if there is to be one and it is not there.
pub fn keep_key(key: RefereeKey, path: Option<&Path>) -> Result<KeptKey> {
    let Some(path) = path else { return Ok(KeptKey::Same) };
    let is_made = !path.exists()
        && write_private_once(path, format!("{key}\n").as_bytes())
            .map_err(|e| Failure::Machine(format!("{e}; choose another --key-file")))?;
    match is_made || read_key(path)? == key {
        true => Ok(KeptKey::Same),
        false => Ok(KeptKey::Other),
    }
}

/// All secrets of a tournament's sheet, for its organiser.
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
        if let Some(potion) = winning_potion(&sheet.deal.puzzle, answer) {
            let pours = potion.pours().iter().map(|p| format!("{}:{}", p.ingredient.id(), p.grown));
            let grown = pours.collect::<Vec<_>>().join(" ");
            said.push(terminal_organiser_potion(grown).into());
        }
    }
    said.push("".into());
    let solution = Solution::new(&sheet.deal.puzzle, sheet.answers.clone());
    said.extend(solution_lines(&solution, language).into_iter().map(Value::from));
    said.extend(["".into(), terminal_organiser_serve().into(), format!("  {serve}").into()]);
    said.into_iter().map(|line| language.text(line) + "\n").collect()
}
