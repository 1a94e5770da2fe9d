//! Acts: what effects do in a test, as data and as the walk plays it (rules, section 3). The
//! one place that says what an effect does.

use super::walk::{Number, Turn, Walk, World};
use super::{Effect, Says};
use crate::edition::Edition;

/// What an effect does in a test.
#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    /// Changes what is judged.
    Alter(Alter),
    /// Reports.
    Report(Fact),
    /// The one, then the other.
    Both(Alter, Fact),
}

/// A change of what is judged: numbers, order, or which ingredients count.
#[derive(Clone, Copy, Debug)]
pub(super) enum Alter {
    /// The evaluation stops after this ingredient.
    Stop,
    /// All counts and reports so far are forgotten; the next ingredient is as the first.
    Forget,
    /// Before it is judged, an ingredient of the first half goes to the end, once.
    MoveToTheEnd,
    /// This much is added to the next one's number.
    AddToNext(i8),
    /// The next one is skipped.
    SkipNext,
    /// The next one loses its effects.
    CleanNext,
    /// The growth of the next counted one is right.
    FertilizeNext,
    /// The next one's number becomes the count of its effects.
    EqualizeNext,
    /// Its number becomes a random one.
    Randomize,
    /// The same in a potion of odd size.
    RandomizeIfOdd,
    /// In a potion of odd size its number and its remaining effects vanish.
    VanishIfOdd,
    /// The count of regular ingredients is added to its number.
    AddRegular,
    /// The count of decoys is taken from its number.
    SubtractDecoys,
    /// The number right before is added to its number.
    AddBefore,
    /// It is wrong unless the other one with this effect is in the potion.
    WrongAlone,
    /// It is wrong if the other one with this effect is in the potion.
    WrongTogether,
}

/// What an effect reports of the potion as it stands now.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fact {
    /// That it was met.
    Here,
    /// The same, with at least three others in the potion; else nothing.
    Crowd,
    /// The number of a random ingredient.
    NumberOfOne,
    /// A random number that no ingredient has.
    NumberOfNone,
    /// Its own number, or why there is none to tell.
    OwnNumber,
    /// How far its number is from its place.
    Distance,
    /// How many ingredients have effects.
    WithEffects,
    /// How many effects all have together.
    Effects,
    /// Whether an ingredient has several effects.
    SeveralEffects,
    /// How many after the first are out of order.
    OutOfOrder,
    /// How many after the first are in order.
    InOrder,
    /// The sum of all numbers.
    Sum,
    /// How many decoys there are.
    Decoys,
    /// How many regular ingredients there are.
    Regular,
    /// Whether its number and the one right before differ by at most 1.
    CloseBefore,
    /// One of [`JOKES`], at random.
    Joke,
}

const JOKES: [Fact; 8] = [
    Fact::NumberOfNone,
    Fact::NumberOfOne,
    Fact::Effects,
    Fact::WithEffects,
    Fact::Sum,
    Fact::Decoys,
    Fact::Regular,
    Fact::CloseBefore,
];

impl Act {
    pub(super) const fn alter(self) -> Option<Alter> {
        match self {
            Act::Alter(alter) | Act::Both(alter, _) => Some(alter),
            Act::Report(_) => None,
        }
    }

    pub(super) const fn report(self) -> Option<Fact> {
        match self {
            Act::Report(fact) | Act::Both(_, fact) => Some(fact),
            Act::Alter(_) => None,
        }
    }
}

impl Alter {
    /// Whether it looks at how many decoys the whole potion has: what the solver has to suppose
    /// before it has chosen all of it.
    pub(super) const fn counts_decoys(self) -> bool {
        match self {
            Alter::AddRegular | Alter::SubtractDecoys => true,
            Alter::Stop
            | Alter::Forget
            | Alter::MoveToTheEnd
            | Alter::AddToNext(_)
            | Alter::SkipNext
            | Alter::CleanNext
            | Alter::FertilizeNext
            | Alter::EqualizeNext
            | Alter::Randomize
            | Alter::RandomizeIfOdd
            | Alter::VanishIfOdd
            | Alter::AddBefore
            | Alter::WrongAlone
            | Alter::WrongTogether => false,
        }
    }
}

impl Walk<'_> {
    /// Changes what an effect of the ingredient at hand changes.
    pub(super) fn alter<W: World>(
        &mut self,
        effect: Effect,
        alter: Alter,
        turn: &mut Turn,
        world: &mut W,
    ) {
        match alter {
            Alter::Stop => turn.stop = true,
            Alter::Forget => turn.forget = true,
            // It has moved already, or stands in the second half.
            Alter::MoveToTheEnd => {}
            Alter::AddToNext(much) => self.alter_next(|next| next.number.add(much.into())),
            Alter::SkipNext => self.skip_next = true,
            Alter::CleanNext => self.alter_next(|next| next.live = false),
            Alter::FertilizeNext => turn.fertilize = true,
            Alter::EqualizeNext => self.equalize_next(),
            Alter::Randomize => self.randomize(world),
            Alter::RandomizeIfOdd if self.is_odd() => self.randomize(world),
            Alter::VanishIfOdd if self.is_odd() => {
                let me = self.me();
                me.number = Number::Missing;
                me.live = false;
                me.decoy = true;
            }
            Alter::RandomizeIfOdd | Alter::VanishIfOdd => {}
            Alter::AddRegular => {
                let regular = self.size as i16 - i16::from(self.decoys());
                self.me().number.add(regular);
            }
            Alter::SubtractDecoys => {
                let decoys = i16::from(self.decoys());
                self.me().number.add(-decoys);
            }
            Alter::AddBefore => self.add_number_before(),
            // Before the potion is whole, the solver hopes for the best.
            Alter::WrongAlone => {
                turn.wrong |= !self.partner_is_here(effect) && self.unknown() == 0;
            }
            Alter::WrongTogether => turn.wrong |= self.partner_is_here(effect),
        }
    }

    fn is_odd(&self) -> bool {
        self.size % 2 == 1
    }

    fn randomize<W: World>(&mut self, world: &mut W) {
        let number = world.number(self.puzzle.length());
        self.me().number.set(number);
    }

    fn equalize_next(&mut self) {
        let Some(next) = self.next().map(|next| *next) else { return };
        let effects = self.part_effects(&next).len() as i16;
        self.alter_next(|next| next.number.set(Number::Known(effects)));
    }

    fn add_number_before(&mut self) {
        match self.before() {
            Some(Number::Known(n)) => self.me().number.add(n),
            Some(Number::Unsure) => self.me().number.set(Number::Unsure),
            Some(Number::Missing) | None => {}
        }
    }

    /// Whether the other one of a pair is in the potion.
    fn partner_is_here(&self, pair: Effect) -> bool {
        let me = self.front[self.passed].ingredient;
        self.line().any(|e| {
            e.ingredient != me && self.puzzle.effects(usize::from(e.ingredient)).contains(&pair)
        })
    }

    /// What the ingredient at hand reports, if there is anything to say.
    pub(super) fn says<W: World>(&self, fact: Fact, world: &mut W) -> Option<Says> {
        let count = |n: usize| Says::Number(n as i16);
        let yes = |yes| if yes { Says::Yes } else { Says::No };
        let number = |number: Number| number.known().map_or(Says::NoNumber, Says::Number);
        let me = &self.front[self.passed];
        Some(match fact {
            Fact::Here => Says::Here,
            Fact::Crowd if self.size > 3 => Says::Here,
            Fact::Crowd => return None,
            Fact::NumberOfOne => {
                let who = world.below(self.size);
                self.line().nth(who).map_or(Says::NoNumber, |e| number(e.number))
            }
            Fact::NumberOfNone => {
                let is_free = |n: &i16| self.line().all(|e| e.number.known() != Some(*n));
                let mut free = (1..=i16::from(self.puzzle.length())).filter(is_free);
                match free.clone().count() {
                    0 => Says::NothingToSay,
                    several => {
                        free.nth(world.below(several)).map_or(Says::NothingToSay, Says::Number)
                    }
                }
            }
            Fact::OwnNumber
                if me.number == Number::Missing && self.edition() >= Edition::Second =>
            {
                Says::Decoy
            }
            Fact::OwnNumber if self.is_odd() => Says::Random,
            Fact::OwnNumber if me.decoy => Says::Decoy,
            Fact::OwnNumber => number(me.number),
            Fact::Distance => match me.number.known() {
                Some(n) => Says::Number((n - (self.passed as i16 + 1)).abs()),
                None => Says::NoNumber,
            },
            Fact::WithEffects => {
                count(self.line().filter(|e| !self.part_effects(e).is_empty()).count())
            }
            Fact::Effects => count(self.line().map(|e| self.part_effects(e).len()).sum()),
            Fact::SeveralEffects => yes(self.line().any(|e| self.part_effects(e).len() > 1)),
            Fact::OutOfOrder => count(self.size - 1 - self.in_order()),
            Fact::InOrder => count(self.in_order()),
            Fact::Sum => Says::Number(self.line().filter_map(|e| e.number.known()).sum()),
            Fact::Decoys => count(self.decoys().into()),
            Fact::Regular => count(self.size - usize::from(self.decoys())),
            Fact::CloseBefore => yes(matches!(
                (self.before().and_then(Number::known), me.number.known()),
                (Some(a), Some(b)) if (a - b).abs() <= 1
            )),
            Fact::Joke => return self.says(JOKES[world.below(JOKES.len())], world),
        })
    }

    fn edition(&self) -> Edition {
        self.puzzle.settings().edition()
    }

    /// How many ingredients after the first have a number one more than the one before.
    fn in_order(&self) -> usize {
        self.line().zip(self.line().skip(1)).filter(|(a, b)| b.number.follows(a.number)).count()
    }
}
