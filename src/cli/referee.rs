//! What a tournament keeps off its paper: the key, and the organiser's file with all secrets.

use std::path::Path;

use cauldron_press::press::write_private;
use cauldron_press::seal::RefereeKey;
use cauldron_press::texts::said::*;
use cauldron_press::texts::{Language, Value, row};
use cauldron_press::witches::puzzle::winning_potion;
use cauldron_press::witches::sheet::Sheet;
use cauldron_press::witches::table::Solution;

use super::input::read_file;
use super::{Console, Failure, solution};

/// A key file, or an organiser's file, is short.
const LARGEST: u64 = 1 << 20;

/// A fresh key from the machine's randomness.
fn fresh() -> Result<RefereeKey, Failure> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes)
        .map_err(|e| Failure::Machine(format!("the machine gives no randomness ({e})")))?;
    Ok(RefereeKey::new(bytes))
}

/// The key of a file: the key alone, or an organiser's file in any language.
pub fn read(path: &Path) -> Result<RefereeKey, Failure> {
    let shown = path.display();
    let bytes = read_file(path, LARGEST, "a key file")?;
    let text = String::from_utf8_lossy(&bytes);
    let mut heads = Language::all().iter().map(|said| said.say(&terminal_organiser_key("")));
    let key =
        heads.find_map(|head| text.lines().find_map(|line| line.trim().strip_prefix(head.trim())));
    key.unwrap_or(&text)
        .parse()
        .map_err(|e| Failure::Input(format!("\"{shown}\" is no key file: {e}")))
}

/// The key of a sheet that is to be printed: of the key file, or a fresh one if it is not there.
/// Of a key under which games share secrets that is said.
pub fn read_or_draw(path: Option<&Path>, console: &Console) -> Result<RefereeKey, Failure> {
    match path {
        Some(path) if path.exists() => {
            let key = read(path)?;
            if !key.is_scoped() {
                console.complain(&console.text(terminal_key_earlier()));
            }
            Ok(key)
        }
        _ => fresh(),
    }
}

/// Makes the key file, if there is to be one and it is not there.
pub fn keep(key: RefereeKey, path: Option<&Path>) -> Result<(), Failure> {
    match path {
        Some(path) if !path.exists() => write_private(path, format!("{key}\n").as_bytes())
            .map_err(|e| Failure::Machine(format!("{e}; choose another --key-file"))),
        _ => Ok(()),
    }
}

/// All secrets of a tournament's sheet, for its organiser.
pub fn organiser(sheet: &Sheet, key: RefereeKey, serve: &str, language: &Language) -> String {
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
    said.extend(solution::lines(&solution, language).into_iter().map(Value::from));
    said.extend(["".into(), terminal_organiser_serve().into(), format!("  {serve}").into()]);
    said.into_iter().map(|line| language.text(line) + "\n").collect()
}
