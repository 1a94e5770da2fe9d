//! Running other people's programs.

use std::path::Path;
use std::process::{Command, Output};

/// Runs a tool; a missing tool is a failure with its name, never a skipped test.
pub fn run(tool: &str, folder: &Path, arguments: &[&str]) -> Output {
    let output = Command::new(tool)
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap_or_else(|e| panic!("this test needs the program {tool:?}: {e}"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{tool} {arguments:?} failed: {stderr}");
    output
}

/// What a tool prints.
pub fn stdout(tool: &str, folder: &Path, arguments: &[&str]) -> String {
    String::from_utf8_lossy(&run(tool, folder, arguments).stdout).into_owned()
}
