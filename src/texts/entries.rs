//! The messages of a file, read line by line: what the build script and themes need to know of
//! them, far sooner than Fluent's own parser tells it, and which of them are read on a phone. The
//! build script reads this file as well.

/// The messages of a file, each with the whole text that gives it, in their order.
pub(crate) fn entries(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let starts =
        |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic()) && line.contains('=');
    let mut rest = source;
    std::iter::from_fn(move || {
        loop {
            let line = rest.split_inclusive('\n').next()?;
            if !starts(line) {
                rest = &rest[line.len()..];
                continue;
            }
            let (mut length, mut read) = (line.len(), line.len());
            for more in rest[line.len()..].split_inclusive('\n') {
                read += more.len();
                match more.starts_with([' ', '}']) {
                    true => length = read,
                    // Between lines of a text; else it ends before.
                    false if more.trim_end().is_empty() => {}
                    false => break,
                }
            }
            let (entry, later) = rest.split_at(length);
            rest = later;
            let (key, _) = entry.split_once('=')?;
            return Some((key.trim_end(), entry));
        }
    })
}

/// The values that a message names, each once, in the order in which it first names them.
pub(crate) fn values(entry: &str) -> Vec<&str> {
    let mut all = Vec::new();
    for named in entry.split('$').skip(1) {
        let end = named.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-');
        let value = &named[..end.unwrap_or(named.len())];
        if !all.contains(&value) {
            all.push(value);
        }
    }
    all
}

/// Keys that begin like this are read elsewhere: on paper, in documents, at the terminal.
#[cfg(feature = "program")]
const ELSEWHERE: [&str; 40] = [
    "align-",
    "answers-",
    "audit-",
    "booklet-",
    "desk-",
    "exact-",
    "gallery-",
    "imposed-",
    "language-",
    "level-choice",
    "level-no-answers",
    "level-no-decoys",
    "level-no-effects",
    "level-no-ingredients",
    "level-no-length",
    "level-no-recipe",
    "level-none",
    "level-or",
    "oracle-",
    "play-pour-",
    "playtest-",
    "press-",
    "print-",
    "race-",
    "role-",
    "rules-credits",
    "rules-fold",
    "rules-give-up",
    "rules-goes-on",
    "rules-intro",
    "rules-pantry-note",
    "rules-set-up-pages",
    "rules-title-",
    "run-",
    "selftest-",
    "sheet-",
    "story-",
    "technique-",
    "terminal-",
    "ways-",
];

/// What a server alone says, which may know the board: a page without one has no use for it.
#[cfg(feature = "program")]
const SERVED: [&str; 10] = [
    "play-cauldrons",
    "play-grown-too-far",
    "play-guessers-used",
    "play-no-cauldron",
    "play-no-ruling",
    "play-not-hers",
    "play-nothing-to-take-back",
    "play-printed-first",
    "play-versatility-used",
    "server-",
];

/// What the screen says on which somebody prints in a browser.
const SCREEN: &str = "press-";

/// Keys that begin like this are never said by the press in a browser.
const NEVER_PRINTED: [&str; 12] = [
    "align-",
    "desk-",
    "gallery-",
    "help-",
    "hint-",
    "page-",
    "playtest-",
    SCREEN,
    "run-",
    "server-",
    "story-",
    "terminal-",
];

/// Shorter words stay whole, in letters.
#[allow(dead_code)]
pub(crate) const SHORTEST_PARTED: usize = 8;

/// Begins what stands after the messages of a file for a browser: the words that may be parted.
#[allow(dead_code)]
pub(crate) const HYPHENS: &str = "### hyphens\n";

/// The messages of a file that the press says in a browser, without comments.
#[allow(dead_code)]
pub(crate) fn read_by_press(source: &str) -> String {
    wanted(source, |key| !NEVER_PRINTED.iter().any(|prefix| key.starts_with(prefix)))
}

/// The messages of a file that the screen says on which somebody prints, without comments.
#[cfg(feature = "program")]
pub(crate) fn read_where_printed(source: &str) -> String {
    wanted(source, |key| key.starts_with(SCREEN))
}

/// The messages of a file that phones show, without comments; those of servers where one answers.
#[cfg(feature = "program")]
pub(crate) fn read_on_phones(source: &str, served: bool) -> String {
    let begins_as = |all: &[&str], key: &str| all.iter().any(|prefix| key.starts_with(prefix));
    wanted(source, |key| !begins_as(&ELSEWHERE, key) && (served || !begins_as(&SERVED, key)))
}

/// The messages of a file whose keys are wanted, without comments.
fn wanted(source: &str, is_wanted: impl Fn(&str) -> bool) -> String {
    let mut wanted = true;
    let lines = source.lines().filter(|line| {
        if line.starts_with(|c: char| c.is_alphabetic()) {
            wanted = is_wanted(line);
        }
        wanted && !line.starts_with('#') && !line.is_empty()
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}
