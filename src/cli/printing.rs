//! Printing, whatever the game: paper, and the files that pages become.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use cauldron_press::page::{DrawOptions, Duplex};
use cauldron_press::press::{self, PageFile, Paper, PrintOptions, Printed, WriteError};
use cauldron_press::texts::Language;

use super::Failure;

/// The paper, and how it goes through the printer.
#[derive(Args)]
#[command(next_help_heading = "Printing")]
pub struct PaperArgs {
    /// Paper size: a4, letter, ...
    #[arg(long, default_value = "a4")]
    pub paper: Paper,
    /// How the printer turns the paper between front and back
    #[arg(long, value_enum, default_value = "long-edge")]
    duplex: Turn,
    /// Bleed around the trimmed page in mm, 0 to 10; with crop marks
    #[arg(long, value_name = "MM", default_value = "0", value_parser = bleed,
        allow_hyphen_values = true)]
    bleed: f64,
}

/// Where the files go, and which.
#[derive(Args)]
#[command(next_help_heading = "Output")]
pub struct FilesArgs {
    /// Folder for the files
    #[arg(long, short, value_name = "FOLDER", default_value = "output")]
    out: PathBuf,
    /// Write each page as SVG as well
    #[arg(long)]
    svg: bool,
    /// Write each page as PNG as well, with this many dots per inch (150 if left out)
    #[arg(long, value_name = "DPI", num_args = 0..=1, default_missing_value = "150",
        value_parser = dpi, allow_hyphen_values = true)]
    png: Option<u16>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Turn {
    LongEdge,
    ShortEdge,
}

impl From<Turn> for Duplex {
    fn from(turn: Turn) -> Self {
        match turn {
            Turn::LongEdge => Duplex::LongEdge,
            Turn::ShortEdge => Duplex::ShortEdge,
        }
    }
}

fn bleed(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(mm) if (0.0..=10.0).contains(&mm) => Ok(mm),
        _ => Err(format!("a bleed of {text:?} is not possible; use 0 to 10 mm")),
    }
}

fn dpi(text: &str) -> Result<u16, String> {
    match text.parse() {
        Ok(dpi @ 36..=1200) => Ok(dpi),
        _ => Err(format!("{text:?} dots per inch are not possible; use 36 to 1200")),
    }
}

impl PaperArgs {
    /// What the names of files tell of the paper; nothing of the usual one.
    pub fn suffix(&self) -> String {
        let mut suffix = String::new();
        if self.paper != Paper::A4 {
            suffix += &format!("-{}", self.paper);
        }
        if matches!(self.duplex, Turn::ShortEdge) {
            suffix += "-short-edge";
        }
        if self.bleed > 0.0 {
            suffix += &format!("-bleed{}", self.bleed);
        }
        suffix
    }
}

impl FilesArgs {
    /// How a game is printed on this paper.
    pub fn options(&self, paper: &PaperArgs, language: &'static Language) -> PrintOptions {
        let (width, height) = paper.paper.portrait();
        let (bleed, duplex) = (paper.bleed, paper.duplex.into());
        let draw = DrawOptions { width, height, bleed, duplex, language };
        PrintOptions { draw, dpi: self.png.map(f64::from) }
    }

    /// Writes a printed game: its PDF, and each page as PNG and SVG if asked for. Every file
    /// is complete before the first is written.
    pub fn write(&self, printed: Printed) -> Result<Vec<PathBuf>, Failure> {
        let Printed { name, pdf, svgs, pngs } = printed;
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
        let elsewhere =
            |e: WriteError| Failure::Machine(format!("{e}; choose another --out folder"));
        std::fs::create_dir_all(&self.out)
            .map_err(|source| elsewhere(WriteError { path: self.out.clone(), source }))?;
        let mut written = Vec::with_capacity(files.len());
        for (name, bytes) in files {
            let path = self.out.join(name);
            press::write_atomic(&path, &bytes).map_err(elsewhere)?;
            written.push(path);
        }
        Ok(written)
    }
}
