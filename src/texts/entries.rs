//! Line-based reader of message files. It finds the keys and values that the build script and
//! themes need, much faster than Fluent's own parser, and selects the messages for phones and
//! browsers. The build script includes this file as well.

/// Returns the messages of a file in order, each as its key and its complete source text.
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
                    // An empty line belongs to the text if an indented line follows, else the
                    // message ends before it.
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

/// Returns the names of the values in a message, each once, in the order of their first occurrence.
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

/// Prefixes of keys that phones never show: on paper, in documents, in the terminal.
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

/// Prefixes of keys that only a server uses, which may know the board. A page without a server does
/// not need them.
const SERVED: [&str; 9] = [
    "play-cauldrons",
    "play-grown-too-far",
    "play-guessers-used",
    "play-no-cauldron",
    "play-no-ruling",
    "play-not-hers",
    "play-printed-first",
    "play-versatility-used",
    "server-",
];

/// Prefix of the keys on the screen for printing in a browser.
const SCREEN: &str = "press-";

/// Prefixes of keys that the press in a browser never uses.
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

/// Length of the shortest word that may be hyphenated, in letters.
#[allow(dead_code)]
pub(crate) const SHORTEST_PARTED: usize = 8;

/// Separator in a file for a browser between the messages and the words that may be hyphenated.
#[allow(dead_code)]
pub(crate) const HYPHENS: &str = "### hyphens\n";

/// Returns the messages of a file that the press in a browser uses, without comments.
#[allow(dead_code)]
pub(crate) fn read_by_press(source: &str) -> String {
    filter_messages(source, |key| !NEVER_PRINTED.iter().any(|prefix| key.starts_with(prefix)))
}

/// Returns the messages of a file for the screen for printing in a browser, without comments.
pub(crate) fn read_where_printed(source: &str) -> String {
    filter_messages(source, |key| key.starts_with(SCREEN))
}

/// Returns the messages of a file that phones show, without comments; with those of a server if the
/// page is `served`.
pub(crate) fn read_on_phones(source: &str, served: bool) -> String {
    let begins_as = |all: &[&str], key: &str| all.iter().any(|prefix| key.starts_with(prefix));
    filter_messages(source, |key| {
        !begins_as(&ELSEWHERE, key) && (served || !begins_as(&SERVED, key))
    })
}

/// Returns the messages of a file whose keys satisfy `is_wanted`, without comments.
fn filter_messages(source: &str, is_wanted: impl Fn(&str) -> bool) -> String {
    let mut wanted = true;
    let lines = source.lines().filter(|line| {
        if line.starts_with(|c: char| c.is_alphabetic()) {
            wanted = is_wanted(line);
        }
        wanted && !line.starts_with('#') && !line.is_empty()
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}
