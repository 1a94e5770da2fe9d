//! Tests of `cauldron selftest` as a program: results, journals that are continued, and refused
//! arguments.

#[path = "tools/program.rs"]
mod program;

use serde_json::Value;
use tempfile::TempDir;

fn selftest(arguments: &[&str]) -> (i32, String, String) {
    let told = program::cauldron().arg("selftest").args(arguments).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (told.status.code().unwrap(), text(&told.stdout), text(&told.stderr))
}

#[test]
fn a_journal_goes_on_where_it_was_left() {
    let folder = TempDir::new().unwrap();
    let journal = folder.path().join("journal.jsonl");
    let path = journal.to_str().unwrap();
    let counted = |sheets: &str| -> Value {
        let (code, told, _) = selftest(&["-n", sheets, "--journal", path, "--json"]);
        assert_eq!(code, 0, "{told}");
        serde_json::from_str(&told).unwrap()
    };
    assert_eq!(counted("1000")["sheets"], 1000);
    let first = std::fs::read_to_string(&journal).unwrap();
    // Simulates a power failure with an incomplete line.
    std::fs::write(&journal, format!("{first}{}", &first[..20])).unwrap();
    let both = counted("2000");
    assert_eq!((&both["sheets"], &both["drawn"]), (&2000.into(), &40.into()));
    let now = std::fs::read_to_string(&journal).unwrap();
    assert!(now.starts_with(&first) && now.lines().count() == 2, "{now}");
    // Completed work is not repeated.
    let broken =
        now.replacen("\"faults\":[]", r#""faults":[{"sheet":7,"invariant":"deal","why":"?"}]"#, 1);
    std::fs::write(&journal, broken).unwrap();
    let (code, told, _) = selftest(&["-n", "2000", "--journal", path]);
    assert_eq!(code, 1);
    assert!(told.contains("Sheet 7 (deal): ?") && !told.contains("holds"), "{told}");
    // Journal in the format of versions before 1.0.
    let line: Value = serde_json::from_str(first.trim()).unwrap();
    std::fs::write(&journal, format!("{}\n", line["checked"])).unwrap();
    let (code, _, said) = selftest(&["-n", "2000", "--journal", path]);
    assert!(code == 2 && said.contains("before 1.0"), "{code} {said}");
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let folder = TempDir::new().unwrap();
    let other = folder.path().join("other");
    std::fs::write(&other, "{\"x\":1}\n").unwrap();
    // A note without a line end is not an interrupted journal.
    let note = folder.path().join("note");
    std::fs::write(&note, "buy mint").unwrap();
    for (arguments, told) in [
        (vec!["-n", "0"], "use 1,000, or more in such steps"),
        (vec!["--first", "7"], "use 0, 1,000 or more in such steps"),
        (vec!["-n", "1000", "--journal", note.to_str().unwrap()], "no journal of a selftest"),
        (vec!["-n", "10"], "use 1,000, or more in such steps"),
        (vec!["-n", "-1000"], "1,000"),
        (vec!["-n", "1000", "--journal", other.to_str().unwrap()], "no journal of a selftest"),
        (
            vec!["-n", "1000", "--journal", folder.path().to_str().unwrap()],
            "no journal that can be read",
        ),
    ] {
        let (code, _, said) = selftest(&arguments);
        assert!(code == 2 && said.contains(told), "{arguments:?}: {code} {said}");
    }
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "{\"x\":1}\n");
    assert_eq!(std::fs::read_to_string(&note).unwrap(), "buy mint");
}
