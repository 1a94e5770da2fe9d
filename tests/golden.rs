//! Compares digests of many sheets with those in the repository, to verify that every machine makes
//! the same bytes. `UPDATE_DIGESTS=1 cargo test --release --test golden` updates them for a version
//! that changes the bytes. `cargo run --release --example digests` prints them on any machine.

#[path = "tools/long.rs"]
mod long;
#[path = "golden/sheets.rs"]
mod sheets;

use std::convert::Infallible;
use std::path::{Path, PathBuf};

use cauldron_press::common::threads::{Threads, map_on};

/// Number of sheets in a local run.
const FEW: usize = 12;
/// Number of sheets in CI.
const SOME: usize = 72;

#[test]
fn sheets_have_the_bytes_that_they_have_everywhere() {
    if std::env::var_os("UPDATE_DIGESTS").is_some_and(|value| value == "1") {
        let all: Vec<u64> = (0..sheets::COUNT).collect();
        let text = format!("{}\n{}\n", sheets::HEADING, made(&all).join("\n"));
        std::fs::write(path(), text).unwrap();
        return;
    }
    let many = if long::is_long() { SOME } else { FEW };
    // The step has no common factor with the numbers of levels, languages and players.
    compare((sheets::COUNT as usize / many) | 1);
}

/// Takes minutes; run once a week.
#[test]
#[ignore = "all of them"]
fn all_sheets_have_the_bytes_that_they_have_everywhere() {
    compare(1);
}

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/digests.tsv")
}

fn made(numbers: &[u64]) -> Vec<String> {
    let line = |&number: &u64| Ok::<_, Infallible>(sheets::line(number));
    map_on(Threads::all(), numbers, line).unwrap()
}

/// Compares every `step`-th sheet.
fn compare(step: usize) {
    let known = std::fs::read_to_string(path()).unwrap();
    let known: Vec<&str> = known.lines().skip(1).collect();
    assert_eq!(known.len() as u64, sheets::COUNT);
    let numbers: Vec<u64> = (0..sheets::COUNT).step_by(step).collect();
    let made = made(&numbers);
    let known = numbers.iter().map(|&number| known[number as usize]);
    let both = known.zip(&made).filter(|(known, made)| known != made);
    let other: Vec<String> = both.map(|(known, made)| format!("{known}\n{made}")).collect();
    assert!(other.is_empty(), "known and made:\n{}\n{}", sheets::HEADING, other.join("\n"));
}
