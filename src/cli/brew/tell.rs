//! What the terminal says of a test.

use serde_json::json;

use cauldron_press::game::identity::Identity;
use cauldron_press::texts::said::*;
use cauldron_press::texts::{Message, row, sentences};
use cauldron_press::witches::board::Special;
use cauldron_press::witches::puzzle::Pour;
use cauldron_press::witches::table::{Kind, Test};

use crate::cli::Console;

/// Shows a test with its result.
pub fn test(test: &Test, console: &Console, quiet: bool) {
    let result = result(test, console);
    let result = if test.won { console.green(result) } else { result };
    if quiet {
        console.say(result);
        return;
    }
    let number = console.bold(terminal_test(test.number));
    let mut line = format!("{number} {}", potion(test, console));
    let mut remarks: Vec<Message> = Vec::new();
    remarks.extend(test.by.map(|by| Identity::of(by.into()).name()));
    match test.kind {
        Kind::Cauldron => {}
        Kind::Versatility => remarks.push(Special::Versatility.name()),
        Kind::Guesser => remarks.push(Special::Guesser.name()),
        Kind::Last => remarks.push(terminal_last_ditch()),
    }
    remarks.extend(test.mistyped.then(terminal_entered_wrongly));
    if !remarks.is_empty() {
        line += &console.dim(format!("  ({})", console.text(row(remarks))));
    }
    console.say(line);
    console.say(format_args!("  {result}"));
}

fn potion(test: &Test, console: &Console) -> String {
    let pour = |p: &Pour| format!("{} {}", console.text(p.ingredient.name()), p.grown);
    console.text(row(test.pours.iter().map(pour)))
}

fn result(test: &Test, console: &Console) -> String {
    if test.won {
        return console.text(terminal_wins());
    }
    let mut told = vec![console.text(terminal_counted(test.undergrown, test.overgrown))];
    told.extend(test.reports.iter().map(|report| match console.text(report.message()) {
        shout if shout.ends_with(['!', '！']) => shout,
        report => console.text(terminal_report(report)),
    }));
    console.text(sentences(told))
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
