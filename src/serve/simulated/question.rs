//! What is asked of a server, and what came back.

use axum::http::Method;
use serde_json::Value;

/// What came back.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    pub status: u16,
    pub text: String,
}

impl Answer {
    pub(super) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

/// What is asked.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub method: Method,
    pub path: String,
    pub body: String,
    /// The last byte of the asker's address.
    pub from: u8,
    /// The key of the desk.
    pub key: Option<&'static str>,
}
