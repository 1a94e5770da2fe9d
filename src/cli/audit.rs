//! `cauldron audit`: whether a tournament's secrets were settled before it began.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::game::players::Players;
use cauldron_press::game::seed::Seed;
use cauldron_press::seal::Payload;
use cauldron_press::texts::said::*;
use cauldron_press::witches::sheet::{Secrecy, SheetOptions};

use super::args::{ResultArgs, SettingsArgs};
use super::failure::NO;
use super::{Console, Failure, Result, code};

/// Check that a tournament's secrets were settled before it began
///
/// The organiser opens the key when the tournament is over. Whoever has a sheet of it then sees
/// whether its commitment is that of the key, and whether its code is the one that key, seed and
/// settings make. Exit code 1 if not.
#[derive(Args)]
pub struct AuditArgs {
    /// Codes of sheets of one game: their texts, or pictures of them
    #[arg(value_name = "CODE", requires = "seed")]
    codes: Vec<String>,
    /// The key that the organiser opened: a file that holds it, or an organiser's file
    #[arg(long, value_name = "FILE", help_heading = None)]
    key_file: PathBuf,
    /// The commitment on a sheet
    #[arg(long, value_name = "COMMITMENT", help_heading = None)]
    commitment: Option<String>,
    /// The seed of the game, which the organiser's file or the manifest says
    #[arg(long, short, visible_alias = "game-code", requires = "codes")]
    seed: Option<Seed>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// How many play, 1 to 8
    #[arg(long, short, default_value = "4", allow_hyphen_values = true, help_heading = None)]
    players: Players,
    #[command(flatten)]
    result: ResultArgs,
}

/// As letters and digits, whatever is between them; what is read wrongly as what it is.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_alphanumeric());
    let plain = letters.map(|letter| match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    });
    plain.collect()
}

pub fn run(args: &AuditArgs, console: &Console) -> Result<ExitCode> {
    let key = code::read_key(&args.key_file)?;
    let commitment = key.commitment();
    let is_key = args.commitment.as_ref().is_none_or(|given| plain(given) == plain(&commitment));
    let mut codes = Vec::new();
    for given in &args.codes {
        let payload = code::payload(given)?;
        codes.push(is_of(args, Secrecy::Referee(key), &payload)?);
    }
    let seed = args.seed.map(|seed| seed.to_string()).unwrap_or_default();
    args.result.tell(
        console,
        || json!({ "commitment": commitment.clone(), "key": is_key, "codes": codes.clone() }),
        || {
            match &args.commitment {
                Some(given) if !is_key => {
                    let told = audit_other_key(given.clone(), commitment.clone());
                    console.say(console.red(told));
                }
                _ => console.say(console.green(audit_key(commitment.clone()))),
            }
            for is_of_game in &codes {
                match is_of_game {
                    true => console.say(console.green(audit_code(seed.clone()))),
                    false => console.say(console.red(audit_other_code(seed.clone()))),
                }
            }
        },
    );
    Ok(if is_key && codes.iter().all(|&same| same) {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(NO)
    })
}

/// Whether a code is that of the game, on a sheet in its own language.
fn is_of(args: &AuditArgs, secrecy: Secrecy, payload: &Payload) -> Result<bool> {
    let seed = args.seed.ok_or_else(|| Failure::input("a code is one of a game; give --seed"))?;
    let usual = args.settings.sheet_options(seed, args.players)?;
    let language = payload.language().unwrap_or_default();
    let sheet = code::sheet(&SheetOptions { secrecy, language, ..usual })?;
    Ok(sheet.payload == *payload)
}
