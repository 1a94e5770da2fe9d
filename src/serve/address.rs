//! Where the home network finds this machine.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use super::origin::HostName;

/// Addresses in the ranges of home networks and of the open internet: the way to each leads
/// through one of our own addresses.
const ELSEWHERE: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 0, 1),
    Ipv4Addr::new(10, 0, 0, 1),
    Ipv4Addr::new(172, 16, 0, 1),
];

/// The addresses under which others find a server that listens at `listening`, the most
/// likely first. Nothing is sent.
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

/// Our own address on the way to another. Connecting a UDP socket only asks the machine for
/// the way.
fn way_to(elsewhere: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((elsewhere, 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// The web address of a server.
pub fn url(scheme: Scheme, address: IpAddr, port: u16) -> String {
    scheme.url(&HostName::from(address).or_port(port))
}

/// How a server is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// As it is.
    Http,
    /// By TLS.
    Https,
}

impl Scheme {
    /// The web address of a host.
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

#[cfg(test)]
mod tests {
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
            assert_eq!(url(scheme, address.parse().unwrap(), port), text);
        }
        let host: HostName = "play.example.org".parse().unwrap();
        assert_eq!(Scheme::Https.url(&host), "https://play.example.org/");
        assert_eq!(Scheme::Https.url(&host.or_port(8443)), "https://play.example.org:8443/");
    }
}
