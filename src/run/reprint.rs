//! One lost game of a run, made again.

use super::error::RunError;
use super::lines::Entry;
use super::maker::Maker;
use super::manifest::Manifest;
use super::order::{Cut, Run};
use crate::booklet::Wanted;
use crate::common::hex::hex;
use crate::common::threads::Threads;

/// A game of a run, as its manifest tells.
#[derive(Debug)]
pub struct Lost {
    run: Run,
    entry: Entry,
    /// From 1.
    number: u64,
    alone: bool,
}

/// A file that was made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reprinted {
    /// Its name.
    pub file: String,
    /// The file.
    pub pdf: Vec<u8>,
}

impl Lost {
    /// Finds a game in a manifest by its number, from 1: to be made alone, or with the whole
    /// file that it stands in.
    ///
    /// # Errors
    /// If there is no such game, or the manifest is none, or was changed.
    pub fn find(manifest: Manifest, number: u64, whole_file: bool) -> Result<Lost, RunError> {
        let (run, path) = (manifest.run().clone(), manifest.path().to_owned());
        let mut found = None;
        // All of it is read: whether somebody changed it shows at its end.
        for entry in manifest.entries() {
            let entry = entry?;
            if entry.games.iter().any(|game| game.number == number) {
                found = Some(entry);
            }
        }
        let games = run.own_games();
        let entry = found.ok_or(RunError::NoGame { number, path, games })?;
        let alone = !whole_file && run.cut != Cut::Files;
        Ok(Lost { run, entry, number, alone })
    }

    /// Whether the game is made alone, by a maker that binds nothing else.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// Makes it: the very bytes that the manifest has the digest of, or if it is alone, the very
    /// pages.
    ///
    /// # Errors
    /// If it comes out otherwise, or cannot be made.
    pub fn reprint(&self, maker: &dyn Maker, threads: Threads) -> Result<Reprinted, RunError> {
        let Lost { entry: Entry { volume, games, .. }, number, alone, .. } = self;
        let games: Vec<_> = games.iter().filter(|g| !alone || g.number == *number).collect();
        let wanted: Vec<Wanted> = games
            .iter()
            .map(|game| Wanted { number: game.number.saturating_sub(1), seed: game.seed })
            .collect();
        let made = maker.volume(&wanted, threads)?;
        let digits = self.run.games.to_string().len();
        let (file, same) = if *alone {
            let pages = made.games.iter().map(|game| hex(&game.sha256));
            let same = pages.eq(games.iter().map(|game| game.sha256.clone()));
            (format!("game-{number:0digits$}.pdf"), same)
        } else {
            let again = Entry::new(&self.run, volume.number - 1, maker.edition(), &made);
            (volume.file.clone(), again.volume == *volume)
        };
        if same {
            return Ok(Reprinted { file, pdf: made.pdf });
        }
        let here = env!("CARGO_PKG_VERSION");
        let program = (self.run.program != here).then(|| self.run.program.clone());
        let what = if *alone { format!("game {number}") } else { file };
        Err(RunError::Changed { what, program })
    }
}
