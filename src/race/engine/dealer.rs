//! Drawing cards: fast, without bias, and the same on every machine.

use super::{Card, MoveTable};
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::race::concern::RaceConcern;

/// Small uniform numbers, four from each 64 bits of a [`Stream`].
#[derive(Clone, Debug)]
struct Dice {
    stream: Stream,
    bits: u64,
    lanes: u8,
}

impl Dice {
    fn new(stream: Stream) -> Self {
        Dice { stream, bits: 0, lanes: 0 }
    }

    #[inline]
    fn lane(&mut self) -> u32 {
        if self.lanes == 0 {
            self.bits = self.stream.bits();
            self.lanes = 4;
        }
        self.lanes -= 1;
        let lane = self.bits as u16;
        self.bits >>= 16;
        lane.into()
    }

    /// A uniform number of `0..n`, by Lemire's method; `n` is 1 to 2^16.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let product = self.lane() * n;
            let low = product & 0xffff;
            // Only a low half below 2^16 mod n is biased; the remainder is rarely needed.
            if low >= n || low >= (1 << 16) % n {
                return product >> 16;
            }
        }
    }
}

/// Where a player's cards come from.
pub(super) trait Dealer {
    /// All cards back, for a new game.
    fn gather(&mut self);
    /// The index of the next card.
    fn draw(&mut self) -> u8;
}

/// Space for the largest deck, so that the compiler sees that a masked index is inside.
const SLOTS: usize = 1 << 10;

/// A shuffled deck, drawn to its last card and then shuffled again.
pub(super) struct Shuffled {
    cards: Box<[u8; SLOTS]>,
    size: u32,
    left: u32,
    dice: Dice,
}

/// A deck into which each card goes back at once.
pub(super) struct Replaced {
    cards: Box<[u8; SLOTS]>,
    size: u32,
    dice: Dice,
}

fn lay_out(table: &MoveTable) -> (Box<[u8; SLOTS]>, u32) {
    let mut cards = Box::new([0; SLOTS]);
    for (slot, card) in cards.iter_mut().zip(table.deck().cards()) {
        *slot = Card::index(card) as u8;
    }
    (cards, table.deck().size() as u32)
}

fn dice(seed: Seed, block: u64) -> Dice {
    Dice::new(Stream::new(seed, RaceConcern::Games, block))
}

impl Shuffled {
    pub(super) fn new(table: &MoveTable, seed: Seed, block: u64) -> Self {
        let (cards, size) = lay_out(table);
        Shuffled { cards, size, left: size, dice: dice(seed, block) }
    }
}

impl Replaced {
    pub(super) fn new(table: &MoveTable, seed: Seed, block: u64) -> Self {
        let (cards, size) = lay_out(table);
        Replaced { cards, size, dice: dice(seed, block) }
    }
}

impl Dealer for Shuffled {
    #[inline]
    fn gather(&mut self) {
        self.left = self.size;
    }

    /// One step of a Fisher–Yates shuffle: whatever order the cards lie in, the next one is
    /// a uniform choice of those that are left.
    #[inline]
    fn draw(&mut self) -> u8 {
        if self.left == 0 {
            self.left = self.size;
        }
        let chosen = self.dice.below(self.left) as usize & (SLOTS - 1);
        self.left -= 1;
        let last = self.left as usize & (SLOTS - 1);
        self.cards.swap(chosen, last);
        self.cards[last]
    }
}

impl Dealer for Replaced {
    #[inline]
    fn gather(&mut self) {}

    #[inline]
    fn draw(&mut self) -> u8 {
        self.cards[self.dice.below(self.size) as usize & (SLOTS - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::{Deck, RaceRules, Track};

    fn table() -> MoveTable {
        let track = Track::coloured(20, &[]).unwrap();
        MoveTable::new(&track, &Deck::even(3, 1, 0).unwrap(), RaceRules::default()).unwrap()
    }

    fn sorted(mut cards: Vec<u8>) -> Vec<u8> {
        cards.sort_unstable();
        cards
    }

    #[test]
    fn a_shuffled_deck_gives_each_card_once_and_then_all_again() {
        let table = table();
        let mut dealer = Shuffled::new(&table, Seed(1), 0);
        let all: Vec<u8> = table.deck().cards().map(|c| c.index() as u8).collect();
        let rounds: Vec<Vec<u8>> =
            (0..3).map(|_| (0..all.len()).map(|_| dealer.draw()).collect()).collect();
        assert!(rounds.iter().all(|round| sorted(round.clone()) == all));
        assert!(rounds[0] != rounds[1] && rounds[1] != rounds[2]);
        // Gathered in the middle, all cards are there again.
        (0..5).for_each(|_| _ = dealer.draw());
        dealer.gather();
        assert_eq!(sorted((0..all.len()).map(|_| dealer.draw()).collect()), all);
    }

    #[test]
    fn every_card_is_as_likely_in_every_place() {
        let table = table();
        let size = table.deck().size();
        let mut dealer = Shuffled::new(&table, Seed(5), 0);
        let mut doubles = vec![0u32; size];
        for _ in 0..20_000 {
            dealer.gather();
            for at in &mut doubles {
                *at += u32::from(dealer.draw() >= 6);
            }
        }
        // A quarter of the cards are doubles: 5000 times, standard deviation 61.
        assert!(doubles.iter().all(|&n| (4_700..5_300).contains(&n)), "{doubles:?}");
    }

    #[test]
    fn small_numbers_are_uniform() {
        let mut dice = Dice::new(Stream::new(Seed(2), "test", 0));
        let mut counts = [0u32; 7];
        (0..70_000).for_each(|_| counts[dice.below(7) as usize] += 1);
        assert!(counts.iter().all(|c| (9_500..10_500).contains(c)), "{counts:?}");
        assert!((0..1_000).all(|_| dice.below(1) == 0));
    }

    #[test]
    fn the_cards_of_a_seed_never_change() {
        let mut dealer = Shuffled::new(&table(), Seed(1), 0);
        let cards: Vec<u8> = (0..8).map(|_| dealer.draw()).collect();
        assert_eq!(cards, FIRST_CARDS);
    }

    /// Reported games must stay reproducible.
    const FIRST_CARDS: [u8; 8] = [2, 1, 2, 3, 4, 2, 10, 6];
}
