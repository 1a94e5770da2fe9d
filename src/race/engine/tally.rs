//! Statistics over many games, in whole numbers until the last step.

use super::play::{PlayedRace, SEATS};
use crate::common::counts::{Counts, Share};
use crate::game::players::Players;

/// What is counted over games. Unfinished games are counted apart and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    players: Players,
    /// Games that ended as the rules say, by the moves of all players together.
    totals: Counts,
    /// The same games, by rounds.
    rounds: Counts,
    /// The same games, by turns of all players together.
    turns: Counts,
    moves: [u64; SEATS],
    wins: [u64; SEATS],
    unfinished: u64,
}

impl Tally {
    pub(in crate::race) fn new(players: Players) -> Self {
        Tally {
            players,
            totals: Counts::default(),
            rounds: Counts::default(),
            turns: Counts::default(),
            moves: [0; SEATS],
            wins: [0; SEATS],
            unfinished: 0,
        }
    }

    #[inline]
    pub(in crate::race) fn add(&mut self, game: &PlayedRace) {
        let Some(winner) = game.winner.filter(|_| !game.unfinished) else {
            self.unfinished += 1;
            return;
        };
        self.totals.add(game.total() as usize);
        self.rounds.add(game.rounds as usize);
        self.turns.add(game.turns as usize);
        for (sum, &moves) in self.moves.iter_mut().zip(&game.moves) {
            *sum += u64::from(moves);
        }
        self.wins[usize::from(winner) % SEATS] += 1;
    }

    pub(in crate::race) fn merge(&mut self, other: &Tally) {
        self.totals.merge(&other.totals);
        self.rounds.merge(&other.rounds);
        self.turns.merge(&other.turns);
        for seat in 0..SEATS {
            self.moves[seat] += other.moves[seat];
            self.wins[seat] += other.wins[seat];
        }
        self.unfinished += other.unfinished;
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.players
    }

    /// Games that ended as the rules say.
    pub fn finished(&self) -> u64 {
        self.totals.games()
    }

    /// Games in which some player stopped at the limit of moves.
    pub fn unfinished(&self) -> u64 {
        self.unfinished
    }

    /// Finished games by the moves of all players together.
    pub fn totals(&self) -> &Counts {
        &self.totals
    }

    /// Finished games by rounds, the last one included.
    pub fn rounds(&self) -> &Counts {
        &self.rounds
    }

    /// Finished games by turns of all players together, lost ones included.
    pub fn turns(&self) -> &Counts {
        &self.turns
    }

    /// Mean turns of all players together, lost ones included; 0 without finished games.
    pub fn mean_turns(&self) -> f64 {
        self.per_game(self.turns.pairs().map(|(turns, n)| turns as u64 * n).sum())
    }

    /// Mean moves of the player on each seat.
    pub fn mean_moves(&self) -> Vec<f64> {
        self.moves[..self.seats()].iter().map(|&sum| self.per_game(sum)).collect()
    }

    /// The share of finished games that each seat won first, with its 95 % interval.
    pub fn shares(&self) -> Vec<Share> {
        let games = self.finished();
        self.wins[..self.seats()].iter().map(|&wins| Share::new(wins, games)).collect()
    }

    fn seats(&self) -> usize {
        self.players.count().into()
    }

    fn per_game(&self, sum: u64) -> f64 {
        if self.finished() == 0 { 0.0 } else { sum as f64 / self.finished() as f64 }
    }
}
