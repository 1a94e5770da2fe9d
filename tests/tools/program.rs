//! The program under test, isolated from the settings of the machine and its user.

// Each test crate uses a different part of this module.
#![allow(dead_code)]

use std::process::Command;

/// Environment variable that disables remembered settings and the computer's paper and language.
pub const ALONE: (&str, &str) = ("CAULDRON_NO_CONFIG", "1");

/// Path of the program, for tests that start it through another program. Its environment should
/// contain [`ALONE`].
pub fn path() -> &'static str {
    assert_cmd::cargo::cargo_bin!("cauldron").to_str().expect("a path in Unicode")
}

/// Command for the program, without arguments.
pub fn cauldron() -> Command {
    let mut command = Command::new(path());
    command.env(ALONE.0, ALONE.1);
    command
}
