//! Checks the dependencies: licences, sources and duplicates against `deny.toml`, and a documented
//! reason for each library.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn read(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

/// All packages of a build on Linux, from `cargo metadata`.
fn metadata() -> Value {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["metadata", "--format-version", "1", "--locked", "--all-features"];
    let linux = ["--filter-platform", "x86_64-unknown-linux-gnu"];
    let told = Command::new(cargo)
        .args(arguments.iter().chain(&linux))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    serde_json::from_slice(&told.stdout).unwrap()
}

fn all<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// Items of a list in `deny.toml`: the first quoted text of each line.
fn listed(deny: &str, key: &str) -> BTreeSet<String> {
    let list = deny.lines().skip_while(|line| *line != format!("{key} = [")).skip(1);
    let names = list.take_while(|line| *line != "]").filter_map(|line| line.split('"').nth(1));
    names.map(String::from).collect()
}

/// Splits a licence expression at `word`, except within brackets.
fn parts(expression: &str, word: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for token in expression.replace('(', " ( ").replace(')', " ) ").split_whitespace() {
        depth += i32::from(token == "(") - i32::from(token == ")");
        match parts.last_mut() {
            Some(_) if depth == 0 && token == word => parts.push(String::new()),
            Some(part) => *part += &format!("{token} "),
            None => {}
        }
    }
    parts
}

/// Whether a licence expression is allowed: for `A OR B` one part must be allowed, for `B AND C`
/// both.
fn is_allowed(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let one = |part: &String| {
        let bare = part.trim().trim_start_matches("( ").trim_end_matches(" )");
        match bare.contains(" OR ") || bare.contains(" AND ") {
            true => is_allowed(bare, allowed),
            false => allowed.contains(bare),
        }
    };
    parts(&licence.replace('/', " OR "), "OR").iter().any(|way| parts(way, "AND").iter().all(one))
}

#[test]
fn licences_are_read_as_they_are_meant() {
    let allowed = BTreeSet::from(["MIT", "ISC", "A WITH B"].map(String::from));
    for licence in ["MIT", "X OR MIT", "X/MIT", "MIT AND ISC", "(X OR MIT) AND ISC", "A WITH B"] {
        assert!(is_allowed(licence, &allowed), "{licence}");
    }
    for licence in ["X", "MIT AND X", "(MIT OR ISC) AND X", "", "X OR Y", "B WITH A"] {
        assert!(!is_allowed(licence, &allowed), "{licence}");
    }
}

#[test]
fn licences_sources_and_doubles_are_those_that_are_allowed() {
    let deny = read("deny.toml");
    let [licences, banned, doubles] = ["allow", "deny", "skip"].map(|key| listed(&deny, key));
    assert!(!licences.is_empty() && !banned.is_empty());
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let metadata = metadata();
    // Dependencies of tests only are not restricted.
    let shipped = shipped(&metadata);
    for package in all(&metadata, "packages") {
        let (name, id) = (text(package, "name"), text(package, "id"));
        if name == env!("CARGO_PKG_NAME") {
            continue;
        }
        assert!(text(package, "source").starts_with("registry+"), "{name} is from elsewhere");
        if shipped.contains(id) {
            assert!(!banned.contains(name), "{name} is banned");
            let licence = text(package, "license");
            assert!(is_allowed(licence, &licences), "{name} has the licence {licence:?}");
            versions.entry(name.into()).or_default().insert(text(package, "version").into());
        }
    }
    assert!(versions.len() > 200, "{}", versions.len());
    let twice = versions.iter().filter(|(_, all)| all.len() > 1).map(|(name, _)| name.clone());
    assert_eq!(twice.collect::<BTreeSet<_>>(), doubles, "two versions of one library");
}

/// Packages that are linked into the program or build it.
fn shipped(metadata: &Value) -> BTreeSet<String> {
    let resolve = &metadata["resolve"];
    let nodes: BTreeMap<&str, &Value> =
        all(resolve, "nodes").iter().map(|node| (text(node, "id"), node)).collect();
    let mut found = BTreeSet::new();
    let mut open = vec![text(resolve, "root")];
    while let Some(id) = open.pop() {
        if !found.insert(id.to_owned()) {
            continue;
        }
        let needed = all(nodes[id], "deps").iter().filter(|dependency| {
            all(dependency, "dep_kinds").iter().any(|kind| text(kind, "kind") != "dev")
        });
        open.extend(needed.map(|dependency| text(dependency, "pkg")));
    }
    found
}

#[test]
fn every_library_has_its_reason() {
    let metadata = metadata();
    let name = env!("CARGO_PKG_NAME");
    let ours = all(&metadata, "packages").iter().find(|package| text(package, "name") == name);
    let named = all(ours.unwrap(), "dependencies").iter().filter(|one| one["kind"].is_null());
    let named: BTreeSet<&str> = named.map(|one| text(one, "name")).collect();
    let document = read("docs/dependencies.md");
    let rows = document.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    assert_eq!(rows.collect::<BTreeSet<_>>(), named);
}

/// The installation instructions and the changelog name this version.
#[test]
fn documents_name_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    let changes = read("CHANGELOG.md");
    assert!(changes.contains(&format!("\n## {version}, ")), "CHANGELOG.md has no {version}");
    let mut named = 0;
    for name in [
        "docs/how-to/install.md",
        "docs/jobs/Containerfile",
        "docs/jobs/serve.Containerfile",
        "docs/jobs/kubernetes.yaml",
    ] {
        let text = read(name);
        for before in ["cauldron-press:", "cauldron-serve:", "cauldron-press_", "cauldron-"] {
            for (at, _) in text.match_indices(before) {
                let rest = &text[at + before.len()..];
                if rest.starts_with(|c: char| c.is_ascii_digit()) {
                    assert!(rest.starts_with(version), "{name}: {}", &rest[..12]);
                    named += 1;
                }
            }
        }
    }
    assert!(named >= 8, "{named}");
}

/// `cargo clean --package` selects build outputs by target name. A test with the name of a library
/// would remove the builds of that library, which CI caches.
#[test]
fn no_target_is_called_as_a_library_is() {
    let metadata = metadata();
    let is_own = |package: &&Value| text(package, "name") == env!("CARGO_PKG_NAME");
    let (own, others): (Vec<_>, Vec<_>) = all(&metadata, "packages").iter().partition(is_own);
    let targets = own.into_iter().flat_map(|package| all(package, "targets"));
    let targets: BTreeSet<&str> = targets.map(|target| text(target, "name")).collect();
    let libraries = others.into_iter().flat_map(|package| all(package, "targets"));
    let libraries = libraries.filter(|target| target["doctest"] == true);
    let libraries: BTreeSet<&str> = libraries.map(|target| text(target, "name")).collect();
    assert!(targets.contains("supply") && libraries.contains("log"));
    let both: Vec<_> = targets.intersection(&libraries).collect();
    assert!(both.is_empty(), "{both:?}");
}
