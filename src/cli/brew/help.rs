//! Commands for notes and help at the terminal: hints, checked notes, clues for a witch, and
//! review.

use cauldron_press::texts::msg::*;
use cauldron_press::witches::puzzle::find;
use cauldron_press::witches::table::{
    ALL, Action, ClueSize, Column, EFFECTS, EVERYTHING, HelpView, NamedItem, NextRung, NoteMark,
    ROLES, Review, TableEvent, TableView,
};

use super::conversation::Conversation;
use crate::cli::console::column;
use crate::cli::failure::Result;

impl Conversation<'_> {
    /// Asks for the next rung of the last hint, or with a non-empty `text` for the first rung of
    /// another.
    pub(super) fn hint(&mut self, text: &str) -> Result {
        let keeper = self.keeper;
        let told = self.act(|table| {
            let next = |help: HelpView| match text {
                "" => help.more.unwrap_or(help.another),
                _ => help.another,
            };
            // The default is never shown: a game without help refuses every hint.
            let none = NextRung::FIRST;
            let NextRung { hint, rung } = TableView::new(table, keeper).help.map_or(none, next);
            Action::Hint { hint, rung }
        })?;
        if told == TableEvent::Nothing {
            self.console.print_message(terminal_nothing_certain());
            return Ok(());
        }
        let said = match told {
            TableEvent::Why(tells) | TableEvent::Blocked(tells) => Some(tells),
            _ => self.help().and_then(|help| help.hints.last()?.tells.last().cloned()),
        };
        said.into_iter().for_each(|said| self.console.print_message(said));
        let more = self.help().is_some_and(|help| help.more.is_some());
        let what_next = if more { terminal_hint_more() } else { terminal_hint_another() };
        self.console.print_line(self.console.dim(what_next));
        Ok(())
    }

    pub(super) fn check_notes(&mut self) -> Result {
        self.act(|_| Action::CheckNotes {})?;
        let help = self.help();
        for said in help.iter().flat_map(|help| &help.checked) {
            self.console.print_message(said.clone());
        }
        for wrong in help.into_iter().flat_map(|help| help.wrong) {
            self.console.print_message(wrong.tells);
        }
        Ok(())
    }

    pub(super) fn suggest(&mut self, text: &str) -> Result {
        let size = text.parse().map_err(|_| self.misuse_failure("suggest", text))?;
        self.act(|_| Action::Suggest { size })?;
        let said = self.help().and_then(|help| Some(help.suggestion?.tells));
        said.into_iter().for_each(|said| self.console.print_message(said));
        Ok(())
    }

    pub(super) fn handicap(&mut self, text: &str) -> Result {
        let wrong = || self.misuse_failure("handicap", text);
        let (witch, size) = text.split_once(' ').ok_or_else(wrong)?;
        let witch = self.witch_of(witch).ok_or_else(wrong)?;
        let size = match size.trim() {
            "small" => ClueSize::Small,
            "medium" => ClueSize::Medium,
            "large" => ClueSize::Large,
            wins => {
                let (own, most) = wins.split_once(' ').ok_or_else(wrong)?;
                let number = |text: &str| text.trim().parse().map_err(|_| wrong());
                ClueSize::Wins { own: number(own)?, most: number(most)? }
            }
        };
        self.act(|_| Action::Handicap { witch, size })?;
        let said = self.help().and_then(|help| Some(help.clues.last()?.tells.clone()));
        said.into_iter().for_each(|said| self.console.print_message(said));
        let id = &self.game.witches[usize::from(witch)].id;
        self.console.print_line(self.console.dim(terminal_clue_sealed(id.clone())));
        Ok(())
    }

    pub(super) fn read(&mut self, text: &str) -> Result {
        let witch = self.witch_of(text).ok_or_else(|| self.misuse_failure("read", text))?;
        if let TableEvent::Clue(clue) = self.act(|_| Action::Unseal { witch })? {
            self.console.print_message(clue);
        }
        Ok(())
    }

    pub(super) fn review(&mut self) -> Result {
        if let TableEvent::Review(review) = self.act(|_| Action::Review {})? {
            self.print_review(&review);
        }
        Ok(())
    }

    fn print_review(&self, review: &Review) {
        let gains = review.gains.iter().map(|gain| &gain.tells);
        for said in review.tells.iter().chain(gains) {
            self.console.print_message(said.clone());
        }
        for said in self.help().into_iter().flat_map(|help| help.tally) {
            self.console.print_message(said);
        }
    }

    fn help(&self) -> Option<HelpView> {
        TableView::new(&self.table, self.keeper).help
    }

    fn witch_of(&self, id: &str) -> Option<u8> {
        let place = self.game.witches.iter().position(|witch| witch.id == id);
        place.and_then(|place| u8::try_from(place).ok())
    }
}

/// Largest width of a line of the notes' grid, in characters. Further columns go into another grid
/// below.
const WIDEST: usize = 78;
const GAP: usize = 2;

impl Conversation<'_> {
    /// Sets a [`NoteMark`] in a cell, or in a whole row or column.
    pub(super) fn note(&mut self, text: &str) -> Result {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || self.refusal(terminal_no_note(format!("{text:?}")));
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
                let found = find(name, names).map_err(|e| self.refusal(e.message()))?;
                found.id().to_owned()
            }
        };
        self.perform(Action::Note { ingredient, column, mark })
    }

    /// Returns the column that `word` names. [`ROLES`] and [`EFFECTS`] stand for several columns.
    fn meant(&self, word: &str) -> Option<Column> {
        let title = |one: &&NamedItem| self.title(one) == word;
        match (word, self.game.columns.iter().find(title)) {
            (ALL, _) => Some(ROLES),
            ("effects", _) => Some(EFFECTS),
            ("decoy", _) => Some(0),
            (_, Some(named)) => named.id.parse().ok(),
            // The table checks whether the number occurs in this game.
            _ => word.parse().ok().filter(|number| (1..EVERYTHING).contains(number)),
        }
    }

    /// Returns the name of a column in the form that is typed: lower case, with hyphens for spaces.
    fn title(&self, column: &NamedItem) -> String {
        self.console.text(column.name.clone()).to_lowercase().replace(' ', "-")
    }

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
            self.console.print_line(self.console.dim(format!("{:<first$}{}", "", head.trim_end())));
            for ((name, row), given) in names.iter().zip(&view.notes).zip(&self.game.clue_marks) {
                let cell = |(place, title): (usize, &String)| {
                    let sign = sign(from + place, row, given);
                    let wide = title.chars().count();
                    format!("{sign:>wide$}{:GAP$}", "")
                };
                let marks: String = own.iter().enumerate().map(cell).collect();
                self.console.print_line(format_args!("{name:<first$}{}", marks.trim_end()));
            }
            places = rest;
            from += count;
        }
        self.console.print_line(self.console.dim(terminal_marks()));
        if self.game.clue_marks.iter().flatten().any(|given| *given != NoteMark::Blank) {
            self.console.print_line(self.console.dim(terminal_given()));
        }
    }
}

/// Returns the character of a cell: the player's mark, or else the mark that the free clue implies.
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
