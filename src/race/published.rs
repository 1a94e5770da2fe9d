//! The published edition, for validation only.

use super::{Deck, Picture, RaceRules, Track, TrackError};

/// Spaces of the published track between the start and the finish.
///
/// The published list has 134 spaces, the last of which is the finish: whoever reaches it
/// has won. In our rules whoever passes the last space has won, so that it is not a space
/// here. With it the mean would be 39.99 turns in place of 39.16.
const LENGTH: usize = 133;

/// The published edition: its track and deck, and the rules of the public analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Published {
    /// The track.
    pub track: Track,
    /// The deck.
    pub deck: Deck,
    /// The rules under which it is to be played.
    pub rules: RaceRules,
}

/// The published edition, under the conventions that reproduce its analysis:
///
/// - spaces are numbered from 1, the start being 0; pictures are inserted between the colours,
///   which go on after a picture where they stopped before it;
/// - reaching space 134 wins, see above;
/// - a held player moves on with the card that frees it; only colour cards free, a picture
///   card is drawn in vain; every card drawn while held counts as a turn;
/// - a bridge is followed only from where a turn ends, not from the first half of a double.
///
/// The mean is then 39.161 087 turns, equal to the published fraction in all its digits
/// that a double holds; the shortest game has 4 turns, the median is 32, and 0.46 % of the
/// games (1 in 215) last longer than 150 turns. The lengths have two peaks: 17 turns with
/// 2.28 % (the published "mode") and, higher, 26 turns with 2.48 %.
pub fn published() -> Published {
    let build = || -> Result<Published, TrackError> {
        let pictures: Vec<(usize, Picture)> =
            [9, 18, 43, 75, 96, 104].map(|space| space - 1).into_iter().zip(Picture::ALL).collect();
        let mut spaces = Track::coloured(LENGTH, &pictures)?.spaces().to_vec();
        for space in [48, 86, 121] {
            spaces[space - 1].lose_turn = true;
        }
        for (foot, end) in [(5, 59), (34, 47)] {
            spaces[foot - 1].bridge_to = Some(end - 1);
        }
        Ok(Published {
            track: Track::new(spaces)?,
            deck: Deck::even(8, 2, 1).expect("66 cards are a deck"),
            rules: RaceRules { replacement: true, hold_until_colour: true, ..RaceRules::default() },
        })
    };
    build().expect("the published track is valid")
}

/// The published edition's track and deck under the rules of a public simulator, as its
/// program has them and not as people play:
///
/// - cards are drawn without replacement, and a lose-a-turn space costs one turn;
/// - after a double card it looks for a bridge and a lose-a-turn space where the first of the
///   two moves ended, and follows that bridge from wherever the second one ended.
pub fn as_programmed() -> Published {
    Published {
        rules: RaceRules { first_move_counts: true, ..RaceRules::default() },
        ..published()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::engine::move_table::Place;
    use crate::race::{Card, Colour, Measure, MoveTable, Space, SpaceKind, exact};

    #[test]
    fn held_spaces_have_the_published_colours() {
        let track = published().track;
        let held: Vec<SpaceKind> =
            track.spaces().iter().filter(|s| s.lose_turn).map(|s| s.kind).collect();
        assert_eq!(held, [Colour::Yellow, Colour::Blue, Colour::Red].map(SpaceKind::Colour));
    }

    #[test]
    fn the_published_figures_come_out() {
        let Published { track, deck, rules } = published();
        let table = MoveTable::new(&track, &deck, rules).unwrap();
        let exact = exact(&table, Measure::Turns).unwrap();
        // The published fraction of 188 by 187 digits begins 39.161 086 953 676 54.
        assert!((exact.mean - 39.161_086_953_676_54).abs() < 1e-10, "{}", exact.mean);
        assert_eq!(exact.shortest(), 4);
        assert_eq!(exact.quantile(50), 32);
        assert!((exact.longer(150) - 1.0 / 200.0).abs() < 0.000_5);
        assert_eq!(exact.peaks(), [17, 26]);
        assert_eq!((1000.0 * exact.chance(17)).round(), 23.0);
        assert_eq!(exact.mode(), 26);
    }

    /// A turn of the simulator, step by step as its program takes it. Positions count from 0,
    /// the start being -1. Returns the position, whether the next turn is lost, and whether
    /// the player has won.
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
            // What the second move returns is dropped.
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
        let Published { track, deck, rules } = as_programmed();
        assert!(!rules.replacement && !rules.hold_until_colour && !rules.everyone);
        // More bridges, for doubles to come upon half-way.
        let mut bridges = track.spaces().to_vec();
        bridges[6].bridge_to = Some(47);
        bridges[12].bridge_to = Some(30);
        for spaces in [track.spaces().to_vec(), bridges] {
            let track = Track::new(spaces).unwrap();
            let table = MoveTable::new(&track, &deck, rules).unwrap();
            for (place, card) in (0..=LENGTH).flat_map(|p| Card::all().map(move |card| (p, card))) {
                let next = table.next(Place::at(place), card.index() as u8);
                let (position, loses, won) = turn(track.spaces(), place as i32 - 1, card);
                let told = (next.number(), next.marked(), next == table.won());
                assert_eq!(told, (position as usize + 1, loses, won), "{place} {card:?}");
            }
        }
        // It is not what people play: a double orange from the start passes the bridge on 5.
        let next = |rules| {
            let table = MoveTable::new(&track, &deck, rules).unwrap();
            table.next(Place::START, Card::Double(Colour::Orange).index() as u8).number()
        };
        assert_eq!((next(rules), next(RaceRules::default())), (59, 12));
    }
}
