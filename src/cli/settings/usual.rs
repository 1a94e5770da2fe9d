//! What counts where nothing is typed: the settings that are remembered, and what this computer is
//! set to, become the defaults of the command that was typed.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, Id};

use cauldron_press::page::Theme;
use cauldron_press::press::Paper;
use cauldron_press::press::printer::PrinterName;
use cauldron_press::texts::said::{terminal_taken, terminal_taken_language, terminal_taken_paper};
use cauldron_press::texts::{Language, list};

use super::options::{KEYS, LANGUAGE, Options, SPOKEN, SettingsFile};
use crate::cli::{Console, Failure, Result, files, layout};

/// A variable that leaves all of this out, as the flag does.
pub const IGNORE: &str = "CAULDRON_NO_CONFIG";
const FLAG: &str = "--no-config";

/// What the program is started in.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    pub file: Option<PathBuf>,
    pub locale: Locale,
    /// Whether nothing of it counts.
    pub ignored: bool,
}

impl Surroundings {
    /// Those of this process.
    pub fn here() -> Surroundings {
        Surroundings {
            file: files::configuration_folder().map(|folder| folder.join("config.toml")),
            locale: Locale::of(|name| std::env::var(name).ok()),
            ignored: std::env::var_os(IGNORE).is_some_and(|value| !value.is_empty()),
        }
    }
}

/// What counts for a command where nothing was typed, besides the defaults of its options.
#[derive(Debug, Default)]
pub struct Usual {
    pub language: Option<&'static Language>,
    /// What comes from this computer, to be told and remembered.
    taken: Locale,
    file: Option<PathBuf>,
}

/// The program with the defaults that count here, for the command that was typed.
///
/// # Errors
/// If a setting that counts cannot be used, or the file cannot.
pub fn lay_under(
    program: Command,
    typed: &[OsString],
    here: &Surroundings,
) -> Result<(Command, Usual)> {
    if here.ignored || typed.iter().any(|typed| typed == FLAG) {
        return Ok((program, Usual::default()));
    }
    // What is wrong, or whether help is asked for, shows when all of it is read.
    let outline = program.clone().ignore_errors(true).try_get_matches_from(typed);
    let Ok(outline) = outline else { return Ok((program, Usual::default())) };
    let (path, innermost) = innermost(&outline);
    let Some(command) = path.iter().try_fold(&program, |above, name| above.find_subcommand(name))
    else {
        return Ok((program, Usual::default()));
    };
    let kept = here.file.as_deref().map(SettingsFile::read).transpose()?;
    let options = Options::of(&program);
    let settings = match &kept {
        Some(kept) => options.settings(&kept.file)?,
        None => Vec::new(),
    };
    let remembered = |key: &str| {
        let setting = settings.iter().find(|setting| setting.long == key);
        let checked = |(kept, setting)| {
            let read = options.checked(kept, setting)?;
            Ok::<_, Failure>((kept, setting, read))
        };
        kept.as_ref().map(|kept| &kept.file).zip(setting).map(checked).transpose()
    };
    let is_open = |id: &str| innermost.value_source(id) != Some(ValueSource::CommandLine);
    let mut usual = Usual { file: here.file.clone(), ..Usual::default() };
    if is_open(SPOKEN) {
        usual.language = match remembered(LANGUAGE)? {
            Some((.., read)) => read.get_one(SPOKEN).copied(),
            None => {
                usual.taken.language = here.locale.language;
                here.locale.language
            }
        };
    }
    let mut defaults = Vec::new();
    for option in command.get_arguments() {
        let Some(key) = KEYS.into_iter().find(|key| option.get_long() == Some(key)) else {
            continue;
        };
        // A test page shows what the printer does by itself.
        let is_measured = key == "printer" && path.last() == Some(&"align");
        if key == LANGUAGE || is_measured || !is_open(option.get_id().as_str()) {
            continue;
        }
        let (text, read) = match (remembered(key)?, here.locale.paper) {
            (Some((file, setting, read)), _) => {
                let printer = read.try_get_one::<PrinterName>("name").ok().flatten();
                if let Some(printer) = printer.filter(|_| is_open("file")) {
                    layout::known_printer(printer)
                        .map_err(|failure| Options::blamed(file, setting, failure))?;
                }
                (setting.text(), read)
            }
            (None, Some(paper)) if key == "paper" => {
                usual.taken.paper = Some(paper);
                (paper.to_owned(), options.typed(key, paper)?)
            }
            _ => continue,
        };
        let id = option.get_id().clone();
        // Options want texts that stay as long as the program.
        defaults.push(OptionDefault { id, text: text.leak(), is_large: is_large(&read) });
    }
    Ok((laid_under(program, &path, &defaults), usual))
}

/// The command that was typed, by its names, and what it was given.
fn innermost(mut outline: &ArgMatches) -> (Vec<&str>, &ArgMatches) {
    let mut path = Vec::new();
    while let Some((name, below)) = outline.subcommand() {
        path.push(name);
        outline = below;
    }
    (path, outline)
}

struct OptionDefault {
    id: Id,
    text: &'static str,
    /// Whether it is paper for large print.
    is_large: bool,
}

fn is_large(read: &ArgMatches) -> bool {
    let paper = read.try_get_one::<Paper>("paper").ok().flatten();
    paper.and_then(|paper| paper.size().ok()).is_some_and(|size| size.is_large_print())
}

fn laid_under(command: Command, path: &[&str], defaults: &[OptionDefault]) -> Command {
    if let Some((name, path)) = path.split_first() {
        return command.mut_subcommand(name, |command| laid_under(command, path, defaults));
    }
    let enlarges = |option: &Arg| option.get_id() == "large_print";
    // A sheet is laid out for large print on the paper of every day.
    let is_sheet = ["cauldron", "sheet"].contains(&command.get_name());
    let may_enlarge = !is_sheet && command.get_arguments().any(enlarges);
    defaults.iter().fold(command, |command, usually| {
        command.mut_arg(&usually.id, |option| {
            let built_in = option.get_default_values().first().cloned();
            let option = option.default_value(usually.text);
            match built_in {
                // Large print that is asked for does not fit on the paper of every day.
                Some(built_in) if may_enlarge && usually.id == "paper" && !usually.is_large => {
                    option.default_value_if("large_print", "true", built_in)
                }
                _ => option,
            }
        })
    })
}

impl Usual {
    /// What is left of it once all is read: a theme speaks the languages that it has, and only
    /// commands that print tell what they took.
    pub fn settled(mut self, matches: &ArgMatches) -> Usual {
        let (_, innermost) = innermost(matches);
        let theme = innermost.try_get_one::<&'static Theme>("theme").ok().flatten();
        if let Some((theme, language)) = theme.zip(self.language)
            && theme.speaks(language).is_err()
        {
            self.language = theme.languages().first().and_then(|tag| Language::of(tag));
            self.taken.language = None;
        }
        let is_on = |flag| matches!(innermost.try_get_one::<bool>(flag), Ok(Some(true)));
        let paper = innermost.try_get_one::<Paper>("paper").ok().flatten();
        if paper.is_none() || is_on("quiet") || is_on("json") {
            return Usual { taken: Locale::default(), ..self };
        }
        let is_usual = innermost.value_source("paper") == Some(ValueSource::DefaultValue);
        let is = |own: &&str| is_usual && paper.is_some_and(|paper| paper.to_string() == **own);
        self.taken.paper = self.taken.paper.filter(is);
        self.taken.language = self.taken.language.filter(|_| !innermost.contains_id(SPOKEN));
        self
    }

    /// Says what was taken from this computer, and remembers it, so that it is said once.
    pub fn tell(&self, console: &Console) {
        let Locale { paper, language } = self.taken;
        let named =
            paper.map(|paper| if paper == "a4" { ("A4", "letter") } else { ("Letter", "a4") });
        let paper_told = named.map(|(name, other)| (terminal_taken_paper(name), "paper", other));
        let language_told = language.map(|language| {
            let other = if language == Language::first() { "de" } else { "en" };
            (terminal_taken_language(language.name()), LANGUAGE, other)
        });
        let told: Vec<_> = paper_told.into_iter().chain(language_told).collect();
        if told.is_empty() {
            return;
        }
        let change = told.iter().map(|(_, key, other)| format!("cauldron config {key} {other}"));
        let change = change.collect::<Vec<_>>().join(", ");
        console.remark(terminal_taken(list(told.into_iter().map(|(what, ..)| what)), change));
        // It is said again next time where nothing can be kept, such as in a home that is read-only.
        let Some(Ok(mut kept)) = self.file.as_deref().map(SettingsFile::read) else { return };
        let kept_both = [("paper", paper), (LANGUAGE, language.map(short))].into_iter();
        for (key, value) in kept_both.filter_map(|(key, value)| Some((key, value?))) {
            if kept.set(key, value).is_err() {
                return;
            }
        }
        let _ = kept.write();
    }
}

/// The tag of a language as it is typed.
pub fn short(language: &'static Language) -> &'static str {
    language.tag().split('-').next().unwrap_or_default()
}

/// Where Letter is the usual paper (Unicode CLDR); elsewhere it is A4.
const LETTER: [&str; 14] =
    ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

/// What the locale says; nothing of what it leaves open.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Locale {
    /// The name of the usual paper of its country.
    pub paper: Option<&'static str>,
    /// Its language, where it is one that is spoken here.
    pub language: Option<&'static Language>,
}

impl Locale {
    /// The locale of these variables, as POSIX and GNU read them.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Locale {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let first = |names: [&str; 3]| {
            let value = names.iter().find_map(set)?;
            Name::read(&value)
        };
        let paper = first(["LC_ALL", "LC_PAPER", "LANG"]).and_then(|name| name.country);
        let language = first(["LC_ALL", "LC_MESSAGES", "LANG"]).and_then(|name| {
            let wished = set(&"LANGUAGE").unwrap_or_default();
            let wished = wished.split(':').filter_map(Name::read).map(|name| name.language);
            wished.chain([name.language]).find_map(|language| Language::of(&language))
        });
        let paper_of = |country: String| match LETTER.contains(&&*country) {
            true => "letter",
            false => "a4",
        };
        Locale { paper: paper.map(paper_of), language }
    }
}

/// The name of a locale, such as `de_AT.UTF-8@euro`.
struct Name {
    language: String,
    country: Option<String>,
}

impl Name {
    /// Nothing of the locales that are of no language: C and POSIX.
    fn read(text: &str) -> Option<Name> {
        let name = text.split(['.', '@']).next().unwrap_or_default();
        let mut parts = name.split(['_', '-']);
        let letters = |part: &&str| part.bytes().all(|byte| byte.is_ascii_alphabetic());
        let language = parts.next().filter(|part| (2..=3).contains(&part.len()))?;
        let language = Some(language).filter(letters)?.to_ascii_lowercase();
        let country = parts.find(|part| part.len() == 2).filter(letters);
        Some(Name { language, country: country.map(str::to_ascii_uppercase) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_letter_where_the_program_has_it() {
        let set = include_str!("../../../templates/page/press/set.js");
        assert!(set.contains(&format!("const LETTER =\n  {LETTER:?};")));
    }

    /// Paper and language, of variables such as `LANG=de_DE LC_PAPER=en_US`.
    fn read(set: &str) -> (Option<&'static str>, Option<&'static str>) {
        let variable = |name: &str| {
            let mut all = set.split_whitespace().filter_map(|one| one.split_once('='));
            all.find(|(one, _)| *one == name).map(|(_, value)| value.to_owned())
        };
        let Locale { paper, language } = Locale::of(variable);
        (paper, language.map(Language::tag))
    }

    #[test]
    fn paper_and_language_come_from_the_locale() {
        for (set, paper, language) in [
            ("LANG=de_DE.UTF-8", Some("a4"), Some("de")),
            ("LANG=en_US.UTF-8", Some("letter"), Some("en-GB")),
            ("LANG=fr_CA", Some("letter"), Some("fr")),
            ("LANG=es_MX@currency", Some("letter"), Some("es")),
            ("LANG=en_GB", Some("a4"), Some("en-GB")),
            ("LANG=ja_JP.eucJP", Some("a4"), Some("ja")),
            ("LANG=zh_Hant_TW", Some("a4"), None),
            ("LANG=sv_SE.UTF-8", Some("a4"), None),
            ("LANG=sv_SE LANGUAGE=sv:nb:nl_BE:en", Some("a4"), Some("nl")),
            ("LANG=en_US LANGUAGE=pl", Some("letter"), Some("pl")),
            ("LANG=de", None, Some("de")),
            ("LANG=de_DE LC_PAPER=en_US.UTF-8", Some("letter"), Some("de")),
            ("LANG=de_DE LC_MESSAGES=C", Some("a4"), None),
            ("LANG=de_DE LC_PAPER=C", None, Some("de")),
            ("LANG=de_DE LC_ALL=fr_FR LC_PAPER=en_US", Some("a4"), Some("fr")),
            ("LANG=de_DE LC_ALL= LC_MESSAGES=", Some("a4"), Some("de")),
            ("LANG=C.UTF-8 LANGUAGE=de", None, None),
            ("LANG=POSIX", None, None),
            ("LC_ALL=C LANG=de_DE", None, None),
            ("LANGUAGE=de", None, None),
            ("LANG=../../etc", None, None),
            ("LANG=d\u{e9}_DE", None, None),
            ("", None, None),
        ] {
            assert_eq!(read(set), (paper, language), "{set}");
        }
    }
}
