use std::collections::BTreeSet;

use super::super::join::Modules;
use super::*;

/// Why these modules, the first of them the entry, cannot be joined.
fn refusal(files: &[(&str, &str)]) -> String {
    let joined = Modules::read(files).and_then(|modules| modules.join(files[0].0));
    joined.expect_err("these do not fit together")
}

const A: &str = "export const a = 1;\n";

#[test]
fn modules_stand_after_what_they_import_each_in_a_scope_of_its_own() {
    let files = [
        ("js/app.js", "import { b } from \"./b.js\";\nimport { a } from \"../lib/a.js\";\na(b);\n"),
        (
            "js/b.js",
            "// Says b.\nimport {\n  a,\n} from \"../lib/a.js\";\n\nexport const b =\n  a(`\n  c`);\n",
        ),
        ("lib/a.js", "const b=2;function f(){return b}export{f as a};\n"),
    ];
    let joined = Modules::read(&files).unwrap().join("js/app.js").unwrap();
    let expected = "(() => {\n\"use strict\";\n\
        const $m0 = (() => {\nconst b=2;function f(){return b}\nreturn { a: f };\n})();\n\
        const $m1 = (() => {\nconst { a } = $m0;\nconst b =\na(`\n  c`);\nreturn { b };\n\
        })();\n\
        const $m2 = (() => {\nconst { b } = $m1;\nconst { a } = $m0;\na(b);\nreturn {  };\n})();\n\
        })();\n";
    assert_eq!(joined, expected);
}

#[test]
fn modules_that_do_not_fit_together_are_refused() {
    let import = |name: &str| format!("import {{ {name} }} from \"./a.js\";\nuse({name});\n");
    for (entry, a, why) in [
        (import("b"), A, "js/app.js cannot be joined: js/a.js exports no b;"),
        (import("a").replace("a.js", "c.js"), A, "js/c.js exports no a;"),
        (import("a").replace("use(a)", "use(ab, \"b\")"), A, "a is imported for nothing;"),
        ("use();\n".to_owned(), A, "js/a.js cannot be joined: nobody imports a;"),
        ("import * as a from \"./a.js\";\n".to_owned(), A, "cannot read \"import * as a"),
        ("import { a } from \"./a.js\"".to_owned(), A, "cannot read \"import { a } from"),
        (import("a"), "export let a = 1;\n", "js/a.js cannot be joined: cannot read \"export let"),
        (import("a"), "export const { a } = b;\n", "cannot read \"export const {"),
    ] {
        let told = refusal(&[("js/app.js", &entry), ("js/a.js", a)]);
        assert!(told.contains(why), "{why}: {told}");
    }
    let there = "import { b } from \"./b.js\";\nexport const a = () => b;\n";
    let back = "import { a } from \"./a.js\";\nexport const b = () => a;\n";
    let told = refusal(&[("js/a.js", there), ("js/b.js", back)]);
    assert!(told.contains("it imports itself through js/a.js, js/b.js"), "{told}");
    let told = refusal(&[("js/a.js", A), ("js/app.js", &import("a"))]);
    assert!(told.contains("js/a.js cannot be joined: it is no entry"), "{told}");
}

#[test]
fn every_script_of_the_templates_is_a_module_and_reached_from_an_entry() {
    assert!(parts::SCRIPTS.len() > 70);
    // Whatever exports something is imported by somebody.
    let silent = |text: &str| !text.contains("\nexport ") && !text.contains("export{");
    let entries = parts::SCRIPTS.iter().filter(|(_, text)| silent(text));
    let entries: BTreeSet<_> = entries.map(|(path, _)| *path).collect();
    assert_eq!(entries, BTreeSet::from(["js/app.js", "js/early.js", "js/looker.js"]));
}

/// What a module exports, as its lines say.
fn exports(text: &str) -> impl Iterator<Item = &str> {
    let declared = text.lines().filter_map(|line| line.strip_prefix("export "));
    declared.map(|line| {
        let name = line.trim_start_matches("async ").split_once(' ').unwrap().1;
        name.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap()
    })
}

#[test]
fn nothing_of_another_module_is_used_without_its_import() {
    let ours = || parts::SCRIPTS.iter().filter(|(path, _)| path.starts_with("js/"));
    let mut checked = 0;
    for (path, text) in ours() {
        let code: String =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for (other, _) in ours().filter(|(other, _)| other != path) {
            let (_, other_text) = ours().find(|(one, _)| one == other).unwrap();
            for name in exports(other_text) {
                let uses = code.match_indices(name).filter(|(at, _)| {
                    let before = code[..*at].chars().next_back().unwrap_or(' ');
                    let after = code[at + name.len()..].chars().next().unwrap_or(' ');
                    !before.is_alphanumeric() && !".-\"/_$".contains(before) && "(.".contains(after)
                });
                let known = ["import {", "const ", "let ", "function ", "class ", "async "];
                let known = |name: &str| {
                    text.split(';').any(|statement| {
                        let statement = statement.trim_start();
                        known.iter().any(|k| statement.contains(k)) && statement.contains(name)
                    })
                };
                for (at, _) in uses {
                    checked += 1;
                    assert!(known(name), "{path} does not import {name}: {}", &code[at..at + 40]);
                }
            }
        }
    }
    assert!(checked > 500, "{checked}");
}
