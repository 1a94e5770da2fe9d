//! Internal, may change. Interface between the program and its games: the command line prints a
//! game, codes contain it, and a server and the phone run it at tables.
//!
//! A game implements [`Game`] and is listed in [`games`](crate::games). A game whose sheets have a
//! sealed code also implements [`CodeHandler`]. A game that is played at tables opens a [`GameSession`] for each
//! code. Actions, views and stored tables are passed as JSON, whose content only the game's rules
//! and its screens interpret. Every game starts from a [`Seed`]; [`series`] is the interface for
//! print runs.

#[cfg(feature = "press")]
pub mod seed_list;
#[cfg(feature = "press")]
pub mod series;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::common::seed::{Seed, SeedError};
use crate::seal::{CodeError, OpenError, Payload};
use crate::texts;
use crate::texts::msg;

/// Page with which a phone plays a printed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhonePage<'a> {
    /// No page comes with the game.
    None,
    /// Page at this web address, to which the code links.
    Address(&'a str),
    /// Page in a file next to the printed one.
    File,
}

impl<'a> PhonePage<'a> {
    /// Returns the web address for the code.
    pub fn address(self) -> Option<&'a str> {
        match self {
            PhonePage::Address(address) => Some(address),
            PhonePage::None | PhonePage::File => None,
        }
    }
}

/// Game that the program can print and run.
pub trait Game: fmt::Debug + Sync {
    /// Returns the identifier of the game: a short word in lower case.
    fn name(&self) -> &'static str;

    /// Returns the handler for the game's codes; `None` if its sheets have no codes.
    fn codes(&self) -> Option<&dyn CodeHandler> {
        None
    }

    /// Prints the game of a seed with its default options, for its usual number of players if
    /// `players` is `None`. Its code, if there is one, links to `page` if that has an address.
    ///
    /// # Errors
    /// If the seed does not result in a game, or if the game cannot be drawn or printed with these
    /// options.
    #[cfg(feature = "press")]
    fn print(
        &self,
        seed: crate::common::seed::Seed,
        players: Option<crate::common::players::Players>,
        page: PhonePage<'_>,
        options: &crate::press::PrintOptions,
    ) -> Result<crate::press::PrintedFiles, PrintError>;

    /// Creates the series with these [Parameters](crate::game::series::GameSeries::params). An empty object results in
    /// the usual series.
    ///
    /// # Errors
    /// If `_params` are not valid for this game, or if the game does not support runs.
    #[cfg(feature = "press")]
    fn series(&self, _params: &Value) -> Result<Box<dyn series::GameSeries>, Rejection> {
        Err(Rejection::input(msg::run_none(self.name())))
    }
}

/// Parameters that an ordinary sheet shows in words. They are sufficient to recreate its game in
/// the latest edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetParams {
    /// Seed of the sheet.
    pub seed: Seed,
    /// Number of the level.
    pub level: u8,
    /// Number of players.
    pub players: Players,
    /// Number of the language in the code.
    pub language: u8,
}

/// Handler for the codes of a [`Game`].
pub trait CodeHandler: fmt::Debug + Sync {
    /// Returns the number of the game in codes. It never changes and is unique to the game.
    fn number(&self) -> u8;

    /// Whether the phone's page can show tables of this game. The page has screens for Wondering
    /// Witches only; another game needs its screens in `templates/page` first.
    fn is_on_page(&self) -> bool {
        false
    }

    /// Returns the code of a sheet with this `imprint`. A sheet with further parameters has another
    /// code, which players recognize by the name of the game.
    ///
    /// # Errors
    /// If the level does not exist, or if the seed does not result in a game.
    fn code_for(&self, imprint: &SheetParams) -> Result<Payload, Rejection>;

    /// Opens the game in a code.
    ///
    /// # Errors
    /// If `payload` does not contain a game of this kind.
    fn open(&self, payload: Payload) -> Result<Arc<dyn GameSession>, Rejection>;

    /// Normalizes an answer that people wrote to the form with which codes of an `edition` are
    /// sealed.
    ///
    /// # Errors
    /// If `words` cannot be an answer of this game.
    fn answer(&self, edition: Edition, words: &str) -> Result<Vec<u8>, Rejection>;

    /// Returns the secret of a code of an `edition`, as lines for people who may see it.
    ///
    /// # Errors
    /// If the bytes are not a secret of this game.
    fn solution(&self, edition: Edition, secret: &[u8]) -> Result<Vec<String>, Rejection>;
}

/// Game of a code, ready to be played at tables. It holds the secret. The caller stores the tables,
/// as text.
pub trait GameSession: fmt::Debug + Send + Sync {
    /// Returns the [`Payload`] of the game's code.
    fn payload(&self) -> &Payload;

    /// Returns the number of players, if it is known.
    fn players(&self) -> Option<u8>;

    /// Returns constant data for the screens, as an object: `code` is the code, if the screens may
    /// have it, and `help` is whether players can ask for help.
    fn describe(&self) -> Value;

    /// Creates a table, in its first [`TableSnapshot`].
    ///
    /// # Errors
    /// If the table cannot be stored.
    fn begin(&self) -> Result<TableSnapshot, Rejection>;

    /// Reads the stored table `save`.
    ///
    /// # Errors
    /// If `save` cannot be read.
    fn read_table(&self, save: &str) -> Result<TableSnapshot, Rejection>;

    /// Parses an action.
    ///
    /// # Errors
    /// If `action` is not an action of this game.
    fn parse_action(self: Arc<Self>, action: Value) -> Result<Box<dyn PlayAction>, Rejection>;

    /// Whether the number of tests is limited, so that a table must not start again.
    fn is_limited(&self) -> bool {
        false
    }

    /// Returns the summary of a stored table for a referee.
    ///
    /// # Errors
    /// If `_save` cannot be read.
    #[cfg(feature = "press")]
    fn summary(&self, _save: &str) -> Result<TableSummary, Rejection> {
        Ok(TableSummary::default())
    }

    /// Applies a referee's ruling to a stored table. The revision continues to count.
    ///
    /// # Errors
    /// If `_save` cannot be read, or if the ruling is not possible.
    #[cfg(feature = "press")]
    fn apply_referee_action(
        &self,
        _save: &str,
        _ruling: RefereeAction,
    ) -> Result<TableSnapshot, Rejection> {
        Err(Rejection::input(msg::play_no_ruling()))
    }

    /// Returns the earlier state `_before` of a stored table as a replacement of `_now`. The
    /// revision continues to count from `_now`, and a table that a referee closed stays closed.
    ///
    /// # Errors
    /// If `_now` or `_before` cannot be read.
    #[cfg(feature = "press")]
    fn undo(&self, _now: &str, _before: &str) -> Result<TableSnapshot, Rejection> {
        Err(Rejection::input(msg::play_no_ruling()))
    }
}

/// Parsed action of a game, which [`PlayAction::apply`] applies to a table.
pub trait PlayAction: Send + Sync {
    /// Returns the class of the action for counters and rate limits.
    ///
    /// # Errors
    /// If the action is a guess that cannot be an answer.
    fn kind(&self) -> Result<ActionKind, Rejection>;

    /// Whether a stored table already contains the action, so that it is not counted again. This is
    /// the case for a retried guess whose reply was lost.
    ///
    /// # Errors
    /// If `_save` cannot be read.
    fn is_repeated(&self, _save: &str) -> Result<bool, Rejection> {
        Ok(false)
    }

    /// Applies the action to a stored table.
    ///
    /// # Errors
    /// If the action is not possible; the table then stays unchanged.
    fn apply(&self, save: &str) -> Result<ActionOutcome, Rejection>;
}

/// State of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSnapshot {
    /// Stored form: a JSON object with the text of the code as `code`.
    pub save: String,
    /// Number of changes.
    pub revision: u32,
    /// Data for the screens.
    pub view: Value,
}

/// Outcome of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionOutcome {
    /// Result for the player, in addition to the table.
    pub result: Value,
    /// Table after the action.
    pub snapshot: TableSnapshot,
}

/// Class of an action, for counters and rate limits (see [`PlayAction::kind`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    /// Guess at the answer.
    Guess,
    /// Restart of the game.
    Again,
    /// Request for help, which takes much computation.
    Help,
    /// Any other action.
    Move,
}

/// Status of a game for observers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameStatus {
    /// Game in progress.
    #[default]
    Playing,
    /// Last ditch effort: the play has ended, and one try is left.
    #[serde(rename = "last")]
    LastDitch,
    /// Win by a test or by the right answer.
    Won,
    /// Loss.
    Lost,
    /// Game that was given up.
    GivenUp,
}

/// Summary of a table for a referee, without anything of the secret.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TableSummary {
    /// Number of tests on the log.
    pub tests: u32,
    /// Number of answers that were checked, right or wrong.
    pub guesses: u32,
    /// Whether one of the answers was right.
    #[serde(rename = "found")]
    pub has_right_answer: bool,
    /// Status of the game.
    #[serde(rename = "standing")]
    pub status: GameStatus,
    /// Players who won, by index from 0, if each plays alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<u8>,
    /// Stars of a win, if they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    /// Whether the referee has closed the table.
    pub closed: bool,
    /// Counts of the last test by identifier, for example `undergrown`.
    pub counts: BTreeMap<&'static str, u32>,
}

/// Action of a referee at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefereeAction {
    /// Refuse further tests and answers.
    Close,
    /// Accept tests and answers again.
    Reopen,
    /// Remove the last test from the log.
    TakeBack,
    /// Restart the table.
    Reset,
}

/// Kind of a refusal, which determines what a client does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "&'static str")]
pub enum RejectionKind {
    /// Invalid input: correct it.
    Input,
    /// Action that cannot be undone, without confirmation: ask, then repeat it with confirmation.
    Unsure,
    /// Outdated revision: load the table again.
    Stale,
    /// Unreadable stored table: start a new one.
    Stored,
    /// Code that is closed for play: ask the referee.
    Closed,
    /// Missing resource of the machine, for example memory.
    Machine,
}

impl From<RejectionKind> for &'static str {
    fn from(kind: RejectionKind) -> Self {
        match kind {
            RejectionKind::Input => "input",
            RejectionKind::Unsure => "unsure",
            RejectionKind::Stale => "stale",
            RejectionKind::Stored => "stored",
            RejectionKind::Closed => "closed",
            RejectionKind::Machine => "machine",
        }
    }
}

/// Refusal of a request by a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// Kind of the refusal.
    pub kind: RejectionKind,
    /// Reason for people.
    pub reason: texts::Value,
}

impl Rejection {
    /// Creates a refusal of invalid input ([`RejectionKind::Input`]).
    pub fn input(reason: impl Into<texts::Value>) -> Rejection {
        Rejection { kind: RejectionKind::Input, reason: reason.into() }
    }

    /// Creates a refusal of a request that cannot be parsed ([`RejectionKind::Input`]).
    pub fn request(error: impl fmt::Display) -> Rejection {
        Rejection::input(msg::play_request(error.to_string()))
    }

    /// Creates a refusal of a stored table that cannot be read ([`RejectionKind::Stored`]).
    pub fn stored(error: impl fmt::Display) -> Rejection {
        let reason = msg::play_stored(msg::play_not_understood(error.to_string()));
        Rejection { kind: RejectionKind::Stored, reason: reason.into() }
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl std::error::Error for Rejection {}

impl From<CodeError> for Rejection {
    fn from(error: CodeError) -> Rejection {
        Rejection::input(error.message())
    }
}

impl From<SeedError> for Rejection {
    fn from(error: SeedError) -> Rejection {
        Rejection::input(match error {
            SeedError::Typo(seed) => msg::play_seed_typo(seed),
            SeedError::Form { text, .. } | SeedError::TooLarge(text) => msg::play_seed_form(text),
            SeedError::Empty => msg::play_seed_form(""),
        })
    }
}

impl From<OpenError> for Rejection {
    fn from(error: OpenError) -> Rejection {
        let kind = match error {
            OpenError::NoPlay => RejectionKind::Closed,
            OpenError::Memory(_) => RejectionKind::Machine,
            _ => RejectionKind::Input,
        };
        Rejection { kind, reason: error.message().into() }
    }
}

/// Remedy for an error. The command line expresses it with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Listen on another port, or on any port.
    OtherPort,
    /// Listen on a port above 1023, which needs no administrator.
    HighPort,
    /// Listen on all addresses.
    AnyAddress,
    /// Open fewer tables, or store them in another file.
    FewerTables,
    /// Store the tables in another file.
    OtherFile,
    /// Stop the server that uses the file, or store the tables in another one.
    ServerOrOtherFile,
    /// Update the program, or store the tables in another file.
    NewerOrOtherFile,
}

/// Error of printing a game.
#[cfg(feature = "press")]
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PrintError {
    /// Parameters that do not result in a game.
    #[error(transparent)]
    Game(#[from] Rejection),
    /// Game that cannot be drawn on this paper.
    #[error(transparent)]
    Draw(#[from] crate::page::DrawError),
    /// Code that does not fit into a QR code.
    #[error(transparent)]
    Code(#[from] crate::seal::qr::QrError),
    /// Page that was drawn but cannot be rendered as PDF or PNG.
    #[error(transparent)]
    Press(#[from] crate::press::PressError),
}
