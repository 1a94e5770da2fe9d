//! Rate limits for guesses at the answer of a game, and for requests for help.
//!
//! A guess counts against three buckets: that of its table, that of its address and game, and that
//! of the game. Additional tables only add buckets of the first kind. Thirty tables behind one
//! address, such as a school, have three guesses each at once.
//!
//! A recipe of 4 out of 8 ingredients has 8 · 7 · 6 · 5 = 1,680 orders. Trying them all takes
//!
//! | who | duration |
//! |---|---|
//! | one address, at any number of tables | (1,680 − 90) · 5 min = 132 hours |
//! | everyone together, from any address | (1,680 − 120) · 3 min = 78 hours |
//! | one of many tables that the referee opened | (1,680 − 5) · 2 min = 56 hours, at least |
//!
//! and half of that on average. A First Game has only 6 · 5 · 4 · 3 = 360 orders, which are tried
//! in about 12 hours.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::name::{GuessScope, TableName};
use super::rate::{Buckets, Client, Rate};
use super::store::{Guess, GuessLimit};
use crate::seal::PuzzleId;

/// Rate limit for a table: 5 guesses, and then one every two minutes.
const TABLE: Rate = Rate::new(5, minutes(2));

/// Rate limit for an address at one game: a burst, and then one guess every five minutes. If the
/// referee opened `tables` tables, each of them can use its burst.
const fn of_client(tables: u32) -> Rate {
    Rate::new(if tables > 18 { tables * 5 } else { 90 }, minutes(5))
}

/// Rate limit for a game from all addresses: a burst, and then one guess every three minutes.
const fn of_game(tables: u32) -> Rate {
    Rate::new(if tables > 24 { tables * 5 } else { 120 }, minutes(3))
}

const fn minutes(n: u64) -> Duration {
    Duration::from_secs(60 * n)
}

/// Rate limits of guesses.
#[derive(Debug)]
pub(super) struct Guesses(Mutex<GuessBuckets>);

#[derive(Debug)]
struct GuessBuckets {
    tables: Buckets<TableName>,
    clients: Buckets<(PuzzleId, Client)>,
    games: Buckets<PuzzleId>,
}

impl Guesses {
    /// Creates the limits of a server whose referee opens `beforehand` tables for each game. `owed`
    /// is the time until the guesses of a game are fully restored, from before the start.
    pub(super) fn new(beforehand: usize, owed: &[(PuzzleId, Duration)], now: Instant) -> Self {
        let tables = u32::try_from(beforehand).unwrap_or(u32::MAX / 5).min(u32::MAX / 5);
        let mut games = Buckets::new(of_game(tables));
        for &(game, owed) in owed {
            games.owe(game, owed, now);
        }
        Guesses(Mutex::new(GuessBuckets {
            tables: Buckets::new(TABLE),
            clients: Buckets::new(of_client(tables)),
            games,
        }))
    }

    /// Counts a guess. Returns the [`Guess`] for the store.
    ///
    /// # Errors
    /// If a limit is exhausted: its kind, and the time until the next guess. Nothing is counted
    /// then.
    pub(super) fn take(
        &self,
        game: PuzzleId,
        table: TableName,
        client: Client,
        now: Instant,
    ) -> Result<Guess, (GuessScope, Duration)> {
        let mut book = self.book();
        let with_scope = |whose| move |wait| (whose, wait);
        book.tables.check_available(table, now).map_err(with_scope(GuessScope::Table))?;
        book.clients
            .check_available((game, client), now)
            .map_err(with_scope(GuessScope::Client))?;
        book.games.take(game, now).map_err(with_scope(GuessScope::Game))?;
        book.tables.take(table, now).map_err(with_scope(GuessScope::Table))?;
        book.clients.take((game, client), now).map_err(with_scope(GuessScope::Client))?;
        let share = |whose, key, rate| GuessLimit { scope: whose, key, rate };
        Ok(Guess {
            game,
            owed: book.games.owed(game, now),
            shares: [
                share(GuessScope::Table, format!("table {table}"), book.tables.rate()),
                share(GuessScope::Client, format!("{game} at {client}"), book.clients.rate()),
                share(GuessScope::Game, game.to_string(), book.games.rate()),
            ],
        })
    }

    /// Refunds a guess that was counted but not made.
    pub(super) fn refund(&self, game: PuzzleId, table: TableName, client: Client, now: Instant) {
        let mut book = self.book();
        book.tables.refund(table, now);
        book.clients.refund((game, client), now);
        book.games.refund(game, now);
    }

    fn book(&self) -> MutexGuard<'_, GuessBuckets> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Rate limit of help for a table. A hint has four steps, and reading takes longer than this
/// interval.
const HELP_OF_TABLE: Rate = Rate::new(24, Duration::from_secs(5));
/// Rate limit of help for an address, sufficient for thirty tables of a school.
const HELP_OF_CLIENT: Rate = Rate::new(240, Duration::from_millis(500));

/// Rate limits of help.
#[derive(Debug)]
pub(super) struct HelpLimits(Mutex<(Buckets<TableName>, Buckets<Client>)>);

impl HelpLimits {
    pub(super) fn new() -> Self {
        HelpLimits(Mutex::new((Buckets::new(HELP_OF_TABLE), Buckets::new(HELP_OF_CLIENT))))
    }

    /// Counts a request for help.
    ///
    /// # Errors
    /// If a limit is exhausted: the time until the next request. Nothing is counted then.
    pub(super) fn take(
        &self,
        table: TableName,
        client: Client,
        now: Instant,
    ) -> Result<(), Duration> {
        let mut book = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        book.0.check_available(table, now)?;
        book.1.take(client, now)?;
        book.0.take(table, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: PuzzleId = PuzzleId(*b"8 octets");

    fn client(n: u32) -> Client {
        Client::of(std::net::IpAddr::V4(n.into()))
    }

    fn table() -> TableName {
        TableName::fresh().unwrap()
    }

    fn empty(beforehand: usize) -> (Guesses, Instant) {
        let now = Instant::now();
        (Guesses::new(beforehand, &[], now), now)
    }

    /// Returns the number of guesses possible in `hours`, for an attacker who tries every minute as
    /// often as possible, at each of the tables and from each of the addresses in turn.
    fn guessed(hours: u64, beforehand: usize, tables: usize, clients: u32) -> u32 {
        let (guesses, start) = empty(beforehand);
        let tables: Vec<TableName> = (0..tables).map(|_| table()).collect();
        let mut done = 0;
        let mut tries = 0;
        for minute in 0..hours * 60 {
            let now = start + minutes(minute);
            let mut refused = 0;
            while refused < tables.len().max(clients as usize) {
                tries += 1;
                let table = tables[tries % tables.len()];
                let by = client(tries as u32 % clients);
                match guesses.take(GAME, table, by, now) {
                    Ok(_) => done += 1,
                    Err(_) => refused += 1,
                }
            }
        }
        done
    }

    #[test]
    fn the_answer_is_not_found_by_trying() {
        assert_eq!(guessed(24, 0, 200, 1), 90 + 24 * 12 - 1);
        assert_eq!(guessed(24, 0, 200, 50), 120 + 24 * 20 - 1);
        assert_eq!(guessed(24, 1000, 1, 50), 5 + 24 * 30 - 1);
    }

    #[test]
    fn a_school_guesses_at_the_end_of_its_hour() {
        let (guesses, now) = empty(0);
        let tables: Vec<TableName> = (0..30).map(|_| table()).collect();
        for _ in 0..3 {
            for &table in &tables {
                assert!(guesses.take(GAME, table, client(1), now).is_ok());
            }
        }
        let refused = guesses.take(GAME, tables[0], client(1), now).unwrap_err();
        assert_eq!(refused, (GuessScope::Client, minutes(5)));
        assert!(guesses.take(GAME, tables[0], client(2), now).is_ok(), "others go on");
        let other = PuzzleId(*b"8 others");
        assert!(guesses.take(other, tables[1], client(1), now).is_ok(), "at other games too");
        let (guesses, now) = empty(100);
        for table in std::iter::repeat_with(table).take(100) {
            for _ in 0..5 {
                assert!(guesses.take(GAME, table, client(1), now).is_ok());
            }
            assert_eq!(guesses.take(GAME, table, client(1), now).unwrap_err().0, GuessScope::Table);
        }
    }

    #[test]
    fn a_guess_that_was_not_made_is_given_back() {
        let (guesses, now) = empty(0);
        let mine = table();
        for _ in 0..200 {
            assert!(guesses.take(GAME, mine, client(1), now).is_ok());
            guesses.refund(GAME, mine, client(1), now);
        }
        for _ in 0..5 {
            assert!(guesses.take(GAME, mine, client(1), now).is_ok());
        }
        let refused = guesses.take(GAME, mine, client(1), now);
        assert_eq!(refused, Err((GuessScope::Table, minutes(2))));
    }

    #[test]
    fn a_refused_guess_takes_nothing_and_a_restart_gives_nothing_back() {
        let (guesses, now) = empty(0);
        let mut owed = Duration::ZERO;
        for n in 0..120 {
            owed = guesses.take(GAME, table(), client(n), now).unwrap().owed;
        }
        let mine = table();
        for _ in 0..10 {
            let refused = guesses.take(GAME, mine, client(999), now);
            assert_eq!(refused, Err((GuessScope::Game, minutes(3))));
        }
        let later = now + minutes(3);
        let restarted = Guesses::new(0, &[(GAME, owed - minutes(3))], later);
        for guesses in [guesses, restarted] {
            assert!(guesses.take(GAME, mine, client(999), later).is_ok());
            let refused = guesses.take(GAME, mine, client(999), later);
            assert_eq!(refused, Err((GuessScope::Game, minutes(3))));
        }
    }

    #[test]
    fn a_table_and_an_address_have_their_share() {
        let (helping, now) = (HelpLimits::new(), Instant::now());
        let client = |n: u32| Client::of(std::net::IpAddr::V4(n.into()));
        let table = TableName::fresh().unwrap();
        for n in 0..24 {
            assert_eq!(helping.take(table, client(n), now), Ok(()));
        }
        let refused = helping.take(table, client(99), now);
        assert_eq!(refused, Err(Duration::from_secs(5)));
        assert_eq!(helping.take(table, client(99), now + Duration::from_secs(5)), Ok(()));
        let taken = std::iter::repeat_with(|| TableName::fresh().unwrap())
            .take_while(|&table| helping.take(table, client(500), now).is_ok());
        assert_eq!(taken.take(1_000).count(), 240);
    }
}
