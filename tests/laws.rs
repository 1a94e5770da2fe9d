//! Tests of the architecture rules in `docs/ARCHITECTURE.md`: which module may depend on which.

#[path = "laws/root.rs"]
mod root;
#[path = "laws/sources.rs"]
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use sources::{Module, Sources};

/// Stands for all games of `src/games.rs`, so that the laws hold for a new game as well.
const EACH_GAME: &str = "each game";
/// Stands for all games but the Witches, which the phone page and the server know.
const EACH_OTHER_GAME: &str = "each other game";

/// Modules, each with the modules on which it must not depend. [`no_room_knows_what_it_must_not`]
/// adds the rules of each game.
const FORBIDDEN: &[(&str, &[&str])] = &[
    (
        "common",
        &["game", "feedback", "page", "press", "seal", "games", EACH_GAME, "phone", "serve"],
    ),
    ("common::edition", &["texts"]),
    ("game", &["booklet", "run", "games", EACH_GAME, "phone", "serve"]),
    ("feedback", &["game", "texts", "page", "press", "seal", "games", EACH_GAME, "phone", "serve"]),
    ("texts", &["game", "page", "press", "seal", "games", EACH_GAME, "phone", "serve"]),
    ("page", &["game", "booklet", "press", "seal", "games", EACH_GAME, "phone", "serve"]),
    ("press", &["booklet", "run", "seal", "games", EACH_GAME, "phone", "serve"]),
    ("reading", &["game", "page", "press", "seal", "games", EACH_GAME, "phone", "serve"]),
    ("seal", &["game", "page", "press", "games", EACH_GAME, "phone", "serve"]),
    ("booklet", &["run", "seal", "games", EACH_GAME, "phone", "serve"]),
    ("gallery", &["booklet", "run", "seal", "games", EACH_GAME, "phone", "serve"]),
    ("run", &["games", EACH_GAME, "seal", "phone", "serve"]),
    (EACH_GAME, &["games", "booklet", "run", "phone", "serve"]),
    ("race", &["seal"]),
    ("games", &["booklet", "run", "phone", "serve"]),
    ("options", &["run", "gallery", "games", "phone", "serve"]),
    ("phone", &["serve"]),
    ("phone::json_api", &[EACH_OTHER_GAME]),
    ("phone::site", &[EACH_OTHER_GAME]),
    ("serve", &[EACH_OTHER_GAME]),
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

/// Folders of the games that `src/games.rs` lists.
fn games(sources: &Sources) -> Vec<String> {
    let listed = sources.modules[&vec!["games".to_owned()]].split("&crate::").skip(1);
    let folder = |item: &str| item.split("::").next().unwrap_or_default().trim().to_owned();
    listed.map(folder).collect()
}

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

/// Whether `name` of [`FORBIDDEN`] means the room of `module`.
fn means(name: &str, module: &Module, games: &[String]) -> bool {
    match name {
        EACH_GAME => games.iter().any(|game| is_in(module, game)),
        EACH_OTHER_GAME => games.iter().any(|game| game != "witches" && is_in(module, game)),
        room => is_in(module, room),
    }
}

#[test]
fn no_room_knows_what_it_must_not() {
    let sources = Sources::read();
    let games = games(&sources);
    let mut breaches = Vec::new();
    for (module, uses) in arrows(&sources) {
        for (room, banned) in FORBIDDEN {
            let banned = uses.iter().filter(|to| banned.iter().any(|b| means(b, to, &games)));
            if means(room, &module, &games) {
                breaches.extend(banned.map(|to| format!("{} knows {}", name(&module), name(to))));
            }
        }
        let is_domain = WITHOUT_OPTIONS.iter().any(|room| is_in(&module, room));
        if is_domain && uses.iter().any(|to| is_in(to, "options")) {
            breaches.push(format!("{} knows options", name(&module)));
        }
        for game in games.iter().filter(|game| is_in(&module, game)) {
            let others = games.iter().filter(|other| *other != game);
            let known = others.flat_map(|other| uses.iter().filter(|to| is_in(to, other)));
            breaches.extend(known.map(|to| format!("{} knows {}", name(&module), name(to))));
        }
    }
    assert!(breaches.is_empty(), "{} breaches:\n{}", breaches.len(), breaches.join("\n"));
}

/// The laws of games apply to the folders that `src/games.rs` lists, so every game must be there.
#[test]
fn every_game_is_subject_to_the_laws_of_games() {
    let sources = Sources::read();
    let games = games(&sources);
    assert!(games.len() > 1, "{games:?}");
    for (module, code) in &sources.modules {
        let is_game = code.contains("impl Game for ");
        let is_listed = games.iter().any(|game| is_in(module, game));
        assert!(!is_game || is_listed, "{} has a game that src/games.rs lacks", name(module));
    }
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

/// The stable interface of the library. A line that disappears or changes here needs a new major
/// version; `docs/versions.md` says what is promised.
#[test]
fn the_root_is_what_was_promised() {
    insta::with_settings!({ snapshot_path => "laws", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("root", root::listed(&Sources::read()));
    });
}

#[test]
fn public_modules_say_that_they_are_internal() {
    let mut silent = Vec::new();
    let mut open: Vec<(std::path::PathBuf, std::path::PathBuf)> =
        vec![("src/lib.rs".into(), "src".into())];
    let mut seen = 0;
    while let Some((file, folder)) = open.pop() {
        let text = std::fs::read_to_string(&file).unwrap();
        seen += 1;
        let is_root = ["lib", "errors"].iter().any(|stem| file.ends_with(format!("src/{stem}.rs")));
        if !is_root && !text.starts_with("//! Internal, may change. ") {
            silent.push(file);
        }
        for line in text.lines() {
            let name = line.strip_prefix("pub mod ").and_then(|line| line.strip_suffix(';'));
            let Some(name) = name else { continue };
            let inside = folder.join(name);
            let files = [folder.join(format!("{name}.rs")), inside.join("mod.rs")];
            let file = files.into_iter().find(|file| file.exists()).expect("a module has a file");
            open.push((file, inside));
        }
    }
    assert!(seen > 40, "only {seen} public modules were read");
    assert!(
        silent.is_empty(),
        "begin their documentation with \"Internal, may change.\": {silent:?}"
    );
}

/// Modules of the command line whose refusals may be English, each with its readers.
const ENGLISH: &[(&str, &str)] = &[
    ("cli::advice", "who runs a server"),
    ("cli::audit", "who publishes"),
    ("cli::config", "who writes a file of options"),
    ("cli::log", "who studies games"),
    ("cli::pack", "who publishes"),
    ("cli::playtest", "who studies games"),
    ("cli::race::exact", "who studies games"),
    ("cli::race::plot", "who studies games"),
    ("cli::race::simulate", "who studies games"),
    ("cli::run", "who publishes"),
    ("cli::selftest", "who programs"),
    ("cli::serve", "who runs a server"),
    ("cli::site", "who publishes"),
    ("cli::theme", "who makes a theme"),
    ("cli::verify", "who publishes"),
];

/// Modules for people at home that have some English refusals, with the number of these.
const SOME_ENGLISH: &[(&str, usize, &str)] = &[
    ("cli", 1, "a program that was built without its server"),
    ("cli::code", 1, "a damaged key file of an organiser"),
    ("cli::failure", 2, "a run that was stopped, or has other options"),
    ("cli::race", 5, "a board that was written by hand"),
];

/// Refusals that people at home meet are messages, which have translations. English text in a
/// refusal is one of these: a literal or `format!` in `Failure::Input`, or a parser of values whose
/// error is a `String`.
#[test]
fn refusals_for_people_at_home_are_messages() {
    let sources = Sources::read();
    let mut faults = Vec::new();
    let mut seen = 0;
    for (module, text) in &sources.texts {
        if !is_in(module, "cli") || ENGLISH.iter().any(|(room, _)| is_in(module, room)) {
            continue;
        }
        seen += 1;
        let code = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        let english = [
            "Failure::Input( \"",
            "Failure::Input(\"",
            "Failure::Input(format!",
            "Failure::input( \"",
            "Failure::input(\"",
            "Failure::input(format!",
            "Err(format!",
            "ok_or_else(|| format!",
            "map_err(|_| format!",
            ", String> {",
        ];
        let count: usize = english.iter().map(|begin| code.matches(begin).count()).sum();
        let allowed = SOME_ENGLISH.iter().find(|(room, ..)| name(module) == *room);
        if count != allowed.map_or(0, |(_, count, _)| *count) {
            faults.push(format!("{}: {count} English refusals", name(module)));
        }
    }
    assert!(seen > 15, "only {seen} modules were read");
    assert!(faults.is_empty(), "use messages of templates/messages:\n{}", faults.join("\n"));
}
