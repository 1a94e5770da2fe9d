//! Internal, may change. Phone page: one self-contained HTML file, and a few separate files for
//! browsers.
//!
//! The visible parts are in `templates/page/` (layout, styles, scripts), `templates/messages/` (all
//! texts) and `templates/symbols/` (drawings). The rules are this library, compiled to WebAssembly:
//! `templates/page/cauldron.wasm.gz`.

#[cfg(test)]
mod join;
mod page;
mod press;
#[cfg(test)]
mod tests;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::common::bytes::hex;
use crate::press::PressError;
use crate::texts::Language;
use page::Words;
pub(crate) use page::fill_template;

/// Options of the phone page, which depend on the way it is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteOptions {
    /// Language of the page.
    pub language: &'static Language,
    /// Whether the page is served by a referee server. Games are then played at its tables.
    pub referee: bool,
    /// Whether the page is a single file without other files, for a local file or a server that
    /// serves nothing else.
    pub single: bool,
    /// Whether games can be printed from the page. The press is loaded on demand.
    pub press: bool,
}

impl Default for SiteOptions {
    /// Returns the options of a page in the first language, with separate files, and without a
    /// referee or the press.
    fn default() -> Self {
        SiteOptions { language: Language::first(), referee: false, single: false, press: false }
    }
}

/// Error of assembling the page. All are faults of a template or of the machine.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A message is missing in the language.
    #[error("the page has no text {0:?}; add it to the language in templates/messages")]
    NoWord(String),
    /// The template has an unknown placeholder.
    #[error(
        "the page's template asks for {0:?}, which there is not; mend templates/page/index.html"
    )]
    Placeholder(String),
    /// An icon cannot be rendered.
    #[error(transparent)]
    Icon(#[from] PressError),
}

/// File name of the page.
const INDEX: &str = "index.html";

/// File of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFile {
    /// File name without folders.
    pub name: String,
    /// Media type, for the `Content-Type` header of servers.
    pub media_type: &'static str,
    /// Contents.
    pub bytes: Vec<u8>,
}

/// Returns the complete page, with styles, scripts, drawings, fonts and rules embedded.
///
/// # Errors
/// If the templates that the program was built with are inconsistent.
pub fn page(options: SiteOptions) -> Result<String, SiteError> {
    page::assemble(options, Words(options.language))
}

/// Whether a file is a complete single-file page with these `options`, made by this version from
/// the same templates. Only the first bytes `head` and the last bytes `foot` are examined.
pub fn is_page(options: SiteOptions, head: &[u8], foot: &[u8]) -> bool {
    let generator = page::generator(options);
    let tells = |part: &[u8]| part == generator.as_bytes();
    head.windows(generator.len()).any(tells) && foot.ends_with(b"</html>\n")
}

/// Returns the files of the site: the page, and files with which it works offline after the first
/// visit. A referee's page has no web app manifest, because its tables are on the server. The
/// output is deterministic for a version of the program.
///
/// # Errors
/// If the templates that the program was built with are inconsistent, or an icon cannot be
/// rendered.
pub fn files(options: SiteOptions) -> Result<Vec<SiteFile>, SiteError> {
    let words = Words(options.language);
    let mut files = vec![text(INDEX, "text/html; charset=utf-8", page::assemble(options, words)?)];
    if !options.referee {
        files.push(text("manifest.webmanifest", "application/manifest+json", manifest(words)?));
        files.push(text("icon.svg", "image/svg+xml", page::icon_svg()));
    }
    // Files loaded on demand.
    let mut later = languages(options);
    if options.press {
        later.extend(press::files());
    }
    let worker = worker(&files, &later, options.referee);
    // The PNG icons are not cached by the worker: they are needed only while installing, which
    // requires a network anyway, and only one of them is loaded.
    for (name, pixels) in page::ICONS.into_iter().filter(|_| !options.referee) {
        let name = name.to_owned();
        files.push(SiteFile { name, media_type: "image/png", bytes: page::icon_png(pixels)? });
    }
    files.extend(later);
    files.push(text("sw.js", "text/javascript; charset=utf-8", worker));
    Ok(files)
}

/// Returns the message files of the other languages, which the page loads on demand.
fn languages(options: SiteOptions) -> Vec<SiteFile> {
    let file = |words: Words| {
        text(&words.file(), "text/plain; charset=utf-8", words.source(options.referee))
    };
    Words::other_languages(options.language).map(file).collect()
}

fn text(name: &str, media_type: &'static str, text: String) -> SiteFile {
    SiteFile { name: name.to_owned(), media_type, bytes: text.into_bytes() }
}

fn manifest(words: Words) -> Result<String, SiteError> {
    let png = |(name, pixels): (&str, u32)| {
        json!({ "src": name, "type": "image/png", "sizes": format!("{pixels}x{pixels}"),
            "purpose": "any maskable" })
    };
    let mut icons = vec![json!({ "src": "icon.svg", "type": "image/svg+xml", "sizes": "any" })];
    icons.extend(page::ICONS.map(png));
    let manifest = json!({
        "name": words.get("page-app-name")?,
        "short_name": words.get("page-app-short-name")?,
        "description": words.get("page-app-description")?,
        "lang": words.0.tag(),
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": page::GROUND,
        "theme_color": page::THEME,
        "icons": icons,
    });
    Ok(format!("{manifest:#}\n"))
}

/// Returns the service worker's script without its comments. It contains the digests of `files`, which it caches at
/// installation, and of `later`, which it caches on demand. The page is listed under one address,
/// so that it is cached once.
fn worker(files: &[SiteFile], later: &[SiteFile], served: bool) -> String {
    let (files, later) = (digests(files), digests(later));
    let version = &digest([files.as_bytes(), later.as_bytes()].concat().as_slice())[..16];
    let is_comment = |line: &str| ["//", "/**"].iter().any(|mark| line.starts_with(mark));
    let lines = page::WORKER.split_inclusive('\n').filter(|line| !is_comment(line.trim_start()));
    let worker = lines.collect::<String>().replace("{{version}}", version);
    let worker = worker.replace("{/*{{files}}*/}", &files).replace("{/*{{later}}*/}", &later);
    worker.replace("/*{{served}}*/false", if served { "true" } else { "false" })
}

fn digests(files: &[SiteFile]) -> String {
    let address = |name| if name == INDEX { "./" } else { name };
    let digests: serde_json::Map<_, _> =
        files.iter().map(|f| (address(&f.name).to_owned(), digest(&f.bytes).into())).collect();
    serde_json::Value::from(digests).to_string()
}

fn base64(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

/// Returns the SHA-256 of a file, in hexadecimal digits.
fn digest(file: &[u8]) -> String {
    hex(&Sha256::digest(file))
}
