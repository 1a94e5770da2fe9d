//! How often players may ask for help: hints and the like are work for the machine.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::name::TableName;
use super::rate::{Buckets, Client, Rate};

/// A hint has four rungs, and nobody reads faster than this for long.
const TABLE: Rate = Rate::new(24, Duration::from_secs(5));
/// Thirty tables behind the one address of a school.
const CLIENT: Rate = Rate::new(240, Duration::from_millis(500));

/// What was asked for.
#[derive(Debug)]
pub(super) struct Helping(Mutex<(Buckets<TableName>, Buckets<Client>)>);

impl Helping {
    pub(super) fn new() -> Self {
        Helping(Mutex::new((Buckets::new(TABLE), Buckets::new(CLIENT))))
    }

    /// Takes one.
    ///
    /// # Errors
    /// If none is left: how long until the next. Then nothing is taken.
    pub(super) fn take(
        &self,
        table: TableName,
        client: Client,
        now: Instant,
    ) -> Result<(), Duration> {
        let mut book = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        book.0.look(table, now)?;
        book.1.take(client, now)?;
        book.0.take(table, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_and_an_address_have_their_share() {
        let (helping, now) = (Helping::new(), Instant::now());
        let client = |n: u32| Client::of(std::net::IpAddr::V4(n.into()));
        let table = TableName::fresh().unwrap();
        for n in 0..24 {
            assert_eq!(helping.take(table, client(n), now), Ok(()));
        }
        let refused = helping.take(table, client(99), now);
        assert_eq!(refused, Err(Duration::from_secs(5)));
        assert_eq!(helping.take(table, client(99), now + Duration::from_secs(5)), Ok(()));
        let taken = std::iter::repeat_with(|| TableName::fresh().unwrap())
            .take_while(|&table| helping.take(table, client(500), now).is_ok());
        assert_eq!(taken.take(1_000).count(), 240);
    }
}
