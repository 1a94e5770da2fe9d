//! The notes at the terminal.

use cauldron_press::witches::puzzle::find;
use cauldron_press::witches::table::{Action, Column, Mark, Named, TableView};

use super::Conversation;
use crate::cli::Failure;
use crate::cli::said::*;
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
            "no" => Mark::Impossible,
            "maybe" => Mark::Possible,
            "yes" => Mark::Certain,
            "blank" => Mark::Blank,
            _ => return Err(wrong()),
        };
        let columns = self.meant(column).ok_or_else(wrong)?;
        let row = match ingredient {
            "all" => None,
            name => {
                let names = (self.keeper.ingredients(), self.console.language());
                let found = find(name, names).map_err(|e| self.refused(e.message()))?;
                Some(found.id().to_owned())
            }
        };
        self.done(match (row, columns) {
            (Some(ingredient), Meant::One(column)) => Action::Note { ingredient, column, mark },
            (None, Meant::Several(_)) => return Err(wrong()),
            (ingredient, Meant::One(column)) => {
                Action::Fill { ingredient, columns: vec![column], mark }
            }
            (ingredient, Meant::Several(columns)) => Action::Fill { ingredient, columns, mark },
        })
    }

    /// The columns that a word means: one by its number or name, all that an ingredient can be,
    /// or all effects.
    fn meant(&self, word: &str) -> Option<Meant> {
        let within = |effects: bool| {
            let own = self.game.columns.iter().filter(|one| one.kind.is_some() == effects);
            Meant::Several(own.filter_map(|one| one.id.parse().ok()).collect())
        };
        match word {
            "all" => return Some(within(false)),
            "effects" => return Some(within(true)),
            "decoy" => return Some(Meant::One(0)),
            _ => {}
        }
        let number = match self.game.columns.iter().find(|one| self.title(one) == word) {
            Some(named) => named.id.parse(),
            // The table says which numbers there are.
            None => word.parse(),
        };
        number.ok().filter(|number| *number > 0).map(Meant::One)
    }

    /// What a column is called where it is typed: without spaces.
    fn title(&self, column: &Named) -> String {
        self.console.text(column.name.clone()).to_lowercase().replace(' ', "-")
    }

    /// Prints the grid.
    pub(super) fn notes(&self) {
        let view = TableView::new(&self.table, self.keeper);
        let names: Vec<String> = self.names().collect();
        let first = column(&names, 10);
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
        if self.game.given.iter().flatten().any(|given| *given != Mark::Blank) {
            self.console.say(self.console.dim(terminal_given()));
        }
    }
}

/// What is typed for columns.
enum Meant {
    One(Column),
    Several(Vec<Column>),
}

/// What stands in a cell; in parentheses what the free clue says where nothing is noted.
fn sign(place: usize, row: &[Mark], given: &[Mark]) -> String {
    let mark = |of: &[Mark]| of.get(place).copied().unwrap_or_default();
    match (mark(row), mark(given)) {
        (Mark::Blank, Mark::Blank) => letter(Mark::Blank).to_owned(),
        (Mark::Blank, given) => format!("({})", letter(given)),
        (noted, _) => letter(noted).to_owned(),
    }
}

fn letter(mark: Mark) -> &'static str {
    match mark {
        Mark::Blank => ".",
        Mark::Impossible => "x",
        Mark::Possible => "?",
        Mark::Certain => "!",
    }
}
