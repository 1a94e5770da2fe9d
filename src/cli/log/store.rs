//! Tables of a referee's store, as log lines.

use std::collections::BTreeSet;
use std::path::Path;

use cauldron_press::common::players::Players;
use cauldron_press::seal::PuzzleId;
use cauldron_press::serve::{self, TableLocation};
use cauldron_press::witches::playtest::{GameLog, GameLogError};
use cauldron_press::witches::settings::Settings;

use super::{CollectedGames, log_failure};
use crate::cli::failure::{Failure, Result};

/// Returns all tables of the referee's store `file`: name, identity of the puzzle, and state.
pub(super) fn read_tables(file: &Path) -> Result<Vec<(String, PuzzleId, String)>> {
    let data = TableLocation::at(file.to_owned()).map_err(Failure::input)?;
    let tables = serve::all_tables(&data).map_err(|error| match error.is_input() {
        true => Failure::input(error),
        false => Failure::machine(error),
    })?;
    Ok(tables.into_iter().map(|(name, id, state)| (name.to_string(), id, state)).collect())
}

impl CollectedGames<'_> {
    /// Adds every finished table of the referee's store `file`.
    pub(super) fn store(
        &mut self,
        file: &Path,
        known_settings: Option<(Settings, Players)>,
    ) -> Result {
        let data = TableLocation::at(file.to_owned()).map_err(Failure::input)?;
        let shown = data.to_string();
        let tables = read_tables(file)?;
        let wanted = |id: PuzzleId| {
            self.game.is_none_or(|name| id.label().eq_ignore_ascii_case(name.trim()))
        };
        let tables: Vec<_> = tables.into_iter().filter(|(_, id, _)| wanted(*id)).collect();
        let names: BTreeSet<String> = tables.iter().map(|(_, id, _)| id.label()).collect();
        if names.len() > 1 {
            let names: Vec<String> = names.into_iter().take(5).collect();
            return Err(Failure::Input(format!(
                "{shown} has tables of several games ({}); take one at a time with --game",
                names.join(", ")
            )));
        }
        let before = self.lines.len();
        for (name, id, state) in tables {
            let line = GameLog::of_referee(&state, id, known_settings).and_then(|log| log.line());
            match line {
                Ok(line) => self.lines.push(line),
                Err(GameLogError::Unfinished) => self.unfinished += 1,
                Err(error) => return Err(log_failure(&format!("{shown}, table {name}"), &error)),
            }
        }
        if self.lines.len() == before {
            let what = self.game.map_or_else(String::new, |name| format!(" of {name:?}"));
            return Err(Failure::Input(format!(
                "{shown}: no table{what} in it has come to an end; play one to its end, and come back then"
            )));
        }
        Ok(())
    }
}
