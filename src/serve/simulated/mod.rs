//! Simulation of a referee server: one thread, and a random generator that controls clock, network
//! and disk. Phones play, cheat and give up; messages are lost and duplicated; servers are killed
//! and restarted; disks fill up, databases disconnect, and clocks jump. After every response and
//! change these invariants are checked:
//!
//! - nothing acknowledged is lost, and nothing is shown that was not stored;
//! - no table has more tests than its board permits, and no recipe is named too often;
//! - no guess exceeds the promised limits, and no verdict is sent without a counted guess;
//! - each win has one time, and the rank that follows from it;
//! - no phone receives a code, key or solution that it must not have.
//!
//! A seed determines its world completely.

mod database;
mod disk;
#[allow(unreachable_pub)]
#[path = "../../../tests/tools/folders.rs"]
mod folders;
mod memory;
mod phone;
#[allow(unreachable_pub)]
#[path = "../../../tests/tools/postgres.rs"]
mod postgres;
mod question;
mod server;
mod venue;
pub(super) mod world;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;

use self::disk::{Condition, Sabotage};
use self::phone::{Phone, PhoneBehaviour, Shared, referee};
use self::postgres::Postgres;
use self::question::TestRequest;
use self::server::{House, ask, chaos};
use self::venue::{Kind, Place, Venue};
use crate::common::long_tests_are_asked_for;
use axum::http::Method;

/// Default duration of a simulation, in hours.
const WEEK: u64 = 7 * 24;

/// Result of [`simulate`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Outcome {
    hours: u64,
    requests: u64,
    changes: u64,
    guesses: u64,
    troubles: u64,
    wins: u64,
    tables: u64,
    /// Digest of the last state of every table.
    digest: u64,
    violations: Vec<String>,
}

impl Outcome {
    fn add(&mut self, other: Outcome) {
        self.hours += other.hours;
        self.requests += other.requests;
        self.changes += other.changes;
        self.guesses += other.guesses;
        self.troubles += other.troubles;
        self.wins += other.wins;
        self.tables += other.tables;
        self.violations.extend(other.violations);
    }
}

/// Simulates the world of `seed` for some hours.
fn simulate(
    seed: u64,
    kind: Kind,
    hours: u64,
    place: Option<Place>,
    sabotage: Option<Sabotage>,
) -> Outcome {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_time().start_paused(true).build().unwrap();
    let outcome = runtime.block_on(async {
        world::begin(seed);
        let house = House::new(Venue::new(kind, place));
        for which in 0..house.server_count() {
            house.start(which).await;
        }
        house.venue.book.open().sabotage = sabotage;
        let mut people = JoinSet::new();
        people.spawn(chaos(Arc::clone(&house)));
        people.spawn(referee(Arc::clone(&house)));
        seat(&house, &mut people);
        tokio::time::sleep(Duration::from_secs(3_600 * hours)).await;
        people.shutdown().await;
        close(&house).await;
        outcome(&house, hours)
    });
    world::end();
    outcome
}

/// Starts two honest phones and one cheating phone at each of two tables.
fn seat(house: &Arc<House>, people: &mut JoinSet<()>) {
    let venue = &house.venue;
    let opened = venue.book.open().tables();
    for group in 0..2 {
        let game = &venue.games[group % venue.games.len()];
        let beforehand = opened.iter().find(|(_, of)| *of == game.id());
        let shared = beforehand.map_or_else(Shared::default, |(table, _)| Shared::at(*table));
        for player in 0..3 {
            let phone = Phone {
                house: Arc::clone(house),
                game,
                shared: shared.clone(),
                player: player.min(game.players - 1),
                address: 10 * (group as u8 + 1) + player,
                manner: if player == 2 { PhoneBehaviour::Cheating } else { PhoneBehaviour::Honest },
                view: serde_json::Value::Null,
                back: serde_json::Value::Null,
            };
            people.spawn(phone.play());
        }
    }
}

/// Checks that every table has its last stored state after all servers were restarted.
async fn close(house: &Arc<House>) {
    let venue = &house.venue;
    venue.book.open().condition = Condition::Fine;
    (0..house.server_count()).for_each(|which| house.kill(which));
    tokio::time::sleep(Duration::from_secs(60)).await;
    if !venue.is_shared() {
        venue.book.open().forget_guesses(venue.was_clock_put_forward());
    }
    for which in 0..house.server_count() {
        house.start(which).await;
    }
    let tables = venue.book.open().tables();
    for (table, _) in tables {
        let newest = venue.book.open().last(table).map_or(0, |entry| entry.revision);
        let path = format!("/api/tables/{table}");
        let look =
            TestRequest { method: Method::GET, path, body: String::new(), from: 250, key: None };
        let mut seen = false;
        for _ in 0..20 {
            if let Some(answer) = ask(house, &look).await {
                seen |= answer.status == 200;
                venue.judge(&look, Some((None, newest)), &answer);
            }
        }
        if !seen {
            venue.book.blame(format!("table {table} is gone"));
        }
    }
}

fn outcome(house: &House, hours: u64) -> Outcome {
    let ledger = house.venue.book.open();
    let mut digest = DefaultHasher::new();
    for (table, _) in ledger.tables() {
        ledger.last(table).map(|entry| &entry.state).hash(&mut digest);
    }
    Outcome {
        hours,
        requests: house.requests(),
        changes: ledger.changes,
        guesses: ledger.counted,
        troubles: ledger.troubles,
        wins: ledger.wins,
        tables: ledger.tables().len() as u64,
        digest: digest.finish(),
        violations: ledger.violations.clone(),
    }
}

fn kind(seed: u64) -> Kind {
    Kind::ALL[seed as usize % Kind::ALL.len()]
}

/// Fails with the seed of a world that has violations.
fn check(seed: u64, outcome: &Outcome) {
    let reported: Vec<&String> = outcome.violations.iter().take(5).collect();
    assert!(reported.is_empty(), "world {seed} ({:?}): {reported:#?}", kind(seed));
}

#[test]
fn a_referee_keeps_its_word_whatever_happens() {
    let worlds: u64 = if long_tests_are_asked_for() { 100 } else { 3 };
    let mut all = Outcome::default();
    for seed in 0..worlds {
        let outcome = simulate(seed, kind(seed), WEEK, None, None);
        check(seed, &outcome);
        all.add(outcome);
    }
    // Worlds without activity would pass any check.
    assert!(all.requests > 100 * worlds && all.changes > 30 * worlds, "{all:?}");
    assert!(all.guesses > 2 * worlds && all.troubles > 0, "{all:?}");
}

#[test]
fn a_file_keeps_what_memory_keeps() {
    let folder = tempfile::tempdir().unwrap();
    // A file is used by one server, so that only worlds with one server are suitable.
    let seeds: &[u64] = if long_tests_are_asked_for() { &[0, 2, 4, 6] } else { &[2] };
    for &seed in seeds {
        let file = Place::Sqlite(folder.path().join(format!("{seed}.sqlite")));
        let outcome = simulate(seed, kind(seed), WEEK, Some(file), None);
        check(seed, &outcome);
        assert!(outcome.changes > 30, "{outcome:?}");
        assert_eq!(outcome, simulate(seed, kind(seed), WEEK, None, None), "world {seed}");
    }
}

#[test]
fn a_database_keeps_what_memory_keeps() {
    if !long_tests_are_asked_for() || !postgres::is_installed() {
        return;
    }
    let server = Postgres::start();
    // Worlds with two servers at one database.
    for seed in [1, 3, 5, 7, 9, 11] {
        let place = Place::Postgres(database::make(&server, &format!("world{seed}")));
        let outcome = simulate(seed, kind(seed), WEEK, Some(place), None);
        check(seed, &outcome);
        assert!(outcome.changes > 30, "{outcome:?}");
        assert_eq!(outcome, simulate(seed, kind(seed), WEEK, None, None), "world {seed}");
    }
}

#[test]
fn a_seed_repeats_its_world() {
    let (seeds, hours) =
        if long_tests_are_asked_for() { (20..28, WEEK) } else { (23..24, WEEK / 4) };
    for seed in seeds {
        let once = simulate(seed, kind(seed), hours, None, None);
        assert_eq!(once, simulate(seed, kind(seed), hours, None, None));
    }
}

#[test]
fn what_is_done_wrong_on_purpose_is_seen() {
    // Begins with a world in which the fault is found soon.
    for (sabotage, first, reported) in [
        (Sabotage::Forgets, 0, "is lost"),
        (Sabotage::Overwrites, 1, "is lost"),
        (Sabotage::WinsAgain, 4, "won at"),
        (Sabotage::CountsNoGuess, 0, "counted"),
    ] {
        let seen = (first..40).any(|seed| {
            let outcome = simulate(seed, kind(seed), WEEK, None, Some(sabotage));
            outcome.violations.iter().any(|what| what.contains(reported))
        });
        assert!(seen, "{sabotage:?}");
    }
}

/// Simulates as many hours as `CAULDRON_SIMULATED_HOURS`, from the seed `CAULDRON_SIMULATED_SEED`
/// on: `CAULDRON_SIMULATED_HOURS=1000000 cargo test --release --lib simulated -- --ignored
/// --nocapture`.
#[test]
#[ignore = "half a minute for ten thousand hours"]
fn many_hours() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let hours = number("CAULDRON_SIMULATED_HOURS").unwrap_or(10_000);
    let first = number("CAULDRON_SIMULATED_SEED").unwrap_or(1_000);
    let mut all = Outcome::default();
    for seed in first.. {
        let outcome = simulate(seed, kind(seed), WEEK, None, None);
        check(seed, &outcome);
        all.add(outcome);
        if all.hours >= hours {
            break;
        }
    }
    println!("{all:?}");
}
