//! Tests of `cauldron serve` against abuse: pages of other sites, guessing, and a full disk.

use std::process::Command;

use cauldron_press::witches::board::Special;
use cauldron_press::witches::puzzle::Effect;
use cauldron_press::witches::settings::Level;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::CODE;
use super::serving::{self, Phone, Reply, Server, answer, poor, sheet, test, wrong_answer};
use super::tools::program;

/// Sends a request with these headers. Returns status and body.
fn raw(server: &Server, method: &str, path: &str, headers: &str, body: &Value) -> (u16, String) {
    let body = if method == "POST" { body.to_string() } else { String::new() };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nconnection: close\r\ncontent-type: application/json\r\n{headers}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let reply = String::from_utf8_lossy(&server.raw(request.as_bytes())).into_owned();
    let status = reply.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.unwrap_or_else(|| panic!("{reply}")), reply)
}

#[test]
fn names_and_pages_of_others_are_refused() {
    let server = Server::referee(&["--seed", "21", "--host", "play.example.org"]);
    let port = server.port;
    let name = Phone::new().open(&server, &CODE);
    let path = format!("/api/tables/{name}");
    let look = json!({ "do": "look" });
    let own = format!("127.0.0.1:{port}");
    let admitted = [
        format!("host: {own}\r\n"),
        format!("host: localhost:{port}\r\n"),
        format!("host: {own}\r\norigin: http://{own}\r\n"),
        format!("host: {own}\r\norigin: https://play.example.org\r\n"),
        "host: play.example.org\r\norigin: https://play.example.org\r\n".to_owned(),
    ];
    for headers in admitted {
        assert_eq!(raw(&server, "POST", &path, &headers, &look).0, 200, "{headers}");
        assert_eq!(raw(&server, "GET", "/", &headers, &look).0, 200, "{headers}");
    }
    let test = poor(1);
    for (headers, status, word) in [
        (format!("host: evil.example:{port}\r\n"), 421, "evil.example"),
        (format!("host: 203.0.113.7:{port}\r\n"), 421, "--host"),
        (format!("host: {own}\r\nhost: evil.example\r\n"), 400, "host"),
        (String::new(), 400, "host"),
        (format!("host: {own}\r\norigin: http://evil.example\r\n"), 403, "evil.example"),
        (format!("host: {own}\r\norigin: http://127.0.0.1:9\r\n"), 403, "127.0.0.1:9"),
        (format!("host: {own}\r\norigin: null\r\n"), 403, "null"),
    ] {
        let (told, reply) = raw(&server, "POST", &path, &headers, &test);
        assert_eq!(told, status, "{headers}: {reply}");
        // Requests with two hosts are rejected before any handler runs.
        assert!(reply.contains(word) || status == 400, "{headers}: {reply}");
        assert_eq!(raw(&server, "GET", "/", &headers, &look).0, status, "{headers}");
        assert_eq!(raw(&server, "GET", &path, &headers, &look).0, status, "{headers}");
    }
    let through = format!("http://evil.example{path}");
    assert_eq!(raw(&server, "GET", &through, &format!("host: {own}\r\n"), &look).0, 421);
    assert_eq!(Phone::new().look(&server, &name).json()["view"]["revision"], 0);
    let output =
        program::cauldron().args(["serve", "--host", "http://play.example.org/"]).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(told.contains("without http://"), "{told}");
}

#[track_caller]
fn is_guarded(reply: &Reply, policy: &str) {
    let policies = reply.header("content-security-policy");
    assert!(policies.starts_with(policy), "{policies}");
    assert!(policies.ends_with("; frame-ancestors 'none'"), "{policies}");
    for (name, value) in [
        ("x-frame-options", "DENY"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(reply.header(name), value, "{name}");
    }
    assert!(reply.header("permissions-policy").contains("camera=(self)"));
}

#[test]
fn replies_tell_browsers_what_they_may_do() {
    for server in [Server::start(&[]), Server::referee(&["--seed", "21"])] {
        let phone = Phone::new();
        let page = phone.get(&server, "/", &[]);
        let meta = "http-equiv=\"Content-Security-Policy\" content=\"";
        let own = page.text.split_once(meta).unwrap().1.split_once('"').unwrap().0;
        assert!(own.contains("script-src 'sha256-"), "{own}");
        is_guarded(&page, own);
        let known = phone.get(&server, "/", &[("if-none-match", page.header("etag"))]);
        assert_eq!(known.status, 304);
        is_guarded(&known, own);
        is_guarded(&phone.get(&server, "/index.html", &[]), own);
        for (path, status) in [("/nothing.txt", 404), ("/api/tables/bisol-tavuk-nupam", 404)] {
            let reply = phone.get(&server, path, &[]);
            assert_eq!(reply.status, status);
            is_guarded(&reply, "default-src 'none'");
        }
    }
}

#[test]
fn guesses_that_cannot_be_right_cost_nothing() {
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    let check = |names: &[&str]| json!({ "do": "check", "answer": names });
    for left in [2, 1, 0] {
        for (guess, why) in [
            (check(&["sage", "mint", "chives", "unicorn"]), "unicorn"),
            (check(&["sage", "mint", "chives", "pepper"]), "Pepper is not in this game"),
            (check(&["sage", "mint"]), "names 4 ingredients; this one names 2"),
            (check(&[]), "this one names 0"),
            (check(&["sage"; 9]), "Sage is in this recipe twice"),
            (check(&["mint", "sage", "mint", "chives"]), "Mint is in this recipe twice"),
            (json!({ "do": "give-up", "code": "hello" }), "give-up code"),
        ] {
            phone.play(&server, &name, &guess).refuses(400, "input", why);
        }
        assert_eq!(phone.look(&server, &name).json()["view"]["namings"], json!([left]));
        if left > 0 {
            assert_eq!(phone.play(&server, &name, &wrong_answer()).json()["told"], "wrong");
        }
    }
    phone.play(&server, &name, &json!({ "do": "full", "full": true })).json();
    assert_eq!(phone.play(&server, &name, &answer(&made)).json()["told"], "right");
}

/// A refused guess counts too. This one is a give-up code in place of an answer.
#[test]
fn naming_too_often_is_refused_and_the_last_name_is_left() {
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    for _ in 0..2 {
        assert_eq!(phone.play(&server, &name, &wrong_answer()).json()["told"], "wrong");
    }
    for _ in 0..2 {
        phone.play(&server, &name, &wrong_answer()).refuses(400, "input", "named 2 times");
    }
    phone.play(&server, &name, &json!({ "do": "full", "full": true })).json();
    assert_eq!(phone.play(&server, &name, &answer(&made)).json()["told"], "right");
}

#[test]
fn new_tables_give_no_new_guesses() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let games = ["--seed", "21", "--seed", "22"];
    let [code, other] =
        [21, 22].map(|seed| sheet(seed, Level::FirstGame, true).payload.to_string());
    let server = Server::referee_at(&data, &games);
    let phone = Phone::new();
    let mut done = 0;
    let mut refused = None;
    for _ in 0..19 {
        let name = phone.open(&server, &code);
        phone.play(&server, &name, &json!({ "do": "mode", "mode": "competitive" }));
        for witch in [0, 1, 2, 3].map(|witch| [witch; 2]).concat() {
            let mut guess = wrong_answer();
            guess["by"] = json!(witch);
            let reply = phone.play(&server, &name, &guess);
            match reply.status {
                200 => done += 1,
                _ => refused = Some(reply),
            }
        }
    }
    // One more guess may have become available during a slow test.
    assert!((90..=91).contains(&done), "{done}");
    let refused = refused.unwrap();
    refused.refuses(429, "busy", "from this address; wait 5 minutes");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 200);
    let name = phone.open(&server, &other);
    assert_eq!(phone.play(&server, &name, &wrong_answer()).status, 200, "at another game");
    assert!(server.end().success());

    // Uses up all guesses of all clients at the first game.
    let file = rusqlite::Connection::open(&data).unwrap();
    let id = sheet(21, Level::FirstGame, true).payload.id().to_string();
    let text = "UPDATE guesses SET back = back + 1000 * 3600 * 24 WHERE game = ?1";
    assert_eq!(file.execute(text, [&id]), Ok(1));
    drop(file);
    let server = Server::referee_at(&data, &games);
    let name = phone.open(&server, &code);
    let refused = phone.play(&server, &name, &wrong_answer());
    refused.refuses(429, "busy", "too many answers of this game were guessed; wait 3 minutes");
    assert_eq!(phone.play(&server, &name, &poor(1)).status, 200, "tests go on");
}

#[test]
fn versatility_cells_do_not_tell_every_number() {
    let frees = [Effect::Mole, Effect::Copycat, Effect::Genius];
    let made = (0..)
        .map(|seed| sheet(seed, Level::SpiceSorcerer, true))
        .find(|made| {
            let effects = made.game_data.puzzle.effects_in_play();
            made.game_data.specials.contains(&Special::Versatility)
                && !frees.iter().any(|e| effects.contains(e))
        })
        .unwrap();
    let seed = made.options.seed.to_string();
    let server = Server::referee(&["--seed", &seed, "--level", "3", "--limits"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    let game = phone.look(&server, &name).json();
    let limits = game["view"]["limits"].as_array().unwrap().clone();
    let cells = limits.iter().find(|limit| limit["kind"] == "versatility").unwrap()["all"].clone();
    let cells = usize::try_from(cells.as_u64().unwrap()).unwrap();
    let herbs = game["game"]["ingredients"].as_array().unwrap();
    let mut known = 0;
    let mut number = 1;
    for herb in herbs {
        for grown in 1..=4 {
            let potion = json!([{ "ingredient": herb["id"], "grown": grown }]);
            let mut action = test(number, &potion);
            action["kind"] = "versatility".into();
            let reply = phone.play(&server, &name, &action);
            if reply.status == 200 {
                (known, number) = (known + 1, number + 1);
            } else {
                reply.refuses(400, "input", "one plant more");
            }
        }
    }
    assert_eq!((herbs.len(), known), (8, cells * 4));
}

/// Uses Linux resource limits to simulate a full disk in a running program.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_to_the_referee_and_nothing_is_acknowledged() {
    use rlimit::Resource;
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let mut command = Command::new(program::path());
    command.env(program::ALONE.0, program::ALONE.1);
    let path = data.to_str().unwrap();
    let key = serving::key_file(&data);
    let key = key.to_str().unwrap();
    let args = ["--seed", "21", "--referee", "--data", path, "--key-file", key];
    let server = Server::start_by(command, &args);
    let phone = Phone::new();
    let name = phone.open(&server, &CODE);
    assert_eq!(phone.play(&server, &name, &poor(1)).status, 200);
    let before = phone.look(&server, &name).json();

    let pid = i32::try_from(server.id()).unwrap();
    let room = |bytes: u64| {
        let hard = Resource::FSIZE.get_hard().unwrap();
        rlimit::prlimit(pid, Resource::FSIZE, Some((bytes, hard)), None).unwrap();
    };
    room(std::fs::metadata(data.with_extension("sqlite-wal")).unwrap().len());
    for _ in 0..7 {
        let refused = phone.play(&server, &name, &poor(2));
        refused.refuses(503, "machine", "nothing was changed; tell the referee");
        phone.play(&server, &name, &wrong_answer()).refuses(503, "machine", "tell the referee");
        let opening = json!({ "code": *CODE }).to_string();
        phone.post(&server, "/api/tables", &opening).refuses(503, "machine", "tell the referee");
    }
    assert_eq!(phone.look(&server, &name).json(), before, "what is there can be seen");
    room(rlimit::INFINITY);
    assert_eq!(phone.play(&server, &name, &poor(2)).status, 200);
    let after = phone.look(&server, &name).json();
    assert_eq!(after["view"]["tests"].as_array().unwrap().len(), 2);
    let told = server.complaints();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 2, "{told}");
    assert!(lines[0].contains("cannot be kept") && lines[0].contains("tables.sqlite"), "{told}");
    assert!(lines[1].contains("are kept") && lines[1].contains("again"), "{told}");

    let server = Server::referee_at(&data, &["--seed", "21"]);
    assert_eq!(phone.look(&server, &name).json(), after, "and outlives the server");
}
