//! Serialization of a display list to bytes, identical on all machines. Lists that differ in
//! shapes, texts, paint, transforms or structure have different bytes. Glyph positions and font
//! indices are not written: on drawn pages they follow from text, face and size.

use blake2::{Blake2b512, Digest};

use super::{
    Clip, Gradient, GradientForm, GradientStop, GridPoint, Node, Outline, Paint, Placement, Rgb,
    Segment, Shape, SharedForm, Stroke, TextNode,
};
use crate::page::tag::Tag;

/// Returns the first 16 bytes of the BLAKE2b digest of `bytes` as a number.
pub(in crate::page) fn fingerprint(bytes: &[u8]) -> u128 {
    let hash: [u8; 64] = Blake2b512::digest(bytes).into();
    u128::from_le_bytes(std::array::from_fn(|i| hash[i]))
}

/// Serializes `nodes`.
pub(crate) fn of(nodes: &[Node]) -> Vec<u8> {
    let mut bytes = ListSerializer(Vec::with_capacity(nodes.len() * 64));
    bytes.nodes(nodes);
    bytes.0
}

struct ListSerializer(Vec<u8>);

impl ListSerializer {
    fn nodes(&mut self, nodes: &[Node]) {
        self.number(nodes.len() as i64);
        nodes.iter().for_each(|node| self.node(node));
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Shape(shape) => {
                self.0.push(0);
                self.shape(shape);
            }
            Node::Letters(letters) => {
                self.0.push(1);
                self.write_letters(letters);
            }
            Node::Symbol(symbol, place) => {
                self.0.push(2);
                self.text(symbol.name());
                self.place(*place);
            }
            Node::Recurring(SharedForm { fingerprint, .. }, place) => {
                self.0.push(3);
                self.0.extend(fingerprint.to_le_bytes());
                self.place(*place);
            }
            Node::Shaded(shape, gradient) => {
                self.0.push(4);
                self.shape(shape);
                self.gradient(gradient);
            }
            Node::Picture(picture) => {
                self.0.push(10);
                self.0.extend(picture.fingerprint().to_le_bytes());
            }
            Node::Moved(matrix, nodes) => {
                self.0.push(5);
                matrix.0.into_iter().for_each(|number| self.number(number));
                self.nodes(nodes);
            }
            Node::Clipped(Clip { outline, even_odd }, nodes) => {
                self.0.extend([8, u8::from(*even_odd)]);
                self.outline(outline);
                self.nodes(nodes);
            }
            Node::Faded(opacity, nodes) => {
                self.0.push(9);
                self.number((*opacity).into());
                self.nodes(nodes);
            }
            Node::Begin(tag) => {
                self.0.push(6);
                self.text(tag.name());
                match tag {
                    Tag::Heading(level) => self.0.push(*level),
                    Tag::Figure(words) => self.text(words),
                    Tag::RowHead => self.0.push(1),
                    _ => {}
                }
            }
            Node::End => self.0.push(7),
        }
    }

    fn shape(&mut self, Shape { outline, fill, line, crisp, even_odd, covers_line }: &Shape) {
        self.outline(outline);
        self.write_paint(*fill);
        let flags = [*crisp, *even_odd, *covers_line].map(u8::from);
        self.0.push(flags[0] | flags[1] << 1 | flags[2] << 2);
        self.write_paint(line.map(|line| line.paint));
        let Some(Stroke { width, cap: ends, join: corners, dashes, .. }) = line else { return };
        self.numbers(&[*width]);
        self.0.extend([*ends as u8, *corners as u8, u8::from(dashes.is_some())]);
        if let Some(dashes) = dashes {
            self.numbers(&[dashes.length, dashes.gap, dashes.offset]);
        }
    }

    fn gradient(&mut self, Gradient { form, matrix, stops }: &Gradient) {
        let (kind, numbers): (u8, &[f64]) = match form {
            GradientForm::Linear(ends) => (0, ends),
            GradientForm::Radial(circles) => (1, circles),
        };
        self.0.push(kind);
        numbers.iter().for_each(|number| self.0.extend(number.to_bits().to_le_bytes()));
        matrix.0.into_iter().for_each(|number| self.number(number));
        self.number(stops.len() as i64);
        for GradientStop { offset, colour, opacity } in stops {
            self.numbers(&[i32::from(*offset), i32::from(*opacity)]);
            self.0.extend(colour.0);
        }
    }

    fn outline(&mut self, outline: &Outline) {
        match outline {
            Outline::Rect { at, w, h, radius } => {
                self.0.push(0);
                self.spots(&[*at]);
                self.numbers(&[*w, *h, *radius]);
            }
            Outline::Circle { centre, r } => {
                self.0.push(1);
                self.spots(&[*centre]);
                self.numbers(&[*r]);
            }
            Outline::Line(from, to) => {
                self.0.push(2);
                self.spots(&[*from, *to]);
            }
            Outline::Path(steps) => {
                self.0.push(3);
                self.number(steps.len() as i64);
                steps.iter().for_each(|step| self.step(*step));
            }
        }
    }

    fn step(&mut self, step: Segment) {
        match step {
            Segment::Move(to) => {
                self.0.push(0);
                self.spots(&[to]);
            }
            Segment::Line(to) => {
                self.0.push(1);
                self.spots(&[to]);
            }
            Segment::Curve(a, b, to) => {
                self.0.push(2);
                self.spots(&[a, b, to]);
            }
            Segment::Close => self.0.push(3),
        }
    }

    fn write_letters(&mut self, letters: &TextNode) {
        let TextNode { run, face, size, paint, spaced, place } = letters;
        self.text(&run.text);
        self.0.extend([*face as u8, u8::from(*spaced)]);
        self.numbers(&[*size]);
        self.write_paint(Some(*paint));
        self.place(*place);
    }

    fn write_paint(&mut self, paint: Option<Paint>) {
        let (kind, Rgb(parts)) = match paint {
            None => (0, Rgb::BLACK),
            Some(Paint::Role(role)) => (1, Rgb([role as u8, 0, 0])),
            Some(Paint::Own(colour)) => (2, colour),
            Some(Paint::Fixed(colour)) => (3, colour),
        };
        self.0.push(kind);
        self.0.extend(parts);
    }

    fn place(&mut self, Placement { x, y, scale, turn }: Placement) {
        [x, y, scale].into_iter().for_each(|number| self.number(number));
        self.0.push(turn as u8);
    }

    fn spots(&mut self, spots: &[GridPoint]) {
        spots.iter().for_each(|spot| self.numbers(&[spot.x, spot.y]));
    }

    fn numbers(&mut self, numbers: &[i32]) {
        numbers.iter().for_each(|number| self.0.extend(number.to_le_bytes()));
    }

    fn number(&mut self, number: i64) {
        self.0.extend(number.to_le_bytes());
    }

    /// Appends a text with its length in front, so that consecutive texts cannot be confused.
    fn text(&mut self, text: &str) {
        self.number(text.len() as i64);
        self.0.extend(text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::length::LayoutUnit;
    use crate::page::shape::{Point, polyline};

    #[test]
    fn lists_differ_in_all_that_is_drawn() {
        let line = Some(Stroke::new(Paint::own("#102030"), LayoutUnit(0.3)));
        let shape = |end: f64, line, crisp| {
            let outline = polyline(&[Point::of(0.0, 0.0), Point::of(end, 0.0)], false);
            Node::Shape(Shape {
                outline,
                fill: None,
                line,
                crisp,
                even_odd: false,
                covers_line: false,
            })
        };
        let lists = [
            vec![],
            vec![Node::End],
            vec![Node::Begin(Tag::Cell), Node::End],
            vec![Node::Begin(Tag::ColumnHead), Node::End],
            vec![Node::Begin(Tag::RowHead), Node::End],
            vec![shape(9.0, line, false)],
            vec![shape(9.0, line, true)],
            vec![shape(9.0, line.map(Stroke::round), false)],
            vec![shape(8.0, line, false)],
            vec![shape(9.0, None, false)],
        ];
        for (i, one) in lists.iter().enumerate() {
            assert_eq!(of(one), of(&one.clone()));
            assert!(lists[..i].iter().all(|other| of(one) != of(other)), "{one:?}");
        }
    }
}
