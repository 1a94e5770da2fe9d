//! `cauldron selftest`: makes many sheets, and checks the invariants of each.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use cauldron_press::common::threads::{Threads, WorkMonitor};
use cauldron_press::texts::msg::*;
use cauldron_press::witches::selftest::{SelftestReport, check};

use super::args::threads;
use super::failure::NO;
use super::files::{FileReadError, read_bounded};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::{grouped, number};
use crate::cli::progress::ResultArgs;
use crate::cli::progress::{INTERRUPTED, run_watched};

/// Number of sheets between two entries of a journal.
const BLOCK: u64 = 1_000;
const MOST: u64 = 1_000_000_000;
/// Largest size of a journal, in bytes.
const LARGEST: u64 = 1 << 30;
/// Beginning of each line of a journal. It distinguishes a truncated last line from another file.
const BEGINS: &str = "{\"checked\":";
/// Version of the journal's format. Journals from before 1.0 have none.
const FORM: u64 = 1;

/// Line of a journal.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JournalLine {
    checked: SelftestReport,
    form: u64,
}

/// Make many sheets, and check the invariants of each
///
/// Sheets of all settings and numbers of players are made, each from its number. Board and clue
/// must follow the rules, the answers must be complete, legal actions on paper must lead to a win,
/// other answers must not open the code, and nothing printed may depend on the secret. Exit code 1
/// if a check fails.
#[derive(Args)]
pub struct SelftestArgs {
    /// Number of sheets, a multiple of 1,000
    #[arg(long, short = 'n', value_name = "N", default_value = "10000", value_parser = sheets,
        allow_hyphen_values = true)]
    sheets: u64,
    /// The number of the first sheet, a multiple of 1,000
    #[arg(long, value_name = "N", default_value = "0", value_parser = parse_first_sheet,
        allow_hyphen_values = true)]
    first: u64,
    /// A file that records progress, so that a stopped test continues from there
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Number of threads, 1 to 256; the results do not depend on it (default: all cores)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true)]
    threads: Option<Threads>,
    #[command(flatten)]
    result: ResultArgs,
}

fn sheets(text: &str) -> Result<u64, String> {
    blocks(text, BLOCK..=MOST).ok_or_else(|| {
        let (block, most) = (grouped(BLOCK), grouped(MOST));
        format!("{text:?} is not a number of sheets; use {block}, or more in such steps, to {most}")
    })
}

fn parse_first_sheet(text: &str) -> Result<u64, String> {
    blocks(text, 0..=MOST).ok_or_else(|| {
        let (block, most) = (grouped(BLOCK), grouped(MOST));
        format!(
            "{text:?} is not where a test begins; use 0, {block} or more in such steps, to {most}"
        )
    })
}

fn blocks(text: &str, range: RangeInclusive<u64>) -> Option<u64> {
    number(&text.replace(['_', ','], ""), range).filter(|n: &u64| n.is_multiple_of(BLOCK))
}

/// Checks the sheets. The exit code is 1 if a check fails, and 130 if Ctrl-C ended it early.
/// Finished blocks are in the journal.
pub fn run(args: &SelftestArgs, console: &Console) -> Result<ExitCode> {
    let numbers = args.first..args.first + args.sheets;
    let (mut done, whole) =
        args.journal.as_deref().map_or_else(|| Ok((BTreeMap::new(), 0)), read)?;
    done.retain(|first, checked| {
        let is_block = first.is_multiple_of(BLOCK) && checked.sheets == BLOCK;
        is_block && numbers.contains(first)
    });
    let mut journal = args.journal.as_deref().map(|path| open(path, whole)).transpose()?;
    let threads = args.threads.unwrap_or_else(Threads::all);
    let work = |watch: &WorkMonitor| -> Result {
        watch.add(done.len() as u64 * BLOCK);
        for first in numbers.step_by(BLOCK as usize) {
            if done.contains_key(&first) || watch.is_stopped() {
                continue;
            }
            let checked = check(first..first + BLOCK, threads);
            if let Some((path, file)) = &mut journal {
                let line = json!({ "checked": checked, "form": FORM }).to_string() + "\n";
                file.write_all(line.as_bytes()).map_err(|error| write_failure(path, &error))?;
            }
            done.insert(first, checked);
            watch.add(BLOCK);
        }
        Ok(())
    };
    let (worked, watch) = run_watched(&args.result, console, args.sheets, work);
    worked?;
    let all: Vec<SelftestReport> = done.into_values().collect();
    args.result.tell(console, || results_json(&all, args.sheets), || tell(&all, console));
    Ok(match all.iter().any(|checked| !checked.faults.is_empty()) {
        true => ExitCode::from(NO),
        false if watch.is_stopped() && all.len() as u64 * BLOCK < args.sheets => {
            ExitCode::from(INTERRUPTED)
        }
        false => ExitCode::SUCCESS,
    })
}

fn results_json(all: &[SelftestReport], wanted: u64) -> Value {
    let sum = |of: fn(&SelftestReport) -> u64| all.iter().map(of).sum::<u64>();
    let faults: Vec<_> = all.iter().flat_map(|checked| &checked.faults).collect();
    json!({
        "program": env!("CARGO_PKG_VERSION"),
        "wanted": wanted,
        "sheets": sum(|checked| checked.sheets),
        "drawn": sum(|checked| checked.drawn),
        "faults": faults,
    })
}

fn tell(all: &[SelftestReport], console: &Console) {
    let sum = |of: fn(&SelftestReport) -> u64| grouped(all.iter().map(of).sum());
    let faults = || all.iter().flat_map(|checked| &checked.faults);
    console.print_message(selftest_checked(
        sum(|checked| checked.sheets),
        sum(|checked| checked.drawn),
    ));
    for fault in faults() {
        let what = json!(fault.invariant);
        let what = what.as_str().unwrap_or_default().to_owned();
        console.print_message(selftest_fault(grouped(fault.sheet), what, fault.why.clone()));
    }
    if faults().next().is_none() {
        console.print_line(console.green(selftest_holds()));
    }
}

/// Reads a journal. Returns its blocks by the number of their first sheet, and the length of its
/// complete lines in bytes. An incomplete last line is ignored, so that its block is checked again.
fn read(path: &Path) -> Result<(BTreeMap<u64, SelftestReport>, u64)> {
    let bytes = match read_bounded(path, LARGEST) {
        Ok(bytes) => bytes,
        Err(FileReadError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        Err(_) => {
            return Err(Failure::input(format!(
                "{} is no journal that can be read",
                path.display()
            )));
        }
    };
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = text.split_inclusive('\n').peekable();
    let mut done = BTreeMap::new();
    while let Some(line) = lines.next() {
        match serde_json::from_str(line) {
            Ok(JournalLine { checked, form: FORM }) if line.ends_with('\n') => {
                done.insert(checked.first, checked)
            }
            _ if lines.peek().is_none() && is_rest(line) => None,
            _ if serde_json::from_str::<SelftestReport>(line).is_ok() => {
                return Err(Failure::input(format!(
                    "{} was written by a version of Cauldron Press before 1.0, which was never released; name another file",
                    path.display()
                )));
            }
            _ => {
                let told =
                    format!("{} is no journal of a selftest; name another file", path.display());
                return Err(Failure::input(told));
            }
        };
    }
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    Ok((done, whole as u64))
}

/// Whether `line` can be the incomplete last line of a journal.
fn is_rest(line: &str) -> bool {
    !line.ends_with('\n') && (line.starts_with(BEGINS) || BEGINS.starts_with(line))
}

/// Opens the journal for appending after its first `whole` bytes.
fn open(path: &Path, whole: u64) -> Result<(PathBuf, File)> {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    let cut = opened.and_then(|file| file.set_len(whole).map(|()| file));
    let file = cut.map_err(|error| write_failure(path, &error))?;
    Ok((path.to_owned(), file))
}

fn write_failure(path: &Path, error: &std::io::Error) -> Failure {
    Failure::machine(format!("cannot write {}: {error}", path.display()))
}
