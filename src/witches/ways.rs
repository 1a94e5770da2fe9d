//! Ways of testing the potions of a printed game: with the printed pages, and with extra pages and
//! files. The strip, the rules page and the QR code share the wording defined here.

#![cfg_attr(not(feature = "press"), allow(dead_code))]

use serde::{Deserialize, Serialize};

use crate::texts::Message;
use crate::texts::said::*;

/// Extras printed or written with a sheet, in addition to board, rules and notebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Beside {
    /// Oracle, as pages of the sheet. Only a First Game outside a tournament can have it.
    pub oracle: bool,
    /// Web page that tests potions, as the file [`Beside::PLAY_PAGE`] next to the printed one.
    pub play_page: bool,
    /// Page of answers for a Keeper.
    pub answers: bool,
    /// Page of answers to fold and seal.
    pub sealed: bool,
}

impl Beside {
    /// File name of the web page that tests potions.
    pub const PLAY_PAGE: &'static str = "play.html";
}

/// All ways in which the potions of a printed game can be tested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Web address in the code; `None` for a code of plain text.
    pub address: Option<String>,
    /// Whether a referee keeps the secret: a person, or the server at `address`. Then neither an
    /// oracle nor a page in a file contains the secret.
    pub is_referee: bool,
    /// Extras of the sheet. With `is_referee` they do not count as ways.
    pub beside: Beside,
}

/// Way of testing a potion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way<'a> {
    /// Sums of the oracle's numbers, added by the players.
    Oracle,
    /// Page at this web address, opened by the code.
    Code(&'a str),
    /// Page in a file next to the printed one.
    PlayPage,
    /// Person with a page of answers.
    Keeper {
        /// Whether the page was sealed.
        sealed: bool,
    },
    /// Person who printed the sheet.
    Host,
    /// Server of a referee at this web address, opened by the code.
    Server(&'a str),
    /// Referee in person.
    Referee,
}

impl Ways {
    /// Returns the preferred way, which the rules describe first.
    pub fn first(&self) -> Way<'_> {
        self.all().next().unwrap_or(if self.is_referee { Way::Referee } else { Way::Host })
    }

    /// Returns the ways other than [`Ways::first`], in the order of description.
    pub fn others(&self) -> impl Iterator<Item = Way<'_>> {
        self.all().skip(1)
    }

    /// Returns all ways by web address or extras, in the order of description. Empty if only a host
    /// or a referee tests potions.
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

    /// Whether the players have a page that reads the code, directly or through the host. Such a
    /// page also checks answers and accepts a give-up code.
    pub fn reads_codes(&self) -> bool {
        let reads = |way| matches!(way, Way::Code(_) | Way::PlayPage | Way::Server(_));
        self.all().any(reads) || self.first() == Way::Host
    }

    /// Returns heading and instruction next to the code on the strip.
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

    /// Returns the instruction for people who have the code as text.
    pub(crate) fn with_code(&self) -> Message {
        match self {
            Ways { address: Some(_), .. } => ways_read_link(),
            Ways { is_referee: true, .. } => ways_read_referee(),
            _ if self.beside.play_page => ways_read_play(),
            _ => ways_read_host(),
        }
    }

    /// Returns the text that a phone's camera app shows for a code without a web address. Its
    /// characters fit the compact alphanumeric mode of QR codes.
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
    /// Returns the sentence of the rules on testing a potion this way.
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

    /// Returns the sentence of the rules on this additional way, and on who may read its page.
    /// Markup. `None` for a way that is never an additional one.
    pub(crate) fn also(self) -> Option<Message> {
        match self {
            Way::Oracle => Some(ways_also_oracle()),
            Way::PlayPage => Some(ways_also_play()),
            Way::Keeper { sealed: false } => Some(ways_also_answers()),
            Way::Keeper { sealed: true } => Some(ways_also_sealed()),
            Way::Code(_) | Way::Server(_) | Way::Host | Way::Referee => None,
        }
    }

    /// Returns the sentence of the rules on checking a named recipe this way.
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

    /// A code is useless if nothing reads it.
    #[test]
    fn codes_are_read_by_pages_alone() {
        let reads = |beside| Ways { beside, ..Ways::default() }.reads_codes();
        assert!(reads(Beside::default()) && reads(ALL));
        assert!(!reads(Beside { play_page: false, ..ALL }));
    }
}
