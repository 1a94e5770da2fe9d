//! Files that the page loads on demand for printing: the screen, the press as WebAssembly, and the
//! messages and fonts that the press needs. A guest who only plays loads none of them.

use std::io::Write;

use flate2::{Compression, GzBuilder};
use serde_json::json;

use super::{SiteFile, base64, digest, text};
use crate::phone::press_parts::parts;
use crate::texts::Language;
use crate::texts::entries::read_where_printed;

/// Script of the print screen, which the page runs after its own.
pub(super) const SCREEN: &str = include_str!(concat!(env!("OUT_DIR"), "/site/press.js"));
/// Styles of the print screen.
pub(super) const STYLE: &str = include_str!(concat!(env!("OUT_DIR"), "/site/press.css"));
/// Worker script in which the press runs.
const WORKER: &str = include_str!(concat!(env!("OUT_DIR"), "/site/presser.js"));
/// The press: this library as WebAssembly, compressed by gzip.
const MODULE: &[u8] = include_bytes!("../../../templates/page/press.wasm.gz");

/// Name of the file with the print screen and its worker.
pub(super) const PARTS: &str = "press.json";
/// Name of the file with the press. With an extension such as `.gz`, servers could send it as
/// another type.
const MODULE_FILE: &str = "press.bin";

/// Returns all files for printing.
pub(super) fn files() -> Vec<SiteFile> {
    let digest = digest(MODULE);
    let screen = json!({ "script": SCREEN, "style": STYLE, "worker": WORKER, "digest": digest });
    let mut files = vec![
        text(PARTS, "application/json", screen.to_string()),
        binary(MODULE_FILE.to_owned(), MODULE),
    ];
    for language in Language::all() {
        let name = format!("press-{}.ftl", language.tag());
        let words = read_where_printed(language.source());
        files.push(text(&name, "text/plain; charset=utf-8", words));
    }
    files.extend(parts().into_iter().map(|(name, bytes)| binary(name, &bytes)));
    files
}

fn binary(name: String, bytes: &[u8]) -> SiteFile {
    SiteFile { name, media_type: "application/octet-stream", bytes: bytes.to_vec() }
}

/// Returns all files for a single-file page: each compressed by gzip, in base64.
pub(super) fn embedded_files() -> String {
    let mut inside = String::new();
    for SiteFile { name, bytes, .. } in files() {
        let bytes = if name == MODULE_FILE { bytes } else { gzip(&bytes) };
        let (file, bytes) = (name, base64(&bytes));
        inside += &format!(
            "<script type=\"application/octet-stream\" data-file=\"{file}\">{bytes}</script>\n"
        );
    }
    inside
}

/// Compresses `bytes` by gzip, without time stamp and system, so that the output is deterministic.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let pack = GzBuilder::new().operating_system(255);
    let mut pack = pack.write(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let written = pack.write_all(bytes).and_then(|()| pack.finish());
    written.unwrap_or_default()
}
