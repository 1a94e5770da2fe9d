//! View of a table's help for screens.

use serde::Serialize;

use super::hint::claim_of_mark;
use super::suggest::left;
use super::{Clash, Contradiction, GivenHint, Help, NotesCheck, Rung, Suggestion};
use crate::common::players::Identity;
use crate::texts::{Message, Value, list, msg, row};
use crate::witches::deduce::Claim;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::PotionItem;
use crate::witches::table::{Column, Keeper, NoteMark, Table, Test};

/// Hint, as far as it was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HintView {
    /// Number of the hint, from 1.
    pub hint: u32,
    /// Most detailed rung that was given.
    pub rung: Rung,
    /// Messages, one for each rung up to `rung`. [`Rung::Reason`] has none: its message is sent
    /// only as the response to its request.
    pub tells: Vec<Message>,
}

/// Rung that can be requested next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct NextRung {
    /// Number of the hint, from 1.
    pub hint: u32,
    /// Rung of the hint.
    pub rung: Rung,
}

impl NextRung {
    /// First rung of the first hint of a game.
    pub const FIRST: NextRung = NextRung { hint: 1, rung: Rung::Test };
}

/// Note that tests contradict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NoteView {
    /// Identifier of the ingredient.
    pub ingredient: &'static str,
    /// Column of the note.
    pub column: Column,
    /// Message that explains the contradiction.
    pub tells: Message,
}

/// Suggested potion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SuggestionView {
    /// Ingredients of the potion with their dots.
    pub potion: Vec<PotionItem>,
    /// Message about the potion and its information.
    pub tells: Message,
}

/// Private clue of one witch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClueView {
    /// Index of the witch, from 0.
    pub witch: u8,
    /// Message with the witch and the information of the clue.
    pub tells: Message,
    /// Text of the clue, once the game is over.
    pub clue: Option<Message>,
}

/// View of the help of a [`Table`] for screens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HelpView {
    /// Hints, the oldest first.
    pub hints: Vec<HintView>,
    /// Next rung of the last hint, if any.
    pub more: Option<NextRung>,
    /// First rung of a new hint.
    pub another: NextRung,
    /// Messages about the check of the notes, if no test was made since.
    pub checked: Vec<Message>,
    /// Notes that were wrong and are unchanged.
    pub wrong: Vec<NoteView>,
    /// Suggested potion, if it was requested since the last test.
    pub suggestion: Option<SuggestionView>,
    /// Private clues of single witches.
    pub clues: Vec<ClueView>,
    /// Messages with the numbers of requests for help.
    pub tally: Vec<Message>,
}

impl HelpView {
    /// Builds the view of the help of `table`; `None` if the game gives none.
    pub(crate) fn new(table: &Table, keeper: &Keeper) -> Option<HelpView> {
        let facts = keeper.facts().filter(|_| keeper.helps())?;
        let help = &table.help;
        let over = table.is_answer_known();
        let number = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
        let last = help.hints.last().and_then(|hint| hint.rung.next());
        let checked = help.checked.as_ref().filter(|checked| checked.tests == table.tests.len());
        let is_current = |wrong: &&Contradiction| {
            table.notes.mark(wrong.claim.ingredient, wrong.column) == wrong.mark
        };
        let wrong = checked.iter().flat_map(|checked| checked.wrong.iter().filter(is_current));
        let wrong = wrong.filter_map(|wrong| wrong.view(&table.tests));
        let all_stand = |clash: &&Clash| {
            let mut notes = clash.notes.iter();
            notes.all(|(claim, column, mark)| table.notes.mark(claim.ingredient, *column) == *mark)
        };
        let clashes = checked.iter().flat_map(|checked| checked.clashes.iter().filter(all_stand));
        let clashes = clashes.flat_map(|clash| clash.views(&table.tests));
        let suggested = help.suggested.as_ref().filter(|one| one.tests == table.tests.len());
        let clues = help.clues.iter().map(|one| ClueView {
            witch: one.witch,
            tells: msg::help_clue(Identity::of(one.witch.into()).name(), left(one.tenths)),
            clue: over.then(|| one.clue.message(facts.recipe)),
        });
        Some(HelpView {
            hints: (1..)
                .zip(&help.hints)
                .map(|(n, hint)| HintView {
                    hint: n,
                    rung: hint.rung,
                    tells: hint.tells(&table.tests, &facts),
                })
                .collect(),
            more: last.map(|rung| NextRung { hint: number(help.hints.len()), rung }),
            another: NextRung { hint: number(help.hints.len() + 1), rung: Rung::Test },
            checked: checked.map_or_else(Vec::new, |checked| checked.tells()),
            wrong: wrong.chain(clashes).collect(),
            suggestion: suggested.map(Suggestion::view),
            clues: clues.collect(),
            tally: help.tally(),
        })
    }
}

impl GivenHint {
    fn tells(&self, log: &[Test], facts: &PublicFacts) -> Vec<Message> {
        let rungs = Rung::ALL.into_iter().filter(|rung| *rung <= self.rung);
        rungs
            .filter_map(|rung| {
                Some(match rung {
                    Rung::Test => {
                        let some = |count: usize, tests: Value| msg::help_look_tests(count, tests);
                        by_tests(&self.tests, log, msg::help_look_clue, some)
                    }
                    Rung::Herb => msg::help_look_herb(self.claim.ingredient.name()),
                    Rung::Claim => msg::help_claim(self.message(facts)),
                    Rung::Reason => return None,
                })
            })
            .collect()
    }
}

impl NotesCheck {
    fn tells(&self) -> Vec<Message> {
        let is_fine = self.wrong.is_empty() && self.clashes.is_empty();
        let fine = is_fine.then(msg::help_notes_fine);
        let open = (self.open > 0).then(|| msg::help_notes_open(self.open));
        fine.into_iter().chain(open).collect()
    }
}

impl Contradiction {
    fn view(&self, log: &[Test]) -> Option<NoteView> {
        let Claim { ingredient, .. } = self.claim;
        let note = claim_of_mark(ingredient, self.column, self.mark)?.message();
        let some = |count: usize, tests: Value| msg::help_note_tests(count, tests);
        let tests = by_tests(&self.tests, log, msg::help_note_clue, some);
        let tells = msg::help_note(note, tests);
        Some(NoteView { ingredient: ingredient.id(), column: self.column, tells })
    }
}

impl Clash {
    /// Returns one view for each note.
    fn views(&self, log: &[Test]) -> impl Iterator<Item = NoteView> {
        let some = |count: usize, tests: Value| msg::help_clash_tests(count, tests);
        let proof = by_tests(&self.tests, log, msg::help_clash_rules, some);
        let said = |(claim, column, mark): &(Claim, Column, NoteMark)| {
            let note = claim_of_mark(claim.ingredient, *column, *mark);
            note.map(|note| note.message())
        };
        self.notes.iter().enumerate().filter_map(move |(place, note)| {
            let others = self.notes.iter().enumerate().filter(|(other, _)| *other != place);
            let others = row(others.filter_map(|(_, other)| said(other)));
            let tells = msg::help_clash(said(note)?, others, proof.clone());
            Some(NoteView { ingredient: note.0.ingredient.id(), column: note.1, tells })
        })
    }
}

impl Suggestion {
    fn view(&self) -> SuggestionView {
        let pour = |pour: &PotionItem| msg::help_pour(pour.ingredient.name(), pour.grown);
        let tells = msg::help_best(row(self.potion.iter().map(pour)), left(self.tenths));
        SuggestionView { potion: self.potion.clone(), tells }
    }
}

impl Help {
    fn tally(&self) -> Vec<Message> {
        let rungs = |rung| self.hints.iter().filter(|hint| hint.rung >= rung).count();
        let all = Rung::ALL.into_iter().map(rungs).sum::<usize>();
        let tally = [
            (!self.hints.is_empty()).then(|| msg::help_tally_hints(self.hints.len(), all)),
            (self.checks > 0).then(|| msg::help_tally_checks(self.checks)),
            (self.suggestions > 0).then(|| msg::help_tally_potions(self.suggestions)),
            (!self.clues.is_empty()).then(|| msg::help_tally_clues(self.clues.len())),
        ];
        match tally.into_iter().flatten().collect::<Vec<_>>() {
            none if none.is_empty() => vec![msg::help_tally_none()],
            some => some,
        }
    }
}

/// Returns a message with the count and the numbers of tests, given by their indices in a log; the
/// message `none` if there are no tests.
fn by_tests(
    places: &[usize],
    log: &[Test],
    none: fn() -> Message,
    some: fn(usize, Value) -> Message,
) -> Message {
    let numbers = places.iter().filter_map(|&place| Some(log.get(place)?.number));
    if places.is_empty() { none() } else { some(places.len(), list(numbers)) }
}
