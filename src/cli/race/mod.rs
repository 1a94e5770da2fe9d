//! `cauldron race`: the colour race. Its commands share the options for board, rules and length.

mod exact;
mod plot;
mod print;
mod simulate;

use std::io::ErrorKind;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand, ValueEnum};
use serde_json::json;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::options::RulesOptions;
use cauldron_press::press;
use cauldron_press::race::{
    BoardFile, Deck, ExpectedLength, LengthTarget, MoveTable, PublishedRace, Race, RaceGame,
    RaceRules, RaceSeries, SEATS, Track, as_programmed, generate, published, winnable,
};
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Message, Value};

use super::args::fresh_seed;
use super::console::column;
use super::failure::NO;
use super::files::{FileReadError, decode_text, read_bounded};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, ValueError};
use crate::cli::numbers::{counted, whole_number};

/// The colour race
#[derive(Args)]
pub struct RaceArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play many games and report their lengths.
    Simulate(simulate::SimulateArgs),
    /// Compute the length exactly, for draws with replacement.
    Exact(exact::ExactArgs),
    /// Make a board for a desired length.
    Generate(print::GenerateArgs),
    /// Make a race to print: a PDF with track, rules, cards and pawns.
    Print(print::RacePrintArgs),
    /// Make many races to print: booklets, or a file each, with a manifest.
    Booklet(Box<print::RaceBookletArgs>),
}

pub fn run(args: &RaceArgs, console: &Console) -> Result<ExitCode> {
    match &args.command {
        Command::Simulate(args) => simulate::run(args, console),
        Command::Exact(args) => exact::run(args, console),
        Command::Generate(args) => print::generate(args, console),
        Command::Print(args) => print::print(args, console),
        Command::Booklet(args) => print::booklet(args, console),
    }
}

/// Desired length of the game.
#[derive(Args)]
#[command(next_help_heading = "Length")]
pub struct WishArgs {
    /// Desired length in turns of each player; with --everyone, of the last one home
    #[arg(long, value_name = "N", value_parser = length, conflicts_with = "minutes",
        allow_hyphen_values = true)]
    turns: Option<u16>,
    /// Desired length in minutes (default: 15)
    #[arg(long, value_name = "N", value_parser = length, allow_hyphen_values = true)]
    minutes: Option<u16>,
    /// Duration of a player's turn in seconds (default: 12)
    #[arg(long, value_name = "N", value_parser = seconds, allow_hyphen_values = true)]
    seconds_per_turn: Option<NonZero<u16>>,
}

fn length(text: &str) -> Result<u16, ValueError> {
    whole_number(text, 1..=10_000)
}

fn seconds(text: &str) -> Result<NonZero<u16>, ValueError> {
    let seconds = whole_number(text, 1..=3_600)?;
    Ok(NonZero::new(seconds).unwrap_or(NonZero::<u16>::MIN))
}

impl WishArgs {
    /// Returns the length as a part of a file name: `15min` or `20turns`.
    pub fn name(&self) -> String {
        self.length().name()
    }

    fn length(&self) -> LengthTarget {
        match (self.turns, self.minutes) {
            (Some(turns), _) => LengthTarget::Turns(turns),
            (None, minutes) => LengthTarget::Minutes(minutes.unwrap_or(Race::MINUTES)),
        }
    }
}

/// Seed, players, length and rules, which determine a generated game.
#[derive(Args)]
pub struct GameArgs {
    /// The game code, such as malut-lisil-hilug-pu, or a number. Without one a new game is drawn
    #[arg(long, short, visible_alias = "game-code")]
    pub seed: Option<Seed>,
    /// Number of players, 1 to 8
    #[arg(long, short, allow_hyphen_values = true)]
    players: Option<Players>,
    #[command(flatten)]
    pub wish: WishArgs,
    #[command(flatten)]
    rules: RulesOptions,
}

impl GameArgs {
    /// Returns the given seed, or a random one.
    pub fn seed(&self) -> Result<Seed> {
        self.seed.map_or_else(|| fresh_seed(false), Ok)
    }

    /// Returns a series of games with these options.
    pub fn series(&self) -> RaceSeries {
        RaceSeries {
            players: self.players.unwrap_or(Race::PLAYERS),
            rules: self.rules.apply_to(RaceRules::default()),
            length: self.wish.length(),
            seconds_per_turn: self.wish.seconds_per_turn.unwrap_or(RaceSeries::SECONDS_PER_TURN),
        }
    }

    /// Reads the game of a board file, ready to print, with its length under the current options.
    ///
    /// The drawing depends on the seed of `--seed`, else on that in the file, else on `seed`.
    pub fn read_game(&self, path: &Path, seed: Seed) -> Result<RaceGame> {
        let file = read_board(path)?;
        let name = terminal_board_of_file(path.display().to_string());
        let rules = self.rules.apply_to(file.rules);
        if rules.first_move_counts {
            return Err(Failure::Input(format!(
                "{name} cannot be printed: the printed rules have no first_move_counts; leave it out"
            )));
        }
        let deck = file.deck();
        let players = self.players.or(file.players).unwrap_or(Race::PLAYERS);
        let seed = self.seed.or(file.seed).unwrap_or(seed);
        let seconds = self.wish.seconds_per_turn.map(NonZero::get).or(file.seconds_per_turn());
        let table = table(&name, &file.track, &deck, rules, players)?;
        let expected =
            ExpectedLength::of(&table, players, seed, seconds.unwrap_or(RaceSeries::SECONDS_PER_TURN.get()))
                .ok_or_else(|| {
                    Failure::Input(format!(
                        "{name} cannot be printed: some games of {} do not end within 10,000 moves of a player; give it fewer picture cards, or a shorter way",
                        counted(terminal_players, players.count())
                    ))
                })?;
        Ok(RaceGame { seed, players, rules, expected, deck, track: file.track })
    }

    /// Generates the game of `seed`.
    pub fn generate(&self, seed: Seed) -> Result<RaceGame> {
        generate(&self.series(), seed).map_err(|error| Failure::from_message(error.message()))
    }
}

/// Source of the board.
#[derive(Args)]
pub struct BoardArgs {
    /// Take the board from a JSON file, such as `race generate --out` writes
    #[arg(long, value_name = "FILE", conflicts_with = "preset")]
    track: Option<PathBuf>,
    /// Take a well-known board; without --track and --preset a board is generated from the seed
    #[arg(long, value_enum, conflicts_with_all = ["turns", "minutes"])]
    preset: Option<Preset>,
    #[command(flatten)]
    pub game: GameArgs,
}

/// Well-known board.
#[derive(Clone, Copy, ValueEnum)]
enum Preset {
    /// The published edition, with the rules of its analysis
    Published,
    /// The published edition, with the rules of a public simulator as its program has them
    Seed,
}

/// Board, rules and players of a game.
pub struct PlayedBoard {
    pub name: Message,
    pub track: Track,
    pub table: MoveTable,
    pub players: Players,
}

impl BoardArgs {
    /// Reads or generates the board. The default number of players is 1 for an `exact` length.
    pub fn board(&self, seed: Seed, exact: bool) -> Result<PlayedBoard> {
        let usual = if exact { Players::ONE } else { Race::PLAYERS };
        let (name, track, deck, rules, players) = match (&self.track, self.preset) {
            (Some(path), _) => {
                let file = read_board(path)?;
                let name = terminal_board_of_file(path.display().to_string());
                (name, file.track.clone(), file.deck(), file.rules, file.players)
            }
            (None, Some(Preset::Published)) => {
                let preset = published();
                (terminal_board_published(), preset.track, preset.deck, preset.rules, None)
            }
            (None, Some(Preset::Seed)) => {
                let PublishedRace { track, deck, rules } = as_programmed();
                (terminal_board_programmed(), track, deck, rules, None)
            }
            (None, None) => {
                let game = self.game.generate(seed)?;
                let name = terminal_board_of_seed(seed.to_string());
                (name, game.track, game.deck, game.rules, Some(game.players))
            }
        };
        let rules = self.game.rules.apply_to(rules);
        let players = self.game.players.or(players).unwrap_or(usual);
        let table = table(&name, &track, &deck, rules, players)?;
        Ok(PlayedBoard { name, track, table, players })
    }
}

/// Computes the [`MoveTable`] of a board.
///
/// # Errors
/// If the board is invalid, or it is proved that no player can win on it.
fn table(
    name: &Message,
    track: &Track,
    deck: &Deck,
    rules: RaceRules,
    players: Players,
) -> Result<MoveTable> {
    let unplayable = |e: String| Failure::Input(format!("{name} cannot be played: {e}"));
    let table = MoveTable::new(track, deck, rules).map_err(|e| unplayable(e.to_string()))?;
    winnable(&table, players).map_err(|e| unplayable(e.to_string()))?;
    Ok(table)
}

impl PlayedBoard {
    /// Describes the board and its rules in words.
    pub fn describe(&self) -> Message {
        let rules = self.table.rules();
        let draws = match rules.replacement {
            true => terminal_with_replacement(),
            false => terminal_without_replacement(),
        };
        let nap = if rules.hold_until_colour { terminal_held() } else { terminal_turn_lost() };
        let end = match rules.everyone {
            true => terminal_until_everyone(),
            false => terminal_until_first(),
        };
        let (spaces, cards) = (self.track.spaces().len(), self.table.deck().size());
        let board = terminal_board(self.name.clone(), spaces, cards, draws, nap, end);
        if rules.first_move_counts { terminal_board_first_move(board) } else { board }
    }

    /// Returns the board and its rules as JSON.
    pub fn as_json(&self) -> serde_json::Value {
        json!({
            "name": self.name.to_string(),
            "spaces": self.track.spaces().len(),
            "cards": self.table.deck().size(),
            "rules": self.table.rules(),
        })
    }
}

pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result {
    press::write_atomic(path, bytes.as_ref()).map_err(Failure::machine)
}

/// Formats a share of games in percent; shares below 0.1 % get four decimals instead of two.
pub fn percent(share: f64) -> String {
    let digits = if share > 0.0 && share < 0.001 { 4 } else { 2 };
    format!("{:.digits$} %", 100.0 * share)
}

/// Largest size of a board file, in bytes: several times that of 1,000 spaces.
const LARGEST_FILE: u64 = 1_000_000;

pub fn read_board(path: &Path) -> Result<BoardFile> {
    let unreadable = |why: &str| Failure::Input(format!("cannot read {}: {why}", path.display()));
    let bytes = read_bounded(path, LARGEST_FILE).map_err(|why| match why {
        FileReadError::Folder => unreadable("it is a folder; give the file of a board"),
        FileReadError::Device => unreadable("it is a pipe or a device; give the file of a board"),
        FileReadError::Large => unreadable("it is larger than 1 MB, and no board is"),
        FileReadError::Io(error) if error.kind() == ErrorKind::NotFound => {
            unreadable("there is no such file")
        }
        FileReadError::Io(error) => unreadable(&error.to_string()),
    })?;
    let text = decode_text(&bytes).ok_or_else(|| unreadable("it is not a text file"))?;
    BoardFile::parse(&text)
        .map_err(|e| Failure::Input(format!("{} is not a board: {e}", path.display())))
}

/// Column of labels before values, as wide as the longest of them.
pub struct Labels<'a> {
    console: &'a Console,
    width: usize,
}

impl<'a> Labels<'a> {
    /// Creates the column for the names of moves, turns and seats.
    pub fn new(console: &'a Console) -> Self {
        let all = [terminal_moves(), terminal_turns(), terminal_seat(SEATS)];
        Labels::of(console, all)
    }

    pub fn of(console: &'a Console, all: impl IntoIterator<Item = impl Into<Value>>) -> Self {
        let all: Vec<String> = all.into_iter().map(|name| console.text(name)).collect();
        Labels { console, width: column(&all, 0) }
    }

    pub fn say(&self, name: impl Into<Value>, line: impl Into<Value>) {
        let (name, line) = (self.console.text(name), self.console.text(line));
        self.console.print_line(format_args!("  {name:<width$}{line}", width = self.width));
    }
}
