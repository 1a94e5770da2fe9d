//! Which messages of a language are read on a phone. The build script packs them.

/// Keys that begin like this are read elsewhere: on paper, in documents, at the terminal.
const ELSEWHERE: [&str; 21] = [
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
    "rules-fold",
    "rules-intro",
    "rules-title-",
    "run-",
    "sheet-",
    "technique-",
    "terminal-",
    "ways-",
];

/// What a server alone says, which may know the board: a page without one has no use for it.
const SERVED: [&str; 6] = [
    "play-cauldrons",
    "play-guessers-used",
    "play-no-cauldron",
    "play-printed-first",
    "play-versatility-used",
    "server-",
];

/// The messages of a file that phones show, without comments; those of servers where one answers.
pub(super) fn read_on_phones(source: &str, served: bool) -> String {
    let mut wanted = true;
    let lines = source.lines().filter(|line| {
        if line.starts_with(|c: char| c.is_alphabetic()) {
            let begins_as = |all: &[&str]| all.iter().any(|prefix| line.starts_with(prefix));
            wanted = !begins_as(&ELSEWHERE) && (served || !begins_as(&SERVED));
        }
        wanted && !line.starts_with('#') && !line.is_empty()
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}
