//! One content stream in the making, of a page or a form: operators, the resources that they
//! name, and the graphics state that they leave behind.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::sync::Arc;

use tiny_skia::Transform;
use usvg::fontdb::ID;
use usvg::{Color, FillRule, LineCap, LineJoin};

use super::super::PressError;
use super::bytes::Digest;
use super::bytes::deflated;
use super::bytes::{part, push_integer, push_number, rounded};
use super::gradient::Shading;
use super::structure::Structure;

/// What content refers to by name. It becomes an object of a document when that is bound.
#[derive(Clone, PartialEq)]
pub(super) enum Resource {
    /// A font.
    Font(ID),
    /// Opacities.
    Opacity(Alpha),
    /// A soft mask: the brightness of a form.
    Mask(Arc<ContentStream>),
    /// A gradient.
    Shading(Arc<Shading>),
    /// A drawing that recurs, or is composed on its own.
    Form(Arc<ContentStream>),
    /// The space of calibrated colours.
    Calibrated,
}

impl Resource {
    /// Category of resources, letter that names begin with, and operator.
    fn names(&self) -> [&'static str; 3] {
        match self {
            Resource::Font(_) => ["Font", "F", "Tf"],
            Resource::Opacity(_) | Resource::Mask(_) => ["ExtGState", "G", "gs"],
            Resource::Shading(_) => ["Shading", "S", "sh"],
            Resource::Form(_) => ["XObject", "X", "Do"],
            Resource::Calibrated => ["ColorSpace", "C", "cs"],
        }
    }

    /// The category of resources that it belongs to.
    pub(super) fn category(&self) -> &'static str {
        self.names()[0]
    }

    /// Its name, as the given one of its content.
    pub(super) fn name(&self, number: usize) -> String {
        format!("{}{number}", self.names()[1])
    }
}

/// A finished content stream.
#[derive(Debug)]
pub(crate) struct ContentStream {
    /// The stream, deflated if that makes it smaller.
    pub(super) bytes: Vec<u8>,
    pub(super) is_deflated: bool,
    /// What its operators name: each by its place in this list.
    pub(super) uses: Vec<Resource>,
    /// The glyphs that it shows itself, with the letters that each stands for.
    pub(super) glyphs: Glyphs,
    /// Left, bottom, right, top of a form.
    pub(super) bounds: [f64; 4],
    /// Whether it is composed on its own before it meets the page.
    pub(super) is_isolated: bool,
    /// What of it is heard.
    pub(super) structure: Structure,
    /// Of all of the above.
    pub(super) fingerprint: u128,
}

/// Glyphs that are shown, and what each stands for.
pub(super) type Glyphs = BTreeMap<(ID, u16), Box<str>>;

impl PartialEq for ContentStream {
    fn eq(&self, other: &ContentStream) -> bool {
        self.fingerprint == other.fingerprint
    }
}

impl fmt::Debug for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.category())
    }
}

/// What the operators of a page take, for the most part.
const PAGE: usize = 96 * 1024;
/// Streams that are shorter than this are as good as they are.
const SHORT: usize = 160;

/// Opacities in thousandths, of fills and of strokes.
pub(super) type Alpha = (u16, u16);

pub(super) const OPAQUE: Alpha = (1000, 1000);

/// What is known of the graphics state; `None` where a form inherits it from its user.
#[derive(Clone, Default)]
struct State {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<f64>,
    cap: Option<LineCap>,
    join: Option<LineJoin>,
    miter: Option<f64>,
    dash: Option<(Vec<f64>, f64)>,
    font: Option<(ID, f64)>,
    alpha: Alpha,
}

/// How lines are drawn: width, ends, corners and dashes.
pub(super) struct LineStyle {
    pub(super) width: f64,
    pub(super) cap: LineCap,
    pub(super) join: LineJoin,
    pub(super) miter: f64,
    pub(super) dashes: Vec<f64>,
    /// How much of the dashes lies before the line begins.
    pub(super) phase: f64,
}

/// The operators of one page or form.
pub(super) struct Content {
    operators: String,
    uses: Vec<Resource>,
    glyphs: Glyphs,
    state: State,
    saved: Vec<State>,
    /// Whether what is no shade of grey stands in calibrated colours, not in the device's own.
    is_calibrated: bool,
    /// Digits after the point of a coordinate.
    digits: u32,
}

impl Content {
    /// A page: the state is the one that PDF starts with.
    pub(super) fn page(digits: u32, is_calibrated: bool) -> Self {
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
        let operators = String::with_capacity(PAGE);
        Content { state, operators, ..Self::form(digits, is_calibrated) }
    }

    /// A form: the state is unknown, except that forms are used opaquely.
    pub(super) fn form(digits: u32, is_calibrated: bool) -> Self {
        Content {
            operators: String::new(),
            uses: Vec::new(),
            glyphs: Glyphs::new(),
            state: State { alpha: OPAQUE, ..State::default() },
            saved: Vec::new(),
            is_calibrated,
            digits,
        }
    }

    /// The finished stream of a form, which has bounds, and is isolated or not.
    pub(super) fn finish(
        self,
        bounds: [f64; 4],
        is_isolated: bool,
    ) -> Result<ContentStream, PressError> {
        self.finish_heard(bounds, is_isolated, Structure::default())
    }

    /// The finished stream of a page.
    pub(super) fn finish_heard(
        self,
        bounds: [f64; 4],
        is_isolated: bool,
        structure: Structure,
    ) -> Result<ContentStream, PressError> {
        let Content { operators, uses, glyphs, .. } = self;
        let deflated = match operators.len() {
            ..SHORT => Vec::new(),
            _ => deflated(operators.as_bytes())?,
        };
        let is_deflated = !deflated.is_empty() && deflated.len() < operators.len();
        let bytes = if is_deflated { deflated } else { operators.into_bytes() };
        let mut digest = Digest::new();
        digest.bytes(&bytes);
        for used in &uses {
            digest.bytes(used.category().as_bytes());
            match used {
                Resource::Font(id) => digest.bytes(id.to_string().as_bytes()),
                Resource::Opacity((fill, stroke)) => {
                    digest.word(u32::from(*fill) << 16 | u32::from(*stroke));
                }
                Resource::Mask(form) | Resource::Form(form) => {
                    digest.bytes(&form.fingerprint.to_le_bytes());
                }
                Resource::Shading(shading) => digest.shading(shading),
                Resource::Calibrated => {}
            }
        }
        digest.word(is_isolated.into());
        structure.digest(&mut digest);
        bounds.iter().for_each(|bound| digest.bytes(&bound.to_bits().to_le_bytes()));
        let fingerprint = digest.value();
        Ok(ContentStream {
            bytes,
            is_deflated,
            uses,
            glyphs,
            bounds,
            is_isolated,
            structure,
            fingerprint,
        })
    }

    /// Whether what is no shade of grey stands in calibrated colours.
    pub(super) fn is_calibrated(&self) -> bool {
        self.is_calibrated
    }

    /// The operators so far.
    #[cfg(test)]
    pub(super) fn operators(&self) -> &str {
        &self.operators
    }

    /// Digits after the point of a coordinate.
    pub(super) fn digits(&self) -> u32 {
        self.digits
    }

    /// Sets the digits after the point of a coordinate. Returns what they were.
    pub(super) fn set_digits(&mut self, digits: u32) -> u32 {
        std::mem::replace(&mut self.digits, digits)
    }

    /// An operator after whole numbers.
    pub(super) fn integers(&mut self, operands: &[i32], operator: &str) {
        for &operand in operands {
            push_integer(&mut self.operators, operand);
            self.operators.push(' ');
        }
        self.plain(operator);
    }

    /// An operator after its operands.
    pub(super) fn operator(&mut self, operands: &[f64], digits: u32, operator: &str) {
        for &operand in operands {
            push_number(&mut self.operators, operand, digits);
        }
        self.plain(operator);
    }

    /// An operator without operands.
    pub(super) fn plain(&mut self, operator: &str) {
        self.operators.push_str(operator);
        self.operators.push('\n');
    }

    /// Selects a font (the operand is its size), shows a form, paints a shading over the
    /// clip, or loads a graphics state.
    pub(super) fn invoke(&mut self, resource: Resource, operands: &[f64]) {
        let [_, _, operator] = resource.names();
        self.name(resource);
        self.operator(operands, 3, operator);
    }

    /// The name of a resource, as an operand.
    fn name(&mut self, resource: Resource) {
        let [_, letter, _] = resource.names();
        let number = match self.uses.iter().position(|used| *used == resource) {
            Some(number) => number,
            None => {
                self.uses.push(resource);
                self.uses.len() - 1
            }
        };
        let _ = write!(self.operators, "/{letter}{number} ");
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

    /// Sets the opacities.
    pub(super) fn set_alpha(&mut self, alpha: Alpha) {
        if self.state.alpha != alpha {
            self.state.alpha = alpha;
            self.invoke(Resource::Opacity(alpha), &[]);
        }
    }

    pub(super) fn fill_color(&mut self, color: Color) {
        if self.state.fill.replace(color) != Some(color) {
            self.color(color, ["g", "rg", "cs", "sc"]);
        }
    }

    pub(super) fn stroke_color(&mut self, color: Color) {
        if self.state.stroke.replace(color) != Some(color) {
            self.color(color, ["G", "RG", "CS", "SC"]);
        }
    }

    /// A colour for the press: greys on the black plate alone.
    fn color(&mut self, color: Color, [grey, device, space, calibrated]: [&str; 4]) {
        let Color { red, green, blue } = color;
        if red == green && green == blue {
            self.operator(&[part(red)], 3, grey);
        } else if self.is_calibrated {
            self.name(Resource::Calibrated);
            self.plain(space);
            self.operator(&[red, green, blue].map(part), 3, calibrated);
        } else {
            self.operator(&[red, green, blue].map(part), 3, device);
        }
    }

    /// How lines are drawn, in units of the content.
    pub(super) fn line_style(&mut self, style: &LineStyle) {
        let digits = self.digits + 1;
        let length = |length: f64| rounded(length, digits);
        let width = length(style.width);
        if self.state.width.replace(width) != Some(width) {
            self.operator(&[width], digits, "w");
        }
        if self.state.cap.replace(style.cap) != Some(style.cap) {
            self.plain(match style.cap {
                LineCap::Butt => "0 J",
                LineCap::Round => "1 J",
                LineCap::Square => "2 J",
            });
        }
        let join = style.join;
        if self.state.join.replace(join) != Some(join) {
            self.plain(match join {
                LineJoin::Miter | LineJoin::MiterClip => "0 j",
                LineJoin::Round => "1 j",
                LineJoin::Bevel => "2 j",
            });
        }
        let miter = style.miter;
        if join == LineJoin::Miter && self.state.miter.replace(miter) != Some(miter) {
            self.operator(&[miter], 3, "M");
        }
        // What is wrong with one dash grows along the line.
        let digits = digits + 1;
        let dashes: Vec<f64> = style.dashes.iter().map(|&dash| rounded(dash, digits)).collect();
        let phase = if dashes.is_empty() { 0.0 } else { rounded(style.phase, digits) };
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

    /// Selects a font in a size in points.
    pub(super) fn font(&mut self, font: ID, size: f64) {
        if self.state.font.replace((font, size)) != Some((font, size)) {
            self.invoke(Resource::Font(font), &[size]);
        }
    }

    /// Notes that a glyph is shown, and the letters that it stands for: none if it is an accent
    /// of a letter before it.
    pub(super) fn note_glyph(&mut self, font: ID, glyph: u16, letters: &str) {
        let known = self.glyphs.entry((font, glyph)).or_default();
        if known.is_empty() {
            *known = letters.into();
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
