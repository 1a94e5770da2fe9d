//! Page of the track: the road with its spaces and signs, the stalls at the start, and arrows.

use super::Result;
use super::bridge::{Bridge, bridges};
use super::cards::{self, CardTone};
use super::course::{SPACES, TrackLayout, cannot_wind};
use super::pawns::StallLayout;
use super::scenery::{self, Disc};
use super::strip;
use crate::common::players::Identity;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::ledger::{Layer, PlacedObject};
use crate::page::list::Paint;
use crate::page::shape::{Frame, Point, polyline};
use crate::page::symbols::{Symbol, symbol};
use crate::page::{LayoutUnit, theme};
use crate::race::{RaceGame, Space, SpaceKind};
use crate::texts::Language;
use crate::texts::msg::*;

const STRIP: LayoutUnit = LayoutUnit(26.0);
const GAP: LayoutUnit = LayoutUnit(3.0);
/// Distance from the border of the land to the track, in units.
const SHORE: LayoutUnit = LayoutUnit(4.0);
/// Lines between spaces.
const THIN: Pen = Pen::new(theme::INK, LayoutUnit(0.45));
/// Lines along both sides of the track.
const THICK: Pen = Pen::new(theme::INK, LayoutUnit(1.1));
/// Border of the land.
const BORDER: Pen = Pen::new(theme::GARDEN_LINE, LayoutUnit(0.6));
/// Radius of the land's corners, in units.
const CORNER: LayoutUnit = LayoutUnit(5.0);
/// Distance from the border of the land to the bridges, in [`LayoutUnit`]s.
const BRIDGES: LayoutUnit = LayoutUnit(1.5);
/// Distance between the points of the track's edges, in units.
const EDGE_STEP: LayoutUnit = LayoutUnit(1.0);
/// Number of squares across the finish.
const CHECKS: u8 = 8;
/// Largest length of a square, as a share of a space's length.
const CHECK: f64 = 0.14;
/// Largest radius of a picture, as a share of a space.
const PICTURE: f64 = 0.47;
/// Largest radius of a suit, as a share of a space.
const SUIT: f64 = 0.27;
/// Largest radius of a suit, in units.
const LARGEST_SUIT: LayoutUnit = LayoutUnit(5.5);
/// Largest radii of the sign of a lost turn and of the picture next to it, as shares of a space.
const NAP_AND_PICTURE: (f64, f64) = (0.22, 0.34);
/// Largest radii of the sign of a lost turn and of the suit next to it, as shares of a space.
const NAP_AND_SUIT: (f64, f64) = (0.34, 0.2);
/// Smallest radius of a sign, in units.
const LEAST_SIGN: LayoutUnit = LayoutUnit(1.0);
/// Factor by which a sign shrinks in each step.
const SHRINK: f64 = 0.96;
/// Part of the rounded end that a pad uses, as a share of half the track's width.
const CAP: f64 = 0.6;
/// Distance of a pad from the finish line, in lengths of a space.
const BEFORE: f64 = 0.3;
/// Step by which a pad is shortened at a bend, in lengths of a space.
const SHORTER: f64 = 0.1;
/// Part of the track's width that the content of a pad uses.
const ACROSS: f64 = 0.86;
/// Reduction of `ACROSS` for a pad at 45° to the page.
const ASLANT: f64 = 0.3;
/// Largest width and height of the word, as shares of the pad.
const WORD: (f64, f64) = (0.74, 0.2);
/// Margins of a pad together, in units.
const PAD_MARGINS: LayoutUnit = LayoutUnit(2.0);
/// Gap between drawing and word, in units, for centring.
const WORD_GAP: LayoutUnit = LayoutUnit(1.0);
/// Gap above the word, in units.
const WORD_TOP: LayoutUnit = LayoutUnit(0.6);
/// Largest radius of the drawing, in units.
const LARGEST_PAD: LayoutUnit = LayoutUnit(11.0);

/// Smallest cosine between the directions at both ends of a straight pad.
const STRAIGHT: f64 = 0.96;

/// Frame of the land on the page, and of the track within it.
pub(super) fn land(sheet: &PageGeometry) -> (Frame, Frame) {
    let page = sheet.page(Orientation::Landscape).inset(theme::MARGIN);
    let (_, land) = page.split_top(STRIP, GAP);
    (land, land.inset(SHORE))
}

/// Draws the page. Returns the side of the largest square that fits on a space.
///
/// # Errors
/// If the track has too few or too many spaces, or a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &PageGeometry,
    game: &RaceGame,
    tone: CardTone,
    language: &Language,
) -> Result<LayoutUnit> {
    let spaces = game.track.spaces().len();
    if !SPACES.contains(&spaces) {
        return Err(cannot_wind(spaces));
    }
    let page = sheet.page(Orientation::Landscape).inset(theme::MARGIN);
    let (land, frame) = land(sheet);
    canvas.ledger.enter("page", page);
    canvas.ledger.enter("strip", page.split_top(STRIP, GAP).0);
    strip::draw(canvas, page.split_top(STRIP, GAP).0, game, tone, language)?;
    canvas.ledger.leave();

    let course = TrackLayout::new(game.seed, spaces, frame)?;
    let bridges = bridges(&course, &game.track, land.inset(BRIDGES));
    canvas.ledger.enter("land", land);
    canvas.ledger.place(Layer::Ground, "land", land);
    canvas.rect(land, CORNER, theme::GARDEN_FILL, Some(BORDER));
    road(canvas, &course, game);
    for bridge in &bridges {
        bridge.draw(canvas);
    }
    pad(
        canvas,
        &course,
        LayoutUnit(0.0),
        StallLayout::new(course.length, course.width).from,
        symbol!("broom"),
        &language.format(&race_start()),
    );
    let (home, end) = (course.begin(course.spaces), course.curve.length());
    pad(canvas, &course, home, end, symbol!("cauldron"), &language.format(&race_finish()));
    stalls(canvas, &course);
    arrows(canvas, &course, &bridges, game.track.spaces());
    for (i, space) in game.track.spaces().iter().enumerate() {
        signs(canvas, &course, &bridges, i, space);
    }
    scenery::draw(canvas, game.seed, &course, &bridges, land);
    canvas.ledger.leave();
    canvas.ledger.leave();
    Ok(course.room())
}

/// Draws the track with its spaces, without signs.
fn road(canvas: &mut Canvas, course: &TrackLayout, game: &RaceGame) {
    let length = course.curve.length();
    let half = course.width / 2.0;
    for at in [LayoutUnit(0.0), length] {
        canvas.circle(course.curve.at(at), half, cards::PALE, Some(THICK));
    }
    for (from, to) in [(LayoutUnit(0.0), course.begin(0)), (course.begin(course.spaces), length)] {
        canvas.fill(polyline(&course.outline(from, to), true), cards::PALE);
    }
    for (i, space) in game.track.spaces().iter().enumerate() {
        let outline = course.outline(course.begin(i), course.begin(i + 1));
        let fill = match space.kind {
            SpaceKind::Colour(colour) => cards::fill(colour),
            SpaceKind::Picture(_) => cards::PALE,
        };
        canvas.outline(polyline(&outline, true), fill, THIN);
        canvas.ledger.place(Layer::Ground, "space", Frame::bounding_box(&outline));
    }
    draw_checkers(canvas, course);
    let steps = (length / EDGE_STEP) as usize + 1;
    for half in [half, -half] {
        let at = |i: usize| course.curve.offset_point(length * i as f64 / steps as f64, half);
        let edge: Vec<Point> = (0..=steps).map(at).collect();
        canvas.outline(polyline(&edge, false), None, THICK);
    }
}

/// Draws the chequered finish line: two rows of squares across the end of the track.
fn draw_checkers(canvas: &mut Canvas, course: &TrackLayout) {
    let size = course.width / f64::from(CHECKS);
    let begin = course.begin(course.spaces);
    let size_along = size.min(course.length * CHECK);
    for row in 0..2_u8 {
        for column in (row..CHECKS).step_by(2) {
            let along = begin + size_along * f64::from(row);
            let aside = size * f64::from(column) - course.width / 2.0;
            let corner = |a: f64, b: f64| {
                course.curve.offset_point(along + size_along * a, aside + size * b)
            };
            let square = [corner(0.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(0.0, 1.0)];
            canvas.fill(polyline(&square, true), theme::INK);
        }
    }
}

/// Draws the signs of `space` outside the bridges.
fn signs(canvas: &mut Canvas, course: &TrackLayout, bridges: &[Bridge], i: usize, space: &Space) {
    let places = scenery::places(course, i, bridges);
    let size = course.width.min(course.length);
    let mark = match space.kind {
        SpaceKind::Colour(colour) => cards::suit(colour),
        SpaceKind::Picture(picture) => cards::picture_symbol(picture),
    };
    let picture = matches!(space.kind, SpaceKind::Picture(_));
    if space.lose_turn {
        let (nap, sign) = if picture { NAP_AND_PICTURE } else { NAP_AND_SUIT };
        if let Some((nap, sign)) = scenery::pair(&places, size * nap, size * sign) {
            put(canvas, symbol!("nap"), nap);
            put(canvas, mark, sign);
        }
        return;
    }
    let most = if picture { size * PICTURE } else { (size * SUIT).min(LARGEST_SUIT) };
    if let Some(disc) = scenery::largest(&places, most) {
        put(canvas, mark, disc);
    }
}

/// Draws a sign, reduced in size as long as its frame overlaps another one.
fn put(canvas: &mut Canvas, mark: Symbol, mut disc: Disc) {
    let taken = |frame: &Frame| {
        let solid = |p: &&PlacedObject| p.layer != Layer::Ground && p.frame.overlaps(frame);
        canvas.ledger.placed.iter().any(|p| solid(&p))
    };
    while disc.radius > LEAST_SIGN && taken(&disc.frame()) {
        disc.radius *= SHRINK;
    }
    canvas.symbol(Layer::Icon, mark, disc.frame());
}

/// Draws the start or the finish: the drawing `mark` above `word`, between two distances along
/// `course`.
fn pad(
    canvas: &mut Canvas,
    course: &TrackLayout,
    from: LayoutUnit,
    to: LayoutUnit,
    mark: Symbol,
    word: &str,
) {
    // The rounded end is part of the pad.
    let cap = course.width / 2.0;
    let first = from == LayoutUnit(0.0);
    let mut inner =
        if first { (-cap * CAP, to) } else { (from + course.length * BEFORE, to + cap * CAP) };
    // Only the approximately straight part is used if the track bends.
    let straight = |(a, b): (LayoutUnit, LayoutUnit)| {
        let (a, b) = (course.curve.direction(a), course.curve.direction(b));
        a.x * b.x + a.y * b.y > STRAIGHT
    };
    while !straight(inner) && inner.1 - inner.0 > course.width {
        let less = course.length * SHORTER;
        inner = if first { (inner.0, inner.1 - less) } else { (inner.0 + less, inner.1) };
    }
    let ends = [inner.0, inner.1].map(|along| {
        let p = course.curve.at(along);
        let over = along - along.clamp(LayoutUnit(0.0), course.curve.length());
        let d = course.curve.direction(along);
        Point::new(p.x + d.x * over, p.y + d.y * over)
    });
    let middle = ends[0].toward(ends[1], 0.5);
    let (dx, dy) = ((ends[1].x - ends[0].x).abs(), (ends[1].y - ends[0].y).abs());
    let lying = dx >= dy;
    // A diagonal pad has less room for upright content.
    let aslant = dx.min(dy) / dx.max(dy).max(LayoutUnit(1.0));
    let across = course.width * (ACROSS - ASLANT * aslant);
    let (w, h) = if lying { (dx, across) } else { (across, dy) };
    let style = largest_style(word, w * WORD.0, h * WORD.1);
    let disc =
        Disc { middle, radius: ((h - style.cap() - PAD_MARGINS).min(w) / 2.0).min(LARGEST_PAD) };
    let top = middle.y - (2.0 * disc.radius + style.cap() + WORD_GAP) / 2.0;
    let icon = Frame::square(Point::new(middle.x, top + disc.radius), 2.0 * disc.radius);
    canvas.symbol(Layer::Icon, mark, icon);
    let baseline = icon.bottom() + WORD_TOP + style.rise();
    canvas.text(Layer::Text, word, Point::new(middle.x, baseline), Align::Middle, style);
}

/// Largest bold style in which `word` fits, from 7 to 20 points.
fn largest_style(word: &str, width: LayoutUnit, height: LayoutUnit) -> Style {
    let mut style = Style::new(Face::Bold, 7.0).colour(theme::ACCENT);
    for points in 8..=20 {
        let larger = Style::new(Face::Bold, f64::from(points)).colour(theme::ACCENT);
        if larger.width(word) <= width && larger.cap() <= height {
            style = larger;
        }
    }
    style
}

/// Line width of a stall, in units.
const STALL: LayoutUnit = LayoutUnit(0.3);
/// Side of the creature, as a share of the shorter side of its stall.
const CREATURE: f64 = 0.68;
/// Corners of an arrow with a shaft, forward and sideways, as multiples of its size.
const SHAFT: [(f64, f64); 7] =
    [(0.5, 0.0), (0.0, 0.5), (0.0, 0.2), (-0.5, 0.2), (-0.5, -0.2), (0.0, -0.2), (0.0, -0.5)];
/// Corners of an arrow without a shaft, as multiples of its size.
const HEAD: [(f64, f64); 3] = [(0.5, 0.0), (-0.5, 0.62), (-0.5, -0.62)];
const LINE: Pen = Pen::new(theme::INK, LayoutUnit(0.35));
/// Size of the large arrow, in lengths of a space, and its largest size as a share of the track's
/// width.
const LARGE: (f64, f64) = (0.44, 0.6);
/// Distance of its middle from the first space, in lengths of a space.
const LARGE_BEFORE: f64 = 0.3;
/// Size of the small arrows, in units.
const SMALL: LayoutUnit = LayoutUnit(3.0);
/// Smallest distance between two small arrows, in spaces.
const EVERY: usize = 4;
/// Distance from small arrows to bridges, in units.
const CLEAR: LayoutUnit = LayoutUnit(0.6);

/// Draws a stall for each pawn, with its creature, and the arrow out of the start.
pub(super) fn stalls(canvas: &mut Canvas, course: &TrackLayout) {
    let stalls = StallLayout::new(course.length, course.width);
    let (w, h) = (stalls.size.0 / 2.0, stalls.size.1 / 2.0);
    for (i, identity) in Identity::ALL.into_iter().enumerate() {
        let (along, aside) = stalls.middle(i);
        let corner = |a: f64, b: f64| course.curve.offset_point(along + h * a, aside + w * b);
        let outline = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        canvas.outline(
            polyline(&outline, true),
            identity.tint(),
            Pen::new(identity.paint(), STALL),
        );
        // The creature is upright, whatever the angle of the stall.
        let side = stalls.size.1.min(stalls.size.0) * CREATURE;
        let middle = course.curve.offset_point(along, aside);
        canvas.symbol(Layer::Icon, identity, Frame::square(middle, side));
    }
    let size = (course.length * LARGE.0).min(course.width * LARGE.1);
    let along = course.begin(0) - course.length * LARGE_BEFORE;
    arrow(canvas, course, along, size, &SHAFT, theme::ACCENT);
}

/// Draws small arrows between spaces, away from bridges and large signs.
pub(super) fn arrows(
    canvas: &mut Canvas,
    course: &TrackLayout,
    bridges: &[Bridge],
    spaces: &[Space],
) {
    let is_plain = |space: &Space| matches!(space.kind, SpaceKind::Colour(_)) && !space.lose_turn;
    let mut last = 0;
    for (space, pair) in (1..).zip(spaces.windows(2)) {
        let along = course.begin(space);
        let middle = course.curve.at(along);
        let near = |b: &Bridge| b.distance(middle) < (b.width + SMALL) / 2.0 + CLEAR;
        let free = pair.iter().all(is_plain) && !bridges.iter().any(near);
        if free && space - last >= EVERY {
            arrow(canvas, course, along, SMALL, &HEAD, cards::PALE);
            last = space;
        }
    }
}

fn arrow(
    canvas: &mut Canvas,
    course: &TrackLayout,
    along: LayoutUnit,
    size: LayoutUnit,
    shape: &[(f64, f64)],
    fill: Paint,
) {
    let (p, d) = (course.curve.at(along), course.curve.direction(along));
    let corner = |&(forward, aside): &(f64, f64)| {
        let (x, y) = (d.x * forward - d.y * aside, d.y * forward + d.x * aside);
        Point::new(p.x + size * x, p.y + size * y)
    };
    let outline: Vec<Point> = shape.iter().map(corner).collect();
    canvas.ledger.place(Layer::Ground, "arrow", Frame::bounding_box(&outline));
    canvas.outline(polyline(&outline, true), fill, LINE);
}
