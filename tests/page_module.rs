//! The committed WebAssembly module of the phone page. That it plays as the library does is
//! checked in a browser (`tests/page`), and that it is what the sources give by
//! `.ci/page-module --check`.

const MODULE: &[u8] = include_bytes!("../templates/page/cauldron.wasm");
/// The whole page has to stay below 1.1 megabytes.
const MOST_BYTES: usize = 930_000;

#[test]
fn the_module_is_small_and_names_no_folder_of_the_machine_that_built_it() {
    assert!(MODULE.starts_with(b"\0asm"));
    assert!(MODULE.len() < MOST_BYTES, "the module has {} bytes", MODULE.len());
    let home = ["/home/", "/root/", "/Users/", env!("CARGO_MANIFEST_DIR")];
    let found = home.iter().find(|name| MODULE.windows(name.len()).any(|w| w == name.as_bytes()));
    assert_eq!(found, None, "run .ci/page-module");
}
