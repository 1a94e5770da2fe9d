//! Replays all inputs that fuzzing found.

#[path = "../fuzz/inputs.rs"]
mod inputs;

use std::path::Path;

/// Passes every file of a corpus to its entry point.
fn replay(name: &str, read: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(name);
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        read(&std::fs::read(entry.unwrap().path()).unwrap());
        count += 1;
    }
    assert!(count > 0, "{name} has nothing to read");
}

macro_rules! replayed {
    ($($name:ident),+) => {$(
        #[test]
        fn $name() {
            replay(stringify!($name), inputs::$name);
        }
    )+};
}

replayed!(code, door, game, language, logo, manifest, picture, press, request, theme, track, words);
