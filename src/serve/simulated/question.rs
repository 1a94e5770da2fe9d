//! Requests and responses of the simulation.

use axum::http::Method;
use serde_json::Value;

/// Response of a server.
#[derive(Clone, Debug)]
pub(super) struct TestResponse {
    pub status: u16,
    pub text: String,
}

impl TestResponse {
    pub(super) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

/// Request to a server.
#[derive(Clone, Debug)]
pub(super) struct TestRequest {
    pub method: Method,
    pub path: String,
    pub body: String,
    /// Last byte of the client address.
    pub from: u8,
    /// Key of the desk, if the request sends it.
    pub key: Option<&'static str>,
}
