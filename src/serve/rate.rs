//! How often somebody may do something.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many at once, then one more in every interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    burst: u32,
    interval: Duration,
}

impl Rate {
    /// At most `burst` at once (at least 1), and one more after each interval.
    pub const fn new(burst: u32, interval: Duration) -> Self {
        Rate { burst: if burst == 0 { 1 } else { burst }, interval }
    }

    /// So many a second (at least 1), and four seconds' worth at once.
    pub fn per_second(times: u32) -> Self {
        let times = times.max(1);
        Rate::new(times.saturating_mul(4), Duration::from_secs(1) / times)
    }
}

/// What somebody has used of a rate: the moment at which all of it is back.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bucket(Option<Instant>);

impl Bucket {
    /// Takes one.
    ///
    /// # Errors
    /// If none is left: how long until the next.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        let full = self.0.map_or(now, |full| full.max(now));
        let most = rate.interval.saturating_mul(rate.burst - 1);
        match full.duration_since(now).checked_sub(most) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                self.0 = Some(full + rate.interval);
                Ok(())
            }
        }
    }

    fn is_full(&self, now: Instant) -> bool {
        self.0.is_none_or(|full| full <= now)
    }
}

/// Who asks: an address, or the network of an address where one household has many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Client(IpAddr);

impl Client {
    /// The client behind an address. An IPv6 household has 2^64 addresses, so that its first
    /// half counts.
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(v6) => {
                let network = v6.to_bits() >> 64 << 64;
                Client(IpAddr::V6(Ipv6Addr::from_bits(network)))
            }
            v4 => Client(v4),
        }
    }
}

/// A bucket for each client, and never more than a fixed number of them.
#[derive(Debug)]
pub struct Buckets {
    rate: Rate,
    capacity: usize,
    buckets: Mutex<BTreeMap<Client, Bucket>>,
}

impl Buckets {
    /// The most clients that are remembered.
    const CAPACITY: usize = 10_000;

    /// Full buckets for everyone.
    pub fn new(rate: Rate) -> Self {
        Buckets { rate, capacity: Self::CAPACITY, buckets: Mutex::default() }
    }

    /// Takes one from a client's bucket.
    ///
    /// # Errors
    /// If none is left: how long until the next.
    pub fn take(&self, client: Client, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= self.capacity && !buckets.contains_key(&client) {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            if buckets.len() >= self.capacity {
                // The one that used least loses least by being forgotten.
                let least = buckets.iter().min_by_key(|(_, bucket)| bucket.0).map(|(&c, _)| c);
                least.map(|client| buckets.remove(&client));
            }
        }
        buckets.entry(client).or_default().take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate::new(3, Duration::from_secs(10));

    fn client(n: u32) -> Client {
        Client::of(IpAddr::V4(n.into()))
    }

    #[test]
    fn a_bucket_gives_its_burst_then_one_in_every_interval() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut bucket = Bucket::default();
        for _ in 0..3 {
            assert_eq!(bucket.take(RATE, start), Ok(()));
        }
        assert_eq!(bucket.take(RATE, start), Err(Duration::from_secs(10)));
        assert_eq!(bucket.take(RATE, at(4)), Err(Duration::from_secs(6)));
        assert_eq!(bucket.take(RATE, at(10)), Ok(()));
        assert!(bucket.take(RATE, at(10)).is_err());
        assert!(!bucket.is_full(at(39)) && bucket.is_full(at(40)));
        for _ in 0..3 {
            assert_eq!(bucket.take(RATE, at(1000)), Ok(()));
        }
        assert!(bucket.take(RATE, at(1000)).is_err());
    }

    #[test]
    fn clients_have_buckets_of_their_own_and_memory_is_bounded() {
        let now = Instant::now();
        let buckets = Buckets { capacity: 5, ..Buckets::new(RATE) };
        for _ in 0..3 {
            assert_eq!(buckets.take(client(0), now), Ok(()));
        }
        assert!(buckets.take(client(0), now).is_err());
        for n in 1..100 {
            assert_eq!(buckets.take(client(n), now), Ok(()));
            assert!(buckets.buckets.lock().unwrap().len() <= 5);
        }
        assert!(buckets.take(client(0), now).is_err(), "the busiest is remembered");
    }

    #[test]
    fn a_household_is_one_client() {
        let of = |text: &str| Client::of(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:1:2:3"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }
}
