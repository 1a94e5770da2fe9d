//! Simulation of one game, or of many games on several threads, with the drawing of cards and the
//! statistics.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::move_table::TrackPlace;
use super::{Card, MoveTable};
use crate::common::counts::{Counts, Proportion};
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::common::threads::WorkMonitor;
use crate::race::RaceConcern;

/// Largest number of players.
pub const SEATS: usize = 8;

/// Number of moves ([`PlayedRace::moves`]) after which a player stops.
const MOST_MOVES: u16 = 10_000;

/// Number of games that share one random [`Stream`].
const BLOCK: u64 = 1_024;

/// Result of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedRace {
    /// Cards drawn by each player; 0 for unused seats.
    pub moves: [u16; SEATS],
    /// Turns of all players together, lost turns included.
    pub turns: u32,
    /// Rounds, each with at most one turn per player, the last one included.
    pub rounds: u32,
    /// Seat of the first winner, from 0.
    pub winner: Option<u8>,
    /// Whether a player stopped after 10,000 moves (`MOST_MOVES`).
    pub unfinished: bool,
}

impl PlayedRace {
    /// Cards drawn by all players together, the sum of `moves`.
    pub fn total(&self) -> u32 {
        self.moves.iter().map(|&m| u32::from(m)).sum()
    }
}

fn play<const EVERYONE: bool, const REPLACED: bool>(
    table: &MoveTable,
    players: usize,
    dealer: &mut DrawPile<REPLACED>,
) -> PlayedRace {
    let mut game =
        PlayedRace { moves: [0; SEATS], turns: 0, rounds: 0, winner: None, unfinished: false };
    let mut places = [TrackPlace::START; SEATS];
    let mut playing = players;
    let won = table.won();
    dealer.gather();
    loop {
        game.rounds += 1;
        for (seat, place) in places.iter_mut().enumerate().take(players) {
            if *place == TrackPlace::OUT {
                continue;
            }
            game.turns += 1;
            if place.has_lost_turn() {
                *place = place.cleared();
                continue;
            }
            *place = table.next(*place, dealer.draw());
            game.moves[seat] += 1;
            if *place == won {
                game.winner = game.winner.or(Some(seat as u8));
                if !EVERYONE {
                    return game;
                }
            } else if game.moves[seat] == MOST_MOVES {
                game.unfinished = true;
            } else {
                continue;
            }
            *place = TrackPlace::OUT;
            playing -= 1;
            if playing == 0 {
                return game;
            }
        }
    }
}

/// Plays the games of one block. They depend only on the arguments, not on the thread or the order
/// of blocks.
fn block(
    table: &MoveTable,
    players: Players,
    seed: Seed,
    block: u64,
    games: u64,
    mut each: impl FnMut(&PlayedRace),
) {
    fn all<const EVERYONE: bool, const REPLACED: bool>(
        table: &MoveTable,
        players: Players,
        stream: Stream,
        games: u64,
        each: &mut impl FnMut(&PlayedRace),
    ) {
        let mut dealer = DrawPile::new(table, stream);
        for _ in 0..games {
            each(&play::<EVERYONE, REPLACED>(table, players.count().into(), &mut dealer));
        }
    }
    let stream = Stream::new(seed, RaceConcern::Games, block);
    let rules = table.rules();
    match (rules.everyone, rules.replacement) {
        (false, false) => all::<false, false>(table, players, stream, games, &mut each),
        (false, true) => all::<false, true>(table, players, stream, games, &mut each),
        (true, false) => all::<true, false>(table, players, stream, games, &mut each),
        (true, true) => all::<true, true>(table, players, stream, games, &mut each),
    }
}

/// Plays the games of [`simulate`] one by one, in order, and passes each to `each`.
pub fn each_game(
    table: &MoveTable,
    players: Players,
    seed: Seed,
    games: u64,
    mut each: impl FnMut(&PlayedRace),
) {
    for b in 0..games.div_ceil(BLOCK) {
        block(table, players, seed, b, BLOCK.min(games - b * BLOCK), &mut each);
    }
}

/// Source of small uniform numbers, with four 16-bit values from each 64 bits of a [`Stream`].
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

    /// Returns a uniform number in `0..n`, by Lemire's method. `n` is 1 to 2^16.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let product = self.lane() * n;
            let low = product & 0xffff;
            // Only a low half below 2^16 mod n is biased. The remainder is rarely computed.
            if low >= n || low >= (1 << 16) % n {
                return product >> 16;
            }
        }
    }
}

/// Capacity for the largest deck, rounded up to a power of two so that a masked index needs no
/// bounds check.
const SLOTS: usize = 1 << 10;

/// Draw pile. With `REPLACED` each card goes back at once. Otherwise the deck is shuffled, drawn to
/// its last card and shuffled again.
struct DrawPile<const REPLACED: bool> {
    cards: Box<[u8; SLOTS]>,
    size: u32,
    left: u32,
    dice: Dice,
}

impl<const REPLACED: bool> DrawPile<REPLACED> {
    fn new(table: &MoveTable, stream: Stream) -> Self {
        let mut cards = Box::new([0; SLOTS]);
        for (slot, card) in cards.iter_mut().zip(table.deck().cards()) {
            *slot = Card::index(card) as u8;
        }
        let size = table.deck().size() as u32;
        DrawPile { cards, size, left: size, dice: Dice::new(stream) }
    }

    /// Puts all cards back for a new game.
    #[inline]
    fn gather(&mut self) {
        self.left = self.size;
    }

    /// Returns the index of the next card. Without replacement this is one step of a Fisher–Yates
    /// shuffle: whatever the order of the array, the next card is a uniform choice from the
    /// remaining ones.
    #[inline]
    fn draw(&mut self) -> u8 {
        if REPLACED {
            return self.cards[self.dice.below(self.size) as usize & (SLOTS - 1)];
        }
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

/// Largest number of threads for [`simulate`].
pub const MOST_THREADS: usize = 256;

/// Stack size of a thread, in bytes. The statistics are on the heap.
const STACK: usize = 1 << 20;

/// Plays `games` games on at most `threads` threads. The games depend on `seed` only, not on the
/// number of threads or on the number of later games.
pub fn simulate(
    table: &MoveTable,
    players: Players,
    seed: Seed,
    games: u64,
    threads: usize,
) -> Tally {
    simulate_watched(table, players, seed, games, threads, &WorkMonitor::default())
}

/// Plays games like [`simulate`] and counts them in `watch`. If `watch` stops the simulation, the
/// result covers the first games of the seed, as many as `watch` has counted.
pub fn simulate_watched(
    table: &MoveTable,
    players: Players,
    seed: Seed,
    games: u64,
    threads: usize,
    watch: &WorkMonitor,
) -> Tally {
    simulate_on_threads(threads.min(MOST_THREADS), STACK, table, players, seed, games, watch)
}

/// Plays blocks of games on `threads` threads with stacks of `stack` bytes, until all are played or
/// `watch` requests the end.
fn simulate_on_threads(
    threads: usize,
    stack: usize,
    table: &MoveTable,
    players: Players,
    seed: Seed,
    games: u64,
    watch: &WorkMonitor,
) -> Tally {
    let next = AtomicU64::new(0);
    let count = games.div_ceil(BLOCK);
    // Blocks are started in order and always completed. A stopped simulation has therefore played a
    // prefix of all games.
    let work = || {
        let mut tally = Tally::new(players);
        while !watch.is_stopped() {
            let b = next.fetch_add(1, Ordering::Relaxed);
            if b >= count {
                break;
            }
            let games = BLOCK.min(games - b * BLOCK);
            block(table, players, seed, b, games, |game| tally.add(game));
            watch.add(games);
        }
        tally
    };
    let helpers = threads.min(usize::try_from(count).unwrap_or(usize::MAX));
    thread::scope(|scope| {
        // If the system refuses a thread, the simulation continues with those already started.
        let helpers: Vec<_> = (1..helpers)
            .map_while(|_| thread::Builder::new().stack_size(stack).spawn_scoped(scope, work).ok())
            .collect();
        let mut tally = work();
        for helper in helpers {
            // The sums are integers, so the order of merging does not matter.
            tally.merge(&helper.join().unwrap_or_else(|p| std::panic::resume_unwind(p)));
        }
        tally
    })
}

/// Statistics of many games. Unfinished games are only counted in `unfinished`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    players: Players,
    /// Finished games by the number of moves of all players together.
    pub totals: Counts,
    /// Finished games by rounds, the last round included.
    pub rounds: Counts,
    /// Finished games by turns of all players together, lost turns included.
    pub turns: Counts,
    moves: [u64; SEATS],
    wins: [u64; SEATS],
    /// Number of games in which a player stopped at the limit of moves.
    pub unfinished: u64,
}

impl Tally {
    pub(in crate::race) fn new(players: Players) -> Self {
        Tally {
            players,
            totals: Counts::default(),
            rounds: Counts::default(),
            turns: Counts::default(),
            moves: [0; SEATS],
            wins: [0; SEATS],
            unfinished: 0,
        }
    }

    #[inline]
    pub(in crate::race) fn add(&mut self, game: &PlayedRace) {
        let Some(winner) = game.winner.filter(|_| !game.unfinished) else {
            self.unfinished += 1;
            return;
        };
        self.totals.add(game.total() as usize);
        self.rounds.add(game.rounds as usize);
        self.turns.add(game.turns as usize);
        for (sum, &moves) in self.moves.iter_mut().zip(&game.moves) {
            *sum += u64::from(moves);
        }
        self.wins[usize::from(winner) % SEATS] += 1;
    }

    pub(in crate::race) fn merge(&mut self, other: &Tally) {
        self.totals.merge(&other.totals);
        self.rounds.merge(&other.rounds);
        self.turns.merge(&other.turns);
        for seat in 0..SEATS {
            self.moves[seat] += other.moves[seat];
            self.wins[seat] += other.wins[seat];
        }
        self.unfinished += other.unfinished;
    }

    /// Number of finished games.
    pub fn finished(&self) -> u64 {
        self.totals.games()
    }

    /// Mean number of turns of all players together, lost turns included. 0 without finished games.
    pub fn mean_turns(&self) -> f64 {
        self.per_game(self.turns.pairs().map(|(turns, n)| turns as u64 * n).sum())
    }

    /// Mean number of moves of the player in each seat.
    pub fn mean_moves(&self) -> Vec<f64> {
        self.moves[..self.seats()].iter().map(|&sum| self.per_game(sum)).collect()
    }

    /// Share of finished games that each seat won first, with its 95 % interval.
    pub fn shares(&self) -> Vec<Proportion> {
        let games = self.finished();
        self.wins[..self.seats()].iter().map(|&wins| Proportion::new(wins, games)).collect()
    }

    fn seats(&self) -> usize {
        self.players.count().into()
    }

    fn per_game(&self, sum: u64) -> f64 {
        if self.finished() == 0 { 0.0 } else { sum as f64 / self.finished() as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::tests::random_table;
    use crate::race::{Card, Colour, Deck, RacePicture, RaceRules, Space, SpaceKind, Track};

    fn players(count: u8) -> Players {
        Players::new(count).unwrap()
    }

    #[test]
    fn threads_and_further_games_change_nothing() {
        let table = random_table(3, false);
        let games = 3 * BLOCK + 7;
        let one = simulate(&table, players(3), Seed(9), games, 1);
        assert_eq!(simulate(&table, players(3), Seed(9), games, 4), one);
        let mut listed = Tally::new(players(3));
        each_game(&table, players(3), Seed(9), games, |game| listed.add(game));
        assert_eq!(listed, one);
        let (mut short, mut long) = (Vec::new(), Vec::new());
        each_game(&table, players(3), Seed(9), BLOCK + 1, |g| short.push(*g));
        each_game(&table, players(3), Seed(9), games, |g| long.push(*g));
        assert_eq!(long[..short.len()], short);
        assert_ne!(simulate(&table, players(3), Seed(10), games, 1), one);
    }

    #[test]
    fn the_first_winner_ends_the_game_or_everyone_does() {
        for (everyone, seed) in [(false, 1), (true, 2)] {
            let table = random_table(seed, everyone);
            each_game(&table, players(4), Seed(seed), 200, |game| {
                assert!(game.winner.is_some() && !game.unfinished);
                assert!(game.turns >= game.total());
                let most = game.moves.iter().copied().max().unwrap();
                assert!(u32::from(most) <= game.rounds);
                assert!(everyone || game.turns > 4 * (game.rounds - 1));
                assert_eq!(game.moves[4..], [0; 4]);
            });
        }
    }

    #[test]
    fn a_game_without_end_stops_and_is_reported() {
        // The picture is drawn almost always and leads back to space 1.
        let track = Track::coloured(80, &[(0, RacePicture::ALL[0])]).unwrap();
        let mut cards = vec![Card::Picture(RacePicture::ALL[0]); 999];
        cards.push(Card::Single(Colour::Red));
        let rules = RaceRules { replacement: true, ..RaceRules::default() };
        let table = MoveTable::new(&track, &Deck::new(cards).unwrap(), rules).unwrap();
        let tally = simulate(&table, players(2), Seed(1), 3, 1);
        assert_eq!((tally.finished(), tally.unfinished), (0, 3));
        assert_eq!(tally.totals.summary(), None);
        each_game(&table, players(2), Seed(1), 1, |game| {
            assert_eq!((game.moves[..2].to_vec(), game.winner), (vec![MOST_MOVES; 2], None));
        });
    }

    #[test]
    fn a_lost_turn_is_a_turn_without_a_move() {
        let kind = SpaceKind::Colour(Colour::Red);
        let spaces = vec![Space { lose_turn: true, ..Space::plain(kind) }; 3];
        let deck = Deck::new([Card::Single(Colour::Red)]).unwrap();
        let table =
            MoveTable::new(&Track::new(spaces).unwrap(), &deck, RaceRules::default()).unwrap();
        each_game(&table, players(1), Seed(1), 1, |game| {
            assert_eq!((game.moves[0], game.turns, game.rounds), (4, 7, 7));
        });
    }

    fn table() -> MoveTable {
        let track = Track::coloured(20, &[]).unwrap();
        MoveTable::new(&track, &Deck::even(3, 1, 0).unwrap(), RaceRules::default()).unwrap()
    }

    fn dealer(table: &MoveTable, seed: Seed) -> DrawPile<false> {
        DrawPile::new(table, Stream::new(seed, RaceConcern::Games, 0))
    }

    fn sorted(mut cards: Vec<u8>) -> Vec<u8> {
        cards.sort_unstable();
        cards
    }

    #[test]
    fn a_shuffled_deck_gives_each_card_once_and_then_all_again() {
        let table = table();
        let mut dealer = dealer(&table, Seed(1));
        let all: Vec<u8> = table.deck().cards().map(|c| c.index() as u8).collect();
        let rounds: Vec<Vec<u8>> =
            (0..3).map(|_| (0..all.len()).map(|_| dealer.draw()).collect()).collect();
        assert!(rounds.iter().all(|round| sorted(round.clone()) == all));
        assert!(rounds[0] != rounds[1] && rounds[1] != rounds[2]);
        // `gather` in the middle of a deck puts all cards back.
        (0..5).for_each(|_| _ = dealer.draw());
        dealer.gather();
        assert_eq!(sorted((0..all.len()).map(|_| dealer.draw()).collect()), all);
    }

    #[test]
    fn every_card_is_as_likely_in_every_place() {
        let table = table();
        let size = table.deck().size();
        let mut dealer = dealer(&table, Seed(5));
        let mut doubles = vec![0u32; size];
        for _ in 0..20_000 {
            dealer.gather();
            for at in &mut doubles {
                *at += u32::from(dealer.draw() >= 6);
            }
        }
        // A quarter of the cards are doubles: mean 5000, standard deviation 61.
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
        let mut dealer = dealer(&table(), Seed(1));
        let cards: Vec<u8> = (0..8).map(|_| dealer.draw()).collect();
        assert_eq!(cards, FIRST_CARDS);
    }

    /// Cards of seed 1. They must not change, because reported games have to stay reproducible.
    const FIRST_CARDS: [u8; 8] = [2, 1, 2, 3, 4, 2, 10, 6];

    #[test]
    fn a_machine_without_threads_plays_all_the_same() {
        let table = random_table(4, false);
        let games = 5 * BLOCK + 3;
        // A stack of this size cannot be allocated, so every spawn fails.
        let alone = simulate_on_threads(
            8,
            1 << 55,
            &table,
            players(2),
            Seed(1),
            games,
            &WorkMonitor::default(),
        );
        assert_eq!(alone, simulate(&table, players(2), Seed(1), games, 3));
    }

    #[test]
    fn the_number_of_threads_is_bounded() {
        let table = random_table(4, false);
        let many = simulate(&table, players(2), Seed(1), 2 * BLOCK, usize::MAX);
        assert_eq!(many, simulate(&table, players(2), Seed(1), 2 * BLOCK, 1));
    }

    #[test]
    fn what_was_played_before_a_stop_is_the_beginning() {
        let table = random_table(5, false);
        let watch = WorkMonitor::default();
        let partial = thread::scope(|scope| {
            scope.spawn(|| {
                while watch.done() < 3 * BLOCK {
                    thread::yield_now();
                }
                watch.stop();
            });
            simulate_watched(&table, players(2), Seed(1), u64::MAX, 2, &watch)
        });
        assert!(watch.is_stopped() && watch.done() >= 3 * BLOCK);
        assert_eq!(partial.finished() + partial.unfinished, watch.done());
        assert_eq!(partial, simulate(&table, players(2), Seed(1), watch.done(), 1));
    }

    #[test]
    fn nobody_plays_after_a_stop() {
        let watch = WorkMonitor::default();
        watch.stop();
        let none = simulate_watched(&random_table(6, true), players(3), Seed(1), 9, 2, &watch);
        assert_eq!((none.finished(), watch.done()), (0, 0));
    }
}
