//! `--config FILE`: a run's options in a TOML file.
//!
//! Every long option of a command is a key, and clap is the only one who knows them: the file is
//! turned into arguments, which stand before those that were typed, and what clap finds wrong with
//! one of them is told with its line and column. What is typed takes the place of what the file
//! says.

pub mod keys;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::ops::Range;
use std::path::{Component, Path, PathBuf};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use cauldron_press::texts::Language;

use super::files::read_file;
use super::{Failure, Result, usage};
use keys::FileOption;

/// The name of the option that names the file.
const CONFIG: &str = "config";
/// The name of the option that takes a key of the file back.
const UNSET: &str = "unset";
/// The name of the option that leaves out what is remembered, which is settled before a file is
/// read.
const NO_CONFIG: &str = "no-config";
/// The heading of the options that stand in the file's table `[style]`.
pub const STYLE: &str = "Style";

/// `--config FILE` and `--unset OPTION`, for the commands that have them.
pub fn options() -> [Arg; 2] {
    let config = Arg::new(CONFIG).long(CONFIG).value_name("FILE").value_parser(value_parser!(PathBuf)).help(
        "Read the options of this run from a TOML file: each long option is a key, those of style \
         stand in [style]. What is typed comes before what the file says; what cauldron config \
         remembers for all runs comes after it",
    );
    let unset = Arg::new(UNSET)
        .long(UNSET)
        .value_name("OPTION")
        .requires(CONFIG)
        .action(ArgAction::Append)
        .help("With --config: leave out what the file says of an option; can be given again");
    [config, unset]
}

/// Why arguments are not understood.
#[derive(Debug)]
pub enum ArgsError {
    /// What was typed is wrong, or help was asked for.
    Typed(clap::Error),
    /// What the file says is wrong.
    File(Failure),
}

impl From<Failure> for ArgsError {
    fn from(failure: Failure) -> Self {
        ArgsError::File(failure)
    }
}

/// What the arguments say, the file's among them if one is named.
///
/// # Errors
/// If clap refuses what was typed, or the file cannot be used.
pub fn matches(mut program: Command, mut typed: Vec<OsString>) -> Result<ArgMatches, ArgsError> {
    // Others may be missing, or wrong: the file can supply them, and they are told of below.
    let outline = program
        .clone()
        .ignore_errors(true)
        .try_get_matches_from(&typed)
        .map_err(ArgsError::Typed)?;
    program.build();
    let (command, outline) = innermost(&program, &outline);
    let named = outline.try_get_one::<PathBuf>(CONFIG).ok().flatten();
    let place = typed.iter().position(is_config);
    let (Some(path), Some(place)) = (named, place) else {
        return read(&program, typed).map_err(ArgsError::Typed);
    };
    let file = ConfigFile::read(path)?;
    let mut settings = keys::settings(&file, command)?;
    let unset = outline.get_many::<String>(UNSET).into_iter().flatten();
    let unset: Vec<&str> =
        unset.map(|name| keys::named(name, command)).collect::<Result<_, _>>()?;
    settings.retain(|setting| {
        !unset.contains(&setting.long) && !is_overruled(setting, command, outline)
    });
    let arguments = settings.iter().flat_map(|setting| setting.arguments.iter().cloned());
    typed.splice(place..place, arguments.collect::<Vec<_>>());
    read(&program, typed).map_err(|error| match refusal(&error, &program, &file, &settings) {
        Some(sentence) => ArgsError::File(Failure::Input(sentence)),
        None => ArgsError::Typed(error),
    })
}

/// Parses arguments. Of the options of the program only the global ones may precede a command.
fn read(program: &Command, typed: Vec<OsString>) -> Result<ArgMatches, clap::Error> {
    let matches = program.clone().try_get_matches_from(typed)?;
    let Some(command) = matches.subcommand_name() else { return Ok(matches) };
    let precedes = |arg: &&Arg| {
        !arg.is_global_set()
            && matches.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine)
    };
    let Some(option) = program.get_arguments().find(precedes) else { return Ok(matches) };
    let name = option.get_long().unwrap_or(option.get_id().as_str());
    let mut error = clap::Error::new(ErrorKind::ArgumentConflict).with_cmd(program);
    error.insert(ContextKind::InvalidArg, ContextValue::String(format!("--{name}")));
    error.insert(ContextKind::PriorArg, ContextValue::String(command.to_owned()));
    Err(error)
}

fn is_config(arg: &OsString) -> bool {
    let name = format!("--{CONFIG}");
    *arg == *name || arg.as_encoded_bytes().starts_with(format!("{name}=").as_bytes())
}

/// The command that was typed, and what it was given.
fn innermost<'a>(
    mut command: &'a Command,
    mut outline: &'a ArgMatches,
) -> (&'a Command, &'a ArgMatches) {
    while let Some((name, below)) = outline.subcommand()
        && let Some(next) = command.find_subcommand(name)
    {
        (command, outline) = (next, below);
    }
    (command, outline)
}

/// Whether something was typed in place of a setting: the option itself, or one that does not go
/// with it.
fn is_overruled(setting: &FileOption, command: &Command, outline: &ArgMatches) -> bool {
    command.get_arguments().any(|typed| {
        let was_typed =
            outline.value_source(typed.get_id().as_str()) == Some(ValueSource::CommandLine);
        let clashes = |one: &Arg, other: &Arg| {
            let clashing = command.get_arg_conflicts_with(one);
            clashing.iter().any(|arg| arg.get_id() == other.get_id())
        };
        was_typed
            && (typed.get_id() == setting.option.get_id()
                || clashes(typed, setting.option)
                || clashes(setting.option, typed))
    })
}

/// What is wrong with a setting of the file, and where; nothing if the file is not to blame.
fn refusal(
    error: &clap::Error,
    program: &Command,
    file: &ConfigFile,
    settings: &[FileOption],
) -> Option<String> {
    let setting = |kind| {
        let option = usage::option(error, kind)?;
        settings.iter().find(|setting| option.strip_prefix("--") == Some(setting.long))
    };
    let blamed = match error.kind() {
        ErrorKind::ArgumentConflict => {
            setting(ContextKind::InvalidArg).or_else(|| setting(ContextKind::PriorArg))
        }
        ErrorKind::MissingRequiredArgument => None,
        _ => setting(ContextKind::InvalidArg),
    }?;
    let at = match usage::given(error) {
        Some(value) => blamed.place_of(&value),
        None => blamed.key.clone(),
    };
    let names = |option: String| {
        let of_file =
            settings.iter().find(|setting| option.strip_prefix("--") == Some(setting.long));
        of_file.map_or(option, |setting| setting.long.to_owned())
    };
    Some(file.at(at, &usage::sentence(error, program, Language::first(), names)))
}

/// A list of ten thousand seeds takes a quarter of this.
const LARGEST: u64 = 1 << 20;

/// Text of a file that is named in errors.
pub struct ConfigFile {
    path: PathBuf,
    pub text: String,
}

impl ConfigFile {
    /// A file without text, whether it is there or not.
    pub fn empty(path: &Path) -> Self {
        ConfigFile { path: path.to_owned(), text: String::new() }
    }

    /// # Errors
    /// If there is no such file, or it is large, or no UTF-8.
    pub fn read(path: &Path) -> Result<Self> {
        let bytes = read_file(path, LARGEST, "a file of options")?;
        let path = path.to_owned();
        match String::from_utf8(bytes) {
            Ok(text) => Ok(ConfigFile { path, text }),
            Err(error) => {
                let end = error.utf8_error().valid_up_to();
                let text = String::from_utf8_lossy(&error.as_bytes()[..end]).into_owned();
                let file = ConfigFile { path, text };
                Err(file.refuse(end..end, "this is not UTF-8 text; save the file as UTF-8"))
            }
        }
    }

    pub fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        }
    }

    /// What is wrong at a place, such as `run.toml:3:1: there is no option "papr"`.
    pub fn at(&self, place: Range<usize>, what: &str) -> String {
        let before = self.text.get(..place.start).unwrap_or(&self.text);
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let column = before[start..].trim_start_matches('\u{feff}').chars().count() + 1;
        format!("{}:{line}:{column}: {what}", self.path.display())
    }

    pub fn no_toml(&self, error: &toml::de::Error) -> Failure {
        let place = error.span().unwrap_or(self.text.len()..self.text.len());
        self.refuse(place, &format!("this is not TOML: {}", error.message()))
    }

    /// What is wrong at a place, as a failure.
    pub fn refuse(&self, place: Range<usize>, what: &str) -> Failure {
        Failure::Input(self.at(place, what))
    }
}

/// The file or folder that is meant by a path that stands in a file of this folder.
///
/// # Errors
/// If it must stay within the folder, and leads out of it: a house's style is handed on as one
/// folder, and may come from strangers.
pub fn found_path(folder: &Path, written: &str, stays_within: bool) -> Result<PathBuf, String> {
    let path = folder.join(written);
    if !stays_within {
        return Ok(path);
    }
    let plain = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    let links_out = || match (path.canonicalize(), folder.canonicalize()) {
        (Ok(path), Ok(folder)) => !path.starts_with(folder),
        _ => false,
    };
    if !Path::new(written).components().all(plain) || links_out() {
        return Err(format!("leads out of the folder of this file: {written:?}"));
    }
    Ok(path)
}
