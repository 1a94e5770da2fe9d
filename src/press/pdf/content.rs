//! One content stream in the making, of a page or a form: operators, the resources that they
//! name, and the graphics state that they leave behind.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use lopdf::{Dictionary, Object, ObjectId};
use tiny_skia::Transform;
use usvg::{Color, FillRule, LineCap, LineJoin, Stroke};

use super::conform::Colours;
use super::number::{part, push_number, rounded};

/// An object of the document that content refers to by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Resource {
    pub(super) kind: Kind,
    pub(super) object: ObjectId,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// An embedded font.
    Font,
    /// Opacities or a soft mask.
    State,
    /// A gradient.
    Shading,
    /// A repeated or transparent group.
    Form,
    /// The space of calibrated colours.
    Space,
}

impl Kind {
    /// Category of resources, letter that names begin with, and operator.
    fn names(self) -> [&'static str; 3] {
        match self {
            Kind::Font => ["Font", "F", "Tf"],
            Kind::State => ["ExtGState", "G", "gs"],
            Kind::Shading => ["Shading", "S", "sh"],
            Kind::Form => ["XObject", "X", "Do"],
            Kind::Space => ["ColorSpace", "C", "cs"],
        }
    }
}

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
    font: Option<(Resource, f64)>,
    alpha: Alpha,
    rendering: u8,
}

/// The operators of one page or form.
pub(super) struct Content {
    operators: String,
    uses: BTreeSet<Resource>,
    state: State,
    saved: Vec<State>,
    colours: Colours,
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
            colours: Colours::default(),
            digits,
        }
    }

    /// Content whose colours stand as those of the file do.
    pub(super) fn with_colours(self, colours: Colours) -> Self {
        Content { colours, ..self }
    }

    /// The finished stream's bytes, and the dictionary of the resources that they name.
    pub(super) fn finish(self) -> (Vec<u8>, Dictionary) {
        let mut categories: BTreeMap<&str, Dictionary> = BTreeMap::new();
        for Resource { kind, object } in self.uses {
            let [category, letter, _] = kind.names();
            categories.entry(category).or_default().set(format!("{letter}{}", object.0), object);
        }
        let resources = categories.into_iter().map(|(name, list)| (name, Object::from(list)));
        (self.operators.into_bytes(), resources.collect())
    }

    /// Digits after the point of a coordinate.
    pub(super) fn digits(&self) -> u32 {
        self.digits
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
        self.uses.insert(resource);
        let [_, letter, operator] = resource.kind.names();
        let _ = write!(self.operators, "/{letter}{} ", resource.object.0);
        self.operator(operands, 3, operator);
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
        self.invoke(state, &[]);
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
            return;
        }
        let rgb = match self.colours.calibrated {
            None => device,
            Some(object) => {
                self.uses.insert(Resource { kind: Kind::Space, object });
                let [_, letter, _] = Kind::Space.names();
                let _ = write!(self.operators, "/{letter}{} {space} ", object.0);
                calibrated
            }
        };
        self.operator(&[red, green, blue].map(part), 3, rgb);
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
    pub(super) fn font(&mut self, font: Resource, size: f64) {
        if self.state.font.replace((font, size)) != Some((font, size)) {
            self.invoke(font, &[size]);
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
