//! Walk along a potion: the single implementation of the evaluation of each ingredient and its
//! effects (rules, section 4). [`evaluate`](super::evaluate()) walks complete potions with real
//! random numbers; the solver walks growing potions with adversarial ones.

use super::definition::{Assignment, Decoy, Role};
use super::effect::{Alteration, ReportFact};
use super::{Effect, MAX_POTION, PotionItem, Report, ReportValue};

/// Index of an ingredient in its puzzle.
pub(super) type Index = u8;

/// Number of an ingredient during a walk. Effects can move it outside `1..=L`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WalkNumber {
    /// No number, as of an ignored decoy. No alteration gives it one.
    Missing,
    Known(i16),
    /// Any number of `1..=L`, as chosen by an adversary.
    Unsure,
}

impl WalkNumber {
    fn add(&mut self, delta: i16) {
        if let WalkNumber::Known(n) = self {
            *n += delta;
        }
    }

    fn set(&mut self, to: WalkNumber) {
        if *self != WalkNumber::Missing {
            *self = to;
        }
    }

    pub(super) fn known(self) -> Option<i16> {
        match self {
            WalkNumber::Known(n) => Some(n),
            WalkNumber::Missing | WalkNumber::Unsure => None,
        }
    }

    /// Whether both numbers are known and this one is one more than `before`.
    fn follows(self, before: WalkNumber) -> bool {
        matches!((before.known(), self.known()), (Some(a), Some(b)) if b == a + 1)
    }
}

/// Source of random numbers and receiver of reports for a walk.
pub(super) trait WalkHost {
    /// Returns a random number of `1..=length`.
    fn number(&mut self, length: u8) -> WalkNumber;
    /// Whether reports are made. If `false`, `below` and `report` are never called.
    const REPORTS: bool;
    /// Returns a uniform index below `n`, for reports only.
    fn below(&mut self, _n: usize) -> usize {
        0
    }
    fn report(&mut self, _report: Report) {}
    fn forget_reports(&mut self) {}
    /// Receives the place of the ingredient whose evaluation begins.
    fn enter_place(&mut self, _place: u8) {}
    /// Receives the result for the current ingredient, if it is counted.
    fn counted(&mut self, _counted: CountResult) {}
    /// Receives the place of an ingredient that is skipped.
    fn skip(&mut self, _place: u8) {}
}

/// Result of counting an ingredient.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CountResult {
    /// Number that the dots were compared with.
    pub(super) number: WalkNumber,
    pub(super) growth: GrowthResult,
    pub(super) in_order: bool,
    /// Whether it is wrong regardless of its dots and order.
    pub(super) made_wrong: bool,
}

/// Comparison of the dots with the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GrowthResult {
    Right,
    Under,
    Over,
    /// Taken as right because of a Fertilizer.
    Spared,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    ingredient: Index,
    /// Place in the potion as poured, from 0.
    place: u8,
    /// Number of dots; `None` is whichever number is right, if one of `1..=L` is.
    grown: Option<u8>,
    number: WalkNumber,
    /// Whether its effects run; `false` once they are removed for this test.
    live: bool,
    decoy: bool,
    imposter: bool,
    /// Whether it was moved to the end, which happens only once.
    moved: bool,
}

/// Consequences of the current ingredient's effects that apply after it is judged.
#[derive(Default)]
struct PendingConsequences {
    /// Whether the ingredient is wrong.
    wrong: bool,
    /// Whether the walk ends.
    stop: bool,
    /// Whether all counts and reports are reset.
    forget: bool,
    /// Whether the growth of the next counted ingredient is right.
    fertilize: bool,
}

/// Result of [`Walk::step`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WalkStep {
    /// An ingredient was judged, ignored, skipped or moved to the end.
    On,
    /// The walk is over.
    Done,
}

/// State of the evaluation of a potion, ingredient by ingredient. The ingredients in order are
/// `line[..known]`, then those not chosen yet (in the solver only), then the last `moved` entries of
/// `line[..size]`: those that were moved to the end.
pub(super) struct Walk<'p, P> {
    puzzle: &'p P,
    size: usize,
    line: [Entry; MAX_POTION],
    known: usize,
    moved: usize,
    passed: usize,
    /// Assumed number of decoys in the whole potion while it is incomplete (in the solver only).
    supposed_decoys: u8,
    stopped: bool,
    skip_next: bool,
    next_is_fertilized: bool,
    next_is_first: bool,
    /// Right number of dots for each place of the potion, where it was judged and one was right.
    pub(super) right: [Option<u8>; MAX_POTION],
    pub(super) counted: u8,
    pub(super) wrong: u8,
    pub(super) undergrown: u8,
    pub(super) overgrown: u8,
}

impl<P> Clone for Walk<'_, P> {
    fn clone(&self) -> Self {
        Walk { ..*self }
    }
}

const NOBODY: Entry = Entry {
    ingredient: 0,
    place: 0,
    grown: None,
    number: WalkNumber::Missing,
    live: false,
    decoy: false,
    imposter: false,
    moved: false,
};

impl<'p, P: Assignment> Walk<'p, P> {
    /// Creates an empty line for a potion of `size` ingredients (1 to [`MAX_POTION`]).
    pub(super) fn new(puzzle: &'p P, size: usize, supposed_decoys: u8) -> Self {
        Walk {
            puzzle,
            size,
            line: [NOBODY; MAX_POTION],
            known: 0,
            moved: 0,
            passed: 0,
            supposed_decoys,
            stopped: false,
            skip_next: false,
            next_is_fertilized: false,
            next_is_first: true,
            right: [None; MAX_POTION],
            counted: 0,
            wrong: 0,
            undergrown: 0,
            overgrown: 0,
        }
    }

    /// Creates the complete line of a potion.
    pub(super) fn poured(puzzle: &'p P, pours: &[PotionItem]) -> Self {
        let mut walk = Walk::new(puzzle, pours.len(), 0);
        for pour in pours {
            walk.push(pour.ingredient as Index, Some(pour.grown));
        }
        walk
    }

    /// Walks to the end.
    pub(super) fn finish<W: WalkHost>(&mut self, world: &mut W) {
        while self.step(world) == WalkStep::On {}
    }

    /// Whether the potion wins, after the end of the walk.
    pub(super) fn wins(&self) -> bool {
        self.counted >= self.puzzle.length() && self.wrong == 0
    }

    /// Appends the next ingredient to the line.
    pub(super) fn push(&mut self, ingredient: Index, grown: Option<u8>) {
        let role = self.puzzle.role(usize::from(ingredient));
        let number = match role {
            Role::Regular(n) | Role::Decoy(Decoy::Imposter(n)) => WalkNumber::Known(n.into()),
            Role::Decoy(Decoy::Overgrown) => WalkNumber::Known(0),
            Role::Decoy(Decoy::Undergrown) => {
                WalkNumber::Known(i16::from(self.puzzle.length()) + 1)
            }
            Role::Decoy(Decoy::Ignore) => WalkNumber::Missing,
        };
        self.line[self.known] = Entry {
            ingredient,
            place: self.known as u8,
            grown,
            number,
            live: true,
            decoy: matches!(role, Role::Decoy(_)),
            imposter: matches!(role, Role::Decoy(Decoy::Imposter(_))),
            moved: false,
        };
        self.known += 1;
    }

    fn unknown(&self) -> usize {
        self.size - self.known - self.moved
    }

    /// Whether the next step has its inputs: the current ingredient and the one after it.
    pub(super) fn is_ready(&self) -> bool {
        self.stopped || self.passed + 1 < self.known || self.unknown() == 0
    }

    /// Returns the largest number of ingredients that can still be counted as undergrown or
    /// overgrown.
    pub(super) fn max_further_counts(&self) -> usize {
        if self.stopped { 0 } else { self.size - self.passed }
    }

    /// Returns the known ingredients in their current order.
    fn entries(&self) -> impl Iterator<Item = &Entry> {
        let moved = &self.line[self.size - self.moved..self.size];
        self.line[..self.known].iter().chain(moved)
    }

    fn part_effects(&self, entry: &Entry) -> &'p [Effect] {
        if entry.live { self.puzzle.effects(usize::from(entry.ingredient)) } else { &[] }
    }

    fn next(&mut self) -> Option<&mut Entry> {
        let next = self.passed + 1;
        let is_known = next < self.known || self.unknown() == 0 && next < self.size;
        is_known.then(|| &mut self.line[next])
    }

    /// Returns the current ingredient.
    fn current(&mut self) -> &mut Entry {
        &mut self.line[self.passed]
    }

    fn alter_next(&mut self, alter: impl FnOnce(&mut Entry)) {
        if let Some(next) = self.next() {
            alter(next);
        }
    }

    fn previous(&self) -> Option<WalkNumber> {
        (self.passed > 0).then(|| self.line[self.passed - 1].number)
    }

    fn decoys(&self) -> u8 {
        if self.unknown() > 0 {
            self.supposed_decoys
        } else {
            self.entries().filter(|e| e.decoy).count() as u8
        }
    }

    /// Makes one step. Must be called only while [`Walk::is_ready`] is true.
    pub(super) fn step<W: WalkHost>(&mut self, world: &mut W) -> WalkStep {
        if self.stopped || self.passed == self.size {
            return WalkStep::Done;
        }
        if self.passed == self.known {
            self.known = self.size;
            self.moved = 0;
        }
        if self.skip_next {
            self.skip_next = false;
            world.skip(self.line[self.passed].place);
            self.passed += 1;
            return WalkStep::On;
        }
        let current = &self.line[self.passed];
        let cowardly = !current.moved
            && (self.passed + 1) * 2 <= self.size
            && self
                .part_effects(current)
                .iter()
                .any(|e| matches!(e.act().change(), Some(Alteration::MoveToTheEnd)));
        if cowardly {
            self.move_to_end();
            return WalkStep::On;
        }
        self.judge(world);
        self.passed += 1;
        WalkStep::On
    }

    /// Moves the current ingredient behind all others, where it is evaluated later.
    fn move_to_end(&mut self) {
        let mut current = self.line[self.passed];
        current.moved = true;
        self.line.copy_within(self.passed + 1..self.known, self.passed);
        self.known -= 1;
        let first_moved = self.size - self.moved;
        self.line.copy_within(first_moved..self.size, first_moved - 1);
        self.line[self.size - 1] = current;
        self.moved += 1;
    }

    fn judge<W: WalkHost>(&mut self, world: &mut W) {
        let mut turn = PendingConsequences::default();
        world.enter_place(self.line[self.passed].place);
        for &effect in self.part_effects(&self.line[self.passed]) {
            let act = effect.act();
            if let Some(change) = act.change() {
                self.alter(effect, change, &mut turn, world);
            }
            if W::REPORTS
                && let Some(fact) = act.report()
                && let Some(says) = self.says(fact, world)
            {
                world.report(Report { by: effect, says });
            }
            if !self.line[self.passed].live {
                break;
            }
        }
        if let Some(counted) = self.count(turn.wrong) {
            world.counted(counted);
        }
        self.stopped = turn.stop;
        self.next_is_fertilized |= turn.fertilize;
        self.next_is_first = turn.forget;
        if turn.forget {
            (self.counted, self.wrong, self.undergrown, self.overgrown) = (0, 0, 0, 0);
            world.forget_reports();
        }
    }

    /// Judges order and growth of the current ingredient, with its number after its own effects.
    /// Returns `None` if it has no number.
    fn count(&mut self, made_wrong: bool) -> Option<CountResult> {
        let current = self.line[self.passed];
        if current.number == WalkNumber::Missing {
            return None;
        }
        self.counted += 1;
        let in_order = self.next_is_first
            || self.previous().is_some_and(|before| current.number.follows(before));
        let made_wrong = made_wrong || current.imposter;
        let growth = if self.next_is_fertilized {
            self.next_is_fertilized = false;
            GrowthResult::Spared
        } else {
            // A number outside `1..=L` matches no possible growth.
            let possible = current
                .number
                .known()
                .filter(|n| (1..=i16::from(self.puzzle.length())).contains(n));
            self.right[usize::from(current.place)] = possible.map(|n| n as u8);
            let grown_right = match current.grown {
                None => possible.is_some(),
                Some(grown) => possible == Some(grown.into()),
            };
            if grown_right {
                GrowthResult::Right
            } else {
                let lacks = match (current.grown, current.number.known()) {
                    (Some(grown), Some(n)) => {
                        i16::from(grown) < n || n > i16::from(self.puzzle.length())
                    }
                    (_, n) => n > Some(0),
                };
                if lacks { GrowthResult::Under } else { GrowthResult::Over }
            }
        };
        self.undergrown += u8::from(growth == GrowthResult::Under);
        self.overgrown += u8::from(growth == GrowthResult::Over);
        let wrong_growth = matches!(growth, GrowthResult::Under | GrowthResult::Over);
        self.wrong += u8::from(made_wrong || !in_order || wrong_growth);
        Some(CountResult { number: current.number, growth, in_order, made_wrong })
    }
}

const JOKES: [ReportFact; 8] = [
    ReportFact::NumberOfNone,
    ReportFact::NumberOfOne,
    ReportFact::Effects,
    ReportFact::WithEffects,
    ReportFact::Sum,
    ReportFact::Decoys,
    ReportFact::Regular,
    ReportFact::CloseBefore,
];

impl<P: Assignment> Walk<'_, P> {
    /// Applies a change by an effect of the current ingredient.
    fn alter<W: WalkHost>(
        &mut self,
        effect: Effect,
        change: Alteration,
        turn: &mut PendingConsequences,
        world: &mut W,
    ) {
        match change {
            Alteration::Stop => turn.stop = true,
            Alteration::Forget => turn.forget = true,
            // `step` makes the move. Here the ingredient was moved already, or is in the second
            // half.
            Alteration::MoveToTheEnd => {}
            Alteration::AddToNext(much) => self.alter_next(|next| next.number.add(much.into())),
            Alteration::SkipNext => self.skip_next = true,
            Alteration::CleanNext => self.alter_next(|next| next.live = false),
            Alteration::FertilizeNext => turn.fertilize = true,
            Alteration::EqualizeNext => self.equalize_next(),
            Alteration::Randomize => self.randomize(world),
            Alteration::RandomizeIfOdd if self.is_odd() => self.randomize(world),
            Alteration::VanishIfOdd if self.is_odd() => {
                let current = self.current();
                current.number = WalkNumber::Missing;
                current.live = false;
                current.decoy = true;
            }
            Alteration::RandomizeIfOdd | Alteration::VanishIfOdd => {}
            Alteration::AddRegular => {
                let regular = self.size as i16 - i16::from(self.decoys());
                self.current().number.add(regular);
            }
            Alteration::SubtractDecoys => {
                let decoys = i16::from(self.decoys());
                self.current().number.add(-decoys);
            }
            Alteration::AddBefore => self.add_number_before(),
            // Assumes a partner while the potion is incomplete (in the solver only).
            Alteration::WrongAlone => {
                turn.wrong |= !self.partner_is_here(effect) && self.unknown() == 0;
            }
            Alteration::WrongTogether => turn.wrong |= self.partner_is_here(effect),
        }
    }

    fn is_odd(&self) -> bool {
        self.size % 2 == 1
    }

    fn randomize<W: WalkHost>(&mut self, world: &mut W) {
        let number = world.number(self.puzzle.length());
        self.current().number.set(number);
    }

    fn equalize_next(&mut self) {
        let Some(next) = self.next().map(|next| *next) else { return };
        let effects = self.part_effects(&next).len() as i16;
        self.alter_next(|next| next.number.set(WalkNumber::Known(effects)));
    }

    fn add_number_before(&mut self) {
        match self.previous() {
            Some(WalkNumber::Known(n)) => self.current().number.add(n),
            Some(WalkNumber::Unsure) => self.current().number.set(WalkNumber::Unsure),
            Some(WalkNumber::Missing) | None => {}
        }
    }

    /// Whether the other ingredient of a pair is in the potion.
    fn partner_is_here(&self, pair: Effect) -> bool {
        let current = self.line[self.passed].ingredient;
        self.entries().any(|e| {
            e.ingredient != current
                && self.puzzle.effects(usize::from(e.ingredient)).contains(&pair)
        })
    }

    /// Returns the content of the current ingredient's report, or `None` if it has nothing to
    /// report.
    fn says<W: WalkHost>(&self, fact: ReportFact, world: &mut W) -> Option<ReportValue> {
        let count = |n: usize| ReportValue::Number(n as i16);
        let yes = |yes| if yes { ReportValue::Yes } else { ReportValue::No };
        let number =
            |number: WalkNumber| number.known().map_or(ReportValue::NoNumber, ReportValue::Number);
        let current = &self.line[self.passed];
        Some(match fact {
            ReportFact::Here => ReportValue::Here,
            ReportFact::Crowd if self.size > 3 => ReportValue::Here,
            ReportFact::Crowd => return None,
            ReportFact::NumberOfOne => {
                let who = world.below(self.size);
                self.entries().nth(who).map_or(ReportValue::NoNumber, |e| number(e.number))
            }
            ReportFact::NumberOfNone => {
                let is_free = |n: &i16| self.entries().all(|e| e.number.known() != Some(*n));
                let mut free = (1..=i16::from(self.puzzle.length())).filter(is_free);
                match free.clone().count() {
                    0 => ReportValue::NothingToSay,
                    several => free
                        .nth(world.below(several))
                        .map_or(ReportValue::NothingToSay, ReportValue::Number),
                }
            }
            ReportFact::OwnNumber if current.number == WalkNumber::Missing => ReportValue::Decoy,
            ReportFact::OwnNumber if self.is_odd() => ReportValue::Random,
            ReportFact::OwnNumber if current.decoy => ReportValue::Decoy,
            ReportFact::OwnNumber => number(current.number),
            ReportFact::Distance => match current.number.known() {
                Some(n) => ReportValue::Number((n - (self.passed as i16 + 1)).abs()),
                None => ReportValue::NoNumber,
            },
            ReportFact::WithEffects => {
                count(self.entries().filter(|e| !self.part_effects(e).is_empty()).count())
            }
            ReportFact::Effects => count(self.entries().map(|e| self.part_effects(e).len()).sum()),
            ReportFact::SeveralEffects => {
                yes(self.entries().any(|e| self.part_effects(e).len() > 1))
            }
            ReportFact::OutOfOrder => count(self.size - 1 - self.in_order()),
            ReportFact::InOrder => count(self.in_order()),
            ReportFact::Sum => {
                ReportValue::Number(self.entries().filter_map(|e| e.number.known()).sum())
            }
            ReportFact::Decoys => count(self.decoys().into()),
            ReportFact::Regular => count(self.size - usize::from(self.decoys())),
            ReportFact::CloseBefore => yes(matches!(
                (self.previous().and_then(WalkNumber::known), current.number.known()),
                (Some(a), Some(b)) if (a - b).abs() <= 1
            )),
            ReportFact::Joke => return self.says(JOKES[world.below(JOKES.len())], world),
        })
    }

    /// Number of ingredients after the first whose number is one more than the one before.
    fn in_order(&self) -> usize {
        self.entries()
            .zip(self.entries().skip(1))
            .filter(|(a, b)| b.number.follows(a.number))
            .count()
    }
}
