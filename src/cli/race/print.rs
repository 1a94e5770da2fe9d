//! `cauldron race print`: one race or several, ready to print.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use cauldron_press::common::stream::Stream;
use cauldron_press::game::seed::Seed;
use cauldron_press::race::pages::{CardPrint, CardSize, CardTone};
use cauldron_press::race::{self, Order, RaceConcern, RaceGame};
use cauldron_press::texts::Language;
use cauldron_press::texts::said::*;

use super::args::GameArgs;
use super::{Console, Failure};
use crate::cli::args::counted;
use crate::cli::args::number;
use crate::cli::printing::PrintingArgs;
use crate::cli::progress::Progress;
use crate::cli::wording::json_paths;

/// Make a race to print
#[derive(Args)]
pub struct PrintArgs {
    /// Print the board of a JSON file, such as `race generate --out` writes
    #[arg(long, value_name = "FILE", conflicts_with_all = ["turns", "minutes", "count"])]
    track: Option<PathBuf>,
    #[command(flatten)]
    game: GameArgs,
    /// How many races of that length, 1 to 50, in one file
    #[arg(long, value_name = "N", default_value = "1", value_parser = races,
        allow_hyphen_values = true)]
    count: u64,
    #[command(flatten)]
    cards: CardArgs,
    #[command(flatten)]
    printing: PrintingArgs,
}

/// How the cards are printed.
#[derive(Args)]
#[command(next_help_heading = "Cards")]
struct CardArgs {
    /// Cards in their colour all over, or pale: around their sign and along their edge, which takes
    /// half the ink
    #[arg(long, value_enum, default_value = "full")]
    cards: Tone,
    /// Small cards (46 x 64 mm, 18 a page) or large ones (62 x 86 mm, 9 a page)
    #[arg(long, value_enum, default_value = "small")]
    card_size: Size,
    /// Print backs behind the cards, for paper that is printed on both sides; with --layout they are
    /// printed anyway
    #[arg(long)]
    backs: bool,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Tone {
    Full,
    Pale,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Size {
    Small,
    Large,
}

impl CardArgs {
    fn print(&self) -> CardPrint {
        CardPrint {
            tone: match self.cards {
                Tone::Full => CardTone::Full,
                Tone::Pale => CardTone::Pale,
            },
            size: match self.card_size {
                Size::Small => CardSize::Small,
                Size::Large => CardSize::Large,
            },
            backs: self.backs,
        }
    }

    /// How they are printed, typed or usual.
    fn in_force(&self) -> Value {
        let tone = if self.cards == Tone::Pale { "pale" } else { "full" };
        let size = if self.card_size == Size::Large { "large" } else { "small" };
        json!({ "tone": tone, "size": size, "backs": self.backs })
    }

    /// What the names of files tell of them; nothing of the usual ones.
    fn suffix(&self) -> String {
        [
            (self.cards == Tone::Pale, "-pale"),
            (self.card_size == Size::Large, "-large-cards"),
            (self.backs, "-backs"),
        ]
        .into_iter()
        .filter_map(|(unusual, name)| unusual.then_some(name))
        .collect()
    }
}

fn races(text: &str) -> Result<u64, String> {
    number(text, 1..=50).ok_or_else(|| format!("{text:?} races are not possible; use 1 to 50"))
}

/// Generates the races and writes their files.
pub fn run(args: &PrintArgs, console: &Console) -> Result<ExitCode, Failure> {
    let seed = args.game.seed()?;
    let games = match &args.track {
        Some(path) => vec![args.game.filed(path, seed)?],
        None => generated(args, seed, console.language())?,
    };
    let seed = games[0].seed;
    let options = args.printing.options(console.language())?;
    let mut printed = race::print(&games, args.cards.print(), &options)?;
    let wish = args.track.as_deref().map_or_else(|| args.game.wish_name(), file_name);
    let several = if args.count > 1 { format!("-{}-races", args.count) } else { String::new() };
    printed.name += &format!("-{wish}{several}{}{}", rules(&games[0]), args.cards.suffix());
    let ink = args.printing.ink.used(&printed);
    let scale = printed.scale;
    let written = args.printing.write(printed)?;
    args.printing.result.tell(
        console,
        || {
            let mut options = args.printing.in_force(&options);
            options["cards"] = args.cards.in_force();
            let files = json_paths(&written);
            json!({ "races": games, "options": options, "ink": ink.json(), "files": files })
        },
        || {
            tell(args, seed, &games, &written, console);
            args.printing.sheets.tell(scale, console);
            ink.tell(console);
        },
    );
    Ok(ExitCode::SUCCESS)
}

fn generated(
    args: &PrintArgs,
    seed: Seed,
    language: &'static Language,
) -> Result<Vec<RaceGame>, Failure> {
    let made = AtomicU64::new(0);
    let make = |number| {
        let game = args.game.generate(seed_of(seed, number))?;
        made.fetch_add(1, Ordering::Relaxed);
        Ok(game)
    };
    Progress::new(&args.printing.result, language).during(
        args.count,
        terminal_races,
        || made.load(Ordering::Relaxed),
        || (0..args.count).map(make).collect(),
    )
}

/// The name of a board's file as a part of another file's name.
fn file_name(path: &Path) -> String {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect()
}

/// What the names of files tell of the rules; nothing of the usual ones.
fn rules(game: &RaceGame) -> String {
    let rules = game.rules;
    let seconds = game.expected.seconds_per_turn;
    [
        (seconds != Order::SECONDS_PER_TURN, format!("-{seconds}s")),
        (rules.replacement, "-replacement".into()),
        (rules.hold_until_colour, "-hold".into()),
        (rules.everyone, "-everyone".into()),
    ]
    .into_iter()
    .filter_map(|(unusual, name)| unusual.then_some(name))
    .collect()
}

/// The seeds of a booklet: the given one, then others drawn from it.
fn seed_of(seed: Seed, number: u64) -> Seed {
    match number {
        0 => seed,
        n => Seed(Stream::new(seed, RaceConcern::Booklet, n).bits() >> (64 - Seed::FRESH_BITS)),
    }
}

fn tell(args: &PrintArgs, seed: Seed, games: &[RaceGame], written: &[PathBuf], console: &Console) {
    for game in games {
        console.tell(terminal_race_printed(
            console.bold(terminal_race(game.seed.to_string())),
            game.course(),
            counted(terminal_players, game.players.count()),
            counted(terminal_spaces, game.track.spaces().len() as u64),
            format!("{:.0}", game.expected.minutes()),
            args.printing.paper().to_string(),
        ));
    }
    console.files(written);
    if args.game.fresh() {
        console.say(console.dim(terminal_same(seed.to_string())));
    }
}
