//! The walk over a potion: the one place that says what happens at each ingredient (rules,
//! section 4); what effects do there stands in [`playing`]. [`evaluate`](super::evaluate()) walks
//! whole potions with real randomness, the solver growing ones with adversarial randomness.

mod playing;

use super::definition::{Decoy, Parts, Role};
use super::effect::Change;
use super::{Effect, MAX_POTION, Report};

/// Which ingredient of a puzzle, as its index.
pub(super) type Index = u8;

/// A number during a walk. Effects can take it out of 1..L.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    /// An ignored decoy has none; no alteration gives it one.
    Missing,
    Known(i16),
    /// Any of 1..L, as an adversary likes.
    Unsure,
}

impl Number {
    pub(super) fn add(&mut self, delta: i16) {
        if let Number::Known(n) = self {
            *n += delta;
        }
    }

    pub(super) fn set(&mut self, to: Number) {
        if *self != Number::Missing {
            *self = to;
        }
    }

    pub(super) fn known(self) -> Option<i16> {
        match self {
            Number::Known(n) => Some(n),
            Number::Missing | Number::Unsure => None,
        }
    }

    /// Whether it surely is one more than the number before.
    pub(super) fn follows(self, before: Number) -> bool {
        matches!((before.known(), self.known()), (Some(a), Some(b)) if b == a + 1)
    }
}

/// How the walk learns what its random effects do, and where reports go.
pub(super) trait World {
    /// A random number of 1..L.
    fn number(&mut self, length: u8) -> Number;
    /// A uniform index below `n`, for reports only.
    fn below(&mut self, n: usize) -> usize;
    /// Whether reports are wanted at all.
    const REPORTS: bool;
    fn report(&mut self, report: Report);
    fn forget_reports(&mut self);
    /// The ingredient at a place of the potion has its turn.
    fn meet(&mut self, _place: u8) {}
    /// The one that has its turn is counted.
    fn counted(&mut self, _counted: Counted) {}
    /// The ingredient at a place is left out.
    fn skip(&mut self, _place: u8) {}
}

/// How an ingredient was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counted {
    /// The number that its dots were compared with.
    pub(super) number: Number,
    pub(super) growth: Grew,
    pub(super) in_order: bool,
    /// Wrong, whatever its dots and its order.
    pub(super) made_wrong: bool,
}

/// Dots compared with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grew {
    Right,
    Under,
    Over,
    /// Taken as right.
    Spared,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) ingredient: Index,
    /// Its place in the potion, from 0.
    place: u8,
    /// Dots; `None` grows the ingredient to whatever is right, if 1..L can be right.
    grown: Option<u8>,
    pub(super) number: Number,
    /// False once its effects are lost for this test.
    pub(super) live: bool,
    pub(super) decoy: bool,
    imposter: bool,
    /// A Coward runs only once.
    moved: bool,
}

/// What the effects of the ingredient at hand bring about once it is judged.
#[derive(Default)]
pub(super) struct Turn {
    /// It is wrong.
    pub(super) wrong: bool,
    /// The walk stops.
    pub(super) stop: bool,
    /// All so far is forgotten.
    pub(super) forget: bool,
    /// The growth of the next one that is counted is right.
    pub(super) fertilize: bool,
}

/// What a step met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// An ingredient was judged, ignored, skipped or sent to the end.
    On,
    /// The walk is over.
    Done,
}

/// The state of a walk. The line of ingredients is `front[..known]`, then whatever has not
/// been chosen yet (the solver only), then `tail`: those that ran to the end.
pub(super) struct Walk<'p, P> {
    pub(super) puzzle: &'p P,
    pub(super) size: usize,
    pub(super) front: [Entry; MAX_POTION],
    known: usize,
    tail: [Entry; MAX_POTION],
    tail_len: usize,
    pub(super) passed: usize,
    /// The decoys of the whole potion where it is not whole yet: what the solver supposes.
    supposed_decoys: u8,
    stopped: bool,
    pub(super) skip_next: bool,
    next_is_fertilized: bool,
    next_is_first: bool,
    /// For each place of the potion: the dots that were right where it was judged, if any
    /// could be.
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
    number: Number::Missing,
    live: false,
    decoy: false,
    imposter: false,
    moved: false,
};

impl<'p, P: Parts> Walk<'p, P> {
    /// An empty line for a potion of `size` ingredients (1 to [`MAX_POTION`]).
    pub(super) fn new(puzzle: &'p P, size: usize, supposed_decoys: u8) -> Self {
        Walk {
            puzzle,
            size,
            front: [NOBODY; MAX_POTION],
            known: 0,
            tail: [NOBODY; MAX_POTION],
            tail_len: 0,
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

    /// Puts the next ingredient into the line.
    pub(super) fn push(&mut self, ingredient: Index, grown: Option<u8>) {
        let role = self.puzzle.role(usize::from(ingredient));
        let number = match role {
            Role::Regular(n) | Role::Decoy(Decoy::Imposter(n)) => Number::Known(n.into()),
            Role::Decoy(Decoy::Overgrown) => Number::Known(0),
            Role::Decoy(Decoy::Undergrown) => Number::Known(i16::from(self.puzzle.length()) + 1),
            Role::Decoy(Decoy::Ignore) => Number::Missing,
        };
        self.front[self.known] = Entry {
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

    pub(super) fn unknown(&self) -> usize {
        self.size - self.known - self.tail_len
    }

    /// Whether the next step has all that it looks at: the ingredient and the one after it.
    pub(super) fn ready(&self) -> bool {
        self.stopped || self.passed + 1 < self.known || self.unknown() == 0
    }

    /// How many ingredients can still be counted.
    pub(super) fn ahead(&self) -> usize {
        if self.stopped { 0 } else { self.size - self.passed }
    }

    /// Everybody known, in today's order.
    pub(super) fn line(&self) -> impl Iterator<Item = &Entry> {
        self.front[..self.known].iter().chain(&self.tail[..self.tail_len])
    }

    pub(super) fn part_effects(&self, entry: &Entry) -> &'p [Effect] {
        if entry.live { self.puzzle.effects(usize::from(entry.ingredient)) } else { &[] }
    }

    pub(super) fn next(&mut self) -> Option<&mut Entry> {
        if self.passed + 1 < self.known {
            Some(&mut self.front[self.passed + 1])
        } else if self.unknown() == 0 && self.tail_len > 0 {
            Some(&mut self.tail[0])
        } else {
            None
        }
    }

    /// The ingredient at hand.
    pub(super) fn me(&mut self) -> &mut Entry {
        &mut self.front[self.passed]
    }

    pub(super) fn alter_next(&mut self, alter: impl FnOnce(&mut Entry)) {
        if let Some(next) = self.next() {
            alter(next);
        }
    }

    pub(super) fn before(&self) -> Option<Number> {
        (self.passed > 0).then(|| self.front[self.passed - 1].number)
    }

    pub(super) fn decoys(&self) -> u8 {
        if self.unknown() > 0 {
            self.supposed_decoys
        } else {
            self.line().filter(|e| e.decoy).count() as u8
        }
    }

    /// One step. Call it only while [`Walk::ready`].
    pub(super) fn step<W: World>(&mut self, world: &mut W) -> Step {
        if self.stopped || self.passed == self.size {
            return Step::Done;
        }
        if self.passed == self.known {
            self.front[self.known..self.size].copy_from_slice(&self.tail[..self.tail_len]);
            self.known = self.size;
            self.tail_len = 0;
        }
        if self.skip_next {
            self.skip_next = false;
            world.skip(self.front[self.passed].place);
            self.passed += 1;
            return Step::On;
        }
        let me = &self.front[self.passed];
        let cowardly = !me.moved
            && (self.passed + 1) * 2 <= self.size
            && self
                .part_effects(me)
                .iter()
                .any(|e| matches!(e.act().change(), Some(Change::MoveToTheEnd)));
        if cowardly {
            self.send_to_the_end();
            return Step::On;
        }
        self.judge(world);
        self.passed += 1;
        Step::On
    }

    fn send_to_the_end(&mut self) {
        let mut me = self.front[self.passed];
        me.moved = true;
        self.front.copy_within(self.passed + 1..self.known, self.passed);
        self.known -= 1;
        self.tail[self.tail_len] = me;
        self.tail_len += 1;
    }

    fn judge<W: World>(&mut self, world: &mut W) {
        let mut turn = Turn::default();
        world.meet(self.front[self.passed].place);
        for &effect in self.part_effects(&self.front[self.passed]) {
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
            if !self.front[self.passed].live {
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

    /// Judges order and growth with the number that it has after its own effects ran.
    fn count(&mut self, made_wrong: bool) -> Option<Counted> {
        let me = self.front[self.passed];
        if me.number == Number::Missing {
            return None;
        }
        self.counted += 1;
        let in_order =
            self.next_is_first || self.before().is_some_and(|before| me.number.follows(before));
        let made_wrong = made_wrong || me.imposter;
        let growth = if self.next_is_fertilized {
            self.next_is_fertilized = false;
            Grew::Spared
        } else {
            // Outside 1..L a number matches no possible growth.
            let possible =
                me.number.known().filter(|n| (1..=i16::from(self.puzzle.length())).contains(n));
            self.right[usize::from(me.place)] = possible.map(|n| n as u8);
            let grown_right = match me.grown {
                None => possible.is_some(),
                Some(grown) => possible == Some(grown.into()),
            };
            if grown_right {
                Grew::Right
            } else {
                let lacks = match (me.grown, me.number.known()) {
                    (Some(grown), Some(n)) => {
                        i16::from(grown) < n || n > i16::from(self.puzzle.length())
                    }
                    (_, n) => n > Some(0),
                };
                if lacks { Grew::Under } else { Grew::Over }
            }
        };
        self.undergrown += u8::from(growth == Grew::Under);
        self.overgrown += u8::from(growth == Grew::Over);
        let wrong_growth = matches!(growth, Grew::Under | Grew::Over);
        self.wrong += u8::from(made_wrong || !in_order || wrong_growth);
        Some(Counted { number: me.number, growth, in_order, made_wrong })
    }
}
