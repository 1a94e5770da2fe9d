//! Failures of commands: a sentence for the user, and an exit code.

use cauldron_press::booklet::BookletError;
use cauldron_press::game::{PrintError, Rejection, RejectionKind};
pub use cauldron_press::options::ValueError;
use cauldron_press::press::PressError;
use cauldron_press::press::impose::ImposeError;
use cauldron_press::run::RunError;
#[cfg(test)]
use cauldron_press::texts::Language;
use cauldron_press::texts::msg::{
    level_or, print_dpi, terminal_about, terminal_of_game, terminal_with,
};
use cauldron_press::texts::{Message, Value};

/// Exit code for a negative result, such as a wrong answer.
pub const NO: u8 = 1;
/// Exit code for a bug of this program.
pub const FAULT: u8 = 4;

/// Result of a command.
pub type Result<T = (), E = Failure> = std::result::Result<T, E>;

/// Quotes a text that was given, and escapes invisible characters.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.escape_debug()).replace("\\'", "'")
}

/// Joins `words` to alternatives such as "a or b or c".
pub fn alternatives<'a>(words: impl IntoIterator<Item = &'a str>) -> Value {
    let words = words.into_iter().map(Value::from);
    words.reduce(|first, last| level_or(first, last).into()).unwrap_or_else(|| Value::from(""))
}

/// Failure of a command: its reason and, by the variant, its exit code.
#[derive(Debug)]
pub enum Failure {
    /// Refused input, with a translatable reason. The exit code is 2, or 3 if the reason is the
    /// machine.
    Refused(Rejection),
    /// Invalid input, described in English for publishers and programmers: exit code 2.
    Input(String),
    /// Failure of the machine, such as no permission or a full disk: exit code 3.
    Machine(String),
    /// Bug of this program: exit code 4.
    Fault(String),
}

impl Failure {
    /// Returns a failure for invalid input, with a translatable reason.
    pub fn from_message(reason: impl Into<Value>) -> Self {
        Failure::Refused(Rejection::input(reason))
    }

    pub fn input(error: impl ToString) -> Self {
        Failure::Input(error.to_string())
    }

    pub fn machine(error: impl ToString) -> Self {
        Failure::Machine(error.to_string())
    }

    /// Returns a failure for a state that no input should be able to cause.
    pub fn fault(error: impl ToString) -> Self {
        Failure::Fault(error.to_string())
    }

    /// Puts the subject `what` before the sentence.
    pub fn with_subject(self, what: impl Into<Value>) -> Self {
        let what = what.into();
        let shown = what.to_string();
        self.map_text(
            |reason| terminal_about(what, reason),
            |error_text| format!("{shown}: {error_text}"),
        )
    }

    pub(super) fn map_text(
        self,
        message: impl FnOnce(Value) -> Message,
        english: impl FnOnce(String) -> String,
    ) -> Self {
        match self {
            Failure::Refused(Rejection { kind, reason }) => {
                Failure::Refused(Rejection { kind, reason: message(reason).into() })
            }
            Failure::Input(error_text) => Failure::Input(english(error_text)),
            Failure::Machine(error_text) => Failure::Machine(english(error_text)),
            Failure::Fault(error_text) => Failure::Fault(english(error_text)),
        }
    }

    /// Returns the sentence in `language`, or in English if it has no translation.
    #[cfg(test)]
    pub fn sentence(self, language: &Language) -> String {
        match self {
            Failure::Refused(refused) => language.text(refused.reason),
            Failure::Input(error_text)
            | Failure::Machine(error_text)
            | Failure::Fault(error_text) => error_text,
        }
    }

    /// Returns the sentence, and the exit code.
    pub fn sentence_and_code(self) -> (Value, u8) {
        match self {
            Failure::Refused(Rejection { kind: RejectionKind::Machine, reason }) => (reason, 3),
            Failure::Refused(Rejection { reason, .. }) => (reason, 2),
            Failure::Input(sentence) => (sentence.into(), 2),
            Failure::Machine(sentence) => (sentence.into(), 3),
            Failure::Fault(sentence) => {
                let version = env!("CARGO_PKG_VERSION");
                let report = "please report it to its makers, with all that you typed";
                let error_text =
                    format!("{sentence}; this is a fault of cauldron {version}: {report}");
                (error_text.into(), FAULT)
            }
        }
    }
}

impl From<Rejection> for Failure {
    fn from(refused: Rejection) -> Self {
        Failure::Refused(refused)
    }
}

/// Converts an imposition error into a [`Failure`] that suggests another option.
fn imposition_failure(error: &ImposeError) -> Failure {
    Failure::from_message(match error {
        ImposeError::SheetTooSmall { .. } => terminal_with(error.message(), "--fit").into(),
        _ => error.message(),
    })
}

impl From<PrintError> for Failure {
    fn from(error: PrintError) -> Self {
        match error {
            PrintError::Game(refused) => refused.into(),
            PrintError::Draw(error) => Failure::from_message(error.message()),
            PrintError::Code(error) => Failure::from_message(error.message()),
            PrintError::Press(PressError::Dpi(given)) => Failure::from_message(print_dpi(given)),
            PrintError::Press(PressError::Impose(error)) => imposition_failure(&error),
            PrintError::Press(mixed @ PressError::Mixed { .. }) => Failure::input(mixed),
            _ => Failure::fault(error),
        }
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Self {
        let said = error.to_string();
        match error {
            RunError::Games(error) => error.into(),
            RunError::Write(_) => Failure::Machine(said),
            RunError::Busy(_) => Failure::Machine(said),
            RunError::Press(_) => Failure::Fault(said),
            RunError::Unfinished(_) => {
                Failure::Input(format!("{said}; go on with --resume, or choose another --out"))
            }
            RunError::Other { .. } => {
                Failure::Input(format!("{said}; take the same options, or choose another --out"))
            }
            RunError::Merge(_)
            | RunError::Read { .. }
            | RunError::Unknown(_)
            | RunError::Manifest(_)
            | RunError::NoGame { .. }
            | RunError::Changed { .. } => Failure::Input(said),
        }
    }
}

impl From<BookletError> for Failure {
    fn from(error: BookletError) -> Self {
        let said = error.to_string();
        match error {
            BookletError::Game { number, seed, source } => {
                let game = terminal_of_game(number.saturating_add(1).to_string(), seed.to_string());
                Failure::from(source).with_subject(game)
            }
            BookletError::Shared(source) => source.into(),
            BookletError::Draw(error) => Failure::from_message(error.message()),
            BookletError::Press(PressError::Impose(error)) => imposition_failure(&error),
            BookletError::Press(PressError::Mixed { .. }) => Failure::Input(said),
            BookletError::Press(_) => Failure::Fault(said),
            _ => Failure::Input(said),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_libraries_are_faults_and_of_options_are_not() {
        let pages = PressError::Library { stage: "writing a PDF", source: "no".into() };
        assert!(matches!(Failure::from(PrintError::from(pages)), Failure::Fault(_)));
        let dpi = PrintError::from(PressError::Dpi("1".into()));
        assert!(matches!(Failure::from(dpi), Failure::Refused(_)));
    }
}
