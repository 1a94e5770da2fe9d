//! The phone page: one HTML file with everything inside, and the few files that a browser
//! wants beside it.
//!
//! What a reader sees comes from `templates/page/` (layout, styles, scripts),
//! `templates/messages/` (every word) and `templates/symbols/` (drawings). The rules
//! come from this library, compiled to WebAssembly: `templates/page/cauldron.wasm.gz`.

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
#[cfg(feature = "server")]
pub(crate) use page::filled;

/// How the page will be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteOptions {
    /// The language of the page.
    pub language: &'static Language,
    /// Whether a referee server answers beside it: games are then played at its tables.
    pub referee: bool,
    /// Whether the page stands alone, without files beside it: as a file, or on a server that
    /// serves nothing else.
    pub single: bool,
    /// Whether games can be printed from it: the press is loaded when somebody wants to.
    pub press: bool,
}

impl Default for SiteOptions {
    /// The page in the first language, without a referee, with its files beside it, for guests who
    /// print nothing.
    fn default() -> Self {
        SiteOptions { language: Language::first(), referee: false, single: false, press: false }
    }
}

/// Why there is no page. All of it is the fault of a template or of the machine.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A word that is not there.
    #[error("the page has no text {0:?}; add it to the language in templates/messages")]
    NoWord(String),
    /// A placeholder that nothing fills.
    #[error(
        "the page's template asks for {0:?}, which there is not; mend templates/page/index.html"
    )]
    Placeholder(String),
    /// An icon that cannot be drawn.
    #[error(transparent)]
    Icon(#[from] PressError),
}

/// The name of the page's file.
const INDEX: &str = "index.html";

/// A file of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFile {
    /// Its name, without folders.
    pub name: String,
    /// Its media type, for servers.
    pub media_type: &'static str,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The page, whole: styles, scripts, drawings, fonts and the rules are inside.
///
/// # Errors
/// If the templates that the program was built with do not fit together.
pub fn page(options: SiteOptions) -> Result<String, SiteError> {
    page::assemble(options, Words(options.language))
}

/// Whether a file is the page of these options that stands alone, told by its beginning and its
/// end alone: the same version made it, from the same templates, and it is whole.
pub fn is_page(options: SiteOptions, head: &[u8], foot: &[u8]) -> bool {
    let generator = page::generator(options);
    let tells = |part: &[u8]| part == generator.as_bytes();
    head.windows(generator.len()).any(tells) && foot.ends_with(b"</html>\n")
}

/// The site: the page, and what makes it work without a network after the first visit. Beside a
/// referee's page there is no application to install, since its tables are at the server. The
/// same version gives the same bytes.
///
/// # Errors
/// If the templates that the program was built with do not fit together, or the icons cannot be drawn.
pub fn files(options: SiteOptions) -> Result<Vec<SiteFile>, SiteError> {
    let words = Words(options.language);
    let mut files = vec![text(INDEX, "text/html; charset=utf-8", page::assemble(options, words)?)];
    if !options.referee {
        files.push(text("manifest.webmanifest", "application/manifest+json", manifest(words)?));
        files.push(text("icon.svg", "image/svg+xml", page::icon_svg()));
    }
    // What is loaded when somebody wants it.
    let mut later = languages(options);
    if options.press {
        later.extend(press::files());
    }
    let worker = worker(&files, &later, options.referee);
    // Whoever installs the page has a network, and needs one of them.
    for (name, pixels) in page::ICONS.into_iter().filter(|_| !options.referee) {
        let name = name.to_owned();
        files.push(SiteFile { name, media_type: "image/png", bytes: page::icon_png(pixels)? });
    }
    files.extend(later);
    files.push(text("sw.js", "text/javascript; charset=utf-8", worker));
    Ok(files)
}

/// The words of the other languages, which the page loads when it speaks them.
fn languages(options: SiteOptions) -> Vec<SiteFile> {
    let file = |words: Words| {
        text(&words.file(), "text/plain; charset=utf-8", words.source(options.referee))
    };
    Words::beside(options.language).map(file).collect()
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

/// The service worker, which knows the site, and what is loaded when somebody wants it, by the
/// digests of their files. The page has one address there, so that it is loaded once.
fn worker(files: &[SiteFile], later: &[SiteFile], served: bool) -> String {
    let (files, later) = (digests(files), digests(later));
    let version = &digest([files.as_bytes(), later.as_bytes()].concat().as_slice())[..16];
    let worker = page::WORKER.replace("{{version}}", version);
    let worker = worker.replace("{{files}}", &files).replace("{{later}}", &later);
    worker.replace("{{served}}", if served { "true" } else { "false" })
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

/// The SHA-256 of a file, in hexadecimal digits.
fn digest(file: &[u8]) -> String {
    hex(&Sha256::digest(file))
}
