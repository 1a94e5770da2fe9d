//! Marks for print shops, around what is trimmed.

use svg::Node as _;
use svg::node::element::{Circle, Group, Path, Rectangle, SVG, Text};

use super::canvas::Style;
use super::fonts::Face;
use super::length::{Mm, Unit};
use super::list::{Line, Node, Outline, Paint, Rgb, Shape, Spot, Step};
use super::num::fixed;
use super::place::Area;
use super::shape::Point;

/// From the bleed to the marks: nothing of them may be left on a page that was cut a
/// little off, and nothing of the drawing may reach them.
pub(crate) const OFFSET: Mm = Mm(1.0);
/// How long a mark is.
pub(crate) const LENGTH: Mm = Mm(5.0);
/// Paper beyond the bleed that the marks take up.
pub(crate) const ROOM: Mm = Mm(OFFSET.0 + LENGTH.0);
/// A quarter of a point, as print shops draw them.
const HAIRLINE: &str = "0.09";
const HAIRLINE_WIDTH: Unit = Unit(0.09);
/// Dashes and gaps of the marks along which paper is folded.
const FOLD: &str = "1 1";
/// Registration colour is on every plate; in a drawing it is black.
const REGISTRATION: &str = "#000000";

/// A mark on a sheet, beyond the bleed of its pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// In the prolongation of a cut, in registration colour.
    Cut {
        /// The end that is further from the pages, from the left and from the top.
        from: (Mm, Mm),
        /// The end that is nearer.
        to: (Mm, Mm),
    },
    /// In the prolongation of a fold: dashed, in registration colour.
    Fold {
        /// The end that is further from the pages.
        from: (Mm, Mm),
        /// The end that is nearer.
        to: (Mm, Mm),
    },
    /// A circle with a cross, in registration colour.
    Target {
        /// Its middle.
        centre: (Mm, Mm),
        /// Half of its width.
        radius: Mm,
    },
    /// A patch of the colour bar.
    Patch {
        /// Where it stands.
        area: Area,
        /// Its colour.
        ink: Cmyk,
    },
    /// Where the line of text stands.
    Slug(Area),
}

/// A colour as the press mixes it, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cmyk {
    /// Cyan.
    pub c: u8,
    /// Magenta.
    pub m: u8,
    /// Yellow.
    pub y: u8,
    /// Black.
    pub k: u8,
}

impl Cmyk {
    /// How a screen shows it, as three bytes in hexadecimal digits.
    fn rgb(self) -> String {
        let part = |ink: u8| {
            let light = |ink: u8| 1.0 - f64::from(ink) / 100.0;
            (255.0 * light(ink) * light(self.k)).round() as u8
        };
        format!("#{:02x}{:02x}{:02x}", part(self.c), part(self.m), part(self.y))
    }
}

impl Mark {
    /// All paper that it may cover.
    pub fn area(&self) -> Area {
        match *self {
            Mark::Cut { from, to } | Mark::Fold { from, to } => Area::between(
                from.0.min(to.0),
                from.1.min(to.1),
                from.0.max(to.0),
                from.1.max(to.1),
            ),
            Mark::Target { centre: (x, y), radius } => {
                Area::between(x - radius, y - radius, x + radius, y + radius)
            }
            Mark::Patch { area, .. } | Mark::Slug(area) => area,
        }
    }
}

/// Marks as a drawing, as large as the paper: an SVG in mm. What is in registration colour
/// stands in the group `registration`.
pub(crate) fn drawing((w, h): (Mm, Mm), marks: &[Mark], slug: &str) -> String {
    let mut registration = Group::new()
        .set("id", "registration")
        .set("fill", "none")
        .set("stroke", REGISTRATION)
        .set("stroke-width", HAIRLINE);
    let mut rest = Group::new();
    for mark in marks {
        match *mark {
            Mark::Cut { from, to } => registration.append(dash(from, to)),
            Mark::Fold { from, to } => {
                registration.append(dash(from, to).set("stroke-dasharray", FOLD));
            }
            Mark::Target { centre: (x, y), radius: r } => {
                let cross = format!("M{} {y}H{}M{x} {}V{}", x - r, x + r, y - r, y + r);
                registration.append(Path::new().set("d", cross));
                let circle = Circle::new().set("cx", x.to_string()).set("cy", y.to_string());
                registration.append(circle.set("r", (r * 0.6).to_string()));
            }
            Mark::Patch { area: Area { x, y, w, h }, ink } => {
                let patch = Rectangle::new().set("x", x.to_string()).set("y", y.to_string());
                let patch = patch.set("width", w.to_string()).set("height", h.to_string());
                rest.append(patch.set("fill", ink.rgb()));
            }
            Mark::Slug(area) => rest.append(text(area, slug)),
        }
    }
    SVG::new()
        .set("width", format!("{w}mm"))
        .set("height", format!("{h}mm"))
        .set("viewBox", format!("0 0 {w} {h}"))
        .add(registration)
        .add(rest)
        .to_string()
}

fn dash((x1, y1): (Mm, Mm), (x2, y2): (Mm, Mm)) -> Path {
    Path::new().set("d", format!("M{x1} {y1}L{x2} {y2}"))
}

/// A line of text as far as there is room for it.
fn text(area: Area, line: &str) -> Group {
    let style = Style::new(Face::Regular, 7.0);
    let mut shown = line.to_owned();
    let mut letters: Vec<char> = line.chars().collect();
    while style.width(&shown) > Unit(area.w.0) && letters.pop().is_some() {
        shown = letters.iter().chain(&['…']).collect();
    }
    let (mut x, y) = (Unit(area.x.0), area.bottom() - Mm(style.drop().0));
    let mut all = Group::new();
    for stretch in style.face.stretches(&shown).iter() {
        let text = Text::new(&*stretch.text)
            .set("x", x.to_string())
            .set("y", y.to_string())
            .set("font-family", stretch.family())
            .set("font-size", fixed(style.size.em().0, 2))
            .set("fill", REGISTRATION);
        all.append(text);
        x += stretch.em * style.size.em();
    }
    all
}

/// Crop marks around the bleed of a page: at every corner two lines in the prolongation of the
/// trim. The origin is the corner of the paper, [`ROOM`] beyond the bleed.
pub(crate) fn crop(w: Mm, h: Mm, bleed: Mm) -> Node {
    let around = bleed + ROOM;
    let spot = |x: Mm, y: Mm| Spot::from(Point::new(Unit(x.0), Unit(y.0)));
    let mut steps = Vec::new();
    for (x, outward_x) in [(around, -1.0), (around + w, 1.0)] {
        for (y, outward_y) in [(around, -1.0), (around + h, 1.0)] {
            let reach = |from: Mm, outward: f64| {
                (from + outward * around, from + outward * (bleed + OFFSET))
            };
            let ((far_x, near_x), (far_y, near_y)) = (reach(x, outward_x), reach(y, outward_y));
            steps.extend([Step::Move(spot(far_x, y)), Step::Line(spot(near_x, y))]);
            steps.extend([Step::Move(spot(x, far_y)), Step::Line(spot(x, near_y))]);
        }
    }
    let line = Line::new(Paint::Fixed(Rgb::BLACK), HAIRLINE_WIDTH);
    Node::Shape(Shape { outline: Outline::Path(steps), fill: None, line: Some(line), crisp: false })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::svg::Writer;
    use crate::page::theme::Dress;

    #[test]
    fn marks_stay_out_of_the_bleed() {
        let mut d = String::new();
        let marks = crop(Mm(100.0), Mm(50.0), Mm(4.0));
        Writer::new(Dress::plain(), &mut d).nodes(&[marks]);
        assert!(d.contains("M0 10L5 10M10 0L10 5"), "{d}");
        assert!(d.contains("M120 60L115 60M110 70L110 65"), "{d}");
    }

    #[test]
    fn a_line_of_text_stays_in_its_place() {
        let area = Area { x: Mm(10.0), y: Mm(5.0), w: Mm(40.0), h: Mm(4.0) };
        let short = text(area, "sheet 1").to_string();
        assert!(short.contains(">\nsheet 1\n<"), "{short}");
        let long = text(area, &"many pages ".repeat(20)).to_string();
        let shown = long.lines().find(|line| line.starts_with("many")).unwrap_or_default();
        assert!(shown.ends_with('…') && shown.starts_with("many pages many pages"), "{long}");
        assert!(Style::new(Face::Regular, 7.0).width(shown) <= Unit(40.0));
        assert_eq!(text(Area { w: Mm(0.0), ..area }, "x").to_string().matches('…').count(), 1);
    }

    #[test]
    fn inks_are_shown_as_screens_do() {
        let ink = |c, m, y, k| Cmyk { c, m, y, k }.rgb();
        assert_eq!(ink(100, 0, 0, 0), "#00ffff");
        assert_eq!(ink(0, 100, 0, 0), "#ff00ff");
        assert_eq!(ink(0, 0, 0, 100), "#000000");
        assert_eq!(ink(0, 0, 50, 0), "#ffff80");
    }
}
