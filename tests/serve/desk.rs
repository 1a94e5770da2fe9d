//! Tests of the referee's desk: its contents, its actions and its access control.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use cauldron_press::witches::settings::Level;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::serving::{self, Phone, Reply, Server, answer, poor, right, sheet, test, wrong_answer};
use super::tools::program;

/// A referee who has opened the desk in a browser.
pub(super) struct Referee {
    phone: Phone,
    cookie: String,
}

impl Referee {
    pub(super) fn at(server: &Server) -> Referee {
        let desk = server.said["desk"].as_str().unwrap();
        let (address, key) = desk.split_once('#').unwrap();
        assert_eq!(address, server.url("/desk"));
        assert!(key.len() >= 32, "128 bits: {key}");
        Referee::with(server, key)
    }

    fn with(server: &Server, key: &str) -> Referee {
        let phone = Phone::new();
        let entered = enter(&phone, server, key);
        assert_eq!(entered.status, 204, "{}", entered.text);
        let cookie = entered.header("set-cookie").to_owned();
        for word in ["HttpOnly", "SameSite=Strict", "Path=/desk"] {
            assert!(cookie.contains(word), "{cookie}");
        }
        assert!(!cookie.contains(key), "the key stays with the referee");
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Referee { phone, cookie }
    }

    pub(super) fn get(&self, server: &Server, path: &str) -> Reply {
        self.phone.get(server, path, &[("cookie", &self.cookie)])
    }

    /// Line of a table in the overview.
    pub(super) fn line(&self, server: &Server, table: &str) -> Value {
        let overview = self.get(server, "/desk/api/tables");
        assert_eq!((overview.status, overview.header("cache-control")), (200, "no-store"));
        let overview = overview.json();
        let mut lines = overview["tables"].as_array().unwrap().iter();
        lines.find(|line| line["table"] == *table).unwrap().clone()
    }

    /// Undoes the action with revision `deed` at a table.
    fn undo(&self, server: &Server, table: &str, deed: &Value) -> Reply {
        let body = json!({ "deed": deed }).to_string();
        let path = format!("/desk/api/tables/{table}/back");
        self.phone.post_with(server, &path, &body, &[("cookie", &self.cookie)])
    }

    pub(super) fn rule(&self, server: &Server, table: &str, rule: &str) -> Reply {
        let body = json!({ "rule": rule }).to_string();
        let path = format!("/desk/api/tables/{table}");
        self.phone.post_with(server, &path, &body, &[("cookie", &self.cookie)])
    }
}

fn enter(phone: &Phone, server: &Server, key: &str) -> Reply {
    phone.post(server, "/desk/api/enter", &json!({ "key": key }).to_string())
}

#[test]
fn a_referee_sees_and_rules() {
    let made = sheet(21, Level::FirstGame, true);
    let code = made.payload.to_string();
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &["--seed", "21", "--desk", "--durable"]);
    let (phone, referee) = (Phone::new(), Referee::at(&server));
    let name = phone.open(&server, &code);
    phone.play(&server, &name, &poor(1));
    phone.play(&server, &name, &wrong_answer());
    let line = referee.line(&server, &name);
    assert_eq!(line["game"], made.payload.id().label());
    let account = &line["account"];
    assert_eq!((&account["tests"], &account["guesses"]), (&json!(1), &json!(1)));
    assert_eq!((&account["standing"], &account["closed"]), (&json!("playing"), &json!(false)));
    assert!(line["seen"].as_u64().unwrap() < 60 && line["changed"].as_u64().unwrap() < 60);

    assert_eq!(referee.rule(&server, &name, "close").status, 204);
    phone.play(&server, &name, &poor(2)).refuses(409, "closed", "closed this table");
    phone.play(&server, &name, &answer(&made)).refuses(409, "closed", "closed this table");
    let shown = phone.look(&server, &name).json();
    assert_eq!((&shown["view"]["closed"], &shown["view"]["revision"]), (&json!(true), &json!(3)));
    server.kill();

    let server = Server::referee_at(&data, &["--seed", "21", "--desk"]);
    let referee = Referee::at(&server);
    assert_eq!(referee.line(&server, &name)["account"]["closed"], true, "it is kept");
    assert_eq!(referee.line(&server, &name)["seen"], Value::Null);
    assert_eq!(referee.rule(&server, &name, "reopen").status, 204);
    let won = phone.play(&server, &name, &test(2, &right(&made))).json();
    assert_eq!(won["view"]["status"], "won");
    assert_eq!(referee.line(&server, &name)["account"]["standing"], "won");
    let overview = referee.get(&server, "/desk/api/tables").json();
    assert_eq!(overview["summary"], "one table, one has won");
    assert_eq!(referee.rule(&server, &name, "take-back").status, 204);
    let again = phone.play(&server, &name, &test(2, &right(&made))).json();
    assert_eq!(again["view"]["tests"], won["view"]["tests"], "it tells the same again");
    assert_eq!(referee.rule(&server, &name, "reset").status, 204);
    let shown = phone.look(&server, &name).json();
    assert_eq!(shown["view"]["tests"], json!([]));
    referee.rule(&server, &name, "take-back").refuses(400, "input", "no test to take back");
    referee.rule(&server, "babab-babab-babab", "close").refuses(
        404,
        "unknown",
        "babab-babab-babab",
    );
    referee.rule(&server, "cauldron", "close").refuses(400, "input", "three words");
    referee.rule(&server, &name, "burn").refuses(400, "input", "not understood");
}

#[test]
fn phones_are_told_what_the_referee_ruled_and_it_can_be_brought_back() {
    let server = Server::referee(&["--seed", "21", "--desk", "--tables", "1"]);
    let (phone, referee) = (Phone::new(), Referee::at(&server));
    let name = &server.tables(0)[0];
    phone.play(&server, name, &poor(1));
    phone.play(&server, name, &poor(2));
    let told = || phone.look(&server, name).json()["deed"].clone();
    let tests = || phone.look(&server, name).json()["view"]["tests"].as_array().unwrap().len();
    for (rule, what) in [
        ("close", "closed"),
        ("reopen", "reopened"),
        ("take-back", "taken-back"),
        ("reset", "reset"),
        ("close", "closed"),
    ] {
        assert_eq!(referee.rule(&server, name, rule).status, 204);
        let told = told();
        assert_eq!((&told["what"], &told["by"]), (&json!(what), &json!("referee")));
        assert_eq!(told["back"], Value::Null, "in a tournament players bring nothing back");
    }
    // The last action lost nothing, so the one before it can be undone.
    let deed = referee.line(&server, name)["deed"].clone();
    let (last, lost) = (&deed["revision"], &deed["back"]["deed"]);
    assert_eq!((last, lost), (&json!(7), &json!(6)));
    phone.undo(&server, name, lost).refuses(403, "closed", "referee alone");
    phone
        .post(&server, &format!("/desk/api/tables/{name}/back"), &json!({ "deed": 6 }).to_string())
        .refuses(401, "closed", "key");
    assert_eq!((tests(), referee.undo(&server, name, lost).status), (0, 204));
    assert_eq!((tests(), &told()["what"]), (1, &json!("brought-back")));
    assert_eq!(phone.look(&server, name).json()["view"]["closed"], true, "it stays closed");
    referee.undo(&server, name, lost).refuses(409, "stale", "no longer");
}

#[test]
fn winners_have_the_moment_of_their_win_whatever_comes_after_it() {
    let made = sheet(21, Level::FirstGame, true);
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let args = ["--seed", "21", "--desk", "--tables", "3"];
    let server = Server::referee_at(&data, &args);
    let phone = Phone::new();
    let tables = server.tables(0);
    for table in [2, 0] {
        phone.play(&server, &tables[table], &test(1, &right(&made)));
    }
    server.kill();
    // The first table won some time ago.
    let old = rusqlite::Connection::open(&data).unwrap();
    let text = "UPDATE tables SET won = 1000 * (2 - (rowid - 1) / 2), changed = 3 WHERE won > 0";
    assert_eq!(old.execute(text, []).unwrap(), 2);
    drop(old);

    let server = Server::referee_at(&data, &args);
    let referee = Referee::at(&server);
    let won = |table: usize| referee.line(&server, &tables[table])["won"].clone();
    let ranks = |server: &Server| {
        let csv = referee.get(server, "/desk/tables.csv").text;
        let mut lines =
            csv.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
        let rank = lines.next().unwrap().iter().position(|name| name == "rank").unwrap();
        lines.map(|cells| cells[rank].clone()).collect::<Vec<_>>()
    };
    let note = json!({ "do": "note", "ingredient": "sage", "column": 1, "mark": "impossible" });
    assert_eq!(phone.play(&server, &tables[2], &note).status, 200);
    assert_eq!(referee.rule(&server, &tables[2], "close").status, 204);
    assert_eq!(won(2), json!({ "at": 1000, "rank": 1 }), "a note is no win");
    assert_eq!((won(0), won(1)), (json!({ "at": 2000, "rank": 2 }), Value::Null));
    assert_eq!(ranks(&server), ["2", "", "1"]);
    let csv = referee.get(&server, "/desk/tables.csv").text;
    assert!(csv.contains(",won,true,1970-01-01T00:00:01.000Z,1,"), "{csv}");

    // Taking back the win removes its time. After undoing that, the win has its original time.
    referee.rule(&server, &tables[2], "take-back");
    assert_eq!(won(2), Value::Null);
    assert_eq!(ranks(&server), ["1", "", ""]);
    let deed = referee.line(&server, &tables[2])["deed"]["back"]["deed"].clone();
    assert_eq!(referee.undo(&server, &tables[2], &deed).status, 204);
    assert_eq!(won(2)["at"], 1000);
    referee.rule(&server, &tables[2], "take-back");
    referee.rule(&server, &tables[2], "reopen");
    phone.play(&server, &tables[2], &test(1, &right(&made)));
    assert!(won(2)["at"].as_i64().unwrap() > 2000);
    assert_eq!(won(2)["rank"], 2);
}

#[test]
fn nobody_else_gets_in() {
    let server = Server::referee(&["--seed", "21", "--desk"]);
    let phone = Phone::new();
    let page = phone.get(&server, "/desk", &[]);
    assert_eq!((page.status, page.header("cache-control")), (200, "no-store"));
    let policy = page.header("content-security-policy");
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
    for path in ["/desk/api/tables", "/desk/tables.csv", "/desk/cards"] {
        phone.get(&server, path, &[]).refuses(401, "closed", "key");
        for cookie in ["cauldron-desk=", "cauldron-desk=0", "other=1; cauldron-desk=\u{1}"] {
            let Ok(_) = ureq::http::HeaderValue::from_str(cookie) else { continue };
            phone.get(&server, path, &[("cookie", cookie)]).refuses(401, "closed", "key");
        }
    }
    let rule = json!({ "rule": "close" }).to_string();
    phone.post(&server, "/desk/api/tables/babab-babab-babab", &rule).refuses(401, "closed", "key");
    for _ in 0..5 {
        enter(&phone, &server, "0123456789abcdef0123456789abcdef").refuses(
            403,
            "input",
            "not the key",
        );
    }
    let desk = server.said["desk"].as_str().unwrap().to_owned();
    let key = desk.split_once('#').unwrap().1;
    let slowed = enter(&phone, &server, "0123456789abcdef0123456789abcdef");
    slowed.refuses(429, "busy", "wait");
    assert!(slowed.header("retry-after").parse::<u64>().unwrap() >= 1);
    // Wrong keys from the same address do not lock out the referee.
    assert_eq!(enter(&phone, &server, key).status, 204);
    let bearer = format!("Bearer {key}");
    let by_header = phone.get(&server, "/desk/api/tables", &[("authorization", &bearer)]);
    assert_eq!(by_header.status, 200, "{}", by_header.text);
    phone.post(&server, "/desk/api/enter", "{}").refuses(400, "input", "not understood");

    let none = Server::referee(&["--seed", "21"]);
    assert_eq!(phone.get(&none, "/desk", &[]).status, 404);
    assert_eq!(enter(&phone, &none, key).status, 404);
}

#[test]
fn the_tests_of_a_table_are_made_again_with_the_opened_key() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee_at(&data, &["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    phone.play(&server, &name, &poor(1));
    phone.play(&server, &name, &test(2, &right(&made)));
    assert!(server.end().success());
    let key = serving::key_file(&data);
    let audit = |key: &std::path::Path, seed: &str| {
        let mut command = program::cauldron();
        command.args(["audit", "--json", "--seed", seed, "--key-file"]).arg(key);
        command.arg("--tables").arg(&data).output().unwrap()
    };
    let found = audit(&key, "21");
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
    let found: Value = serde_json::from_slice(&found.stdout).unwrap();
    let table = json!([{ "table": name, "tests": 2, "differ": [], "solution": true }]);
    assert_eq!(found["tables"], table);
    // A log whose result was changed is found out.
    let store = rusqlite::Connection::open(&data).unwrap();
    let state: String = store.query_row("SELECT state FROM tables", [], |row| row.get(0)).unwrap();
    let mut state: Value = serde_json::from_str(&state).unwrap();
    state["tests"][0]["overgrown"] = json!(state["tests"][0]["overgrown"].as_u64().unwrap() + 1);
    store.execute("UPDATE tables SET state = ?1", [state.to_string()]).unwrap();
    drop(store);
    let found = audit(&key, "21");
    assert_eq!(found.status.code(), Some(1));
    let found: Value = serde_json::from_slice(&found.stdout).unwrap();
    assert_eq!(found["tables"][0]["differ"], json!([1]));
    let other = audit(&key, "22");
    assert_eq!(other.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&other.stderr).contains("no table of game"));
}

#[test]
fn who_leaves_the_desk_ends_the_session() {
    let server = Server::referee(&["--seed", "21", "--desk"]);
    let [one, other] = [(); 2].map(|()| Referee::at(&server));
    assert_ne!(one.cookie, other.cookie, "each has a session of their own");
    let leave = |by: &Referee| {
        let cookie = [("cookie", &*by.cookie)];
        by.phone.post_with(&server, "/desk/api/leave", "{}", &cookie).status
    };
    let status = |by: &Referee| by.get(&server, "/desk/api/tables").status;
    assert_eq!((status(&one), status(&other)), (200, 200));
    assert_eq!(leave(&one), 204);
    assert_eq!((status(&one), status(&other)), (401, 200), "a copied cookie is useless");
    assert_eq!((leave(&one), status(&other)), (204, 200));
}

#[test]
fn the_right_key_gets_in_while_its_address_floods_the_server() {
    let server = Server::referee(&["--seed", "21", "--desk", "--rate", "1"]);
    let desk = server.said["desk"].as_str().unwrap().to_owned();
    let key = desk.split_once('#').unwrap().1;
    let phone = Phone::new();
    let mut busy = 0;
    for _ in 0..97 {
        busy += u32::from(phone.get(&server, "/", &[]).status == 429);
        enter(&phone, &server, "0123456789abcdef0123456789abcdef");
        let entered = enter(&phone, &server, key);
        assert_eq!(entered.status, 204, "{}", entered.text);
    }
    assert!(busy > 80, "{busy}");
    let bearer = format!("Bearer {key}");
    let listed = phone.get(&server, "/desk/api/tables", &[("authorization", &bearer)]);
    assert_eq!(listed.status, 200);
}

#[test]
fn programs_show_the_key_with_each_request() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("desk.key");
    let file = file.to_str().unwrap();
    let server = Server::referee(&["--seed", "21", "--desk-key-file", file]);
    let key = std::fs::read_to_string(file).unwrap();
    assert_eq!(server.said["desk"], server.url("/desk"), "a journal does not learn the key");
    Referee::with(&server, key.trim());
    let bearer = format!("Bearer {}", key.trim());
    let reply = Phone::new().get(&server, "/desk/tables.csv", &[("authorization", &bearer)]);
    assert_eq!((reply.status, reply.header("content-type")), (200, "text/csv; charset=utf-8"));
    assert!(reply.text.starts_with("table,game,"));
}

#[test]
fn nothing_on_the_desk_is_secret() {
    let made = sheet(21, Level::FirstGame, true);
    let server = Server::referee(&["--seed", "21", "--desk", "--tables", "2"]);
    let referee = Referee::at(&server);
    let name = &server.tables(0)[0];
    referee.phone.play(&server, name, &answer(&made));
    let secrets = [
        serde_json::to_string(&made.answers[0]).unwrap(),
        made.give_up.to_string(),
        made.opening.unwrap().to_string(),
        serving::KEY.to_string(),
    ];
    for path in ["/desk", "/desk/cards", "/desk/tables.csv", "/desk/api/tables"] {
        let text = referee.get(&server, path).text;
        for secret in secrets.iter().chain([&made.answers[0][0].id().to_owned()]) {
            assert!(!text.contains(secret.as_str()), "{secret} in {path}");
        }
    }
    let cards = referee.get(&server, "/desk/cards").text;
    for name in server.tables(0) {
        assert!(cards.contains(&name), "{name}");
    }
}

#[test]
fn results_are_taken_along_and_old_tables_forgotten() {
    let made = sheet(21, Level::FirstGame, true);
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &["--seed", "21"]);
    let phone = Phone::new();
    let name = phone.open(&server, &made.payload.to_string());
    phone.play(&server, &name, &test(1, &right(&made)));
    assert!(server.end().success());
    let [data, key, out] = ["tables.sqlite", "tables.key", "out.csv"]
        .map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let export = |data: &str| {
        let args = ["serve", "--referee", "--seed", "21", "--key-file", &key, "--data", data];
        let mut command = program::cauldron();
        command.args(args).args(["--export", &out]).output().unwrap()
    };
    let done = export(&data);
    assert!(done.status.success(), "{done:?}");
    let text = std::fs::read_to_string(&out).unwrap();
    let line = text.lines().nth(1).unwrap();
    let (facts, won) = line.rsplit_once(",won,false,").unwrap();
    assert!(line.starts_with(&name) && facts.ends_with(",1,0,false"), "{line}");
    assert!(won.starts_with("20") && won.ends_with("Z,1,,"), "{line}");
    let missing = export(&format!("{data}.missing"));
    assert_eq!(missing.status.code(), Some(2));
    assert!(!std::path::Path::new(&format!("{data}.missing")).exists());

    let server = Server::referee_at(data.as_ref(), &["--seed", "21", "--prune", "1"]);
    assert_eq!(server.said["pruned"], 0, "it changed today");
    server.kill();
    let old = rusqlite::Connection::open(&data).unwrap();
    old.execute("UPDATE tables SET changed = changed - 2 * 86400", []).unwrap();
    drop(old);
    let server = Server::referee_at(data.as_ref(), &["--seed", "21", "--prune", "1"]);
    assert_eq!(server.said["pruned"], 1);
    phone.look(&server, &name).refuses(404, "unknown", &name);
}

/// A referee's table records neither settings nor players, so options supply them. Tables still in
/// play are left out.
#[test]
fn tables_that_have_ended_become_lines() {
    let made = sheet(21, Level::FirstGame, true);
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &["--seed", "21"]);
    let phone = Phone::new();
    let [one, other] = [(); 2].map(|()| phone.open(&server, &made.payload.to_string()));
    phone.play(&server, &one, &poor(1));
    phone.play(&server, &other, &poor(1));
    let log = |more: &[&str]| {
        let mut command = program::cauldron();
        command.arg("log").arg(&data).args(more).output().unwrap()
    };
    let told = |output: std::process::Output| {
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, why) = told(log(&[]));
    assert!(code == Some(3) || code == Some(2), "{why}");
    assert!(why.contains("in use by another server"), "{why}");
    let name = phone.look(&server, &one).json()["table"].clone();
    assert_eq!(name, json!(one));
    assert!(server.end().success());
    let (code, why) = told(log(&["--players", "4"]));
    assert_eq!(code, Some(2), "{why}");
    assert!(why.contains("no table in it has come to an end"), "{why}");

    let server = Server::referee_at(&data, &["--seed", "21"]);
    phone.play(&server, &one, &test(2, &right(&made)));
    assert!(server.end().success());
    let (code, why) = told(log(&[]));
    assert_eq!(code, Some(2), "{why}");
    assert!(why.contains(&format!("table {one}: a referee's game tells neither")), "{why}");
    assert!(why.contains("give --players"), "{why}");
    let (code, why) = told(log(&["--players", "4", "--game", "Rolak Kujul"]));
    assert!(code == Some(2) && why.contains("no table of \"Rolak Kujul\""), "{why}");
    let done = log(&["--level", "0", "--players", "4", "--game", &made.label().to_lowercase()]);
    assert!(done.status.success(), "{done:?}");
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "Not over yet, and left out: 1 table.\n");
    let lines = String::from_utf8(done.stdout).unwrap();
    assert_eq!(lines.lines().count(), 1);
    let log: Value = serde_json::from_str(&lines).unwrap();
    assert_eq!(
        (&log["ended"], &log["tests"], &log["game"]),
        (&json!("test"), &json!(2), &json!(made.label()))
    );
}

#[test]
fn what_happens_is_logged_without_secrets() {
    let made = sheet(21, Level::FirstGame, true);
    let folder = TempDir::new().unwrap();
    let key = folder.path().join("key");
    std::fs::write(&key, serving::KEY.to_string()).unwrap();
    let mut child = program::cauldron()
        .args(["serve", "--json", "--log", "--address", "127.0.0.1", "--port", "0", "--referee"])
        .args(["--seed", "21", "--desk", "--key-file", key.to_str().unwrap(), "--data"])
        .arg(folder.path().join("tables.sqlite"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || lines.next().unwrap().unwrap();
    let said = serde_json::from_str(&next()).unwrap();
    let server = Server::of(child, said);
    let (phone, referee) = (Phone::new(), Referee::at(&server));
    let name = phone.open(&server, &made.payload.to_string());
    phone.play(&server, &name, &poor(1));
    let note = json!({ "do": "note", "ingredient": "sage", "column": 1, "mark": "no" });
    phone.play(&server, &name, &note);
    phone.play(&server, &name, &wrong_answer());
    referee.rule(&server, &name, "close");
    referee.rule(&server, &name, "take-back");
    referee.rule(&server, &name, "reset");
    let lost = referee.line(&server, &name)["deed"]["back"]["deed"].clone();
    referee.undo(&server, &name, &lost);
    referee.rule(&server, &name, "reopen");
    phone.play(&server, &name, &answer(&made));
    let events = [
        "opened",
        "test",
        "wrong",
        "closed",
        "taken-back",
        "reset",
        "brought-back",
        "reopened",
        "right",
    ];
    for what in events {
        let line = next();
        let event: Value = serde_json::from_str(&line).unwrap();
        assert_eq!((&event["event"], &event["table"]), (&json!(what), &json!(name)));
        assert!(!line.contains("sage"), "{line}");
        if what == "test" {
            let counts = &event["counts"];
            assert!(counts["undergrown"].is_u64() && counts["overgrown"].is_u64(), "{line}");
        }
    }
}
