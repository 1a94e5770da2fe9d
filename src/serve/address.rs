//! Addresses of this machine in the home network, and the trusted proxies that forward client
//! addresses.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName};

use super::origin::HostName;

/// Addresses in the ranges of home networks and of the internet. The route to each begins at an
/// address of this machine.
const ELSEWHERE: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 0, 1),
    Ipv4Addr::new(10, 0, 0, 1),
    Ipv4Addr::new(172, 16, 0, 1),
];

/// Returns the addresses under which other devices reach a server that listens at `listening`, the
/// most likely first. No packets are sent.
pub fn home_addresses(listening: IpAddr) -> Vec<IpAddr> {
    if !listening.is_unspecified() {
        return vec![listening];
    }
    let mut found: Vec<IpAddr> = Vec::new();
    for address in ELSEWHERE.into_iter().filter_map(way_to) {
        if !address.is_loopback() && !address.is_unspecified() && !found.contains(&address) {
            found.push(address);
        }
    }
    if found.is_empty() {
        found.push(Ipv4Addr::LOCALHOST.into());
    }
    found
}

/// Returns the local address of the route to `elsewhere`. Connecting a UDP socket only looks up the
/// route.
fn way_to(elsewhere: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((elsewhere, 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Scheme of a server's URL: `http` or `https`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// HTTP without encryption.
    Http,
    /// HTTP over TLS.
    Https,
}

impl Scheme {
    /// Returns the URL of a host. The default port of the scheme is left out.
    pub fn url(self, host: &HostName) -> String {
        let (name, usual) = match self {
            Scheme::Http => ("http", 80),
            Scheme::Https => ("https", 443),
        };
        let shown = match host.port() {
            Some(port) if port == usual => host.host(),
            _ => host.to_string(),
        };
        format!("{name}://{shown}/")
    }
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Address or network, such as `10.0.0.0/8`, of a trusted proxy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proxy {
    network: IpAddr,
    bits: u8,
}

/// Error of a text that is not a valid [`Proxy`].
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
        // A prefix of 0 bits would trust every address.
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

/// Whether `address` belongs to one of the proxies.
pub(super) fn is_proxy(proxies: &[Proxy], address: IpAddr) -> bool {
    proxies.iter().any(|proxy| proxy.speaks_from(address))
}

/// Returns the client's address: the peer, or, behind trusted proxies, the last entry of
/// `X-Forwarded-For` that is not one of them.
pub(super) fn client_address(proxies: &[Proxy], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !is_proxy(proxies, peer) {
        return peer;
    }
    let values = headers.get_all(FORWARDED_FOR).iter();
    let named: Vec<&str> =
        values.flat_map(|v| v.to_str().unwrap_or_default().split(',')).map(str::trim).collect();
    let mut asker = peer;
    for text in named.iter().rev() {
        // Entries before an invalid one may have been written by the client.
        let Ok(address) = text.parse() else { break };
        asker = address;
        if !is_proxy(proxies, address) {
            break;
        }
    }
    asker
}

/// Whether the proxy reports that its client used TLS; `None` without a trusted proxy or its
/// header.
pub(super) fn is_secure(proxies: &[Proxy], peer: IpAddr, headers: &HeaderMap) -> Option<bool> {
    let said = headers.get(FORWARDED_PROTO).filter(|_| is_proxy(proxies, peer))?;
    Some(said.as_bytes().eq_ignore_ascii_case(b"https"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn there_is_always_an_address_and_none_twice() {
        let found = home_addresses(Ipv4Addr::UNSPECIFIED.into());
        assert!(!found.is_empty());
        assert!(found.iter().all(|a| !a.is_unspecified()));
        let mut once = found.clone();
        once.dedup();
        assert_eq!(found, once);
        let given = "192.0.2.7".parse().unwrap();
        assert_eq!(home_addresses(given), [given]);
    }

    #[test]
    fn addresses_are_written_for_browsers() {
        for (scheme, address, port, text) in [
            (Scheme::Http, "192.0.2.7", 8080, "http://192.0.2.7:8080/"),
            (Scheme::Http, "192.0.2.7", 80, "http://192.0.2.7/"),
            (Scheme::Http, "::1", 8080, "http://[::1]:8080/"),
            (Scheme::Https, "192.0.2.7", 443, "https://192.0.2.7/"),
            (Scheme::Https, "::1", 80, "https://[::1]:80/"),
        ] {
            let host = HostName::from(at(address)).or_port(port);
            assert_eq!(scheme.url(&host), text);
        }
        let host: HostName = "play.example.org".parse().unwrap();
        assert_eq!(Scheme::Https.url(&host), "https://play.example.org/");
        assert_eq!(Scheme::Https.url(&host.or_port(8443)), "https://play.example.org:8443/");
    }

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
        client_address(&proxies(), at(peer), &headers(&pairs))
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
