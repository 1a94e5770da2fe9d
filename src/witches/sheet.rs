//! A sheet: one ready-to-play game, all of it from one seed.

mod secrets;
#[cfg(all(test, feature = "program"))]
mod tests;

use crate::edition::Edition;
use crate::game::Hint;
use crate::players::Players;
use crate::seal::{Cost, GiveUpCode, OpeningCode, Payload, RefereeKey, SealError, to_url};
use crate::seed::Seed;
use crate::source::{Scope, Source};
use crate::witches::board::Board;
use crate::witches::deal::Deal;
use crate::witches::puzzle::{Answer, Clue, GenerateError, MostAnswers, generate};
use crate::witches::settings::{Level, Settings};
use crate::witches::ways::{Beside, Ways};

use secrets::Secrets;

/// Who keeps a sheet's secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Secrecy {
    /// An ordinary sheet: its code tests potions, and whoever has its seed has everything.
    #[default]
    Open,
    /// A tournament's sheet: its code holds the answer seal alone, its secret comes from this
    /// key, and nothing on paper leads to it.
    Referee(RefereeKey),
    /// A tournament's sheet of edition 1, whose secret came from its seed: for the server of
    /// those that are printed already.
    OldReferee,
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
        let SheetOptions { seed: _, secrecy: _, base_url: _, language: _, beside: _, .. } = self;
        let [a, b, c, d, e, f, g] = settings.to_bytes();
        Scope::of(&[a, b, c, d, e, f, g, players.count(), most_answers.count()])
    }

    /// What the puzzle comes from.
    ///
    /// # Errors
    /// If key and edition do not belong together.
    pub(crate) fn source(&self) -> Result<Source, SheetError> {
        match (self.secrecy, self.settings.edition()) {
            (Secrecy::Open, _) | (Secrecy::OldReferee, Edition::First) => {
                Ok(Source::Seed(self.seed))
            }
            (Secrecy::Referee(key), edition) if edition >= Edition::Second => {
                Ok(Source::Keyed(self.seed, key, self.scope()))
            }
            _ => Err(SheetError::Secrecy),
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
    /// The same on sheets of this game that were printed before its settings went into that code.
    pub earlier: Option<GiveUpCode>,
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
    /// Keys and editions that do not belong together.
    #[error("sheets of edition 1 know no referee's key, and later ones need one")]
    Secrecy,
    /// The answer could not be sealed.
    #[error(transparent)]
    Seal(#[from] SealError),
}

impl SheetError {
    /// What to do about it, where its own words do not say so.
    pub fn hint(&self) -> Option<Hint> {
        matches!(self, SheetError::Secrecy).then_some(Hint::EditionOrKey)
    }
}

impl Sheet {
    /// Generates everything. The same options always give the same sheet. A guess at the answer
    /// is dear in a tournament, and next to free where the code tests potions anyway.
    ///
    /// # Errors
    /// If no playable puzzle came out of the seed, or memory is short for the seal.
    pub fn make(options: &SheetOptions) -> Result<Sheet, SheetError> {
        let cost = match options.settings.edition() {
            _ if options.is_referee() => Cost::TOURNAMENT,
            Edition::First => Cost::DEFAULT,
            Edition::Second | Edition::Next => Cost::LEAST,
        };
        Sheet::make_at_cost(options, cost)
    }

    /// The same with another price on each guess at the answer.
    ///
    /// # Errors
    /// As [`Sheet::make`].
    pub fn make_at_cost(options: &SheetOptions, cost: Cost) -> Result<Sheet, SheetError> {
        let source = options.source()?;
        let &SheetOptions { seed, players, ref settings, .. } = options;
        let solved = generate(source, settings, options.most_answers)?;
        let board = Board::generate(seed, players, settings);
        let deal = Deal {
            players,
            clue: Clue::generate(source, &solved.puzzle),
            specials: board.specials().collect(),
            puzzle: solved.puzzle,
        };
        let secrets = Secrets::draw(options, source);
        let payload = secrets.seal(options, &deal, &solved.answers, cost)?;
        let Secrets { give_up, earlier, opening, .. } = secrets;
        let options = options.clone();
        Ok(Sheet {
            deal,
            answers: solved.answers,
            board,
            give_up,
            earlier,
            opening,
            payload,
            options,
        })
    }

    /// The code of a game for whoever types its seed. The give-up codes of both its sheets open
    /// it: of one that was printed before settings went into that code, and of one from now.
    ///
    /// # Errors
    /// As [`Sheet::make`].
    pub(crate) fn typed(options: &SheetOptions) -> Result<Payload, SheetError> {
        let sheet = Sheet::make(options)?;
        if sheet.earlier.is_none() {
            return Ok(sheet.payload);
        }
        let secrets = Secrets::draw(options, options.source()?);
        Ok(secrets.seal_for_both(options, &sheet.deal, &sheet.answers, Cost::LEAST)?)
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
