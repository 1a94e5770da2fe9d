//! Very many games, on several threads, that somebody may watch and end early.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::play::{BLOCK, block};
use super::{MoveTable, Tally};
use crate::common::watch::Watch;
use crate::game::players::Players;
use crate::game::seed::Seed;

/// The most threads that play.
pub const MOST_THREADS: usize = 256;

/// What a thread needs of stack: it counts on the heap.
const STACK: usize = 1 << 20;

/// Plays `games` games on at most `threads` threads. The games depend on the seed alone:
/// neither on the threads nor on how many games follow.
pub fn simulate(
    table: &MoveTable,
    players: Players,
    seed: Seed,
    games: u64,
    threads: usize,
) -> Tally {
    simulate_watched(table, players, seed, games, threads, &Watch::default())
}

/// As [`simulate`]. If the watch stops it, the first games of the seed have been played, as
/// many as it counts.
pub fn simulate_watched(
    table: &MoveTable,
    players: Players,
    seed: Seed,
    games: u64,
    threads: usize,
    watch: &Watch,
) -> Tally {
    let crew = Crew { threads: threads.min(MOST_THREADS), stack: STACK };
    crew.play(table, players, seed, games, watch)
}

/// Who plays.
struct Crew {
    threads: usize,
    /// Bytes of stack for each of the threads.
    stack: usize,
}

impl Crew {
    fn play(
        &self,
        table: &MoveTable,
        players: Players,
        seed: Seed,
        games: u64,
        watch: &Watch,
    ) -> Tally {
        let next = AtomicU64::new(0);
        let count = games.div_ceil(BLOCK);
        // Blocks are begun in order and always finished, so that what was played before a
        // stop is the beginning of what would have been played.
        let work = || {
            let mut tally = Tally::new(players);
            while !watch.stopped() {
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
        let helpers = self.threads.min(usize::try_from(count).unwrap_or(usize::MAX));
        thread::scope(|scope| {
            // A machine that gives no more threads has to do with those that it gave.
            let helpers: Vec<_> = (1..helpers)
                .map_while(|_| {
                    thread::Builder::new().stack_size(self.stack).spawn_scoped(scope, work).ok()
                })
                .collect();
            let mut tally = work();
            for helper in helpers {
                // Sums of whole numbers: the order of merging cannot show.
                tally.merge(&helper.join().unwrap_or_else(|p| std::panic::resume_unwind(p)));
            }
            tally
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::random;

    fn players(count: u8) -> Players {
        Players::new(count).unwrap()
    }

    #[test]
    fn a_machine_without_threads_plays_all_the_same() {
        let table = random::table(4, false);
        let games = 5 * BLOCK + 3;
        // No machine has room for such a stack.
        let crew = Crew { threads: 8, stack: 1 << 55 };
        let alone = crew.play(&table, players(2), Seed(1), games, &Watch::default());
        assert_eq!(alone, simulate(&table, players(2), Seed(1), games, 3));
    }

    #[test]
    fn the_number_of_threads_is_bounded() {
        let table = random::table(4, false);
        let many = simulate(&table, players(2), Seed(1), 2 * BLOCK, usize::MAX);
        assert_eq!(many, simulate(&table, players(2), Seed(1), 2 * BLOCK, 1));
    }

    #[test]
    fn what_was_played_before_a_stop_is_the_beginning() {
        let table = random::table(5, false);
        let watch = Watch::default();
        let partial = thread::scope(|scope| {
            scope.spawn(|| {
                while watch.done() < 3 * BLOCK {
                    thread::yield_now();
                }
                watch.stop();
            });
            simulate_watched(&table, players(2), Seed(1), u64::MAX, 2, &watch)
        });
        assert!(watch.stopped() && watch.done() >= 3 * BLOCK);
        assert_eq!(partial.finished() + partial.unfinished(), watch.done());
        assert_eq!(partial, simulate(&table, players(2), Seed(1), watch.done(), 1));
    }

    #[test]
    fn nobody_plays_after_a_stop() {
        let watch = Watch::default();
        watch.stop();
        let none = simulate_watched(&random::table(6, true), players(3), Seed(1), 9, 2, &watch);
        assert_eq!((none.finished(), watch.done()), (0, 0));
    }
}
