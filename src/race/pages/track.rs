//! The page of the track.

use super::art;
use super::bridge::{Bridge, bridges, closed, open};
use super::course::Course;
use super::room::{self, Disc};
use super::{SPACES, scenery, strip};
use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::{Layer, Placed};
use crate::page::setup::Setup;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::Mark;
use crate::page::theme;
use crate::race::said::{race_finish, race_start};
use crate::race::{RaceGame, Space, SpaceKind};
use crate::texts::Language;

/// Height of the strip above the land.
const STRIP: f64 = 25.0;
const GAP: f64 = 3.0;
/// From the border of the land to the track.
const SHORE: f64 = 4.0;
/// Lines between spaces, and along the track.
const THIN: f64 = 0.45;
const THICK: f64 = 1.1;

/// The least cosine between the directions of the ends of a straight pad.
const STRAIGHT: f64 = 0.96;

/// Where the land lies on the page, and the track within it.
pub(super) fn land(sheet: &Setup) -> (Frame, Frame) {
    let page = Frame::new(0.0, 0.0, sheet.long, sheet.short).inset(theme::MARGIN);
    let (_, land) = page.split_top(STRIP, GAP);
    (land, land.inset(SHORE))
}

/// Draws the page. Returns how large a square a space has room for, in mm.
///
/// # Errors
/// If the track has too few or too many spaces, or a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    game: &RaceGame,
    language: &Language,
) -> Result<f64, DrawError> {
    let spaces = game.track.spaces().len();
    if !SPACES.contains(&spaces) {
        return Err(DrawError::TrackLength { spaces });
    }
    let page = Frame::new(0.0, 0.0, sheet.long, sheet.short).inset(theme::MARGIN);
    let (land, frame) = land(sheet);
    canvas.layout.enter("page", page);
    canvas.layout.enter("strip", page.split_top(STRIP, GAP).0);
    strip::draw(canvas, page.split_top(STRIP, GAP).0, game, language)?;
    canvas.layout.leave();

    let course = Course::new(game.seed, spaces, frame)?;
    let bridges = bridges(&course, &game.track, land.inset(1.5));
    canvas.layout.enter("land", land);
    canvas.layout.place(Layer::Ground, "land", land);
    canvas.rect(land, 5.0, theme::GARDEN_FILL, Some((theme::GARDEN_LINE, 0.6)));
    road(canvas, &course, game);
    for bridge in &bridges {
        bridge.draw(canvas);
    }
    pad(canvas, &course, (0.0, course.begin(0)), Mark::Broom, &language.say(&race_start()));
    let home = (course.begin(course.spaces), course.curve.length());
    pad(canvas, &course, home, Mark::Cauldron, &language.say(&race_finish()));
    for (i, space) in game.track.spaces().iter().enumerate() {
        signs(canvas, &course, &bridges, (i, space));
    }
    scenery::draw(canvas, game.seed, &course, &bridges, land);
    canvas.layout.leave();
    canvas.layout.leave();
    Ok(course.room())
}

/// The track with its spaces, still without signs.
fn road(canvas: &mut Canvas, course: &Course, game: &RaceGame) {
    let length = course.curve.length();
    let half = course.width / 2.0;
    for at in [0.0, length] {
        let p = course.curve.at(at);
        canvas.circle((p.x, p.y), half, art::PALE, Some((theme::INK, THICK)));
    }
    for (from, to) in [(0.0, course.begin(0)), (course.begin(course.spaces), length)] {
        canvas.fill(&closed(&course.outline(from, to)), art::PALE);
    }
    for (i, space) in game.track.spaces().iter().enumerate() {
        let outline = course.outline(course.begin(i), course.begin(i + 1));
        let fill = match space.kind {
            SpaceKind::Colour(colour) => art::fill(colour),
            SpaceKind::Picture(_) => art::PALE,
        };
        canvas.outline(&closed(&outline), fill, theme::INK, THIN);
        canvas.layout.place(Layer::Ground, "space", bounds(&outline));
    }
    checks(canvas, course);
    let steps = length as usize + 1;
    for half in [half, -half] {
        let at = |i: usize| course.curve.beside(length * i as f64 / steps as f64, half);
        let edge: Vec<Point> = (0..=steps).map(at).collect();
        canvas.outline(&open(&edge), "none", theme::INK, THICK);
    }
}

/// Two rows of checks where the finish begins.
fn checks(canvas: &mut Canvas, course: &Course) {
    let columns = 8;
    let size = course.width / f64::from(columns);
    let begin = course.begin(course.spaces);
    let size_along = size.min(course.length * 0.14);
    for row in 0..2 {
        for column in (row..columns).step_by(2) {
            let along = begin + size_along * f64::from(row);
            let aside = size * f64::from(column) - course.width / 2.0;
            let corner =
                |a: f64, b: f64| course.curve.beside(along + size_along * a, aside + size * b);
            let square = [corner(0.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(0.0, 1.0)];
            canvas.fill(&closed(&square), theme::INK);
        }
    }
}

/// What a space shows, clear of the bridges.
fn signs(canvas: &mut Canvas, course: &Course, bridges: &[Bridge], (i, space): (usize, &Space)) {
    let places = room::places(course, i, bridges);
    let size = course.width.min(course.length);
    let mark = match space.kind {
        SpaceKind::Colour(colour) => art::suit(colour),
        SpaceKind::Picture(picture) => art::picture(picture),
    };
    let picture = matches!(space.kind, SpaceKind::Picture(_));
    if space.lose_turn {
        let (nap, sign) = if picture { (0.22, 0.34) } else { (0.34, 0.2) };
        if let Some((nap, sign)) = room::pair(&places, size * nap, size * sign) {
            put(canvas, Mark::Nap, nap);
            put(canvas, mark, sign);
        }
        return;
    }
    let most = if picture { size * 0.47 } else { (size * 0.27).min(5.5) };
    if let Some(disc) = room::largest(&places, most) {
        put(canvas, mark, disc);
    }
}

/// Draws a sign, smaller where its square would reach into another's.
fn put(canvas: &mut Canvas, mark: Mark, mut disc: Disc) {
    let taken = |frame: &Frame| {
        let solid = |p: &&Placed| p.layer != Layer::Ground && p.frame.overlaps(frame);
        canvas.layout.placed.iter().any(|p| solid(&p))
    };
    while disc.radius > 1.0 && taken(&disc.frame()) {
        disc.radius *= 0.96;
    }
    canvas.symbol(Layer::Icon, mark, disc.frame());
}

/// Start or finish: a drawing above a word.
fn pad(canvas: &mut Canvas, course: &Course, (from, to): (f64, f64), mark: Mark, word: &str) {
    // The rounded end is part of the pad.
    let cap = course.width / 2.0;
    let mut inner =
        if from == 0.0 { (-cap * 0.6, to) } else { (from + course.length * 0.3, to + cap * 0.6) };
    // Only what is about straight, where the track bends already.
    let straight = |(a, b): (f64, f64)| {
        let (a, b) = (course.curve.direction(a), course.curve.direction(b));
        a.x * b.x + a.y * b.y > STRAIGHT
    };
    while !straight(inner) && inner.1 - inner.0 > course.width {
        let less = course.length * 0.1;
        inner = if from == 0.0 { (inner.0, inner.1 - less) } else { (inner.0 + less, inner.1) };
    }
    let ends = [inner.0, inner.1].map(|along| {
        let p = course.curve.at(along);
        let over = along - along.clamp(0.0, course.curve.length());
        let d = course.curve.direction(along);
        Point::new(p.x + d.x * over, p.y + d.y * over)
    });
    let middle = ends[0].toward(ends[1], 0.5);
    let (dx, dy) = ((ends[1].x - ends[0].x).abs(), (ends[1].y - ends[0].y).abs());
    let lying = dx >= dy;
    // A pad that lies aslant has less room for what stands upright.
    let aslant = dx.min(dy) / dx.max(dy).max(1.0);
    let across = course.width * (0.86 - 0.3 * aslant);
    let (w, h) = if lying { (dx, across) } else { (across, dy) };
    let style = largest_style(word, w * 0.74, h * 0.2);
    let disc = Disc { middle, radius: ((h - style.cap() - 2.0).min(w) / 2.0).min(11.0) };
    let top = middle.y - (2.0 * disc.radius + style.cap() + 1.0) / 2.0;
    let icon = Frame::around(middle.x, top + disc.radius, 2.0 * disc.radius, 2.0 * disc.radius);
    canvas.symbol(Layer::Icon, mark, icon);
    let baseline = icon.bottom() + 0.6 + style.rise();
    canvas.text(Layer::Text, word, (middle.x, baseline), Align::Middle, style);
}

/// Bold type as large as fits, 7 to 20 points.
fn largest_style(word: &str, width: f64, height: f64) -> Style {
    let mut style = Style::new(Face::Bold, 7.0).colour(theme::ACCENT);
    for points in 8..=20 {
        let larger = Style::new(Face::Bold, f64::from(points)).colour(theme::ACCENT);
        if larger.width(word) <= width && larger.cap() <= height {
            style = larger;
        }
    }
    style
}

fn bounds(points: &[Point]) -> Frame {
    let (mut low, mut high) = (points[0], points[0]);
    for p in points {
        low = Point::new(low.x.min(p.x), low.y.min(p.y));
        high = Point::new(high.x.max(p.x), high.y.max(p.y));
    }
    Frame::new(low.x, low.y, high.x - low.x, high.y - low.y)
}
