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

pub fn run(args: &AuditArgs, console: &Console) -> Result<ExitCode> {
    let key = code::read_key(&args.key_file)?;
    let is_key = args.commitment.as_ref().map(|given| key.is_committed_as(given));
    let is_of_game = |given: &String| is_of(args, Secrecy::Referee(key), &code::payload(given)?);
    let codes: Vec<bool> = args.codes.iter().map(is_of_game).collect::<Result<_>>()?;
    let json = || json!({ "commitment": key.commitment(), "key": is_key, "codes": codes });
    args.result.tell(console, json, || {
        let same = audit_key(key.commitment());
        match (&args.commitment, is_key) {
            (Some(given), Some(false)) => {
                console.say(console.red(audit_other_key(given.clone(), key.commitment())));
            }
            (Some(_), _) => console.say(console.green(same)),
            // Nothing was compared: whoever reads it does.
            (None, _) => console.tell(same),
        }
        let seed = || args.seed.map(|seed| seed.to_string()).unwrap_or_default();
        for is_of_game in &codes {
            match is_of_game {
                true => console.say(console.green(audit_code(seed()))),
                false => console.say(console.red(audit_other_code(seed()))),
            }
        }
    });
    let is_right = is_key != Some(false) && codes.iter().all(|&same| same);
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::from(NO) })
}

/// Whether a code is that of the game, on a sheet in its own language.
fn is_of(args: &AuditArgs, secrecy: Secrecy, payload: &Payload) -> Result<bool> {
    let seed = args.seed.ok_or_else(|| Failure::input("a code is one of a game; give --seed"))?;
    let usual = args.settings.sheet_options(seed, args.players)?;
    let language = payload.language().unwrap_or_default();
    let sheet = code::sheet(&SheetOptions { secrecy, language, ..usual })?;
    Ok(sheet.payload == *payload)
}
