//! Tests of the site: its size, completeness and determinism; the joining of its scripts; and the
//! practice game, whose code, secret, test results and conclusions must be correct.

mod words;

use std::collections::{BTreeMap, BTreeSet};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;

use super::join::Modules;
use super::*;
use crate::seal::Payload;
use crate::texts::entries::read_where_printed;
use crate::witches::board::Special;
use crate::witches::deduce::{Claim, Effort, Observation, Posterior, Property};
use crate::witches::game_data::{GameData, TestSource};
use crate::witches::puzzle::{
    Decoy, Ingredient, Potion, PotionItem, Puzzle, Role, Verdict, evaluate, test_stream,
};
use crate::witches::wire;

/// Limit for the files of a first visit, in bytes after gzip.
const MOST_BYTES: usize = 420_000;
/// Limit for the additional files before the first sheet is drawn, in bytes after gzip.
const MOST_PRESS: usize = 1_160_000;
/// Limit for the single-file page with the messages of all languages, in bytes.
const MOST_ALONE: usize = 1_010_000;

fn sent(bytes: &[u8]) -> usize {
    let mut gzip = flate2::read::GzEncoder::new(bytes, flate2::Compression::best());
    std::io::copy(&mut gzip, &mut std::io::sink()).unwrap() as usize
}

fn module() -> Vec<u8> {
    let packed = STANDARD.decode(page::MODULE).unwrap();
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

/// Returns the text up to the next quote after each `before` that is not the end of a longer name.
fn quoted<'a>(text: &'a str, before: &str) -> BTreeSet<&'a str> {
    let found = text
        .match_indices(before)
        .filter(|&(at, _)| !text[..at].ends_with(|c: char| c.is_alphanumeric()));
    found.filter_map(|(at, _)| text[at + before.len()..].split('"').next()).collect()
}

#[test]
fn the_site_is_light_and_always_the_same() {
    let site = files(SiteOptions::default()).unwrap();
    // Message files of other languages and PNG icons are loaded on demand.
    let later = [".ftl", ".png"];
    let first = site.iter().filter(|f| !later.iter().any(|end| f.name.ends_with(end)));
    let bytes: usize = first.map(|f| sent(&f.bytes)).sum();
    assert!(bytes < MOST_BYTES, "{bytes}");
    let alone = page_of(false, true).len();
    assert!(alone < MOST_ALONE, "{alone}");
    assert_eq!(site, files(SiteOptions::default()).unwrap());
}

#[test]
fn who_prints_loads_the_press_and_who_plays_does_not() {
    let options = SiteOptions { press: true, ..SiteOptions::default() };
    let (with, without) = (files(options).unwrap(), files(SiteOptions::default()).unwrap());
    let named = |site: &[SiteFile]| site.iter().map(|f| f.name.clone()).collect::<BTreeSet<_>>();
    let added: BTreeSet<String> = named(&with).difference(&named(&without)).cloned().collect();
    assert!(added.len() > 8 && added.iter().all(|name| name.starts_with("press")), "{added:?}");
    let index = |site: &[SiteFile]| site.iter().find(|f| f.name == INDEX).unwrap().bytes.len();
    assert!(index(&with) < index(&without) + 300, "only what leads to the press");
    let first = ["press.json", "press.bin", "press-en-GB.ftl"];
    let first = with.iter().filter(|f| first.contains(&f.name.as_str()));
    let bytes: usize = first.map(|f| sent(&f.bytes)).sum();
    assert!(bytes < MOST_PRESS, "{bytes}");
    assert_eq!(with, files(options).unwrap());
}

#[test]
fn the_screen_of_the_press_is_the_only_script_that_may_come_later() {
    let options = SiteOptions { press: true, ..SiteOptions::default() };
    let (with, without) = (page(options).unwrap(), page_of(false, false));
    let policy = |page: &str| -> BTreeSet<String> {
        let policy =
            quoted(page, "Content-Security-Policy\" content=\"").into_iter().next().unwrap();
        policy.split([' ', ';']).map(str::to_owned).collect()
    };
    let added: Vec<String> = policy(&with).difference(&policy(&without)).cloned().collect();
    let hashes = [press::SCREEN, press::STYLE].map(|text| {
        page::policy(&[text], &[])
            .split("script-src ")
            .nth(1)
            .unwrap()
            .split(' ')
            .next()
            .unwrap()
            .to_owned()
    });
    for hash in &hashes {
        assert!(added.contains(hash), "{added:?}");
    }
    assert!(added.iter().all(|word| hashes.contains(word) || word.ends_with("-src")), "{added:?}");
}

#[test]
fn a_page_that_stands_alone_can_have_the_press_inside() {
    use std::io::Read;
    let options = SiteOptions { single: true, press: true, ..SiteOptions::default() };
    let page = page(options).unwrap();
    assert!(page.ends_with("</html>\n"));
    for SiteFile { name, bytes, .. } in press::files() {
        let packed = page.split(&format!("data-file=\"{name}\">")).nth(1).unwrap();
        let packed = STANDARD.decode(packed.split('<').next().unwrap()).unwrap();
        if name == "press.bin" {
            assert!(packed == bytes);
            continue;
        }
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(packed.as_slice()).read_to_end(&mut unpacked).unwrap();
        assert!(unpacked == bytes, "{name}");
    }
    let bare = SiteOptions { press: false, ..options };
    assert!(!super::page(bare).unwrap().contains("octet-stream\" data-file"));
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
                let packed = STANDARD.decode(packed).unwrap();
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
        let printing = read_where_printed(language.source());
        let missing: BTreeSet<char> = [Words(language).source(true), printing]
            .concat()
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
        let hash = page::policy(&[&piece], &[]);
        let hash = hash.split("script-src ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        assert!(policy.contains(&hash), "{hash}");
    }
    for attribute in [" style=\"", " onclick=", "javascript:"] {
        assert!(!page.contains(attribute), "{attribute} would be refused");
    }
}

#[test]
fn every_drawing_and_sign_that_the_scripts_use_is_in_the_page() {
    let (page, script) = (page_of(false, false), page::APP);
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
    assert!(packed == page::MODULE);
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
    let page = digest(&file("index.html").bytes);
    assert!(worker.contains(&format!("\"./\":\"{page}\"")), "the page has one address");
    assert!(!worker.contains("{{"));
    let of = |content: &str| {
        super::worker(&[text("icon.svg", "image/svg+xml", content.into())], &[], false)
    };
    let version = |content| of(content).split("\"cp1-").nth(1).unwrap()[..16].to_owned();
    assert_ne!(version("one"), version("other"));
}

#[test]
fn a_referees_page_is_kept_for_when_its_server_is_away_and_asked_for_until_then() {
    let site = files(SiteOptions { referee: true, ..SiteOptions::default() }).unwrap();
    let named = |name: &str| site.iter().find(|file| file.name == name);
    assert!(named("manifest.webmanifest").is_none() && named("icon-192.png").is_none());
    let worker = String::from_utf8(named("sw.js").unwrap().bytes.clone()).unwrap();
    assert!(worker.contains("const SERVED = true;"));
    let page = digest(&named("index.html").unwrap().bytes);
    assert!(worker.contains(&format!("const FILES = {{\"./\":\"{page}\"}};")), "{worker}");
    assert!(String::from_utf8(file("sw.js").bytes).unwrap().contains("const SERVED = false;"));
}

#[test]
fn the_module_stands_behind_all_that_is_seen_first() {
    let page = page_of(false, false);
    let at = |mark: &str| page.find(mark).unwrap_or_else(|| panic!("{mark}"));
    assert!(at("id=\"screen\"") < at("id=\"module\"") && at("start();") < at("id=\"module\""));
    let looker = page.split("id=\"looker\">").nth(1).unwrap().split("</script>").next().unwrap();
    assert_eq!(looker, page::LOOKER);
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

/// Returns the error of joining these modules; the first is the entry.
fn refusal(files: &[(&str, &str)]) -> String {
    let joined = Modules::read(files).and_then(|modules| modules.join(files[0].0, None));
    joined.expect_err("these do not fit together")
}

const A: &str = "export const a = 1;\n";

#[test]
fn modules_stand_after_what_they_import_each_in_a_scope_of_its_own() {
    let files = [
        ("js/app.js", "import { b } from \"./b.js\";\nimport { a } from \"../lib/a.js\";\na(b);\n"),
        (
            "js/b.js",
            "// Says b.\nimport {\n  a,\n} from \"../lib/a.js\";\n\nexport const b =\n  a(`\n  c`);\n",
        ),
        ("lib/a.js", "const b=2;function f(){return b}export{f as a};\n"),
    ];
    let joined = Modules::read(&files).unwrap().join("js/app.js", None).unwrap();
    let expected = "(() => {\n\"use strict\";\n\
        const $m0 = (() => {\nconst b=2;function f(){return b}\nreturn{a:f};})();\n\
        const $m1 = (() => {\nconst{a}=$m0;const b=\na(`\n  c`);\nreturn{b};})();\n\
        const $m2 = (() => {\nconst{b}=$m1;const{a}=$m0;a(b);\nreturn{};})();\n\
        })();\n";
    assert_eq!(joined, expected);
}

#[test]
fn spaces_are_removed_only_where_they_have_no_meaning() {
    for (code, tight) in [
        ("const a = (b, c) => b ? c : { d };", "const a=(b,c)=>b?c:{d};"),
        ("return a + +b - c / d in e;", "return a + +b - c / d in e;"),
        ("say(\"a , b\", 'c = \\' d');", "say(\"a , b\",'c = \\' d');"),
        ("f(`a , ${g({ h: `i , j` })} , k` , l);", "f(`a , ${g({ h: `i , j` })} , k`,l);"),
        ("x.split(/[/ ,] , \\/ /u , 2);", "x.split(/[/ ,] , \\/ /u,2);"),
        ("const y = a / b / (c , d);", "const y=a / b /(c,d);"),
        ("return / , /.test(z);", "return / , /.test(z);"),
        ("f() ; // no , change", "f();// no , change"),
        ("f(a,\n  [b, {\n  c }])\n  .d();", "f(a,[b,{c}])\n.d();"),
        ("f(); // no,\ng();", "f();// no,\ng();"),
        ("f();\nif (a !== !b * c % d)\n  g();", "f();if(a!==!b*c%d)\ng();"),
        ("f(/** @type {A} */ (b).c , /** @type {D} */ (e));", "f((b).c,(e));"),
        ("/** @type {A} */ (b).c();", "(b).c();"),
        ("f(\"/** , */\" , `/** , */`);", "f(\"/** , */\",`/** , */`);"),
    ] {
        let files = [("js/app.js", code)];
        let joined = Modules::read(&files).unwrap().join("js/app.js", None).unwrap();
        assert!(joined.contains(&format!("\n{tight}\n")), "{code}: {joined}");
    }
}

#[test]
fn types_are_left_out_of_the_joined_script() {
    let code = "/** @param {string} a */\nf(a);\n  /**\n   * @type {`b`}\n   */\n  const c = 1;\n";
    let joined = Modules::read(&[("js/app.js", code)]).unwrap().join("js/app.js", None).unwrap();
    assert!(joined.contains("(() => {\nf(a);const c=1;\nreturn{"), "{joined}");
    let told = refusal(&[("js/app.js", "f();\n/** @type {string}\n")]);
    assert!(told.contains("cannot read \"/** @type {string}"), "{told}");
}

#[test]
fn the_scripts_are_checked_and_their_types_are_not_sent() {
    for (path, text) in page::SCRIPTS.iter().filter(|(path, _)| !path.starts_with("vendor/")) {
        assert!(text.starts_with("// @ts-check\n"), "{path}");
    }
    assert!(page::WORKER.starts_with("// @ts-check\n"));
    for script in [page::EARLY, page::APP, page::LOOKER, press::SCREEN] {
        assert!(!script.contains("/**") && !script.contains("@type"));
    }
}

#[test]
fn a_later_script_borrows_what_the_first_one_has() {
    let files = [
        ("js/app.js", "import { b } from \"./b.js\";\nb();\n"),
        ("js/b.js", "export const b = 1;\n"),
        ("js/c.js", "export const c = 1;\n"),
        (
            "later/d.js",
            "import { b } from \"../js/b.js\";\nimport { c } from \"../js/c.js\";\nb(c);\n",
        ),
    ];
    let modules = Modules::read(&files).unwrap();
    let first = modules.join("js/app.js", Some("later/d.js")).unwrap();
    let lends = "globalThis.$lent = { \"js/b.js\": $m0 };\nconst $m1 = (() => {\nconst{b}";
    assert!(first.contains(lends) && !first.contains("c = 1"), "{first}");
    let later = modules.join_after("later/d.js", "js/app.js").unwrap();
    let borrows = "const{b}=$lent[\"js/b.js\"];const{c}=$m0;b(c);";
    assert!(later.contains(borrows) && !later.contains("b = 1"), "{later}");
}

#[test]
fn modules_that_do_not_fit_together_are_refused() {
    let import = |name: &str| format!("import {{ {name} }} from \"./a.js\";\nuse({name});\n");
    for (entry, a, why) in [
        (import("b"), A, "js/app.js cannot be joined: js/a.js exports no b;"),
        (import("a").replace("a.js", "c.js"), A, "js/c.js exports no a;"),
        (import("a").replace("use(a)", "use(ab, \"b\")"), A, "a is imported for nothing;"),
        ("use();\n".to_owned(), A, "js/a.js cannot be joined: nobody imports a;"),
        ("import * as a from \"./a.js\";\n".to_owned(), A, "cannot read \"import * as a"),
        ("import { a } from \"./a.js\"".to_owned(), A, "cannot read \"import { a } from"),
        (import("a"), "export let a = 1;\n", "js/a.js cannot be joined: cannot read \"export let"),
        (import("a"), "export const { a } = b;\n", "cannot read \"export const {"),
    ] {
        let told = refusal(&[("js/app.js", &entry), ("js/a.js", a)]);
        assert!(told.contains(why), "{why}: {told}");
    }
    let there = "import { b } from \"./b.js\";\nexport const a = () => b;\n";
    let back = "import { a } from \"./a.js\";\nexport const b = () => a;\n";
    let told = refusal(&[("js/a.js", there), ("js/b.js", back)]);
    assert!(told.contains("it imports itself through js/a.js, js/b.js"), "{told}");
    let told = refusal(&[("js/a.js", A), ("js/app.js", &import("a"))]);
    assert!(told.contains("js/a.js cannot be joined: it is no entry"), "{told}");
}

#[test]
fn every_script_of_the_templates_is_a_module_and_reached_from_an_entry() {
    assert!(page::SCRIPTS.len() > 70);
    // A module with exports is imported by another.
    let silent = |text: &str| !text.contains("\nexport ") && !text.contains("export{");
    let entries = page::SCRIPTS.iter().filter(|(_, text)| silent(text));
    let entries: BTreeSet<_> = entries.map(|(path, _)| *path).collect();
    let expected =
        ["js/app.js", "js/early.js", "js/looker.js", "press/presser.js", "press/screen.js"];
    assert_eq!(entries, BTreeSet::from(expected));
}

/// Whether a line of a script is only a comment or a part of one.
fn is_comment(line: &str) -> bool {
    ["//", "/**", "*"].iter().any(|mark| line.trim_start().starts_with(mark))
}

/// Returns the names that a module exports.
fn exports(text: &str) -> impl Iterator<Item = &str> {
    let declared = text.lines().filter_map(|line| line.strip_prefix("export "));
    declared.map(|line| {
        let name = line.trim_start_matches("async ").split_once(' ').unwrap().1;
        name.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap()
    })
}

#[test]
fn nothing_of_another_module_is_used_without_its_import() {
    let ours = || page::SCRIPTS.iter().filter(|(path, _)| !path.starts_with("vendor/"));
    let mut checked = 0;
    for (path, text) in ours() {
        let code: String = text.lines().filter(|line| !is_comment(line)).collect();
        // Modules of the page cannot use those of the press, which are loaded later.
        let reached = |other: &str| path.starts_with("press/") || !other.starts_with("press/");
        for (other, _) in ours().filter(|(other, _)| other != path && reached(other)) {
            let (_, other_text) = ours().find(|(one, _)| one == other).unwrap();
            for name in exports(other_text) {
                let uses = code.match_indices(name).filter(|(at, _)| {
                    let before = code[..*at].chars().next_back().unwrap_or(' ');
                    let after = code[at + name.len()..].chars().next().unwrap_or(' ');
                    !before.is_alphanumeric() && !".-\"/_$".contains(before) && "(.".contains(after)
                });
                let known = ["import {", "const ", "let ", "function ", "class ", "async "];
                let known = |name: &str| {
                    text.split(';').any(|statement| {
                        let statement = statement.trim_start();
                        known.iter().any(|k| statement.contains(k)) && statement.contains(name)
                    })
                };
                for (at, _) in uses {
                    checked += 1;
                    assert!(known(name), "{path} does not import {name}: {}", &code[at..at + 40]);
                }
            }
        }
    }
    assert!(checked > 500, "{checked}");
}

/// Practice game, as in the scripts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    code: String,
    secret: BTreeMap<Ingredient, u8>,
    tests: Vec<Test>,
    choices: [Test; 2],
    known: Vec<BTreeMap<Ingredient, String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Test {
    potion: Vec<(Ingredient, u8)>,
    judged: Vec<String>,
}

impl Test {
    fn pours(&self) -> Vec<PotionItem> {
        self.potion.iter().map(|&(ingredient, grown)| PotionItem { ingredient, grown }).collect()
    }

    fn verdict(&self, puzzle: &Puzzle, number: u32) -> Verdict {
        let potion = Potion::new(puzzle, self.pours()).unwrap();
        evaluate(puzzle, &potion, &mut test_stream(puzzle, number))
    }

    /// Returns the judgement of each ingredient, in a game without effects. The test itself does
    /// not reveal it.
    fn judgements(&self, lesson: &Lesson) -> Vec<&'static str> {
        let judge = |at: usize| {
            let (ingredient, grown) = self.potion[at];
            let number = lesson.secret[&ingredient];
            let before = at.checked_sub(1).map(|before| lesson.secret[&self.potion[before].0]);
            match grown.cmp(&number) {
                _ if number == 0 => "skipped",
                std::cmp::Ordering::Less => "under",
                std::cmp::Ordering::Greater => "over",
                _ if before.is_some_and(|n| n == 0 || n + 1 != number) => "order",
                std::cmp::Ordering::Equal => "right",
            }
        };
        (0..self.potion.len()).map(judge).collect()
    }
}

impl Lesson {
    fn read() -> Lesson {
        let (_, text) = page::SCRIPTS.iter().find(|(path, _)| *path == "js/lesson.js").unwrap();
        let (_, data) = text.split_once("export const LESSON = ").unwrap();
        serde_json::from_str(data.trim_end().strip_suffix(';').unwrap()).unwrap()
    }

    fn deal(&self) -> GameData {
        let payload: Payload = self.code.parse().unwrap();
        wire::read(payload.edition(), &payload.open_for_play().unwrap()).unwrap()
    }
}

/// Returns the conclusions that are certain, in the notation of the lesson.
fn marks(posterior: &Posterior, ingredients: &[Ingredient]) -> BTreeMap<Ingredient, String> {
    let certain = posterior.certain();
    let mark = |ingredient, property| {
        let is = |holds| certain.contains(&Claim { ingredient, property, holds });
        if is(true) {
            'o'
        } else if is(false) {
            'x'
        } else {
            '.'
        }
    };
    let columns = [1, 2, 3, 4].map(Property::Number).into_iter().chain([Property::Decoy]);
    let row = |&herb: &Ingredient| (herb, columns.clone().map(|of| mark(herb, of)).collect());
    ingredients.iter().map(row).collect()
}

#[test]
fn its_secret_is_that_of_its_code() {
    let lesson = Lesson::read();
    let game_data = lesson.deal();
    for (part, ingredient) in game_data.puzzle.parts().iter().zip(game_data.puzzle.ingredients()) {
        let number = match part.role {
            Role::Regular(number) => number,
            Role::Decoy(Decoy::Ignore) => 0,
            Role::Decoy(decoy) => panic!("{decoy:?} is not explained"),
        };
        assert_eq!(lesson.secret[ingredient], number, "{ingredient:?}");
        assert!(part.effects.is_empty(), "effects are not explained");
    }
    assert_eq!(lesson.secret.len(), game_data.puzzle.ingredients().len());
}

#[test]
fn what_follows_from_each_test_is_what_deduction_finds() {
    let lesson = Lesson::read();
    let game_data = lesson.deal();
    let (puzzle, facts) = (&game_data.puzzle, game_data.facts(TestSource::Here));
    let mut posterior = Posterior::new(&facts, Effort::FULL);
    let mut known = vec![marks(&posterior, puzzle.ingredients())];
    let mut told = Vec::new();
    for (test, number) in lesson.tests.iter().zip(1..) {
        let verdict = test.verdict(puzzle, number);
        told.push((verdict.undergrown, verdict.overgrown, verdict.won));
        posterior.observe(&Observation::of(test.pours(), &verdict));
        known.push(marks(&posterior, puzzle.ingredients()));
    }
    // Results as stated in the lesson's sentences.
    assert_eq!(told, [(1, 1, false), (0, 0, false), (0, 0, false)]);
    // Two recipes remain, which are the choices.
    assert!(posterior.is_exact());
    let recipes: BTreeSet<Vec<_>> = posterior
        .worlds()
        .map(|(secret, _)| {
            let mut recipe: Vec<_> = puzzle
                .ingredients()
                .iter()
                .filter_map(|&herb| match secret.role(herb) {
                    Role::Regular(number) => Some((number, herb)),
                    Role::Decoy(_) => None,
                })
                .collect();
            recipe.sort_unstable();
            recipe
        })
        .collect();
    let choices = lesson
        .choices
        .iter()
        .map(|choice| choice.potion.iter().map(|&(herb, grown)| (grown, herb)).collect::<Vec<_>>());
    assert_eq!(recipes, choices.collect());

    let number = lesson.tests.len() as u32 + 1;
    let [other, right] = &lesson.choices;
    assert!(right.verdict(puzzle, number).won && right.verdict(puzzle, number + 1).won);
    let verdict = other.verdict(puzzle, number);
    assert_eq!((verdict.undergrown, verdict.overgrown, verdict.won), (1, 0, false));
    posterior.observe(&Observation::of(other.pours(), &verdict));
    known.push(marks(&posterior, puzzle.ingredients()));
    assert_eq!(lesson.known, known);
    assert!(known[lesson.tests.len() + 1].values().all(|row| !row.contains('.')));
}

#[test]
fn what_was_secret_in_a_test_is_told_as_the_rules_tell_it() {
    let lesson = Lesson::read();
    for test in lesson.tests.iter().chain(&lesson.choices) {
        assert_eq!(test.judged, test.judgements(&lesson));
        for judged in &test.judged {
            let key = format!("rules-example-judged-{judged}");
            assert!(Language::first().plain(&key).is_some(), "{key}");
        }
    }
}
