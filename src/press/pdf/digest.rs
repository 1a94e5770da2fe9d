//! A fingerprint of drawing content: equal content, wherever it lies, has equal digests.

use std::collections::HashMap;

use tiny_skia::{PathSegment, Transform};
use usvg::{ClipPath, Fill, Group, Node, Paint, Path, Stroke, Text};

/// FNV-1a with 128 bits: stable across releases and machines, unlike the standard hasher.
/// Numbers are taken in whole, for speed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digest(u128);

const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;

/// Identities of what groups contain, apart from where they lie.
pub(super) type Contents = HashMap<*const Group, u128>;

/// The identity of what `group` contains; it and those of all groups inside are noted.
pub(super) fn content(group: &Group, contents: &mut Contents) -> u128 {
    let mut digest = Digest::new();
    for node in group.children() {
        match node {
            Node::Group(inner) => digest.group(inner, contents),
            Node::Path(path) => digest.path(path),
            Node::Text(text) => digest.text(text),
            Node::Image(_) => digest.tag(5),
        }
    }
    contents.insert(std::ptr::from_ref(group), digest.value());
    digest.value()
}

impl Digest {
    pub(super) fn new() -> Self {
        Digest(BASIS)
    }

    pub(super) fn value(self) -> u128 {
        self.0
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.word(u32::from(byte));
        }
    }

    fn word(&mut self, word: u32) {
        self.0 = (self.0 ^ u128::from(word)).wrapping_mul(PRIME);
    }

    fn tag(&mut self, tag: u8) {
        self.bytes(&[tag]);
    }

    fn number(&mut self, number: f32) {
        self.word(number.to_bits());
    }

    fn numbers(&mut self, numbers: &[f32]) {
        self.word(numbers.len() as u32);
        for &number in numbers {
            self.number(number);
        }
    }

    fn transform(&mut self, ts: Transform) {
        self.numbers(&[ts.sx, ts.kx, ts.ky, ts.sy, ts.tx, ts.ty]);
    }

    /// A group: its place, what it does to its content, and the content.
    fn group(&mut self, group: &Group, contents: &mut Contents) {
        self.transform(group.transform());
        self.number(group.opacity().get());
        let refused = [group.mask().is_some(), !group.filters().is_empty()].map(u8::from);
        self.bytes(&refused);
        self.tag(group.blend_mode() as u8);
        if let Some(clip) = group.clip_path() {
            self.clip(clip, contents);
        }
        self.tag(0);
        self.bytes(&content(group, contents).to_le_bytes());
    }

    fn clip(&mut self, clip: &ClipPath, contents: &mut Contents) {
        self.tag(1);
        self.transform(clip.transform());
        self.bytes(&content(clip.root(), contents).to_le_bytes());
        if let Some(clip) = clip.clip_path() {
            self.clip(clip, contents);
        }
    }

    fn path(&mut self, path: &Path) {
        self.tag(3);
        self.bytes(&[u8::from(path.is_visible()), path.paint_order() as u8]);
        self.fill(path.fill());
        self.stroke(path.stroke());
        for segment in path.data().segments() {
            match segment {
                PathSegment::MoveTo(p) => self.numbers(&[p.x, p.y]),
                PathSegment::LineTo(p) => self.numbers(&[p.x, p.y, 0.0]),
                PathSegment::QuadTo(q, p) => self.numbers(&[q.x, q.y, p.x, p.y]),
                PathSegment::CubicTo(c, d, p) => self.numbers(&[c.x, c.y, d.x, d.y, p.x, p.y]),
                PathSegment::Close => self.tag(6),
            }
        }
    }

    fn text(&mut self, text: &Text) {
        self.tag(4);
        for span in text.layouted() {
            self.bytes(&[u8::from(span.visible), span.paint_order as u8]);
            self.fill(span.fill.as_ref());
            self.stroke(span.stroke.as_ref());
            for line in [&span.underline, &span.overline, &span.line_through].into_iter().flatten()
            {
                self.path(line);
            }
            for glyph in &span.positioned_glyphs {
                self.bytes(format!("{}", glyph.font).as_bytes());
                self.bytes(&glyph.id.0.to_le_bytes());
                self.bytes(glyph.text.as_bytes());
                self.transform(glyph.outline_transform());
            }
        }
    }

    fn fill(&mut self, fill: Option<&Fill>) {
        self.tag(7);
        if let Some(fill) = fill {
            self.tag(fill.rule() as u8);
            self.number(fill.opacity().get());
            self.paint(fill.paint());
        }
    }

    fn stroke(&mut self, stroke: Option<&Stroke>) {
        self.tag(8);
        if let Some(stroke) = stroke {
            self.bytes(&[stroke.linecap() as u8, stroke.linejoin() as u8]);
            self.numbers(&[
                stroke.opacity().get(),
                stroke.width().get(),
                stroke.miterlimit().get(),
                stroke.dashoffset(),
            ]);
            self.numbers(stroke.dasharray().unwrap_or_default());
            self.paint(stroke.paint());
        }
    }

    fn paint(&mut self, paint: &Paint) {
        match paint {
            Paint::Color(c) => self.bytes(&[9, c.red, c.green, c.blue]),
            Paint::LinearGradient(g) => {
                self.numbers(&[g.x1(), g.y1(), g.x2(), g.y2()]);
                self.gradient(g);
            }
            Paint::RadialGradient(g) => {
                self.numbers(&[g.cx(), g.cy(), g.r().get(), g.fx(), g.fy(), g.fr().get()]);
                self.gradient(g);
            }
            Paint::Pattern(_) => self.tag(10),
        }
    }

    fn gradient(&mut self, gradient: &usvg::BaseGradient) {
        self.transform(gradient.transform());
        self.tag(gradient.spread_method() as u8);
        for stop in gradient.stops() {
            let color = stop.color();
            self.bytes(&[color.red, color.green, color.blue]);
            self.numbers(&[stop.offset().get(), stop.opacity().get()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_vector() {
        let mut digest = Digest::new();
        digest.bytes(b"a");
        assert_eq!(digest.value(), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
