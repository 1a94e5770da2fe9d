//! Tests of sheets and runs with ordered properties, and of sets of equal difficulty.

use cauldron_press::witches::deduce::Technique;
use serde_json::Value;

use super::*;

fn json(output: &str) -> Value {
    serde_json::from_str(output).unwrap_or_else(|error| panic!("{error}: {output}"))
}

/// Lines of the games in the manifest of a run.
fn games(folder: &Path) -> Vec<Value> {
    let manifest = fs::read_to_string(folder.join("manifest.jsonl")).unwrap();
    manifest.lines().filter_map(|line| json(line).get("game").cloned()).collect()
}

/// Settings with short games, so that many sheets can be simulated in little time.
const SHORT: [&str; 4] = ["--level", "0", "--ingredients", "5"];

/// Range of turns that typical players take on some of the sheets of [`SHORT`], but not on the
/// sheet of seed 5.
const TURNS: &str = "18..20";

/// Prints the first sheet, from `seed` on, that satisfies `order`. Returns the JSON output.
fn ordered(order: &[&str], seed: &str, folder: &Path) -> Value {
    let order = [&["sheet", "--json"], &SHORT[..], order, &["--seed", seed]].concat();
    json(&succeeds(&order, folder))
}

#[test]
fn a_sheet_to_order_is_found_from_its_seed_on() {
    let folder = TempDir::new().unwrap();
    let order = ["--turns", TURNS];
    let found = ordered(&order, "5", folder.path());
    let seed = found["seed"].as_str().unwrap();
    assert_ne!(seed, Seed(5).to_string(), "the sheet of the seed is not as ordered");
    assert_eq!(ordered(&[], seed, folder.path()), found, "it is the sheet of its seed");
    assert_eq!(ordered(&order, seed, folder.path()), found, "a seed that fits is taken");
    let told = succeeds(&[&["sheet"], &SHORT[..], &order].concat(), folder.path());
    assert!(told.contains("--seed") && told.contains("Difficulty"), "{told}");

    let file = folder.path().join("order.toml");
    fs::write(
        &file,
        format!(
            "level = 0\ningredients = 5\nturns = \"{TURNS}\"\nseed = 5\ndifficulty = \"1..5\"\n"
        ),
    )
    .unwrap();
    let config = ["sheet", "--json", "--config", file.to_str().unwrap()];
    assert_eq!(json(&succeeds(&config, folder.path())), found, "as a file has it");
}

#[test]
fn a_run_to_order_is_the_same_however_it_is_made() {
    let run = ["booklet", "-n", "6", "--volume", "3", "--seed", "5", "--no-rules"];
    let run = [&run[..], &SHORT, &["--turns", TURNS]].concat();
    let folder = TempDir::new().unwrap();
    succeeds(&[&run[..], &["--threads", "1"]].concat(), folder.path());
    let expected = files(folder.path());
    assert_eq!(games(folder.path()).len(), 6);
    let sheets = TempDir::new().unwrap();
    for game in games(folder.path()) {
        let seed = game["seed"].as_str().unwrap();
        let taken = ordered(&["--turns", TURNS], seed, sheets.path());
        assert_eq!(taken["seed"], seed, "it is as ordered");
    }
    let threads = TempDir::new().unwrap();
    succeeds(&[&run[..], &["--threads", "5"]].concat(), threads.path());
    assert_same(threads.path(), &expected, "5 threads");
    let shards = TempDir::new().unwrap();
    for shard in ["1/2", "2/2"] {
        succeeds(&[&run[..], &["--shard", shard]].concat(), shards.path());
    }
    let volume = Path::new("booklet-2.pdf");
    assert!(files(shards.path())[volume] == expected[volume]);
    let manifest = folder.path().join("manifest.jsonl");
    let verified = cauldron(&["verify"], &manifest);
    assert!(verified.status.success(), "{}", told(&verified));
    fs::remove_file(folder.path().join(volume)).unwrap();
    succeeds(&["reprint", manifest.to_str().unwrap(), "5", "--volume"], folder.path());
    assert_same(folder.path(), &expected, "printed again");
}

#[test]
fn games_of_one_strength_are_alike() {
    let folder = TempDir::new().unwrap();
    succeeds(&["booklet", "--equal", "-n", "5", "--level", "4", "--seed", "7"], folder.path());
    let games = games(folder.path());
    let first = &games[0]["facts"]["rating"];
    let apart =
        |one: &Value, other: &Value| one.as_u64().unwrap().abs_diff(other.as_u64().unwrap());
    for game in &games[1..] {
        let rating = &game["facts"]["rating"];
        assert_eq!(rating["difficulty"], first["difficulty"]);
        // The tolerances are 60 thousandths and a tenth before rounding.
        assert!(apart(&rating["wins"], &first["wins"]) <= 100, "{rating}");
        let (own, firsts) = (&rating["turns"]["middle"], &first["turns"]["middle"]);
        assert!(10 * apart(own, firsts) <= firsts.as_u64().unwrap() + 50, "{rating}");
    }
    let secrets = fs::read_to_string(folder.path().join("secrets.jsonl")).unwrap();
    let made_of = |line: &str| {
        let secrets = &json(line)["game"]["secrets"];
        let parts = secrets["ingredients"].as_array().unwrap();
        let kind =
            |part: &Value| part["decoy"].as_object().map(|kind| format!("{:?}", kind.keys()));
        let mut kinds: Vec<_> = parts.iter().map(kind).collect();
        kinds.sort();
        (secrets["recipe_length"].clone(), kinds)
    };
    let all: Vec<_> = secrets.lines().skip(1).map(made_of).collect();
    assert_eq!(all.len(), 5);
    assert!(all.iter().all(|one| *one == all[0]), "{all:?}");
}

#[test]
fn a_ladder_climbs_from_game_to_game() {
    let folder = TempDir::new().unwrap();
    let ladder = [&["booklet", "--ladder", "--seed", "7"], &SHORT[..]].concat();
    succeeds(&ladder, folder.path());
    let games = games(folder.path());
    let needed: Vec<Technique> = games
        .iter()
        .map(|game| serde_json::from_value(game["facts"]["reasoning"].clone()).unwrap())
        .collect();
    assert!(needed.len() > 1 && needed.windows(2).all(|pair| pair[0] < pair[1]), "{needed:?}");
    let verified = cauldron(&["verify"], &folder.path().join("manifest.jsonl"));
    assert!(verified.status.success(), "{}", told(&verified));
    let more = (needed.len() + 1).to_string();
    let out = folder.path().join("new");
    let run = [&ladder[..], &["-n", &more]].concat();
    fails(&run, &out, 2, &["a ladder of these sheets has", "games at most"]);
}

#[test]
fn a_sheet_without_a_guess_is_found() {
    let folder = TempDir::new().unwrap();
    let sheet = |seed| ordered(&["--no-guess"], seed, folder.path());
    let found: Vec<Value> = ["1", "2", "3", "4", "5", "6"].map(sheet).into();
    let is_other = |(seed, found): (u64, &Value)| found["seed"] != Seed(seed).to_string();
    assert!((1..).zip(&found).any(is_other), "some games need a guess");
    let seed = found[0]["seed"].as_str().unwrap();
    assert_eq!(sheet(seed), found[0], "what was found needs none");
}

#[test]
fn a_sheet_is_found_on_which_a_win_is_seldom_lost() {
    let folder = TempDir::new().unwrap();
    let seeds = ["..0.1", "0.3.."]
        .map(|share| ordered(&["--hopeless", share], "3", folder.path())["seed"].clone());
    assert_ne!(seeds[0], seeds[1]);
}

#[test]
fn a_tournament_has_ratings() {
    let folder = TempDir::new().unwrap();
    let sheet = ordered(&["--referee", "--difficulty", "1..5"], "5", folder.path());
    assert!(sheet["rating"]["wins"].is_u64(), "{sheet}");
}

#[test]
fn what_cannot_be_ordered_is_refused() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("new");
    let refused = |args: &[&str], words: &[&str]| {
        for command in ["sheet", "booklet"] {
            fails(&[&[command], args].concat(), &out, 2, words);
            assert!(!out.exists(), "{args:?} left something");
        }
    };
    // Sheets that nobody wins are recognized after a few games.
    let unmet = ["--ingredients", "4", "--length", "3", "--players", "1", "--seed", "5"];
    let unmet = [&unmet[..], &["--win-rate", "..0.02", "--certain", "..0.2"]].concat();
    let words = [
        "none of 2000 sheets of this custom level had a win rate of 0 to 0.02",
        " and 0 to 0.2 of its games that make the answer certain; the nearest had ",
    ];
    refused(&unmet, &words);
    refused(
        &["--turns", "900", "--lang", "de"],
        &["keiner von 2000 Bögen der Stufe 0 hat 900 Runden; der nächste hat "],
    );
    refused(&["--difficulty", "6"], &["--difficulty", "\"6\"", "1 to 5", "2..4"]);
    refused(&["--difficulty", "4..2"], &["--difficulty", "4..2"]);
    refused(&["--turns", "-3"], &["--turns", "\"-3\"", "25..40"]);
    refused(&["--win-rate", "0.5"], &["--win-rate", "0.4..0.7"]);
    refused(&["--hopeless", "often"], &["--hopeless", "..0.5"]);
    let of_run = |args: &[&str], words: &[&str]| {
        fails(&[&["booklet"], args].concat(), &out, 2, words);
        assert!(!out.exists(), "{args:?} left something");
    };
    of_run(&["--difficulty", "3", "--seeds", "1,2"], &["--difficulty", "--seeds"]);
    of_run(&["--equal", "--ramp", "0..3"], &["--equal", "--ramp"]);
    of_run(&["--equal", "--ladder"], &["--equal", "--ladder"]);
    of_run(&["--equal", "--seeds", "1,2"], &["--equal", "--seeds"]);
}
