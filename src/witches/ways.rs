//! How the potions of a printed game are tested: with what was printed, and what lies beside it.
//! Strip, rules and code tell the same, in words that stand here alone.

#![cfg_attr(not(feature = "press"), allow(dead_code))]

use serde::{Deserialize, Serialize};

use crate::texts::Message;
use crate::texts::said::*;

/// What is printed or written besides board, rules and notebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Beside {
    /// The oracle, as a page of the sheet. Only a First Game that is no tournament's can have it.
    pub oracle: bool,
    /// The page that tests potions, as a file beside the printed one.
    pub play_page: bool,
    /// The page of answers for a Keeper.
    pub answers: bool,
    /// The page of answers to be folded and sealed.
    pub sealed: bool,
}

impl Beside {
    /// The name of the file of the page that tests potions.
    pub const PLAY_PAGE: &'static str = "play.html";
}

/// Everything with which the potions of a printed game can be tested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// The page that the code leads to.
    pub address: Option<String>,
    /// Whether a referee keeps the secret: a person, or a server that the code leads to. Neither
    /// an oracle nor a page of a file knows it then.
    pub is_referee: bool,
    /// What lies beside the board. Of a tournament's sheets neither oracle nor page.
    pub beside: Beside,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way<'a> {
    /// The players add numbers of the oracle's page.
    Oracle,
    /// The page of a web address, to which the code leads.
    Code(&'a str),
    /// The page in a file beside the printed one.
    PlayPage,
    /// A person with a page of answers, which was sealed or not.
    Keeper {
        /// Whether it was.
        sealed: bool,
    },
    /// Whoever printed the sheet.
    Host,
    /// The server of a referee, to which the code leads.
    Server(&'a str),
    /// A referee in person.
    Referee,
}

impl Ways {
    /// The way that is told first.
    pub fn first(&self) -> Way<'_> {
        self.all().next().unwrap_or(if self.is_referee { Way::Referee } else { Way::Host })
    }

    /// The other ways.
    pub fn others(&self) -> impl Iterator<Item = Way<'_>> {
        self.all().skip(1)
    }

    /// All that there are, in the order in which they are told.
    fn all(&self) -> impl Iterator<Item = Way<'_>> {
        let Ways { address, is_referee, beside } = self;
        let Beside { oracle, play_page, answers, sealed } = *beside;
        let led = address.as_deref().map(|page| match is_referee {
            true => Way::Server(page),
            false => Way::Code(page),
        });
        let open = |there: bool, way| (there && !is_referee).then_some(way);
        let keeper = |there: bool, sealed| open(there, Way::Keeper { sealed });
        led.into_iter()
            .chain(open(oracle, Way::Oracle))
            .chain(open(play_page, Way::PlayPage))
            .chain(keeper(answers, false))
            .chain(keeper(sealed, true))
    }

    /// Whether the players have something that reads the code, and so knows what to do with
    /// answers and with a give-up code.
    pub fn reads_codes(&self) -> bool {
        let reads = |way| matches!(way, Way::Code(_) | Way::PlayPage | Way::Server(_));
        self.all().any(reads) || self.first() == Way::Host
    }

    /// What stands on the strip beside the code: a heading, and what to do.
    pub(crate) fn on_strip(&self) -> (Message, Message) {
        match self.first() {
            Way::Oracle if self.beside.play_page => {
                (ways_strip_oracle(), ways_strip_oracle_note_play())
            }
            Way::Oracle => (ways_strip_oracle(), ways_strip_oracle_note()),
            Way::Code(_) | Way::Server(_) => (ways_strip_code(), ways_strip_code_note()),
            Way::PlayPage => (ways_strip_play(), ways_strip_play_note()),
            Way::Keeper { .. } => (ways_strip_keeper(), ways_strip_keeper_note()),
            Way::Host => (ways_strip_host(), ways_strip_host_note()),
            Way::Referee => (ways_strip_referee(), ways_strip_referee_note()),
        }
    }

    /// What is done with the code, for whoever has it as text.
    pub(crate) fn with_code(&self) -> Message {
        match self {
            Ways { address: Some(_), .. } => ways_read_link(),
            Ways { is_referee: true, .. } => ways_read_referee(),
            _ if self.beside.play_page => ways_read_play(),
            _ => ways_read_host(),
        }
    }

    /// What a phone's own camera shows of a code that leads to no page: capitals, which codes
    /// hold compactly.
    pub(crate) fn in_code(&self) -> Message {
        match self.first() {
            Way::Oracle if !self.beside.play_page => ways_lead_oracle(),
            Way::Oracle | Way::PlayPage | Way::Code(_) | Way::Server(_) => ways_lead_play(),
            Way::Keeper { .. } => ways_lead_keeper(),
            Way::Host => ways_lead_host(),
            Way::Referee => ways_lead_referee(),
        }
    }
}

impl Way<'_> {
    /// How a potion is tested so.
    pub(crate) fn test(self) -> Message {
        match self {
            Way::Oracle => ways_test_oracle(),
            Way::Code(_) | Way::Server(_) => ways_test_code(),
            Way::PlayPage => ways_test_play(),
            Way::Keeper { .. } => ways_test_keeper(),
            Way::Host => ways_test_host(),
            Way::Referee => ways_test_referee(),
        }
    }

    /// That it can be tested so as well, and who may look at what; markup. `None` of what is never
    /// one of several.
    pub(crate) fn also(self) -> Option<Message> {
        match self {
            Way::Oracle => Some(ways_also_oracle()),
            Way::PlayPage => Some(ways_also_play()),
            Way::Keeper { sealed: false } => Some(ways_also_answers()),
            Way::Keeper { sealed: true } => Some(ways_also_sealed()),
            Way::Code(_) | Way::Server(_) | Way::Host | Way::Referee => None,
        }
    }

    /// How the players see whether they named the recipe rightly.
    pub(crate) fn name(self) -> Message {
        match self {
            Way::Oracle => ways_name_oracle(),
            Way::Code(_) | Way::Server(_) => ways_name_code(),
            Way::PlayPage => ways_name_play(),
            Way::Keeper { .. } => ways_name_keeper(),
            Way::Host => ways_name_host(),
            Way::Referee => ways_name_referee(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Beside = Beside { oracle: true, play_page: true, answers: true, sealed: true };

    fn told(address: Option<&str>, is_referee: bool, beside: Beside) -> Vec<String> {
        let ways = Ways { address: address.map(str::to_owned), is_referee, beside };
        let told = std::iter::once(ways.first()).chain(ways.others());
        told.map(|way| format!("{way:?}")).collect()
    }

    #[test]
    fn the_first_way_is_what_needs_least() {
        let answers = Beside { answers: true, ..Beside::default() };
        for (address, is_referee, beside, expected) in [
            (None, false, Beside::default(), &["Host"][..]),
            (None, true, Beside::default(), &["Referee"]),
            (None, false, answers, &["Keeper { sealed: false }"]),
            (None, true, ALL, &["Referee"]),
            (Some("a"), true, ALL, &["Server(\"a\")"]),
            (
                Some("a"),
                false,
                Beside { oracle: true, ..answers },
                &["Code(\"a\")", "Oracle", "Keeper { sealed: false }"],
            ),
            (
                None,
                false,
                ALL,
                &["Oracle", "PlayPage", "Keeper { sealed: false }", "Keeper { sealed: true }"],
            ),
        ] {
            assert_eq!(told(address, is_referee, beside), expected);
        }
    }

    /// A code is of no use where nothing reads it.
    #[test]
    fn codes_are_read_by_pages_alone() {
        let reads = |beside| Ways { beside, ..Ways::default() }.reads_codes();
        assert!(reads(Beside::default()) && reads(ALL));
        assert!(!reads(Beside { play_page: false, ..ALL }));
    }
}
