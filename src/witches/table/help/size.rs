//! How large a clue for one witch is.

use serde::{Deserialize, Serialize};

/// How much help a witch needs, so that she has the same chances as the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClueSize {
    /// A little: about 1 bit, half of what could still be.
    Small,
    /// About 2 bits.
    Medium,
    /// Much: about 3 bits, seven eighths of what could still be.
    Large,
    /// As much as the wins of the evening tell: each time that the best witch has won twice as
    /// often is worth 1 bit, which doubles the chance of a guess. Nobody's first win counts for
    /// too much: everyone begins with one.
    Wins {
        /// How often she has won.
        own: u8,
        /// How often the witch has who won most.
        most: u8,
    },
}

impl ClueSize {
    /// The most that a clue may tell, in tenths of bits.
    const MOST: u32 = 40;

    /// How much the clue tells, in tenths of bits; none for a witch who is not behind.
    pub(super) fn tenths(self) -> Option<u32> {
        match self {
            ClueSize::Small => Some(10),
            ClueSize::Medium => Some(20),
            ClueSize::Large => Some(30),
            ClueSize::Wins { own, most } if own < most => {
                let times = (f64::from(most) + 1.) / (f64::from(own) + 1.);
                Some(((libm::log2(times) * 10.).round() as u32).min(ClueSize::MOST))
            }
            ClueSize::Wins { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_half_as_often_gets_one_bit() {
        let wins = |own, most| ClueSize::Wins { own, most }.tenths();
        assert_eq!(
            [wins(0, 1), wins(1, 3), wins(0, 3), wins(3, 4)].map(Option::unwrap),
            [10, 10, 20, 3]
        );
        assert_eq!(wins(0, 255), Some(40));
        assert_eq!([wins(2, 2), wins(3, 2)], [None, None]);
        assert_eq!(ClueSize::Medium.tenths(), Some(20));
    }
}
