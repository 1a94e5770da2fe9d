//! Errors of a server and of its store, and the notices to the referee about them.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use super::data::TableLocation;
use crate::game::{Rejection, Remedy};
use crate::phone::site::SiteError;

/// Reason why a [`Server`](super::Server) cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The port is in use.
    #[error("port {0} is taken by another program")]
    PortTaken(u16),
    /// The address does not belong to this machine.
    #[error("{0} is not an address of this machine")]
    Address(IpAddr),
    /// The port requires administrator rights.
    #[error("port {0} is for the machine's administrator")]
    Privileged(u16),
    /// Listening failed for another reason.
    #[error("this machine does not let us listen at {0}: {1}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The page cannot be assembled.
    #[error(transparent)]
    Site(#[from] SiteError),
    /// A table of a game cannot be created.
    #[error(transparent)]
    Game(#[from] Rejection),
    /// The number of tables exceeds the limit.
    #[error("that would be more than {most} tables in one place")]
    TooManyTables {
        /// Limit for the number of tables.
        most: usize,
    },
    /// The operating system provides no random numbers.
    #[error("the machine gives no randomness for names and keys ({0})")]
    Randomness(#[source] getrandom::Error),
    /// Threads or signal handlers cannot be created, or the socket fails.
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

    /// Returns a [`Remedy`] that the message does not mention.
    pub fn remedy(&self) -> Option<Remedy> {
        match self {
            ServeError::PortTaken(_) => Some(Remedy::OtherPort),
            ServeError::Address(_) => Some(Remedy::AnyAddress),
            ServeError::Privileged(_) => Some(Remedy::HighPort),
            ServeError::TooManyTables { .. } => Some(Remedy::FewerTables),
            ServeError::Store(error) => error.remedy(),
            _ => None,
        }
    }

    /// Whether other options would help; otherwise the machine is at fault.
    pub fn is_input(&self) -> bool {
        match self {
            ServeError::Store(error) => error.is_input(),
            ServeError::Game(_) | ServeError::TooManyTables { .. } => true,
            _ => false,
        }
    }
}

/// Error of the store of tables, at the location [`TableLocation`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The file or database holds foreign data.
    #[error("{0} is not {kind} of tables made by Cauldron Press", kind = .0.kind())]
    Foreign(TableLocation),
    /// The tables were written by a version before 1.0.
    #[error(
        "{0} was written by a version of Cauldron Press before 1.0, which was never released; its tables cannot be played on"
    )]
    Earlier(TableLocation),
    /// The schema is newer than this version.
    #[error(
        "{place} was written by a newer version of Cauldron Press (layout {layout}, this one reads {reads})"
    )]
    Newer {
        /// The file or database.
        place: TableLocation,
        /// Number of its schema.
        layout: i32,
        /// Newest schema that this version reads.
        reads: i32,
    },
    /// Another server uses the file, or prepares the database.
    #[error("{0} is in use by another server")]
    InUse(TableLocation),
    /// The operating system or the database reports an error; nothing was changed.
    #[error("the tables cannot be kept in {place}: {reason}")]
    Machine {
        /// The file or database.
        place: TableLocation,
        /// Error reported by the database.
        reason: String,
    },
    /// The connection was lost before the database acknowledged a write, which may have been
    /// performed.
    #[error("{place} went away while tables were written to it: {reason}")]
    Unsure {
        /// Location of the database.
        place: TableLocation,
        /// Error reported by the database.
        reason: String,
    },
    /// The servers that share the store have reached the limit of tables.
    #[error("there are as many tables as there may be")]
    Full,
    /// The table was changed by another program since it was read.
    #[error("the table was changed by another program meanwhile; look again")]
    Changed,
}

impl StoreError {
    /// Returns a [`Remedy`] that the message does not mention.
    pub fn remedy(&self) -> Option<Remedy> {
        match self {
            StoreError::Foreign(_) | StoreError::Earlier(_) => Some(Remedy::OtherFile),
            StoreError::Newer { .. } => Some(Remedy::NewerOrOtherFile),
            StoreError::InUse(_) => Some(Remedy::ServerOrOtherFile),
            StoreError::Machine { .. }
            | StoreError::Unsure { .. }
            | StoreError::Full
            | StoreError::Changed => None,
        }
    }

    /// Whether the store is at fault, rather than the operation: `true` except for `Changed` and
    /// `Full`.
    pub(super) fn is_of_place(&self) -> bool {
        !matches!(self, StoreError::Changed | StoreError::Full)
    }

    /// Whether another file should be given.
    pub fn is_input(&self) -> bool {
        use StoreError::{Earlier, Foreign, Newer};
        matches!(self, Foreign(_) | Earlier(_) | Newer { .. })
    }
}

/// Minimum interval between notices of [`Health::record_failure`].
const QUIET: Duration = Duration::from_secs(60);

/// Receiver of notices for the referee while the server runs.
pub struct Notices(Box<dyn Fn(&str) + Send>);

impl Notices {
    /// Creates a receiver that calls `tell` with one sentence at a time.
    pub fn with_sink(tell: impl Fn(&str) + Send + 'static) -> Self {
        Notices(Box::new(tell))
    }

    pub(super) fn tell(&self, notice: Option<String>) {
        if let Some(notice) = notice {
            (self.0)(&notice);
        }
    }
}

impl Default for Notices {
    /// Returns a receiver that discards all notices.
    fn default() -> Self {
        Notices::with_sink(|_| {})
    }
}

impl fmt::Debug for Notices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Notices")
    }
}

/// Health of the store, as far as the referee was informed through [`Notices`].
#[derive(Debug, Default)]
pub(super) struct Health {
    failing: bool,
    last_notice: Option<Instant>,
}

impl Health {
    /// Records a failure. Returns a notice for the referee, unless the last one was less than a
    /// minute ago.
    pub(super) fn record_failure(&mut self, error: &StoreError, now: Instant) -> Option<String> {
        if self.last_notice.is_some_and(|told| now.saturating_duration_since(told) < QUIET) {
            return None;
        }
        (self.failing, self.last_notice) = (true, Some(now));
        Some(format!(
            "{error}; until it is mended, tests, notes, guesses and new tables are refused, and players are told to call you"
        ))
    }

    /// Records a success. Returns a notice for the referee if a failure was reported before.
    pub(super) fn record_success(&mut self, place: &TableLocation) -> Option<String> {
        let failing = std::mem::take(&mut self.failing);
        failing.then(|| format!("tables are kept in {place} again"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_told_once_a_minute_and_its_end_once() {
        let place = &TableLocation::File("tables.sqlite".into());
        let error = StoreError::Machine { place: place.clone(), reason: "disk full".into() };
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut health = Health::default();
        assert_eq!(health.record_success(place), None);
        let told = health.record_failure(&error, at(0)).unwrap();
        assert!(told.contains("tables.sqlite") && told.contains("disk full"), "{told}");
        assert_eq!(health.record_failure(&error, at(59)), None);
        assert!(health.record_success(place).unwrap().contains("again"));
        assert_eq!(health.record_success(place), None);
        assert_eq!(
            health.record_failure(&error, at(59)),
            None,
            "a disk on the brink is not a flood"
        );
        assert_eq!(health.record_success(place), None);
        assert!(health.record_failure(&error, at(60)).is_some());
        assert!(health.record_failure(&error, at(120)).is_some());
        assert!(health.record_success(place).is_some());
    }
}
