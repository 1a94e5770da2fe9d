//! What keeps a server from serving.

use std::net::{IpAddr, SocketAddr};

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
            StoreError::Foreign(_) => Some(Hint::OtherFile),
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
        matches!(self, StoreError::Foreign(_) | StoreError::Newer { .. })
    }
}
