//! The texts of the race, from `templates/text/race-en.json`.

use crate::race::concern::RaceConcern;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::race::{Colour, Picture, RaceGame};
use crate::stream::Stream;
use crate::witches::pages::words::{fill, texts};

/// All texts of a race.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RaceWords {
    pub pages: PageTitles,
    pub track: TrackWords,
    names: Names,
    pub cards: CardWords,
    pub pawns: PawnWords,
    pub rules: RaceRules,
}

texts! {
    /// Titles of the pages, for bookmarks.
    PageTitles { track, rules, cards, backs, pawns }
    /// The track's page.
    TrackWords {
        title, course, one_player, players, spaces, minutes, seed, start, finish,
        picture, picture_note, nap, nap_note, nap_note_hold, bridge, bridge_note,
    }
    /// The pawns' page.
    PawnWords { title, intro, cut, fold, glue, foot }
    /// The names of the colours.
    ColourNames { red, purple, yellow, blue, orange, green }
    /// The rules, in reading order.
    RaceRules {
        title, intro,
        goal, goal_text,
        set_up, set_up_cut, set_up_pawns, set_up_deck, set_up_first,
        turn, turn_text, turn_text_replacement, colour, double, picture,
        spaces, bridge, nap, nap_hold,
        winning, winning_text, winning_first, winning_everyone,
        length, length_text, turns_alone, turns_each, turns_last,
        variants, variant_everyone, variant_first, variant_gentle, variant_choice,
        one_player, players, one_turn, turns, one_second, seconds, one_minute, minutes,
    }
}

/// What the names of courses are made of.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    adjectives: Vec<String>,
    places: Vec<String>,
}

/// The cards.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardWords {
    pub double: String,
    pub picture_note: String,
    colours: ColourNames,
    pictures: [String; Picture::COUNT],
}

const ENGLISH: &str = include_str!("../../../templates/text/race-en.json");

impl RaceWords {
    /// The English texts.
    pub fn english() -> &'static RaceWords {
        static WORDS: LazyLock<RaceWords> =
            LazyLock::new(|| serde_json::from_str(ENGLISH).expect("the embedded texts are whole"));
        &WORDS
    }

    /// The name of a game's course, drawn from its seed.
    pub fn course(&self, game: &RaceGame) -> String {
        let mut stream = Stream::new(game.seed, RaceConcern::CourseName, 0);
        let mut word = |list: &[String]| stream.pick(list).cloned().unwrap_or_default();
        let (adjective, place) = (word(&self.names.adjectives), word(&self.names.places));
        fill(&self.track.course, &[("adjective", &adjective), ("place", &place)])
    }

    /// The name of a colour.
    pub fn colour(&self, colour: Colour) -> &str {
        let names = &self.cards.colours;
        match colour {
            Colour::Red => &names.red,
            Colour::Purple => &names.purple,
            Colour::Yellow => &names.yellow,
            Colour::Blue => &names.blue,
            Colour::Orange => &names.orange,
            Colour::Green => &names.green,
        }
    }

    /// The name of a picture.
    pub fn picture(&self, picture: Picture) -> &str {
        &self.cards.pictures[picture.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::fonts::Face;

    #[test]
    fn the_english_texts_are_whole() {
        let words: RaceWords = serde_json::from_str(ENGLISH).unwrap();
        assert!(Colour::ALL.iter().all(|&c| !words.colour(c).is_empty()));
        for adjective in &words.names.adjectives {
            for place in &words.names.places {
                let values = [("adjective", &**adjective), ("place", &**place)];
                let name = fill(&words.track.course, &values);
                assert!(Face::Heading.em_width(&name) < 11.8, "{name} is too wide");
            }
        }
        assert!(words.names.adjectives.len() * words.names.places.len() >= 200);
    }
}
