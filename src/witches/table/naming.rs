//! Naming the recipe: at any time, but only so often, where the edition counts it.

use serde::Serialize;

use super::{Keeper, Mode, PlayError, Status, Table, Told, is_default};
use crate::common::json::read_by_fields;
use crate::game::edition::Edition;
use crate::game::players::Identity;
use crate::seal::OpeningCode;
use crate::witches::puzzle::{Answer, Ingredient, find};

/// How often players who play together, or each of rivals, may name the recipe before the end.
pub(crate) const NAMINGS: usize = 2;

/// The recipe as players named it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Naming {
    /// Which witch named it, counted from 0, if it was said.
    pub by: Option<u8>,
    /// How many tests were on the log.
    pub tests: u32,
    /// The ingredients, in order.
    pub answer: Answer,
    /// Whether it was the last ditch effort.
    #[serde(skip_serializing_if = "is_default")]
    pub last: bool,
}

read_by_fields! {
    Naming { tests, answer; or by, last }
}

impl Keeper {
    /// Whether its edition counts how often the recipe is named.
    pub(super) fn counts_namings(&self) -> bool {
        self.payload().edition() >= Edition::Next
    }
}

impl Table {
    /// The recipe as players named it, the first time first.
    pub fn namings(&self) -> &[Naming] {
        &self.namings
    }

    /// How often a witch, or all who play together, may still name the recipe now. `None` where
    /// nobody counts.
    pub fn namings_left(&self, keeper: &Keeper, by: Option<u8>) -> Option<usize> {
        let is_last = match self.status {
            _ if !keeper.counts_namings() => return None,
            _ if self.is_told() => return Some(0),
            Status::Playing => false,
            Status::LastDitch => true,
            Status::Won | Status::Lost => return Some(0),
        };
        let most = if is_last { 1 } else { NAMINGS };
        let is_theirs = |naming: &&Naming| {
            naming.last == is_last && (self.mode != Mode::Competitive || naming.by == by)
        };
        Some(most.saturating_sub(self.namings.iter().filter(is_theirs).count()))
    }

    /// How often it may be named now: by all who play together, or by each of rivals.
    pub(super) fn all_namings_left(&self, keeper: &Keeper) -> Option<Vec<usize>> {
        let rivals = self.mode == Mode::Competitive;
        let witches = keeper.players().filter(|_| rivals).unwrap_or(1);
        let of = |witch: u8| self.namings_left(keeper, rivals.then_some(witch));
        (0..witches).map(of).collect()
    }

    /// Whether the last ditch effort was made: among rivals, by all of them.
    pub(super) fn has_last_naming(&self) -> bool {
        self.namings.last().is_some_and(|naming| naming.last) && self.status == Status::Lost
    }

    /// Compares an answer. A right one ends the game, and a wrong one as the last ditch effort.
    pub(super) fn check(
        &mut self,
        keeper: &Keeper,
        answer: &[String],
        by: Option<u8>,
        opening: Option<OpeningCode>,
    ) -> Result<Told, PlayError> {
        let named = answer.iter().map(|name| find(name, keeper.ingredients()));
        let answer: Vec<Ingredient> = named.collect::<Result<_, _>>()?;
        if let Some(witch) = by.filter(|_| keeper.can_test()) {
            keeper.has_witch(witch)?;
        }
        let left = self.namings_left(keeper, by);
        if left.is_some() {
            if self.is_told() || self.status == Status::Lost {
                return Err(PlayError::Over);
            }
            if self.mode == Mode::Competitive && by.is_none() {
                return Err(PlayError::Nobody);
            }
            if left == Some(0) {
                return Err(PlayError::NamingsUsed(NAMINGS));
            }
        }
        let solution = keeper.check(&answer, opening)?;
        self.guesses = self.guesses.saturating_add(1);
        if left.is_some() {
            let (tests, last) = (self.tests.len() as u32, self.status == Status::LastDitch);
            self.namings.push(Naming { by, tests, answer, last });
        }
        let Some(solution) = solution else {
            if left.is_some() && self.status == Status::LastDitch && !self.rivals_may_name(keeper) {
                self.status = Status::Lost;
            }
            return Ok(Told::Wrong);
        };
        self.solution = Some(solution);
        self.found = true;
        Ok(Told::Right)
    }

    /// Whether one of several rivals has not made the last ditch effort yet.
    fn rivals_may_name(&self, keeper: &Keeper) -> bool {
        let witches = keeper.players().unwrap_or(0);
        self.mode == Mode::Competitive
            && (0..witches).any(|witch| self.namings_left(keeper, Some(witch)) != Some(0))
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
