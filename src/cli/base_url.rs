//! The web address that a code leads to. A code is read back from whatever a scanner shows,
//! so the address must be plain: ASCII, a host, and no fragment of its own.

use std::net::Ipv6Addr;

/// Longer addresses would make the code too fine to scan.
const LONGEST: usize = 100;

/// Checks a web address; it comes back as it was given.
pub fn base_url(text: &str) -> Result<String, String> {
    let wrong = |what: String| Err(format!("{text:?} {what}, such as https://example.org/play"));
    let Some((scheme, rest)) = text.split_once("://") else {
        return wrong("is not a web address; use one that begins with https://".into());
    };
    if !["http", "https"].iter().any(|s| scheme.eq_ignore_ascii_case(s)) {
        return wrong("is not a web address; use one that begins with https://".into());
    }
    if let Some(c) = text.chars().find(|c| !c.is_ascii()) {
        let c = c.escape_unicode();
        return wrong(format!(
            "has the character {c}; write the host in its ASCII form (xn--…) and the path with percent signs"
        ));
    }
    if text.contains('#') {
        return wrong(
            "has a # of its own, where the code will stand; use an address without it".into(),
        );
    }
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    if authority.contains('@') {
        return wrong("holds a user's name; use an address without it".into());
    }
    let (host, port) = host_and_port(authority);
    if !is_host(host) {
        return wrong("names no web server; use an address with one".into());
    }
    if port.is_some_and(|port| port.is_empty() || port.parse::<u16>().is_err()) {
        return wrong("has a port that is no number up to 65535; use an address".into());
    }
    if let Some(c) = stray(path) {
        return wrong(format!("has the character {c:?}, which no web address may hold; use one"));
    }
    if text.len() > LONGEST {
        return Err(format!(
            "the web address has {} characters; use at most {LONGEST}, so that the code stays easy to scan",
            text.len()
        ));
    }
    Ok(text.to_owned())
}

fn host_and_port(authority: &str) -> (&str, Option<&str>) {
    let from = authority.rfind(']').unwrap_or(0);
    match authority[from..].rfind(':') {
        Some(colon) => (&authority[..from + colon], Some(&authority[from + colon + 1..])),
        None => (authority, None),
    }
}

/// A name of letters, digits and hyphens, or a number of the internet.
fn is_host(host: &str) -> bool {
    if let Some(inner) = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return inner.parse::<Ipv6Addr>().is_ok();
    }
    let label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    host.strip_suffix('.').unwrap_or(host).split('.').all(label)
}

/// The first character that may not stand in a path or a query.
fn stray(path: &str) -> Option<char> {
    let allowed = |c: char| c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@/?".contains(c);
    path.char_indices().find_map(|(i, c)| {
        let hex = |b: &u8| b.is_ascii_hexdigit();
        let escape = || path.as_bytes().get(i + 1..i + 3).is_some_and(|two| two.iter().all(hex));
        (!(allowed(c) || c == '%' && escape())).then_some(c)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    use cauldron_press::game::seed::Seed;
    use cauldron_press::seal::{Payload, qr, to_url};

    use cauldron_press::witches::settings::Level;
    use cauldron_press::witches::sheet::{Sheet, SheetOptions};
    use proptest::prelude::*;
    use std::sync::LazyLock;

    static PAYLOAD: LazyLock<Payload> = LazyLock::new(|| {
        let settings = Level::HighWitch.settings();
        let options = SheetOptions { settings, ..SheetOptions::new(Seed(1)) };
        Sheet::make(&options).unwrap().payload
    });

    #[test]
    fn web_addresses_are_taken_as_they_are() {
        for url in [
            "https://example.org",
            "HTTPS://EXAMPLE.ORG/PLAY/",
            "http://192.168.0.10:8080/",
            "http://[fe80::1]:8080/x?y=%20z",
            "https://xn--bcher-kva.example/a_b~c",
            "http://localhost:8080",
        ] {
            assert_eq!(base_url(url), Ok(url.into()));
        }
    }

    #[test]
    fn others_are_told_what_is_wrong() {
        for (url, why) in [
            ("ftp://x", "begins with https://"),
            ("example.org", "begins with https://"),
            ("http://", "names no web server"),
            ("http:///x", "names no web server"),
            ("https://?x", "names no web server"),
            ("https://-x.org", "names no web server"),
            ("https://a..b", "names no web server"),
            ("https://[::g]/", "names no web server"),
            ("https://a b/", "names no web server"),
            ("http://x/#frag", "#"),
            ("http://x/#", "#"),
            ("https://me@x.org", "user"),
            ("https://x.org:/", "port"),
            ("https://x.org:70000/", "port"),
            ("https://x.org/\u{202e}a", "u{202e}"),
            ("https://bücher.example", "xn--"),
            ("https://x.org/a b", "' '"),
            ("https://x.org/\n", "'\\n'"),
            ("https://x.org/%2", "'%'"),
            ("https://x.org/\"", "'\"'"),
        ] {
            let told = base_url(url).unwrap_err();
            assert!(told.contains(why), "{url:?}: {told}");
        }
    }

    proptest! {
        #[test]
        fn every_accepted_address_gives_a_code_that_reads_back(
            url in "(?i:https?)(://|:/)[a-z0-9.:@\\[\\]-]{0,12}([/?#%a-zA-Z0-9&=+ \u{202e}é]{0,20})?"
        ) {
            if let Ok(url) = base_url(&url) {
                let link = to_url(&url, &PAYLOAD.to_string());
                prop_assert!(link.starts_with(&url));
                prop_assert_eq!(link.parse::<Payload>().unwrap(), PAYLOAD.clone());
                prop_assert!(qr::matrix(&link).is_ok());
            }
        }
    }
}
