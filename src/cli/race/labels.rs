//! Lines of a result behind the names of what they tell.

use cauldron_press::race::SEATS;
use cauldron_press::texts::Value;
use cauldron_press::texts::said::{terminal_moves, terminal_seat, terminal_turns};

use super::Console;
use crate::cli::solution::column;

/// A column of names as wide as the widest of them.
pub struct Labels<'a> {
    console: &'a Console,
    width: usize,
}

impl<'a> Labels<'a> {
    /// The names of what is counted, and of the seats.
    pub fn new(console: &'a Console) -> Self {
        let all = [terminal_moves(), terminal_turns(), terminal_seat(SEATS)];
        Labels::of(console, all)
    }

    /// Any names.
    pub fn of(console: &'a Console, all: impl IntoIterator<Item = impl Into<Value>>) -> Self {
        let all: Vec<String> = all.into_iter().map(|name| console.text(name)).collect();
        Labels { console, width: column(&all, 0) }
    }

    /// A line with its name.
    pub fn say(&self, name: impl Into<Value>, line: impl Into<Value>) {
        let (name, line) = (self.console.text(name), self.console.text(line));
        self.console.say(format_args!("  {name:<width$}{line}", width = self.width));
    }
}
