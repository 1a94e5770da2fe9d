//! What players do at a table.

use serde::{Deserialize, Serialize};

use super::notes::{ALL, EFFECTS, EVERYTHING, ROLES, column_of};
use super::{
    ClueSize, Column, Help, Keeper, Kind, MAX_TESTS, Mark, Mode, Notes, PlayError, Review, Rung,
    Status, Story, Table, Test,
};
use crate::seal::OpeningCode;
use crate::texts::Message;
use crate::witches::board::Special;
use crate::witches::deduce::Property;
use crate::witches::puzzle::{Effect, Ingredient, Potion, PotionError, Pour, find};

/// An ingredient of a potion as it comes from outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PourText {
    /// The name of an ingredient; case and clear abbreviations are forgiven.
    pub ingredient: String,
    /// Its dots.
    pub grown: u32,
}

impl From<&Pour> for PourText {
    fn from(pour: &Pour) -> Self {
        PourText { ingredient: pour.ingredient.id().into(), grown: pour.grown.into() }
    }
}

/// One thing that players do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Action {
    /// Nothing; only look.
    Look {},
    /// Test a potion.
    Test {
        /// The number that the test is to have: the next of the log. Keeps a test from being
        /// made twice, or on top of one that the asker has not seen.
        number: u32,
        /// The oldest ingredient first.
        potion: Vec<PourText>,
        /// Which witch tests, counted from 0.
        by: Option<u8>,
        /// Where the potion comes from.
        kind: Kind,
        /// Whether the last cauldron that every recipe fits in may be spent, where the board is
        /// known. Who does not ask first says so.
        sure: bool,
    },
    /// Say that another potion was brewed than a test has (or, after all, not).
    Mistyped {
        /// The number of the test.
        number: u32,
        /// Whether it was entered wrongly.
        mistyped: bool,
    },
    /// Choose who plays with whom.
    Mode {
        /// The mode.
        mode: Mode,
    },
    /// Set a mark in the notes. In a whole row or column it is set in the cells that are blank,
    /// but for those that the free clue speaks of; a blank one empties those that are not.
    Note {
        /// The name of an ingredient, or [`ALL`] of them.
        ingredient: String,
        /// 0 for the decoys, a number of the recipe, another column of the game, or several:
        /// [`EVERYTHING`], [`ROLES`], [`EFFECTS`].
        column: Column,
        /// The mark.
        mark: Mark,
    },
    /// Take the last note back: a mark, or a whole row or column.
    Undo {},
    /// All sections are full (or, after all, not).
    Full {
        /// Whether they are.
        full: bool,
    },
    /// Check an answer.
    Check {
        /// Names of ingredients, in order.
        answer: Vec<String>,
        /// The opening code of a tournament's game.
        #[serde(skip_serializing_if = "Option::is_none")]
        opening: Option<String>,
    },
    /// Give up.
    GiveUp {
        /// The give-up code.
        code: String,
        /// The opening code of a tournament's game.
        #[serde(skip_serializing_if = "Option::is_none")]
        opening: Option<String>,
    },
    /// Start again: a new log, new notes.
    Again {},
    /// Ask for a hint, one rung of its ladder after the other.
    Hint {
        /// Its number, counted from 1: the last one, or the next.
        hint: u32,
        /// The rung: the first of a new hint, else the next of the last.
        rung: Rung,
    },
    /// Check the notes against the tests.
    CheckNotes {},
    /// Ask which potion would tell most.
    Suggest {
        /// How many ingredients it has.
        size: u32,
    },
    /// Give a witch a clue that only she may read, for equal chances.
    Handicap {
        /// Which witch, counted from 0.
        witch: u8,
        /// How much help she needs.
        size: ClueSize,
    },
    /// Read the clue of a witch.
    Unseal {
        /// Which witch, counted from 0.
        witch: u8,
    },
    /// Look back at a game that has ended.
    Review {},
    /// Tell how each test of a game that has ended came about.
    Story {},
}

/// What came of an action, besides the new state of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// Nothing to tell.
    Done,
    /// A test was made: the last of the log.
    Tested,
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong,
    /// The solution lies open.
    Open,
    /// Nothing is certain that is not noted or hinted at.
    Nothing,
    /// Why the claim of a hint is certain.
    Why(Message),
    /// What the clue of a witch says.
    Clue(Message),
    /// How the players did.
    Review(Review),
    /// The solution, and how each test came about.
    Story(Story),
}

fn read(opening: &Option<String>) -> Result<Option<OpeningCode>, PlayError> {
    let given = opening.as_deref().filter(|text| !text.trim().is_empty());
    Ok(given.map(str::parse).transpose()?)
}

impl Action {
    /// Whether this asks for help that takes work.
    pub(crate) fn is_help(&self) -> bool {
        match self {
            Action::Hint { .. }
            | Action::CheckNotes {}
            | Action::Suggest { .. }
            | Action::Handicap { .. }
            | Action::Unseal { .. }
            | Action::Review {} => true,
            Action::Look {}
            | Action::Test { .. }
            | Action::Mistyped { .. }
            | Action::Mode { .. }
            | Action::Note { .. }
            | Action::Undo {}
            | Action::Full { .. }
            | Action::Check { .. }
            | Action::GiveUp { .. }
            | Action::Again {}
            | Action::Story {} => false,
        }
    }

    /// Whether a table that the referee has closed still lets it be done.
    fn is_open_to_all(&self) -> bool {
        !matches!(
            self,
            Action::Test { .. } | Action::Full { .. } | Action::Check { .. } | Action::Again {}
        )
    }
}

impl Table {
    /// Does it. A refused action changes nothing.
    ///
    /// # Errors
    /// See [`PlayError`].
    pub fn apply(&mut self, keeper: &Keeper, action: &Action) -> Result<Told, PlayError> {
        if self.closed && !action.is_open_to_all() {
            return Err(PlayError::Closed);
        }
        let told = match action {
            Action::Look {} => return Ok(Told::Done),
            Action::Test { number, potion, by, kind, sure } => {
                self.test(keeper, *number, potion, *by, *kind, *sure)?
            }
            Action::Mistyped { number, mistyped } => {
                self.mark_mistyped(keeper, *number, *mistyped)?;
                Told::Done
            }
            Action::Mode { mode: Mode::Competitive } if keeper.players() == Some(1) => {
                return Err(PlayError::Alone);
            }
            Action::Mode { mode } => {
                self.mode = *mode;
                Told::Done
            }
            Action::Note { ingredient, column, mark } => {
                let one = match ingredient.as_str() {
                    ALL => None,
                    name => Some(find(name, keeper.ingredients())?),
                };
                self.note(keeper, one, *column, *mark)?;
                Told::Done
            }
            Action::Undo {} => {
                self.notes.undo()?;
                Told::Done
            }
            Action::Full { full } => {
                self.status = match (self.status, full) {
                    (Status::LastDitch, false)
                        if keeper.limits().is_some() && self.all_poisoned(keeper) =>
                    {
                        return Err(PlayError::Poisoned);
                    }
                    (Status::Playing | Status::LastDitch, true) => Status::LastDitch,
                    (Status::LastDitch, false) => Status::Playing,
                    (Status::Playing, false) => Status::Playing,
                    (Status::Won | Status::Lost, _) => return Err(PlayError::Over),
                };
                Told::Done
            }
            Action::Check { answer, opening } => {
                let answer = answer
                    .iter()
                    .map(|name| find(name, keeper.ingredients()))
                    .collect::<Result<Vec<_>, _>>()?;
                let solution = keeper.check(&answer, read(opening)?)?;
                self.guesses = self.guesses.saturating_add(1);
                match solution {
                    None => Told::Wrong,
                    Some(solution) => {
                        self.solution = Some(solution);
                        self.found = true;
                        Told::Right
                    }
                }
            }
            Action::GiveUp { code, opening } => {
                self.solution = Some(keeper.give_up(code.parse()?, read(opening)?)?);
                Told::Open
            }
            Action::Again {} => {
                self.tests.clear();
                self.notes = Notes::default();
                self.status = Status::Playing;
                self.solution = None;
                self.found = false;
                self.help = Help::default();
                Told::Done
            }
            Action::Hint { hint, rung } => match self.hint(keeper, *hint, *rung)? {
                Told::Nothing => return Ok(Told::Nothing),
                told => told,
            },
            Action::CheckNotes {} => {
                self.check_notes(keeper)?;
                Told::Done
            }
            Action::Suggest { size } => {
                self.suggest(keeper, *size)?;
                Told::Done
            }
            Action::Handicap { witch, size } => {
                self.handicap(keeper, *witch, *size)?;
                Told::Done
            }
            Action::Unseal { witch } => return Ok(Told::Clue(self.unseal(keeper, *witch)?)),
            Action::Review {} => return Ok(Told::Review(self.review(keeper)?)),
            Action::Story {} => return Ok(Told::Story(self.story(keeper)?)),
        };
        self.revision = self.revision.wrapping_add(1);
        Ok(told)
    }

    /// Sets a mark for an ingredient, or for all.
    fn note(
        &mut self,
        keeper: &Keeper,
        one: Option<Ingredient>,
        column: Column,
        mark: Mark,
    ) -> Result<(), PlayError> {
        let mut columns = keeper.columns();
        columns.retain(|property| match column {
            EVERYTHING => true,
            ROLES => !matches!(property, Property::Effect(_)),
            EFFECTS => matches!(property, Property::Effect(_)),
            column => column_of(*property) == column,
        });
        let several = one.is_none() || column >= EVERYTHING;
        if columns.is_empty() && column < EVERYTHING {
            return Err(PlayError::Column(column, keeper.longest()));
        }
        let given = keeper.given();
        let mut marks = Vec::new();
        for &herb in keeper.ingredients().iter().filter(|herb| one.is_none_or(|one| one == **herb))
        {
            for &property in &columns {
                let column = column_of(property);
                let is_blank = self.notes.mark(herb, column) == Mark::Blank;
                let is_given = || given.iter().any(|cell| (cell.0, cell.1) == (herb, property));
                let changes = match mark {
                    _ if !several => true,
                    Mark::Blank => !is_blank,
                    _ => is_blank && !is_given(),
                };
                if changes {
                    marks.push((herb, column, mark));
                }
            }
        }
        self.notes.set(&marks);
        Ok(())
    }

    fn test(
        &mut self,
        keeper: &Keeper,
        number: u32,
        potion: &[PourText],
        by: Option<u8>,
        kind: Kind,
        sure: bool,
    ) -> Result<Told, PlayError> {
        let deal = keeper.deal()?;
        if number != self.next_number() {
            return Err(PlayError::Stale { expected: number });
        }
        match (self.status, kind) {
            _ if self.solution.is_some() => return Err(PlayError::Over),
            (Status::Won | Status::Lost, _) => return Err(PlayError::Over),
            (Status::LastDitch, Kind::Last) => {}
            (Status::LastDitch, _) => return Err(PlayError::OnlyLast),
            (Status::Playing, Kind::Last) => return Err(PlayError::NotLast),
            (Status::Playing, _) => {}
        }
        if self.tests.len() >= MAX_TESTS {
            return Err(PlayError::LogFull(MAX_TESTS));
        }
        by.map_or(Ok(()), |witch| keeper.has_witch(witch))?;
        if self.mode == Mode::Competitive && by.is_none() {
            return Err(PlayError::Nobody);
        }
        if by.is_none() && kind != Kind::Last && keeper.keeps_poison() {
            return Err(PlayError::Unnamed);
        }
        let pours = potion
            .iter()
            .map(|pour| {
                let ingredient = find(&pour.ingredient, keeper.ingredients())?;
                let longest = keeper.longest();
                let grown = u8::try_from(pour.grown).map_err(|_| PotionError::Grown {
                    ingredient,
                    grown: pour.grown,
                    longest,
                })?;
                Ok(Pour { ingredient, grown })
            })
            .collect::<Result<Vec<_>, PlayError>>()?;
        let potion = Potion::new(&deal.puzzle, pours)?;
        match kind {
            Kind::Versatility if !deal.specials.contains(&Special::Versatility) => {
                return Err(PlayError::NoSpecial(Special::Versatility));
            }
            Kind::Guesser if !deal.specials.contains(&Special::Guesser) => {
                return Err(PlayError::NoSpecial(Special::Guesser));
            }
            Kind::Versatility if potion.pours().len() != 1 => {
                return Err(PlayError::NotAlone(potion.pours().len()));
            }
            _ => {}
        }
        if let Some(limits) = keeper.limits() {
            limits.allow(&self.tests, kind, potion.pours())?;
            // Who acts on another's section tests what is there.
            let moves = deal.puzzle.effects_in_play().contains(&Effect::Piggyback);
            if let Some(witch) = by.filter(|_| keeper.keeps_poison() && !moves) {
                limits.allow_by(&self.tests, kind, potion.pours(), witch)?;
            }
        }
        if !sure {
            self.fits(keeper, kind, potion.pours())?;
        }
        let verdict = keeper.test(&potion, number)?;
        self.tests.push(Test {
            number,
            by,
            kind,
            pours: potion.pours().to_vec(),
            won: verdict.won,
            undergrown: verdict.undergrown,
            overgrown: verdict.overgrown,
            reports: verdict.reports.to_vec(),
            mistyped: false,
        });
        self.status = match self.status {
            _ if verdict.won => Status::Won,
            Status::LastDitch => Status::Lost,
            _ if self.all_poisoned(keeper) => Status::LastDitch,
            status => status,
        };
        Ok(Told::Tested)
    }
}
