//! Which games are played.

use serde::{Deserialize, Serialize};

use super::Lineup;
use crate::players::Players;
use crate::seed::Seed;
use crate::stream::Stream;
use crate::witches::concern::WitchesConcern;
use crate::witches::puzzle::MostAnswers;
use crate::witches::settings::Settings;
use crate::witches::sheet::SheetOptions;
use crate::witches::table::Mode;

/// Which games are played: on `sheets` sheets of each of the settings and numbers of players,
/// `games` games of each lineup. The same study gives the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The first sheet of each kind has this seed, and the others have seeds drawn from it.
    pub seed: Seed,
    /// How many sheets of each kind.
    pub sheets: u64,
    /// What the puzzles are made of.
    pub settings: Vec<Settings>,
    /// How many play.
    pub players: Vec<Players>,
    /// How many answers a puzzle may have.
    pub answers: MostAnswers,
    /// How well they play.
    pub lineups: Vec<Lineup>,
    /// Who plays with whom, where there are several.
    pub mode: Mode,
    /// How many games of each lineup on each sheet.
    pub games: u64,
}

impl Study {
    /// The kinds of sheets, in the order of the settings and then of the players.
    pub(super) fn kinds(&self) -> impl Iterator<Item = (Settings, Players)> {
        let players = |&settings| self.players.iter().map(move |&players| (settings, players));
        self.settings.iter().flat_map(players)
    }

    /// How many sheets there are of all kinds.
    pub fn all_sheets(&self) -> u64 {
        let kinds = self.settings.len().saturating_mul(self.players.len());
        self.sheets.saturating_mul(kinds as u64)
    }

    /// How many games are played on so many sheets.
    pub fn games_on(&self, sheets: u64) -> u64 {
        sheets.saturating_mul(self.lineups.len() as u64).saturating_mul(self.games)
    }

    /// How many groups of games there are: of each lineup on each kind of sheets.
    pub(super) fn groups(&self) -> usize {
        let kinds = self.settings.len().saturating_mul(self.players.len());
        kinds.saturating_mul(self.lineups.len())
    }

    /// The kind of a sheet, by its number among all, and its seed.
    pub(super) fn sheet(&self, number: u64) -> (usize, Seed) {
        let (kind, number) = (number / self.sheets.max(1), number % self.sheets.max(1));
        let seed = match number {
            0 => self.seed,
            _ => {
                let mut stream = Stream::new(self.seed, WitchesConcern::Playtest, number);
                Seed(stream.bits() >> (64 - Seed::FRESH_BITS))
            }
        };
        (usize::try_from(kind).unwrap_or(usize::MAX), seed)
    }

    /// What a sheet is made from.
    pub(super) fn options(
        &self,
        (settings, players): (Settings, Players),
        seed: Seed,
    ) -> SheetOptions {
        let most_answers = self.answers;
        SheetOptions { settings, players, most_answers, ..SheetOptions::new(seed) }
    }
}
