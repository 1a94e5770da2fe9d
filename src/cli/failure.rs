//! Failures of commands: a sentence for the user, and an exit code.

use std::panic;
use std::process::ExitCode;

use cauldron_press::booklet::BookletError;
use cauldron_press::game::{PrintError, Rejection, RejectionKind};
use cauldron_press::press::PressError;
use cauldron_press::run::RunError;
#[cfg(test)]
use cauldron_press::texts::Language;
use cauldron_press::texts::msg::{print_dpi, terminal_about, terminal_of_game};
use cauldron_press::texts::{Message, Value};

use super::{Console, layout};

/// Exit code for a negative result, such as a wrong answer.
pub const NO: u8 = 1;
/// Exit code for a bug of this program.
const FAULT: u8 = 4;

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
    pub fn said(reason: impl Into<Value>) -> Self {
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
    pub fn about(self, what: impl Into<Value>) -> Self {
        let what = what.into();
        let shown = what.to_string();
        self.reworded(|reason| terminal_about(what, reason), |told| format!("{shown}: {told}"))
    }

    pub(super) fn reworded(
        self,
        message: impl FnOnce(Value) -> Message,
        english: impl FnOnce(String) -> String,
    ) -> Self {
        match self {
            Failure::Refused(Rejection { trouble, reason }) => {
                Failure::Refused(Rejection { trouble, reason: message(reason).into() })
            }
            Failure::Input(told) => Failure::Input(english(told)),
            Failure::Machine(told) => Failure::Machine(english(told)),
            Failure::Fault(told) => Failure::Fault(english(told)),
        }
    }

    /// Returns the sentence in `language`, or in English if it has no translation.
    #[cfg(test)]
    pub fn sentence(self, language: &Language) -> String {
        match self {
            Failure::Refused(refused) => language.text(refused.reason),
            Failure::Input(told) | Failure::Machine(told) | Failure::Fault(told) => told,
        }
    }

    pub fn report(self, console: &Console) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Refused(refused) => match refused.trouble {
                RejectionKind::Machine => (console.text(refused.reason), 3),
                _ => (console.text(refused.reason), 2),
            },
            Failure::Input(sentence) => (sentence, 2),
            Failure::Machine(sentence) => (sentence, 3),
            Failure::Fault(sentence) => (
                format!(
                    "{sentence}; this is a fault of cauldron {}: please report it to its makers, with all that you typed",
                    env!("CARGO_PKG_VERSION")
                ),
                FAULT,
            ),
        };
        console.complain(&sentence);
        ExitCode::from(code)
    }
}

impl From<Rejection> for Failure {
    fn from(refused: Rejection) -> Self {
        Failure::Refused(refused)
    }
}

impl From<PrintError> for Failure {
    fn from(error: PrintError) -> Self {
        match error {
            PrintError::Game(refused) => refused.into(),
            PrintError::Draw(error) => Failure::said(error.said()),
            PrintError::Code(error) => Failure::said(error.message()),
            PrintError::Press(PressError::Dpi(given)) => Failure::said(print_dpi(given)),
            PrintError::Press(PressError::Impose(error)) => layout::refused(&error),
            PrintError::Press(mixed @ PressError::Mixed { .. }) => Failure::input(mixed),
            PrintError::Press(_) => Failure::fault(error),
        }
    }
}

/// Runs `work`, and reports a panic in it as a bug of this program.
pub fn guarded(work: impl FnOnce() -> ExitCode + panic::UnwindSafe) -> ExitCode {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |broken| {
        let place = broken.location().map_or_else(String::new, |at| format!(" at {at}"));
        let payload = broken.payload();
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let reason = text.or_else(|| payload.downcast_ref().copied()).unwrap_or("no reason known");
        Failure::Fault(format!("cauldron broke off{place}: {reason}")).report(&Console::new(None));
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            usual(broken);
        }
    }));
    panic::catch_unwind(work).unwrap_or(ExitCode::from(FAULT))
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
                Failure::from(source).about(game)
            }
            BookletError::Shared(source) => source.into(),
            BookletError::Draw(error) => Failure::said(error.said()),
            BookletError::Press(PressError::Impose(error)) => layout::refused(&error),
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
    fn what_breaks_off_is_a_fault_of_ours() {
        let code = guarded(|| panic!("a test of faults"));
        let _ = panic::take_hook();
        assert_eq!(format!("{code:?}"), format!("{:?}", ExitCode::from(4)));
        let pages = PressError::Library { stage: "writing a PDF", source: "no".into() };
        assert!(matches!(Failure::from(PrintError::from(pages)), Failure::Fault(_)));
        let dpi = PrintError::from(PressError::Dpi("1".into()));
        assert!(matches!(Failure::from(dpi), Failure::Refused(_)));
    }
}
