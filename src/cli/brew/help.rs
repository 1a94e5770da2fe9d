//! Help at the terminal: hints, the notes checked, clues for one witch, a look back.

use cauldron_press::texts::said::*;
use cauldron_press::witches::table::{
    Action, ClueSize, HelpView, NextRung, Review, TableView, Told,
};

use super::conversation::Conversation;
use crate::cli::Failure;

impl Conversation<'_> {
    /// The next rung of the last hint, or the first of another.
    pub(super) fn hint(&mut self, text: &str) -> Result<(), Failure> {
        let keeper = self.keeper;
        let told = self.act(|table| {
            let next = |help: HelpView| match text {
                "" => help.more.unwrap_or(help.another),
                _ => help.another,
            };
            // A game without help refuses whatever is asked for.
            let none = NextRung::FIRST;
            let NextRung { hint, rung } = TableView::new(table, keeper).help.map_or(none, next);
            Action::Hint { hint, rung }
        })?;
        if told == Told::Nothing {
            self.console.tell(terminal_nothing_certain());
            return Ok(());
        }
        let said = match told {
            Told::Why(why) => Some(why),
            _ => self.help().and_then(|help| help.hints.last()?.tells.last().cloned()),
        };
        said.into_iter().for_each(|said| self.console.tell(said));
        let more = self.help().is_some_and(|help| help.more.is_some());
        let what_next = if more { terminal_hint_more() } else { terminal_hint_another() };
        self.console.say(self.console.dim(what_next));
        Ok(())
    }

    pub(super) fn check_notes(&mut self) -> Result<(), Failure> {
        self.act(|_| Action::CheckNotes {})?;
        let help = self.help();
        for said in help.iter().flat_map(|help| &help.checked) {
            self.console.tell(said.clone());
        }
        for wrong in help.into_iter().flat_map(|help| help.wrong) {
            self.console.tell(wrong.tells);
        }
        Ok(())
    }

    pub(super) fn suggest(&mut self, text: &str) -> Result<(), Failure> {
        let size = text.parse().map_err(|_| self.misused("suggest", text))?;
        self.act(|_| Action::Suggest { size })?;
        let said = self.help().and_then(|help| Some(help.suggestion?.tells));
        said.into_iter().for_each(|said| self.console.tell(said));
        Ok(())
    }

    pub(super) fn handicap(&mut self, text: &str) -> Result<(), Failure> {
        let wrong = || self.misused("handicap", text);
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
        said.into_iter().for_each(|said| self.console.tell(said));
        let id = &self.game.witches[usize::from(witch)].id;
        self.console.say(self.console.dim(terminal_clue_sealed(id.clone())));
        Ok(())
    }

    pub(super) fn read(&mut self, text: &str) -> Result<(), Failure> {
        let witch = self.witch_of(text).ok_or_else(|| self.misused("read", text))?;
        if let Told::Clue(clue) = self.act(|_| Action::Unseal { witch })? {
            self.console.tell(clue);
        }
        Ok(())
    }

    pub(super) fn review(&mut self) -> Result<(), Failure> {
        if let Told::Review(review) = self.act(|_| Action::Review {})? {
            self.reviewed(&review);
        }
        Ok(())
    }

    fn reviewed(&self, review: &Review) {
        let gains = review.gains.iter().map(|gain| &gain.tells);
        for said in review.tells.iter().chain(gains) {
            self.console.tell(said.clone());
        }
        for said in self.help().into_iter().flat_map(|help| help.tally) {
            self.console.tell(said);
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
