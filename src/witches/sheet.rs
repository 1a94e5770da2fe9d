//! A sheet: one ready-to-play game, all of it from one seed.

#[cfg(all(test, feature = "press"))]
mod tests;

use crate::common::stream::Stream;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::game::source::{Scope, Source};
use crate::seal::{
    CodeParts, Contents, Cost, GiveUpCode, OpeningCode, Payload, PuzzleId, RefereeKey, SealError,
    to_url,
};
use crate::witches::WitchesConcern;
use crate::witches::aims::Aim;
use crate::witches::board::Board;
use crate::witches::clock::Clock;
use crate::witches::deal::Deal;
use crate::witches::puzzle::{Answer, Clue, GenerateError, MostAnswers, generate};
use crate::witches::settings::{Level, Settings};
use crate::witches::ways::{Beside, Ways};
use crate::witches::wire;

/// Who keeps a sheet's secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Secrecy {
    /// An ordinary sheet: its code tests potions, and whoever has its seed has everything.
    #[default]
    Open,
    /// A tournament's sheet: its code holds the answer seal alone, its secret comes from this
    /// key, and nothing on paper leads to it.
    Referee(RefereeKey),
}

/// What a sheet is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetOptions {
    /// The seed.
    pub seed: Seed,
    /// How many play.
    pub players: Players,
    /// The level or custom settings.
    pub settings: Settings,
    /// How many answers the puzzle may have.
    pub most_answers: MostAnswers,
    /// Who keeps the secret.
    pub secrecy: Secrecy,
    /// The page that the code leads to; without one the code is plain text.
    pub base_url: Option<String>,
    /// The number of the language that it is printed in, for the page that its code leads to.
    pub language: u8,
    /// What is printed or written besides: the paper names it, and nothing else.
    pub beside: Beside,
    /// Whether the sheet is taken as it is drawn: nobody plays it, and it has no rating.
    pub as_drawn: bool,
}

impl SheetOptions {
    /// An ordinary sheet of a seed: a First Game for four with one answer, and a code that is
    /// plain text. Other wishes take the place of these:
    /// `SheetOptions { players, ..SheetOptions::new(seed) }`.
    pub fn new(seed: Seed) -> SheetOptions {
        SheetOptions {
            seed,
            players: Players::FOUR,
            settings: Level::FirstGame.settings(),
            most_answers: MostAnswers::default(),
            secrecy: Secrecy::Open,
            base_url: None,
            language: 0,
            beside: Beside::default(),
            as_drawn: false,
        }
    }

    /// Whether it is a tournament's sheet.
    pub fn is_referee(&self) -> bool {
        self.secrecy != Secrecy::Open
    }

    /// All settings of the game. Not among them are its seed, and what is no part of the game: the
    /// same game is printed in many languages, and leads to many pages.
    pub(crate) fn scope(&self) -> Scope {
        let &SheetOptions { players, settings, most_answers, .. } = self;
        // What is new among the options is decided about here.
        let SheetOptions { seed: _, secrecy: _, base_url: _, language: _, .. } = self;
        let SheetOptions { beside: _, as_drawn: _, .. } = self;
        let [a, b, c, d, e, f, g] = settings.to_bytes();
        Scope::of(&[a, b, c, d, e, f, g, players.count(), most_answers.count()])
    }

    /// The source of the puzzle.
    pub(crate) fn source(&self) -> Source {
        match self.secrecy {
            Secrecy::Open => Source::Seed(self.seed),
            Secrecy::Referee(key) => Source::Keyed(self.seed, key, self.scope()),
        }
    }

    /// How its potions can be tested: with an oracle only where there can be one.
    pub fn ways(&self) -> Ways {
        let is_referee = self.is_referee();
        let beside = Beside {
            oracle: self.beside.oracle && self.may_have_oracle(),
            play_page: self.beside.play_page && !is_referee,
            ..self.beside
        };
        Ways { address: self.base_url.clone(), is_referee, beside }
    }

    /// Whether an oracle can answer its tests: it is a First Game, and nobody's secret.
    pub fn may_have_oracle(&self) -> bool {
        !self.is_referee() && self.settings.level() == Some(Level::FirstGame)
    }
}

/// A generated game with its sealed code.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// What it was made from.
    pub options: SheetOptions,
    /// The puzzle and what the players are told about it.
    pub deal: Deal,
    /// Every answer of the puzzle.
    pub answers: Vec<Answer>,
    /// Both sides of the board.
    pub board: Board,
    /// Opens the answer seal for those who lost.
    pub give_up: GiveUpCode,
    /// What a tournament's answer seal takes in besides.
    pub opening: Option<OpeningCode>,
    /// The sealed code.
    pub payload: Payload,
}

/// Why there is no sheet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetError {
    /// No puzzle of the seed is playable.
    #[error(transparent)]
    Puzzle(#[from] GenerateError),
    /// The answer could not be sealed.
    #[error(transparent)]
    Seal(#[from] SealError),
}

impl Sheet {
    /// Generates everything. The same options always give the same sheet. A guess at the answer
    /// is dear in a tournament, and next to free where the code tests potions anyway.
    ///
    /// # Errors
    /// If no playable puzzle came out of the seed, or memory is short for the seal.
    pub fn make(options: &SheetOptions) -> Result<Sheet, SheetError> {
        let cost = if options.is_referee() { Cost::TOURNAMENT } else { Cost::LEAST };
        Sheet::make_at_cost(options, cost)
    }

    /// Generates everything, with another price on each guess at the answer.
    ///
    /// # Errors
    /// If no playable puzzle came out of the seed, or memory is short for the seal.
    pub fn make_at_cost(options: &SheetOptions, cost: Cost) -> Result<Sheet, SheetError> {
        let source = options.source();
        let (deal, answers, board) = dealt(options, source)?;
        let secrets = Secrets::draw(options, source);
        let payload = secrets.seal(options, &deal, &answers, cost)?;
        let Secrets { give_up, opening, .. } = secrets;
        let options = options.clone();
        Ok(Sheet { options, deal, answers, board, give_up, opening, payload })
    }

    /// Returns the identity that the sheet has, without the cost of sealing it.
    ///
    /// # Errors
    /// If no playable puzzle came out of the seed.
    pub fn identity(options: &SheetOptions) -> Result<PuzzleId, SheetError> {
        let source = options.source();
        let (deal, answers, _) = dealt(options, source)?;
        Ok(Secrets::draw(options, source).identity(options, &deal, &answers))
    }

    /// Its clock.
    pub fn clock(&self) -> Clock {
        Clock::of(&self.options.settings, self.options.players)
    }

    /// The text of the sheet's QR code: the payload, or a link with it.
    pub fn code(&self) -> String {
        let payload = self.payload.to_string();
        match &self.options.base_url {
            Some(base) => to_url(base, &payload),
            None => payload,
        }
    }

    /// What the game is called by, on paper as on phones and in names of files.
    pub fn label(&self) -> String {
        self.payload.id().label()
    }
}

/// A game with all its answers and its board.
fn dealt(options: &SheetOptions, source: Source) -> Result<(Deal, Vec<Answer>, Board), SheetError> {
    let &SheetOptions { seed, players, ref settings, .. } = options;
    let solved = generate(source, settings, options.most_answers)?;
    let board = Board::generate(seed, players, settings);
    let deal = Deal {
        players,
        clue: Clue::generate(source, &solved.puzzle),
        specials: board.specials().collect(),
        aims: Aim::draw(seed, players, settings, &board).to_vec(),
        puzzle: solved.puzzle,
    };
    Ok((deal, solved.answers, board))
}

/// The secrets of a sheet, drawn from where its puzzle comes from.
struct Secrets {
    give_up: GiveUpCode,
    opening: Option<OpeningCode>,
    /// Source of identity and keys.
    stream: Stream,
}

impl Secrets {
    fn draw(options: &SheetOptions, source: Source) -> Secrets {
        let mut stream = source.secret(options.scope(), WitchesConcern::Seal);
        let give_up = GiveUpCode::draw(&mut stream);
        let opening = match source {
            Source::Keyed(..) => {
                Some(OpeningCode::draw(&mut source.stream(WitchesConcern::Opening, 0)))
            }
            Source::Seed(_) => None,
        };
        Secrets { give_up, opening, stream }
    }

    /// The code on the sheet.
    fn seal(
        &self,
        options: &SheetOptions,
        deal: &Deal,
        answers: &[Answer],
        cost: Cost,
    ) -> Result<Payload, SealError> {
        let parts = if options.is_referee() { CodeParts::Seal } else { CodeParts::Both };
        self.with_contents(options, deal, answers, |contents| {
            Payload::seal(contents, parts, cost, &mut self.stream.clone())
        })
    }

    /// The identity of that code.
    fn identity(&self, options: &SheetOptions, deal: &Deal, answers: &[Answer]) -> PuzzleId {
        self.with_contents(options, deal, answers, |contents| {
            Payload::identity(contents, &mut self.stream.clone())
        })
    }

    fn with_contents<T>(
        &self,
        options: &SheetOptions,
        deal: &Deal,
        answers: &[Answer],
        use_contents: impl FnOnce(&Contents<'_>) -> T,
    ) -> T {
        let edition = options.settings.edition();
        let answers: Vec<Vec<u8>> =
            answers.iter().map(|answer| wire::answer(edition, answer)).collect();
        use_contents(&Contents {
            game: wire::GAME,
            edition,
            language: options.language,
            solution: &wire::write(deal),
            answers: &answers,
            places: options.most_answers.count().into(),
            give_up: self.give_up,
            opening: self.opening,
        })
    }
}
