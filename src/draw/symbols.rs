//! The drawings in `templates/symbols/`: each is defined once a page and placed any number
//! of times.

use std::collections::BTreeSet;

use super::identity::Identity;
use super::shape::{fixed, n};
use crate::board::Special;
use crate::puzzle::Ingredient;

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
