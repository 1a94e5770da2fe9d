//! Paint of shapes and letters.

use std::fmt;

/// Colour in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Rgb(pub [u8; 3]);

impl Rgb {
    pub(crate) const BLACK: Rgb = Rgb([0; 3]);
    pub(crate) const WHITE: Rgb = Rgb([255; 3]);
    /// Placeholder for `currentColor` in drawings that were parsed by the build script. No drawing
    /// contains this colour itself.
    pub(crate) const CURRENT: Rgb = Rgb([1, 2, 3]);

    /// Parses a built-in colour, written `#rrggbb` in lower case. In a constant, any other text is
    /// a compile error.
    pub(crate) const fn hex(text: &str) -> Rgb {
        let bytes = text.as_bytes();
        assert!(bytes.len() == 7 && bytes[0] == b'#', "a colour is #rrggbb");
        Rgb([pair(bytes[1], bytes[2]), pair(bytes[3], bytes[4]), pair(bytes[5], bytes[6])])
    }

    /// Returns the colour as it looks on white under an opacity from 0 to 1.
    pub(crate) fn over_white(self, opacity: f64) -> Rgb {
        Rgb(self.0.map(|part| (255.0 - (255.0 - f64::from(part)) * opacity).round() as u8))
    }

    /// Parses a colour, written `#rrggbb`. Returns `None` for other texts.
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

/// Paint of a shape or of letters. The resolver [`crate::page::theme::PaintResolver`] converts it
/// to a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Paint {
    /// Role of the painted object. Themes define the colour of each role, and ink modes change it.
    Role(PaintRole),
    /// Colour with a meaning, such as that of a player's section. Ink modes change it; themes do
    /// not, except that they may fade usual symbols.
    Own(Rgb),
    /// Colour of a machine-readable object. Nothing changes it.
    Fixed(Rgb),
}

impl Paint {
    /// Creates a paint with a meaning of its colour, written `#rrggbb`: see [`Paint::Own`].
    pub(crate) const fn own(colour: &str) -> Paint {
        Paint::Own(Rgb::hex(colour))
    }

    /// Returns the colour in the usual theme, in full colour.
    pub(crate) const fn usual(self) -> Rgb {
        match self {
            Paint::Role(role) => Rgb::hex(role.usual()),
            Paint::Own(colour) | Paint::Fixed(colour) => colour,
        }
    }

    /// Returns the paint for a colour in a drawing: the role with that usual colour, if any, or
    /// else [`Paint::Own`].
    pub(crate) fn drawn(colour: Rgb) -> Paint {
        let role = PaintRole::ALL.into_iter().find(|role| Rgb::hex(role.usual()) == colour);
        role.map_or(Paint::Own(colour), Paint::Role)
    }
}

macro_rules! roles {
    ($($(#[$doc:meta])* $PaintRole:ident $name:literal $usual:literal,)*) => {
        /// Role that themes define a colour for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub(crate) enum PaintRole {
            $($(#[$doc])* $PaintRole,)*
        }

        impl PaintRole {
            /// All roles, in the order of manifests.
            pub(crate) const ALL: [PaintRole; 21] = [$(PaintRole::$PaintRole),*];

            /// Returns the name in `theme.toml`.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(PaintRole::$PaintRole => $name),* }
            }

            /// Returns the colour in the usual theme, as `#rrggbb`.
            pub(crate) const fn usual(self) -> &'static str {
                match self { $(PaintRole::$PaintRole => $usual),* }
            }
        }
    };
}

roles! {
    /// Text and strong lines.
    Ink "ink" "#2b2233",
    /// Secondary text, with a contrast of 7:1 on white.
    SoftInk "soft-ink" "#57506b",
    /// Headings.
    Accent "accent" "#5b2a86",
    /// Fill of boxes.
    Tint "tint" "#f4f0f8",
    /// Lines to write on, and frames of tables.
    Rule "rule" "#7d748f",
    /// Guides inside cells.
    Guide "guide" "#8e86a0",
    /// Paper.
    Paper "paper" "#ffffff",
    /// Fill of gardens.
    GardenFill "garden" "#eef6e6",
    /// Outlines of gardens.
    GardenLine "garden-line" "#4b7a3f",
    /// Lines between the cells of a garden.
    GardenGrid "garden-grid" "#769464",
    /// Beds in a garden.
    Soil "soil" "#f3ead6",
    /// Grass and sprouts on beds.
    Grass "grass" "#a3c48b",
    /// Stones on beds.
    Stone "stone" "#e4e2df",
    /// Fences.
    Wood "wood" "#ead9b8",
    /// Lines of wood and stones.
    WoodLine "wood-line" "#b39a72",
    /// Wall, feet and rim of a cauldron.
    Iron "iron" "#4a4658",
    /// Highlights on the iron.
    Shine "shine" "#a9a6b8",
    /// Inside of a cauldron, which people write on; pale.
    Inside "inside" "#fbfaf6",
    /// Surface of a brew.
    Brew "brew" "#dfeecb",
    /// Lines between the cells of a cauldron.
    Divider "divider" "#8b8497",
    /// Distant scenery: the skyline behind a title, on which text must stay readable.
    Distance "distance" "#ecf8ff",
}
