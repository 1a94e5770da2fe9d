//! Wishes for many games: their levels, their number and their seeds.

use serde_json::Value;

use super::offers::GAMES;
use super::params::{field, input, number};
use super::sheet::{level, seed, series};
use crate::booklet::ClassNames;
use crate::common::json::Fields;
use crate::common::players::Players;
use crate::common::seed::{Seed, SeedError};
use crate::common::threads::Threads;
use crate::game::Rejection;
use crate::game::seed_list::{PlanError, SeedList, drawn_seeds, named_seeds};
use crate::texts::Language;
use crate::witches::series::{GameSet, Levels, SeriesOptions, WitchesSeries};
use crate::witches::settings::{ChoiceError, Level};

/// Default number of games in a booklet, enough for an evening.
const USUAL_GAMES: u64 = 10;

/// Parsed parameters of a set of games, without print options.
pub(super) struct Games {
    pub(super) options: SeriesOptions,
    pub(super) names: ClassNames,
    seed: Option<Seed>,
    games: Option<u64>,
    list: Option<SeedList>,
    repeat_secrets: bool,
}

/// Parses the parameters for a set of games. Each of `names`, if there are any, has a game, which is
/// for one player by default.
pub(super) fn games(
    fields: &mut Fields,
    language: &'static Language,
    names: &ClassNames,
) -> Result<Games, Rejection> {
    let names = names.clone();
    let usual = if names.count() > 0 { Players::ONE } else { Players::FOUR };
    let options = series(fields, language, "most-answers", usual)?;
    let level = level(fields)?;
    let levels: Option<Vec<Value>> = field(fields, "levels", None)?;
    let ramp: Option<String> = field(fields, "ramp", None)?;
    let of_run = usize::from(levels.is_some()) + usize::from(ramp.is_some());
    if usize::from(level.is_some()) + of_run > 1 {
        return Err(input("a booklet has one of level, levels and ramp; leave the others out"));
    }
    let (equal, ladder) = (field(fields, "equal", false)?, field(fields, "ladder", false)?);
    if usize::from(equal) + usize::from(ladder) + of_run > 1 {
        return Err(input("a set is either equal or a ladder, and of one level; choose one"));
    }
    let set = equal.then_some(GameSet::Equal).or(ladder.then_some(GameSet::Ladder));
    let list = list(fields)?;
    let (seed, games) = (seed(fields)?, number(fields, "games", GAMES)?);
    if names.count() > 0 && (games.is_some() || list.is_some()) {
        return Err(input("each name has a game; leave out games and seeds"));
    }
    let games = if names.count() > 0 { Some(names.count() as u64) } else { games };
    let is_chosen = seed.is_some() || games.is_some() || set.is_some() || !options.order.is_free();
    if list.is_some() && is_chosen {
        return Err(input(
            "with seeds, each game is chosen; leave out seed, games, and what is ordered",
        ));
    }
    let counted = list.as_ref().map(|list| list.seeds().len() as u64).or(games);
    let levels = match (levels, ramp) {
        (Some(all), _) => {
            let all = all.iter().map(listed_level).collect::<Result<_, _>>()?;
            Levels::cycle(all).map_err(input)?
        }
        (None, Some(ramp)) => {
            let (first, last) = Levels::ends(&ramp).map_err(input)?;
            Levels::ramp(first, last, counted.unwrap_or(USUAL_GAMES)).map_err(input)?
        }
        (None, None) => level.unwrap_or(Level::FirstGame).into(),
    };
    Ok(Games {
        options: SeriesOptions { levels, set, ..options },
        names,
        seed,
        games,
        list,
        repeat_secrets: field(fields, "repeat-secrets", false)?,
    })
}

fn listed_level(level: &Value) -> Result<Level, Rejection> {
    let text = match level {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    text.parse().map_err(|error: ChoiceError| Rejection::input(error.message()))
}

/// Parses seeds chosen by the user: a list, or a text with one seed per line.
fn list(fields: &mut Fields) -> Result<Option<SeedList>, Rejection> {
    let list = match field(fields, "seeds", Value::Null)? {
        Value::Null => return Ok(None),
        Value::String(text) => SeedList::of_lines(&text).map_err(plan_rejection)?,
        Value::Array(all) => {
            let seed = |seed: &Value| {
                let text = match seed {
                    Value::String(text) => text.clone(),
                    other => other.to_string(),
                };
                text.parse().map_err(|error: SeedError| Rejection::from(error))
            };
            SeedList::of_seeds(&all.iter().map(seed).collect::<Result<Vec<_>, _>>()?)
        }
        _ => return Err(Rejection::request("seeds: neither a list nor a text")),
    };
    let (least, most) = GAMES;
    let count = list.seeds().len() as u64;
    match (least..=most).contains(&count) {
        true => Ok(Some(list)),
        false => Err(input(format!("a booklet has {least} to {most} seeds"))),
    }
}

/// Returns the series and the seed of each of its games.
pub(super) fn plan_series(games: Games) -> Result<(WitchesSeries, Vec<Seed>), Rejection> {
    let Games { options, names, seed, games, list, repeat_secrets } = games;
    let is_ladder = options.set == Some(GameSet::Ladder);
    let series = WitchesSeries::new(options)?;
    if let Some(list) = list {
        let seeds = list.plan(&series, repeat_secrets, Threads::ONE).map_err(plan_rejection)?;
        return Ok((series, seeds));
    }
    let seed = seed.ok_or_else(|| input("name a seed"))?;
    if names.count() > 0 {
        let seeds = named_seeds(&series, seed, &names.keys(), Threads::ONE);
        return Ok((series, seeds.map_err(plan_rejection)?));
    }
    let games = match (games, is_ladder) {
        (Some(games), _) => games,
        (None, true) => (series.rungs()?.len() as u64).max(1),
        (None, false) => USUAL_GAMES,
    };
    let seeds = drawn_seeds(&series, seed, games, repeat_secrets, Threads::ONE);
    let seeds = seeds.map_err(plan_rejection)?;
    Ok((series, seeds))
}

/// Converts the error of a plan into the reason that the user reads.
fn plan_rejection(error: PlanError) -> Rejection {
    match error {
        PlanError::Game { reason, .. } | PlanError::Unmet { reason, .. } => reason,
        other => input(other),
    }
}
