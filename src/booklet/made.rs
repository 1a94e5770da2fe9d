//! A game of a booklet, made and drawn.

use blake2::Blake2b512;
use sha2::{Digest, Sha256};

use super::{Answers, BookletError, BookletOptions, BoundGame, Wanted};
use crate::game::PrintError;
use crate::page::Page;
use crate::series::{Printable, Series};
use crate::texts::said::{
    booklet_entry, booklet_facts, booklet_foot, booklet_give_up, booklet_players,
};
use crate::texts::{Language, Message};

/// A game with its pages.
pub(super) struct Made {
    pub wanted: Wanted,
    pub game: Box<dyn Printable>,
    pub pages: Vec<Page>,
    /// Those from which a person referees it, if they are wanted.
    pub referee: Vec<Page>,
    sha256: [u8; 32],
}

impl Made {
    /// Makes and draws a game.
    ///
    /// # Errors
    /// If the seed gives none, or it cannot be drawn.
    pub(super) fn make(
        series: &dyn Series,
        wanted: Wanted,
        options: &BookletOptions,
    ) -> Result<Made, BookletError> {
        let make = || -> Result<Made, PrintError> {
            let game = series.make(wanted.number, wanted.seed)?;
            let pages = game.pages(&options.draw)?;
            let referee = match options.answers {
                Answers::Referee => game.answers(&options.draw)?,
                Answers::None | Answers::Codes | Answers::Whole => Vec::new(),
            };
            let sha256 = digest(&pages);
            Ok(Made { wanted, game, pages, referee, sha256 })
        };
        let Wanted { number, seed } = wanted;
        make().map_err(|source| BookletError::Game { number, seed, source })
    }

    /// Its number as people count.
    pub(super) fn number(&self) -> String {
        self.wanted.number.saturating_add(1).to_string()
    }

    /// What it is called.
    pub(super) fn name(&self, language: &Language) -> String {
        language.text(self.game.name())
    }

    /// What stands at the foot of its pages.
    pub(super) fn foot(&self, series: &dyn Series, language: &Language) -> String {
        language.say(&booklet_foot(series.title(), self.game.name()))
    }

    /// What the contents tell of it.
    pub(super) fn entry(&self, language: &Language) -> String {
        let players = booklet_players(self.game.players().count());
        let all = self.game.level().into_iter().chain([players]).chain(self.game.rating());
        let Some(all) = facts(all) else { return String::new() };
        // Where a game is called by its label, the contents say that once.
        let label = self.game.label();
        match label == self.name(language) {
            true => language.say(&all),
            false => language.say(&booklet_entry(label, all)),
        }
    }

    /// Whether the answers of a booklet have anything to tell of it.
    pub(super) fn has_answer(&self, options: &BookletOptions) -> bool {
        let whole = matches!(options.answers, Answers::Whole | Answers::Referee);
        self.game.give_up().is_some() || (whole && !self.game.solution().is_empty())
    }

    /// What its answer tells: the code that opens it, and the whole of it if that is wanted.
    pub(super) fn answer(&self, whole: bool, language: &Language) -> Vec<String> {
        let code = self.game.give_up().map(|code| language.say(&booklet_give_up(code)));
        let solution = if whole { self.game.solution() } else { Vec::new() };
        code.into_iter().chain(solution.into_iter().map(|line| language.text(line))).collect()
    }

    /// What there is to tell of it, begun on a page counted from 1.
    pub(super) fn bound(&self, first_page: usize) -> BoundGame {
        BoundGame {
            number: self.wanted.number,
            seed: self.wanted.seed,
            label: self.game.label(),
            first_page,
            pages: self.pages.len(),
            sha256: self.sha256,
            facts: self.game.facts(),
            secrets: self.game.secrets(),
        }
    }
}

/// Facts one after the other, set apart.
pub(super) fn facts(all: impl IntoIterator<Item = Message>) -> Option<Message> {
    all.into_iter().reduce(booklet_facts)
}

fn digest(pages: &[Page]) -> [u8; 32] {
    let mut digest = Sha256::new();
    for page in pages {
        // Much faster on most machines than the other, which manifests have throughout.
        let mut inner = Blake2b512::new();
        page.digest(|bytes| inner.update(bytes));
        digest.update(inner.finalize());
    }
    digest.finalize().into()
}
