//! How much ink a page may take, and of which colours.
//!
//! A drawing is made once, in full colour; what the other kinds of ink make of it is found shape by
//! shape where it is written.
//! Gray changes colours alone. The saver makes line art of it: fills become white, and what
//! had no line around it gets one. Black is the same line art, with black for all that is left.

#[cfg(any(target_family = "wasm", test))]
mod area;
mod line_art;
mod symbols;
mod tone;

use super::list::read::Sketch;
use super::list::{Paint, Rgb, Shape, Stroke};
use super::symbols::{Symbol, symbol};
pub(super) use line_art::LineArt;
use tone::Tone;

/// The ink that a page is printed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ink {
    /// Full colour.
    #[default]
    Colour,
    /// Shades of gray, as light as the colours were.
    Gray,
    /// Outlines in colour in place of fills: the least ink.
    Saver,
    /// Outlines in black alone, without any shade: 1 bit.
    Black,
}

impl Ink {
    /// All kinds of ink.
    pub const ALL: [Ink; 4] = [Ink::Colour, Ink::Gray, Ink::Saver, Ink::Black];

    /// What it is chosen by.
    pub const fn word(self) -> &'static str {
        match self {
            Ink::Colour => "colour",
            Ink::Gray => "gray",
            Ink::Saver => "saver",
            Ink::Black => "black",
        }
    }

    /// What makes outlines of drawings, if it wants them.
    pub(super) fn line_art(self) -> Option<LineArt> {
        match self {
            Ink::Colour | Ink::Gray => None,
            Ink::Saver => Some(LineArt::colourful()),
            Ink::Black => Some(LineArt::black()),
        }
    }

    /// The gray that looks as light as a colour.
    pub(super) fn gray(colour: Rgb) -> Rgb {
        Tone::of(colour).gray().rgb()
    }

    /// A symbol for this ink: in full colour it is what it was.
    pub(super) fn symbol(self, symbol: Symbol, sketches: Vec<Sketch>) -> Vec<Shape> {
        match self.line_art() {
            Some(art) => symbols::outlined(sketches, SOLID.contains(&symbol), &art),
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

/// Symbols that mean "this is filled in": as outlines they would mean the opposite.
const SOLID: [Symbol; 1] = [symbol!("seed-dot")];

#[cfg(test)]
mod tests;
