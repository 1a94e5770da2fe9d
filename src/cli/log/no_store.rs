//! Tables of a referee's store, in a build without the server.

use std::path::Path;

use cauldron_press::common::players::Players;
use cauldron_press::seal::PuzzleId;
use cauldron_press::witches::settings::Settings;

use super::CollectedGames;
use crate::cli::failure::{Failure, Result};

/// Refuses to read a store.
pub(super) fn read_tables(_: &Path) -> Result<Vec<(String, PuzzleId, String)>> {
    Err(Failure::Input(
        "a referee's tables cannot be read: this cauldron was built without its server; use one that has it"
            .into(),
    ))
}

impl CollectedGames<'_> {
    /// Refuses to read a store.
    pub(super) fn store(&mut self, file: &Path, _: Option<(Settings, Players)>) -> Result {
        read_tables(file).map(drop)
    }
}
