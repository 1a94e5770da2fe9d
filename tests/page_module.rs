//! The committed WebAssembly module of the phone page belongs to the sources beside it.

use std::path::Path;

use blake2::{Blake2b512, Digest};

const SOURCES: &str = include_str!("../templates/page/cauldron.wasm.sources");
const MODULE: &[u8] = include_bytes!("../templates/page/cauldron.wasm");
/// The whole page has to stay below a megabyte.
const MOST_BYTES: usize = 700_000;

/// A source file and its digest, as in the list that `b2sum` reads.
fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    SOURCES.lines().map(|line| {
        let (digest, file) = line.split_once("  ").expect("a digest, two blanks, a file");
        (file, digest)
    })
}

#[test]
fn the_module_is_built_from_these_sources() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (file, digest) in sources() {
        let now = std::fs::read(root.join(file)).map(|bytes| {
            Blake2b512::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>()
        });
        assert!(
            now.is_ok_and(|now| now == digest),
            "{file} is no longer what the phone page's module was built from: \
             run .ci/page-module and commit what it writes"
        );
    }
}

#[test]
fn the_list_of_sources_holds_the_rules() {
    let rules = ["src/puzzle/walk.rs", "src/play/table.rs", "src/door.rs", "Cargo.lock"];
    for file in rules {
        assert!(sources().any(|(listed, _)| listed == file), "{file}: run .ci/page-module");
    }
    let files: Vec<_> = sources().map(|(file, _)| file).collect();
    assert!(files.is_sorted() && files.iter().all(|file| Path::new(file).is_relative()));
}

#[test]
fn the_module_is_small_and_names_no_folder_of_the_machine_that_built_it() {
    assert!(MODULE.starts_with(b"\0asm"));
    assert!(MODULE.len() < MOST_BYTES, "the module has {} bytes", MODULE.len());
    let home = ["/home/", "/root/", "/Users/", env!("CARGO_MANIFEST_DIR")];
    let found = home.iter().find(|name| MODULE.windows(name.len()).any(|w| w == name.as_bytes()));
    assert_eq!(found, None, "run .ci/page-module");
}
