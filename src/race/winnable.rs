//! Whether a game without replacement can be won at all.
//!
//! What some order of cards leads to, the deck may never give: with one card of red and one
//! of a picture, no three reds come in a row. A few played games show that a board can be
//! won; if none of them ends, all that can happen to one player is searched.

use std::collections::HashSet;

use super::engine::move_table::Place;
use super::{Card, MoveTable, simulate};
use crate::game::players::Players;
use crate::game::seed::Seed;

/// Proven: whatever order the cards lie in, the deck runs out before what is needed comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "nobody can ever finish without replacement, because all other cards of the deck come before the needed ones come again; put the cards back with replacement, or add cards that lead on"
)]
pub struct Unwinnable;

/// Games that are played first.
const GAMES: u64 = 16;

/// The most situations that are searched: about a second.
const MOST: usize = 300_000;

/// What one player sees: place, cards left of each kind, and how many cards the others may
/// still draw before the next turn.
type Situation = (Place, [u16; Card::COUNT], u8);

/// Looks for a proof that nobody can finish. With several players the others count as
/// drawing whatever cards serve best; so that without a proof a game may still have no end,
/// but with one it surely has none.
///
/// # Errors
/// With the proof.
pub fn winnable(table: &MoveTable, players: Players) -> Result<(), Unwinnable> {
    let shown = || simulate(table, players, Seed(0), GAMES, 1).finished() > 0;
    if table.rules().replacement || shown() || search(table, players, MOST) {
        Ok(())
    } else {
        Err(Unwinnable)
    }
}

/// Whether one player can win, as far as at most so many situations tell.
fn search(table: &MoveTable, players: Players, most: usize) -> bool {
    let all: [u16; Card::COUNT] = {
        let mut counts = [0; Card::COUNT];
        table.deck().cards().for_each(|card| counts[card.index()] += 1);
        counts
    };
    let others = players.count() - 1;
    let start: Situation = (Place::START, all, others);
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
        if place.marked() {
            reach((place.cleared(), left, others));
        }
        for card in 0..Card::COUNT {
            // An empty pile is all cards again.
            let mut left = if left.iter().all(|&n| n == 0) { all } else { left };
            if left[card] == 0 {
                continue;
            }
            left[card] -= 1;
            if others_left > 0 {
                reach((place, left, others_left - 1));
            }
            if !place.marked() {
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
    use crate::race::{Colour, Deck, Picture, RaceRules, Space, SpaceKind, Track};

    const BACK: Card = Card::Picture(Picture::ALL[0]);
    const RED: Card = Card::Single(Colour::Red);

    /// A picture, then as many red spaces.
    fn table(reds: usize, cards: &[Card], rules: RaceRules) -> MoveTable {
        let mut spaces = vec![Space::plain(SpaceKind::Picture(Picture::ALL[0]))];
        spaces.resize(reds + 1, Space::plain(SpaceKind::Colour(Colour::Red)));
        let deck = Deck::new(cards.iter().copied()).unwrap();
        MoveTable::new(&Track::new(spaces).unwrap(), &deck, rules).unwrap()
    }

    fn alone() -> Players {
        Players::new(1).unwrap()
    }

    #[test]
    fn a_deck_that_never_gives_three_in_a_row_is_proven() {
        // Two reds come in a row at most: picture, red | red, picture.
        let can =
            |reds, cards: &[Card]| winnable(&table(reds, cards, RaceRules::default()), alone());
        assert_eq!(can(1, &[RED, BACK]), Ok(()));
        assert_eq!(can(2, &[RED, BACK]), Err(Unwinnable));
        assert_eq!(can(3, &[RED, RED, BACK]), Ok(()));
        assert_eq!(can(4, &[RED, RED, BACK]), Err(Unwinnable));
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
        // With a second player the picture can fall to the other one, time and again.
        assert!(search(&table, Players::new(2).unwrap(), MOST));
        let played = simulate(&table, Players::new(2).unwrap(), Seed(0), GAMES, 1);
        assert!(played.finished() > 0);
    }

    #[test]
    fn what_is_rare_but_possible_is_not_refused() {
        // The reds have to come as the last of one deck and the first of the next.
        let cards: Vec<Card> = [vec![RED; 6], vec![BACK; 60]].concat();
        let table = table(11, &cards, RaceRules::default());
        assert_eq!(simulate(&table, alone(), Seed(0), GAMES, 1).finished(), 0);
        assert_eq!(winnable(&table, alone()), Ok(()));
        let one_more = super::tests::table(12, &cards, RaceRules::default());
        assert_eq!(winnable(&one_more, alone()), Err(Unwinnable));
    }

    #[test]
    fn a_search_that_is_too_long_proves_nothing() {
        let table = table(2, &[RED, BACK], RaceRules::default());
        assert!(!search(&table, alone(), MOST) && search(&table, alone(), 1));
    }
}
