//! Internal, may change. Self-test: makes many sheets of all settings and numbers of players, and
//! checks the invariants of each. The deal is checked by an independent implementation of the board
//! rules (module `paper`), the secret by comparing codes and printed pages.

mod paper;
mod witness;

pub use witness::{brew, fitting};

use std::convert::Infallible;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::common::threads::{Threads, map_on};
use crate::game::CodeHandler;
use crate::page::SvgText;
use crate::press::PrintOptions;
use crate::seal::{Cost, Payload};
use crate::witches::Witches;
use crate::witches::puzzle::{
    Answer, Decoy, Effect, Potion, Puzzle, PuzzlePart, Role, evaluate, names, solve, test_stream,
    winning_potion,
};
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use crate::witches::sheet::{Sheet, SheetOptions};
use crate::witches::wire;

/// Invariant of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Invariant {
    /// The sheet can be made, and its board and clue obey the rules.
    Rules,
    /// The solver finds exactly the answers of the sheet, and each has a potion that always wins.
    Answers,
    /// The answer can be brewed by legal actions with the printed specialties, and enough cauldrons
    /// hold the longest recipe.
    Deal,
    /// The code decrypts to the game for every authorized opening, and a wrong answer does not open
    /// it.
    Code,
    /// Printed pages depend on public data only, apart from the code, and the length of the code
    /// does not depend on the secret.
    Secret,
}

/// Violated invariant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvariantViolation {
    /// Number of the sheet.
    pub sheet: u64,
    /// Invariant that is violated.
    pub invariant: Invariant,
    /// Explanation, as an English sentence.
    pub why: String,
}

/// Result of checking a range of sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SelftestReport {
    /// Number of the first sheet.
    pub first: u64,
    /// Number of sheets.
    pub sheets: u64,
    /// Number of sheets whose pages were drawn and compared, which is the slowest check.
    pub drawn: u64,
    /// Violations found, at most one per sheet, in the order of the sheets.
    pub faults: Vec<InvariantViolation>,
}

/// Interval of the sheets whose pages are drawn: every number divisible by `DRAWN`.
const DRAWN: u64 = 50;

/// Checks the sheets with these numbers. The result does not depend on the number of threads.
pub fn check(numbers: Range<u64>, threads: Threads) -> SelftestReport {
    let (first, sheets) = (numbers.start, numbers.end.saturating_sub(numbers.start));
    let drawn = numbers.end.div_ceil(DRAWN).saturating_sub(numbers.start.div_ceil(DRAWN));
    let numbers: Vec<u64> = numbers.collect();
    let Ok(faults) = map_on(threads, &numbers, |&number| Ok::<_, Infallible>(fault(number)));
    SelftestReport { first, sheets, drawn, faults: faults.into_iter().flatten().collect() }
}

/// Returns the options of the sheet with this number. Half of all sheets, at random, have the
/// settings of a level.
pub fn options(number: u64) -> SheetOptions {
    let mut stream = Stream::new(Seed(number), "winnable", 0);
    let players = Players::all().nth((number % 8) as usize).unwrap_or(Players::ONE);
    let settings = settings(&mut stream);
    SheetOptions { players, settings, ..SheetOptions::new(Seed(number)) }
}

/// Draws the settings of a level or, with even odds, arbitrary valid settings.
fn settings(stream: &mut Stream) -> Settings {
    if stream.chance(1, 2) {
        return Level::ALL[stream.below(6)].settings();
    }
    loop {
        let length = match stream.below(5) {
            0 => RecipeLength::Hidden,
            n => RecipeLength::Known(n as u8 + 2),
        };
        let decoys = [DecoyKinds::Ignore, DecoyKinds::All][stream.below(2)];
        let effects = [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many][stream.below(3)];
        let ingredients = 4 + stream.below(7) as u8;
        let settings = Settings::new(ingredients, length, decoys, effects, stream.chance(1, 2));
        if let Ok(settings) = settings {
            return settings;
        }
    }
}

/// Result of a check; the error explains the violation.
type CheckResult = Result<(), String>;

/// Returns the first violated invariant of a sheet.
fn fault(number: u64) -> Option<InvariantViolation> {
    let found = |invariant, why| InvariantViolation { sheet: number, invariant, why };
    let options = options(number);
    let sheet = match make_sheet(&options) {
        Ok(sheet) => sheet,
        Err(why) => return Some(found(Invariant::Rules, why)),
    };
    let is_drawn = number.is_multiple_of(DRAWN);
    let checks: [(Invariant, &dyn Fn() -> CheckResult); 5] = [
        (Invariant::Rules, &|| rules(&sheet)),
        (Invariant::Answers, &|| answers(&sheet)),
        (Invariant::Deal, &|| deal(&sheet)),
        (Invariant::Code, &|| code(&sheet)),
        (Invariant::Secret, &|| secret(&sheet, is_drawn)),
    ];
    checks.into_iter().find_map(|(invariant, check)| check().err().map(|why| found(invariant, why)))
}

fn make_sheet(options: &SheetOptions) -> Result<Sheet, String> {
    Sheet::make_at_cost(options, Cost::LEAST).map_err(|error| error.to_string())
}

fn ensure(holds: bool, why: &str) -> CheckResult {
    if holds { Ok(()) } else { Err(why.to_owned()) }
}

fn rules(sheet: &Sheet) -> CheckResult {
    let (players, settings) = (sheet.game_data.players, &sheet.options.settings);
    sheet.board.check(players, settings).map_err(|error| format!("{error:?}"))?;
    ensure(sheet.game_data.clue.holds(&sheet.game_data.puzzle), "the clue is not true")
}

fn answers(sheet: &Sheet) -> CheckResult {
    let puzzle = &sheet.game_data.puzzle;
    ensure(solve(puzzle) == sheet.answers, "the solver finds other answers")?;
    let most = usize::from(sheet.options.most_answers.count());
    ensure((1..=most).contains(&sheet.answers.len()), "there are too many answers, or none")?;
    sheet.answers.iter().try_for_each(|answer| {
        let potion = potion(puzzle, answer)?;
        let wins = |test| evaluate(puzzle, &potion, &mut test_stream(puzzle, test)).won;
        ensure((1..=5).all(wins), "an answer's potion does not always win")
    })
}

fn potion(puzzle: &Puzzle, answer: &Answer) -> Result<Potion, String> {
    winning_potion(puzzle, answer).ok_or_else(|| "an answer has no potion".to_owned())
}

fn deal(sheet: &Sheet) -> CheckResult {
    let longest = sheet.options.settings.length().longest();
    let wanted = if sheet.board.sections.len() > 4 { 1 } else { 2 };
    let large = fitting(&sheet.board, longest.into()).len();
    ensure(large >= wanted, "too few cauldrons hold the longest recipe")?;
    let answer = sheet.answers.first().ok_or("there is no answer")?;
    let potion = potion(&sheet.game_data.puzzle, answer)?;
    let brewed = brew(sheet, potion.items())?;
    ensure(brewed == potion.items(), "what was brewed is another potion")
}

fn code(sheet: &Sheet) -> CheckResult {
    let code: Payload = sheet.code().parse().map_err(|error| format!("{error:?}"))?;
    let answer = sheet.answers.first().ok_or("there is no answer")?;
    let bytes = |answer: &Answer| Witches.answer(code.edition(), &names(answer));
    let right = bytes(answer).map_err(|error| format!("{error:?}"))?;
    let ways = [
        code.open_with_answer(&right, sheet.opening),
        code.open_with_give_up(sheet.give_up, sheet.opening),
        code.open_for_play(),
    ];
    for opened in ways {
        let opened = opened.map_err(|error| format!("{error:?}"))?;
        let is_same = wire::read(code.edition(), &opened).as_ref() == Ok(&sheet.game_data);
        ensure(is_same, "the code holds another game")?;
    }
    let backwards: Answer = answer.iter().rev().copied().collect();
    if sheet.answers.contains(&backwards) {
        return Ok(());
    }
    let wrong = bytes(&backwards).map_err(|error| format!("{error:?}"))?;
    ensure(code.open_with_answer(&wrong, sheet.opening).is_err(), "a wrong answer opens the code")
}

/// Returns a copy of the sheet with another secret and the same public data: roles and effects are
/// rotated among the ingredients. `None` if they do not make a valid puzzle.
fn with_another_secret(sheet: &Sheet) -> Option<Sheet> {
    let puzzle = &sheet.game_data.puzzle;
    let mut parts = puzzle.parts().to_vec();
    parts.rotate_left(1);
    for part in &mut parts {
        // An imposter without drawn effects becomes an ignored decoy. The effect Imposter that it
        // carries is not printed, so the pages must stay equal.
        if matches!(part.role, Role::Decoy(Decoy::Imposter(_)))
            && part.effects == [Effect::Imposter]
        {
            *part = PuzzlePart { role: Role::Decoy(Decoy::Ignore), effects: Vec::new() };
        }
    }
    let mut other = sheet.clone();
    other.game_data.puzzle =
        Puzzle::new(*puzzle.settings(), puzzle.length(), parts, puzzle.test_key()).ok()?;
    Some(other)
}

fn secret(sheet: &Sheet, is_drawn: bool) -> CheckResult {
    let seed = Seed(!sheet.options.seed.0);
    let other = make_sheet(&SheetOptions { seed, ..sheet.options.clone() })?;
    let is_as_long = other.code().len() == sheet.code().len();
    ensure(is_as_long, "the code is longer or shorter than that of another secret")?;
    let Some(other) = with_another_secret(sheet).filter(|_| is_drawn) else { return Ok(()) };
    let pages = |sheet: &Sheet| {
        let options =
            PrintOptions { pdf: false, svg: Some(SvgText::Outlines), ..PrintOptions::default() };
        sheet.print(&options).map(|printed| printed.svgs).map_err(|error| error.to_string())
    };
    ensure(pages(sheet)? == pages(&other)?, "a page differs where only the secret does")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_of_some_sheets_holds_whatever_the_threads() {
        let checked = check(0..120, Threads::ONE);
        assert_eq!(checked, SelftestReport { first: 0, sheets: 120, drawn: 3, faults: Vec::new() });
        assert_eq!(check(0..120, Threads::all()), checked);
        assert_eq!(check(51..100, Threads::ONE).drawn, 0);
        assert_eq!(check(50..101, Threads::ONE).drawn, 2);
    }

    #[test]
    fn what_does_not_hold_is_found() {
        let sheet = make_sheet(&options(24)).unwrap();
        let broken = |change: &dyn Fn(&mut Sheet)| {
            let mut broken = sheet.clone();
            change(&mut broken);
            broken
        };
        let no_cauldron = broken(&|sheet| sheet.board.cauldrons.clear());
        assert!(rules(&no_cauldron).is_err() && deal(&no_cauldron).is_err());
        assert!(answers(&broken(&|sheet| sheet.answers.clear())).is_err());
        let other = make_sheet(&options(40)).unwrap();
        let foreign = broken(&|sheet| sheet.game_data = other.game_data.clone());
        assert!(code(&foreign).is_err());
        let nobody = broken(&|sheet| sheet.board.specialties.iter_mut().for_each(Vec::clear));
        assert!(deal(&nobody).is_err(), "nobody plants anything");
        assert_eq!(secret(&sheet, true), Ok(()));
    }
}
