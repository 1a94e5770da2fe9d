//! What tells where to begin and which way to go: the stalls at the start, and arrows.

use super::art;
use super::bridge::{Bridge, closed};
use super::course::Course;
use super::stalls::Stalls;
use crate::game::identity::Identity;
use crate::page::canvas::{Canvas, Pen};
use crate::page::ledger::Layer;
use crate::page::list::Paint;
use crate::page::shape::{Frame, Point};
use crate::page::{Unit, theme};
use crate::race::{Space, SpaceKind};

/// A stall's line, and a creature's share of what its stall has in every direction.
const STALL: Unit = Unit(0.3);
const CREATURE: f64 = 0.68;
/// An arrow as shares of its size: corners forward and aside, with a shaft and without.
const SHAFT: [(f64, f64); 7] =
    [(0.5, 0.0), (0.0, 0.5), (0.0, 0.2), (-0.5, 0.2), (-0.5, -0.2), (0.0, -0.2), (0.0, -0.5)];
const HEAD: [(f64, f64); 3] = [(0.5, 0.0), (-0.5, 0.62), (-0.5, -0.62)];
const LINE: Pen = Pen::new(theme::INK, Unit(0.35));
/// The large arrow, in lengths of a space and at most of its width, and its middle before the
/// first space.
const LARGE: (f64, f64) = (0.44, 0.6);
const LARGE_BEFORE: f64 = 0.3;
/// The small ones: their size, from one to the next in spaces, and how far from bridges.
const SMALL: Unit = Unit(3.0);
const EVERY: usize = 4;
const CLEAR: Unit = Unit(0.6);

/// A stall for each pawn, with its creature, and the arrow out of them.
pub(super) fn stalls(canvas: &mut Canvas, course: &Course) {
    let stalls = Stalls::new(course.length, course.width);
    let (w, h) = (stalls.size.0 / 2.0, stalls.size.1 / 2.0);
    for (i, identity) in Identity::ALL.into_iter().enumerate() {
        let (along, aside) = stalls.middle(i);
        let corner = |a: f64, b: f64| course.curve.beside(along + h * a, aside + w * b);
        let outline = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        canvas.outline(closed(&outline), identity.tint(), Pen::new(identity.paint(), STALL));
        // Upright in a stall that lies at any angle.
        let side = stalls.size.1.min(stalls.size.0) * CREATURE;
        let middle = course.curve.beside(along, aside);
        canvas.symbol(Layer::Icon, identity, Frame::square(middle, side));
    }
    let size = (course.length * LARGE.0).min(course.width * LARGE.1);
    let along = course.begin(0) - course.length * LARGE_BEFORE;
    arrow(canvas, course, along, size, &SHAFT, theme::ACCENT);
}

/// Small arrows from space to space, clear of bridges and of large signs.
pub(super) fn arrows(canvas: &mut Canvas, course: &Course, bridges: &[Bridge], spaces: &[Space]) {
    let is_plain = |space: &Space| matches!(space.kind, SpaceKind::Colour(_)) && !space.lose_turn;
    let mut last = 0;
    for (space, pair) in (1..).zip(spaces.windows(2)) {
        let along = course.begin(space);
        let middle = course.curve.at(along);
        let near = |b: &Bridge| b.distance(middle) < (b.width + SMALL) / 2.0 + CLEAR;
        let free = pair.iter().all(is_plain) && !bridges.iter().any(near);
        if free && space - last >= EVERY {
            arrow(canvas, course, along, SMALL, &HEAD, art::PALE);
            last = space;
        }
    }
}

fn arrow(
    canvas: &mut Canvas,
    course: &Course,
    along: Unit,
    size: Unit,
    shape: &[(f64, f64)],
    fill: Paint,
) {
    let (p, d) = (course.curve.at(along), course.curve.direction(along));
    let corner = |&(forward, aside): &(f64, f64)| {
        let (x, y) = (d.x * forward - d.y * aside, d.y * forward + d.x * aside);
        Point::new(p.x + size * x, p.y + size * y)
    };
    let outline: Vec<Point> = shape.iter().map(corner).collect();
    canvas.ledger.place(Layer::Ground, "arrow", Frame::over(&outline));
    canvas.outline(closed(&outline), fill, LINE);
}
