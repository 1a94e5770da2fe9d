//! A volume: games made, drawn, pressed and bound.

use serde_json::Value;

use super::parts::{Parts, games_of};
use super::said::booklet_subject;
use super::{BookletError, BookletOptions};
use crate::press::{Binding, Meta, Workshop};
use crate::seed::Seed;
use crate::series::Series;
use crate::threads::Threads;

/// A game that is to be bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Its number in the run, from 0.
    pub number: u64,
    /// What it is made of.
    pub seed: Seed,
}

/// A file of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Volume {
    /// The whole file.
    pub pdf: Vec<u8>,
    /// Its games, in their order.
    pub games: Vec<BoundGame>,
}

/// What there is to tell of a game in a volume.
#[derive(Clone, Debug, PartialEq)]
pub struct BoundGame {
    /// Its number in the run, from 0.
    pub number: u64,
    /// What it was made of.
    pub seed: Seed,
    /// What it is made again from: see [`Printable::label`](crate::series::Printable::label).
    pub label: String,
    /// The page of the file on which it begins, from 1.
    pub first_page: usize,
    /// How many pages it has.
    pub pages: usize,
    /// Digest of the drawings of its pages without their feet: the same wherever it is bound.
    pub sha256: [u8; 32],
    /// See [`Printable::facts`](crate::series::Printable::facts).
    pub facts: Value,
    /// See [`Printable::secrets`](crate::series::Printable::secrets).
    pub secrets: Value,
}

/// Makes, draws and binds games: cover and contents, what all games share, the games, and the
/// answers. Each of these begins on a sheet of paper of its own, and so does each game. The
/// bytes are the same for any number of threads.
///
/// # Errors
/// If no game is wanted, one cannot be made or drawn, or a page cannot be pressed.
pub fn volume(
    workshop: &Workshop,
    series: &dyn Series,
    wanted: &[Wanted],
    options: &BookletOptions,
    threads: Threads,
) -> Result<Volume, BookletError> {
    let parts = Parts::make(series, wanted, options, threads)?;
    let games = parts.games();
    let leaves = parts.book()?.press(workshop, threads)?;
    let language = options.draw.language;
    let (title, counted) = (language.say(&series.title()), games_of(wanted));
    let label = match &*games {
        [game] => game.label.clone(),
        _ => language.say(&counted),
    };
    let subject = language.say(&booklet_subject(series.title(), counted));
    let meta = Meta::of_game(&title, &label, subject, &options.draw);
    let pdf = workshop.bind(leaves, &Binding { meta })?;
    Ok(Volume { pdf, games })
}
