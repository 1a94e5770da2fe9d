//! Visual identity of players: a colour and a pattern in addition to the creature, so that sections
//! are distinguishable without colour vision, and the border of a section in both.

use super::geometry::{Contour, Frame, Point, outline_of, shape_node};
use crate::common::players::Identity;
use crate::page::length::LayoutUnit;
use crate::page::list::{
    Dashes, DrawingCache, LineCap, LineJoin, Node, Outline, Paint, PaintRole, SharedForm, Stroke,
};

/// Pattern of the border or the band of an [`Identity`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Pattern {
    Solid,
    Dashes,
    Triangles,
    Dots,
    Waves,
    Double,
    Zigzag,
    Diamonds,
}

impl Identity {
    /// Returns the colour, the tint and the pattern.
    const fn crest(self) -> (&'static str, &'static str, Pattern) {
        match self {
            Identity::Owl => ("#0818c0", "#e6edf8", Pattern::Solid),
            Identity::Fox => ("#c78629", "#fbf0df", Pattern::Dashes),
            Identity::Raven => ("#090000", "#ecebee", Pattern::Triangles),
            Identity::Toad => ("#0e7849", "#e3f1e7", Pattern::Dots),
            Identity::Moth => ("#8b3d67", "#f9e6f0", Pattern::Waves),
            Identity::Snail => ("#43260e", "#f1ecdf", Pattern::Double),
            Identity::Newt => ("#011e3d", "#e1e8ef", Pattern::Zigzag),
            Identity::Bat => ("#8b4afc", "#f0e6fb", Pattern::Diamonds),
        }
    }

    /// Returns the colour of borders, backgrounds and emblems, as `#rrggbb`. Its contrast on white
    /// is at least 3:1. Any two colours are distinguishable with every common kind of colour
    /// blindness. The first four, which are all that a board shows at a time, are also distinct in
    /// gray. Eight grays cannot be distinct enough; there the [`Pattern`], the creature and its
    /// name identify the section.
    pub fn colour(self) -> &'static str {
        self.crest().0
    }

    /// Returns the colour as paint.
    pub(crate) const fn paint(self) -> Paint {
        Paint::own(self.crest().0)
    }

    /// Returns a pale tint of the colour for backgrounds, on which pencil and small text stay
    /// readable.
    pub(crate) const fn tint(self) -> Paint {
        Paint::own(self.crest().1)
    }

    /// Returns the role of text on the colour: paper, or ink where the colour is light.
    pub(crate) const fn on_colour(self) -> PaintRole {
        match self {
            Identity::Fox => PaintRole::Ink,
            _ => PaintRole::Paper,
        }
    }

    /// Returns the pattern of borders.
    pub fn pattern(self) -> Pattern {
        self.crest().2
    }
}

/// Draws a border: the identity's pattern in its colour, in a band of `width` along the inner edges
/// of `frame`. It never leaves the frame.
pub(crate) fn border(frame: Frame, identity: Identity, width: LayoutUnit) -> SharedForm {
    thin_border(frame, identity, width, width)
}

/// Draws a border of `width` whose marks have the spacing of a border of width `pitch`. A thin
/// border with its natural spacing would have marks too fine to recognize, and too many of them.
pub(crate) fn thin_border(
    frame: Frame,
    identity: Identity,
    width: LayoutUnit,
    pitch: LayoutUnit,
) -> SharedForm {
    // Boards for equal numbers of players have sections of equal size, so their borders are cached.
    static KNOWN: DrawingCache<(Frame, Identity, [LayoutUnit; 2])> = DrawingCache::new(Vec::new());
    SharedForm::get_or_draw(&KNOWN, (frame, identity, [width, pitch]), || {
        draw_border(frame, identity, [width, pitch])
    })
}

/// Length of a dash that consists of its round caps only. Some renderers do not draw dashes of
/// length 0.
const DOT: LayoutUnit = LayoutUnit(0.01);

/// Draws a border. The patterns are balanced: the inked fraction of the band times the darkness of
/// the colour is about equal for all identities, so that no section dominates, on screens or in
/// gray.
fn draw_border(frame: Frame, identity: Identity, [width, pitch]: [LayoutUnit; 2]) -> Vec<Node> {
    let paint = identity.paint();
    let ring = |inset: LayoutUnit| outline_of([&Contour::rounded(frame.inset(inset), width * 1.2)]);
    let hair = width * 0.14;
    let middle = frame.inset(width / 2.0);
    let line = |weight: LayoutUnit| Stroke { join: LineJoin::Round, ..Stroke::new(paint, weight) };
    let stroke =
        |outline: Outline, weight: LayoutUnit| shape_node(outline, None, Some(line(weight)));
    let filled = |marks: Vec<Contour>, line| shape_node(outline_of(&marks), Some(paint), line);
    let tooth = (pitch - pitch * 0.14) * 0.52 * 1.5;
    // Dashes with round caps form dots and rounded bars. They take a tenth of the space of explicit
    // outlines.
    match identity.pattern() {
        Pattern::Solid => vec![stroke(ring(width * 0.46), width * 0.4)],
        Pattern::Double => {
            vec![stroke(ring(width * 0.12), width * 0.2), stroke(ring(width * 0.85), width * 0.16)]
        }
        Pattern::Zigzag => {
            vec![stroke(wave(middle, width * 0.36, pitch * 1.25, false), width * 0.22)]
        }
        Pattern::Waves => vec![stroke(wave(middle, width * 0.5, pitch * 2.1, true), width * 0.34)],
        Pattern::Dots => draw_dashed(middle, width * 1.5, DOT, Stroke::new(paint, width * 0.96)),
        Pattern::Dashes => {
            draw_dashed(middle, width * 3.4, width * 2.06, Stroke::new(paint, width * 0.82))
        }
        Pattern::Diamonds => {
            let marks = marks(middle, pitch * 1.7, |p, along| {
                let (a, b) = if along { (0.66, 0.36) } else { (0.36, 0.66) };
                diamond(p, width * a, width * b)
            });
            // The line around each diamond gives it the weight of the other patterns.
            vec![filled(marks, Some(line(width * 0.28)))]
        }
        Pattern::Triangles => vec![
            stroke(ring(hair / 2.0), hair),
            filled(teeth(frame.inset(hair), (width - hair) * 0.52, tooth), None),
        ],
    }
}

/// Returns the four edges clockwise: start, end, and whether the edge is horizontal.
fn edges(f: Frame) -> [(Point, Point, bool); 4] {
    let p = Point::new;
    let (a, b) = (p(f.x, f.y), p(f.right(), f.y));
    let (c, d) = (p(f.right(), f.bottom()), p(f.x, f.bottom()));
    [(a, b, true), (b, c, false), (c, d, true), (d, a, false)]
}

/// Returns the number of steps of about `step` on an edge, at least 2.
fn steps(from: Point, to: Point, step: LayoutUnit) -> usize {
    let length = (to.x - from.x).abs() + (to.y - from.y).abs();
    ((length / step).round() as usize).max(2)
}

/// Places marks at even distances along the edges. None is at a corner, where two marks would
/// cross.
fn marks(f: Frame, step: LayoutUnit, mark: impl Fn(Point, bool) -> Contour) -> Vec<Contour> {
    let mut all = Vec::new();
    for (from, to, along) in edges(f) {
        let count = steps(from, to, step);
        let at = |i: usize| from.toward(to, (i as f64 + 0.5) / count as f64);
        all.extend((0..count).map(|i| mark(at(i), along)));
    }
    all
}

/// Draws dashed lines along the edges, with dashes at even distances of about `step`. Dots start in
/// the corners. Longer dashes would cross there, so their pattern is shifted by half a step.
fn draw_dashed(f: Frame, step: LayoutUnit, dash: LayoutUnit, line: Stroke) -> Vec<Node> {
    let [top, right, foot, left] = edges(f);
    // Opposite edges form one path, since tools that detect tables take single straight lines for
    // table rules.
    let pair = |edges: [(Point, Point, bool); 2]| {
        let (from, to, _) = edges[0];
        let length = (to.x - from.x).abs() + (to.y - from.y).abs();
        let step = length / steps(from, to, step) as f64;
        let before = if dash == DOT { LayoutUnit(0.0) } else { (step + dash) / 2.0 };
        let along = |(from, to, _): (Point, Point, bool)| {
            let mut edge = Contour::from(from);
            edge.curve(from.toward(to, 1.0 / 3.0), from.toward(to, 2.0 / 3.0), to);
            edge
        };
        let dashes = Dashes::new(dash, step - dash).with_offset(before);
        let line = Stroke { cap: LineCap::Round, dashes: Some(dashes), ..line };
        shape_node(outline_of(&edges.map(along)), None, Some(line))
    };
    vec![pair([top, foot]), pair([right, left])]
}

fn diamond(p: Point, a: LayoutUnit, b: LayoutUnit) -> Contour {
    let mut c = Contour::from(Point::new(p.x - a, p.y));
    c.line(Point::new(p.x, p.y - b)).line(Point::new(p.x + a, p.y)).line(Point::new(p.x, p.y + b));
    c.close()
}

/// Returns a line that swings by up to `reach` to both sides of the edges, in smooth curves or
/// straight segments.
fn wave(f: Frame, reach: LayoutUnit, step: LayoutUnit, smooth: bool) -> Outline {
    let reach = reach * if smooth { 0.75 } else { 1.0 };
    let mut line = Contour::from(Point::new(f.x, f.y));
    for (from, to, along) in edges(f) {
        let count = steps(from, to, step);
        let off = |p: Point, by: LayoutUnit| {
            if along { Point::new(p.x, p.y + by) } else { Point::new(p.x + by, p.y) }
        };
        for i in 0..count {
            let at = |t: f64| from.toward(to, (i as f64 + t) / count as f64);
            if smooth {
                line.curve(off(at(0.25), reach), off(at(0.25), reach), at(0.5));
                line.curve(off(at(0.75), -reach), off(at(0.75), -reach), at(1.0));
            } else {
                line.line(off(at(0.25), reach)).line(off(at(0.75), -reach)).line(at(1.0));
            }
        }
    }
    outline_of([&line.close()])
}

/// Returns triangles of `height` that point inwards from the edges, at even distances of about
/// `step`.
fn teeth(f: Frame, height: LayoutUnit, step: LayoutUnit) -> Vec<Contour> {
    let mut all = Vec::new();
    for (from, to, along) in edges(f) {
        let count = steps(from, to, step);
        let centre = f.centre();
        for i in 0..count {
            let at = |t: f64| from.toward(to, (i as f64 + t) / count as f64);
            let tip = at(0.5);
            let inward =
                |edge: LayoutUnit, middle: LayoutUnit| if edge < middle { height } else { -height };
            let tip = if along {
                Point::new(tip.x, tip.y + inward(tip.y, centre.y))
            } else {
                Point::new(tip.x + inward(tip.x, centre.x), tip.y)
            };
            let mut tooth = Contour::from(at(0.12));
            tooth.line(tip).line(at(0.88));
            all.push(tooth.close());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::ink::Ink;
    use crate::page::svg::Writer;
    use crate::page::theme::Appearance;

    #[test]
    fn patterns_and_names_are_unique() {
        let patterns: std::collections::BTreeSet<_> =
            Identity::ALL.iter().map(|i| i.pattern()).collect();
        assert_eq!(patterns.len(), Identity::ALL.len());
        assert_eq!(Identity::of(Identity::ALL.len() + 1), Identity::Fox);
    }

    fn svg(frame: Frame, identity: Identity, width: LayoutUnit, ink: Ink) -> String {
        let mut svg = String::new();
        let appearance = Appearance { ink, ..Appearance::usual() };
        Writer::new(appearance, &mut svg).nodes(&draw_border(frame, identity, [width; 2]));
        svg
    }

    #[test]
    fn borders_stay_in_their_frame() {
        let frame = Frame::of(10.0, 20.0, 130.0, 85.0);
        for identity in Identity::ALL {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">{}</svg>"#,
                svg(frame, identity, LayoutUnit(1.6), Ink::Colour)
            );
            let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).expect("valid SVG");
            let scale = tree.size().width() / 200.0;
            let b = tree.root().abs_stroke_bounding_box();
            let close = |a: f32, b: LayoutUnit| (f64::from(a / scale) - b.0).abs() < 0.45;
            let within = |a: f32, low: LayoutUnit, high: LayoutUnit| {
                (low.0 - 0.011..=high.0 + 0.011).contains(&f64::from(a / scale))
            };
            assert!(within(b.left(), frame.x, frame.right()), "{identity:?} {b:?}");
            assert!(within(b.top(), frame.y, frame.bottom()), "{identity:?} {b:?}");
            assert!(within(b.right(), frame.x, frame.right()), "{identity:?} {b:?}");
            assert!(within(b.bottom(), frame.y, frame.bottom()), "{identity:?} {b:?}");
            assert!(close(b.left(), frame.x) && close(b.bottom(), frame.bottom()), "{identity:?}");
        }
    }

    /// Returns the integral of darkness across a border, per millimetre of its length, in
    /// millimetres.
    fn weight(identity: Identity, ink: Ink) -> f64 {
        const SCALE: f32 = 20.0;
        let frame = Frame::of(0.0, 0.0, 60.0, 40.0);
        let inked = svg(frame, identity, LayoutUnit(1.5), ink);
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40">{inked}</svg>"#
        );
        let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).expect("valid SVG");
        let mut paper = tiny_skia::Pixmap::new(1200, 800).expect("a size");
        paper.fill(tiny_skia::Color::WHITE);
        let scale = tiny_skia::Transform::from_scale(SCALE, SCALE);
        resvg::render(&tree, scale, &mut paper.as_mut());
        let darkness = |p: &[u8]| {
            let [r, g, b] = [p[0], p[1], p[2]].map(|c| (f64::from(c) / 255.0).powf(2.2));
            1.0 - (0.2126 * r + 0.7152 * g + 0.0722 * b).powf(1.0 / 2.4)
        };
        let dark: f64 = paper.data().chunks(4).map(darkness).sum();
        dark / f64::from(SCALE * SCALE) / (2.0 * (60.0 + 40.0) - 4.0 * 1.5)
    }

    #[test]
    fn no_border_outshouts_another() {
        for (ink, apart) in
            [(Ink::Colour, 1.25), (Ink::Gray, 1.25), (Ink::Saver, 1.4), (Ink::Black, 1.6)]
        {
            let weights = Identity::ALL.map(|identity| weight(identity, ink));
            let (least, most) = weights
                .iter()
                .fold((f64::MAX, 0.0_f64), |(least, most), &w| (least.min(w), most.max(w)));
            assert!(most <= least * apart, "{ink:?}: {:?} weigh {weights:.2?}", Identity::ALL);
            // Borders must stay less prominent than titles, herbs and the lines of gardens.
            assert!(most <= 0.62, "{ink:?}: {weights:.2?}");
        }
    }

    #[test]
    fn borders_differ() {
        let frame = Frame::of(0.0, 0.0, 100.0, 80.0);
        let print = |i: &Identity| border(frame, *i, LayoutUnit(1.5)).fingerprint();
        let all: std::collections::BTreeSet<u128> = Identity::ALL.iter().map(print).collect();
        assert_eq!(all.len(), Identity::ALL.len());
    }
}
