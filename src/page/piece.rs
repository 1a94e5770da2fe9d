//! What a drawing consists of: what is drawn for one page alone, and what recurs on others.

use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use blake2::{Blake2b512, Digest};

use super::length::Unit;
use super::symbols::Symbol;
use super::tag::Tag;

/// A part of a drawing, in the order of drawing.
#[derive(Clone, Debug)]
pub(crate) enum Piece {
    /// SVG of its page alone, in its place.
    Own(String),
    /// What recurs, put into a place.
    Stock(Stock, Place),
    /// What follows is that, up to the end that belongs to it.
    Begin(Tag),
    End,
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
    Element(Element),
}

/// An element of SVG, known by its fingerprint.
#[derive(Clone, Debug)]
pub(crate) struct Element {
    svg: Arc<str>,
    fingerprint: u128,
}

impl Element {
    /// An element, which is looked at once.
    pub(crate) fn new(svg: &str) -> Element {
        let hash: [u8; 64] = Blake2b512::digest(svg).into();
        let fingerprint = u128::from_le_bytes(std::array::from_fn(|i| hash[i]));
        Element { svg: svg.into(), fingerprint }
    }
}

impl PartialEq for Element {
    fn eq(&self, other: &Element) -> bool {
        self.fingerprint == other.fingerprint
    }
}

impl Eq for Element {}

impl Hash for Element {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fingerprint.hash(state);
    }
}

/// Where something that recurs is put.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    /// Where its origin goes, in hundredths of a unit.
    x: i64,
    y: i64,
    /// Its size, in hundred thousandths.
    scale: i64,
    turn: Turn,
}

/// How something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Upright,
    /// On its head.
    Half,
    /// It reads upwards.
    Quarter,
}

const SIZE: f64 = 100_000.0;

impl Place {
    /// Its origin at a point.
    pub(crate) fn at(x: Unit, y: Unit) -> Place {
        let hundredths = |length: Unit| (length.0 * 100.0).round() as i64;
        Place { x: hundredths(x), y: hundredths(y), scale: SIZE as i64, turn: Turn::Upright }
    }

    /// The same, sized.
    pub(crate) fn sized(self, scale: f64) -> Place {
        Place { scale: (scale * SIZE).round() as i64, ..self }
    }

    /// The same, turned by half about its origin.
    pub(crate) fn turned(self) -> Place {
        Place { turn: Turn::Half, ..self }
    }

    /// The same, turned so that it reads upwards.
    pub(crate) fn upwards(self) -> Place {
        Place { turn: Turn::Quarter, ..self }
    }

    /// Its transform, as of SVG's `matrix`.
    pub(crate) fn matrix(self) -> [f64; 6] {
        let scale = self.scale as f64 / SIZE;
        let (x, y) = (self.x as f64 / 100.0, self.y as f64 / 100.0);
        match self.turn {
            Turn::Upright => [scale, 0.0, 0.0, scale, x, y],
            Turn::Half => [-scale, 0.0, 0.0, -scale, x, y],
            Turn::Quarter => [0.0, -scale, scale, 0.0, x, y],
        }
    }

    fn origin(self) -> (Unit, Unit) {
        (Unit(self.x as f64 / 100.0), Unit(self.y as f64 / 100.0))
    }

    /// The attribute that puts a whole element there.
    fn attribute(self) -> String {
        let (x, y) = self.origin();
        let turn = match self.turn {
            Turn::Upright => "",
            Turn::Half => " rotate(180)",
            Turn::Quarter => " rotate(-90)",
        };
        let scale = super::fixed(self.scale as f64 / SIZE, 5);
        let scale = if scale == "1" { String::new() } else { format!(" scale({scale})") };
        format!(r#" transform="translate({x} {y}){turn}{scale}""#)
    }
}

impl Stock {
    /// As an element at the origin.
    pub(crate) fn push_to(&self, svg: &mut String) {
        match self {
            Stock::Symbol(symbol) => symbol.push_definition(svg),
            Stock::Text(rest) => svg.extend(["<text", rest]),
            Stock::Circle(rest) => svg.extend(["<circle", rest]),
            Stock::Element(element) => svg.push_str(&element.svg),
        }
    }

    /// As an element in a place, on a page that defines its symbols.
    fn push_at(&self, place: Place, svg: &mut String) {
        let (x, y) = place.origin();
        let _ = match self {
            Stock::Symbol(symbol) => {
                write!(svg, r##"<use href="#sym-{}"{}/>"##, symbol.name(), place.attribute())
            }
            Stock::Text(rest) if place.turn != Turn::Upright => {
                write!(svg, "<text{}{rest}", place.attribute())
            }
            Stock::Text(rest) => write!(svg, r#"<text x="{x}" y="{y}"{rest}"#),
            Stock::Circle(rest) => write!(svg, r#"<circle cx="{x}" cy="{y}"{rest}"#),
            Stock::Element(element) => svg.write_str(&element.svg),
        };
    }
}

impl Piece {
    /// Feeds all that it draws to a digest.
    pub(crate) fn digest(&self, feed: &mut impl FnMut(&[u8])) {
        let (kind, name, place): (u8, &[u8], Option<&Place>) = match self {
            Piece::Own(own) => (0, own.as_bytes(), None),
            Piece::Stock(Stock::Symbol(symbol), place) => {
                (1, symbol.name().as_bytes(), Some(place))
            }
            Piece::Stock(Stock::Text(rest), place) => (2, rest.as_bytes(), Some(place)),
            Piece::Stock(Stock::Circle(rest), place) => (3, rest.as_bytes(), Some(place)),
            Piece::Stock(Stock::Element(element), place) => {
                feed(&element.fingerprint.to_le_bytes());
                (4, &[], Some(place))
            }
            Piece::Begin(Tag::Heading(level)) => {
                feed(&[*level]);
                (5, b"", None)
            }
            Piece::Begin(Tag::Figure(words)) => (6, words.as_bytes(), None),
            Piece::Begin(tag) => (7, tag.name().as_bytes(), None),
            Piece::End => (8, b"", None),
        };
        feed(&[kind]);
        // Nothing runs over into the next.
        feed(&(name.len() as u64).to_le_bytes());
        feed(name);
        for number in place.map(|at| [at.x, at.y, at.scale, at.turn as i64]).iter().flatten() {
            feed(&number.to_le_bytes());
        }
    }

    /// As it stands in the SVG of a page.
    pub(crate) fn push_to(&self, svg: &mut String) {
        match self {
            Piece::Own(own) => svg.push_str(own),
            Piece::Stock(stock, place) => stock.push_at(*place, svg),
            Piece::Begin(tag) => tag.push_to(svg),
            Piece::End => svg.push_str("</g>"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::symbols::symbol;

    #[test]
    fn what_recurs_is_put_into_its_place() {
        let put = |stock: Stock, place| {
            let mut svg = String::new();
            Piece::Stock(stock, place).push_to(&mut svg);
            svg
        };
        let place = Place::at(Unit(10.0), Unit(20.504));
        let mint = Stock::Symbol(symbol!("mint"));
        assert_eq!(
            put(mint.clone(), place.sized(0.12)),
            r##"<use href="#sym-mint" transform="translate(10 20.5) scale(0.12)"/>"##
        );
        assert_eq!(
            put(mint, place.sized(0.12).turned()),
            r##"<use href="#sym-mint" transform="translate(10 20.5) rotate(180) scale(0.12)"/>"##
        );
        let word = Stock::Text(">Sage</text>".into());
        assert_eq!(put(word.clone(), place), r#"<text x="10" y="20.5">Sage</text>"#);
        assert_eq!(
            put(word, place.turned()),
            r#"<text transform="translate(10 20.5) rotate(180)">Sage</text>"#
        );
        assert_eq!(
            put(Stock::Text(">Sage</text>".into()), place.upwards()),
            r#"<text transform="translate(10 20.5) rotate(-90)">Sage</text>"#
        );
        assert_eq!(place.sized(0.5).upwards().matrix(), [0.0, -0.5, 0.5, 0.0, 10.0, 20.5]);
        assert_eq!(place.sized(0.5).turned().matrix(), [-0.5, 0.0, 0.0, -0.5, 10.0, 20.5]);
    }
}
