//! `cauldron pack`: makes a folder of sheets for a website, with pages that link to them. Each game
//! is searched for once, and then drawn in every language and on every paper.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::Args;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::stream::{Concern, Stream};
use cauldron_press::common::threads::{Threads, map_on};
use cauldron_press::gallery::{
    PackFile, PackGame, PackKind, PackLink, PackPage, PackTester, picture,
};
use cauldron_press::game::PrintError;
use cauldron_press::game::series::GameSeries;
use cauldron_press::options::{PageOptions, PrintRequest, paper};
use cauldron_press::page::{Corrections, Theme};
use cauldron_press::press::{Fonts, Paper, PrintOptions, write_atomic};
use cauldron_press::run::{PlanError, drawn_seeds};
use cauldron_press::seal::page_address;
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message};
use cauldron_press::witches::pages::{self, SheetView};
use cauldron_press::witches::playtest::Difficulty;
use cauldron_press::witches::series::{SeriesOptions, WitchesSeries};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::test_methods::Extras;

use super::args::threads;
use super::code;
use super::console::{json_paths, language};
use super::files::store;
use super::printing::InkArgs;
use super::sheet::default_extras;
use super::site::{PlayPage, PlayPageArgs};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::{counted, number};
use crate::cli::progress::Progress;
use crate::cli::progress::ResultArgs;

/// Make a folder of sheets for a website
#[derive(Args)]
#[command(mut_arg("ink_report", |report| report.hide(true)))]
pub struct PackArgs {
    /// The game code that all games are drawn from, such as malut-lisil-hilug-pu, or a number. The
    /// games of a level and a number of players do not depend on the rest of the pack
    #[arg(long, short, visible_alias = "game-code", default_value = "1")]
    seed: Seed,
    /// Number of games for each level and number of players, 1 to 100
    #[arg(long, short = 'n', value_name = "N", default_value = "3", value_parser = parse_game_count,
        allow_hyphen_values = true)]
    games: u64,
    /// The levels, with commas between them, or as a range such as 0..2,5
    #[arg(long, value_name = "LEVELS", default_value = "0..5", value_parser = levels,
        allow_hyphen_values = true)]
    levels: UniqueList<Level>,
    /// The numbers of players, with commas between them, or as a range such as 1..8
    #[arg(long, short, value_name = "PLAYERS", default_value = "1..4", value_parser = players,
        allow_hyphen_values = true)]
    players: UniqueList<Players>,
    /// Accept sheets as they are drawn: no games are played on them, none is rejected, and they
    /// have no rating
    #[arg(long)]
    as_drawn: bool,
    /// The languages, with commas between them, such as de,fr; by default all, with the language of
    /// the output first. The first is that of index.html
    #[arg(long, value_name = "TAGS", value_delimiter = ',', value_parser = language,
        help_heading = "Printing")]
    langs: Vec<&'static Language>,
    /// The papers, with commas between them
    #[arg(long, value_name = "PAPERS", value_delimiter = ',', default_value = "a4,letter",
        value_parser = paper, help_heading = "Printing")]
    papers: Vec<Paper>,
    #[command(flatten)]
    ink: InkArgs,
    /// Web address of the page that the codes open
    #[arg(long, value_name = "URL", value_parser = page_address, help_heading = "Printing")]
    base_url: Option<String>,
    #[command(flatten)]
    play_page: PlayPageArgs,
    /// Folder for the pack
    #[arg(
        long,
        short,
        value_name = "FOLDER",
        default_value = "output/pack",
        help_heading = "Output"
    )]
    out: PathBuf,
    /// Number of threads, 1 to 256; the files do not depend on it (default: all cores)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true,
        help_heading = "Output")]
    threads: Option<Threads>,
    #[command(flatten)]
    result: ResultArgs,
}

fn parse_game_count(text: &str) -> Result<u64, String> {
    number(text, 1..=100).ok_or_else(|| format!("{text:?} games are not possible; use 1 to 100"))
}

/// List without repetitions.
#[derive(Clone)]
struct UniqueList<T>(Vec<T>);

type ListError = Box<dyn Error + Send + Sync>;

fn levels(text: &str) -> Result<UniqueList<Level>, ListError> {
    several(text, || Level::ALL.into_iter())
}

fn players(text: &str) -> Result<UniqueList<Players>, ListError> {
    several(text, Players::all)
}

/// Parses a list of values and inclusive ranges of `all`, as in `0..2,5`. Repeated values are
/// dropped.
fn several<T, I>(text: &str, all: impl Fn() -> I) -> Result<UniqueList<T>, ListError>
where
    T: FromStr<Err: Error + Send + Sync + 'static> + PartialOrd,
    I: Iterator<Item = T>,
{
    let mut listed: Vec<T> = Vec::new();
    for part in text.split(',') {
        let (from, to) = part.split_once("..").unwrap_or((part, part));
        let (from, to): (T, T) = (from.parse()?, to.trim_start_matches('=').parse()?);
        if from > to {
            return Err(format!("there is nothing in {part:?}; write the lower end first").into());
        }
        for one in all().filter(|one| (&from..=&to).contains(&one)) {
            if !listed.contains(&one) {
                listed.push(one);
            }
        }
    }
    Ok(UniqueList(listed))
}

/// Returns the elements of `listed` without those that are `same` as an earlier one.
fn once<T: Clone>(listed: &[T], same: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    for one in listed {
        if kept.iter().all(|other| !same(one, other)) {
            kept.push(one.clone());
        }
    }
    kept
}

/// File name of the start page, and of the page in each language's folder.
const PAGE: &str = "index.html";
/// File name of the checksums, in the format of `sha256sum --check`.
const SUMS: &str = "SHA256SUMS";

/// Writes the pack. Pages are written after the files that they link to.
pub fn run(args: &PackArgs, console: &Console) -> Result<ExitCode> {
    if args.ink.is_report_requested() {
        return Err(Failure::Input("--ink-report is for single games; leave it out".into()));
    }
    let pack = Pack::of(args, console.language())?;
    let games = args.games * pack.kinds.len() as u64;
    let done = AtomicU64::new(0);
    let progress = Progress::new(&args.result, console.language());
    let (shelves, mut written) = progress.run_with_progress(
        games,
        terminal_games,
        || done.load(Ordering::Relaxed),
        || pack.sheets(&done),
    )?;
    written.extend(pack.play_pages()?);
    written.extend(pack.pages(shelves)?);
    let bytes: u64 = written.iter().map(|file| file.bytes).sum();
    pack.keep_sums(&mut written)?;
    args.result.tell(
        console,
        || {
            let path = |file: &PackOutput| args.out.join(&file.name);
            json!({
                "games": games,
                "bytes": bytes,
                "options": pack.effective_options(),
                "files": json_paths(&written.iter().map(path).collect::<Vec<_>>()),
            })
        },
        || {
            let name = console.bold(terminal_pack_name());
            let files = counted(terminal_files, written.len() as u64);
            let size = bytes.div_ceil(1_000_000).to_string();
            console.print_message(terminal_pack(name, counted(terminal_games, games), files, size));
            console.files(&[args.out.join(PAGE)]);
            console.print_line(console.dim(terminal_pack_open()));
        },
    );
    Ok(ExitCode::SUCCESS)
}

/// Pack with all options resolved.
struct Pack<'a> {
    args: &'a PackArgs,
    threads: Threads,
    fonts: Fonts,
    tongues: Vec<PackLanguage>,
    kinds: Vec<Kind>,
}

/// Language of the pack.
#[derive(Clone)]
struct PackLanguage {
    language: &'static Language,
    /// The language with the theme's words.
    spoken: &'static Language,
    /// Folder of the language's sheets, relative to the folder of the pack.
    folder: String,
    /// Print options for each paper.
    prints: Vec<Print>,
}

/// Paper of the pack, with its print options.
#[derive(Clone)]
struct Print {
    paper: Paper,
    options: PrintOptions,
    /// End of the file names of this paper, such as for a theme.
    suffix: String,
}

/// Sheets of a level for a number of players.
struct Kind {
    level: Level,
    players: Players,
    series: WitchesSeries,
}

/// File of the pack that has been written.
struct PackOutput {
    /// Path relative to the folder of the pack, with `/`.
    name: String,
    bytes: u64,
    /// SHA-256 in lower-case hexadecimal.
    digest: String,
}

impl<'a> Pack<'a> {
    fn of(args: &'a PackArgs, first: &'static Language) -> Result<Pack<'a>> {
        let tongues = languages(args, first).into_iter().map(|one| PackLanguage::of(args, one));
        let mut kinds = Vec::new();
        for &level in &args.levels.0 {
            for &players in &args.players.0 {
                let options = SeriesOptions {
                    players,
                    levels: level.into(),
                    as_drawn: args.as_drawn,
                    ..SeriesOptions::default()
                };
                kinds.push(Kind { level, players, series: WitchesSeries::new(options)? });
            }
        }
        Ok(Pack {
            args,
            threads: args.threads.unwrap_or_else(Threads::all),
            fonts: Fonts::all().map_err(PrintError::from)?,
            tongues: tongues.collect::<Result<_>>()?,
            kinds,
        })
    }

    /// Writes the sheets of all kinds. Returns the content of each language's page, and the files.
    /// `done` counts the finished games.
    fn sheets(&self, done: &AtomicU64) -> Result<(Vec<Vec<PackKind>>, Vec<PackOutput>)> {
        let mut shelves: Vec<Vec<PackKind>> = self.tongues.iter().map(|_| Vec::new()).collect();
        let mut written = Vec::new();
        for kind in &self.kinds {
            let seeds = self.seeds(kind)?;
            if let Some(&first) = seeds.first().filter(|_| written.is_empty()) {
                // Errors that affect every sheet occur here, before any file is written.
                for tongue in &self.tongues {
                    self.make_sheet(kind, tongue, first)?;
                }
            }
            let each = |tongue| seeds.iter().map(move |&seed| (tongue, seed));
            let sheets: Vec<(&PackLanguage, Seed)> = self.tongues.iter().flat_map(each).collect();
            let mut made =
                map_on(self.threads, &sheets, |&(tongue, seed)| self.sheet(kind, tongue, seed))?
                    .into_iter();
            for shelf in &mut shelves {
                let (games, files): (Vec<PackGame>, Vec<_>) =
                    made.by_ref().take(seeds.len()).unzip();
                let level = (kind.level.number(), kind.level.name());
                shelf.push(PackKind { level, players: kind.players, games });
                written.extend(files.into_iter().flatten());
            }
            done.fetch_add(self.args.games, Ordering::Relaxed);
        }
        Ok((shelves, written))
    }

    /// Returns the seeds of `kind`, whose sheets play as their level promises. Each kind has its
    /// own start seed, so that recipes do not recur with other numbers of players.
    fn seeds(&self, kind: &Kind) -> Result<Vec<Seed>> {
        let place = u64::from(kind.level.number()) << 8 | u64::from(kind.players.count());
        let drawn = Stream::new(self.args.seed, PackConcern, place).bits();
        let start = Seed(drawn >> (u64::BITS - Seed::FRESH_BITS));
        let seeds = drawn_seeds(&kind.series, start, self.args.games, false, self.threads);
        seeds.map_err(|error| match error {
            PlanError::Unmet { reason, .. } => Failure::from(reason),
            other => Failure::input(other),
        })
    }

    /// Makes a [`Sheet`] in one language, and the view from which it is drawn.
    fn make_sheet(
        &self,
        kind: &Kind,
        tongue: &PackLanguage,
        seed: Seed,
    ) -> Result<(Sheet, SheetView)> {
        let args = self.args;
        let made_from = SheetOptions {
            players: kind.players,
            settings: kind.level.settings(),
            base_url: args.base_url.clone(),
            language: tongue.language.number(),
            as_drawn: args.as_drawn,
            ..SheetOptions::new(seed)
        };
        let extras = default_extras(&made_from, &args.play_page);
        let sheet = code::sheet(&SheetOptions { extras, ..made_from })?;
        let view = sheet.view()?;
        Ok((sheet, view))
    }

    /// Writes the files of a sheet in one language.
    fn sheet(
        &self,
        kind: &Kind,
        tongue: &PackLanguage,
        seed: Seed,
    ) -> Result<(PackGame, Vec<PackOutput>)> {
        let (sheet, view) = self.make_sheet(kind, tongue, seed)?;
        let (mut files, mut written, mut shown) = (Vec::new(), Vec::new(), None);
        for print in &tongue.prints {
            let pages = pages::pages(&view, &print.options.draw).map_err(PrintError::from)?;
            let front = pages.first().filter(|_| shown.is_none()).cloned();
            let printed = sheet.print_pages(&view, pages, &print.options)?;
            if let Some(front) = front {
                shown = Some(picture(&printed.name, &front, &self.fonts)?);
            }
            let name = format!("{}{}.pdf", printed.name, print.suffix);
            files.push(PackFile {
                name: name.clone(),
                paper: print.paper.to_string(),
                bytes: printed.pdf.len() as u64,
                again: self.reprint_command(kind, tongue, seed, print.paper),
            });
            written.push(self.store(&format!("{}/{name}", tongue.folder), &printed.pdf)?);
        }
        let (picture, file) =
            shown.ok_or_else(|| Failure::fault("a sheet of a pack without a page"))?;
        written.push(self.store(&format!("{}/{}", tongue.folder, file.name), &file.bytes)?);
        let facts = facts(&view);
        Ok((PackGame { label: sheet.label(), facts, picture, files }, written))
    }

    /// Returns the command that makes a file of the pack again.
    fn reprint_command(
        &self,
        kind: &Kind,
        tongue: &PackLanguage,
        seed: Seed,
        paper: Paper,
    ) -> String {
        let args = self.args;
        let (level, players) = (kind.level.number(), kind.players.count());
        let tag = &tongue.folder;
        let mut typed = format!(
            "cauldron sheet --seed {seed} --level {level} --players {players} --paper {paper} --lang {tag}"
        );
        let mut add = |option: &str, value: &str| typed += &format!(" --{option} {}", word(value));
        let theme = args.ink.theme();
        if theme.name() != Theme::USUAL {
            // The theme's parent folders are private.
            let name = Path::new(theme.name()).file_name().and_then(|name| name.to_str());
            add("theme", name.unwrap_or(theme.name()));
        }
        if args.ink.kind() != theme.ink().unwrap_or_default() {
            add("ink", args.ink.kind().word());
        }
        match &args.base_url {
            Some(address) => add("base-url", address),
            None if !self.has_play_page() => typed += " --no-play-page",
            None => {}
        }
        if args.as_drawn {
            typed += " --as-drawn";
        }
        typed
    }

    /// Whether the page that tests potions, [`Extras::PLAY_PAGE`], is written next to the sheets.
    fn has_play_page(&self) -> bool {
        self.args.play_page.is_wanted(self.args.base_url.is_some(), false)
    }

    /// Writes the page that tests potions for each language, if the pack has it.
    fn play_pages(&self) -> Result<Vec<PackOutput>> {
        let page = |tongue: &PackLanguage| {
            let folder = self.args.out.join(&tongue.folder);
            let path = PlayPage::of(&folder, tongue.language)?.keep()?;
            let bytes = fs::read(&path).map_err(|error| {
                Failure::Machine(format!("cannot read \"{}\": {error}", path.display()))
            })?;
            Ok(PackOutput::of(&format!("{}/{}", tongue.folder, Extras::PLAY_PAGE), &bytes))
        };
        match self.has_play_page() {
            true => self.tongues.iter().map(page).collect(),
            false => Ok(Vec::new()),
        }
    }

    /// Writes the page of each language, and the first language's page a second time as the start
    /// page.
    fn pages(&self, shelves: Vec<Vec<PackKind>>) -> Result<Vec<PackOutput>> {
        let (mut written, mut first) = (Vec::new(), None);
        for (tongue, kinds) in self.tongues.iter().zip(shelves) {
            let page = self.page(tongue, kinds);
            let name = format!("{}/{PAGE}", tongue.folder);
            written.push(self.store(&name, page.html().as_bytes())?);
            first.get_or_insert((page, tongue));
        }
        if let Some((page, tongue)) = first {
            let languages = self.links(tongue, "");
            let page = PackPage { folder: format!("{}/", tongue.folder), languages, ..page };
            written.push(self.store(PAGE, page.html().as_bytes())?);
        }
        Ok(written)
    }

    fn page(&self, tongue: &PackLanguage, kinds: Vec<PackKind>) -> PackPage {
        let series = self.kinds.first().map(|kind| &kind.series);
        PackPage {
            language: tongue.spoken,
            title: sheet_title(),
            credits: series.and_then(GameSeries::credits),
            languages: self.links(tongue, "../"),
            folder: String::new(),
            testing: match &self.args.base_url {
                Some(address) => Some(PackTester::Address(address.clone())),
                None => self.has_play_page().then(|| PackTester::File(Extras::PLAY_PAGE.into())),
            },
            kinds,
        }
    }

    /// Returns links to the pages of all languages. The page `from` itself gets no address; `up` is
    /// the relative path to the folder of the pack.
    fn links(&self, from: &PackLanguage, up: &str) -> Vec<PackLink> {
        let link = |tongue: &PackLanguage| PackLink {
            tag: tongue.language.tag().to_owned(),
            name: tongue.language.name().to_owned(),
            address: (tongue.folder != from.folder)
                .then(|| format!("{up}{}/{PAGE}", tongue.folder)),
        };
        self.tongues.iter().map(link).collect()
    }

    /// Writes the checksums of all files in the format of `sha256sum --check`.
    fn keep_sums(&self, written: &mut Vec<PackOutput>) -> Result {
        written.sort_by(|one, other| one.name.cmp(&other.name));
        let line = |file: &PackOutput| format!("{}  {}\n", file.digest, file.name);
        let sums: String = written.iter().map(line).collect();
        written.push(self.store(SUMS, sums.as_bytes())?);
        Ok(())
    }

    /// Writes a file whose `name` may begin with the folder of a language.
    fn store(&self, name: &str, bytes: &[u8]) -> Result<PackOutput> {
        let (folder, file) = match name.split_once('/') {
            Some((folder, file)) => (self.args.out.join(folder), file),
            None => (self.args.out.clone(), name),
        };
        store(&folder, file, bytes, write_atomic)?;
        Ok(PackOutput::of(name, bytes))
    }

    /// Returns the effective value of each option by its name, whether typed, stored or built in.
    fn effective_options(&self) -> Value {
        let PackArgs { seed, games, levels, players, ink, base_url, .. } = self.args;
        let papers = self.tongues.iter().take(1).flat_map(|tongue| &tongue.prints);
        let mut options = json!({
            "seed": seed,
            "games": games,
            "levels": levels.0.iter().map(|level| level.number()).collect::<Vec<_>>(),
            "players": players.0,
            "as-drawn": self.args.as_drawn,
            "langs": self.tongues.iter().map(|one| one.language.tag()).collect::<Vec<_>>(),
            "papers": papers.map(|print| print.paper.to_string()).collect::<Vec<_>>(),
            "base-url": base_url,
            "play-page": self.has_play_page(),
        });
        for (name, value) in ink.look.effective() {
            options[name] = value;
        }
        options
    }
}

/// Purpose of the random stream of a pack's start seeds.
struct PackConcern;

impl Concern for PackConcern {
    fn name(self) -> &'static str {
        "pack starts"
    }
}

/// Returns the languages of a pack: those of `--langs`, or else all that the theme supports, with
/// the console's language `first`.
fn languages(args: &PackArgs, first: &'static Language) -> Vec<&'static Language> {
    if !args.langs.is_empty() {
        return once(&args.langs, |one, other| one.number() == other.number());
    }
    let spoken = args.ink.theme().languages();
    let is_spoken = |tag: &str| spoken.is_empty() || spoken.contains(&tag);
    let mut all: Vec<_> = Language::all().iter().filter(|one| is_spoken(one.tag())).collect();
    all.sort_by_key(|one| one.number() != first.number());
    all
}

impl PackLanguage {
    fn of(args: &PackArgs, language: &'static Language) -> Result<PackLanguage> {
        let theme = args.ink.theme();
        let spoken = theme.adapt_language(language).map_err(|error| {
            Failure::Input(format!("{error}; choose some of them with --langs, or another --theme"))
        })?;
        let print = |&paper: &Paper| {
            let request = PrintRequest {
                page: PageOptions { paper, ..PageOptions::default() },
                is_sheet: true,
                look: args.ink.look,
                ..PrintRequest::default()
            };
            let draw = request.draw(spoken, Corrections::default());
            let options = PrintOptions {
                draw: draw.map_err(|error| Failure::from_message(error.message()))?,
                dpi: None,
                svg: None,
                ..PrintOptions::default()
            };
            Ok(Print { paper, options, suffix: request.suffix() })
        };
        let papers = once(&args.papers, |one, other| one == other);
        let prints = papers.iter().map(print).collect::<Result<_>>()?;
        // The folder is the short tag, as on the command line, unless another language claims it.
        let (tag, short) = (language.tag(), language.tag().split('-').next().unwrap_or_default());
        let is_own = Language::of(short).is_some_and(|one| one.number() == language.number());
        let folder = if is_own { short } else { tag }.to_owned();
        Ok(PackLanguage { language, spoken, folder, prints })
    }
}

impl PackOutput {
    fn of(name: &str, bytes: &[u8]) -> PackOutput {
        let digest = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        PackOutput { name: name.to_owned(), bytes: bytes.len() as u64, digest }
    }
}

/// Returns the rating of a sheet: its difficulty, turns and minutes.
fn facts(view: &SheetView) -> Vec<Message> {
    let rated = view.rating.map(|rating| {
        let turns = sheet_turns(rating.turns.middle);
        sheet_rated(rating.difficulty.cauldrons(), Difficulty::MOST, turns)
    });
    let minutes = view.rating.map(|rating| sheet_minutes(rating.minutes));
    rated.into_iter().chain(minutes).collect()
}

/// Quotes a word for a shell, if necessary.
fn word(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:,=@%+".contains(c);
    match !text.is_empty() && text.chars().all(is_plain) {
        true => text.to_owned(),
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_ranges_are_read_each_thing_once() {
        let read = |text: &str| {
            let listed = players(text).map(|several| several.0);
            let counts = |all: Vec<Players>| all.into_iter().map(Players::count).collect();
            listed.map(counts).map_err(|error| error.to_string())
        };
        assert_eq!(read("4"), Ok(vec![4]));
        assert_eq!(read("1..3, 8,2"), Ok(vec![1, 2, 3, 8]));
        assert_eq!(read("1..=2"), Ok(vec![1, 2]));
        assert_eq!(levels("0..5").unwrap().0, Level::ALL);
        for (wrong, expected) in
            [("9", "1 to 8"), ("", "1 to 8"), ("1..", "1 to 8"), ("3..2", "lower end first")]
        {
            assert!(read(wrong).unwrap_err().contains(expected), "{wrong}");
        }
        assert!(levels("6").is_err() && levels("0..9").is_err());
    }

    #[test]
    fn what_is_typed_again_is_safe_in_a_shell() {
        assert_eq!(word("https://example.org/play"), "https://example.org/play");
        assert_eq!(word("https://example.org/?a=1&b=2"), "'https://example.org/?a=1&b=2'");
        assert_eq!(word("owl's"), r"'owl'\''s'");
        assert_eq!(word(""), "''");
    }
}
