//! Decoder for the compact form of drawings that the build script writes. As Rust constants the
//! drawings would be three times as long, and a browser loads them. A shape consists of the kinds
//! of its segments, the differences between its points, its paint, and its scale.

use super::read::ParsedShape;
use super::{
    Dashes, GridPoint, LineCap, LineJoin, Outline, Paint, PaintRole, Rgb, Segment, Shape, Stroke,
};

pub(crate) const MOVE: u8 = 0;
pub(crate) const LINE: u8 = 1;
pub(crate) const CURVE: u8 = 2;
pub(crate) const CLOSE: u8 = 3;
/// Marker in place of paint for a shape without it.
pub(crate) const NO_PAINT: u8 = 255;
/// Marker for a colour, which follows in three bytes. Other values are indices of roles.
pub(crate) const OWN: u8 = 254;

/// Decodes all shapes in `bytes`.
pub(crate) fn unpacked(bytes: &[u8]) -> Vec<ParsedShape> {
    let mut bytes = Reader(bytes);
    let mut sketches = Vec::new();
    while !bytes.0.is_empty() {
        sketches.push(bytes.sketch());
    }
    sketches
}

/// Reader over the remaining bytes. After their end it yields zeros.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        byte
    }

    /// Reads a variable-length integer: seven bits per byte, the lowest first, in zigzag encoding
    /// so that small negative numbers are short too.
    fn number(&mut self) -> i32 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u32::from(byte & 127) << shift;
            shift += 7;
            if byte < 128 || shift > 28 {
                return (number >> 1) as i32 ^ -((number & 1) as i32);
            }
        }
    }

    fn spot(&mut self, from: &mut GridPoint) -> GridPoint {
        from.x += self.number();
        from.y += self.number();
        *from
    }

    fn read_paint(&mut self) -> Option<Paint> {
        match self.byte() {
            NO_PAINT => None,
            OWN => Some(Paint::Own(Rgb([self.byte(), self.byte(), self.byte()]))),
            role => PaintRole::ALL.get(usize::from(role)).map(|role| Paint::Role(*role)),
        }
    }

    fn line(&mut self, paint: Paint) -> Stroke {
        let width = self.number();
        let ends = match self.byte() {
            0 => LineCap::Butt,
            1 => LineCap::Round,
            _ => LineCap::Square,
        };
        let corners = match self.byte() {
            0 => LineJoin::Miter,
            1 => LineJoin::Round,
            _ => LineJoin::Bevel,
        };
        let dashes = (self.byte() == 1).then(|| Dashes {
            length: self.number(),
            gap: self.number(),
            offset: self.number(),
        });
        Stroke { paint, width, cap: ends, join: corners, dashes }
    }

    fn sketch(&mut self) -> ParsedShape {
        let steps: Vec<u8> = (0..self.number()).map(|_| self.byte()).collect();
        let mut at = GridPoint::default();
        let steps = steps.into_iter().map(|step| match step {
            MOVE => Segment::Move(self.spot(&mut at)),
            LINE => Segment::Line(self.spot(&mut at)),
            CURVE => Segment::Curve(self.spot(&mut at), self.spot(&mut at), self.spot(&mut at)),
            CLOSE.. => Segment::Close,
        });
        let outline = Outline::Path(steps.collect());
        let fill = self.read_paint();
        let line = self.read_paint().map(|paint| self.line(paint));
        let scale = f32::from_le_bytes([(); 4].map(|()| self.byte()));
        let shape =
            Shape { outline, fill, line, crisp: false, even_odd: false, covers_line: false };
        ParsedShape { shape, scale }
    }
}
