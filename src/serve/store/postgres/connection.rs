//! Connection to a PostgreSQL database, which reconnects when it is lost.

use std::error::Error as _;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Error, NoTls};

use crate::serve::data::{Database, TableLocation};
use crate::serve::error::StoreError;

/// Limit for the duration of a statement.
const PATIENCE: Duration = Duration::from_secs(4);
/// Limit for the duration of connecting, over all addresses of the database.
const ENTRY: Duration = Duration::from_secs(8);
/// Delay after a failed connection attempt before the next one.
const PAUSE: Duration = Duration::from_millis(500);
/// Largest number of attempts of a statement.
const TRIES: u32 = 3;

/// Settings of a session, independent of those of the database: a statement ends when the server
/// has given up waiting for it, and an acknowledged change is on the disk.
const SESSION: &str = "
    SET statement_timeout = '4s';
    SET default_transaction_isolation = 'read committed';
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// Connection that is established on demand.
pub(super) struct Connection {
    /// Runs the connection's task while a request is in progress.
    runtime: Runtime,
    database: Database,
    client: Option<Client>,
    /// Time and reason of the last failed connection attempt.
    shut: Option<(Instant, String)>,
}

/// Failure of a database request.
#[derive(Debug)]
pub(super) struct Fault {
    reason: String,
    /// Whether the statement may have been executed nevertheless.
    unsure: bool,
    too_long: bool,
}

impl Fault {
    /// Whether the database cancelled the statement because it took too long.
    pub(super) fn is_too_long(&self) -> bool {
        self.too_long
    }

    /// Marks the failure as one of a statement that only reads, so that nothing can have been
    /// changed.
    pub(super) fn of_reading(self) -> Self {
        Fault { unsure: false, ..self }
    }

    pub(super) fn explain(self, data: &TableLocation) -> StoreError {
        let (place, reason) = (data.clone(), self.reason);
        match self.unsure {
            true => StoreError::Unsure { place, reason },
            false => StoreError::Machine { place, reason },
        }
    }
}

/// Converts an error of the driver, such as a column of an unexpected type. [`Connection::ask`]
/// sets `unsure` itself.
impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        let too_long = error.code() == Some(&SqlState::QUERY_CANCELED);
        Fault { reason: reason(&error), unsure: false, too_long }
    }
}

impl Connection {
    /// Creates a connection that is not yet established.
    ///
    /// # Errors
    /// If the runtime cannot be created.
    pub(super) fn new(database: &Database) -> std::io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Connection { runtime, database: database.clone(), client: None, shut: None })
    }

    /// Runs `work` with the connection, and repeats it up to [`TRIES`] times after a lost
    /// connection or a conflict with another server. The second argument of `work` is `true` if an
    /// earlier attempt may have been executed.
    ///
    /// # Errors
    /// If there is no connection, or the database refuses.
    pub(super) fn ask<T>(
        &mut self,
        work: impl AsyncFn(&Client, bool) -> Result<T, Error>,
    ) -> Result<T, Fault> {
        let mut unsure = false;
        for attempt in 1.. {
            self.enter().map_err(|reason| Fault { reason, unsure, too_long: false })?;
            let Some(client) = &self.client else { break };
            let done =
                self.runtime.block_on(async { timeout(PATIENCE, work(client, unsure)).await });
            let (fault, lost) = match done {
                Ok(Ok(done)) => return Ok(done),
                Ok(Err(error)) => {
                    let lost = client.is_closed() || is_lost(&error);
                    let passing = lost || is_transient(&error);
                    let fault = Fault::from(error);
                    if !passing {
                        return Err(Fault { unsure, ..fault });
                    }
                    (fault, lost)
                }
                Err(_) => {
                    let reason = String::from("it does not answer");
                    (Fault { reason, unsure: true, too_long: false }, true)
                }
            };
            unsure |= lost;
            if lost {
                self.client = None;
            }
            if attempt == TRIES {
                return Err(Fault { unsure, ..fault });
            }
        }
        Err(Fault { reason: "the connection is lost".into(), unsure, too_long: false })
    }

    fn enter(&mut self) -> Result<(), String> {
        if self.client.as_ref().is_some_and(|client| !client.is_closed()) {
            return Ok(());
        }
        if let Some((when, why)) = &self.shut
            && when.elapsed() < PAUSE
        {
            return Err(why.clone());
        }
        let config = self.database.config();
        let entered = self.runtime.block_on(async {
            let entering = async {
                let (client, connection) = config.connect(NoTls).await.map_err(|e| reason(&e))?;
                // Errors of the task are reported by the statements.
                tokio::spawn(connection);
                client.batch_execute(SESSION).await.map_err(|e| reason(&e))?;
                Ok(client)
            };
            let entered = timeout(ENTRY, entering).await;
            entered.unwrap_or_else(|_| Err(String::from("it does not answer")))
        });
        match entered {
            Ok(client) => {
                (self.client, self.shut) = (Some(client), None);
                Ok(())
            }
            Err(why) => {
                self.shut = Some((Instant::now(), why.clone()));
                Err(why)
            }
        }
    }
}

/// Returns the message of the database, or the cause of a connection error.
fn reason(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

/// Whether the connection is closed or about to be closed.
fn is_lost(error: &Error) -> bool {
    let ends = |code: &SqlState| code.code().starts_with("57P") || code.code().starts_with("08");
    error.is_closed() || error.code().is_some_and(ends)
}

/// Whether a retry may succeed: transactions of two servers were in conflict.
fn is_transient(error: &Error) -> bool {
    error.code().is_some_and(|code| code.code().starts_with("40"))
}
