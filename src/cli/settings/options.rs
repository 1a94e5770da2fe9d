//! Definitions of the options that can be stored, and the settings file.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};
use toml::Spanned;
use toml::de::DeTable;

use cauldron_press::game::{Rejection, RejectionKind};
use cauldron_press::press::{WriteError, write_atomic};
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message, Value, nearest, row};

use crate::cli::config::ConfigFile;
use crate::cli::config::keys::{self, FileOption};
use crate::cli::failure::{self, Failure, Result};
use crate::cli::usage;

/// Long names of the options, in the order in which they are shown.
pub const KEYS: [&str; 7] = ["base-url", "paper", "lang", "theme", "printer", "ink", "duplex"];

/// Key of the language, an option of all commands.
pub const LANGUAGE: &str = "lang";
/// Id of the language option in clap.
pub const SPOKEN: &str = "language";

/// Command with only these options. It parses stored values with the same parsers as typed ones.
pub struct Options(Command);

impl Options {
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

    /// Returns the settings of a file without validating their values.
    ///
    /// # Errors
    /// If the file is not TOML, or has an unknown key or a value that is not text.
    pub fn settings(&self, file: &ConfigFile) -> Result<Vec<FileOption<'_>>> {
        let table = DeTable::parse(&file.text).map_err(|error| file.no_toml(&error))?;
        let unknown = |name: &Spanned<Cow<'_, str>>| {
            Some((name.span(), unknown_key_message(name.get_ref())?))
        };
        match table.get_ref().keys().filter_map(unknown).min_by_key(|(place, _)| place.start) {
            Some((place, told)) => Err(file.refuse(place, told)),
            None => keys::settings(file, &self.0),
        }
    }

    /// Parses the value of a setting.
    ///
    /// # Errors
    /// If the option does not accept the value; with its position in the file.
    pub fn parse_setting(&self, file: &ConfigFile, setting: &FileOption) -> Result<ArgMatches> {
        self.parse(setting.arguments.iter().cloned())
            .map_err(|told| file.refuse(setting.place_of(""), told))
    }

    /// Adds the position and the name of `setting` to a failure that it caused.
    pub fn with_setting(file: &ConfigFile, setting: &FileOption, failure: Failure) -> Failure {
        let told: Value = match failure {
            Failure::Input(told) => told.into(),
            Failure::Refused(Rejection { reason, kind: RejectionKind::Input }) => reason,
            other => return other,
        };
        file.refuse(setting.place_of(""), terminal_about(setting.long, told))
    }

    /// Parses a typed value for `key`.
    ///
    /// # Errors
    /// If the option does not accept the value.
    pub fn parse_typed(&self, key: &str, value: &str) -> Result<ArgMatches> {
        self.parse([format!("--{key}={value}").into()]).map_err(Failure::from_message)
    }

    /// Returns the built-in default of an option, if it has one.
    pub fn built_in(&self, key: &str) -> Option<String> {
        let option = self.0.get_arguments().find(|option| option.get_long() == Some(key))?;
        let [usual] = option.get_default_values() else { return None };
        usual.to_str().map(str::to_owned)
    }

    fn parse(&self, arguments: impl IntoIterator<Item = OsString>) -> Result<ArgMatches, Value> {
        let line = [OsString::from("config")].into_iter().chain(arguments);
        self.0.clone().try_get_matches_from(line).map_err(|error| {
            let named = |option: String| option.trim_start_matches('-').to_owned();
            usage::sentence(&error, &self.0, Language::first(), named).into()
        })
    }
}

/// Returns the key with the given name.
///
/// # Errors
/// If no setting has the name.
pub fn key(name: &str) -> Result<&'static str> {
    let known = KEYS.into_iter().find(|key| *key == name);
    known.ok_or_else(|| match unknown_key_message(name) {
        Some(message) => Failure::from_message(message),
        None => Failure::fault("a known setting is refused"),
    })
}

/// Returns the error message for a name, or `None` if it is a valid key.
fn unknown_key_message(name: &str) -> Option<Message> {
    let like = if name == SPOKEN { Some(LANGUAGE) } else { nearest(name, KEYS) };
    (!KEYS.contains(&name)).then(|| match like {
        Some(like) => terminal_no_setting_near(failure::quoted(name), like),
        None => terminal_no_setting(failure::quoted(name), row(KEYS)),
    })
}

/// Settings file, as read from the disk and with changes that are not yet written.
pub struct SettingsFile {
    path: PathBuf,
    pub file: ConfigFile,
}

impl SettingsFile {
    /// Reads a settings file. A missing file has no settings.
    ///
    /// # Errors
    /// If the file exists but cannot be read, or is not text.
    pub fn read(path: &Path) -> Result<SettingsFile> {
        let absent = match path.metadata() {
            Ok(_) => false,
            // An inaccessible folder counts as missing: it cannot contain settings of this user.
            Err(error) => matches!(
                error.kind(),
                ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::PermissionDenied
            ),
        };
        let file = match absent {
            true => ConfigFile::empty(path),
            false => ConfigFile::read(path)?,
        };
        Ok(SettingsFile { path: path.to_owned(), file })
    }

    /// Sets a key to a text value, and keeps the rest of the file unchanged.
    ///
    /// # Errors
    /// If the file is not TOML.
    pub fn set(&mut self, key: &str, value: &str) -> Result {
        let value = quoted(value);
        match self.place(key)? {
            Some([_, place]) => self.file.text.replace_range(place, &value),
            None => {
                let text = &mut self.file.text;
                if !text.is_empty() && !text.ends_with('\n') {
                    text.push('\n');
                }
                *text += &format!("{key} = {value}\n");
            }
        }
        Ok(())
    }

    /// Removes a key with its line. Returns false if the file does not have it.
    ///
    /// # Errors
    /// If the file is not TOML.
    pub fn unset(&mut self, key: &str) -> Result<bool> {
        let Some([key, value]) = self.place(key)? else { return Ok(false) };
        let text = &mut self.file.text;
        let start = text[..key.start].rfind('\n').map_or(0, |newline| newline + 1);
        let end = text[value.end..].find('\n').map_or(text.len(), |at| value.end + at + 1);
        text.replace_range(start..end, "");
        Ok(true)
    }

    /// Returns the byte ranges of a key and its value.
    fn place(&self, key: &str) -> Result<Option<[Range<usize>; 2]>> {
        let table = DeTable::parse(&self.file.text).map_err(|error| self.file.no_toml(&error))?;
        let found = table.get_ref().iter().find(|(name, _)| name.get_ref() == key);
        Ok(found.map(|(name, value)| [name.span(), value.span()]))
    }

    /// Writes the file, and creates its folder if it does not exist.
    ///
    /// # Errors
    /// If the file cannot be written; it is then unchanged.
    pub fn write(&self) -> Result<(), WriteError> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|source| WriteError { path: folder.to_owned(), source })?;
        }
        // The target of a symbolic link is replaced, not the link: users may store their settings
        // elsewhere.
        let path = self.path.canonicalize().unwrap_or_else(|_| self.path.clone());
        write_atomic(&path, self.file.text.as_bytes())
    }
}

fn quoted(text: &str) -> String {
    let escaped = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => format!("\\u{:04X}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(escaped).collect::<String>())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn changed(text: &str, change: impl FnOnce(&mut SettingsFile)) -> String {
        let path = PathBuf::from("config.toml");
        let mut file = ConfigFile::empty(&path);
        file.text = text.to_owned();
        let mut kept = SettingsFile { path, file };
        change(&mut kept);
        kept.file.text
    }

    #[test]
    fn a_change_leaves_the_other_lines_as_they_are() {
        let text = "# mine\npaper = 'letter' # of the office\n\nlang = \"de\"";
        let set = |key, value| changed(text, |kept| kept.set(key, value).unwrap());
        assert_eq!(set("paper", "a4"), text.replace("'letter'", "\"a4\""));
        assert_eq!(set("ink", "gray"), format!("{text}\nink = \"gray\"\n"));
        assert_eq!(changed("", |kept| kept.set("ink", "gray").unwrap()), "ink = \"gray\"\n");
        let unset = |text, key| changed(text, |kept| assert!(kept.unset(key).unwrap()));
        assert_eq!(unset(text, "paper"), "# mine\n\nlang = \"de\"");
        assert_eq!(unset(text, "lang"), "# mine\npaper = 'letter' # of the office\n\n");
        assert_eq!(unset("a = 1\r\nb = '''\nx\n''' # y\r\nc = 2\r\n", "b"), "a = 1\r\nc = 2\r\n");
        assert_eq!(unset("\u{feff}a = 1\n", "a").trim_start_matches('\u{feff}'), "");
        assert_eq!(changed(text, |kept| assert!(!kept.unset("ink").unwrap())), text);
    }

    proptest! {
        #[test]
        fn what_is_set_is_read_back(value in "(\\PC|[\"\\\\\n\u{7}\u{7f}])*") {
            let text = changed("ink = 'x' # y\n", |kept| kept.set("ink", &value).unwrap());
            let table = DeTable::parse(&text).unwrap();
            let read = table.get_ref().get("ink").unwrap().get_ref().as_str().map(str::to_owned);
            prop_assert_eq!(read, Some(value));
            prop_assert!(text.ends_with(" # y\n"));
        }
    }
}
