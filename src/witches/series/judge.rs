//! Picks the games that are as they were ordered, or of one strength.

use std::ops::RangeInclusive;

use super::{GameSet, GameShare, Order, SeriesOptions, WitchesSeries, Within};
use crate::game::Refused;
use crate::game::seed::Seed;
use crate::seal::Cost;
use crate::series::{Judge, Miss};
use crate::witches::campaign::Chapter;
use crate::witches::deduce::Technique;
use crate::witches::playtest::{
    GameCounts, Rating, certain, hopeless, is_won_without_guess, reasoning, trial,
};
use crate::witches::puzzle::{Decoy, Role};
use crate::witches::settings::Settings;
use crate::witches::sheet::Sheet;
use crate::witches::table::PlayError;

/// Picks the games of a series.
#[derive(Debug)]
pub(super) struct WitchesJudge<'a> {
    series: &'a WitchesSeries,
    /// How strong the first game is, where the others have to be like it.
    first: Option<Strength>,
    /// The reasoning that each game needs, on a ladder.
    rungs: Option<&'a [Technique]>,
}

/// A miss that no rating makes up for.
const NO_MATCH: u64 = 1_000_000;

impl<'a> WitchesJudge<'a> {
    /// Picks the first game, or those that come after it.
    ///
    /// # Errors
    /// If the seed of the first gives no game.
    pub(super) fn new(series: &'a WitchesSeries, first: Option<Seed>) -> Result<Self, Refused> {
        let is_equal = series.options.set == Some(GameSet::Equal);
        let first = first.filter(|_| is_equal);
        let strength = |seed| {
            let sheet = draft(series, 0, seed)?;
            Ok::<_, Refused>(Strength::of(&sheet, Rating::quick(&sheet)))
        };
        let first = first.map(strength);
        let is_ladder = series.options.set == Some(GameSet::Ladder);
        let rungs = if is_ladder { Some(series.rungs()?) } else { None };
        Ok(WitchesJudge { series, first: first.transpose()?, rungs })
    }

    /// The reasoning that a game has to need.
    fn rung(&self, number: u64) -> Result<Option<Technique>, Refused> {
        let Some(rungs) = self.rungs else { return Ok(None) };
        let rung = usize::try_from(number).ok().and_then(|number| rungs.get(number));
        rung.copied().map(Some).ok_or_else(|| {
            let most = rungs.len();
            Refused::input(format!("a ladder of these sheets has {most} games at most"))
        })
    }
}

impl Judge for WitchesJudge<'_> {
    fn miss(&self, number: u64, seed: Seed) -> Result<Option<Miss>, Refused> {
        let sheet = draft(self.series, number, seed)?;
        if self.series.is_campaign() {
            let wanted = Chapter::of(number)?.wins();
            return Ok(off_wins(wanted.clone(), &trial(&sheet, Some(&wanted))?));
        }
        let order = &self.series.options.order;
        let settings = &sheet.options.settings;
        let wanted = level_wins(order, settings);
        let is_played = order.is_rated();
        let mut rating = Rating::quick(&sheet);
        if wanted.is_some() || is_played {
            let ordered = order.win_rate.as_ref().map(Within::bounds);
            let played = trial(&sheet, wanted.as_ref().or(ordered.as_ref()))?;
            if let Some(miss) = wanted.and_then(|wanted| off_wins(wanted, &played)) {
                return Ok(Some(miss));
            }
            // Where nothing is missed, no game was left out.
            rating = Rating::tried(&played).filter(|_| is_played).unwrap_or(rating);
        }
        if let Some(miss) = missed(order, &rating) {
            return Ok(Some(miss));
        }
        let unlike =
            self.first.as_ref().and_then(|first| first.unlike(&Strength::of(&sheet, rating)));
        let unlike = match self.rung(number)? {
            Some(rung) => off_rung(rung, reasoning(&sheet)?),
            None => unlike,
        };
        if unlike.is_some() {
            return Ok(unlike);
        }
        if let Some(miss) = missed_in_games(order, &sheet)? {
            return Ok(Some(miss));
        }
        if !order.no_guess || is_won_without_guess(&sheet)? {
            return Ok(None);
        }
        Ok(Some(Miss { distance: 1, had: "needs a guess".into() }))
    }

    fn unmet(&self, number: u64, draws: u64, nearest: &Miss) -> Refused {
        let settings = self.series.settings(number).ok();
        let win_rate =
            |wins| format!("had a win rate of {}", Within::<GameShare>::of(wins).words());
        if let (true, Ok(chapter)) = (self.series.is_campaign(), Chapter::of(number)) {
            let (wanted, had, chapter) = (win_rate(chapter.wins()), &nearest.had, chapter.number());
            let said =
                format!("none of {draws} sheets of chapter {chapter} {wanted}; the nearest {had}");
            return Refused::input(said);
        }
        let sheets = match settings.and_then(|settings| settings.level()) {
            Some(level) => format!("sheets of level {}", level.number()),
            None => "sheets of this custom level".to_owned(),
        };
        let order = &self.series.options.order;
        let mut wanted = words(order);
        let of_level = settings.and_then(|settings| level_wins(order, &settings));
        wanted.extend(of_level.map(win_rate));
        wanted.extend(self.first.as_ref().map(Strength::words));
        let rung = self.rung(number).ok().flatten();
        wanted.extend(rung.map(|rung| format!("needs at most: {}", rung.name())));
        let (wanted, had) = (wanted.join(" and "), &nearest.had);
        Refused::input(format!("none of {draws} {sheets} {wanted}; the nearest {had}"))
    }
}

/// In what a game does not need this reasoning.
fn off_rung(rung: Technique, needed: Option<Technique>) -> Option<Miss> {
    let Some(needed) = needed else {
        let had = "needs more tests than typical players make".to_owned();
        return Some(Miss { distance: NO_MATCH, had });
    };
    let distance = (needed as u64).abs_diff(rung as u64);
    (distance > 0).then(|| Miss { distance, had: format!("needs: {}", needed.name()) })
}

/// A sheet that is made to be looked at: its guesses cost nothing.
pub(super) fn draft(series: &WitchesSeries, number: u64, seed: Seed) -> Result<Sheet, Refused> {
    let options = series.sheet_options(number, seed)?;
    Ok(Sheet::make_at_cost(&options, Cost::LEAST)?)
}

/// How far the wins on a sheet may lie from those of its level, of a thousand: in the games that are
/// played to find out. With what is left to chance, next to none is truly off by 120.
const OFF_LEVEL: u32 = 40;

/// How many of a thousand games typical players are to win on sheets of a level, where nobody
/// ordered otherwise.
fn level_wins(order: &Order, settings: &Settings) -> Option<RangeInclusive<u32>> {
    if order.difficulty.is_some() || order.win_rate.is_some() {
        return None;
    }
    let wins = settings.level()?.wins();
    Some(wins - OFF_LEVEL..=wins + OFF_LEVEL)
}

/// Whether games of a series are picked by how often they are won, even where nothing is ordered.
pub(super) fn keeps_level(options: &SeriesOptions, settings: &Settings) -> bool {
    level_wins(&options.order, settings).is_some()
}

/// How typical players' games were not won as often as is wanted, of a thousand.
fn off_wins(wanted: RangeInclusive<u32>, played: &GameCounts) -> Option<Miss> {
    let wins = played.wins_of_thousand();
    let within = Within::<GameShare>::of(wanted);
    let distance = within.distance(wins);
    let had = format!("had a win rate of {}", within.written(wins));
    (distance > 0).then_some(Miss { distance, had })
}

/// In what a rating is not as ordered.
fn missed(order: &Order, rating: &Rating) -> Option<Miss> {
    let &Order { difficulty, turns, win_rate, .. } = order;
    let cauldrons = u32::from(rating.difficulty.cauldrons());
    let (middle, wins) = (rating.turns.middle, rating.wins);
    let missed = [
        difficulty.map(|d| (d.distance(cauldrons), format!("difficulty {cauldrons}"))),
        turns.map(|t| (t.distance(middle), in_turns(&middle.to_string()))),
        win_rate.map(|w| (w.distance(wins), format!("a win rate of {}", w.written(wins)))),
    ];
    let (distances, had): (Vec<u64>, Vec<String>) = missed.into_iter().flatten().unzip();
    let distance = distances.into_iter().sum();
    (distance > 0).then(|| Miss { distance, had: format!("had {}", had.join(" and ")) })
}

/// A share of games that are played on a sheet.
type ShareOfGames = fn(&Sheet) -> Result<u32, PlayError>;

/// In what games that are played on a sheet are not as ordered.
fn missed_in_games(order: &Order, sheet: &Sheet) -> Result<Option<Miss>, Refused> {
    let measures = [
        (order.hopeless, hopeless as ShareOfGames, "are hopeless"),
        (order.certain, certain, "make the answer certain"),
    ];
    for (share, measure, what) in measures {
        let Some(share) = share else { continue };
        let part = measure(sheet)?;
        let distance = share.distance(part);
        if distance > 0 {
            let had = format!("had {} of its games that {what}", share.written(part));
            return Ok(Some(Miss { distance, had }));
        }
    }
    Ok(None)
}

fn in_turns(count: &str) -> String {
    if count == "1" { "1 turn".to_owned() } else { format!("{count} turns") }
}

/// What is ordered, in words that follow "none".
fn words(order: &Order) -> Vec<String> {
    let Order { difficulty, turns, win_rate, hopeless, certain, no_guess } = order;
    let rated = [
        difficulty.map(|d| format!("difficulty {}", d.words())),
        turns.map(|t| in_turns(&t.words())),
        win_rate.map(|w| format!("a win rate of {}", w.words())),
        hopeless.map(|h| format!("{} of its games that are hopeless", h.words())),
        certain.map(|c| format!("{} of its games that make the answer certain", c.words())),
    ];
    let rated: Vec<String> = rated.into_iter().flatten().collect();
    let rated = (!rated.is_empty()).then(|| format!("had {}", rated.join(" and ")));
    let no_guess = no_guess.then(|| "can be won without a guess".to_owned());
    rated.into_iter().chain(no_guess).collect()
}

/// How far the hardness of two games of one strength may differ, of 1000.
const HARDNESS: u32 = 40;
/// How far their turns may, in hundredths.
const TURNS: u32 = 10;
/// How far the games may that typical players win, of 1000.
const WINS: u32 = 60;

/// What decides how hard a game is: what its secret is made of, and how it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Strength {
    length: u8,
    /// How many decoys of each kind there are.
    decoys: [usize; 3],
    rating: Rating,
}

impl Strength {
    pub(super) fn of(sheet: &Sheet, rating: Rating) -> Strength {
        let puzzle = &sheet.deal.puzzle;
        let decoys = |fits: fn(&Decoy) -> bool| {
            let roles = puzzle.parts().iter().map(|part| part.role);
            roles.filter(|role| matches!(role, Role::Decoy(decoy) if fits(decoy))).count()
        };
        Strength {
            length: puzzle.length(),
            decoys: [
                decoys(|decoy| matches!(decoy, Decoy::Ignore)),
                decoys(|decoy| matches!(decoy, Decoy::Overgrown | Decoy::Undergrown)),
                decoys(|decoy| matches!(decoy, Decoy::Imposter(_))),
            ],
            rating,
        }
    }

    /// In what another game is not of this strength.
    pub(super) fn unlike(&self, other: &Strength) -> Option<Miss> {
        if (other.length, other.decoys) != (self.length, self.decoys) {
            let had = "has another recipe length or other decoys".to_owned();
            return Some(Miss { distance: NO_MATCH, had });
        }
        let (own, others) = (&self.rating, &other.rating);
        let (turns, hardness) = (own.turns.middle, own.hardness.abs_diff(others.hardness));
        let longer = turns.abs_diff(others.turns.middle);
        let is_alike = own.difficulty == others.difficulty
            && hardness <= HARDNESS
            && longer * 100 <= turns * TURNS
            && own.wins.abs_diff(others.wins) <= WINS;
        let distance = hardness + longer * 1_000 / turns.max(1) + own.wins.abs_diff(others.wins);
        let had = format!("had {}", rated(others));
        (!is_alike).then(|| Miss { distance: distance.max(1).into(), had })
    }

    /// What is asked of others, in words that follow "none".
    pub(super) fn words(&self) -> String {
        format!("is as strong as the first game, which has {}", rated(&self.rating))
    }
}

fn rated(rating: &Rating) -> String {
    format!("difficulty {} and {} turns", rating.difficulty.cauldrons(), rating.turns.middle)
}
