//! What it takes to find out the recipe of a sheet.

use super::{Ended, Game, Record, Skill};
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::witches::concern::WitchesConcern;
use crate::witches::deal::Tester;
use crate::witches::deduce::{Claim, Ladder, Observation, Property, Technique};
use crate::witches::sheet::Sheet;
use crate::witches::table::{Mode, PlayError};

/// How many games of typical players are looked at.
const GAMES: u64 = 4;

/// How many games of typical players, and of experts, a share is taken of.
const TYPICAL: u32 = 50;
const EXPERT: u32 = 5;

/// The hardest kind of reasoning that the numbers of the recipe need, from the tests that typical
/// players made: of some games the first that tells enough. `None` where none does.
///
/// # Errors
/// If the sheet cannot be played.
pub(crate) fn reasoning(sheet: &Sheet) -> Result<Option<Technique>, PlayError> {
    let facts = sheet.deal.facts(Tester::Here);
    for record in games(sheet) {
        let ladder = Ladder::climb(&facts, &log(&record?), None);
        if ladder.is_solved {
            return Ok(hardest_for_numbers(&ladder));
        }
    }
    Ok(None)
}

/// Whether players win on the board who know the recipe before the test that wins: typical ones
/// who reason step by step over their notes, or an expert.
///
/// # Errors
/// If the sheet cannot be played.
pub(crate) fn is_won_without_guess(sheet: &Sheet) -> Result<bool, PlayError> {
    let facts = sheet.deal.facts(Tester::Here);
    let is_won = |record: &Record| matches!(record.ended, Ended::Won { .. });
    for record in games(sheet) {
        let record = record?;
        if is_won(&record) && Ladder::climb(&facts, &log(&record), None).is_solved {
            return Ok(true);
        }
    }
    let record = Game::of(sheet).play(|_| Skill::Expert, Mode::Cooperative, sheet.options.seed)?;
    Ok(is_won(&record) && record.certain.is_some_and(|tests| tests < record.tests.len()))
}

/// Of how many of a thousand games of typical players a point comes from which on no potion that
/// surely wins can be brewed.
///
/// # Errors
/// If the sheet cannot be played.
pub(crate) fn hopeless(sheet: &Sheet) -> Result<u32, PlayError> {
    share(sheet, Skill::Typical, TYPICAL, |record| record.hopeless.is_some())
}

/// In how many of a thousand games of experts the answer becomes certain.
///
/// # Errors
/// If the sheet cannot be played.
pub(crate) fn certain(sheet: &Sheet) -> Result<u32, PlayError> {
    share(sheet, Skill::Expert, EXPERT, |record| record.certain.is_some())
}

fn share(
    sheet: &Sheet,
    skill: Skill,
    games: u32,
    is_so: impl Fn(&Record) -> bool,
) -> Result<u32, PlayError> {
    let game = Game::of(sheet);
    let mut seeds = Stream::new(sheet.options.seed, WitchesConcern::Playtest, 2);
    let mut found = 0;
    for _ in 0..games {
        let record = game.play(|_| skill, Mode::Cooperative, Seed(seeds.bits()))?;
        found += u32::from(is_so(&record));
    }
    Ok(1_000 * found / games)
}

/// Games of typical players.
fn games(sheet: &Sheet) -> impl Iterator<Item = Result<Record, PlayError>> {
    let game = Game::of(sheet);
    let mut seeds = Stream::new(sheet.options.seed, WitchesConcern::Playtest, 1);
    (0..GAMES).map(move |_| game.play(|_| Skill::Typical, Mode::Cooperative, Seed(seeds.bits())))
}

/// The tests before one won: that tells everything.
fn log(record: &Record) -> Vec<Observation> {
    record.tests.iter().filter(|test| !test.won).map(|test| test.observation()).collect()
}

/// The hardest reasoning up to the last number; some steps after it tell effects alone.
fn hardest_for_numbers(ladder: &Ladder) -> Option<Technique> {
    let is_number = |claim: &Claim| claim.holds && matches!(claim.property, Property::Number(_));
    let last = ladder.steps.iter().rposition(|step| step.claims.iter().any(is_number));
    let needed = &ladder.steps[..last.map_or(0, |last| last + 1)];
    needed.iter().map(|step| step.technique).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seal::Cost;
    use crate::witches::settings::Level;
    use crate::witches::sheet::SheetOptions;

    fn sheet(level: Level, seed: u64) -> Sheet {
        let options = SheetOptions { settings: level.settings(), ..SheetOptions::new(Seed(seed)) };
        Sheet::make_at_cost(&options, Cost::LEAST).unwrap()
    }

    /// Some First Games need no more than to look at each test, and some need more.
    #[test]
    fn sheets_differ_in_the_reasoning_that_they_need() {
        let needed = |seed| reasoning(&sheet(Level::FirstGame, seed)).unwrap();
        let all: Vec<_> = (0..12).map(needed).collect();
        assert_eq!(needed(3), all[3], "the same again");
        let known: Vec<Technique> = all.into_iter().flatten().collect();
        assert!(known.len() > 6 && known.iter().any(|one| *one != known[0]), "{known:?}");
    }

    /// The tests before the last must tell every number: with them alone the engine is certain.
    #[test]
    fn what_is_won_without_a_guess_is_certain_before() {
        let all: Vec<Sheet> = (0..12).map(|seed| sheet(Level::FirstGame, seed)).collect();
        let sure = all.iter().filter(|sheet| is_won_without_guess(sheet).unwrap()).count();
        assert!((1..12).contains(&sure), "{sure} of 12");
    }
}
