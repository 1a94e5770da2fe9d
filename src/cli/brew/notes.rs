//! The notes at the terminal.

use cauldron_press::texts::said::*;
use cauldron_press::witches::puzzle::find;
use cauldron_press::witches::table::{
    ALL, Action, Column, EFFECTS, EVERYTHING, Named, NoteMark, ROLES, TableView,
};

use super::Conversation;
use crate::cli::Failure;
use crate::cli::solution::column;

/// How wide a line of the grid may be: further columns stand in another grid below.
const WIDEST: usize = 78;
const GAP: usize = 2;

impl Conversation<'_> {
    /// Notes a cell, or a whole row or column.
    pub(super) fn note(&mut self, text: &str) -> Result<(), Failure> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || self.refused(terminal_no_note(format!("{text:?}")));
        let [ingredient, column, mark] = words[..] else { return Err(wrong()) };
        let mark = match mark {
            "no" => NoteMark::Impossible,
            "maybe" => NoteMark::Possible,
            "yes" => NoteMark::Certain,
            "blank" => NoteMark::Blank,
            _ => return Err(wrong()),
        };
        let column = self.meant(column).ok_or_else(wrong)?;
        let ingredient = match ingredient {
            ALL if column >= EVERYTHING => return Err(wrong()),
            ALL => ALL.to_owned(),
            name => {
                let names = (self.keeper.ingredients(), self.console.language());
                let found = find(name, names).map_err(|e| self.refused(e.message()))?;
                found.id().to_owned()
            }
        };
        self.done(Action::Note { ingredient, column, mark })
    }

    /// The column that a word means, or several: all that an ingredient can be, or all effects.
    fn meant(&self, word: &str) -> Option<Column> {
        let title = |one: &&Named| self.title(one) == word;
        match (word, self.game.columns.iter().find(title)) {
            (ALL, _) => Some(ROLES),
            ("effects", _) => Some(EFFECTS),
            ("decoy", _) => Some(0),
            (_, Some(named)) => named.id.parse().ok(),
            // The table says which numbers there are.
            _ => word.parse().ok().filter(|number| (1..EVERYTHING).contains(number)),
        }
    }

    /// What a column is called where it is typed: without spaces.
    fn title(&self, column: &Named) -> String {
        self.console.text(column.name.clone()).to_lowercase().replace(' ', "-")
    }

    /// Prints the grid.
    pub(super) fn notes(&self) {
        let view = TableView::new(&self.table, self.keeper);
        let names: Vec<String> = self.names().collect();
        let first = column(&names, 10) + 1;
        let titles: Vec<String> = self.game.columns.iter().map(|one| self.title(one)).collect();
        let mut places: &[String] = &titles;
        let mut from = 0;
        while !places.is_empty() {
            let mut width = first;
            let fits = |title: &&String| {
                width += title.chars().count() + GAP;
                width <= WIDEST
            };
            let count = places.iter().take_while(fits).count().max(1);
            let (own, rest) = places.split_at(count);
            let head: String = own.iter().map(|title| format!("{title}{:GAP$}", "")).collect();
            self.console.say(self.console.dim(format!("{:<first$}{}", "", head.trim_end())));
            for ((name, row), given) in names.iter().zip(&view.notes).zip(&self.game.given) {
                let cell = |(place, title): (usize, &String)| {
                    let sign = sign(from + place, row, given);
                    let wide = title.chars().count();
                    format!("{sign:>wide$}{:GAP$}", "")
                };
                let marks: String = own.iter().enumerate().map(cell).collect();
                self.console.say(format_args!("{name:<first$}{}", marks.trim_end()));
            }
            places = rest;
            from += count;
        }
        self.console.say(self.console.dim(terminal_marks()));
        if self.game.given.iter().flatten().any(|given| *given != NoteMark::Blank) {
            self.console.say(self.console.dim(terminal_given()));
        }
    }
}

/// What stands in a cell: what the free clue says, where nothing is noted.
fn sign(place: usize, row: &[NoteMark], given: &[NoteMark]) -> &'static str {
    let mark = |of: &[NoteMark]| of.get(place).copied().unwrap_or_default();
    match (mark(row), mark(given)) {
        (NoteMark::Impossible, _) => "x",
        (NoteMark::Possible, _) => "?",
        (NoteMark::Certain, _) => "!",
        (NoteMark::Blank, NoteMark::Impossible) => "X",
        (NoteMark::Blank, NoteMark::Possible) => "~",
        (NoteMark::Blank, NoteMark::Certain) => "*",
        (NoteMark::Blank, NoteMark::Blank) => ".",
    }
}
