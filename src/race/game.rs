//! A whole game: track, deck and rules.

use serde::{Deserialize, Serialize};

use super::{Deck, MoveTable, RaceConcern, RaceRules, Track, simulate};
use crate::common::stream::Stream;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::texts::Message;
use crate::texts::said::{race_adjective, race_course, race_place, race_title};

/// How long a game lasts, over simulated games as really played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Expected {
    /// Mean turns until the game ends, counted for one player: rounds, the last one included.
    pub rounds: f64,
    /// Mean turns of all players together, lost ones included.
    pub turns: f64,
    /// Turns that 10 % of the games do not exceed, and 90 %.
    pub spread: (u32, u32),
    /// How long one turn is taken to last, in seconds.
    pub seconds_per_turn: u16,
}

impl Expected {
    /// Games whose length is told.
    pub(super) const GAMES: u64 = 32_768;

    /// Plays many games of a seed; `None` if some of them do not end.
    pub fn of(
        table: &MoveTable,
        players: Players,
        seed: Seed,
        seconds_per_turn: u16,
    ) -> Option<Self> {
        Self::over(table, players, seed, seconds_per_turn, Self::GAMES)
    }

    /// Plays so many games of a seed; `None` if some of them do not end.
    pub(super) fn over(
        table: &MoveTable,
        players: Players,
        seed: Seed,
        seconds_per_turn: u16,
        games: u64,
    ) -> Option<Self> {
        let tally = simulate(table, players, seed, games, 1);
        let rounds = tally.rounds.summary().filter(|_| tally.unfinished == 0)?.mean;
        let quantile = |tenths| tally.turns.quantile(tenths, 10).and_then(|t| t.try_into().ok());
        let hundredths = |mean: f64| (mean * 100.0).round() / 100.0;
        Some(Expected {
            rounds: hundredths(rounds),
            turns: hundredths(tally.mean_turns()),
            spread: (quantile(1)?, quantile(9)?),
            seconds_per_turn,
        })
    }

    /// Mean length of the game in minutes.
    pub fn minutes(&self) -> f64 {
        self.in_minutes(self.turns)
    }

    /// What 10 % of the games do not exceed, and 90 %, in minutes.
    pub fn spread_minutes(&self) -> (f64, f64) {
        (self.in_minutes(self.spread.0.into()), self.in_minutes(self.spread.1.into()))
    }

    fn in_minutes(&self, turns: f64) -> f64 {
        turns * f64::from(self.seconds_per_turn) / 60.0
    }
}

/// A generated game: all that there is to print.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RaceGame {
    /// Where it came from.
    pub seed: Seed,
    /// How many play.
    pub players: Players,
    /// The options it was made for.
    pub rules: RaceRules,
    /// How long it lasts.
    pub expected: Expected,
    /// The cards.
    pub deck: Deck,
    /// The spaces.
    pub track: Track,
}

/// The name of the game.
pub fn title() -> Message {
    race_title()
}

/// Adjectives, and places, that the languages have for the names of courses.
pub(super) const NAMES: usize = 16;

impl RaceGame {
    /// The name of its course, drawn from its seed; tells the races of a booklet apart.
    pub fn course(&self) -> Message {
        let mut stream = Stream::new(self.seed, RaceConcern::CourseName, 0);
        let mut draw = || stream.below(NAMES) + 1;
        let (adjective, place) = (draw(), draw());
        race_course(race_adjective(adjective), race_place(place))
    }
}
