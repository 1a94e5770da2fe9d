//! What things are painted with.

use std::fmt;

/// A colour in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Rgb(pub [u8; 3]);

impl Rgb {
    pub(crate) const BLACK: Rgb = Rgb([0; 3]);
    pub(crate) const WHITE: Rgb = Rgb([255; 3]);
    /// What stands for `currentColor` in a drawing that was read when the program was built; no
    /// drawing has it itself.
    pub(crate) const CURRENT: Rgb = Rgb([1, 2, 3]);

    /// A colour of the program's own, as `#rrggbb`; anything else does not compile where it is a
    /// constant.
    pub(crate) const fn hex(text: &str) -> Rgb {
        let bytes = text.as_bytes();
        assert!(bytes.len() == 7 && bytes[0] == b'#', "a colour is #rrggbb");
        Rgb([pair(bytes[1], bytes[2]), pair(bytes[3], bytes[4]), pair(bytes[5], bytes[6])])
    }

    /// How it looks on white under an opacity.
    pub(crate) fn over_white(self, opacity: f64) -> Rgb {
        Rgb(self.0.map(|part| (255.0 - (255.0 - f64::from(part)) * opacity).round() as u8))
    }

    /// A colour as `#rrggbb`.
    pub(crate) fn read(text: &str) -> Option<Rgb> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let part = |i: usize| u8::from_str_radix(digits.get(i..i + 2)?, 16).ok();
        Some(Rgb([part(0)?, part(2)?, part(4)?]))
    }
}

const fn pair(high: u8, low: u8) -> u8 {
    digit(high) * 16 + digit(low)
}

const fn digit(byte: u8) -> u8 {
    match byte {
        b'0'..=b'9' => byte - b'0',
        b'a'..=b'f' => byte - b'a' + 10,
        _ => panic!("a colour is #rrggbb"),
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb([r, g, b]) = self;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// What something is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Paint {
    /// By what it is: themes have colours of their own for that, and inks change them.
    Role(PaintRole),
    /// A colour that says something, such as whose section it is: inks change it.
    Own(Rgb),
    /// What machines read: nothing changes it.
    Fixed(Rgb),
}

impl Paint {
    /// A colour that says something, as `#rrggbb`.
    pub(crate) const fn own(colour: &str) -> Paint {
        Paint::Own(Rgb::hex(colour))
    }

    /// The colour in the usual look, in full colour.
    pub(crate) const fn usual(self) -> Rgb {
        match self {
            Paint::Role(role) => Rgb::hex(role.usual()),
            Paint::Own(colour) | Paint::Fixed(colour) => colour,
        }
    }

    /// A colour in a drawing: that of a role if it is the role's usual one.
    pub(crate) fn drawn(colour: Rgb) -> Paint {
        let role = PaintRole::ALL.into_iter().find(|role| Rgb::hex(role.usual()) == colour);
        role.map_or(Paint::Own(colour), Paint::Role)
    }
}

macro_rules! roles {
    ($($(#[$doc:meta])* $PaintRole:ident $name:literal $usual:literal,)*) => {
        /// What a theme has a colour for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub(crate) enum PaintRole {
            $($(#[$doc])* $PaintRole,)*
        }

        impl PaintRole {
            /// All roles, in the order of manifests.
            pub(crate) const ALL: [PaintRole; 21] = [$(PaintRole::$PaintRole),*];

            /// Its name in manifests.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(PaintRole::$PaintRole => $name),* }
            }

            /// Its colour in the usual look, as `#rrggbb`.
            pub(crate) const fn usual(self) -> &'static str {
                match self { $(PaintRole::$PaintRole => $usual),* }
            }
        }
    };
}

roles! {
    /// Text and strong lines.
    Ink "ink" "#2b2233",
    /// Secondary text; 7:1 on white.
    SoftInk "soft-ink" "#57506b",
    /// Headings.
    Accent "accent" "#5b2a86",
    /// Fill of boxes.
    Tint "tint" "#f4f0f8",
    /// Lines to write on, frames of tables.
    Rule "rule" "#7d748f",
    /// Guides inside cells.
    Guide "guide" "#8e86a0",
    /// Paper.
    Paper "paper" "#ffffff",
    /// Gardens.
    GardenFill "garden" "#eef6e6",
    /// Garden outlines.
    GardenLine "garden-line" "#4b7a3f",
    /// Cell lines inside a garden.
    GardenGrid "garden-grid" "#769464",
    /// Beds in a garden.
    Soil "soil" "#f3ead6",
    /// Grass and sprouts on them.
    Grass "grass" "#a3c48b",
    /// Stones on them.
    Stone "stone" "#e4e2df",
    /// Fences.
    Wood "wood" "#ead9b8",
    /// The lines of wood and stones.
    WoodLine "wood-line" "#b39a72",
    /// The wall, the feet and the rim of a cauldron.
    Iron "iron" "#4a4658",
    /// Lit edges of the iron.
    Shine "shine" "#a9a6b8",
    /// The inside of a cauldron, which people write on: pale.
    Inside "inside" "#fbfaf6",
    /// The surface of a brew.
    Brew "brew" "#dfeecb",
    /// Lines between the cells of a cauldron.
    Divider "divider" "#8b8497",
    /// What is far away: the skyline behind a title, which every text is read on.
    Distance "distance" "#ecf8ff",
}
