//! What an effect does, exactly: for a person who tests potions by hand.

use super::Effect;
use super::effect::{Act, Change, Fact};
use crate::game::edition::Edition;
use crate::texts::Message;
use crate::texts::said::*;

impl Effect {
    /// What it does in a test of a recipe of a length.
    pub(crate) fn exactly(self, edition: Edition, length: u8) -> Message {
        match self.act() {
            Act::Alter(change) => change.exactly(length),
            Act::Report(fact) => fact.exactly(self, edition, length),
            Act::Both(change, fact) => {
                exact_both(change.exactly(length), fact.exactly(self, edition, length))
            }
        }
    }
}

impl Change {
    fn exactly(self, length: u8) -> Message {
        match self {
            Change::Stop => exact_stop(),
            Change::Forget => exact_forget(),
            Change::MoveToTheEnd => exact_move(),
            Change::AddToNext(count) if count < 0 => exact_lower(count.unsigned_abs()),
            Change::AddToNext(count) => exact_raise(count.unsigned_abs()),
            Change::SkipNext => exact_skip(),
            Change::CleanNext => exact_clean(),
            Change::FertilizeNext => exact_fertilize(),
            Change::EqualizeNext => exact_equalize(),
            Change::Randomize => exact_randomize(length),
            Change::RandomizeIfOdd => exact_randomize_if_odd(length),
            Change::VanishIfOdd => exact_vanish_if_odd(),
            Change::AddRegular => exact_add_regular(),
            Change::SubtractDecoys => exact_subtract_decoys(),
            Change::AddBefore => exact_add_before(),
            Change::WrongAlone => exact_wrong_alone(),
            Change::WrongTogether => exact_wrong_together(),
        }
    }
}

impl Fact {
    fn exactly(self, by: Effect, edition: Edition, length: u8) -> Message {
        match self {
            Fact::Here => exact_here(by.name()),
            Fact::Crowd => exact_crowd(by.name()),
            Fact::NumberOfOne => exact_number_of_one(),
            Fact::NumberOfNone => exact_number_of_none(length),
            Fact::OwnNumber if edition < Edition::Second => exact_own_number_1(),
            Fact::OwnNumber => exact_own_number(),
            Fact::Distance => exact_distance(),
            Fact::WithEffects => exact_with_effects(),
            Fact::Effects => exact_effects(),
            Fact::SeveralEffects => exact_several_effects(),
            Fact::OutOfOrder => exact_out_of_order(),
            Fact::InOrder => exact_in_order(),
            Fact::Sum => exact_sum(),
            Fact::Decoys => exact_decoys(),
            Fact::Regular => exact_regular(),
            Fact::CloseBefore => exact_close_before(),
            Fact::Joke => exact_joke(length),
        }
    }
}
