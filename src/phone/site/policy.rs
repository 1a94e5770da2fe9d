//! Hashes: which scripts and styles the page allows itself, and which version it is.

use crate::common::hex::hex;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

pub(super) fn base64(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

/// The name of a piece of script or style in a Content-Security-Policy.
fn source(text: &str) -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(text)))
}

/// A Content-Security-Policy: nothing but these scripts and styles, and no network but the
/// page's own server. A worker that the page makes of its own text (`blob:`) is bound by the
/// same policy.
pub(super) fn policy(scripts: &[&str], style: &str) -> String {
    let scripts: Vec<String> = scripts.iter().map(|s| source(s)).collect();
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; \
         img-src 'self' data: blob:; font-src data:; connect-src 'self'; manifest-src 'self'; \
         worker-src 'self' blob:; base-uri 'none'; form-action 'none'",
        scripts.join(" "),
        source(style)
    )
}

/// The SHA-256 of a file, in hexadecimal digits.
pub(super) fn digest(file: &[u8]) -> String {
    hex(&Sha256::digest(file))
}
