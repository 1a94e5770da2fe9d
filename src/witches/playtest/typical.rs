//! Typical player: keeps notes per ingredient and does not combine several tests.

use std::array;

use super::game::{
    CauldronState, IngredientSet, InlinePotion, PrintedBoard, ingredient_bit, ingredients_in,
};
use super::player::{Mind, NamingTurn, PlayerView, at_hand};
use crate::common::stream::Stream;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Clue, Effect, Half, Ingredient, MAX_POTION, PotionItem, ReportValue};
use crate::witches::settings::DecoyKinds;
use crate::witches::table::{LARGEST_GUESS, Test};

/// Maximum number of remaining assignments at which she brews her best guess in the last
/// sufficiently large cauldron.
const SURE: u32 = 12;

/// Strategy of a typical player, with the player's notes. After each test it removes the excluded
/// possibilities of each ingredient from its [`IngredientNotes`]. It brews small potions for
/// information, and the recipe as soon as the notes determine it.
pub(super) struct TypicalMind {
    notes: IngredientNotes,
    /// Whether at most [`SURE`] assignments are left.
    sure: bool,
}

impl Mind for TypicalMind {
    fn new(facts: &PublicFacts) -> TypicalMind {
        TypicalMind { notes: IngredientNotes::new(facts), sure: false }
    }

    /// Names the recipe once the notes leave no more candidates than namings. If the naming is
    /// urgent, names any candidate that the notes allow.
    fn recipe(
        &mut self,
        view: &PlayerView<'_>,
        naming: NamingTurn,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let ways = self.notes.estimate_assignments() * self.notes.lengths(view.facts).len() as u32;
        let tried = view.namings.iter().filter(|naming| self.notes.allows_all(&naming.answer));
        let ways = ways.saturating_sub(tried.count() as u32);
        if !naming.is_urgent && ways > naming.left as u32 {
            return None;
        }
        let mut brew = None;
        for _ in 0..8 {
            brew = self.likely_winning_potion(view, &[], stream);
            if brew.is_none_or(|brew| !view.was_named(&brew)) {
                break;
            }
        }
        brew
    }

    fn read(&mut self, view: &PlayerView<'_>) -> bool {
        let is_new = self.notes.read(view.tests);
        if is_new {
            self.sure = self.notes.estimate_assignments() <= SURE;
        }
        is_new
    }

    /// Returns a whole recipe that the notes allow, of a random length among the possible ones.
    fn likely_winning_potion(
        &self,
        view: &PlayerView<'_>,
        begun: &[PotionItem],
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let lengths = self.notes.lengths(view.facts);
        let all = view.facts.recipe.range();
        let length = match lengths.is_empty() {
            true => *all.start() + stream.below(all.count()) as u8,
            false => lengths[stream.below(lengths.len())],
        };
        let all = view.position.printed().ingredients;
        recipe(&self.notes, begun, length, all, view.tests, stream)
    }

    fn plan(
        &mut self,
        view: &PlayerView<'_>,
        cauldron: u8,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let filled = view.position.cauldrons().get(usize::from(cauldron))?;
        let begun = filled.brew.items();
        let size = begun.len() + usize::from(filled.room);
        let printed = view.position.printed();
        let section = printed.cauldrons[usize::from(cauldron)].section;
        let at_hand = at_hand(view.position, section);
        if self.is_spared(view, cauldron) {
            return None;
        }
        if size >= usize::from(view.facts.recipe.shortest())
            && let Some(whole) = self.likely_winning_potion(view, begun, stream)
            && whole.items().len() <= size
        {
            return Some(whole);
        }
        probe(&self.notes, begun, size, at_hand, printed.longest, stream)
    }

    /// Returns a potion to learn from: `ingredient` and the others with the most possibilities.
    fn free_potion(
        &mut self,
        view: &PlayerView<'_>,
        ingredient: Ingredient,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let PrintedBoard { longest, ingredients, .. } = *view.position.printed();
        let grown = self.notes.middle(ingredient, longest);
        let begun = [PotionItem { ingredient, grown }];
        probe(&self.notes, &begun, LARGEST_GUESS, ingredients, longest, stream)
    }

    /// Returns the cauldron for the recipe once she is sure: the suitable one that already holds
    /// the most ingredients of it.
    fn main(&self, view: &PlayerView<'_>) -> Option<u8> {
        if !self.sure {
            return None;
        }
        let longest = usize::from(view.facts.longest);
        let fits = |filled: &CauldronState| {
            let held = filled.brew.items();
            let begins = (1..).zip(held).all(|(number, pour)| {
                pour.grown == number && self.notes.allows(pour.ingredient, number)
            });
            filled.is_open() && begins && held.len() + usize::from(filled.room) >= longest
        };
        let all = view.position.cauldrons().iter().zip(0..).filter(|(filled, _)| fits(filled));
        all.max_by_key(|(filled, _)| filled.brew.items().len()).map(|(_, index)| index)
    }
}

impl TypicalMind {
    /// Whether to leave a cauldron alone. While she is not sure, this is the last empty cauldron
    /// that is large enough for the recipe, unless no other is open. Once she is sure, and does not
    /// play against rivals, it is every large cauldron except the one for the recipe.
    fn is_spared(&self, view: &PlayerView<'_>, cauldron: u8) -> bool {
        let position = view.position;
        let longest = usize::from(view.facts.longest);
        let is_large = |filled: &CauldronState| {
            filled.is_open() && filled.brew.items().len() + usize::from(filled.room) >= longest
        };
        let all = || position.cauldrons().iter().zip(0..);
        if self.sure && position.is_together() {
            let main = self.main(view);
            return main.is_some_and(|main| main != cauldron)
                && position.cauldrons().get(usize::from(cauldron)).is_some_and(is_large);
        }
        let fresh = |filled: &CauldronState| is_large(filled) && filled.brew.items().is_empty();
        let last = all().filter(|(filled, _)| fresh(filled)).map(|(_, index)| index).last();
        let others = all().any(|(filled, index)| filled.is_open() && Some(index) != last);
        !self.sure && others && last == Some(cauldron)
    }
}

/// Returns a recipe that the notes allow and that begins with `begun`. Each number gets a candidate
/// with few other possibilities; a number without candidates gets an arbitrary ingredient.
///
/// `None` if `begun` cannot be the beginning of a recipe by the notes.
fn recipe(
    notes: &IngredientNotes,
    begun: &[PotionItem],
    length: u8,
    all: IngredientSet,
    tests: &[Test],
    stream: &mut Stream,
) -> Option<InlinePotion> {
    let mut used: IngredientSet = 0;
    for (number, pour) in (1..).zip(begun) {
        let fits = pour.grown == number && notes.allows(pour.ingredient, number);
        if number > length || !fits || used & ingredient_bit(pour.ingredient) != 0 {
            return None;
        }
        used |= ingredient_bit(pour.ingredient);
    }
    let from = begun.len() as u8 + 1;
    let mut brew = InlinePotion::of(begun)?;
    // Makes four attempts at a potion that was not tested before, then accepts a repetition.
    for _ in 0..4 {
        brew = InlinePotion::of(begun)?;
        let chosen = assign(notes, from, length, all & !used, stream);
        for (grown, ingredient) in (from..).zip(chosen) {
            brew.add(PotionItem { ingredient, grown });
        }
        if tests.iter().all(|test| test.pours != brew.items()) {
            break;
        }
    }
    Some(brew)
}

/// Assigns a different ingredient to each number of `from..=length`, the numbers with the fewest
/// candidates first.
fn assign(
    notes: &IngredientNotes,
    from: u8,
    length: u8,
    all: IngredientSet,
    stream: &mut Stream,
) -> impl Iterator<Item = Ingredient> {
    let mut left = all;
    let mut chosen = [None; InlinePotion::MOST + 1];
    let may = |left: IngredientSet, n: u8| left & notes.may_have(n);
    for _ in from..=length {
        let open = (from..=length).filter(|&n| chosen[usize::from(n)].is_none());
        let Some(number) = open.min_by_key(|&n| may(left, n).count_ones()) else { break };
        // Random tie-breaker.
        let best = ingredients_in(may(left, number)).min_by_key(|&i| {
            let doubts = u32::from(notes.may_be_decoy(i));
            (notes.open(i) + doubts, stream.below(1 << 10))
        });
        let any = || {
            let rest: Vec<Ingredient> = ingredients_in(left).collect();
            rest
        };
        let Some(ingredient) = best.or_else(|| stream.pick(&any()).copied()) else { break };
        left &= !ingredient_bit(ingredient);
        chosen[usize::from(number)] = Some(ingredient);
    }
    chosen.into_iter().flatten()
}

/// Returns a potion to learn from. It continues `begun` with the available ingredients that have
/// the most possibilities, each grown to the middle of its possible numbers.
fn probe(
    notes: &IngredientNotes,
    begun: &[PotionItem],
    size: usize,
    at_hand: IngredientSet,
    longest: u8,
    stream: &mut Stream,
) -> Option<InlinePotion> {
    let mut brew = InlinePotion::of(begun)?;
    let mut left = begun.iter().fold(at_hand, |left, pour| left & !ingredient_bit(pour.ingredient));
    while brew.items().len() < size {
        if left == 0 {
            left = at_hand;
        }
        let unknown =
            ingredients_in(left).max_by_key(|&i| (notes.open(i), stream.below(1 << 10)))?;
        left &= !ingredient_bit(unknown);
        let grown = notes.middle(unknown, longest);
        brew.add(PotionItem { ingredient: unknown, grown });
    }
    Some(brew)
}

/// Possible judgements of an ingredient, as a bit set. Bits 0 to 7: a number, where 0 and one past
/// the recipe's end are those of overachievers. [`IGNORED`]: has no number and is not judged.
/// [`IMPOSTER`]: an imposter.
type NoteSet = u16;

/// Bit for an ignored decoy, which has no number.
const IGNORED: NoteSet = 1 << 8;
/// Bit for an imposter. Its number is unknown, and takes no place in the recipe.
const IMPOSTER: NoteSet = 1 << 9;

/// Notes of the player: one [`NoteSet`] per ingredient, as on the notebook page. Tests are applied one
/// by one.
#[derive(Clone, Debug)]
struct IngredientNotes {
    rows: [NoteSet; Ingredient::ALL.len()],
    /// Rows after the clue and before any test.
    fresh: [NoteSet; Ingredient::ALL.len()],
    /// Candidates for each number, derived from `rows`.
    columns: [IngredientSet; NUMBERS],
    ingredients: usize,
    /// Bits that only a decoy can have.
    decoys: NoteSet,
    shortest: u8,
    /// Number of tests read.
    read: usize,
    /// Content of the tests read, the oldest first.
    tests: Vec<TestFacts>,
}

/// Content of a test, in the form in which it is applied to the notes.
#[derive(Clone, Debug)]
struct TestFacts {
    /// Index of each ingredient, with the judgements that make it undergrown, overgrown, or rightly
    /// grown.
    pours: [(u8, [NoteSet; 3]); MAX_POTION],
    size: usize,
    /// Numbers of undergrown, overgrown, and rightly grown ingredients.
    counts: [usize; 3],
    /// Numbers that no ingredient of the potion has.
    missing: NoteSet,
    /// Whether an imposter was reported.
    has_imposter: bool,
    /// Reported numbers of decoys.
    decoys: Vec<usize>,
    /// Judgements that no ingredient has, because all or none of them are decoys.
    crossed: NoteSet,
}

impl TestFacts {
    /// Reads `test`. `decoys` has the judgements that only a decoy can have.
    fn new(test: &Test, decoys: NoteSet) -> TestFacts {
        let size = test.pours.len().min(MAX_POTION);
        let numbers_of = |effect: Effect| {
            test.reports.iter().filter_map(move |report| match report.says {
                ReportValue::Number(number) if report.by == effect => usize::try_from(number).ok(),
                _ => None,
            })
        };
        let regular = numbers_of(Effect::Blessing).filter_map(|count| size.checked_sub(count));
        let said = |effect, number| numbers_of(effect).any(|one| one == number);
        let all_regular = said(Effect::Revealer, 0) || said(Effect::Blessing, size);
        let all_decoys = said(Effect::Revealer, size) || said(Effect::Blessing, 0);
        let told = [test.undergrown, test.overgrown].map(usize::from);
        TestFacts {
            pours: array::from_fn(|i| match test.pours.get(i) {
                Some(pour) => (pour.ingredient.index() as u8, states(pour.grown)),
                None => (0, [0; 3]),
            }),
            size,
            counts: [told[0], told[1], test.pours.len().saturating_sub(told[0] + told[1])],
            missing: numbers_of(Effect::Liar)
                .filter(|number| (1..=7).contains(number))
                .fold(0, |missing, number| missing | 1 << number),
            has_imposter: test.reports.iter().any(|report| report.by == Effect::Imposter),
            decoys: numbers_of(Effect::Revealer).chain(regular).collect(),
            crossed: if all_regular { decoys } else { 0 } | if all_decoys { !decoys } else { 0 },
        }
    }

    fn pours(&self) -> &[(u8, [NoteSet; 3])] {
        &self.pours[..self.size]
    }
}

/// Returns the judgements that make an ingredient with `grown` dots undergrown, overgrown, or
/// rightly grown.
fn states(grown: u8) -> [NoteSet; 3] {
    [
        numbers(grown + 1..=7) | IMPOSTER,
        numbers(0..=grown - 1) | IMPOSTER,
        IGNORED | IMPOSTER | 1 << grown,
    ]
}

/// Whether only one of three states is possible.
fn is_alone(can: &[bool; 3]) -> bool {
    can.iter().filter(|can| **can).count() == 1
}

/// Number of different numbers in [`NoteSet`]: 0 to one past the longest recipe.
const NUMBERS: usize = 8;

/// Returns the row with these numbers.
fn numbers(range: impl Iterator<Item = u8>) -> NoteSet {
    range.fold(0, |row, number| row | 1 << number)
}

impl IngredientNotes {
    fn new(facts: &PublicFacts) -> IngredientNotes {
        let longest = facts.longest;
        let decoys = match facts.decoys {
            DecoyKinds::Ignore => IGNORED,
            DecoyKinds::All => IGNORED | numbers([0, longest + 1].into_iter()),
        };
        let decoys = match facts.decoys {
            DecoyKinds::All => decoys | IMPOSTER,
            DecoyKinds::Ignore => decoys,
        };
        let all = decoys | numbers(1..=longest);
        let mut notes = IngredientNotes {
            rows: [all; Ingredient::ALL.len()],
            fresh: [all; Ingredient::ALL.len()],
            columns: [0; NUMBERS],
            ingredients: facts.ingredients.into(),
            decoys,
            shortest: facts.recipe.shortest(),
            read: 0,
            tests: Vec::new(),
        };
        let mut cross = |ingredient: Ingredient, crossed: NoteSet| {
            notes.fresh[ingredient.index()] &= !crossed;
        };
        match facts.clue {
            Clue::NotNumber(ingredient, number) => cross(ingredient, 1 << number),
            Clue::IsDecoy(ingredient) => cross(ingredient, !decoys),
            Clue::StandsIn(ingredient, half) => {
                // The halves of all possible lengths together.
                let (first, second) = (1..=longest / 2, notes.shortest / 2 + 1..=longest);
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
        notes.fill_columns();
        notes
    }

    fn fill_columns(&mut self) {
        self.columns = [0; NUMBERS];
        for &ingredient in &Ingredient::ALL[..self.ingredients] {
            for (number, column) in self.columns.iter_mut().enumerate() {
                if self.rows[ingredient.index()] >> number & 1 == 1 {
                    *column |= ingredient_bit(ingredient);
                }
            }
        }
    }

    /// Returns the candidates for a number.
    fn may_have(&self, number: u8) -> IngredientSet {
        self.columns.get(usize::from(number)).copied().unwrap_or_default()
    }

    fn allows(&self, ingredient: Ingredient, number: u8) -> bool {
        self.rows[ingredient.index()] >> number & 1 == 1
    }

    /// Returns the middle of the numbers that an ingredient may have, at most `longest`; 1 if it may
    /// have none.
    fn middle(&self, ingredient: Ingredient, longest: u8) -> u8 {
        let may: Vec<u8> = (1..=longest).filter(|&n| self.allows(ingredient, n)).collect();
        may.get(may.len().saturating_sub(1) / 2).copied().unwrap_or(1)
    }

    fn may_be_decoy(&self, ingredient: Ingredient) -> bool {
        self.rows[ingredient.index()] & self.decoys != 0
    }

    /// Number of possibilities left for an ingredient.
    fn open(&self, ingredient: Ingredient) -> u32 {
        self.rows[ingredient.index()].count_ones()
    }

    /// Rebuilds the rows from the whole log if it has new tests, and returns whether it had.
    /// Applies the newest test first, and the whole log twice, because what one test rules out can
    /// strengthen another. A test that would leave an ingredient without possibilities is ignored.
    fn read(&mut self, tests: &[Test]) -> bool {
        if self.read == tests.len() {
            return false;
        }
        let new = tests.get(self.read..).unwrap_or_default();
        let mut facts = std::mem::take(&mut self.tests);
        facts.truncate(tests.len());
        facts.extend(new.iter().map(|test| TestFacts::new(test, self.decoys)));
        self.read = tests.len();
        self.rows = self.fresh;
        for test in facts.iter().rev().chain(facts.iter().rev()) {
            let before = self.rows;
            self.learn(test);
            self.tidy();
            if self.rows[..self.ingredients].contains(&0) {
                self.rows = before;
            }
        }
        self.tests = facts;
        self.fill_columns();
        true
    }

    fn learn(&mut self, test: &TestFacts) {
        self.learn_from_reports(test);
        let mut can = [[false; 3]; MAX_POTION];
        let mut could_be = [0; 3];
        let mut must_be = [0; 3];
        let pours = test.pours();
        for (can, &(ingredient, states)) in can.iter_mut().zip(pours) {
            let row = self.rows[usize::from(ingredient)];
            *can = states.map(|numbers| row & numbers != 0);
            for state in 0..3 {
                could_be[state] += usize::from(can[state]);
                must_be[state] += usize::from(can[state] && is_alone(can));
            }
        }
        for (can, &(ingredient, states)) in can.iter().zip(pours) {
            let mut crossed = test.crossed;
            for (state, numbers) in states.into_iter().enumerate() {
                // The other ingredients must be able to make up the remaining counts.
                let fits = (0..3).all(|other| {
                    let own = usize::from(other == state);
                    let may = could_be[other] - usize::from(can[other]);
                    let must = must_be[other] - usize::from(can[other] && is_alone(can));
                    test.counts[other].checked_sub(own).is_some_and(|n| (must..=may).contains(&n))
                });
                // Counts of a test never exclude that an ingredient is an imposter: its number is
                // unknown.
                crossed |= if fits { 0 } else { numbers & !IMPOSTER };
            }
            self.rows[usize::from(ingredient)] &= !crossed;
        }
    }

    /// Excludes what each report of a test, taken alone, rules out for the potion's ingredients.
    fn learn_from_reports(&mut self, test: &TestFacts) {
        let places = || test.pours().iter().map(|&(ingredient, _)| usize::from(ingredient));
        places().for_each(|i| self.rows[i] &= !test.missing);
        let is_suspect = |row: NoteSet| row & IMPOSTER != 0;
        match test.has_imposter {
            false => places().for_each(|i| self.rows[i] &= !IMPOSTER),
            // Only one ingredient can be the imposter.
            true if places().filter(|&i| is_suspect(self.rows[i])).count() == 1 => {
                let imposter = places().find(|&i| is_suspect(self.rows[i]));
                imposter.into_iter().for_each(|i| self.rows[i] = IMPOSTER);
            }
            true => {}
        }
        let known = self.decoys;
        let (is_decoy, may_be_decoy) = (|row| row & !known == 0, |row| row & known != 0);
        for &count in &test.decoys {
            let sure = places().filter(|&i| is_decoy(self.rows[i])).count();
            let possible = places().filter(|&i| may_be_decoy(self.rows[i])).count();
            for i in places() {
                if sure == count && !is_decoy(self.rows[i]) {
                    self.rows[i] &= !self.decoys;
                } else if possible == count && may_be_decoy(self.rows[i]) {
                    self.rows[i] &= self.decoys;
                }
            }
        }
    }

    /// Applies two elimination rules. A number that is the only possibility of an ingredient is
    /// crossed out for all others. An ingredient that is the only candidate for a number loses its
    /// other possibilities.
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

    /// Whether each ingredient of `answer` may have its position, from 1, as its number.
    fn allows_all(&self, answer: &[Ingredient]) -> bool {
        (1..).zip(answer).all(|(number, &ingredient)| self.allows(ingredient, number))
    }

    /// Returns the recipe lengths that the notes allow: every number has a candidate, and every
    /// ingredient can be a decoy or have a number within the length.
    fn lengths(&self, facts: &PublicFacts) -> Vec<u8> {
        let rows = &self.rows[..self.ingredients];
        let has = |number: u8| rows.iter().any(|row| row >> number & 1 == 1);
        let is_past = |length: u8| {
            let within = self.decoys | numbers(1..=length);
            rows.iter().any(|row| row & within == 0)
        };
        let fits = |&length: &u8| (1..=length).all(has) && !is_past(length);
        facts.recipe.range().filter(fits).collect()
    }

    /// Estimates the number of possible assignments: the product of the candidates of each number.
    fn estimate_assignments(&self) -> u32 {
        (1..=self.shortest).map(|n| self.may_have(n).count_ones().max(1)).product()
    }
}
