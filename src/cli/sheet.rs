//! `cauldron sheet`: one game, ready to print.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde_json::json;

use cauldron_press::draw::{self, DrawOptions, Duplex, Page};
use cauldron_press::level::{Players, RecipeLength};
use cauldron_press::press::{self, Fonts, Meta, Paper, ParsedPage, WriteError};
use cauldron_press::seed::Seed;
use cauldron_press::sheet::{Sheet, SheetError, SheetOptions};

use super::args::{SettingsArgs, fresh_seed};
use super::{Console, Failure};

/// Make one game
#[derive(Args)]
pub struct SheetArgs {
    /// The seed: a code such as malut-lisil-hilug-pu, or a number. Without one a fresh seed is
    /// drawn
    #[arg(long, short)]
    seed: Option<Seed>,
    /// How many play, 1 to 8
    #[arg(long, short, default_value = "4", allow_hyphen_values = true)]
    players: Players,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Paper size: a4, letter, ...
    #[arg(long, default_value = "a4", help_heading = "Printing")]
    paper: Paper,
    /// How the printer turns the paper between front and back
    #[arg(long, value_enum, default_value = "long-edge", help_heading = "Printing")]
    duplex: Turn,
    /// Bleed around the trimmed page in mm, 0 to 10; with crop marks
    #[arg(long, value_name = "MM", default_value = "0", value_parser = bleed,
        help_heading = "Printing", allow_hyphen_values = true)]
    bleed: f64,
    /// For tournaments: the code holds the answer seal alone, and the seed stays off the paper
    #[arg(long, help_heading = "Printing")]
    referee: bool,
    /// Web address of the page that the code leads to
    #[arg(long, value_name = "URL", value_parser = base_url, help_heading = "Printing")]
    base_url: Option<String>,
    /// Folder for the files
    #[arg(long, short, value_name = "FOLDER", default_value = "output", help_heading = "Output")]
    out: PathBuf,
    /// Write each page as SVG as well
    #[arg(long, help_heading = "Output")]
    svg: bool,
    /// Write each page as PNG as well, with this many dots per inch (150 if left out)
    #[arg(long, value_name = "DPI", num_args = 0..=1, default_missing_value = "150",
        value_parser = dpi, help_heading = "Output", allow_hyphen_values = true)]
    png: Option<u16>,
    /// Print what was made as JSON, without the secret
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
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

/// Longer addresses would make the code too fine to scan.
const LONGEST_URL: usize = 100;

fn base_url(text: &str) -> Result<String, String> {
    let lower = text.to_ascii_lowercase();
    let web = lower.starts_with("https://") || lower.starts_with("http://");
    if !web || text.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Err(format!("{text:?} is not a web address; use one that begins with https://"));
    }
    if text.len() > LONGEST_URL {
        return Err(format!(
            "the web address has {} characters; use at most {LONGEST_URL}, so that the code stays easy to scan",
            text.len()
        ));
    }
    Ok(text.to_owned())
}

/// Makes the sheet and writes its files.
pub fn run(args: &SheetArgs, console: &Console) -> Result<ExitCode, Failure> {
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed(args.referee)?,
    };
    let sheet = Sheet::make(SheetOptions {
        seed,
        players: args.players,
        settings: args.settings.settings()?,
        most_answers: args.settings.answers,
        referee: args.referee,
        base_url: args.base_url.clone(),
    })
    .map_err(|error| match error {
        SheetError::Puzzle(_) => Failure::input(error),
        SheetError::Seal(_) => Failure::machine(error),
    })?;
    let files = print(&sheet, args)?;

    let elsewhere = |e: WriteError| Failure::Machine(format!("{e}; choose another --out folder"));
    std::fs::create_dir_all(&args.out)
        .map_err(|source| elsewhere(WriteError { path: args.out.clone(), source }))?;
    let mut written = Vec::with_capacity(files.len());
    for (name, bytes) in files {
        let path = args.out.join(name);
        press::write_atomic(&path, &bytes).map_err(elsewhere)?;
        written.push(path);
    }
    if !args.quiet {
        tell(&sheet, args, &written, console);
    }
    Ok(ExitCode::SUCCESS)
}

/// All files of a sheet: names and bytes.
fn print(sheet: &Sheet, args: &SheetArgs) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let (width, height) = args.paper.portrait();
    let duplex = args.duplex.into();
    let options = DrawOptions { width, height, bleed: args.bleed, duplex };
    let pages =
        draw::pages(&sheet.view().map_err(Failure::input)?, &options).map_err(Failure::input)?;
    let fonts: Vec<&'static [u8]> = draw::fonts::FILES.iter().map(|&(_, data)| data).collect();
    let fonts = Fonts::new(&fonts).map_err(Failure::machine)?;
    let parsed = ParsedPage::parse_all(&pages, &fonts).map_err(Failure::machine)?;

    let stem = stem(sheet);
    let pdf = press::pdf(&parsed, &meta(sheet, duplex)).map_err(Failure::machine)?;
    let mut files = vec![(format!("{stem}.pdf"), pdf)];
    let name = |page: &Page, extension| format!("{stem}-{}.{extension}", page.name);
    if let Some(dpi) = args.png {
        for (page, tree) in pages.iter().zip(&parsed) {
            let png = press::png(tree, dpi.into()).map_err(Failure::machine)?;
            files.push((name(page, "png"), png));
        }
    }
    if args.svg {
        files.extend(pages.iter().map(|page| (name(page, "svg"), page.svg.clone().into_bytes())));
    }
    Ok(files)
}

fn level_name(sheet: &Sheet) -> String {
    match sheet.options.settings.level() {
        Some(level) => format!("level {} ({})", level.number(), level.name()),
        None => "custom level".into(),
    }
}

/// The files' common name: seed, level and players.
fn stem(sheet: &Sheet) -> String {
    let level = match sheet.options.settings.level() {
        Some(level) => format!("level{}", level.number()),
        None => "custom".into(),
    };
    format!("{}-{level}-{}p", sheet.label().to_lowercase(), sheet.options.players.count())
}

fn meta(sheet: &Sheet, duplex: Duplex) -> Meta {
    let label = sheet.label();
    Meta {
        title: format!("Wondering Witches: {label}"),
        subject: format!(
            "A cooperative deduction game for {}, {}",
            players(sheet),
            level_name(sheet)
        ),
        author: String::new(),
        creator: format!("Cauldron Press {}", env!("CARGO_PKG_VERSION")),
        keywords: ["Wondering Witches", "board game", "print and play"]
            .map(str::to_owned)
            .into_iter()
            .chain([label])
            .collect(),
        language: "en-GB".into(),
        duplex,
    }
}

fn players(sheet: &Sheet) -> String {
    match sheet.options.players.count() {
        1 => "1 player".into(),
        n => format!("{n} players"),
    }
}

fn tell(sheet: &Sheet, args: &SheetArgs, written: &[PathBuf], console: &Console) {
    let seed = sheet.options.seed.to_string();
    if args.json {
        console.say(summary(sheet, args, written));
        return;
    }
    console.say(format_args!(
        "{} {}, {}, {}",
        console.bold(&format!("Sheet {}:", sheet.label())),
        level_name(sheet),
        players(sheet),
        args.paper
    ));
    for path in written {
        console.say(format_args!("  {}", path.display()));
    }
    if args.seed.is_none() {
        console.say(
            console.dim(&format!("The same sheet again: the same options with --seed {seed}")),
        );
    }
}

fn summary(sheet: &Sheet, args: &SheetArgs, written: &[PathBuf]) -> serde_json::Value {
    let settings = &sheet.options.settings;
    let length = match settings.length() {
        RecipeLength::Known(l) => json!(l),
        RecipeLength::Hidden => json!("hidden"),
    };
    json!({
        "seed": sheet.options.seed,
        "label": sheet.label(),
        "edition": sheet.payload.edition(),
        "level": settings.level().map(|l| l.number()),
        "players": sheet.options.players,
        "ingredients": sheet.game.puzzle.ingredients(),
        "recipe_length": length,
        "effects": sheet.game.puzzle.effects_in_play(),
        "special_cells": sheet.game.specials,
        "clue": sheet.game.clue.to_string(),
        "answers": sheet.answers.len(),
        "code": sheet.code(),
        "board": sheet.board,
        "paper": args.paper.name(),
        "files": written,
    })
}
