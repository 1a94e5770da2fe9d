//! The same bytes as on every other machine: digests of what is made of many sheets, kept in the
//! repository. `UPDATE_DIGESTS=1 cargo test --release --test golden` writes them anew where a
//! version is to make other bytes. `cargo run --release --example digests` prints them on any
//! machine.

#[path = "golden/sheets.rs"]
mod sheets;

use std::convert::Infallible;
use std::path::Path;

use cauldron_press::common::threads::{Threads, map_on};

/// How many are compared where nobody asks for all.
const FEW: usize = 24;

#[test]
fn sheets_have_the_bytes_that_they_have_everywhere() {
    let asked = |name| std::env::var_os(name).is_some_and(|value| value == "1");
    let (is_update, is_long) = (asked("UPDATE_DIGESTS"), asked("CAULDRON_LONG_TESTS"));
    let numbers: Vec<u64> = (0..sheets::COUNT).collect();
    // In steps that no level, language or number of players goes along with.
    let step = if is_update || is_long { 1 } else { numbers.len() / FEW | 1 };
    let some: Vec<u64> = numbers.into_iter().step_by(step).collect();
    let made = map_on(Threads::all(), &some, |&number| Ok::<_, Infallible>(sheets::line(number)));
    let made = made.unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/digests.tsv");
    if is_update {
        std::fs::write(&path, format!("{}\n{}\n", sheets::HEADING, made.join("\n"))).unwrap();
        return;
    }
    let known = std::fs::read_to_string(&path).unwrap();
    let known: Vec<&str> = known.lines().skip(1).collect();
    assert_eq!(known.len() as u64, sheets::COUNT);
    let other: Vec<String> = some
        .iter()
        .zip(&made)
        .filter(|(number, made)| known[**number as usize] != made.as_str())
        .map(|(number, made)| format!("{}\n{made}", known[*number as usize]))
        .collect();
    assert!(other.is_empty(), "{}\n{}", sheets::HEADING, other.join("\n"));
}
