//! Tests of `cauldron log` and `cauldron playtest --compare` with games that people played, from
//! the table to the reported skill of the players.

#[path = "tools/program.rs"]
mod program;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::{Value, json};
use tempfile::TempDir;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::witches::playtest::{GameEnd, GameLog};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::{Action, Keeper, Mode, PotionItemInput, PotionSource, Table};

#[track_caller]
fn runs(args: &[&str]) -> (String, String) {
    let Output { status, stdout, stderr } = program::cauldron().args(args).output().unwrap();
    let told = String::from_utf8(stderr).unwrap();
    assert!(status.success(), "{args:?}: {told}");
    (String::from_utf8(stdout).unwrap(), told)
}

#[track_caller]
fn fails(args: &[&str], words: &[&str]) {
    let Output { status, stdout, stderr } = program::cauldron().args(args).output().unwrap();
    let told = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(2), "{args:?}: {told}");
    assert_eq!(told.trim_end().lines().count(), 1, "{args:?}: {told}");
    for word in words {
        assert!(told.contains(word), "{args:?}: no {word} in {told}");
    }
    assert_eq!(stdout, b"", "{args:?}");
}

/// A First Game for two players at its table.
struct Game {
    sheet: Sheet,
    keeper: Keeper,
    table: Table,
}

impl Game {
    fn new(seed: u64) -> Game {
        let (players, settings) = (Players::TWO, Level::FirstGame.settings());
        let options = SheetOptions { players, settings, ..SheetOptions::new(Seed(seed)) };
        let sheet = Sheet::make(&options).unwrap();
        let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
        Game { table: Table::new(&keeper), sheet, keeper }
    }

    fn act(&mut self, action: Action) {
        self.table.apply(&self.keeper, &action).unwrap();
    }

    fn test(&mut self, potion: Vec<PotionItemInput>) {
        let (number, kind) = (self.table.next_number(), PotionSource::Cauldron);
        self.act(Action::Test { number, potion, by: Some(0), kind, sure: true });
    }

    fn weak(&mut self) {
        self.test(vec![PotionItemInput { ingredient: "sage".into(), grown: 1 }]);
    }

    fn right(&mut self) {
        let pour = |(ingredient, grown): (&str, u32)| PotionItemInput {
            ingredient: ingredient.into(),
            grown,
        };
        let potion = self.sheet.answers[0].iter().map(|one| one.id()).zip(1..).map(pour);
        self.test(potion.collect());
    }

    fn lose(&mut self) {
        self.weak();
        self.act(Action::Full { full: true });
        let answer = self.sheet.answers[0].iter().rev().map(|one| one.id().to_owned()).collect();
        let number = self.table.next_naming();
        self.act(Action::Check { number, answer, by: None, opening: None });
    }

    /// Saves the game to a file.
    fn store(&self, folder: &Path, name: &str) -> String {
        let path = folder.join(name);
        fs::write(&path, self.table.to_json().unwrap()).unwrap();
        text(&path)
    }
}

fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

/// Files of games on different sheets: `won` games that were won after two tests, and `lost` games
/// that were lost after one.
fn played(folder: &Path, won: u64, lost: u64) -> Vec<String> {
    let game = |seed| {
        let mut game = Game::new(seed);
        if seed < won {
            game.weak();
            game.right();
        } else {
            game.lose();
        }
        game.store(folder, &format!("{seed}.json"))
    };
    (0..won + lost).map(game).collect()
}

fn logged(files: &[String], out: &Path) -> String {
    let files = files.iter().map(String::as_str);
    let out = text(out);
    runs(&["log", "--out", &out].into_iter().chain(files).collect::<Vec<_>>());
    out
}

#[test]
fn a_table_becomes_a_line_that_tells_what_was_played() {
    let folder = TempDir::new().unwrap();
    let mut game = Game::new(21);
    game.act(Action::Mode { mode: Mode::Competitive });
    game.weak();
    let going_on = game.store(folder.path(), "goes-on.json");
    game.right();
    let ended = game.store(folder.path(), "ended.json");
    let (line, told) = runs(&["log", &ended]);
    assert_eq!((line.lines().count(), &*told), (1, ""));
    let log = GameLog::read(line.trim_end()).unwrap();
    assert_eq!(log.id(), game.sheet.payload.id());
    assert_eq!((log.ended(), log.tests(), log.mode()), (GameEnd::Test, 2, Mode::Competitive));
    let value: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(value["game"], game.sheet.label());
    assert_eq!((&value["level"], &value["players"]), (&json!(0), &json!(2)));
    assert_eq!(value["log"], serde_json::to_value(game.table.tests()).unwrap());

    // The data that the browser stores around the game is ignored.
    let save = game.table.to_json().unwrap();
    let entry = json!({ "save": save, "name": "Ann’s birthday", "began": 1, "code": "WW" });
    let entered = folder.path().join("entry.json");
    fs::write(&entered, entry.to_string()).unwrap();
    assert_eq!(runs(&["log", &text(&entered)]).0, line);

    let out = folder.path().join("games.jsonl");
    let (told, _) = runs(&["log", &ended, &text(&entered), "--out", &text(&out)]);
    assert!(told.contains("games.jsonl"), "{told}");
    assert_eq!(fs::read_to_string(&out).unwrap(), line.repeat(2));
    let (json, _) = runs(&["log", &ended, "--json"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json, json!({ "games": [value], "unfinished": 0, "file": null }));

    // If one file is invalid, nothing is written.
    fails(&["log", &ended, &going_on], &["goes-on.json\": the game has not ended; play it"]);
    fs::remove_file(&out).unwrap();
    fails(&["log", &ended, &going_on, "--out", &text(&out)], &["has not ended"]);
    assert!(!out.exists());
}

#[test]
fn what_holds_no_game_is_named_with_its_reason() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        text(&path)
    };
    fails(&["log", "missing.json"], &["there is no file \"missing.json\""]);
    fails(&["log"], &["<FILE>... is missing"]);
    fails(&["log", &text(folder.path())], &["is a folder; name a played game"]);
    fails(&["log", &file("a", b"sage 2")], &["it holds no game; what can be read is"]);
    fails(&["log", &file("b", &[0xff, 0xfe])], &["it holds no game"]);
    fails(&["log", &file("c", br#"{"stored":1}"#)], &["c\": "]);
    fails(&["log", &file("d", b"CP99:000")], &["d\": the text that hands a game over is damaged"]);
    fails(&["log", "https://x.example/#CP99:000"], &["the address: the text that hands"]);
    fails(&["log", &file("e", &vec![b' '; (4 << 20) + 1])], &["too large for a played game"]);
    fails(&["log", &file("f", b"SQLite format 3\0and then nothing")], &["f\""]);
    let mut game = Game::new(3);
    game.lose();
    let line = file("g", runs(&["log", &game.store(folder.path(), "h")]).0.as_bytes());
    fails(&["log", &line], &["lines of games already", "cauldron playtest --compare"]);
}

fn compare(file: &str, more: &[&str]) -> Vec<String> {
    let args = ["playtest", "--compare", file, "--games", "12"];
    args.into_iter().chain(more.iter().copied()).map(str::to_owned).collect()
}

fn told(args: &[String]) -> String {
    runs(&args.iter().map(String::as_str).collect::<Vec<_>>()).0
}

#[test]
fn people_stand_beside_typical_players_and_experts() {
    let folder = TempDir::new().unwrap();
    let files = played(folder.path(), 5, 3);
    let lines = logged(&files, &folder.path().join("games.jsonl"));
    let out = text(&folder.path().join("found.json"));
    let json = told(&compare(&lines, &["--json", "--threads", "1", "--out", &out]));
    assert_eq!(told(&compare(&lines, &["--json", "--threads", "3"])), json, "as with one thread");
    assert_eq!(fs::read_to_string(out).unwrap(), json);
    let found: Value = serde_json::from_str(&json).unwrap();
    let study = &found["study"];
    assert_eq!((&study["games"], &study["lineups"]), (&json!(12), &json!(["typical", "expert"])));
    let kind = &found["kinds"][0];
    assert_eq!(found["kinds"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&kind["level"], &kind["players"], &kind["rivals"]),
        (&json!(0), &json!(2), &json!(false))
    );
    let people = &kind["people"];
    assert_eq!(
        (&people["games"], &people["sheets"], &people["helped"]),
        (&json!(8), &json!(8), &json!(0))
    );
    assert_eq!(people["ends"], json!({ "test": 5, "lost": 3 }));
    assert_eq!((&people["wins"]["games"], &people["wins"]["share"]), (&json!(5), &json!(0.625)));
    assert_eq!(people["tests"], json!({ "low": 1, "middle": 2, "high": 2 }));
    for (group, lineup) in kind["groups"].as_array().unwrap().iter().zip(["typical", "expert"]) {
        assert_eq!((&group["lineup"], &group["figures"]["games"]), (&json!(lineup), &json!(12)));
    }
    let words = told(&compare(&lines, &[]));
    for part in [
        "  level  players  ",
        "people  ",
        "First Game, 2 players:",
        "People win 62 % (31 to 86), typical players ",
        "Beside people: 12 games of each skill",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let german = told(&compare(&lines, &["--lang", "de"]));
    assert!(german.contains("Menschen gewinnen 62 %"), "{german}");
}

#[test]
fn few_games_are_not_judged_and_the_same_game_counts_once() {
    let folder = TempDir::new().unwrap();
    let files = played(folder.path(), 3, 1);
    let twice: Vec<String> = files.iter().chain(&files).cloned().collect();
    let lines = logged(&twice, &folder.path().join("games.jsonl"));
    let words = told(&compare(&lines, &[]));
    assert!(words.contains("Too few to judge: 4 games; from 5 on"), "{words}");
    assert!(words.contains("There more than once, and counted once: 4 games."), "{words}");
    assert!(!words.contains("People win") && !words.contains("typical"), "{words}");
    let found: Value = serde_json::from_str(&told(&compare(&lines, &["--json"]))).unwrap();
    let kind = &found["kinds"][0];
    assert_eq!((&kind["groups"], &kind["place"]), (&json!([]), &Value::Null));
    assert_eq!((&found["repeated"], &kind["people"]["games"]), (&json!(4), &json!(4)));
}

#[test]
fn a_line_that_is_none_is_named_by_file_and_number() {
    let folder = TempDir::new().unwrap();
    let good = fs::read_to_string(logged(&played(folder.path(), 1, 0), &folder.path().join("one")))
        .unwrap();
    let file = |text: &str| -> PathBuf {
        let path = folder.path().join("games.jsonl");
        fs::write(&path, text).unwrap();
        path
    };
    let refuses = |text: &str, words: &[&str]| {
        let path = file(text);
        fails(&["playtest", "--compare", path.to_str().unwrap()], words);
    };
    let blank = format!("\n{good}\r\n\n");
    refuses(
        &format!("{blank}{{}}\n"),
        &["games.jsonl\", line 5: no line of a game: missing field"],
    );
    refuses(&good.replace("\"tests\":2", "\"tests\":7"), &["line 1: ", "`tests` is not how many"]);
    refuses(&format!("{good}{}", "x".repeat(70_000)), &["line 2: a line has at most 64 KiB"]);
    refuses("\n\n", &["has no lines; name a file that cauldron log wrote"]);
    refuses(&"\n".repeat(100_001), &["line 100001: there are more than 100,000 lines"]);
    let path = file("");
    fs::write(&path, b"\xff\xfe\n").unwrap();
    let path = text(&path);
    fails(&["playtest", "--compare", &path], &["line 1: it is not text"]);
    fails(&["playtest", "--compare", "missing"], &["there is no file \"missing\""]);
    fails(&["playtest", "--compare", &text(folder.path())], &["is no ordinary file"]);
    fails(&["playtest", "--compare", &path, "--level", "2"], &["does not go with"]);
    fails(&["playtest", "--compare"], &["--compare needs a value"]);
}
