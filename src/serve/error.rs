//! What keeps a server from serving and its tables from being kept, and telling the referee of it.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use super::data::Data;
use crate::game::{Hint, Refused};
use crate::phone::site::SiteError;

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Somebody has the port.
    #[error("port {0} is taken by another program")]
    PortTaken(u16),
    /// Not our address.
    #[error("{0} is not an address of this machine")]
    Address(IpAddr),
    /// A port for the mighty.
    #[error("port {0} is for the machine's administrator")]
    Privileged(u16),
    /// Listening failed for another reason.
    #[error("this machine does not let us listen at {0}: {1}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// The tables cannot be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The page cannot be put together.
    #[error(transparent)]
    Site(#[from] SiteError),
    /// A game without tables.
    #[error(transparent)]
    Game(#[from] Refused),
    /// More tables than there is room for.
    #[error("that would be more than {most} tables in one place")]
    TooManyTables {
        /// The most.
        most: usize,
    },
    /// The machine gives no randomness.
    #[error("the machine gives no randomness for names and keys ({0})")]
    Randomness(#[source] getrandom::Error),
    /// The machine gives no threads, or no signals.
    #[error("the server cannot start: {0}")]
    Start(#[source] std::io::Error),
}

impl ServeError {
    pub(super) fn listen(address: SocketAddr, error: std::io::Error) -> Self {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::AddrInUse => ServeError::PortTaken(address.port()),
            ErrorKind::AddrNotAvailable => ServeError::Address(address.ip()),
            ErrorKind::PermissionDenied => ServeError::Privileged(address.port()),
            _ => ServeError::Listen(address, error),
        }
    }

    /// What to do about it, where its own words do not say so.
    pub fn hint(&self) -> Option<Hint> {
        match self {
            ServeError::PortTaken(_) => Some(Hint::OtherPort),
            ServeError::Address(_) => Some(Hint::AnyAddress),
            ServeError::Privileged(_) => Some(Hint::HighPort),
            ServeError::TooManyTables { .. } => Some(Hint::FewerTables),
            ServeError::Store(error) => error.hint(),
            _ => None,
        }
    }

    /// Whether something else should be asked for; otherwise the machine is at fault.
    pub fn is_input(&self) -> bool {
        match self {
            ServeError::Store(error) => error.is_input(),
            ServeError::Game(_) | ServeError::TooManyTables { .. } => true,
            _ => false,
        }
    }
}

/// Why tables cannot be kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Something else than tables of ours.
    #[error("{0} is not {kind} of tables made by Cauldron Press", kind = .0.kind())]
    Foreign(Data),
    /// Tables of a version before 1.0.
    #[error(
        "{0} was written by a version of Cauldron Press before 1.0, which was never released; its tables cannot be played on"
    )]
    Earlier(Data),
    /// A layout to come.
    #[error(
        "{place} was written by a newer version of Cauldron Press (layout {layout}, this one reads {reads})"
    )]
    Newer {
        /// The file or database.
        place: Data,
        /// Its layout.
        layout: i32,
        /// The newest layout that this version reads.
        reads: i32,
    },
    /// Somebody else's.
    #[error("{0} is in use by another server")]
    InUse(Data),
    /// The machine, or the database, does not let us.
    #[error("the tables cannot be kept in {place}: {reason}")]
    Machine {
        /// The file or database.
        place: Data,
        /// What it says.
        reason: String,
    },
    /// The database went away before it could say whether it has kept something.
    #[error("{place} went away while tables were written to it: {reason}")]
    Unsure {
        /// The database.
        place: Data,
        /// What it says.
        reason: String,
    },
    /// Servers that share the tables have opened as many as there may be.
    #[error("there are as many tables as there may be")]
    Full,
    /// Another program changed a table meanwhile.
    #[error("the table was changed by another program meanwhile; look again")]
    Changed,
}

impl StoreError {
    /// What to do about it, where its own words do not say so.
    pub fn hint(&self) -> Option<Hint> {
        match self {
            StoreError::Foreign(_) | StoreError::Earlier(_) => Some(Hint::OtherFile),
            StoreError::Newer { .. } => Some(Hint::NewerOrOtherFile),
            StoreError::InUse(_) => Some(Hint::ServerOrOtherFile),
            StoreError::Machine { .. }
            | StoreError::Unsure { .. }
            | StoreError::Full
            | StoreError::Changed => None,
        }
    }

    /// Whether the place of the tables is at fault, not what was to be done there.
    pub(super) fn is_of_place(&self) -> bool {
        !matches!(self, StoreError::Changed | StoreError::Full)
    }

    /// Whether another file would be the right one.
    pub fn is_input(&self) -> bool {
        use StoreError::{Earlier, Foreign, Newer};
        matches!(self, Foreign(_) | Earlier(_) | Newer { .. })
    }
}

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
