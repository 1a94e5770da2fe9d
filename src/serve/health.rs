//! Telling the referee that the tables cannot be kept, and that they can again.

use std::fmt;
use std::time::{Duration, Instant};

use super::data::Data;
use super::error::StoreError;

/// A failure is not told more often than this.
const QUIET: Duration = Duration::from_secs(60);

/// Where a server says what the referee has to know while it runs.
pub struct Notices(Box<dyn Fn(&str) + Send>);

impl Notices {
    /// Notices go to this function, one sentence at a time.
    pub fn to(tell: impl Fn(&str) + Send + 'static) -> Self {
        Notices(Box::new(tell))
    }

    pub(super) fn tell(&self, notice: Option<String>) {
        if let Some(notice) = notice {
            (self.0)(&notice);
        }
    }
}

impl Default for Notices {
    /// Nobody listens.
    fn default() -> Self {
        Notices::to(|_| {})
    }
}

impl fmt::Debug for Notices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Notices")
    }
}

/// Whether tables can be kept, as far as the referee has been told.
#[derive(Debug, Default)]
pub(super) struct Health {
    failing: bool,
    told: Option<Instant>,
}

impl Health {
    /// They could not be kept; what the referee should hear about it.
    pub(super) fn failed(&mut self, error: &StoreError, now: Instant) -> Option<String> {
        if self.told.is_some_and(|told| now.saturating_duration_since(told) < QUIET) {
            return None;
        }
        (self.failing, self.told) = (true, Some(now));
        Some(format!(
            "{error}; until it is mended, tests, notes, guesses and new tables are refused, and players are told to call you"
        ))
    }

    /// They were kept; what the referee should hear about it.
    pub(super) fn recovered(&mut self, place: &Data) -> Option<String> {
        let failing = std::mem::take(&mut self.failing);
        failing.then(|| format!("tables are kept in {place} again"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_told_once_a_minute_and_its_end_once() {
        let place = &Data::File("tables.sqlite".into());
        let error = StoreError::Machine { place: place.clone(), reason: "disk full".into() };
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut health = Health::default();
        assert_eq!(health.recovered(place), None);
        let told = health.failed(&error, at(0)).unwrap();
        assert!(told.contains("tables.sqlite") && told.contains("disk full"), "{told}");
        assert_eq!(health.failed(&error, at(59)), None);
        assert!(health.recovered(place).unwrap().contains("again"));
        assert_eq!(health.recovered(place), None);
        assert_eq!(health.failed(&error, at(59)), None, "a disk on the brink is not a flood");
        assert_eq!(health.recovered(place), None);
        assert!(health.failed(&error, at(60)).is_some());
        assert!(health.failed(&error, at(120)).is_some());
        assert!(health.recovered(place).is_some());
    }
}
