//! `cauldron align`: prints a test page for two-sided printing, and stores corrections for a
//! printer.

use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::page::{BackCorrection, Corrections, DrawError, fixed};
use cauldron_press::press;
use cauldron_press::press::printer::{self, PrinterName, Printers, Reading, ReadingError};
use cauldron_press::texts::msg::*;

use super::console::json_paths;
use super::layout::{store_failed, unknown_printer};
use super::printing::PrintingArgs;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};

/// Correct the backs of a printer
///
/// Without a reading it makes the test page, which has the instructions on it.
#[derive(Args)]
pub struct AlignArgs {
    /// Readings from the upright sheet of the test page: its four scales in order, such as
    /// M13,L12,M13,N14; stored under the name of --printer
    #[arg(long, value_name = "SCALES", requires = "name")]
    read: Option<Reading>,
    /// Readings from the wide sheet of the test page, in the same form
    #[arg(long, value_name = "SCALES", requires = "name")]
    read_wide: Option<Reading>,
    /// The test page itself was printed with --printer: add the readings to that printer's
    /// corrections
    #[arg(long, requires = "name")]
    corrected: bool,
    /// List the known printers and their corrections
    #[arg(long, conflicts_with_all = ["read", "read_wide", "name"])]
    list: bool,
    /// Forget the corrections of a printer
    #[arg(long, value_name = "NAME", conflicts_with_all = ["read", "read_wide", "name", "list"])]
    forget: Option<PrinterName>,
    #[command(flatten)]
    printing: PrintingArgs,
}

/// Makes the test page, stores a reading (`--read`), or lists or forgets printers.
pub fn run(args: &AlignArgs, console: &Console) -> Result<ExitCode> {
    match (&args.forget, &args.printing.printer.name) {
        (Some(name), _) => forget(args, name, console)?,
        _ if args.list => list(args, console)?,
        (None, Some(name)) if args.read.is_some() || args.read_wide.is_some() => {
            keep(args, name, console)?;
        }
        _ => print(args, console)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn print(args: &AlignArgs, console: &Console) -> Result {
    args.printing.begin_output(&[], console)?;
    let options = args.printing.options(console.language())?;
    let paper = args.printing.paper().to_string();
    let printer = match &args.printing.printer.name {
        Some(name) => format!("{:?} --corrected", name.to_string()),
        None => "NAME".to_owned(),
    };
    let commands = ["--read", "--read-wide"]
        .map(|option| format!("cauldron align --printer {printer} {option} M13,M13,M13,M13"));
    let pages = printer::pages(&options.draw, commands.each_ref().map(String::as_str))
        .map_err(|error| Failure::from_message(error.message()))?;
    let meta = printer::meta(&paper, &options.draw);
    let printed = press::print("alignment".to_owned(), pages, &meta, &options)
        .map_err(|error| Failure::from(cauldron_press::game::PrintError::from(error)))?;
    let written = args.printing.write(printed)?;
    args.printing.result.tell(
        console,
        || json!({ "options": args.printing.effective_options(&options), "files": json_paths(&written) }),
        || {
            console.files(&written);
            console.print_message(terminal_align_printed());
        },
    );
    Ok(())
}

fn keep(args: &AlignArgs, name: &PrinterName, console: &Console) -> Result {
    let file = args.printing.printer.file()?;
    let mut printers = Printers::read(&file).map_err(store_failed)?;
    let known = printers.get(name);
    let before = match known {
        None if args.corrected => return Err(unknown_printer(name, &printers)),
        _ if args.corrected => known.unwrap_or_default(),
        _ => Corrections::default(),
    };
    let read = |reading: Option<Reading>, before: BackCorrection| {
        let missing = reading.map(Reading::correction).transpose().map_err(reading_failure)?;
        missing.map(|missing| before.and(missing)).transpose().map_err(Failure::input)
    };
    let upright = read(args.read, before.portrait)?;
    let wide = read(args.read_wide, before.landscape)?;
    let derived = known.is_none() && (upright.is_none() || wide.is_none());
    let corrections = match (upright, wide, known) {
        (Some(upright), Some(wide), _) => Corrections { portrait: upright, landscape: wide },
        (Some(upright), None, Some(known)) => Corrections { portrait: upright, ..known },
        (None, Some(wide), Some(known)) => Corrections { landscape: wide, ..known },
        (Some(upright), None, None) => {
            Corrections { portrait: upright, landscape: upright.of_wide_pages() }
        }
        (None, Some(wide), None) => {
            Corrections { portrait: wide.of_upright_pages(), landscape: wide }
        }
        (None, None, _) => return Ok(()),
    };
    printers.set(name.clone(), corrections);
    printers.write(&file).map_err(store_failed)?;
    args.printing.result.tell(
        console,
        || json!({ "printer": name, "corrections": corrections }),
        || {
            moves(corrections, console);
            if derived {
                let other =
                    if wide.is_none() { terminal_align_wide() } else { terminal_align_upright() };
                console.print_message(terminal_align_derived(other));
            }
            console.print_message(terminal_align_kept(
                name.to_string(),
                format!("--printer {:?}", name.to_string()),
            ));
        },
    );
    Ok(())
}

fn reading_failure(error: ReadingError) -> Failure {
    match error {
        ReadingError::TooFar(DrawError::Correction { .. }) => {
            Failure::from_message(terminal_advised(error.message(), terminal_read_again()))
        }
        other => Failure::from_message(other.message()),
    }
}

fn list(args: &AlignArgs, console: &Console) -> Result {
    let printers = Printers::read(&args.printing.printer.file()?).map_err(store_failed)?;
    args.printing.result.tell(
        console,
        || json!(printers),
        || {
            if printers.iter().next().is_none() {
                console.print_message(terminal_align_none());
            }
            for (name, corrections) in printers.iter() {
                console.print_line(console.bold(name.to_string()));
                moves(corrections, console);
            }
        },
    );
    Ok(())
}

fn forget(args: &AlignArgs, name: &PrinterName, console: &Console) -> Result {
    let file = args.printing.printer.file()?;
    let mut printers = Printers::read(&file).map_err(store_failed)?;
    if !printers.remove(name) {
        return Err(unknown_printer(name, &printers));
    }
    printers.write(&file).map_err(store_failed)?;
    args.printing.result.tell(
        console,
        || json!({ "forgotten": name }),
        || console.print_message(terminal_align_forgotten(name.to_string())),
    );
    Ok(())
}

fn moves(corrections: Corrections, console: &Console) {
    let Corrections { portrait: upright, landscape: wide } = corrections;
    for (sheet, correction) in [(terminal_align_upright(), upright), (terminal_align_wide(), wide)]
    {
        let [x, y] = [correction.x(), correction.y()].map(|mm| fixed(mm.0, 2));
        let line = terminal_align_moves(sheet, x, y, fixed(correction.turn(), 2));
        console.print_line(format_args!("  {}", console.text(line)));
    }
}
