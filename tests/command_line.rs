//! Tests of the whole program: arguments, output and failures.

mod tools;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::witches::puzzle::names;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use tempfile::TempDir;
use tools::{program, skip_without};

fn cauldron(args: &[&str]) -> Output {
    program::cauldron().args(args).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Runs a command that must succeed. Returns its standard output.
#[track_caller]
fn succeeds(args: &[&str]) -> String {
    let output = cauldron(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    assert_eq!(stderr(&output), "", "{args:?}");
    stdout(&output)
}

/// Runs a command that must fail with one sentence that contains `words`.
#[track_caller]
fn fails(args: &[&str], code: i32, words: &[&str]) {
    let output = cauldron(args);
    let told = stderr(&output);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {told}");
    assert_eq!(told.trim_end().lines().count(), 1, "{args:?}: {told}");
    assert!(told.starts_with("cauldron: "), "{args:?}: {told}");
    for word in words {
        assert!(told.contains(word), "{args:?} should say {word:?}: {told}");
    }
    assert_eq!(stdout(&output), "", "{args:?}");
}

/// Beginning of the file names of a seed's default sheet: the name of the game, as printed and
/// shown on phones.
fn stem(seed: u64) -> String {
    sheet(seed, Level::FirstGame, 4).label().to_lowercase().replace(' ', "-")
}

fn sheet(seed: u64, level: Level, players: u8) -> Sheet {
    Sheet::make(&SheetOptions {
        players: Players::new(players).unwrap(),
        settings: level.settings(),
        ..SheetOptions::new(Seed(seed))
    })
    .unwrap()
}

/// Files of a folder, except the page that tests potions.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| !file.ends_with("play.html"));
    files.sort();
    files
}

fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

#[test]
fn without_a_command_it_makes_a_sheet() {
    let folder = TempDir::new().unwrap();
    let output = program::cauldron().current_dir(&folder).output().unwrap();
    assert!(output.status.success());
    let made = files(&folder.path().join("output"));
    assert_eq!(made.len(), 1);
    assert!(folder.path().join("output/play.html").is_file());
    assert!(fs::read(&made[0]).unwrap().starts_with(b"%PDF-1."));
    let told = stdout(&output);
    let again = told.split("--seed ").nth(1).unwrap().trim();
    assert!(again.parse::<Seed>().is_ok(), "{again}");
    let name = made[0].file_name().unwrap().to_str().unwrap();
    assert!(name.ends_with("-level0-4p.pdf"), "{name}");

    let second = TempDir::new().unwrap();
    succeeds(&["--seed", again, "--out", &text(second.path())]);
    assert_eq!(fs::read(&made[0]).unwrap(), fs::read(&files(second.path())[0]).unwrap());
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let make = || {
        let folder = TempDir::new().unwrap();
        let out = text(folder.path());
        succeeds(&["sheet", "-s", "2026", "-l", "3", "--svg", "--png", "90", "--out", &out]);
        folder
    };
    let (first, second) = (make(), make());
    let (a, b) = (files(first.path()), files(second.path()));
    assert_eq!(a.len(), 11, "{a:?}");
    for (a, b) in a.iter().zip(&b) {
        assert_eq!(a.file_name(), b.file_name());
        assert!(fs::read(a).unwrap() == fs::read(b).unwrap(), "{a:?} differs");
    }
}

#[test]
fn bad_input_is_one_sentence_and_exit_code_2() {
    fails(&["--players", "0"], 2, &["0 players", "1 to 8"]);
    fails(&["--players", "9"], 2, &["9 players", "1 to 8"]);
    fails(&["--level", "7"], 2, &["no level \"7\"", "5 (High Witch)"]);
    fails(&["--paper", "papyrus"], 2, &["papyrus", "a4", "letter"]);
    fails(&["--seed", "babab-babab-ba"], 2, &["babab-babab-ba", "typo"]);
    fails(&["--seed", "hello"], 2, &["hello", "seed"]);
    fails(&["--ingredients", "4"], 2, &["4 ingredients", "decoy"]);
    fails(&["--length", "7"], 2, &["recipe length \"7\"", "3, 4, 5, 6 or hidden"]);
    fails(&["--decoys", "mean"], 2, &["mean", "ignore or all"]);
    fails(&["--effects", "lots"], 2, &["lots", "none, some or many"]);
    fails(&["--special-cells", "maybe"], 2, &["maybe", "yes or no"]);
    fails(&["--answers", "5"], 2, &["5", "1 to 4"]);
    fails(&["--bleed", "-3"], 2, &["-3", "0 to 10 mm"]);
    fails(&["--png", "9999"], 2, &["9999", "10 to 1200"]);
    fails(&["--base-url", "ftp://x"], 2, &["--base-url", "ftp://x", "https://"]);
    fails(&["--base-url", "http://x/#part"], 2, &["--base-url", "#"]);
    fails(&["--base-url", "http://"], 2, &["--base-url", "no web server"]);
    fails(&["--frobnicate"], 2, &["--frobnicate"]);
    fails(&["brew"], 2, &["nothing to brew from"]);
    fails(&["check"], 2, &["nothing to check"]);
    fails(&["brew", "-s", "1", "sgae:2"], 2, &["did you mean Sage?"]);
    fails(&["brew", "-s", "1", "sage:7"], 2, &["7 dots"]);
    fails(&["brew", "-s", "1", "basil:1"], 2, &["basil"]);
    fails(&["check", "-s", "1", "sgae"], 2, &["did you mean Sage?"]);
    fails(&["brew", "nowhere.png", "sage:1"], 2, &["nowhere.png"]);
    fails(&["brew", "https://example.org", "sage:1"], 2, &["not the code"]);
}

#[test]
fn a_folder_that_cannot_be_written_is_exit_code_3() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    fails(&["--out", &text(&file)], 3, &["file"]);
    fails(&["--out", &text(&file.join("below"))], 3, &["below"]);
    let name = text(&folder.path().join("out"));
    let taken = folder.path().join("out").join(format!("{}-level0-4p.pdf", stem(1)));
    fs::create_dir_all(&taken).unwrap();
    fails(&["-s", "1", "--out", &name], 3, &["folder"]);
    assert_eq!(files(Path::new(&name)), [taken], "nothing half-written is left");
}

#[test]
fn the_seed_alone_brews_and_checks() {
    let made = sheet(5, Level::FirstGame, 4);
    let answer = names(&made.answers[0]);
    let potion: Vec<String> =
        made.answers[0].iter().zip(1..).map(|(i, n)| format!("{i}:{n}")).collect();
    let told = succeeds(&["brew", "-s", "5", &potion.join(" "), "/", "sage:1"]);
    assert!(told.contains("This potion wins!"), "{told}");
    assert!(told.contains("Test 2: Sage 1"), "{told}");
    for players in [&["--players", "2"][..], &["-p", "8"], &[]] {
        let check = [&["check", "-s", "5"], players, &[&*answer]].concat();
        assert!(succeeds(&check).starts_with("Right!"), "{players:?}");
    }
    fails(&["check", "-s", "5", "--players", "9", &answer], 2, &["9"]);
    let mut reversed: Vec<&str> = answer.split(", ").collect();
    reversed.reverse();
    let wrong = cauldron(&["check", "-s", "5", &reversed.join(", ")]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(stdout(&wrong).starts_with("Wrong"));
}

#[test]
fn a_code_brews_checks_and_gives_up() {
    let made = sheet(6, Level::HighWitch, 2);
    let code = made.code();
    let answer = names(&made.answers[0]);
    assert!(succeeds(&["check", &code, &answer.to_uppercase()]).starts_with("Right!"));
    let shown = succeeds(&["check", &code, "--give-up", &made.give_up.to_string()]);
    assert!(shown.contains(&answer) && shown.contains("decoy"), "{shown}");
    fails(&["check", &code, "--give-up", "AAAA-AAAA"], 2, &["give-up code"]);
    fails(&["check", &code, "--give-up", "AAAA"], 2, &["AAAA"]);
    let same = |n: &str| succeeds(&["brew", &code, "--first-test", n, "pepper:3 dill:1"]);
    assert_eq!(same("7"), same("7"));
    let link = format!("https://example.org/play#{code}");
    assert!(succeeds(&["check", &link, &answer]).starts_with("Right!"));
    fails(&["check", &code[..code.len() - 9], &answer], 2, &["cut off"]);
    let damaged = code.replacen(&code[20..21], if &code[20..21] == "7" { "8" } else { "7" }, 1);
    fails(&["check", &damaged, &answer], 2, &["damaged"]);
    fails(&["check", &code.replacen("CP1", "CP9", 1), &answer], 2, &["newer version"]);
    fails(&["check", "https://example.org/", &answer], 2, &["not the code"]);
}

#[test]
fn json_is_for_programs_and_keeps_the_secret() {
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    let told = succeeds(&["-s", "6", "-l", "5", "-p", "2", "--json", "--out", &out]);
    let value: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(value["level"], 5);
    assert_eq!(value["answers"], 1);
    assert_eq!(value["board"]["sections"].as_array().unwrap().len(), 2);
    assert!(Path::new(value["files"][0].as_str().unwrap()).exists());
    let code = value["code"].as_str().unwrap();
    let told = succeeds(&["brew", code, "--json", "sage:1", "/", "mint:2"]);
    let value: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(value["tests"][1]["potion"][0]["ingredient"], "mint");
    let wrong = cauldron(&["check", code, "--json", "sage parsley chives mint"]);
    assert_eq!(stdout(&wrong).trim(), r#"{"result":"wrong"}"#);
}

/// Runs `brew` with `typed` as standard input.
fn converse(args: &[&str], typed: &str) -> String {
    use std::io::Write;
    let mut child = program::cauldron()
        .arg("brew")
        .args(args)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

#[test]
fn brewing_is_a_conversation_with_a_log() {
    let told = converse(
        &["-s", "9", "-l", "1"],
        "log\nsage 1, mint 2\nsgae 1\nfox\nMINT:1 sage:2\neffects\nclue\nrules\nlog\nquit\n",
    );
    assert!(told.contains("No tests yet."), "{told}");
    assert!(told.contains("did you mean Sage?"), "{told}");
    assert!(told.contains("Winning and losing"), "{told}");
    assert_eq!(told.matches("Test 1: Sage 1, Mint 2\n").count(), 2, "{told}");
    assert_eq!(told.matches("Test 2: Mint 1, Sage 2  (Fox)").count(), 2, "{told}");
}

#[test]
fn a_test_that_was_entered_wrongly_is_marked() {
    let typed = "sage 1\nwrong 1\nlog\nright 1\nlog\nwrong 9\nwrong sage\nmint 1\n";
    let told = converse(&["-s", "9", "-l", "1"], typed);
    assert_eq!(told.matches("Test 1: Sage 1  (entered wrongly)").count(), 1, "{told}");
    assert_eq!(told.matches("Test 1: Sage 1\n").count(), 2, "{told}");
    assert!(told.contains("here is no test 9 on the log"), "{told}");
    assert!(told.contains("wrong does not go with"), "{told}");
    assert!(told.contains("Test 2: Mint 1"), "its number stays taken: {told}");
}

#[test]
fn a_whole_game_is_played_at_the_terminal_and_kept() {
    let settings = Level::FirstGame.settings();
    let players = Players::new(2).unwrap();
    let options = SheetOptions { players, settings, ..SheetOptions::new(Seed(6)) };
    let made = Sheet::make(&options).unwrap();
    let folder = TempDir::new().unwrap();
    let file = text(&folder.path().join("game.json"));
    let code = made.code();
    let play = |typed: &str| converse(&[&code, "--save", &file], typed);
    let told = play("sage 1\nnote sage 3 no\nnote mint decoy yes\nnotes\nundo\nundo\nundo\n");
    assert!(told.contains("Sage           .  .  .  x  ."), "{told}");
    assert!(told.contains("Mint           !"), "{told}");
    assert!(told.contains("no note to take back"), "{told}");
    let answer = names(&made.answers[0]);
    let turned: Vec<&str> = made.answers[0].iter().rev().map(|herb| herb.id()).collect();
    let turned = turned.join(" ");
    let told = play(&format!("log\nfull\nsage 1\ncheck sage\ncheck {turned}\nsage 1\n"));
    assert!(told.contains("1 test so far") && told.contains("Test 1: Sage 1"), "{told}");
    assert!(!told.contains("Test 2: Sage 1"), "no potion is tested at the end: {told}");
    assert!(told.contains("names 4 ingredients; this one names 1"), "{told}");
    assert!(told.contains("Wrong: that") && told.contains("You have lost"), "{told}");
    assert!(told.contains("this game is over"), "{told}");
    let winning: Vec<String> =
        made.answers[0].iter().zip(1..).map(|(i, n)| format!("{i} {n}")).collect();
    let winning = winning.join(", ");
    let told = play(&format!("again\nagain yes\nmode rivals\nowl\n{winning}\n"));
    assert!(told.contains("This potion wins!") && told.contains("The Owl wins"), "{told}");
    assert!(told.contains("Start at the first circle") && told.contains("You brewed it"), "{told}");
    assert!(!told.contains("for each aim"), "rivals have none: {told}");
    let told = play(&format!("give up\ngive up AAAA-AAAA\ngive up {}\n", made.give_up));
    assert!(told.contains("such as: give up ABCD-EFGH"), "{told}");
    assert!(told.contains("does not belong") && told.contains(&answer), "{told}");

    let other = sheet(7, Level::FirstGame, 2).code();
    fails(&["brew", &other, "--save", &file, "sage:1"], 2, &["another sheet"]);
    fs::write(&file, "{}").unwrap();
    let told = ["not a saved game", "name another file, or delete this one"];
    fails(&["brew", &code, "--save", &file, "sage:1"], 2, &told);
    fails(&["brew", &code, "--save", &file], 2, &told);
    assert_eq!(fs::read(&file).unwrap(), b"{}", "a file that is no game is left alone");
}

#[test]
fn the_recipe_is_named_twice_at_the_terminal() {
    let made = sheet(6, Level::FirstGame, 2);
    let (code, answer) = (made.code(), &made.answers[0]);
    let backwards: Vec<&str> = answer.iter().rev().map(|herb| herb.id()).collect();
    let wrong = format!("check {}\n", backwards.join(" "));
    let told = converse(&[&code], &format!("check sage\n{}full\n{wrong}", wrong.repeat(3)));
    for (said, times) in [
        ("names 4 ingredients", 1),
        ("Wrong: that", 3),
        ("Cross off 2 on the moon track.", 2),
        ("can name it once more", 1),
        ("as often as you can", 1),
        ("named 2 times", 1),
        ("You have lost", 1),
    ] {
        assert_eq!(told.matches(said).count(), times, "{said}: {told}");
    }
}

/// The organiser prints the commitment before the tournament and publishes the key after it.
#[test]
fn a_tournament_is_audited_by_whoever_has_a_sheet_of_it() {
    let folder = TempDir::new().unwrap();
    let [key, other] = ["club.key", "other.key"].map(|name| text(&folder.path().join(name)));
    let out = text(folder.path());
    let made = |seed: &str, key: &str| -> (String, String) {
        let sheet =
            ["-s", seed, "--referee", "--key-file", key, "--out", &out, "--json", "--svg", "text"];
        let told: serde_json::Value = serde_json::from_str(&succeeds(&sheet)).unwrap();
        let files = told["files"].as_array().unwrap().iter();
        let mut files = files.filter_map(|file| file.as_str().or(file["path"].as_str()));
        let front = fs::read_to_string(files.find(|path| path.ends_with("front.svg")).unwrap());
        let front = front.unwrap();
        let groups = |text: &&str| text.len() == 29 && text.matches('-').count() == 5;
        let commitment = front.split(['<', '>']).find(groups).unwrap().to_owned();
        (told["code"].as_str().unwrap().to_owned(), commitment)
    };
    let (code, commitment) = made("77", &key);
    let (another, same) = made("78", &key);
    assert_eq!(same, commitment);
    let (_, differs) = made("77", &other);
    assert_ne!(differs, commitment);

    let spoken = commitment.to_lowercase().replace('-', " ").replace('0', "o");
    let told = succeeds(&["audit", "--key-file", &key, "--commitment", &spoken, "-s", "77", &code]);
    assert!(told.contains("committed to as") && told.contains("is that of game"), "{told}");
    for wrong in [
        vec!["audit", "--key-file", &other, "--commitment", &commitment],
        vec!["audit", "--key-file", &key, "-s", "78", &code],
        vec!["audit", "--key-file", &key, "-s", "77", &code, &another],
        vec!["audit", "--key-file", &other, "-s", "77", &code],
    ] {
        assert_eq!(cauldron(&wrong).status.code(), Some(1), "{wrong:?}");
    }
    // The paper has the clue, the effects and the aims that the key and the seed make.
    let [seed_, facts] = [&["-s", "77"][..], &["--json"]];
    let found = succeeds(&[&["audit", "--key-file", &key, &code], seed_, facts].concat());
    let found: serde_json::Value = serde_json::from_str(&found).unwrap();
    let paper = ["-s", "77", "--referee", "--key-file", &key, "--out", &out, "--html", "--quiet"];
    succeeds(&paper);
    let page = files(folder.path()).into_iter().find(|file| text(file).ends_with(".html"));
    let page = fs::read_to_string(page.unwrap()).unwrap();
    for kind in ["clue", "aims"] {
        let texts = found[kind].as_array().unwrap();
        assert!(!texts.is_empty());
        for fact in texts {
            assert!(page.contains(fact.as_str().unwrap()), "{kind}: {fact}");
        }
    }
    fails(&["audit", "--key-file", &key, &code], 2, &["--seed"]);
    fails(&["audit", "--key-file", &key, "-s", "77", &code[..99]], 2, &["cut off"]);
    fails(&["audit", "--key-file", &text(&folder.path().join("no.key"))], 2, &["no file"]);
}

#[test]
#[cfg(unix)]
fn answers_of_a_tournament_are_readable_by_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let aids = ["-s", "77", "--answer-sheet", "--sealed-answers", "--svg", "--png", "30"];
    for (secrecy, mode) in [(&["--referee"][..], 0o600), (&[], 0o666)] {
        let folder = TempDir::new().unwrap();
        succeeds(&[&aids[..], secrecy, &["--out", &text(folder.path())]].concat());
        let mut answers = 0;
        for file in files(folder.path()) {
            let name = text(&file);
            let has_answers = name.contains("-answers") || name.contains("-sealed");
            answers += usize::from(has_answers);
            let is_secret = has_answers && mode == 0o600 || name.ends_with("-organiser.txt");
            let found = fs::metadata(&file).unwrap().permissions().mode() & 0o777;
            // Other files have the mode of the umask, which every user of the tests chooses.
            assert_eq!(
                found == 0o600,
                is_secret || umask_hides(folder.path()),
                "{name}: {found:o}"
            );
        }
        assert!(answers >= 6, "{answers} files with answers");
    }
}

/// Whether new files are readable by their owner alone.
#[cfg(unix)]
fn umask_hides(folder: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let probe = folder.join("probe");
    fs::write(&probe, "").unwrap();
    let mode = fs::metadata(&probe).unwrap().permissions().mode() & 0o777;
    fs::remove_file(&probe).unwrap();
    mode == 0o600
}

#[test]
fn a_tournament_sheet_keeps_its_seed_and_its_puzzle() {
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    let key_file = text(&folder.path().join("club.key"));
    let make = ["-s", "77", "--referee", "--svg", "--json", "--key-file", &key_file, "--out", &out];
    let told = succeeds(&make);
    let value: serde_json::Value = serde_json::from_str(&told).unwrap();
    let code = value["code"].as_str().unwrap();
    fails(&["brew", code, "sage:1"], 2, &["no play part", "referee"]);

    let organiser = value["organiser"].as_str().unwrap();
    let kept = fs::read_to_string(organiser).unwrap();
    #[cfg(unix)]
    for secret in [organiser, &key_file] {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(secret).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{secret} is its owner's alone");
    }
    let after = |what: &str| {
        let line = kept.lines().find_map(|line| line.strip_prefix(what)).expect(what);
        line.rsplit(": ").next().unwrap().trim().to_owned()
    };
    let key = after("Key:");
    assert_eq!(fs::read_to_string(&key_file).unwrap().trim(), key);
    let (opening, give_up) = (after("Opening code"), after("Give-up code"));
    let secrets = [Seed(77).to_string(), key, opening.clone(), give_up.clone()];
    for secret in &secrets {
        assert!(!told.contains(secret.as_str()), "--json tells {secret}");
    }
    for file in files(folder.path()) {
        if text(&file) == organiser || text(&file) == key_file {
            continue;
        }
        let bytes = fs::read(&file).unwrap();
        let shown = String::from_utf8_lossy(&bytes);
        for secret in &secrets {
            assert!(!shown.contains(secret.as_str()), "{file:?} shows {secret}");
            assert!(!text(&file).contains(secret.as_str()));
        }
    }

    // The terminal names the organiser's file alone.
    let make = ["-s", "77", "--referee", "--key-file", &key_file, "--out", &out];
    let said = succeeds(&make);
    assert!(said.contains(organiser), "{said}");
    for secret in secrets.iter().chain([&after("Answer")]) {
        assert!(!said.contains(secret.as_str()), "the terminal shows {secret}");
    }

    let answer = after("Answer").replace(',', "");
    let mut check = vec!["check", code];
    check.extend(answer.split(' '));
    fails(&check, 2, &["opening code"]);
    assert!(succeeds(&[&check[..], &["--opening", &opening]].concat()).contains("Right!"));
    fails(&["check", code, "--give-up", &give_up], 2, &["opening code"]);
    let given_up = succeeds(&["check", code, "--give-up", &give_up, "--opening", &opening]);
    assert!(given_up.contains(&after("Answer")));

    // The organiser's file contains a command to referee the game.
    let serve = kept.lines().last().unwrap();
    assert!(serve.contains("--seed") && serve.contains("--players 4 --level 0"));
    let named = |word| if word == "FILE" { organiser } else { word };
    let mut args: Vec<&str> = serve.split_whitespace().skip(1).map(named).collect();
    args.extend(["--port", "0", "--data", &out]);
    fails(&args, 3, &["cannot be kept"]);

    // The key file and the organiser's file give the same code; without them the code is another
    // one.
    for path in [&key_file, organiser] {
        let again = ["-s", "77", "--referee", "--json", "--key-file", path, "--out", &out];
        assert!(succeeds(&again).contains(code));
    }
    assert!(!succeeds(&["-s", "77", "--referee", "--json", "--out", &out]).contains(code));
    fails(&["--key-file", &key_file], 2, &["--referee"]);
    fails(&["--referee", "--key-file", &out], 2, &["a key file"]);
    let svg = text(&folder.path().join("no.key"));
    fs::write(&svg, "<svg>").unwrap();
    fails(&["--referee", "--key-file", &svg], 2, &["no key file", "contains '<'"]);

    // A refused sheet creates no key file.
    let fresh = text(&folder.path().join("fresh.key"));
    fails(&["--referee", "--ingredients", "99", "--key-file", &fresh], 2, &["99 ingredients"]);
    assert!(!Path::new(&fresh).exists());
}

#[test]
fn global_options_may_precede_a_command() {
    let themes = stdout(&cauldron(&["--no-config", "theme", "list"]));
    assert!(themes.starts_with("usual"), "{themes}");
    let told = succeeds(&["--lang", "de", "config"]);
    assert!(told.contains("Einstellungen"), "{told}");
    let told = succeeds(&["--lang=de", "config", "--lang", "fr"]);
    assert!(!told.contains("Einstellungen"), "the last one counts: {told}");
    fails(
        &["--level", "2", "--seed", "3", "booklet"],
        2,
        &["--seed is not possible before booklet", "options of a command follow it"],
    );
    fails(&["--lang", "xx", "booklet"], 2, &["--lang: there is no language \"xx\""]);
}

#[test]
fn wrong_arguments_are_told_in_one_sentence_that_names_the_option() {
    fails(&["--level", "7"], 2, &["--level: there is no level \"7\""]);
    fails(&["--edition", "1"], 2, &["there is no option \"--edition\""]);
    fails(&["--quux"], 2, &["there is no option \"--quux\"; --help lists"]);
    fails(&["--leve", "1"], 2, &["there is no option \"--leve\" (did you mean --level?)"]);
    fails(&["--seed"], 2, &["--seed needs a value"]);
    fails(
        &["--standard", "pdf/x-3"],
        2,
        &["no \"pdf/x-3\" (did you mean pdf/x-4?); use pdf/x-4 or pdf/vt-1 or pdf/a-2"],
    );
    fails(&["--duplex", "up"], 2, &["--duplex: there is no \"up\"; use long-edge or short-edge"]);
    fails(&["--seed", "1", "--seed", "2"], 2, &["--seed was given more than once"]);
    fails(&["site", "--single", "a", "--out", "b"], 2, &["does not go with", "--single", "--out"]);
    fails(&["brwe"], 2, &["there is no command \"brwe\"; did you mean brew?"]);
    fails(&["hlep"], 2, &["there is no command \"hlep\"; did you mean help?"]);
    fails(&["xyzzyx"], 2, &["\"xyzzyx\"", "sheet, booklet, playtest, race"]);
    fails(&["race"], 2, &["race needs a command"]);
    fails(
        &["brew", "--first-test", "0"],
        2,
        &["--first-test", "use a whole number from 1 to 1,000,000,000"],
    );
    for args in [&["--level", "7"][..], &["--seed"], &["--leve", "1"], &["brwe"], &["--json=1"]] {
        let told = stderr(&cauldron(args));
        assert!(!told.contains("error:") && !told.contains(".;"), "{told}");
        assert_eq!(told.matches("--help").count() / 2, 0, "{told}");
    }
}

#[test]
fn a_pdf_goes_to_standard_output_or_into_a_file_of_its_name() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| text(&folder.path().join(name));
    let game = ["sheet", "--seed", "7", "--level", "2", "--as-drawn", "--no-play-page"];
    let with = |more: &[&str]| cauldron(&[&game[..], more].concat());
    assert!(with(&["--out", &at("usual")]).status.success());
    let usual = files(&folder.path().join("usual"));
    let expected = fs::read(&usual[0]).unwrap();
    let piped = with(&["-o", "-"]);
    assert!(piped.status.success() && piped.stdout == expected, "{}", stderr(&piped));
    assert!(stderr(&piped).contains("Amateur Witch"), "{}", stderr(&piped));
    let json = with(&["-o", "-", "--json"]);
    assert!(json.stdout == expected && stderr(&json).contains("\"files\":[\"-\"]"));
    let named = at("new/My game.pdf");
    assert!(with(&["-o", &named, "--png", "20"]).status.success());
    let made = files(&folder.path().join("new"));
    let names: Vec<_> = made.iter().map(|path| path.file_name().unwrap().to_owned()).collect();
    assert!(names.contains(&"My game.pdf".into()) && names.contains(&"My game-front.png".into()));
    assert_eq!(fs::read(&named).unwrap(), expected);
    let upper = at("upper/x.v2.PDF");
    assert!(with(&["-o", &upper, "--ticket", "xjdf"]).status.success());
    let made = files(&folder.path().join("upper"));
    let names: Vec<_> = made.iter().map(|path| path.file_name().unwrap().to_owned()).collect();
    assert_eq!(names, ["x.v2.PDF", "x.v2.xjdf"]);
    assert!(fs::read_to_string(&made[1]).unwrap().contains("x.v2.PDF"));
    // A folder may have such a name.
    fs::create_dir(at("old.pdf")).unwrap();
    assert!(with(&["-o", &at("old.pdf")]).status.success());
    assert_eq!(files(Path::new(&at("old.pdf")))[0].file_name(), usual[0].file_name());
    for more in ["--svg", "--png", "--ticket=xjdf", "--referee", "--answer-sheet", "--html"] {
        let refused = with(&["-o", "-", more]);
        let option = more.split('=').next().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{more}");
        assert!(refused.stdout.is_empty() && stderr(&refused).contains(option), "{more}");
    }
    let book = ["booklet", "-n", "1", "--seed", "7", "-o"];
    for out in ["-", &at("book.pdf")] {
        fails(&[&book[..], &[out]].concat(), 2, &[out, "not a folder", "--out"]);
    }
    fails(&["gallery", "-n", "1", "-o", "-"], 2, &["not a folder"]);
    assert!(!Path::new("-").exists() && !folder.path().join("book.pdf").exists());
}

#[test]
fn help_states_the_smallest_paper() {
    let help = succeeds(&["help", "sheet"]);
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["8.5x11in; at least 206x272mm", "on each paper of at least 206x272mm"] {
        assert!(help.contains(words), "{help}");
    }
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    let print = ["--seed", "7", "--as-drawn", "-q", "--large-print", "--out", &out, "--paper"];
    succeeds(&[&print[..], &["206x272mm"]].concat());
    for small in ["205x272mm", "206x271mm", "a5"] {
        fails(&[&print[..], &[small]].concat(), 2, &[small, "too small"]);
    }
}

#[test]
fn lengths_have_units_and_margins_need_pages_that_are_shrunk() {
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    let game = ["sheet", "--seed", "7", "--as-drawn", "--no-play-page", "-q", "-o", &out];
    for lengths in [
        "--layout 2-up --sheet a4 --fit --margin 0.3in --gutter 0,5cm",
        "--bleed 3mm --layout saddle --thickness 80g/m2 --signature 1",
        "--bleed 0,125in --png 20dpi",
    ] {
        let words: Vec<&str> = game.into_iter().chain(lengths.split(' ')).collect();
        succeeds(&words);
    }
    let names = files(folder.path()).into_iter().map(|path| text(&path)).collect::<Vec<_>>();
    for part in ["-gutter5-fit-margin7.62", "-bleed3-saddle", "-bleed3.175"] {
        assert!(names.iter().any(|name| name.contains(part)), "{part}: {names:?}");
    }
    fails(&["sheet", "--margin", "7"], 2, &["margin", "use it with --fit"]);
    fails(&["sheet", "--margin", "7", "--sheet", "a3"], 2, &["margin", "use it with --fit"]);
    fails(&["sheet", "--fit", "--margin", "30"], 2, &["\"30\"", "0 to 25 mm"]);
    fails(&["sheet", "--paper=-a4"], 2, &["\"-a4\" is not a paper size"]);
    fails(&["sheet", "--thickness", "-1"], 2, &["--thickness"]);
}

/// Large print of what has no layout of its own needs larger paper than was asked for.
#[test]
fn large_print_on_usual_paper_is_explained() {
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    let race = ["race", "print", "--seed", "7", "--turns", "8", "--large-print", "-o", &out];
    let told = succeeds(&[&race[..], &["--paper", "a4"]].concat());
    assert!(told.contains("print it on a2") && told.contains("--layout poster"), "{told}");
    let told = succeeds(&[&race[..], &["--paper", "a2"]].concat());
    assert!(!told.contains("larger paper"), "{told}");
    succeeds(&[&race[..], &["--layout", "poster", "--sheet", "a4"]].concat());
    fails(&[&race[..], &["--paper", "a3"]].concat(), 2, &["a2 or larger"]);
}

#[test]
fn input_is_echoed_without_control_characters_and_not_at_length() {
    let folder = TempDir::new().unwrap();
    let long = "9".repeat(100_000);
    let nasty = "x\u{1b}[31m\u{202e}\u{7}.png";
    fs::write(folder.path().join(nasty), "no picture").unwrap();
    let picture = text(&folder.path().join(nasty));
    for args in [
        &["--seed", nasty][..],
        &["--players", &long],
        &["--level", &long],
        &["--paper", nasty],
        &["brew", nasty, "sage:1"],
        &["brew", "-s", "1", &long],
        &["check", &picture, "sage"],
        &["--out", &format!("{picture}/{nasty}")],
        &[nasty],
        &["--duplex", nasty],
        &[&format!("--{nasty}")],
    ] {
        let output = cauldron(args);
        let told = stderr(&output);
        assert!(matches!(output.status.code(), Some(2 | 3)), "{told:?}");
        assert!(told.chars().count() < 700, "{} characters", told.chars().count());
        let told = told.trim_end_matches('\n');
        assert!(!told.chars().any(|c| c.is_control() || c == '\u{202e}'), "{told:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn standard_output_that_cannot_be_written_is_exit_code_3() {
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    for args in [
        &["-s", "1", "--out", &out][..],
        &["-s", "1", "--json", "--out", &out],
        &["brew", "-s", "1", "sage:1"],
        &["brew", "-s", "1"],
        &["check", "-s", "1", "sage mint parsley chives"],
        &["site", "--json", "--single", &format!("{out}/play.html")],
        &["--help"],
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = program::cauldron()
            .args(args)
            .stdin(std::process::Stdio::null())
            .stdout(full)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(3), "{args:?}");
        let told = stderr(&output);
        assert_eq!(told, "cauldron: cannot write to standard output: the disk is full\n");
        // A closed pipe is not a failure.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = program::cauldron().args(args).stdout(writer).output().unwrap();
        assert_eq!(stderr(&output), "", "{args:?}");
        assert_ne!(output.status.code(), Some(3), "{args:?}");
    }
}

#[test]
#[cfg(unix)]
fn paths_that_are_not_unicode_are_written_and_told() {
    use std::os::unix::ffi::OsStrExt;
    let folder = TempDir::new().unwrap();
    let odd = folder.path().join(std::ffi::OsStr::from_bytes(b"f\xffr"));
    for args in [&["-s", "1"][..], &["site"], &["race", "print", "-s", "1"]] {
        let mut command = program::cauldron();
        let output = command.args(args).args(["--json", "--out"]).arg(&odd).output().unwrap();
        assert_eq!(stderr(&output), "", "{args:?}");
        assert!(output.status.success());
        let told: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
        assert!(told["files"].to_string().contains("f\u{fffd}r"), "{told}");
    }
    assert!(files(&odd).len() > 2);
}

#[test]
#[cfg(unix)]
fn devices_pipes_and_folders_are_not_read() {
    skip_without!("mkfifo");
    let folder = TempDir::new().unwrap();
    let pipe = text(&folder.path().join("pipe"));
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let folder = text(folder.path());
    for (path, what) in [
        ("/dev/zero", "a device"),
        (&pipe, "a pipe"),
        (&folder, "is a folder"),
        ("/dev/full", "a device"),
    ] {
        fails(&["brew", "-s", "1", "--save", path, "sage:1"], 2, &[path, what]);
        fails(&["check", path, "sage"], 2, &[path, what, "picture"]);
    }
}

#[test]
fn several_programs_test_at_one_saved_game() {
    let folder = TempDir::new().unwrap();
    let file = text(&folder.path().join("game.json"));
    let brew = || {
        program::cauldron()
            .args(["brew", "-s", "1", "--save", &file, "sage:1"])
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap()
    };
    let children: Vec<_> = (0..8).map(|_| brew()).collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let told = converse(&["-s", "1", "--save", &file], "log\n");
    assert!(told.contains("8 tests so far") && told.contains("Test 8: Sage 1"), "{told}");
    assert_eq!(files(folder.path()).len(), 1, "nothing else is left");
}

#[test]
fn an_open_game_goes_on_from_what_others_tested() {
    use std::io::Write;
    let folder = TempDir::new().unwrap();
    let file = text(&folder.path().join("game.json"));
    let args = ["brew", "-s", "1", "--save", &file];
    let mut open = program::cauldron()
        .args(args)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = open.stdin.take().unwrap();
    typed.write_all(b"sage 1\n").unwrap();
    while !Path::new(&file).exists() {
        std::thread::yield_now();
    }
    succeeds(&[&args[..], &["mint:2"]].concat());
    typed.write_all(b"chives 3\nlog\n").unwrap();
    drop(typed);
    let told = stdout(&open.wait_with_output().unwrap());
    assert!(told.contains("Test 2: Mint 2") && told.contains("Test 3: Chives 3"), "{told}");
}

#[test]
fn a_machine_without_threads_prints_as_well() {
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    // A stack of this size cannot be allocated, so no thread can be started.
    let output = program::cauldron()
        .args(["-s", "1", "--out", &out])
        .env("RUST_MIN_STACK", "1000000000000000")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    let with = TempDir::new().unwrap();
    succeeds(&["-s", "1", "--out", &text(with.path())]);
    let bytes = |folder: &TempDir| fs::read(&files(folder.path())[0]).unwrap();
    assert!(bytes(&folder) == bytes(&with), "threads change nothing");
}

/// Plays a game in a terminal with `state` as the state folder. `typed` pairs each prompt with the
/// text to type at it. Returns the terminal's output.
#[cfg(target_os = "linux")]
#[track_caller]
fn at_a_terminal(state: &Path, typed: &[(&str, &str)]) -> String {
    use std::io::{Read, Write};
    let brew = format!("{} brew -s 9", program::path());
    // `script` provides the terminal.
    let mut child = Command::new("script")
        .args(["-qec", &brew, "/dev/null"])
        .env(program::ALONE.0, program::ALONE.1)
        .env("TERM", "xterm")
        .env("NO_COLOR", "1")
        .env("XDG_STATE_HOME", state)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let (mut keys, mut screen) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut told = String::new();
    for (prompt, typed) in typed {
        let shown = told.len();
        while !told[shown..].contains(prompt) {
            let mut some = [0; 1];
            assert_eq!(screen.read(&mut some).unwrap(), 1, "{prompt:?} never came: {told:?}");
            told.push(char::from(some[0]));
        }
        keys.write_all(typed.as_bytes()).unwrap();
    }
    screen.read_to_string(&mut told).unwrap();
    assert!(child.wait().unwrap().success());
    told
}

#[test]
#[cfg(target_os = "linux")]
fn arrow_keys_edit_and_recall_lines_at_a_terminal() {
    skip_without!("script");
    let state = TempDir::new().unwrap();
    // Recalls the last line, then moves left and replaces a 1 by a 2.
    let told = at_a_terminal(
        state.path(),
        &[
            ("Test 1> ", "sage 1\r"),
            ("Test 2> ", "\u{1b}[A\r"),
            ("Test 3> ", "mint 1, sage 1\u{1b}[D\u{1b}[3~2\r"),
            ("Test 4> ", "log\r"),
            ("Test 4> ", "quit\r"),
        ],
    );
    assert!(told.matches("Sage 1\r\n").count() >= 4, "each is shown, then logged: {told:?}");
    assert!(told.contains("Mint 1, Sage 2\r\n"), "{told:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn words_are_completed_and_lines_remembered_but_never_answers() {
    skip_without!("script");
    use std::os::unix::fs::PermissionsExt;
    let state = TempDir::new().unwrap();
    let told = at_a_terminal(
        state.path(),
        &[
            ("Test 1> ", "pars\t2, sa\t1\r"),
            ("Test 2> ", "check mint sage thyme chives\r"),
            ("Test 2> ", "give up ABCD-EFGH\r"),
            ("Test 2> ", "\u{4}"),
        ],
    );
    assert!(told.contains("Parsley 2, Sage 1\r\n"), "{told:?}");
    let kept = state.path().join("cauldron-press/brew-history");
    let lines = fs::read_to_string(&kept).unwrap();
    assert!(lines.contains("parsley 2, sage 1"), "{lines}");
    assert!(!lines.contains("mint") && !lines.contains("ABCD"), "{lines}");
    assert_eq!(fs::metadata(&kept).unwrap().permissions().mode() & 0o077, 0, "nobody else reads");

    let told = at_a_terminal(state.path(), &[("Test 1> ", "\u{1b}[A\r"), ("Test 2> ", "\u{4}")]);
    assert!(told.contains("Parsley 2, Sage 1\r\n"), "{told:?}");

    // The game also works if the state cannot be saved.
    fs::remove_dir_all(kept.parent().unwrap()).unwrap();
    fs::write(kept.parent().unwrap(), "in the way").unwrap();
    let told = at_a_terminal(state.path(), &[("Test 1> ", "sage 1\r"), ("Test 2> ", "\u{4}")]);
    assert!(told.contains("Sage 1\r\n"), "{told:?}");
}

#[test]
fn the_sheet_of_a_day_is_the_same_for_everybody() {
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    let day = |more: &[&str]| {
        let told = succeeds(&[&["--json", "--out", &out], more].concat());
        serde_json::from_str::<serde_json::Value>(&told).unwrap()
    };
    let monday = day(&["--daily", "2026-11-23"]);
    assert_eq!(monday["day"], "2026-11-23");
    let seeded = day(&["--seed", monday["seed"].as_str().unwrap(), "--level", "0"]);
    assert_eq!(monday["code"], seeded["code"]);
    assert_eq!(day(&["--daily", "2026-11-23"]), monday);
    let today = day(&["--daily"]);
    assert!(today["day"].as_str().unwrap().starts_with("20"), "{today}");
    // It is the local date: these places are 26 hours apart.
    let [east, west] = ["AAA-14", "BBB12"].map(|zone| {
        let mut program = program::cauldron();
        program.env("TZ", zone).args(["--daily", "--json", "--out", &out]);
        let told = stdout(&program.output().unwrap());
        serde_json::from_str::<serde_json::Value>(&told).unwrap()["day"].to_string()
    });
    assert!(east > west, "{east} {west}");
    fails(&["--daily", "2026-11-31"], 2, &["\"2026-11-31\" is no date", "such as 2026-11-22"]);
    fails(&["--daily", "1999-01-01"], 2, &["has no sheet of the day", "2026-01-01"]);
    fails(&["--daily", "--level", "3"], 2, &["--daily", "--level"]);
}

#[test]
fn unknown_commands_are_not_called_ingredients() {
    let told = converse(
        &["-s", "9"],
        "hlep\nlgo\nxyzzy\nclue please\nsgae 1\nsage\nsage 9\nsage 2x\n\u{1b}[A\nsage 5\nyes\n",
    );
    for line in [
        "\"hlep\" is neither a command nor an ingredient; did you mean help?\n",
        "\"lgo\" is neither a command nor an ingredient; did you mean log?\n",
        "\"xyzzy\" is neither a command nor an ingredient; help lists the commands",
        "clue does not go with \"please\"",
        "\"sgae\" is neither a command nor an ingredient; did you mean Sage?\n",
        "write sage:1 to sage:4.\n",
        "Sage cannot have 9 dots; an ingredient of this game has 1 to 4.\n",
        "not a number from 1 to 4.\n",
        "Test 1: Sage 5\n",
    ] {
        assert!(told.contains(line), "{line:?}: {told}");
    }
    assert!(!told.contains('\u{1b}'), "{told:?}");
}

#[test]
fn what_differs_in_print_differs_in_name() {
    let folder = TempDir::new().unwrap();
    let out = text(folder.path());
    let link = |path: &str| format!("https://example.org/{path}");
    let sheets: [&[&str]; 22] = [
        &[],
        &["--paper", "letter"],
        &["--paper", "letter", "--bleed", "3"],
        &["--bleed", "2.5"],
        &["--duplex", "short-edge"],
        &["--bleed", "3", "--standard", "pdf/x-4"],
        &["--bleed", "3", "--standard", "pdf/vt-1"],
        &["--standard", "pdf/a-2u"],
        &["--layout", "saddle"],
        &["--layout", "saddle", "--signature", "2", "--thickness", "0.1"],
        &["--layout", "saddle", "--back-cover"],
        &["--layout", "2x1-up", "--sheet", "a4", "--fit"],
        &["--layout", "2x1-up", "--marks", "crop,fold", "--gutter", "5"],
        &["--ink", "gray"],
        &["--level", "1"],
        &["--length", "5"],
        &["--length", "5", "--effects", "some"],
        &["--ingredients", "8", "--length", "hidden", "--decoys", "all", "--special-cells", "yes"],
        &["--answers", "2"],
        &["--referee"],
        &["--base-url", &link("a")],
        &["--base-url", &link("b")],
    ];
    for args in sheets {
        succeeds(&[&["-s", "5", "--quiet", "--out", &out], args].concat());
    }
    let made = files(folder.path());
    let organiser = 1;
    assert_eq!(made.len(), sheets.len() + organiser, "{made:?}");
    let game = stem(5);
    for name in [
        format!("{game}-level0-4p.pdf"),
        format!("{game}-level0-4p-letter-bleed3.pdf"),
        format!("{game}-level0-4p-bleed2.5.pdf"),
        format!("{game}-level0-4p-short-edge.pdf"),
        format!("{game}-level0-4p-bleed3-pdfx4.pdf"),
        format!("{game}-level0-4p-bleed3-pdfvt1.pdf"),
        format!("{game}-level0-4p-pdfa2.pdf"),
    ] {
        assert!(made.contains(&folder.path().join(&name)), "{name}: {made:?}");
    }
    // This is another game, so its name differs.
    let end = "-custom-i6-l5-ignore-some-plain-4p.pdf";
    let ended = made.iter().find(|file| text(file).ends_with(end)).expect(end);
    assert!(!text(ended).contains(&game), "{ended:?}");
    let races: [&[&str]; 5] = [
        &[],
        &["--hold"],
        &["--paper", "letter"],
        &["--standard", "pdf/x-4"],
        &["--seconds-per-turn", "9"],
    ];
    for args in races {
        succeeds(&[&["race", "print", "-s", "5", "--quiet", "--out", &out], args].concat());
    }
    assert_eq!(files(folder.path()).len(), sheets.len() + organiser + races.len());
}

/// Every game can be printed by its name, with the same bytes as its own command.
#[test]
fn games_are_printed_by_their_names() {
    let print = |args: &[&str]| {
        let folder = TempDir::new().unwrap();
        let out = folder.path().to_str().unwrap();
        let output = cauldron(&[args, &["--seed", "7", "--quiet", "--out", out]].concat());
        assert!(output.status.success(), "{args:?}: {}", stderr(&output));
        let files = std::fs::read_dir(folder.path()).unwrap().map(|file| {
            let file = file.unwrap();
            (file.file_name(), std::fs::read(file.path()).unwrap())
        });
        files.collect::<std::collections::BTreeMap<_, _>>()
    };
    for (options, has_page) in [
        (&["--bleed", "3"][..], true),
        (&["--no-play-page"], false),
        (&["--base-url", "https://example.org/play"], false),
    ] {
        let sheet = print(&[&["sheet"], options].concat());
        assert_eq!(sheet.contains_key(std::ffi::OsStr::new("play.html")), has_page, "{options:?}");
        assert!(print(&[&["print", "witches"], options].concat()) == sheet, "{options:?}");
    }
    let piped = |args: &[&str]| {
        let output = cauldron(&[args, &["--seed", "7", "--quiet", "--out", "-"]].concat());
        assert!(output.status.success(), "{args:?}: {}", stderr(&output));
        output.stdout
    };
    assert!(piped(&["print", "witches"]) == piped(&["sheet"]));
    assert_eq!(print(&["print", "RACE"]), print(&["race", "print"]));
    fails(&["print", "witch"], 2, &["there is no game \"witch\"; did you mean witches?"]);
    fails(&["print", "chess"], 2, &["there is no game \"chess\"; use witches or race"]);
}

/// Printed answers without a device: the oracle as pages of the sheet, and a Keeper's page in a
/// separate file. Games that they cannot answer have neither.
#[test]
fn what_answers_without_a_phone_is_printed_with_the_sheet() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let made = |args: &[&str]| -> Vec<String> {
        let told = succeeds(&[&["--seed", "9", "--json", "--out", out], args].concat());
        let told: serde_json::Value = serde_json::from_str(&told).unwrap();
        let name = |file: &serde_json::Value| {
            let path = Path::new(file.as_str().unwrap());
            assert!(path.is_file());
            path.file_name().unwrap().to_str().unwrap().to_owned()
        };
        told["files"].as_array().unwrap().iter().map(name).collect()
    };
    let stem = format!("{}-level0-4p", stem(9));
    let [sheet, sealed] = ["", "-sealed"].map(|what| format!("{stem}{what}.pdf"));
    assert_eq!(made(&["--sealed-answers"]), [&sheet, &sealed, "play.html"]);
    let pages = || {
        let pdf = lopdf::Document::load(folder.path().join(&sheet)).unwrap();
        pdf.get_pages().len()
    };
    assert_eq!(pages(), 7);
    assert_eq!(made(&["--no-oracle", "--no-play-page"]), [&*sheet]);
    assert_eq!(pages(), 5);
    let address = ["--base-url", "https://example.org/"];
    let linked = made(&address);
    let linked_with = made(&[&address[..], &["--oracle"]].concat());
    assert_eq!((linked.len(), &linked_with), (1, &linked));
    fs::remove_file(folder.path().join(&linked[0])).unwrap();
    fails(
        &["--oracle", "--no-oracle", "--out", out],
        2,
        &["--oracle does not go with --no-oracle"],
    );
    fails(&["--level", "1", "--oracle", "--out", out], 2, &["level 0 (First Game) alone"]);
    fails(&["--level", "1", "--sealed-answers", "--out", out], 2, &["games without effects"]);
    fails(&["--referee", "--oracle", "--out", out], 2, &["tournament"]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

/// The page that tests potions is written once per folder. It is kept if version and language
/// match, and replaced otherwise. Tournaments and codes with a web address have no such page.
#[test]
fn the_page_that_tests_potions_lies_beside_games() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let page = folder.path().join("play.html");
    let options = ["--level", "3", "--quiet", "--out", out];
    let print = |more: &[&str]| succeeds(&[&options[..], more].concat());
    for none in [&["--base-url", "https://example.org/"][..], &["--referee"], &["--no-play-page"]] {
        print(none);
        assert!(!page.exists(), "{none:?}");
    }
    print(&[]);
    let single = folder.path().join("single.html");
    succeeds(&["site", "--quiet", "--single", single.to_str().unwrap()]);
    let whole = fs::read(&single).unwrap();
    assert!(fs::read(&page).unwrap() == whole);
    let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    let aged = || fs::File::options().write(true).open(&page).unwrap().set_modified(old).unwrap();
    let is_new = || fs::metadata(&page).unwrap().modified().unwrap() != old;
    aged();
    print(&[]);
    assert!(!is_new());
    let version = concat!("Cauldron Press ", env!("CARGO_PKG_VERSION"));
    let older = String::from_utf8(whole.clone()).unwrap().replace(version, "Cauldron Press 0.0.9");
    for other in [b"".to_vec(), older.into_bytes(), whole[..whole.len() - 9].to_vec()] {
        fs::write(&page, other).unwrap();
        aged();
        print(&[]);
        assert!(is_new() && fs::read(&page).unwrap() == whole);
    }
    print(&["--lang", "de"]);
    assert!(fs::read_to_string(&page).unwrap().contains("<html lang=\"de\">"));
    let run = folder.path().join("run");
    let told =
        succeeds(&["booklet", "-n", "2", "--files", "--json", "--out", run.to_str().unwrap()]);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let files = told["files"].as_array().unwrap();
    assert_eq!(files.len(), 3);
    assert!(files[2].as_str().unwrap().ends_with("play.html") && run.join("play.html").is_file());
}

/// Answers are written to separate files, never to the players' pages.
#[test]
fn answers_are_printed_beside_the_sheet() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let args = ["--seed", "9", "--paper", "letter", "--svg", "--json", "--out", out];
    let plain: serde_json::Value = serde_json::from_str(&succeeds(&args)).unwrap();
    let name = |path: &serde_json::Value| {
        Path::new(path.as_str().unwrap()).file_name().unwrap().to_str().unwrap().to_owned()
    };
    let players = fs::read(plain["files"][0].as_str().unwrap()).unwrap();
    let told = succeeds(&[&args[..], &["--answer-sheet"]].concat());
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let files: Vec<String> = told["files"].as_array().unwrap().iter().map(name).collect();
    let stem = format!("{}-level0-4p-answers-letter", stem(9));
    let answers = [format!("{stem}.pdf"), format!("{stem}-witch.svg")];
    let beside = &files[files.len() - 3..];
    assert_eq!(beside, [&answers[0], &answers[1], "play.html"]);
    let own = "with this page you answer every test";
    let page = fs::read_to_string(folder.path().join(&answers[1])).unwrap();
    assert!(page.contains(own));
    for svg in files.iter().filter(|file| file.ends_with(".svg") && !answers.contains(file)) {
        let page = fs::read_to_string(folder.path().join(svg)).unwrap();
        assert!(!page.contains(own));
    }
    // The rules refer to the page of answers, so the players' file differs with it and is unchanged
    // without it.
    assert!(fs::read(told["files"][0].as_str().unwrap()).unwrap() != players);
    succeeds(&args);
    assert!(fs::read(plain["files"][0].as_str().unwrap()).unwrap() == players);
}
