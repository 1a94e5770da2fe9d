//! The plan of a board, which can be drawn out to any length.

use super::{Deck, Picture, Space, SpaceKind, Track, TrackError};
use crate::stream::Stream;

/// The shortest and longest generated track, in spaces.
pub(super) const LENGTHS: std::ops::RangeInclusive<usize> = 30..=140;

/// Decks, quick to slow: singles and doubles of each colour, cards of each picture. All have
/// 54 cards: six pages of nine.
const DECKS: [(u16, u16, u16); 10] = [
    (3, 6, 0),
    (6, 3, 0),
    (5, 3, 1),
    (6, 2, 1),
    (7, 1, 1),
    (6, 1, 2),
    (7, 0, 2),
    (5, 1, 3),
    (4, 1, 4),
    (3, 1, 5),
];

/// A kind of deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeckStyle {
    singles: u16,
    doubles: u16,
    pictures: u16,
}

impl DeckStyle {
    pub fn all() -> impl Iterator<Item = DeckStyle> {
        DECKS.into_iter().map(|(singles, doubles, pictures)| DeckStyle {
            singles,
            doubles,
            pictures,
        })
    }

    pub fn deck(self) -> Deck {
        Deck::even(self.singles, self.doubles, self.pictures).expect("54 cards are a deck")
    }
}

/// Parts of a track, in thousandths of its length.
const WHOLE: usize = 1_000;

/// What a board has where, in proportion to its length.
#[derive(Clone, Debug)]
pub(super) struct Design {
    pictures: Vec<(usize, Picture)>,
    /// Foot and reach.
    bridges: Vec<(usize, usize)>,
    lost_turns: Vec<usize>,
}

impl Design {
    pub fn draw(stream: &mut Stream) -> Self {
        let mut order = Picture::ALL;
        stream.shuffle(&mut order);
        let part = WHOLE / Picture::COUNT;
        let pictures = order
            .into_iter()
            .enumerate()
            .map(|(i, picture)| (i * part + stream.below(part * 3 / 4) + part / 8, picture))
            .collect();
        let bridges = (0..2 + stream.below(3))
            .map(|_| (30 + stream.below(650), 80 + stream.below(220)))
            .collect();
        let lost_turns =
            (0..2 + stream.below(3)).map(|_| 150 + stream.below(WHOLE - 200)).collect();
        Design { pictures, bridges, lost_turns }
    }

    /// The board with `length` spaces. Small boards have fewer bridges and lose-a-turn
    /// spaces, and there are no pictures without cards of them.
    ///
    /// # Errors
    /// Never for a length of [`LENGTHS`].
    pub fn track(&self, length: usize, style: DeckStyle) -> Result<Track, TrackError> {
        let mut taken = vec![false; length];
        let at = |part: usize| part * length / WHOLE;
        let pictures: Vec<(usize, Picture)> = match style.pictures {
            0 => Vec::new(),
            _ => self.pictures.iter().map(|&(part, picture)| (at(part), picture)).collect(),
        };
        for &(i, _) in &pictures {
            taken[i] = true;
        }
        let mut spaces = Track::coloured(length, &pictures)?.spaces().to_vec();
        // The next free space, or else the last one before it that is not too early: free
        // is what has nothing special on it or beside it.
        let mut claim = |from: usize, earliest: usize| {
            let free = |i: usize| !taken[i.saturating_sub(1)..(i + 2).min(length)].contains(&true);
            let before = (earliest..from.min(length)).rev();
            let found = (from..length).chain(before).find(|&i| free(i));
            if let Some(i) = found {
                taken[i] = true;
            }
            found
        };
        let few = (length / 22).max(1);
        for &(foot, reach) in self.bridges.iter().take(few) {
            if let Some(foot) = claim(at(foot), 0)
                && let Some(end) = claim(foot + at(reach).max(3), foot + 3)
            {
                spaces[foot].bridge_to = Some(end);
            }
        }
        for &part in self.lost_turns.iter().take(few) {
            if let Some(i) = claim(at(part), 0) {
                spaces[i].lose_turn = true;
            }
        }
        debug_assert!(
            spaces
                .iter()
                .all(|s| { matches!(s.kind, SpaceKind::Colour(_)) || *s == Space::plain(s.kind) })
        );
        Track::new(spaces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    #[test]
    fn decks_fill_six_pages_of_cards() {
        assert!(DeckStyle::all().all(|style| style.deck().size() == 54));
    }

    #[test]
    fn designs_make_tracks_of_every_length() {
        for seed in 0..50 {
            let design = Design::draw(&mut Stream::new(Seed(seed), "test", 0));
            for length in LENGTHS {
                for style in DeckStyle::all() {
                    let track = design.track(length, style).unwrap();
                    assert_eq!(track.spaces().len(), length);
                    let pictures = Picture::ALL.iter().filter(|&&p| track.has(p)).count();
                    assert_eq!(pictures, if style.pictures == 0 { 0 } else { 6 });
                    assert!(track.bridges().count() >= 1);
                    assert!(track.bridges().all(|(foot, end)| end >= foot + 3));
                    for (_, end) in track.bridges() {
                        assert!(!track.spaces()[end].lose_turn);
                    }
                }
            }
        }
    }
}
