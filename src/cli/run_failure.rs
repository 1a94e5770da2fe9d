//! How runs fail.

use cauldron_press::booklet::BookletError;
use cauldron_press::press::PressError;
use cauldron_press::run::RunError;

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
            BookletError::Game { source, .. } | BookletError::Shared(source) => {
                match Failure::from(source) {
                    Failure::Input(_) => Failure::Input(said),
                    Failure::Machine(_) => Failure::Machine(said),
                    Failure::Fault(_) => Failure::Fault(said),
                }
            }
            BookletError::Press(PressError::Impose(error)) => layout::refused(&error),
            BookletError::Press(_) => Failure::Fault(said),
            _ => Failure::Input(said),
        }
    }
}
