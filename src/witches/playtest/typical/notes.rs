//! Notes of what each ingredient may be.

use crate::witches::deal::Facts;
use crate::witches::puzzle::{Clue, Effect, Half, Ingredient, Pour, Says};
use crate::witches::settings::DecoyKinds;
use crate::witches::table::Test;

/// What an ingredient may be judged by, a bit each: a number, which is 0 or one past the
/// recipe's end for an overachiever; or nothing, as it is passed over.
pub(super) type Row = u16;

const IGNORED: Row = 1 << 8;

/// A row for each ingredient, as on the sheet: numbers are crossed out by one test after the
/// other, each by itself.
#[derive(Clone, Debug)]
pub(super) struct Notes {
    rows: [Row; Ingredient::ALL.len()],
    /// What was given.
    fresh: [Row; Ingredient::ALL.len()],
    ingredients: usize,
    /// What a decoy may be judged by, and no regular ingredient.
    decoys: Row,
    /// The shortest that the recipe can be.
    shortest: u8,
    read: usize,
}

/// The numbers of a range.
fn numbers(range: impl Iterator<Item = u8>) -> Row {
    range.fold(0, |row, number| row | 1 << number)
}

impl Notes {
    pub(super) fn new(facts: &Facts) -> Notes {
        let longest = facts.longest;
        let decoys = match facts.decoys {
            DecoyKinds::Ignore => IGNORED,
            DecoyKinds::All => IGNORED | numbers([0, longest + 1].into_iter()),
        };
        let all = decoys | numbers(1..=longest);
        let mut notes = Notes {
            rows: [all; Ingredient::ALL.len()],
            fresh: [all; Ingredient::ALL.len()],
            ingredients: facts.ingredients.into(),
            decoys,
            shortest: facts.recipe.shortest(),
            read: 0,
        };
        let mut cross = |ingredient: Ingredient, crossed: Row| {
            notes.fresh[ingredient.index()] &= !crossed;
        };
        match facts.clue {
            Clue::NotNumber(ingredient, number) => cross(ingredient, 1 << number),
            Clue::IsDecoy(ingredient) => cross(ingredient, !decoys),
            Clue::StandsIn(ingredient, half) => {
                let (first, second) = (1..=longest / 2, longest / 2 + 1..=longest);
                let numbers = match half {
                    Half::First => numbers(first),
                    Half::Second => numbers(second),
                };
                cross(ingredient, !numbers);
            }
            Clue::OneHasNumber(group, number) => {
                let others = facts.ingredients().iter().filter(|i| !group.contains(i));
                others.for_each(|&i| cross(i, 1 << number));
            }
            Clue::OneIsDecoy(_) | Clue::EffectCount(..) => {}
        }
        notes.rows = notes.fresh;
        notes
    }

    /// Whether an ingredient may have a number.
    pub(super) fn allows(&self, ingredient: Ingredient, number: u8) -> bool {
        self.rows[ingredient.index()] >> number & 1 == 1
    }

    /// Whether it may be a decoy.
    pub(super) fn may_be_decoy(&self, ingredient: Ingredient) -> bool {
        self.rows[ingredient.index()] & self.decoys != 0
    }

    /// How much it may be.
    pub(super) fn open(&self, ingredient: Ingredient) -> u32 {
        self.rows[ingredient.index()].count_ones()
    }

    /// Reads the log again, if there is something new in it: the newest first, twice, since
    /// what one test crosses out can say more about another. A test that would leave nothing
    /// of an ingredient is set aside. Whether there was something new.
    pub(super) fn read(&mut self, tests: &[Test]) -> bool {
        if self.read == tests.len() {
            return false;
        }
        self.read = tests.len();
        self.rows = self.fresh;
        for test in tests.iter().rev().chain(tests.iter().rev()) {
            let before = self.rows;
            self.learn(test);
            self.tidy();
            if self.rows[..self.ingredients].contains(&0) {
                self.rows = before;
            }
        }
        true
    }

    fn learn(&mut self, test: &Test) {
        let said = |effect, number: usize| {
            let is = |says| says == Says::Number(i16::try_from(number).unwrap_or(i16::MAX));
            test.reports.iter().any(|report| report.by == effect && is(report.says))
        };
        let size = test.pours.len();
        let told = [test.undergrown, test.overgrown].map(usize::from);
        let right = size.saturating_sub(told[0] + told[1]);
        let counts = [told[0], told[1], right];
        let can: Vec<[bool; 3]> = test.pours.iter().map(|pour| self.can_be(pour)).collect();
        let alone = |can: &[bool; 3]| can.iter().filter(|c| **c).count() == 1;
        let mut could_be = [0; 3];
        let mut must_be = [0; 3];
        for can in &can {
            for state in 0..3 {
                could_be[state] += usize::from(can[state]);
                must_be[state] += usize::from(can[state] && alone(can));
            }
        }
        for (pour, can) in test.pours.iter().zip(&can) {
            let mut crossed = 0;
            for (state, numbers) in Notes::states(pour.grown).into_iter().enumerate() {
                // What is left for the others.
                let fits = (0..3).all(|other| {
                    let me = usize::from(other == state);
                    let may = could_be[other] - usize::from(can[other]);
                    let must = must_be[other] - usize::from(can[other] && alone(can));
                    counts[other].checked_sub(me).is_some_and(|n| (must..=may).contains(&n))
                });
                crossed |= if fits { 0 } else { numbers };
            }
            if said(Effect::Revealer, 0) || said(Effect::Blessing, size) {
                crossed |= self.decoys;
            }
            if said(Effect::Revealer, size) || said(Effect::Blessing, 0) {
                crossed |= !self.decoys;
            }
            self.rows[pour.ingredient.index()] &= !crossed;
        }
    }

    /// What leaves something grown so far undergrown, overgrown or right.
    fn states(grown: u8) -> [Row; 3] {
        [numbers(grown + 1..=7), numbers(0..=grown - 1), IGNORED | 1 << grown]
    }

    fn can_be(&self, pour: &Pour) -> [bool; 3] {
        let row = self.rows[pour.ingredient.index()];
        Notes::states(pour.grown).map(|numbers| row & numbers != 0)
    }

    /// A number that one row has alone, or that is alone in its row, is crossed out elsewhere.
    fn tidy(&mut self) {
        for i in 0..self.ingredients {
            let row = self.rows[i];
            if row.count_ones() == 1 && row & self.decoys == 0 {
                for other in (0..self.ingredients).filter(|&other| other != i) {
                    self.rows[other] &= !row;
                }
            }
        }
        for number in 1..=self.shortest {
            let mut may = (0..self.ingredients).filter(|&i| self.rows[i] >> number & 1 == 1);
            if let (Some(only), None) = (may.next(), may.next()) {
                self.rows[only] = 1 << number;
            }
        }
    }

    /// In how many ways numbers could be given, roughly: the product of how many may have each.
    pub(super) fn ways(&self) -> u32 {
        let may = |n: u8| (0..self.ingredients).filter(|&i| self.rows[i] >> n & 1 == 1).count();
        (1..=self.shortest).map(|n| may(n).max(1) as u32).product()
    }
}
