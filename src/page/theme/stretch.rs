//! A drawing that fills any frame: its edges keep their size, what lies between is stretched.

use usvg::{Options, Tree};

use crate::page::foreign;
use crate::page::length::Unit;
use crate::page::list::{Line, Node, Outline, Shape, Spot, Step, read};
use crate::page::shape::{Frame, Point};

/// A drawing whose middle is stretched.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stretch {
    size: (f64, f64),
    /// How wide the left, top, right and bottom edges are that keep their size.
    edges: [f64; 4],
    /// How much of the drawing is as long as the small side of a cell.
    cell: f64,
    shapes: Vec<Shape>,
}

impl Stretch {
    /// Reads a drawing.
    ///
    /// # Errors
    /// If it is no SVG, or has more than flat shapes.
    pub(super) fn read(svg: &str, edges: [f64; 4], cell: f64) -> Result<Stretch, String> {
        let document = foreign::look_through(svg).map_err(|fault| fault.to_string())?;
        let tree = Tree::from_xmltree(&document, &Options::default())
            .map_err(|error| format!("it is not an SVG drawing: {error}"))?;
        let size = (f64::from(tree.size().width()), f64::from(tree.size().height()));
        let [left, top, right, bottom] = edges;
        if left + right >= size.0 || top + bottom >= size.1 {
            return Err("its edges leave nothing between them to be stretched".to_owned());
        }
        let shapes: Vec<Shape> =
            read::shapes(&tree)?.into_iter().map(|sketch| sketch.shape).collect();
        if shapes.is_empty() {
            return Err("it draws nothing".to_owned());
        }
        Ok(Stretch { size, edges, cell, shapes })
    }

    /// The drawing in a frame whose cells have small sides of a length.
    pub(super) fn nodes(&self, frame: Frame, cell: Unit) -> Vec<Node> {
        let scale = cell.0 / self.cell;
        let along = |at: f64, from: f64, room: f64, whole: f64, low: f64, high: f64| {
            let (low_end, high_end) = (low * scale, room - high * scale);
            from + if at <= low {
                at * scale
            } else if at >= whole - high {
                room - (whole - at) * scale
            } else {
                low_end + (at - low) / (whole - low - high) * (high_end - low_end)
            }
        };
        let [left, top, right, bottom] = self.edges;
        let place = |spot: Spot| {
            let (x, y) = spot.units();
            let x = along(x, frame.x.0, frame.w.0, self.size.0, left, right);
            let y = along(y, frame.y.0, frame.h.0, self.size.1, top, bottom);
            Spot::from(Point::new(Unit(x), Unit(y)))
        };
        let step = |step: &Step| match *step {
            Step::Move(to) => Step::Move(place(to)),
            Step::Line(to) => Step::Line(place(to)),
            Step::Curve(a, b, to) => Step::Curve(place(a), place(b), place(to)),
            Step::Close => Step::Close,
        };
        let node = |shape: &Shape| {
            let outline = match &shape.outline {
                Outline::Path(steps) => Outline::Path(steps.iter().map(step).collect()),
                other => other.clone(),
            };
            let line = shape.line.map(|line| {
                Line { width: (f64::from(line.width) * scale).round() as i32, ..line }.round()
            });
            Node::Shape(Shape { outline, line, ..shape.clone() })
        };
        self.shapes.iter().map(node).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::svg::Writer;
    use crate::page::theme::Dress;

    const TANK: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect x="5" y="5" width="190" height="90" fill="#ffffff" stroke="#123456" stroke-width="4"/></svg>"##;

    fn svg(nodes: &[Node]) -> String {
        let mut svg = String::new();
        Writer::new(Dress::plain(), &mut svg).nodes(nodes);
        svg
    }

    #[test]
    fn edges_keep_their_size_and_the_middle_is_stretched() {
        let tank = Stretch::read(TANK, [20.0; 4], 100.0).unwrap();
        let svg = svg(&tank.nodes(Frame::of(10.0, 10.0, 100.0, 40.0), Unit(20.0)));
        assert!(svg.contains("M11 11L109 11L109 49L11 49Z"), "{svg}");
        assert!(svg.contains(r##"stroke="#123456" stroke-width="0.8""##), "{svg}");
    }

    #[test]
    fn what_cannot_be_stretched_is_told() {
        let read = |inner: &str| {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inner}</svg>"#
            );
            Stretch::read(&svg, [1.0; 4], 9.0).unwrap_err()
        };
        assert!(read("").contains("draws nothing"));
        let fade = r#"<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect width="9" height="9" fill="url(#a)"/>"#;
        assert!(read(fade).contains("flat colours"));
        assert!(Stretch::read(TANK, [100.0; 4], 9.0).unwrap_err().contains("between them"));
        assert!(Stretch::read("tank", [1.0; 4], 9.0).unwrap_err().contains("not an SVG"));
    }
}
