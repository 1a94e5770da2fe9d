//! Tests of the page, of tables, and of the information that players receive.

use std::time::{Duration, Instant};

use cauldron_press::witches::settings::Level;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::serving::{self, Phone, Server, answer, poor, right, sheet, test, wrong_answer};
use super::tools::program;

#[test]
fn the_page_is_served_and_kept() {
    let server = Server::start(&[]);
    let phone = Phone::new();
    let page = phone.get(&server, "/", &[]);
    assert_eq!(page.status, 200);
    assert!(page.text.to_lowercase().starts_with("<!doctype html>"));
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    assert_eq!(page.header("referrer-policy"), "no-referrer");
    assert_eq!(page.header("cache-control"), "max-age=86400", "it is there without a network");
    let referee = phone.get(&Server::referee(&["--seed", "1"]), "/", &[]);
    assert_eq!((referee.status, referee.header("cache-control")), (200, "no-cache"));
    assert_ne!(referee.text, page.text);
    let known = phone.get(&server, "/", &[("if-none-match", page.header("etag"))]);
    assert_eq!((known.status, known.text.as_str()), (304, ""));

    let packed = server.raw(
        b"GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n",
    );
    let at = packed.windows(4).position(|w| w == b"\r\n\r\n").unwrap();
    let head = String::from_utf8_lossy(&packed[..at]).to_lowercase();
    assert!(head.contains("content-encoding: gzip"), "{head}");
    let mut plain = String::new();
    let mut unpacked = flate2::read::GzDecoder::new(&packed[at + 4..]);
    std::io::Read::read_to_string(&mut unpacked, &mut plain).unwrap();
    assert_eq!(plain, page.text);

    let head = server.raw(b"HEAD / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    assert!(head.starts_with(b"HTTP/1.1 200") && head.ends_with(b"\r\n\r\n"));
    let elsewhere = phone.get(&server, "/favicon.ico", &[]);
    assert_eq!(
        (elsewhere.status, elsewhere.header("content-type")),
        (404, "text/plain; charset=utf-8")
    );
    phone.get(&server, "/api/tables/bisol-tavuk-nupam", &[]).refuses(404, "closed", "--referee");
    phone.post(&server, "/api/tables", "{}").refuses(404, "closed", "--referee");
}

#[test]
fn a_game_is_played_to_the_win() {
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "21"]);
    let phone = Phone::new();
    let reply = phone.post(
        &server,
        "/api/tables",
        &json!({ "code": made.payload.to_string() }).to_string(),
    );
    let opened = reply.json();
    assert_eq!(opened["game"]["id"], made.payload.id().to_string());
    assert_eq!(
        (&opened["game"]["testable"], &opened["game"]["players"]),
        (&json!(true), &json!(4))
    );
    assert_eq!(
        (&opened["view"]["next"], &opened["view"]["status"]),
        (&json!(1), &json!("playing"))
    );
    let name = opened["table"].as_str().unwrap();

    let first = phone.play(&server, name, &poor(1)).json();
    assert_eq!(
        (&first["told"], &first["view"]["tests"][0]["won"]),
        (&json!("tested"), &json!(false))
    );
    let revision = first["view"]["revision"].as_u64().unwrap();
    let since = |revision| format!("/api/tables/{name}?since={revision}");
    assert_eq!(phone.get(&server, &since(revision), &[]).status, 204);
    let changed = phone.get(&server, &since(revision - 1), &[]);
    assert_eq!((changed.status, changed.header("cache-control")), (200, "no-store"));
    assert_eq!(changed.json()["view"], first["view"]);

    let won = phone.play(&server, name, &test(2, &right(&made))).json();
    assert_eq!(won["view"]["status"], "won");
    phone.play(&server, name, &poor(3)).refuses(400, "input", "over");
    let spelled = name.to_lowercase().replace('0', "o").replace('1', "l");
    assert_eq!(phone.look(&server, &spelled).json()["view"], won["view"]);
    let again = phone.play(&server, name, &json!({ "do": "again" })).json();
    assert_eq!(again["view"]["tests"], json!([]));
}

#[test]
fn a_game_is_given_up() {
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    let give_up = |code: &str| json!({ "do": "give-up", "code": code });
    phone.play(&server, &name, &give_up("AAAA-AAAA")).refuses(400, "input", "give-up code");
    assert_eq!(phone.look(&server, &name).json()["view"]["solution"], Value::Null);
    let open = phone.play(&server, &name, &give_up(&made.give_up.to_string())).json();
    assert_eq!(open["told"], "open");
    assert_eq!(open["view"]["solution"]["answers"][0], json!(made.answers[0]));
}

/// The last naming after the end loses the game.
#[test]
fn a_game_is_lost_by_the_last_name() {
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    for left in [1, 0] {
        let wrong = phone.play(&server, &name, &wrong_answer()).json();
        assert_eq!((&wrong["told"], &wrong["view"]["namings"]), (&json!("wrong"), &json!([left])));
    }
    phone.play(&server, &name, &answer(&made)).refuses(400, "input", "named 2 times");
    assert_eq!(phone.play(&server, &name, &json!({ "do": "full", "full": true })).status, 200);
    let lost = phone.play(&server, &name, &wrong_answer()).json();
    assert_eq!(
        (&lost["view"]["status"], &lost["view"]["solution"]),
        (&json!("lost"), &Value::Null)
    );
    phone.play(&server, &name, &answer(&made)).refuses(400, "input", "over");
}

#[test]
fn the_code_of_an_ordinary_sheet_can_be_refereed() {
    let made = sheet(21, Level::FirstGame, false);
    let code = made.payload.to_string();
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &[&code]);
    let phone = Phone::new();
    let name = phone.open(&server, &format!("https://example.org/play#{code}"));
    let shown = phone.look(&server, &name).text;
    let wrong = phone.play(&server, &name, &wrong_answer()).json();
    assert_eq!(wrong["told"], "wrong");
    assert!(!shown.contains("CP1:"), "such a code holds its own key");
    let right = phone.play(&server, &name, &answer(&made)).json();
    assert_eq!(right["told"], "right");
    assert!(server.end().success());
    let held = std::fs::read(&data).unwrap();
    assert!(held.windows(5).any(|w| w == b"tests"), "the table is there");
    assert!(!held.windows(4).any(|w| w == b"CP1:"));
}

#[test]
fn an_ordinary_game_gives_help_and_a_tournament_none() {
    let made = sheet(21, Level::FirstGame, false);
    let code = made.payload.to_string();
    let phone = Phone::new();
    let hint = |hint: u32, rung: &str| json!({ "do": "hint", "hint": hint, "rung": rung });
    let server = Server::referee(&[&code]);
    let name = phone.open(&server, &code);
    assert_eq!(phone.look(&server, &name).json()["game"]["help"], true);
    assert_eq!(phone.play(&server, &name, &poor(1)).status, 200);
    let told = phone.play(&server, &name, &hint(1, "test")).json();
    assert_eq!(told["told"], "done", "{told}");
    phone.play(&server, &name, &hint(1, "test")).refuses(409, "stale", "already");
    for rung in ["herb", "claim", "reason"] {
        assert_eq!(phone.play(&server, &name, &hint(1, rung)).status, 200);
    }
    let shown = phone.look(&server, &name).json()["view"]["help"].clone();
    assert_eq!(shown["hints"][0]["tells"].as_array().map(Vec::len), Some(3), "{shown}");
    let sealed = json!({ "do": "handicap", "witch": 1, "size": "small" });
    let told = phone.play(&server, &name, &sealed).json();
    assert_eq!(told["view"]["help"]["clues"][0]["clue"], serde_json::Value::Null, "{told}");
    let read = phone.play(&server, &name, &json!({ "do": "unseal", "witch": 1 })).json();
    assert!(read["told"]["clue"]["key"].as_str().unwrap().starts_with("clue-"), "{read}");
    let mut asked = (0..40).map(|_| phone.play(&server, &name, &json!({ "do": "check-notes" })));
    let refused = asked.find(|reply| reply.status != 200).unwrap();
    refused.refuses(429, "busy", "much help");

    let watched = Server::referee(&[&code, "--tables", "1"]);
    let name = watched.tables(0)[0].clone();
    assert_eq!(phone.look(&watched, &name).json()["game"]["help"], false);
    phone.play(&watched, &name, &hint(1, "test")).refuses(403, "closed", "nobody gets help");

    let keyed = Server::referee(&["--seed", "21"]);
    let name = phone.open(&keyed, &sheet(21, Level::FirstGame, true).payload.to_string());
    let shown = phone.look(&keyed, &name).json();
    assert_eq!((&shown["game"]["help"], &shown["view"]["help"]), (&json!(false), &json!(null)));
    phone.play(&keyed, &name, &hint(1, "test")).refuses(400, "input", "no hints");
}

#[test]
fn two_phones_at_a_table_see_each_other_and_no_test_is_made_twice() {
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "21"]);
    let name = Phone::new().open(&server, &made.payload.to_string());
    let replies: Vec<u16> = std::thread::scope(|scope| {
        let phones: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| Phone::new().play(&server, &name, &poor(1)).status))
            .collect();
        phones.into_iter().map(|phone| phone.join().unwrap()).collect()
    });
    assert_eq!(replies.iter().filter(|&&status| status == 200).count(), 1, "{replies:?}");
    assert_eq!(replies.iter().filter(|&&status| status == 409).count(), 7, "{replies:?}");
    let (one, other) = (Phone::new(), Phone::new());
    one.play(&server, &name, &poor(1)).refuses(409, "stale", "another phone");
    let note = json!({ "do": "note", "ingredient": "sage", "column": 1, "mark": "impossible" });
    let noted = one.play(&server, &name, &note).json();
    let seen = other.look(&server, &name).json();
    assert_eq!(seen["view"], noted["view"]);
    assert_eq!(seen["view"]["tests"].as_array().unwrap().len(), 1);
}

#[test]
fn whoever_waits_is_told_of_a_change_when_it_comes() {
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    let path = format!("/api/tables/{name}?since=0&wait=5");
    let begun = Instant::now();
    assert_eq!(phone.get(&server, &path.replace("=5", "=1"), &[]).status, 204);
    assert!(begun.elapsed() >= Duration::from_secs(1), "nothing changed for so long");
    let begun = Instant::now();
    std::thread::scope(|scope| {
        let waits: Vec<_> =
            (0..4).map(|_| scope.spawn(|| Phone::new().get(&server, &path, &[]))).collect();
        std::thread::sleep(Duration::from_millis(300));
        phone.play(&server, &name, &poor(1));
        for wait in waits {
            let told = wait.join().unwrap().json();
            assert_eq!(told["view"]["tests"].as_array().unwrap().len(), 1);
        }
    });
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    // A client with an old revision does not wait.
    let begun = Instant::now();
    assert_eq!(phone.get(&server, &path, &[]).status, 200);
    assert!(begun.elapsed() < Duration::from_secs(1));
    phone.get(&server, &path.replace("=5", "=soon"), &[]).refuses(400, "input", "wait=");

    // Waiting clients do not delay the end of a server.
    let (address, ended) = (server.url(&path.replace("=0", "=1")), Instant::now());
    let waits = std::thread::spawn(move || {
        let reply = ureq::get(address).call().unwrap();
        let retry = reply.headers().get("retry-after").map(|v| v.to_str().unwrap().to_owned());
        (reply.status().as_u16(), retry)
    });
    std::thread::sleep(Duration::from_millis(300));
    assert!(server.end().success());
    let (status, retry) = waits.join().unwrap();
    assert_eq!((status, retry.as_deref()), (204, Some("1")), "nobody is there for a moment");
    assert!(ended.elapsed() < Duration::from_secs(3), "{:?}", ended.elapsed());
}

#[test]
fn the_tables_of_a_sheet_are_told_at_home_and_never_at_a_tournament() {
    let made = sheet(21, Level::FirstGame, true);
    let code = json!({ "code": made.payload.to_string() }).to_string();
    let phone = Phone::new();
    let told = |server: &Server| phone.post(server, "/api/tables/of", &code).json();
    let none = json!({ "tables": [] });

    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &["--seed", "21", "--seed", "22"]);
    assert_eq!(told(&server), none);
    let first = phone.open(&server, &made.payload.to_string());
    let other = sheet(22, Level::FirstGame, true);
    phone.open(&server, &other.payload.to_string());
    phone.play(&server, &first, &poor(1));
    let entry = json!({ "table": first, "game": made.label(), "tests": 1 });
    assert_eq!(told(&server), json!({ "tables": [entry] }));
    // A finished game cannot be joined.
    phone.play(&server, &first, &test(2, &right(&made)));
    assert_eq!(told(&server), none);
    let strange = sheet(23, Level::FirstGame, true);
    let strange = json!({ "code": strange.payload.to_string() }).to_string();
    phone.post(&server, "/api/tables/of", &strange).refuses(404, "unknown", "not refereed");
    phone.post(&server, "/api/tables/of", "{}").refuses(400, "input", "code");
    for _ in 0..10 {
        phone.open(&server, &made.payload.to_string());
    }
    assert_eq!(told(&server)["tables"].as_array().unwrap().len(), 6, "the latest");
    drop(server);

    for wish in [&["--limits"][..], &["--tables", "2"], &["--unlisted"]] {
        let server = Server::referee(&[&["--seed", "21"], wish].concat());
        if !wish.contains(&"--tables") {
            phone.open(&server, &made.payload.to_string());
        }
        assert_eq!(told(&server), none, "{wish:?}");
    }
}

#[test]
fn every_table_sees_only_its_own_game() {
    let (one, other) = (sheet(21, Level::FirstGame, true), sheet(22, Level::FirstGame, true));
    let server = Server::referee(&["--seed", "21", "--seed", "22"]);
    let phone = Phone::new();
    let first = phone.open(&server, &one.payload.to_string());
    let second = phone.open(&server, &other.payload.to_string());
    let third = phone.open(&server, &one.payload.to_string());
    phone.play(&server, &first, &poor(1));
    let won = phone.play(&server, &second, &test(1, &right(&other))).json();
    assert_eq!(won["view"]["status"], "won");
    let seen = |name: &str| phone.look(&server, name).json();
    assert_eq!(seen(&first)["game"]["id"], one.payload.id().to_string());
    assert_eq!(seen(&second)["game"]["id"], other.payload.id().to_string());
    assert_eq!(seen(&first)["view"]["tests"].as_array().unwrap().len(), 1);
    assert_eq!(seen(&third)["view"]["tests"], json!([]));
    phone.look(&server, "bisol-tavuk-nupam").refuses(404, "unknown", "bisol-tavuk-nupam");
    let stranger = sheet(23, Level::FirstGame, true).payload.to_string();
    let reply = phone.post(&server, "/api/tables", &json!({ "code": stranger }).to_string());
    reply.refuses(404, "unknown", "not refereed");
}

#[test]
fn what_was_acknowledged_outlives_the_server() {
    let made = sheet(21, Level::FirstGame, true);
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let phone = Phone::new();
    let server = Server::referee_at(&data, &["--seed", "21"]);
    let name = phone.open(&server, &made.payload.to_string());
    let mut seen = Value::Null;
    for number in 1..=20 {
        seen = phone.play(&server, &name, &poor(number)).json()["view"].clone();
    }
    server.kill();

    let server = Server::referee_at(&data, &["--seed", "22"]);
    phone.look(&server, &name).refuses(404, "closed", "is not loaded");
    phone.play(&server, &name, &poor(21)).refuses(404, "closed", "ask the referee");
    assert!(server.end().success());

    let server = Server::referee_at(&data, &["--seed", "21", "--seed", "22"]);
    assert_eq!(phone.look(&server, &name).json()["view"], seen);
    let won = phone.play(&server, &name, &test(21, &right(&made))).json();
    assert_eq!(won["view"]["status"], "won");
}

#[test]
fn a_table_that_somebody_wiped_is_told_and_brought_back() {
    let made = sheet(21, Level::FirstGame, true);
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &["--seed", "21"]);
    let (one, other) = (Phone::new(), Phone::new());
    let name = one.open(&server, &made.payload.to_string());
    one.play(&server, &name, &poor(1));
    one.play(&server, &name, &poor(2));
    let note = json!({ "do": "note", "ingredient": "sage", "column": 1, "mark": "impossible" });
    let before = other.play(&server, &name, &note).json()["view"].clone();
    assert_eq!(one.look(&server, &name).json()["deed"], Value::Null);

    let again = json!({ "do": "again" }).to_string();
    let wiped = one.post(&server, &format!("/api/tables/{name}?by=2"), &again).json();
    let deed = wiped["deed"].clone();
    assert_eq!((&deed["what"], &deed["by"]), (&json!("again"), &json!({ "player": 2 })));
    assert_eq!((&deed["revision"], &deed["back"]["deed"]), (&json!(4), &json!(4)), "{deed}");
    let seconds = deed["back"]["seconds"].as_u64().unwrap();
    assert!((50..=60).contains(&seconds), "{deed}");
    // The next request of each other phone reports the reset, and its own changes are preserved.
    let waits = format!("/api/tables/{name}?since=3&wait=5");
    let seen = other.get(&server, &waits, &[]).json();
    assert_eq!((&seen["view"]["tests"], &seen["deed"]["what"]), (&json!([]), &json!("again")));
    let tested = other.play(&server, &name, &poor(1)).json();
    assert_eq!(tested["deed"]["revision"], 4, "{tested}");
    server.kill();

    let server = Server::referee_at(&data, &["--seed", "21"]);
    other.undo(&server, &name, &json!(3)).refuses(409, "stale", "no longer");
    other.undo(&server, &name, &json!("4")).refuses(400, "input", "not understood");
    let back = other.undo(&server, &name, &deed["revision"]).json();
    for same in ["tests", "notes", "status"] {
        assert_eq!(back["view"][same], before[same], "{same}");
    }
    assert_eq!(
        (&back["deed"]["what"], &back["deed"]["by"]),
        (&json!("brought-back"), &json!("somebody"))
    );
    assert_eq!(back["view"]["revision"], 6, "phones see that it changed");
    one.undo(&server, &name, &deed["revision"]).refuses(409, "stale", "already");
    server.kill();
    let server = Server::referee_at(&data, &["--seed", "21"]);
    assert_eq!(one.look(&server, &name).json()["view"], back["view"]);
    // Tests made in the meantime are preserved too.
    let meanwhile = one.undo(&server, &name, &json!(6)).json();
    assert_eq!(meanwhile["view"]["tests"], tested["view"]["tests"]);
    server.kill();

    // The action cannot be undone after a minute.
    let old = rusqlite::Connection::open(&data).unwrap();
    old.execute("UPDATE tables SET lost_at = lost_at - 60000", []).unwrap();
    drop(old);
    let server = Server::referee_at(&data, &["--seed", "21"]);
    assert_eq!(one.look(&server, &name).json()["deed"]["back"], Value::Null);
    one.undo(&server, &name, &json!(7)).refuses(409, "stale", "minute");
    // Numbers of players outside the game are ignored.
    let wiped = one.post(&server, &format!("/api/tables/{name}?by=4"), &again).json();
    assert_eq!(wiped["deed"]["by"], "somebody");
}

#[test]
fn a_server_says_that_it_is_there() {
    let phone = Phone::new();
    for server in [Server::start(&[]), Server::referee(&["--seed", "21"])] {
        let health = phone.get(&server, "/api/health", &[]);
        assert_eq!((health.status, health.header("cache-control")), (204, "no-store"));
    }
}

#[test]
fn tables_beforehand_are_the_only_ones_and_stay() {
    let made = sheet(21, Level::FirstGame, true);
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let phone = Phone::new();
    let server = Server::referee_at(&data, &["--seed", "21", "--seed", "22", "--tables", "3"]);
    let names = server.tables(0);
    assert_eq!((names.len(), server.tables(1).len()), (3, 3));
    let code = json!({ "code": made.payload.to_string() }).to_string();
    phone.post(&server, "/api/tables", &code).refuses(403, "closed", "the referee opens");
    assert_eq!(phone.play(&server, &names[0], &poor(1)).status, 200);
    let again = json!({ "do": "again" });
    phone.play(&server, &names[0], &again).refuses(403, "closed", "every test counts");
    assert!(server.end().success());
    let server = Server::referee_at(&data, &["--seed", "21", "--seed", "22", "--tables", "4"]);
    assert_eq!(server.tables(0)[..3], names);
    assert_eq!(server.tables(0).len(), 4);
}

#[test]
fn limited_tables_test_what_the_board_has() {
    let made = sheet(8, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "8", "--limits"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    let pour = |ingredient: &str| json!({ "ingredient": ingredient, "grown": 1 });
    let seven = json!(vec![pour("parsley"); 7]);
    phone.play(&server, &name, &test(1, &seven)).refuses(400, "input", "no cauldron of 7");
    for (number, cauldron) in (1..).zip(&made.board.cauldrons) {
        let printed = cauldron.starting.iter().map(|i| pour(i.id()));
        let filled = printed.chain(std::iter::repeat(pour("parsley"))).take(cauldron.size());
        let potion = json!(filled.collect::<Vec<_>>());
        assert_eq!(phone.play(&server, &name, &test(number, &potion)).status, 200);
    }
    let view = phone.look(&server, &name).json()["view"].clone();
    assert!(view["limits"].as_array().unwrap().iter().all(|limit| limit["left"] == 0));
    let more = phone.play(&server, &name, &poor(made.board.cauldrons.len() + 1));
    more.refuses(400, "input", "none at all");
    phone.play(&server, &name, &json!({ "do": "again" })).refuses(403, "closed", "every test");
}

#[test]
fn nothing_secret_leaves_before_the_end() {
    for (level, name) in [(Level::FirstGame, "0"), (Level::HighWitch, "5")] {
        let made = sheet(31, level, true);
        let server = Server::referee(&["--seed", "31", "--level", name, "--limits"]);
        let phone = Phone::new();
        let mut told = vec![server.said.to_string()];
        let table = phone.open(&server, &made.payload.to_string());
        told.push(phone.look(&server, &table).text);
        for (mut action, status) in [
            (json!({ "do": "look" }), 200),
            (poor(1), 200),
            (test(2, &json!(vec![json!({ "ingredient": "mint", "grown": 2 }); 4])), 200),
            (wrong_answer(), 200),
            (json!({ "do": "give-up", "code": "0000-0000" }), 400),
            (json!({ "do": "mode", "mode": "competitive" }), 200),
            (json!({ "do": "dance" }), 400),
            (json!({ "do": "full", "full": true }), 200),
        ] {
            if action["do"] == "test" {
                // The limited table records who is poisoned.
                action["by"] = 0.into();
            }
            let reply = phone.play(&server, &table, &action);
            assert_eq!(reply.status, status, "{action}: {}", reply.text);
            told.push(reply.text);
            told.extend(reply.headers.iter().map(|(_, value)| format!("{value:?}")));
        }
        let data = server.data();
        let held = [data.clone(), data.with_extension("sqlite-wal")];
        told.extend(
            held.iter().map(|p| String::from_utf8_lossy(&std::fs::read(p).unwrap()).into_owned()),
        );
        let answer = serde_json::to_string(&made.answers[0]).unwrap();
        let give_up = made.give_up.to_string();
        let bare = give_up.replace('-', "");
        let opening = made.opening.unwrap().to_string();
        let seed = made.options.seed.to_string();
        let secrets = [answer, bare, give_up, seed, opening, serving::KEY.to_string()];
        let page = phone.get(&server, "/", &[]).text;
        assert!(!secrets.iter().any(|secret| page.contains(secret)));
        for text in told {
            for secret in &secrets {
                assert!(!text.contains(secret), "{secret} in {text}");
            }
            for word in ["recipe_length", "\"answers\":[", "\"overachiever\"", "\"kind\":\"regular"]
            {
                assert!(!text.contains(word), "{word} in {text}");
            }
        }
    }
}

/// Runs a command that must fail with one sentence that contains `words`.
#[track_caller]
fn fails(args: &[&str], code: i32, words: &[&str]) {
    let output = program::cauldron().arg("serve").args(args).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {told}");
    assert_eq!(told.trim_end().lines().count(), 1, "{args:?}: {told}");
    for word in words {
        assert!(told.contains(word), "{args:?} should say {word:?}: {told}");
    }
    assert_eq!(output.stdout, b"", "{args:?}");
}

#[test]
fn what_cannot_be_served_is_one_sentence() {
    let server = Server::referee(&["--seed", "1"]);
    let port = server.port.to_string();
    fails(&["--port", &port], 3, &[&port, "taken", "--port 0"]);
    fails(&["--port", &port, "--address", "127.0.0.1"], 3, &["taken"]);
    fails(&["--port", "0", "--address", "203.0.113.7"], 3, &["203.0.113.7", "not an address of"]);
    fails(&["--port", "70000"], 2, &["70000", "0 to 65535"]);
    fails(&["--address", "home"], 2, &["home", "192.168"]);
    fails(&["--rate", "0"], 2, &["1 to 100000"]);
    fails(&["--seed", "1"], 2, &["--seed", "--referee"]);
    fails(&["--limits"], 2, &["--limits", "--referee"]);
    fails(&["--tables", "3"], 2, &["--tables", "--referee"]);
    let referee = ["--port", "0", "--referee"];
    let with = |args: &[&'static str]| [&referee[..], args].concat();
    fails(&with(&[]), 2, &["--seed"]);
    fails(&with(&["--seed", "1", "--tables", "0"]), 2, &["1 to 10000"]);
    fails(&with(&["CP1:HELLO"]), 2, &["cut off"]);
    fails(&with(&["nowhere.png"]), 2, &["nowhere.png"]);
    let open = sheet(3, Level::FirstGame, false).payload.to_string();
    fails(&[&referee[..], &[&open, "--limits"]].concat(), 2, &["--limits", "--seed"]);
    let closed = sheet(3, Level::FirstGame, true).payload.to_string();
    fails(&[&referee[..], &[&closed]].concat(), 2, &["no play part", "--seed"]);

    fails(&with(&["--seed", "1"]), 2, &["--key-file"]);
    let folder = TempDir::new().unwrap();
    let key: &str = folder.path().join("key").to_str().unwrap().to_owned().leak();
    std::fs::write(key, serving::KEY.to_string()).unwrap();
    let file = folder.path().join("diary.txt");
    std::fs::write(&file, "Dear diary, today I met a witch. ".repeat(40)).unwrap();
    let kept_in = |path: &std::path::Path| {
        let path = path.to_str().unwrap().to_owned();
        [&with(&["--seed", "1", "--key-file", key, "--data"])[..], &[path.leak()]].concat()
    };
    fails(&kept_in(&file), 2, &["diary.txt", "not a file of tables"]);
    fails(&kept_in(&folder.path().join("no/folder.sqlite")), 3, &["folder.sqlite"]);
    fails(&kept_in(folder.path()), 3, &["cannot be kept"]);
    let many = [&kept_in(&folder.path().join("new.sqlite"))[..], &["--seed", "2"]].concat();
    fails(&[&many[..], &["--tables", "5001"]].concat(), 2, &["10000 tables", "--tables"]);
    fails(&kept_in(&server.data()), 3, &["in use by another server"]);
}
