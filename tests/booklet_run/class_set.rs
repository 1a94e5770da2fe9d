//! Tests of runs with names: the game of a pupil follows the name, and the names stay private.

use std::os::unix::fs::PermissionsExt;

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::*;

fn manifest(folder: &Path) -> Vec<Value> {
    let manifest = fs::read_to_string(folder.join("manifest.jsonl")).unwrap();
    manifest.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Lines of the games in the manifest of a run.
fn games(folder: &Path) -> Vec<Value> {
    manifest(folder).iter().filter_map(|line| line.get("game").cloned()).collect()
}

/// Makes a run with one file for each of `names`.
fn made(names: &str, more: &[&str], folder: &Path) -> String {
    let list = folder.with_extension("txt");
    fs::write(&list, names).unwrap();
    succeeds(&[&class(&list)[..], &["--files"], more].concat(), folder)
}

/// Names of the files in a folder with this extension.
fn called(folder: &Path, extension: &str) -> Vec<String> {
    let names = files(folder).into_keys().map(|path| path.to_str().unwrap().to_owned());
    names.filter(|name| name.ends_with(extension)).collect()
}

/// Arguments of `reprint`.
fn reprint<'a>(manifest: &'a Path, game: &'a str) -> [&'a str; 3] {
    ["reprint", manifest.to_str().unwrap(), game]
}

#[test]
fn the_game_of_a_pupil_does_not_depend_on_the_others() {
    let folder = TempDir::new().unwrap();
    let (all, fewer) = (folder.path().join("all"), folder.path().join("fewer"));
    let said = made("Ada\nBéla\nCem\nAda\nПётр\n", &["--threads", "1"], &all);
    assert!(said.contains("two players may have the same recipe"), "{said}");
    // In another order, with a decomposed letter, without Cem, and with somebody new.
    made("Пётр\nDora\n Be\u{301}la\nAda\nAda\n", &[], &fewer);
    let (all, fewer) = (games(&all), games(&fewer));
    for (first, second) in [(0, 3), (1, 2), (3, 4), (4, 0)] {
        for part in ["seed", "label", "facts", "sha256"] {
            assert_eq!(all[first][part], fewer[second][part], "{part} of {first}");
        }
    }
    let seeds: std::collections::BTreeSet<&str> =
        all.iter().chain(&fewer).map(|game| game["seed"].as_str().unwrap()).collect();
    assert_eq!(seeds.len(), 6, "equal names have different games");
    let other = folder.path().join("other");
    made("Ada\n", &["--ingredients", "7"], &other);
    assert_ne!(games(&other)[0]["seed"], all[0]["seed"], "settings count");
}

#[test]
fn the_race_of_a_name_does_not_depend_on_the_others() {
    let folder = TempDir::new().unwrap();
    let made = |names: &str, out: &str| {
        let list = folder.path().join("list.txt");
        fs::write(&list, names).unwrap();
        let list = list.to_str().unwrap();
        let out = folder.path().join(out);
        let run = ["race", "booklet", "--seed", "5", "--minutes", "10", "--files", "--names", list];
        let said = succeeds(&run, &out);
        assert!(!said.contains("recipe"), "{said}");
        assert!(called(&out, ".pdf")[0].starts_with("game-1-"));
        games(&out)
    };
    let (two, one) = (made("Ada\nBéla\n", "two"), made("Béla\n", "one"));
    assert_eq!(two[1]["seed"], one[0]["seed"]);
    assert_ne!(two[0]["seed"], two[1]["seed"]);
}

#[test]
fn a_class_plays_alone_unless_another_number_is_given() {
    let folder = TempDir::new().unwrap();
    let players = |name: &str, more: &[&str]| {
        let folder = folder.path().join(name);
        made("Ada\n", more, &folder);
        games(&folder)[0]["facts"]["players"].clone()
    };
    assert_eq!(players("usual", &[]), 1);
    assert_eq!(players("given", &["--players", "4"]), 4);
    let options = folder.path().join("options.toml");
    fs::write(&options, "players = 3\n").unwrap();
    assert_eq!(players("file", &["--config", options.to_str().unwrap()]), 3);
    let list = folder.path().join("list.txt");
    fs::write(&list, "Ada\n").unwrap();
    fs::write(&options, format!("level = 0\nas-drawn = true\nnames = {list:?}\n")).unwrap();
    let out = folder.path().join("named-in-file");
    succeeds(&["booklet", "--seed", "5", "--config", options.to_str().unwrap()], &out);
    assert_eq!(games(&out)[0]["facts"]["players"], 1);
}

#[test]
fn the_names_are_in_a_private_file_and_in_the_names_of_files_alone() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("class");
    made("Ada\nO'Brien / 4b\nAda\nสมชาย\nMia \u{1F984}\n", &["--names-skip"], &out);
    let pdf = ["game-1-Ada.pdf", "game-2-O-Brien-4b.pdf", "game-3-Ada.pdf", "game-4-สมชาย.pdf"];
    assert_eq!(called(&out, ".pdf"), [&pdf[..], &["game-5.pdf"]].concat());
    let public = fs::read_to_string(out.join("manifest.jsonl")).unwrap();
    let secrets = fs::read_to_string(out.join("secrets.jsonl")).unwrap();
    for name in ["Ada", "Brien", "สมชาย", "Mia"] {
        assert!(!public.contains(name) && !secrets.contains(name), "{name}");
    }
    assert!(public.contains("\"file\":\"game-2.pdf\""), "{public}");
    let names = out.join("names.jsonl");
    assert_eq!(names.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let expected = "{\"number\":1,\"name\":\"Ada\"}\n{\"number\":2,\"name\":\"O'Brien / 4b\"}\n\
        {\"number\":3,\"name\":\"Ada\"}\n{\"number\":4,\"name\":\"สมชาย\"}\n\
        {\"number\":5,\"name\":\"Mia \u{1F984}\"}\n";
    assert_eq!(fs::read_to_string(&names).unwrap(), expected);

    let manifest = out.join("manifest.jsonl");
    let verified = cauldron(&["verify"], &manifest);
    assert!(verified.status.success(), "{}", told(&verified));
    let again = folder.path().join("again");
    for (game, number) in [("o'brien / 4B", 2), ("4", 4), ("Ada 2", 3), ("Mia \u{1F984}", 5)] {
        succeeds(&reprint(&manifest, game), &again);
        let file = called(&out, ".pdf")[number - 1].clone();
        assert_eq!(fs::read(again.join(&file)).unwrap(), fs::read(out.join(&file)).unwrap());
    }
    let refused = |game: &str, words: &[&str]| {
        fails(&reprint(&manifest, game), &folder.path().join("none"), 2, words);
    };
    refused("Ada", &["several", "games 1 and 3"]);
    refused("Adam", &["nobody", "did you mean \"Ada\"?"]);
    refused("Xaver", &["nobody is called \"Xaver\"", "the number of a game"]);
    refused("6", &["there is no game 6", "it has 5"]);

    // Whoever has no names can still compare digests.
    fs::rename(&names, out.join("kept")).unwrap();
    let quick = cauldron(&["verify", "--quick"], &manifest);
    assert!(quick.status.success(), "{}", told(&quick));
    refused("Ada", &["there is no", "names.jsonl", "the folder of the manifest"]);
    refused("4", &["names.jsonl"]);
    super::refused(&cauldron(&["verify"], &manifest), 2, &["there is no", "names.jsonl"]);
    fs::write(&names, expected.replace("Ada", "Eva")).unwrap();
    refused("1", &["names.jsonl has the names of another run"]);
    assert!(!folder.path().join("none").exists());
    fs::remove_file(out.join("game-4-สมชาย.pdf")).unwrap();
    fs::rename(out.join("kept"), &names).unwrap();
    let missing = cauldron(&["verify", "--quick"], &manifest);
    assert_eq!(missing.status.code(), Some(1));
    assert!(told(&missing).contains("game-4.pdf is not there"), "{}", told(&missing));
}

#[test]
fn runs_with_names_are_repaired_and_merged() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("whole");
    let names = "Ada\nBéla\nCem\nDora\n";
    made(names, &[], &out);
    let expected = files(&out);
    fs::remove_file(out.join("game-2-Béla.pdf")).unwrap();
    fs::remove_file(out.join("names.jsonl")).unwrap();
    fs::write(out.join("game-4-Dora.pdf"), "changed").unwrap();
    made(names, &["--resume"], &out);
    assert_same(&out, &expected, "repaired");
    let list = out.with_extension("txt");
    fs::write(&list, "Ada\nBéla\nCem\nEva\n").unwrap();
    let other = [&class(&list)[..], &["--files", "--resume"]].concat();
    fails(&other, &out, 2, &["another run", "seeds.names.sha256"]);

    let out = folder.path().join("shards");
    for shard in ["2/3", "1/3", "3/3"] {
        made(names, &["--shard", shard], &out);
    }
    let manifests = (1..=3).map(|shard| out.join(format!("manifest-{shard}-of-3.jsonl")));
    let merged = program::cauldron().arg("merge").args(manifests).output().unwrap();
    assert!(merged.status.success(), "{}", told(&merged));
    for name in ["manifest.jsonl", "secrets.jsonl", "names.jsonl", "game-2-Béla.pdf"] {
        assert_eq!(fs::read(out.join(name)).unwrap(), expected[Path::new(name)], "{name}");
    }
}

#[test]
fn the_name_is_large_on_the_front_and_on_the_notebook() {
    skip_without!("pdftotext");
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("class");
    let long = "Maximiliane-Charlotte von Hohenstein-Wolkenburg und zu Altenberge an der Elbe";
    made(&format!("Anna\n{long}\nАнна\n"), &[], &out);
    let text = |file: &str, args: &[&str]| {
        let mut command = Command::new("pdftotext");
        let output = command.args(args).arg(out.join(file)).arg("-").output().unwrap();
        assert!(output.status.success(), "{}", told(&output));
        told(&output).split_whitespace().collect::<Vec<_>>().join(" ")
    };
    // The reader joins what a hyphen at the end of a line separates.
    let joined = |text: &str| text.replace('-', "");
    for (number, name) in [(1, "Anna"), (2, long), (3, "Анна")] {
        let file = &called(&out, ".pdf")[number - 1];
        for (page, title) in [("1", "Wondering Witches"), ("4", "Notebook")] {
            let page = text(file, &["-f", page, "-l", page]);
            assert!(joined(&page).contains(&format!("For {}", joined(name))), "{page}");
            assert!(page.contains(title), "{page}");
        }
        let facts = text(file, &["-f", "3", "-l", "3"]);
        assert!(!facts.contains("For "), "{facts}");
    }
    // The height of the words in points, of which the name is the largest but for the title.
    let boxes = text(&called(&out, ".pdf")[0], &["-bbox", "-f", "1", "-l", "1"]);
    let height = |word: &str| {
        let at = boxes.find(&format!(">{word}</word>")).unwrap();
        let tag = &boxes[boxes[..at].rfind("<word").unwrap()..at];
        let of = |name: &str| -> f64 {
            let from = tag.find(name).unwrap() + name.len() + 2;
            tag[from..].split('"').next().unwrap().parse().unwrap()
        };
        of("yMax") - of("yMin")
    };
    assert!(height("Anna") > 1.5 * height("Witches"), "{} pt", height("Anna"));
}

/// Manifests of form 1 have the names among their options. The sheets of their runs have names in
/// the footers alone.
#[test]
fn runs_of_form_1_are_printed_again_as_they_were() {
    skip_without!("pdftotext");
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("run");
    let run = ["booklet", "-n", "3", "--seed", "5", "--level", "0", "--as-drawn", "--no-rules"];
    succeeds(&run, &out);
    let path = out.join("manifest.jsonl");
    let mut lines = manifest(&out);
    assert_eq!(lines[0]["run"]["form"], 1);
    lines[0]["run"]["options"]["style"]["names"] = serde_json::json!(["Ann", "Béla", "Ann"]);
    let last = lines.len() - 1;
    let text = |lines: &[Value]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let digest = Sha256::digest(text(&lines[..last]));
    lines[last]["end"]["sha256"] =
        digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>().into();
    fs::write(&path, text(&lines)).unwrap();
    // The secrets are those of the unchanged manifest.
    fs::remove_file(out.join("secrets.jsonl")).unwrap();
    let again = folder.path().join("again");
    succeeds(&reprint(&path, "Béla"), &again);
    let output = Command::new("pdftotext").arg(again.join("game-2.pdf")).arg("-").output().unwrap();
    let printed = told(&output);
    assert!(printed.contains("Wondering Witches: Béla") && !printed.contains("For Béla"));
    fails(&reprint(&path, "Ann"), &folder.path().join("none"), 2, &["games 1 and 3"]);
}
