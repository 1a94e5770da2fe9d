//! `cauldron log`: converts games that people finished into log lines.

#[cfg(not(feature = "server"))]
#[path = "log/no_store.rs"]
mod store;
#[cfg(feature = "server")]
mod store;

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::common::players::Players;
use cauldron_press::game::Rejection;
use cauldron_press::press::write_atomic;
use cauldron_press::seal::PuzzleId;
use cauldron_press::texts::msg::{playtest_left_out, terminal_tables};
use cauldron_press::witches::playtest::{GameLog, GameLogError};
use cauldron_press::witches::settings::Settings;
use cauldron_press::witches::table::Table;

use super::args::SettingsArgs;
use super::console::json_path;
use super::files::{decode_text, read_file};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::counted;
use crate::cli::progress::ResultArgs;

/// Write the results of played games
///
/// Each game that people played to its end becomes one line of JSON, with its tests and its result,
/// and without names, notes or dates. `cauldron playtest --compare` reads such lines.
#[derive(Args)]
pub struct LogArgs {
    /// Played games: files that the phone page saved or `cauldron brew --save` wrote, texts that
    /// transfer a game to another device, and the tables of a referee's server
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Number of players, with --level: for a referee's tables, which contain neither
    #[arg(long, short, allow_hyphen_values = true, help_heading = None)]
    players: Option<Players>,
    /// Only the tables of this game, by its name on the sheet, for a referee's tables
    #[arg(long, value_name = "NAME", help_heading = None)]
    game: Option<String>,
    /// Write the lines into this file
    #[arg(long, short, value_name = "FILE", help_heading = "Output")]
    out: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

/// Largest size of a played game, in bytes.
const LARGEST: u64 = 4 << 20;
/// First bytes of an SQLite file.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";

/// Writes the lines of all games, or none if one of the files is invalid.
pub fn run(args: &LogArgs, console: &Console) -> Result<ExitCode> {
    let told = match args.players {
        Some(players) => Some((args.settings.settings()?, players)),
        None => None,
    };
    let mut found = CollectedGames { game: args.game.as_deref(), ..CollectedGames::default() };
    for file in &args.files {
        found.read(file, told)?;
    }
    if let Some(out) = &args.out {
        let lines: String = found.lines.iter().map(|line| line.to_owned() + "\n").collect();
        write_atomic(out, lines.as_bytes()).map_err(Failure::machine)?;
    }
    let left_out = found.unfinished;
    if left_out > 0 && !args.result.quiet {
        console.remark(playtest_left_out(counted(terminal_tables, left_out)));
    }
    args.result.tell(
        console,
        || found.as_json(args.out.as_deref()),
        || match &args.out {
            Some(out) => console.files(&[out]),
            None => found.lines.iter().for_each(|line| console.print_line(line)),
        },
    );
    Ok(ExitCode::SUCCESS)
}

/// Lines of finished games, and the number of a referee's tables that are unfinished.
#[derive(Default)]
struct CollectedGames<'a> {
    /// Name of the game whose tables are read from a referee's store; `None` for all.
    #[cfg_attr(not(feature = "server"), allow(dead_code))]
    game: Option<&'a str>,
    lines: Vec<String>,
    unfinished: u64,
}

impl CollectedGames<'_> {
    fn as_json(&self, out: Option<&Path>) -> Value {
        let games: Vec<Value> =
            self.lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
        json!({ "games": games, "unfinished": self.unfinished, "file": out.map(json_path) })
    }

    fn read(&mut self, file: &Path, known_settings: Option<(Settings, Players)>) -> Result {
        let shown = format!("\"{}\"", file.display());
        if let Some(text) = file.to_str().filter(|text| is_handed(text) && !file.exists()) {
            return self.text("the address", text, known_settings);
        }
        if is_store(file) {
            return self.store(file, known_settings);
        }
        let bytes = read_file(file, LARGEST, "a played game")?;
        let no_game = || log_failure(&shown, &GameLogError::NoGame);
        let text = decode_text(&bytes).ok_or_else(no_game)?;
        self.text(&shown, &text, known_settings)
    }

    fn text(
        &mut self,
        shown: &str,
        text: &str,
        known_settings: Option<(Settings, Players)>,
    ) -> Result {
        let line = GameLog::of_text(text, known_settings).and_then(|log| log.line());
        self.lines.push(line.map_err(|error| log_failure(shown, &error))?);
        Ok(())
    }
}

/// Table in a file, which may be unfinished.
pub struct SavedTable {
    /// Name of the table, or of the file with a single one.
    pub name: String,
    pub id: PuzzleId,
    pub table: Table,
}

/// Reads the tables of a referee's store, or the one that the phone page or `cauldron brew --save`
/// saved.
pub fn saved_tables(file: &Path) -> Result<Vec<SavedTable>> {
    let shown = format!("\"{}\"", file.display());
    if is_store(file) {
        let tables = store::read_tables(file)?.into_iter();
        let tables = tables.map(|(name, id, state)| {
            let table = Table::from_json(&state).map_err(Rejection::from)?;
            Ok(SavedTable { name, id, table })
        });
        return tables.collect();
    }
    let bytes = read_file(file, LARGEST, "a played game")?;
    let text = String::from_utf8_lossy(&bytes);
    let saved: Option<Value> = serde_json::from_str(&text).ok();
    let inner = saved.as_ref().and_then(|saved| saved["save"].as_str()).unwrap_or(&text);
    let table = Table::from_json(inner).ok();
    let payload = table.as_ref().and_then(|table| table.payload().ok());
    let (Some(table), Some(payload)) = (table, payload) else {
        return Err(log_failure(&shown, &GameLogError::NoGame));
    };
    Ok(vec![SavedTable { name: shown, id: payload.id(), table }])
}

/// Whether a text is an address that transfers a game to another device.
fn is_handed(text: &str) -> bool {
    let text = text.to_ascii_uppercase();
    // The marks of this version, and of those before 1.0, which are refused with an explanation.
    ["CP99:", "CP99%3A", "WW99:", "WW99%3A"].iter().any(|mark| text.contains(mark))
}

/// Whether `file` is a referee's store: an SQLite file, or the URL of a database.
fn is_store(file: &Path) -> bool {
    if file.to_str().is_some_and(|text| text.contains("://")) && !file.exists() {
        return true;
    }
    let mut head = [0; SQLITE.len()];
    file.metadata().is_ok_and(|about| about.is_file())
        && File::open(file).and_then(|mut file| file.read_exact(&mut head)).is_ok()
        && head == *SQLITE
}

fn log_failure(what: &str, error: &GameLogError) -> Failure {
    let hint = match error {
        GameLogError::Closed => "; give --players, and --level with what else was set",
        GameLogError::Lines => ": cauldron playtest --compare FILE",
        _ => "",
    };
    Failure::Input(format!("{what}: {error}{hint}"))
}
