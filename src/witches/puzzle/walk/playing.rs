//! What acts do at the ingredient at hand: the one place that says what an effect does.

use super::{Number, Turn, Walk, World};
use crate::game::edition::Edition;
use crate::witches::puzzle::definition::Parts;
use crate::witches::puzzle::effect::{Change, Fact};
use crate::witches::puzzle::{Effect, Says};

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

impl<P: Parts> Walk<'_, P> {
    /// Changes what an effect of the ingredient at hand changes.
    pub(super) fn alter<W: World>(
        &mut self,
        effect: Effect,
        change: Change,
        turn: &mut Turn,
        world: &mut W,
    ) {
        match change {
            Change::Stop => turn.stop = true,
            Change::Forget => turn.forget = true,
            // It has moved already, or stands in the second half.
            Change::MoveToTheEnd => {}
            Change::AddToNext(much) => self.alter_next(|next| next.number.add(much.into())),
            Change::SkipNext => self.skip_next = true,
            Change::CleanNext => self.alter_next(|next| next.live = false),
            Change::FertilizeNext => turn.fertilize = true,
            Change::EqualizeNext => self.equalize_next(),
            Change::Randomize => self.randomize(world),
            Change::RandomizeIfOdd if self.is_odd() => self.randomize(world),
            Change::VanishIfOdd if self.is_odd() => {
                let me = self.me();
                me.number = Number::Missing;
                me.live = false;
                me.decoy = true;
            }
            Change::RandomizeIfOdd | Change::VanishIfOdd => {}
            Change::AddRegular => {
                let regular = self.size as i16 - i16::from(self.decoys());
                self.me().number.add(regular);
            }
            Change::SubtractDecoys => {
                let decoys = i16::from(self.decoys());
                self.me().number.add(-decoys);
            }
            Change::AddBefore => self.add_number_before(),
            // Before the potion is whole, the solver hopes for the best.
            Change::WrongAlone => {
                turn.wrong |= !self.partner_is_here(effect) && self.unknown() == 0;
            }
            Change::WrongTogether => turn.wrong |= self.partner_is_here(effect),
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
                if me.number == Number::Missing && self.puzzle.edition() >= Edition::Second =>
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

    /// How many ingredients after the first have a number one more than the one before.
    fn in_order(&self) -> usize {
        self.line().zip(self.line().skip(1)).filter(|(a, b)| b.number.follows(a.number)).count()
    }
}
