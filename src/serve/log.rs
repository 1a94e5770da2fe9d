//! Events at the tables, for the log; and deeds, which the phones at a table are informed of, with
//! what can be restored.

use std::fmt;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Duration;

use serde::{Deserialize, Serialize, Serializer};

use super::machine;
use super::name::TableName;
use crate::game::{ActionKind, GameStatus, RefereeAction, TableSummary};

/// Limit for events waiting to be written. Further events are dropped, because players must not
/// wait for a slow log.
const WAITING: usize = 4096;

/// Kind of an [`Event`] at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// The table was opened.
    Opened,
    /// A potion was tested.
    Test,
    /// A right answer was checked.
    Right,
    /// A wrong answer was checked.
    Wrong,
    /// The players gave up.
    GaveUp,
    /// The players restarted the game.
    Again,
    /// The referee closed the table.
    Closed,
    /// The referee reopened the table.
    Reopened,
    /// The referee took the last test back.
    TakenBack,
    /// The referee restarted the game.
    Reset,
    /// The state before a restart or before a test was taken back was restored.
    BroughtBack,
}

/// Event at a table. It contains no secret.
#[derive(Clone, Debug, Serialize)]
pub struct Event {
    /// Time in seconds since 1970, serialized as `2026-11-22T15:04:05Z`.
    #[serde(rename = "time", serialize_with = "as_moment")]
    pub seconds: i64,
    /// Name of the table.
    #[serde(serialize_with = "as_text")]
    pub table: TableName,
    /// Label of its game.
    pub game: String,
    /// Kind of the event.
    #[serde(rename = "event")]
    pub what: EventKind,
    /// Summary of the game after the event.
    #[serde(flatten)]
    pub summary: TableSummary,
}

fn as_moment<S: Serializer>(seconds: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&format_time(*seconds))
}

fn as_text<S: Serializer>(name: &TableName, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(name)
}

impl Event {
    /// Returns the time of the event as `2026-11-22T15:04:05Z`.
    pub fn moment(&self) -> String {
        format_time(self.seconds)
    }
}

impl From<RefereeAction> for EventKind {
    fn from(ruling: RefereeAction) -> Self {
        match ruling {
            RefereeAction::Close => EventKind::Closed,
            RefereeAction::Reopen => EventKind::Reopened,
            RefereeAction::TakeBack => EventKind::TakenBack,
            RefereeAction::Reset => EventKind::Reset,
        }
    }
}

impl EventKind {
    /// Returns the kind of a players' action, from its weight and the summaries before and after
    /// it. `None` if the action concerns only their notes.
    pub(super) fn of_action(
        weight: ActionKind,
        before: &TableSummary,
        after: &TableSummary,
    ) -> Option<EventKind> {
        match weight {
            ActionKind::Again => Some(EventKind::Again),
            _ if after.tests > before.tests => Some(EventKind::Test),
            _ if after.guesses > before.guesses => {
                // With several winners, a right answer can follow an earlier one.
                let is_right = after.has_right_answer
                    && (!before.has_right_answer || after.winners.len() > before.winners.len());
                Some(if is_right { EventKind::Right } else { EventKind::Wrong })
            }
            _ if after.status == GameStatus::GivenUp && before.status != after.status => {
                Some(EventKind::GaveUp)
            }
            _ => None,
        }
    }
}

/// Log of a server, which forwards events to a thread.
#[derive(Clone, Default)]
pub struct Log(Option<SyncSender<Event>>);

impl Log {
    /// Creates a log that calls `tell` with each event in order, on a separate thread.
    ///
    /// # Errors
    /// If no thread can be created.
    pub fn with_sink(tell: impl Fn(&Event) + Send + 'static) -> std::io::Result<Self> {
        let (sender, events) = sync_channel::<Event>(WAITING);
        let write = move || events.iter().for_each(|event| tell(&event));
        std::thread::Builder::new().name("log".into()).spawn(write)?;
        Ok(Log(Some(sender)))
    }

    /// Whether events are logged.
    pub(super) fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Logs an event. It is dropped if too many events are waiting.
    pub(super) fn note(
        &self,
        table: TableName,
        game: String,
        what: EventKind,
        account: TableSummary,
    ) {
        if let Some(sender) = &self.0 {
            let event = Event { seconds: machine::now(), table, game, what, summary: account };
            let _ = sender.try_send(event);
        }
    }
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Log")
    }
}

/// Time during which a replaced state can be restored.
pub(super) const UNDO_WINDOW: Duration = Duration::from_secs(60);

/// Originator of a [`TableChange`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Actor {
    /// The referee, at the desk.
    Referee,
    /// A player whose phone sent a player number, from 0.
    Player(u8),
    /// A player without a number.
    Somebody,
}

/// Change that affected everyone at a table: who made it, its kind, and the revision after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TableChange {
    /// Kind of the action.
    pub what: EventKind,
    /// Originator.
    pub by: Actor,
    /// Revision of the table after the action.
    pub revision: u32,
}

/// Latest action that affected the whole table and can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct UndoneState {
    /// Revision of the table after the change.
    pub revision: u32,
    /// Whether players can restore the state; the referee always can.
    pub open: bool,
}

/// Changes stored with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TableHistory {
    /// Latest change.
    pub last: TableChange,
    /// Change whose replaced state can be restored within [`UNDO_WINDOW`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "lost")]
    pub undoable: Option<UndoneState>,
}

/// Latest change, as sent to a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct LatestChange {
    #[serde(flatten)]
    change: TableChange,
    /// State that this client can restore.
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<Undo>,
}

/// Restorable state and the remaining time of [`UNDO_WINDOW`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Undo {
    /// Revision after the change that replaced the state.
    #[serde(rename = "deed")]
    revision: u32,
    /// Remaining time in seconds.
    seconds: u64,
}

impl TableHistory {
    /// Returns the history after `last`, which replaced no state.
    pub(super) fn with_change(before: Option<TableHistory>, last: TableChange) -> TableHistory {
        TableHistory { last, undoable: before.and_then(|deeds| deeds.undoable) }
    }

    /// Returns the history after `last`, which replaced a state. Players can restore it if it is
    /// `open`.
    pub(super) fn with_undoable_change(last: TableChange, open: bool) -> TableHistory {
        TableHistory { last, undoable: Some(UndoneState { revision: last.revision, open }) }
    }

    /// Returns the latest change as sent to the referee or to players. `age` is the time since the
    /// state was replaced.
    pub(super) fn latest_change(&self, age: Option<Duration>, referee: bool) -> LatestChange {
        let left = age.and_then(|age| UNDO_WINDOW.checked_sub(age)).map(|left| left.as_secs());
        let lost = self.undoable.filter(|lost| lost.open || referee);
        let back = lost.zip(left.filter(|&seconds| seconds > 0));
        let back = back.map(|(lost, seconds)| Undo { revision: lost.revision, seconds });
        LatestChange { change: self.last, back }
    }
}

/// Formats milliseconds since 1970 as `2026-11-22T15:04:05.123Z`. Seconds are limited to the years
/// 1970 to 9999.
pub(super) fn written_exactly(ms: i64) -> String {
    let text = format_time(ms.div_euclid(1000));
    format!("{}.{:03}Z", text.trim_end_matches('Z'), ms.rem_euclid(1000))
}

/// Formats seconds since 1970 as `2026-11-22T15:04:05Z`, limited to the years 1970 to 9999.
pub(super) fn format_time(seconds: i64) -> String {
    const LAST: i64 = 253_402_300_799;
    let seconds = seconds.clamp(0, LAST);
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// Returns the Gregorian year, month and day of the day number `days`, counted from 1 January 1970.
fn date(days: i64) -> (i64, i64, i64) {
    // Years begin in March here, so that a leap day is the last of its year; 400 years have 146,097
    // days.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + i64::from(month <= 2), month, of_month)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_players_did_is_told_by_the_table_before_and_after() {
        let before = TableSummary { tests: 1, ..TableSummary::default() };
        let tested = TableSummary { tests: 2, ..before.clone() };
        let wrong = TableSummary { guesses: 1, ..before.clone() };
        let right =
            TableSummary { has_right_answer: true, status: GameStatus::Won, ..wrong.clone() };
        let gave_up = TableSummary { status: GameStatus::GivenUp, ..before.clone() };
        for (weight, after, what) in [
            (ActionKind::Move, &tested, Some(EventKind::Test)),
            (ActionKind::Guess, &wrong, Some(EventKind::Wrong)),
            (ActionKind::Guess, &right, Some(EventKind::Right)),
            (ActionKind::Guess, &gave_up, Some(EventKind::GaveUp)),
            (ActionKind::Again, &TableSummary::default(), Some(EventKind::Again)),
            (ActionKind::Move, &before, None),
        ] {
            assert_eq!(EventKind::of_action(weight, &before, after), what);
        }
    }

    #[test]
    fn a_log_that_nobody_reads_keeps_nobody_waiting() {
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let log = Log::with_sink(move |_| held.recv().unwrap_or_default()).unwrap();
        let table = TableName::fresh().unwrap();
        for _ in 0..2 * WAITING {
            log.note(table, "Malut Lisil".into(), EventKind::Opened, TableSummary::default());
        }
        drop(hold);
    }

    #[test]
    fn programs_read_an_event_as_one_object() {
        let account = TableSummary {
            tests: 3,
            counts: [("undergrown", 1)].into(),
            ..TableSummary::default()
        };
        let table = "bisol-tavuk-nupam".parse().unwrap();
        let event = Event {
            seconds: 0,
            table,
            game: "g".into(),
            what: EventKind::TakenBack,
            summary: account,
        };
        let json = serde_json::to_value(&event).unwrap();
        let expected = serde_json::json!({
            "time": "1970-01-01T00:00:00Z", "table": "bisol-tavuk-nupam", "game": "g",
            "event": "taken-back", "tests": 3, "guesses": 0, "found": false,
            "standing": "playing", "closed": false, "counts": { "undergrown": 1 },
        });
        assert_eq!(json, expected);
    }

    fn deed(what: EventKind, by: Actor, revision: u32) -> TableChange {
        TableChange { what, by, revision }
    }

    #[test]
    fn phones_are_told_who_did_it_and_how_long_it_can_be_brought_back() {
        let deeds =
            TableHistory::with_undoable_change(deed(EventKind::Again, Actor::Player(2), 7), true);
        let told = |age| serde_json::to_value(deeds.latest_change(age, false)).unwrap();
        let plain = json!({ "what": "again", "by": { "player": 2 }, "revision": 7 });
        let mut back = plain.clone();
        back["back"] = json!({ "deed": 7, "seconds": 48 });
        assert_eq!(told(Some(Duration::from_millis(11_500))), back);
        assert_eq!(told(Some(Duration::from_millis(59_001))), plain, "no second is left");
        assert_eq!(told(Some(Duration::from_secs(70))), plain);
        assert_eq!(told(None), plain);
    }

    #[test]
    fn what_the_referee_took_back_the_referee_alone_brings_back() {
        let deeds = TableHistory::with_undoable_change(
            deed(EventKind::TakenBack, Actor::Referee, 4),
            false,
        );
        let closed =
            TableHistory::with_change(Some(deeds), deed(EventKind::Closed, Actor::Referee, 5));
        for deeds in [deeds, closed] {
            let [player, referee] =
                [false, true].map(|r| deeds.latest_change(Some(Duration::ZERO), r));
            assert_eq!(player.back, None);
            assert_eq!(referee.back, Some(Undo { revision: 4, seconds: 60 }));
        }
        assert_eq!(closed.last.what, EventKind::Closed);
        assert_eq!(TableHistory::with_change(None, closed.last).undoable, None);
    }

    #[test]
    fn they_are_kept_as_they_were() {
        for deeds in [
            TableHistory::with_undoable_change(deed(EventKind::Reset, Actor::Referee, 1), true),
            TableHistory::with_change(None, deed(EventKind::Reopened, Actor::Somebody, 2)),
        ] {
            let text = serde_json::to_string(&deeds).unwrap();
            assert_eq!(serde_json::from_str::<TableHistory>(&text).unwrap(), deeds, "{text}");
        }
    }

    #[test]
    fn moments_are_written_as_the_calendar_has_them() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_795_359_845, "2026-11-22T15:04:05Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (i64::MAX, "9999-12-31T23:59:59Z"),
            (i64::MIN, "1970-01-01T00:00:00Z"),
        ] {
            assert_eq!(format_time(seconds), text);
        }
        assert_eq!(written_exactly(1_795_359_845_070), "2026-11-22T15:04:05.070Z");
    }
}
