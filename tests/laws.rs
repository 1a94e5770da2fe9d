//! Tests of the architecture rules in `docs/ARCHITECTURE.md`: which module may depend on which.

#[path = "laws/sources.rs"]
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use sources::{Module, Sources};

/// Modules, each with the modules on which it must not depend.
const FORBIDDEN: &[(&str, &[&str])] = &[
    (
        "common",
        &[
            "game", "feedback", "page", "press", "seal", "games", "witches", "race", "phone",
            "serve",
        ],
    ),
    ("common::edition", &["texts"]),
    ("game", &["booklet", "run", "games", "witches", "race", "phone", "serve"]),
    (
        "feedback",
        &["game", "texts", "page", "press", "seal", "games", "witches", "race", "phone", "serve"],
    ),
    ("texts", &["game", "page", "press", "seal", "games", "witches", "race", "phone", "serve"]),
    ("page", &["game", "booklet", "press", "seal", "games", "witches", "race", "phone", "serve"]),
    ("press", &["booklet", "run", "seal", "games", "witches", "race", "phone", "serve"]),
    ("reading", &["game", "page", "press", "seal", "games", "witches", "race", "phone", "serve"]),
    ("seal", &["game", "page", "press", "games", "witches", "race", "phone", "serve"]),
    ("booklet", &["run", "seal", "games", "witches", "race", "phone", "serve"]),
    ("gallery", &["booklet", "run", "seal", "games", "witches", "race", "phone", "serve"]),
    ("run", &["games", "witches", "race", "seal", "phone", "serve"]),
    ("witches", &["race", "booklet", "run", "phone", "serve"]),
    ("race", &["witches", "booklet", "run", "seal", "phone", "serve"]),
    ("games", &["booklet", "run", "phone", "serve"]),
    ("options", &["run", "gallery", "games", "phone", "serve"]),
    ("phone", &["serve"]),
    ("phone::json_api", &["race"]),
    ("phone::site", &["race"]),
    ("serve", &["race"]),
    ("witches::settings", &["page", "witches::pages"]),
    ("witches::puzzle", &["page", "witches::pages", "witches::table"]),
    ("witches::board", &["page", "witches::pages", "witches::table"]),
    ("witches::wire", &["page", "witches::pages", "witches::table"]),
    ("witches::oracle", &["page", "witches::pages", "witches::table"]),
    ("witches::rules", &["page", "witches::pages", "witches::table"]),
    ("witches::deduce", &["page", "witches::pages", "witches::table", "witches::playtest"]),
    ("witches::table", &["page", "witches::pages", "witches::playtest"]),
    ("witches::playtest", &["page", "witches::pages"]),
    ("race::engine", &["page", "race::pages"]),
];

/// Modules that must not depend on the options of users, which are converted to theirs.
const WITHOUT_OPTIONS: [&str; 14] = [
    "common", "game", "feedback", "texts", "page", "press", "reading", "seal", "booklet",
    "gallery", "run", "games", "witches", "race",
];

fn name(module: &Module) -> String {
    if module.is_empty() { "lib".into() } else { module.join("::") }
}

fn is_in(module: &Module, room: &str) -> bool {
    let room: Vec<&str> = room.split("::").collect();
    module.len() >= room.len() && module.iter().zip(&room).all(|(a, b)| a == b)
}

fn arrows(sources: &Sources) -> BTreeMap<Module, BTreeSet<Module>> {
    sources.modules.keys().map(|module| (module.clone(), sources.uses(module))).collect()
}

#[test]
fn the_sources_are_understood() {
    let arrows = arrows(&Sources::read());
    let knows = |from: &str, to: &str| {
        let of = |path: &str| path.split("::").map(str::to_owned).collect::<Module>();
        arrows[&of(from)].contains(&of(to))
    };
    assert!(arrows.len() > 150, "only {} modules were read", arrows.len());
    assert!(knows("seal::source", "common::stream"), "through a use line");
    assert!(knows("witches::sheet", "witches::board"), "through a room's front");
    assert!(knows("witches::table", "witches::puzzle::potion"), "through a re-export");
}

#[test]
fn no_room_knows_what_it_must_not() {
    let mut breaches = Vec::new();
    for (module, uses) in arrows(&Sources::read()) {
        for (room, banned) in FORBIDDEN {
            let banned = uses.iter().filter(|to| banned.iter().any(|b| is_in(to, b)));
            if is_in(&module, room) {
                breaches.extend(banned.map(|to| format!("{} knows {}", name(&module), name(to))));
            }
        }
        let is_domain = WITHOUT_OPTIONS.iter().any(|room| is_in(&module, room));
        if is_domain && uses.iter().any(|to| is_in(to, "options")) {
            breaches.push(format!("{} knows options", name(&module)));
        }
    }
    assert!(breaches.is_empty(), "{} breaches:\n{}", breaches.len(), breaches.join("\n"));
}

/// A file may depend on the root of its folder. All other dependencies must be acyclic.
#[test]
fn files_do_not_know_each_other_in_circles() {
    let arrows = arrows(&Sources::read());
    let forward = |module: &Module| {
        let leads = |to: &&Module| !module.starts_with(to);
        arrows[module].iter().filter(leads).cloned().collect::<Vec<Module>>()
    };
    let reached = |from: &Module| {
        let (mut seen, mut next) = (BTreeSet::new(), forward(from));
        while let Some(module) = next.pop() {
            if seen.insert(module.clone()) {
                next.extend(forward(&module));
            }
        }
        seen
    };
    let mut circles = Vec::new();
    for from in arrows.keys() {
        let back = forward(from).into_iter().filter(|to| reached(to).contains(from));
        circles.extend(back.map(|to| format!("{} knows {}", name(from), name(&to))));
    }
    assert!(circles.is_empty(), "in circles:\n{}", circles.join("\n"));
}

/// Code without the groups of options that it declares.
fn without_option_groups(text: &str) -> String {
    let mut is_group = false;
    let kept = text.lines().filter(|line| {
        is_group |= *line == "options! {";
        let is_kept = !is_group;
        is_group &= *line != "}";
        is_kept
    });
    kept.collect::<Vec<_>>().join("\n")
}

/// Only the command line and the groups of options may name flags, and have help for them.
#[test]
fn the_library_names_no_flag() {
    let mut flags = Vec::new();
    for (module, text) in Sources::read().texts {
        if is_in(&module, "cli") {
            continue;
        }
        for line in without_option_groups(&text).lines() {
            let named = line.match_indices("--").any(|(at, _)| {
                let lone = line[..at].ends_with(['"', ' ', '(', '`']);
                lone && line[at + 2..].starts_with(|c: char| c.is_ascii_lowercase())
            });
            let is_argument = line.contains("clap") && !is_in(&module, "options");
            if named || is_argument {
                flags.push(format!("{}: {}", name(&module), line.trim()));
            }
        }
    }
    assert!(flags.is_empty(), "{}", flags.join("\n"));
}

/// An option is defined in its group: outside of the groups, no field of the library is an
/// argument of the command line.
#[test]
fn options_are_defined_in_their_groups() {
    let texts = Sources::read().texts;
    let groups = texts.iter().filter(|(_, text)| text.contains("\noptions! {\n"));
    let groups: Vec<&Module> = groups.map(|(module, _)| module).collect();
    assert!(groups.len() >= 6, "only {groups:?} were read");
    for module in groups {
        assert!(is_in(module, "options"), "{} declares options", name(module));
        let rest = without_option_groups(&texts[module]);
        assert!(!rest.contains("#[arg("), "{} has an argument outside of a group", name(module));
    }
}

/// All tests start the program with one helper, which excludes the settings, paper and language of
/// the machine.
#[test]
fn tests_start_the_program_in_one_place() {
    let finder = ["cargo", "bin"].join("_");
    let (mut folders, mut finders) = (vec![std::path::PathBuf::from("tests")], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs")
                && std::fs::read_to_string(&path).unwrap().contains(&finder)
            {
                finders.push(path);
            }
        }
    }
    assert_eq!(
        finders,
        [std::path::Path::new("tests/tools/program.rs")],
        "use program::cauldron()"
    );
}

/// Types that are visible outside their folder, each with the modules that define it.
fn public_names(sources: &Sources) -> BTreeMap<String, Vec<&Module>> {
    let mut names: BTreeMap<String, Vec<&Module>> = BTreeMap::new();
    for (module, code) in &sources.modules {
        for statement in code.split(['{', '}', ';', ']']) {
            let words: Vec<&str> = statement.split_whitespace().collect();
            let [seen, "struct" | "enum" | "trait" | "type", name, ..] = words[..] else {
                continue;
            };
            if seen == "pub" || seen == "pub(crate)" {
                let name = name.split(|c: char| !c.is_alphanumeric()).next().unwrap_or(name);
                names.entry(name.to_owned()).or_default().push(module);
            }
        }
    }
    names
}

#[test]
fn a_public_name_means_one_thing() {
    let sources = Sources::read();
    let names = public_names(&sources);
    assert!(names.len() > 400, "only {} names were read", names.len());
    let twice = names.iter().filter(|(_, modules)| modules.len() > 1).map(|(word, modules)| {
        let places: Vec<String> = modules.iter().map(|module| name(module)).collect();
        format!("{word}: {}", places.join(", "))
    });
    let twice: Vec<String> = twice.collect();
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}
