//! The display list: what is drawn on a page, in the order of drawing. Every back end walks it.

pub(super) mod bytes;
mod outline;
pub(super) mod packed;
mod paint;
pub(super) mod read;

use std::sync::{Arc, Mutex, PoisonError};

use super::fonts::{Face, GlyphRun};
use super::length::Unit;
use super::symbols::Symbol;
use super::tag::Tag;
pub(crate) use outline::{Corners, Dashes, Ends, Outline, Segment, Shape, Spot, Stroke};
pub(crate) use paint::{Paint, PaintRole, Rgb};

/// A part of a drawing. Lengths are units of the page's layout.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// An outline that is filled, drawn along, or both.
    Shape(Shape),
    /// Letters on a baseline.
    Letters(Letters),
    /// A symbol in a square of [`Symbol::SIDE`], put into a place.
    Symbol(Symbol, Place),
    /// What other pages, or other places of this one, show as well.
    Recurring(Recurring, Place),
    /// A shape whose inside is a gradient; its own fill stands for that where inks have none.
    Shaded(Shape, Arc<Gradient>),
    /// Nodes in coordinates of their own.
    Moved(Matrix, Vec<Node>),
    /// Nodes of which nothing is seen outside of an outline.
    Clipped(Clip, Vec<Node>),
    /// Nodes that are drawn on their own and seen under an opacity, in thousandths.
    Faded(u16, Vec<Node>),
    /// Letters that are heard, found and copied; what is seen of them stands beside as shapes.
    Unseen(Vec<Node>),
    /// What follows is that, up to the end that belongs to it.
    Begin(Tag),
    /// The end of what was begun last.
    End,
}

/// What a shape is painted with, whatever it is worn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// The colour of its inside.
    pub fill: Option<Rgb>,
    /// The colour of its line, and the width in thousandths of a unit.
    pub line: Option<(Rgb, i32)>,
}

/// Letters in one font, shaped when they were measured.
#[derive(Clone, Debug)]
pub(crate) struct Letters {
    pub stretch: Arc<GlyphRun>,
    pub face: Face,
    /// The font size, in hundredths of a unit.
    pub size: i32,
    pub paint: Paint,
    /// Whether a space follows, for those who hear or copy the text.
    pub spaced: bool,
    pub place: Place,
}

/// Nodes that recur, known by their fingerprint.
#[derive(Clone, Debug)]
pub(crate) struct Recurring {
    nodes: Arc<[Node]>,
    fingerprint: u128,
}

/// What is left of nodes.
#[derive(Clone, Debug)]
pub(crate) struct Clip {
    pub outline: Outline,
    /// Whether outlines within outlines are holes, whichever way they turn.
    pub even_odd: bool,
}

/// Colours that run into each other; before the first stop and after the last they go on.
#[derive(Clone, Debug)]
pub(crate) struct Gradient {
    pub form: GradientForm,
    /// From its coordinates to units.
    pub matrix: Matrix,
    pub stops: Vec<GradientStop>,
}

/// Along what a gradient runs, in its coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum GradientForm {
    /// From a point to another.
    Linear([f64; 4]),
    /// From a circle to another: their middles, each with the radius behind it.
    Radial([f64; 6]),
}

/// A colour of a gradient.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GradientStop {
    /// Where it is reached, in ten thousandths of the way.
    pub offset: u16,
    pub colour: Rgb,
    /// In thousandths.
    pub opacity: u16,
}

/// A transform as of SVG's `matrix`, in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Matrix([i64; 6]);

/// Where something that recurs is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Stroke {
    /// A plain line of a width, to a hundredth of a unit.
    pub(crate) fn new(paint: Paint, width: Unit) -> Stroke {
        let width = hundredths(width) as i32 * 10;
        Stroke { paint, width, ends: Ends::Butt, corners: Corners::Pointed, dashes: None }
    }

    /// A plain line without a width.
    pub(crate) fn plain(paint: Paint) -> Stroke {
        Stroke::new(paint, Unit(0.0))
    }

    /// With round ends and corners.
    pub(crate) fn round(self) -> Stroke {
        Stroke { ends: Ends::Round, corners: Corners::Round, ..self }
    }
}

impl Dashes {
    /// Dashes of a length with gaps between them.
    pub(crate) fn new(length: Unit, gap: Unit) -> Dashes {
        let [length, gap] = [length, gap].map(|length| hundredths(length) as i32);
        Dashes { length, gap, before: 0 }
    }

    /// With so much of the pattern before the line begins.
    pub(crate) fn begun(self, before: Unit) -> Dashes {
        Dashes { before: hundredths(before) as i32, ..self }
    }
}

/// A length in hundredths of a unit.
pub(crate) fn hundredths(length: Unit) -> i64 {
    (length.0 * 100.0).round() as i64
}

/// Drawings that were drawn already, by what they are drawn for.
pub(crate) type Known<K> = Mutex<Vec<(K, Recurring)>>;
const MOST_KNOWN: usize = 128;

impl Recurring {
    /// What is known already, or is drawn and known from now on.
    pub(crate) fn known<K: PartialEq>(
        known: &Known<K>,
        key: K,
        draw: impl FnOnce() -> Vec<Node>,
    ) -> Recurring {
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, drawing)) = known.iter().find(|(known, _)| *known == key) {
            return drawing.clone();
        }
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        let drawing = Recurring::new(draw());
        known.push((key, drawing.clone()));
        drawing
    }

    /// Nodes that are looked at once.
    pub(crate) fn new(nodes: Vec<Node>) -> Recurring {
        let fingerprint = bytes::fingerprint(&bytes::of(&nodes));
        Recurring { nodes: nodes.into(), fingerprint }
    }

    pub(crate) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub(crate) fn fingerprint(&self) -> u128 {
        self.fingerprint
    }
}

impl PartialEq for Recurring {
    fn eq(&self, other: &Recurring) -> bool {
        self.fingerprint == other.fingerprint
    }
}

const MILLION: f64 = 1e6;

impl Matrix {
    /// Moves an origin to a point, and multiplies lengths to the right and down.
    pub(crate) fn new((Unit(x), Unit(y)): (Unit, Unit), across: f64, down: f64) -> Matrix {
        Matrix::from([across, 0.0, 0.0, down, x, y])
    }

    /// What lengths are multiplied by, in the mean of all directions; never 0.
    pub(crate) fn scale(self) -> f64 {
        let [a, b, c, d, ..] = self.numbers();
        (a * d - b * c).abs().sqrt().max(1e-6)
    }

    /// Its six numbers.
    pub(crate) fn numbers(self) -> [f64; 6] {
        self.0.map(|n| n as f64 / MILLION)
    }
}

impl From<[f64; 6]> for Matrix {
    fn from(numbers: [f64; 6]) -> Matrix {
        Matrix(numbers.map(|n| (n * MILLION).round() as i64))
    }
}

const SIZE: f64 = 100_000.0;

impl Place {
    /// Where things stand by their own coordinates.
    pub(crate) const ORIGIN: Place = Place { x: 0, y: 0, scale: SIZE as i64, turn: Turn::Upright };

    /// Its origin at a point.
    pub(crate) fn at(x: Unit, y: Unit) -> Place {
        Place { x: hundredths(x), y: hundredths(y), scale: SIZE as i64, turn: Turn::Upright }
    }

    /// This place, for something that is larger or smaller by a factor.
    pub(crate) fn sized(self, scale: f64) -> Place {
        Place { scale: (scale * SIZE).round() as i64, ..self }
    }

    /// This place, turned by half about its origin.
    pub(crate) fn turned(self) -> Place {
        Place { turn: Turn::Half, ..self }
    }

    /// This place, turned so that what stands there reads upwards.
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

    /// Where its origin goes.
    pub(crate) fn origin(self) -> (Unit, Unit) {
        (Unit(self.x as f64 / 100.0), Unit(self.y as f64 / 100.0))
    }

    /// Whether it turns nothing.
    pub(crate) fn is_upright(self) -> bool {
        self.turn == Turn::Upright
    }

    /// Its scale.
    pub(crate) fn scale(self) -> f64 {
        self.scale as f64 / SIZE
    }

    /// By how much it turns, in degrees clockwise.
    pub(crate) fn degrees(self) -> i32 {
        match self.turn {
            Turn::Upright => 0,
            Turn::Half => 180,
            Turn::Quarter => -90,
        }
    }
}
