//! Notes of what each ingredient may be.

use crate::witches::deal::Facts;
use crate::witches::puzzle::{Clue, Effect, Half, Ingredient, Says};
use crate::witches::settings::DecoyKinds;
use crate::witches::table::Test;

/// What an ingredient may be, a bit each: its numbers, and 0 for a decoy.
pub(super) type Row = u8;

const DECOY: Row = 1;

/// A row for each ingredient, as on the sheet: numbers are crossed out by one test after the
/// other. A row in which nothing is left is begun again.
#[derive(Clone, Debug)]
pub(super) struct Notes {
    rows: [Row; Ingredient::ALL.len()],
    /// What was given.
    fresh: [Row; Ingredient::ALL.len()],
    ingredients: usize,
    /// Whether all decoys are passed over.
    ignored_only: bool,
    read: usize,
}

/// The numbers of a range.
fn numbers(range: impl Iterator<Item = u8>) -> Row {
    range.fold(0, |row, number| row | 1 << number)
}

impl Notes {
    pub(super) fn new(facts: &Facts) -> Notes {
        let longest = facts.longest;
        let all = DECOY | numbers(1..=longest);
        let mut notes = Notes {
            rows: [all; Ingredient::ALL.len()],
            fresh: [all; Ingredient::ALL.len()],
            ingredients: facts.ingredients.into(),
            ignored_only: facts.decoys == DecoyKinds::Ignore,
            read: 0,
        };
        match facts.clue {
            Clue::NotNumber(ingredient, number) => notes.cross(ingredient, 1 << number),
            Clue::IsDecoy(ingredient) => notes.cross(ingredient, !DECOY),
            Clue::StandsIn(ingredient, half) => {
                let (first, second) = (1..=longest / 2, longest / 2 + 1..=longest);
                let numbers = match half {
                    Half::First => numbers(first),
                    Half::Second => numbers(second),
                };
                notes.cross(ingredient, !numbers);
            }
            Clue::OneHasNumber(group, number) => {
                let others = facts.ingredients().iter().filter(|i| !group.contains(i));
                others.for_each(|&i| notes.cross(i, 1 << number));
            }
            Clue::OneIsDecoy(_) | Clue::EffectCount(..) => {}
        }
        notes.fresh = notes.rows;
        notes
    }

    /// Whether an ingredient may have a number.
    pub(super) fn allows(&self, ingredient: Ingredient, number: u8) -> bool {
        self.rows[ingredient.index()] >> number & 1 == 1
    }

    /// Whether it may be a decoy.
    pub(super) fn may_be_decoy(&self, ingredient: Ingredient) -> bool {
        self.rows[ingredient.index()] & DECOY != 0
    }

    /// How much it may be.
    pub(super) fn open(&self, ingredient: Ingredient) -> u32 {
        self.rows[ingredient.index()].count_ones()
    }

    /// Reads the tests that were not read yet; whether there were any.
    pub(super) fn read(&mut self, tests: &[Test]) -> bool {
        let new = tests.get(self.read..).unwrap_or_default();
        new.iter().for_each(|test| self.learn(test));
        self.read = tests.len();
        !new.is_empty()
    }

    fn learn(&mut self, test: &Test) {
        let judged = usize::from(test.undergrown) + usize::from(test.overgrown);
        let said = |effect, number: usize| {
            let is = |says| says == Says::Number(i16::try_from(number).unwrap_or(i16::MAX));
            test.reports.iter().any(|report| report.by == effect && is(report.says))
        };
        let size = test.pours.len();
        for pour in &test.pours {
            let mut crossed = 0;
            if test.undergrown == 0 {
                crossed |= numbers(pour.grown + 1..=7);
            }
            if test.overgrown == 0 {
                crossed |= numbers(1..=pour.grown - 1);
            }
            if judged >= size {
                crossed |= 1 << pour.grown;
                crossed |= if self.ignored_only { DECOY } else { 0 };
            }
            if said(Effect::Revealer, 0) || said(Effect::Blessing, size) {
                crossed |= DECOY;
            }
            if said(Effect::Revealer, size) || said(Effect::Blessing, 0) {
                crossed |= !DECOY;
            }
            self.cross(pour.ingredient, crossed);
        }
        self.tidy();
    }

    /// Numbers that one row has alone are crossed out in all others.
    fn tidy(&mut self) {
        for i in 0..self.ingredients {
            let row = self.rows[i];
            if row.count_ones() == 1 && row != DECOY {
                for other in (0..self.ingredients).filter(|&other| other != i) {
                    self.cross(Ingredient::ALL[other], row);
                }
            }
        }
    }

    fn cross(&mut self, ingredient: Ingredient, crossed: Row) {
        let index = ingredient.index();
        self.rows[index] &= !crossed;
        if self.rows[index] == 0 {
            self.rows[index] = self.fresh[index];
        }
    }
}
