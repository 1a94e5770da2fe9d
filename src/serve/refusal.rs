//! What is answered when something cannot be done.

use std::time::Duration;

use axum::body::Bytes;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::error::StoreError;
use super::guesses::Whose;
use super::name::{TableName, TableNameError};
use crate::game::{Refused, Trouble};

/// Why a request was refused. A refused request changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// What was done at the table cannot be done.
    #[error(transparent)]
    Play(#[from] Refused),
    /// What is stored of the table is damaged.
    #[error("what is stored of table {0} cannot be read; ask the referee for a new table")]
    Damaged(TableName),
    /// The path names no table.
    #[error(transparent)]
    Name(#[from] TableNameError),
    /// A table that was never opened here.
    #[error("there is no table {0} on this server; compare the name, or open a new table")]
    NoTable(TableName),
    /// A table of a game that is not loaded.
    #[error(
        "the game of table {table} ({game}) is not loaded on this server now; ask the referee to start it with that game, and the table goes on"
    )]
    NotLoaded {
        /// The table.
        table: TableName,
        /// The game's label.
        game: String,
    },
    /// A code of another game.
    #[error("the game of this code ({0}) is not refereed by this server; ask the referee")]
    OtherGame(String),
    /// The referee opened all tables beforehand.
    #[error("on this server the referee opens the tables; ask for the name of yours")]
    NoOpening,
    /// A watched game cannot begin anew.
    #[error("in this game every test counts, so it cannot be started again; ask the referee")]
    NoAgain,
    /// Too many tables.
    #[error("this server has {0} tables and cannot take more; ask the referee")]
    Full(usize),
    /// Too many requests.
    #[error("that was too much at once; wait {} and try again", seconds(*.0))]
    Busy(Duration),
    /// Too many guesses.
    #[error("{}; wait {} before the next answer", too_often(*.0), seconds(*.1))]
    Guesses(Whose, Duration),
    /// Too many new tables.
    #[error("too many tables were opened at once; wait {} and try again", seconds(*.0))]
    Openings(Duration),
    /// The seal is being opened by too many at once.
    #[error("too many answers are being checked at once; try again in a moment")]
    Checking,
    /// A request for another server.
    #[error(
        "this server does not answer as {0:?}; use the address that it prints, or start it with --host and that name"
    )]
    Host(String),
    /// A request that does not say for whom.
    #[error("this request does not say which host it is for")]
    NoHost,
    /// A request that a page of another site sends.
    #[error(
        "pages of {0:?} cannot use this server; open its own page, or start it with --host and the name of that page"
    )]
    Origin(String),
    /// A body past the limit.
    #[error("this request is too large; {0} bytes are allowed")]
    TooLarge(usize),
    /// A body that did not arrive.
    #[error("this request did not arrive as a whole")]
    Broken,
    /// Not announced as JSON.
    #[error("this request is not announced as application/json")]
    NotJson,
    /// A question nobody understands.
    #[error("{0:?} is no revision; since= takes the number of one")]
    Since(String),
    /// It took too long.
    #[error("this request took too long; try again")]
    Slow,
    /// The server holds no games.
    #[error("this server keeps no tables; it was started without --referee")]
    NoReferee,
    /// Nothing there.
    #[error("there is nothing here; tables are at /api/tables")]
    NoPath,
    /// The wrong verb.
    #[error("this cannot be done here; tables take GET and POST")]
    Method,
    /// The tables cannot be kept.
    #[error("{}", kept(.0))]
    Store(StoreError),
    /// Something that should not happen.
    #[error("the server failed at this; try again, and tell the referee if it stays")]
    Failed,
}

fn seconds(wait: Duration) -> String {
    match whole_seconds(wait) {
        1 => "a second".into(),
        n if n < 120 => format!("{n} seconds"),
        n => format!("{} minutes", n.div_ceil(60)),
    }
}

fn too_often(whose: Whose) -> &'static str {
    match whose {
        Whose::Table => "this table has guessed too often",
        Whose::Client => "too many answers of this game were guessed from this address",
        Whose::Game => "too many answers of this game were guessed",
    }
}

fn whole_seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

/// The phones need not know where the file is.
fn kept(error: &StoreError) -> &'static str {
    match error {
        StoreError::Changed => "the table was changed meanwhile; look at the log, then try again",
        _ => "the server cannot keep the table now, so nothing was changed; tell the referee",
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Refusal::Store(error)
    }
}

impl Refusal {
    /// The status of the reply.
    pub fn status(&self) -> StatusCode {
        match self {
            Refusal::Play(refused) => match refused.trouble {
                Trouble::Stale | Trouble::Closed => StatusCode::CONFLICT,
                Trouble::Input => StatusCode::BAD_REQUEST,
                Trouble::Stored | Trouble::Machine => StatusCode::INTERNAL_SERVER_ERROR,
            },
            Refusal::Name(_) | Refusal::Since(_) | Refusal::Broken | Refusal::NoHost => {
                StatusCode::BAD_REQUEST
            }
            Refusal::Host(_) => StatusCode::MISDIRECTED_REQUEST,
            Refusal::NoTable(_)
            | Refusal::NotLoaded { .. }
            | Refusal::OtherGame(_)
            | Refusal::NoReferee
            | Refusal::NoPath => StatusCode::NOT_FOUND,
            Refusal::NoOpening | Refusal::NoAgain | Refusal::Origin(_) => StatusCode::FORBIDDEN,
            Refusal::Busy(_) | Refusal::Guesses(..) | Refusal::Openings(_) | Refusal::Checking => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Refusal::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refusal::Slow => StatusCode::REQUEST_TIMEOUT,
            Refusal::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::Store(StoreError::Changed) => StatusCode::CONFLICT,
            Refusal::Full(_) => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::Damaged(_) | Refusal::Store(_) | Refusal::Failed => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    /// What a program does about it: the words of [`Trouble`], `busy` (wait and repeat),
    /// `unknown` (no such table or game here), `closed` (ask the referee).
    pub fn trouble(&self) -> &'static str {
        match self {
            Refusal::Play(refused) => refused.trouble.into(),
            Refusal::Damaged(_) => "stored",
            Refusal::NoTable(_) | Refusal::OtherGame(_) => "unknown",
            Refusal::NotLoaded { .. }
            | Refusal::NoOpening
            | Refusal::NoAgain
            | Refusal::NoReferee => "closed",
            Refusal::Busy(_)
            | Refusal::Guesses(..)
            | Refusal::Openings(_)
            | Refusal::Checking
            | Refusal::Slow => "busy",
            Refusal::Store(StoreError::Changed) => "stale",
            Refusal::Full(_) | Refusal::Store(_) | Refusal::Failed => "machine",
            Refusal::Name(_)
            | Refusal::Host(_)
            | Refusal::NoHost
            | Refusal::Origin(_)
            | Refusal::TooLarge(_)
            | Refusal::Broken
            | Refusal::NotJson
            | Refusal::Since(_)
            | Refusal::NoPath
            | Refusal::Method => "input",
        }
    }

    fn wait(&self) -> Option<u64> {
        match self {
            Refusal::Busy(wait) | Refusal::Guesses(_, wait) | Refusal::Openings(wait) => {
                Some(whole_seconds(*wait))
            }
            Refusal::Checking => Some(1),
            _ => None,
        }
    }

    /// The same as plain text, for people who look at other paths with a browser.
    pub fn as_text(&self) -> Response {
        self.reply("text/plain; charset=utf-8", format!("{self}\n"))
    }

    fn reply(&self, kind: &'static str, body: String) -> Response {
        let mut response = (self.status(), Bytes::from(body)).into_response();
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        if let Some(wait) = self.wait() {
            response.headers_mut().insert(RETRY_AFTER, wait.into());
        }
        response
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let body = json!({ "error": self.to_string(), "trouble": self.trouble() });
        self.reply("application/json", body.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn waits_are_rounded_up() {
        let wait = |ms| Refusal::Busy(Duration::from_millis(ms));
        assert_eq!(wait(1).wait(), Some(1));
        assert_eq!(wait(1001).wait(), Some(2));
        assert!(wait(1001).to_string().contains("wait 2 seconds"));
        let guess = |seconds| Refusal::Guesses(Whose::Game, Duration::from_secs(seconds));
        assert!(guess(119).to_string().contains("wait 119 seconds"));
        assert!(guess(121).to_string().contains("wait 3 minutes"));
        assert_eq!(guess(121).wait(), Some(121));
        assert_eq!(wait(900).into_response().headers()[RETRY_AFTER], "1");
    }

    #[test]
    fn phones_do_not_learn_about_the_machine() {
        let path = PathBuf::from("/home/witch/tables.sqlite");
        let error = Refusal::from(StoreError::Machine { path, reason: "disk full".into() });
        assert_eq!(error.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(!error.to_string().contains("witch"), "{error}");
    }
}
