//! Which messages of a language are read on a phone. The build script packs them.

/// Keys that begin like this are read elsewhere: on paper, in documents, at the terminal.
const ELSEWHERE: [&str; 18] = [
    "align-",
    "answers-",
    "booklet-",
    "desk-",
    "exact-",
    "gallery-",
    "imposed-",
    "language-",
    "oracle-",
    "playtest-",
    "print-",
    "race-",
    "role-",
    "run-",
    "sheet-",
    "technique-",
    "terminal-",
    "ways-",
];

/// The messages of a file that phones show, without comments.
pub(super) fn read_on_phones(source: &str) -> String {
    let mut wanted = true;
    let lines = source.lines().filter(|line| {
        if line.starts_with(|c: char| c.is_alphabetic()) {
            wanted = !ELSEWHERE.iter().any(|prefix| line.starts_with(prefix));
        }
        wanted && !line.starts_with('#') && !line.is_empty()
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}
