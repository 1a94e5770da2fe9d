//! A look at long work from another thread, and a way to end it early.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How far some work is, and whether somebody ended it.
#[derive(Debug, Default)]
pub struct Watch {
    done: AtomicU64,
    stopped: AtomicBool,
}

impl Watch {
    /// How many games are done.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// So many more games are done.
    pub(crate) fn add(&self, games: u64) {
        self.done.fetch_add(games, Ordering::Relaxed);
    }

    /// Ends the work early: what has begun is finished.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether somebody ended the work early.
    pub fn stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}
