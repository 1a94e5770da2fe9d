//! A drawing that fills any frame: its edges keep their size, what lies between is stretched.

use tiny_skia::PathSegment;
use usvg::{Group, Options, Tree};

use crate::page::foreign;
use crate::page::length::Unit;
use crate::page::list::{self, Line, Node, Outline, Paint, Rgb, Spot, Step};
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

#[derive(Clone, Debug, PartialEq)]
struct Shape {
    segments: Vec<PathSegment>,
    fill: Option<Paint>,
    /// Paint and width.
    line: Option<(Paint, f64)>,
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
        let mut shapes = Vec::new();
        collect(tree.root(), &mut shapes)?;
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
        let place = |p: tiny_skia::Point| {
            let x = along(p.x.into(), frame.x.0, frame.w.0, self.size.0, left, right);
            let y = along(p.y.into(), frame.y.0, frame.h.0, self.size.1, top, bottom);
            Spot::from(Point::new(Unit(x), Unit(y)))
        };
        let node = |Shape { segments, fill, line }: &Shape| {
            let mut steps = Vec::with_capacity(segments.len());
            let mut last = tiny_skia::Point::zero();
            for segment in segments {
                steps.push(match *segment {
                    PathSegment::MoveTo(p) => Step::Move(place(p)),
                    PathSegment::LineTo(p) => Step::Line(place(p)),
                    PathSegment::QuadTo(c, p) => {
                        let part = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                        let third = |from: tiny_skia::Point| {
                            place(tiny_skia::Point::from_xy(part(from.x, c.x), part(from.y, c.y)))
                        };
                        Step::Curve(third(last), third(p), place(p))
                    }
                    PathSegment::CubicTo(c, d, p) => Step::Curve(place(c), place(d), place(p)),
                    PathSegment::Close => Step::Close,
                });
                match *segment {
                    PathSegment::MoveTo(p)
                    | PathSegment::LineTo(p)
                    | PathSegment::QuadTo(_, p)
                    | PathSegment::CubicTo(_, _, p) => last = p,
                    PathSegment::Close => {}
                }
            }
            let line = line.map(|(paint, width)| {
                let line = Line::new(paint, Unit(0.0)).round();
                Line { width: (width * scale * 1000.0).round() as i32, ..line }
            });
            Node::Shape(list::Shape {
                outline: Outline::Path(steps),
                fill: *fill,
                line,
                crisp: false,
            })
        };
        self.shapes.iter().map(node).collect()
    }
}

fn collect(group: &Group, shapes: &mut Vec<Shape>) -> Result<(), String> {
    for node in group.children() {
        match node {
            usvg::Node::Group(group) => {
                if group.clip_path().is_some()
                    || group.mask().is_some()
                    || !group.filters().is_empty()
                {
                    return Err("it has a clip, a mask or a filter; use shapes alone".to_owned());
                }
                collect(group, shapes)?;
            }
            usvg::Node::Path(path) => {
                let data = path.data().clone().transform(path.abs_transform());
                let data = data.ok_or("it has a shape without any size")?;
                let fill = path.fill().map(|fill| colour(fill.paint())).transpose()?;
                let line = match path.stroke() {
                    Some(line) => Some((colour(line.paint())?, f64::from(line.width().get()))),
                    None => None,
                };
                shapes.push(Shape { segments: data.segments().collect(), fill, line });
            }
            usvg::Node::Text(_) | usvg::Node::Image(_) => {
                return Err("it has text or a picture; use shapes alone".to_owned());
            }
        }
    }
    Ok(())
}

/// A colour of a drawing: that of a role if it is the role's usual one.
fn colour(paint: &usvg::Paint) -> Result<Paint, String> {
    match paint {
        usvg::Paint::Color(c) => Ok(Paint::drawn(Rgb([c.red, c.green, c.blue]))),
        _ => Err("it has a gradient or a pattern; use flat colours".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::list::Writer;
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
