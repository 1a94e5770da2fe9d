//! Tests of the exact chain against results computed by hand, and of its two methods against each
//! other.

use super::*;
use crate::race::{Card, Colour, Deck, RacePicture, RaceRules, Track};

const REPLACED: RaceRules = RaceRules {
    replacement: true,
    hold_until_colour: false,
    everyone: false,
    first_move_counts: false,
};

fn length(
    track: &Track,
    deck: &Deck,
    rules: RaceRules,
    measure: CountedUnit,
) -> Result<ExactLengths, ChainError> {
    exact(&MoveTable::new(track, deck, rules).unwrap(), measure)
}

/// Track of a red and a purple space. Deck of a single red and a single purple card, so each has
/// probability 1/2.
fn tiny() -> (Track, Deck) {
    let cards = [Card::Single(Colour::Red), Card::Single(Colour::Purple)];
    (Track::coloured(2, &[]).unwrap(), Deck::new(cards).unwrap())
}

#[test]
fn a_tiny_race_is_right_by_hand() {
    // From the start red leads to 1 and purple to 2. From 1 red wins. From 2 every card wins.
    let (track, deck) = tiny();
    let e = length(&track, &deck, REPLACED, CountedUnit::Moves).unwrap();
    assert_eq!(e.lengths.survival, [1.0, 1.0, 0.25, 0.0]);
    assert_eq!((e.mean, e.variance), (2.25, 0.1875));
    assert_eq!((e.shortest(), e.mode(), e.quantile(50), e.quantile(95)), (2, 2, 2, 3));
    let two = e.multiplayer_lengths(Players::new(2).unwrap(), false);
    // The first seat loses only if it takes 3 turns and the other takes 2.
    assert_eq!(two.shares, [0.812_5, 0.187_5]);
    assert_eq!(two.rounds, 2.0 + 1.0 / 16.0);
    assert_eq!(two.turns, 0.75 * 3.0 + 0.25 * 0.75 * 4.0 + 5.0 / 16.0);
    let all = e.multiplayer_lengths(Players::new(2).unwrap(), true);
    assert_eq!((all.rounds, all.turns), (3.0 - 9.0 / 16.0, 4.5));
}

#[test]
fn a_lost_turn_costs_a_turn_and_no_move() {
    let (track, deck) = tiny();
    let mut spaces = track.spaces().to_vec();
    spaces[1].lose_turn = true;
    let track = Track::new(spaces).unwrap();
    let moves = length(&track, &deck, REPLACED, CountedUnit::Moves).unwrap();
    let turns = length(&track, &deck, REPLACED, CountedUnit::Turns).unwrap();
    // Purple first (1/2), or purple after red (1/4), ends on the space that loses a turn.
    assert_eq!((moves.mean, turns.mean), (2.25, 3.0));
    assert_eq!(turns.lengths.survival, [1.0, 1.0, 0.75, 0.25, 0.0]);
    assert_eq!(turns.variance, 0.5);
}

#[test]
fn a_place_without_a_way_out_is_told() {
    let track = Track::coloured(8, &[(3, RacePicture::ALL[0])]).unwrap();
    let mut spaces = track.spaces().to_vec();
    spaces[3].lose_turn = true;
    let track = Track::new(spaces).unwrap();
    let deck = Deck::even(1, 0, 0).unwrap();
    let deck = Deck::new(deck.cards().chain([Card::Picture(RacePicture::ALL[0])])).unwrap();
    let hold = RaceRules { hold_until_colour: true, ..REPLACED };
    assert_eq!(length(&track, &deck, hold, CountedUnit::Moves), Err(ChainError::Trap(4)));
    assert!(length(&track, &deck, REPLACED, CountedUnit::Moves).is_ok());
}

#[test]
fn without_replacement_there_is_no_chain() {
    let (track, deck) = tiny();
    let refused = length(&track, &deck, RaceRules::default(), CountedUnit::Moves);
    assert_eq!(refused, Err(ChainError::Replacement));
}

#[test]
fn mean_and_variance_fit_the_distribution() {
    let crate::race::PublishedRace { track, deck, .. } = crate::race::published();
    for measure in [CountedUnit::Moves, CountedUnit::Turns] {
        let e = length(&track, &deck, REPLACED, measure).unwrap();
        let lengths = || (1..=e.last()).map(|t| (t as f64, e.probability(t)));
        let mean: f64 = lengths().map(|(t, p)| t * p).sum();
        let square: f64 = lengths().map(|(t, p)| t * t * p).sum();
        assert!((mean - e.mean).abs() < 1e-8, "{mean} {}", e.mean);
        assert!((square - mean * mean - e.variance).abs() < 1e-5);
        let one = e.multiplayer_lengths(Players::new(1).unwrap(), false);
        assert!((one.rounds - e.mean).abs() < 1e-8 && (one.turns - e.mean).abs() < 1e-8);
    }
}

/// Table in which `back` picture cards lead to the first space and one red card advances.
fn long(back: usize, nap: bool) -> MoveTable {
    let mut spaces = Track::coloured(2, &[(0, RacePicture::ALL[0])]).unwrap().spaces().to_vec();
    spaces[0].lose_turn = nap;
    let back = std::iter::repeat_n(Card::Picture(RacePicture::ALL[0]), back);
    let deck = Deck::new(back.chain([Card::Single(Colour::Red)])).unwrap();
    MoveTable::new(&Track::new(spaces).unwrap(), &deck, REPLACED).unwrap()
}

#[test]
fn a_long_tail_is_not_cut() {
    // A win needs two reds in a row, and 1 card of 100 is red: E = 100 + 100 * 100.
    let e = exact(&long(99, false), CountedUnit::Turns).unwrap();
    assert!((e.mean - 10_100.0).abs() < 1e-5, "{}", e.mean);
    assert!((e.variance / 101_979_900.0 - 1.0).abs() < 1e-8, "{}", e.variance);
    // The unfinished fraction follows s(t) = 0.99 s(t-1) + 0.0099 s(t-2).
    let (mut s, mut t) = ((1.0f64, 1.0f64), 1);
    let mut recurrence = |beyond: f64| {
        while s.1 > beyond {
            s = (s.1, 0.99 * s.1 + 0.0099 * s.0);
            t += 1;
        }
        t
    };
    for percent in [5, 50, 90, 95, 99] {
        let right = recurrence(f64::from(100 - percent) / 100.0);
        assert_eq!(e.quantile(percent), right, "{percent} %");
    }
    assert_eq!(e.quantile(95), 30_254);
    let one = e.multiplayer_lengths(Players::new(1).unwrap(), false);
    assert!((one.rounds - e.mean).abs() < 1e-4 && (one.turns - e.mean).abs() < 1e-4);
    assert!((one.shares[0] - 1.0).abs() < 1e-9);
}

#[test]
fn a_tail_that_comes_every_other_turn_is_one_too() {
    let (moves, turns) = (
        exact(&long(299, true), CountedUnit::Moves).unwrap(),
        exact(&long(299, true), CountedUnit::Turns).unwrap(),
    );
    assert!((moves.mean - 90_300.0).abs() < 1e-3, "{}", moves.mean);
    let slower = turns.quantile(95) as f64 / moves.quantile(95) as f64;
    assert!((slower - turns.mean / moves.mean).abs() < 1e-3, "{slower}");
    let mean: f64 = turns.lengths.sum(1, |t| turns.longer(t));
    assert!((mean / turns.mean - 1.0).abs() < 1e-8, "{mean} {}", turns.mean);
}

#[test]
fn a_short_list_with_its_tail_says_what_a_long_list_says() {
    let table = long(99, false);
    let (rows, start) = rows(&table, CountedUnit::Turns).unwrap();
    let reach = |listed| DistributionLimits { listed, ..DistributionLimits::EXACT };
    let short = Lengths::new(&rows, start, reach(50)).unwrap();
    let long = Lengths::new(&rows, start, reach(60_000)).unwrap();
    assert!(short.last() < 600 && long.last() >= 60_000);
    for t in [1, 40, 599, 5_000, 5_001, 59_999] {
        assert!((short.longer(t) / long.longer(t) - 1.0).abs() < 1e-8, "{t}");
        let (a, b) = (short.probability(t), long.probability(t));
        assert!((a - b).abs() <= b * 1e-8, "{t}: {a} {b}");
    }
    for (players, everyone) in [(2, false), (3, true), (8, false), (8, true)] {
        let players = Players::new(players).unwrap();
        let a = MultiplayerLengths::new(&short, players, everyone);
        let b = MultiplayerLengths::new(&long, players, everyone);
        assert!((a.rounds / b.rounds - 1.0).abs() < 1e-7, "{a:?} {b:?}");
        assert!((a.turns / b.turns - 1.0).abs() < 1e-7, "{a:?} {b:?}");
        assert!((a.shares.iter().sum::<f64>() - 1.0).abs() < 1e-7, "{a:?}");
    }
}

#[test]
fn a_race_of_a_million_turns_is_refused() {
    assert_eq!(exact(&long(999, true), CountedUnit::Turns), Err(ChainError::TooLong));
    let message = ChainError::TooLong.to_string();
    assert!(
        message.starts_with("one player needs more than 1000000 turns on average"),
        "{message}"
    );
}
