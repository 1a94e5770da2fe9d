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
#[error("{}", Language::first().text(self.message()))]
pub(super) enum RequestRejection {
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
    /// The state before that change can no longer be restored.
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

impl RequestRejection {
    /// Returns the message for people.
    pub(crate) fn message(&self) -> Value {
        let quoted = |text: &String| format!("{text:?}");
        let message = match self {
            RequestRejection::Play(refused) => return refused.reason.clone(),
            RequestRejection::Damaged(table) => msg::server_damaged(table.to_string()),
            RequestRejection::Name(TableNameError) => msg::server_table_name(),
            RequestRejection::NoTable(table) => msg::server_no_table(table.to_string()),
            RequestRejection::NotLoaded { table, game } => {
                msg::server_not_loaded(table.to_string(), game.clone())
            }
            RequestRejection::OtherGame(game) => msg::server_other_game(game.clone()),
            RequestRejection::NoOpening => msg::server_no_opening(),
            RequestRejection::NoAgain => msg::server_no_again(),
            RequestRejection::NoHelp => msg::server_no_help(),
            RequestRejection::Gone => msg::server_gone(),
            RequestRejection::RefereeAlone => msg::server_referee_alone(),
            RequestRejection::DeskShut => msg::server_desk_shut(),
            RequestRejection::DeskKey => msg::server_desk_key(),
            RequestRejection::DeskTries(wait) => msg::server_desk_tries(seconds(*wait)),
            RequestRejection::Help(wait) => msg::server_help(seconds(*wait)),
            RequestRejection::Helping => msg::server_helping(),
            RequestRejection::Full(tables) => msg::server_full(*tables),
            RequestRejection::Busy(wait) => msg::server_busy(seconds(*wait)),
            RequestRejection::Guesses(GuessScope::Table, wait) => {
                msg::server_guesses_of_table(seconds(*wait))
            }
            RequestRejection::Guesses(GuessScope::Client, wait) => {
                msg::server_guesses_of_client(seconds(*wait))
            }
            RequestRejection::Guesses(GuessScope::Game, wait) => {
                msg::server_guesses_of_game(seconds(*wait))
            }
            RequestRejection::Openings(wait) => msg::server_openings(seconds(*wait)),
            RequestRejection::Checking => msg::server_checking(),
            RequestRejection::Host(host) => msg::server_host(quoted(host)),
            RequestRejection::NoHost => msg::server_no_host(),
            RequestRejection::Origin(origin) => msg::server_origin(quoted(origin)),
            RequestRejection::TooLarge(bytes) => msg::server_too_large(*bytes),
            RequestRejection::Broken => msg::server_broken(),
            RequestRejection::NotJson => msg::server_not_json(),
            RequestRejection::Since(text) => msg::server_since(quoted(text)),
            RequestRejection::Slow => msg::server_slow(),
            RequestRejection::NoReferee => msg::server_no_referee(),
            RequestRejection::NoPath => msg::server_no_path(),
            RequestRejection::Method => msg::server_method(),
            RequestRejection::Store(StoreError::Changed) => msg::server_changed(),
            RequestRejection::Store(StoreError::Unsure { .. }) => msg::server_unsure(),
            // Phones do not receive the location of the tables.
            RequestRejection::Store(_) => msg::server_not_kept(),
            RequestRejection::Failed => msg::server_failed(),
        };
        message.into()
    }

    /// Returns the status of the response, and its category for programs: one of [`RejectionKind`],
    /// `busy` (wait and repeat), `unknown` (no such table or game here), or `closed` (ask the
    /// referee).
    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            RequestRejection::Play(refused) => {
                let status = match refused.kind {
                    RejectionKind::Stale | RejectionKind::Closed | RejectionKind::Unsure => {
                        StatusCode::CONFLICT
                    }
                    RejectionKind::Input => StatusCode::BAD_REQUEST,
                    RejectionKind::Stored | RejectionKind::Machine => {
                        StatusCode::INTERNAL_SERVER_ERROR
                    }
                };
                (status, refused.kind.into())
            }
            RequestRejection::Name(_)
            | RequestRejection::Since(_)
            | RequestRejection::Broken
            | RequestRejection::NoHost => (StatusCode::BAD_REQUEST, "input"),
            RequestRejection::Host(_) => (StatusCode::MISDIRECTED_REQUEST, "input"),
            RequestRejection::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "input"),
            RequestRejection::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "input"),
            RequestRejection::Method => (StatusCode::METHOD_NOT_ALLOWED, "input"),
            RequestRejection::NoPath => (StatusCode::NOT_FOUND, "input"),
            RequestRejection::DeskKey | RequestRejection::Origin(_) => {
                (StatusCode::FORBIDDEN, "input")
            }
            RequestRejection::NoTable(_) | RequestRejection::OtherGame(_) => {
                (StatusCode::NOT_FOUND, "unknown")
            }
            RequestRejection::NotLoaded { .. } | RequestRejection::NoReferee => {
                (StatusCode::NOT_FOUND, "closed")
            }
            RequestRejection::DeskShut => (StatusCode::UNAUTHORIZED, "closed"),
            RequestRejection::NoOpening
            | RequestRejection::NoAgain
            | RequestRejection::NoHelp
            | RequestRejection::RefereeAlone => (StatusCode::FORBIDDEN, "closed"),
            RequestRejection::Busy(_)
            | RequestRejection::DeskTries(_)
            | RequestRejection::Guesses(..)
            | RequestRejection::Openings(_)
            | RequestRejection::Help(_)
            | RequestRejection::Helping
            | RequestRejection::Checking => (StatusCode::TOO_MANY_REQUESTS, "busy"),
            RequestRejection::Slow => (StatusCode::REQUEST_TIMEOUT, "busy"),
            RequestRejection::Gone | RequestRejection::Store(StoreError::Changed) => {
                (StatusCode::CONFLICT, "stale")
            }
            RequestRejection::Full(_) | RequestRejection::Store(StoreError::Machine { .. }) => {
                (StatusCode::SERVICE_UNAVAILABLE, "machine")
            }
            RequestRejection::Store(_) | RequestRejection::Failed => {
                (StatusCode::INTERNAL_SERVER_ERROR, "machine")
            }
            RequestRejection::Damaged(_) => (StatusCode::INTERNAL_SERVER_ERROR, "stored"),
        }
    }

    /// Returns the time in seconds after which a program may retry, for the header `Retry-After`.
    fn wait(&self) -> Option<u64> {
        match self {
            RequestRejection::Busy(wait)
            | RequestRejection::Guesses(_, wait)
            | RequestRejection::Openings(wait)
            | RequestRejection::DeskTries(wait)
            | RequestRejection::Help(wait) => Some(whole_seconds(*wait)),
            RequestRejection::Checking | RequestRejection::Helping => Some(1),
            // Nothing was changed, and the store may work again soon.
            RequestRejection::Store(StoreError::Machine { .. }) => Some(2),
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

impl IntoResponse for RequestRejection {
    fn into_response(self) -> Response {
        let (text, trouble) = (self.to_string(), self.kind().1);
        let body = json!({ "error": self.message(), "text": text, "trouble": trouble });
        self.reply("application/json", body.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve::data::TableLocation;
    use crate::texts::Value;
    use crate::texts::entries::entries;
    use crate::texts::marked::{accented, assert_marked};

    #[test]
    fn waits_are_rounded_up() {
        let wait = |ms| RequestRejection::Busy(Duration::from_millis(ms));
        assert_eq!(wait(1).wait(), Some(1));
        assert_eq!(wait(1001).wait(), Some(2));
        assert!(wait(1001).to_string().contains("wait 2 seconds"));
        let guess =
            |seconds| RequestRejection::Guesses(GuessScope::Game, Duration::from_secs(seconds));
        assert!(guess(119).to_string().contains("wait 119 seconds"));
        assert!(guess(121).to_string().contains("wait 3 minutes"));
        assert_eq!(guess(121).wait(), Some(121));
        assert_eq!(wait(900).into_response().headers()[RETRY_AFTER], "1");
    }

    #[test]
    fn phones_do_not_learn_about_the_machine() {
        let place = TableLocation::File("/home/witch/tables.sqlite".into());
        let error =
            RequestRejection::from(StoreError::Machine { place, reason: "disk full".into() });
        assert_eq!(error.kind().0, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(error.wait(), Some(2), "phones try again");
        assert!(!error.to_string().contains("witch"), "{error}");
    }

    #[test]
    fn every_refusal_is_said_in_a_language() {
        let (language, table) = (accented(), TableName::fresh().unwrap());
        let (game, text) = (String::from("C313-2F8A"), String::from("evil.example"));
        let place = TableLocation::File("tables.sqlite".into());
        let reason = String::from("disk full");
        let machine = StoreError::Machine { place: place.clone(), reason: reason.clone() };
        let wait = Duration::from_secs;
        let guesses = [GuessScope::Table, GuessScope::Client, GuessScope::Game];
        let mut all = vec![
            RequestRejection::Damaged(table),
            RequestRejection::Name(TableNameError),
            RequestRejection::NoTable(table),
            RequestRejection::NotLoaded { table, game: game.clone() },
            RequestRejection::OtherGame(game.clone()),
            RequestRejection::NoOpening,
            RequestRejection::NoAgain,
            RequestRejection::NoHelp,
            RequestRejection::Gone,
            RequestRejection::RefereeAlone,
            RequestRejection::DeskShut,
            RequestRejection::DeskKey,
            RequestRejection::DeskTries(wait(10)),
            RequestRejection::Help(wait(5)),
            RequestRejection::Helping,
            RequestRejection::Full(10_000),
            RequestRejection::Busy(wait(1)),
            RequestRejection::Openings(wait(600)),
            RequestRejection::Checking,
            RequestRejection::Host(text.clone()),
            RequestRejection::NoHost,
            RequestRejection::Origin(text.clone()),
            RequestRejection::TooLarge(16_384),
            RequestRejection::Broken,
            RequestRejection::NotJson,
            RequestRejection::Since(text.clone()),
            RequestRejection::Slow,
            RequestRejection::NoReferee,
            RequestRejection::NoPath,
            RequestRejection::Method,
            RequestRejection::Store(StoreError::Changed),
            RequestRejection::Store(machine),
            RequestRejection::Store(StoreError::Unsure { place, reason }),
            RequestRejection::Failed,
        ];
        all.extend(guesses.map(|whose| RequestRejection::Guesses(whose, wait(60))));
        // The other messages are those of the game, and the two units of time.
        let keys = entries(Language::first().source()).map(|(key, _)| key);
        let declared = keys.filter(|key| key.starts_with("server-"));
        assert_eq!(all.len(), declared.count() - 2);
        for refusal in all {
            let Value::Message(message) = refusal.message() else { panic!("{refusal}") };
            assert_marked(
                &language.format(&message),
                &[table.to_string(), game.clone(), text.clone()],
            );
            assert!(refusal.to_string().is_ascii(), "{refusal}");
        }
    }
}
