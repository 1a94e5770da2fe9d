//! The drawings in `templates/symbols/`: each is defined once a page and placed any number
//! of times.

use std::fmt;

use crate::game::players::Identity;

/// Names and files, in the order of the names.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/symbols.rs"));

/// A drawing, square, whose file has a view box of 0 0 100 100.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(usize);

/// The drawing of a name that is known when the program is built; without its file nothing is
/// built.
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
    /// What the ids of symbols begin with.
    pub(super) const PREFIX: &'static str = "sym-";

    /// How many there are.
    pub(super) const COUNT: usize = FILES.len();
    /// The side of its square.
    pub(crate) const SIDE: f64 = 100.0;

    /// All symbols.
    pub fn all() -> impl Iterator<Item = Symbol> {
        (0..FILES.len()).map(Symbol)
    }

    /// The drawing in the file of a name, without `.svg`: such as `low-ceiling`.
    pub const fn named(name: &str) -> Option<Symbol> {
        let mut i = 0;
        while i < FILES.len() {
            if alike(FILES[i].0.as_bytes(), name.as_bytes()) {
                return Some(Symbol(i));
            }
            i += 1;
        }
        None
    }

    /// The name of its file, without `.svg`.
    pub fn name(self) -> &'static str {
        FILES[self.0].0
    }

    /// Its place among all symbols.
    pub(super) fn place(self) -> usize {
        self.0
    }

    /// The whole file, a drawing of its own.
    pub fn file(self) -> &'static str {
        FILES[self.0].1
    }

    /// The identity whose colour it has: that of a creature, or of its witch.
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
    /// Its witch: the section's player, in its colour and a hat after its creature.
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

/// Equality, which constants do not know.
const fn alike(a: &[u8], b: &[u8]) -> bool {
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

    /// Gray levels of a square drawing of 100 units on white paper, 48 x 48.
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

    /// The mean difference in gray, 0 to 1, over the pixels that either symbol inks, at the
    /// best of some small shifts.
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
        // Their brims and chins are alike.
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
