//! Internal, may change. Ways of testing the potions of a printed game: with the printed pages, and
//! with extra pages and files. The strip, the rules page and the QR code share the wording defined
//! here.

use serde::{Deserialize, Serialize};

use crate::texts::Message;
use crate::texts::msg::*;

/// Extras printed or written with a sheet, in addition to board, rules and notebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Extras {
    /// Oracle, as pages of the sheet. Only a First Game outside a tournament can have it.
    pub oracle: bool,
    /// Web page that tests potions, as the file [`Extras::PLAY_PAGE`] next to the printed one.
    pub play_page: bool,
    /// Page of answers for a Keeper.
    pub answers: bool,
    /// Page of answers to fold and seal.
    pub sealed: bool,
}

impl Extras {
    /// File name of the web page that tests potions.
    pub const PLAY_PAGE: &'static str = "play.html";
}

/// All ways in which the potions of a printed game can be tested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TestMethods {
    /// Web address in the code; `None` for a code of plain text.
    pub address: Option<String>,
    /// Whether a referee keeps the secret: a person, or the server at `address`. Then neither an
    /// oracle nor a page in a file contains the secret.
    pub is_referee: bool,
    /// Extras of the sheet. With `is_referee` they do not count as ways.
    pub extras: Extras,
}

/// Way of testing a potion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestMethod<'a> {
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

impl TestMethods {
    /// Returns the preferred way, which the rules describe first.
    pub fn first(&self) -> TestMethod<'_> {
        self.all().next().unwrap_or(if self.is_referee {
            TestMethod::Referee
        } else {
            TestMethod::Host
        })
    }

    /// Returns the ways other than [`TestMethods::first`], in the order of description.
    pub fn others(&self) -> impl Iterator<Item = TestMethod<'_>> {
        self.all().skip(1)
    }

    /// Returns all ways by web address or extras, in the order of description. Empty if only a host
    /// or a referee tests potions.
    fn all(&self) -> impl Iterator<Item = TestMethod<'_>> {
        let TestMethods { address, is_referee, extras } = self;
        let Extras { oracle, play_page, answers, sealed } = *extras;
        let led = address.as_deref().map(|page| match is_referee {
            true => TestMethod::Server(page),
            false => TestMethod::Code(page),
        });
        let open = |there: bool, way| (there && !is_referee).then_some(way);
        let keeper = |there: bool, sealed| open(there, TestMethod::Keeper { sealed });
        led.into_iter()
            .chain(open(oracle, TestMethod::Oracle))
            .chain(open(play_page, TestMethod::PlayPage))
            .chain(keeper(answers, false))
            .chain(keeper(sealed, true))
    }

    /// Whether the players have a page that reads the code, directly or through the host. Such a
    /// page also checks answers and accepts a give-up code.
    pub fn reads_codes(&self) -> bool {
        let reads =
            |way| matches!(way, TestMethod::Code(_) | TestMethod::PlayPage | TestMethod::Server(_));
        self.all().any(reads) || self.first() == TestMethod::Host
    }

    /// Returns heading and instruction next to the code on the strip.
    pub(crate) fn on_strip(&self) -> (Message, Message) {
        match self.first() {
            TestMethod::Oracle if self.extras.play_page => {
                (ways_strip_oracle(), ways_strip_oracle_note_play())
            }
            TestMethod::Oracle => (ways_strip_oracle(), ways_strip_oracle_note()),
            TestMethod::Code(_) | TestMethod::Server(_) => {
                (ways_strip_code(), ways_strip_code_note())
            }
            TestMethod::PlayPage => (ways_strip_play(), ways_strip_play_note()),
            TestMethod::Keeper { .. } => (ways_strip_keeper(), ways_strip_keeper_note()),
            TestMethod::Host => (ways_strip_host(), ways_strip_host_note()),
            TestMethod::Referee => (ways_strip_referee(), ways_strip_referee_note()),
        }
    }

    /// Returns the instruction for people who have the code as text.
    pub(crate) fn with_code(&self) -> Message {
        match self {
            TestMethods { address: Some(_), .. } => ways_read_link(),
            TestMethods { is_referee: true, .. } => ways_read_referee(),
            _ if self.extras.play_page => ways_read_play(),
            _ => ways_read_host(),
        }
    }

    /// Returns the text that a phone's camera app shows for a code without a web address. Its
    /// characters fit the compact alphanumeric mode of QR codes.
    pub(crate) fn in_code(&self) -> Message {
        match self.first() {
            TestMethod::Oracle if !self.extras.play_page => ways_lead_oracle(),
            TestMethod::Oracle
            | TestMethod::PlayPage
            | TestMethod::Code(_)
            | TestMethod::Server(_) => ways_lead_play(),
            TestMethod::Keeper { .. } => ways_lead_keeper(),
            TestMethod::Host => ways_lead_host(),
            TestMethod::Referee => ways_lead_referee(),
        }
    }
}

impl TestMethod<'_> {
    /// Returns the sentence of the rules on testing a potion this way.
    pub(crate) fn test(self) -> Message {
        match self {
            TestMethod::Oracle => ways_test_oracle(),
            TestMethod::Code(_) | TestMethod::Server(_) => ways_test_code(),
            TestMethod::PlayPage => ways_test_play(),
            TestMethod::Keeper { .. } => ways_test_keeper(),
            TestMethod::Host => ways_test_host(),
            TestMethod::Referee => ways_test_referee(),
        }
    }

    /// Returns the sentence of the rules on this additional way, and on who may read its page.
    /// Markup. `None` for a way that is never an additional one.
    pub(crate) fn also(self) -> Option<Message> {
        match self {
            TestMethod::Oracle => Some(ways_also_oracle()),
            TestMethod::PlayPage => Some(ways_also_play()),
            TestMethod::Keeper { sealed: false } => Some(ways_also_answers()),
            TestMethod::Keeper { sealed: true } => Some(ways_also_sealed()),
            TestMethod::Code(_)
            | TestMethod::Server(_)
            | TestMethod::Host
            | TestMethod::Referee => None,
        }
    }

    /// Returns the sentence of the rules on checking a named recipe this way.
    pub(crate) fn name(self) -> Message {
        match self {
            TestMethod::Oracle => ways_name_oracle(),
            TestMethod::Code(_) | TestMethod::Server(_) => ways_name_code(),
            TestMethod::PlayPage => ways_name_play(),
            TestMethod::Keeper { .. } => ways_name_keeper(),
            TestMethod::Host => ways_name_host(),
            TestMethod::Referee => ways_name_referee(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    const ALL: Extras = Extras { oracle: true, play_page: true, answers: true, sealed: true };

    fn told(address: Option<&str>, is_referee: bool, extras: Extras) -> Vec<String> {
        let ways = TestMethods { address: address.map(str::to_owned), is_referee, extras };
        let told = std::iter::once(ways.first()).chain(ways.others());
        told.map(|way| format!("{way:?}")).collect()
    }

    #[test]
    fn the_first_way_is_what_needs_least() {
        let answers = Extras { answers: true, ..Extras::default() };
        for (address, is_referee, extras, expected) in [
            (None, false, Extras::default(), &["Host"][..]),
            (None, true, Extras::default(), &["Referee"]),
            (None, false, answers, &["Keeper { sealed: false }"]),
            (None, true, ALL, &["Referee"]),
            (Some("a"), true, ALL, &["Server(\"a\")"]),
            (
                Some("a"),
                false,
                Extras { oracle: true, ..answers },
                &["Code(\"a\")", "Oracle", "Keeper { sealed: false }"],
            ),
            (
                None,
                false,
                ALL,
                &["Oracle", "PlayPage", "Keeper { sealed: false }", "Keeper { sealed: true }"],
            ),
        ] {
            assert_eq!(told(address, is_referee, extras), expected);
        }
    }

    /// A code is useless if nothing reads it.
    #[test]
    fn codes_are_read_by_pages_alone() {
        let reads = |extras| TestMethods { extras, ..TestMethods::default() }.reads_codes();
        assert!(reads(Extras::default()) && reads(ALL));
        assert!(!reads(Extras { play_page: false, ..ALL }));
    }

    /// Who was handed only the paper has no file next to it, and an iPhone runs none.
    #[test]
    fn who_has_only_the_paper_reads_whom_to_ask() {
        let play_page = Extras { play_page: true, ..Extras::default() };
        for language in Language::all() {
            let text = |message: Message| language.format(&message);
            for told in [TestMethod::PlayPage.test(), TestMethod::PlayPage.also().unwrap()] {
                let told = text(told);
                assert!(told.contains("iPhone") && told.contains("play.html"), "{told}");
            }
            for extras in [play_page, ALL] {
                let note = TestMethods { extras, ..TestMethods::default() }.on_strip().1;
                let note = text(note);
                let is_sent_to_a_file = note.to_lowercase().contains("pdf");
                assert!(note.contains("play.html") && !is_sent_to_a_file, "{note}");
            }
        }
    }
}
