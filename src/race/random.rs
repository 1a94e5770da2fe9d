//! Random boards for tests.

use super::{Card, Colour, Deck, MoveTable, Picture, RaceRules, Space, SpaceKind, Track};
use crate::common::stream::Stream;
use crate::game::seed::Seed;

/// A board with anything on it that the types allow, on which every player finishes.
pub(super) fn table(seed: u64, everyone: bool) -> MoveTable {
    let mut stream = Stream::new(Seed(seed), "random race", 0);
    loop {
        let rules = RaceRules {
            replacement: true,
            hold_until_colour: stream.chance(1, 2),
            everyone,
            first_move_counts: seed % 3 == 2,
        };
        let table = MoveTable::new(&track(&mut stream), &deck(&mut stream), rules);
        if let Ok(table) = table
            && let Ok(exact) = super::exact(&table, super::Measure::Turns)
            && exact.mean < 300.0
        {
            return table;
        }
    }
}

fn track(stream: &mut Stream) -> Track {
    let length = 1 + stream.below(150);
    let regular = stream.chance(1, 2);
    let mut spaces: Vec<Space> = (0..length)
        .map(|i| match (stream.chance(1, 12), regular) {
            (true, _) => SpaceKind::Picture(Picture::ALL[stream.below(6)]),
            (false, true) => SpaceKind::Colour(Colour::ALL[i % 6]),
            (false, false) => SpaceKind::Colour(Colour::ALL[stream.below(6)]),
        })
        .map(Space::plain)
        .collect();
    for _ in 0..stream.below(6) {
        let foot = stream.below(length);
        if foot + 1 < length {
            spaces[foot].bridge_to = Some(foot + 1 + stream.below(length - foot - 1));
        }
    }
    for _ in 0..stream.below(6) {
        spaces[stream.below(length)].lose_turn = true;
    }
    let feet: Vec<bool> = spaces.iter().map(|s| s.bridge_to.is_some()).collect();
    for space in &mut spaces {
        space.bridge_to = space.bridge_to.filter(|&end| !feet[end]);
        space.lose_turn &= space.bridge_to.is_none();
    }
    Track::new(spaces).unwrap()
}

fn deck(stream: &mut Stream) -> Deck {
    let kinds: Vec<Card> = Card::all().collect();
    let cards = (0..1 + stream.below(80)).map(|_| kinds[stream.below(kinds.len())]);
    Deck::new(cards.collect::<Vec<_>>()).unwrap()
}
