//! The referee's desk: a page protected by a key, where a referee sees all tables, makes rulings,
//! prints the tables' cards and downloads the results.
//!
//! | request | response |
//! |---|---|
//! | `GET /desk` | the page, without data of the tables |
//! | `POST /desk/api/enter` with `{"key": "…"}` | a session cookie, valid until the session or the server ends |
//! | `POST /desk/api/leave` with `{}` | ends the session and removes the cookie |
//! | `GET /desk/api/tables` | all tables |
//! | `POST /desk/api/tables/NAME` with `{"rule": RULING}` | makes a ruling |
//! | `POST /desk/api/tables/NAME/back` with `{"deed": REVISION}` | restores an earlier state |
//! | `GET /desk/tables.csv` | all tables as CSV |
//! | `GET /desk/cards` | a page for printing, with a card for each table |
//!
//! Programs send the key with each request instead: `Authorization: Bearer …`. No response contains
//! a recipe. A `RULING` is `close`, `reopen`, `take-back` or `reset`. For a minute after a deed,
//! the state before it can be restored; `REVISION` is the revision after the deed.

pub(super) mod key;
mod page;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::extract::{Extension, Path, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    COOKIE, HOST, SET_COOKIE,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};

use super::address::Scheme;
use super::error::ServeError;
use super::exchange::{UndoRequest, json, read, table, to_the_end};
use super::log::{Actor, LatestChange};
use super::machine;
use super::origin::{HostName, RequestOrigin};
use super::rate::Client;
use super::refusal::RequestRejection;
use super::tables::{RankedWin, RefereedTable, Tables};
use crate::common::players::Identity;
use crate::game::{RefereeAction, TableSummary};
use crate::texts::{Language, row};
pub use key::{DeskKey, DeskKeyError};
use key::{DeskKeyVerifier, KeyRejection, SecretDigest};
pub(super) use page::csv;

/// Name of the session cookie.
const PASS: &str = "cauldron-desk";
/// `Content-Security-Policy` of the desk's pages: only scripts and styles from files of this
/// server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// State shared by the desk's handlers.
#[derive(Debug)]
pub(super) struct Desk {
    tables: Arc<Tables>,
    language: &'static Language,
    /// Address of the server in the local network.
    home: String,
    key: DeskKeyVerifier,
    /// Digests of the session tokens, which browsers store instead of the key; the newest first.
    sessions: Mutex<VecDeque<SecretDigest>>,
    page: String,
}

/// Largest number of sessions. A further one ends the oldest.
const SESSIONS: usize = 100;

type DeskState = State<Arc<Desk>>;

impl Desk {
    /// Creates the desk for `tables`. The QR codes of the cards use the address through which the
    /// desk was reached, or `home` if that is only valid on this machine.
    ///
    /// # Errors
    /// If the page cannot be assembled.
    pub(super) fn new(
        tables: Arc<Tables>,
        key: &DeskKey,
        language: &'static Language,
        home: String,
    ) -> Result<Desk, ServeError> {
        Ok(Desk {
            tables,
            language,
            home,
            key: DeskKeyVerifier::of(key),
            sessions: Mutex::default(),
            page: page::desk(language)?,
        })
    }

    /// Checks that a request has the session cookie or the key.
    fn admit(&self, headers: &HeaderMap, client: Client) -> Result<(), RequestRejection> {
        if passes(headers).any(|pass| self.sessions().iter().any(|lock| lock.opens(pass))) {
            return Ok(());
        }
        let given = headers.get(AUTHORIZATION).and_then(|v| v.to_str().ok());
        match given.and_then(|v| v.strip_prefix("Bearer ")) {
            Some(key) => self.unlock(key, client),
            None => Err(RequestRejection::DeskShut),
        }
    }

    fn sessions(&self) -> MutexGuard<'_, VecDeque<SecretDigest>> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a session and returns its token.
    ///
    /// # Errors
    /// If the operating system provides no random numbers.
    fn begin_session(&self) -> Result<DeskKey, RequestRejection> {
        let pass = DeskKey::fresh().map_err(|_| RequestRejection::Failed)?;
        let mut sessions = self.sessions();
        sessions.truncate(SESSIONS - 1);
        sessions.push_front(SecretDigest::of(pass.text()));
        Ok(pass)
    }

    /// Ends the session of a request.
    fn end_session(&self, headers: &HeaderMap) {
        self.sessions().retain(|lock| !passes(headers).any(|pass| lock.opens(pass)));
    }

    /// Checks a key.
    fn unlock(&self, key: &str, client: Client) -> Result<(), RequestRejection> {
        self.key.open(key, client, machine::instant()).map_err(|shut| match shut {
            KeyRejection::Wrong => RequestRejection::DeskKey,
            KeyRejection::Wait(wait) => RequestRejection::DeskTries(wait),
        })
    }

    /// Returns the address of the server for phones: the one through which the referee reached the
    /// desk, unless it is a local name of this machine.
    fn address(&self, headers: &HeaderMap, arrival: RequestOrigin) -> String {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let host = host.and_then(|host| host.parse::<HostName>().ok());
        let scheme = if arrival.is_secure() { Scheme::Https } else { Scheme::Http };
        match host.filter(|host| !host.is_at_home()) {
            Some(host) => scheme.url(&host),
            None => self.home.clone(),
        }
    }
}

/// Returns the session tokens in the cookies of a request.
fn passes(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|v| v.to_str().ok());
    let cookies = cookies.flat_map(|v| v.split(';'));
    cookies.filter_map(|cookie| cookie.trim().strip_prefix(PASS)?.strip_prefix('='))
}

/// Returns the router of the desk's requests.
pub(super) fn routes(desk: Desk) -> Router {
    Router::new()
        .route("/desk", get(desk_page))
        .route("/desk/desk.js", get(|| async { answer("text/javascript", page::SCRIPT) }))
        .route("/desk/desk.css", get(|| async { answer("text/css", page::STYLE) }))
        .route("/desk/api/enter", post(enter))
        .route("/desk/api/leave", post(leave))
        .route("/desk/api/tables", get(watch))
        .route("/desk/api/tables/{name}", post(rule))
        .route("/desk/api/tables/{name}/back", post(undo))
        .route("/desk/tables.csv", get(save))
        .route("/desk/cards", get(print))
        .with_state(Arc::new(desk))
}

fn answer(kind: &'static str, body: impl Into<Bytes>) -> Response {
    let headers: [(HeaderName, HeaderValue); 3] = [
        (CONTENT_TYPE, HeaderValue::from_static(kind)),
        (CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    ];
    (headers, body.into()).into_response()
}

const HTML: &str = "text/html; charset=utf-8";

async fn desk_page(State(desk): DeskState) -> Response {
    answer(HTML, desk.page.clone())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DeskLogin {
    key: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DeskLogout {}

fn with_cookie(value: &str, rest: &str, arrival: RequestOrigin) -> Response {
    let secure = if arrival.is_secure() { "; Secure" } else { "" };
    let cookie = format!("{PASS}={value}; Path=/desk; HttpOnly; SameSite=Strict{secure}{rest}");
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn enter(
    State(desk): DeskState,
    Extension(client): Extension<Client>,
    Extension(arrival): Extension<RequestOrigin>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, RequestRejection> {
    let DeskLogin { key } = read(&headers, body)?;
    desk.unlock(&key, client)?;
    Ok(with_cookie(desk.begin_session()?.text(), "", arrival))
}

async fn leave(
    State(desk): DeskState,
    Extension(arrival): Extension<RequestOrigin>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, RequestRejection> {
    let DeskLogout {} = read(&headers, body)?;
    desk.end_session(&headers);
    Ok(with_cookie("", "; Max-Age=0", arrival))
}

/// All tables, as sent to the desk's page. Times are ages in seconds, because clocks differ. The
/// time of winning is by the server's clock, which decides the ranks.
#[derive(Debug, Serialize)]
struct Overview {
    summary: String,
    tables: Vec<TableRow>,
}

#[derive(Debug, Serialize)]
struct TableRow {
    table: String,
    game: String,
    opened: i64,
    changed: i64,
    seen: Option<i64>,
    #[serde(rename = "account")]
    summary: Option<TableSummary>,
    /// Names of the winners, in games in which players compete individually.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<String>,
    won: Option<RankedWin>,
    #[serde(rename = "deed")]
    latest_change: Option<LatestChange>,
}

impl TableRow {
    fn of(table: RefereedTable, now: i64, language: &Language) -> TableRow {
        let ago = |then: i64| now.saturating_sub(then).max(0);
        let winners = table.summary.as_ref().filter(|account| !account.winners.is_empty());
        let names = |account| row(page::winners(account).map(Identity::name));
        TableRow {
            table: table.name.to_string(),
            game: table.game.label(),
            opened: ago(table.opened),
            changed: ago(table.changed),
            seen: table.seen.map(ago),
            winners: winners.map(|account| language.text(names(account))),
            summary: table.summary,
            won: table.won,
            latest_change: table.latest_change,
        }
    }
}

async fn watch(
    State(desk): DeskState,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, RequestRejection> {
    desk.admit(&headers, client)?;
    let tables = desk.tables.refereed_tables().await?;
    let summary = desk.language.text(page::summary(&tables));
    let now = machine::now();
    let tables = tables.into_iter().map(|table| TableRow::of(table, now, desk.language)).collect();
    let mut response = json(StatusCode::OK, &Overview { summary, tables });
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RulingRequest {
    rule: RefereeAction,
}

async fn rule(
    State(desk): DeskState,
    Extension(client): Extension<Client>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, RequestRejection> {
    desk.admit(&headers, client)?;
    let name = table(path)?;
    let RulingRequest { rule } = read(&headers, body)?;
    let tables = desk.tables.clone();
    to_the_end(async move { tables.apply_referee_action(name, rule).await }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn undo(
    State(desk): DeskState,
    Extension(client): Extension<Client>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, RequestRejection> {
    desk.admit(&headers, client)?;
    let name = table(path)?;
    let UndoRequest { deed } = read(&headers, body)?;
    let tables = desk.tables.clone();
    to_the_end(async move { tables.undo(name, Actor::Referee, deed).await }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn save(
    State(desk): DeskState,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, RequestRejection> {
    desk.admit(&headers, client)?;
    let mut response =
        answer("text/csv; charset=utf-8", csv(&desk.tables.refereed_tables().await?));
    let name = HeaderValue::from_static("attachment; filename=\"tables.csv\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, name);
    Ok(response)
}

async fn print(
    State(desk): DeskState,
    Extension(client): Extension<Client>,
    Extension(arrival): Extension<RequestOrigin>,
    headers: HeaderMap,
) -> Result<Response, RequestRejection> {
    desk.admit(&headers, client)?;
    let address = desk.address(&headers, arrival);
    let tables = desk.tables.refereed_tables().await?;
    let language = desk.language;
    let drawn = machine::aside(move || page::cards(language, &tables, &address)).await;
    let page = drawn.and_then(Result::ok).ok_or(RequestRejection::Failed)?;
    Ok(answer(HTML, page))
}
