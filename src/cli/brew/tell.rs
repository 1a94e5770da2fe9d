//! What the terminal says of a test.

use serde_json::json;

use cauldron_press::identity::Identity;
use cauldron_press::witches::table::{Kind, Test};

use crate::cli::Console;

/// Shows a test with its result.
pub fn test(test: &Test, console: &Console, quiet: bool) {
    let result = result(test);
    let result = if test.won { console.green(&result) } else { result };
    if quiet {
        console.say(result);
        return;
    }
    let number = console.bold(&format!("Test {}:", test.number));
    let mut line = format!("{number} {}", potion(test));
    let mut remarks: Vec<String> = Vec::new();
    remarks.extend(test.by.map(|by| Identity::of(by.into()).name().to_string()));
    match test.kind {
        Kind::Cauldron => {}
        Kind::Versatility => remarks.push("Versatility".into()),
        Kind::Guesser => remarks.push("Guesser".into()),
        Kind::Last => remarks.push("last ditch".into()),
    }
    if !remarks.is_empty() {
        line += &console.dim(&format!("  ({})", remarks.join(", ")));
    }
    console.say(line);
    console.say(format_args!("  {result}"));
}

fn potion(test: &Test) -> String {
    let pours: Vec<String> =
        test.pours.iter().map(|p| format!("{} {}", p.ingredient, p.grown)).collect();
    pours.join(", ")
}

fn result(test: &Test) -> String {
    if test.won {
        return "This potion wins!".into();
    }
    let mut sentences =
        vec![format!("{} undergrown, {} overgrown.", test.undergrown, test.overgrown)];
    sentences.extend(test.reports.iter().map(|report| match report.to_string() {
        shout if shout.ends_with('!') => shout,
        told => told + ".",
    }));
    sentences.join(" ")
}

/// A test for programs.
pub fn as_json(test: &Test) -> serde_json::Value {
    let reports: Vec<_> = test
        .reports
        .iter()
        .map(|r| json!({ "effect": r.by, "says": r.says.to_string() }))
        .collect();
    json!({
        "test": test.number,
        "potion": test.pours,
        "won": test.won,
        "undergrown": test.undergrown,
        "overgrown": test.overgrown,
        "reports": reports,
    })
}
