//! The printer, and the file in which printers are kept.

use std::path::PathBuf;

use clap::Args;

use cauldron_press::page::Corrections;
use cauldron_press::press::printer::{PrinterName, Printers, PrintersError};
use cauldron_press::texts::nearest;

use super::{Failure, folder};

/// Which printer it is for.
#[derive(Args)]
#[command(next_help_heading = "Printing")]
pub struct PrinterArgs {
    /// Correct the backs for the printer of this name, as `cauldron align` found out
    #[arg(long = "printer", value_name = "NAME")]
    pub name: Option<PrinterName>,
    /// The file that printers are kept in, in place of the one in your folder for configuration
    #[arg(long = "printers", value_name = "FILE")]
    file: Option<PathBuf>,
}

impl PrinterArgs {
    /// The file with the printers.
    pub fn file(&self) -> Result<PathBuf, Failure> {
        self.file.clone().map_or_else(usual_file, Ok)
    }

    /// The corrections of the printer; none if no printer is named.
    pub fn corrections(&self) -> Result<Corrections, Failure> {
        let Some(name) = &self.name else { return Ok(Corrections::default()) };
        let printers = Printers::read(&self.file()?).map_err(failed)?;
        printers.get(name).ok_or_else(|| unknown(name, &printers))
    }

    /// What the names of files tell of it.
    pub fn suffix(&self) -> String {
        let Some(name) = &self.name else { return String::new() };
        let letter = |c: char| if c.is_alphanumeric() { c } else { '-' };
        format!("-for-{}", name.to_string().chars().map(letter).collect::<String>())
    }
}

/// The file in the folder for configuration.
fn usual_file() -> Result<PathBuf, Failure> {
    match folder::configuration() {
        Some(folder) => Ok(folder.join("printers.json")),
        None => Err(Failure::Input(
            "no folder for configuration is known (HOME is not set); name a file with --printers"
                .to_owned(),
        )),
    }
}

/// Whether a printer is known in that file.
///
/// # Errors
/// If it is not, or the file cannot be read.
pub fn known(name: &PrinterName) -> Result<(), Failure> {
    let printers = Printers::read(&usual_file()?).map_err(failed)?;
    printers.get(name).map(drop).ok_or_else(|| unknown(name, &printers))
}

/// Nothing is known of a printer.
pub fn unknown(name: &PrinterName, printers: &Printers) -> Failure {
    let names: Vec<String> = printers.iter().map(|(name, _)| name.to_string()).collect();
    let meant = nearest(&name.to_string(), names.iter().map(String::as_str));
    Failure::Input(match meant {
        Some(meant) => {
            format!("no printer {:?} is known; did you mean {meant:?}?", name.to_string())
        }
        None => format!(
            "no printer {:?} is known; print a test page with: cauldron align",
            name.to_string()
        ),
    })
}

/// Why printers could not be looked up or kept.
pub fn failed(error: PrintersError) -> Failure {
    match error {
        PrintersError::Name(_) | PrintersError::Damaged { .. } => Failure::input(error),
        PrintersError::Unreadable { .. } | PrintersError::Unwritable(_) => {
            Failure::Machine(format!("{error}; name another file with --printers"))
        }
    }
}
