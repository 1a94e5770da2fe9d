//! A generated game, [`RaceGame`], and its length, [`ExpectedLength`].

use serde::{Deserialize, Serialize};

use super::{Deck, MoveTable, RaceConcern, RaceRules, Track, simulate};
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::texts::Message;
use crate::texts::msg::{race_adjective, race_course, race_place, race_title};

/// Length of a game, measured over simulated games with the game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExpectedLength {
    /// Mean number of rounds until the game ends, the last round included. One round has a turn for
    /// each player.
    pub rounds: f64,
    /// Mean number of turns of all players together, lost turns included.
    pub turns: f64,
    /// 10 % and 90 % quantiles of the turns of all players together.
    pub spread: (u32, u32),
    /// Assumed duration of one turn, in seconds.
    pub seconds_per_turn: u16,
}

impl ExpectedLength {
    /// Number of simulated games for the lengths that are printed.
    pub(super) const GAMES: u64 = 32_768;

    /// Simulates `ExpectedLength::GAMES` games with `seed`. Returns `None` if some of them do not end.
    pub fn of(
        table: &MoveTable,
        players: Players,
        seed: Seed,
        seconds_per_turn: u16,
    ) -> Option<Self> {
        Self::simulate(table, players, seed, seconds_per_turn, Self::GAMES)
    }

    /// Simulates `games` games with `seed`. Returns `None` if some of them do not end.
    pub(super) fn simulate(
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
        Some(ExpectedLength {
            rounds: hundredths(rounds),
            turns: hundredths(tally.mean_turns()),
            spread: (quantile(1)?, quantile(9)?),
            seconds_per_turn,
        })
    }

    /// Mean length of the game, in minutes, from `turns`.
    pub fn minutes(&self) -> f64 {
        self.in_minutes(self.turns)
    }

    /// 10 % and 90 % quantiles of the length (`spread`), in minutes.
    pub fn spread_minutes(&self) -> (f64, f64) {
        (self.in_minutes(self.spread.0.into()), self.in_minutes(self.spread.1.into()))
    }

    fn in_minutes(&self, turns: f64) -> f64 {
        turns * f64::from(self.seconds_per_turn) / 60.0
    }
}

/// A generated game, with everything that is printed of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RaceGame {
    /// Seed from which the game was generated.
    pub seed: Seed,
    /// Number of players.
    pub players: Players,
    /// Rule options for which the game was generated.
    pub rules: RaceRules,
    /// Simulated length of the game with `rules`.
    pub expected: ExpectedLength,
    /// Cards of the game.
    pub deck: Deck,
    /// Spaces of the track, without the start.
    pub track: Track,
}

/// Returns the name of the game as a translatable [`Message`].
pub fn title() -> Message {
    race_title()
}

/// Number of adjectives, and of places, from which each language forms the names of courses.
pub(super) const NAMES: usize = 16;

impl RaceGame {
    /// Returns the name of the course, drawn from `seed`. It distinguishes the races of a booklet.
    pub fn course(&self) -> Message {
        let mut stream = Stream::new(self.seed, RaceConcern::CourseName, 0);
        let mut draw = || stream.below(NAMES) + 1;
        let (adjective, place) = (draw(), draw());
        race_course(race_adjective(adjective), race_place(place))
    }
}
