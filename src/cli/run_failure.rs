//! How runs fail.

use cauldron_press::booklet::BookletError;
use cauldron_press::press::PressError;
use cauldron_press::run::RunError;
use cauldron_press::texts::said::terminal_of_game;

use super::{Failure, layout};

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
            BookletError::Press(_) => Failure::Fault(said),
            _ => Failure::Input(said),
        }
    }
}
