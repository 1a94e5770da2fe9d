//! Tests of campaigns: ten chapters with a sealed story. The answer of a game opens each part of
//! it.

mod tools;

use std::path::{Path, PathBuf};
use std::process::Output;

use cauldron_press::booklet::{Answers, BookletOptions, NumberedSeed, volume};
use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::press::PdfWriter;
use cauldron_press::seal::SealedTale;
use cauldron_press::witches::series::{CHAPTERS, SeriesOptions, WitchesSeries};
use serde_json::Value;
use tempfile::TempDir;
use tools::{program, skip_without, stdout};

/// Phrases from the beginning of the story, which is printed openly.
const OPEN: [&str; 2] = ["High in the valley of Dunmoss", "It was a very boring book"];
/// Phrases that must be sealed: from the second chapter, from the events of the first, and from the
/// ending.
const SEALED: [&str; 3] =
    ["something green has come up", "the colour of a clear evening", "it hums"];

/// Makes the book of a campaign whose games were not rated beforehand.
fn book(folder: &Path, answers: Answers) -> (PathBuf, Vec<Value>) {
    let series = WitchesSeries::new(SeriesOptions::campaign(Players::FOUR)).unwrap();
    let wanted: Vec<NumberedSeed> =
        (0..CHAPTERS).map(|number| NumberedSeed { number, seed: Seed(600 + number) }).collect();
    let options = BookletOptions { answers, ..BookletOptions::default() };
    let writer = PdfWriter::new().unwrap();
    let bound = volume(&writer, &series, &wanted, &options, Threads::all()).unwrap();
    let again = volume(&writer, &series, &wanted, &options, Threads::ONE).unwrap();
    assert!(bound == again);
    let path = folder.join("booklet.pdf");
    std::fs::write(&path, &bound.pdf).unwrap();
    let chapters = bound.games.iter().map(|game| game.facts["chapter"].as_u64().unwrap());
    assert!(chapters.eq(1..=CHAPTERS));
    (path, bound.games.into_iter().map(|game| game.secrets).collect())
}

/// Text of each page, with single spaces between words.
fn texts(folder: &Path) -> Vec<String> {
    let text = stdout("pdftotext", folder, &["booklet.pdf", "-"]);
    let plain = |page: &str| page.split_whitespace().collect::<Vec<_>>().join(" ");
    text.split('\u{c}').map(plain).collect()
}

#[test]
fn nothing_is_told_before_its_time() {
    skip_without!("pdftotext");
    for (answers, is_told) in [(Answers::None, false), (Answers::Codes, true)] {
        let folder = TempDir::new().unwrap();
        book(folder.path(), answers);
        let pages = texts(folder.path());
        let first = |words: &str| pages.iter().position(|page| page.contains(words));
        assert!(OPEN.iter().all(|words| first(words).is_some()));
        let warned = first("Stop! Only for those who have finished chapter 1");
        assert_eq!(warned.is_some(), is_told);
        for words in SEALED {
            let place = first(words);
            assert_eq!(place.is_some(), is_told, "{words}");
            assert!(place >= warned, "{words}");
            if let Some(place) = place {
                assert!(pages[place].contains("Stop! Only for those who have finished"), "{words}");
            }
        }
    }
}

fn check(code: &str, answer: &str) -> Output {
    program::cauldron().args(["check", code, answer]).output().unwrap()
}

#[test]
fn every_seal_is_scanned_and_opened_by_its_answer_alone() {
    skip_without!("pdftotext", "pdftoppm", "zbarimg");
    let folder = TempDir::new().unwrap();
    let (pdf, secrets) = book(folder.path(), Answers::None);
    let pages = texts(folder.path());
    let seals = (1..).zip(&pages).filter(|(_, page)| page.contains("Sealed with the recipe of"));
    let seals: Vec<usize> = seals.map(|(number, _)| number).collect();
    // The last recipe also opens the ending.
    assert_eq!(seals.len() as u64, CHAPTERS + 1);
    let mut lengths = Vec::new();
    let secrets = secrets.iter().chain(secrets.last());
    for ((number, page), secrets) in (1..).zip(&seals).zip(secrets) {
        let picture = folder.path().join(format!("seal-{number}"));
        let (page, picture) = (page.to_string(), picture.to_str().unwrap());
        let drawn = ["-r", "150", "-f", &page, "-l", &page, "-singlefile", "-png"];
        stdout(
            "pdftoppm",
            folder.path(),
            &[&drawn[..], &[pdf.to_str().unwrap(), picture]].concat(),
        );
        let picture = format!("{picture}.png");
        let look = ["--quiet", "--raw", "-S*.disable", "-Sqrcode.enable", &picture];
        let code = stdout("zbarimg", folder.path(), &look).trim().to_owned();
        let tale: SealedTale = code.parse().unwrap();
        assert_eq!(u64::from(tale.chapter()), number);
        lengths.push(code.len());

        let answer = secrets["answers"][0].as_array().unwrap();
        let answer: Vec<&str> = answer.iter().map(|herb| herb.as_str().unwrap()).collect();
        let opened = check(&picture, &answer.join(" "));
        let told = String::from_utf8_lossy(&opened.stdout).into_owned();
        assert_eq!(opened.status.code(), Some(0), "{}", String::from_utf8_lossy(&opened.stderr));
        assert!(told.split_whitespace().count() >= 38, "{told}");
        let turned: Vec<&str> = answer.iter().rev().copied().collect();
        let wrong = check(&code, &turned.join(" "));
        assert_eq!(wrong.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&wrong.stdout).starts_with("Wrong"));
        // The code of a sealed text is refused where the code of a game is expected.
        let brewed = program::cauldron().args(["brew", &code]).output().unwrap();
        assert!(String::from_utf8_lossy(&brewed.stderr).contains("seal of a story"));
    }
    lengths.dedup();
    assert_eq!(lengths.len(), 1, "{lengths:?}");
}

#[test]
fn what_does_not_go_with_a_campaign_is_refused_in_a_sentence() {
    for wrong in [
        &["--games", "4"][..],
        &["--level", "2"],
        &["--levels", "0,1"],
        &["--ladder"],
        &["--ingredients", "7"],
        &["--win-rate", "0.5..0.6"],
        &["--seeds", "1,2"],
        &["--files"],
    ] {
        let told =
            program::cauldron().args(["booklet", "--campaign"]).args(wrong).output().unwrap();
        let said = String::from_utf8_lossy(&told.stderr);
        assert_eq!(told.status.code(), Some(2), "{said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{said}");
        assert!(said.contains("does not go with"), "{said}");
    }
}

#[test]
fn a_campaign_is_picked_by_games_and_comes_again_from_its_facts() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let asked = ["booklet", "--campaign", "--seed", "5", "--players", "3", "--no-rules", "--json"];
    let told = stdout(program::path(), folder.path(), &[&asked[..], &["--out", out]].concat());
    let made: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(
        (&made["run"]["games"], &made["run"]["wishes"]["set"]),
        (&CHAPTERS.into(), &"campaign".into())
    );
    let manifest = made["manifest"].as_str().unwrap();
    let lines = std::fs::read_to_string(manifest).unwrap();
    let chapters = lines.lines().filter_map(|line| {
        let line: Value = serde_json::from_str(line).ok()?;
        line["game"]["facts"]["chapter"].as_u64()
    });
    assert!(chapters.eq(1..=CHAPTERS), "{lines}");
    let verified = program::cauldron().args(["verify", manifest]).output().unwrap();
    assert_eq!(verified.status.code(), Some(0), "{}", String::from_utf8_lossy(&verified.stderr));
}
