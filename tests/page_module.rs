//! Tests of the committed WebAssembly module of the phone page. `tests/page` verifies its behaviour
//! in a browser. `.ci/page-module --check` verifies that it matches the sources; it detects changes
//! with `.ci/page-sources`.
#![cfg(feature = "program")]

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Output};

const PACKED: &[u8] = include_bytes!("../templates/page/cauldron.wasm.gz");
/// Largest size of the compressed module, in bytes. The whole page must stay below 400,000 bytes.
const MOST_BYTES: usize = 255_000;

#[test]
fn the_module_is_small_and_names_no_folder_of_the_machine_that_built_it() {
    assert!(PACKED.len() < MOST_BYTES, "the module has {} bytes", PACKED.len());
    let mut module = Vec::new();
    flate2::read::GzDecoder::new(PACKED).read_to_end(&mut module).unwrap();
    assert!(module.starts_with(b"\0asm"));
    let home = ["/home/", "/root/", "/Users/", env!("CARGO_MANIFEST_DIR")];
    let found = home.iter().find(|name| module.windows(name.len()).any(|w| w == name.as_bytes()));
    assert_eq!(found, None, "run .ci/page-module");
}

/// Creates a project of one file with a message and a dependency, and the list of the sources of
/// its module.
fn project(root: &Path) {
    let files = [
        ("src/lib.rs", "pub fn two() -> u8 {\n    msg::play_seed(2);\n}\n"),
        ("src/build.rs", "fn main() {}\n"),
        ("Cargo.toml", "[dependencies]\nrand = \"1\"\n"),
        ("Cargo.lock", "[[package]]\nname = \"rand\"\nversion = \"1.0.0\"\n"),
        (".ci/page-module", "build\n"),
        (".ci/page-sources", include_str!("../.ci/page-sources")),
        ("templates/messages/en.ftl", "play-seed = It is { $seed }.\npage-home = Home\n"),
        ("page.d", "target/page: src/lib.rs /out/said.rs\n"),
        ("tree", "rand v1.0.0\n"),
    ];
    for (name, text) in files {
        let file = root.join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    fs::create_dir(root.join("templates/page")).unwrap();
    let listed = sources(root, &["cauldron", "page.d", "tree"]);
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    fs::write(root.join("templates/page/cauldron.wasm.sources"), listed.stdout).unwrap();
}

fn sources(root: &Path, arguments: &[&str]) -> Output {
    let mut bash = Command::new("bash");
    bash.arg(".ci/page-sources").args(arguments).current_dir(root).output().unwrap()
}

#[test]
#[cfg(unix)]
fn a_module_of_other_sources_is_known_whatever_tools_there_are() {
    // File, text to replace, replacement, and the file that must be reported as changed.
    let changes = [
        ("src/lib.rs", "two()", "three()", "src/lib.rs"),
        ("src/lib.rs", "    said", "    // A comment.\n    said", ""),
        ("src/lib.rs", "}\n", "}\n\n#[cfg(test)]\nmod tests {\n}\n", ""),
        ("src/build.rs", "{}", "{ }", "src/build.rs"),
        ("Cargo.toml", "\"1\"", "\"1.0\"", "Cargo.toml"),
        ("Cargo.toml", "rand", "axum = { version = \"0.8\", optional = true }\nrand", ""),
        ("Cargo.lock", "1.0.0", "1.0.1", "rand 1.0.0"),
        ("Cargo.lock", "[[p", "[[package]]\nname = \"axum\"\nversion = \"0.8.1\"\n[[p", ""),
        (".ci/page-module", "build", "build --small", ".ci/page-module"),
        ("templates/messages/en.ftl", "$seed", "$number", "messages"),
        ("templates/messages/en.ftl", "It is", "That is", ""),
        ("templates/messages/en.ftl", "Home", "House", ""),
    ];
    for (file, old, new, named) in changes {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        project(root);
        let before = fs::read_to_string(root.join(file)).unwrap();
        fs::write(root.join(file), before.replacen(old, new, 1)).unwrap();
        let checked = sources(root, &["--check", "cauldron"]);
        let said = String::from_utf8_lossy(&checked.stderr);
        assert_eq!(checked.status.success(), named.is_empty(), "{file}, {new:?}: {said}");
        assert!(said.lines().skip(1).all(|line| line.trim() == named), "{file}, {new:?}: {said}");
    }
}

#[test]
#[cfg(unix)]
fn a_source_that_is_gone_or_was_never_listed_is_known() {
    let folder = tempfile::tempdir().unwrap();
    project(folder.path());
    assert!(sources(folder.path(), &["--check", "cauldron"]).status.success());
    fs::remove_file(folder.path().join("src/build.rs")).unwrap();
    assert!(!sources(folder.path(), &["--check", "cauldron"]).status.success());
    fs::remove_file(folder.path().join("templates/page/cauldron.wasm.sources")).unwrap();
    assert!(!sources(folder.path(), &["--check"]).status.success());
}
