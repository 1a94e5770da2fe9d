//! What the rest of the program needs of a game, whichever it is: the command line prints it,
//! codes carry it, a server and the phone play it at tables.
//!
//! A game implements [`Game`], and has its line in [`games`](crate::games). One whose sheets
//! bear a sealed code gives [`Codes`], too; one that is played at tables gives a [`Play`] for
//! each code. Actions, views and stored tables pass as JSON: what is in them is between a
//! game's rules and its screens. Every game starts from a [`seed`]; [`series`] is what a run needs.

pub mod edition;
pub mod players;
pub mod seed;
#[cfg(feature = "press")]
pub mod series;
pub mod source;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::game::seed::{Seed, SeedError};
use crate::seal::{CodeError, OpenError, Payload};
use crate::texts;
use crate::texts::said;

/// A game that the program knows.
pub trait Game: fmt::Debug + Sync {
    /// What it is chosen by: a short word in lower case.
    fn name(&self) -> &'static str;

    /// What opens its codes; `None` if its sheets bear none.
    fn codes(&self) -> Option<&dyn Codes> {
        None
    }

    /// Prints the game of a seed as it is without further wishes, for its usual number of
    /// players if none is given. Its code, where it has one, leads to a page if one is given.
    ///
    /// # Errors
    /// If the seed gives no such game, or it cannot be drawn or printed so.
    #[cfg(feature = "press")]
    fn print(
        &self,
        seed: crate::game::seed::Seed,
        players: Option<crate::game::players::Players>,
        page: Option<&str>,
        options: &crate::press::PrintOptions,
    ) -> Result<crate::press::Printed, PrintError>;

    /// The series of these [wishes](series::Series::wishes); an empty object gives the
    /// usual one.
    ///
    /// # Errors
    /// If they are no wishes of this game, or it makes no runs.
    #[cfg(feature = "press")]
    fn series(&self, _wishes: &Value) -> Result<Box<dyn series::Series>, Refused> {
        Err(Refused::input(said::run_none(self.name())))
    }
}

/// What stands on an ordinary sheet in words, and is enough to make its game again in the latest
/// edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Imprint {
    /// The seed.
    pub seed: Seed,
    /// The number of the level.
    pub level: u8,
    /// How many play.
    pub players: Players,
    /// The number of the language that the code names.
    pub language: u8,
}

/// What a game's codes hold.
pub trait Codes: fmt::Debug + Sync {
    /// The number of the game in codes. It never changes, and no two games share one.
    fn number(&self) -> u8;

    /// Whether the phone's page can show its tables. That page is the Witches' own: another game
    /// needs screens of its own in `templates/page` first.
    fn is_on_page(&self) -> bool {
        false
    }

    /// The code of the game that a sheet with this imprint has. Whether it is the one on the
    /// table shows in its name: a sheet that was made with further wishes has another.
    ///
    /// # Errors
    /// If there is no such level, or no game comes of the seed.
    fn deal(&self, imprint: &Imprint) -> Result<Payload, Refused>;

    /// Opens the table of a code of this game.
    ///
    /// # Errors
    /// If the code holds none.
    fn open(&self, payload: Payload) -> Result<Arc<dyn Play>, Refused>;

    /// An answer as people write it, in the one form that codes of an edition were sealed
    /// with.
    ///
    /// # Errors
    /// If it can be no answer of this game.
    fn answer(&self, edition: Edition, words: &str) -> Result<Vec<u8>, Refused>;

    /// What the secret of a code of an edition is, in lines for those who may see it.
    ///
    /// # Errors
    /// If the bytes are no secret of this game.
    fn solution(&self, edition: Edition, secret: &[u8]) -> Result<Vec<String>, Refused>;
}

/// One game at its tables. It keeps the secret; a table is kept by whoever asks, as a text.
pub trait Play: fmt::Debug + Send + Sync {
    /// The code of the game.
    fn payload(&self) -> &Payload;

    /// How many play, where it is known.
    fn players(&self) -> Option<u8>;

    /// What does not change during the game, for the screens: an object, with the code as
    /// `code` if the screens may have it, and whether it gives players help as `help`.
    fn describe(&self) -> Value;

    /// A new table.
    ///
    /// # Errors
    /// If it cannot be stored.
    fn begin(&self) -> Result<Position, Refused>;

    /// A stored table.
    ///
    /// # Errors
    /// If it cannot be read.
    fn look(&self, save: &str) -> Result<Position, Refused>;

    /// Reads an action.
    ///
    /// # Errors
    /// If it is no action of this game.
    fn asked(self: Arc<Self>, action: Value) -> Result<Box<dyn Asked>, Refused>;

    /// Whether tests are so few that a table must not begin anew.
    fn is_limited(&self) -> bool {
        false
    }

    /// What a referee gets to see of a stored table.
    ///
    /// # Errors
    /// If it cannot be read.
    #[cfg(feature = "press")]
    fn account(&self, _save: &str) -> Result<Account, Refused> {
        Ok(Account::default())
    }

    /// What becomes of a stored table when a referee rules so; its revision goes on.
    ///
    /// # Errors
    /// If it cannot be read, or the ruling does not fit it.
    #[cfg(feature = "press")]
    fn rule(&self, _save: &str, _ruling: Ruling) -> Result<Position, Refused> {
        Err(Refused::input(said::play_no_ruling()))
    }

    /// A stored table as it was at an earlier time, in place of how it is now: its revision goes
    /// on from there, and what a referee has closed stays closed.
    ///
    /// # Errors
    /// If one of them cannot be read.
    #[cfg(feature = "press")]
    fn bring_back(&self, _now: &str, _before: &str) -> Result<Position, Refused> {
        Err(Refused::input(said::play_no_ruling()))
    }
}

/// An action of a game that somebody asks for.
pub trait Asked: Send + Sync {
    /// What it means to whoever counts.
    ///
    /// # Errors
    /// If it is a guess that can be no answer.
    fn weigh(&self) -> Result<Weight, Refused>;

    /// Whether a stored table knows it already, so that it is not counted once more: a guess whose
    /// reply was lost.
    ///
    /// # Errors
    /// If the table cannot be read.
    fn is_repeated(&self, _save: &str) -> Result<bool, Refused> {
        Ok(false)
    }

    /// Does it at a stored table.
    ///
    /// # Errors
    /// If it cannot be done; then nothing is changed.
    fn act(&self, save: &str) -> Result<Acted, Refused>;
}

/// How a table stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// What is stored of it: a JSON object, with the text of the code as `code`.
    pub save: String,
    /// How often it has changed.
    pub revision: u32,
    /// What screens show of it.
    pub view: Value,
}

/// What came of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Acted {
    /// What it told, besides the table.
    pub told: Value,
    /// The table after it.
    pub position: Position,
}

/// What an action means to whoever counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// A guess at the answer.
    Guess,
    /// The game begins anew.
    Again,
    /// Help is asked for, which is work.
    Help,
    /// Anything else.
    Move,
}

/// How a game stands, for those who watch it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It goes on.
    #[default]
    Playing,
    /// One last try is left.
    Last,
    /// A test won, or the answer was found.
    Won,
    /// It was lost.
    Lost,
    /// It was given up.
    GivenUp,
}

/// What a referee gets to see of a table: nothing of the secret.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Account {
    /// How many tests are on its log.
    pub tests: u32,
    /// How many answers were checked, right ones and wrong ones.
    pub guesses: u32,
    /// Whether one of them was right.
    pub found: bool,
    /// How the game stands.
    pub standing: Standing,
    /// The players who won, counted from 0, where each plays for themselves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<u8>,
    /// The stars of a win, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    /// Whether the referee has closed it.
    pub closed: bool,
    /// What the last test counted, each count by an identifier, such as `undergrown`.
    pub counts: BTreeMap<&'static str, u32>,
}

/// What a referee does at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// No more tests and answers.
    Close,
    /// Tests and answers again.
    Reopen,
    /// The last test is taken off the log.
    TakeBack,
    /// The table begins anew.
    Reset,
}

/// What kind of trouble an error is: what a program does about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "&'static str")]
pub enum Trouble {
    /// The input is wrong: correct it.
    Input,
    /// It cannot be taken back, and nobody said to be sure: ask, then repeat it.
    Unsure,
    /// The state has moved on: look again.
    Stale,
    /// What was stored is lost: start anew.
    Stored,
    /// The code is closed to play: ask the referee.
    Closed,
    /// The machine lacks something.
    Machine,
}

impl From<Trouble> for &'static str {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Input => "input",
            Trouble::Unsure => "unsure",
            Trouble::Stale => "stale",
            Trouble::Stored => "stored",
            Trouble::Closed => "closed",
            Trouble::Machine => "machine",
        }
    }
}

/// Why a game refuses something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What a program does about it.
    pub trouble: Trouble,
    /// What people read about it.
    pub reason: texts::Value,
}

impl Refused {
    /// What was asked for cannot be done as it is.
    pub fn input(reason: impl Into<texts::Value>) -> Refused {
        Refused { trouble: Trouble::Input, reason: reason.into() }
    }

    /// A request in a form that nobody understands.
    pub fn request(error: impl fmt::Display) -> Refused {
        Refused::input(said::play_request(error.to_string()))
    }

    /// A stored table that cannot be read.
    pub fn stored(error: impl fmt::Display) -> Refused {
        let reason = said::play_stored(said::play_not_understood(error.to_string()));
        Refused { trouble: Trouble::Stored, reason: reason.into() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl std::error::Error for Refused {}

impl From<CodeError> for Refused {
    fn from(error: CodeError) -> Refused {
        Refused::input(error.message())
    }
}

impl From<SeedError> for Refused {
    fn from(error: SeedError) -> Refused {
        Refused::input(match error {
            SeedError::Typo(seed) => said::play_seed_typo(seed),
            SeedError::Form { text, .. } | SeedError::TooLarge(text) => said::play_seed_form(text),
            SeedError::Empty => said::play_seed_form(""),
        })
    }
}

impl From<OpenError> for Refused {
    fn from(error: OpenError) -> Refused {
        let trouble = match error {
            OpenError::NoPlay => Trouble::Closed,
            OpenError::Memory(_) => Trouble::Machine,
            _ => Trouble::Input,
        };
        Refused { trouble, reason: error.message().into() }
    }
}

/// What can be done about an error, for those who know how it is asked for. The command line
/// says it with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Listen at another port, or at any.
    OtherPort,
    /// Listen at a port that is not for the administrator: above 1023.
    HighPort,
    /// Listen at all addresses.
    AnyAddress,
    /// Open fewer tables, or keep them in another file.
    FewerTables,
    /// Keep the tables in another file.
    OtherFile,
    /// End the server that has the file, or keep the tables in another.
    ServerOrOtherFile,
    /// Update the program, or keep the tables in another file.
    NewerOrOtherFile,
}

/// Why a game cannot be printed.
#[cfg(feature = "press")]
#[derive(Debug, thiserror::Error)]
pub enum PrintError {
    /// No game comes of these wishes.
    #[error(transparent)]
    Game(#[from] Refused),
    /// The game cannot be drawn on this paper.
    #[error(transparent)]
    Draw(#[from] crate::page::DrawError),
    /// The code does not fit into a QR.
    #[error(transparent)]
    Code(#[from] crate::seal::qr::QrError),
    /// A page could be drawn, but not pressed.
    #[error(transparent)]
    Press(#[from] crate::press::PressError),
}
