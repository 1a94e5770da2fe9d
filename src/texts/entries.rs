//! The messages of a file, read line by line: what the build script and themes need to know of
//! them, and far sooner than Fluent's own parser tells it.

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
