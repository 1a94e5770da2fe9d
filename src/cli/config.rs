//! `--config FILE`: a run's options in a TOML file.
//!
//! Every long option of a command is a key, and clap is the single source of the options. The file
//! is converted into arguments, which are inserted in front of `--config`. An error of clap about
//! such an argument is reported with its line and column in the file. Typed options replace those
//! of the file.

pub mod keys;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::ops::Range;
use std::path::{Component, Path, PathBuf};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use cauldron_press::options::STYLE_HEADING;
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message, Value};

use super::files::{decode_text, read_file};
use super::usage;
use crate::cli::failure::{Failure, Result};
use keys::FileOption;

/// Name of the option that gives the path of the file.
const CONFIG: &str = "config";
/// Name of the option that removes a key of the file.
const UNSET: &str = "unset";
/// Name of the option that disables stored settings. A file cannot contain it, because stored
/// settings are read before the file.
const NO_CONFIG: &str = "no-config";
/// Heading of the options that belong in the file's table `[style]`.
pub const STYLE: &str = STYLE_HEADING;

/// Returns `--config FILE` and `--unset OPTION`, for the commands that accept a file.
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

/// Reason why arguments are refused.
#[derive(Debug)]
pub enum ArgsError {
    /// The arguments given on the command line are wrong, or help was requested.
    Typed(clap::Error),
    /// The file is wrong.
    File(Failure),
}

impl From<Failure> for ArgsError {
    fn from(failure: Failure) -> Self {
        ArgsError::File(failure)
    }
}

/// Parses `typed` with clap, together with the options of the `--config` file if there is one.
///
/// # Errors
/// If clap refuses the typed arguments, or the file cannot be used.
pub fn matches(mut program: Command, mut typed: Vec<OsString>) -> Result<ArgMatches, ArgsError> {
    // This first pass only finds `--config`. Other errors are ignored: the file may supply missing
    // arguments, and the last pass reports the rest.
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
        unset.map(|name| keys::long_name(name, command)).collect::<Result<_, _>>()?;
    settings.retain(|setting| {
        !unset.contains(&setting.long) && !is_overruled(setting, command, outline)
    });
    let arguments = settings.iter().flat_map(|setting| setting.arguments.iter().cloned());
    typed.splice(place..place, arguments.collect::<Vec<_>>());
    read(&program, typed).map_err(|error| match refusal(&error, &program, &file, &settings) {
        Some(sentence) => ArgsError::File(Failure::from_message(sentence)),
        None => ArgsError::Typed(error),
    })
}

/// Parses arguments. Only global options may precede a subcommand.
///
/// # Errors
/// If clap rejects an argument, or another option precedes the subcommand.
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

/// Returns the innermost subcommand that was typed, and its matches.
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

/// Whether a typed option overrides `setting`: the option itself, or one that conflicts with it.
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

/// Describes an error of clap as an error in the file, with its position. Returns `None` if the
/// file did not cause it.
fn refusal(
    error: &clap::Error,
    program: &Command,
    file: &ConfigFile,
    settings: &[FileOption],
) -> Option<Message> {
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
    let at = match usage::invalid_value(error) {
        Some(value) => blamed.place_of(&value),
        None => blamed.key.clone(),
    };
    let names = |option: String| {
        let of_file =
            settings.iter().find(|setting| option.strip_prefix("--") == Some(setting.long));
        of_file.map_or(option, |setting| setting.long.to_owned())
    };
    Some(file.at(at, usage::sentence(error, program, Language::first(), names)))
}

/// Largest size of the file, in bytes; ten thousand seeds take a quarter of it.
const LARGEST: u64 = 1 << 20;

/// Content of a file, with the path that errors name.
pub struct ConfigFile {
    path: PathBuf,
    pub text: String,
}

impl ConfigFile {
    /// Returns an empty text for `path`, without reading the file.
    pub fn empty(path: &Path) -> Self {
        ConfigFile { path: path.to_owned(), text: String::new() }
    }

    /// Reads a file of options.
    ///
    /// # Errors
    /// If the file does not exist, is too large, or is not UTF-8.
    pub fn read(path: &Path) -> Result<Self> {
        let bytes = read_file(path, LARGEST, terminal_wanted_options())?;
        let path = path.to_owned();
        if let Some(text) = decode_text(&bytes) {
            return Ok(ConfigFile { path, text: text.into_owned() });
        }
        let readable = bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid());
        let (end, text) = (readable.len(), readable.to_owned());
        let file = ConfigFile { path, text };
        Err(file.refuse(end..end, "this is not UTF-8 text; save the file as UTF-8"))
    }

    pub fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        }
    }

    /// Formats an error at a byte range, such as `run.toml:3:1: there is no option "papr"`.
    pub fn at(&self, place: Range<usize>, what: impl Into<Value>) -> Message {
        let before = self.text.get(..place.start).unwrap_or(&self.text);
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let column = before[start..].chars().count() + 1;
        terminal_about(format!("{}:{line}:{column}", self.path.display()), what)
    }

    pub fn no_toml(&self, error: &toml::de::Error) -> Failure {
        let place = error.span().unwrap_or(self.text.len()..self.text.len());
        if self.has_backslash(place.start) {
            return self.refuse(place, terminal_toml_backslash());
        }
        self.refuse(place, format!("this is not TOML: {}", error.message()))
    }

    /// Whether the line at a byte offset has a backslash in double quotes, as in a path of Windows.
    fn has_backslash(&self, at: usize) -> bool {
        let (before, after) = self.text.split_at_checked(at).unwrap_or((&self.text, ""));
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = [&before[start..], after.lines().next().unwrap_or_default()].concat();
        line.split('"').skip(1).step_by(2).any(|quoted| quoted.contains('\\'))
    }

    /// Returns an error at a byte range as a [`Failure`].
    pub fn refuse(&self, place: Range<usize>, what: impl Into<Value>) -> Failure {
        Failure::from_message(self.at(place, what))
    }
}

/// Resolves a path that is written in a file of `folder`.
///
/// # Errors
/// If `stays_within` is set and the path is outside of `folder`. A style is distributed as one
/// folder and may be from an untrusted source, so it must not read other files.
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
