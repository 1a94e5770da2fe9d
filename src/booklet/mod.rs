//! Internal, may change. Booklets: many games of a [series](crate::game::series) in one file, with shared
//! pages, contents, bookmarks and links. Independent of any particular game.
//!
//! ```text
//! Series, numbers and seeds -> games -> Pages, with a foot on each -> Leaves -> PDF
//!                              each on one of several threads
//! ```

mod answers;
mod book;
mod class;
mod job;
pub mod names;
mod opening;
mod options;
mod parts;
#[cfg(test)]
mod tests;

pub use class::{ClassNames, FindNameError};
pub use job::VolumeJob;
pub use options::Spine;
pub use options::{Answers, BookletOptions, Caption, CaptionError, HouseStyle, Logo, LogoError};

use blake2::Blake2b512;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::common::IN_BROWSER;
use crate::common::seed::Seed;
use crate::common::threads::Threads;
use crate::game::PrintError;
use crate::game::series::{GameSeries, PrintableGame};
use crate::page::scripts::isolated;
use crate::page::{DrawError, Page};
use crate::press::impose::PageShape;
use crate::press::{BookImposition, BookPage, Meta, Paper, PdfOptions, PdfWriter, PressError};
use crate::press::{FilePart, FilePartKind};
use crate::texts::msg::booklet_cover;
use crate::texts::msg::{
    booklet_entry, booklet_facts, booklet_foot, booklet_give_up, booklet_named, booklet_players,
    booklet_subject,
};
use crate::texts::{self, Language, Message};
use parts::{BookletParts, games_of};

/// Request for a game in a [`Volume`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedSeed {
    /// Index of the game in its run, from 0.
    pub number: u64,
    /// Seed of the game.
    pub seed: Seed,
}

/// Description of a game in a finished [`Volume`].
#[derive(Clone, Debug, PartialEq)]
pub struct BoundGame {
    /// Index of the game in its run, from 0.
    pub number: u64,
    /// Seed of the game.
    pub seed: Seed,
    /// Label of the game: see [`PrintableGame::label`].
    pub label: String,
    /// First page of the game in the file, from 1.
    pub first_page: usize,
    /// Number of pages.
    pub pages: usize,
    /// Digest of the drawings of its pages without footers. It does not depend on the file in which
    /// the game is bound.
    pub sha256: [u8; 32],
    /// Public data: see [`PrintableGame::facts`].
    pub facts: Value,
    /// Data for the publisher alone: see [`PrintableGame::secrets`].
    pub secrets: Value,
}

/// Reasons why a booklet cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum BookletError {
    /// No game was requested.
    #[error("a booklet needs at least 1 game")]
    NoGames,
    /// A game cannot be made or drawn.
    #[error("game {} (seed {seed}): {source}", .number.saturating_add(1))]
    Game {
        /// Index of the game in its run, from 0.
        number: u64,
        /// Seed of the game.
        seed: Seed,
        /// Cause of the failure.
        source: PrintError,
    },
    /// The pages that all games share cannot be made or drawn.
    #[error(transparent)]
    Shared(#[from] PrintError),
    /// A page that the booklet itself contributes cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// A page cannot be rendered, or the file cannot be bound.
    #[error(transparent)]
    Press(#[from] PressError),
}

/// File with games of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Volume {
    /// Content of the PDF file.
    pub pdf: Vec<u8>,
    /// Games in their order.
    pub games: Vec<BoundGame>,
    /// Factor by which pages were scaled to fit their sheets; 1 if they fitted.
    pub scale: f64,
    /// Paper of the sheets; `None` without a layout.
    pub sheet: Option<Paper>,
    /// Number of sheets, and of those that are folded into each other; 0 and 0 unless a layout
    /// folds them.
    pub signatures: (usize, usize),
}

/// Makes, draws and binds games: cover and contents, shared pages, games, and answers. Each of
/// these parts, and each game, begins on a new sheet of paper. Only a single shared page may be
/// placed on the empty back of a lone game. The bytes do not depend on the number of threads.
///
/// # Errors
/// [`BookletError`] if no game is wanted, a game cannot be made or drawn, or a page cannot be
/// rendered or bound.
pub fn volume(
    writer: &PdfWriter,
    series: &dyn GameSeries,
    wanted: &[NumberedSeed],
    options: &BookletOptions,
    threads: Threads,
) -> Result<Volume, BookletError> {
    let press = pressing(writer, options);
    let parts = BookletParts::make(series, wanted, options, &press, threads)?;
    bind_volume(writer, series, wanted, options, parts)
}

/// Returns the function that renders pages for binding. With an imposition, the printer correction
/// applies to the sheet, not to each page.
fn pressing<'a>(
    writer: &'a PdfWriter,
    options: &'a BookletOptions,
) -> impl Fn(Page) -> Result<BookPage, BookletError> + Sync + 'a {
    |page: Page| {
        let page = if options.layout.is_some() { page.uncorrected() } else { page };
        Ok(writer.press(&page)?)
    }
}

/// Binds `parts` into the file of a volume.
fn bind_volume(
    writer: &PdfWriter,
    series: &dyn GameSeries,
    wanted: &[NumberedSeed],
    options: &BookletOptions,
    parts: BookletParts<'_, BookPage>,
) -> Result<Volume, BookletError> {
    let counted = games_of(wanted);
    let games = parts.games();
    let mut told = if IN_BROWSER { Vec::new() } else { parts.file_parts() };
    let leaves = parts.book()?.into_leaves();
    let language = options.draw.language;
    let title = language.format(&series.title());
    let label = match &*games {
        [game] => game.label.clone(),
        _ => language.format(&counted),
    };
    let subject = language.format(&booklet_subject(series.title(), counted));
    let mut meta = Meta::of_game(&title, &label, subject, &options.draw);
    // Viewers show it as the title of their window.
    let own = options.style.title.as_ref().map(|title| title.as_str().to_owned());
    let owner = match wanted {
        [one] => options.style.owner(one.number).map(|owner| owner.as_str().to_owned()),
        _ => None,
    };
    meta.title = match (own, owner) {
        (Some(own), Some(owner)) => format!("{own}: {owner}"),
        (Some(own), None) => own,
        (None, Some(owner)) => format!("{}: {owner}", meta.title),
        (None, None) => meta.title,
    };
    if !IN_BROWSER && options.has_spread() {
        let cover = language.format(&booklet_cover());
        told.push(FilePart::new(leaves.len().saturating_sub(1), FilePartKind::Cover, cover));
    }
    let meta = meta.with_parts(|| told);
    let on_sheets = |layout| {
        let shapes: Vec<PageShape> = leaves.iter().map(|leaf| leaf.shape().clone()).collect();
        BookImposition::new(layout, &shapes, &options.draw, label)
    };
    let sheets = options.layout.as_ref().map(on_sheets).transpose()?;
    let scale = sheets.as_ref().map_or(1.0, BookImposition::scale);
    let sheet = sheets.as_ref().map(BookImposition::paper);
    let signatures = sheets.as_ref().map_or((0, 0), BookImposition::signatures);
    let pdf = writer.bind(&leaves, &PdfOptions { meta, sheets })?;
    Ok(Volume { pdf, games, scale, sheet, signatures })
}

/// Game whose pages are drawn.
struct DrawnGame {
    wanted: NumberedSeed,
    /// Owner of the game, from [`HouseStyle::names`].
    owner: Option<Caption>,
    game: Box<dyn PrintableGame>,
    /// Number of pages.
    pages: usize,
    /// Pages for a human referee; empty unless [`Answers::Referee`] is chosen.
    referee: Vec<Page>,
    /// Pages for after the game; empty for [`Answers::None`].
    afterword: Vec<Page>,
    /// Digest of its pages.
    sha256: [u8; 32],
}

impl DrawnGame {
    /// Makes and draws a game. Returns the game and its pages.
    ///
    /// # Errors
    /// [`BookletError::Game`] if the seed does not result in a game, or a page cannot be drawn.
    fn make(
        series: &dyn GameSeries,
        wanted: NumberedSeed,
        options: &BookletOptions,
    ) -> Result<(DrawnGame, Vec<Page>), BookletError> {
        let make = || -> Result<_, PrintError> {
            let game = series.make(wanted.number, wanted.seed)?;
            let owner = options.style.owner(wanted.number).cloned();
            let pages = match owner.as_ref().filter(|_| !options.style.names_in_feet_only) {
                Some(owner) => game.pages_for(owner.as_str(), &options.draw)?,
                None => game.pages(&options.draw)?,
            };
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
            let drawn = pages.len();
            Ok((DrawnGame { wanted, owner, game, pages: drawn, referee, afterword, sha256 }, pages))
        };
        let NumberedSeed { number, seed } = wanted;
        make().map_err(|source| BookletError::Game { number, seed, source })
    }

    /// Number of the game for people, from 1.
    fn number(&self) -> String {
        self.wanted.number.saturating_add(1).to_string()
    }

    /// Name of the game, with its owner if it has one.
    fn name(&self, language: &Language) -> String {
        language.text(self.name_with_owner())
    }

    fn name_with_owner(&self) -> texts::Value {
        match &self.owner {
            Some(owner) => booklet_named(isolated(owner.as_str()), self.game.name()).into(),
            None => self.game.name(),
        }
    }

    /// Text of the game in the footers of its pages.
    fn foot(&self, series: &dyn GameSeries, language: &Language) -> String {
        language.format(&booklet_foot(series.title(), self.name_with_owner()))
    }

    /// Facts about the game in the table of contents.
    fn entry(&self, language: &Language) -> String {
        let players = booklet_players(self.game.players().count());
        let all = self.game.level().into_iter().chain([players]).chain(self.game.rating());
        let Some(all) = facts(all) else { return String::new() };
        // If the name equals the label, the label is not repeated.
        let label = self.game.label();
        match label == language.text(self.game.name()) {
            true => language.format(&all),
            false => language.format(&booklet_entry(label, all)),
        }
    }

    /// Whether the answers of the booklet include this game.
    fn has_answer(&self, options: &BookletOptions) -> bool {
        let whole = matches!(options.answers, Answers::Whole | Answers::Referee);
        self.game.give_up().is_some()
            || !self.afterword.is_empty()
            || (whole && !self.game.solution().is_empty())
    }

    /// Answer of the game in lines: the code that opens the answer, and the whole solution if
    /// `whole`.
    fn answer(&self, whole: bool, language: &Language) -> Vec<String> {
        let code = self.game.give_up().map(|code| language.format(&booklet_give_up(code)));
        let solution = if whole { self.game.solution() } else { Vec::new() };
        code.into_iter().chain(solution.into_iter().map(|line| language.text(line))).collect()
    }

    /// Description of the game in the volume. `first_page` is counted from 1.
    fn describe(&self, first_page: usize) -> BoundGame {
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

/// Joins facts with separators; `None` if there are none.
fn facts(all: impl IntoIterator<Item = Message>) -> Option<Message> {
    all.into_iter().reduce(booklet_facts)
}

/// Digest of the drawings of pages.
fn digest(pages: &[Page]) -> [u8; 32] {
    let mut digest = Sha256::new();
    for page in pages {
        // The inner digest is BLAKE2b, which is much faster on most machines. The outer one is
        // SHA-256, like all digests in manifests.
        let mut inner = Blake2b512::new();
        page.digest(|bytes| inner.update(bytes));
        digest.update(inner.finalize());
    }
    digest.finalize().into()
}
