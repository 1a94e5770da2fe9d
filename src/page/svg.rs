//! SVG back end: writes the display list in the [`Appearance`] of its page.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::Arc;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use svg::node::Text;

use super::fixed;
use super::fonts::{self, Face};
use super::length::write_fixed;
use super::list::{
    Clip, Dashes, Gradient, GradientForm, GradientStop, GridPoint, LineCap, LineJoin, Matrix, Node,
    Outline, Placement, ResolvedPaint, Rgb, Segment, Shape, Stroke, TextNode, bytes,
};
use super::picture::Picture;
use super::scripts;
use super::symbols::Symbol;
use super::theme::{Appearance, PaintResolver};

/// Form of the text in SVG files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SvgText {
    /// Outlines of glyphs. Every program shows the same page, without any font.
    #[default]
    Outlines,
    /// Text that can be selected and edited, with subsets of its fonts embedded as WOFF2.
    /// Browsers use these fonts; most drawing programs use installed fonts only.
    Embedded,
}

/// Glyphs of a document: the index of their font in [`fonts::FILES`] and their glyph ID. The value
/// is the outline, as path data; empty for a blank, and where text is not written as outlines.
pub(crate) type UsedGlyphs = BTreeMap<(usize, u16), String>;

/// Writer of SVG elements for [`Node`]s.
pub(crate) struct Writer<'a> {
    resolver: PaintResolver,
    svg: &'a mut String,
    /// Form of the text; `None` for text in fonts that the reader has.
    text: Option<SvgText>,
    /// Prefix of all ids and of the names of embedded fonts.
    prefix: &'a str,
    /// Ids of the gradients and clip paths that are already defined.
    defined: BTreeSet<String>,
    symbols: BTreeSet<Symbol>,
    glyphs: UsedGlyphs,
}

impl<'a> Writer<'a> {
    /// Creates a writer of a part of a document, with text in fonts that the reader has.
    pub(crate) fn new(appearance: Appearance, svg: &'a mut String) -> Writer<'a> {
        Writer::of_document(appearance, svg, "", None)
    }

    /// Creates a writer that appends to `svg`. `prefix` makes the ids of a document unique.
    pub(crate) fn of_document(
        appearance: Appearance,
        svg: &'a mut String,
        prefix: &'a str,
        text: Option<SvgText>,
    ) -> Writer<'a> {
        Writer {
            resolver: PaintResolver::new(appearance),
            svg,
            text,
            prefix,
            defined: BTreeSet::new(),
            symbols: BTreeSet::new(),
            glyphs: UsedGlyphs::new(),
        }
    }

    /// Writes nodes.
    pub(crate) fn nodes(&mut self, nodes: &[Node]) {
        nodes.iter().for_each(|node| self.node(node));
    }

    /// Writes nodes as a group with the given attributes. Their paint does not depend on the nodes
    /// written before.
    pub(crate) fn group(&mut self, attributes: &str, nodes: &[Node]) {
        self.svg.extend(["<g", attributes, ">"]);
        self.write_isolated(nodes);
        self.svg.push_str("</g>");
    }

    /// Returns the definitions that the written elements refer to, for the `<defs>` of the
    /// document, and the glyphs of its text.
    pub(crate) fn definitions(self) -> (String, UsedGlyphs) {
        let (appearance, mut svg) = (self.resolver.appearance(), String::new());
        let mut writer = Writer::of_document(appearance, &mut svg, self.prefix, self.text);
        writer.define(self.symbols);
        for (&(font, glyph), path) in self.glyphs.iter().filter(|(_, path)| !path.is_empty()) {
            let prefix = self.prefix;
            let _ = write!(svg, r#"<path id="{prefix}{font}-{glyph}" d="{path}"/>"#);
        }
        (svg, self.glyphs)
    }

    /// Writes the definitions of symbols.
    pub(crate) fn define(&mut self, symbols: impl IntoIterator<Item = Symbol>) {
        for symbol in symbols {
            let (prefix, name) = (self.prefix, symbol.name());
            self.svg.extend([r#"<g id=""#, prefix, Symbol::PREFIX, name, r#"">"#]);
            let shapes = self.resolver.appearance().symbol(symbol);
            let mut plain = Writer::new(Appearance::usual(), self.svg);
            shapes.iter().for_each(|shape| plain.shape(shape));
            self.svg.push_str("</g>");
        }
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Shape(shape) => self.shape(shape),
            Node::Letters(letters) => self.write_letters(letters),
            Node::Symbol(symbol, place) => {
                self.symbols.insert(*symbol);
                let (prefix, kind, name) = (self.prefix, Symbol::PREFIX, symbol.name());
                let place = attribute(*place);
                let _ = write!(self.svg, r##"<use xlink:href="#{prefix}{kind}{name}"{place}/>"##);
            }
            Node::Recurring(drawing, Placement::ORIGIN) => self.write_isolated(drawing.nodes()),
            Node::Recurring(drawing, place) => self.group(&attribute(*place), drawing.nodes()),
            Node::Shaded(shape, _) if self.resolver.is_line_art() => self.shape(shape),
            Node::Shaded(shape, gradient) => self.write_gradient_shape(shape, gradient),
            Node::Picture(picture) => self.picture(picture),
            Node::Moved(by, nodes) => {
                let _ = write!(self.svg, r#"<g transform="{}">"#, matrix(*by));
                let around = self.resolver.enter_moved(*by);
                self.nodes(nodes);
                self.resolver.leave(around);
                self.svg.push_str("</g>");
            }
            Node::Clipped(Clip { outline, even_odd }, nodes) => {
                let start = self.svg.len();
                self.outline(outline);
                let rule = if *even_odd { r#" clip-rule="evenodd""# } else { "" };
                let shape = self.svg.split_off(start) + rule;
                let id = self.id(&shape);
                if self.defined.insert(id.clone()) {
                    let _ = write!(self.svg, r#"<clipPath id="{id}">{shape}/></clipPath>"#);
                }
                let _ = write!(self.svg, r##"<g clip-path="url(#{id})">"##);
                self.nodes(nodes);
                self.svg.push_str("</g>");
            }
            Node::Faded(opacity, nodes) if self.resolver.is_line_art() => {
                let around = self.resolver.enter_faded(*opacity);
                self.nodes(nodes);
                self.resolver.leave(around);
            }
            Node::Faded(opacity, nodes) => {
                let _ = write!(self.svg, r#"<g opacity="{}">"#, share(*opacity));
                self.nodes(nodes);
                self.svg.push_str("</g>");
            }
            Node::Begin(tag) => tag.push_to(self.svg),
            Node::End => self.svg.push_str("</g>"),
        }
    }

    /// Writes nodes with a new [`PaintResolver`]. Their paint does not depend on the nodes written
    /// before.
    fn write_isolated(&mut self, nodes: &[Node]) {
        let resolver = PaintResolver::new(self.resolver.appearance());
        let around = std::mem::replace(&mut self.resolver, resolver);
        self.nodes(nodes);
        self.resolver = around;
    }

    /// Writes a shape that is filled with a gradient, after a `<linearGradient>` or
    /// `<radialGradient>` element for it.
    fn write_gradient_shape(
        &mut self,
        shape: &Shape,
        Gradient { form, matrix: by, stops }: &Gradient,
    ) {
        let (tag, names, numbers): (_, &[&str], &[f64]) = match form {
            GradientForm::Linear(ends) => ("linearGradient", &["x1", "y1", "x2", "y2"], ends),
            GradientForm::Radial(circles) => {
                ("radialGradient", &["fx", "fy", "fr", "cx", "cy", "r"], circles)
            }
        };
        let mut said =
            format!(r#" gradientUnits="userSpaceOnUse" gradientTransform="{}""#, matrix(*by));
        for (name, number) in names.iter().zip(numbers) {
            let _ = write!(said, r#" {name}="{number}""#);
        }
        said.push('>');
        for GradientStop { offset, colour, opacity } in stops {
            let offset = fixed(f64::from(*offset) / 10_000.0, 4);
            let colour = self.resolver.stop(*colour);
            let _ = write!(said, r#"<stop offset="{offset}" stop-color="{colour}""#);
            if *opacity != 1000 {
                let _ = write!(said, r#" stop-opacity="{}""#, share(*opacity));
            }
            said.push_str("/>");
        }
        let id = self.id(&said);
        if self.defined.insert(id.clone()) {
            let _ = write!(self.svg, r#"<{tag} id="{id}"{said}</{tag}>"#);
        }
        self.outline(&shape.outline);
        let rule = if shape.even_odd { r#" fill-rule="evenodd""# } else { "" };
        let _ = write!(self.svg, r##" fill="url(#{id})"{rule}/>"##);
    }

    /// Writes a picture as an `<image>` with the pixels as PNG.
    fn picture(&mut self, picture: &Arc<Picture>) {
        let inked = self.resolver.picture(picture);
        let rendering =
            if inked.is_pixelated { r#" style="image-rendering:pixelated""# } else { "" };
        let data = BASE64_STANDARD.encode(inked.png());
        let _ = write!(
            self.svg,
            r#"<image width="1" height="1" preserveAspectRatio="none"{rendering} xlink:href="data:image/png;base64,{data}"/>"#
        );
    }

    fn shape(&mut self, shape: &Shape) {
        let ResolvedPaint { fill, line } = self.resolver.shape(shape);
        self.outline(&shape.outline);
        let fill = fill.map_or_else(|| Cow::Borrowed("none"), |fill| fill.to_string().into());
        if !matches!(shape.outline, Outline::Line(..)) {
            let _ = write!(self.svg, r#" fill="{fill}""#);
        }
        if shape.even_odd {
            self.svg.push_str(r#" fill-rule="evenodd""#);
        }
        if let Some((colour, width)) = line {
            self.line(shape.line, colour, width);
        }
        if shape.crisp {
            self.svg.push_str(r#" shape-rendering="crispEdges""#);
        }
        self.svg.push_str("/>");
    }

    /// Writes the start of the element of an outline, without its closing `/>`.
    fn outline(&mut self, outline: &Outline) {
        match outline {
            Outline::Rect { at, w, h, radius } => {
                self.svg.push_str("<rect");
                for (name, value) in [("x", at.x), ("y", at.y), ("width", *w), ("height", *h)] {
                    self.hundredths(name, value);
                }
                if *radius > 0 {
                    self.hundredths("rx", *radius);
                }
            }
            Outline::Circle { centre, r } => {
                self.svg.push_str("<circle");
                for (name, value) in [("cx", centre.x), ("cy", centre.y), ("r", *r)] {
                    self.hundredths(name, value);
                }
            }
            Outline::Line(from, to) => {
                self.svg.push_str("<line");
                for (name, value) in [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)] {
                    self.hundredths(name, value);
                }
            }
            Outline::Path(steps) => {
                self.svg.push_str(r#"<path d=""#);
                self.write_segments(steps);
                self.svg.push('"');
            }
        }
    }

    fn line(&mut self, line: Option<Stroke>, colour: Rgb, width: i32) {
        let width = fixed(f64::from(width) / 1000.0, 3);
        let _ = write!(self.svg, r#" stroke="{colour}" stroke-width="{width}""#);
        let Some(line) = line else { return };
        self.svg.push_str(match line.cap {
            LineCap::Butt => "",
            LineCap::Round => r#" stroke-linecap="round""#,
            LineCap::Square => r#" stroke-linecap="square""#,
        });
        self.svg.push_str(match line.join {
            LineJoin::Miter => "",
            LineJoin::Round => r#" stroke-linejoin="round""#,
            LineJoin::Bevel => r#" stroke-linejoin="bevel""#,
        });
        if let Some(Dashes { length, gap, offset: before }) = line.dashes {
            let [length, gap] = [length, gap].map(|length| fixed(f64::from(length) / 100.0, 2));
            let _ = write!(self.svg, r#" stroke-dasharray="{length} {gap}""#);
            if before != 0 {
                self.hundredths("stroke-dashoffset", before);
            }
        }
    }

    fn hundredths(&mut self, name: &str, value: i32) {
        let _ = write!(self.svg, " {name}=\"");
        let _ = write_fixed(self.svg, f64::from(value) / 100.0, 2);
        self.svg.push('"');
    }

    fn write_segments(&mut self, steps: &[Segment]) {
        for step in steps {
            let (letter, spots): (char, &[GridPoint]) = match step {
                Segment::Move(to) => ('M', &[*to]),
                Segment::Line(to) => ('L', &[*to]),
                Segment::Curve(a, b, to) => ('C', &[*a, *b, *to]),
                Segment::Close => ('Z', &[]),
            };
            self.svg.push(letter);
            for (i, spot) in spots.iter().enumerate() {
                let (x, y) = spot.units();
                if i > 0 {
                    self.svg.push(' ');
                }
                let _ = write_fixed(self.svg, x, 2);
                self.svg.push(' ');
                let _ = write_fixed(self.svg, y, 2);
            }
        }
    }

    fn write_letters(&mut self, letters: &TextNode) {
        let font = letters.run.font;
        let is_outlined = self.text == Some(SvgText::Outlines);
        for glyph in &letters.run.glyphs {
            let path = || match is_outlined {
                true => fonts::glyph_path(font, glyph.number),
                false => String::new(),
            };
            self.glyphs.entry((font, glyph.number)).or_insert_with(path);
        }
        match is_outlined {
            true => self.write_outlines(letters),
            false => self.write_text(letters),
        }
    }

    /// Writes letters as references to the outlines of their glyphs. The group has the text, for
    /// screen readers.
    fn write_outlines(&mut self, letters: &TextNode) {
        let TextNode { run, size, paint, place, .. } = letters;
        let units = fonts::units_per_em(run.font);
        let scale = place.scale() * f64::from(*size) / 100.0 / units;
        let label = Text::new(&*run.text).to_string().replace('"', "&quot;");
        let (colour, transform) =
            (self.resolver.text(*paint), transform_to(*place, &fixed(scale, 8)));
        let _ = write!(
            self.svg,
            r#"<g role="img" aria-label="{label}" fill="{colour}" transform="{transform}">"#
        );
        for glyph in &run.glyphs {
            let key = (run.font, glyph.number);
            if self.glyphs.get(&key).is_none_or(String::is_empty) {
                continue;
            }
            let ((font, number), prefix) = (key, self.prefix);
            let x = fixed(glyph.x * units / 1000.0, 1);
            let _ = write!(self.svg, r##"<use xlink:href="#{prefix}{font}-{number}" x="{x}"/>"##);
        }
        self.svg.push_str("</g>");
    }

    fn write_text(&mut self, letters: &TextNode) {
        let TextNode { run, face, size, paint, spaced, place } = letters;
        let (family, size) = (run.family(), fixed(f64::from(*size) / 100.0, 2));
        let colour = self.resolver.text(*paint);
        if place.is_upright() {
            let (x, y) = place.origin();
            let _ = write!(self.svg, r#"<text x="{x}" y="{y}""#);
        } else {
            let _ = write!(self.svg, "<text{}", attribute(*place));
        }
        self.svg.push_str(r#" font-family=""#);
        if self.text == Some(SvgText::Embedded) {
            self.svg.extend([self.prefix, family, ","]);
        }
        let _ = write!(self.svg, r#"{family}" font-size="{size}" fill="{colour}""#);
        if face.weight() != 400 {
            let _ = write!(self.svg, r#" font-weight="{}""#, face.weight());
        }
        if *face == Face::Italic && run.is_own(*face) {
            self.svg.push_str(r#" font-style="italic""#);
        }
        let text = match *spaced && run.takes_space() && !run.is_rtl {
            true => Cow::Owned(format!("{} ", run.text)),
            false => Cow::Borrowed(&*run.text),
        };
        // Marks at the ends keep punctuation there within a run from right to left.
        let is_inner = |c: Option<char>| c.is_some_and(scripts::is_rtl);
        let needs_marks =
            run.is_rtl && !(is_inner(text.chars().next()) && is_inner(text.chars().next_back()));
        let text = match needs_marks {
            true => Cow::Owned(format!("{RIGHT_TO_LEFT}{text}{RIGHT_TO_LEFT}")),
            false => text,
        };
        // A renderer would drop spaces at the ends.
        let kept = if text.trim() == text { "" } else { r#" xml:space="preserve""# };
        self.svg.extend([kept, ">"]);
        if self.text == Some(SvgText::Embedded) && !run.is_rtl {
            self.write_words(letters, &text);
        } else {
            let _ = write!(self.svg, "{}", Text::new(text));
        }
        self.svg.push_str("</text>");
    }

    /// Writes each word and each ideograph at its place. Browsers shape them one by one, without
    /// kerning between them and spaces, so they would not be where they were measured.
    fn write_words(&mut self, TextNode { run, size, place, .. }: &TextNode, text: &str) {
        let start = if place.is_upright() { place.origin().0.0 } else { 0.0 };
        let mut at = 0;
        for word in text.split_inclusive(|c| c == ' ' || c >= IDEOGRAPHS) {
            let first = run.glyphs.iter().find(|glyph| glyph.text_range().start == at);
            let said = Text::new(word).to_string();
            match first.filter(|_| at > 0) {
                Some(glyph) => {
                    let x = fixed(start + glyph.x / 1000.0 * f64::from(*size) / 100.0, 3);
                    let _ = write!(self.svg, r#"<tspan x="{x}">{said}</tspan>"#);
                }
                None => self.svg.push_str(&said),
            }
            at += word.len();
        }
    }

    /// Derives the `id` of a definition from its content, so that identical definitions of a
    /// document share one.
    fn id(&self, said: &str) -> String {
        format!("{}of-{:016x}", self.prefix, bytes::fingerprint(said.as_bytes()) as u64)
    }
}

/// Start of the blocks of ideographs, kana and hangul.
const IDEOGRAPHS: char = '\u{2E80}';

/// Right-to-left mark.
const RIGHT_TO_LEFT: char = '\u{200F}';

fn matrix(by: Matrix) -> String {
    format!("matrix({})", by.numbers().map(|n| fixed(n, 6)).join(" "))
}

/// Formats an opacity in thousandths as a fraction, such as `0.25`.
fn share(opacity: u16) -> String {
    fixed(f64::from(opacity) / 1000.0, 3)
}

/// Returns the `transform` attribute that puts an element into a place.
fn attribute(place: Placement) -> String {
    format!(r#" transform="{}""#, transform_to(place, &fixed(place.scale(), 5)))
}

/// Returns the transform to a place, with another scale.
fn transform_to(place: Placement, scale: &str) -> String {
    let (x, y) = place.origin();
    let turn = match place.degrees() {
        0 => String::new(),
        degrees => format!(" rotate({degrees})"),
    };
    let scale = if scale == "1" { String::new() } else { format!(" scale({scale})") };
    format!("translate({x} {y}){turn}{scale}")
}
