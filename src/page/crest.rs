//! What an identity looks like: a colour and a pattern beside its creature, so that it can be
//! told apart without seeing colours.

use super::list::{Paint, Role};
use crate::game::identity::Identity;

/// What a border or a band of an identity looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Pattern {
    Solid,
    Dashes,
    Triangles,
    Dots,
    Waves,
    Double,
    Zigzag,
    Diamonds,
}

/// The looks of a creature.
struct Crest {
    colour: &'static str,
    tint: &'static str,
    pattern: Pattern,
}

const fn crest(colour: &'static str, tint: &'static str, pattern: Pattern) -> Crest {
    Crest { colour, tint, pattern }
}

impl Identity {
    const fn crest(self) -> Crest {
        match self {
            Identity::Owl => crest("#0818c0", "#e6edf8", Pattern::Solid),
            Identity::Fox => crest("#c78629", "#fbf0df", Pattern::Dashes),
            Identity::Raven => crest("#090000", "#ecebee", Pattern::Triangles),
            Identity::Toad => crest("#0e7849", "#e3f1e7", Pattern::Dots),
            Identity::Moth => crest("#8b3d67", "#f9e6f0", Pattern::Waves),
            Identity::Snail => crest("#43260e", "#f1ecdf", Pattern::Double),
            Identity::Newt => crest("#011e3d", "#e1e8ef", Pattern::Zigzag),
            Identity::Bat => crest("#8b4afc", "#f0e6fb", Pattern::Diamonds),
        }
    }

    /// Colour of its borders, its ground and its emblem, as `#rrggbb`. On white every one has a
    /// contrast of at least 3 to 1. Any two stay apart for all common kinds of colour blindness;
    /// the first four, which are all that a board has side by side, in gray as well. Eight grays
    /// cannot be so far apart: there the pattern tells, and the creature, and its name.
    pub fn colour(self) -> &'static str {
        self.crest().colour
    }

    /// The colour as paint.
    pub(crate) const fn paint(self) -> Paint {
        Paint::own(self.crest().colour)
    }

    /// A pale relative of the colour for backgrounds: pencil and small text stay readable on it.
    pub(crate) const fn tint(self) -> Paint {
        Paint::own(self.crest().tint)
    }

    /// What is written on the colour: paper, or ink where the colour is light.
    pub(crate) const fn on_colour(self) -> Role {
        match self {
            Identity::Fox => Role::Ink,
            _ => Role::Paper,
        }
    }

    /// Pattern of borders.
    pub fn pattern(self) -> Pattern {
        self.crest().pattern
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::colour::{Sight, apart, contrast, difference, lab};

    /// How far apart colours are that nobody takes for each other.
    const APART: f64 = 15.0;

    #[test]
    fn colours_are_seen_on_paper_and_carry_their_names() {
        for i in Identity::ALL {
            assert!(contrast(Role::Paper.usual(), i.colour()) >= 3.0, "{i:?}");
            assert!(contrast(i.on_colour().usual(), i.colour()) >= 4.5, "{i:?}");
            assert!(contrast(Role::Ink.usual(), i.crest().tint) >= 4.5, "{i:?}");
        }
    }

    #[test]
    fn colours_stay_apart_for_the_colour_blind() {
        for (k, a) in Identity::ALL.iter().enumerate() {
            for b in &Identity::ALL[..k] {
                for sight in Sight::ALL {
                    let distance = apart(a.colour(), b.colour(), sight);
                    let least = match sight {
                        // The first four are in the sections of one board.
                        Sight::Gray if k >= 4 => 4.3,
                        _ => APART,
                    };
                    assert!(distance >= least, "{a:?} and {b:?}, {sight:?}: {distance}");
                }
            }
        }
    }

    /// Why four and not eight: from black to white there is no room for eight grays so far apart.
    #[test]
    fn no_eight_grays_are_so_far_apart() {
        let gray = |step: u32| lab([f64::from(step * step) / 65_025.0; 3]);
        let (mut found, mut last) = (1, gray(0));
        for step in 1..=255 {
            if difference(last, gray(step)) >= APART {
                (found, last) = (found + 1, gray(step));
            }
        }
        assert!((4..8).contains(&found), "{found}");
    }

    #[test]
    fn patterns_and_names_are_unique() {
        let patterns: std::collections::BTreeSet<_> =
            Identity::ALL.iter().map(|i| i.pattern()).collect();
        assert_eq!(patterns.len(), Identity::ALL.len());
        assert_eq!(Identity::of(Identity::ALL.len() + 1), Identity::Fox);
    }
}
