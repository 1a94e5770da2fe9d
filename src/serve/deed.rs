//! What was done at a table for everyone, so that all of its phones are told of it, and what of
//! it can be brought back.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::log::What;

/// For so long what was lost can be brought back.
pub(super) const BACK: Duration = Duration::from_secs(60);

/// Who did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Doer {
    /// The referee, at the desk.
    Referee,
    /// A player whose phone said which of them, counted from 0.
    Player(u8),
    /// A player.
    Somebody,
}

/// Something that was done for everyone at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Deed {
    /// What it was.
    pub what: What,
    /// Who did it.
    pub by: Doer,
    /// The revision that the table had after it.
    pub revision: u32,
}

/// What the latest deed lost that lost anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Lost {
    /// The revision that the table had after it.
    pub revision: u32,
    /// Whether players may bring it back; the referee may.
    pub open: bool,
}

/// What a table remembers of deeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Deeds {
    /// The latest.
    pub last: Deed,
    /// What can be brought back, if not too much time has passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<Lost>,
}

/// The latest deed, as it is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Told {
    #[serde(flatten)]
    deed: Deed,
    /// What the asker can bring back.
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<Back>,
}

/// What can be brought back, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Back {
    /// The revision of the deed that lost it.
    deed: u32,
    seconds: u64,
}

impl Deeds {
    /// These after another deed that lost nothing.
    pub(super) fn and(before: Option<Deeds>, last: Deed) -> Deeds {
        Deeds { last, lost: before.and_then(|deeds| deeds.lost) }
    }

    /// A deed after which the table as it was can be brought back, by players as well if that
    /// is `open` to them.
    pub(super) fn losing(last: Deed, open: bool) -> Deeds {
        Deeds { last, lost: Some(Lost { revision: last.revision, open }) }
    }

    /// What is told of them to the referee, or to players; something was lost so long ago.
    pub(super) fn told(&self, age: Option<Duration>, referee: bool) -> Told {
        let left = age.and_then(|age| BACK.checked_sub(age)).map(|left| left.as_secs());
        let lost = self.lost.filter(|lost| lost.open || referee);
        let back = lost.zip(left.filter(|&seconds| seconds > 0));
        let back = back.map(|(lost, seconds)| Back { deed: lost.revision, seconds });
        Told { deed: self.last, back }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn deed(what: What, by: Doer, revision: u32) -> Deed {
        Deed { what, by, revision }
    }

    #[test]
    fn phones_are_told_who_did_it_and_how_long_it_can_be_brought_back() {
        let deeds = Deeds::losing(deed(What::Again, Doer::Player(2), 7), true);
        let told = |age| serde_json::to_value(deeds.told(age, false)).unwrap();
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
        let deeds = Deeds::losing(deed(What::TakenBack, Doer::Referee, 4), false);
        let closed = Deeds::and(Some(deeds), deed(What::Closed, Doer::Referee, 5));
        for deeds in [deeds, closed] {
            let [player, referee] = [false, true].map(|r| deeds.told(Some(Duration::ZERO), r));
            assert_eq!(player.back, None);
            assert_eq!(referee.back, Some(Back { deed: 4, seconds: 60 }));
        }
        assert_eq!(closed.last.what, What::Closed);
        assert_eq!(Deeds::and(None, closed.last).lost, None);
    }

    #[test]
    fn they_are_kept_as_they_were() {
        for deeds in [
            Deeds::losing(deed(What::Reset, Doer::Referee, 1), true),
            Deeds::and(None, deed(What::Reopened, Doer::Somebody, 2)),
        ] {
            let text = serde_json::to_string(&deeds).unwrap();
            assert_eq!(serde_json::from_str::<Deeds>(&text).unwrap(), deeds, "{text}");
        }
    }
}
