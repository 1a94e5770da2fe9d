//! Boards that are not generated: boards from files ([`BoardFile`]) and the published edition
//! ([`published`]). Also [`winnable`], which detects boards on which no game can be won.

use std::collections::HashSet;
use std::num::NonZero;

use serde::Deserialize;

use super::engine::move_table::TrackPlace;
use super::{Card, Deck, MoveTable, RacePicture, RaceRules, Track, TrackError, simulate};
use crate::common::players::Players;
use crate::common::seed::Seed;

/// A board written by hand, or a generated game. Only `track` is required.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Spaces of the [`Track`].
    pub track: Track,
    /// Cards; [`BoardFile::deck`] returns the default if this is `None`.
    deck: Option<Deck>,
    /// Rule options; omitted options are off.
    #[serde(default)]
    pub rules: RaceRules,
    /// Number of players, if given.
    pub players: Option<Players>,
    /// Seed of a generated [`RaceGame`](super::RaceGame).
    pub seed: Option<Seed>,
    /// Expected length of a generated game. The board may have been edited since, so only
    /// `seconds_per_turn`, the duration of a turn, is read from it.
    expected: Option<Timing>,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
struct Timing {
    seconds_per_turn: NonZero<u16>,
}

impl BoardFile {
    /// Parses the JSON form of a board.
    ///
    /// # Errors
    /// If `text` is not JSON or not a valid board. The message states the position and the reason.
    pub fn parse(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }

    /// Assumed duration of a turn, in seconds, if the file gives one.
    pub fn seconds_per_turn(&self) -> Option<u16> {
        self.expected.map(|timing| timing.seconds_per_turn.get())
    }

    /// Returns the cards of the file. The default is 8 singles and 2 doubles of each colour, and
    /// one card for each picture on `track`.
    pub fn deck(&self) -> Deck {
        let kept = |card: &Card| match card {
            Card::Picture(picture) => self.track.has(*picture),
            _ => true,
        };
        let usual = || {
            let colours = Deck::even(8, 2, 0).expect("60 cards are a deck");
            let pictures = RacePicture::ALL.map(Card::Picture).into_iter().filter(kept);
            Deck::new(colours.cards().chain(pictures)).expect("66 cards are a deck")
        };
        self.deck.clone().unwrap_or_else(usual)
    }
}

/// Number of spaces of the published track between the start and the finish.
///
/// The published list has 134 spaces. Its last space is the finish, and a player who reaches it
/// wins. In the rules of this engine a player wins by passing the last space, so the finish is not
/// a space here. With the finish as a space the mean would be 39.99 turns instead of 39.16.
const LENGTH: usize = 133;

/// Published edition of a well-known race: track, deck, and the rules of its public analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishedRace {
    /// Track of the edition.
    pub track: Track,
    /// Deck of the edition.
    pub deck: Deck,
    /// Rule options under which the edition is played.
    pub rules: RaceRules,
}

/// Returns the published edition, under the conventions that reproduce its analysis:
///
/// - Spaces are numbered from 1; the start is 0. Pictures are inserted between the colours, and the
///   sequence of colours continues after a picture.
/// - A player who reaches space 134 wins (see `LENGTH`).
/// - A held player moves with the card that frees the player. Only colour cards free; a picture
///   card has no effect. Every card drawn while held counts as a turn.
/// - A bridge is followed only from the space where a turn ends, not from the first half of a
///   double.
///
/// The mean is then 39.161 087 turns, which equals the published fraction to all digits of an
/// `f64`. The shortest game has 4 turns, the median is 32, and 0.46 % of the games (1 in 215) last
/// longer than 150 turns. The distribution of lengths has two peaks: 17 turns with 2.28 % (the
/// published "mode") and, higher, 26 turns with 2.48 %.
pub fn published() -> PublishedRace {
    let build = || -> Result<PublishedRace, TrackError> {
        let pictures: Vec<(usize, RacePicture)> = [9, 18, 43, 75, 96, 104]
            .map(|space| space - 1)
            .into_iter()
            .zip(RacePicture::ALL)
            .collect();
        let mut spaces = Track::coloured(LENGTH, &pictures)?.spaces().to_vec();
        for space in [48, 86, 121] {
            spaces[space - 1].lose_turn = true;
        }
        for (foot, end) in [(5, 59), (34, 47)] {
            spaces[foot - 1].bridge_to = Some(end - 1);
        }
        Ok(PublishedRace {
            track: Track::new(spaces)?,
            deck: Deck::even(8, 2, 1).expect("66 cards are a deck"),
            rules: RaceRules { replacement: true, hold_until_colour: true, ..RaceRules::default() },
        })
    };
    build().expect("the published track is valid")
}

/// Returns the published edition's track and deck under the rules of a public simulator, which
/// differ from the rules people play:
///
/// - Cards are drawn without replacement, and a lose-a-turn space costs one turn.
/// - After a double card the program looks for a bridge and a lose-a-turn space on the space where
///   the first of the two moves ended. It follows that bridge from wherever the second move ended.
pub fn as_programmed() -> PublishedRace {
    PublishedRace {
        rules: RaceRules { first_move_counts: true, ..RaceRules::default() },
        ..published()
    }
}

/// Proof that no game can end: for every order of the cards, the deck is used up and shuffled again
/// before the needed cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "nobody can ever finish without replacement, because all other cards of the deck come before the needed ones come again; put the cards back with replacement, or add cards that lead on"
)]
pub struct UnwinnableError;

const GAMES: u64 = 16;

/// Largest number of situations that `search` visits, which takes about a second.
const MOST: usize = 300_000;

/// State of the search for one player: the place, the remaining cards of each kind, and the number
/// of cards that the other players may still draw before the player's next turn.
type Situation = (TrackPlace, [u16; Card::COUNT], u8);

/// Looks for a proof that nobody can finish. With several players, the others are assumed to draw
/// the most helpful cards. A proof is therefore always valid, but a game without a proof may still
/// have no end.
///
/// # Errors
/// [`UnwinnableError`] if there is a proof.
pub fn winnable(table: &MoveTable, players: Players) -> Result<(), UnwinnableError> {
    let shown = || simulate(table, players, Seed(0), GAMES, 1).finished() > 0;
    if table.rules().replacement || shown() || search(table, players, MOST) {
        Ok(())
    } else {
        Err(UnwinnableError)
    }
}

/// Whether one player can win, by a search of at most `most` situations. Returns `true` if the
/// search reaches that limit.
fn search(table: &MoveTable, players: Players, most: usize) -> bool {
    let all: [u16; Card::COUNT] = {
        let mut counts = [0; Card::COUNT];
        table.deck().cards().for_each(|card| counts[card.index()] += 1);
        counts
    };
    let others = players.count() - 1;
    let start: Situation = (TrackPlace::START, all, others);
    let mut seen = HashSet::from([start]);
    let mut open = vec![start];
    while let Some((place, left, others_left)) = open.pop() {
        if seen.len() > most {
            return true;
        }
        let mut reach = |situation: Situation| {
            if seen.insert(situation) {
                open.push(situation);
            }
        };
        if place.has_lost_turn() {
            reach((place.cleared(), left, others));
        }
        for card in 0..Card::COUNT {
            // An empty draw pile is replaced by the whole deck.
            let mut left = if left.iter().all(|&n| n == 0) { all } else { left };
            if left[card] == 0 {
                continue;
            }
            left[card] -= 1;
            if others_left > 0 {
                reach((place, left, others_left - 1));
            }
            if !place.has_lost_turn() {
                let next = table.next(place, card as u8);
                if next == table.won() {
                    return true;
                }
                reach((next, left, others));
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::engine::move_table::TrackPlace;
    use crate::race::{
        Card, Colour, CountedUnit, Deck, MoveTable, RacePicture, RaceRules, Space, SpaceKind,
        Track, exact,
    };

    #[test]
    fn the_track_is_enough() {
        let file = BoardFile::parse(r#"{"track": [{"colour": "red"}, {"picture": 2}]}"#).unwrap();
        assert_eq!(file.deck().size(), 61);
        assert_eq!(file.deck().count(Card::Picture(RacePicture::ALL[1])), 1);
        assert_eq!(file.rules, RaceRules::default());
    }

    #[test]
    fn mistakes_are_located() {
        for (text, words) in [
            ("{\"track\": [\n{\"colour\": \"red\"},, ]}", "at line 2 column"),
            ("{}", "missing field `track`"),
            (r#"{"track": [{"colour": "pink"}]}"#, "unknown variant `pink`"),
            (
                r#"{"track": [{"colour": "red"}], "deck": {"singles": [0,0,0,0,0,0]}}"#,
                "deck is empty",
            ),
            (r#"{"track": [{"colour": "red", "bridge_to": 9}]}"#, "leads to space 9"),
            (r#"{"track": [{"colour": "red"}], "players": 0}"#, "0 players"),
        ] {
            let told = BoardFile::parse(text).unwrap_err().to_string();
            assert!(told.contains(words), "{told}");
        }
    }

    #[test]
    fn held_spaces_have_the_published_colours() {
        let track = published().track;
        let held: Vec<SpaceKind> =
            track.spaces().iter().filter(|s| s.lose_turn).map(|s| s.kind).collect();
        assert_eq!(held, [Colour::Yellow, Colour::Blue, Colour::Red].map(SpaceKind::Colour));
    }

    #[test]
    fn the_published_figures_come_out() {
        let PublishedRace { track, deck, rules } = published();
        let table = MoveTable::new(&track, &deck, rules).unwrap();
        let exact = exact(&table, CountedUnit::Turns).unwrap();
        // The published mean is a fraction of 188 by 187 digits that begins with 39.161 086 953 676
        // 54.
        assert!((exact.mean - 39.161_086_953_676_54).abs() < 1e-10, "{}", exact.mean);
        assert_eq!(exact.shortest(), 4);
        assert_eq!(exact.quantile(50), 32);
        assert!((exact.longer(150) - 1.0 / 200.0).abs() < 0.000_5);
        assert_eq!(exact.peaks(), [17, 26]);
        assert_eq!((1000.0 * exact.probability(17)).round(), 23.0);
        assert_eq!(exact.mode(), 26);
    }

    /// Plays one turn step by step as the simulator's program does. Positions count from 0; the
    /// start is -1. Returns the position, whether the next turn is lost, and whether the player has
    /// won.
    fn turn(board: &[Space], position: i32, card: Card) -> (i32, bool, bool) {
        let (mut position, mut winner) = (position, false);
        let sought = match card {
            Card::Single(colour) | Card::Double(colour) => SpaceKind::Colour(colour),
            Card::Picture(picture) => SpaceKind::Picture(picture),
        };
        let mut moved = || loop {
            position += 1;
            if position as usize == board.len() {
                if !matches!(card, Card::Picture(_)) {
                    winner = true;
                    return None;
                }
                position = 0;
            }
            if board[position as usize].kind == sought {
                return Some(board[position as usize]);
            }
        };
        let Some(mut current) = moved() else { return (position, false, true) };
        if matches!(card, Card::Double(_)) {
            // The program discards the result of the second move.
            moved();
        }
        if winner {
            return (position, false, true);
        }
        if let Some(end) = current.bridge_to {
            position = end as i32;
            current = board[end];
        }
        (position, current.lose_turn, false)
    }

    #[test]
    fn the_simulator_is_played_as_its_program_has_it() {
        let PublishedRace { track, deck, rules } = as_programmed();
        assert!(!rules.replacement && !rules.hold_until_colour && !rules.everyone);
        // Additional bridges that doubles reach with their first move.
        let mut bridges = track.spaces().to_vec();
        bridges[6].bridge_to = Some(47);
        bridges[12].bridge_to = Some(30);
        for spaces in [track.spaces().to_vec(), bridges] {
            let track = Track::new(spaces).unwrap();
            let table = MoveTable::new(&track, &deck, rules).unwrap();
            for (place, card) in (0..=LENGTH).flat_map(|p| Card::all().map(move |card| (p, card))) {
                let next = table.next(TrackPlace::at(place), card.index() as u8);
                let (position, loses, won) = turn(track.spaces(), place as i32 - 1, card);
                let told = (next.number(), next.has_lost_turn(), next == table.won());
                assert_eq!(told, (position as usize + 1, loses, won), "{place} {card:?}");
            }
        }
        // The players' rules differ: with them a double orange from the start passes the bridge on
        // space 5.
        let next = |rules| {
            let table = MoveTable::new(&track, &deck, rules).unwrap();
            table.next(TrackPlace::START, Card::Double(Colour::Orange).index() as u8).number()
        };
        assert_eq!((next(rules), next(RaceRules::default())), (59, 12));
    }

    const BACK: Card = Card::Picture(RacePicture::ALL[0]);
    const RED: Card = Card::Single(Colour::Red);

    /// [`MoveTable`] of a track with one picture space followed by `reds` red spaces.
    fn table(reds: usize, cards: &[Card], rules: RaceRules) -> MoveTable {
        let mut spaces = vec![Space::plain(SpaceKind::Picture(RacePicture::ALL[0]))];
        spaces.resize(reds + 1, Space::plain(SpaceKind::Colour(Colour::Red)));
        let deck = Deck::new(cards.iter().copied()).unwrap();
        MoveTable::new(&Track::new(spaces).unwrap(), &deck, rules).unwrap()
    }

    fn alone() -> Players {
        Players::new(1).unwrap()
    }

    #[test]
    fn a_deck_that_never_gives_three_in_a_row_is_proven() {
        // At most two reds are drawn in a row: picture, red | red, picture.
        let can =
            |reds, cards: &[Card]| winnable(&table(reds, cards, RaceRules::default()), alone());
        assert_eq!(can(1, &[RED, BACK]), Ok(()));
        assert_eq!(can(2, &[RED, BACK]), Err(UnwinnableError));
        assert_eq!(can(3, &[RED, RED, BACK]), Ok(()));
        assert_eq!(can(4, &[RED, RED, BACK]), Err(UnwinnableError));
        assert_eq!(can(40, &[RED]), Ok(()));
    }

    #[test]
    fn cards_that_go_back_make_it_winnable() {
        let replaced = RaceRules { replacement: true, ..RaceRules::default() };
        assert_eq!(winnable(&table(2, &[RED, BACK], replaced), alone()), Ok(()));
    }

    #[test]
    fn others_may_take_the_cards_that_are_in_the_way() {
        let table = table(2, &[RED, BACK], RaceRules::default());
        // With a second player the picture card can go to the other player in every deck.
        assert!(search(&table, Players::new(2).unwrap(), MOST));
        let played = simulate(&table, Players::new(2).unwrap(), Seed(0), GAMES, 1);
        assert!(played.finished() > 0);
    }

    #[test]
    fn what_is_rare_but_possible_is_not_refused() {
        // A win needs all reds last in one deck and first in the next one.
        let cards: Vec<Card> = [vec![RED; 6], vec![BACK; 60]].concat();
        let table = table(11, &cards, RaceRules::default());
        assert_eq!(simulate(&table, alone(), Seed(0), GAMES, 1).finished(), 0);
        assert_eq!(winnable(&table, alone()), Ok(()));
        let one_more = super::tests::table(12, &cards, RaceRules::default());
        assert_eq!(winnable(&one_more, alone()), Err(UnwinnableError));
    }

    #[test]
    fn a_search_that_is_too_long_proves_nothing() {
        let table = table(2, &[RED, BACK], RaceRules::default());
        assert!(!search(&table, alone(), MOST) && search(&table, alone(), 1));
    }
}
