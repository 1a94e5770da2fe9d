//! Symbols: the drawings in `templates/symbols/`. A page defines each symbol once and places it any
//! number of times.

use std::fmt;

use crate::common::players::Identity;

/// Names and contents of the SVG files, sorted by name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/symbols.rs"));

/// Built-in square drawing, such as `low-ceiling`. The view box of its SVG file is 0 0 100 100.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(usize);

/// Returns the [`Symbol`] of a name that is known at compile time. A name without a file is a
/// compile error.
macro_rules! symbol {
    ($name:literal) => {
        const {
            match $crate::page::Symbol::named($name) {
                Some(symbol) => symbol,
                None => panic!(concat!("there is no templates/symbols/", $name, ".svg")),
            }
        }
    };
}
pub(crate) use symbol;

impl Symbol {
    /// Prefix of the `id` of symbols in SVG.
    pub(super) const PREFIX: &'static str = "sym-";

    /// Number of symbols.
    pub(super) const COUNT: usize = FILES.len();
    /// Side of the square, in the units of the drawing.
    pub(crate) const SIDE: f64 = 100.0;

    /// Iterates over all symbols, in the order of their names.
    pub fn all() -> impl Iterator<Item = Symbol> {
        (0..FILES.len()).map(Symbol)
    }

    /// Returns the symbol of a file name without `.svg`, such as `low-ceiling`.
    pub const fn named(name: &str) -> Option<Symbol> {
        let mut i = 0;
        while i < FILES.len() {
            if are_equal(FILES[i].0.as_bytes(), name.as_bytes()) {
                return Some(Symbol(i));
            }
            i += 1;
        }
        None
    }

    /// Returns the name of its file, without `.svg`.
    pub fn name(self) -> &'static str {
        FILES[self.0].0
    }

    /// Returns its index among all symbols.
    pub(super) fn index(self) -> usize {
        self.0
    }

    /// Returns the content of its SVG file.
    pub fn file(self) -> &'static str {
        FILES[self.0].1
    }

    /// Returns the identity whose colour the symbol has, if it is the creature or the witch of one.
    pub(super) fn identity(self) -> Option<Identity> {
        let name = self.name().strip_prefix("witch-").unwrap_or(self.name());
        Identity::ALL.into_iter().find(|identity| Symbol::from(*identity).name() == name)
    }
}

impl From<Identity> for Symbol {
    fn from(identity: Identity) -> Symbol {
        match identity {
            Identity::Owl => symbol!("owl"),
            Identity::Fox => symbol!("fox"),
            Identity::Raven => symbol!("raven"),
            Identity::Toad => symbol!("toad"),
            Identity::Moth => symbol!("moth"),
            Identity::Snail => symbol!("snail"),
            Identity::Newt => symbol!("newt"),
            Identity::Bat => symbol!("bat"),
        }
    }
}

impl Identity {
    /// Returns the symbol of the witch who represents the player of a section. It has the colour of
    /// the identity and a hat in the form of its creature.
    pub(crate) const fn witch(self) -> Symbol {
        match self {
            Identity::Owl => symbol!("witch-owl"),
            Identity::Fox => symbol!("witch-fox"),
            Identity::Raven => symbol!("witch-raven"),
            Identity::Toad => symbol!("witch-toad"),
            Identity::Moth => symbol!("witch-moth"),
            Identity::Snail => symbol!("witch-snail"),
            Identity::Newt => symbol!("witch-newt"),
            Identity::Bat => symbol!("witch-bat"),
        }
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Compares two slices for equality. The operator `==` on slices is not available in constant
/// functions.
const fn are_equal(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::page::fonts;

    /// Renders a square drawing of 100 units on white paper. Returns gray levels from 0 to 1, 48 x
    /// 48 pixels.
    pub(crate) fn raster(svg: &str) -> Vec<f64> {
        let mut options = usvg::Options::default();
        for (_, font) in fonts::FILES.iter().filter(|_| svg.contains("<text")) {
            Arc::make_mut(&mut options.fontdb).load_font_data(font.to_vec());
        }
        let tree = usvg::Tree::from_str(svg, &options).expect("SVG");
        let mut paper = tiny_skia::Pixmap::new(48, 48).expect("a size");
        paper.fill(tiny_skia::Color::WHITE);
        let scale = tiny_skia::Transform::from_scale(0.48, 0.48);
        resvg::render(&tree, scale, &mut paper.as_mut());
        let gray = |p: &[u8]| {
            (0.2126 * f64::from(p[0]) + 0.7152 * f64::from(p[1]) + 0.0722 * f64::from(p[2])) / 255.0
        };
        paper.data().chunks(4).map(gray).collect()
    }

    /// Returns the mean difference in gray, 0 to 1, over the pixels that either symbol inks. It is
    /// the minimum over shifts of up to 3 pixels.
    pub(crate) fn difference(a: &[f64], b: &[f64]) -> f64 {
        let at = |v: &[f64], x: i32, y: i32| {
            if (0..48).contains(&x) && (0..48).contains(&y) {
                v[(y * 48 + x) as usize]
            } else {
                1.0
            }
        };
        let mut best = f64::MAX;
        for (dx, dy) in (-3..=3).flat_map(|x| (-3..=3).map(move |y| (x, y))) {
            let (mut sum, mut inked) = (0.0, 0.0);
            for (x, y) in (0..48).flat_map(|x| (0..48).map(move |y| (x, y))) {
                let (p, q) = (at(a, x, y), at(b, x + dx, y + dy));
                if p < 0.95 || q < 0.95 {
                    sum += (p - q).abs();
                    inked += 1.0;
                }
            }
            best = best.min(sum / inked);
        }
        best
    }

    pub(crate) fn assert_distinct(symbols: &[Symbol], least: f64) {
        let rasters: Vec<_> = symbols.iter().map(|s| raster(s.file())).collect();
        for i in 0..symbols.len() {
            for j in 0..i {
                let d = difference(&rasters[i], &rasters[j]);
                assert!(d > least, "{} and {}: {d:.3}", symbols[i].name(), symbols[j].name());
            }
        }
    }

    #[test]
    fn creatures_are_distinct_in_gray() {
        assert_distinct(&Identity::ALL.map(Symbol::from), 0.2);
        // The brims and chins of all witches are similar.
        assert_distinct(&Identity::ALL.map(Identity::witch), 0.15);
    }

    #[test]
    fn creatures_and_witches_wear_their_colour() {
        for identity in Identity::ALL {
            for symbol in [Symbol::from(identity), identity.witch()] {
                assert!(symbol.file().contains(identity.colour()), "{symbol:?}");
            }
        }
    }
}
