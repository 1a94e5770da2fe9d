//! Selects the games of a series: by the required properties, by level, or by equal strength.

use std::ops::RangeInclusive;

use super::{GameSet, GameShare, SeriesOptions, SheetConstraints, ValueRange, WitchesSeries};
use crate::common::seed::Seed;
use crate::game::Rejection;
use crate::game::series::{Mismatch, SheetFilter};
use crate::seal::Cost;
use crate::texts::msg::*;
use crate::texts::{Message, Value};
use crate::witches::campaign::Chapter;
use crate::witches::deduce::Technique;
use crate::witches::playtest::{
    PrintedRating, Rating, WantedGames, certain, hardest_technique, hopeless, is_won_without_guess,
    rate,
};
use crate::witches::puzzle::{Decoy, Role};
use crate::witches::settings::Settings;
use crate::witches::sheet::Sheet;
use crate::witches::table::PlayError;

/// Filter for the games of a [`WitchesSeries`].
#[derive(Debug)]
pub(super) struct WitchesFilter<'a> {
    series: &'a WitchesSeries,
    /// Strength of the first game, if the others must be equal to it.
    first: Option<Strength>,
    /// Techniques of the ladder: game *n* must need `rungs[n]`.
    rungs: Option<&'a [Technique]>,
}

/// Distance of a game that differs in a property that cannot be approximated.
const NO_MATCH: u64 = 1_000_000;

impl<'a> WitchesFilter<'a> {
    /// Creates a filter for the first game or, given the seed of the `first` game, for those that
    /// follow.
    ///
    /// # Errors
    /// Fails if the sheet of the first game cannot be made, or if the ladder cannot be found.
    pub(super) fn new(series: &'a WitchesSeries, first: Option<Seed>) -> Result<Self, Rejection> {
        let is_equal = series.options.set == Some(GameSet::Equal);
        let first = first.filter(|_| is_equal);
        let strength = |seed| {
            let sheet = draft(series, 0, seed)?;
            Ok::<_, Rejection>(Strength {
                build: SecretStructure::of(&sheet),
                rating: Rating::rate_fully(&sheet)?,
            })
        };
        let first = first.map(strength);
        let is_ladder = series.options.set == Some(GameSet::Ladder);
        let rungs = if is_ladder { Some(series.rungs()?) } else { None };
        Ok(WitchesFilter { series, first: first.transpose()?, rungs })
    }

    /// Returns the technique that a game must need; `None` if the series is not a ladder.
    fn rung(&self, number: u64) -> Result<Option<Technique>, Rejection> {
        let Some(rungs) = self.rungs else { return Ok(None) };
        let rung = usize::try_from(number).ok().and_then(|number| rungs.get(number));
        rung.copied().map(Some).ok_or_else(|| {
            let most = rungs.len();
            Rejection::input(print_order_ladder_length(most))
        })
    }
}

impl SheetFilter for WitchesFilter<'_> {
    fn mismatch(&self, number: u64, seed: Seed) -> Result<Option<Mismatch>, Rejection> {
        let sheet = draft(self.series, number, seed)?;
        if self.series.is_campaign() {
            let wins = Chapter::of(number)?.wins();
            let wanted = WantedGames { wins: Some(wins.clone()), turns: None };
            return Ok(off_wins(&wins, &rate(&sheet, &wanted)?));
        }
        let order = &self.series.options.order;
        if self.first.as_ref().is_some_and(|first| first.build != SecretStructure::of(&sheet)) {
            let had = print_order_other_structure().into();
            return Ok(Some(Mismatch { distance: NO_MATCH, description: had }));
        }
        if let Some(miss) = self.missed_in_play(&sheet)? {
            // A sheet whose own games were looked at as well is nearer than any that was not.
            let &SheetConstraints { hopeless, certain, no_guess, .. } = order;
            let is_first = hopeless.is_some() || certain.is_some() || no_guess;
            let distance = miss.distance + if is_first { NO_MATCH } else { 0 };
            return Ok(Some(Mismatch { distance, ..miss }));
        }
        if let Some(rung) = self.rung(number)?
            && let Some(miss) = off_rung(rung, hardest_technique(&sheet)?)
        {
            return Ok(Some(miss));
        }
        if let Some(miss) = missed_in_games(order, &sheet)? {
            return Ok(Some(miss));
        }
        if !order.no_guess || is_won_without_guess(&sheet)? {
            return Ok(None);
        }
        Ok(Some(Mismatch { distance: 1, description: print_order_needs_guess().into() }))
    }

    fn max_mismatches(&self) -> usize {
        // Most candidates differ from the first game in recipe length or decoys, which is detected
        // without playing.
        if self.first.is_some() { 20_000 } else { 2_000 }
    }

    fn unmet_error(&self, number: u64, draws: u64, nearest: &Mismatch) -> Rejection {
        let settings = self.series.settings(number).ok();
        let win_rate = |wins| {
            let range = ValueRange::<GameShare>::of(wins).words();
            Value::from(print_order_had(print_order_win_rate(range)))
        };
        if let (true, Ok(chapter)) = (self.series.is_campaign(), Chapter::of(number)) {
            let (wanted, sheets) =
                (win_rate(chapter.wins()), print_order_of_chapter(chapter.number()));
            return Rejection::input(unmet(draws, sheets, wanted, nearest));
        }
        let sheets = match settings.and_then(|settings| settings.level()) {
            Some(level) => print_order_of_level(level.number()),
            None => print_order_of_custom(),
        };
        let order = &self.series.options.order;
        let mut wanted = words(order);
        let of_level = settings.and_then(|settings| level_wins(&self.series.options, &settings));
        wanted.extend(of_level.filter(|_| order.is_free() && self.first.is_none()).map(win_rate));
        wanted.extend(self.first.as_ref().map(Strength::requirement));
        let rung = self.rung(number).ok().flatten();
        wanted.extend(rung.map(|rung| print_order_needs_at_most(rung.name()).into()));
        Rejection::input(unmet(draws, sheets, join(wanted), nearest))
    }
}

impl WitchesFilter<'_> {
    /// Compares the games of typical players on a sheet with the order, with its level, and with
    /// the first sheet. Plays no games if none of these applies.
    fn missed_in_play(&self, sheet: &Sheet) -> Result<Option<Mismatch>, Rejection> {
        let order = &self.series.options.order;
        let of_level = level_wins(&self.series.options, &sheet.options.settings);
        let WantedGames { wins, turns } = order.games();
        let wanted = WantedGames { wins: wins.or(of_level.clone()), turns };
        if wanted == WantedGames::default() && self.first.is_none() {
            return Ok(None);
        }
        let rating = rate(sheet, &wanted)?;
        let printed = rating.printed(sheet.track());
        if let Some(miss) = find_mismatch(order, &printed, sheet.track()) {
            return Ok(Some(miss));
        }
        if let Some(miss) = of_level.and_then(|wanted| off_wins(&wanted, &rating)) {
            let had = match order.is_rated() {
                true => print_order_had_not_as_level(format_measured(order, &printed)).into(),
                false if order.is_free() => miss.description,
                false => print_order_not_as_level().into(),
            };
            return Ok(Some(Mismatch { description: had, ..miss }));
        }
        Ok(self.first.as_ref().and_then(|first| first.mismatch_with(&rating)))
    }
}

/// Returns the mismatch of a game that does not need the technique `rung`; `None` if it does.
fn off_rung(rung: Technique, needed: Option<Technique>) -> Option<Mismatch> {
    let Some(needed) = needed else {
        let had = print_order_needs_more_tests().into();
        return Some(Mismatch { distance: NO_MATCH, description: had });
    };
    let distance = (needed as u64).abs_diff(rung as u64);
    (distance > 0)
        .then(|| Mismatch { distance, description: print_order_needs(needed.name()).into() })
}

/// Makes a sheet for evaluation only, with the lowest key derivation cost.
pub(super) fn draft(series: &WitchesSeries, number: u64, seed: Seed) -> Result<Sheet, Rejection> {
    let options = series.sheet_options(number, seed)?;
    Ok(Sheet::make_at_cost(&options, Cost::LEAST)?)
}

/// Maximum deviation of measured wins from those of the level, in games per mille. The true wins of
/// almost every selected sheet deviate by less than 120.
const OFF_LEVEL: u32 = 40;

/// Returns the range of wins, in games per mille of typical players, for sheets of a level; `None`
/// for custom settings and where an order bounds the wins. A tournament's sheets are not selected:
/// the choice of the board would depend on its secret, and thus reveal part of it.
fn level_wins(options: &SeriesOptions, settings: &Settings) -> Option<RangeInclusive<u32>> {
    let &SeriesOptions { ref order, referee, as_drawn, .. } = options;
    if referee || as_drawn || order.difficulty.is_some() || order.win_rate.is_some() {
        return None;
    }
    let wins = settings.level()?.wins();
    Some(wins - OFF_LEVEL..=wins + OFF_LEVEL)
}

/// Whether the games of a series are selected, by an order, as a set, or by level.
pub(super) fn selects(options: &SeriesOptions, kinds: &[(u64, Settings)]) -> bool {
    let keeps_level = || kinds.iter().any(|(_, kind)| level_wins(options, kind).is_some());
    !options.order.is_free() || options.set.is_some() || keeps_level()
}

/// Returns the mismatch of a rating whose wins, in games per mille, are outside `wanted`.
fn off_wins(wanted: &RangeInclusive<u32>, rating: &Rating) -> Option<Mismatch> {
    let wins = rating.wins;
    let within = ValueRange::<GameShare>::of(wanted.clone());
    let distance = within.distance(wins);
    let had = print_order_had(print_order_win_rate(within.written(wins))).into();
    (distance > 0).then_some(Mismatch { distance, description: had })
}

/// Returns a bound in turns as it would be printed on a sheet whose track has `track` circles. A bound
/// beyond the track stays there, where no sheet is.
fn printed_turns(turns: u32, track: u32) -> u32 {
    let rounded = PrintedRating::turns_in_steps(turns);
    if turns > track { rounded.max(turns) } else { rounded.min(track) }
}

/// Returns the mismatch of a rating that does not meet the constraints. The bounds are rounded like
/// the rating, so a bound of 21 turns accepts sheets that print 20.
fn find_mismatch(order: &SheetConstraints, rating: &PrintedRating, track: u32) -> Option<Mismatch> {
    let &SheetConstraints { difficulty, turns, win_rate, .. } = order;
    let distances = [
        difficulty.map(|ordered| ordered.distance(rating.difficulty.cauldrons().into())),
        turns.map(|ordered| {
            let printed = ordered.map(|turns| printed_turns(turns, track));
            printed.distance(rating.turns.middle)
        }),
        win_rate.map(|ordered| ordered.map(PrintedRating::wins_in_steps).distance(rating.wins)),
    ];
    let distance = distances.into_iter().flatten().sum();
    (distance > 0).then(|| Mismatch {
        distance,
        description: print_order_had(format_measured(order, rating)).into(),
    })
}

/// Formats the measured values of the ordered properties.
fn format_measured(order: &SheetConstraints, rating: &PrintedRating) -> Value {
    let &SheetConstraints { difficulty, turns, win_rate, .. } = order;
    let measured = [
        difficulty.map(|_| print_order_difficulty(rating.difficulty.cauldrons())),
        turns.map(|_| in_turns(rating.turns.middle.to_string().into())),
        win_rate.map(|ordered| print_order_win_rate(ordered.written(rating.wins))),
    ];
    join(measured.into_iter().flatten().map(Value::from))
}

/// Function that plays games on a sheet and returns a share of them, in games per mille.
type ShareOfGames = fn(&Sheet) -> Result<u32, PlayError>;

/// Returns the mismatch of a sheet whose played games do not meet the constraints.
fn missed_in_games(order: &SheetConstraints, sheet: &Sheet) -> Result<Option<Mismatch>, Rejection> {
    let measures = [
        (order.hopeless, hopeless as ShareOfGames, print_order_hopeless as fn(String) -> Message),
        (order.certain, certain, print_order_certain),
    ];
    for (share, measure, of_games) in measures {
        let Some(share) = share else { continue };
        let part = measure(sheet)?;
        let distance = share.distance(part);
        if distance > 0 {
            let had = print_order_had(of_games(share.written(part))).into();
            return Ok(Some(Mismatch { distance, description: had }));
        }
    }
    Ok(None)
}

/// Returns the error that none of `draws` sheets is as wanted.
fn unmet(draws: u64, sheets: Message, wanted: Value, nearest: &Mismatch) -> Message {
    print_order_unmet(draws.to_string(), sheets, wanted, nearest.description.clone())
}

/// Joins values as in "one and another".
fn join(values: impl IntoIterator<Item = Value>) -> Value {
    let both = |one, other| Value::from(print_order_and(one, other));
    values.into_iter().reduce(both).unwrap_or_else(|| Value::from(""))
}

fn in_turns(range: Value) -> Message {
    if range == Value::from("1") { print_order_turn() } else { print_order_turns(range) }
}

/// Returns the properties of an order, each with its verb.
fn words(order: &SheetConstraints) -> Vec<Value> {
    let SheetConstraints { difficulty, turns, win_rate, hopeless, certain, no_guess } = order;
    let rated = [
        difficulty.map(|d| print_order_difficulty(d.words())),
        turns.map(|t| in_turns(t.words())),
        win_rate.map(|w| print_order_win_rate(w.words())),
        hopeless.map(|h| print_order_hopeless(h.words())),
        certain.map(|c| print_order_certain(c.words())),
    ];
    let rated: Vec<Value> = rated.into_iter().flatten().map(Value::from).collect();
    let rated = (!rated.is_empty()).then(|| print_order_had(join(rated)).into());
    let no_guess = no_guess.then(|| print_order_no_guess().into());
    rated.into_iter().chain(no_guess).collect()
}

/// Maximum difference in hardness between games of equal strength, of 1000.
const HARDNESS: u32 = 40;
/// Maximum difference in median turns, in percent of the turns of the first game.
const TURNS: u32 = 10;
/// Maximum difference in wins, in games per mille of typical players.
const WINS: u32 = 60;

/// Structure of a secret, as far as it influences the strength of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SecretStructure {
    length: u8,
    /// Numbers of ignored decoys, overachievers and imposters.
    decoys: [usize; 3],
}

impl SecretStructure {
    fn of(sheet: &Sheet) -> SecretStructure {
        let puzzle = &sheet.game_data.puzzle;
        let decoys = |fits: fn(&Decoy) -> bool| {
            let roles = puzzle.parts().iter().map(|part| part.role);
            roles.filter(|role| matches!(role, Role::Decoy(decoy) if fits(decoy))).count()
        };
        SecretStructure {
            length: puzzle.length(),
            decoys: [
                decoys(|decoy| matches!(decoy, Decoy::Ignore)),
                decoys(|decoy| matches!(decoy, Decoy::Overgrown | Decoy::Undergrown)),
                decoys(|decoy| matches!(decoy, Decoy::Imposter(_))),
            ],
        }
    }
}

/// Strength of a game: the structure of its secret, and its rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Strength {
    build: SecretStructure,
    rating: Rating,
}

impl Strength {
    /// Returns the mismatch of another game of the same structure whose rating differs too much.
    fn mismatch_with(&self, other: &Rating) -> Option<Mismatch> {
        let own = &self.rating;
        let (turns, hardness) = (own.turns.middle, own.hardness.abs_diff(other.hardness));
        let longer = turns.abs_diff(other.turns.middle);
        let is_alike = own.difficulty == other.difficulty
            && hardness <= HARDNESS
            && longer * 100 <= turns * TURNS
            && own.wins.abs_diff(other.wins) <= WINS;
        let distance = hardness + longer * 1_000 / turns.max(1) + own.wins.abs_diff(other.wins);
        let had = print_order_had(strength(other)).into();
        (!is_alike).then(|| Mismatch { distance: distance.max(1).into(), description: had })
    }

    /// Returns the requirement for other games, with its verb.
    fn requirement(&self) -> Value {
        print_order_as_strong(strength(&self.rating)).into()
    }
}

fn strength(rating: &Rating) -> Message {
    let turns = PrintedRating::turns_in_steps(rating.turns.middle);
    let difficulty = print_order_difficulty(rating.difficulty.cauldrons());
    print_order_strength(difficulty, in_turns(turns.to_string().into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::playtest::{Basis, Difficulty, Percentiles};

    /// Ratings never print 21 or 22 turns, or 53 wins of 100, so the bounds of orders are rounded
    /// like ratings.
    #[test]
    fn an_order_between_two_steps_is_met_by_the_nearest_one() {
        let order = |turns: &str, wins: &str| SheetConstraints {
            turns: Some(turns.parse().unwrap()),
            win_rate: Some(wins.parse().unwrap()),
            ..SheetConstraints::default()
        };
        let span = |middle| Percentiles { low: middle, middle, high: middle };
        let printed = |turns, wins| {
            let difficulty = Difficulty::from_wins(wins);
            let rating = Rating {
                difficulty,
                hardness: 500,
                turns: span(turns),
                tests: span(8),
                wins,
                basis: Basis::Games(200),
            };
            rating.printed(43)
        };
        for (turns, wins) in [("21", "0.52..0.54"), ("21..22", "0.53..0.53")] {
            let order = order(turns, wins);
            let wins = if wins.starts_with("0.52") { 510 } else { 540 };
            assert_eq!(find_mismatch(&order, &printed(20, wins), 43), None, "{turns} {wins}");
            assert!(find_mismatch(&order, &printed(30, wins), 43).is_some(), "{turns}");
            assert!(find_mismatch(&order, &printed(20, 700), 43).is_some(), "{wins}");
        }
        let whole = order("43", "0.5..0.6");
        assert_eq!(printed(43, 540).turns.middle, 43, "a track has no 45th circle");
        assert_eq!(find_mismatch(&whole, &printed(43, 540), 43), None);
        assert!(find_mismatch(&order("300", "0.5..0.6"), &printed(43, 540), 43).is_some());
    }
}
