//! Joint reasoning of keen players in whole numbers: a set of explanations, each of which agrees
//! with the counts of all tests together.
//!
//! An explanation gives every ingredient a role, and every cauldron effect in play a carrier. The
//! model simplifies the rules (section 4): it knows no other effects that change numbers, and a
//! Fertilizer is used up by the next ingredient. Where no explanation agrees with all tests, some
//! tests are left out.

use super::game::{IngredientSet, InlinePotion, ingredient_bit};
use crate::common::stream::Stream;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Clue, Effect, Half, Ingredient, PotionItem, ReportValue};
use crate::witches::settings::DecoyKinds;
use crate::witches::table::Test;

/// Number of explanations that are kept.
pub(super) const KEPT: usize = 48;
/// Number of tests that are reasoned about, the newest ones.
const TESTS: usize = 16;
/// Number of searches that share the carriers of the effects.
const SEARCHES: usize = 6;
/// Largest number of roles tried in one search.
const STEPS: usize = 160;
/// Number of failed searches after which one more test is left out.
const FAILURES: usize = 48;
/// Number of failed searches after which a search starts from an explanation that was refuted, if
/// fewer than [`FEW`] are kept.
const HARD: usize = 12;
/// Number of kept explanations that are enough without starting from refuted ones.
const FEW: usize = 12;
/// Factor by which the roles of a refuted explanation are tried earlier than others.
const PREFERENCE: u32 = 16;
/// Largest number of tests that are left out.
const LEFT_OUT: usize = 4;

const INGREDIENTS: usize = Ingredient::ALL.len();

/// Role of an ingredient: its number in the recipe, [`TOO_LOW`] or [`TOO_HIGH`] for an
/// overachiever, [`IGNORED`], or [`IMPOSTER`] plus a number.
type RoleNumber = u8;
const TOO_LOW: RoleNumber = 0;
const TOO_HIGH: RoleNumber = 7;
const IGNORED: RoleNumber = 8;
const IMPOSTER: RoleNumber = 16;
/// Number of bits of a role.
const ROLE_BITS: u32 = 5;
/// Number of roles below [`IGNORED`], each with a number by which it is judged.
const NUMBERS: usize = 8;

/// Cauldron effects of the model, as a bit set of positions in this list.
const MODELLED: [Effect; 6] = [
    Effect::Cutoff,
    Effect::Spicy,
    Effect::Refreshing,
    Effect::Enthusiastic,
    Effect::Cleaner,
    Effect::Fertilizer,
];
const CUTOFF: u8 = 1;
const SPICY: u8 = 1 << 1;
const REFRESHING: u8 = 1 << 2;
const ENTHUSIASTIC: u8 = 1 << 3;
const CLEANER: u8 = 1 << 4;
const FERTILIZER: u8 = 1 << 5;

/// Effects of each ingredient, as bit sets of positions in [`MODELLED`].
type Carriers = [u8; INGREDIENTS];

/// Counts of up to [`TESTS`] tests, one byte each.
type PackedCounts = u128;

/// Explanation of the tests.
#[derive(Clone, Copy, Debug)]
pub(super) struct Explanation {
    roles: [RoleNumber; INGREDIENTS],
    length: u8,
    carriers: Carriers,
}

fn is_decoy(role: RoleNumber) -> bool {
    !(1..TOO_HIGH).contains(&role)
}

/// Returns the number by which a role is judged; `None` if it is not judged.
fn number_of(role: RoleNumber) -> Option<i8> {
    (role != IGNORED).then_some((role & 7) as i8)
}

/// Visits the judged ingredients of a potion with the change of their number and whether their
/// growth is taken as right.
fn walk(carriers: &Carriers, pours: &[PotionItem], mut judge: impl FnMut(PotionItem, i8, bool)) {
    let (mut change, mut skip, mut clean, mut fertile) = (0, false, false, false);
    for &pour in pours {
        if std::mem::take(&mut skip) {
            (change, clean) = (0, false);
            continue;
        }
        let effects = if clean { 0 } else { carriers[pour.ingredient.index()] };
        judge(pour, std::mem::take(&mut change), std::mem::take(&mut fertile));
        if effects & CUTOFF != 0 {
            break;
        }
        change = i8::from(effects & SPICY != 0) - i8::from(effects & REFRESHING != 0);
        skip = effects & ENTHUSIASTIC != 0;
        clean = effects & CLEANER != 0;
        fertile = effects & FERTILIZER != 0;
    }
}

impl Explanation {
    /// Returns the numbers of undergrown and overgrown ingredients of a potion.
    pub(super) fn counts(&self, pours: &[PotionItem]) -> [u8; 2] {
        let mut counts = [0; 2];
        walk(&self.carriers, pours, |pour, change, fertile| {
            if let Some(number) = number_of(self.roles[pour.ingredient.index()])
                && !fertile
            {
                let number = number + change;
                counts[0] += u8::from(number > pour.grown as i8);
                counts[1] += u8::from(number < pour.grown as i8);
            }
        });
        counts
    }

    /// Returns the recipe: the regular ingredients in order, with their numbers as dots.
    pub(super) fn recipe(&self) -> InlinePotion {
        let mut recipe = [None; TOO_HIGH as usize];
        for (&ingredient, &role) in Ingredient::ALL.iter().zip(&self.roles) {
            if let Some(place) = recipe.get_mut(usize::from(role)) {
                *place = Some(ingredient);
            }
        }
        let pours: Vec<PotionItem> = (1..=self.length)
            .filter_map(|grown| {
                let ingredient = recipe[usize::from(grown)]?;
                Some(PotionItem { ingredient, grown })
            })
            .collect();
        InlinePotion::of(&pours).unwrap_or(InlinePotion::EMPTY)
    }

    /// Returns a key that is equal for equal recipes.
    fn recipe_key(&self) -> u64 {
        let regular = |&role: &RoleNumber| if is_decoy(role) { 0 } else { u64::from(role) };
        self.roles.iter().map(regular).fold(0, |key, role| key << 4 | role)
    }

    /// Number by which an ingredient is judged; `None` if it is not judged.
    pub(super) fn number(&self, ingredient: Ingredient) -> Option<u8> {
        number_of(self.roles[ingredient.index()]).and_then(|number| u8::try_from(number).ok())
    }

    /// Whether the recipe wins in spite of the effects of its ingredients.
    fn has_answer(&self) -> bool {
        let recipe = self.recipe();
        let mut right = 0;
        walk(&self.carriers, recipe.items(), |_, change, _| right += u8::from(change == 0));
        right == self.length
    }
}

/// Content of a test that explanations are compared with.
#[derive(Clone, Debug)]
struct ReadTest {
    pours: InlinePotion,
    counts: [u8; 2],
    /// Reported number of decoys.
    decoys: Option<u8>,
    /// Numbers that no ingredient has.
    missing: u8,
    /// Number that some ingredient has, or `IGNORED` if some has none.
    present: Option<RoleNumber>,
    /// Reported sum of all numbers.
    sum: Option<i8>,
    /// Whether an imposter was reported; `None` if the report may have another cause.
    imposter: Option<bool>,
}

impl ReadTest {
    fn new(test: &Test, has_imposter_effect: bool) -> Option<ReadTest> {
        let pours = InlinePotion::of(&test.pours)?;
        let mut read = ReadTest {
            pours,
            counts: [test.undergrown, test.overgrown],
            decoys: None,
            missing: 0,
            present: None,
            sum: None,
            imposter: None,
        };
        let mut has_imposter = false;
        for report in &test.reports {
            let number = match report.says {
                ReportValue::Number(number) => i8::try_from(number).ok(),
                _ => None,
            };
            match (report.by, number) {
                (Effect::Revealer, Some(count)) => read.decoys = u8::try_from(count).ok(),
                (Effect::Blessing, Some(count)) => {
                    read.decoys = u8::try_from(test.pours.len() as i8 - count).ok();
                }
                (Effect::Liar, Some(number @ 1..=6)) => read.missing |= 1 << number,
                (Effect::Calculator, Some(sum)) => read.sum = Some(sum),
                (Effect::Detective, Some(number @ 1..=6)) => read.present = Some(number as u8),
                (Effect::Detective, None) => read.present = Some(IGNORED),
                (Effect::Imposter, _) => has_imposter = true,
                _ => {}
            }
        }
        read.imposter = (!has_imposter_effect).then_some(has_imposter);
        Some(read)
    }

    /// Whether the reports agree with the roles.
    fn agrees_with_reports(&self, roles: &[RoleNumber; INGREDIENTS]) -> bool {
        let all = || self.pours.items().iter().map(|pour| roles[pour.ingredient.index()]);
        let count = |is: &dyn Fn(RoleNumber) -> bool| all().filter(|&role| is(role)).count() as u8;
        let is_missing =
            |role: RoleNumber| role & IGNORED == 0 && self.missing >> (role & 7) & 1 == 1;
        let sum = || all().filter_map(number_of).sum::<i8>();
        self.decoys.is_none_or(|decoys| count(&is_decoy) == decoys)
            && (self.missing == 0 || !all().any(is_missing))
            && self.present.is_none_or(|present| match present {
                IGNORED => all().any(|role| role == IGNORED),
                number => all().any(|role| role != IGNORED && role & 7 == number),
            })
            && self.sum.is_none_or(|reported| sum() == reported || all().any(|r| r == TOO_HIGH))
            && (self.imposter != Some(true) || all().any(|role| role & IMPOSTER != 0))
    }

    fn agrees(&self, explanation: &Explanation) -> bool {
        explanation.counts(self.pours.items()) == self.counts
            && self.agrees_with_reports(&explanation.roles)
            && self.did_not_win(explanation)
    }

    /// Whether the potion is another one than the recipe, which would have won.
    fn did_not_win(&self, explanation: &Explanation) -> bool {
        self.counts != [0; 2] || self.pours != explanation.recipe()
    }
}

/// Packed contributions of the roles of all ingredients to the counts of all tests, for certain
/// carriers of the effects.
struct Contributions {
    /// Undergrown and overgrown counts by ingredient and number.
    of: [[[PackedCounts; 2]; NUMBERS]; INGREDIENTS],
    /// Number of times that each ingredient is judged.
    judged: [PackedCounts; INGREDIENTS],
}

impl Contributions {
    fn new(tests: &[ReadTest], carriers: &Carriers) -> Contributions {
        let mut all =
            Contributions { of: [[[0; 2]; NUMBERS]; INGREDIENTS], judged: [0; INGREDIENTS] };
        for (place, test) in tests.iter().enumerate() {
            let one = 1 << (8 * place);
            walk(carriers, test.pours.items(), |pour, change, fertile| {
                let ingredient = pour.ingredient.index();
                all.judged[ingredient] += one;
                if fertile {
                    return;
                }
                for (number, counts) in (0..).zip(&mut all.of[ingredient]) {
                    match (number + change).cmp(&(pour.grown as i8)) {
                        std::cmp::Ordering::Greater => counts[0] += one,
                        std::cmp::Ordering::Less => counts[1] += one,
                        std::cmp::Ordering::Equal => {}
                    }
                }
            });
        }
        all
    }
}

/// High bit of every byte.
const HIGH: PackedCounts = 0x8080_8080_8080_8080_8080_8080_8080_8080;

/// Whether every byte of `a` is at most that of `b`. All bytes must be below 128.
fn is_within(a: PackedCounts, b: PackedCounts) -> bool {
    ((b | HIGH) - a) & HIGH == HIGH
}

/// Set of explanations of the tests so far.
pub(super) struct Explanations {
    kept: Vec<Explanation>,
    /// Explanations that the newest tests have refuted, from which the search starts.
    refuted: Vec<Explanation>,
    tests: Vec<ReadTest>,
    /// Number of tests read.
    read: usize,
    ingredients: usize,
    lengths: Vec<u8>,
    decoys: DecoyKinds,
    clue: Clue,
    /// Effects in play as positions in [`MODELLED`].
    effects: Vec<usize>,
    has_imposter_effect: bool,
    /// Ingredients that cannot be imposters.
    cleared: IngredientSet,
}

impl Explanations {
    pub(super) fn new(facts: &PublicFacts) -> Explanations {
        let is_modelled = |place: &usize| facts.effects.contains(&MODELLED[*place]);
        Explanations {
            kept: Vec::with_capacity(KEPT),
            refuted: Vec::with_capacity(KEPT),
            tests: Vec::with_capacity(TESTS),
            read: 0,
            ingredients: facts.ingredients.into(),
            lengths: facts.recipe.range().collect(),
            decoys: facts.decoys,
            clue: facts.clue,
            effects: (0..MODELLED.len()).filter(is_modelled).collect(),
            has_imposter_effect: facts.effects.contains(&Effect::Imposter),
            cleared: 0,
        }
    }

    /// Explanations that are kept.
    pub(super) fn all(&self) -> &[Explanation] {
        &self.kept
    }

    /// Reads the tests that are new since the last call, drops the explanations that they refute,
    /// and searches new ones. Without any explanation the search is repeated with each call. Returns
    /// whether it searched.
    pub(super) fn read(&mut self, tests: &[Test], stream: &mut Stream) -> bool {
        let new = tests.get(self.read..).unwrap_or_default();
        if new.is_empty() && !self.kept.is_empty() {
            return false;
        }
        self.read = tests.len();
        self.refuted.clear();
        for test in new {
            let Some(read) = ReadTest::new(test, self.has_imposter_effect) else { continue };
            if read.imposter == Some(false) {
                let pours = read.pours.items().iter();
                self.cleared |= pours.fold(0, |all, pour| all | ingredient_bit(pour.ingredient));
            }
            let refuted = &mut self.refuted;
            self.kept.retain(|explanation| {
                let agrees = read.agrees(explanation);
                if !agrees {
                    refuted.push(*explanation);
                }
                agrees
            });
            if self.tests.len() == TESTS {
                self.tests.remove(0);
            }
            self.tests.push(read);
        }
        self.search(stream);
        true
    }

    /// Searches explanations until [`KEPT`] are kept. The carriers of the effects are those of an
    /// explanation that survived, or random ones.
    fn search(&mut self, stream: &mut Stream) {
        let survivors = self.kept.len();
        let (mut failures, mut left_out) = (0, 0);
        let mut mask = PackedCounts::MAX;
        while self.kept.len() < KEPT {
            let is_hard = failures >= HARD && self.kept.len() < FEW;
            let known = match is_hard {
                true => stream.pick(&self.refuted).copied(),
                false => None,
            };
            let carriers = match known {
                Some(known) if stream.below(3) > 0 => known.carriers,
                None if survivors > 0 && stream.below(2) > 0 => {
                    self.kept[stream.below(survivors)].carriers
                }
                _ => self.random_carriers(stream),
            };
            let contributions = Contributions::new(&self.tests, &carriers);
            for _ in 0..SEARCHES {
                let found =
                    self.search_once(&carriers, &contributions, mask, known.as_ref(), stream);
                match found {
                    Some(explanation) if self.kept.len() < KEPT => self.kept.push(explanation),
                    Some(_) => {}
                    None => failures += 1,
                }
            }
            if failures < FAILURES * (1 + left_out) {
                continue;
            }
            if !self.kept.is_empty() || left_out == LEFT_OUT || self.tests.is_empty() {
                break;
            }
            left_out += 1;
            mask &= !(0xff << (8 * stream.below(self.tests.len())));
        }
    }

    fn random_carriers(&self, stream: &mut Stream) -> Carriers {
        let mut carriers = [0; INGREDIENTS];
        for &effect in &self.effects {
            carriers[stream.below(self.ingredients)] |= 1 << effect;
        }
        carriers
    }

    /// Searches one explanation in random order with backtracking. `mask` selects the tests that it
    /// has to agree with. `None` if none was found within [`STEPS`].
    fn search_once(
        &self,
        carriers: &Carriers,
        contributions: &Contributions,
        mask: PackedCounts,
        known: Option<&Explanation>,
        stream: &mut Stream,
    ) -> Option<Explanation> {
        let length = match known {
            Some(known) if stream.below(4) > 0 => known.length,
            _ => self.lengths[stream.below(self.lengths.len())],
        };
        let pack = |which: usize| {
            let counts = self.tests.iter().enumerate();
            let packed = counts.fold(0, |all, (place, test)| {
                all | PackedCounts::from(test.counts[which]) << (8 * place)
            });
            packed & mask
        };
        let mut order: [usize; INGREDIENTS] = std::array::from_fn(|i| i);
        let order = &mut order[..self.ingredients];
        let salt = stream.bits();
        let rank = |i: usize| {
            let judged = contributions.judged[i].count_ones();
            (std::cmp::Reverse(judged), (salt ^ i as u64).wrapping_mul(MIX) >> 48)
        };
        order.sort_unstable_by_key(|&i| rank(i));
        let mut rest = [0; INGREDIENTS + 1];
        for (place, &i) in order.iter().enumerate().rev() {
            rest[place] = rest[place + 1] + (contributions.judged[i] & mask);
        }
        let mut search = RoleSearch {
            all: self,
            contributions,
            order,
            rest,
            mask,
            length,
            wanted: [pack(0), pack(1)],
            roles: [IGNORED; INGREDIENTS],
            steps: 0,
            carriers,
            salt,
            preferred: known.map_or([u8::MAX; INGREDIENTS], |known| known.roles),
        };
        search.decide(0, 0, 0, [0; 2])
    }

    /// Whether the roles agree with the clue. Facts about effects are not used.
    fn agrees_with_clue(&self, roles: &[RoleNumber; INGREDIENTS], length: u8) -> bool {
        let role = |ingredient: Ingredient| roles[ingredient.index()];
        match self.clue {
            Clue::OneIsDecoy(three) => three.iter().filter(|&&i| is_decoy(role(i))).count() == 1,
            Clue::OneHasNumber(three, number) => three.iter().any(|&i| role(i) == number),
            Clue::NotNumber(one, number) => role(one) != number,
            Clue::IsDecoy(one) => is_decoy(role(one)),
            Clue::StandsIn(one, half) => {
                let number = role(one);
                let is_first = number <= length / 2;
                !is_decoy(number) && is_first == (half == Half::First)
            }
            Clue::EffectCount(..) => true,
        }
    }
}

/// Odd multiplier that spreads small numbers over 64 bits.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// Search for the roles of one explanation, ingredient by ingredient.
struct RoleSearch<'a> {
    all: &'a Explanations,
    contributions: &'a Contributions,
    order: &'a [usize],
    /// Counts that the ingredients from each place of `order` on can still contribute.
    rest: [PackedCounts; INGREDIENTS + 1],
    mask: PackedCounts,
    length: u8,
    /// Undergrown and overgrown counts of all tests.
    wanted: [PackedCounts; 2],
    roles: [RoleNumber; INGREDIENTS],
    steps: usize,
    carriers: &'a Carriers,
    salt: u64,
    /// Roles that are tried first.
    preferred: [RoleNumber; INGREDIENTS],
}

impl RoleSearch<'_> {
    /// Decides the ingredient at `place` of the order and all later ones. `used` has the numbers
    /// that are taken, `decoys` counts the decoys, `counts` are those of the ingredients before.
    fn decide(
        &mut self,
        place: usize,
        used: u8,
        decoys: usize,
        counts: [PackedCounts; 2],
    ) -> Option<Explanation> {
        let ingredients = self.order.len();
        if place == ingredients {
            return self.finish();
        }
        let ingredient = self.order[place];
        // Random keys with the roles in the lowest bits, to be sorted.
        let mut options = [0u32; 16];
        let mut count = 0;
        self.salt = self.salt.wrapping_mul(MIX).rotate_left(29) ^ place as u64;
        let (salt, preferred) = (self.salt, self.preferred[ingredient]);
        let mut add = |role: RoleNumber, rarity: u32| {
            let key = ((salt ^ u64::from(role)).wrapping_mul(MIX) >> 42) as u32;
            let key = if role == preferred { key / PREFERENCE } else { key * rarity };
            options[count] = key << ROLE_BITS | u32::from(role);
            count += 1;
        };
        for number in 1..=self.length {
            if used >> number & 1 == 0 {
                add(number, 1);
            }
        }
        if decoys < ingredients - usize::from(self.length) {
            add(IGNORED, 1);
            if self.all.decoys == DecoyKinds::All {
                add(TOO_LOW, 2);
                add(TOO_HIGH, 2);
                let is_cleared = self.all.cleared >> ingredient & 1 == 1;
                if self.all.has_imposter_effect || !is_cleared {
                    (1..=self.length).for_each(|number| add(IMPOSTER + number, 6));
                }
            }
        }
        let options = &mut options[..count];
        options.sort_unstable();
        for option in options {
            self.steps += 1;
            if self.steps > STEPS {
                return None;
            }
            let role = (*option & ((1 << ROLE_BITS) - 1)) as RoleNumber;
            let [mut under, mut over] = counts;
            if role != IGNORED {
                let added = &self.contributions.of[ingredient][usize::from(role & 7)];
                under += added[0] & self.mask;
                over += added[1] & self.mask;
            }
            let [most_under, most_over] = self.wanted;
            if !is_within(under, most_under) || !is_within(over, most_over) {
                continue;
            }
            if !is_within(most_under - under + (most_over - over), self.rest[place + 1]) {
                continue;
            }
            self.roles[ingredient] = role;
            let (used, decoys) = match is_decoy(role) {
                true => (used, decoys + 1),
                false => (used | 1 << role, decoys),
            };
            let found = self.decide(place + 1, used, decoys, [under, over]);
            if found.is_some() || self.steps > STEPS {
                return found;
            }
        }
        None
    }

    fn finish(&self) -> Option<Explanation> {
        let roles = self.roles;
        let explanation = Explanation { roles, length: self.length, carriers: *self.carriers };
        let is_used = |place: usize| self.mask >> (8 * place) & 1 == 1;
        let mut used = self.all.tests.iter().enumerate().filter(|(place, _)| is_used(*place));
        let agrees = self.all.agrees_with_clue(&roles, self.length)
            && explanation.has_answer()
            && used.all(|(_, test)| {
                test.agrees_with_reports(&roles) && test.did_not_win(&explanation)
            });
        agrees.then_some(explanation)
    }
}

impl Explanations {
    /// Returns the recipes of all explanations with the number of explanations that have each, the
    /// most frequent first.
    pub(super) fn recipes(&self) -> Vec<(InlinePotion, usize)> {
        let mut keys: Vec<(u64, usize)> =
            self.kept.iter().zip(0..).map(|(kept, place)| (kept.recipe_key(), place)).collect();
        keys.sort_unstable();
        let mut recipes: Vec<(InlinePotion, usize)> = Vec::new();
        let mut last = None;
        for (key, place) in keys {
            match recipes.last_mut() {
                Some((_, count)) if last == Some(key) => *count += 1,
                _ => recipes.push((self.kept[place].recipe(), 1)),
            }
            last = Some(key);
        }
        recipes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        recipes
    }

    /// Returns the mutual information between the counts of a potion and the recipe over all
    /// explanations, in thousandths of a bit times their number.
    pub(super) fn information(&self, pours: &[PotionItem]) -> u64 {
        let mut joint = [(0u64, 0u16); KEPT];
        let count = self.kept.len().min(KEPT);
        let joint = &mut joint[..count];
        for (entry, explanation) in joint.iter_mut().zip(&self.kept) {
            let [under, over] = explanation.counts(pours);
            *entry = (explanation.recipe_key(), u16::from(under) << 8 | u16::from(over));
        }
        joint.sort_unstable();
        let both = sum_of_logs(joint, |a, b| a == b);
        let recipes = sum_of_logs(joint, |a, b| a.0 == b.0);
        joint.sort_unstable_by_key(|(_, counts)| *counts);
        let results = sum_of_logs(joint, |a, b| a.1 == b.1);
        (LOGS[count] + both).saturating_sub(recipes + results)
    }
}

/// Returns the sum of n log n over the runs of equal entries.
fn sum_of_logs<T>(sorted: &[T], is_same: impl FnMut(&T, &T) -> bool) -> u64 {
    sorted.chunk_by(is_same).map(|run| LOGS[run.len()]).sum()
}

/// n log₂ n in thousandths, for n from 0 to [`KEPT`].
const LOGS: [u64; KEPT + 1] = [
    0, 0, 2_000, 4_755, 8_000, 11_610, 15_510, 19_651, 24_000, 28_529, 33_219, 38_054, 43_020,
    48_106, 53_303, 58_603, 64_000, 69_487, 75_059, 80_711, 86_439, 92_239, 98_107, 104_042,
    110_039, 116_096, 122_211, 128_382, 134_606, 140_881, 147_207, 153_580, 160_000, 166_465,
    172_974, 179_525, 186_117, 192_750, 199_421, 206_131, 212_877, 219_660, 226_477, 233_329,
    240_215, 247_133, 254_084, 261_066, 268_078,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_their_places() {
        for (n, &log) in LOGS.iter().enumerate().skip(1) {
            let exact = n as f64 * (n as f64).log2() * 1_000.0;
            assert!((exact - log as f64).abs() <= 0.5, "{n}");
        }
    }

    #[test]
    fn bytes_are_compared_one_by_one() {
        assert!(is_within(0x0102, 0x0103) && is_within(0, 0) && is_within(0x0c00, 0x0c01));
        assert!(!is_within(0x0103, 0x0202) && !is_within(0x0200, 0x01ff & 0x017f));
    }
}
