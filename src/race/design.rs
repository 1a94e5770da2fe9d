//! The plan of a board, which can be drawn out to any length.

use super::{Deck, Picture, Space, SpaceKind, Track, TrackError};
use crate::common::stream::Stream;

/// The shortest and longest generated track, in spaces.
pub(super) const LENGTHS: std::ops::RangeInclusive<usize> = 30..=140;

/// Quick to slow: singles and doubles of each colour, cards of each picture, and the part of
/// the track, in thousandths, that has the pictures. All decks have 54 cards: six pages of
/// nine. The earlier the pictures, the longer the way that remains after each of them.
const STYLES: [(u16, u16, u16, usize); 10] = [
    (6, 3, 0, 0),
    (5, 3, 1, 850),
    (6, 2, 1, 850),
    (7, 1, 1, 750),
    (7, 1, 1, 550),
    (6, 1, 2, 650),
    (7, 0, 2, 500),
    (6, 0, 3, 450),
    (5, 1, 3, 350),
    (5, 0, 4, 300),
];

/// A kind of deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeckStyle {
    singles: u16,
    doubles: u16,
    pictures: u16,
    span: usize,
}

impl DeckStyle {
    pub(super) fn all() -> impl Iterator<Item = DeckStyle> {
        STYLES.into_iter().map(|(singles, doubles, pictures, span)| DeckStyle {
            singles,
            doubles,
            pictures,
            span,
        })
    }

    pub(super) fn deck(self) -> Deck {
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
    pub(super) fn draw(stream: &mut Stream) -> Self {
        let mut order = Picture::ALL;
        stream.shuffle(&mut order);
        let part = WHOLE / Picture::COUNT;
        let pictures = order
            .into_iter()
            .enumerate()
            .map(|(i, picture)| (i * part + stream.below(part * 3 / 4) + part / 8, picture))
            .collect();
        // One in each band of the track, so that they do not crowd.
        let mut banded = |count: usize, from: usize, to: usize| -> Vec<usize> {
            let band = (to - from) / count;
            let mut parts: Vec<usize> =
                (0..count).map(|i| from + i * band + stream.below(band)).collect();
            stream.shuffle(&mut parts);
            parts
        };
        let lost_turns = banded(4, 150, 950);
        let feet = banded(3, 30, 690);
        let bridges = feet.into_iter().map(|foot| (foot, 80 + stream.below(220))).collect();
        Design { pictures, bridges, lost_turns }
    }

    /// The board with `length` spaces. Small boards have fewer bridges and lose-a-turn
    /// spaces, and there are no pictures without cards of them.
    ///
    /// # Errors
    /// Never for a length of [`LENGTHS`].
    pub(super) fn track(&self, length: usize, style: DeckStyle) -> Result<Track, TrackError> {
        let mut taken = vec![false; length];
        let at = |part: usize| part * length / WHOLE;
        let mut pictures: Vec<(usize, Picture)> = Vec::new();
        if style.pictures > 0 {
            for &(part, picture) in &self.pictures {
                // Close together on a short track, but each on its own space.
                let free = pictures.last().map_or(0, |(last, _)| last + 1);
                pictures.push((at(part * style.span / WHOLE).max(free), picture));
            }
        }
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
    use crate::game::seed::Seed;

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
