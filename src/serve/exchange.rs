//! Parsing of requests and serialization of responses: JSON for phones and for the desk, and the
//! files of the phone page, ready to be sent.

use std::io::Write;

use axum::body::Bytes;
use axum::extract::Path;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use blake2::{Blake2s256, Digest};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use super::name::TableName;
use super::options::Bounds;
use super::refusal::RequestRejection;
use crate::common::bytes::hex;
use crate::game::Rejection;
use crate::phone::site::{self, SiteError};
use crate::texts::Language;

/// Runs `work` to completion, even if the client disconnects. Otherwise a table could be changed in
/// the store without its record in memory.
pub(super) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, RequestRejection>> + Send + 'static,
) -> Result<T, RequestRejection> {
    tokio::spawn(work).await.unwrap_or(Err(RequestRejection::Failed))
}

/// Parses the name of a table from the parameter `path`.
pub(super) fn table(
    path: Result<Path<String>, PathRejection>,
) -> Result<TableName, RequestRejection> {
    let text = path.map(|Path(text)| text).unwrap_or_default();
    Ok(text.parse::<TableName>()?)
}

/// Request `{"deed": REVISION}` to restore a state, with the revision after the change that
/// replaced it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoRequest {
    pub deed: u32,
}

/// Parses a request body as JSON of the type `T`.
pub(super) fn read<T: for<'de> Deserialize<'de>>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<T, RequestRejection> {
    let body = body_of(headers, body)?;
    serde_json::from_str(&body).map_err(|error| Rejection::request(error).into())
}

/// Returns the text of a request body with the content type `application/json`. Pages of other
/// sites cannot send this type without a preflight request.
pub(super) fn body_of(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<String, RequestRejection> {
    let kind = headers.get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return Err(RequestRejection::NotJson);
    }
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => RequestRejection::TooLarge(Bounds::BODY),
        _ => RequestRejection::Broken,
    })?;
    String::from_utf8(body.into()).map_err(|error| Rejection::request(error).into())
}

/// Returns a response with `value` as JSON.
pub(super) fn json(status: StatusCode, value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(body) => {
            let kind = [(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
            (status, kind, body).into_response()
        }
        Err(_) => RequestRejection::Failed.into_response(),
    }
}

/// Files of the site, by path.
#[derive(Clone, Debug)]
pub(super) struct StaticFiles {
    files: Vec<(String, ServedPage)>,
    policy: HeaderValue,
}

impl StaticFiles {
    /// Returns an empty site.
    #[cfg(test)]
    pub(super) fn none() -> Self {
        StaticFiles { files: Vec::new(), policy: HeaderValue::from_static("") }
    }

    /// Creates the files of a server's site in a language: the page, and its separate files.
    ///
    /// # Errors
    /// If the page cannot be assembled.
    pub(super) fn of_server(
        language: &'static Language,
        referee: bool,
        press: bool,
    ) -> Result<Self, SiteError> {
        let options = site::SiteOptions { language, referee, single: false, press };
        let file = |file: site::SiteFile| {
            let fresh = referee && FRESH.contains(&&*file.name);
            let keep = if fresh { "no-cache" } else { KEPT };
            (format!("/{}", file.name), ServedPage::new(file.bytes, file.media_type, keep))
        };
        let files = site::files(options)?;
        let index = files.iter().find(|file| file.name == "index.html");
        let policy = policy(&index.map_or("".into(), |i| String::from_utf8_lossy(&i.bytes)))?;
        let mut files: Vec<(String, ServedPage)> = files.into_iter().map(file).collect();
        let index = files.iter().find(|(path, _)| path == "/index.html").map(|(_, p)| p.clone());
        files.extend(index.map(|page| ("/".to_owned(), page)));
        Ok(StaticFiles { files, policy })
    }

    /// Returns the response to a request with these headers, or `None` if the file does not exist.
    pub(super) fn answer(&self, path: &str, request: &HeaderMap) -> Option<Response> {
        let (_, page) = self.files.iter().find(|(file, _)| file == path)?;
        let mut response = page.answer(request);
        response.headers_mut().insert(CONTENT_SECURITY_POLICY, self.policy.clone());
        Some(response)
    }
}

/// Returns the `Content-Security-Policy` of the page as a header. It adds `frame-ancestors`, which
/// is only allowed in a header.
fn policy(page: &str) -> Result<HeaderValue, SiteError> {
    let start = "http-equiv=\"Content-Security-Policy\" content=\"";
    let text = page.split_once(start).and_then(|(_, rest)| rest.split_once('"'));
    text.and_then(|(own, _)| format!("{own}; frame-ancestors 'none'").parse().ok())
        .ok_or_else(|| SiteError::Placeholder("policy".into()))
}

/// Files that phones revalidate at each visit on a referee server, because the page must match the
/// server.
const FRESH: [&str; 2] = ["index.html", "sw.js"];

/// `Cache-Control` directive of other files. A phone that loses the network keeps the page for a
/// day. A service worker would keep it longer, but browsers refuse it without HTTPS.
const KEPT: &str = "max-age=86400";

/// File in both encodings in which it is sent: plain and `gzip`.
#[derive(Clone, Debug)]
pub(super) struct ServedPage {
    media_type: &'static str,
    keep: &'static str,
    plain: Form,
    packed: Form,
}

#[derive(Clone, Debug)]
struct Form {
    bytes: Bytes,
    tag: String,
}

impl ServedPage {
    fn new(bytes: Vec<u8>, media_type: &'static str, keep: &'static str) -> Self {
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        // Writing to a vector cannot fail.
        let packed = packer.write_all(&bytes).and_then(|()| packer.finish());
        let tag = hex(&Blake2s256::digest(&bytes)[..8]);
        let plain = Form { bytes: bytes.into(), tag: format!("\"{tag}\"") };
        let packed = match packed {
            Ok(bytes) => Form { bytes: bytes.into(), tag: format!("\"{tag}-gzip\"") },
            Err(_) => plain.clone(),
        };
        ServedPage { media_type, keep, plain, packed }
    }

    /// Returns the response to a request with these headers.
    pub(super) fn answer(&self, request: &HeaderMap) -> Response {
        let packed = accepts_gzip(request);
        let form = if packed { &self.packed } else { &self.plain };
        let mut response = if knows(request, &form.tag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let mut response = form.bytes.clone().into_response();
            let headers = response.headers_mut();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.media_type));
            if packed {
                headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            }
            response
        };
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(self.keep));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::from_str(&form.tag) {
            headers.insert(ETAG, tag);
        }
        response
    }
}

fn accepts_gzip(request: &HeaderMap) -> bool {
    let values = request.get_all(ACCEPT_ENCODING).iter().filter_map(|v| v.to_str().ok());
    values.flat_map(|v| v.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let refused = parts.any(|p| {
            let weight = p.strip_prefix("q=").and_then(|q| q.trim().parse::<f32>().ok());
            weight.is_some_and(|q| q <= 0.0)
        });
        named && !refused
    })
}

fn knows(request: &HeaderMap, tag: &str) -> bool {
    let values = request.get_all(IF_NONE_MATCH).iter().filter_map(|v| v.to_str().ok());
    values
        .flat_map(|v| v.split(','))
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::marked::accented;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|&(name, v)| (name.parse().unwrap(), v.parse().unwrap())).collect()
    }

    #[test]
    fn the_page_is_in_the_language() {
        for referee in [false, true] {
            let pages = StaticFiles::of_server(accented(), referee, false).unwrap();
            let (_, page) = pages.files.iter().find(|(path, _)| path == "/").unwrap();
            let page = String::from_utf8_lossy(&page.plain.bytes);
            assert!(page.contains("<title>Wóndéríng Wítchés</title>"));
        }
    }

    #[test]
    fn the_press_is_there_where_it_is_wanted() {
        for press in [false, true] {
            let pages = StaticFiles::of_server(accented(), true, press).unwrap();
            assert_eq!(pages.files.iter().any(|(path, _)| path == "/press.bin"), press);
        }
    }

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        for (value, taken) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, GZIP;q=0.8", true),
            ("gzip;q=0", false),
            ("br", false),
            ("", false),
        ] {
            assert_eq!(accepts_gzip(&headers(&[("accept-encoding", value)])), taken, "{value}");
        }
    }

    #[test]
    fn a_page_that_is_known_is_not_sent_again() {
        let page = ServedPage::new("<!doctype html>".into(), "text/html", "no-cache");
        let fresh = page.answer(&headers(&[]));
        assert_eq!(fresh.status(), StatusCode::OK);
        let tag = fresh.headers()[ETAG].to_str().unwrap();
        for known in [tag.to_owned(), format!("\"other\", W/{tag}"), "*".into()] {
            let again = page.answer(&headers(&[("if-none-match", &known)]));
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
            assert_eq!(again.headers()[ETAG], fresh.headers()[ETAG]);
        }
        let packed = page.answer(&headers(&[("accept-encoding", "gzip"), ("if-none-match", tag)]));
        assert_eq!(packed.status(), StatusCode::OK, "another form is another thing");
        assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip");
    }
}
