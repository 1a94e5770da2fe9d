//! A game in a file.

use std::fs::File;
use std::path::{Path, PathBuf};

use cauldron_press::press::write_atomic;
use cauldron_press::witches::table::{Keeper, PlayError, Table};

use crate::cli::Failure;
use crate::cli::input::read_file;

/// Where a game is kept.
pub struct Store(pub PathBuf);

/// Larger files are no games.
const LARGEST: u64 = 4 << 20;

impl Store {
    /// The game in the file; none if there is no file yet.
    pub fn load(&self, keeper: &Keeper) -> Result<Option<Table>, Failure> {
        let shown = self.0.display();
        // A link that leads nowhere is no game either: writing would replace it.
        if self.0.symlink_metadata().is_err_and(|e| e.kind() == std::io::ErrorKind::NotFound) {
            return Ok(None);
        }
        let bytes = read_file(&self.0, LARGEST, "a saved game")?;
        let other = |why: String| {
            Failure::Input(format!(
                "\"{shown}\" is not a saved game ({why}); name another file, or delete this one to start anew"
            ))
        };
        let text = String::from_utf8(bytes).map_err(|_| other("it is not text".into()))?;
        let broken = |error| match error {
            PlayError::Stored(why) => other(why.to_string()),
            error => other(error.to_string()),
        };
        let table = Table::from_json(&text).map_err(broken)?;
        let payload = table.payload().map_err(broken)?;
        if payload.id() != keeper.payload().id() {
            return Err(Failure::Input(format!(
                "\"{shown}\" holds the game of another sheet; give its code, or another --save"
            )));
        }
        Ok(Some(table))
    }

    /// Changes the game as it stands in the file by now; without a file yet, the given one.
    /// Other programs that change it wait. A refused change leaves the file as it is.
    pub fn change<T>(
        &self,
        keeper: &Keeper,
        table: &mut Table,
        change: impl FnOnce(&mut Table) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let _lock = lock(&self.0);
        if let Some(newest) = self.load(keeper)? {
            *table = newest;
        }
        let done = change(table)?;
        let text = table.to_json().map_err(Failure::machine)?;
        write_atomic(&self.0, text.as_bytes()).map_err(Failure::machine)?;
        Ok(done)
    }
}

/// Keeps others from changing files of the same folder, until it is dropped. The file itself
/// cannot be locked: it is replaced by another. Where nothing can be locked, writing goes on
/// without.
fn lock(path: &Path) -> Option<File> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    #[cfg(unix)]
    let file = File::open(folder).ok()?;
    #[cfg(not(unix))]
    let file = File::create(folder.join(".cauldron-lock")).ok()?;
    file.lock().ok()?;
    Some(file)
}
