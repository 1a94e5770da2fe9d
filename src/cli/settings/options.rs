//! The options that can be remembered, as the program has them.

use std::borrow::Cow;
use std::ffi::OsString;

use clap::{Arg, ArgMatches, Command};
use toml::Spanned;
use toml::de::DeTable;

use cauldron_press::texts::{Language, nearest};

use crate::cli::config::file::File;
use crate::cli::config::keys::{self, Setting};
use crate::cli::{Failure, usage};

/// Their long names, in the order in which they are shown.
pub const KEYS: [&str; 7] = ["base-url", "paper", "lang", "theme", "printer", "ink", "duplex"];

/// The key of the language, an option that every command has.
pub const LANGUAGE: &str = "lang";
/// And its name among arguments.
pub const SPOKEN: &str = "language";

/// A command with these options alone: it reads what is remembered as any command reads what is
/// typed.
pub struct Options(Command);

impl Options {
    /// The options of the program.
    pub fn of(program: &Command) -> Options {
        let bare = |key: &'static str| {
            let own = program.get_arguments().find(|option| option.get_long() == Some(key))?;
            let bare = Arg::new(own.get_id().clone()).long(key);
            let bare = bare.value_parser(own.get_value_parser().clone());
            Some(match own.get_default_values() {
                [usual] => bare.default_value(usual.clone()),
                _ => bare,
            })
        };
        let none = Command::new("config").disable_help_flag(true).disable_version_flag(true);
        Options(none.args(KEYS.into_iter().filter_map(bare)))
    }

    /// The settings of a file, whose values are not looked at yet.
    ///
    /// # Errors
    /// If it is not TOML, or has a key that is no setting, or a value that is no text.
    pub fn settings(&self, file: &File) -> Result<Vec<Setting<'_>>, Failure> {
        let table = DeTable::parse(&file.text).map_err(|error| file.no_toml(&error))?;
        let unknown = |name: &Spanned<Cow<'_, str>>| Some((name.span(), no_key(name.get_ref())?));
        match table.get_ref().keys().filter_map(unknown).min_by_key(|(place, _)| place.start) {
            Some((place, told)) => Err(file.refuse(place, &told)),
            None => keys::settings(file, &self.0),
        }
    }

    /// What the value of a setting means.
    ///
    /// # Errors
    /// If the option cannot have it.
    pub fn checked(&self, file: &File, setting: &Setting) -> Result<ArgMatches, Failure> {
        self.parsed(setting.arguments.iter().cloned())
            .map_err(|told| file.refuse(setting.place_of(""), &told))
    }

    /// What went wrong with a setting, where it stands.
    pub fn blamed(file: &File, setting: &Setting, failure: Failure) -> Failure {
        match failure {
            Failure::Input(told) => {
                file.refuse(setting.place_of(""), &format!("{}: {told}", setting.long))
            }
            other => other,
        }
    }

    /// The same of a value that was typed for the key.
    ///
    /// # Errors
    /// The same.
    pub fn typed(&self, key: &str, value: &str) -> Result<ArgMatches, Failure> {
        self.parsed([format!("--{key}={value}").into()]).map_err(Failure::Input)
    }

    /// What an option is if nobody says anything.
    pub fn built_in(&self, key: &str) -> Option<String> {
        let option = self.0.get_arguments().find(|option| option.get_long() == Some(key))?;
        let [usual] = option.get_default_values() else { return None };
        usual.to_str().map(str::to_owned)
    }

    fn parsed(&self, arguments: impl IntoIterator<Item = OsString>) -> Result<ArgMatches, String> {
        let line = [OsString::from("config")].into_iter().chain(arguments);
        self.0.clone().try_get_matches_from(line).map_err(|error| {
            let named = |option: String| option.trim_start_matches('-').to_owned();
            usage::sentence(&error, &self.0, Language::first(), named)
        })
    }
}

/// The key of a name.
///
/// # Errors
/// If there is no such setting.
pub fn key(name: &str) -> Result<&'static str, Failure> {
    let known = KEYS.into_iter().find(|key| *key == name);
    known.ok_or_else(|| Failure::Input(no_key(name).unwrap_or_default()))
}

/// What is said of a name that is no key.
fn no_key(name: &str) -> Option<String> {
    let like = if name == SPOKEN { Some(LANGUAGE) } else { nearest(name, KEYS) };
    (!KEYS.contains(&name)).then(|| match like {
        Some(like) => format!("there is no setting {name:?}; did you mean {like}?"),
        None => format!("there is no setting {name:?}; use {}", KEYS.join(", ")),
    })
}
