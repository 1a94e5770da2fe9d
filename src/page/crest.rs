//! What an identity looks like: a colour and a pattern beside its creature, so that it can be
//! told apart without seeing colours.

use crate::identity::Identity;

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
            Identity::Owl => crest("#1f55b5", "#e6edf8", Pattern::Solid),
            Identity::Fox => crest("#cc4400", "#fbe9df", Pattern::Dashes),
            Identity::Raven => crest("#1c1b22", "#ecebee", Pattern::Triangles),
            Identity::Toad => crest("#158540", "#e3f1e7", Pattern::Dots),
            Identity::Moth => crest("#c72c83", "#f9e6f0", Pattern::Waves),
            Identity::Snail => crest("#4f3a08", "#f1ecdf", Pattern::Double),
            Identity::Newt => crest("#0a4a58", "#e1edef", Pattern::Zigzag),
            Identity::Bat => crest("#8a2be0", "#f0e6fb", Pattern::Diamonds),
        }
    }

    /// Colour for text, borders and emblem, as `#rrggbb`. On white every one has a contrast
    /// of at least 4.5 to 1; any two stay apart for all common kinds of colour blindness.
    pub fn colour(self) -> &'static str {
        self.crest().colour
    }

    /// A pale relative of the colour for backgrounds, as `#rrggbb`: pencil and small text
    /// stay readable on it.
    pub(crate) fn tint(self) -> &'static str {
        self.crest().tint
    }

    /// Pattern of borders.
    pub fn pattern(self) -> Pattern {
        self.crest().pattern
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Rgb = [f64; 3];

    /// Linear light of a colour.
    fn linear(colour: &str) -> Rgb {
        [1, 3, 5].map(|i| {
            let c = f64::from(u8::from_str_radix(&colour[i..i + 2], 16).expect("two hex digits"));
            let c = c / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        })
    }

    fn luminance([r, g, b]: Rgb) -> f64 {
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// CIE L*a*b*.
    fn lab([r, g, b]: Rgb) -> Rgb {
        let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
        let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
        let y = f(luminance([r, g, b]));
        let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// Full sight, then protanopia, deuteranopia and tritanopia (Machado et al. 2009).
    const SIGHTS: [[Rgb; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ];

    #[test]
    fn colours_are_dark_enough_for_text() {
        for i in Identity::ALL {
            let contrast = |paper: &str, ink: &str| {
                (luminance(linear(paper)) + 0.05) / (luminance(linear(ink)) + 0.05)
            };
            assert!(contrast("#ffffff", i.colour()) >= 4.5, "{i:?}");
            assert!(contrast(i.tint(), i.colour()) >= 3.9, "{i:?}");
        }
    }

    #[test]
    fn colours_stay_apart_for_the_colour_blind() {
        for (k, a) in Identity::ALL.iter().enumerate() {
            for b in &Identity::ALL[..k] {
                for sight in SIGHTS {
                    let seen = |i: &Identity| {
                        let c = linear(i.colour());
                        lab(sight.map(|row| {
                            (row[0] * c[0] + row[1] * c[1] + row[2] * c[2]).clamp(0.0, 1.0)
                        }))
                    };
                    let (p, q) = (seen(a), seen(b));
                    let distance = (0..3).map(|j| (p[j] - q[j]).powi(2)).sum::<f64>().sqrt();
                    assert!(distance > 14.0, "{a:?} and {b:?}: {distance}");
                }
            }
        }
    }

    #[test]
    fn patterns_and_names_are_unique() {
        let patterns: std::collections::BTreeSet<_> =
            Identity::ALL.iter().map(|i| i.pattern()).collect();
        assert_eq!(patterns.len(), Identity::ALL.len());
        assert_eq!(Identity::of(Identity::ALL.len() + 1), Identity::Fox);
    }
}
