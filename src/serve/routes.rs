//! Router of all requests.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::extract::{DefaultBodyLimit, Extension, Path, RawQuery, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, LOCATION, REFERRER_POLICY, RETRY_AFTER,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, routing::post};
use serde::{Deserialize, Serialize};

use super::desk::{self, Desk};
use super::exchange::{StaticFiles, UndoRequest, body_of, json, read, table, to_the_end};
use super::listen::Shutdown;
use super::log::Actor;
use super::machine;
use super::options::Bounds;
use super::origin::{Names, RequestOrigin};
use super::rate::{Buckets, Client, Rate};
use super::refusal::RequestRejection;
use super::tables::{TableEntry, Tables};
use crate::game::Rejection;
use crate::seal::Payload;

/// Rate limit for opening tables: a class opens its tables at once, then one every two seconds.
const OPENINGS: Rate = Rate::new(60, Duration::from_secs(2));
const SAMEORIGIN: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const PERMISSIONS: HeaderName = HeaderName::from_static("permissions-policy");
/// `Permissions-Policy`: the page photographs codes, and needs no other device feature.
const FEATURES: &str = "camera=(self), geolocation=(), microphone=(), payment=(), usb=()";
/// `Content-Security-Policy` of responses that are not part of the page.
const NO_PAGE: &str = "default-src 'none'; frame-ancestors 'none'";

/// State shared by all handlers.
#[derive(Debug)]
struct Site {
    pages: StaticFiles,
    tables: Option<Arc<Tables>>,
    names: Names,
    requests: Mutex<Buckets<Client>>,
    openings: Mutex<Buckets<Client>>,
    patience: Duration,
}

type SiteState = State<Arc<Site>>;

/// Returns the router of the whole site: the page, the tables of a referee, and the desk.
pub(super) fn site(
    pages: StaticFiles,
    tables: Option<Arc<Tables>>,
    names: Names,
    desk: Option<Desk>,
    bounds: &Bounds,
) -> Router {
    let site = Arc::new(Site {
        pages,
        tables,
        names,
        requests: Mutex::new(Buckets::new(Rate::per_second(bounds.rate))),
        openings: Mutex::new(Buckets::new(OPENINGS)),
        patience: bounds.request,
    });
    let router = Router::new()
        .route("/", get(page))
        .route("/{file}", get(page))
        .route("/api/tables", get(list).post(open))
        .route("/api/tables/of", post(of_code))
        .route("/api/tables/{name}", get(read_table).post(play))
        .route("/api/tables/{name}/back", post(undo))
        .route("/api/health", get(health))
        .fallback(|uri: Uri| async move { elsewhere(&uri, RequestRejection::NoPath) })
        .method_not_allowed_fallback(
            |uri: Uri| async move { elsewhere(&uri, RequestRejection::Method) },
        )
        .with_state(site.clone());
    let router = match desk {
        Some(desk) => router.merge(desk::routes(desk)),
        None => router,
    };
    router
        .layer(DefaultBodyLimit::max(Bounds::BODY))
        .layer(middleware::from_fn_with_state(site, guard))
}

fn elsewhere(uri: &Uri, refusal: RequestRejection) -> Response {
    match uri.path().split('/').nth(1) {
        Some("api") => refusal.into_response(),
        _ => refusal.as_text(),
    }
}

fn take(from: &Mutex<Buckets<Client>>, client: Client) -> Result<(), Duration> {
    from.lock().unwrap_or_else(PoisonError::into_inner).take(client, machine::instant())
}

/// Middleware for every request: checks the rate limit and the host, limits the duration, and adds
/// security headers to the response.
async fn guard(
    State(site): SiteState,
    Extension(client): Extension<Client>,
    Extension(arrival): Extension<RequestOrigin>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    let (api, desk) = (path.starts_with("/api"), path == "/desk" || path.starts_with("/desk/"));
    // A referee gets in also from an address that floods the server. Wrong keys have a limit of
    // their own, and the desk's files are small.
    let limited = if desk { Ok(()) } else { take(&site.requests, client) };
    let admitted = limited
        .map_err(RequestRejection::Busy)
        .and_then(|()| site.names.admit(request.uri(), request.headers(), arrival));
    let mut response = match admitted {
        Err(refusal) => elsewhere(request.uri(), refusal),
        Ok(()) => match tokio::time::timeout(site.patience, next.run(request)).await {
            Ok(response) => response,
            Err(_) => RequestRejection::Slow.into_response(),
        },
    };
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(SAMEORIGIN, HeaderValue::from_static("same-origin"));
    headers.insert(OPENER, HeaderValue::from_static("same-origin"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(PERMISSIONS, HeaderValue::from_static(FEATURES));
    if !headers.contains_key(CONTENT_SECURITY_POLICY) {
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(NO_PAGE));
    }
    if api {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

async fn page(State(site): SiteState, uri: Uri, headers: HeaderMap) -> Response {
    let found = site.pages.answer(uri.path(), &headers);
    found.unwrap_or_else(|| elsewhere(&uri, RequestRejection::NoPath))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    code: String,
}

fn code_of(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Payload, RequestRejection> {
    let opening: Opening = read(headers, body)?;
    Ok(opening.code.parse().map_err(Rejection::from)?)
}

async fn open(
    State(site): SiteState,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, RequestRejection> {
    let tables = site.tables.clone().ok_or(RequestRejection::NoReferee)?;
    let code = code_of(&headers, body)?;
    take(&site.openings, client).map_err(RequestRejection::Openings)?;
    let reply = to_the_end(async move {
        let shown = tables.open(&code).await?;
        Ok((format!("/api/tables/{}", shown.table()), json(StatusCode::CREATED, &shown)))
    });
    let (place, mut response) = reply.await?;
    if let Ok(place) = HeaderValue::from_str(&place) {
        response.headers_mut().insert(LOCATION, place);
    }
    Ok(response)
}

/// Response to a request for all tables.
#[derive(Debug, Serialize)]
struct TableList {
    tables: Vec<TableEntry>,
}

async fn list(State(site): SiteState) -> Result<Response, RequestRejection> {
    let tables = site.tables.as_ref().ok_or(RequestRejection::NoReferee)?;
    Ok(json(StatusCode::OK, &TableList { tables: tables.of_all_games().await? }))
}

async fn of_code(
    State(site): SiteState,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, RequestRejection> {
    let tables = site.tables.as_ref().ok_or(RequestRejection::NoReferee)?;
    let code = code_of(&headers, body)?;
    Ok(json(StatusCode::OK, &TableList { tables: tables.of_code(&code).await? }))
}

async fn read_table(
    State(site): SiteState,
    Extension(stopping): Extension<Shutdown>,
    path: Result<Path<String>, PathRejection>,
    RawQuery(query): RawQuery,
) -> Result<Response, RequestRejection> {
    let tables = site.tables.as_ref().ok_or(RequestRejection::NoReferee)?;
    let (name, query) = (table(path)?, query.as_deref());
    let since = number(query, "since=")?;
    let mut ending = false;
    if let (Some(since), Some(wait)) = (since, number(query, "wait=")?) {
        let patience = Duration::from_secs(wait.into()).min(site.patience * 3 / 4);
        tokio::select! {
            watched = tables.watch(name, since, patience) => watched?,
            () = stopping.wait_for_end() => ending = true,
        }
    }
    let shown = tables.read_table(name, since).await?;
    Ok(match shown {
        // A client that retries at once would not reach the server, which is about to end.
        None if ending => (StatusCode::NO_CONTENT, [(RETRY_AFTER, "1")]).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
        Some(shown) => json(StatusCode::OK, &shown),
    })
}

async fn play(
    State(site): SiteState,
    Extension(client): Extension<Client>,
    path: Result<Path<String>, PathRejection>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, RequestRejection> {
    let tables = site.tables.clone().ok_or(RequestRejection::NoReferee)?;
    let name = table(path)?;
    let by = doer(query.as_deref())?;
    let action = body_of(&headers, body)?;
    to_the_end(
        async move { Ok(json(StatusCode::OK, &tables.play(name, (client, by), action).await?)) },
    )
    .await
}

async fn undo(
    State(site): SiteState,
    path: Result<Path<String>, PathRejection>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, RequestRejection> {
    let tables = site.tables.clone().ok_or(RequestRejection::NoReferee)?;
    let name = table(path)?;
    let by = doer(query.as_deref())?;
    let UndoRequest { deed } = read(&headers, body)?;
    to_the_end(async move { Ok(json(StatusCode::OK, &tables.undo(name, by, deed).await?)) }).await
}

/// Reports whether tables can be read, for proxies, and for phones that wait for the server to
/// return.
async fn health(State(site): SiteState) -> Result<Response, RequestRejection> {
    if let Some(tables) = &site.tables {
        tables.answer().await?;
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Returns the originator of an action from the query parameter `by`, the player's number from 0.
fn doer(query: Option<&str>) -> Result<Actor, RequestRejection> {
    let by = number(query, "by=")?.and_then(|by| u8::try_from(by).ok());
    Ok(by.map_or(Actor::Somebody, Actor::Player))
}

/// Returns a numeric query parameter. `before` is its name with `=`.
fn number(query: Option<&str>, before: &str) -> Result<Option<u32>, RequestRejection> {
    let pairs = query.unwrap_or_default().split('&');
    let Some(text) = pairs.filter_map(|pair| pair.strip_prefix(before)).next() else {
        return Ok(None);
    };
    let told = || RequestRejection::Since(text.chars().take(20).collect());
    text.parse().map(Some).map_err(|_| told())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_a_number_or_nothing() {
        let since = |query| number(query, "since=");
        assert_eq!(since(None), Ok(None));
        assert_eq!(number(Some("since=3&wait=5"), "wait="), Ok(Some(5)));
        assert_eq!(since(Some("")), Ok(None));
        assert_eq!(since(Some("a=b&since=12")), Ok(Some(12)));
        assert_eq!(since(Some("since=-1")), Err(RequestRejection::Since("-1".into())));
        assert!(since(Some("since=")).is_err());
    }
}
