//! Where the home network finds this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

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
pub fn url(address: IpAddr, port: u16) -> String {
    match port {
        80 if address.is_ipv4() => format!("http://{address}/"),
        _ => format!("http://{}/", SocketAddr::new(address, port)),
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
        assert_eq!(url("192.0.2.7".parse().unwrap(), 8080), "http://192.0.2.7:8080/");
        assert_eq!(url("192.0.2.7".parse().unwrap(), 80), "http://192.0.2.7/");
        assert_eq!(url("::1".parse().unwrap(), 8080), "http://[::1]:8080/");
    }
}
