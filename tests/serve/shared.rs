//! Tests of several `cauldron serve` processes with one Postgres database.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use cauldron_press::witches::settings::Level;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::postgres::{PASSWORD, Postgres};
use super::serving::{self, Phone, Server, poor, right, sheet, test, wrong_answer};
use super::tools::{self, program, skip_without};

/// Starts a referee whose tables are in a database.
fn referee(at: &str, args: &[&str]) -> Server {
    let folder = TempDir::new().unwrap();
    let key = serving::key_file(&folder.path().join("key"));
    let mut command = program::cauldron();
    command.env("PGPASSWORD", PASSWORD);
    let key = key.to_str().unwrap();
    Server::start_by(command, &[&["--referee", "--data", at, "--key-file", key], args].concat())
}

#[test]
fn two_servers_have_the_same_tables() {
    skip_without!("postgres");
    let made = sheet(21, Level::FirstGame, true);
    let database = Postgres::start();
    let at = database.url("postgres");
    let [one, other] = [(); 2].map(|()| referee(&at, &["--seed", "21"]));
    assert_eq!(one.said["data"], at.as_str(), "no password in it");
    let phone = Phone::new();
    let name = phone.open(&one, &made.payload.to_string());
    assert_eq!(phone.play(&other, &name, &poor(1)).status, 200, "a table that it did not open");
    phone.play(&one, &name, &poor(1)).refuses(409, "stale", "another phone");
    assert_eq!(phone.play(&one, &name, &poor(2)).status, 200);
    let seen = [&one, &other].map(|server| phone.look(server, &name).json()["view"].clone());
    assert_eq!(seen[0], seen[1]);
    let revision = seen[0]["revision"].as_u64().unwrap();
    for server in [&one, &other] {
        let since = |revision| format!("/api/tables/{name}?since={revision}");
        assert_eq!(phone.get(server, &since(revision), &[]).status, 204);
        assert_eq!(phone.get(server, &since(revision - 1), &[]).status, 200);
    }
    phone.look(&other, "bisol-tavuk-nupam").refuses(404, "unknown", "bisol-tavuk-nupam");

    // Eight clients mark notes at both servers at once.
    let herbs = ["sage", "mint", "chives", "parsley"];
    std::thread::scope(|scope| {
        for (herb, column) in herbs.iter().flat_map(|herb| (1..=4).map(move |n| (herb, n))) {
            let server = if column % 2 == 0 { &one } else { &other };
            let name = &name;
            scope.spawn(move || {
                let note = json!({ "do": "note", "ingredient": herb, "column": column,
                    "mark": "impossible" });
                let reply = Phone::new().play(server, name, &note);
                assert_eq!(reply.status, 200, "{}", reply.text);
            });
        }
    });
    let noted = phone.look(&one, &name).json()["view"].clone();
    assert_eq!(noted["revision"].as_u64(), Some(revision + 16), "{noted}");
    let elsewhere = referee(&at, &["--seed", "22"]);
    phone.look(&elsewhere, &name).refuses(404, "closed", "is not loaded");
}

#[test]
fn what_one_server_did_is_told_and_brought_back_by_another() {
    skip_without!("postgres");
    let made = sheet(21, Level::FirstGame, true);
    let database = Postgres::start();
    let at = database.url("postgres");
    let [one, other] = [(); 2].map(|()| referee(&at, &["--seed", "21"]));
    let phone = Phone::new();
    let name = phone.open(&one, &made.payload.to_string());
    let won = phone.play(&one, &name, &test(1, &right(&made))).json()["view"].clone();
    let moment = || database.sql("SELECT won FROM cauldron.tables").unwrap();
    let at_first = moment();
    assert!(at_first.parse::<i64>().unwrap() > 1_700_000_000_000, "{at_first}");
    let note = json!({ "do": "note", "ingredient": "sage", "column": 1, "mark": "impossible" });
    phone.play(&other, &name, &note);
    assert_eq!(moment(), at_first);

    let again = json!({ "do": "again" }).to_string();
    phone.post(&one, &format!("/api/tables/{name}?by=1"), &again);
    assert_eq!(moment(), "");
    one.kill();
    let told = phone.look(&other, &name).json()["deed"].clone();
    assert_eq!((&told["what"], &told["by"]), (&json!("again"), &json!({ "player": 1 })));
    assert!(told["back"]["seconds"].as_u64().unwrap() > 0, "{told}");
    let back = phone.undo(&other, &name, &told["back"]["deed"]).json();
    assert_eq!((&back["view"]["tests"], &back["view"]["status"]), (&won["tests"], &json!("won")));
    assert_eq!(moment(), at_first, "the same win");
    phone.undo(&other, &name, &told["back"]["deed"]).refuses(409, "stale", "already");
    database.sql("UPDATE cauldron.tables SET lost_at = lost_at - 60000").unwrap();
    let last = back["deed"]["revision"].clone();
    phone.undo(&other, &name, &last).refuses(409, "stale", "minute");
}

/// Checks that a server refuses to start with these tables, with the given reason.
fn refuses(at: &str, why: &str) {
    let folder = TempDir::new().unwrap();
    let key = serving::key_file(&folder.path().join("key"));
    let mut command = program::cauldron();
    command.env("PGPASSWORD", PASSWORD).args(["serve", "--port", "0", "--referee", "--data", at]);
    command.args(["--seed", "21", "--key-file", key.to_str().unwrap()]);
    let output = command.output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains(why) && told.trim_end().lines().count() == 1, "{told}");
}

#[test]
fn databases_of_versions_before_the_first_release_are_refused() {
    skip_without!("postgres");
    let database = Postgres::start();
    let at = database.url("postgres");
    drop(referee(&at, &["--seed", "21"]));
    for layout in [1, 2] {
        database.sql(&format!("UPDATE cauldron.about SET layout = {layout}")).unwrap();
        refuses(&at, "before 1.0");
    }
    database.sql("UPDATE cauldron.about SET layout = 99").unwrap();
    refuses(&at, "newer version");
}

#[test]
fn guesses_are_counted_together() {
    skip_without!("postgres");
    let made = sheet(21, Level::FirstGame, true);
    let database = Postgres::start();
    let at = database.url("postgres");
    let [one, other] = [(); 2].map(|()| referee(&at, &["--seed", "21"]));
    let phone = Phone::new();
    let name = phone.open(&one, &made.payload.to_string());
    for n in 0..5 {
        let server = if n % 2 == 0 { &one } else { &other };
        // A game allows two namings, while the limit of guesses at a table is larger.
        if n > 0 && n % 2 == 0 {
            assert_eq!(phone.play(server, &name, &json!({ "do": "again" })).status, 200);
        }
        assert_eq!(phone.play(server, &name, &wrong_answer()).status, 200);
    }
    for server in [&one, &other] {
        phone.play(server, &name, &wrong_answer()).refuses(429, "busy", "wait");
    }
    let next = phone.open(&other, &made.payload.to_string());
    assert_eq!(phone.play(&one, &next, &wrong_answer()).status, 200, "others go on");
}

#[test]
fn tables_beforehand_are_opened_once() {
    skip_without!("postgres");
    let database = Postgres::start();
    let at = database.url("postgres");
    let servers: Vec<Server> = std::thread::scope(|scope| {
        let start = || referee(&at, &["--seed", "21", "--tables", "40"]);
        let servers: Vec<_> = (0..3).map(|_| scope.spawn(start)).collect();
        servers.into_iter().map(|server| server.join().unwrap()).collect()
    });
    for server in &servers {
        assert_eq!(server.tables(0), servers[0].tables(0));
        assert_eq!(server.tables(0).len(), 40);
    }
}

/// Exit code and message of a server that does not start.
fn refused(at: &str, password: &str) -> (Option<i32>, String) {
    let folder = TempDir::new().unwrap();
    let key = serving::key_file(&folder.path().join("key"));
    let output = program::cauldron()
        .args(["serve", "--port", "0", "--referee", "--seed", "1", "--data", at, "--key-file"])
        .arg(key)
        .env("PGPASSWORD", password)
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn databases_that_cannot_be_used_are_refused_in_one_sentence() {
    skip_without!("postgres");
    let mut database = Postgres::start();
    let sql = |statement: &str| database.sql(statement).unwrap();
    sql("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    sql("CREATE DATABASE other");
    let at = |name: &str| database.url(name);
    drop(referee(&at("postgres"), &["--seed", "21"]));
    sql("UPDATE cauldron.about SET layout = 7");
    let secret = "p4ssw0rd";
    for (at, password, code, word) in [
        (at("nowhere"), PASSWORD, 3, "does not exist"),
        (at("postgres"), secret, 3, "password authentication failed"),
        (at("latin"), PASSWORD, 3, "UTF8"),
        (at("postgres"), PASSWORD, 2, "newer version"),
        (format!("postgres://club:{secret}@127.0.0.1:1/x"), secret, 3, "refused"),
        (format!("postgres://club:{secret}@x:y/x"), secret, 2, "not understood"),
        (format!("mysql://club:{secret}@x/x"), secret, 2, "postgres://"),
        (format!("{}?sslmode=require", at("other")), PASSWORD, 2, "tunnel"),
    ] {
        let (status, told) = refused(&at, password);
        assert_eq!(status, Some(code), "{at}: {told}");
        assert!(told.contains(word) && told.trim_end().lines().count() == 1, "{at}: {told}");
        assert!(!told.contains(secret) && !told.contains(PASSWORD), "{told}");
    }
    sql("DROP TABLE cauldron.about");
    let (status, told) = refused(&at("postgres"), PASSWORD);
    assert_eq!(status, Some(2), "{told}");
    assert!(told.contains("not a database of tables"), "{told}");
    assert_eq!(sql("SELECT count(*) FROM cauldron.tables"), "0", "left alone");
    database.kill();
}

#[test]
fn a_database_that_goes_away_loses_nothing_and_is_found_again() {
    skip_without!("postgres");
    let made = sheet(21, Level::FirstGame, true);
    let mut database = Postgres::start();
    let server = referee(&database.url("postgres"), &["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    assert_eq!(phone.play(&server, &name, &poor(1)).status, 200);
    // All connections are cut, and the server reconnects transparently.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'cauldron'";
    assert_eq!(database.sql(cut).unwrap(), "t");
    assert_eq!(phone.play(&server, &name, &poor(2)).status, 200);
    database.kill();
    for _ in 0..3 {
        let lost = phone.play(&server, &name, &poor(3));
        assert_eq!((lost.status, lost.json()["trouble"].as_str()), (503, Some("machine")));
        phone.look(&server, &name).refuses(503, "machine", "nothing was changed");
    }
    let code = json!({ "code": made.payload.to_string() }).to_string();
    phone.post(&server, "/api/tables", &code).refuses(503, "machine", "nothing was changed");
    database.again();
    let start = Instant::now();
    while phone.look(&server, &name).status != 200 {
        assert!(start.elapsed() < Duration::from_secs(20), "the database is not found again");
        std::thread::sleep(Duration::from_millis(50));
    }
    let seen = phone.look(&server, &name).json()["view"].clone();
    assert_eq!(seen["tests"].as_array().map(Vec::len), Some(2), "{seen}");
    assert_eq!(phone.play(&server, &name, &poor(3)).status, 200);
    let told = server.complaints();
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.len() == 2 && lines[0].contains("cannot be kept in \"postgres://"), "{told}");
    assert!(lines[1].contains("again") && !told.contains(PASSWORD), "{told}");
}

/// Acknowledged tests of potions, by table.
type Acknowledged = Mutex<BTreeMap<String, Vec<String>>>;

fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

fn count(seen: &Acknowledged) -> usize {
    held(seen).values().map(Vec::len).sum()
}

/// Clients, each at its own table, make tests until the given number is acknowledged or no server
/// is left. Each request goes to one of the running servers.
fn play_on(servers: &Mutex<Vec<Server>>, tables: &[String], seen: &Acknowledged) {
    let next = |table: usize, number: usize| {
        let herb = ["sage", "mint", "chives", "parsley"][(table + number) % 4];
        test(number, &json!([{ "ingredient": herb, "grown": 1 + (table * 7 + number) % 4 }]))
    };
    std::thread::scope(|scope| {
        for (table, name) in tables.iter().enumerate() {
            scope.spawn(move || {
                let agent = ureq::Agent::config_builder()
                    .http_status_as_error(false)
                    .timeout_global(Some(Duration::from_secs(20)));
                let agent: ureq::Agent = agent.build().into();
                let start = Instant::now();
                while count(seen) < wanted() {
                    assert!(start.elapsed() < Duration::from_secs(600), "no server answers");
                    let url = {
                        let servers = held(servers);
                        if servers.is_empty() {
                            break;
                        }
                        servers[table % servers.len()].url(&format!("/api/tables/{name}"))
                    };
                    let log = held(seen).entry(name.clone()).or_default().clone();
                    let action = next(table, log.len() + 1);
                    let post = agent.post(&url).header("content-type", "application/json");
                    let Ok(mut reply) = post.send(action.to_string()) else { continue };
                    let status = reply.status().as_u16();
                    let Ok(text) = reply.body_mut().read_to_string() else { continue };
                    let Ok(told) = serde_json::from_str::<Value>(&text) else { continue };
                    let view = match (status, told["trouble"].as_str()) {
                        (200, _) => told["view"].clone(),
                        // The test was saved, but the server was killed before it could respond.
                        (409, Some("stale")) => {
                            let Ok(mut reply) = agent.get(&url).call() else { continue };
                            let Ok(text) = reply.body_mut().read_to_string() else { continue };
                            let Ok(told) = serde_json::from_str::<Value>(&text) else { continue };
                            // This server may have been killed too.
                            match told.get("view") {
                                Some(view) => view.clone(),
                                None => continue,
                            }
                        }
                        (500 | 503, Some("machine")) => continue,
                        _ => panic!("{status}: {told}"),
                    };
                    let tests = view["tests"].as_array().unwrap();
                    assert_eq!(tests.len(), log.len() + 1, "no test is lost, none is made twice");
                    let tests: Vec<String> = tests.iter().map(Value::to_string).collect();
                    held(seen).insert(name.clone(), tests);
                }
            });
        }
    });
}

/// Checks that all acknowledged tests are in the database.
fn check(server: &Server, seen: &Acknowledged) {
    let phone = Phone::new();
    for (name, tests) in held(seen).iter() {
        let view = phone.look(server, name).json()["view"].clone();
        let kept: Vec<String> =
            view["tests"].as_array().unwrap().iter().map(Value::to_string).collect();
        assert!(kept.starts_with(tests), "{name}: {} of {} tests", kept.len(), tests.len());
    }
    println!("acknowledged and kept: {}", count(seen));
}

fn wanted() -> usize {
    match tools::long::is_long() {
        true => 10_000,
        false => 400,
    }
}

const TABLES: [&str; 6] = ["--seed", "21", "--tables", "32", "--rate", "100000"];

#[test]
fn of_two_servers_one_is_killed_and_no_test_is_lost() {
    skip_without!("postgres");
    let mut database = Postgres::start();
    let at = database.url("postgres");
    let servers = Mutex::new(vec![referee(&at, &TABLES), referee(&at, &TABLES)]);
    let tables = held(&servers)[0].tables(0);
    let seen = Acknowledged::default();
    std::thread::scope(|scope| {
        let playing = scope.spawn(|| play_on(&servers, &tables, &seen));
        let reached = |share: usize| {
            while !playing.is_finished() && count(&seen) < wanted() * share / 4 {
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        reached(1);
        let killed = held(&servers).remove(0);
        killed.kill();
        reached(2);
        // Simulates a power failure of the database.
        database.kill();
        database.again();
        reached(3);
        let back = referee(&at, &TABLES);
        held(&servers).push(back);
    });
    for server in held(&servers).iter() {
        check(server, &seen);
    }
}

#[test]
fn a_server_with_a_file_is_killed_and_no_test_is_lost() {
    let folder = TempDir::new().unwrap();
    let data: &Path = &folder.path().join("tables.sqlite");
    let seen = Acknowledged::default();
    let mut tables = Vec::new();
    for round in 1..=4 {
        let servers = Mutex::new(vec![Server::referee_at(data, &TABLES)]);
        if tables.is_empty() {
            tables = held(&servers)[0].tables(0);
        }
        std::thread::scope(|scope| {
            let playing = scope.spawn(|| play_on(&servers, &tables, &seen));
            while !playing.is_finished() && count(&seen) < wanted() * round / 4 {
                std::thread::sleep(Duration::from_millis(5));
            }
            let killed = held(&servers).pop();
            killed.unwrap().kill();
        });
        check(&Server::referee_at(data, &TABLES), &seen);
    }
}
