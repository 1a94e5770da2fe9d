//! Knowledge of the players at a table, and inference from it.

use super::{GivenHint, NO_NUMBER, role_bit};
use crate::common::players::Identity;
use crate::common::seed::Seed;
use crate::common::sort::{sort_by, sort_dedup};
use crate::common::stream::Stream;
use crate::texts::{Message, list, msg, row};
use crate::witches::WitchesConcern;
use crate::witches::deduce::{
    Claim, Effort, Evidence, Ladder, Observation, Posterior, Property, Reason, Step,
};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Clue, Effect, Half, Ingredient, PotionItem};
use crate::witches::table::{Damage, Keeper, Mode, PlayError, Table, Test};

/// Effort for a request of a player.
pub(super) const EFFORT: Effort = Effort::QUICK;

/// Maximum number of ways to explain tests that the [`Ladder`] examines.
const WAYS: usize = 40_000;

/// Largest number of numbers in a hint that an ingredient has one of them.
const SAID_NUMBERS: u32 = 3;

/// Public knowledge at a table: facts of the sheet, log, and, where all play together, the private
/// clues.
pub(super) struct TableKnowledge {
    pub(super) facts: PublicFacts,
    /// Observations of all tests except mistyped ones.
    pub(super) log: Vec<Observation>,
    /// Indices of these tests in the table's log.
    places: Vec<usize>,
    /// Numbers of these tests.
    numbers: Vec<u32>,
    /// Private clues, with the indices of their witches, from 0.
    pub(super) clues: Vec<(u8, Clue)>,
    /// Public identity of the game, used as a seed.
    id: u64,
}

impl TableKnowledge {
    /// Collects the knowledge of the players at a table.
    ///
    /// # Errors
    /// Returns [`PlayError::NoHelp`] if the game gives no help, or [`PlayError::Stored`] if the log
    /// belongs to another game.
    pub(super) fn of(table: &Table, keeper: &Keeper) -> Result<TableKnowledge, PlayError> {
        if !keeper.helps() {
            return Err(PlayError::NoHelp);
        }
        let facts = keeper.facts().ok_or(PlayError::NoHelp)?;
        let herbs = facts.ingredients();
        let in_play = |test: &Test| test.pours.iter().all(|p| herbs.contains(&p.ingredient));
        if !table.tests.iter().all(in_play) {
            return Err(PlayError::Stored(Damage::Impossible));
        }
        let together = table.mode != Mode::Competitive;
        let clues = table.help.clues.iter().filter(|_| together);
        let clues = clues.map(|one| (one.witch, one.clue));
        Ok(TableKnowledge {
            log: table.counted().map(Test::observation).collect(),
            numbers: table.counted().map(|test| test.number).collect(),
            places: (0..).zip(&table.tests).filter(|(_, t)| !t.mistyped).map(|(i, _)| i).collect(),
            clues: clues.collect(),
            id: u64::from_be_bytes(keeper.payload().id().0),
            facts,
        })
    }

    /// Converts indices in `log` to indices in the table's log, which also contains mistyped tests.
    pub(super) fn on_the_log(&self, tests: Vec<usize>) -> Vec<usize> {
        tests.into_iter().filter_map(|test| self.places.get(test).copied()).collect()
    }

    /// Returns the posterior after the first `tests` tests of `log`, if the exhaustive search stays
    /// within its limits.
    pub(super) fn exhaustive_posterior(&self, tests: usize) -> Option<Posterior> {
        let log = self.log.get(..tests)?;
        Posterior::from_exhaustive_search(&self.facts, log, EFFORT)
    }

    /// Returns the evidence for reasons, which excludes private clues.
    pub(super) fn evidence(&self) -> Evidence<'_> {
        Evidence { facts: &self.facts, log: &self.log, effort: EFFORT }
    }

    /// Explains why a claim is certain. `tests` are indices in the table's log of tests that prove
    /// it.
    pub(super) fn explain(&self, claim: Claim, tests: &[usize]) -> Message {
        let place = |test: &usize| self.places.iter().position(|place| place == test);
        let Some(tests) = tests.iter().map(place).collect::<Option<Vec<usize>>>() else {
            // One of the tests is marked as entered wrongly.
            return match self.evidence().reason(claim) {
                Some(reason) => self.reason_message(&reason),
                None => msg::help_reason_gone(),
            };
        };
        let reason = self.evidence().reason_from(&tests, claim);
        if reason.is_explained() {
            return self.reason_message(&reason);
        }
        let certain = self.certain();
        match self.by_clues(&certain).into_iter().find(|follows| follows.claim == claim) {
            Some(follows) => self.clue_reason_message(&follows, &tests),
            None => self.reason_message(&reason),
        }
    }

    fn reason_message(&self, reason: &Reason) -> Message {
        reason.message(&self.facts, &self.log, &self.numbers)
    }

    fn clue_reason_message(&self, follows: &ImpliedClaim, tests: &[usize]) -> Message {
        let (witch, claim) = (Identity::of(follows.witch.into()).name(), follows.claim.message());
        if follows.needs.is_empty() || tests.is_empty() {
            return msg::help_reason_clue(witch, claim);
        }
        let shown = row(follows.needs.iter().map(|claim| claim.message()));
        let numbers = list(tests.iter().map(|test| self.numbers[*test]));
        msg::help_reason_clue_tests(tests.len(), numbers, shown, witch, claim)
    }

    /// Returns all claims that are certain by easy reasoning.
    fn certain(&self) -> Vec<Claim> {
        climb(&self.facts, &self.log)
    }

    /// Returns the claims that are certain before the first test, by easy reasoning.
    pub(super) fn without_tests(&self) -> Vec<Claim> {
        climb(&self.facts, &[])
    }

    /// Returns the effects that may have changed the counts of the tests without a report.
    pub(super) fn silent_effects(&self) -> Vec<Effect> {
        let is_silent = |effect: &Effect| effect.changes_growth() && !effect.reports();
        let silent = self.facts.effects.iter().copied().filter(is_silent);
        if self.log.is_empty() { Vec::new() } else { silent.collect() }
    }

    /// Returns all roles that the ingredient of `claim` certainly does not have, as bits (see
    /// [`role_bit`]): by easy reasoning or by one of the earlier `hints`. 0 if `claim` says more or
    /// is of another kind, or if more than [`SAID_NUMBERS`] numbers are left.
    pub(super) fn denied_roles(&self, claim: Claim, hints: &[GivenHint]) -> u8 {
        if claim.holds || role_bit(claim.property) == 0 {
            return 0;
        }
        let certain = self.certain();
        let numbers = (1..=self.facts.longest).map(Property::Number);
        let denied = numbers.chain([Property::Decoy]).fold(0, |denied, property| {
            let other = Claim { property, ..claim };
            let is_denied = other == claim
                || certain.contains(&other)
                || hints.iter().any(|hint| hint.says(&other));
            denied | if is_denied { role_bit(property) } else { 0 }
        });
        let left = u32::from(self.facts.longest) - (denied >> 1).count_ones();
        match left {
            0 if denied & 1 == 0 => NO_NUMBER,
            1..=SAID_NUMBERS => denied,
            _ => 0,
        }
    }

    /// Returns the tests that prove the premises of a deduction from a private clue.
    pub(super) fn tests_of(&self, follows: &ImpliedClaim) -> Vec<usize> {
        let reasons = follows.needs.iter().filter_map(|claim| self.evidence().reason(*claim));
        let mut tests = Vec::new();
        reasons.for_each(|reason| tests.extend(reason.tests));
        sort_dedup(&mut tests);
        tests
    }

    /// Returns a smallest group of these notes that cannot be true together, and the tests that
    /// prove this. `None` if all notes may be true, or if that took too much work to find out.
    pub(super) fn clash(
        &self,
        notes: &[Claim],
        posterior: &Posterior,
    ) -> Option<(Vec<Claim>, Vec<usize>)> {
        let found = self.evidence().clash(notes);
        found.or_else(|| {
            (posterior.are_possible(notes) == Some(false)).then_some(())?;
            let mut few = notes.to_vec();
            for note in notes {
                let fewer: Vec<Claim> = few.iter().copied().filter(|one| one != note).collect();
                if posterior.are_possible(&fewer) == Some(false) {
                    few = fewer;
                }
            }
            Some((few, self.all_tests()))
        })
    }

    /// Returns the posterior after all tests except those marked as entered wrongly
    /// ([`Test::mistyped`]).
    pub(super) fn posterior(&self) -> Posterior {
        Posterior::after(&self.facts, &self.log, EFFORT)
    }

    /// Returns the claims that follow from private clues and from what is certain already.
    pub(super) fn by_clues(&self, certain: &[Claim]) -> Vec<ImpliedClaim> {
        let of = |&(witch, clue): &(u8, Clue)| {
            let all = follows(clue, certain, &self.facts).into_iter();
            all.map(move |(claim, needs)| ImpliedClaim { claim, witch, needs })
        };
        self.clues.iter().flat_map(of).collect()
    }

    /// Returns the steps of easy reasoning, without a search through all secrets, up to the first
    /// step that is `wanted`.
    pub(super) fn steps_to(&self, wanted: &dyn Fn(&Step) -> bool) -> Vec<Step> {
        Ladder::climb_until(&self.facts, &self.log, None, WAYS, wanted).steps
    }

    /// Returns tests that prove a claim proved by the whole log. With effects, returns all tests
    /// unless easy reasoning finds fewer.
    pub(super) fn tests_for(&self, claim: Claim) -> Vec<usize> {
        let evidence = self.evidence();
        let is_plain = self.facts.effects.is_empty();
        let reason = if is_plain { evidence.reason(claim) } else { evidence.argue(claim) };
        reason.map_or_else(|| self.all_tests(), |reason| reason.tests)
    }

    /// Returns the indices of all tests in `log`, which together prove every certain claim.
    pub(super) fn all_tests(&self) -> Vec<usize> {
        (0..self.log.len()).collect()
    }

    /// Draws potions of this `size`, brewed as if one of the possible secrets were true, with some
    /// random dots.
    pub(super) fn potions(
        &self,
        posterior: &Posterior,
        count: usize,
        size: usize,
        turn: usize,
    ) -> Vec<Vec<PotionItem>> {
        // The seed is public and fixed, so the same knowledge always gives the same potions.
        let mut stream = Stream::new(Seed(self.id), WitchesConcern::Deduce, turn as u64);
        let worlds: Vec<_> = posterior.worlds().map(|(secret, _)| secret).collect();
        let mut potions: Vec<Vec<PotionItem>> = Vec::new();
        while potions.len() < count {
            let Some(&secret) = stream.pick(&worlds) else { break };
            let mut herbs = self.facts.ingredients().to_vec();
            stream.shuffle(&mut herbs);
            let believed =
                |herb| (1..=secret.length()).find(|&n| secret.has(herb, Property::Number(n)));
            let mut potion: Vec<PotionItem> = herbs
                .iter()
                .cycle()
                .take(size)
                .map(|&ingredient| {
                    let any = 1 + stream.below(self.facts.longest.into()) as u8;
                    let number = believed(ingredient).filter(|_| stream.chance(2, 3));
                    PotionItem { ingredient, grown: number.unwrap_or(any) }
                })
                .collect();
            sort_by(&mut potion, |a, b| believed(a.ingredient).cmp(&believed(b.ingredient)));
            potions.push(potion);
        }
        potions
    }
}

/// Claim that follows from a private clue and from what is certain already.
pub(super) struct ImpliedClaim {
    pub(super) claim: Claim,
    /// Index of the witch who has the clue, from 0.
    witch: u8,
    /// Certain claims that the deduction needs.
    needs: Vec<Claim>,
}

/// Returns the claims about single ingredients that follow from a clue and from what is certain
/// already, each with the certain claims that it needs.
fn follows(clue: Clue, certain: &[Claim], facts: &PublicFacts) -> Vec<(Claim, Vec<Claim>)> {
    let is = |ingredient, property, holds| Claim { ingredient, property, holds };
    // One ingredient of the group has the property: the only one that can have it.
    let one_of = |group: [Ingredient; 3], property| {
        let can = |&herb: &Ingredient| !certain.contains(&is(herb, property, false));
        let mut can = group.into_iter().filter(can);
        let last = can.next().filter(|_| can.next().is_none());
        last.map(|herb| {
            let others = group.into_iter().filter(|other| *other != herb);
            (is(herb, property, true), others.map(|other| is(other, property, false)).collect())
        })
    };
    let at_once = |claim: Claim| (claim, Vec::new());
    match clue {
        Clue::OneHasNumber(group, number) => {
            one_of(group, Property::Number(number)).into_iter().collect()
        }
        Clue::OneIsDecoy(group) => {
            let decoy = |herb| is(herb, Property::Decoy, true);
            let known = group.into_iter().find(|&herb| certain.contains(&decoy(herb)));
            let others = |one| group.into_iter().filter(move |&herb| herb != one);
            let regular = known.into_iter().flat_map(others);
            let regular = regular.map(|herb| {
                let needs = known.into_iter().map(decoy).collect();
                (is(herb, Property::Decoy, false), needs)
            });
            one_of(group, Property::Decoy).into_iter().chain(regular).collect()
        }
        Clue::NotNumber(herb, number) => vec![at_once(is(herb, Property::Number(number), false))],
        Clue::IsDecoy(herb) => vec![at_once(is(herb, Property::Decoy, true))],
        Clue::StandsIn(herb, half) => {
            // For a hidden length, excludes only numbers that every length excludes.
            let out = |number: &u8| match half {
                Half::First => number * 2 > facts.recipe.longest(),
                Half::Second => number * 2 <= facts.recipe.shortest(),
            };
            let numbers = (1..=facts.longest).filter(out).map(Property::Number);
            let out = numbers.chain([Property::Decoy]).map(|property| is(herb, property, false));
            out.map(at_once).collect()
        }
        // The clue does not reveal which effects they are.
        Clue::EffectCount(..) => Vec::new(),
    }
}

/// Returns the claims that `log` proves by easy reasoning, without a search through all secrets.
fn climb(facts: &PublicFacts, log: &[Observation]) -> Vec<Claim> {
    let ladder = Ladder::climb_until(facts, log, None, WAYS, &|_| false);
    ladder.steps.into_iter().flat_map(|step| step.claims).collect()
}
