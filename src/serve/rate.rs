//! Rate limits for clients, tables and games.

use std::collections::BTreeMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::time::{Duration, Instant};

/// Rate limit: a burst, and one more use in every interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rate {
    burst: u32,
    interval: Duration,
}

impl Rate {
    /// Creates a limit of `burst` uses at once (at least 1), and one more after each interval.
    pub(super) const fn new(burst: u32, interval: Duration) -> Self {
        Rate { burst: if burst == 0 { 1 } else { burst }, interval }
    }

    /// Creates a limit of `times` uses per second (at least 1), with a burst of four seconds' uses.
    pub(super) fn per_second(times: u32) -> Self {
        let times = times.max(1);
        Rate::new(times.saturating_mul(4), Duration::from_secs(1) / times)
    }

    /// Returns the time after which one use is restored.
    pub(super) fn interval(self) -> Duration {
        self.interval
    }

    /// Returns the largest owed time at which one more use is possible.
    pub(super) fn room(self) -> Duration {
        self.interval.saturating_mul(self.burst - 1)
    }
}

/// Token bucket of one party for a [`Rate`], stored as the time at which it is full.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bucket(Option<Instant>);

impl Bucket {
    /// Takes one use of `rate`.
    ///
    /// # Errors
    /// If none is left: the time until the next.
    pub(super) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.check_available(rate, now)?;
        self.0 = Some(now + self.owed(now) + rate.interval);
        Ok(())
    }

    /// Checks whether a use of `rate` is left.
    ///
    /// # Errors
    /// If none is left: the time until the next.
    pub(super) fn check_available(&self, rate: Rate, now: Instant) -> Result<(), Duration> {
        match self.owed(now).checked_sub(rate.room()) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => Ok(()),
        }
    }

    /// Gives one use of `rate` back.
    pub(super) fn refund(&mut self, rate: Rate, now: Instant) {
        self.0 = Some(now + self.owed(now).saturating_sub(rate.interval));
    }

    /// Returns the time until the bucket is full.
    pub(super) fn owed(&self, now: Instant) -> Duration {
        self.0.map_or(Duration::ZERO, |full| full.saturating_duration_since(now))
    }

    /// Creates a bucket that is full after the time `owed`, as returned by [`Bucket::owed`]. The
    /// time is limited to that of the whole burst.
    pub(super) fn with_debt(owed: Duration, rate: Rate, now: Instant) -> Self {
        Bucket(Some(now + owed.min(rate.interval.saturating_mul(rate.burst))))
    }

    fn is_full(&self, now: Instant) -> bool {
        self.owed(now).is_zero()
    }
}

/// Client for rate limits: an IPv4 address, or an IPv6 network of one household.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Client(IpAddr);

impl Client {
    /// Returns the client of an address. An IPv6 household has a network of 2^64 addresses, so that
    /// only the first 64 bits are used.
    pub(super) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(v6) => {
                let network = v6.to_bits() >> 64 << 64;
                Client(IpAddr::V6(Ipv6Addr::from_bits(network)))
            }
            v4 => Client(v4),
        }
    }
}

impl fmt::Display for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Buckets of many parties, limited in number.
#[derive(Debug)]
pub(super) struct Buckets<K> {
    rate: Rate,
    capacity: usize,
    buckets: BTreeMap<K, Bucket>,
}

impl<K: Ord + Copy> Buckets<K> {
    /// Largest number of buckets.
    const CAPACITY: usize = 10_000;

    /// Creates buckets that are full for every party.
    pub(super) fn new(rate: Rate) -> Self {
        Buckets { rate, capacity: Self::CAPACITY, buckets: BTreeMap::new() }
    }

    /// Returns the limit of each bucket.
    pub(super) fn rate(&self) -> Rate {
        self.rate
    }

    /// Takes one use from the bucket of `key`.
    ///
    /// # Errors
    /// If none is left: the time until the next.
    pub(super) fn take(&mut self, key: K, now: Instant) -> Result<(), Duration> {
        if self.buckets.len() >= self.capacity && !self.buckets.contains_key(&key) {
            self.buckets.retain(|_, bucket| !bucket.is_full(now));
            if self.buckets.len() >= self.capacity {
                // The bucket that is full first is removed, because it loses the least.
                let least = self.buckets.iter().min_by_key(|(_, b)| b.0).map(|(&key, _)| key);
                least.map(|key| self.buckets.remove(&key));
            }
        }
        self.buckets.entry(key).or_default().take(self.rate, now)
    }

    /// Checks whether a use is left in the bucket of `key`.
    ///
    /// # Errors
    /// If none is left: the time until the next.
    pub(super) fn check_available(&self, key: K, now: Instant) -> Result<(), Duration> {
        self.buckets.get(&key).map_or(Ok(()), |bucket| bucket.check_available(self.rate, now))
    }

    /// Gives one use back to the bucket of `key`.
    pub(super) fn refund(&mut self, key: K, now: Instant) {
        if let Some(bucket) = self.buckets.get_mut(&key) {
            bucket.refund(self.rate, now);
        }
    }

    /// Returns the time until the bucket of `key` is full.
    pub(super) fn owed(&self, key: K, now: Instant) -> Duration {
        self.buckets.get(&key).map_or(Duration::ZERO, |bucket| bucket.owed(now))
    }

    /// Sets a bucket to be full after the time `owed`.
    pub(super) fn owe(&mut self, key: K, owed: Duration, now: Instant) {
        self.buckets.insert(key, Bucket::with_debt(owed, self.rate, now));
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
        let mut buckets = Buckets { capacity: 5, ..Buckets::new(RATE) };
        for _ in 0..3 {
            assert_eq!(buckets.take(client(0), now), Ok(()));
        }
        assert!(buckets.take(client(0), now).is_err());
        for n in 1..100 {
            assert_eq!(buckets.take(client(n), now), Ok(()));
            assert!(buckets.buckets.len() <= 5);
        }
        assert!(buckets.take(client(0), now).is_err(), "the busiest is remembered");
    }

    #[test]
    fn what_is_owed_can_be_carried_over() {
        let now = Instant::now();
        let mut buckets = Buckets::new(RATE);
        buckets.take(client(0), now).unwrap();
        buckets.take(client(0), now).unwrap();
        let owed = buckets.owed(client(0), now);
        assert_eq!(owed, Duration::from_secs(20));
        let mut others = Buckets::new(RATE);
        others.owe(client(0), owed, now);
        others.owe(client(1), Duration::from_secs(1 << 40), now);
        assert_eq!(others.take(client(0), now), Ok(()));
        assert_eq!(others.check_available(client(0), now), Err(Duration::from_secs(10)));
        assert_eq!(others.owed(client(1), now), Duration::from_secs(30), "never more than all");
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
