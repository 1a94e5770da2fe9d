//! The log of what happens at the tables.

use cauldron_press::game::desk::Standing;
use cauldron_press::serve::{Event, Log, What};
use cauldron_press::texts::said::*;
use cauldron_press::texts::{Language, Message, row};

use crate::cli::{Console, Failure};

/// A log on standard output, in sentences or, for programs, in JSON: one line for each event.
pub fn to_terminal(json: bool, language: &'static Language) -> Result<Log, Failure> {
    let tell = move |event: &Event| {
        let console = Console::new(Some(language));
        match serde_json::to_string(event) {
            Ok(line) if json => console.say(line),
            _ => console.say(format_args!("{} {}", event.moment(), console.text(said(event)))),
        }
    };
    Log::to(tell).map_err(|e| Failure::Machine(format!("the log cannot be kept: {e}")))
}

fn said(event: &Event) -> Message {
    let table = event.table.to_string();
    let account = &event.account;
    match event.what {
        What::Opened => terminal_log_opened(table, event.game.clone()),
        What::Test if account.standing == Standing::Won => terminal_log_won(table, account.tests),
        What::Test if account.counts.is_empty() => terminal_log_test(table, account.tests),
        What::Test => {
            let counts = account.counts.iter();
            let counts = row(counts.map(|(name, count)| terminal_log_count(*name, *count)));
            terminal_log_counted(table, account.tests, counts)
        }
        What::Right => terminal_log_right(table),
        What::Wrong => terminal_log_wrong(table, account.guesses),
        What::GaveUp => terminal_log_gave_up(table),
        What::Again => terminal_log_again(table),
        What::Closed => terminal_log_closed(table),
        What::Reopened => terminal_log_reopened(table),
        What::TakenBack => terminal_log_taken_back(table, account.tests.saturating_add(1)),
        What::Reset => terminal_log_reset(table),
        What::BroughtBack => terminal_log_brought_back(table),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::tests::{assert_marked, console};
    use cauldron_press::game::desk::Account;

    #[test]
    fn every_event_is_said_in_the_language() {
        let (console, _) = console();
        let won = Account { standing: Standing::Won, tests: 3, ..Account::default() };
        let counts = [("undergrown", 1), ("overgrown", 2)].into();
        let counted = Account { counts, tests: 4, ..Account::default() };
        let whats = [
            What::Opened,
            What::Test,
            What::Right,
            What::Wrong,
            What::GaveUp,
            What::Again,
            What::Closed,
            What::Reopened,
            What::TakenBack,
            What::Reset,
            What::BroughtBack,
        ];
        let data = ["K7QM2XWP", "Malut Lisil"].map(String::from);
        for what in whats {
            for account in [&won, &counted, &Account::default()] {
                let (table, game) = ("K7QM2XWP".parse().unwrap(), data[1].clone());
                let event = Event { seconds: 0, table, game, what, account: account.clone() };
                assert_marked(&console.text(said(&event)), &data);
            }
        }
    }
}
