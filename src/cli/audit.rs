//! `cauldron audit`: verifies that a tournament's secrets were fixed before it began.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use serde_json::json;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::game::Rejection;
use cauldron_press::seal::{Payload, RefereeKey};
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Message, list, row};
use cauldron_press::witches::puzzle::MostAnswers;
use cauldron_press::witches::settings::{Level, Settings};
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};
use cauldron_press::witches::table::{Keeper, Solution};

use super::args::SettingsArgs;
use super::code;
use super::failure::NO;
use super::log::{SavedTable, saved_tables};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::progress::ResultArgs;

/// Check that a tournament's secrets were settled before it began
///
/// The organiser publishes the key when the tournament is over. Anyone with a sheet can then check
/// that the commitment on it belongs to the key, that its code follows from key, seed and settings,
/// and that the referee answered the tests of a table by that secret. Clue, effects and aims of the
/// game are printed, to be compared with the paper. Exit code 1 if something differs.
#[derive(Args)]
pub struct AuditArgs {
    /// Codes of sheets of one game: their texts, or pictures of them
    #[arg(value_name = "CODE", requires = "seed")]
    codes: Vec<String>,
    /// Played tables of the game, whose tests are made again with the key: the file of the
    /// referee's server, or a saved table (repeat for more files)
    #[arg(long, value_name = "FILE", requires = "seed", help_heading = None)]
    tables: Vec<PathBuf>,
    /// The key that the organiser published: a file that contains it, or an organiser's file
    #[arg(long, value_name = "FILE", help_heading = None)]
    key_file: PathBuf,
    /// The commitment on a sheet
    #[arg(long, value_name = "COMMITMENT", help_heading = None)]
    commitment: Option<String>,
    /// The seed of the game, from the organiser's file or the manifest
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Number of players, 1 to 8
    #[arg(long, short, default_value = "4", allow_hyphen_values = true, help_heading = None)]
    players: Players,
    #[command(flatten)]
    result: ResultArgs,
}

pub fn run(args: &AuditArgs, console: &Console) -> Result<ExitCode> {
    let key = code::read_key(&args.key_file)?;
    if let Some(given) = args.commitment.as_ref().filter(|text| !RefereeKey::is_commitment(text)) {
        return Err(Failure::Input(format!(
            "--commitment: {given:?} is no commitment, which has six groups of four letters and digits"
        )));
    }
    let is_key = args.commitment.as_ref().map(|given| key.is_committed_as(given));
    let compare = |given: &String| compare(args, Secrecy::Referee(key), &code::payload(given)?);
    let codes: Vec<CodeFinding> = args.codes.iter().map(compare).collect::<Result<_>>()?;
    let game = match args.seed {
        Some(seed) => {
            let usual = args.settings.sheet_options(seed, args.players)?;
            Some(code::sheet(&SheetOptions { secrecy: Secrecy::Referee(key), ..usual })?)
        }
        None => None,
    };
    let tables = game.as_ref().map(|game| replay_tables(&args.tables, game)).transpose()?;
    let tables = tables.unwrap_or_default();
    let json = || {
        let same: Vec<bool> = codes.iter().map(|one| *one == CodeFinding::Same).collect();
        let settings: Vec<_> = codes.iter().map(CodeFinding::setting).collect();
        let mut found = json!({
            "commitment": key.commitment(), "key": is_key, "codes": same, "settings": settings,
        });
        if let Some(game) = &game {
            for (name, texts) in ["clue", "effects", "aims"].into_iter().zip(public_facts(game)) {
                let texts: Vec<String> = texts.into_iter().map(|text| console.text(text)).collect();
                found[name] = json!(texts);
            }
            found["tables"] = json!(tables);
        }
        found
    };
    args.result.tell(console, json, || {
        match (&args.commitment, is_key) {
            (Some(given), Some(false)) => {
                console.print_line(console.red(audit_other_key(given.clone(), key.commitment())));
            }
            (Some(_), _) => console.print_line(console.green(audit_key(key.commitment()))),
            // Without `--commitment` nothing was compared: users compare the printed value
            // themselves.
            (None, _) => console.print_message(audit_commitment(key.commitment())),
        }
        let seed = args.seed.map(|seed| seed.to_string()).unwrap_or_default();
        for found in &codes {
            match found {
                CodeFinding::Same => console.print_line(console.green(audit_code(seed.as_str()))),
                other => console.print_line(console.red(other.message(&seed))),
            }
        }
        for table in &tables {
            match table.message() {
                Ok(fine) => console.print_line(console.green(fine)),
                Err(differs) => console.print_line(console.red(differs)),
            }
        }
        if let Some(game) = &game {
            let [clue, effects, aims] = public_facts(game).map(row);
            console.print_message(audit_facts(seed.as_str(), clue, effects, aims));
        }
    });
    let is_right = is_key != Some(false)
        && codes.iter().all(|found| *found == CodeFinding::Same)
        && tables.iter().all(TableFinding::is_correct);
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::from(NO) })
}

/// Returns the messages for the clue, the effects and the aims that are printed on a sheet.
fn public_facts(game: &Sheet) -> [Vec<Message>; 3] {
    let clue = game.game_data.clue.message(game.options.settings.length());
    let effects = game.game_data.puzzle.effects_in_play();
    let aims = game.game_data.aims.iter().map(|aim| aim.text());
    [vec![clue], effects.iter().map(|effect| effect.name()).collect(), aims.collect()]
}

/// Result of making the tests of a table again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct TableFinding {
    table: String,
    /// Number of tests on the log.
    tests: usize,
    /// Numbers of the tests with another result.
    differ: Vec<u32>,
    /// Whether the solution that the table was shown, if any, is that of the key.
    solution: bool,
}

impl TableFinding {
    /// Whether all tests of the table have their results, and the solution that it was shown is the
    /// key's.
    fn is_correct(&self) -> bool {
        self.differ.is_empty() && self.solution
    }

    /// Returns the finding in words; an error if something differs.
    fn message(&self) -> std::result::Result<Message, Message> {
        let table = self.table.as_str();
        match (self.differ.is_empty(), self.solution) {
            (true, true) => Ok(audit_table(table)),
            (true, false) => Err(audit_table_solution(table)),
            (false, _) => Err(audit_table_differs(table, list(self.differ.iter().copied()))),
        }
    }
}

/// Makes the tests of all tables of `game` in these files again.
///
/// # Errors
/// If a file cannot be read, or has no table of the game.
fn replay_tables(files: &[PathBuf], game: &Sheet) -> Result<Vec<TableFinding>> {
    let keeper = Keeper::of_sheet(game);
    let solution = Solution::new(&game.game_data.puzzle, game.answers.clone());
    let mut found = Vec::new();
    for file in files {
        let before = found.len();
        for SavedTable { name, id, table } in saved_tables(file)? {
            if id != game.payload.id() {
                continue;
            }
            let differ = table.tests_that_differ(&keeper).map_err(Rejection::from)?;
            found.push(TableFinding {
                table: name,
                tests: table.tests().len(),
                differ,
                solution: table.solution().is_none_or(|shown| *shown == solution),
            });
        }
        if found.len() == before {
            return Err(Failure::Input(format!(
                "\"{}\" has no table of game {} under this key; check --seed, --level and --players",
                file.display(),
                game.label()
            )));
        }
    }
    Ok(found)
}

/// Result of comparing a code with the one that key, seed and settings make.
#[derive(Clone, Debug, PartialEq, Eq)]
enum CodeFinding {
    /// An identical code.
    Same,
    /// The code of an ordinary sheet, which can test potions without a referee.
    Open,
    /// The code of the same key and seed with a single other setting, given as the option that sets
    /// it.
    Setting(String),
    /// A code with the same [`Sheet::identity`] but other sealed content.
    Seal,
    /// Any other code.
    Other,
}

impl CodeFinding {
    fn setting(&self) -> Option<&str> {
        match self {
            CodeFinding::Setting(setting) => Some(setting),
            _ => None,
        }
    }

    fn message(&self, seed: &str) -> Message {
        match self {
            CodeFinding::Same => audit_code(seed),
            CodeFinding::Open => audit_open_code(),
            CodeFinding::Setting(setting) => audit_other_setting(seed, setting.as_str()),
            CodeFinding::Seal => audit_other_seal(seed),
            CodeFinding::Other => audit_other_code(seed),
        }
    }
}

/// Compares `payload` with the code of the game's sheet in the payload's language.
fn compare(args: &AuditArgs, secrecy: Secrecy, payload: &Payload) -> Result<CodeFinding> {
    let seed = args.seed.ok_or_else(|| Failure::input("a code is one of a game; give --seed"))?;
    if payload.has_play() {
        return Ok(CodeFinding::Open);
    }
    let usual = args.settings.sheet_options(seed, args.players)?;
    let options = SheetOptions { secrecy, language: payload.language(), ..usual };
    // The identity depends on key, seed and all settings, and needs no slow sealing.
    let is_named = |options: &SheetOptions| {
        Sheet::identity(options).is_ok_and(|identity| identity == payload.id())
    };
    if is_named(&options) {
        let is_same = code::sheet(&options)?.payload == *payload;
        return Ok(if is_same { CodeFinding::Same } else { CodeFinding::Seal });
    }
    let found = neighbours(&options).into_iter().find(|(_, options)| is_named(options));
    Ok(found.map_or(CodeFinding::Other, |(setting, _)| CodeFinding::Setting(setting)))
}

/// Returns all games that differ from `options` in one setting, each with that setting as an
/// option.
fn neighbours(options: &SheetOptions) -> Vec<(String, SheetOptions)> {
    let settings = options.settings;
    let players = Players::all().map(|players| {
        (format!("--players {}", players.count()), SheetOptions { players, ..options.clone() })
    });
    let answers = (1..=MostAnswers::LARGEST).filter_map(|count| {
        let most_answers = MostAnswers::new(count).ok()?;
        Some((format!("--answers {count}"), SheetOptions { most_answers, ..options.clone() }))
    });
    let levels = Level::ALL
        .into_iter()
        .map(|level| (format!("--level {}", level.number()), level.settings()));
    let custom = |name: &str, value: &str, ingredients, length, decoys, effects, cells| {
        let made = Settings::new(ingredients, length, decoys, effects, cells).ok()?;
        Some((format!("--{name} {value}"), made))
    };
    let (ingredients, length) = (settings.ingredients(), settings.length());
    let (decoys, effects, cells) =
        (settings.decoys(), settings.effects(), settings.special_cells());
    let other_ingredients = (1..=10).filter_map(|count: u8| {
        custom("ingredients", &count.to_string(), count, length, decoys, effects, cells)
    });
    let other_lengths = ["3", "4", "5", "6", "hidden"].into_iter().filter_map(|word| {
        custom("length", word, ingredients, word.parse().ok()?, decoys, effects, cells)
    });
    let other_decoys = ["ignore", "all"].into_iter().filter_map(|word| {
        custom("decoys", word, ingredients, length, word.parse().ok()?, effects, cells)
    });
    let other_effects = ["none", "some", "many"].into_iter().filter_map(|word| {
        custom("effects", word, ingredients, length, decoys, word.parse().ok()?, cells)
    });
    let other_cells = [("no", false), ("yes", true)].into_iter().filter_map(|(word, cells)| {
        custom("special-cells", word, ingredients, length, decoys, effects, cells)
    });
    let custom = other_ingredients
        .chain(other_lengths)
        .chain(other_decoys)
        .chain(other_effects)
        .chain(other_cells);
    let of_settings = custom
        .chain(levels)
        .map(|(setting, settings)| (setting, SheetOptions { settings, ..options.clone() }));
    players.chain(answers).chain(of_settings).filter(|(_, other)| other != options).collect()
}
