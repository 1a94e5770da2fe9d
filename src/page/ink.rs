//! Ink modes: the colours and the amount of ink that a page may use.
//!
//! A page is drawn once, in full colour. The back ends convert it shape by shape for the other ink
//! modes. `Gray` changes colours only. `Saver` converts the drawing to line art: fills become
//! white, unless they are as dark as ink, and shapes that lose a fill get a line. `Black` is the
//! same line art with all remaining colours replaced by black.

#[cfg(any(target_family = "wasm", test))]
mod area;
mod line_art;
mod symbols;
mod tone;

use super::list::read::ParsedShape;
use super::list::{Paint, Rgb, Shape, Stroke};
use super::symbols::{Symbol, symbol};
pub(super) use line_art::LineArt;
use tone::Tone;

/// Ink mode in which a page is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Ink {
    /// Full colour.
    #[default]
    Colour,
    /// Shades of gray with the lightness of the original colours.
    Gray,
    /// Coloured outlines in place of fills, which takes the least ink.
    Saver,
    /// Black outlines only, without shades: 1 bit per pixel.
    Black,
}

impl Ink {
    /// All ink modes.
    pub const ALL: [Ink; 4] = [Ink::Colour, Ink::Gray, Ink::Saver, Ink::Black];

    /// Returns the word by which users choose this mode.
    pub const fn word(self) -> &'static str {
        match self {
            Ink::Colour => "colour",
            Ink::Gray => "gray",
            Ink::Saver => "saver",
            Ink::Black => "black",
        }
    }

    /// Returns the converter to line art; `None` for inks that keep fills.
    pub(super) fn line_art(self) -> Option<LineArt> {
        match self {
            Ink::Colour | Ink::Gray => None,
            Ink::Saver => Some(LineArt::colourful()),
            Ink::Black => Some(LineArt::black()),
        }
    }

    /// Returns the gray with the lightness of a colour.
    pub(super) fn gray(colour: Rgb) -> Rgb {
        Tone::of(colour).gray().rgb()
    }

    /// Converts the shapes of a symbol to this mode. [`Ink::Colour`] leaves them unchanged.
    pub(super) fn symbol(self, symbol: Symbol, sketches: Vec<ParsedShape>) -> Vec<Shape> {
        match self.line_art() {
            Some(art) => symbols::to_line_art(sketches, SOLID.contains(&symbol), &art),
            None if self == Ink::Gray => {
                let gray = |paint: Paint| Paint::Own(Ink::gray(paint.usual()));
                let shape = |shape: Shape| {
                    let line = shape.line.map(|line| Stroke { paint: gray(line.paint), ..line });
                    Shape { fill: shape.fill.map(gray), line, ..shape }
                };
                sketches.into_iter().map(|sketch| shape(sketch.shape)).collect()
            }
            None => sketches.into_iter().map(|sketch| sketch.shape).collect(),
        }
    }
}

/// Symbols whose meaning is "filled in". They keep their dark fills in line art, where an outline
/// would mean the opposite.
const SOLID: [Symbol; 1] = [symbol!("seed-dot")];

#[cfg(test)]
mod tests;
