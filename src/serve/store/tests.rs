//! Tests of the SQLite store.

use std::path::{Path, PathBuf};

use super::*;
use crate::game::Remedy;
use crate::serve::log::{Actor, EventKind, TableChange};
use crate::serve::machine::now_ms;
use crate::serve::rate::Rate;
use rusqlite::Connection;
use tempfile::TempDir;

fn row(name: &str) -> TableRevision {
    TableRevision { name: name.parse().unwrap(), game: PuzzleId(*b"8 octets"), revision: 0 }
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("tables.sqlite")
}

fn open(path: &Path) -> Result<Store, StoreError> {
    Store::open(&TableLocation::File(path.to_owned()), false)
}

/// Returns the error of opening the file.
fn refused(path: &Path) -> StoreError {
    open(path).err().expect("not a file of tables")
}

/// Returns a change from revision `from` to the next.
fn changed(row: &TableRevision, from: u32, state: &str) -> Change {
    Change {
        name: row.name,
        from,
        to: from + 1,
        state: state.into(),
        won: false,
        deeds: None,
        before: PriorStateHandling::Discard,
    }
}

#[test]
fn tables_are_listed_with_their_moments_and_old_ones_are_forgotten() {
    let folder = TempDir::new().unwrap();
    for durable in [false, true] {
        let mut store = Store::open(&TableLocation::File(file(&folder)), durable).unwrap();
        let row = row(if durable { "babab-gabab-babab" } else { "bisol-tavuk-nupam" });
        store.backend.add(&[(row.clone(), "{}".into())]).unwrap();
        let listed = store.backend.list().unwrap();
        let last = listed.last().unwrap();
        assert_eq!(last.row, row);
        assert_eq!(store.state(row.name), Ok(Some("{}".into())));
        assert!(last.opened > 0 && last.changed == last.opened);
        let oldest = listed.iter().map(|table| table.changed).min().unwrap();
        assert_eq!(store.backend.prune(oldest).unwrap(), 0, "what changed at that moment stays");
    }
    let mut store = open(&file(&folder)).unwrap();
    assert_eq!(store.backend.prune(i64::MAX).unwrap(), 2);
    assert_eq!(store.backend.rows().unwrap(), []);
}

#[test]
fn tables_are_found_again() {
    let folder = TempDir::new().unwrap();
    let mut store = open(&file(&folder)).unwrap();
    assert_eq!(store.backend.rows(), Ok(vec![]));
    let (first, second) = (row("zuzuz-zuzuz-zuzuz"), row("babab-babab-babab"));
    store.backend.add(&[(first.clone(), "one".into()), (second.clone(), "two".into())]).unwrap();
    let (desk, thread) = store.start(Notices::default()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let third = row("babab-babab-dabab");
        let new = || Write::New { row: third.clone(), state: "three".into(), most: 9 };
        assert_eq!(desk.write(new()).await, Ok(()));
        assert_eq!(desk.write(new()).await, Err(StoreError::Changed));
        let change = |from, state: &str| Write::Change(changed(&third, from, state));
        assert_eq!(desk.write(change(0, "four")).await, Ok(()));
        assert_eq!(desk.write(change(0, "five")).await, Err(StoreError::Changed));
        let read = desk.read(third.name, Some(0)).await.unwrap().unwrap();
        assert_eq!((read.game, read.revision, read.state), (third.game, 1, Some("four".into())));
        assert_eq!((read.deeds, read.replaced_ago), (None, None));
        let known = desk.read(third.name, Some(1)).await.unwrap().unwrap();
        assert_eq!((known.revision, known.state), (1, None));
        assert_eq!(desk.read("babab-babab-fabab".parse().unwrap(), None).await, Ok(None));
    });
    drop(desk);
    thread.join().unwrap();
    let mut store = open(&file(&folder)).unwrap();
    let third = TableRevision { revision: 1, ..row("babab-babab-dabab") };
    assert_eq!(store.backend.rows(), Ok(vec![first, second, third]));
}

#[test]
fn a_full_file_takes_nothing_and_what_was_kept_stays() {
    let folder = TempDir::new().unwrap();
    let mut store = Sqlite::open(&file(&folder), false).unwrap();
    let (kept, lost) = (row("babab-babab-babab"), row("babab-babab-dabab"));
    let new = |row: &TableRevision, size| {
        let (row, state) = (row.clone(), "x".repeat(size));
        Write::New { row, state, most: 9 }
    };
    assert_eq!(store.write(&[new(&kept, 10)]), Ok(vec![Ok(())]));
    let pages: i64 = store.connection.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
    store.connection.pragma_update(None, "max_page_count", pages).unwrap();
    let change = |from| Write::Change(Change { to: 9, ..changed(&kept, from, "") });
    let both = store.write(&[change(0), new(&lost, 100_000)]);
    assert!(matches!(both, Err(StoreError::Machine { .. })), "{both:?}");
    assert_eq!(store.rows(), Ok(vec![kept.clone()]), "all of a batch or nothing");
    store.connection.pragma_update(None, "max_page_count", pages + 100).unwrap();
    assert_eq!(store.write(&[change(0), new(&lost, 100_000)]), Ok(vec![Ok(()), Ok(())]));
}

fn won_at(store: &mut Sqlite) -> Option<i64> {
    store.list().unwrap().pop().unwrap().won
}

/// Performs the changes one by one.
fn change(store: &mut Sqlite, changes: impl IntoIterator<Item = Change>) {
    for change in changes {
        assert_eq!(store.write(&[Write::Change(change)]), Ok(vec![Ok(())]));
    }
}

#[test]
fn the_moment_of_winning_is_that_of_the_win() {
    let folder = TempDir::new().unwrap();
    let mut store = Sqlite::open(&file(&folder), false).unwrap();
    let row = row("babab-babab-babab");
    store.add(&[(row.clone(), "begun".into())]).unwrap();
    let won = |from, state| Change { won: true, ..changed(&row, from, state) };
    change(&mut store, [changed(&row, 0, "tested")]);
    assert_eq!(won_at(&mut store), None);
    let before = now_ms();
    change(&mut store, [won(1, "won")]);
    assert!((before..=now_ms()).contains(&won_at(&mut store).unwrap()));
    let long_ago = "UPDATE tables SET won = 1234";
    store.connection.execute(long_ago, []).unwrap();
    change(&mut store, [won(2, "noted"), won(3, "noted again")]);
    assert_eq!(won_at(&mut store), Some(1234), "a note does not change it");

    // A win that is taken back and then restored keeps its time; a new win gets a new one.
    let taken_back = Change { before: PriorStateHandling::Save, ..changed(&row, 4, "taken back") };
    change(&mut store, [taken_back]);
    assert_eq!(won_at(&mut store), None);
    change(&mut store, [Change { before: PriorStateHandling::Swap, ..won(5, "noted again") }]);
    assert_eq!(won_at(&mut store), Some(1234));
    change(&mut store, [changed(&row, 6, "taken back"), won(7, "won anew")]);
    assert!(won_at(&mut store).unwrap() >= before);
}

#[test]
fn wins_after_the_clock_was_set_back_rank_after_the_earlier_ones() {
    let folder = TempDir::new().unwrap();
    let mut store = Sqlite::open(&file(&folder), false).unwrap();
    let rows = ["babab-babab-babab", "babab-babab-babad", "babab-babab-babaf"].map(row);
    store.add(&rows.clone().map(|row| (row, "begun".into()))).unwrap();
    change(&mut store, [Change { won: true, ..changed(&rows[0], 0, "won") }]);
    // The first win was by a clock that was ahead by an hour, and has been set back since.
    let ahead = now_ms() + 3_600_000;
    store.connection.execute("UPDATE tables SET won = ?1 WHERE won NOT NULL", [ahead]).unwrap();
    for row in &rows[1..] {
        change(&mut store, [Change { won: true, ..changed(row, 0, "won") }]);
    }
    let won: Vec<i64> = store.list().unwrap().iter().map(|table| table.won.unwrap()).collect();
    assert_eq!(won, [ahead, ahead + 1, ahead + 2]);
}

#[test]
fn guesses_are_back_in_time_after_the_clock_was_set_back() {
    let folder = TempDir::new().unwrap();
    let mut store = Sqlite::open(&file(&folder), false).unwrap();
    let game = PuzzleId(*b"8 octets");
    let rate = Rate::new(120, Duration::from_secs(180));
    let share = |whose| GuessLimit { scope: whose, key: String::new(), rate };
    let owed = Duration::from_secs(180);
    let shares = [GuessScope::Table, GuessScope::Client, GuessScope::Game].map(share);
    let guess = Guess { game, owed, shares };
    assert_eq!(store.guess(&guess), Ok(Ok(())));
    // It was by a clock that was ahead by a year.
    store.connection.execute("UPDATE guesses SET back = back + 31536000000", []).unwrap();
    assert_eq!(store.guess(&guess), Ok(Ok(())));
    let [(of, left)] = store.guesses().unwrap()[..] else { panic!() };
    assert!(of == game && left <= owed && left > owed / 2, "{left:?}");
}

#[test]
fn what_was_lost_is_kept_for_a_minute_and_changes_places_with_what_is() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder);
    let mut store = Sqlite::open(&path, false).unwrap();
    let row = row("babab-babab-babab");
    store.add(&[(row.clone(), "played".into())]).unwrap();
    assert_eq!(store.read_saved_state(row.name), Ok(None));
    let deed = TableChange { what: EventKind::Again, by: Actor::Player(1), revision: 1 };
    let deeds = Some(TableHistory::with_undoable_change(deed, true));
    change(
        &mut store,
        [Change { deeds, before: PriorStateHandling::Save, ..changed(&row, 0, "wiped") }],
    );
    change(&mut store, [changed(&row, 1, "noted")]);
    drop(store);

    let mut store = Sqlite::open(&path, false).unwrap();
    assert_eq!(
        store.read_saved_state(row.name),
        Ok(Some("played".into())),
        "a restart forgets nothing"
    );
    let kept = |store: &mut Sqlite| store.read(&[(row.name, None)]).unwrap().pop().flatten();
    let read = kept(&mut store).unwrap();
    assert!(read.deeds == deeds && read.replaced_ago.unwrap() < UNDO_WINDOW, "{read:?}");
    assert_eq!(store.list().unwrap()[0].deeds, deeds);
    change(&mut store, [Change { before: PriorStateHandling::Swap, ..changed(&row, 2, "played") }]);
    assert_eq!(store.read_saved_state(row.name), Ok(Some("noted".into())));

    let later = "UPDATE tables SET lost_at = lost_at - 61000";
    store.connection.execute(later, []).unwrap();
    assert!(kept(&mut store).unwrap().replaced_ago.unwrap() > UNDO_WINDOW);
    change(&mut store, [changed(&row, 3, "tested")]);
    assert_eq!(store.read_saved_state(row.name), Ok(None), "nobody needs it any more");
}

/// Files of both schemas before 1.0.
const EARLIER: [&str; 2] = [
    "CREATE TABLE tables (
        name TEXT PRIMARY KEY, game TEXT NOT NULL, revision INTEGER NOT NULL,
        state TEXT NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL
    ) STRICT;
    PRAGMA application_id = 0x57575442;
    PRAGMA user_version = 1;
    INSERT INTO tables VALUES ('AAAAAAAA', '0123456789abcdef', 3, '{\"stored\":1}', 10, 20);",
    "CREATE TABLE tables (
        name TEXT PRIMARY KEY, game TEXT NOT NULL, revision INTEGER NOT NULL,
        state TEXT NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL,
        won INTEGER, deeds TEXT, lost TEXT, lost_won INTEGER, lost_at INTEGER
    ) STRICT;
    CREATE TABLE guesses (game TEXT PRIMARY KEY, back INTEGER NOT NULL) STRICT;
    PRAGMA application_id = 0x57575442;
    PRAGMA user_version = 2;",
];

#[test]
fn files_of_versions_before_the_first_release_are_refused_and_left_alone() {
    let folder = TempDir::new().unwrap();
    for (number, earlier) in EARLIER.iter().enumerate() {
        let path = folder.path().join(format!("{number}.sqlite"));
        Connection::open(&path).unwrap().execute_batch(earlier).unwrap();
        let before = std::fs::read(&path).unwrap();
        let error = refused(&path);
        assert_eq!(error, StoreError::Earlier(TableLocation::File(path.clone())));
        assert!(error.is_input() && error.remedy() == Some(Remedy::OtherFile));
        assert!(error.to_string().contains("before 1.0"), "{error}");
        assert_eq!(std::fs::read(&path).unwrap(), before);
    }
}

#[test]
fn guesses_are_remembered_and_never_given_back() {
    let folder = TempDir::new().unwrap();
    let mut store = Sqlite::open(&file(&folder), false).unwrap();
    let game = PuzzleId(*b"8 octets");
    let hours = |n: u64| Duration::from_secs(3600 * n);
    let share =
        GuessLimit { scope: GuessScope::Game, key: String::new(), rate: Rate::new(1, hours(1)) };
    for owed in [hours(1), hours(5), hours(2)] {
        let shares = [share.clone(), share.clone(), share.clone()];
        assert_eq!(store.guess(&Guess { game, owed, shares }), Ok(Ok(())));
    }
    drop(store);
    let mut store = open(&file(&folder)).unwrap();
    let guesses = store.backend.guesses().unwrap();
    let [(found, owed)] = guesses[..] else { panic!("{guesses:?}") };
    assert!(found == game && owed <= hours(5) && owed > hours(4), "{owed:?}");
}

#[test]
fn only_one_server_has_a_file() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder);
    let first = open(&path).unwrap();
    assert_eq!(refused(&path), StoreError::InUse(TableLocation::File(path.clone())));
    drop(first);
    assert!(open(&path).is_ok());
}

#[test]
fn files_of_others_are_refused_and_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder);
    std::fs::write(&path, "Dear diary, today I met a witch. ".repeat(40)).unwrap();
    let before = std::fs::read(&path).unwrap();
    assert_eq!(refused(&path), StoreError::Foreign(TableLocation::File(path.clone())));
    assert_eq!(std::fs::read(&path).unwrap(), before);

    let path = folder.path().join("contacts.sqlite");
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE people (name TEXT)").unwrap();
    drop(other);
    let before = std::fs::read(&path).unwrap();
    assert_eq!(refused(&path), StoreError::Foreign(TableLocation::File(path.clone())));
    assert_eq!(std::fs::read(&path).unwrap(), before);

    let path = folder.path().join("newer.sqlite");
    drop(open(&path).unwrap());
    let newer = Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 7).unwrap();
    drop(newer);
    let error = refused(&path);
    assert_eq!(error.remedy(), Some(Remedy::NewerOrOtherFile));
    assert_eq!(
        error,
        StoreError::Newer { place: TableLocation::File(path), layout: 7, reads: SCHEMA_VERSION }
    );
    assert!(matches!(refused(folder.path()), StoreError::Machine { .. }));
}
