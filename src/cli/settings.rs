//! `cauldron config`: shows and changes the stored settings.

mod options;
#[cfg(test)]
mod tests;
mod usual;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, CommandFactory};
use serde_json::{Map, Value, json};

use cauldron_press::page::Theme;
use cauldron_press::press::printer::PrinterName;
use cauldron_press::texts::Language;
use cauldron_press::texts::msg::*;

use super::console::{escape_line, json_path};
use super::failure::NO;
use super::{Cli, layout};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::progress::ResultArgs;
use options::{KEYS, LANGUAGE, Options, SPOKEN, SettingsFile};
use usual::short;
pub use usual::{Defaults, Environment, apply_defaults};

/// Remember settings for all later runs
#[derive(Args)]
pub struct ConfigArgs {
    /// The setting: base-url (the address that codes open), paper, lang (the language), theme,
    /// printer, ink or duplex
    #[arg(value_name = "SETTING")]
    key: Option<String>,
    /// The new value, as for the option of that name; without it the current value is shown
    #[arg(value_name = "VALUE", requires = "key")]
    value: Option<String>,
    /// Forget a setting
    #[arg(long, value_name = "SETTING", conflicts_with = "key")]
    unset: Option<String>,
    #[command(flatten)]
    result: ResultArgs,
}

pub fn run(args: &ConfigArgs, here: &Environment, console: &Console) -> Result<ExitCode> {
    let options = Options::of(&Cli::command());
    match (&args.unset, &args.key, &args.value) {
        (Some(name), ..) => unset(args, name, here, console)?,
        (None, Some(name), Some(value)) => {
            let key = options::key(name)?;
            let value = fit(&options, key, value)?;
            let file = here.remember(key, &value)?;
            args.result.tell(
                console,
                || json!({ "file": json_path(&file), "set": { key: value } }),
                || console.print_message(terminal_config_set(key, escape_line(&value))),
            );
        }
        (None, Some(name), None) => {
            let effective = effective(&options, options::key(name)?, here)?;
            let Some(value) = &effective.value else { return Ok(ExitCode::from(NO)) };
            let words = || console.print_line(escape_line(value));
            args.result.tell(console, || json!({ effective.key: effective.json() }), words);
        }
        (None, None, _) => {
            let all = KEYS.into_iter().map(|key| effective(&options, key, here));
            show(args, &all.collect::<Result<Vec<_>, _>>()?, here, console);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn unset(args: &ConfigArgs, name: &str, here: &Environment, console: &Console) -> Result {
    let file = here.own_file()?;
    let mut kept = SettingsFile::read(&file)?;
    // An unknown name may be a setting of another version, which is in the file.
    let forgotten = kept.unset(name)?;
    if forgotten {
        kept.write().map_err(Failure::machine)?;
    } else {
        options::key(name)?;
    }
    args.result.tell(
        console,
        || json!({ "file": json_path(&file), "unset": forgotten.then_some(name) }),
        || {
            console.print_message(match forgotten {
                true => terminal_config_unset(escape_line(name)),
                false => terminal_config_not_set(name),
            });
        },
    );
    Ok(())
}

/// Validates a value, and returns it in the form that is stored: the absolute path of a theme's
/// folder, the short tag of a language, other values unchanged. A printer must be known.
fn fit(options: &Options, key: &str, value: &str) -> Result<String> {
    let read = options.parse_typed(key, value)?;
    let theme = read.try_get_one::<&'static Theme>("theme").ok().flatten();
    let printer = read.try_get_one::<PrinterName>("name").ok().flatten();
    let language = read.try_get_one::<&'static Language>(SPOKEN).ok().flatten();
    if let Some(printer) = printer {
        layout::known_printer(printer)?;
    }
    // Only a theme in a folder has a digest; a built-in theme is stored by name.
    let folder = theme.filter(|theme| theme.digest().is_some());
    let folder = folder.and_then(|_| std::path::absolute(value).ok());
    let folder = folder.and_then(|path| path.to_str().map(str::to_owned));
    let short = language.map(|language| short(language).to_owned());
    Ok(folder.or(short).unwrap_or_else(|| value.to_owned()))
}

/// Setting with its effective value and the origin of the value.
struct EffectiveSetting {
    key: &'static str,
    value: Option<String>,
    from: Origin,
}

#[derive(Clone, Copy)]
enum Origin {
    File,
    Computer,
    BuiltIn,
}

impl EffectiveSetting {
    fn json(&self) -> Value {
        let from = match self.from {
            Origin::File => "file",
            Origin::Computer => "computer",
            Origin::BuiltIn => "built in",
        };
        json!({ "value": self.value, "from": from })
    }
}

/// Returns the effective value of a setting: from the file, else from the locale, else built in.
fn effective(options: &Options, key: &'static str, here: &Environment) -> Result<EffectiveSetting> {
    let file = here.file.as_deref().filter(|_| !here.ignored);
    if let Some(kept) = file.map(SettingsFile::read).transpose()? {
        let settings = options.settings(&kept.file)?;
        if let Some(setting) = settings.iter().find(|setting| setting.long == key) {
            options.parse_setting(&kept.file, setting)?;
            return Ok(EffectiveSetting { key, value: Some(setting.text()), from: Origin::File });
        }
    }
    let computer = match key {
        "paper" => here.locale.paper,
        LANGUAGE => here.locale.language.map(short),
        _ => None,
    };
    if let Some(value) = computer.filter(|_| !here.ignored) {
        return Ok(EffectiveSetting { key, value: Some(value.to_owned()), from: Origin::Computer });
    }
    let value = match key {
        "theme" => Some(Theme::USUAL.to_owned()),
        LANGUAGE => Some(short(Language::first()).to_owned()),
        _ => options.built_in(key),
    };
    Ok(EffectiveSetting { key, value, from: Origin::BuiltIn })
}

fn show(args: &ConfigArgs, all: &[EffectiveSetting], here: &Environment, console: &Console) {
    let file = here.file.as_deref();
    let json = || {
        let settings: Map<String, Value> =
            all.iter().map(|one| (one.key.to_owned(), one.json())).collect();
        json!({ "file": file.map(json_path), "ignored": here.ignored, "settings": settings })
    };
    let widest = KEYS.iter().map(|key| key.len()).max().unwrap_or_default();
    args.result.tell(console, json, || {
        match file {
            Some(file) => {
                console.print_message(terminal_config_file(escape_line(&json_path(file))))
            }
            None => console.print_message(terminal_config_no_file()),
        }
        if here.ignored {
            console.print_message(terminal_config_ignored(usual::IGNORE));
        }
        for EffectiveSetting { key, value, from } in all {
            let value = value.as_deref().map_or_else(|| "–".to_owned(), escape_line);
            let from = match from {
                Origin::File => String::new(),
                Origin::Computer => console.text(terminal_config_computer()),
                Origin::BuiltIn => console.text(terminal_config_built_in()),
            };
            let from = if from.is_empty() { from } else { console.dim(format!(" ({from})")) };
            console.print_line(format_args!("  {key:widest$}  {value}{from}"));
        }
        let [change, forget] = ["cauldron config paper letter", "cauldron config --unset paper"];
        console.print_line(console.dim(terminal_config_change(change, forget)));
    });
}

impl Environment {
    /// Returns the path of the settings file, or an error if there is no folder for it.
    fn own_file(&self) -> Result<PathBuf> {
        self.file
            .clone()
            .ok_or_else(|| Failure::from_message(terminal_no_folder("XDG_CONFIG_HOME")))
    }

    /// Stores a setting whose value has been validated. Returns the path of the file.
    ///
    /// # Errors
    /// If the file is not a valid settings file, or cannot be written.
    pub fn remember(&self, key: &str, value: &str) -> Result<PathBuf> {
        let file = self.own_file()?;
        let mut kept = SettingsFile::read(&file)?;
        kept.set(key, value)?;
        kept.write().map_err(Failure::machine)?;
        Ok(file)
    }

    /// Whether settings can be stored and are not ignored.
    pub fn can_remember(&self) -> bool {
        !self.ignored && self.file.is_some()
    }

    /// Returns the stored address for codes, unless settings are ignored.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub fn base_url(&self) -> Result<Option<String>> {
        Ok(effective(&Options::of(&Cli::command()), "base-url", self)?.value)
    }
}
