//! The connection to a database, taken up again when it is lost.

use std::error::Error as _;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Error, NoTls};

use crate::serve::data::{Data, Database};
use crate::serve::error::StoreError;

/// How long a statement may take.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long to get in at any address of the database.
const ENTRY: Duration = Duration::from_secs(8);
/// Who could not get in waits so long before the next attempt.
const PAUSE: Duration = Duration::from_millis(500);
/// How often a statement is begun.
const TRIES: u32 = 3;

/// What holds for a session, whatever the database is set to: a statement whose asker has given
/// up ends, and what is acknowledged is on the disk.
const SESSION: &str = "
    SET statement_timeout = '4s';
    SET default_transaction_isolation = 'read committed';
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// A connection, if there is one now.
pub(super) struct Connection {
    /// Runs the connection while somebody asks.
    runtime: Runtime,
    database: Database,
    client: Option<Client>,
    /// When nobody let us in, and why.
    shut: Option<(Instant, String)>,
}

/// Why a database did not do as it was asked.
#[derive(Debug)]
pub(super) struct Fault {
    reason: String,
    /// It may have been done nevertheless.
    unsure: bool,
    too_long: bool,
}

impl Fault {
    /// The database gave up, since it took too long.
    pub(super) fn is_too_long(&self) -> bool {
        self.too_long
    }

    /// A fault of a statement that only reads: nothing can have been done by it.
    pub(super) fn of_reading(self) -> Self {
        Fault { unsure: false, ..self }
    }

    pub(super) fn explain(self, data: &Data) -> StoreError {
        let (place, reason) = (data.clone(), self.reason);
        match self.unsure {
            true => StoreError::Unsure { place, reason },
            false => StoreError::Machine { place, reason },
        }
    }
}

/// What was read is not what was written.
impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        let too_long = error.code() == Some(&SqlState::QUERY_CANCELED);
        Fault { reason: reason(&error), unsure: false, too_long }
    }
}

impl Connection {
    /// A connection that is yet to be taken up.
    ///
    /// # Errors
    /// If the machine does not let us.
    pub(super) fn new(database: &Database) -> std::io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Connection { runtime, database: database.clone(), client: None, shut: None })
    }

    /// Does something with the connection, once more if it was lost meanwhile. Then `work` is
    /// told that it may have been done already.
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
                    let passing = lost || is_passing(&error);
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
                // Its errors are told to those who ask.
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

/// What a database says, or what keeps us from it.
fn reason(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

/// Whether the connection is gone, or about to be.
fn is_lost(error: &Error) -> bool {
    let ends = |code: &SqlState| code.code().starts_with("57P") || code.code().starts_with("08");
    error.is_closed() || error.code().is_some_and(ends)
}

/// Whether another attempt may succeed: two servers were in each other's way.
fn is_passing(error: &Error) -> bool {
    error.code().is_some_and(|code| code.code().starts_with("40"))
}
