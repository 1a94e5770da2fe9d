//! What is printed around the cells for those who cut and fold: marks, colour bar and a line of
//! text; where they stand, and their drawing.

use svg::Node as _;
use svg::node::element::{Circle, Group, Path, Rectangle, SVG, Text};

use super::grid::{SheetFold, SheetGrid, SheetRoom};
use super::layout::Marks;
use super::{Imposed, ImposedSide};
use crate::page::canvas::Style;
use crate::page::fonts::Face;
use crate::page::setup::{MARK_LENGTH as LENGTH, MARK_OFFSET as OFFSET};
use crate::page::{Area, Mm, Unit, fixed};
use crate::texts::said::*;
use crate::texts::{Language, Message, Value, list};

/// From the trim to the marks, at least: what print shops expect.
const LEAST_OFFSET: Mm = Mm(3.0);
/// Between marks.
const GAP: Mm = Mm(1.0);
/// Height of the colour bar and of the line of text.
const STRIP: Mm = Mm(4.0);
/// The widest a patch of the colour bar is.
const PATCH: Mm = Mm(5.0);

const fn ink(c: u8, m: u8, y: u8, k: u8) -> Cmyk {
    Cmyk { c, m, y, k }
}

/// The colour bar: the inks, their tints, two inks on each other, three that balance to grey,
/// and steps of black.
const INKS: [Cmyk; 15] = [
    ink(100, 0, 0, 0),
    ink(0, 100, 0, 0),
    ink(0, 0, 100, 0),
    ink(0, 0, 0, 100),
    ink(50, 0, 0, 0),
    ink(0, 50, 0, 0),
    ink(0, 0, 50, 0),
    ink(0, 100, 100, 0),
    ink(100, 0, 100, 0),
    ink(100, 100, 0, 0),
    ink(50, 40, 40, 0),
    ink(0, 0, 0, 75),
    ink(0, 0, 0, 50),
    ink(0, 0, 0, 25),
    ink(0, 0, 0, 10),
];

/// From the trim of the outermost cells to the marks.
fn offset(bleed: Mm) -> Mm {
    LEAST_OFFSET.max(bleed + OFFSET)
}

/// The room that bleed and marks take around and between cells.
pub(super) fn room(marks: Marks, bleed: Mm, gutter: Mm) -> SheetRoom {
    let around = if marks == Marks::NONE { bleed } else { offset(bleed) + LENGTH };
    SheetRoom { gutter, around }
}

/// The marks of a side. `cells` are the trimmed areas as they lie on it; the bleed is that of
/// pages at full size.
pub(super) fn marks(wanted: Marks, grid: &SheetGrid, cells: &[Area], bleed: Mm) -> Vec<PrintMark> {
    let block = grid.block();
    let lines = Lines::around(block.grown(offset(bleed)));
    let fold = grid.form.fold;
    let mut marks = Vec::new();
    if wanted.crop {
        let cut = |from, to| PrintMark::Cut { from, to };
        let columns =
            cuts(cells.iter().map(|cell| (cell.x, cell.right())), fold == SheetFold::Upright);
        let rows = cuts(cells.iter().map(|cell| (cell.y, cell.bottom())), fold == SheetFold::Lying);
        marks.extend(columns.into_iter().flat_map(|x| lines.across(x, cut)));
        marks.extend(rows.into_iter().flat_map(|y| lines.down(y, cut)));
    }
    if wanted.fold {
        let folded = |from, to| PrintMark::Fold { from, to };
        match fold {
            SheetFold::No => {}
            SheetFold::Upright => marks.extend(lines.across(block.x + block.w / 2.0, folded)),
            SheetFold::Lying => marks.extend(lines.down(block.y + block.h / 2.0, folded)),
        }
    }
    if wanted.registration {
        marks.extend(targets(grid, &lines));
    }
    let left = cells.iter().map(|cell| cell.x).reduce(Mm::min).unwrap_or_default();
    let strip = |band: Mm, right: Mm| {
        let y = band + (LENGTH - STRIP) / 2.0;
        Area::between(left + GAP, y, right.max(left + GAP), y + STRIP)
    };
    // Left of the first target, whether it is there or not; a line of text may be longer.
    let first = grid.cell(0);
    let before_target = first.x + first.w / 2.0 - LENGTH / 2.0 - GAP;
    if wanted.bar {
        marks.extend(patches(strip(lines.far.y, before_target)));
    }
    if wanted.slug {
        let before_cut = first.right() - GAP - (left - first.x);
        let right = if wanted.registration { before_target } else { before_cut };
        marks.push(PrintMark::Slug(strip(lines.near.bottom(), right)));
    }
    marks
}

/// Between which rectangles lines stand.
struct Lines {
    near: Area,
    far: Area,
}

impl Lines {
    fn around(near: Area) -> Lines {
        Lines { near, far: near.grown(LENGTH) }
    }

    /// Above and below, on an upright line.
    fn across(&self, x: Mm, mark: impl Fn((Mm, Mm), (Mm, Mm)) -> PrintMark) -> [PrintMark; 2] {
        let (near, far) = (&self.near, &self.far);
        [mark((x, far.y), (x, near.y)), mark((x, far.bottom()), (x, near.bottom()))]
    }

    /// Left and right, on a lying line.
    fn down(&self, y: Mm, mark: impl Fn((Mm, Mm), (Mm, Mm)) -> PrintMark) -> [PrintMark; 2] {
        let (near, far) = (&self.near, &self.far);
        [mark((far.x, y), (near.x, y)), mark((far.right(), y), (near.right(), y))]
    }
}

/// Where knives go, of the edges of all cells: each place once. What is folded in the middle
/// is cut on the outside alone.
fn cuts(edges: impl Iterator<Item = (Mm, Mm)>, folded: bool) -> Vec<Mm> {
    let mut edges: Vec<Mm> = edges.flat_map(|(one, other)| [one, other]).collect();
    edges.sort_by(|a, b| a.0.total_cmp(&b.0));
    edges.dedup_by(|a, b| (a.0 - b.0).abs() < 0.001);
    match (folded, edges.first(), edges.last()) {
        (true, Some(&first), Some(&last)) => vec![first, last],
        _ => edges,
    }
}

/// Targets beside the middle cell of every edge, or beside the two middle cells: where no
/// other mark stands, and at the same places of both sides.
fn targets(grid: &SheetGrid, lines: &Lines) -> Vec<PrintMark> {
    let (near, far) = (&lines.near, &lines.far);
    let middles = |count: usize| [(count - 1) / 2, count / 2];
    let centre = |area: Area| (area.x + area.w / 2.0, area.y + area.h / 2.0);
    let between = |one: Mm, other: Mm| one + (other - one) / 2.0;
    let mut centres = Vec::new();
    for column in middles(grid.form.columns) {
        let x = centre(grid.cell(column)).0;
        centres.push((x, between(far.y, near.y)));
        centres.push((x, between(near.bottom(), far.bottom())));
    }
    for row in middles(grid.form.rows) {
        let y = centre(grid.cell(row * grid.form.columns)).1;
        centres.push((between(far.x, near.x), y));
        centres.push((between(near.right(), far.right()), y));
    }
    let mut targets: Vec<PrintMark> = Vec::new();
    for centre in centres {
        let target = PrintMark::Target { centre, radius: LENGTH / 2.0 };
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    targets
}

/// The colour bar at the left of a strip.
fn patches(strip: Area) -> impl Iterator<Item = PrintMark> {
    let w = PATCH.min(strip.w / INKS.len() as f64);
    INKS.into_iter().enumerate().map(move |(i, ink)| {
        let area = Area { x: strip.x + w * i as f64, w, ..strip };
        PrintMark::Patch { area, ink }
    })
}

impl Imposed {
    /// The line of text of a side: file, sheet, and pages by what they are called.
    pub fn slug(&self, side: &ImposedSide, file: &str, labels: &[String]) -> Message {
        let pages: Vec<Value> = side
            .placed
            .iter()
            .map(|placed| match labels.get(placed.page) {
                Some(label) => label.as_str().into(),
                None => (placed.page + 1).into(),
            })
            .collect();
        let pages = match pages.len() {
            0 => imposed_no_pages(),
            count => imposed_pages(count, list(pages)),
        };
        let face = if side.back { imposed_back() } else { imposed_front() };
        let slug = imposed_slug(file, side.sheet + 1, self.sheets(), face, pages);
        match side.mate {
            Some(mate) => imposed_glue(slug, mate + 1),
            None => slug,
        }
    }
}

impl ImposedSide {
    /// Its marks as a drawing: SVG in mm, as large as the paper, with a line of text where
    /// there is a place for it. What is in registration colour stands in the group
    /// `registration`, in black.
    pub fn marks_svg(&self, slug: &Message, language: &Language) -> String {
        drawing(self.size, &self.marks, &language.say(slug))
    }
}

/// A quarter of a point, as print shops draw them.
const HAIRLINE: &str = "0.09";
/// Dashes and gaps of the marks along which paper is folded.
const FOLD: &str = "1 1";
/// Registration colour is on every plate; in a drawing it is black.
const REGISTRATION: &str = "#000000";

/// A mark on a sheet, beyond the bleed of its pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PrintMark {
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

impl PrintMark {
    /// All paper that it may cover.
    pub fn area(&self) -> Area {
        match *self {
            PrintMark::Cut { from, to } | PrintMark::Fold { from, to } => Area::between(
                from.0.min(to.0),
                from.1.min(to.1),
                from.0.max(to.0),
                from.1.max(to.1),
            ),
            PrintMark::Target { centre: (x, y), radius } => {
                Area::between(x - radius, y - radius, x + radius, y + radius)
            }
            PrintMark::Patch { area, .. } | PrintMark::Slug(area) => area,
        }
    }
}

/// Marks as a drawing, as large as the paper: an SVG in mm. What is in registration colour
/// stands in the group `registration`.
fn drawing((w, h): (Mm, Mm), marks: &[PrintMark], slug: &str) -> String {
    let mut registration = Group::new()
        .set("id", "registration")
        .set("fill", "none")
        .set("stroke", REGISTRATION)
        .set("stroke-width", HAIRLINE);
    let mut rest = Group::new();
    for mark in marks {
        match *mark {
            PrintMark::Cut { from, to } => registration.append(dash(from, to)),
            PrintMark::Fold { from, to } => {
                registration.append(dash(from, to).set("stroke-dasharray", FOLD));
            }
            PrintMark::Target { centre: (x, y), radius: r } => {
                let cross = format!("M{} {y}H{}M{x} {}V{}", x - r, x + r, y - r, y + r);
                registration.append(Path::new().set("d", cross));
                let circle = Circle::new().set("cx", x.to_string()).set("cy", y.to_string());
                registration.append(circle.set("r", (r * 0.6).to_string()));
            }
            PrintMark::Patch { area: Area { x, y, w, h }, ink } => {
                let patch = Rectangle::new().set("x", x.to_string()).set("y", y.to_string());
                let patch = patch.set("width", w.to_string()).set("height", h.to_string());
                rest.append(patch.set("fill", ink.rgb()));
            }
            PrintMark::Slug(area) => rest.append(text(area, slug)),
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

#[cfg(test)]
mod tests {
    use super::*;

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
