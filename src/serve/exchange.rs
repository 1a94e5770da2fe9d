//! What requests and replies are read from and written to, for phones and for the desk.

use axum::body::Bytes;
use axum::extract::Path;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::name::TableName;
use super::options::Bounds;
use super::refusal::Refusal;
use crate::game::Refused;

/// What was begun is ended, even if the asker leaves meanwhile: a table is never kept without
/// its place in memory knowing.
pub(super) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::spawn(work).await.unwrap_or(Err(Refusal::Failed))
}

/// The table that a path names.
pub(super) fn table(path: Result<Path<String>, PathRejection>) -> Result<TableName, Refusal> {
    let text = path.map(|Path(text)| text).unwrap_or_default();
    Ok(text.parse::<TableName>()?)
}

/// What is to be brought back: what was lost at the deed after which the table had this revision.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    pub deed: u32,
}

/// Reads a body as JSON of a form.
pub(super) fn read<T: for<'de> Deserialize<'de>>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<T, Refusal> {
    let body = body_of(headers, body)?;
    serde_json::from_str(&body).map_err(|error| Refused::request(error).into())
}

/// The text of a body that says it is JSON. Pages of other sites cannot say so without asking
/// us.
pub(super) fn body_of(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<String, Refusal> {
    let kind = headers.get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return Err(Refusal::NotJson);
    }
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge(Bounds::BODY),
        _ => Refusal::Broken,
    })?;
    String::from_utf8(body.into()).map_err(|error| Refused::request(error).into())
}

/// A reply in JSON.
pub(super) fn json(status: StatusCode, value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(body) => {
            let kind = [(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
            (status, kind, body).into_response()
        }
        Err(_) => Refusal::Failed.into_response(),
    }
}
