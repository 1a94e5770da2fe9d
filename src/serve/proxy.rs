//! Proxies before a server, whose word about who asks is believed.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// An address, or a network such as `10.0.0.0/8`, from which a proxy speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proxy {
    network: IpAddr,
    bits: u8,
}

/// A text that names no proxy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not the address of a proxy; use one such as 127.0.0.1, or a network such as 10.0.0.0/8"
)]
pub struct ProxyError(String);

impl FromStr for Proxy {
    type Err = ProxyError;

    fn from_str(text: &str) -> Result<Self, ProxyError> {
        let wrong = || ProxyError(text.chars().take(60).collect());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let network = address.parse::<IpAddr>().map_err(|_| wrong())?.to_canonical();
        let most = if network.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| wrong())?;
        // A whole internet of proxies would be nobody's word at all.
        if (1..=most).contains(&bits) { Ok(Proxy { network, bits }) } else { Err(wrong()) }
    }
}

impl fmt::Display for Proxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.network, self.bits)
    }
}

impl Proxy {
    fn speaks_from(self, address: IpAddr) -> bool {
        match (self.network, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(its)) => {
                (own.to_bits() ^ its.to_bits()) >> (32 - self.bits) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(its)) => {
                (own.to_bits() ^ its.to_bits()) >> (128 - self.bits) == 0
            }
            _ => false,
        }
    }
}

/// Whether a proxy speaks from this address.
pub(super) fn is_proxy(proxies: &[Proxy], address: IpAddr) -> bool {
    proxies.iter().any(|proxy| proxy.speaks_from(address))
}

/// Who asks: whoever is at the other end, or, where that is a proxy, the last whom it names and
/// who is none.
pub(super) fn asker(proxies: &[Proxy], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !is_proxy(proxies, peer) {
        return peer;
    }
    let values = headers.get_all(FORWARDED_FOR).iter();
    let named: Vec<&str> =
        values.flat_map(|v| v.to_str().unwrap_or_default().split(',')).map(str::trim).collect();
    let mut asker = peer;
    for text in named.iter().rev() {
        // What comes before something that is no address was written by anybody.
        let Ok(address) = text.parse() else { break };
        asker = address;
        if !is_proxy(proxies, address) {
            break;
        }
    }
    asker
}

/// Whether a proxy says that its own caller spoke TLS; nothing where no proxy says anything.
pub(super) fn is_secure(proxies: &[Proxy], peer: IpAddr, headers: &HeaderMap) -> Option<bool> {
    let said = headers.get(FORWARDED_PROTO).filter(|_| is_proxy(proxies, peer))?;
    Some(said.as_bytes().eq_ignore_ascii_case(b"https"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn at(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn proxies() -> Vec<Proxy> {
        ["127.0.0.1", "::1", "10.1.0.0/16"].map(|text| text.parse().unwrap()).into()
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|&(name, v)| (name.parse().unwrap(), v.parse().unwrap())).collect()
    }

    fn asked(peer: &str, forwarded: &[&str]) -> IpAddr {
        let pairs: Vec<_> = forwarded.iter().map(|v| ("x-forwarded-for", *v)).collect();
        asker(&proxies(), at(peer), &headers(&pairs))
    }

    #[test]
    fn a_proxy_is_believed_and_nobody_else() {
        assert_eq!(asked("127.0.0.1", &["203.0.113.5"]), at("203.0.113.5"));
        assert_eq!(asked("::ffff:127.0.0.1", &["2001:db8::5"]), at("2001:db8::5"));
        assert_eq!(asked("203.0.113.9", &["203.0.113.5"]), at("203.0.113.9"));
        assert_eq!(asked("127.0.0.1", &[]), at("127.0.0.1"));
    }

    #[test]
    fn what_a_phone_wrote_before_the_proxy_is_not_believed() {
        assert_eq!(asked("127.0.0.1", &["192.0.2.1, 203.0.113.5"]), at("203.0.113.5"));
        assert_eq!(asked("127.0.0.1", &["192.0.2.1", "203.0.113.5"]), at("203.0.113.5"));
        assert_eq!(asked("127.0.0.1", &["203.0.113.5, 10.1.2.3"]), at("203.0.113.5"));
        assert_eq!(asked("127.0.0.1", &["203.0.113.5, nobody"]), at("127.0.0.1"));
        assert_eq!(asked("127.0.0.1", &["\u{e9}"]), at("127.0.0.1"));
    }

    #[test]
    fn a_proxy_tells_whether_its_caller_is_safe() {
        let said = |peer, proto| {
            is_secure(&proxies(), at(peer), &headers(&[("x-forwarded-proto", proto)]))
        };
        assert_eq!(said("127.0.0.1", "https"), Some(true));
        assert_eq!(said("127.0.0.1", "http"), Some(false));
        assert_eq!(said("203.0.113.9", "https"), None);
    }

    #[test]
    fn proxies_are_read_as_people_write_them() {
        for (text, shown) in [("10.0.0.0/8", "10.0.0.0/8"), ("::1", "::1/128")] {
            assert_eq!(text.parse::<Proxy>().unwrap().to_string(), shown);
        }
        for wrong in ["", "proxy", "10.0.0.0/33", "10.0.0.0/0", "::/129", "10.0.0.0/", "/8"] {
            assert!(wrong.parse::<Proxy>().is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text: String) {
            let _ = text.parse::<Proxy>();
        }
    }
}
