//! Defaults for the typed command, taken from the stored settings and from the locale of this
//! computer.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, Id};

use cauldron_press::page::Theme;
use cauldron_press::press::Paper;
use cauldron_press::press::printer::PrinterName;
use cauldron_press::texts::msg::{terminal_taken, terminal_taken_language, terminal_taken_paper};
use cauldron_press::texts::{Language, list};

use super::options::{KEYS, LANGUAGE, Options, SPOKEN, SettingsFile};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::{files, layout};

/// Environment variable that disables stored settings and the locale, as the flag does.
pub const IGNORE: &str = "CAULDRON_NO_CONFIG";
const FLAG: &str = "--no-config";

/// Environment of the program: settings file and locale.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    pub file: Option<PathBuf>,
    pub locale: Locale,
    /// Whether file and locale are ignored.
    pub ignored: bool,
}

impl Environment {
    /// Returns the environment of this process.
    pub fn of_process() -> Environment {
        Environment {
            file: files::configuration_folder().map(|folder| folder.join("config.toml")),
            locale: Locale::of(|name| std::env::var(name).ok()),
            ignored: std::env::var_os(IGNORE).is_some_and(|value| !value.is_empty()),
        }
    }
}

/// Defaults for a command beyond those of its options.
#[derive(Debug, Default)]
pub struct Defaults {
    pub language: Option<&'static Language>,
    /// Paper and language that come from the locale rather than from stored settings. They are
    /// shown to the user once and then stored.
    taken: Locale,
    /// File of the stored settings.
    file: Option<PathBuf>,
}

/// Returns `program` with the stored settings and the locale as defaults of the typed command.
///
/// # Errors
/// If the settings file, or a setting that the command uses, is invalid.
pub fn apply_defaults(
    program: Command,
    typed: &[OsString],
    here: &Environment,
) -> Result<(Command, Defaults)> {
    if here.ignored || typed.iter().any(|typed| typed == FLAG) {
        return Ok((program, Defaults::default()));
    }
    // Errors and requests for help are handled when the command line is parsed completely.
    let outline = program.clone().ignore_errors(true).try_get_matches_from(typed);
    let Ok(outline) = outline else { return Ok((program, Defaults::default())) };
    let (path, innermost) = innermost(&outline);
    let Some(command) = path.iter().try_fold(&program, |above, name| above.find_subcommand(name))
    else {
        return Ok((program, Defaults::default()));
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
            let read = options.parse_setting(kept, setting)?;
            Ok::<_, Failure>((kept, setting, read))
        };
        kept.as_ref().map(|kept| &kept.file).zip(setting).map(checked).transpose()
    };
    let is_open = |id: &str| innermost.value_source(id) != Some(ValueSource::CommandLine);
    let mut usual = Defaults { file: here.file.clone(), ..Defaults::default() };
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
        // The test page must show the uncorrected position of the printer's backs.
        let is_measured = key == "printer" && path.last() == Some(&"align");
        if key == LANGUAGE || is_measured || !is_open(option.get_id().as_str()) {
            continue;
        }
        let (text, read) = match (remembered(key)?, here.locale.paper) {
            (Some((file, setting, read)), _) => {
                let printer = read.try_get_one::<PrinterName>("name").ok().flatten();
                if let Some(printer) = printer.filter(|_| is_open("file")) {
                    layout::known_printer(printer)
                        .map_err(|failure| Options::with_setting(file, setting, failure))?;
                }
                (setting.text(), read)
            }
            (None, Some(paper)) if key == "paper" => {
                usual.taken.paper = Some(paper);
                (paper.to_owned(), options.parse_typed(key, paper)?)
            }
            _ => continue,
        };
        let id = option.get_id().clone();
        // clap needs default values of static lifetime.
        defaults.push(OptionDefault { id, text: text.leak(), is_large: is_large(&read) });
    }
    Ok((with_defaults(program, &path, &defaults), usual))
}

/// Returns the names of the typed subcommands, and the matches of the innermost one.
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
    /// Whether the value is a paper for large print.
    is_large: bool,
}

fn is_large(read: &ArgMatches) -> bool {
    let paper = read.try_get_one::<Paper>("paper").ok().flatten();
    paper.and_then(|paper| paper.size().ok()).is_some_and(|size| size.is_large_print())
}

fn with_defaults(command: Command, path: &[&str], defaults: &[OptionDefault]) -> Command {
    if let Some((name, path)) = path.split_first() {
        return command.mut_subcommand(name, |command| with_defaults(command, path, defaults));
    }
    let enlarges = |option: &Arg| option.get_id() == "large_print";
    // A sheet has a large-print layout for any paper.
    let is_sheet = ["cauldron", "sheet"].contains(&command.get_name());
    let may_enlarge = !is_sheet && command.get_arguments().any(enlarges);
    defaults.iter().fold(command, |command, usually| {
        command.mut_arg(&usually.id, |option| {
            let built_in = option.get_default_values().first().cloned();
            let option = option.default_value(usually.text);
            match built_in {
                // With `--large-print` a stored smaller paper does not fit, so the built-in default
                // applies.
                Some(built_in) if may_enlarge && usually.id == "paper" && !usually.is_large => {
                    option.default_value_if("large_print", "true", built_in)
                }
                _ => option,
            }
        })
    })
}

impl Defaults {
    /// Adjusts the defaults to the parsed command. A language that the theme lacks is replaced.
    /// Values of the locale are reported only by commands that print, and only if no option
    /// replaced them.
    pub fn adjust(mut self, matches: &ArgMatches) -> Defaults {
        let (_, innermost) = innermost(matches);
        let theme = innermost.try_get_one::<&'static Theme>("theme").ok().flatten();
        if let Some((theme, language)) = theme.zip(self.language)
            && theme.adapt_language(language).is_err()
        {
            self.language = theme.languages().first().and_then(|tag| Language::of(tag));
            self.taken.language = None;
        }
        let is_on = |flag| matches!(innermost.try_get_one::<bool>(flag), Ok(Some(true)));
        let paper = innermost.try_get_one::<Paper>("paper").ok().flatten();
        if paper.is_none() || is_on("quiet") || is_on("json") {
            return Defaults { taken: Locale::default(), ..self };
        }
        let is_usual = innermost.value_source("paper") == Some(ValueSource::DefaultValue);
        let is = |own: &&str| is_usual && paper.is_some_and(|paper| paper.to_string() == **own);
        self.taken.paper = self.taken.paper.filter(is);
        self.taken.language = self.taken.language.filter(|_| !innermost.contains_id(SPOKEN));
        self
    }

    /// Reports the values that were taken from the locale, and stores them, so that they are
    /// reported only once.
    pub fn tell(&self, console: &Console) {
        let Locale { paper, language } = self.taken;
        let named =
            paper.map(|paper| if paper == "a4" { ("A4", "letter") } else { ("Letter", "a4") });
        let paper_told = named.map(|(name, other)| (terminal_taken_paper(name), "paper", other));
        let language_told = language.map(|language| {
            let other = if language == Language::first() { "de" } else { "en" };
            (terminal_taken_language(language.name()), LANGUAGE, other)
        });
        let notices: Vec<_> = paper_told.into_iter().chain(language_told).collect();
        if notices.is_empty() {
            return;
        }
        let change = notices.iter().map(|(_, key, other)| format!("cauldron config {key} {other}"));
        let change = change.collect::<Vec<_>>().join(", ");
        console.remark(terminal_taken(list(notices.into_iter().map(|(what, ..)| what)), change));
        // If the values cannot be stored, as in a read-only home, they are reported again the next
        // time.
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

/// Returns the first part of a language's tag, such as `en` of `en-GB`.
pub fn short(language: &'static Language) -> &'static str {
    language.tag().split('-').next().unwrap_or_default()
}

/// Countries whose usual paper is Letter (Unicode CLDR); in all others it is A4.
const LETTER: [&str; 14] =
    ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

/// Paper and language of the locale, as far as it defines them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Locale {
    /// Name of the country's usual paper.
    pub paper: Option<&'static str>,
    /// Language of the locale, if the program supports it.
    pub language: Option<&'static Language>,
}

impl Locale {
    /// Determines the locale from environment variables by the rules of POSIX and GNU gettext.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Locale {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let first = |names: [&str; 3]| {
            let value = names.iter().find_map(set)?;
            LocaleName::read(&value)
        };
        let paper = first(["LC_ALL", "LC_PAPER", "LANG"]).and_then(|name| name.country);
        let language = first(["LC_ALL", "LC_MESSAGES", "LANG"]).and_then(|name| {
            let wished = set(&"LANGUAGE").unwrap_or_default();
            let wished = wished.split(':').filter_map(LocaleName::read).map(|name| name.language);
            wished.chain([name.language]).find_map(|language| Language::of(&language))
        });
        let paper_of = |country: String| match LETTER.contains(&&*country) {
            true => "letter",
            false => "a4",
        };
        Locale { paper: paper.map(paper_of), language }
    }
}

/// Name of a locale, such as `de_AT.UTF-8@euro`.
struct LocaleName {
    language: String,
    country: Option<String>,
}

impl LocaleName {
    /// Parses the name of a locale. Returns `None` for `C` and `POSIX`, which have no language.
    fn read(text: &str) -> Option<LocaleName> {
        let name = text.split(['.', '@']).next().unwrap_or_default();
        let mut parts = name.split(['_', '-']);
        let letters = |part: &&str| part.bytes().all(|byte| byte.is_ascii_alphabetic());
        let language = parts.next().filter(|part| (2..=3).contains(&part.len()))?;
        let language = Some(language).filter(letters)?.to_ascii_lowercase();
        let country = parts.find(|part| part.len() == 2).filter(letters);
        Some(LocaleName { language, country: country.map(str::to_ascii_uppercase) })
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

    /// Returns paper and language for variables such as `LANG=de_DE LC_PAPER=en_US`.
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
