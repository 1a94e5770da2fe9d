//! Validation of the web addresses that codes contain.

use std::net::Ipv6Addr;

/// Largest length of an address, in characters. A longer one would make the QR code too fine to
/// scan.
const LONGEST: usize = 100;

/// Reason why a text cannot be used as the address in a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct AddressError(String);

/// Checks the address of a page that codes link to. Returns it unchanged.
///
/// # Errors
/// If `text` is not a web address, contains a fragment (where the code is placed), or is too long
/// to scan.
pub fn page_address(text: &str) -> Result<String, AddressError> {
    let wrong = |what: String| {
        Err(AddressError(format!("{text:?} {what}, such as https://example.org/play")))
    };
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
    if let Some(c) = find_invalid_char(path) {
        return wrong(format!("has the character {c:?}, which no web address may hold; use one"));
    }
    if text.len() > LONGEST {
        return Err(AddressError(format!(
            "the web address has {} characters; use at most {LONGEST}, so that the code stays easy to scan",
            text.len()
        )));
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

/// Whether `host` is a domain name of letters, digits and hyphens, or an IP address.
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

/// Returns the first character that is not allowed in a path or query.
fn find_invalid_char(path: &str) -> Option<char> {
    let allowed = |c: char| c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@/?".contains(c);
    path.char_indices().find_map(|(i, c)| {
        let hex = |b: &u8| b.is_ascii_hexdigit();
        let escape = || path.as_bytes().get(i + 1..i + 3).is_some_and(|two| two.iter().all(hex));
        (!(allowed(c) || c == '%' && escape())).then_some(c)
    })
}
