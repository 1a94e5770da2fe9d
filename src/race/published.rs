//! The published edition, for validation only.

use super::{Deck, Picture, Rules, Track, TrackError};

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
    /// With replacement, and held until the colour comes.
    pub rules: Rules,
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
            rules: Rules { replacement: true, hold_until_colour: true, everyone: false },
        })
    };
    build().expect("the published track is valid")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::{Colour, Course, SpaceKind, Unit, exact};

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
        let course = Course::new(&track, &deck, rules).unwrap();
        let exact = exact(&course, Unit::Turns).unwrap();
        // The published fraction of 188 by 187 digits begins 39.161 086 953 676 54.
        assert!((exact.mean - 39.161_086_953_676_54).abs() < 1e-10, "{}", exact.mean);
        assert_eq!(exact.shortest(), 4);
        assert_eq!(exact.quantile(50), 32);
        assert!((exact.longer(150) - 1.0 / 200.0).abs() < 0.000_5);
        assert_eq!(exact.peaks(), [17, 26]);
        assert_eq!((1000.0 * exact.chance(17)).round(), 23.0);
        assert_eq!(exact.mode(), 26);
    }
}
