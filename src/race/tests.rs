//! Tests of the simulation against the exact chain, on random boards.

use super::{
    Card, Colour, CountedUnit, Deck, ExactLengths, MoveTable, RacePicture, RaceRules, Space,
    SpaceKind, Tally, Track, exact, simulate,
};
use crate::common::long_tests_are_asked_for;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;

/// Largest accepted deviation, in standard errors. Over 1,000 boards with a few comparisons each,
/// chance exceeds 5 once in some hundred seeds, and the seeds are fixed.
const SIGMAS: f64 = 5.0;

#[track_caller]
fn agrees(what: &str, board: u64, simulated: f64, exact: f64, error: f64) {
    let off = (simulated - exact).abs();
    assert!(
        off <= SIGMAS * error + 1e-9,
        "{what} on board {board}: {simulated} in play, {exact} exactly, standard error {error}"
    );
}

fn one_player(board: u64, games: u64) {
    let table = random_table(board, false);
    let moves = exact(&table, CountedUnit::Moves).unwrap();
    let turns = exact(&table, CountedUnit::Turns).unwrap();
    let tally = simulate(&table, Players::new(1).unwrap(), Seed(board), games, 1);
    assert_eq!(tally.unfinished, 0);
    let n = games as f64;
    let error = |e: &ExactLengths| (e.variance / n).sqrt();
    let played = tally.totals.summary().unwrap();
    agrees("moves", board, played.mean, moves.mean, error(&moves));
    agrees("turns", board, tally.mean_turns(), turns.mean, error(&turns));
    assert!(played.shortest >= moves.shortest());
    for percent in [10, 50, 90] {
        let t = moves.quantile(percent);
        let longer = tally.totals.pairs().filter(|&(l, _)| l > t).map(|(_, n)| n).sum::<u64>();
        let p = moves.longer(t);
        agrees("survival", board, longer as f64 / n, p, (p * (1.0 - p) / n).sqrt());
    }
}

fn several_players(board: u64, games: u64, everyone: bool) {
    let table: MoveTable = random_table(board, everyone);
    let players = Players::new(2 + (board % 7) as u8).unwrap();
    let tally: Tally = simulate(&table, players, Seed(board), games, 1);
    let turns = exact(&table, CountedUnit::Turns).unwrap();
    let together = turns.multiplayer_lengths(players, everyone);
    let n = games as f64;
    let rounds = tally.rounds.summary().unwrap();
    agrees("rounds", board, rounds.mean, together.rounds, rounds.sd / n.sqrt());
    let spread = f64::from(players.count()) * (rounds.sd + 1.0);
    agrees("all turns", board, tally.mean_turns(), together.turns, spread / n.sqrt());
    for (share, p) in tally.shares().iter().zip(&together.shares) {
        agrees("share", board, share.share, *p, (p * (1.0 - p) / n).sqrt());
    }
}

#[test]
fn play_and_chain_agree_on_a_thousand_boards() {
    let boards = if long_tests_are_asked_for() { 1_000 } else { 40 };
    (0..boards).for_each(|board| one_player(board, 500));
}

#[test]
fn play_and_chain_agree_for_several_players() {
    let boards = if long_tests_are_asked_for() { 150 } else { 30 };
    (0..boards).for_each(|board| several_players(board, 500, board % 2 == 1));
}

#[test]
#[ignore = "takes half a minute"]
fn play_and_chain_agree_closely() {
    for board in 0..1_000 {
        one_player(board, 50_000);
        several_players(board, 10_000, board % 2 == 1);
    }
}

#[test]
fn the_published_edition_plays_as_its_chain_says() {
    let super::PublishedRace { track, deck, rules } = super::published();
    let table = MoveTable::new(&track, &deck, rules).unwrap();
    let tally = simulate(&table, Players::new(1).unwrap(), Seed(1), 20_000, 2);
    let played = tally.totals.summary().unwrap();
    let chain = exact(&table, CountedUnit::Moves).unwrap();
    agrees("moves", 0, played.mean, chain.mean, (chain.variance / 20_000.0).sqrt());
    assert!((played.sd / chain.variance.sqrt() - 1.0).abs() < 0.05);
    assert!(played.shortest >= chain.shortest() && chain.shortest() == 4);
}

/// Returns a random board with any feature that the types allow, on which every player finishes.
pub(super) fn random_table(seed: u64, everyone: bool) -> MoveTable {
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
            && let Ok(exact) = exact(&table, CountedUnit::Turns)
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
            (true, _) => SpaceKind::Picture(RacePicture::ALL[stream.below(6)]),
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
