//! Tests of covers with a spine on the last page of a booklet. Another PDF reader determines the
//! position of the contents.

#[path = "imposed/paper.rs"]
#[allow(dead_code)]
mod paper;
mod tools;

use std::path::{Path, PathBuf};

use cauldron_press::page::{Area, Mm};
use paper::{Sheet, Word, is_inside, sheets};
use tempfile::TempDir;
use tools::{program, skip_without, stdout};

const BOOKLET: &str = "booklet --seed 7 --games 2 --level 1 --ingredients 7";

fn printed(folder: &Path, line: &str) -> PathBuf {
    let mut command = program::cauldron();
    let out = folder.join("out");
    command.args(line.split_whitespace()).arg("--out").arg(&out).env("XDG_CONFIG_HOME", folder);
    let output = command.output().expect("the program runs");
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    out.join("booklet.pdf")
}

/// Words in a strip of a page, whose width is `width` and which begins `at` mm from the left trim
/// edge. The middles of the words are compared, because readers report the height of the font for
/// each word.
fn words(page: &Sheet, at: f64, width: f64) -> Vec<&Word> {
    let Area { x, y, h, .. } = page.trim;
    let strip = Area { x: x + Mm(at), y, w: Mm(width), h };
    let middle = |&Area { x, y, w, h }: &Area| Area {
        x: x + w / 2.0,
        y: y + h / 2.0,
        w: Mm(0.0),
        h: Mm(0.0),
    };
    page.words.iter().filter(|word| is_inside(&middle(&word.area), &strip)).collect()
}

#[test]
fn the_last_page_is_back_spine_and_front() {
    skip_without!("pdftotext", "qpdf");
    let plain = TempDir::new().expect("a folder");
    let plain = sheets(&printed(plain.path(), BOOKLET));
    for (width, bleed) in [(12.0, 0.0), (12.0, 3.0), (2.5, 3.0)] {
        let folder = TempDir::new().expect("a folder");
        let line = format!("{BOOKLET} --spine {width} --bleed {bleed} --standard pdf/x-4");
        let file = printed(folder.path(), &line);
        let pages = sheets(&file);
        assert_eq!(pages.len(), plain.len() + 1, "one page more");
        let last = pages.last().expect("a page");
        let (w, h) = (last.trim.w.0, last.trim.h.0);
        assert!((w - 420.0 - width).abs() < 0.01 && (h - 297.0).abs() < 0.01, "{w} x {h}");
        assert!((last.trim.x.0 - last.bleed.x.0 - bleed).abs() < 0.01);
        // The front equals the cover on the first page, word for word.
        let text = |words: Vec<&Word>| words.iter().map(|w| w.text.clone()).collect::<Vec<_>>();
        let front = words(last, 210.0 + width, 210.0);
        assert_eq!(text(front), text(words(&pages[0], 0.0, 210.0)));
        assert!(words(last, 0.0, 210.0).is_empty(), "nothing is written behind the book");
        // The name is printed along the middle of the spine if the spine is wide enough.
        let along = words(last, 210.0, width);
        let expected: &[&str] = if width > 5.0 { &["Wondering", "Witches"] } else { &[] };
        assert_eq!(text(along.clone()), expected, "{width} mm");
        if let [first, second] = along[..] {
            assert!(first.area.h > first.area.w && first.area.bottom() <= second.area.y);
            let ends = first.area.y.0 + second.area.bottom().0 - 2.0 * last.trim.y.0;
            assert!((ends - 297.0).abs() < 2.0, "in the middle: {ends}");
        }
        let told = stdout("qpdf", file.parent().expect("a folder"), &["--check", "booklet.pdf"]);
        assert!(told.contains("No syntax or stream encoding errors"), "{told}");
    }
}

#[test]
fn it_keeps_the_standards_of_print_shops() {
    skip_without!("validate-pdf");
    let folder = TempDir::new().expect("a folder");
    let file =
        printed(folder.path(), &format!("{BOOKLET} --spine 9 --bleed 3 --standard pdf/vt-1"));
    let told =
        stdout("validate-pdf", file.parent().expect("a folder"), &["pdf/ua-1", "booklet.pdf"]);
    assert_eq!(told.trim(), "[]");
}

#[test]
fn a_run_with_spines_is_verified_and_its_games_are_reprinted() {
    let folder = TempDir::new().expect("a folder");
    let file = printed(folder.path(), &format!("{BOOKLET} --spine 9 --ticket xjdf"));
    let ticket = std::fs::read_to_string(file.with_extension("xjdf")).expect("a ticket");
    let pages = lopdf::Document::load(&file).expect("a PDF").get_pages().len();
    assert!(ticket.contains(&format!("NPage=\"{pages}\"")), "{ticket}");
    assert!(ticket.contains(&format!("Pages=\"{}\" Sides", pages - 1)), "{ticket}");
    let manifest = file.with_file_name("manifest.jsonl");
    let manifest = manifest.to_str().expect("a path");
    let run = |args: &[&str]| program::cauldron().args(args).output().expect("the program runs");
    assert!(run(&["verify", manifest, "--quiet"]).status.success());
    let out = folder.path().join("again");
    let again = run(&["reprint", manifest, "2", "--out", out.to_str().expect("a path")]);
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
}

#[test]
fn what_has_no_spine_is_refused() {
    for (more, said) in [
        ("--spine 0.5", "use 1 to 100"),
        ("--spine wide", "use 1 to 100"),
        ("--spine 9 --layout saddle", "--layout"),
        ("--spine 9 --no-cover", "--no-cover"),
        ("--spine 9 --binding right", "leave --binding out"),
    ] {
        let line = format!("{BOOKLET} {more}");
        let output = program::cauldron().args(line.split(' ')).output().expect("the program runs");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && told.contains(said), "{more}: {told}");
    }
}
