//! Picks the games that are as they were ordered.

use super::strength::Strength;
use super::{GameSet, Order, WitchesSeries};
use crate::game::Refused;
use crate::seal::Cost;
use crate::seed::Seed;
use crate::series::{Judge, Miss};
use crate::witches::playtest::{Ended, Game, Rating, Skill};
use crate::witches::sheet::Sheet;
use crate::witches::table::Mode;

/// Picks the games of a series.
#[derive(Debug)]
pub(super) struct WitchesJudge<'a> {
    series: &'a WitchesSeries,
    /// How strong the first game is, where the others have to be like it.
    first: Option<Strength>,
}

impl<'a> WitchesJudge<'a> {
    /// Picks the first game, or those that come after it.
    ///
    /// # Errors
    /// If the seed of the first gives no game.
    pub(super) fn new(series: &'a WitchesSeries, first: Option<Seed>) -> Result<Self, Refused> {
        let is_equal = series.options.set == Some(GameSet::Equal);
        let first = first.filter(|_| is_equal);
        let first = first.map(|seed| Ok::<_, Refused>(Strength::of(&draft(series, 0, seed)?)));
        Ok(WitchesJudge { series, first: first.transpose()? })
    }
}

impl Judge for WitchesJudge<'_> {
    fn miss(&self, number: u64, seed: Seed) -> Result<Option<Miss>, Refused> {
        let sheet = draft(self.series, number, seed)?;
        let order = &self.series.options.order;
        let rating = Rating::quick(&sheet);
        if let Some(miss) = missed(order, &rating) {
            return Ok(Some(miss));
        }
        let unlike = self.first.as_ref().and_then(|first| first.unlike(&Strength::of(&sheet)));
        if unlike.is_some() || !order.no_guess || is_won_without_guess(&sheet)? {
            return Ok(unlike);
        }
        Ok(Some(Miss { distance: 1, had: "needs a guess".into() }))
    }

    fn unmet(&self, number: u64, draws: u64, nearest: &Miss) -> Refused {
        let settings = self.series.settings(number).ok();
        let sheets = match settings.and_then(|settings| settings.level()) {
            Some(level) => format!("sheets of level {}", level.number()),
            None => "sheets of this custom level".to_owned(),
        };
        let mut wanted = words(&self.series.options.order);
        wanted.extend(self.first.as_ref().map(Strength::words));
        let (wanted, had) = (wanted.join(" and "), &nearest.had);
        Refused::input(format!("none of {draws} {sheets} {wanted}; the nearest {had}"))
    }
}

/// A sheet that is made to be looked at: its guesses cost nothing.
fn draft(series: &WitchesSeries, number: u64, seed: Seed) -> Result<Sheet, Refused> {
    let options = series.sheet_options(number, seed)?;
    Ok(Sheet::make_at_cost(&options, Cost::LEAST)?)
}

/// In what a rating is not as ordered.
fn missed(order: &Order, rating: &Rating) -> Option<Miss> {
    let &Order { difficulty, turns, win_rate, .. } = order;
    let cauldrons = u32::from(rating.difficulty.cauldrons());
    let (middle, wins) = (rating.turns.middle, rating.wins);
    let missed = [
        difficulty.map(|d| (d.distance(cauldrons), format!("difficulty {cauldrons}"))),
        turns.map(|t| (t.distance(middle), format!("{middle} turns"))),
        win_rate.map(|w| (w.distance(wins), format!("a win rate of {}", w.written(wins)))),
    ];
    let (distances, had): (Vec<u64>, Vec<String>) = missed.into_iter().flatten().unzip();
    let distance = distances.into_iter().sum();
    (distance > 0).then(|| Miss { distance, had: format!("had {}", had.join(" and ")) })
}

/// What is ordered, in words that follow "none".
fn words(order: &Order) -> Vec<String> {
    let Order { difficulty, turns, win_rate, no_guess } = order;
    let rated = [
        difficulty.map(|d| format!("difficulty {}", d.words())),
        turns.map(|t| format!("{} turns", t.words())),
        win_rate.map(|w| format!("a win rate of {}", w.words())),
    ];
    let rated: Vec<String> = rated.into_iter().flatten().collect();
    let rated = (!rated.is_empty()).then(|| format!("had {}", rated.join(" and ")));
    let no_guess = no_guess.then(|| "can be won without a guess".to_owned());
    rated.into_iter().chain(no_guess).collect()
}

/// Whether an expert wins on the board, certain of the answer before the test that wins.
fn is_won_without_guess(sheet: &Sheet) -> Result<bool, Refused> {
    let seed = sheet.options.seed;
    let record = Game::of(sheet).play(|_| Skill::Expert, Mode::Cooperative, seed)?;
    let is_won = matches!(record.ended, Ended::Won { .. });
    Ok(is_won && record.certain.is_some_and(|tests| tests < record.tests.len()))
}
