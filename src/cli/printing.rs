//! Printing, whatever the game: paper, theme and ink, and the files that pages become.

use std::error::Error;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use cauldron_press::page::{Bleed, DrawOptions, Duplex, Ink, Theme, ThemeError};
use cauldron_press::press::{
    self, Coverage, Dpi, PageFile, PageInk, Paper, PrintOptions, Printed, Standard, WriteError,
};
use cauldron_press::texts::Language;
use cauldron_press::texts::said::terminal_ink;

use super::args::ResultArgs;
use super::layout::{LayoutArgs, PrinterArgs};
use super::{Console, Failure, config};

/// The paper, how it goes through the printer, and the files that are written.
#[derive(Args)]
#[command(next_help_heading = "Printing", args(config::options()))]
pub struct PrintingArgs {
    /// Paper: a name such as a4, a3, b4, sra3, letter or tabloid, or a size such as 210x297mm or
    /// 8.5x11in
    #[arg(long, default_value = "a4", value_parser = paper)]
    paper: Paper,
    /// Letters of at least 14 points: a sheet on any paper, below a2 with every section on pages
    /// of its own; all else on a2 or larger, a2 if --paper is left out
    #[arg(long)]
    large_print: bool,
    /// Whether what is printed can be laid out for large print on any paper.
    #[arg(skip)]
    pub is_sheet: bool,
    /// How the printer turns the paper between front and back
    #[arg(long, value_enum, default_value = "long-edge")]
    duplex: Turn,
    /// Bleed around the trimmed page in mm, 0 to 10; with crop marks
    #[arg(long, value_name = "MM", default_value = "0", allow_hyphen_values = true)]
    bleed: Bleed,
    #[command(flatten)]
    pub sheets: LayoutArgs,
    #[command(flatten)]
    pub ink: InkArgs,
    #[command(flatten)]
    pub printer: PrinterArgs,
    /// Make the PDF for a print shop (pdf/x-4) or for an archive (pdf/a-2)
    #[arg(long, value_enum)]
    standard: Option<Kept>,
    /// Folder for the files
    #[arg(long, short, value_name = "FOLDER", default_value = "output", help_heading = "Output")]
    pub out: PathBuf,
    /// Write each page as SVG as well
    #[arg(long, help_heading = "Output")]
    svg: bool,
    /// Write each page as PNG as well, with this many dots per inch (150 if left out)
    #[arg(long, value_name = "DPI", num_args = 0..=1, default_missing_value = "150",
        help_heading = "Output", allow_negative_numbers = true)]
    png: Option<Dpi>,
    #[command(flatten)]
    pub result: ResultArgs,
}

#[derive(Clone, Copy, ValueEnum)]
enum Turn {
    LongEdge,
    ShortEdge,
}

#[derive(Clone, Copy, ValueEnum)]
enum Kept {
    #[value(name = "pdf/x-4", alias = "x-4")]
    PdfX4,
    #[value(name = "pdf/a-2", aliases = ["pdf/a-2u", "pdf/a-2b", "a-2"])]
    PdfA2,
}

impl From<Turn> for Duplex {
    fn from(turn: Turn) -> Self {
        match turn {
            Turn::LongEdge => Duplex::LongEdge,
            Turn::ShortEdge => Duplex::ShortEdge,
        }
    }
}

/// Paper that holds our pages.
pub fn paper(name: &str) -> Result<Paper, Box<dyn Error + Send + Sync>> {
    let paper: Paper = name.parse()?;
    Ok(paper.for_pages()?)
}

impl PrintingArgs {
    /// What the names of files tell of paper and standard; nothing of the usual ones.
    pub fn suffix(&self) -> String {
        let mut suffix = String::new();
        if self.paper() != Paper::A4 {
            suffix += &format!("-{}", self.paper());
        }
        if matches!(self.duplex, Turn::ShortEdge) {
            suffix += "-short-edge";
        }
        if self.bleed != Bleed::default() {
            suffix += &format!("-bleed{}", self.bleed.width().0);
        }
        if self.is_laid_out() {
            suffix += "-large-print";
        }
        suffix += match self.standard {
            None => "",
            Some(Kept::PdfX4) => "-pdfx4",
            Some(Kept::PdfA2) => "-pdfa2",
        };
        suffix + &self.sheets.suffix() + &self.ink.suffix() + &self.printer.suffix()
    }

    /// The paper of the pages.
    pub fn paper(&self) -> Paper {
        let is_enlarged = self.large_print && !self.is_sheet && self.paper == Paper::A4;
        if is_enlarged { Paper::A2 } else { self.paper }
    }

    /// Whether pages are laid out for large print, on paper where usual ones would not be large.
    fn is_laid_out(&self) -> bool {
        let is_large = self.paper.size().is_ok_and(|size| size.is_large_print());
        self.large_print && self.is_sheet && !is_large
    }

    /// How a game is printed.
    pub fn options(&self, language: &'static Language) -> Result<PrintOptions, Failure> {
        let (theme, language) = self.ink.spoken(language)?;
        let paper = self.paper().size().map_err(|error| Failure::said(error.said()))?;
        if self.large_print && !self.is_sheet && !paper.is_large_print() {
            return Err(Failure::Input(format!(
                "letters of 14 points need a2 or larger; {} is too small for --large-print",
                self.paper()
            )));
        }
        let draw = DrawOptions {
            paper,
            bleed: self.bleed,
            duplex: self.duplex.into(),
            ink: self.ink.kind(),
            corrections: self.printer.corrections()?,
            language,
            theme,
            large_print: self.is_laid_out(),
        };
        let coverage = self.ink.is_told(&self.result);
        let layout = self.sheets.layout(draw.duplex, draw.bleed)?;
        let (dpi, svg, standard) = (self.png, self.svg, self.standard());
        Ok(PrintOptions { draw, dpi, layout, coverage, svg, standard })
    }

    /// Every option that counts, by its name, whether it was typed, remembered or is usual: with
    /// these the same comes out anywhere.
    pub fn in_force(&self, options: &PrintOptions) -> Value {
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

    /// The standard that PDFs keep.
    pub fn standard(&self) -> Standard {
        match self.standard {
            None => Standard::Plain,
            Some(Kept::PdfX4) => Standard::PdfX4,
            Some(Kept::PdfA2) => Standard::PdfA2,
        }
    }

    /// Refuses what is drawn or measured page by page, where there would be very many.
    pub fn refuse_pages(&self) -> Result<(), Failure> {
        let options = [
            ("--svg", self.svg),
            ("--png", self.png.is_some()),
            ("--ink-report", self.ink.is_asked()),
        ];
        match options.into_iter().find(|(_, given)| *given) {
            Some((flag, _)) => {
                Err(Failure::Input(format!("{flag} is for single games; leave it out")))
            }
            None => Ok(()),
        }
    }

    /// Writes a printed game, named with its paper: its PDF, and each page as PNG and SVG if
    /// asked for. Every file is complete before the first is written.
    pub fn write(&self, printed: Printed) -> Result<Vec<PathBuf>, Failure> {
        let Printed { name, pdf, svgs, pngs, .. } = printed;
        let name = name + &self.suffix();
        let mut files = vec![(format!("{name}.pdf"), pdf)];
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

    /// Writes complete files into the folder, which is made if it is not there.
    pub fn store(&self, files: Vec<(String, Vec<u8>)>) -> Result<Vec<PathBuf>, Failure> {
        self.stored(files, press::write_atomic)
    }

    /// The same of a file with secrets, which its owner alone may read.
    pub fn store_secret(&self, name: String, text: &str) -> Result<PathBuf, Failure> {
        let paths = self.stored(vec![(name, text.as_bytes().to_vec())], press::write_private)?;
        Ok(paths.into_iter().next().unwrap_or_default())
    }

    fn stored(
        &self,
        files: Vec<(String, Vec<u8>)>,
        write: fn(&Path, &[u8]) -> Result<(), WriteError>,
    ) -> Result<Vec<PathBuf>, Failure> {
        let elsewhere =
            |e: WriteError| Failure::Machine(format!("{e}; choose another --out folder"));
        std::fs::create_dir_all(&self.out)
            .map_err(|source| elsewhere(WriteError { path: self.out.clone(), source }))?;
        let mut written = Vec::with_capacity(files.len());
        for (name, bytes) in files {
            let path = self.out.join(name);
            write(&path, &bytes).map_err(elsewhere)?;
            written.push(path);
        }
        Ok(written)
    }
}

/// Theme and ink.
#[derive(Args)]
#[command(next_help_heading = "Printing")]
pub struct InkArgs {
    /// Ink: full colour, shades of gray, outlines that save ink, or outlines in black alone
    /// [default: that of the theme, or colour]
    #[arg(long = "ink", value_enum)]
    kind: Option<Kind>,
    /// Look and names: a theme that is built in, as cauldron theme list shows them, or the folder
    /// of one
    #[arg(long, value_name = "NAME|FOLDER", value_parser = theme)]
    theme: Option<&'static Theme>,
    /// Say how much ink the pages take, which is said anyway if the ink is not colour
    #[arg(long, help_heading = "Output")]
    ink_report: bool,
}

/// A theme that can be worn.
fn theme(name: &str) -> Result<&'static Theme, ThemeError> {
    Theme::of(name)
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    #[value(alias = "color")]
    Colour,
    #[value(alias = "grey")]
    Gray,
    Saver,
    Black,
}

impl InkArgs {
    /// The ink that was chosen, else that of the theme.
    pub fn kind(&self) -> Ink {
        match self.kind {
            None => self.theme().ink().unwrap_or_default(),
            Some(Kind::Colour) => Ink::Colour,
            Some(Kind::Gray) => Ink::Gray,
            Some(Kind::Saver) => Ink::Saver,
            Some(Kind::Black) => Ink::Black,
        }
    }

    /// The theme.
    pub fn theme(&self) -> &'static Theme {
        self.theme.unwrap_or_else(Theme::usual)
    }

    /// The theme, and a language as it speaks it.
    pub fn spoken(
        &self,
        language: &'static Language,
    ) -> Result<(&'static Theme, &'static Language), Failure> {
        let theme = self.theme();
        let language = theme.speaks(language).map_err(|silent| {
            Failure::Input(format!("{silent}; choose one of them with --lang, or another --theme"))
        })?;
        Ok((theme, language))
    }

    /// What the names of files tell of theme and ink; nothing of what is usual.
    pub fn suffix(&self) -> String {
        let theme = match self.theme().name() {
            Theme::USUAL => String::new(),
            name => format!(
                "-{}",
                name.rsplit(['/', '\\']).find(|part| !part.is_empty()).unwrap_or("theme")
            ),
        };
        match self.kind() {
            ink if ink == self.theme().ink().unwrap_or_default() => theme,
            other => format!("{theme}-{}", other.word()),
        }
    }

    /// Whether it was asked how much the pages take.
    pub fn is_asked(&self) -> bool {
        self.ink_report
    }

    /// Whether it is told how much the pages take.
    pub fn is_told(&self, result: &ResultArgs) -> bool {
        !result.quiet && (result.json || self.ink_report || self.kind() != Ink::default())
    }

    /// How much the pages of a game take.
    pub fn used(&self, printed: &Printed) -> InkUsed {
        InkUsed { kind: self.kind(), pages: printed.inks.clone() }
    }
}

/// The ink that pages take.
pub struct InkUsed {
    kind: Ink,
    pages: Vec<PageInk>,
}

impl InkUsed {
    /// All of it, in percent of each page.
    pub fn json(&self) -> Value {
        let page = |PageInk { page, coverage }: &PageInk| {
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

    /// One line of it, if it was measured.
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
