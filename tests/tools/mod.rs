//! Running external programs, if they are installed.
//!
//! A test that needs programs begins with `skip_without!("qpdf", "gs")`. If one of them is missing,
//! the test is skipped, and one line on the terminal says so. With `CAULDRON_REQUIRE_TOOLS=1` it
//! fails instead.

// Each test crate uses a different part of this module.
#![allow(dead_code)]

pub mod folders;
pub mod long;
pub mod program;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Once;

use self::folders::folders;

/// All programs that tests need, each with the names under which it may be installed.
const PROGRAMS: [&[&str]; 27] = [
    &["pdffonts"],
    &["pdfimages"],
    &["pdfinfo"],
    &["pdftocairo"],
    &["pdftoppm"],
    &["pdftotext"],
    &["qpdf"],
    &["mutool"],
    &["gs"],
    &["zbarimg"],
    &["validate-pdf"],
    &["mkfifo"],
    &["script"],
    &["unshare"],
    &["chromedriver"],
    &[
        "chromium",
        "chromium-headless-shell",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ],
    &["firefox-esr", "firefox"],
    &["WebKitWebDriver"],
    &["Xvfb"],
    &["postgres"],
    &["valgrind"],
    &["taskset"],
    &["node", "nodejs"],
    &["tsc"],
    &["python3"],
    &["rsvg-convert"],
    &["inkscape"],
];

/// Returns from a test if one of its programs is missing.
macro_rules! skip_without {
    ($($program:literal),+) => {
        if !$crate::tools::all_found(&[$($program),+]) {
            return;
        }
    };
}
pub(crate) use skip_without;

/// Whether all these programs are installed. Otherwise the first call prints the missing ones.
pub fn all_found(programs: &[&str]) -> bool {
    static TOLD: Once = Once::new();
    let missing = |program: &&&str| !installed(program);
    let needed: Vec<_> = programs.iter().filter(missing).copied().collect();
    if needed.is_empty() {
        return true;
    }
    let required = std::env::var_os("CAULDRON_REQUIRE_TOOLS").is_some_and(|value| value == "1");
    assert!(!required, "this test needs programs that are missing: {}", needed.join(", "));
    TOLD.call_once(|| {
        let all = PROGRAMS.iter().map(|names| &names[0]).filter(missing);
        let all = all.copied().collect::<Vec<_>>().join(", ");
        // Bypasses the test harness, which captures the output of a passing test.
        let _ = writeln!(
            std::io::stderr(),
            "Skipped the tests that need programs which are missing here: {all}."
        );
    });
    false
}

fn installed(program: &str) -> bool {
    names(program).iter().any(|name| is_found(name))
}

/// Name under which a program is installed here.
pub fn program(program: &'static str) -> &'static str {
    names(program).iter().copied().find(|name| is_found(name)).unwrap_or(program)
}

fn names(program: &str) -> &'static [&'static str] {
    let names = PROGRAMS.iter().find(|names| names[0] == program);
    names.unwrap_or_else(|| panic!("{program} is not in the list of programs"))
}

fn is_found(name: &str) -> bool {
    let file = |folder: &PathBuf| folder.join(name).with_extension(std::env::consts::EXE_EXTENSION);
    folders().iter().any(|folder| file(folder).is_file())
}

/// Runs a program, which must succeed.
pub fn run(tool: &str, folder: &Path, arguments: &[&str]) -> Output {
    let output = Command::new(tool)
        .args(arguments)
        .env(program::ALONE.0, program::ALONE.1)
        .current_dir(folder)
        .output()
        .unwrap_or_else(|e| panic!("this test needs the program {tool:?}: {e}"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{tool} {arguments:?} failed: {stderr}");
    output
}

/// Standard output of a program.
pub fn stdout(tool: &str, folder: &Path, arguments: &[&str]) -> String {
    String::from_utf8_lossy(&run(tool, folder, arguments).stdout).into_owned()
}
