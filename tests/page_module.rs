//! The committed WebAssembly module of the phone page. That it plays as the library does is
//! checked in a browser (`tests/page`), and that it is what the sources give by
//! `.ci/page-module --check`.
#![cfg(feature = "program")]

use std::io::Read;

const PACKED: &[u8] = include_bytes!("../templates/page/cauldron.wasm.gz");
/// The whole page has to stay below 400,000 bytes when it is packed.
const MOST_BYTES: usize = 240_000;

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
