//! The program under test, which nothing of this machine or of its owner changes.

// Every file of tests uses another part of this.
#![allow(dead_code)]

use std::process::Command;

/// Leaves out the settings that are remembered here, and this computer's paper and language.
pub const ALONE: (&str, &str) = ("CAULDRON_NO_CONFIG", "1");

/// The program by its path, for those who start it through another; what it is started in should
/// have [`ALONE`] set.
pub fn path() -> &'static str {
    assert_cmd::cargo::cargo_bin!("cauldron").to_str().expect("a path in Unicode")
}

/// The program, waiting for its arguments.
pub fn cauldron() -> Command {
    let mut command = Command::new(path());
    command.env(ALONE.0, ALONE.1);
    command
}
