//! `cauldron sheet`: one game, ready to print.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;
use sha2::{Digest, Sha256};

use cauldron_press::draw::{self, Duplex};
use cauldron_press::level::{DecoyKinds, EffectsLevel, Players, RecipeLength, Settings};
use cauldron_press::press::Meta;
use cauldron_press::puzzle::MostAnswers;
use cauldron_press::seed::Seed;
use cauldron_press::sheet::{Sheet, SheetOptions};

use super::args::{SettingsArgs, count, fresh_seed};
use super::base_url::base_url;
use super::printing::{self, FilesArgs, PaperArgs};
use super::wording::json_path;
use super::{Console, Failure, code};

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
    #[command(flatten)]
    paper: PaperArgs,
    /// For tournaments: the code holds the answer seal alone, and the seed stays off the paper
    #[arg(long, help_heading = "Printing")]
    referee: bool,
    /// Web address of the page that the code leads to
    #[arg(long, value_name = "URL", value_parser = base_url, help_heading = "Printing")]
    base_url: Option<String>,
    #[command(flatten)]
    files: FilesArgs,
    /// Print what was made as JSON, without the secret
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

/// Makes the sheet and writes its files.
pub fn run(args: &SheetArgs, console: &Console) -> Result<ExitCode, Failure> {
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed(args.referee)?,
    };
    let sheet = code::sheet(SheetOptions {
        referee: args.referee,
        base_url: args.base_url.clone(),
        ..args.settings.sheet_options(seed, args.players)?
    })?;
    let options = args.paper.options();
    let pages =
        draw::pages(&sheet.view().map_err(Failure::input)?, &options).map_err(Failure::input)?;
    let written = args.files.write(&stem(&sheet, args), &pages, &meta(&sheet, options.duplex))?;
    if !args.quiet {
        tell(&sheet, args, &written, console);
    }
    Ok(ExitCode::SUCCESS)
}

fn level_name(sheet: &Sheet) -> String {
    match sheet.options.settings.level() {
        Some(level) => format!("level {} ({})", level.number(), level.name()),
        None => "custom level".into(),
    }
}

/// The files' common name: seed, level and players, and whatever else makes them differ from
/// the usual ones.
fn stem(sheet: &Sheet, args: &SheetArgs) -> String {
    let options = &sheet.options;
    let level = match options.settings.level() {
        Some(level) => format!("level{}", level.number()),
        None => custom(&options.settings),
    };
    let players = options.players.count();
    let mut stem = format!("{}-{level}-{players}p", sheet.label().to_lowercase());
    if options.most_answers != MostAnswers::default() {
        stem += &format!("-a{}", options.most_answers.count());
    }
    if options.referee {
        stem += "-referee";
    }
    if let Some(url) = &options.base_url {
        // A part of a digest: addresses have signs that names of files may not have.
        let digest: String = Sha256::digest(url)[..4].iter().map(|b| format!("{b:02x}")).collect();
        stem += &format!("-link-{digest}");
    }
    stem + &args.paper.suffix()
}

/// All columns of a custom level, such as `custom-i8-l5-all-some-cells`.
fn custom(settings: &Settings) -> String {
    let length = match settings.length() {
        RecipeLength::Known(length) => length.to_string(),
        RecipeLength::Hidden => "hidden".into(),
    };
    let decoys = match settings.decoys() {
        DecoyKinds::Ignore => "ignore",
        DecoyKinds::All => "all",
    };
    let effects = match settings.effects() {
        EffectsLevel::None => "none",
        EffectsLevel::Some => "some",
        EffectsLevel::Many => "many",
    };
    let cells = if settings.special_cells() { "cells" } else { "plain" };
    format!("custom-i{}-l{length}-{decoys}-{effects}-{cells}", settings.ingredients())
}

fn meta(sheet: &Sheet, duplex: Duplex) -> Meta {
    let subject =
        format!("A cooperative deduction game for {}, {}", players(sheet), level_name(sheet));
    printing::meta("Wondering Witches", &sheet.label(), subject, duplex)
}

fn players(sheet: &Sheet) -> String {
    count(sheet.options.players.count(), "player")
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
        args.paper.paper
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
        "paper": args.paper.paper.name(),
        "files": written.iter().map(|path| json_path(path)).collect::<Vec<_>>(),
    })
}
