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
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message, Value, nearest, row};
use cauldron_press::witches::daily::DateError;
use cauldron_press::witches::puzzle::MostAnswersError;
use cauldron_press::witches::series::{LevelsError, ValueRangeError};
use cauldron_press::witches::settings::ChoiceError;

use super::console::write_failure;
use super::synonyms::{is_one_sided, likely_values};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, ValueError, alternatives, quoted};

/// Shows help, or reports invalid arguments.
pub fn refuse(error: &clap::Error, program: &Command, console: &Console) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return match error.print().map_or_else(|error| write_failure(&error), Ok) {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => console.report(failure),
        };
    }
    console.report(Failure::from_message(sentence(error, program, console.language(), |option| {
        option
    })))
}

/// Returns the reason why a value is invalid, as a message if the error has one.
fn reason(error: &(dyn Error + 'static), language: &Language) -> Value {
    macro_rules! said {
        ($($kind:ty: $told:ident,)*) => {
            $(if let Some(error) = error.downcast_ref::<$kind>() {
                return error.$told().into();
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
        ValueError: message,
        ValueRangeError: message,
        LevelsError: message,
        ReadingError: message,
        DrawError: message,
    }
    if let Some(ThemeError::NoTheme(told)) = error.downcast_ref() {
        return told.clone().into();
    }
    // In English the error itself is more precise.
    if let (Some(error), false) = (error.downcast_ref::<SeedError>(), language == Language::first())
    {
        return Rejection::from(error.clone()).reason;
    }
    error.to_string().into()
}

/// Returns the message for an error of clap; `named` maps an option to its name in the sentence.
pub fn sentence(
    error: &clap::Error,
    program: &Command,
    language: &Language,
    named: impl Fn(String) -> String,
) -> Message {
    let option = option(error, ContextKind::InvalidArg).map(&named);
    let is_option = option.as_deref().is_some_and(|option| option.starts_with('-'));
    let shown: Value = option.clone().map_or_else(|| terminal_argument().into(), Value::from);
    let given = invalid_value(error).unwrap_or_default();
    match error.kind() {
        ErrorKind::ValueValidation => match std::error::Error::source(error) {
            Some(source) => terminal_about(shown, reason(source, language)),
            None => terminal_option_unusable(shown, quoted(&given)),
        },
        ErrorKind::InvalidValue | ErrorKind::NoEquals if given.is_empty() => match choices(error) {
            Some(choices) => terminal_option_value_of(shown, choices),
            None => terminal_option_value(shown),
        },
        ErrorKind::InvalidValue => match (valid_values(error), choices(error)) {
            (Some(valid), _) if is_one_sided(&given, &valid) => {
                terminal_duplex_one_sided(shown, quoted(&given))
            }
            (Some(valid), Some(choices)) => match &likely_values(&given, &valid)[..] {
                [] => terminal_option_choices(shown, quoted(&given), choices),
                near => {
                    let near = alternatives(near.iter().copied());
                    terminal_option_choices_near(shown, quoted(&given), near, choices)
                }
            },
            _ => terminal_option_no_choice(shown, quoted(&given)),
        },
        ErrorKind::UnknownArgument => {
            let unknown = quoted(&option.unwrap_or_default());
            match self::option(error, ContextKind::SuggestedArg) {
                Some(near) if is_option => terminal_no_option_near(unknown, near),
                None if is_option => terminal_no_option(unknown),
                _ => terminal_not_expected(unknown),
            }
        }
        ErrorKind::InvalidSubcommand => {
            let typed = text(error, ContextKind::InvalidSubcommand).unwrap_or_default();
            let commands = commands(program);
            match nearest(&typed, commands.iter().copied().chain(["help"])) {
                Some(command) => terminal_no_command_near(quoted(&typed), command),
                None => terminal_no_command(quoted(&typed), row(commands)),
            }
        }
        ErrorKind::ArgumentConflict => {
            match self::option(error, ContextKind::PriorArg).map(named) {
                Some(other) if Some(&other) == option.as_ref() => terminal_option_twice(shown),
                Some(command) if !command.starts_with('-') && is_option => {
                    terminal_option_before(shown, command)
                }
                Some(other) => terminal_options_together(shown, other),
                None => terminal_option_together(shown),
            }
        }
        ErrorKind::TooManyValues => terminal_option_no_value(shown, quoted(&given)),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            let races = program.find_subcommand("race").map(commands).unwrap_or_default();
            terminal_race_commands(row(races))
        }
        ErrorKind::MissingRequiredArgument => terminal_option_missing(shown),
        ErrorKind::InvalidUtf8 => terminal_no_unicode(),
        _ => terminal_not_understood(),
    }
}

/// Returns the option that the error is about, such as `--seed`.
pub fn option(error: &clap::Error, kind: ContextKind) -> Option<String> {
    text(error, kind).map(short)
}

/// Returns the invalid value.
pub fn invalid_value(error: &clap::Error) -> Option<String> {
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

/// Returns the valid values, if the error lists them.
fn valid_values(error: &clap::Error) -> Option<Vec<&str>> {
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(valid)) if !valid.is_empty() => {
            Some(valid.iter().map(String::as_str).collect())
        }
        _ => None,
    }
}

/// Returns the list of the valid values.
fn choices(error: &clap::Error) -> Option<Value> {
    valid_values(error).map(alternatives)
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
            let language = console::find_chosen_language(&typed).unwrap_or_else(Language::first);
            let error = Cli::try_parse_from(typed).err().unwrap();
            let command = <Cli as clap::CommandFactory>::command();
            language.format(&sentence(&error, &command, language, |option| option))
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
            ("--ink green", "\"green\" gibt es nicht; nimm colour oder gray"),
            (
                "--ink bw",
                "\"bw\" gibt es nicht (meinst du gray oder black?); nimm colour oder gray",
            ),
            ("--duplex tumble", "(meinst du short-edge?)"),
            ("--duplex simplex", "nimm --layout fold-over oder --layout glue"),
            ("--svg paths", "(meinst du outlines?)"),
            ("--standard x4", "(meinst du pdf/x-4?)"),
            ("--levle 2", "eine Option \"--levle\" gibt es nicht (meinst du --level?)"),
            ("--seed 1 --seed 2", "--seed wurde mehrmals angegeben"),
            ("--difficulty 9", "\"9\" ist keine Schwierigkeit; nimm 1 bis 5"),
            ("--win-rate 2", "\"2\" ist kein Bereich von Anteilen"),
            ("--copies 0", "\"0\" ist nicht möglich; nimm eine ganze Zahl von 1 bis 1,000,000"),
        ] {
            let told = told(&format!("cauldron sheet --lang=de {typed}"));
            assert!(told.contains(told_of), "{told}");
        }
    }
}
