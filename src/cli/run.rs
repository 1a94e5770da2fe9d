//! Options of a run, for any game: number of games, seeds, and output files.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, Args};
use serde_json::json;

use cauldron_press::booklet::names::{ColumnChoice, ListedName, NameList, NameListError};
use cauldron_press::booklet::{
    Answers, BookletOptions, Caption, CaptionError, ClassNames, HouseStyle, Logo, Spine,
};
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::{Threads, WorkMonitor};
use cauldron_press::game::Game;
use cauldron_press::game::series::GameSeries;
use cauldron_press::options::{PartOptions, StyleOptions};
use cauldron_press::press::decompressed;
use cauldron_press::run::{
    BookletMaker, Manifest, NamedSeeds, PlanError, Run, RunError, RunJob, RunOutcome, SeedList,
    SeedSource, Shard, VolumePlan, drawn_seeds, named_seeds,
};
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Message, Value};
use cauldron_press::witches::Witches;

use super::args::{fresh_seed, threads};
use super::console::{is_hidden, json_path};
use super::files::{decode_table, decode_text, quoted_path, read_file};
use super::printing::PrintingArgs;
use super::site::PlayPage;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, quoted};
use crate::cli::numbers::{counted, grouped, number};
use crate::cli::progress::{INTERRUPTED, run_watched};

/// Adapts a print option to runs: the output folder depends on the seed, and options for single
/// games are hidden.
pub fn option(option: Arg) -> Arg {
    match option.get_id().as_str() {
        "out" => option
            .default_value("output/{seed}")
            .help("Folder for the files; {seed} stands for the first game's seed"),
        "svg" | "png" | "ink_report" => option.hide(true),
        _ => option,
    }
}

/// Placeholder for the seed of the first game in the name of a folder.
const SEED: &str = "{seed}";

/// Largest size of a file of names, in bytes.
const MOST_NAMES: u64 = 1 << 20;

/// Largest size of a logo, in bytes.
const LARGEST_LOGO: u64 = 5 << 20;

/// Number of games, their seeds, and the files that contain them.
#[derive(Args)]
#[command(next_help_heading = "Run")]
pub struct RunArgs {
    /// Number of games, 1 to 1,000,000 (default: 10)
    #[arg(long, short = 'n', value_name = "N", value_parser = games, allow_hyphen_values = true,
        conflicts_with_all = ["seeds", "seeds_file"])]
    pub games: Option<u64>,
    /// The seeds of the games, with commas between them
    #[arg(long, value_name = "SEEDS", value_delimiter = ',',
        conflicts_with_all = ["seed", "seeds_file"])]
    seeds: Vec<Seed>,
    /// A file with the seeds of the games, one on each line, and comments after #
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    seeds_file: Option<PathBuf>,
    /// A file with a name on each line, such as the pupils of a class: each gets a game, which
    /// depends on the seed and the name alone. The name is printed on the front and the notebook, in
    /// the footers and in the contents. Lists that spreadsheets write as CSV or text are read as well
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "seeds", "seeds_file"])]
    names: Option<PathBuf>,
    /// With --names: the column of the names, by its number from 1 or its heading (default: the
    /// first with a heading such as Name, or else without numbers and dates)
    #[arg(long, value_name = "COLUMN", requires = "names")]
    names_column: Option<ColumnChoice>,
    /// With --names: print a line to write on instead of each name that cannot be printed
    #[arg(long, requires = "names")]
    names_skip: bool,
    /// Repeat secrets on other boards when all secrets have been used
    #[arg(long)]
    repeat_secrets: bool,
    /// Number of games in a file, 1 to 10,000
    #[arg(long, value_name = "N", default_value = "50", value_parser = volume,
        allow_hyphen_values = true, conflicts_with = "files")]
    volume: u64,
    /// Make a file for each game
    #[arg(long)]
    files: bool,
    /// Make only one part of the run, such as 2/3 for the second of three
    #[arg(long, value_name = "K/N", allow_hyphen_values = true)]
    shard: Option<Shard>,
    /// Continue a run that was stopped or killed, or repair a finished one; give the same options
    #[arg(long)]
    resume: bool,
    /// Number of threads, 1 to 256; the files do not depend on it (default: all cores)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true)]
    threads: Option<Threads>,
    #[command(flatten)]
    parts: PartOptions,
    /// Width of the spine in mm, 1 to 100, for books that are bound with one. Adds a last page in
    /// its own size with the whole cover: back, spine and front
    #[arg(long, value_name = "MM", allow_hyphen_values = true,
        help_heading = "Booklet",
        conflicts_with_all = ["no_cover", "files", "layout", "sheet", "marks", "gutter"])]
    spine: Option<Spine>,
    #[command(flatten)]
    style: StyleOptions,
}

fn games(text: &str) -> Result<u64, String> {
    number(&text.replace(['_', ','], ""), Run::GAMES).ok_or_else(|| {
        let most = grouped(*Run::GAMES.end());
        format!("a run cannot have {text:?} games; use 1 to {most}")
    })
}

fn volume(text: &str) -> Result<u64, String> {
    number(text, 1..=10_000)
        .ok_or_else(|| format!("{text:?} games do not fit into a file; use 1 to 10,000"))
}

impl RunArgs {
    /// Whether the last sheets contain the pages from which a person tests potions.
    pub fn prints_answers(&self) -> bool {
        matches!(self.parts.answer_part, Some(Answers::Referee))
    }

    /// Reads the list of `--names`, if it was given.
    fn class_list(&self) -> Result<Option<ClassList>> {
        let read =
            |path: &PathBuf| ClassList::read(path, self.names_column.as_ref(), self.names_skip);
        self.names.as_ref().map(read).transpose()
    }

    /// Returns the seeds of the run. `seed` is the first game's, if it was given.
    pub fn seeds(&self, seed: Option<Seed>, printing: &PrintingArgs) -> Result<Seeds> {
        let list = self.class_list()?;
        let games = list.as_ref().map(|list| list.names.count() as u64).or(self.games);
        let seeds = match (&self.seeds_file, &self.seeds[..], seed) {
            (Some(path), ..) => Seeds::of_file(path),
            (None, seeds @ [_, ..], _) => Ok(Seeds::from_list(seeds)),
            (None, [], Some(seed)) => Ok(Seeds::start(seed, games)),
            (None, [], None) if self.resume => Seeds::begun_in(&printing.out, self.shard, games),
            (None, [], None) => Seeds::fresh(games),
        };
        Ok(match list {
            Some(list) => seeds?.with_names(list.names),
            None => seeds?,
        })
    }
}

/// Most names that a refusal lists.
const MOST_LISTED: usize = 20;

/// Names of `--names`.
struct ClassList {
    names: ClassNames,
    /// First name.
    first: String,
    /// Number of the column of the names, if the list has several columns.
    column: Option<usize>,
    /// Heading of the names; empty if they have none.
    heading: String,
    /// First words of the rows of sums that were left out.
    sums: Vec<ListedName>,
    /// Encoding of the list, if it was assumed.
    assumed: Option<&'static str>,
    /// List of the names in whose place a line is printed, with `--names-skip`.
    skipped: Option<Value>,
}

impl ClassList {
    /// Reads a list. Without `skip`, names that cannot be printed are refused.
    fn read(path: &Path, choice: Option<&ColumnChoice>, skip: bool) -> Result<ClassList> {
        let shown = quoted_path(path);
        let bytes = read_file(path, MOST_NAMES, "a list of names")?;
        let (text, assumed) = decode_table(&bytes)
            .ok_or_else(|| Failure::from_message(terminal_names_binary(shown.clone())))?;
        let NameList { names, column, heading, sums } =
            NameList::parse(&text, choice).map_err(|error| match (error, choice) {
                (NameListError::Column(columns), Some(choice)) => {
                    let choice = match choice {
                        ColumnChoice::Number(number) => number.to_string(),
                        ColumnChoice::Heading(heading) => quoted(heading),
                    };
                    let columns = columns.join(", ");
                    Failure::from_message(terminal_names_column(shown.clone(), choice, columns))
                }
                (NameListError::Empty | NameListError::Column(_), _) => {
                    Failure::from_message(terminal_names_empty(shown.clone()))
                }
            })?;
        let (count, most) = (names.len() as u64, *Run::GAMES.end());
        if count > most {
            let (count, most) = (grouped(count), grouped(most));
            return Err(Failure::Input(format!(
                "{shown} has {count} names; a run has at most {most} games"
            )));
        }
        let mut faults = Vec::new();
        for name in &names {
            faults.extend(name.caption().err().map(|fault| describe_caption_error(name, fault)));
        }
        let skipped = match (joined(faults), skip) {
            (Some(faults), false) => {
                return Err(Failure::from_message(terminal_names_unprintable(shown, faults)));
            }
            (faults, _) => faults,
        };
        let first = names.first().map_or_else(String::new, |name| name.text.clone());
        let names = ClassNames::new(names.iter().map(|name| &name.text));
        Ok(ClassList { names, first, column, heading, sums, assumed, skipped })
    }
}

/// Returns the line and the name that cannot be printed, with the reason.
fn describe_caption_error(name: &ListedName, fault: CaptionError) -> Value {
    let (line, text) = (name.line.to_string(), quoted(&name.text));
    match fault {
        CaptionError::Empty => {
            terminal_names_long(line, text, "0", Caption::LONGEST.to_string()).into()
        }
        CaptionError::Long(count) => {
            terminal_names_long(line, text, count.to_string(), Caption::LONGEST.to_string()).into()
        }
        CaptionError::Control(character) | CaptionError::Unprintable(character) => {
            let code = format!("U+{:04X}", u32::from(character));
            let shown = if is_hidden(character) { code } else { format!("{character} ({code})") };
            terminal_names_character(line, text, shown).into()
        }
    }
}

/// Joins descriptions to a list of at most [`MOST_LISTED`]. `None` if there are none.
fn joined(faults: Vec<Value>) -> Option<Value> {
    let more = faults.len().saturating_sub(MOST_LISTED);
    let listed = faults.into_iter().take(MOST_LISTED);
    let list = listed.reduce(|first, last| terminal_names_join(first, last).into())?;
    Some(match more {
        0 => list,
        more => terminal_names_more(list, more.to_string()).into(),
    })
}

/// Reads the file of `--logo`: an SVG, which may be compressed (`.svgz`), a PNG or a JPEG.
fn logo(path: &Path) -> Result<Logo> {
    let shown = path.display();
    let file = read_file(path, LARGEST_LOGO, "a logo")?;
    // A logo of one byte more is refused for its size.
    let file = decompressed(&file, LARGEST_LOGO as usize + 1).map_err(|error| {
        Failure::Input(format!("\"{shown}\" is a damaged compressed file: {error}"))
    })?;
    let logo = match &*file {
        [0x89, b'P', b'N', b'G', ..] | [0xff, 0xd8, ..] => Logo::from_picture(&file),
        file => {
            let refusal = |message: Message| Err(Failure::from_message(message));
            let is_binary =
                |text: &str| text.contains(|c: char| c.is_control() && !c.is_whitespace());
            match decode_text(file) {
                None => return refusal(terminal_logo_format(quoted_path(path))),
                Some(text) if text.trim().is_empty() => {
                    return refusal(terminal_logo_empty(quoted_path(path)));
                }
                Some(text) if is_binary(&text) => {
                    return refusal(terminal_logo_format(quoted_path(path)));
                }
                Some(text) if !text.contains('<') => {
                    return refusal(terminal_logo_text(quoted_path(path)));
                }
                Some(svg) => Logo::try_from(svg.into_owned()),
            }
        }
    };
    logo.map_err(|error| Failure::Input(format!("\"{shown}\": {error}")))
}

/// Run to make, with its options.
pub struct RunRequest<'a> {
    pub series: &'a dyn GameSeries,
    pub seeds: &'a Seeds,
    /// Whether the page that tests potions is written next to the games.
    pub play_page: bool,
    /// Key from which the secrets are derived, for a tournament.
    pub key: Option<String>,
    pub run: &'a RunArgs,
    pub printing: &'a PrintingArgs,
}

impl RunRequest<'_> {
    /// Prints all games of the run. The exit code is 130 if Ctrl-C ended it early.
    pub fn make(&self, console: &Console) -> Result<ExitCode> {
        self.printing.refuse_pages()?;
        self.printing.refuse_file()?;
        let options = self.options(console)?;
        if options.spine.is_some() && options.layout.is_some() {
            return Err(Failure::input(
                "--spine is for pages that come one by one, held at the left; leave --binding out",
            ));
        }
        let source = self.seeds.source();
        let run = Run {
            form: Run::form_of(&source),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: self.series.game().to_owned(),
            params: self.series.params(),
            options: serde_json::to_value(&options).map_err(Failure::fault)?,
            key: self.key.as_deref().map(Run::fingerprint),
            games: self.seeds.games(),
            seeds: source,
            cut: if self.run.files {
                VolumePlan::Files
            } else {
                VolumePlan::Volumes(self.run.volume)
            },
            repeat_secrets: self.run.repeat_secrets,
            shard: self.run.shard,
        };
        let bindery = BookletMaker::new(options, self.series)?;
        let threads = self.run.threads.unwrap_or_else(Threads::all);
        let planned = self.seeds.plan(self.series, self.run.repeat_secrets, threads)?;
        let folder = self.folder();
        let (run, seeds, folder) = (&run, &planned, &*folder);
        let (names, key) = (self.seeds.names(), self.key.as_deref());
        let job = RunJob { run, seeds, names, maker: &bindery, key, folder, threads };
        let total = run.own_games();
        let produce = |watch: &WorkMonitor| job.produce(self.run.resume, watch);
        let (made, watch) = run_watched(&self.printing.result, console, total, produce);
        match made.map_err(|error| describe_run_error(error, folder, run.shard))? {
            RunOutcome::Whole { manifest, secrets, names } => {
                let records = Records { manifest, secrets, names };
                let language = console.language();
                let page = self.play_page.then(|| PlayPage::of(folder, language)?.keep());
                let page = page.transpose()?;
                let made = self.files(run, folder);
                let tickets = self.printing.store_tickets(made)?;
                let besides: Vec<PathBuf> = page.into_iter().chain(tickets).collect();
                self.tell((run, seeds.first()), folder, &besides, &records, &bindery, console);
                Ok(ExitCode::SUCCESS)
            }
            RunOutcome::Stopped => {
                self.tell_stopped(watch.done(), total, folder, console);
                Ok(ExitCode::from(INTERRUPTED))
            }
        }
    }

    fn options(&self, console: &Console) -> Result<BookletOptions> {
        let usual = if self.run.files { Answers::None } else { Answers::Codes };
        let printing = self.printing.options(console.language())?;
        Ok(BookletOptions {
            draw: printing.draw,
            layout: printing.layout,
            standard: printing.standard,
            cover: !self.run.files && !self.run.parts.no_cover,
            how_to_play: !self.run.parts.no_rules,
            answers: self.run.parts.answer_part.unwrap_or(usual),
            style: HouseStyle {
                title: self.run.style.title.clone(),
                logo: self.run.style.logo.as_deref().map(logo).transpose()?,
                footer: self.run.style.footer.clone(),
                names: self.seeds.names().map(ClassNames::captions).unwrap_or_default(),
                names_in_feet_only: false,
            },
            spine: self.run.spine,
        })
    }

    fn folder(&self) -> PathBuf {
        let out = &self.printing.out;
        match out.to_str() {
            Some(text) => PathBuf::from(text.replace(SEED, &self.seeds.first().to_string())),
            None => out.clone(),
        }
    }

    fn tell(
        &self,
        (run, first): (&Run, Option<&Seed>),
        folder: &Path,
        besides: &[PathBuf],
        records: &Records,
        bindery: &BookletMaker<'_>,
        console: &Console,
    ) {
        let files = || self.files(run, folder);
        let Records { manifest, secrets, names } = records;
        self.printing.result.tell(
            console,
            || {
                let files = files().chain(besides.iter().cloned());
                json!({
                    "run": run,
                    "files": files.map(|file| json_path(&file)).collect::<Vec<_>>(),
                    "manifest": json_path(manifest),
                    "secrets": json_path(secrets),
                    "names": names.as_deref().map(json_path),
                })
            },
            || {
                let (games, volumes) = (run.own_games(), files().count() as u64);
                console.print_message(terminal_run_made(
                    console.bold(counted(terminal_games, games)),
                    counted(terminal_files, volumes),
                    self.printing.printed_on(bindery.sheet()),
                ));
                let shown: Vec<PathBuf> = files().take(3).collect();
                console.files(&shown);
                if volumes > shown.len() as u64 {
                    console.print_line(format_args!("  …"));
                }
                console.files(&besides.iter().take(3).collect::<Vec<_>>());
                console.files(&[manifest, secrets]);
                console.files(names.as_slice());
                self.printing.tell_sheets(bindery.scale(), bindery.sheet(), console);
                if let Some(advice) = bindery.fold_advice() {
                    console.print_message(match self.printing.sheets.signature {
                        Some(_) => advice,
                        None => terminal_signatures(advice),
                    });
                }
                // In a ramp or ladder a game depends on its place, too.
                let is_by_place =
                    !run.params["levels"].is_number() || run.params["set"] == "ladder";
                if self.seeds.names().is_some() && run.game == Game::name(&Witches) && !is_by_place
                {
                    console.print_line(console.dim(terminal_names_games()));
                }
                self.tell_names(console);
                if let Some(seed) = self.seeds.drawn_seed() {
                    console.print_line(console.dim(terminal_same_run(seed.to_string())));
                }
                // With a key the same seed has another secret for other settings, and a search may
                // have rejected the given seed: then the hint would be false.
                let is_open = run.key.is_none() && run.game == Game::name(&Witches);
                let is_first = |seed: &Seed| first == Some(seed);
                if let Some(seed) = self.seeds.given_seed().filter(is_first).filter(|_| is_open) {
                    console.print_line(console.dim(terminal_same_recipe(seed.to_string())));
                }
            },
        );
    }

    /// Returns the paths of the PDF files.
    fn files(&self, run: &Run, folder: &Path) -> impl Iterator<Item = PathBuf> {
        let names = self.seeds.names();
        run.own_volumes().map(move |volume| folder.join(run.file_on_disk(volume, names)))
    }

    /// Prints what was taken for the first name and the heading of the list, the rows of sums that were
    /// left out, the encoding if it was assumed, and the names that were skipped.
    fn tell_names(&self, console: &Console) {
        // The list was read before, so that an error is not expected here.
        let (Some(path), Ok(Some(list))) = (&self.run.names, self.run.class_list()) else { return };
        let (path, first) = (quoted_path(path), quoted(&list.first));
        let heading = Some(quoted(&list.heading)).filter(|_| !list.heading.is_empty());
        console.print_line(console.dim(match (list.column, heading) {
            (Some(column), heading) => {
                let heading = heading.map(|heading| format!(" ({heading})")).unwrap_or_default();
                terminal_names_from(path.clone(), format!("{column}{heading}"), first)
            }
            (None, Some(heading)) => terminal_names_heading(path.clone(), first, heading),
            (None, None) => terminal_names_first(path.clone(), first),
        }));
        for ListedName { text, line } in list.sums {
            let row = terminal_names_sum(path.clone(), line.to_string(), quoted(&text));
            console.print_line(console.dim(row));
        }
        if let Some(encoding) = list.assumed {
            console.print_line(console.dim(terminal_names_encoding(path, encoding)));
        }
        if let Some(skipped) = list.skipped {
            console.print_message(terminal_names_skipped(skipped));
        }
    }

    fn tell_stopped(&self, done: u64, total: u64, folder: &Path, console: &Console) {
        self.printing.result.tell(
            console,
            || json!({ "stopped": true, "done": done, "of": total, "folder": json_path(folder) }),
            || {
                console.print_message(terminal_run_stopped(
                    grouped(done),
                    counted(terminal_games, total),
                ));
                console.print_message(match self.seeds.drawn_seed() {
                    Some(seed) => terminal_run_resume_seed(seed.to_string()),
                    None => terminal_run_resume(),
                });
            },
        );
    }
}

/// Files that describe a finished run.
struct Records {
    manifest: PathBuf,
    secrets: PathBuf,
    /// Names of the players, if the run has them.
    names: Option<PathBuf>,
}

/// Converts an error of a run to a failure of the command. For a failed write it advises to
/// continue with `--resume`.
fn describe_run_error(error: RunError, folder: &Path, shard: Option<Shard>) -> Failure {
    let is_begun = matches!(error, RunError::Write(_))
        && matches!(Manifest::begun_in(folder, shard), Ok(Some(_)));
    match Failure::from(error) {
        Failure::Machine(said) if is_begun => {
            Failure::Machine(format!("{said}; once that is mended, go on with --resume"))
        }
        other => other,
    }
}

/// Largest size of a list of seeds, in bytes; a million seeds take less.
const LARGEST_LIST: u64 = 64 << 20;

/// Default number of games in a run.
const USUAL_GAMES: u64 = 10;

/// Seeds of a run: the first one with a number of games, or with the names of the players, or a
/// list.
pub enum Seeds {
    Start { seed: Seed, games: u64, given: bool },
    Named { seed: Seed, names: ClassNames, given: bool },
    List { list: SeedList, file: Option<PathBuf> },
}

impl Seeds {
    pub fn start(seed: Seed, games: Option<u64>) -> Seeds {
        Seeds::Start { seed, games: games.unwrap_or(USUAL_GAMES), given: true }
    }

    /// Draws the first seed from the system's randomness.
    pub fn fresh(games: Option<u64>) -> Result<Seeds> {
        let (seed, games) = (fresh_seed(false)?, games.unwrap_or(USUAL_GAMES));
        Ok(Seeds::Start { seed, games, given: false })
    }

    /// Continues from the first seed of the unfinished run in `folder`.
    pub fn begun_in(folder: &Path, shard: Option<Shard>, games: Option<u64>) -> Result<Seeds> {
        let begun = Manifest::begun_in(folder, shard).map_err(Failure::input)?;
        match begun.map(|run| run.seeds) {
            Some(SeedSource::Start(seed) | SeedSource::Names(NamedSeeds { start: seed, .. })) => {
                Ok(Seeds::start(seed, games))
            }
            Some(SeedSource::List(_)) => Err(Failure::input(
                "the run that was begun is of a list of seeds; give it again with --seeds or --seeds-file",
            )),
            None => Err(Failure::Input(format!(
                "there is no run in \"{}\" to go on with; name its folder with --out, or give its --seed",
                folder.display()
            ))),
        }
    }

    pub fn from_list(seeds: &[Seed]) -> Seeds {
        Seeds::List { list: SeedList::of_seeds(seeds), file: None }
    }

    pub fn of_file(path: &Path) -> Result<Seeds> {
        let bytes = read_file(path, LARGEST_LIST, "a list of seeds")?;
        let shown = path.display();
        let text = decode_text(&bytes).ok_or_else(|| {
            Failure::Input(format!("\"{shown}\" is no text; name a list of seeds"))
        })?;
        let list = SeedList::of_lines(&text).map_err(|error| plan_failure(error, Some(path)))?;
        let (count, most) = (list.seeds().len() as u64, *Run::GAMES.end());
        if count > most {
            let (count, most) = (grouped(count), grouped(most));
            return Err(Failure::Input(format!(
                "\"{shown}\" has {count} seeds; a run has at most {most} games"
            )));
        }
        Ok(Seeds::List { list, file: Some(path.to_owned()) })
    }

    /// Returns the seeds of the games of `names`. Lists do not change.
    fn with_names(self, names: ClassNames) -> Seeds {
        match self {
            Seeds::Start { seed, given, .. } => Seeds::Named { seed, names, given },
            other => other,
        }
    }

    /// Returns the names of the players, if the seeds are drawn from them.
    pub fn names(&self) -> Option<&ClassNames> {
        match self {
            Seeds::Named { names, .. } => Some(names),
            Seeds::Start { .. } | Seeds::List { .. } => None,
        }
    }

    /// Returns the seeds with the `asked` number of games, or else the `usual` one. Lists of
    /// seeds and of names do not change.
    pub fn or_usual(self, asked: Option<u64>, usual: u64) -> Seeds {
        match self {
            Seeds::Start { seed, given, .. } => {
                Seeds::Start { seed, games: asked.unwrap_or(usual.max(1)), given }
            }
            list => list,
        }
    }

    pub fn games(&self) -> u64 {
        match self {
            Seeds::Start { games, .. } => *games,
            Seeds::Named { names, .. } => names.count() as u64,
            Seeds::List { list, .. } => list.seeds().len() as u64,
        }
    }

    pub fn first(&self) -> Seed {
        match self {
            Seeds::Start { seed, .. } | Seeds::Named { seed, .. } => *seed,
            Seeds::List { list, .. } => list.seeds().next().unwrap_or(Seed(0)),
        }
    }

    /// Returns the first seed if it was drawn at random, so that the user needs it to repeat the
    /// run.
    pub fn drawn_seed(&self) -> Option<Seed> {
        match self {
            Seeds::Start { seed, given: false, .. } | Seeds::Named { seed, given: false, .. } => {
                Some(*seed)
            }
            _ => None,
        }
    }

    /// Returns the first seed if the user gave it, so that the first game is its own.
    pub fn given_seed(&self) -> Option<Seed> {
        match self {
            Seeds::Start { seed, given: true, .. } => Some(*seed),
            _ => None,
        }
    }

    /// Returns the source of the seeds in the form of manifests.
    pub fn source(&self) -> SeedSource {
        match self {
            Seeds::Start { seed, .. } => SeedSource::Start(*seed),
            Seeds::Named { seed, names, .. } => {
                SeedSource::Names(NamedSeeds { start: *seed, sha256: names.digest() })
            }
            Seeds::List { list, .. } => SeedSource::from_list(list.seeds()),
        }
    }

    /// Returns the seed of each game. All games have different secrets unless `repeat_secrets` is
    /// set or the seeds are drawn from names.
    pub fn plan(
        &self,
        series: &dyn GameSeries,
        repeat_secrets: bool,
        threads: Threads,
    ) -> Result<Vec<Seed>> {
        match self {
            Seeds::Start { seed, games, .. } => {
                drawn_seeds(series, *seed, *games, repeat_secrets, threads)
                    .map_err(|error| plan_failure(error, None))
            }
            Seeds::Named { seed, names, .. } => named_seeds(series, *seed, &names.keys(), threads)
                .map_err(|error| plan_failure(error, None)),
            Seeds::List { list, file } => list
                .plan(series, repeat_secrets, threads)
                .map_err(|error| plan_failure(error, file.as_deref())),
        }
    }
}

/// Converts an error of the seeds, with the path of the list and advice.
fn plan_failure(error: PlanError, file: Option<&Path>) -> Failure {
    let failure = match error {
        PlanError::Unmet { number, reason } => {
            Failure::from(reason).with_subject(terminal_game_number(number.to_string()))
        }
        error => Failure::Input(describe_plan_error(&error)),
    };
    match file {
        Some(file) => failure.with_subject(format!("\"{}\"", file.display())),
        None => failure,
    }
}

/// Returns the error with advice on what to do.
fn describe_plan_error(error: &PlanError) -> String {
    let advice = match error {
        PlanError::TooFew { .. } => "; ask for fewer, or give --repeat-secrets",
        PlanError::Alike { .. } => "; leave one out, or give --repeat-secrets",
        _ => "",
    };
    format!("{error}{advice}")
}
