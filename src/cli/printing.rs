//! Print options for all games: paper, theme and ink, and the output files.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf, is_separator};
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::options::{
    Choices, LayoutOptions, LookOptions, PageOptions, PrintRequest, StandardOptions, choice,
};
use cauldron_press::page::{Ink, SvgText, Theme, ThemeError};
use cauldron_press::press::{
    Access, Coverage, Dpi, PageFile, PageInk, Paper, PrintOptions, PrintedFiles, ticket,
    write_atomic, write_private,
};
use cauldron_press::texts::Language;
use cauldron_press::texts::msg::*;

use super::config;
use super::console::json_paths;
use super::files::{STANDARD_OUTPUT, quoted_path, store};
use super::layout::{self, PrinterArgs, layout};
use super::site::PlayPage;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, ValueError};
use crate::cli::numbers::whole_number;
use crate::cli::progress::ResultArgs;

/// Paper, its path through the printer, and the files to write.
#[derive(Args)]
#[command(next_help_heading = "Printing", args(config::options()))]
pub struct PrintingArgs {
    #[command(flatten)]
    page: PageOptions,
    /// Whether the output is a sheet, which can be laid out for large print on every paper of pages.
    #[arg(skip)]
    pub is_sheet: bool,
    #[command(flatten)]
    pub sheets: LayoutOptions,
    #[command(flatten)]
    pub ink: InkArgs,
    #[command(flatten)]
    pub printer: PrinterArgs,
    #[command(flatten)]
    standard: StandardOptions,
    /// Write a job ticket for a print shop's system along with each PDF (xjdf)
    #[arg(long, value_name = "FORM", value_parser = choice(TICKETS), help_heading = "Output")]
    ticket: Option<TicketForm>,
    /// With --ticket: number of copies to order, 1 to 1,000,000
    #[arg(long, value_name = "N", default_value = "1", requires = "ticket", help_heading = "Output",
        value_parser = copies, allow_hyphen_values = true)]
    copies: u32,
    /// Folder for the files; a name such as game.pdf for the PDF; or - for standard output
    #[arg(
        long,
        short,
        value_name = "FOLDER",
        default_value = "output",
        help_heading = "Output",
        allow_hyphen_values = true
    )]
    pub out: PathBuf,
    /// Also write each page as SVG, for every program: with letters as outlines, or with text to
    /// edit or search (text), which shows its own fonts in browsers only (default: outlines)
    #[arg(long, value_name = "LETTERS", num_args = 0..=1, default_missing_value = "outlines",
        value_parser = choice(SVG_TEXTS), help_heading = "Output")]
    svg: Option<SvgText>,
    /// Also write each page as PNG, with this many dots per inch (default: 150)
    #[arg(long, value_name = "DPI", num_args = 0..=1, default_missing_value = "150",
        help_heading = "Output", allow_negative_numbers = true)]
    png: Option<Dpi>,
    #[command(flatten)]
    pub result: ResultArgs,
}

/// Format of job tickets.
#[derive(Clone, Copy)]
enum TicketForm {
    Xjdf,
}

/// Size of the smallest letters on A4, in points.
const SMALLEST_POINTS: f64 = 7.0;
/// Size of letters in points below which a print is said to be hard to read.
const READABLE_POINTS: f64 = 6.0;

const SVG_TEXTS: Choices<SvgText> =
    &[("outlines", &[], SvgText::Outlines), ("text", &[], SvgText::Embedded)];

const TICKETS: Choices<TicketForm> = &[("xjdf", &[], TicketForm::Xjdf)];

/// Parses the value of `--copies`.
fn copies(text: &str) -> Result<u32, ValueError> {
    whole_number(text, 1..=1_000_000)
}

impl PrintingArgs {
    /// Returns the options as a [`PrintRequest`].
    fn request(&self) -> PrintRequest {
        PrintRequest {
            page: self.page,
            is_sheet: self.is_sheet,
            layout: self.sheets,
            look: self.ink.look,
            standard: self.standard,
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
        let (_, language) = self.ink.theme_and_language(language)?;
        let request = self.request();
        if request.is_crowded() {
            return Err(Failure::from_message(terminal_large_print(request.paper().to_string())));
        }
        let draw = request.draw(language, self.printer.corrections()?);
        let draw = draw.map_err(|error| Failure::from_message(error.message()))?;
        let coverage = self.ink.is_reported(&self.result);
        let layout = layout(&self.sheets, draw.duplex, draw.bleed)?;
        let standard = request.standard();
        let (dpi, svg) = (self.png, self.svg);
        Ok(PrintOptions { draw, dpi, layout, coverage, pdf: true, svg, standard })
    }

    /// Returns the effective value of each option by its name, whether typed, stored or built in.
    /// The same values reproduce the same output on another computer.
    pub fn effective_options(&self, options: &PrintOptions) -> Value {
        let mut effective = Value::Object(self.request().effective());
        for (name, value) in [
            ("layout", json!(options.layout)),
            ("lang", json!(options.draw.language.tag())),
            ("printer", json!(self.printer.name)),
            ("corrections", json!(options.draw.corrections)),
            (
                "svg",
                json!(self.svg.map(|text| {
                    SVG_TEXTS.iter().find(|(.., form)| *form == text).map(|(word, ..)| word)
                })),
            ),
            ("png", json!(options.dpi.map(Dpi::dots))),
        ] {
            effective[name] = value;
        }
        effective
    }

    /// Returns the name of the paper to print on, for messages. `sheet` is that of the sheets.
    pub fn printed_on(&self, sheet: Option<Paper>) -> String {
        sheet.unwrap_or_else(|| self.paper()).to_string()
    }

    /// Prints the `scale` of the pages, if they were shrunk, a warning if their smallest letters
    /// are hard to read, and the larger paper of large print. If pages share a `sheet` that was not
    /// chosen, prints how to use a smaller one.
    pub fn tell_sheets(&self, scale: f64, sheet: Option<Paper>, console: &Console) {
        layout::tell(&self.sheets, scale, console);
        let paper = self.paper();
        let ((short, long), (w, h)) = (Paper::A4.portrait(), paper.portrait());
        let large = if self.page.large_print { 2.0 } else { 1.0 };
        let points = SMALLEST_POINTS * scale * (w / short).min(h / long).max(large);
        if scale < 1.0 && points < READABLE_POINTS {
            console.print_message(terminal_small_letters(format!("{points:.1}")));
        }
        if self.request().is_enlarged() && self.sheets.sheet.is_none() {
            let several = "--layout poster --sheet a4";
            console.print_message(terminal_large_enlarged(paper.to_string(), several));
        }
        let chosen = self.sheets.sheet.is_some();
        if let Some(sheet) = sheet.filter(|sheet| !chosen && sheet.portrait() > (w, h)) {
            let smaller = format!("--sheet {paper} --fit");
            console.print_message(terminal_larger_sheet(sheet.to_string(), smaller));
        }
    }

    /// Checks that no option is given that works page by page, which is too slow and large for a
    /// run of many games.
    ///
    /// # Errors
    /// If `--svg`, `--png` or `--ink-report` is given.
    pub fn refuse_pages(&self) -> Result {
        let options = [
            ("--svg", self.svg.is_some()),
            ("--png", self.png.is_some()),
            ("--ink-report", self.ink.is_report_requested()),
        ];
        match options.into_iter().find(|(_, given)| *given) {
            Some((flag, _)) => Err(Failure::from_message(terminal_single_games(flag))),
            None => Ok(()),
        }
    }

    /// Whether the PDF goes to standard output.
    pub fn is_piped(&self) -> bool {
        self.out.as_os_str() == STANDARD_OUTPUT
    }

    /// Returns the name of the PDF without its ending, if `--out` names a file.
    fn file_stem(&self) -> Option<String> {
        let is_pdf = self.out.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
        let is_folder =
            self.out.is_dir() || self.out.as_os_str().to_string_lossy().ends_with(is_separator);
        let stem = self.out.file_stem().filter(|_| is_pdf && !is_folder)?;
        Some(stem.to_string_lossy().into_owned())
    }

    /// Folder for the files.
    pub fn folder(&self) -> &Path {
        match self.file_stem() {
            Some(_) => self.out.parent().unwrap_or(Path::new("")),
            None => &self.out,
        }
    }

    /// Prepares output of a single PDF, if it goes to standard output: messages then go to standard
    /// error.
    ///
    /// # Errors
    /// If other files were requested, here or by an option of `more` that is given.
    pub fn begin_output(&self, more: &[(&'static str, bool)], console: &Console) -> Result {
        if !self.is_piped() {
            return Ok(());
        }
        let own = [
            ("--svg", self.svg.is_some()),
            ("--png", self.png.is_some()),
            ("--ticket", self.ticket.is_some()),
        ];
        if let Some((option, _)) = own.iter().chain(more).find(|(_, given)| *given) {
            return Err(Failure::from_message(terminal_output_single(*option)));
        }
        console.divert();
        Ok(())
    }

    /// Checks that `--out` is a folder, for output of several files.
    ///
    /// # Errors
    /// If it is a PDF file or standard output.
    pub fn refuse_file(&self) -> Result {
        match self.is_piped() || self.file_stem().is_some() {
            true => Err(Failure::from_message(terminal_output_folder(quoted_path(&self.out)))),
            false => Ok(()),
        }
    }

    /// Writes a printed game with the [`suffix`](Self::suffix) in its file names, or with the name
    /// that `--out` states: the PDF, and each page as PNG and SVG if requested. All contents are
    /// complete before the first file is written.
    pub fn write(&self, printed: PrintedFiles) -> Result<Vec<PathBuf>> {
        if self.is_piped() {
            let mut out = io::stdout().lock();
            return match out.write_all(&printed.pdf).and_then(|()| out.flush()) {
                // A closed pipe is not an error.
                Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                    Err(Failure::Machine(format!("cannot write to standard output: {error}")))
                }
                _ => Ok(vec![self.out.clone()]),
            };
        }
        let name = self.file_stem().unwrap_or_else(|| format!("{}{}", printed.name, self.suffix()));
        let pdf_name = self.file_stem().and(self.out.file_name());
        let pdf_name = pdf_name.map(|name| name.to_string_lossy().into_owned());
        let pdf_name = pdf_name.unwrap_or_else(|| format!("{name}.pdf"));
        self.write_as(Access::Usual, name, pdf_name, printed)
    }

    /// Writes a printed page besides the game, with the given `access` to its files.
    pub fn write_beside(&self, access: Access, printed: PrintedFiles) -> Result<Vec<PathBuf>> {
        let name = format!("{}{}", printed.name, self.suffix());
        let pdf_name = format!("{name}.pdf");
        self.write_as(access, name, pdf_name, printed)
    }

    /// Writes the PDF as `pdf_name`, and the other files of a game with names that begin with
    /// `name`.
    fn write_as(
        &self,
        access: Access,
        name: String,
        pdf_name: String,
        printed: PrintedFiles,
    ) -> Result<Vec<PathBuf>> {
        let PrintedFiles { pdf, svgs, pngs, .. } = printed;
        let ticket = self.ticket(&pdf_name, &pdf)?;
        let mut files = vec![(pdf_name, pdf)];
        files.extend(ticket);
        let mut add = |pages: Vec<PageFile>, ending| {
            let file = |file: PageFile| (format!("{name}-{}.{ending}", file.page), file.bytes);
            files.extend(pages.into_iter().map(file));
        };
        add(pngs, "png");
        add(svgs, "svg");
        self.store(access, files)
    }

    /// Returns the file name and content of the job ticket for a PDF, if `--ticket` is given.
    fn ticket(&self, name: &str, pdf: &[u8]) -> Result<Option<(String, Vec<u8>)>> {
        let Some(TicketForm::Xjdf) = self.ticket else { return Ok(None) };
        let layout = layout(&self.sheets, self.page.duplex, self.page.bleed)?;
        let text = ticket(name, pdf, layout.as_ref(), self.copies).map_err(Failure::fault)?;
        let name = Path::new(name).with_extension("xjdf").to_string_lossy().into_owned();
        Ok(Some((name, text.into_bytes())))
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
            let folder = path.parent().unwrap_or(self.folder());
            store(folder, &name, &text, write_atomic).map(Some)
        });
        tickets.filter_map(Result::transpose).collect()
    }

    /// Writes a printed game with the `page` that tests its potions, and reports the files: `words`
    /// prints text for them, or `json` adds the game's own fields to the JSON summary.
    pub fn deliver(
        &self,
        printed: PrintedFiles,
        page: Option<PlayPage>,
        options: &PrintOptions,
        console: &Console,
        json: impl FnOnce(&mut Value),
        words: impl FnOnce(&[PathBuf]),
    ) -> Result<ExitCode> {
        let (ink, scale, sheet) = (self.ink.ink_used(&printed), printed.scale, printed.sheet);
        let mut written = self.write(printed)?;
        written.extend(page.map(PlayPage::keep).transpose()?);
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
                self.tell_sheets(scale, sheet, console);
                ink.tell(console);
            },
        );
        Ok(ExitCode::SUCCESS)
    }

    /// Writes complete files into the folder of `--out`, which is created if it does not exist.
    pub fn store(&self, access: Access, files: Vec<(String, Vec<u8>)>) -> Result<Vec<PathBuf>> {
        let write = match access {
            Access::Usual => write_atomic,
            Access::Private => write_private,
        };
        let files = files.into_iter();
        files.map(|(name, bytes)| store(self.folder(), &name, &bytes, write)).collect()
    }
}

/// Theme and ink.
#[derive(Args)]
pub struct InkArgs {
    #[command(flatten)]
    pub look: LookOptions,
    /// Report the ink coverage of the pages; without this option it is reported only if the ink is
    /// not colour
    #[arg(long, help_heading = "Output")]
    ink_report: bool,
}

impl InkArgs {
    /// Returns the chosen ink, or else that of the theme.
    pub fn kind(&self) -> Ink {
        self.look.ink()
    }

    pub fn theme(&self) -> &'static Theme {
        self.look.theme()
    }

    /// Returns the theme, and `language` with the theme's words.
    pub fn theme_and_language(
        &self,
        language: &'static Language,
    ) -> Result<(&'static Theme, &'static Language)> {
        let theme = self.theme();
        let language = theme.adapt_language(language).map_err(|error| match error {
            ThemeError::NoWords { name, language, spoken } => {
                Failure::from_message(terminal_theme_language(name, language, spoken))
            }
            other => Failure::input(other),
        })?;
        Ok((theme, language))
    }

    /// Whether the option `--ink-report` is given.
    pub fn is_report_requested(&self) -> bool {
        self.ink_report
    }

    /// Whether the ink coverage is measured and included in the results.
    pub fn is_reported(&self, result: &ResultArgs) -> bool {
        !result.quiet && (result.json || self.ink_report || self.kind() != Ink::default())
    }

    /// Returns the ink coverage of a game's pages.
    pub fn ink_used(&self, printed: &PrintedFiles) -> InkUsed {
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
        console.print_message(terminal_ink(self.kind.word(), shown(mean), most.0, most.1));
    }
}

fn percent(hundredths: u32) -> f64 {
    f64::from(hundredths) / 100.0
}
