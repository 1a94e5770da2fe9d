//! A volume: games made, drawn, pressed and bound.

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{BookletError, BookletOptions};
use crate::game::PrintError;
use crate::page::Page;
use crate::press::{Binding, Leaf, Meta, Workshop};
use crate::seed::Seed;
use crate::series::{Printable, Series};
use crate::threads::{Threads, map_on};

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
    /// What it is made again from: see [`Printable::label`].
    pub label: String,
    /// The page of the file on which it begins, from 1.
    pub first_page: usize,
    /// How many pages it has.
    pub pages: usize,
    /// Digest of the drawings of its pages without their feet: the same wherever it is bound.
    pub sha256: [u8; 32],
    /// See [`Printable::facts`].
    pub facts: Value,
    /// See [`Printable::secrets`].
    pub secrets: Value,
}

struct Made {
    game: Box<dyn Printable>,
    pages: Vec<Page>,
    sha256: [u8; 32],
}

/// Makes, draws and binds games. The bytes are the same for any number of threads.
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
    if wanted.is_empty() {
        return Err(BookletError::NoGames);
    }
    let made = map_on(threads, wanted, |wanted| {
        make(series, *wanted, options).map_err(|source| BookletError::Game {
            number: wanted.number,
            seed: wanted.seed,
            source,
        })
    })?;
    let mut pages = Vec::new();
    let mut games = Vec::new();
    for (wanted, made) in wanted.iter().zip(made) {
        games.push(BoundGame {
            number: wanted.number,
            seed: wanted.seed,
            label: made.game.label(),
            first_page: pages.len() + 1,
            pages: made.pages.len(),
            sha256: made.sha256,
            facts: made.game.facts(),
            secrets: made.game.secrets(),
        });
        pages.extend(made.pages);
    }
    let pressed = map_on(threads, &pages, |page| workshop.press(page))?;
    let leaves = (1..).zip(pressed).map(|(number, page)| Leaf {
        page,
        label: format!("{number}"),
        bookmarks: Vec::new(),
        links: Vec::new(),
    });
    let meta = Meta::of_game(
        &options.draw.language.say(&series.title()),
        &games.first().map_or_else(String::new, |game| game.label.clone()),
        String::new(),
        &options.draw,
    );
    let pdf = workshop.bind(leaves.collect(), &Binding { meta })?;
    Ok(Volume { pdf, games })
}

fn make(series: &dyn Series, wanted: Wanted, options: &BookletOptions) -> Result<Made, PrintError> {
    let game = series.make(wanted.number, wanted.seed)?;
    let pages = game.pages(&options.draw)?;
    let mut digest = Sha256::new();
    for page in &pages {
        // No drawing runs over into the next.
        digest.update((page.svg.len() as u64).to_be_bytes());
        digest.update(&page.svg);
    }
    Ok(Made { game, pages, sha256: digest.finalize().into() })
}
