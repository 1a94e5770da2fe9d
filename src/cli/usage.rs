//! Messages for invalid arguments: a single sentence with the option, the given value and the valid
//! values, instead of clap's several lines.

use std::error::Error;
use std::process::ExitCode;

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use cauldron_press::common::players::PlayersError;
use cauldron_press::common::seed::SeedError;
use cauldron_press::game::Rejection;
use cauldron_press::page::{DrawError, ThemeError};
use cauldron_press::press::PaperError;
use cauldron_press::press::impose::LayoutError;
use cauldron_press::press::printer::ReadingError;
use cauldron_press::seal::LettersError;
use cauldron_press::texts::msg::terminal_about;
use cauldron_press::texts::{Language, nearest};
use cauldron_press::witches::daily::DateError;
use cauldron_press::witches::puzzle::MostAnswersError;
use cauldron_press::witches::settings::ChoiceError;

use super::console::unwritten;
use crate::cli::console::Console;
use crate::cli::failure::Failure;

/// Shows help, or reports invalid arguments.
pub fn refuse(error: &clap::Error, program: &Command, console: &Console) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return match error.print().map_or_else(|error| unwritten(&error), Ok) {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => console.report(failure),
        };
    }
    console.report(Failure::Input(sentence(error, program, console.language(), |option| option)))
}

/// Returns the reason why a value is invalid, translated if the error has a translation for
/// players.
fn reason(error: &(dyn Error + 'static), language: &Language) -> String {
    macro_rules! said {
        ($($kind:ty: $told:ident,)*) => {
            $(if let Some(error) = error.downcast_ref::<$kind>() {
                return language.text(error.$told());
            })*
        };
    }
    said! {
        PlayersError: message,
        ChoiceError: message,
        MostAnswersError: message,
        PaperError: message,
        LayoutError: message,
        LettersError: message,
        DateError: message,
        ReadingError: said,
        DrawError: said,
    }
    if let Some(ThemeError::NoTheme(told)) = error.downcast_ref() {
        return language.say(told);
    }
    if let (Some(error), false) = (error.downcast_ref::<SeedError>(), language == Language::first())
    {
        return language.text(Rejection::from(error.clone()).reason);
    }
    error.to_string()
}

/// Returns the sentence for an error of clap; `named` maps an option to its name in the sentence.
pub fn sentence(
    error: &clap::Error,
    program: &Command,
    language: &Language,
    named: impl Fn(String) -> String,
) -> String {
    let option = option(error, ContextKind::InvalidArg).map(&named);
    let option = option.as_deref().unwrap_or("an option");
    let given = given(error).unwrap_or_default();
    match error.kind() {
        ErrorKind::ValueValidation => match std::error::Error::source(error) {
            Some(source) => language.say(&terminal_about(option, reason(source, language))),
            None => format!("{option}: {given:?} cannot be used"),
        },
        ErrorKind::InvalidValue | ErrorKind::NoEquals if given.is_empty() => {
            format!("{option} needs a value{}", choices(error))
        }
        ErrorKind::InvalidValue => format!("{option}: there is no {given:?}{}", choices(error)),
        ErrorKind::UnknownArgument if option.starts_with('-') => {
            let hint = self::option(error, ContextKind::SuggestedArg);
            let hint = hint.map_or(String::new(), |like| format!(" (did you mean {like}?)"));
            format!("there is no option {option:?}{hint}; --help lists what there is")
        }
        ErrorKind::UnknownArgument => {
            format!("{option:?} is not expected here; --help lists what there is")
        }
        ErrorKind::InvalidSubcommand => {
            let typed = text(error, ContextKind::InvalidSubcommand).unwrap_or_default();
            let commands = commands(program);
            match nearest(&typed, commands.iter().copied().chain(["help"])) {
                Some(command) => format!("there is no command {typed:?}; did you mean {command}?"),
                None => format!("there is no command {typed:?}; use {}", commands.join(", ")),
            }
        }
        ErrorKind::ArgumentConflict => {
            match self::option(error, ContextKind::PriorArg).map(named) {
                Some(other) if other == option => {
                    format!("{option} was given more than once; give it once")
                }
                Some(command) if !command.starts_with('-') && option.starts_with('-') => {
                    format!("{option} is not possible before {command}; options of a command follow it")
                }
                Some(other) => format!("{option} does not go with {other}; give one of them"),
                None => {
                    format!("{option} does not go with what else was given; --help tells what does")
                }
            }
        }
        ErrorKind::TooManyValues => format!("{option} takes no value such as {given:?}"),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            "race needs a command: simulate, exact, generate, print or booklet; --help explains them"
                .into()
        }
        ErrorKind::MissingRequiredArgument => {
            format!("{option} is missing; --help lists what there is")
        }
        ErrorKind::InvalidUtf8 => {
            "an argument is not valid Unicode; only the paths of files and folders need not be"
                .into()
        }
        _ => "the arguments are not understood; --help lists what there is".into(),
    }
}

/// Returns the option that the error is about, such as `--seed`.
pub fn option(error: &clap::Error, kind: ContextKind) -> Option<String> {
    text(error, kind).map(short)
}

/// Returns the invalid value.
pub fn given(error: &clap::Error) -> Option<String> {
    text(error, ContextKind::InvalidValue)
}

/// Returns a text from the context of an error.
fn text(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => texts.first().cloned(),
        _ => None,
    }
}

/// Shortens `--seed <SEED>` to `--seed`.
fn short(argument: String) -> String {
    match argument.starts_with('-') {
        true => argument.split([' ', '=', '[']).next().unwrap_or_default().to_owned(),
        false => argument,
    }
}

fn choices(error: &clap::Error) -> String {
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(valid)) if !valid.is_empty() => {
            format!("; use {}", valid.join(" or "))
        }
        _ => String::new(),
    }
}

fn commands(program: &Command) -> Vec<&str> {
    program.get_subcommands().filter(|c| !c.is_hide_set()).map(Command::get_name).collect()
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::{Cli, console};

    #[test]
    fn a_value_that_cannot_be_used_is_refused_in_the_language() {
        let told = |typed: &str| {
            let typed: Vec<std::ffi::OsString> = typed.split(' ').map(Into::into).collect();
            let language = console::chosen(&typed).unwrap_or_else(Language::first);
            let error = Cli::try_parse_from(typed).err().unwrap();
            let command = <Cli as clap::CommandFactory>::command();
            sentence(&error, &command, language, |option| option)
        };
        assert_eq!(
            told("cauldron sheet --players 99"),
            "--players: 99 players cannot play; a sheet is for 1 to 8 players"
        );
        let german = "mit 99 Personen kann man nicht spielen; ein Bogen ist für 1 bis 8 Personen";
        assert_eq!(told("cauldron sheet --players 99 --lang de"), format!("--players: {german}"));
        for (typed, told_of) in [
            ("--level 9", "eine Stufe \"9\" gibt es nicht; wähle 0 (Erstes Spiel), 1"),
            ("--length 9", "wähle 3, 4, 5, 6 oder hidden"),
            ("--seed xyz", "xyz ist kein Spielcode"),
            ("--paper leter", "(meinst du letter?)"),
            ("--theme herbarum", "meinst du herbarium?"),
            ("--answers 9", "ein Rätsel kann nicht \"9\" Lösungen haben"),
            ("--daily 2026-13-01", "ist kein Datum"),
            ("--bleed 99", "ein Beschnitt von"),
        ] {
            let told = told(&format!("cauldron sheet --lang=de {typed}"));
            assert!(told.contains(told_of), "{told}");
        }
    }
}
