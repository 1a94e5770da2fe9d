//! Print options for all games: paper, theme and ink, and the output files.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::page::{Bleed, Duplex, Ink, Theme, ThemeError};
use cauldron_press::press::{
    Coverage, Dpi, PageFile, PageInk, Paper, PrintOptions, PrintRequest, Printed, Standard, ticket,
    write_atomic, write_private,
};
use cauldron_press::texts::Language;
use cauldron_press::texts::msg::*;

use super::args::{Choices, choice};
use super::config;
use super::console::json_paths;
use super::files::store;
use super::layout::{LayoutArgs, PrinterArgs};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, ValueError};
use crate::cli::numbers::whole_number;
use crate::cli::progress::ResultArgs;

/// Paper, its path through the printer, and the files to write.
#[derive(Args)]
#[command(next_help_heading = "Printing", args(config::options()))]
pub struct PrintingArgs {
    /// Paper: a name such as a4, a3, b4, sra3, letter or tabloid, or a size such as 210x297mm or
    /// 8.5x11in
    #[arg(long, default_value = "a4", value_parser = paper)]
    paper: Paper,
    /// Print in letters of at least 14 points. A sheet fits any paper; below a2 each section gets
    /// its own pages. All other output needs a2 or larger, and uses a2 if --paper is omitted
    #[arg(long)]
    large_print: bool,
    /// Whether the output is a sheet, which can be laid out for large print on any paper.
    #[arg(skip)]
    pub is_sheet: bool,
    /// Edge over which the printer turns the paper between front and back
    #[arg(long, value_parser = choice(DUPLEX), default_value = "long-edge")]
    duplex: Duplex,
    /// Bleed around the trimmed page in mm, 0 to 10; with crop marks
    #[arg(long, value_name = "MM", default_value = "0", allow_hyphen_values = true)]
    bleed: Bleed,
    #[command(flatten)]
    pub sheets: LayoutArgs,
    #[command(flatten)]
    pub ink: InkArgs,
    #[command(flatten)]
    pub printer: PrinterArgs,
    /// Make the PDF for a print shop (pdf/x-4, or pdf/vt-1, which marks the sheets of each game) or
    /// for an archive (pdf/a-2)
    #[arg(long, value_parser = choice(STANDARDS))]
    standard: Option<Standard>,
    /// Write a job ticket for a print shop's system along with each PDF (xjdf)
    #[arg(long, value_name = "FORM", value_parser = choice(TICKETS), help_heading = "Output")]
    ticket: Option<TicketForm>,
    /// With --ticket: number of copies to order, 1 to 1,000,000
    #[arg(long, value_name = "N", default_value = "1", requires = "ticket", help_heading = "Output",
        value_parser = copies, allow_hyphen_values = true)]
    copies: u32,
    /// Folder for the files
    #[arg(long, short, value_name = "FOLDER", default_value = "output", help_heading = "Output")]
    pub out: PathBuf,
    /// Also write each page as SVG
    #[arg(long, help_heading = "Output")]
    svg: bool,
    /// Also write each page as PNG, with this many dots per inch (default: 150)
    #[arg(long, value_name = "DPI", num_args = 0..=1, default_missing_value = "150",
        help_heading = "Output", allow_negative_numbers = true)]
    png: Option<Dpi>,
    #[command(flatten)]
    pub result: ResultArgs,
}

const DUPLEX: Choices<Duplex> =
    &[("long-edge", &[], Duplex::LongEdge), ("short-edge", &[], Duplex::ShortEdge)];

const STANDARDS: Choices<Standard> = &[
    ("pdf/x-4", &["x-4"], Standard::PdfX4),
    ("pdf/vt-1", &["vt-1", "pdf/vt"], Standard::PdfVt1),
    ("pdf/a-2", &["pdf/a-2u", "pdf/a-2b", "a-2"], Standard::PdfA2),
];

/// Format of job tickets.
#[derive(Clone, Copy)]
enum TicketForm {
    Xjdf,
}

const TICKETS: Choices<TicketForm> = &[("xjdf", &[], TicketForm::Xjdf)];

/// Parses the value of `--copies`.
fn copies(text: &str) -> Result<u32, ValueError> {
    whole_number(text, 1..=1_000_000)
}

const INKS: Choices<Ink> = &[
    ("colour", &["color"], Ink::Colour),
    ("gray", &["grey"], Ink::Gray),
    ("saver", &[], Ink::Saver),
    ("black", &[], Ink::Black),
];

/// Parses a paper, and checks that the pages fit on it.
pub fn paper(name: &str) -> Result<Paper, Box<dyn Error + Send + Sync>> {
    let paper: Paper = name.parse()?;
    Ok(paper.for_pages()?)
}

impl PrintingArgs {
    /// Returns the options as a [`PrintRequest`].
    fn request(&self) -> PrintRequest {
        PrintRequest {
            paper: self.paper,
            large_print: self.large_print,
            is_sheet: self.is_sheet,
            duplex: self.duplex,
            bleed: self.bleed,
            layout: self.sheets.request(),
            ink: self.ink.kind,
            theme: self.ink.theme(),
            standard: self.standard.unwrap_or_default(),
        }
    }

    /// Returns the part of file names that identifies the print options; empty for the usual ones.
    pub fn suffix(&self) -> String {
        self.request().suffix() + &self.printer.suffix()
    }

    pub fn paper(&self) -> Paper {
        self.request().paper()
    }

    pub fn options(&self, language: &'static Language) -> Result<PrintOptions> {
        let (_, language) = self.ink.spoken(language)?;
        let request = self.request();
        if request.is_crowded() {
            return Err(Failure::said(terminal_large_print(request.paper().to_string())));
        }
        let draw = request.draw(language, self.printer.corrections()?);
        let draw = draw.map_err(|error| Failure::said(error.said()))?;
        let coverage = self.ink.is_told(&self.result);
        let layout = self.sheets.layout(draw.duplex, draw.bleed)?;
        let standard = request.standard;
        let (dpi, svg) = (self.png, self.svg);
        Ok(PrintOptions { draw, dpi, layout, coverage, pdf: true, svg, standard })
    }

    /// Returns the effective value of each option by its name, whether typed, stored or built in.
    /// The same values reproduce the same output on another computer.
    pub fn effective_options(&self, options: &PrintOptions) -> Value {
        let draw = &options.draw;
        json!({
            "paper": self.paper().to_string(),
            "large-print": self.large_print,
            "bleed": draw.bleed.width().0,
            "duplex": draw.duplex,
            "layout": options.layout,
            "ink": draw.ink.word(),
            "theme": draw.theme.name(),
            "theme-digest": draw.theme.digest(),
            "lang": draw.language.tag(),
            "printer": self.printer.name,
            "corrections": draw.corrections,
            "standard": options.standard,
            "svg": self.svg,
            "png": options.dpi.map(Dpi::dots),
        })
    }

    /// Checks that no option is given that works page by page, which is too slow and large for a
    /// run of many games.
    ///
    /// # Errors
    /// If `--svg`, `--png` or `--ink-report` is given.
    pub fn refuse_pages(&self) -> Result {
        let options = [
            ("--svg", self.svg),
            ("--png", self.png.is_some()),
            ("--ink-report", self.ink.is_asked()),
        ];
        match options.into_iter().find(|(_, given)| *given) {
            Some((flag, _)) => Err(Failure::said(terminal_single_games(flag))),
            None => Ok(()),
        }
    }

    /// Writes a printed game with the [`suffix`](Self::suffix) in its file names: the PDF, and each
    /// page as PNG and SVG if requested. All contents are complete before the first file is
    /// written.
    pub fn write(&self, printed: Printed) -> Result<Vec<PathBuf>> {
        let Printed { name, pdf, svgs, pngs, .. } = printed;
        let name = name + &self.suffix();
        let ticket = self.ticket(&format!("{name}.pdf"), &pdf)?;
        let mut files = vec![(format!("{name}.pdf"), pdf)];
        files.extend(ticket);
        let mut add = |pages: Vec<PageFile>, ending| {
            let file = |file: PageFile| (format!("{name}-{}.{ending}", file.page), file.bytes);
            files.extend(pages.into_iter().map(file));
        };
        add(pngs, "png");
        if self.svg {
            add(svgs, "svg");
        }
        self.store(files)
    }

    /// Returns the file name and content of the job ticket for a PDF, if `--ticket` is given.
    fn ticket(&self, name: &str, pdf: &[u8]) -> Result<Option<(String, Vec<u8>)>> {
        let Some(TicketForm::Xjdf) = self.ticket else { return Ok(None) };
        let layout = self.sheets.layout(self.duplex, self.bleed)?;
        let text = ticket(name, pdf, layout.as_ref(), self.copies).map_err(Failure::fault)?;
        Ok(Some((format!("{}.xjdf", name.trim_end_matches(".pdf")), text.into_bytes())))
    }

    /// Writes job tickets for PDFs that are already in a folder, if `--ticket` is given.
    pub fn store_tickets(&self, pdfs: impl Iterator<Item = PathBuf>) -> Result<Vec<PathBuf>> {
        let pdfs = pdfs.filter(|_| self.ticket.is_some());
        let tickets = pdfs.map(|path| {
            let read = std::fs::read(&path);
            let pdf = read.map_err(|error| {
                Failure::Machine(format!("cannot read \"{}\": {error}", path.display()))
            })?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let Some((name, text)) = self.ticket(&name, &pdf)? else { return Ok(None) };
            let folder = path.parent().unwrap_or(&self.out);
            store(folder, &name, &text, write_atomic).map(Some)
        });
        tickets.filter_map(Result::transpose).collect()
    }

    /// Writes a printed game and reports it: `words` prints text for the written files, or `json`
    /// adds the game's own fields to the JSON summary.
    pub fn deliver(
        &self,
        printed: Printed,
        options: &PrintOptions,
        console: &Console,
        json: impl FnOnce(&mut Value),
        words: impl FnOnce(&[PathBuf]),
    ) -> Result<ExitCode> {
        let (ink, scale) = (self.ink.used(&printed), printed.scale);
        let written = self.write(printed)?;
        self.result.tell(
            console,
            || {
                let (options, files) = (self.effective_options(options), json_paths(&written));
                let mut summary = json!({ "options": options, "ink": ink.json(), "files": files });
                json(&mut summary);
                summary
            },
            || {
                words(&written);
                self.sheets.tell(scale, console);
                ink.tell(console);
            },
        );
        Ok(ExitCode::SUCCESS)
    }

    /// Writes complete files into the folder of `--out`, which is created if it does not exist.
    pub fn store(&self, files: Vec<(String, Vec<u8>)>) -> Result<Vec<PathBuf>> {
        let write =
            |(name, bytes): (String, Vec<u8>)| store(&self.out, &name, &bytes, write_atomic);
        files.into_iter().map(write).collect()
    }

    /// Writes a file with secrets into the folder of `--out`, readable only by its owner.
    pub fn store_secret(&self, name: &str, text: &str) -> Result<PathBuf> {
        store(&self.out, name, text.as_bytes(), write_private)
    }
}

/// Theme and ink.
#[derive(Args)]
#[command(next_help_heading = "Printing")]
pub struct InkArgs {
    /// Ink: full colour, shades of gray, outlines that save ink, or outlines in black alone
    /// [default: that of the theme, or colour]
    #[arg(long = "ink", value_parser = choice(INKS))]
    kind: Option<Ink>,
    /// Look and names: a built-in theme, as listed by cauldron theme list, or the folder of a theme
    #[arg(long, value_name = "NAME|FOLDER", value_parser = Theme::of)]
    theme: Option<&'static Theme>,
    /// Report the ink coverage of the pages; without this option it is reported only if the ink is
    /// not colour
    #[arg(long, help_heading = "Output")]
    ink_report: bool,
}

impl InkArgs {
    /// Returns the chosen ink, or else that of the theme.
    pub fn kind(&self) -> Ink {
        self.kind.or(self.theme().ink()).unwrap_or_default()
    }

    pub fn theme(&self) -> &'static Theme {
        self.theme.unwrap_or_else(Theme::usual)
    }

    /// Returns the theme, and `language` with the theme's words.
    pub fn spoken(
        &self,
        language: &'static Language,
    ) -> Result<(&'static Theme, &'static Language)> {
        let theme = self.theme();
        let language = theme.speaks(language).map_err(|error| match error {
            ThemeError::NoWords { name, language, spoken } => {
                Failure::said(terminal_theme_language(name, language, spoken))
            }
            other => Failure::input(other),
        })?;
        Ok((theme, language))
    }

    pub fn is_asked(&self) -> bool {
        self.ink_report
    }

    /// Whether the ink coverage is measured and reported.
    pub fn is_told(&self, result: &ResultArgs) -> bool {
        !result.quiet && (result.json || self.ink_report || self.kind() != Ink::default())
    }

    /// Returns the ink coverage of a game's pages.
    pub fn used(&self, printed: &Printed) -> InkUsed {
        InkUsed { kind: self.kind(), pages: printed.inks.clone() }
    }
}

pub struct InkUsed {
    kind: Ink,
    pages: Vec<PageInk>,
}

impl InkUsed {
    /// Returns the coverage of each page in percent, by ink and in total.
    pub fn json(&self) -> Value {
        let page = |PageInk { page, coverage, .. }: &PageInk| {
            let Coverage { cyan, magenta, yellow, black } = *coverage;
            json!({
                "page": page,
                "cyan": percent(cyan),
                "magenta": percent(magenta),
                "yellow": percent(yellow),
                "black": percent(black),
                "total": percent(coverage.total()),
            })
        };
        let pages: Vec<Value> = self.pages.iter().map(page).collect();
        json!({ "kind": self.kind.word(), "percent": pages })
    }

    /// Prints the mean and the largest coverage, if it was measured.
    pub fn tell(&self, console: &Console) {
        let totals = || self.pages.iter().map(|page| page.coverage.total());
        let most = self.pages.iter().max_by_key(|page| page.coverage.total());
        let Some(most) = most else { return };
        let mean = totals().sum::<u32>() / u32::try_from(self.pages.len()).unwrap_or(u32::MAX);
        let shown = |total| format!("{:.1}", percent(total));
        let most = (shown(most.coverage.total()), most.page.as_str());
        console.tell(terminal_ink(self.kind.word(), shown(mean), most.0, most.1));
    }
}

fn percent(hundredths: u32) -> f64 {
    f64::from(hundredths) / 100.0
}
