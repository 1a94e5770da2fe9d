//! Converts the keys of a file into arguments of a command.

use std::any::TypeId;
use std::ffi::OsString;
use std::ops::Range;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Command};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use cauldron_press::texts::nearest;

use super::{CONFIG, ConfigFile, NO_CONFIG, STYLE, UNSET, found_path};
use crate::cli::failure::{Failure, Result};

/// Name of the table for the options under the heading [`STYLE`].
const TABLE: &str = "style";

/// Key of the file, with the option that it sets.
pub struct FileOption<'a> {
    pub option: &'a Arg,
    pub long: &'a str,
    pub key: Range<usize>,
    /// Equivalent command-line arguments.
    pub arguments: Vec<OsString>,
    values: Vec<(OsString, Range<usize>)>,
}

impl FileOption<'_> {
    /// Returns the first value as it would be typed; empty if there is none.
    pub fn text(&self) -> String {
        self.values
            .first()
            .map_or_else(String::new, |(text, _)| text.to_string_lossy().into_owned())
    }

    /// Returns the byte range of `value` in the file; otherwise that of the first value, or of the
    /// key.
    pub fn place_of(&self, value: &str) -> Range<usize> {
        let place = self.values.iter().find(|(text, _)| text.to_string_lossy() == value);
        place.or(self.values.first()).map_or(self.key.clone(), |(_, place)| place.clone())
    }
}

/// Converts all keys of the file into options of `command`, in the order of the file.
///
/// # Errors
/// If the text is not TOML, or has an unknown key or a value of the wrong type.
pub fn settings<'a>(file: &ConfigFile, command: &'a Command) -> Result<Vec<FileOption<'a>>> {
    let table = DeTable::parse(&file.text).map_err(|error| file.no_toml(&error))?;
    let known = settable_options(command);
    let reader = OptionFileParser { file, known };
    let mut settings = Vec::new();
    for (key, value) in table.get_ref() {
        match value.get_ref() {
            DeValue::Table(style) if key.get_ref() == TABLE => {
                for (key, value) in style {
                    settings.push(reader.setting(key, value, true)?);
                }
            }
            _ => settings.push(reader.setting(key, value, false)?),
        }
    }
    settings.sort_by_key(|setting| setting.key.start);
    Ok(settings)
}

/// Returns the current long name of an option, as in [`FileOption::long`]; `name` may be an alias.
///
/// # Errors
/// If the command has no such option.
pub fn long_name<'a>(name: &str, command: &'a Command) -> Result<&'a str> {
    let known = settable_options(command);
    match find(&known, name) {
        Some((_, long)) => Ok(long),
        None => {
            Err(Failure::Input(format!("--{UNSET}: {}", no_such("option", name, names(&known)))))
        }
    }
}

/// Finds the option with the name or alias `name`.
fn find<'a>(known: &[(&'a Arg, &'a str)], name: &str) -> Option<(&'a Arg, &'a str)> {
    let is = |(option, long): &&(&Arg, &str)| {
        *long == name || option.get_all_aliases().is_some_and(|old| old.contains(&name))
    };
    known.iter().find(is).copied()
}

/// Returns all options that a file can set.
fn settable_options(command: &Command) -> Vec<(&Arg, &str)> {
    command.get_arguments().filter_map(settable).collect()
}

fn names<'a>(known: &[(&'a Arg, &'a str)]) -> impl Iterator<Item = &'a str> {
    known.iter().map(|(_, long)| *long)
}

fn no_such<'a>(what: &str, name: &str, words: impl IntoIterator<Item = &'a str>) -> String {
    match nearest(name, words) {
        Some(near) => format!("there is no {what} {name:?}; did you mean {near}?"),
        None => format!("there is no {what} {name:?}; --help lists the options"),
    }
}

/// Returns an option with its long name if a file can set it.
fn settable(option: &Arg) -> Option<(&Arg, &str)> {
    let long = option.get_long()?;
    let asks = matches!(
        option.get_action(),
        ArgAction::Help | ArgAction::HelpShort | ArgAction::HelpLong | ArgAction::Version
    );
    let is_own = [CONFIG, UNSET, NO_CONFIG].contains(&long);
    (!asks && !option.is_hide_set() && !is_own).then_some((option, long))
}

/// Whether an option takes no value.
fn is_switch(option: &Arg) -> bool {
    matches!(option.get_action(), ArgAction::SetTrue)
}

fn is_style(option: &Arg) -> bool {
    option.get_help_heading() == Some(STYLE)
}

/// Parser of the keys and values of an option file. `known` are the options that it may set, each
/// with its long name.
struct OptionFileParser<'a, 'f> {
    file: &'f ConfigFile,
    known: Vec<(&'a Arg, &'a str)>,
}

type Key<'i> = Spanned<std::borrow::Cow<'i, str>>;
type Value<'i> = Spanned<DeValue<'i>>;

impl<'a> OptionFileParser<'a, '_> {
    fn setting(&self, key: &Key, value: &Value, styled: bool) -> Result<FileOption<'a>> {
        let found = find(&self.known, key.get_ref());
        let Some((option, long)) = found.filter(|(option, _)| is_style(option) == styled) else {
            return Err(self.file.refuse(key.span(), self.unknown(key, value, styled)));
        };
        let refuse = |what: &str| self.file.refuse(value.span(), format!("{long} {what}"));
        let mut setting =
            FileOption { option, long, key: key.span(), arguments: Vec::new(), values: Vec::new() };
        let may_be_bare = option.get_num_args().is_some_and(|n| n.min_values() == 0);
        match value.get_ref() {
            DeValue::Boolean(on) if is_switch(option) || may_be_bare => {
                setting.arguments.extend(on.then(|| format!("--{long}").into()));
            }
            _ if is_switch(option) => return Err(refuse("is a switch; set it to true or false")),
            DeValue::Array(values) if matches!(option.get_action(), ArgAction::Append) => {
                for value in values {
                    self.add(&mut setting, value)?;
                }
            }
            DeValue::Array(_) => return Err(refuse("takes one value, not a list")),
            _ => self.add(&mut setting, value)?,
        }
        Ok(setting)
    }

    fn add(&self, setting: &mut FileOption, value: &Value) -> Result {
        let (option, long) = (setting.option, setting.long);
        let kind = option.get_value_parser().type_id();
        let is_path = kind == TypeId::of::<PathBuf>();
        let refuse = |what: &str| self.file.refuse(value.span(), format!("{long} {what}"));
        let text: OsString = match value.get_ref() {
            DeValue::String(text) if is_path => {
                found_path(self.file.folder(), text.as_ref(), is_style(option))
                    .map_err(|what| refuse(&what))?
                    .into()
            }
            DeValue::String(text) => text.as_ref().into(),
            DeValue::Integer(_) | DeValue::Float(_) if is_path || is_style(option) => {
                return Err(refuse("is text; put it in quotes"));
            }
            DeValue::Integer(number) => match number.radix() {
                10 => number.as_str().into(),
                _ => return Err(refuse("takes a decimal number")),
            },
            DeValue::Float(number) => number.as_str().into(),
            DeValue::Boolean(on) if kind == TypeId::of::<bool>() => on.to_string().into(),
            DeValue::Boolean(_) => return Err(refuse("takes a value, not true or false")),
            DeValue::Datetime(_) => return Err(refuse("takes no date; put text in quotes")),
            DeValue::Array(_) => return Err(refuse("takes no list within a list")),
            DeValue::Table(_) => return Err(refuse("takes a value, not a table")),
        };
        let mut argument = OsString::from(format!("--{long}="));
        argument.push(&text);
        setting.arguments.push(argument);
        setting.values.push((text, value.span()));
        Ok(())
    }

    /// Describes a key that is unknown or belongs in the other table.
    fn unknown(&self, key: &Key, value: &Value, styled: bool) -> String {
        let name = key.get_ref();
        if self.known.iter().any(|(_, long)| long == name) {
            return match styled {
                true => format!("{name} stands before [{TABLE}], not in it"),
                false => format!("{name} stands in the table [{TABLE}]"),
            };
        }
        let has_style = self.known.iter().any(|(option, _)| is_style(option));
        match value.get_ref() {
            DeValue::Table(_) => no_such("table", name, has_style.then_some(TABLE)),
            _ => no_such("option", name, names(&self.known)),
        }
    }
}
