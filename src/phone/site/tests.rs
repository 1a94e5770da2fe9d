mod join;
mod lesson;
mod words;

use std::collections::BTreeSet;

use super::words::Words;
use super::*;
use crate::witches::board::Special;
use crate::witches::puzzle::Ingredient;

/// The most bytes of what a first visit loads, compressed as servers send it.
const MOST_BYTES: usize = 400_000;
/// The most bytes of the page that stands alone, with the words of all languages.
const MOST_ALONE: usize = 1_000_000;

fn sent(bytes: &[u8]) -> usize {
    let mut gzip = flate2::read::GzEncoder::new(bytes, flate2::Compression::best());
    std::io::copy(&mut gzip, &mut std::io::sink()).unwrap() as usize
}

fn module() -> Vec<u8> {
    use base64::Engine;
    let packed = base64::engine::general_purpose::STANDARD.decode(parts::MODULE).unwrap();
    assert!(packed == include_bytes!("../../../templates/page/cauldron.wasm.gz"));
    let mut module = Vec::new();
    let mut gzip = flate2::read::GzDecoder::new(packed.as_slice());
    std::io::Read::read_to_end(&mut gzip, &mut module).unwrap();
    module
}

fn page_of(referee: bool, single: bool) -> String {
    page(SiteOptions { referee, single, ..SiteOptions::default() }).unwrap()
}

fn file(name: &str) -> SiteFile {
    files(SiteOptions::default()).unwrap().into_iter().find(|f| f.name == name).unwrap()
}

/// What stands between quotes after each `before` that no longer name ends with.
fn quoted<'a>(text: &'a str, before: &str) -> BTreeSet<&'a str> {
    let found = text
        .match_indices(before)
        .filter(|&(at, _)| !text[..at].ends_with(|c: char| c.is_alphanumeric()));
    found.filter_map(|(at, _)| text[at + before.len()..].split('"').next()).collect()
}

#[test]
fn the_site_is_light_and_always_the_same() {
    let site = files(SiteOptions::default()).unwrap();
    // The words of other languages, and pictures of an icon, are loaded when they are needed.
    let later = [".ftl", ".png"];
    let first = site.iter().filter(|f| !later.iter().any(|end| f.name.ends_with(end)));
    let bytes: usize = first.map(|f| sent(&f.bytes)).sum();
    assert!(bytes < MOST_BYTES, "{bytes}");
    let alone = page_of(false, true).len();
    assert!(alone < MOST_ALONE, "{alone}");
    assert_eq!(site, files(SiteOptions::default()).unwrap());
}

#[test]
fn the_page_says_its_language() {
    let english = Language::first().source();
    let swiss = Language::read(&english.replacen("= en-GB", "= de-CH", 1)).unwrap();
    let options = SiteOptions { language: Box::leak(Box::new(swiss)), ..SiteOptions::default() };
    assert!(page(options).unwrap().contains("<html lang=\"de-CH\">"));
    let manifest = files(options).unwrap().into_iter().find(|f| f.name == "manifest.webmanifest");
    let manifest: serde_json::Value = serde_json::from_slice(&manifest.unwrap().bytes).unwrap();
    assert_eq!(manifest["lang"], "de-CH");
}

#[test]
fn other_languages_are_beside_the_page_or_packed_in_it() {
    use base64::Engine;
    use std::io::Read;
    for single in [false, true] {
        let options = SiteOptions { single, ..SiteOptions::default() };
        let page = page(options).unwrap();
        let list =
            page.split("id=\"languages\">").nth(1).unwrap().split("</script>").next().unwrap();
        let list: Vec<serde_json::Value> = serde_json::from_str(list).unwrap();
        assert_eq!(list.len(), Language::all().len());
        assert_eq!(list[0]["tag"], Language::first().tag());
        for (row, file) in list[1..].iter().zip(languages(options)) {
            let language = Language::of(row["tag"].as_str().unwrap()).unwrap();
            assert_eq!(row["name"], language.name());
            assert_eq!(row["number"], language.number());
            let words = Words(language).source(false);
            assert_eq!(file.bytes, words.as_bytes());
            if single {
                let packed = row["packed"].as_str().unwrap();
                let packed = base64::engine::general_purpose::STANDARD.decode(packed).unwrap();
                let mut unpacked = String::new();
                let mut gzip = flate2::read::GzDecoder::new(packed.as_slice());
                gzip.read_to_string(&mut unpacked).unwrap();
                assert_eq!(unpacked, words);
            } else {
                assert_eq!(row["file"], file.name);
            }
        }
    }
}

#[test]
fn the_faces_of_the_page_have_every_letter_of_its_words() {
    let letters = include_str!("../../../fonts/page-letters.txt");
    for language in Language::all().iter().filter(|language| language.tag() != "ja") {
        let missing: BTreeSet<char> = Words(language)
            .source(true)
            .chars()
            .filter(|&c| c > ' ' && !letters.contains(c))
            .collect();
        assert!(missing.is_empty(), "{missing:?} in {language:?}");
    }
}

#[test]
fn everything_is_inside_the_page() {
    for (referee, single) in [(false, false), (true, false), (false, true)] {
        let page = page_of(referee, single);
        assert!(!page.contains("{{"), "an unfilled place");
        for outside in ["http://", "https://", "src=\"", "url(\"", "@import"] {
            let named = page.replace("http://www.w3.org/2000/svg", "");
            assert!(!named.contains(outside), "{outside}");
        }
        assert_eq!(page.contains("<meta name=\"referee\""), referee);
        assert_eq!(page.contains("rel=\"manifest\""), !single && !referee);
        assert_eq!(page.contains("<meta name=\"worker\""), !single);
    }
}

#[test]
fn the_policy_allows_these_scripts_and_styles_only() {
    let page = page_of(false, false);
    let policy = quoted(&page, "Content-Security-Policy\" content=\"");
    let policy = policy.into_iter().next().unwrap();
    assert!(policy.starts_with("default-src 'none'; script-src 'sha256-"), "{policy}");
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
    let inline = |open: &str, close: &str| -> Vec<String> {
        let pieces = page.split(open).skip(1);
        pieces.map(|rest| rest.split(close).next().unwrap().to_owned()).collect()
    };
    let pieces = [inline("<script>", "</script>"), inline("<style>", "</style>")].concat();
    assert_eq!(pieces.len(), 3);
    for piece in pieces {
        let hash = policy::policy(&[&piece], "");
        let hash = hash.split("script-src ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        assert!(policy.contains(&hash), "{hash}");
    }
    for attribute in [" style=\"", " onclick=", "javascript:"] {
        assert!(!page.contains(attribute), "{attribute} would be refused");
    }
}

#[test]
fn every_drawing_and_sign_that_the_scripts_use_is_in_the_page() {
    let (page, script) = (page_of(false, false), parts::APP);
    let mut names: BTreeSet<String> =
        quoted(script, "drawing(\"").into_iter().map(|n| format!("sym-{n}")).collect();
    names.extend(quoted(script, "glyph(\"").into_iter().map(|n| format!("g-{n}")));
    assert!(names.len() > 12);
    for name in names {
        assert!(page.contains(&format!("<symbol id=\"{name}\"")), "{name}");
    }
    for id in Ingredient::ALL.map(Ingredient::id).into_iter().chain(Special::ALL.map(Special::id)) {
        assert!(page.contains(&format!("<symbol id=\"sym-{id}\"")), "{id}");
    }
}

#[test]
fn the_module_is_inside_and_unpacks_to_itself() {
    let page = page_of(false, false);
    let packed = page.split("id=\"module\">").nth(1).unwrap().split('<').next().unwrap();
    assert!(packed == parts::MODULE);
    assert!(module().starts_with(b"\0asm"));
}

#[test]
fn the_worker_keeps_what_the_page_loads_and_knows_their_version() {
    let worker = String::from_utf8(file("sw.js").bytes).unwrap();
    for file in files(SiteOptions::default()).unwrap() {
        let kept = worker.contains(&format!("\"{}\":\"", file.name));
        let other = ["sw.js", "index.html", "icon-192.png", "icon-512.png"];
        assert_eq!(kept, !other.contains(&file.name.as_str()), "{}", file.name);
    }
    let page = policy::digest(&file("index.html").bytes);
    assert!(worker.contains(&format!("\"./\":\"{page}\"")), "the page has one address");
    assert!(!worker.contains("{{"));
    let of = |content: &str| {
        super::worker(&[text("icon.svg", "image/svg+xml", content.into())], &[], false)
    };
    let version = |content| of(content).split("\"cauldron-").nth(1).unwrap()[..16].to_owned();
    assert_ne!(version("one"), version("other"));
}

#[test]
fn a_referees_page_is_kept_for_when_its_server_is_away_and_asked_for_until_then() {
    let site = files(SiteOptions { referee: true, ..SiteOptions::default() }).unwrap();
    let named = |name: &str| site.iter().find(|file| file.name == name);
    assert!(named("manifest.webmanifest").is_none() && named("icon-192.png").is_none());
    let worker = String::from_utf8(named("sw.js").unwrap().bytes.clone()).unwrap();
    assert!(worker.contains("const SERVED = true;"));
    let page = policy::digest(&named("index.html").unwrap().bytes);
    assert!(worker.contains(&format!("const FILES = {{\"./\":\"{page}\"}};")), "{worker}");
    assert!(String::from_utf8(file("sw.js").bytes).unwrap().contains("const SERVED = false;"));
}

#[test]
fn the_module_stands_behind_all_that_is_seen_first() {
    let page = page_of(false, false);
    let at = |mark: &str| page.find(mark).unwrap_or_else(|| panic!("{mark}"));
    assert!(at("id=\"screen\"") < at("id=\"module\"") && at("start();") < at("id=\"module\""));
    let looker = page.split("id=\"looker\">").nth(1).unwrap().split("</script>").next().unwrap();
    assert_eq!(looker, parts::LOOKER);
}

#[test]
fn the_manifest_names_icons_of_their_true_size() {
    let manifest: serde_json::Value =
        serde_json::from_slice(&file("manifest.webmanifest").bytes).unwrap();
    assert_eq!(manifest["name"], "Wondering Witches");
    for icon in manifest["icons"].as_array().unwrap() {
        let bytes = file_named(icon["src"].as_str().unwrap());
        if icon["type"] == "image/png" {
            let pixels = image::load_from_memory(&bytes).unwrap();
            let size = format!("{}x{}", pixels.width(), pixels.height());
            assert_eq!(icon["sizes"], size);
        }
    }
    let svg = String::from_utf8(file("icon.svg").bytes).unwrap();
    assert!(usvg::Tree::from_str(&svg, &usvg::Options::default()).is_ok());
}

fn file_named(name: &str) -> Vec<u8> {
    let found = files(SiteOptions::default()).unwrap().into_iter().find(|f| f.name == name);
    found.unwrap_or_else(|| panic!("{name} is not written")).bytes
}
