//! Naming the recipe: possible at any time, but a limited number of times. A right naming wins the
//! game.

use serde::Serialize;

use super::{Keeper, Mode, PlayError, PotionSource, Table, TableEvent, TableStatus, is_default};
use crate::common::json::read_by_fields;
use crate::common::players::Identity;
use crate::seal::OpeningCode;
use crate::witches::puzzle::{Answer, Ingredient, RecipeForm, find_by_id};

/// Maximum number of namings before the end, of all who play together or of each rival.
pub(crate) const NAMINGS: usize = 2;

/// Naming of the recipe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Naming {
    /// Index of the rival who named it, from 0; `None` where all play together.
    pub by: Option<u8>,
    /// Number of tests on the log at that time.
    pub tests: u32,
    /// Ingredients in order.
    pub answer: Answer,
    /// Whether it was the last ditch effort.
    #[serde(skip_serializing_if = "is_default")]
    pub last: bool,
    /// Whether it was right and won the game.
    #[serde(skip_serializing_if = "is_default")]
    pub right: bool,
}

read_by_fields! {
    Naming { tests, answer; or by, last, right }
}

/// Relation of a naming to the earlier ones.
enum Place<'t> {
    /// Repetition of an earlier naming, because its response was lost or a button was tapped twice.
    Repeated(&'t Naming),
    /// A new naming.
    New {
        /// Whether it is the last ditch effort.
        last: bool,
    },
}

impl Keeper {
    /// Returns the public [`RecipeForm`] of this game.
    pub fn recipe_form(&self) -> RecipeForm {
        self.game_data()
            .map_or_else(|_| RecipeForm::any(), |game_data| RecipeForm::of(&game_data.puzzle))
    }

    /// Parses the ingredients of a naming.
    ///
    /// # Errors
    /// Returns [`PlayError`] if a name is not understood, or if the answer cannot be a recipe.
    pub(super) fn named_recipe(&self, names: &[String]) -> Result<Answer, PlayError> {
        let form = self.recipe_form();
        let find = |name: &String| {
            // An ingredient that is not in play is refused by its name.
            find_by_id(name, form.ingredients())
                .or_else(|unknown| find_by_id(name, &Ingredient::ALL).map_err(|_| unknown))
        };
        let answer: Answer = names.iter().map(find).collect::<Result<_, _>>()?;
        form.check(&answer)?;
        Ok(answer)
    }
}

impl Table {
    /// Namings of the recipe, the first one first.
    pub fn namings(&self) -> &[Naming] {
        &self.namings
    }

    /// Number of the next naming, from 1.
    pub fn next_naming(&self) -> u32 {
        u32::try_from(self.namings.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// Whether the recipe was named correctly.
    pub fn is_named(&self) -> bool {
        self.namings.iter().any(|naming| naming.right)
    }

    /// Returns the number of namings left: of the rival `by`, or of all who play together.
    pub fn namings_left(&self, by: Option<u8>) -> usize {
        match self.status {
            _ if self.is_answer_known() => 0,
            TableStatus::Playing => self.left_of(false, by),
            TableStatus::LastDitch => self.left_of(true, by),
            TableStatus::Won | TableStatus::Lost => 0,
        }
    }

    /// Returns the number of namings left before the end, or for the last ditch effort if `last`.
    /// After a change of mode, namings of all together count for each rival, and those of rivals
    /// count for all together.
    fn left_of(&self, last: bool, by: Option<u8>) -> usize {
        let most = if last { 1 } else { NAMINGS };
        let counts = |naming: &&Naming| {
            let is_theirs = !self.are_rivals() || naming.by.is_none() || naming.by == by;
            naming.last == last && is_theirs
        };
        most.saturating_sub(self.namings.iter().filter(counts).count())
    }

    /// Returns the numbers of namings left: one of all who play together, or one per rival.
    pub(super) fn all_namings_left(&self, keeper: &Keeper) -> Vec<usize> {
        let witches = keeper.players().filter(|_| self.are_rivals()).unwrap_or(1);
        (0..witches).map(|witch| self.namings_left(self.are_rivals().then_some(witch))).collect()
    }

    fn are_rivals(&self) -> bool {
        self.mode == Mode::Competitive
    }

    /// Whether the recipe was named as the last ditch effort. From then on, the mode of play cannot
    /// change.
    pub(super) fn has_last_naming(&self) -> bool {
        self.namings.iter().any(|naming| naming.last)
    }

    /// Returns the relation of a naming with this number to the earlier ones. A repeated naming is
    /// recognized. Namings of rivals who did not know of each other's are accepted, and those who
    /// are right share the win.
    ///
    /// # Errors
    /// Returns [`PlayError::Over`] if the game is over, or [`PlayError::StaleNaming`] if the recipe
    /// was named meanwhile.
    fn place(&self, number: u32, by: Option<u8>, answer: &Answer) -> Result<Place<'_>, PlayError> {
        let before = number.checked_sub(1).and_then(|before| usize::try_from(before).ok());
        let since = before.and_then(|before| self.namings.get(before..));
        let since = since.ok_or(PlayError::StaleNaming)?;
        let same = |naming: &&Naming| naming.by == by && naming.answer == *answer;
        if let Some(naming) = since.iter().find(same) {
            return Ok(Place::Repeated(naming));
        }
        let Some(first) = since.first() else {
            return match self.status {
                _ if self.is_answer_known() => Err(PlayError::Over),
                TableStatus::Playing => Ok(Place::New { last: false }),
                TableStatus::LastDitch => Ok(Place::New { last: true }),
                TableStatus::Won | TableStatus::Lost => Err(PlayError::Over),
            };
        };
        let tests = self.tests.len() as u32;
        let is_unknown =
            |naming: &Naming| naming.by != by && naming.tests == tests && naming.last == first.last;
        if !self.are_rivals() || !since.iter().all(is_unknown) {
            return Err(PlayError::StaleNaming);
        }
        match self.status {
            TableStatus::Won if since.iter().any(|naming| naming.right) => {}
            _ if self.is_answer_known() || self.status == TableStatus::Lost => {
                return Err(PlayError::Over);
            }
            _ => {}
        }
        Ok(Place::New { last: first.last })
    }

    /// Whether the naming repeats an earlier one, so that it is not counted again.
    pub(crate) fn repeats(
        &self,
        keeper: &Keeper,
        number: u32,
        names: &[String],
        by: Option<u8>,
    ) -> bool {
        let by = by.filter(|_| self.are_rivals());
        keeper
            .named_recipe(names)
            .is_ok_and(|answer| matches!(self.place(number, by, &answer), Ok(Place::Repeated(_))))
    }

    /// Checks a naming. A right one wins the game. A wrong one as the last ditch effort loses it if
    /// no naming is left.
    pub(super) fn check(
        &mut self,
        keeper: &Keeper,
        (number, names): (u32, &[String]),
        by: Option<u8>,
        opening: Option<OpeningCode>,
    ) -> Result<TableEvent, PlayError> {
        let answer = keeper.named_recipe(names)?;
        if let Some(witch) = by.filter(|_| keeper.can_test()) {
            keeper.has_witch(witch)?;
        }
        if self.are_rivals() && by.is_none() {
            return Err(PlayError::NobodyNames);
        }
        let by = by.filter(|_| self.are_rivals());
        let last = match self.place(number, by, &answer)? {
            Place::Repeated(naming) if naming.right => return Ok(TableEvent::Right),
            Place::Repeated(_) => return Ok(TableEvent::Wrong),
            Place::New { last } => last,
        };
        if self.left_of(last, by) == 0 {
            return Err(match last {
                true => PlayError::LastNamingUsed,
                false => PlayError::NamingsUsed(NAMINGS),
            });
        }
        let solution = keeper.check(&answer, opening)?;
        self.guesses = self.guesses.saturating_add(1);
        let (tests, right) = (self.tests.len() as u32, solution.is_some());
        self.namings.push(Naming { by, tests, answer, last, right });
        let told = match solution {
            Some(solution) => {
                self.solution = Some(solution);
                self.status = TableStatus::Won;
                TableEvent::Right
            }
            None => {
                if self.status == TableStatus::LastDitch && !self.may_name(keeper) {
                    self.status = TableStatus::Lost;
                }
                TableEvent::Wrong
            }
        };
        Ok(self.advance_revision(told))
    }

    /// Whether any player may still name the recipe.
    pub(crate) fn may_name(&self, keeper: &Keeper) -> bool {
        self.all_namings_left(keeper).into_iter().any(|left| left > 0)
    }

    pub(super) fn namings_are_sound(&self) -> bool {
        let most = Identity::ALL.len() * (NAMINGS + 1);
        let sound = |naming: &Naming| {
            naming.answer.len() <= Ingredient::ALL.len()
                && naming.by.is_none_or(|by| usize::from(by) < Identity::ALL.len())
        };
        self.namings.len() <= most && self.namings.iter().all(sound)
    }
}

/// Win of a game: its kind, winners, turn and stars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Win {
    /// Whether the recipe was named; otherwise a test won.
    pub named: bool,
    /// Indices of the rivals who won, from 0, the first one first; several share the win. Empty
    /// where all play together.
    pub by: Vec<u8>,
    /// Whether it was the last ditch effort.
    pub last: bool,
    /// Number of the circle that counts for the stars, from 1, if it was entered; one more than the
    /// track has for the place past its last circle.
    pub turn: Option<u32>,
    /// Number of stars, 1 to 5, if known.
    pub stars: Option<u8>,
}

impl Table {
    /// Whether a potion from a cauldron won.
    pub fn is_brewed(&self) -> bool {
        self.counted().any(|test| test.won && test.kind == PotionSource::Cauldron)
    }

    /// Returns the win of the game, or `None` if it is not won.
    pub fn win(&self, keeper: &Keeper) -> Option<Win> {
        if self.status != TableStatus::Won {
            return None;
        }
        let right: Vec<&Naming> = self.namings.iter().filter(|naming| naming.right).collect();
        let named = !right.is_empty();
        let tester = self.counted().last().filter(|test| test.won).and_then(|test| test.by);
        // Namings keep their rivals when the mode changes.
        let by: Vec<u8> = match named {
            true => right.iter().filter_map(|naming| naming.by).collect(),
            false => tester.filter(|_| self.are_rivals()).into_iter().collect(),
        };
        let last = right.iter().any(|naming| naming.last);
        let clock = keeper.facts().map(|facts| facts.clock);
        let stars = clock.zip(self.turn).map(|(clock, turn)| clock.stars(turn));
        Some(Win { named, by, last, turn: self.turn, stars })
    }

    /// Records the circle that counts for the stars of the win, or `None` if it is unknown. Players
    /// have moved back from the first circle that is not crossed off (rules, section 11).
    ///
    /// # Errors
    /// Returns [`PlayError::NotWon`] if the game is not won, or [`PlayError::NoTurn`] if its track
    /// has no such circle.
    pub(super) fn tell_turn(
        &mut self,
        keeper: &Keeper,
        turn: Option<u32>,
    ) -> Result<TableEvent, PlayError> {
        if self.status != TableStatus::Won {
            return Err(PlayError::NotWon);
        }
        let clock = keeper.facts().map(|facts| facts.clock);
        if let Some(turn) = turn {
            // The additional circle is the place past the last one.
            let turns = clock.map_or(0, |clock| u32::from(clock.turns()) + 1);
            if !(1..=turns).contains(&turn) {
                return Err(PlayError::NoTurn(turn, turns.saturating_sub(1)));
            }
        }
        self.turn = turn;
        Ok(TableEvent::Done)
    }
}

#[cfg(test)]
#[path = "naming_tests.rs"]
mod tests;
