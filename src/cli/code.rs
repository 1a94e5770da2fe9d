//! Where a game comes from: a code as text, a picture with a code, or a seed.

use std::path::Path;

use cauldron_press::game::seed::Seed;
use cauldron_press::game::{Refused, Trouble};
use cauldron_press::seal::{CodeError, Payload, read};
use cauldron_press::texts::said::{terminal_in_file, terminal_no_picture};
use cauldron_press::witches::puzzle::{Solved, generate};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};

use super::args::SettingsArgs;
use super::input::read_file;
use super::{Console, Failure};

/// Pictures larger than this are not photographs of a sheet.
const LARGEST_PICTURE: u64 = 64 << 20;

/// Reads a code from a text, or from the picture that a path names.
pub fn payload(text_or_path: &str) -> Result<Payload, Failure> {
    let path = Path::new(text_or_path);
    if !path.exists() {
        return text_or_path.parse().map_err(|error: CodeError| {
            if looks_like_a_path(text_or_path) {
                Failure::said(terminal_no_picture(format!("{text_or_path:?}")))
            } else {
                Failure::from(Refused::from(error))
            }
        });
    }
    let bytes = read_file(path, LARGEST_PICTURE, "a picture with the QR")?;
    let text = read::qr_text(&bytes).map_err(|error| {
        Failure::said(terminal_in_file(format!("{text_or_path:?}"), error.message()))
    })?;
    text.parse().map_err(|error: CodeError| Refused::from(error).into())
}

fn looks_like_a_path(text: &str) -> bool {
    let extension = Path::new(text).extension().and_then(|e| e.to_str()).unwrap_or("");
    let picture = ["png", "jpg", "jpeg", "webp", "pdf", "svg"];
    picture.contains(&extension.to_lowercase().as_str())
}

/// The puzzle of a seed with its answers.
pub fn solved(seed: Seed, settings: &SettingsArgs) -> Result<Solved, Failure> {
    let solved = generate(seed, &settings.settings()?, settings.custom.answers);
    solved.map_err(|error| Failure::said(error.message()))
}

/// A sheet, whose seal can fail only for want of memory.
pub fn sheet(options: &SheetOptions) -> Result<Sheet, Failure> {
    Sheet::make(options).map_err(|error| {
        let hint = error.hint();
        Failure::from(Refused::from(error)).hinted(hint)
    })
}

/// Why something cannot be done, in the console's language.
pub fn refused(error: impl Into<Refused>, console: &Console) -> Failure {
    let Refused { trouble, reason } = error.into();
    match trouble {
        Trouble::Machine => Failure::Machine(console.text(reason)),
        _ => Failure::Input(console.text(reason)),
    }
}
