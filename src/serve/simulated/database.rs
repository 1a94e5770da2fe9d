//! Tables in a real PostgreSQL database that uses the clock of the simulated world.

use std::time::Duration;

use tokio::runtime::Runtime;
use tokio_postgres::{Client, NoTls};

use super::postgres::Postgres;
use crate::seal::PuzzleId;
use crate::serve::data::TableLocation;
use crate::serve::error::StoreError;
use crate::serve::machine::now_ms;
use crate::serve::name::TableName;
use crate::serve::store::{
    Guess, GuessResult, Store, StoredTable, TableListing, TableQuery, TableRevision, TableStore,
    Write, WriteResults,
};

/// Clock functions that shadow those of the database, through the search path.
const CLOCKS: &str = "
    CREATE SCHEMA simulated;
    CREATE TABLE simulated.clock (ms BIGINT NOT NULL);
    INSERT INTO simulated.clock VALUES (0);
    CREATE FUNCTION simulated.now() RETURNS timestamptz STABLE LANGUAGE sql AS
        'SELECT timestamptz ''epoch'' + ms * interval ''1 millisecond'' FROM simulated.clock';
    CREATE FUNCTION simulated.clock_timestamp() RETURNS timestamptz STABLE LANGUAGE sql AS
        'SELECT simulated.now()'";

/// Creates a database with such clocks, and returns its location.
pub(super) fn make(server: &Postgres, name: &str) -> TableLocation {
    // The simulation includes the disk, so that flushing is not needed.
    for statement in [
        "ALTER SYSTEM SET fsync = off",
        "SELECT pg_reload_conf()",
        &format!("CREATE DATABASE {name}"),
    ] {
        server.sql(statement).expect("a database of its own");
    }
    let address = server.url_with_password(name);
    let data =
        |address: String| TableLocation::at(address.into()).expect("the address of a database");
    Session::at(&data(address.clone())).execute(CLOCKS);
    data(format!("{address}?options=-c%20search_path%3Dsimulated%2Cpg_catalog%2Cpublic"))
}

/// Runs `work` on a separate thread, because blocking calls are not allowed within a runtime.
fn apart<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| scope.spawn(work).join()).expect("it comes back")
}

/// Connection that is separate from the server's.
struct Session {
    runtime: Runtime,
    client: Client,
}

impl Session {
    fn at(data: &TableLocation) -> Session {
        let TableLocation::Postgres(database) = data else { panic!("{data} is no database") };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let client = runtime.block_on(async {
            let (client, connection) = database.config().connect(NoTls).await.unwrap();
            tokio::spawn(connection);
            client
        });
        Session { runtime, client }
    }

    fn execute(&self, statements: &str) {
        self.runtime.block_on(self.client.batch_execute(statements)).unwrap();
    }
}

/// Database connection of one server. It sets the database's clock before each operation.
pub(super) struct ClockedDatabase(Option<DatabaseLink>);

struct DatabaseLink {
    tables: Box<dyn TableStore>,
    clock: Session,
}

impl ClockedDatabase {
    /// Connects to the database.
    ///
    /// # Errors
    /// If it is foreign, or not accessible.
    pub(super) fn open(data: &TableLocation) -> Result<ClockedDatabase, StoreError> {
        let open = || {
            let tables = Store::open(data, false)?.backend;
            Ok(ClockedDatabase(Some(DatabaseLink { tables, clock: Session::at(data) })))
        };
        apart(open)
    }

    /// Performs an operation at the time of the simulated clock.
    fn ask<T: Send>(&mut self, what: impl FnOnce(&mut dyn TableStore) -> T + Send) -> T {
        let now = now_ms();
        let DatabaseLink { tables, clock } = self.0.as_mut().expect("it is not dropped yet");
        apart(|| {
            clock.execute(&format!("UPDATE simulated.clock SET ms = {now}"));
            what(&mut **tables)
        })
    }
}

impl Drop for ClockedDatabase {
    fn drop(&mut self) {
        let ends = self.0.take();
        apart(|| drop(ends));
    }
}

impl TableStore for ClockedDatabase {
    fn rows(&mut self) -> Result<Vec<TableRevision>, StoreError> {
        self.ask(|tables| tables.rows())
    }

    fn list(&mut self) -> Result<Vec<TableListing>, StoreError> {
        self.ask(|tables| tables.list())
    }

    fn prune(&mut self, before: i64) -> Result<usize, StoreError> {
        self.ask(|tables| tables.prune(before))
    }

    fn guesses(&mut self) -> Result<Vec<(PuzzleId, Duration)>, StoreError> {
        self.ask(|tables| tables.guesses())
    }

    fn add(&mut self, new: &[(TableRevision, String)]) -> Result<(), StoreError> {
        self.ask(|tables| tables.add(new))
    }

    fn finish_setup(&mut self) -> Result<(), StoreError> {
        self.ask(|tables| tables.finish_setup())
    }

    fn read(&mut self, wanted: &[TableQuery]) -> Result<Vec<Option<StoredTable>>, StoreError> {
        self.ask(|tables| tables.read(wanted))
    }

    fn read_saved_state(&mut self, name: TableName) -> Result<Option<String>, StoreError> {
        self.ask(|tables| tables.read_saved_state(name))
    }

    fn write(&mut self, writes: &[Write]) -> Result<WriteResults, StoreError> {
        self.ask(|tables| tables.write(writes))
    }

    fn guess(&mut self, guess: &Guess) -> Result<GuessResult, StoreError> {
        self.ask(|tables| tables.guess(guess))
    }
}
