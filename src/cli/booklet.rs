//! `cauldron booklet`: makes many games of Wondering Witches, ready to print.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::builder::ArgPredicate;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::options::OrderOptions;
use cauldron_press::seal::page_address;
use cauldron_press::witches::series::{
    CHAPTERS, GameSet, Levels, LevelsError, SeriesOptions, WitchesSeries,
};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::test_methods::Extras;

use super::args::SettingsArgs;
use super::code;
use super::code::KeyFileMatch;
use super::printing::PrintingArgs;
use super::run::{self, RunArgs, RunRequest};
use super::site::PlayPageArgs;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};

/// Make many games
#[derive(Args)]
#[command(
    mut_arg("json", |json| json.help("Print what was made as JSON, without the secrets")),
    mut_args(run::option),
    mut_arg("answers", |most| most.long("most-answers")),
    mut_args(|arg| match arg.get_id().as_str() {
        "difficulty" | "turns" | "win_rate" | "hopeless" | "certain" | "no_guess" | "equal"
        | "ladder" => arg.conflicts_with_all(["seeds", "seeds_file"]),
        "as_drawn" => arg.conflicts_with_all(["equal", "ladder", "campaign"]),
        _ => arg,
    }),
)]
pub struct BookletArgs {
    /// The game code of the first game, from which the others are drawn, such as
    /// malut-lisil-hilug-pu, or a number. Without one a new one is drawn
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    /// Number of players, 1 to 8; with --names 1 by default
    #[arg(
        long,
        short,
        default_value = "4",
        allow_hyphen_values = true,
        default_value_if("names", ArgPredicate::IsPresent, "1")
    )]
    players: Players,
    #[command(flatten)]
    settings: SettingsArgs,
    /// The levels of the games in order, repeated from the first, such as 0,1,2
    #[arg(
        long,
        value_name = "LEVELS",
        help_heading = None,
        value_delimiter = ',',
        allow_hyphen_values = true,
        conflicts_with = "level"
    )]
    levels: Vec<Level>,
    /// Levels that rise from the easiest to the hardest, such as 0..5
    #[arg(long, value_name = "FROM..TO", value_parser = parse_ramp, allow_hyphen_values = true,
        help_heading = None,
        conflicts_with_all = ["level", "levels"])]
    ramp: Option<Ramp>,
    #[command(flatten)]
    order: OrderOptions,
    /// Games of equal strength, for a tournament or a class: like the first in recipe length and
    /// decoys, and close to it in difficulty and length
    #[arg(long, help_heading = "To order", conflicts_with_all = ["levels", "ramp"])]
    equal: bool,
    /// A ladder: each game needs one more kind of reasoning than the one before. By default there
    /// is one game for each kind
    #[arg(long, help_heading = "To order", conflicts_with_all = ["levels", "ramp", "equal"])]
    ladder: bool,
    /// A campaign: a story in ten chapters, each a game with one new element. The answer of each
    /// game opens the next part of the story
    #[arg(long, help_heading = "To order", conflicts_with_all = NOT_IN_CAMPAIGNS)]
    campaign: bool,
    #[command(flatten)]
    run: RunArgs,
    #[command(flatten)]
    printing: PrintingArgs,
    #[command(flatten)]
    play_page: PlayPageArgs,
    /// For tournaments: nothing on paper reveals the answers; the secrets go into a file for the
    /// organiser
    #[arg(long, requires = "key_file", help_heading = "Printing")]
    referee: bool,
    /// With --referee: the key that the secrets are derived from; the file is created if it does
    /// not exist
    #[arg(long, value_name = "FILE", requires = "referee", help_heading = "Printing")]
    key_file: Option<PathBuf>,
    /// Web address of the page that the codes open
    #[arg(long, value_name = "URL", value_parser = page_address, help_heading = "Printing")]
    base_url: Option<String>,
}

/// Options that conflict with `--campaign`, because a campaign sets them itself or must stay
/// complete.
const NOT_IN_CAMPAIGNS: [&str; 25] = [
    "level",
    "levels",
    "ramp",
    "ingredients",
    "length",
    "decoys",
    "effects",
    "special_cells",
    "answers",
    "difficulty",
    "turns",
    "win_rate",
    "hopeless",
    "certain",
    "no_guess",
    "equal",
    "ladder",
    "games",
    "seeds",
    "seeds_file",
    "names",
    "volume",
    "files",
    "shard",
    "referee",
];

impl BookletArgs {
    fn set(&self) -> Option<GameSet> {
        let set = |wanted: bool, set| wanted.then_some(set);
        set(self.equal, GameSet::Equal)
            .or(set(self.ladder, GameSet::Ladder))
            .or(set(self.campaign, GameSet::Campaign))
    }
}

#[derive(Clone, Copy)]
struct Ramp(Level, Level);

fn parse_ramp(text: &str) -> Result<Ramp, LevelsError> {
    Levels::ends(text).map(|(first, last)| Ramp(first, last))
}

pub fn run(args: &BookletArgs, console: &Console) -> Result<ExitCode> {
    let seeds = args.run.seeds(args.seed, &args.printing)?;
    let levels = match (args.ramp, args.levels.is_empty()) {
        (Some(Ramp(first, last)), _) => {
            Some(Levels::ramp(first, last, seeds.games()).map_err(Failure::input)?)
        }
        (None, true) => None,
        (None, false) => Some(Levels::cycle(args.levels.clone()).map_err(Failure::input)?),
    };
    let options = SeriesOptions {
        set: args.set(),
        base_url: args.base_url.clone(),
        language: console.language().number(),
        extras: Extras {
            play_page: args.play_page.is_wanted(args.base_url.is_some(), args.referee),
            answers: args.run.prints_answers(),
            ..Extras::default()
        },
        ..args.order.apply_to(match args.campaign {
            true => SeriesOptions::campaign(args.players),
            false => args.settings.series_options(levels, args.players),
        })
    };
    let path = args.key_file.as_deref();
    let key = path.map(|path| code::read_or_draw_key(Some(path))).transpose()?;
    let series = match key {
        Some(key) => WitchesSeries::refereed(options, key)?,
        None => WitchesSeries::new(options)?,
    };
    let seeds = match args.set() {
        Some(GameSet::Ladder) => seeds.or_usual(args.run.games, series.rungs()?.len() as u64),
        Some(GameSet::Campaign) => seeds.or_usual(None, CHAPTERS),
        Some(GameSet::Equal) | None => seeds,
    };
    if let Some(key) = key
        && code::keep_key(key, path)? == KeyFileMatch::Other
    {
        return run(args, console);
    }
    let request = RunRequest {
        series: &series,
        seeds: &seeds,
        play_page: series.has_play_page(),
        key: key.map(|key| key.to_string()),
        run: &args.run,
        printing: &args.printing,
    };
    request.make(console)
}
