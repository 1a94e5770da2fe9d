//! The drawings in `templates/symbols/`: each is defined once a page and placed any number
//! of times.

use std::collections::BTreeSet;

use super::shape::{fixed, n};
use crate::identity::Identity;
use crate::witches::board::Special;
use crate::witches::puzzle::Ingredient;

/// A drawing, square, whose file has a view box of 0 0 100 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// A herb.
    Ingredient(Ingredient),
    /// A special cell: helpful ones stand in a round frame, harmful ones in a spiky one.
    Special(Special),
    /// The creature of a section or player.
    Identity(Identity),
    /// Decoration, and marks with a use of their own.
    Mark(Mark),
}

/// Symbols that are neither herbs, nor special cells, nor creatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The emblem of the title: a bubbling cauldron.
    Cauldron,
    /// A witch's hat.
    WitchHat,
    /// A crescent moon.
    Moon,
    /// One five-pointed star.
    Star,
    /// Three sparkles.
    Stars,
    /// A toadstool.
    Mushroom,
    /// A wide sprig with a star, to divide texts; fills only the middle band of its square.
    Sprig,
    /// A witch's broom.
    Broom,
    /// Scissors that cut to the left.
    Scissors,
    /// One seed: how far an ingredient has grown.
    SeedDot,
    /// A pencil, for the note cell.
    Pencil,
    /// An hourglass, for turns.
    Hourglass,
    /// A black cat.
    Cat,
    /// A carved pumpkin.
    Pumpkin,
    /// A bubbling flask.
    Potion,
    /// Sleep: a lost turn.
    Nap,
    /// A bridge of wood.
    Bridge,
    /// A fir tree.
    Fir,
    /// A witch's cottage.
    Cottage,
    /// The suit of red spaces.
    Heart,
    /// The suit of purple spaces.
    Gem,
    /// The suit of yellow spaces.
    PaleStar,
    /// The suit of blue spaces.
    Drop,
    /// The suit of orange spaces.
    Bell,
    /// The suit of green spaces.
    Leaf,
}

macro_rules! files {
    ($($kind:ident $variant:ident => $name:literal),* $(,)?) => {
        const ALL: &[Symbol] = &[$(Symbol::$kind($kind::$variant)),*];

        impl Symbol {
            /// Name and file.
            fn entry(self) -> (&'static str, &'static str) {
                match self {
                    $(Symbol::$kind($kind::$variant) => ($name, include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"), "/templates/symbols/", $name, ".svg"
                    ))),)*
                }
            }
        }
    };
}

files! {
    Ingredient Parsley => "parsley",
    Ingredient Sage => "sage",
    Ingredient Chives => "chives",
    Ingredient Rosemary => "rosemary",
    Ingredient Oregano => "oregano",
    Ingredient Mint => "mint",
    Ingredient Dill => "dill",
    Ingredient Basil => "basil",
    Ingredient Thyme => "thyme",
    Ingredient Pepper => "pepper",
    Special Efficiency => "efficiency",
    Special Versatility => "versatility",
    Special Painter => "painter",
    Special Guesser => "guesser",
    Special LowCeiling => "low-ceiling",
    Special FertileGround => "fertile-ground",
    Special HardGround => "hard-ground",
    Special BlackMagic => "black-magic",
    Identity Owl => "owl",
    Identity Fox => "fox",
    Identity Raven => "raven",
    Identity Toad => "toad",
    Identity Moth => "moth",
    Identity Snail => "snail",
    Identity Newt => "newt",
    Identity Bat => "bat",
    Mark Cauldron => "cauldron",
    Mark WitchHat => "witch-hat",
    Mark Moon => "moon",
    Mark Star => "star",
    Mark Stars => "stars",
    Mark Mushroom => "mushroom",
    Mark Sprig => "sprig",
    Mark Broom => "broom",
    Mark Scissors => "scissors",
    Mark SeedDot => "seed-dot",
    Mark Pencil => "pencil",
    Mark Hourglass => "hourglass",
    Mark Cat => "cat",
    Mark Pumpkin => "pumpkin",
    Mark Potion => "potion",
    Mark Nap => "nap",
    Mark Bridge => "bridge",
    Mark Fir => "fir",
    Mark Cottage => "cottage",
    Mark Heart => "suit-heart",
    Mark Gem => "suit-gem",
    Mark PaleStar => "suit-star",
    Mark Drop => "suit-drop",
    Mark Bell => "suit-bell",
    Mark Leaf => "suit-leaf",
}

impl From<Ingredient> for Symbol {
    fn from(ingredient: Ingredient) -> Symbol {
        Symbol::Ingredient(ingredient)
    }
}

impl From<Special> for Symbol {
    fn from(special: Special) -> Symbol {
        Symbol::Special(special)
    }
}

impl From<Identity> for Symbol {
    fn from(identity: Identity) -> Symbol {
        Symbol::Identity(identity)
    }
}

impl From<Mark> for Symbol {
    fn from(mark: Mark) -> Symbol {
        Symbol::Mark(mark)
    }
}

impl Symbol {
    /// All symbols.
    pub fn all() -> impl Iterator<Item = Symbol> {
        ALL.iter().copied()
    }

    /// The name of its file, without `.svg`: such as `low-ceiling`.
    pub fn name(self) -> &'static str {
        self.entry().0
    }

    /// The whole file, a drawing of its own.
    pub fn file(self) -> &'static str {
        self.entry().1
    }

    /// What stands between the root's tags, without the title.
    fn body(self) -> &'static str {
        let file = self.file();
        let start = file.find("</title>").map_or(0, |i| i + "</title>".len());
        let end = file.rfind("</svg>").unwrap_or(file.len());
        file.get(start..end).unwrap_or("").trim()
    }

    /// The `<g id="sym-…">` definitions of a set of symbols, for a page's `<defs>`.
    pub fn defs(set: &BTreeSet<Symbol>) -> String {
        set.iter().map(|s| format!(r#"<g id="sym-{}">{}</g>"#, s.name(), s.body())).collect()
    }

    /// The symbol with its top left corner at `x`, `y` and its sides `size` long, in mm.
    /// The page must define it: see [`Symbol::defs`].
    pub fn place(self, x: f64, y: f64, size: f64) -> String {
        format!(
            r##"<use href="#sym-{}" transform="translate({} {}) scale({})"/>"##,
            self.name(),
            n(x),
            n(y),
            fixed(size / 100.0, 5)
        )
    }

    /// The symbol with its middle at `x`, `y`: see [`Symbol::place`].
    pub fn centre(self, x: f64, y: f64, size: f64) -> String {
        self.place(x - size / 2.0, y - size / 2.0, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use usvg::roxmltree::Document;

    /// What every stage behind the drawing supports.
    const ELEMENTS: [&str; 8] = ["svg", "title", "g", "path", "circle", "ellipse", "rect", "line"];

    /// Gray levels of a symbol on white paper, 48 x 48.
    fn raster(symbol: Symbol) -> Vec<f64> {
        let tree = usvg::Tree::from_str(symbol.file(), &usvg::Options::default()).expect("SVG");
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
    fn difference(a: &[f64], b: &[f64]) -> f64 {
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

    fn assert_distinct(symbols: &[Symbol], least: f64) {
        let rasters: Vec<_> = symbols.iter().map(|&s| raster(s)).collect();
        for i in 0..symbols.len() {
            for j in 0..i {
                let d = difference(&rasters[i], &rasters[j]);
                assert!(d > least, "{} and {}: {d:.3}", symbols[i].name(), symbols[j].name());
            }
        }
    }

    fn of_kind(kind: impl Fn(&Symbol) -> bool) -> Vec<Symbol> {
        Symbol::all().filter(kind).collect()
    }

    #[test]
    fn files_keep_to_what_every_stage_supports() {
        for symbol in Symbol::all() {
            let name = symbol.name();
            let document = Document::parse(symbol.file()).expect(name);
            let root = document.root_element();
            assert_eq!(root.attribute("viewBox"), Some("0 0 100 100"), "{name}");
            for node in root.descendants().filter(|n| n.is_element()) {
                let tag = node.tag_name().name();
                assert!(ELEMENTS.contains(&tag), "{name} uses <{tag}>");
                for banned in ["class", "style", "filter", "mask", "href", "id"] {
                    assert!(!node.has_attribute(banned), "{name}: {banned} on <{tag}>");
                }
            }
        }
    }

    #[test]
    fn drawings_stay_in_their_square() {
        for symbol in Symbol::all() {
            let tree = usvg::Tree::from_str(symbol.file(), &usvg::Options::default());
            let tree = tree.unwrap_or_else(|e| panic!("{}: {e}", symbol.name()));
            let b = tree.root().abs_stroke_bounding_box();
            assert!(
                b.left() >= 0.0 && b.top() >= 0.0 && b.right() <= 100.0 && b.bottom() <= 100.0,
                "{}: {b:?}",
                symbol.name()
            );
            assert!(b.width().max(b.height()) > 75.0, "{} is too small", symbol.name());
        }
    }

    #[test]
    fn symbols_are_distinct_in_gray() {
        assert_distinct(&of_kind(|s| matches!(s, Symbol::Ingredient(_))), 0.2);
        assert_distinct(&of_kind(|s| matches!(s, Symbol::Special(_))), 0.1);
        assert_distinct(&of_kind(|s| matches!(s, Symbol::Identity(_))), 0.2);
    }

    #[test]
    fn creatures_wear_their_colour() {
        for identity in Identity::ALL {
            assert!(Symbol::from(identity).file().contains(identity.colour()), "{identity:?}");
        }
    }

    #[test]
    fn symbols_are_defined_once_and_placed_in_mm() {
        let set: BTreeSet<Symbol> = Symbol::all().collect();
        assert_eq!(set.len(), Symbol::all().count());
        let mint = Symbol::from(Ingredient::Mint);
        assert_eq!(
            mint.place(10.0, 20.5, 12.0),
            r##"<use href="#sym-mint" transform="translate(10 20.5) scale(0.12)"/>"##
        );
        let page = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>{}</defs>{}</svg>"#,
            Symbol::defs(&set),
            mint.centre(50.0, 50.0, 20.0)
        );
        let tree = usvg::Tree::from_str(&page, &usvg::Options::default()).expect("a page");
        let b = tree.root().abs_stroke_bounding_box();
        assert!(b.left() >= 40.0 && b.right() <= 60.0 && b.width() > 12.0, "{b:?}");
    }
}
