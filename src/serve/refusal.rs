//! Error responses.

use std::time::Duration;

use axum::body::Bytes;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::error::StoreError;
use super::name::{GuessScope, TableName, TableNameError};
use crate::game::{Rejection, RejectionKind};
use crate::texts::msg;
use crate::texts::{Language, Message, Value};

/// Reason why a request was refused. A refused request changes nothing. The text form is in the
/// first language, for clients other than the page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", Language::first().text(self.said()))]
pub(super) enum Refusal {
    /// The game refuses the action.
    Play(#[from] Rejection),
    /// The stored state of the table is damaged.
    Damaged(TableName),
    /// The path does not contain a valid name of a table.
    Name(#[from] TableNameError),
    /// The table does not exist.
    NoTable(TableName),
    /// The game of the table is not loaded.
    NotLoaded {
        /// Name of the table.
        table: TableName,
        /// Label of its game.
        game: String,
    },
    /// The code is of a game that is not refereed here.
    OtherGame(String),
    /// Players cannot open tables, because the referee opened all of them beforehand.
    NoOpening,
    /// Players cannot restart the game of a tournament.
    NoAgain,
    /// Help is not available in a tournament.
    NoHelp,
    /// The state before that deed cannot be restored any more.
    Gone,
    /// Only the referee can restore the state.
    RefereeAlone,
    /// The limit of tables is reached.
    Full(usize),
    /// The client sent too many requests.
    Busy(Duration),
    /// The limit of guesses is exhausted.
    Guesses(GuessScope, Duration),
    /// The client opened too many tables.
    Openings(Duration),
    /// The desk was requested without its key.
    DeskShut,
    /// The desk was requested with a wrong key.
    DeskKey,
    /// Too many wrong keys were tried.
    DeskTries(Duration),
    /// The limit of requests for help is exhausted.
    Help(Duration),
    /// Too many requests for help are being computed.
    Helping,
    /// Too many guesses are waiting to open the seal.
    Checking,
    /// The `Host` header names another server.
    Host(String),
    /// The request has no valid `Host` header.
    NoHost,
    /// The `Origin` header names a page of another site.
    Origin(String),
    /// The body exceeds the limit `Bounds::BODY`, in bytes.
    TooLarge(usize),
    /// The body was not received.
    Broken,
    /// The body is not declared as `application/json`.
    NotJson,
    /// A query parameter, such as `since`, is not a number.
    Since(String),
    /// The request took too long.
    Slow,
    /// The server referees no games.
    NoReferee,
    /// The path does not exist.
    NoPath,
    /// The path does not support the method.
    Method,
    /// The store reports an error.
    Store(#[from] StoreError),
    /// Internal error.
    Failed,
}

fn whole_seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

fn seconds(wait: Duration) -> Message {
    match whole_seconds(wait) {
        n @ 0..120 => msg::server_seconds(n as u32),
        n => msg::server_minutes(u32::try_from(n.div_ceil(60)).unwrap_or(u32::MAX)),
    }
}

impl Refusal {
    /// Returns the message for people.
    pub(crate) fn said(&self) -> Value {
        let quoted = |text: &String| format!("{text:?}");
        let message = match self {
            Refusal::Play(refused) => return refused.reason.clone(),
            Refusal::Damaged(table) => msg::server_damaged(table.to_string()),
            Refusal::Name(TableNameError) => msg::server_table_name(),
            Refusal::NoTable(table) => msg::server_no_table(table.to_string()),
            Refusal::NotLoaded { table, game } => {
                msg::server_not_loaded(table.to_string(), game.clone())
            }
            Refusal::OtherGame(game) => msg::server_other_game(game.clone()),
            Refusal::NoOpening => msg::server_no_opening(),
            Refusal::NoAgain => msg::server_no_again(),
            Refusal::NoHelp => msg::server_no_help(),
            Refusal::Gone => msg::server_gone(),
            Refusal::RefereeAlone => msg::server_referee_alone(),
            Refusal::DeskShut => msg::server_desk_shut(),
            Refusal::DeskKey => msg::server_desk_key(),
            Refusal::DeskTries(wait) => msg::server_desk_tries(seconds(*wait)),
            Refusal::Help(wait) => msg::server_help(seconds(*wait)),
            Refusal::Helping => msg::server_helping(),
            Refusal::Full(tables) => msg::server_full(*tables),
            Refusal::Busy(wait) => msg::server_busy(seconds(*wait)),
            Refusal::Guesses(GuessScope::Table, wait) => {
                msg::server_guesses_of_table(seconds(*wait))
            }
            Refusal::Guesses(GuessScope::Client, wait) => {
                msg::server_guesses_of_client(seconds(*wait))
            }
            Refusal::Guesses(GuessScope::Game, wait) => msg::server_guesses_of_game(seconds(*wait)),
            Refusal::Openings(wait) => msg::server_openings(seconds(*wait)),
            Refusal::Checking => msg::server_checking(),
            Refusal::Host(host) => msg::server_host(quoted(host)),
            Refusal::NoHost => msg::server_no_host(),
            Refusal::Origin(origin) => msg::server_origin(quoted(origin)),
            Refusal::TooLarge(bytes) => msg::server_too_large(*bytes),
            Refusal::Broken => msg::server_broken(),
            Refusal::NotJson => msg::server_not_json(),
            Refusal::Since(text) => msg::server_since(quoted(text)),
            Refusal::Slow => msg::server_slow(),
            Refusal::NoReferee => msg::server_no_referee(),
            Refusal::NoPath => msg::server_no_path(),
            Refusal::Method => msg::server_method(),
            Refusal::Store(StoreError::Changed) => msg::server_changed(),
            Refusal::Store(StoreError::Unsure { .. }) => msg::server_unsure(),
            // Phones do not receive the location of the tables.
            Refusal::Store(_) => msg::server_not_kept(),
            Refusal::Failed => msg::server_failed(),
        };
        message.into()
    }

    /// Returns the status of the response, and its category for programs: one of [`RejectionKind`],
    /// `busy` (wait and repeat), `unknown` (no such table or game here), or `closed` (ask the
    /// referee).
    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Refusal::Play(refused) => {
                let status = match refused.trouble {
                    RejectionKind::Stale | RejectionKind::Closed | RejectionKind::Unsure => {
                        StatusCode::CONFLICT
                    }
                    RejectionKind::Input => StatusCode::BAD_REQUEST,
                    RejectionKind::Stored | RejectionKind::Machine => {
                        StatusCode::INTERNAL_SERVER_ERROR
                    }
                };
                (status, refused.trouble.into())
            }
            Refusal::Name(_) | Refusal::Since(_) | Refusal::Broken | Refusal::NoHost => {
                (StatusCode::BAD_REQUEST, "input")
            }
            Refusal::Host(_) => (StatusCode::MISDIRECTED_REQUEST, "input"),
            Refusal::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "input"),
            Refusal::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "input"),
            Refusal::Method => (StatusCode::METHOD_NOT_ALLOWED, "input"),
            Refusal::NoPath => (StatusCode::NOT_FOUND, "input"),
            Refusal::DeskKey | Refusal::Origin(_) => (StatusCode::FORBIDDEN, "input"),
            Refusal::NoTable(_) | Refusal::OtherGame(_) => (StatusCode::NOT_FOUND, "unknown"),
            Refusal::NotLoaded { .. } | Refusal::NoReferee => (StatusCode::NOT_FOUND, "closed"),
            Refusal::DeskShut => (StatusCode::UNAUTHORIZED, "closed"),
            Refusal::NoOpening | Refusal::NoAgain | Refusal::NoHelp | Refusal::RefereeAlone => {
                (StatusCode::FORBIDDEN, "closed")
            }
            Refusal::Busy(_)
            | Refusal::DeskTries(_)
            | Refusal::Guesses(..)
            | Refusal::Openings(_)
            | Refusal::Help(_)
            | Refusal::Helping
            | Refusal::Checking => (StatusCode::TOO_MANY_REQUESTS, "busy"),
            Refusal::Slow => (StatusCode::REQUEST_TIMEOUT, "busy"),
            Refusal::Gone | Refusal::Store(StoreError::Changed) => (StatusCode::CONFLICT, "stale"),
            Refusal::Full(_) | Refusal::Store(StoreError::Machine { .. }) => {
                (StatusCode::SERVICE_UNAVAILABLE, "machine")
            }
            Refusal::Store(_) | Refusal::Failed => (StatusCode::INTERNAL_SERVER_ERROR, "machine"),
            Refusal::Damaged(_) => (StatusCode::INTERNAL_SERVER_ERROR, "stored"),
        }
    }

    /// Returns the time in seconds after which a program may retry, for the header `Retry-After`.
    fn wait(&self) -> Option<u64> {
        match self {
            Refusal::Busy(wait)
            | Refusal::Guesses(_, wait)
            | Refusal::Openings(wait)
            | Refusal::DeskTries(wait)
            | Refusal::Help(wait) => Some(whole_seconds(*wait)),
            Refusal::Checking | Refusal::Helping => Some(1),
            // Nothing was changed, and the store may work again soon.
            Refusal::Store(StoreError::Machine { .. }) => Some(2),
            _ => None,
        }
    }

    /// Returns the refusal as plain text, for paths that people open in a browser.
    pub(crate) fn as_text(&self) -> Response {
        self.reply("text/plain; charset=utf-8", format!("{self}\n"))
    }

    fn reply(&self, kind: &'static str, body: String) -> Response {
        let mut response = (self.kind().0, Bytes::from(body)).into_response();
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        if let Some(wait) = self.wait() {
            response.headers_mut().insert(RETRY_AFTER, wait.into());
        }
        response
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (text, trouble) = (self.to_string(), self.kind().1);
        let body = json!({ "error": self.said(), "text": text, "trouble": trouble });
        self.reply("application/json", body.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve::data::Data;
    use crate::texts::Value;
    use crate::texts::entries::entries;
    use crate::texts::marked::{accented, assert_marked};

    #[test]
    fn waits_are_rounded_up() {
        let wait = |ms| Refusal::Busy(Duration::from_millis(ms));
        assert_eq!(wait(1).wait(), Some(1));
        assert_eq!(wait(1001).wait(), Some(2));
        assert!(wait(1001).to_string().contains("wait 2 seconds"));
        let guess = |seconds| Refusal::Guesses(GuessScope::Game, Duration::from_secs(seconds));
        assert!(guess(119).to_string().contains("wait 119 seconds"));
        assert!(guess(121).to_string().contains("wait 3 minutes"));
        assert_eq!(guess(121).wait(), Some(121));
        assert_eq!(wait(900).into_response().headers()[RETRY_AFTER], "1");
    }

    #[test]
    fn phones_do_not_learn_about_the_machine() {
        let place = Data::File("/home/witch/tables.sqlite".into());
        let error = Refusal::from(StoreError::Machine { place, reason: "disk full".into() });
        assert_eq!(error.kind().0, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(error.wait(), Some(2), "phones try again");
        assert!(!error.to_string().contains("witch"), "{error}");
    }

    #[test]
    fn every_refusal_is_said_in_a_language() {
        let (language, table) = (accented(), TableName::fresh().unwrap());
        let (game, text) = (String::from("C313-2F8A"), String::from("evil.example"));
        let place = Data::File("tables.sqlite".into());
        let reason = String::from("disk full");
        let machine = StoreError::Machine { place: place.clone(), reason: reason.clone() };
        let wait = Duration::from_secs;
        let guesses = [GuessScope::Table, GuessScope::Client, GuessScope::Game];
        let mut all = vec![
            Refusal::Damaged(table),
            Refusal::Name(TableNameError),
            Refusal::NoTable(table),
            Refusal::NotLoaded { table, game: game.clone() },
            Refusal::OtherGame(game.clone()),
            Refusal::NoOpening,
            Refusal::NoAgain,
            Refusal::NoHelp,
            Refusal::Gone,
            Refusal::RefereeAlone,
            Refusal::DeskShut,
            Refusal::DeskKey,
            Refusal::DeskTries(wait(10)),
            Refusal::Help(wait(5)),
            Refusal::Helping,
            Refusal::Full(10_000),
            Refusal::Busy(wait(1)),
            Refusal::Openings(wait(600)),
            Refusal::Checking,
            Refusal::Host(text.clone()),
            Refusal::NoHost,
            Refusal::Origin(text.clone()),
            Refusal::TooLarge(16_384),
            Refusal::Broken,
            Refusal::NotJson,
            Refusal::Since(text.clone()),
            Refusal::Slow,
            Refusal::NoReferee,
            Refusal::NoPath,
            Refusal::Method,
            Refusal::Store(StoreError::Changed),
            Refusal::Store(machine),
            Refusal::Store(StoreError::Unsure { place, reason }),
            Refusal::Failed,
        ];
        all.extend(guesses.map(|whose| Refusal::Guesses(whose, wait(60))));
        // The other messages are those of the game, and the two units of time.
        let keys = entries(Language::first().source()).map(|(key, _)| key);
        let declared = keys.filter(|key| key.starts_with("server-"));
        assert_eq!(all.len(), declared.count() - 2);
        for refusal in all {
            let Value::Message(message) = refusal.said() else { panic!("{refusal}") };
            assert_marked(
                &language.say(&message),
                &[table.to_string(), game.clone(), text.clone()],
            );
            assert!(refusal.to_string().is_ascii(), "{refusal}");
        }
    }
}
