//! Runs of Witches: many games, each from its seed.

mod game;
mod judge;
mod options;
mod order;
#[cfg(test)]
mod tests;

pub use options::{GameSet, Levels, LevelsError, SeriesOptions};
pub use order::{Cauldrons, Measure, Order, Share, Turns, Within, WithinError};

use std::collections::BTreeMap;
use std::sync::OnceLock;

use blake2::{Blake2b512, Digest};
use serde_json::Value;

use self::game::WitchesGame;
use self::judge::WitchesJudge;
use super::deal::{Deal, Tester};
use super::deduce::Technique;
use super::pages;
use super::playtest::reasoning;
use super::puzzle::{Clue, generate, variety};
use super::settings::Settings;
use super::sheet::{Secrecy, Sheet, SheetError, SheetOptions};
use super::ways::{Beside, Ways};
use super::wire;
use crate::common::threads::{Threads, map_on};
use crate::game::edition::Edition;
use crate::game::seed::Seed;
use crate::game::source::Scope;
use crate::game::{PrintError, Refused};
use crate::page::{DrawOptions, Page};
use crate::seal::RefereeKey;
use crate::series::{Judge, Printable, Series};
use crate::texts::Message;
use crate::texts::said;

/// A run of Wondering Witches.
#[derive(Clone, Debug)]
pub struct WitchesSeries {
    options: SeriesOptions,
    /// The settings that come up, with the number of the first game of each.
    kinds: Vec<(u64, Settings)>,
    key: Option<RefereeKey>,
    /// The kinds of reasoning that its sheets need, once they are known.
    rungs: OnceLock<Vec<Technique>>,
}

/// So many sheets are looked at for the kinds of reasoning that they need.
const SURVEYED: u64 = 40;
/// So many of them at least need a kind that is a rung of a ladder: others are too rare.
const LEAST: usize = 2;

impl WitchesSeries {
    /// A run of ordinary sheets.
    ///
    /// # Errors
    /// If some of the settings cannot be played, or the sheets are of a tournament and so need
    /// a key.
    pub fn new(options: SeriesOptions) -> Result<Self, Refused> {
        if options.referee {
            return Err(SheetError::Secrecy.into());
        }
        WitchesSeries::of(options, None)
    }

    /// A run of a tournament's sheets, whose secrets come from a key.
    ///
    /// # Errors
    /// If some of the settings cannot be played, or the edition knows no key.
    pub fn refereed(options: SeriesOptions, key: RefereeKey) -> Result<Self, Refused> {
        if options.edition < Edition::Second {
            return Err(SheetError::Secrecy.into());
        }
        WitchesSeries::of(SeriesOptions { referee: true, ..options }, Some(key))
    }

    fn of(options: SeriesOptions, key: Option<RefereeKey>) -> Result<Self, Refused> {
        let kinds = options.kinds().map_err(|error| Refused::input(error.to_string()))?;
        let is_plain = options.order.is_free() && options.set.is_none();
        if options.edition < Edition::Second && !is_plain {
            return Err(Refused::input("sheets of edition 1 have no rating to order them by"));
        }
        if options.set.is_some() && kinds.len() > 1 {
            return Err(Refused::input("games of several levels make no set"));
        }
        Ok(WitchesSeries { options, kinds, key, rungs: OnceLock::new() })
    }

    /// The kinds of reasoning that sheets like these need at most, from the easiest on: the
    /// ladder that they can make. Found out by looking at some of them.
    ///
    /// # Errors
    /// If there are no such sheets.
    pub fn rungs(&self) -> Result<&[Technique], Refused> {
        if let Some(rungs) = self.rungs.get() {
            return Ok(rungs);
        }
        let seeds: Vec<Seed> = (0..SURVEYED).map(Seed).collect();
        let needed = map_on(Threads::all(), &seeds, |&seed| {
            Ok::<_, Refused>(reasoning(&judge::draft(self, 0, seed)?)?)
        })?;
        let mut count: BTreeMap<Technique, usize> = BTreeMap::new();
        needed.into_iter().flatten().for_each(|needed| *count.entry(needed).or_default() += 1);
        let rungs = count.into_iter().filter(|(_, count)| *count >= LEAST);
        let rungs = rungs.map(|(technique, _)| technique).collect();
        Ok(self.rungs.get_or_init(|| rungs))
    }

    fn settings(&self, number: u64) -> Result<Settings, Refused> {
        self.options.settings(number).map_err(|error| Refused::input(error.to_string()))
    }

    /// What the sheet of a game is made from.
    fn sheet_options(&self, number: u64, seed: Seed) -> Result<SheetOptions, Refused> {
        Ok(SheetOptions {
            seed,
            players: self.options.players,
            settings: self.settings(number)?,
            most_answers: self.options.answers,
            secrecy: self.key.map_or(Secrecy::Open, Secrecy::Referee),
            base_url: self.options.base_url.clone(),
            language: self.options.language,
            beside: self.ways().beside,
        })
    }
}

impl WitchesSeries {
    /// Whether the page that tests potions lies beside its games, as its wishes say.
    pub fn has_play_page(&self) -> bool {
        self.ways().beside.play_page
    }

    /// How potions of any of its games can be tested. An oracle would be a page of each game.
    fn ways(&self) -> Ways {
        let SeriesOptions { ref base_url, referee, beside, .. } = self.options;
        let beside = Beside { oracle: false, play_page: beside.play_page && !referee, ..beside };
        Ways { address: base_url.clone(), is_referee: referee, beside }
    }
}

impl Series for WitchesSeries {
    fn game(&self) -> &'static str {
        "witches"
    }

    fn title(&self) -> Message {
        pages::title()
    }

    fn edition(&self) -> Option<Edition> {
        Some(self.options.edition)
    }

    fn credits(&self) -> Option<Message> {
        Some(pages::credits())
    }

    fn wishes(&self) -> Value {
        serde_json::to_value(&self.options).unwrap_or_default()
    }

    fn scope(&self, number: u64) -> Option<Scope> {
        Some(self.sheet_options(number, Seed(0)).ok()?.scope())
    }

    fn secret(&self, number: u64, seed: Seed) -> Result<u128, Refused> {
        let options = self.sheet_options(number, seed)?;
        let solved = generate(options.source()?, &options.settings, options.most_answers);
        let solved = solved.map_err(SheetError::from)?;
        let digest: [u8; 64] = Blake2b512::digest(wire::secret(&solved.puzzle)).into();
        Ok(digest[..16].iter().fold(0, |number, &byte| number << 8 | u128::from(byte)))
    }

    fn judge(&self, first: Option<Seed>) -> Result<Option<Box<dyn Judge + '_>>, Refused> {
        if self.options.order.is_free() && self.options.set.is_none() {
            return Ok(None);
        }
        Ok(Some(Box::new(WitchesJudge::new(self, first)?)))
    }

    fn set(&self) -> Option<Message> {
        self.options.set.map(|set| match set {
            GameSet::Equal => said::sheet_set_equal(),
            GameSet::Ladder => said::sheet_set_ladder(),
        })
    }

    fn make(&self, number: u64, seed: Seed) -> Result<Box<dyn Printable>, PrintError> {
        let sheet = Sheet::make(&self.sheet_options(number, seed)?);
        let sheet = sheet.map_err(Refused::from)?;
        let needed = match self.options.set {
            Some(GameSet::Ladder) => reasoning(&sheet).map_err(Refused::from)?,
            Some(GameSet::Equal) | None => None,
        };
        Ok(Box::new(WitchesGame::new(sheet, needed)?))
    }

    fn longest(&self) -> Option<u64> {
        let alike = |a: &Settings, b: &Settings| {
            let of = |s: &Settings| (s.ingredients(), s.length(), s.decoys(), s.effects());
            of(a) == of(b)
        };
        let longest = |(_, kind): &(u64, Settings)| {
            let different = variety(kind)?;
            let of_kind = |games: u64| {
                self.options.levels.count(games, |number| {
                    self.options.settings(number).is_ok_and(|settings| alike(&settings, kind))
                })
            };
            let (mut fits, mut too_many) = (0, u64::MAX);
            while fits + 1 < too_many {
                let middle = fits + (too_many - fits) / 2;
                if of_kind(middle) <= different {
                    fits = middle;
                } else {
                    too_many = middle;
                }
            }
            (too_many < u64::MAX).then_some(fits)
        };
        self.kinds.iter().filter_map(longest).min()
    }

    fn how_to_play(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        // What is known of any game of the run is the same for all of them, as far as it counts.
        let solved = generate(Seed(0), &self.settings(0)?, self.options.answers);
        let puzzle = solved.map_err(|error| Refused::from(SheetError::from(error)))?.puzzle;
        let clue = Clue::generate(Seed(0), &puzzle);
        let players = self.options.players;
        let any = Deal { players, puzzle, clue, specials: Vec::new() };
        let tester = Tester::Paper(self.ways());
        let kinds: Vec<Settings> = self.kinds.iter().map(|&(_, settings)| settings).collect();
        Ok(pages::how_to_play(&any.facts(tester), &kinds, options)?)
    }
}
