//! On a machine without external tools the tests pass and report which checks they skipped.

mod tools;

use std::path::Path;
use std::process::{Command, Output};

use tools::{skip_without, stdout};

#[test]
fn pages_can_be_checked() {
    skip_without!("qpdf", "gs");
    assert!(stdout("qpdf", Path::new("."), &["--version"]).contains("qpdf"));
}

#[test]
fn pages_can_be_read() {
    skip_without!("pdftotext");
}

/// Runs the two tests above with an empty `PATH`.
fn on_a_bare_machine(require: &str) -> (Output, String) {
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["pages_can_be", "--test-threads=1"])
        .env("PATH", "")
        .env("CAULDRON_REQUIRE_TOOLS", require)
        .output()
        .unwrap();
    let told = [output.stderr.clone(), output.stdout.clone()].concat();
    (output, String::from_utf8(told).unwrap())
}

#[test]
fn missing_programs_are_told_in_one_line() {
    let (output, told) = on_a_bare_machine("0");
    assert!(output.status.success() && told.contains("2 passed"), "{told}");
    let lines: Vec<_> = told.lines().filter(|line| line.contains("Skipped")).collect();
    assert_eq!(lines.len(), 1, "{told}");
    for program in ["pdftotext", "qpdf", "gs", "zbarimg", "chromium", "chromedriver"] {
        assert!(lines[0].contains(program), "{program}: {told}");
    }
}

#[test]
fn missing_programs_are_failures_where_they_are_required() {
    let (output, told) = on_a_bare_machine("1");
    assert!(!output.status.success() && told.contains("2 failed"), "{told}");
    assert!(told.contains("qpdf, gs"), "{told}");
}
