//! A game that costs nothing, for tests of runs.

use serde_json::{Value, json};

use super::maker::Maker;
use crate::booklet::{BookletError, BoundGame, Volume, Wanted};
use crate::common::threads::Threads;
use crate::game::edition::Edition;
use crate::game::seed::Seed;
use crate::game::{PrintError, Refused};
use crate::page::{DrawOptions, Page};
use crate::series::{Judge, Miss, Printable, Series};
use crate::texts::Message;
use crate::texts::said;

/// Its secret is the seed's rest by `secrets`. With a step only those seeds will do that it
/// divides, and those that leave the same rest as the first.
#[derive(Debug)]
pub(super) struct Fake {
    pub(super) secrets: u64,
    pub(super) step: u64,
}

impl Fake {
    pub(super) const fn new(secrets: u64) -> Fake {
        Fake { secrets, step: 1 }
    }
}

/// Judges by the rest of seeds.
#[derive(Debug)]
struct Rest {
    step: u64,
    rest: u64,
}

impl Judge for Rest {
    fn miss(&self, _number: u64, seed: Seed) -> Result<Option<Miss>, Refused> {
        let rest = seed.0 % self.step;
        let miss = Miss { distance: rest.abs_diff(self.rest), had: format!("a rest of {rest}") };
        Ok((rest != self.rest).then_some(miss))
    }

    fn unmet(&self, _number: u64, draws: u64, nearest: &Miss) -> Refused {
        Refused::input(format!("none of {draws}, the nearest had {}", nearest.had))
    }
}

impl Series for Fake {
    fn game(&self) -> &'static str {
        "fake"
    }

    fn title(&self) -> Message {
        said::run_none("fake")
    }

    fn edition(&self) -> Option<Edition> {
        None
    }

    fn wishes(&self) -> Value {
        json!({})
    }

    fn secret(&self, _number: u64, seed: Seed) -> Result<u128, Refused> {
        Ok((seed.0 % self.secrets).into())
    }

    fn judge(&self, first: Option<Seed>) -> Result<Option<Box<dyn Judge + '_>>, Refused> {
        let rest = first.map_or(0, |first| first.0 % self.step);
        let judge = Rest { step: self.step, rest };
        Ok((self.step > 1).then(|| Box::new(judge) as Box<dyn Judge>))
    }

    fn make(&self, _number: u64, _seed: Seed) -> Result<Box<dyn Printable>, PrintError> {
        Err(Refused::input("nothing is made").into())
    }

    fn how_to_play(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }
}

impl Maker for Fake {
    fn edition(&self) -> Option<Edition> {
        Some(Edition::LATEST)
    }

    fn volume(&self, wanted: &[Wanted], _threads: Threads) -> Result<Volume, BookletError> {
        let pdf: Vec<u8> =
            wanted.iter().flat_map(|w| format!("{} {}\n", w.number, w.seed).into_bytes()).collect();
        let games = (1..).step_by(4).zip(wanted).map(|(first_page, w)| BoundGame {
            number: w.number,
            seed: w.seed,
            label: w.seed.to_string(),
            first_page,
            pages: 4,
            sha256: [w.seed.0 as u8; 32],
            facts: json!({ "players": 4 }),
            secrets: json!({ "give_up": w.seed.0 }),
        });
        Ok(Volume { games: games.collect(), pdf, scale: 1.0 })
    }
}
