//! Checks of the `Host` and `Origin` headers of requests.
//!
//! A page of another site can make a browser in the home network send requests to this server: to
//! its address, or to the page's own host name, which it lets resolve to this address (DNS
//! rebinding). Such a request names another host or origin, and is refused.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Uri};

use super::refusal::RequestRejection;

/// Host with an optional port: `192.168.0.10:8080`, `[fe80::1]`, `play.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostName {
    host: Host,
    port: Option<u16>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Host {
    Address(IpAddr),
    /// Host name in lower case, without a trailing dot.
    Name(String),
}

/// Error of a text that is not a valid [`HostName`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not the name of a host; write it as in the address bar, without http://, such as play.example.org"
)]
pub struct HostNameError(String);

impl FromStr for HostName {
    type Err = HostNameError;

    fn from_str(text: &str) -> Result<Self, HostNameError> {
        let wrong = || HostNameError(text.chars().take(60).collect());
        if let Ok(address) = text.parse::<Ipv6Addr>() {
            return Ok(HostName { host: Host::of(address.into()), port: None });
        }
        let (host, port) = match text.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => {
                let digits = port.bytes().all(|b| b.is_ascii_digit());
                let port = port.parse().ok().filter(|_| digits).ok_or_else(wrong)?;
                (host, Some(port))
            }
            _ => (text, None),
        };
        let host = match host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
            Some(address) => Host::of(address.parse::<Ipv6Addr>().map_err(|_| wrong())?.into()),
            None => match host.parse() {
                Ok(address) => Host::Address(address),
                Err(_) => Host::parse_name(host).ok_or_else(wrong)?,
            },
        };
        Ok(HostName { host, port })
    }
}

impl fmt::Display for HostName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.host {
            Host::Address(IpAddr::V6(address)) => write!(f, "[{address}]")?,
            Host::Address(address) => write!(f, "{address}")?,
            Host::Name(name) => f.write_str(name)?,
        }
        self.port.map_or(Ok(()), |port| write!(f, ":{port}"))
    }
}

impl HostName {
    /// Returns the host without the port.
    pub fn host(&self) -> String {
        HostName { port: None, ..self.clone() }.to_string()
    }

    /// Returns the port, or `None` if none is given.
    pub(super) fn port(&self) -> Option<u16> {
        self.port
    }

    /// Whether the host is given by its address.
    pub(super) fn is_address(&self) -> bool {
        matches!(self.host, Host::Address(_))
    }

    /// Whether the host is `localhost` or a loopback address.
    pub(super) fn is_at_home(&self) -> bool {
        match &self.host {
            Host::Address(address) => address.is_loopback(),
            Host::Name(name) => name == "localhost",
        }
    }

    /// Returns the host with its own port, or with `port` if it has none.
    #[must_use]
    pub fn or_port(self, port: u16) -> HostName {
        HostName { port: self.port.or(Some(port)), ..self }
    }
}

impl From<IpAddr> for HostName {
    fn from(address: IpAddr) -> Self {
        HostName { host: Host::of(address), port: None }
    }
}

impl Host {
    fn of(address: IpAddr) -> Host {
        Host::Address(address.to_canonical())
    }

    /// Parses a host name of letters, digits, `-`, `.` and `_`, in lower case and without a final
    /// dot.
    fn parse_name(name: &str) -> Option<Host> {
        let name = name.strip_suffix('.').unwrap_or(name);
        let allowed = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_');
        let fine = (1..=253).contains(&name.len()) && name.bytes().all(allowed);
        fine.then(|| Host::Name(name.to_ascii_lowercase()))
    }
}

/// Local address at which a request arrived, and whether it used TLS.
#[derive(Clone, Copy, Debug)]
pub(super) struct RequestOrigin {
    address: IpAddr,
    secure: Option<bool>,
}

impl RequestOrigin {
    /// Creates an origin for which the use of TLS is not known.
    pub(super) fn at(address: IpAddr) -> Self {
        RequestOrigin { address: address.to_canonical(), secure: None }
    }

    /// Returns the origin with the client's use of TLS, if it is known.
    pub(super) fn secured(self, secure: Option<bool>) -> Self {
        RequestOrigin { secure, ..self }
    }

    /// Whether the client is known to use TLS.
    pub(super) fn is_secure(self) -> bool {
        self.secure == Some(true)
    }
}

/// Host names under which a server responds.
#[derive(Debug)]
pub(super) struct Names {
    own: Vec<Host>,
    given: Vec<HostName>,
}

impl Names {
    /// Returns the host names of this machine and the `given` ones.
    pub(super) fn of_machine(given: Vec<HostName>) -> Self {
        let machine = gethostname::gethostname();
        Names::new(&machine.to_string_lossy(), given)
    }

    fn new(machine: &str, given: Vec<HostName>) -> Self {
        let short = machine.split('.').next().unwrap_or_default();
        let names = [machine.to_owned(), short.to_owned(), format!("{short}.local")];
        let mut own: Vec<Host> = vec![Host::Name("localhost".into())];
        own.extend(names.iter().filter(|_| !short.is_empty()).filter_map(|n| Host::parse_name(n)));
        Names { own, given }
    }

    /// Checks that a request is for this server (`Host`), and was sent from one of the server's
    /// pages or outside of any page (`Origin`).
    ///
    /// # Errors
    /// If it names no host, another host, or another origin.
    pub(super) fn admit(
        &self,
        uri: &Uri,
        headers: &HeaderMap,
        arrival: RequestOrigin,
    ) -> Result<(), RequestRejection> {
        let mut hosts = headers.get_all(HOST).iter();
        let (Some(host), None) = (hosts.next(), hosts.next()) else {
            return Err(RequestRejection::NoHost);
        };
        let host = host.to_str().map_err(|_| RequestRejection::NoHost)?;
        // A request in absolute form, as sent to a proxy, also has the host in its URI.
        let named = uri.authority().map(|authority| authority.as_str());
        let mut ours = None;
        for text in named.into_iter().chain([host]) {
            let foreign = || RequestRejection::Host(text.chars().take(60).collect());
            let name: HostName = text.parse().map_err(|_| foreign())?;
            if !self.is_own(&name.host, arrival) {
                return Err(foreign());
            }
            ours = Some(name);
        }
        for origin in headers.get_all(ORIGIN) {
            let text = origin.to_str().unwrap_or_default();
            if !ours.as_ref().is_some_and(|ours| self.is_own_origin(text, ours, arrival)) {
                return Err(RequestRejection::Origin(text.chars().take(60).collect()));
            }
        }
        Ok(())
    }

    fn is_own(&self, host: &Host, arrival: RequestOrigin) -> bool {
        let arrived = match host {
            Host::Address(address) => address.to_canonical() == arrival.address,
            Host::Name(_) => false,
        };
        arrived || self.own.contains(host) || self.given.iter().any(|given| given.host == *host)
    }

    /// Whether `origin` is this server. A proxy can have a host and port that only `given`
    /// contains.
    fn is_own_origin(&self, origin: &str, ours: &HostName, arrival: RequestOrigin) -> bool {
        let (text, usual) = match origin.split_once("://") {
            // A page without TLS is not from this server if the request used TLS.
            Some(("http", _)) if arrival.is_secure() => return false,
            Some(("http", text)) => (text, 80),
            Some(("https", text)) => (text, 443),
            _ => return false,
        };
        let Ok(origin) = text.parse::<HostName>() else { return false };
        let port = |name: &HostName| name.port.unwrap_or(usual);
        let same = |name: &HostName| name.host == origin.host && port(name) == port(&origin);
        same(ours) || self.given.iter().any(same)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn admitted(uri: &str, pairs: &[(&'static str, &str)]) -> Result<(), RequestRejection> {
        admitted_by(None, uri, pairs)
    }

    fn admitted_by(
        secure: Option<bool>,
        uri: &str,
        pairs: &[(&'static str, &str)],
    ) -> Result<(), RequestRejection> {
        let given = ["play.example.org", "other.example:8443", "203.0.113.5"];
        let names = Names::new("Kitchen.home", given.map(|g| g.parse().unwrap()).into());
        let headers = pairs.iter().map(|&(n, v)| (n.parse().unwrap(), v.parse().unwrap()));
        let arrival = RequestOrigin::at("192.168.0.10".parse().unwrap()).secured(secure);
        names.admit(&uri.parse().unwrap(), &headers.collect(), arrival)
    }

    #[test]
    fn own_names_and_addresses_are_answered() {
        for host in [
            "192.168.0.10:8080",
            "192.168.0.10",
            "[::ffff:192.168.0.10]:8080",
            "localhost:8080",
            "LocalHost.",
            "kitchen",
            "kitchen.home:80",
            "KITCHEN.local:8080",
            "play.example.org",
            "play.example.org:1234",
            "203.0.113.5:8080",
        ] {
            assert_eq!(admitted("/", &[("host", host)]), Ok(()), "{host}");
        }
    }

    #[test]
    fn names_and_addresses_of_others_are_not() {
        for host in [
            "evil.example",
            "192.168.0.10.evil.example",
            "192.168.0.11:8080",
            "kitchen.local.evil.example",
            "example.org",
            "localhost.evil.example",
            "localhost:port",
            "localhost:+80",
            "a@localhost",
            "127.1",
            "3232235530",
            "[::1]",
            "[192.168.0.10]",
            "",
            ":8080",
        ] {
            let refused = admitted("/", &[("host", host)]).unwrap_err();
            assert_eq!(refused, RequestRejection::Host(host.into()), "{host}");
        }
        assert_eq!(admitted("/", &[]), Err(RequestRejection::NoHost));
        let twice = admitted("/", &[("host", "localhost"), ("host", "evil.example")]);
        assert!(twice.is_err());
        let through = admitted("http://evil.example/", &[("host", "localhost")]);
        assert_eq!(through, Err(RequestRejection::Host("evil.example".into())));
        assert_eq!(admitted("http://localhost/", &[("host", "localhost")]), Ok(()));
    }

    #[test]
    fn requests_begin_on_own_pages() {
        let from =
            |host: &str, origin: &str| admitted("/", &[("host", host), ("origin", origin)]).is_ok();
        assert!(from("localhost:8080", "http://localhost:8080"));
        assert!(from("192.168.0.10", "http://192.168.0.10"));
        assert!(from("192.168.0.10:80", "http://192.168.0.10"));
        assert!(from("192.168.0.10:8080", "https://play.example.org"), "behind a proxy");
        assert!(from("localhost", "https://other.example:8443"));
        for origin in [
            "http://localhost:9999",
            "http://kitchen:8080",
            "http://evil.example",
            "https://localhost",
            "http://play.example.org:9999",
            "http://localhost:8080.evil.example",
            "https://other.example",
            "ftp://localhost:8080",
            "localhost:8080",
            "null",
            "",
        ] {
            assert!(!from("localhost:8080", origin), "{origin}");
        }
    }

    #[test]
    fn requests_by_tls_begin_on_pages_that_came_by_tls() {
        for (host, origin, own) in [
            ("localhost", "https://localhost", true),
            ("localhost:8443", "https://localhost:8443", true),
            ("localhost", "http://localhost", false),
            ("localhost:8443", "http://localhost:8443", false),
            ("play.example.org", "http://play.example.org", false),
        ] {
            let request = [("host", host), ("origin", origin)];
            assert_eq!(admitted_by(Some(true), "/", &request).is_ok(), own, "{origin}");
        }
    }

    #[test]
    fn hosts_are_read_as_people_write_them() {
        for (text, shown) in [
            ("Play.Example.ORG.", "play.example.org"),
            ("::1", "[::1]"),
            ("[::1]:80", "[::1]:80"),
            ("192.0.2.1:8080", "192.0.2.1:8080"),
        ] {
            assert_eq!(text.parse::<HostName>().unwrap().to_string(), shown);
        }
        for wrong in ["http://play.example.org", "a/b", "a b", "a:70000", "[::1", "d\u{f6}rf.de"] {
            let error = wrong.parse::<HostName>().unwrap_err().to_string();
            assert!(error.contains("play.example.org"), "{error}");
        }
    }

    proptest! {
        #[test]
        fn no_host_panics(text: String) {
            if let Ok(host) = text.parse::<HostName>() {
                prop_assert_eq!(host.to_string().parse(), Ok(host));
            }
        }
    }
}
