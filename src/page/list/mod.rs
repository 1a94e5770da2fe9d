//! The display list: the drawing operations of a page, in drawing order. Every back end traverses
//! it.

pub(super) mod bytes;
mod outline;
pub(super) mod packed;
mod paint;
pub(super) mod read;

use std::sync::{Arc, Mutex, PoisonError};

use super::fonts::{Face, GlyphRun};
use super::length::LayoutUnit;
use super::picture::Picture;
use super::symbols::Symbol;
use super::tag::Tag;
pub(crate) use outline::{Dashes, GridPoint, LineCap, LineJoin, Outline, Segment, Shape, Stroke};
pub(crate) use paint::{Paint, PaintRole, Rgb};

/// Element of a drawing. Lengths are in the units of the page's layout.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// Outline that is filled, stroked, or both.
    Shape(Shape),
    /// Glyph run on a baseline: see [`TextNode`].
    Letters(TextNode),
    /// Symbol in a square of side [`Symbol::SIDE`], at a place.
    Symbol(Symbol, Placement),
    /// Nodes that also occur on other pages, or elsewhere on this one. PDF has them as a form
    /// XObject.
    Recurring(SharedForm, Placement),
    /// Shape filled with a gradient. The fill of the shape replaces the gradient for inks without
    /// gradients.
    Shaded(Shape, Arc<Gradient>),
    /// Picture in the square from 0 to 1, which a transform around it places.
    Picture(Arc<Picture>),
    /// Nodes under a transform: see [`Matrix`].
    Moved(Matrix, Vec<Node>),
    /// Nodes under a clip path: see [`Clip`].
    Clipped(Clip, Vec<Node>),
    /// Group of nodes with an opacity, in thousandths.
    Faded(u16, Vec<Node>),
    /// Start of a structure element, which lasts until the matching [`Node::End`].
    Begin(Tag),
    /// End of the structure element that was opened last.
    End,
}

/// Resolved paint of a [`Shape`]: its colours after theme and ink were applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ResolvedPaint {
    /// Colour of the inside.
    pub fill: Option<Rgb>,
    /// Colour of the line, and its width in thousandths of a unit.
    pub line: Option<(Rgb, i32)>,
}

/// [`GlyphRun`] at a place, with its style.
#[derive(Clone, Debug)]
pub(crate) struct TextNode {
    pub run: Arc<GlyphRun>,
    pub face: Face,
    /// Font size, in hundredths of a unit.
    pub size: i32,
    pub paint: Paint,
    /// Whether a space follows, for screen readers and copied text.
    pub spaced: bool,
    pub place: Placement,
}

/// Shared drawing, identified by the fingerprint of its nodes.
#[derive(Clone, Debug)]
pub(crate) struct SharedForm {
    nodes: Arc<[Node]>,
    fingerprint: u128,
}

/// Clip path of [`Node::Clipped`].
#[derive(Clone, Debug)]
pub(crate) struct Clip {
    pub outline: Outline,
    /// Whether the even-odd rule applies: outlines within outlines are holes, in whichever
    /// direction they run.
    pub even_odd: bool,
}

/// Colour gradient. The colour of the first stop extends before it, and that of the last stop after
/// it.
#[derive(Clone, Debug)]
pub(crate) struct Gradient {
    pub form: GradientForm,
    /// Transform from the coordinates of the gradient to units.
    pub matrix: Matrix,
    pub stops: Vec<GradientStop>,
}

/// Geometry of a gradient, in its coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum GradientForm {
    /// From the point (x1, y1) to the point (x2, y2).
    Linear([f64; 4]),
    /// From a circle to another: two centres, each followed by its radius.
    Radial([f64; 6]),
}

/// Colour stop of a [`Gradient`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GradientStop {
    /// Position on the gradient, in ten thousandths.
    pub offset: u16,
    pub colour: Rgb,
    /// Opacity, in thousandths.
    pub opacity: u16,
}

/// Affine transform: the six numbers of SVG's `matrix`, in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Matrix([i64; 6]);

/// Position, scale and rotation of a shared drawing, a symbol or a glyph run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    /// Position of the origin, in hundredths of a unit.
    x: i64,
    y: i64,
    /// Scale, in hundred thousandths.
    scale: i64,
    turn: Rotation,
}

/// Rotation of a [`Placement`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rotation {
    Upright,
    /// By 180°.
    Half,
    /// By 90° anticlockwise, so that text reads upwards.
    Quarter,
}

impl Stroke {
    /// Creates a solid line. `width` is rounded to a hundredth of a unit.
    pub(crate) fn new(paint: Paint, width: LayoutUnit) -> Stroke {
        let width = hundredths(width) as i32 * 10;
        Stroke { paint, width, cap: LineCap::Butt, join: LineJoin::Miter, dashes: None }
    }

    /// Creates a solid line of width 0.
    pub(crate) fn plain(paint: Paint) -> Stroke {
        Stroke::new(paint, LayoutUnit(0.0))
    }

    /// Returns the line with round caps and joins.
    pub(crate) fn round(self) -> Stroke {
        Stroke { cap: LineCap::Round, join: LineJoin::Round, ..self }
    }
}

impl Dashes {
    /// Creates dashes of a length with gaps between them.
    pub(crate) fn new(length: LayoutUnit, gap: LayoutUnit) -> Dashes {
        let [length, gap] = [length, gap].map(|length| hundredths(length) as i32);
        Dashes { length, gap, offset: 0 }
    }

    /// Returns the dashes with `offset` into the pattern.
    pub(crate) fn with_offset(self, offset: LayoutUnit) -> Dashes {
        Dashes { offset: hundredths(offset) as i32, ..self }
    }
}

/// Converts a length to hundredths of a unit.
pub(crate) fn hundredths(length: LayoutUnit) -> i64 {
    (length.0 * 100.0).round() as i64
}

/// Cache of drawings by the parameters that they are drawn from.
pub(crate) type DrawingCache<K> = Mutex<Vec<(K, SharedForm)>>;
/// Number of drawings that a cache keeps. A full cache is emptied.
const MOST_KNOWN: usize = 128;

impl SharedForm {
    /// Returns the cached drawing for `key`, or draws it and adds it to the cache.
    pub(crate) fn get_or_draw<K: PartialEq>(
        known: &DrawingCache<K>,
        key: K,
        draw: impl FnOnce() -> Vec<Node>,
    ) -> SharedForm {
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, drawing)) = known.iter().find(|(known, _)| *known == key) {
            return drawing.clone();
        }
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        let drawing = SharedForm::new(draw());
        known.push((key, drawing.clone()));
        drawing
    }

    /// Creates a shared drawing and computes its fingerprint.
    pub(crate) fn new(nodes: Vec<Node>) -> SharedForm {
        let fingerprint = bytes::fingerprint(&bytes::of(&nodes));
        SharedForm { nodes: nodes.into(), fingerprint }
    }

    pub(crate) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub(crate) fn fingerprint(&self) -> u128 {
        self.fingerprint
    }
}

impl PartialEq for SharedForm {
    fn eq(&self, other: &SharedForm) -> bool {
        self.fingerprint == other.fingerprint
    }
}

const MILLION: f64 = 1e6;

impl Matrix {
    /// Creates a transform that moves the origin to a point, and scales by `across` horizontally
    /// and by `down` vertically.
    pub(crate) fn new(
        (LayoutUnit(x), LayoutUnit(y)): (LayoutUnit, LayoutUnit),
        across: f64,
        down: f64,
    ) -> Matrix {
        Matrix::from([across, 0.0, 0.0, down, x, y])
    }

    /// Returns the mean scale: the square root of the absolute determinant, at least 1e-6.
    pub(crate) fn scale(self) -> f64 {
        let [a, b, c, d, ..] = self.numbers();
        (a * d - b * c).abs().sqrt().max(1e-6)
    }

    /// Returns the six numbers of SVG's `matrix`.
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

impl Placement {
    /// The identity: no translation, scale 1, no rotation.
    pub(crate) const ORIGIN: Placement =
        Placement { x: 0, y: 0, scale: SIZE as i64, turn: Rotation::Upright };

    /// Creates a place with its origin at a point.
    pub(crate) fn at(x: LayoutUnit, y: LayoutUnit) -> Placement {
        Placement {
            x: hundredths(x),
            y: hundredths(y),
            scale: SIZE as i64,
            turn: Rotation::Upright,
        }
    }

    /// Returns this place with another scale.
    pub(crate) fn sized(self, scale: f64) -> Placement {
        Placement { scale: (scale * SIZE).round() as i64, ..self }
    }

    /// Returns this place, rotated by 180° about its origin.
    pub(crate) fn turned(self) -> Placement {
        Placement { turn: Rotation::Half, ..self }
    }

    /// Returns this place, rotated by 90° anticlockwise so that text reads upwards.
    pub(crate) fn upwards(self) -> Placement {
        Placement { turn: Rotation::Quarter, ..self }
    }

    /// Returns the transform as the six numbers of SVG's `matrix`.
    pub(crate) fn matrix(self) -> [f64; 6] {
        let scale = self.scale as f64 / SIZE;
        let (x, y) = (self.x as f64 / 100.0, self.y as f64 / 100.0);
        match self.turn {
            Rotation::Upright => [scale, 0.0, 0.0, scale, x, y],
            Rotation::Half => [-scale, 0.0, 0.0, -scale, x, y],
            Rotation::Quarter => [0.0, -scale, scale, 0.0, x, y],
        }
    }

    /// Returns the position of the origin.
    pub(crate) fn origin(self) -> (LayoutUnit, LayoutUnit) {
        (LayoutUnit(self.x as f64 / 100.0), LayoutUnit(self.y as f64 / 100.0))
    }

    /// Whether it has no rotation.
    pub(crate) fn is_upright(self) -> bool {
        self.turn == Rotation::Upright
    }

    /// Returns the scale.
    pub(crate) fn scale(self) -> f64 {
        self.scale as f64 / SIZE
    }

    /// Returns the rotation, in degrees clockwise.
    pub(crate) fn degrees(self) -> i32 {
        match self.turn {
            Rotation::Upright => 0,
            Rotation::Half => 180,
            Rotation::Quarter => -90,
        }
    }
}
