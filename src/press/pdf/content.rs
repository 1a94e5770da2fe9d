//! Builder of a content stream of a page or form: operators, the resources that they name, and the
//! current graphics state.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::sync::Arc;

use tiny_skia::Transform;
use usvg::fontdb::ID;
use usvg::{Color, FillRule};

use super::super::PressError;
use super::bytes::Digest;
use super::bytes::deflate;
use super::bytes::{part, push_integer, push_number, rounded};
use super::gradient::Shading;
use super::image::ImageData;
use super::structure::Structure;

/// Named resource of a content stream. It becomes an object when the stream is added to a document.
#[derive(Clone, PartialEq)]
pub(super) enum Resource {
    /// Font, selected with `Tf`.
    Font(ID),
    /// Graphics state with opacities, applied with `gs`.
    Opacity(Alpha),
    /// Graphics state with a soft mask: the luminosity of a form.
    Mask(Arc<ContentStream>),
    /// Gradient, painted with `sh`.
    Shading(Arc<Shading>),
    /// Form XObject: a recurring drawing or an isolated group, shown with `Do`.
    Form(Arc<ContentStream>),
    /// Image XObject, painted with `Do` in the unit square.
    Picture(Arc<ImageData>),
    /// Calibrated RGB colour space, selected with `cs`.
    Calibrated,
}

impl Resource {
    /// Resource category, first letter of names, and operator.
    fn names(&self) -> [&'static str; 3] {
        match self {
            Resource::Font(_) => ["Font", "F", "Tf"],
            Resource::Opacity(_) | Resource::Mask(_) => ["ExtGState", "G", "gs"],
            Resource::Shading(_) => ["Shading", "S", "sh"],
            Resource::Form(_) | Resource::Picture(_) => ["XObject", "X", "Do"],
            Resource::Calibrated => ["ColorSpace", "C", "cs"],
        }
    }

    /// Category in the resource dictionary.
    pub(super) fn category(&self) -> &'static str {
        self.names()[0]
    }

    /// Name of the resource at index `number` of [`ContentStream::uses`].
    pub(super) fn name(&self, number: usize) -> String {
        format!("{}{number}", self.names()[1])
    }
}

/// Finished content stream of a page or form, built with [`Content`].
#[derive(Debug)]
pub(crate) struct ContentStream {
    /// Bytes of the stream, deflated if that makes it smaller.
    pub(super) bytes: Vec<u8>,
    pub(super) is_deflated: bool,
    /// Resources that the operators name. A name contains the index in this list.
    pub(super) uses: Vec<Resource>,
    /// Glyphs that the stream shows, with their texts; without those of nested forms.
    pub(super) glyphs: Glyphs,
    /// Bounding box `[left, bottom, right, top]` of the form or page.
    pub(super) bounds: [f64; 4],
    /// Whether it is an isolated transparency group.
    pub(super) is_isolated: bool,
    /// Structure of the tagged content.
    pub(super) structure: Structure,
    /// Digest of the fields above, without `glyphs`.
    pub(super) fingerprint: u128,
}

/// Glyphs that are shown, each with the text that it represents.
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

/// Typical size of the operators of a page, in bytes.
const PAGE: usize = 96 * 1024;
/// Length in bytes below which a stream is not deflated.
const SHORT: usize = 160;

/// Opacities of fills and of strokes, in thousandths.
pub(super) type Alpha = (u16, u16);

pub(super) const OPAQUE: Alpha = (1000, 1000);

/// Graphics state, tracked to omit redundant operators. A field is `None` if it is unknown because
/// a form inherits it.
#[derive(Clone, Default)]
struct State {
    fill: Option<Color>,
    stroke: Option<Color>,
    width: Option<f64>,
    cap: Option<usvg::LineCap>,
    join: Option<usvg::LineJoin>,
    miter: Option<f64>,
    dash: Option<(Vec<f64>, f64)>,
    font: Option<(ID, f64)>,
    alpha: Alpha,
}

/// Line style: width, cap, join and dashes.
pub(super) struct LineStyle {
    pub(super) width: f64,
    pub(super) cap: usvg::LineCap,
    pub(super) join: usvg::LineJoin,
    pub(super) miter: f64,
    pub(super) dashes: Vec<f64>,
    /// Dash phase: length of the dash pattern that is skipped at the start of the line.
    pub(super) phase: f64,
}

/// Unfinished [`ContentStream`] of a page or form.
pub(super) struct Content {
    operators: String,
    uses: Vec<Resource>,
    glyphs: Glyphs,
    state: State,
    saved: Vec<State>,
    /// Whether colours other than greys use the calibrated colour space instead of the device's.
    is_calibrated: bool,
    /// Number of decimals of coordinates.
    digits: u32,
}

impl Content {
    /// Creates the content of a page, with the initial graphics state of PDF.
    pub(super) fn page(digits: u32, is_calibrated: bool) -> Self {
        let state = State {
            fill: Some(Color::black()),
            stroke: Some(Color::black()),
            width: Some(1.0),
            cap: Some(usvg::LineCap::Butt),
            join: Some(usvg::LineJoin::Miter),
            miter: Some(10.0),
            dash: Some((Vec::new(), 0.0)),
            alpha: OPAQUE,
            ..State::default()
        };
        let operators = String::with_capacity(PAGE);
        Content { state, operators, ..Self::form(digits, is_calibrated) }
    }

    /// Creates the content of a form. Its graphics state is unknown, except that forms are always
    /// invoked with full opacity.
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

    /// Finishes untagged content with its bounding box. If `is_isolated`, it is an isolated
    /// transparency group.
    pub(super) fn finish(
        self,
        bounds: [f64; 4],
        is_isolated: bool,
    ) -> Result<ContentStream, PressError> {
        self.finish_tagged(bounds, is_isolated, Structure::default())
    }

    /// Finishes tagged content with its `structure`.
    pub(super) fn finish_tagged(
        self,
        bounds: [f64; 4],
        is_isolated: bool,
        structure: Structure,
    ) -> Result<ContentStream, PressError> {
        let Content { operators, uses, glyphs, .. } = self;
        let deflated = match operators.len() {
            ..SHORT => Vec::new(),
            _ => deflate(operators.as_bytes())?,
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
                Resource::Picture(picture) => {
                    digest.bytes(&picture.fingerprint.to_le_bytes());
                }
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

    /// Whether colours other than greys use the calibrated colour space.
    pub(super) fn is_calibrated(&self) -> bool {
        self.is_calibrated
    }

    /// Operators so far.
    #[cfg(test)]
    pub(super) fn operators(&self) -> &str {
        &self.operators
    }

    /// Number of decimals of coordinates.
    pub(super) fn digits(&self) -> u32 {
        self.digits
    }

    /// Sets the number of decimals of coordinates. Returns the previous number.
    pub(super) fn set_digits(&mut self, digits: u32) -> u32 {
        std::mem::replace(&mut self.digits, digits)
    }

    /// Appends `operator` after its integer `operands`.
    pub(super) fn push_integers_operation(&mut self, operands: &[i32], operator: &str) {
        for &operand in operands {
            push_integer(&mut self.operators, operand);
            self.operators.push(' ');
        }
        self.push_operator(operator);
    }

    /// Appends an operator with operands that are rounded to `digits` decimals.
    pub(super) fn push_operation(&mut self, operands: &[f64], digits: u32, operator: &str) {
        for &operand in operands {
            push_number(&mut self.operators, operand, digits);
        }
        self.push_operator(operator);
    }

    /// Appends `operator` without operands.
    pub(super) fn push_operator(&mut self, operator: &str) {
        self.operators.push_str(operator);
        self.operators.push('\n');
    }

    /// Selects a font (with its size as the operand), invokes a form, paints a shading over the
    /// clip area, or applies a graphics state.
    pub(super) fn invoke(&mut self, resource: Resource, operands: &[f64]) {
        let [_, _, operator] = resource.names();
        self.name(resource);
        self.push_operation(operands, 3, operator);
    }

    /// Appends the name of a resource as an operand.
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
        self.push_operator("q");
    }

    pub(super) fn restore(&mut self) {
        if let Some(state) = self.saved.pop() {
            self.state = state;
            self.push_operator("Q");
        }
    }

    pub(super) fn concat(&mut self, ts: Transform) {
        for n in [ts.sx, ts.ky, ts.kx, ts.sy] {
            push_number(&mut self.operators, n.into(), 6);
        }
        self.push_operation(&[ts.tx.into(), ts.ty.into()], self.digits.max(3), "cm");
    }

    /// Current opacities.
    pub(super) fn alpha(&self) -> Alpha {
        self.state.alpha
    }

    /// Sets the opacities, if they differ from the current ones.
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

    /// Appends a colour. Greys use the grey colour space, so they print with black ink only.
    fn color(&mut self, color: Color, [grey, device, space, calibrated]: [&str; 4]) {
        let Color { red, green, blue } = color;
        if red == green && green == blue {
            self.push_operation(&[part(red)], 3, grey);
        } else if self.is_calibrated {
            self.name(Resource::Calibrated);
            self.push_operator(space);
            self.push_operation(&[red, green, blue].map(part), 3, calibrated);
        } else {
            self.push_operation(&[red, green, blue].map(part), 3, device);
        }
    }

    /// Sets the line style, in units of the content.
    pub(super) fn line_style(&mut self, style: &LineStyle) {
        let digits = self.digits + 1;
        let length = |length: f64| rounded(length, digits);
        let width = length(style.width);
        if self.state.width.replace(width) != Some(width) {
            self.push_operation(&[width], digits, "w");
        }
        if self.state.cap.replace(style.cap) != Some(style.cap) {
            self.push_operator(match style.cap {
                usvg::LineCap::Butt => "0 J",
                usvg::LineCap::Round => "1 J",
                usvg::LineCap::Square => "2 J",
            });
        }
        let join = style.join;
        if self.state.join.replace(join) != Some(join) {
            self.push_operator(match join {
                usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => "0 j",
                usvg::LineJoin::Round => "1 j",
                usvg::LineJoin::Bevel => "2 j",
            });
        }
        let miter = style.miter;
        if join == usvg::LineJoin::Miter && self.state.miter.replace(miter) != Some(miter) {
            self.push_operation(&[miter], 3, "M");
        }
        // Rounding errors of dashes accumulate along the line, so they have one more decimal.
        let digits = digits + 1;
        let dashes: Vec<f64> = style.dashes.iter().map(|&dash| rounded(dash, digits)).collect();
        let phase = if dashes.is_empty() { 0.0 } else { rounded(style.phase, digits) };
        // PDF does not allow a negative phase. Adding whole periods gives an equivalent one. The
        // period is doubled, because an odd number of lengths repeats with dashes and gaps
        // exchanged.
        let period: f64 = dashes.iter().sum::<f64>() * 2.0;
        let phase = if phase < 0.0 { phase.rem_euclid(period) } else { phase };
        let dash = (dashes, phase);
        if self.state.dash.as_ref() != Some(&dash) {
            self.operators.push('[');
            self.push_operation(&dash.0, digits, "]");
            self.push_operation(&[phase], digits, "d");
            self.state.dash = Some(dash);
        }
    }

    /// Paints the current path: fills it (`f`), strokes it (`S`) or both (`B`).
    pub(super) fn paint(&mut self, operator: &str, rule: FillRule) {
        self.operators.push_str(operator);
        self.push_operator(if rule == FillRule::EvenOdd { "*" } else { "" });
    }

    /// Intersects the clip area with the current path (operator `W`).
    pub(super) fn clip(&mut self, rule: FillRule) {
        self.paint("W", rule);
        self.push_operator("n");
    }

    /// Selects `font` with a `size` in units of the content.
    pub(super) fn font(&mut self, font: ID, size: f64) {
        if self.state.font.replace((font, size)) != Some((font, size)) {
            self.invoke(Resource::Font(font), &[size]);
        }
    }

    /// Records that a glyph is shown, and the text that it represents. `letters` is empty for an
    /// accent that belongs to a preceding letter.
    pub(super) fn note_glyph(&mut self, font: ID, glyph: u16, letters: &str) {
        let known = self.glyphs.entry((font, glyph)).or_default();
        if known.is_empty() {
            *known = letters.into();
        }
    }

    /// Begins marked content that stands for `text`. It ends with the operator `EMC`.
    pub(super) fn begin_text(&mut self, text: &str) {
        self.operators.push_str("/Span <</ActualText <FEFF");
        for unit in text.encode_utf16() {
            let _ = write!(self.operators, "{unit:04X}");
        }
        self.push_operator(">>> BDC");
    }

    /// Shows `glyphs` from `origin`: hexadecimal strings with adjustments between them. `linear` is
    /// the linear part of the text matrix.
    pub(super) fn show(&mut self, linear: [f64; 4], origin: (f64, f64), glyphs: &str) {
        for n in linear {
            push_number(&mut self.operators, n, 5);
        }
        self.push_operation(&[origin.0, origin.1], self.digits, "Tm");
        self.operators.extend(["[<", glyphs, ">]"]);
        self.push_operator("TJ");
    }
}
