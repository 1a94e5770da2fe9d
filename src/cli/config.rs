//! `--config FILE`: a run's options in a TOML file.
//!
//! Every long option of a command is a key, and clap is the only one who knows them: the file is
//! turned into arguments, which stand before those that were typed, and what clap finds wrong with
//! one of them is told with its line and column. What is typed takes the place of what the file
//! says.

pub mod file;
pub mod keys;
mod paths;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::{ContextKind, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use cauldron_press::texts::Language;

use super::{Failure, usage};
use file::File;
use keys::Setting;

/// The name of the option that names the file.
const CONFIG: &str = "config";
/// And of the one that takes a key of the file back.
const UNSET: &str = "unset";
/// And of the one that leaves out what is remembered, which is settled before a file is read.
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
pub enum Refused {
    /// As typed, or because help was asked for.
    Typed(clap::Error),
    /// As the file has them.
    File(Failure),
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        Refused::File(failure)
    }
}

/// What the arguments say, the file's among them if one is named.
///
/// # Errors
/// If clap refuses what was typed, or the file cannot be used.
pub fn matches(mut program: Command, mut typed: Vec<OsString>) -> Result<ArgMatches, Refused> {
    // Others may be missing, or wrong: the file can supply them, and they are told of below.
    let outline =
        program.clone().ignore_errors(true).try_get_matches_from(&typed).map_err(Refused::Typed)?;
    program.build();
    let (command, outline) = innermost(&program, &outline);
    let named = outline.try_get_one::<PathBuf>(CONFIG).ok().flatten();
    let place = typed.iter().position(is_config);
    let (Some(path), Some(place)) = (named, place) else {
        return program.clone().try_get_matches_from(typed).map_err(Refused::Typed);
    };
    let file = File::read(path)?;
    let mut settings = keys::settings(&file, command)?;
    let unset = outline.get_many::<String>(UNSET).into_iter().flatten();
    let unset: Vec<&str> =
        unset.map(|name| keys::named(name, command)).collect::<Result<_, _>>()?;
    settings.retain(|setting| {
        !unset.contains(&setting.long) && !is_overruled(setting, command, outline)
    });
    let arguments = settings.iter().flat_map(|setting| setting.arguments.iter().cloned());
    typed.splice(place..place, arguments.collect::<Vec<_>>());
    program.clone().try_get_matches_from(typed).map_err(|error| {
        match refusal(&error, &program, &file, &settings) {
            Some(sentence) => Refused::File(Failure::Input(sentence)),
            None => Refused::Typed(error),
        }
    })
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
fn is_overruled(setting: &Setting, command: &Command, outline: &ArgMatches) -> bool {
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
    file: &File,
    settings: &[Setting],
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

#[cfg(test)]
mod tests;
