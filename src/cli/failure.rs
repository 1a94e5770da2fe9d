//! How a command fails: one sentence, and an exit code.

use std::process::ExitCode;

use super::Console;

/// The exit code of "the answer is no": a wrong answer, a puzzle that cannot be solved.
pub const NO: u8 = 1;

/// Why a command ended early.
#[derive(Debug)]
pub enum Failure {
    /// What the user gave cannot be used: exit code 2.
    Input(String),
    /// The machine let us down (no permission, disk full): exit code 3.
    Machine(String),
}

impl Failure {
    /// Something wrong with what was given.
    pub fn input(error: impl ToString) -> Self {
        Failure::Input(error.to_string())
    }

    /// Something wrong with the machine.
    pub fn machine(error: impl ToString) -> Self {
        Failure::Machine(error.to_string())
    }

    /// Says it on standard error.
    pub fn report(self, console: &Console) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Input(sentence) => (sentence, 2),
            Failure::Machine(sentence) => (sentence, 3),
        };
        console.complain(&sentence);
        ExitCode::from(code)
    }
}
