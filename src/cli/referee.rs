//! What a tournament keeps off its paper: the key, and the organiser's file with all secrets.

use std::fmt::Write;
use std::path::Path;

use cauldron_press::press::write_atomic;
use cauldron_press::seal::RefereeKey;
use cauldron_press::texts::Language;
use cauldron_press::witches::puzzle::{names, winning_potion};
use cauldron_press::witches::sheet::Sheet;
use cauldron_press::witches::table::Solution;

use super::input::read_file;
use super::{Failure, solution};

/// A key file, or an organiser's file, is short.
const LARGEST: u64 = 1 << 20;
/// What stands before the key in an organiser's file.
const KEY: &str = "Key:";

/// A fresh key from the machine's randomness.
fn fresh() -> Result<RefereeKey, Failure> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes)
        .map_err(|e| Failure::Machine(format!("the machine gives no randomness ({e})")))?;
    Ok(RefereeKey::new(bytes))
}

/// The key of a file: the key alone, or an organiser's file.
pub fn read(path: &Path) -> Result<RefereeKey, Failure> {
    let shown = path.display();
    let bytes = read_file(path, LARGEST, "a key file")?;
    let text = String::from_utf8_lossy(&bytes);
    let line = text.lines().find_map(|line| line.trim().strip_prefix(KEY));
    line.unwrap_or(&text)
        .parse()
        .map_err(|e| Failure::Input(format!("\"{shown}\" is no key file: {e}")))
}

/// The key of a sheet that is to be printed: of the key file, or a fresh one if it is not there.
pub fn read_or_draw(path: Option<&Path>) -> Result<RefereeKey, Failure> {
    match path {
        Some(path) if path.exists() => read(path),
        _ => fresh(),
    }
}

/// Makes the key file, if there is to be one and it is not there.
pub fn keep(key: RefereeKey, path: Option<&Path>) -> Result<(), Failure> {
    match path {
        Some(path) if !path.exists() => write_atomic(path, format!("{key}\n").as_bytes())
            .map_err(|e| Failure::Machine(format!("{e}; choose another --key-file"))),
        _ => Ok(()),
    }
}

/// All secrets of a tournament's sheet, for its organiser.
pub fn organiser(sheet: &Sheet, key: RefereeKey, serve: &str) -> String {
    let puzzle = &sheet.deal.puzzle;
    let mut text = format!(
        "Cauldron Press: for the organiser of game {}\n\n\
         Keep this file from the players. Nothing in it stands on paper.\n\n\
         Seed: {}\n{KEY} {key}\n",
        sheet.label(),
        sheet.options.seed,
    );
    if let Some(opening) = sheet.opening {
        let _ = writeln!(
            text,
            "Opening code, to be told at the end, when answers are checked: {opening}"
        );
    }
    let _ =
        writeln!(text, "Give-up code, opens the solution together with it: {}\n", sheet.give_up);
    for answer in &sheet.answers {
        let _ = writeln!(text, "Answer: {}", names(answer));
        if let Some(potion) = winning_potion(puzzle, answer) {
            let grown: Vec<String> = potion
                .pours()
                .iter()
                .map(|p| format!("{}:{}", p.ingredient.id(), p.grown))
                .collect();
            let _ = writeln!(text, "A potion that wins: {}", grown.join(" "));
        }
    }
    text.push('\n');
    let solution = Solution::new(puzzle, sheet.answers.clone());
    for line in solution::lines(&solution, Language::first()) {
        let _ = writeln!(text, "{line}");
    }
    let _ = write!(text, "\nReferee it on a server (this file in place of FILE):\n  {serve}\n");
    text
}
