//! Booklets: many games of a [series](crate::series) in one file, with what they share and what
//! leads through them. Knows no game.
//!
//! ```text
//! Series, numbers and seeds -> games -> Pages, with a foot on each -> Leaves -> PDF
//!                              each on one of several threads
//! ```

mod answers;
mod book;
mod job;
mod opening;
mod options;
mod parts;
#[cfg(test)]
mod tests;

pub use job::VolumeJob;
#[cfg(feature = "program")]
pub use options::Spine;
pub use options::{Answers, BookletOptions, Caption, CaptionError, HouseStyle, Logo, LogoError};

use blake2::Blake2b512;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::common::threads::Threads;
use crate::game::PrintError;
use crate::game::seed::Seed;
use crate::page::{DrawError, Page};
use crate::press::impose::PageShape;
use crate::press::{Binding, Meta, PdfWriter, PressError, Pressed, Sheets};
#[cfg(feature = "program")]
use crate::press::{FilePart, FilePartKind};
use crate::series::{Printable, Series};
#[cfg(feature = "program")]
use crate::texts::said::booklet_cover;
use crate::texts::said::{
    booklet_entry, booklet_facts, booklet_foot, booklet_give_up, booklet_named, booklet_players,
    booklet_subject,
};
use crate::texts::{self, Language, Message};
use parts::{BookletParts, games_of};

/// A game that is to be bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedSeed {
    /// Its number in the run, from 0.
    pub number: u64,
    /// What it is made of.
    pub seed: Seed,
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

/// Why there is no booklet.
#[derive(Debug, thiserror::Error)]
pub enum BookletError {
    /// A booklet of nothing.
    #[error("a booklet needs at least 1 game")]
    NoGames,
    /// One of the games cannot be made or printed.
    #[error("game {} (seed {seed}): {source}", .number.saturating_add(1))]
    Game {
        /// Its number in the run, from 0.
        number: u64,
        /// Its seed.
        seed: Seed,
        /// Why not.
        source: PrintError,
    },
    /// What all games share cannot be made or printed.
    #[error(transparent)]
    Shared(#[from] PrintError),
    /// A page that is the booklet's own cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// The pages can be drawn, but not pressed or bound.
    #[error(transparent)]
    Press(#[from] PressError),
}

/// A file of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Volume {
    /// The whole file.
    pub pdf: Vec<u8>,
    /// Its games, in their order.
    pub games: Vec<BoundGame>,
    /// What the pages were multiplied by to fit on their sheets; 1 where they did.
    pub scale: f64,
}

/// Makes, draws and binds games: cover and contents, what all games share, the games, and the
/// answers. Each of these begins on a sheet of paper of its own, and so does each game. The
/// bytes are the same for any number of threads.
///
/// # Errors
/// If no game is wanted, one cannot be made or drawn, or a page cannot be pressed.
pub fn volume(
    writer: &PdfWriter,
    series: &dyn Series,
    wanted: &[NumberedSeed],
    options: &BookletOptions,
    threads: Threads,
) -> Result<Volume, BookletError> {
    let press = pressing(writer, options);
    let parts = BookletParts::make(series, wanted, options, &press, threads)?;
    bound(writer, series, wanted, options, parts)
}

/// What makes pages ready to be bound. On sheets of several pages it is the sheet that is put
/// right.
fn pressing<'a>(
    writer: &'a PdfWriter,
    options: &'a BookletOptions,
) -> impl Fn(Page) -> Result<Pressed, BookletError> + Sync + 'a {
    |page: Page| {
        let page = if options.layout.is_some() { page.uncorrected() } else { page };
        Ok(writer.press(&page)?)
    }
}

/// Binds games with what they share.
fn bound(
    writer: &PdfWriter,
    series: &dyn Series,
    wanted: &[NumberedSeed],
    options: &BookletOptions,
    parts: BookletParts<'_, Pressed>,
) -> Result<Volume, BookletError> {
    let counted = games_of(wanted);
    let games = parts.games();
    #[cfg(feature = "program")]
    let mut told = parts.told_to_shops();
    let leaves = parts.book()?.into_leaves();
    let language = options.draw.language;
    let title = language.say(&series.title());
    let label = match &*games {
        [game] => game.label.clone(),
        _ => language.say(&counted),
    };
    let subject = language.say(&booklet_subject(series.title(), counted));
    let meta = Meta::of_game(&title, &label, subject, &options.draw);
    #[cfg(feature = "program")]
    if options.has_spread() {
        let cover = language.say(&booklet_cover());
        told.push(FilePart::new(leaves.len().saturating_sub(1), FilePartKind::Cover, cover));
    }
    #[cfg(feature = "program")]
    let meta = Meta { parts: told, ..meta };
    let on_sheets = |layout| {
        let shapes: Vec<PageShape> = leaves.iter().map(|leaf| leaf.page.shape().clone()).collect();
        Sheets::new(layout, &shapes, &options.draw, label)
    };
    let sheets = options.layout.as_ref().map(on_sheets).transpose()?;
    let scale = sheets.as_ref().map_or(1.0, Sheets::scale);
    let pdf = writer.bind(&leaves, &Binding { meta, sheets })?;
    Ok(Volume { pdf, games, scale })
}

/// A game whose pages were drawn.
struct DrawnGame {
    wanted: NumberedSeed,
    /// Whose it is.
    owner: Option<Caption>,
    game: Box<dyn Printable>,
    /// How many pages it has.
    pages: usize,
    /// Those from which a person referees it, if they are wanted.
    referee: Vec<Page>,
    /// Those that are read once it is over.
    afterword: Vec<Page>,
    sha256: [u8; 32],
}

impl DrawnGame {
    /// Makes and draws a game: the game, and its pages.
    ///
    /// # Errors
    /// If the seed gives none, or it cannot be drawn.
    fn make(
        series: &dyn Series,
        wanted: NumberedSeed,
        options: &BookletOptions,
    ) -> Result<(DrawnGame, Vec<Page>), BookletError> {
        let make = || -> Result<_, PrintError> {
            let game = series.make(wanted.number, wanted.seed)?;
            let pages = game.pages(&options.draw)?;
            let referee = match options.answers {
                Answers::Referee => game.answers(&options.draw)?,
                Answers::None | Answers::Codes | Answers::Whole => Vec::new(),
            };
            let afterword = match options.answers {
                Answers::None => Vec::new(),
                Answers::Codes | Answers::Whole | Answers::Referee => {
                    game.afterword(&options.draw)?
                }
            };
            let sha256 = digest(&pages);
            let number = usize::try_from(wanted.number).ok();
            let owner = number.and_then(|number| options.style.names.get(number)).cloned();
            let drawn = pages.len();
            Ok((DrawnGame { wanted, owner, game, pages: drawn, referee, afterword, sha256 }, pages))
        };
        let NumberedSeed { number, seed } = wanted;
        make().map_err(|source| BookletError::Game { number, seed, source })
    }

    /// Its number as people count.
    fn number(&self) -> String {
        self.wanted.number.saturating_add(1).to_string()
    }

    /// What it is called, and whose it is.
    fn name(&self, language: &Language) -> String {
        language.text(self.named())
    }

    fn named(&self) -> texts::Value {
        match &self.owner {
            Some(owner) => booklet_named(owner.as_str(), self.game.name()).into(),
            None => self.game.name(),
        }
    }

    /// What stands at the foot of its pages.
    fn foot(&self, series: &dyn Series, language: &Language) -> String {
        language.say(&booklet_foot(series.title(), self.named()))
    }

    /// What the contents tell of it.
    fn entry(&self, language: &Language) -> String {
        let players = booklet_players(self.game.players().count());
        let all = self.game.level().into_iter().chain([players]).chain(self.game.rating());
        let Some(all) = facts(all) else { return String::new() };
        // Where a game is called by its label, the contents say that once.
        let label = self.game.label();
        match label == language.text(self.game.name()) {
            true => language.say(&all),
            false => language.say(&booklet_entry(label, all)),
        }
    }

    /// Whether the answers of a booklet have anything to tell of it.
    fn has_answer(&self, options: &BookletOptions) -> bool {
        let whole = matches!(options.answers, Answers::Whole | Answers::Referee);
        self.game.give_up().is_some()
            || !self.afterword.is_empty()
            || (whole && !self.game.solution().is_empty())
    }

    /// What its answer tells: the code that opens it, and the whole of it if that is wanted.
    fn answer(&self, whole: bool, language: &Language) -> Vec<String> {
        let code = self.game.give_up().map(|code| language.say(&booklet_give_up(code)));
        let solution = if whole { self.game.solution() } else { Vec::new() };
        code.into_iter().chain(solution.into_iter().map(|line| language.text(line))).collect()
    }

    /// What there is to tell of it, begun on a page counted from 1.
    fn bound(&self, first_page: usize) -> BoundGame {
        BoundGame {
            number: self.wanted.number,
            seed: self.wanted.seed,
            label: self.game.label(),
            first_page,
            pages: self.pages,
            sha256: self.sha256,
            facts: self.game.facts(),
            secrets: self.game.secrets(),
        }
    }
}

/// Facts one after the other, set apart.
fn facts(all: impl IntoIterator<Item = Message>) -> Option<Message> {
    all.into_iter().reduce(booklet_facts)
}

fn digest(pages: &[Page]) -> [u8; 32] {
    let mut digest = Sha256::new();
    for page in pages {
        // Much faster on most machines than the other, which manifests have throughout.
        let mut inner = Blake2b512::new();
        page.digest(|bytes| inner.update(bytes));
        digest.update(inner.finalize());
    }
    digest.finalize().into()
}
