//! The seeds of a run: drawn from one, or a list.

use std::path::{Path, PathBuf};

use cauldron_press::common::threads::Threads;
use cauldron_press::game::seed::Seed;
use cauldron_press::run::{Manifest, PlanError, Run, SeedList, SeedSource, Shard, drawn_seeds};
use cauldron_press::series::Series;

use super::Failure;
use super::args::{fresh_seed, grouped};
use super::input::read_file;

/// A list of a million seeds is shorter.
const LARGEST_LIST: u64 = 64 << 20;

/// Games in a run if nobody says: an evening's.
const USUAL_GAMES: u64 = 10;

/// The seeds of a run, before it is known which games they give.
pub struct Seeds(Form);

enum Form {
    Start { seed: Seed, games: u64, given: bool },
    List { list: SeedList, file: Option<PathBuf> },
}

impl Seeds {
    /// Drawn from a seed.
    pub fn start(seed: Seed, games: Option<u64>) -> Seeds {
        Seeds(Form::Start { seed, games: games.unwrap_or(USUAL_GAMES), given: true })
    }

    /// Drawn from the machine's randomness.
    pub fn fresh(games: Option<u64>) -> Result<Seeds, Failure> {
        let (seed, games) = (fresh_seed(false)?, games.unwrap_or(USUAL_GAMES));
        Ok(Seeds(Form::Start { seed, games, given: false }))
    }

    /// Drawn from the seed of a run that was begun.
    pub fn begun_in(
        folder: &Path,
        shard: Option<Shard>,
        games: Option<u64>,
    ) -> Result<Seeds, Failure> {
        match Manifest::begun_in(folder, shard).map(|run| run.seeds) {
            Some(SeedSource::Start(seed)) => Ok(Seeds::start(seed, games)),
            Some(SeedSource::List(_)) => Err(Failure::input(
                "the run that was begun is of a list of seeds; give it again with --seeds or --seeds-file",
            )),
            None => Err(Failure::Input(format!(
                "there is no run in \"{}\" to go on with; name its folder with --out, or give its --seed",
                folder.display()
            ))),
        }
    }

    /// Those of a row.
    pub fn of_list(seeds: &[Seed]) -> Seeds {
        Seeds(Form::List { list: SeedList::of_seeds(seeds), file: None })
    }

    /// Those of a file.
    pub fn of_file(path: &Path) -> Result<Seeds, Failure> {
        let bytes = read_file(path, LARGEST_LIST, "a list of seeds")?;
        let shown = path.display();
        let text = String::from_utf8(bytes)
            .map_err(|_| Failure::Input(format!("\"{shown}\" is no text; name a list of seeds")))?;
        let list = SeedList::of_lines(&text).map_err(|error| refused(error, Some(path)))?;
        let (count, most) = (list.seeds().len() as u64, *Run::GAMES.end());
        if count > most {
            let (count, most) = (grouped(count), grouped(most));
            return Err(Failure::Input(format!(
                "\"{shown}\" has {count} seeds; a run has at most {most} games"
            )));
        }
        Ok(Seeds(Form::List { list, file: Some(path.to_owned()) }))
    }

    /// The same for as many games as were asked for, or for so many if nobody did.
    pub fn or_usual(self, asked: Option<u64>, usual: u64) -> Seeds {
        match self.0 {
            Form::Start { seed, given, .. } => {
                Seeds(Form::Start { seed, games: asked.unwrap_or(usual.max(1)), given })
            }
            list => Seeds(list),
        }
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        match &self.0 {
            Form::Start { games, .. } => *games,
            Form::List { list, .. } => list.seeds().len() as u64,
        }
    }

    /// The seed of the first game.
    pub fn first(&self) -> Seed {
        match &self.0 {
            Form::Start { seed, .. } => *seed,
            Form::List { list, .. } => list.seeds().next().unwrap_or(Seed(0)),
        }
    }

    /// The seed that nobody gave, and that has to be told for the same run again.
    pub fn drawn(&self) -> Option<Seed> {
        match self.0 {
            Form::Start { seed, given: false, .. } => Some(seed),
            _ => None,
        }
    }

    /// The seed that somebody gave, whose own game is the first.
    pub fn given(&self) -> Option<Seed> {
        match self.0 {
            Form::Start { seed, given: true, .. } => Some(seed),
            _ => None,
        }
    }

    /// Where they come from, as manifests have it.
    pub fn source(&self) -> SeedSource {
        match &self.0 {
            Form::Start { seed, .. } => SeedSource::Start(*seed),
            Form::List { list, .. } => SeedSource::of_list(list.seeds()),
        }
    }

    /// The seed of each game, when all of them differ in their secrets.
    pub fn plan(
        &self,
        series: &dyn Series,
        repeat_secrets: bool,
        threads: Threads,
    ) -> Result<Vec<Seed>, Failure> {
        match &self.0 {
            Form::Start { seed, games, .. } => {
                drawn_seeds(series, *seed, *games, repeat_secrets, threads)
                    .map_err(|error| refused(error, None))
            }
            Form::List { list, file } => list
                .plan(series, repeat_secrets, threads)
                .map_err(|error| refused(error, file.as_deref())),
        }
    }
}

/// An error with the file of the list.
fn refused(error: PlanError, file: Option<&Path>) -> Failure {
    let advice = match error {
        PlanError::TooFew { .. } => "; ask for fewer, or give --repeat-secrets",
        PlanError::Alike { .. } => "; leave one out, or give --repeat-secrets",
        _ => "",
    };
    Failure::Input(match file {
        Some(file) => format!("\"{}\": {error}{advice}", file.display()),
        None => format!("{error}{advice}"),
    })
}
