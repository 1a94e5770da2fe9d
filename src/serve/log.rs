//! What happens at the tables, for a log.

use std::fmt;
use std::sync::mpsc::{SyncSender, sync_channel};

use serde::{Deserialize, Serialize, Serializer};

use super::moment;
use super::name::TableName;
use crate::game::Weight;
use crate::game::desk::{Account, Ruling, Standing};

/// Events that wait to be written. Where that goes too slowly, later ones are lost: players do
/// not wait for a log.
const WAITING: usize = 4096;

/// What happened at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// It was opened.
    Opened,
    /// A potion was tested.
    Test,
    /// A right answer was checked.
    Right,
    /// A wrong answer was checked.
    Wrong,
    /// The players gave up.
    GaveUp,
    /// The players began anew.
    Again,
    /// The referee closed it.
    Closed,
    /// The referee opened it again.
    Reopened,
    /// The referee took the last test back.
    TakenBack,
    /// The referee began it anew.
    Reset,
    /// What was lost when it began anew, or when a test was taken back, was brought back.
    BroughtBack,
}

/// Something that happened at a table, without any secret.
#[derive(Clone, Debug, Serialize)]
pub struct Event {
    /// When, in seconds since 1970.
    #[serde(rename = "time", serialize_with = "as_moment")]
    pub seconds: i64,
    /// At which table.
    #[serde(serialize_with = "as_text")]
    pub table: TableName,
    /// What its game is called by.
    pub game: String,
    /// What happened.
    #[serde(rename = "event")]
    pub what: What,
    /// The table after it.
    #[serde(flatten)]
    pub account: Account,
}

fn as_moment<S: Serializer>(seconds: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&moment::written(*seconds))
}

fn as_text<S: Serializer>(name: &TableName, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(name)
}

impl Event {
    /// When it happened, as `2026-11-22T15:04:05Z`.
    pub fn moment(&self) -> String {
        moment::written(self.seconds)
    }
}

impl From<Ruling> for What {
    fn from(ruling: Ruling) -> Self {
        match ruling {
            Ruling::Close => What::Closed,
            Ruling::Reopen => What::Reopened,
            Ruling::TakeBack => What::TakenBack,
            Ruling::Reset => What::Reset,
        }
    }
}

impl What {
    /// What players did, by what it was weighed as, and the table before and after it; nothing
    /// if it is only for their notes.
    pub(super) fn between(weight: Weight, before: &Account, after: &Account) -> Option<What> {
        match weight {
            Weight::Again => Some(What::Again),
            _ if after.tests > before.tests => Some(What::Test),
            _ if after.guesses > before.guesses => {
                Some(if after.found { What::Right } else { What::Wrong })
            }
            _ if after.standing == Standing::GivenUp && before.standing != after.standing => {
                Some(What::GaveUp)
            }
            _ => None,
        }
    }
}

/// Where a server says what happens at the tables.
#[derive(Clone, Default)]
pub struct Log(Option<SyncSender<Event>>);

impl Log {
    /// Events go to this function, one after the other, in a thread of its own.
    ///
    /// # Errors
    /// If the machine has no thread left.
    pub fn to(tell: impl Fn(&Event) + Send + 'static) -> std::io::Result<Self> {
        let (sender, events) = sync_channel::<Event>(WAITING);
        let write = move || events.iter().for_each(|event| tell(&event));
        std::thread::Builder::new().name("log".into()).spawn(write)?;
        Ok(Log(Some(sender)))
    }

    /// Whether anybody listens.
    pub(super) fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Says that something has happened.
    pub(super) fn note(&self, table: TableName, game: String, what: What, account: Account) {
        if let Some(sender) = &self.0 {
            let event = Event { seconds: moment::now(), table, game, what, account };
            let _ = sender.try_send(event);
        }
    }
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Log")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_players_did_is_told_by_the_table_before_and_after() {
        let before = Account { tests: 1, ..Account::default() };
        let tested = Account { tests: 2, ..before.clone() };
        let wrong = Account { guesses: 1, ..before.clone() };
        let right = Account { found: true, standing: Standing::Solved, ..wrong.clone() };
        let gave_up = Account { standing: Standing::GivenUp, ..before.clone() };
        for (weight, after, what) in [
            (Weight::Move, &tested, Some(What::Test)),
            (Weight::Guess, &wrong, Some(What::Wrong)),
            (Weight::Guess, &right, Some(What::Right)),
            (Weight::Guess, &gave_up, Some(What::GaveUp)),
            (Weight::Again, &Account::default(), Some(What::Again)),
            (Weight::Move, &before, None),
        ] {
            assert_eq!(What::between(weight, &before, after), what);
        }
    }

    #[test]
    fn a_log_that_nobody_reads_keeps_nobody_waiting() {
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let log = Log::to(move |_| held.recv().unwrap_or_default()).unwrap();
        let table = TableName::fresh().unwrap();
        for _ in 0..2 * WAITING {
            log.note(table, "Malut Lisil".into(), What::Opened, Account::default());
        }
        drop(hold);
    }

    #[test]
    fn programs_read_an_event_as_one_object() {
        let account =
            Account { tests: 3, counts: [("undergrown", 1)].into(), ..Account::default() };
        let table = "K7QM2XWP".parse().unwrap();
        let event = Event { seconds: 0, table, game: "g".into(), what: What::TakenBack, account };
        let json = serde_json::to_value(&event).unwrap();
        let expected = serde_json::json!({
            "time": "1970-01-01T00:00:00Z", "table": "K7QM2XWP", "game": "g",
            "event": "taken-back", "tests": 3, "guesses": 0, "found": false,
            "standing": "playing", "closed": false, "counts": { "undergrown": 1 },
        });
        assert_eq!(json, expected);
    }
}
