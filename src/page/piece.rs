//! What a drawing consists of: what is drawn for one page alone, and what recurs on others.

use std::fmt::Write;
use std::sync::Arc;

use super::length::Unit;
use super::symbols::Symbol;

/// A part of a drawing, in the order of drawing.
#[derive(Clone, Debug)]
pub(crate) enum Piece {
    /// SVG of its page alone, in its place.
    Own(String),
    /// What recurs, put into a place.
    Stock(Stock, Place),
}

/// A drawing that recurs in other places, on other pages, in other games: it is parsed and
/// stored once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stock {
    /// A symbol, in a square of 100 units.
    Symbol(Symbol),
    /// A text that begins at the origin: what follows `<text`.
    Text(String),
    /// A circle around the origin: what follows `<circle`.
    Circle(String),
    /// Any element that is already in its place.
    Element(Arc<str>),
}

/// Where something that recurs is put.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    /// Where its origin goes, in hundredths of a unit.
    x: i64,
    y: i64,
    /// Its size, in hundred thousandths.
    scale: i64,
    /// Whether it stands on its head.
    turned: bool,
}

const SIZE: f64 = 100_000.0;

impl Place {
    /// Its origin at a point.
    pub(crate) fn at(x: Unit, y: Unit) -> Place {
        let hundredths = |length: Unit| (length.0 * 100.0).round() as i64;
        Place { x: hundredths(x), y: hundredths(y), scale: SIZE as i64, turned: false }
    }

    /// The same, sized.
    pub(crate) fn sized(self, scale: f64) -> Place {
        Place { scale: (scale * SIZE).round() as i64, ..self }
    }

    /// The same, turned by half about its origin.
    pub(crate) fn turned(self) -> Place {
        Place { turned: true, ..self }
    }

    /// Its transform, as of SVG's `matrix`.
    pub(crate) fn matrix(self) -> [f64; 6] {
        let scale = self.scale as f64 / SIZE * if self.turned { -1.0 } else { 1.0 };
        [scale, 0.0, 0.0, scale, self.x as f64 / 100.0, self.y as f64 / 100.0]
    }

    fn origin(self) -> (Unit, Unit) {
        (Unit(self.x as f64 / 100.0), Unit(self.y as f64 / 100.0))
    }

    /// The attribute that puts a whole element there.
    fn attribute(self) -> String {
        let (x, y) = self.origin();
        let turn = if self.turned { " rotate(180)" } else { "" };
        let scale = super::fixed(self.scale as f64 / SIZE, 5);
        let scale = if scale == "1" { String::new() } else { format!(" scale({scale})") };
        format!(r#" transform="translate({x} {y}){turn}{scale}""#)
    }
}

impl Stock {
    /// As an element at the origin.
    pub(crate) fn push_to(&self, svg: &mut String) {
        match self {
            Stock::Symbol(symbol) => svg.push_str(symbol.body()),
            Stock::Text(rest) => svg.extend(["<text", rest]),
            Stock::Circle(rest) => svg.extend(["<circle", rest]),
            Stock::Element(element) => svg.push_str(element),
        }
    }

    /// As an element in a place, on a page that defines its symbols.
    fn push_at(&self, place: Place, svg: &mut String) {
        let (x, y) = place.origin();
        let _ = match self {
            Stock::Symbol(symbol) => {
                write!(svg, r##"<use href="#sym-{}"{}/>"##, symbol.name(), place.attribute())
            }
            Stock::Text(rest) if place.turned => write!(svg, "<text{}{rest}", place.attribute()),
            Stock::Text(rest) => write!(svg, r#"<text x="{x}" y="{y}"{rest}"#),
            Stock::Circle(rest) => write!(svg, r#"<circle cx="{x}" cy="{y}"{rest}"#),
            Stock::Element(element) => svg.write_str(element),
        };
    }
}

impl Piece {
    /// As it stands in the SVG of a page.
    pub(crate) fn push_to(&self, svg: &mut String) {
        match self {
            Piece::Own(own) => svg.push_str(own),
            Piece::Stock(stock, place) => stock.push_at(*place, svg),
        }
    }
}
