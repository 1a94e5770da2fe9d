//! Options for placing pages on sheets, for all commands that print, and for the printer.

use std::path::PathBuf;

use clap::Args;

use cauldron_press::options::LayoutOptions;
use cauldron_press::page::{Bleed, Corrections, Duplex};
use cauldron_press::press::impose::{Layout, LayoutError};
use cauldron_press::press::printer::{PrinterName, Printers, PrintersError};
use cauldron_press::texts::msg::*;
use cauldron_press::texts::nearest;

use super::files;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, quoted};

/// Returns the layout for pages with `bleed` on a printer with `duplex`; `None` if every page is a
/// side of paper in its own size.
pub fn layout(options: &LayoutOptions, duplex: Duplex, bleed: Bleed) -> Result<Option<Layout>> {
    options.layout(duplex, bleed).map_err(|error| match error {
        LayoutError::Unfolded(option) => Failure::from_message(terminal_layout_unfolded(
            format!("--{option}"),
            "--layout saddle",
        )),
        LayoutError::Unfitted => Failure::from_message(print_layout_unfitted("--fit")),
        error => Failure::from_message(error.message()),
    })
}

/// Prints the `scale` of the pages, if they were shrunk.
pub fn tell(options: &LayoutOptions, scale: f64, console: &Console) {
    if let Some(sheet) = options.sheet.filter(|_| scale < 1.0) {
        console.print_message(terminal_scale(format!("{:.1}", 100.0 * scale), sheet.to_string()));
    }
}

/// Printer, and the file with its corrections.
#[derive(Args)]
#[command(next_help_heading = "Printing")]
pub struct PrinterArgs {
    /// Correct the backs for the printer of this name, as measured with `cauldron align`
    #[arg(long = "printer", value_name = "NAME")]
    pub name: Option<PrinterName>,
    /// The file with the known printers, instead of the one in your folder for configuration
    #[arg(long = "printers", value_name = "FILE")]
    file: Option<PathBuf>,
}

impl PrinterArgs {
    pub fn file(&self) -> Result<PathBuf> {
        self.file.clone().map_or_else(usual_file, Ok)
    }

    /// Returns the corrections of the printer; zero if no printer is named.
    pub fn corrections(&self) -> Result<Corrections> {
        let Some(name) = &self.name else { return Ok(Corrections::default()) };
        let printers = Printers::read(&self.file()?).map_err(store_failed)?;
        printers.get(name).ok_or_else(|| unknown_printer(name, &printers))
    }

    /// Returns the part of file names that identifies the printer; empty if none is named.
    pub fn suffix(&self) -> String {
        let Some(name) = &self.name else { return String::new() };
        let letter = |c: char| if c.is_alphanumeric() { c } else { '-' };
        format!("-for-{}", name.to_string().chars().map(letter).collect::<String>())
    }
}

/// Returns the path of `printers.json` in the folder for configuration.
fn usual_file() -> Result<PathBuf> {
    match files::configuration_folder() {
        Some(folder) => Ok(folder.join("printers.json")),
        None => Err(Failure::from_message(terminal_no_folder("--printers"))),
    }
}

/// Checks that the usual file has corrections for the printer `name`.
///
/// # Errors
/// If it has none, or the file cannot be read.
pub fn known_printer(name: &PrinterName) -> Result {
    let printers = Printers::read(&usual_file()?).map_err(store_failed)?;
    printers.get(name).map(drop).ok_or_else(|| unknown_printer(name, &printers))
}

/// Returns the failure for a printer without corrections, with a similar name if there is one.
pub fn unknown_printer(name: &PrinterName, printers: &Printers) -> Failure {
    let names: Vec<String> = printers.iter().map(|(name, _)| name.to_string()).collect();
    let meant = nearest(&name.to_string(), names.iter().map(String::as_str));
    let name = quoted(&name.to_string());
    Failure::from_message(match meant {
        Some(meant) => terminal_printer_near(name, quoted(meant)),
        None => terminal_printer_unknown(name),
    })
}

/// Converts an error of the printers' file into a [`Failure`].
pub fn store_failed(error: PrintersError) -> Failure {
    match error {
        PrintersError::Name(_) | PrintersError::Damaged { .. } => Failure::input(error),
        PrintersError::Unreadable { .. } | PrintersError::Unwritable(_) => {
            Failure::Machine(format!("{error}; name another file with --printers"))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use clap::Parser;

    use cauldron_press::page::Mm;
    use cauldron_press::press::impose::{
        BindingSide, CellCount, Gutter, ImpositionScheme, Margin, Marks, Saddle, Thickness,
    };
    use cauldron_press::texts::Language;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        layout: LayoutOptions,
    }

    fn read(line: &str, bleed: f64) -> Result<Option<Layout>, String> {
        let words = ["cauldron"].into_iter().chain(line.split_whitespace());
        let line = Line::try_parse_from(words).map_err(|error| error.to_string())?;
        let bleed = Bleed::new(Mm(bleed)).map_err(|error| error.to_string())?;
        let layout = layout(&line.layout, Duplex::LongEdge, bleed);
        layout.map_err(|failure| failure.sentence(Language::first()))
    }

    #[test]
    fn without_flags_a_page_is_a_side() {
        assert_eq!(read("", 0.0), Ok(None));
        let marks = |line| read(line, 3.0).map(|layout| layout.map(|layout| layout.marks));
        assert_eq!(marks("--layout 2-up"), Ok(Some(Marks::FINISHING)));
        assert_eq!(marks("--marks none"), Ok(Some(Marks::NONE)));
    }

    #[test]
    fn every_flag_is_heard() {
        let line = "--layout saddle --sheet sra3 --signature 4 --thickness 80gsm --back-cover \
                --binding right --marks all --gutter 6 --fit --margin 7";
        let expected = Layout {
            scheme: ImpositionScheme::Saddle(Saddle {
                signature: NonZeroU16::new(4),
                thickness: Thickness::new(Mm(0.1)).unwrap(),
                back_cover: true,
            }),
            sheet: "sra3".parse().ok(),
            duplex: Duplex::LongEdge,
            gutter: Gutter::new(Mm(6.0)).ok(),
            marks: Marks::ALL,
            fit: true,
            margin: Margin::new(Mm(7.0)).ok(),
            binding: BindingSide::Right,
        };
        assert_eq!(read(line, 0.0), Ok(Some(expected)));
        let stacks =
            read("--layout cut-stack-4", 0.0).map(|layout| layout.map(|layout| layout.scheme));
        assert_eq!(stacks, Ok(Some(ImpositionScheme::CutStack(CellCount::Count(4)))));
        for (usual, other) in [
            ("--layout saddle", "--layout Booklet"),
            ("--layout 2-up", "--layout 2up"),
            ("--layout 2x3-up", "--layout 2x3up"),
            ("--layout 2-up --gutter 5", "--layout 2-up --gutter 0.5cm"),
            ("--sheet a4 --fit --margin 7.62", "--sheet A4 --fit --margin 0,3in"),
            ("--layout saddle --thickness 80gsm", "--layout saddle --thickness 80g/m²"),
        ] {
            assert!(read(usual, 0.0).is_ok(), "{usual}");
            assert_eq!(read(other, 0.0), read(usual, 0.0), "{other}");
        }
    }

    #[test]
    fn what_does_not_belong_together_is_refused() {
        for flag in ["--signature 4", "--thickness 0.1", "--back-cover"] {
            let error = read(&format!("--layout 2-up {flag}"), 0.0).unwrap_err();
            assert!(error.ends_with("use it with --layout saddle"), "{error}");
            assert!(error.starts_with(flag.split(' ').next().unwrap()), "{error}");
        }
        for (line, said) in [
            ("--layout sadle", "did you mean saddle?"),
            (
                "--layout saddle --signature 0",
                "\"0\" is not possible; use a whole number from 1 to 65535",
            ),
            ("--thickness -1", "0 to 2 mm"),
            ("--gutter wide", "0 to 100 mm"),
            ("--margin 26", "0 to 25 mm"),
            ("--margin 7", "use it with --fit"),
            ("--layout up", "not a number of pages"),
            ("--sheet napkin", "not a paper size"),
            ("--marks bleed", "not a mark"),
            ("--marks all,none", "\"all,none\" is not a mark"),
            ("--marks crop,all", "\"crop,all\" is not a mark"),
            ("--binding foot", "left, right"),
            ("--layout poster --binding top", "a poster is not bound"),
        ] {
            let error = read(line, 0.0).unwrap_err();
            assert!(error.contains(said), "{line}: {error}");
        }
    }
}
