//! One content stream in the making, of a page or a form: operators, the resources that they
//! name, and the graphics state that they leave behind.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use lopdf::{Dictionary, Object, ObjectId};
use tiny_skia::{Path, PathSegment, Point, Transform};
use usvg::{Color, FillRule, LineCap, LineJoin, Stroke};

/// An object of the document that content refers to by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Resource {
    /// An embedded font.
    Font(ObjectId),
    /// Opacities or a soft mask.
    State(ObjectId),
    /// A gradient.
    Shading(ObjectId),
    /// A repeated or transparent group.
    Form(ObjectId),
}

impl Resource {
    pub(super) fn object(self) -> ObjectId {
        self.entry().1
    }

    /// Category in a resource dictionary, object, and name in content.
    fn entry(self) -> (&'static str, ObjectId, String) {
        let (category, letter, id) = match self {
            Resource::Font(id) => ("Font", 'F', id),
            Resource::State(id) => ("ExtGState", 'G', id),
            Resource::Shading(id) => ("Shading", 'S', id),
            Resource::Form(id) => ("XObject", 'X', id),
        };
        (category, id, format!("{letter}{}", id.0))
    }
}

/// Opacities in thousandths, of fills and of strokes.
pub(super) type Alpha = (u16, u16);

pub(super) const OPAQUE: Alpha = (1000, 1000);

/// What is known of the graphics state; `None` where a form inherits it from its user.
#[derive(Clone, Debug, Default)]
struct State {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<f64>,
    cap: Option<LineCap>,
    join: Option<LineJoin>,
    miter: Option<f64>,
    dash: Option<(Vec<f64>, f64)>,
    font: Option<(ObjectId, f64)>,
    alpha: Alpha,
    rendering: u8,
}

/// The operators of one page or form.
pub(super) struct Content {
    operators: String,
    uses: BTreeSet<Resource>,
    state: State,
    saved: Vec<State>,
    /// Digits after the point of a coordinate.
    digits: u32,
}

impl Content {
    /// A page: the state is the one that PDF starts with.
    pub(super) fn page(digits: u32) -> Self {
        let state = State {
            fill: Some(Color::black()),
            stroke: Some(Color::black()),
            width: Some(1.0),
            cap: Some(LineCap::Butt),
            join: Some(LineJoin::Miter),
            miter: Some(10.0),
            dash: Some((Vec::new(), 0.0)),
            alpha: OPAQUE,
            ..State::default()
        };
        Content { state, ..Self::form(digits) }
    }

    /// A form: the state is unknown, except that forms are used opaquely.
    pub(super) fn form(digits: u32) -> Self {
        Content {
            operators: String::new(),
            uses: BTreeSet::new(),
            state: State { alpha: OPAQUE, ..State::default() },
            saved: Vec::new(),
            digits,
        }
    }

    /// The finished stream's bytes, and the dictionary of the resources that they name.
    pub(super) fn finish(self) -> (Vec<u8>, Dictionary) {
        let mut categories: BTreeMap<&str, Dictionary> = BTreeMap::new();
        for (category, id, name) in self.uses.into_iter().map(Resource::entry) {
            categories.entry(category).or_default().set(name, id);
        }
        let resources = categories.into_iter().map(|(name, list)| (name, Object::from(list)));
        (self.operators.into_bytes(), resources.collect())
    }

    /// Digits after the point of a coordinate.
    pub(super) fn digits(&self) -> u32 {
        self.digits
    }

    /// An operator after its operands.
    fn operator(&mut self, operands: &[f64], digits: u32, operator: &str) {
        for &operand in operands {
            push_number(&mut self.operators, operand, digits);
        }
        self.plain(operator);
    }

    /// An operator without operands.
    fn plain(&mut self, operator: &str) {
        self.operators.push_str(operator);
        self.operators.push('\n');
    }

    fn push_name(&mut self, resource: Resource) {
        self.uses.insert(resource);
        let (_, _, name) = resource.entry();
        self.operators.extend(["/", &name, " "]);
    }

    pub(super) fn save(&mut self) {
        self.saved.push(self.state.clone());
        self.plain("q");
    }

    pub(super) fn restore(&mut self) {
        if let Some(state) = self.saved.pop() {
            self.state = state;
            self.plain("Q");
        }
    }

    pub(super) fn concat(&mut self, ts: Transform) {
        for n in [ts.sx, ts.ky, ts.kx, ts.sy] {
            push_number(&mut self.operators, n.into(), 6);
        }
        self.operator(&[ts.tx.into(), ts.ty.into()], self.digits.max(3), "cm");
    }

    /// The opacities in force.
    pub(super) fn alpha(&self) -> Alpha {
        self.state.alpha
    }

    /// Loads the graphics state that sets these opacities.
    pub(super) fn set_alpha(&mut self, alpha: Alpha, state: Resource) {
        self.state.alpha = alpha;
        self.set_state(state);
    }

    pub(super) fn set_state(&mut self, state: Resource) {
        self.push_name(state);
        self.plain("gs");
    }

    pub(super) fn paint_shading(&mut self, shading: Resource) {
        self.push_name(shading);
        self.plain("sh");
    }

    pub(super) fn paint_form(&mut self, form: Resource) {
        self.push_name(form);
        self.plain("Do");
    }

    pub(super) fn fill_color(&mut self, color: Color) {
        if self.state.fill.replace(color) != Some(color) {
            self.color(color, ["g", "rg"]);
        }
    }

    pub(super) fn stroke_color(&mut self, color: Color) {
        if self.state.stroke.replace(color) != Some(color) {
            self.color(color, ["G", "RG"]);
        }
    }

    /// A colour for the press: greys on the black plate alone.
    fn color(&mut self, Color { red, green, blue }: Color, [grey, rgb]: [&str; 2]) {
        if red == green && green == blue {
            self.operator(&[part(red)], 3, grey);
        } else {
            self.operator(&[red, green, blue].map(part), 3, rgb);
        }
    }

    /// Line width, ends, corners and dashes, with lengths multiplied by `scale`.
    pub(super) fn stroke_style(&mut self, stroke: &Stroke, scale: f64) {
        let digits = self.digits + 1;
        let length = |length: f32| rounded(f64::from(length) * scale, digits);
        let width = length(stroke.width().get());
        if self.state.width.replace(width) != Some(width) {
            self.operator(&[width], digits, "w");
        }
        let cap = stroke.linecap();
        if self.state.cap.replace(cap) != Some(cap) {
            self.plain(match cap {
                LineCap::Butt => "0 J",
                LineCap::Round => "1 J",
                LineCap::Square => "2 J",
            });
        }
        let join = stroke.linejoin();
        if self.state.join.replace(join) != Some(join) {
            self.plain(match join {
                LineJoin::Miter | LineJoin::MiterClip => "0 j",
                LineJoin::Round => "1 j",
                LineJoin::Bevel => "2 j",
            });
        }
        let miter = f64::from(stroke.miterlimit().get());
        if join == LineJoin::Miter && self.state.miter.replace(miter) != Some(miter) {
            self.operator(&[miter], 3, "M");
        }
        let dashes = stroke.dasharray().unwrap_or_default();
        let dashes: Vec<f64> = dashes.iter().map(|&dash| length(dash)).collect();
        let phase = if dashes.is_empty() { 0.0 } else { length(stroke.dashoffset()) };
        // A negative phase is not allowed; it is the same as one of a whole period more.
        let period: f64 = dashes.iter().sum::<f64>() * 2.0;
        let phase = if phase < 0.0 { phase.rem_euclid(period) } else { phase };
        let dash = (dashes, phase);
        if self.state.dash.as_ref() != Some(&dash) {
            self.operators.push('[');
            self.operator(&dash.0, digits, "]");
            self.operator(&[phase], digits, "d");
            self.state.dash = Some(dash);
        }
    }

    /// Adds the outline of `path`, ready for an operator that paints it.
    pub(super) fn outline(&mut self, path: &Path, ts: Transform) {
        let Some(path) = path.clone().transform(ts) else { return };
        let mut last = Point::zero();
        let mut segments = path.segments();
        while let Some(segment) = segments.next() {
            match segment {
                PathSegment::MoveTo(start) => {
                    last = start;
                    if let Some(corner) = rectangle(start, segments.clone()) {
                        let ((x, y), (right, top)) = (self.place(start), self.place(corner));
                        self.operator(&[x, y, right - x, top - y], self.digits, "re");
                        segments.nth(3);
                    } else {
                        self.points(&[start], "m");
                    }
                }
                PathSegment::LineTo(end) => {
                    self.points(&[end], "l");
                    last = end;
                }
                PathSegment::QuadTo(control, end) => {
                    let toward = |from: Point| {
                        let third = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                        Point::from_xy(third(from.x, control.x), third(from.y, control.y))
                    };
                    self.curve(last, [toward(last), toward(end), end]);
                    last = end;
                }
                PathSegment::CubicTo(c1, c2, end) => {
                    self.curve(last, [c1, c2, end]);
                    last = end;
                }
                PathSegment::Close => self.plain("h"),
            }
        }
    }

    fn curve(&mut self, start: Point, [c1, c2, end]: [Point; 3]) {
        if self.place(c1) == self.place(start) {
            self.points(&[c2, end], "v");
        } else if self.place(c2) == self.place(end) {
            self.points(&[c1, end], "y");
        } else {
            self.points(&[c1, c2, end], "c");
        }
    }

    fn place(&self, p: Point) -> (f64, f64) {
        (rounded(p.x.into(), self.digits), rounded(p.y.into(), self.digits))
    }

    fn points(&mut self, points: &[Point], operator: &str) {
        for p in points {
            push_number(&mut self.operators, p.x.into(), self.digits);
            push_number(&mut self.operators, p.y.into(), self.digits);
        }
        self.plain(operator);
    }

    /// Paints the outline's inside (`f`), line (`S`) or both (`B`).
    pub(super) fn paint(&mut self, operator: &str, rule: FillRule) {
        self.operators.push_str(operator);
        self.plain(if rule == FillRule::EvenOdd { "*" } else { "" });
    }

    /// Narrows the clip to the outline's inside.
    pub(super) fn clip(&mut self, rule: FillRule) {
        self.paint("W", rule);
        self.plain("n");
    }

    /// Shows nothing to those who search or copy, until [`Content::end_silent`].
    pub(super) fn begin_silent(&mut self) {
        self.plain("/Span<</ActualText()>>BDC");
    }

    pub(super) fn end_silent(&mut self) {
        self.plain("EMC");
    }

    pub(super) fn begin_text(&mut self) {
        self.plain("BT");
    }

    pub(super) fn end_text(&mut self) {
        self.plain("ET");
    }

    pub(super) fn font(&mut self, font: ObjectId, size: f64) {
        if self.state.font.replace((font, size)) != Some((font, size)) {
            self.push_name(Resource::Font(font));
            self.operator(&[size], 3, "Tf");
        }
    }

    /// 0 fill, 1 stroke, 7 clip.
    pub(super) fn rendering(&mut self, mode: u8) {
        if self.state.rendering != mode {
            self.state.rendering = mode;
            self.operator(&[mode.into()], 0, "Tr");
        }
    }

    /// Shows `glyphs`, hexadecimal strings with moves between them, from a place.
    pub(super) fn show(&mut self, linear: [f64; 4], origin: (f64, f64), glyphs: &str) {
        for n in linear {
            push_number(&mut self.operators, n, 5);
        }
        self.operator(&[origin.0, origin.1], self.digits, "Tm");
        self.operators.extend(["[<", glyphs, ">]"]);
        self.plain("TJ");
    }
}

/// The opposite corner, if what follows `start` closes a rectangle along the axes whose first
/// side is level: then the operator for rectangles draws the same in the same direction.
fn rectangle(a: Point, mut rest: impl Iterator<Item = PathSegment>) -> Option<Point> {
    use PathSegment::{Close, LineTo};
    let [LineTo(b), LineTo(c), LineTo(d), Close] =
        [rest.next()?, rest.next()?, rest.next()?, rest.next()?]
    else {
        return None;
    };
    let close = |x: f32, y: f32| (x - y).abs() < 1e-3;
    (close(a.y, b.y) && close(b.x, c.x) && close(c.y, d.y) && close(d.x, a.x)).then_some(c)
}

/// `n` rounded to `digits` after the point.
pub(super) fn rounded(n: f64, digits: u32) -> f64 {
    let unit = f64::from(10_u32.pow(digits));
    // Adding zero turns a negative zero into a plain one.
    (n * unit).round() / unit + 0.0
}

/// Three digits are enough to get every one of 256 steps back.
pub(super) fn part(byte: u8) -> f64 {
    rounded(f64::from(byte) / 255.0, 3)
}

/// Appends `n`, rounded to `digits` after the point, in its shortest form, and a space.
pub(super) fn push_number(text: &mut String, n: f64, digits: u32) {
    let unit = 10_u64.pow(digits);
    let all = (n.abs() * unit as f64).round() as u64;
    let (whole, fraction) = (all / unit, all % unit);
    if n < 0.0 && all > 0 {
        text.push('-');
    }
    if whole > 0 || fraction == 0 {
        let _ = write!(text, "{whole}");
    }
    if fraction > 0 {
        let _ = write!(text, ".{fraction:0width$}", width = digits as usize);
        text.truncate(text.trim_end_matches('0').len());
    }
    text.push(' ');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_their_precision_allows() {
        for (n, digits, expected) in [
            (3.0, 2, "3 "),
            (-0.004, 2, "0 "),
            (841.8898, 2, "841.89 "),
            (0.25, 2, ".25 "),
            (-1.05, 3, "-1.05 "),
            (-0.5, 1, "-.5 "),
            (100.0, 0, "100 "),
        ] {
            let mut text = String::new();
            push_number(&mut text, n, digits);
            assert_eq!(text, expected);
        }
    }

    #[test]
    fn every_step_of_a_colour_survives() {
        for byte in 0..=255 {
            assert_eq!((part(byte) * 255.0).round() as u8, byte);
        }
    }
}
