//! Layout of a volume: the order of its parts, and the contents, links and bookmarks that refer to
//! them.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use super::Spine;
use super::answers::GameAnswer;
use super::book::{Book, FinishedPage, Finisher, whole_sheets};
use super::opening::{BookletCover, ContentsRow};
use super::{
    Answers, BookletError, BookletOptions, BoundGame, DrawnGame, NumberedSeed, answers, opening,
};
use crate::common::IN_BROWSER;
use crate::common::threads::{Threads, map_on};
use crate::game::series::{GameSeries, SharedParts};
use crate::page::LayoutUnit;
use crate::page::Page;
use crate::page::geometry::PageGeometry;
use crate::press::{FilePart, FilePartKind};
use crate::texts::msg::*;
use crate::texts::{Message, row};

/// Number of games, or their range in the run.
pub(super) fn games_of(wanted: &[NumberedSeed]) -> Message {
    match wanted {
        [first, .., last] if first.number > 0 => booklet_games_from(
            first.number.saturating_add(1).to_string(),
            last.number.saturating_add(1).to_string(),
        ),
        _ => booklet_games(wanted.len()),
    }
}

/// Number of pages of a lone game whose last page has an empty back that the only shared page can
/// fill; else `None`.
fn fills_back(made: &[DrawnGame], shared: &[Page]) -> Option<usize> {
    match (made, shared) {
        ([game], [_]) if game.pages % 2 == 1 => Some(game.pages),
        _ => None,
    }
}

/// Games in progress. The position of a game depends on the numbers of pages of all games before
/// it. Threads do not wait for these: they draw further games in the meantime.
struct GamesInProgress<P> {
    /// Drawn games without a position, by index, with their footer texts.
    drawn: BTreeMap<usize, (Vec<Page>, String)>,
    /// Positions of games, in leaves from the first game on.
    places: Vec<usize>,
    /// Position of the next game.
    next: usize,
    /// Games with a position that are not finished yet: index, position, pages and footer text.
    ready: VecDeque<(usize, usize, Vec<Page>, String)>,
    /// Results by index.
    finished: BTreeMap<usize, Result<Vec<FinishedPage<P>>, BookletError>>,
}

impl<P> GamesInProgress<P> {
    /// Adds a drawn game, and assigns positions to all games for which they are determined.
    fn add(&mut self, index: usize, pages: Vec<Page>, foot: String) {
        self.drawn.insert(index, (pages, foot));
        while let Some((pages, foot)) = self.drawn.remove(&self.places.len()) {
            let (index, at) = (self.places.len(), self.next);
            self.next += whole_sheets(pages.len());
            self.places.push(at);
            self.ready.push_back((index, at, pages, foot));
        }
    }
}

/// Games, each with a list of [`FinishedPage`]s.
pub(super) struct FinishedGames<P> {
    made: Vec<DrawnGame>,
    pages: Vec<Vec<FinishedPage<P>>>,
    /// First leaf of each game, counted from the first game.
    places: Vec<usize>,
    /// Total number of leaves.
    leaves: usize,
}

impl<P> FinishedGames<P> {
    /// Creates an empty list of games.
    pub(super) fn none() -> FinishedGames<P> {
        FinishedGames { made: Vec::new(), pages: Vec::new(), places: Vec::new(), leaves: 0 }
    }

    /// Number of games.
    pub(super) fn count(&self) -> usize {
        self.made.len()
    }

    /// Makes, draws and finishes the next game, which is `wanted`.
    pub(super) fn add(
        &mut self,
        series: &dyn GameSeries,
        wanted: NumberedSeed,
        options: &BookletOptions,
        finisher: Finisher<'_, P>,
    ) -> Result<(), BookletError> {
        let (game, pages) = DrawnGame::make(series, wanted, options)?;
        let (at, next) = (self.leaves, self.leaves + whole_sheets(pages.len()));
        let foot = game.foot(series, finisher.language);
        self.pages.push(finisher.finish_game(pages, at, &foot)?);
        self.made.push(game);
        self.places.push(at);
        self.leaves = next;
        Ok(())
    }
}

/// Makes, draws and finishes all `wanted` games. Only a few drawings are in memory at a time.
fn finished_games<P: Send>(
    series: &dyn GameSeries,
    wanted: &[NumberedSeed],
    options: &BookletOptions,
    finisher: Finisher<'_, P>,
    threads: Threads,
) -> Result<FinishedGames<P>, BookletError> {
    let waiting = Mutex::new(GamesInProgress {
        drawn: BTreeMap::new(),
        places: Vec::new(),
        next: 0,
        ready: VecDeque::new(),
        finished: BTreeMap::new(),
    });
    let locked = || waiting.lock().unwrap_or_else(PoisonError::into_inner);
    let wanted: Vec<_> = wanted.iter().copied().enumerate().collect();
    let made = map_on(threads, &wanted, |&(index, wanted)| {
        let (game, pages) = DrawnGame::make(series, wanted, options)?;
        locked().add(index, pages, game.foot(series, finisher.language));
        loop {
            let ready = locked().ready.pop_front();
            let Some((index, at, pages, foot)) = ready else { break Ok::<_, BookletError>(game) };
            let pages = finisher.finish_game(pages, at, &foot);
            locked().finished.insert(index, pages);
        }
    })?;
    let GamesInProgress { places, next, finished, .. } =
        waiting.into_inner().unwrap_or_else(PoisonError::into_inner);
    // Errors of drawing precede errors of finishing, so the reported error does not depend on
    // thread timing.
    let pages = finished.into_values().collect::<Result<_, _>>()?;
    Ok(FinishedGames { made, pages, places, leaves: next })
}

/// Position of the answers in a booklet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerPlace {
    /// No answers.
    Nowhere,
    /// Below the contents: few codes, which reveal nothing by themselves.
    BelowContents,
    /// On separate sheets at the end.
    Apart,
}

/// Returns each [`SharedParts`] that the games need once, with its pages, in the order of the games.
fn kits(
    made: &[DrawnGame],
    options: &BookletOptions,
) -> Result<Vec<(SharedParts, Vec<Page>)>, BookletError> {
    let mut kits: Vec<(SharedParts, Vec<Page>)> = Vec::new();
    for DrawnGame { game, .. } in made {
        let Some(kit) = game.shared_parts() else { continue };
        if kits.iter().all(|(known, _)| known.number != kit.number) {
            kits.push((kit, game.kit_pages(&options.draw)?));
        }
    }
    Ok(kits)
}

/// Determines the position of the answers. `rows` is the number of rows of the contents.
fn answering(
    made: &[DrawnGame],
    rows: usize,
    sheet: &PageGeometry,
    options: &BookletOptions,
) -> Result<AnswerPlace, BookletError> {
    if options.answers == Answers::None || !made.iter().any(|made| made.has_answer(options)) {
        return Ok(AnswerPlace::Nowhere);
    }
    let has_afterword = made.iter().any(|made| !made.afterword.is_empty());
    let below = options.cover && options.answers == Answers::Codes && !has_afterword;
    if !below {
        return Ok(AnswerPlace::Apart);
    }
    let language = options.draw.language;
    let answers: Vec<GameAnswer> = made
        .iter()
        .filter(|made| made.has_answer(options))
        .map(|made| GameAnswer { lines: made.answer(false, language), ..GameAnswer::default() })
        .collect();
    let width = opening::free_below(sheet, rows).w;
    let needed = answers::height_below(width, &answers, language)?;
    Ok(match needed <= opening::free_below(sheet, rows).h {
        true => AnswerPlace::BelowContents,
        false => AnswerPlace::Apart,
    })
}

/// Parts of a [`Volume`](super::Volume) and their positions.
pub(super) struct BookletParts<'a, P> {
    series: &'a dyn GameSeries,
    options: &'a BookletOptions,
    finisher: Finisher<'a, P>,
    threads: Threads,
    made: Vec<DrawnGame>,
    /// Finished pages of each game.
    pages: Vec<Vec<FinishedPage<P>>>,
    /// Kits without duplicates, with their pages.
    kits: Vec<(SharedParts, Vec<Page>)>,
    /// Pages that all games share.
    shared: Vec<Page>,
    answers: AnswerPlace,
    /// First leaf of the kits.
    kits_at: usize,
    /// First leaf of the shared pages.
    shared_at: usize,
    /// First leaf of each game.
    places: Vec<usize>,
    /// First leaf of the answers.
    answers_at: usize,
}

impl<'a, P: Send> BookletParts<'a, P> {
    /// Makes and finishes all `wanted` games, and draws the shared pages.
    pub(super) fn make(
        series: &'a dyn GameSeries,
        wanted: &[NumberedSeed],
        options: &'a BookletOptions,
        press: &'a (dyn Fn(Page) -> Result<P, BookletError> + Sync),
        threads: Threads,
    ) -> Result<Self, BookletError> {
        let finisher = Finisher::new(options, press);
        let games = finished_games(series, wanted, options, finisher, threads)?;
        BookletParts::of(series, games, options, finisher, threads)
    }

    /// Draws the shared pages for finished `games`.
    pub(super) fn of(
        series: &'a dyn GameSeries,
        games: FinishedGames<P>,
        options: &'a BookletOptions,
        finisher: Finisher<'a, P>,
        threads: Threads,
    ) -> Result<Self, BookletError> {
        let FinishedGames { made, pages, places, leaves } = games;
        if made.is_empty() {
            return Err(BookletError::NoGames);
        }
        let mut shared = series.foreword(&options.draw)?;
        if options.how_to_play {
            shared.extend(series.how_to_play(&options.draw)?);
        }
        let kits = kits(&made, options)?;
        let sheet = &finisher.sheet;
        let rows = shared.len() + kits.len() + made.len();
        let answering = answering(&made, rows, sheet, options)?;
        let rows = rows + usize::from(answering == AnswerPlace::Apart);
        let opening = if options.cover { 1 + opening::contents_pages(rows, sheet) } else { 0 };
        let kits_at = whole_sheets(opening);
        let opening =
            kits_at + kits.iter().map(|(_, pages)| whole_sheets(pages.len())).sum::<usize>();
        let (shared_at, first) = match fills_back(&made, &shared) {
            Some(before) => (opening + before, opening),
            None => (opening, opening + whole_sheets(shared.len())),
        };
        Ok(BookletParts {
            series,
            options,
            finisher,
            threads,
            made,
            pages,
            kits,
            shared,
            answers: answering,
            kits_at,
            shared_at,
            places: places.into_iter().map(|at| first + at).collect(),
            answers_at: first + leaves,
        })
    }

    /// Returns the [`BoundGame`] of each game.
    pub(super) fn games(&self) -> Vec<BoundGame> {
        self.places.iter().zip(&self.made).map(|(&at, game)| game.describe(at + 1)).collect()
    }

    /// Returns each [`FilePart`] for print shops, in their order. Games are described by data that
    /// is public on their pages; answers are only located. Names of owners are omitted.
    pub(super) fn file_parts(&self) -> Vec<FilePart> {
        let language = self.options.draw.language;
        let part = |first, kind, name: &Message| FilePart::new(first, kind, language.format(name));
        let mut parts = Vec::new();
        if self.options.cover {
            parts.push(part(0, FilePartKind::Opening, &booklet_cover()));
        }
        let mut at = self.kits_at;
        for (kit, pages) in &self.kits {
            parts.push(part(at, FilePartKind::Kit, &kit.name));
            at += whole_sheets(pages.len());
        }
        if !self.shared.is_empty() {
            parts.push(part(self.shared_at, FilePartKind::Shared, &booklet_shared()));
        }
        parts.extend(self.places.iter().zip(&self.made).map(|(&at, made)| FilePart {
            number: Some(made.wanted.number.saturating_add(1)),
            level: made.game.level().map(|level| language.format(&level)),
            players: Some(made.game.players().count()),
            ..FilePart::new(at, FilePartKind::Game, language.text(made.game.name()))
        }));
        parts.sort_by_key(|part| part.first);
        if self.answers == AnswerPlace::Apart {
            parts.push(part(self.answers_at, FilePartKind::Answers, &booklet_answers()));
        }
        parts
    }

    /// Assembles all pages into a [`Book`].
    pub(super) fn book(mut self) -> Result<Book<'a, P>, BookletError> {
        let language = self.options.draw.language;
        let title = language.format(&self.series.title());
        let front = self.places.first().copied().unwrap_or(0);
        let mut book = Book::new(self.finisher, front);
        if self.options.cover {
            self.opening(&mut book, &title)?;
        }
        self.kits(&mut book)?;
        let behind = self.shared_at > front;
        if !behind {
            self.add_shared_pages(&mut book, &title)?;
        }
        for (made, pages) in self.made.iter().zip(std::mem::take(&mut self.pages)) {
            book.push_game(pages, &made.foot(self.series, language), &made.name(language));
            if !behind {
                book.pad()?;
            }
        }
        if behind {
            self.add_shared_pages(&mut book, &title)?;
        }
        if self.answers == AnswerPlace::Apart {
            self.answers(&mut book)?;
        }
        if let Some(spine) = self.options.spine.filter(|_| !IN_BROWSER && self.options.has_spread())
        {
            self.spread(&mut book, spine)?;
        }
        Ok(book)
    }

    /// Adds the page with back cover, spine and front cover.
    fn spread(&self, book: &mut Book<'_, P>, spine: Spine) -> Result<(), BookletError> {
        let (language, sheet, cover) = (book.language(), &self.finisher.sheet, self.cover());
        let [mut back, mut along, mut front] = [(); 3].map(|()| sheet.canvas());
        cover.draw_behind(&mut back, sheet);
        cover.draw_spine(&mut along, sheet, LayoutUnit(spine.width().0 / sheet.scale), language);
        cover.draw(&mut front, sheet, language)?;
        let title = language.format(&booklet_cover());
        let page = sheet.spread([back, along, front], spine.width(), "spread", &title)?;
        book.push_own(page)?;
        book.bookmark_page(0);
        Ok(())
    }

    /// Adds the pages of each [`SharedParts`].
    fn kits(&mut self, book: &mut Book<'_, P>) -> Result<(), BookletError> {
        for (kit, pages) in std::mem::take(&mut self.kits) {
            let language = book.language();
            let foot = language.format(&booklet_foot(self.series.title(), kit.name.clone()));
            book.push_all(pages, &foot, &language.format(&kit.name))?;
            book.pad()?;
        }
        Ok(())
    }

    /// Adds the pages that all games share, with `title` in their footers.
    fn add_shared_pages(
        &mut self,
        book: &mut Book<'_, P>,
        title: &str,
    ) -> Result<(), BookletError> {
        let pages = std::mem::take(&mut self.shared);
        book.push_all(pages, title, &book.language().format(&booklet_shared()))?;
        book.pad()
    }

    /// Adds the cover and the table of contents.
    fn opening(&self, book: &mut Book<'_, P>, title: &str) -> Result<(), BookletError> {
        let (language, sheet) = (book.language(), &self.finisher.sheet);
        let mut canvas = sheet.canvas();
        self.cover().draw(&mut canvas, sheet, language)?;
        book.draw(canvas, "cover", &booklet_cover(), None)?;
        book.bookmark_page(0);
        let rows = self.rows(book);
        let a_page = opening::rows_a_page(sheet);
        let last = rows.len().div_ceil(a_page).saturating_sub(1);
        for (i, rows) in rows.chunks(a_page).enumerate() {
            let mut canvas = sheet.canvas();
            let emblem = self.series.emblem();
            let links = opening::draw_contents(&mut canvas, sheet, emblem, rows, language)?;
            if i == last && self.answers == AnswerPlace::BelowContents {
                let free = opening::free_below(sheet, rows.len());
                answers::draw_below(&mut canvas, free, &self.game_answers(book), language)?;
            }
            let short = format!("contents-{}", i + 1);
            book.draw(canvas, &short, &booklet_contents(), Some(title))?;
            book.link(links);
            if i == 0 {
                book.bookmark_page(0);
            }
        }
        book.pad()
    }

    fn cover(&self) -> BookletCover<'a> {
        let wanted: Vec<NumberedSeed> = self.made.iter().map(|made| made.wanted).collect();
        let counts = || self.made.iter().map(|made| made.game.players().count());
        let (least, most) = (counts().min().unwrap_or(0), counts().max().unwrap_or(0));
        let players = match least == most {
            true => booklet_players(least),
            false => booklet_players_range(least, most),
        };
        let credits = self.series.credits();
        let edition = self.series.edition().map(|edition| booklet_edition(edition.number()));
        let mut levels: Vec<Message> = Vec::new();
        for level in self.made.iter().filter_map(|made| made.game.level()) {
            if !levels.contains(&level) {
                levels.push(level);
            }
        }
        let mut kinds = match levels.is_empty() {
            true => Vec::new(),
            false => vec![booklet_levels(row(levels))],
        };
        kinds.extend(self.series.set_description());
        BookletCover {
            emblem: self.series.emblem(),
            title: self.series.title(),
            games: games_of(&wanted),
            facts: [[players].into_iter().chain(edition).collect(), kinds],
            credits,
            style: &self.options.style,
        }
    }

    fn rows(&self, book: &Book<'_, P>) -> Vec<ContentsRow> {
        let language = book.language();
        let plain = |name: String, leaf: usize| {
            let label = book.label(leaf);
            ContentsRow { number: String::new(), name, facts: String::new(), label, leaf }
        };
        let shared = (self.shared_at..).zip(&self.shared);
        let mut rows: Vec<ContentsRow> =
            shared.map(|(leaf, page)| plain(page.title.clone(), leaf)).collect();
        let mut leaf = self.kits_at;
        for (kit, pages) in &self.kits {
            rows.push(plain(language.format(&kit.name), leaf));
            leaf += whole_sheets(pages.len());
        }
        rows.extend(self.places.iter().zip(&self.made).map(|(&leaf, made)| ContentsRow {
            number: made.number(),
            name: made.name(language),
            facts: made.entry(language),
            label: book.label(leaf),
            leaf,
        }));
        rows.sort_by_key(|row| row.leaf);
        if self.answers == AnswerPlace::Apart {
            rows.push(plain(language.format(&booklet_answers()), self.answers_at));
        }
        rows
    }

    /// Adds the answers on separate sheets, followed by the pages for after the games and those for
    /// referees.
    fn answers(&mut self, book: &mut Book<'_, P>) -> Result<(), BookletError> {
        let language = book.language();
        let foot = language.format(&booklet_foot(self.series.title(), booklet_answers()));
        let answers = self.game_answers(book);
        for (i, canvas) in
            answers::draw(&self.finisher.sheet, &answers, language)?.into_iter().enumerate()
        {
            book.draw(canvas, &format!("answers-{}", i + 1), &booklet_answers(), Some(&foot))?;
            if i == 0 {
                book.bookmark_page(0);
            }
        }
        book.pad()?;
        for made in &mut self.made {
            let foot = made.foot(self.series, language);
            for page in std::mem::take(&mut made.afterword) {
                book.push(page, &foot)?;
                book.bookmark_page(1);
            }
        }
        book.pad()?;
        let mut at = book.behind_front();
        let mut placed = Vec::with_capacity(self.made.len());
        for made in &self.made {
            placed.push((at, made, made.foot(self.series, language)));
            at += whole_sheets(made.referee.len());
        }
        let finisher = self.finisher;
        let finished = map_on(self.threads, &placed, |(at, made, foot)| {
            finisher.finish_game(made.referee.clone(), *at, foot)
        })?;
        for ((_, made, foot), pages) in placed.iter().zip(finished) {
            for (i, page) in pages.into_iter().enumerate() {
                book.add(page, Some(foot.clone()));
                if i == 0 {
                    book.bookmark(made.name(language), 1);
                }
            }
            book.pad()?;
        }
        Ok(())
    }

    /// Returns the [`GameAnswer`] of each game that has one.
    fn game_answers(&self, book: &Book<'_, P>) -> Vec<GameAnswer> {
        let language = book.language();
        let whole = self.options.answers != Answers::Codes;
        self.places
            .iter()
            .zip(&self.made)
            .filter(|(_, made)| made.has_answer(self.options))
            .map(|(&leaf, made)| GameAnswer {
                name: language.format(&booklet_answer_of(made.number(), made.game.name())),
                page: language.format(&booklet_page(book.label(leaf))),
                lines: made.answer(whole, language),
            })
            .collect()
    }
}
