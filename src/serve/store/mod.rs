//! Where tables are kept: a thread of its own, and behind it a file or a database. Read `handle`
//! first: what is handed to the thread. What a file and a database say alike in SQL stands here.

mod handle;
mod postgres;
mod sqlite;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::data::Data;
use super::error::StoreError;
use super::error::{Health, Notices};
use super::log::{BACK, Deeds};
use super::machine;
use super::name::{TableName, Whose};
use crate::seal::PuzzleId;
pub(super) use handle::{
    Before, Change, Guess, GuessShare, Job, Kept, Listed, Row, StoreHandle, Write,
};
use postgres::Postgres;
use sqlite::Sqlite;

/// Number of the layout of files and databases.
const LAYOUT: i32 = 3;
/// Numbers of the layouts of versions before 1.0, none of which was released.
const EARLIER_LAYOUTS: RangeInclusive<i32> = 1..=2;
/// What is selected of a table for a list: a [`Line`]. The store's clock is `c`, in milliseconds.
const LINE: &str = "name, game, revision, opened, changed, won, deeds, c.now - lost_at";
/// What is selected of a table `t` that is wanted (`w`): what a [`Kept`] is made of.
const FOUND: &str = "t.game, t.revision, CASE WHEN t.revision = w.since THEN NULL ELSE t.state END, \
    t.deeds, c.now - t.lost_at";
/// How many jobs wait at most, and are done together.
const BATCH: usize = 256;

/// The outcome of every write of a batch.
pub(super) type Written = Vec<Result<(), StoreError>>;
/// Whether a guess may be made; if not, whose are used up, and how long until the next.
pub(super) type Guessed = Result<(), (Whose, Duration)>;

/// What keeps tables, in the hands of one thread. Each of these fails if the place of the tables
/// cannot be read or written, or holds what we never wrote. Whatever fails as a whole has kept
/// nothing, unless the error says that nobody knows.
pub(super) trait Keeping: Send {
    /// All tables, in the order in which they were opened.
    fn rows(&mut self) -> Result<Vec<Row>, StoreError>;

    /// All tables with their moments, in the order in which they were opened.
    fn list(&mut self) -> Result<Vec<Listed>, StoreError>;

    /// Forgets the tables that did not change since a moment, in seconds since 1970; how many
    /// there were.
    fn prune(&mut self, before: i64) -> Result<usize, StoreError>;

    /// How long until all guesses at the answers of games are back, as far as others do not
    /// count them too.
    fn guesses(&mut self) -> Result<Vec<(PuzzleId, Duration)>, StoreError>;

    /// Adds new tables, all or none.
    fn add(&mut self, new: &[(Row, String)]) -> Result<(), StoreError>;

    /// The preparations are over: others may make theirs.
    fn set(&mut self) -> Result<(), StoreError>;

    /// Tables by their names, each without its state if it has not changed since a revision.
    fn read(&mut self, wanted: &[Wanted]) -> Result<Vec<Option<Kept>>, StoreError>;

    /// A table as it was before its deeds lost something, if that is kept.
    fn lost(&mut self, name: TableName) -> Result<Option<String>, StoreError>;

    /// Keeps what is to be kept, each on its own.
    fn write(&mut self, writes: &[Write]) -> Result<Written, StoreError>;

    /// Counts a guess.
    fn guess(&mut self, guess: &Guess) -> Result<Guessed, StoreError>;
}

/// A table that somebody looks at, and the revision that is known already.
pub(super) type Wanted = (TableName, Option<u32>);
/// A table in a list, as it is selected: its name, game and revision, when it was opened, changed
/// and won, what was done at it for everyone, and how many milliseconds ago something was lost.
type Line = (String, String, i64, i64, i64, Option<i64>, Option<String>, Option<i64>);
/// A table that was looked for, as it is selected: its game and revision, what it remembers, what
/// was done at it for everyone, and how many milliseconds ago something was lost.
type Found = (String, i64, Option<String>, Option<String>, Option<i64>);

/// A place for tables, ready for use.
pub(super) struct Store {
    data: Data,
    pub(super) keeping: Box<dyn Keeping>,
}

impl Store {
    /// Opens a place for tables, or makes it. A `durable` file waits for the disk at every
    /// change, as a database does.
    ///
    /// # Errors
    /// If it is not ours, is in use, or cannot be had.
    pub(super) fn open(data: &Data, durable: bool) -> Result<Self, StoreError> {
        let keeping: Box<dyn Keeping> = match data {
            Data::File(path) => Box::new(Sqlite::open(path, durable)?),
            Data::Postgres(database) => Box::new(Postgres::open(database)?),
        };
        Ok(Store { data: data.clone(), keeping })
    }

    /// A place that is kept in a way of its own.
    #[cfg(test)]
    pub(super) fn of(data: Data, keeping: Box<dyn Keeping>) -> Self {
        Store { data, keeping }
    }

    /// What a table remembers.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn state(&mut self, name: TableName) -> Result<Option<String>, StoreError> {
        let read = self.keeping.read(&[(name, None)])?;
        Ok(read.into_iter().flatten().find_map(|kept| kept.state))
    }

    /// Hands the tables to a thread, which works until all handles are gone, and tells the
    /// referee when they cannot be kept, and when they can again.
    ///
    /// # Errors
    /// If the machine has no thread left.
    pub(super) fn start(
        mut self,
        notices: Notices,
    ) -> Result<(StoreHandle, JoinHandle<()>), StoreError> {
        let (handle, waiting) = self.ready()?;
        let data = self.data.clone();
        let thread = std::thread::Builder::new()
            .name("tables".into())
            .spawn(move || self.work(waiting, &notices))
            .map_err(|e| StoreError::Machine { place: data, reason: e.to_string() })?;
        Ok((handle, thread))
    }

    /// Where jobs are handed in, and where they arrive.
    ///
    /// # Errors
    /// If the preparations cannot be ended.
    pub(super) fn ready(&mut self) -> Result<(StoreHandle, mpsc::Receiver<Job>), StoreError> {
        self.keeping.set()?;
        let (jobs, waiting) = mpsc::channel(BATCH);
        Ok((StoreHandle { jobs, shared: matches!(self.data, Data::Postgres(_)) }, waiting))
    }

    /// Whatever waits is done together.
    fn work(mut self, mut waiting: mpsc::Receiver<Job>, notices: &Notices) {
        let mut health = Health::default();
        while let Some(job) = waiting.blocking_recv() {
            self.batch(job, &mut waiting, (&mut health, notices));
        }
    }

    /// Does a job, and whatever waits behind it.
    pub(super) fn batch(
        &mut self,
        first: Job,
        waiting: &mut mpsc::Receiver<Job>,
        (health, notices): (&mut Health, &Notices),
    ) {
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        let more = std::iter::from_fn(|| waiting.try_recv().ok());
        for job in std::iter::once(first).chain(more).take(BATCH) {
            match job {
                Job::Read(name, since, reply) => reads.push(((name, since), reply)),
                Job::Lost(name, reply) => {
                    let lost = self.keeping.lost(name);
                    self.tell(health, notices, &lost, false);
                    let _ = reply.send(lost);
                }
                Job::List(reply) => {
                    let listed = self.keeping.list();
                    self.tell(health, notices, &listed, false);
                    let _ = reply.send(listed);
                }
                Job::Write(write, reply) => writes.push((write, reply)),
                Job::Guess(guess, reply) => {
                    let guessed = self.keeping.guess(&guess);
                    self.tell(health, notices, &guessed, true);
                    // An asker who left needs no answer.
                    let _ = reply.send(guessed);
                }
            }
        }
        if !reads.is_empty() {
            let (wanted, replies): (Vec<_>, Vec<_>) = reads.into_iter().unzip();
            let read = self.keeping.read(&wanted);
            self.tell(health, notices, &read, false);
            answer(replies, read.map(|all| all.into_iter().map(Ok).collect()));
        }
        if !writes.is_empty() {
            let (writes, replies): (Vec<_>, Vec<_>) = writes.into_iter().unzip();
            let written = self.keeping.write(&writes);
            self.tell(health, notices, &written, true);
            answer(replies, written);
        }
    }

    /// Tells the referee of a failure, or after a write of its end.
    fn tell<T>(
        &self,
        health: &mut Health,
        notices: &Notices,
        done: &Result<T, StoreError>,
        write: bool,
    ) {
        notices.tell(match done {
            Err(error) => health.failed(error, machine::instant()),
            Ok(_) if write => health.recovered(&self.data),
            Ok(_) => None,
        });
    }
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

fn answer<T>(replies: Vec<Reply<T>>, done: Result<Vec<Result<T, StoreError>>, StoreError>) {
    match done {
        Ok(done) => {
            for (reply, result) in replies.into_iter().zip(done) {
                let _ = reply.send(result);
            }
        }
        Err(error) => {
            for reply in replies {
                let _ = reply.send(Err(error.clone()));
            }
        }
    }
}

/// The identity of a game as it is kept.
fn game(data: &Data, text: &str) -> Result<PuzzleId, StoreError> {
    let id = u64::from_str_radix(text, 16);
    let id = id.map_err(|_| StoreError::Foreign(data.clone()))?;
    Ok(PuzzleId(id.to_be_bytes()))
}

/// Checks the layout of a file or database of ours.
///
/// # Errors
/// If it is not the layout of this version.
fn check_layout(data: &Data, layout: i32) -> Result<(), StoreError> {
    match layout {
        LAYOUT => Ok(()),
        layout if EARLIER_LAYOUTS.contains(&layout) => Err(StoreError::Earlier(data.clone())),
        layout if layout > LAYOUT => {
            Err(StoreError::Newer { place: data.clone(), layout, reads: LAYOUT })
        }
        _ => Err(StoreError::Foreign(data.clone())),
    }
}

/// Deeds as they are kept. Those that nobody can read are not worth a table.
fn deeds(text: Option<String>) -> Option<Deeds> {
    serde_json::from_str(&text?).ok()
}

/// How long ago something was, by the store's clock.
fn age(ms: Option<i64>) -> Option<Duration> {
    ms.map(|ms| Duration::from_millis(u64::try_from(ms).unwrap_or_default()))
}

/// What a change makes of a table `t`: `w` is what is known of the change, and `c` the store's
/// clock, in milliseconds. What stands at the right is the table as it was.
fn changed() -> String {
    let back = BACK.as_millis();
    format!(
        "revision = w.after, state = w.state, changed = c.now / 1000,
        won = CASE WHEN NOT w.won THEN NULL
            WHEN w.keeps = 2 THEN coalesce(t.lost_won, c.now) ELSE coalesce(t.won, c.now) END,
        deeds = coalesce(w.deeds, t.deeds),
        lost = CASE WHEN w.keeps > 0 THEN t.state
            WHEN t.lost_at < c.now - {back} THEN NULL ELSE t.lost END,
        lost_won = CASE WHEN w.keeps > 0 THEN t.won ELSE t.lost_won END,
        lost_at = CASE WHEN w.keeps > 0 THEN c.now ELSE t.lost_at END"
    )
}

/// A table as it is kept.
fn row(data: &Data, name: &str, of: &str, revision: i64) -> Result<Row, StoreError> {
    let foreign = || StoreError::Foreign(data.clone());
    Ok(Row {
        name: name.parse().map_err(|_| foreign())?,
        game: game(data, of)?,
        revision: revision.try_into().map_err(|_| foreign())?,
    })
}

/// A table in a list.
fn listed(data: &Data, line: Line) -> Result<Listed, StoreError> {
    let (name, of, revision, opened, changed, won, done, ago) = line;
    let row = row(data, &name, &of, revision)?;
    Ok(Listed { row, opened, changed, won, deeds: deeds(done), lost: age(ago) })
}

/// A table that was looked for.
fn kept(data: &Data, (of, revision, state, done, ago): Found) -> Result<Kept, StoreError> {
    let game = game(data, &of)?;
    let revision = revision.try_into().map_err(|_| StoreError::Foreign(data.clone()))?;
    Ok(Kept { game, revision, state, deeds: deeds(done), lost: age(ago) })
}
