//! A game in a file.

use std::path::PathBuf;

use cauldron_press::play::{Keeper, Table};
use cauldron_press::press::write_atomic;

use crate::cli::Failure;

/// Where a game is kept.
pub struct Store(pub PathBuf);

/// Larger files are no games.
const LARGEST: u64 = 4 << 20;

impl Store {
    /// The game in the file; none if there is no file yet.
    pub fn load(&self, keeper: &Keeper) -> Result<Option<Table>, Failure> {
        let shown = self.0.display();
        let unreadable = |e| Failure::Input(format!("cannot read {shown}: {e}"));
        match std::fs::metadata(&self.0) {
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(e) => return Err(unreadable(e)),
            Ok(found) if found.len() > LARGEST => {
                return Err(Failure::Input(format!("{shown} is too large for a game")));
            }
            Ok(_) => {}
        }
        let text = std::fs::read_to_string(&self.0).map_err(unreadable)?;
        let other = |why: String| {
            Failure::Input(format!("{shown} is not a saved game ({why}); choose another --save"))
        };
        let table = Table::from_json(&text).map_err(|e| other(e.to_string()))?;
        let payload = table.payload().map_err(|e| other(e.to_string()))?;
        if payload.id() != keeper.payload().id() {
            return Err(Failure::Input(format!(
                "{shown} holds the game of another sheet; give its code, or another --save"
            )));
        }
        Ok(Some(table))
    }

    /// Writes the game.
    pub fn keep(&self, table: &Table) -> Result<(), Failure> {
        let text = table.to_json().map_err(Failure::machine)?;
        write_atomic(&self.0, text.as_bytes()).map_err(Failure::machine)
    }
}
