//! Internal, may change. The colour race: a game without decisions. Players draw cards and move
//! along a track of coloured spaces.
//!
//! ```text
//! Track + Deck + RaceRules -> MoveTable (one lookup per move) -> simulate: many games
//!                                                             -> chain: exact, with replacement
//! Wish + Seed -> generate -> RaceGame (the printed game)
//! ```

mod boards;
mod chain;
mod engine;
mod game;
mod generate;
pub mod pages;
mod series;
#[cfg(test)]
mod tests;
mod variants;

use serde_json::Value;

use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Concern;
use crate::game::series::{GameSeries, read_params};
use crate::game::{Game, PhonePage, PrintError, Rejection};
use crate::page::Page;
use crate::press::{self, Meta, PrintOptions, PrintedFiles};
use crate::press::{FilePart, FilePartKind};
use crate::texts::Language;
use crate::texts::msg::{race_subject, race_subjects};
use crate::texts::row;
pub use boards::{BoardFile, PublishedRace, UnwinnableError, as_programmed, published, winnable};
pub use chain::{ChainError, CountedUnit, ExactLengths, MultiplayerLengths, exact};
pub use engine::{
    Card, Colour, Deck, DeckError, MOST_THREADS, MoveTable, MoveTableError, PlayedRace,
    RacePicture, RaceRules, SEATS, Space, SpaceKind, Tally, Track, TrackError, UnknownPicture,
    each_game, simulate, simulate_watched,
};
pub use game::{ExpectedLength, RaceGame, title};
pub use generate::{LengthTarget, RaceLengthError, RaceSeries, generate};
use pages::CardPrint;

/// The colour race as an implementation of [`Game`].
#[derive(Clone, Copy, Debug)]
pub struct Race;

impl Race {
    /// Default number of [`Players`].
    pub const PLAYERS: Players = Players::TWO;
    /// Default mean length of a race, in minutes.
    pub const MINUTES: u16 = 15;
}

/// Purposes of the random streams of a race. Each one is an independent
/// [`Stream`](crate::common::stream::Stream).
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum RaceConcern {
    Games,
    Board,
    Scenery,
    CourseName,
    CourseFamilies,
    CourseShape,
    Booklet,
}

impl Concern for RaceConcern {
    fn name(self) -> &'static str {
        match self {
            RaceConcern::Games => "race games",
            RaceConcern::Board => "race board",
            RaceConcern::Scenery => "race scenery",
            RaceConcern::CourseName => "course name",
            RaceConcern::CourseFamilies => "course",
            RaceConcern::CourseShape => "course shape",
            RaceConcern::Booklet => "race booklet",
        }
    }
}

impl Game for Race {
    fn name(&self) -> &'static str {
        "race"
    }

    fn print(
        &self,
        seed: Seed,
        players: Option<Players>,
        _: PhonePage<'_>,
        options: &PrintOptions,
    ) -> Result<PrintedFiles, PrintError> {
        let players = players.unwrap_or(Race::PLAYERS);
        let game = RaceSeries { players, ..RaceSeries::default() }.game(seed)?;
        let mut printed = print(&[game], CardPrint::default(), options)?;
        printed.name += &format!("-{}min", Race::MINUTES);
        Ok(printed)
    }

    fn series(&self, params: &Value) -> Result<Box<dyn GameSeries>, Rejection> {
        Ok(Box::new(read_params::<RaceSeries>(params)?))
    }
}

/// Returns the second part of a file name, for example `-15min-3-races-hold`. It consists of `wish`
/// (the target length or the name of the board), the number of races if there are several, the
/// rules that differ from the default, and the suffix of `cards`.
pub fn suffix(wish: &str, games: &[RaceGame], cards: CardPrint) -> String {
    let mut suffix = format!("-{wish}");
    if games.len() > 1 {
        suffix += &format!("-{}-races", games.len());
    }
    if let Some(RaceGame { rules, expected, .. }) = games.first() {
        let seconds = expected.seconds_per_turn;
        let unusual = [
            (seconds != RaceSeries::SECONDS_PER_TURN.get(), format!("-{seconds}s")),
            (rules.replacement, "-replacement".into()),
            (rules.hold_until_colour, "-hold".into()),
            (rules.everyone, "-everyone".into()),
        ];
        suffix.extend(unusual.into_iter().filter(|rule| rule.0).map(|rule| rule.1));
    }
    suffix + &cards.suffix()
}

/// Prints `games` as one booklet: a PDF, and each page as SVG and PNG. The file name contains the
/// seed of the first game and the number of players. Without card backs the document is marked as
/// one-sided, because nothing may be printed behind the parts that are cut out.
pub fn print(
    games: &[RaceGame],
    cards: CardPrint,
    options: &PrintOptions,
) -> Result<PrintedFiles, PrintError> {
    // A layout pairs fronts with backs. Without card backs, the backs of the cards would be other
    // cards.
    let backs = cards.backs || options.layout.is_some();
    let cards = CardPrint { backs, ..cards };
    let pages = pages::booklet(games, cards, &options.draw)?;
    let name = games.first().map_or_else(String::new, |first| {
        format!("race-{}-{}p", first.seed, first.players.count())
    });
    let language = options.draw.language;
    let subject = language.format(&match games {
        [game] => race_subject(game.course()),
        all => race_subjects(all.len(), row(all.iter().map(RaceGame::course))),
    });
    let label = games.first().map_or_else(String::new, |first| first.seed.to_string());
    let meta = Meta::of_game(&language.format(&title()), &label, subject, &options.draw);
    let meta = Meta { one_sided: !cards.backs, ..meta };
    let meta = meta.with_parts(|| parts(games, &pages, language));
    Ok(press::print(name, pages, &meta, options)?)
}

/// Returns the parts of the booklet for print shops: the first page of each race and, for several
/// races, of the pages that they share.
fn parts(games: &[RaceGame], pages: &[Page], language: &Language) -> Vec<FilePart> {
    // With several races, the name of a page begins with the number of its race.
    let begins = |number: usize| {
        let own = |page: &Page| page.name.starts_with(&format!("{number}-"));
        pages.iter().position(own).unwrap_or(0)
    };
    let race = |(number, game): (usize, &RaceGame)| FilePart {
        number: (games.len() > 1).then_some(number as u64),
        players: Some(game.players.count()),
        ..FilePart::new(begins(number), FilePartKind::Game, language.format(&game.course()))
    };
    let mut parts: Vec<FilePart> = (1..).zip(games).map(race).collect();
    let is_shared = |page: &Page| !page.name.starts_with(|c: char| c.is_ascii_digit());
    if games.len() > 1
        && let Some(first) = pages.iter().position(is_shared)
    {
        parts.push(FilePart::new(first, FilePartKind::Kit, pages[first].title.clone()));
    }
    parts
}
