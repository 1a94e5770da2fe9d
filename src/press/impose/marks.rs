//! Printer's marks around the cells: crop, fold and registration marks, colour bar and slug line;
//! their positions and their drawing.

use svg::node::Blob;
use svg::node::element::{Group, SVG};

use super::grid::{SheetFold, SheetGrid, SheetRoom};
use super::layout::Marks;
use super::{ImposedSheets, ImposedSide};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::drawn_page::{HAIRLINE, MARK_LENGTH as LENGTH, MARK_OFFSET as OFFSET};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::list::{Dashes, Node, Outline, Paint, Rgb, Stroke};
use crate::page::shape::{Frame, Point, polyline, shape_node};
use crate::page::svg::Writer;
use crate::page::theme::Appearance;
use crate::page::{Area, LayoutUnit, Mm};
use crate::texts::msg::*;
use crate::texts::{Language, Message, Value, list};

/// Smallest distance from the trim to the marks, as print shops expect.
const LEAST_OFFSET: Mm = Mm(3.0);
/// Gap between marks.
const GAP: Mm = Mm(1.0);
/// Height of the colour bar and of the slug line.
const STRIP: Mm = Mm(4.0);
/// Largest width of a patch of the colour bar.
const PATCH: Mm = Mm(5.0);

const fn ink(c: u8, m: u8, y: u8, k: u8) -> Cmyk {
    Cmyk { c, m, y, k }
}

/// Patches of the colour bar: the inks, their tints, overprints of two inks, a grey of three inks,
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

/// Distance from the trim of the outermost cells to the marks.
fn offset(bleed: Mm) -> Mm {
    LEAST_OFFSET.max(bleed + OFFSET)
}

/// Space that bleed, marks and gutter take around and between cells.
pub(super) fn room(marks: Marks, bleed: Mm, gutter: Mm) -> SheetRoom {
    let around = if marks == Marks::NONE { bleed } else { offset(bleed) + LENGTH };
    SheetRoom { gutter, around }
}

/// Returns the marks of a side. `cells` are the trimmed areas on this side, in order of the grid;
/// `bleed` is that of pages at full size.
pub(super) fn marks(wanted: Marks, grid: &SheetGrid, cells: &[Area], bleed: Mm) -> Vec<PrintMark> {
    let block = grid.block();
    let lines = Lines::beyond(block.grown(offset(bleed)));
    let fold = grid.form.fold;
    let mut marks = Vec::new();
    if wanted.crop {
        let cut = |from, to| PrintMark::Cut { from, to };
        let columns =
            cuts(cells.iter().map(|cell| (cell.x, cell.right())), fold == SheetFold::Vertical);
        let rows =
            cuts(cells.iter().map(|cell| (cell.y, cell.bottom())), fold == SheetFold::Horizontal);
        marks.extend(columns.into_iter().flat_map(|x| lines.vertical_marks(x, cut)));
        marks.extend(rows.into_iter().flat_map(|y| lines.down(y, cut)));
    }
    if wanted.fold {
        let folded = |from, to| PrintMark::Fold { from, to };
        match fold {
            SheetFold::No => {}
            SheetFold::Vertical => {
                marks.extend(lines.vertical_marks(block.x + block.w / 2.0, folded))
            }
            SheetFold::Horizontal => marks.extend(lines.down(block.y + block.h / 2.0, folded)),
        }
    }
    if wanted.registration {
        marks.extend(targets(grid, &lines));
    }
    let left = cells.iter().map(|cell| cell.x).reduce(Mm::min).unwrap_or_default();
    let strip = |band: Mm, right: Mm| {
        let y = band + (LENGTH - STRIP) / 2.0;
        Area::from_edges(left + GAP, y, right.max(left + GAP), y + STRIP)
    };
    // The strip ends before the position of the first target, even without targets. Without them
    // the slug line may extend further.
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

/// Band in which marks are drawn, between the rectangles `near` and `far`.
struct Lines {
    near: Area,
    far: Area,
}

impl Lines {
    fn beyond(near: Area) -> Lines {
        Lines { near, far: near.grown(LENGTH) }
    }

    /// Marks above and below the cells, on a vertical line at `x`.
    fn vertical_marks(
        &self,
        x: Mm,
        mark: impl Fn((Mm, Mm), (Mm, Mm)) -> PrintMark,
    ) -> [PrintMark; 2] {
        let (near, far) = (&self.near, &self.far);
        [mark((x, far.y), (x, near.y)), mark((x, far.bottom()), (x, near.bottom()))]
    }

    /// Marks to the left and right of the cells, on a horizontal line at `y`.
    fn down(&self, y: Mm, mark: impl Fn((Mm, Mm), (Mm, Mm)) -> PrintMark) -> [PrintMark; 2] {
        let (near, far) = (&self.near, &self.far);
        [mark((far.x, y), (near.x, y)), mark((far.right(), y), (near.right(), y))]
    }
}

/// Distinct positions of cuts along one axis, from the edges of all cells. If the sheet is `folded`
/// in the middle, only the outermost edges are cut.
fn cuts(edges: impl Iterator<Item = (Mm, Mm)>, folded: bool) -> Vec<Mm> {
    let mut edges: Vec<Mm> = edges.flat_map(|(one, other)| [one, other]).collect();
    edges.sort_by(|a, b| a.0.total_cmp(&b.0));
    edges.dedup_by(|a, b| (a.0 - b.0).abs() < 0.001);
    match (folded, edges.first(), edges.last()) {
        (true, Some(&first), Some(&last)) => vec![first, last],
        _ => edges,
    }
}

/// Registration targets next to the middle cell of each edge, or next to the two middle cells. No
/// other marks are there, and the positions are the same on both sides of a sheet.
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

/// Patches of the colour bar, from the left end of `strip`.
fn patches(strip: Area) -> impl Iterator<Item = PrintMark> {
    let w = PATCH.min(strip.w / INKS.len() as f64);
    INKS.into_iter().enumerate().map(move |(i, ink)| {
        let area = Area { x: strip.x + w * i as f64, w, ..strip };
        PrintMark::Patch { area, ink }
    })
}

impl ImposedSheets {
    /// Slug line of a side: file, sheet and pages. Pages are named by `labels`, or by their numbers
    /// if there are none.
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
    /// Draws the marks as SVG in mm, in the size of the paper. `slug` is drawn if the side has a
    /// [`PrintMark::Slug`]. Marks in registration colour are in the group `registration`, drawn in
    /// black.
    pub fn marks_svg(&self, slug: &Message, language: &Language) -> String {
        let (w, h) = self.size;
        let [registration, rest] = self.drawn_marks(slug, language).map(|nodes| {
            let mut svg = String::new();
            Writer::new(Appearance::usual(), &mut svg).nodes(&nodes);
            Group::new().add(Blob::new(svg))
        });
        SVG::new()
            .set("width", format!("{w}mm"))
            .set("height", format!("{h}mm"))
            .set("viewBox", format!("0 0 {w} {h}"))
            .add(registration.set("id", "registration"))
            .add(rest)
            .to_string()
    }

    /// Draws the marks in mm on the paper: those in registration colour, and the others.
    pub(in crate::press) fn drawn_marks(
        &self,
        slug: &Message,
        language: &Language,
    ) -> [Vec<Node>; 2] {
        let is_rest =
            |mark: &&PrintMark| matches!(mark, PrintMark::Patch { .. } | PrintMark::Slug(_));
        let slug = language.format(slug);
        let (rest, registration): (Vec<&PrintMark>, Vec<&PrintMark>) =
            self.marks.iter().partition(is_rest);
        [registration, rest]
            .map(|marks| marks.into_iter().flat_map(|mark| mark.nodes(&slug)).collect())
    }
}

/// Length of the dashes and gaps of fold marks.
const FOLD: LayoutUnit = LayoutUnit(1.0);
/// Registration colour, which prints on every plate. In a drawing it is black.
const REGISTRATION: Paint = Paint::Own(Rgb::BLACK);

/// Printer's mark on a sheet, beyond the bleed of its pages. Positions are in mm from the top left
/// corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PrintMark {
    /// Crop mark: a line that extends a cut, in registration colour.
    Cut {
        /// End that is further from the pages.
        from: (Mm, Mm),
        /// End that is nearer to the pages.
        to: (Mm, Mm),
    },
    /// Fold mark: a dashed line that extends a fold, in registration colour.
    Fold {
        /// End that is further from the pages.
        from: (Mm, Mm),
        /// End that is nearer to the pages.
        to: (Mm, Mm),
    },
    /// Registration target: a circle with a cross, in registration colour.
    Target {
        /// Centre of the target.
        centre: (Mm, Mm),
        /// Half of the width of the cross. The circle is smaller.
        radius: Mm,
    },
    /// Patch of the colour bar.
    Patch {
        /// Area of the patch.
        area: Area,
        /// Colour of the patch.
        ink: Cmyk,
    },
    /// Area of the slug line.
    Slug(Area),
}

/// Process colour, in percent of each ink, as of a [`PrintMark::Patch`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cmyk {
    /// Cyan, 0 to 100.
    pub c: u8,
    /// Magenta, 0 to 100.
    pub m: u8,
    /// Yellow, 0 to 100.
    pub y: u8,
    /// Black, 0 to 100.
    pub k: u8,
}

impl Cmyk {
    /// Approximation of the colour for screens.
    fn rgb(self) -> Rgb {
        let part = |ink: u8| {
            let light = |ink: u8| 1.0 - f64::from(ink) / 100.0;
            (255.0 * light(ink) * light(self.k)).round() as u8
        };
        Rgb([self.c, self.m, self.y].map(part))
    }
}

impl PrintMark {
    /// Smallest area that contains the mark.
    pub fn area(&self) -> Area {
        match *self {
            PrintMark::Cut { from, to } | PrintMark::Fold { from, to } => Area::from_edges(
                from.0.min(to.0),
                from.1.min(to.1),
                from.0.max(to.0),
                from.1.max(to.1),
            ),
            PrintMark::Target { centre: (x, y), radius } => {
                Area::from_edges(x - radius, y - radius, x + radius, y + radius)
            }
            PrintMark::Patch { area, .. } | PrintMark::Slug(area) => area,
        }
    }

    /// Draws the mark, in mm.
    fn nodes(&self, slug: &str) -> Vec<Node> {
        let plain = Stroke::new(REGISTRATION, HAIRLINE);
        let line = |outline, line| vec![shape_node(outline, None, Some(line))];
        let straight = |from, to| polyline(&[point(from), point(to)], false);
        match *self {
            PrintMark::Cut { from, to } => line(straight(from, to), plain),
            PrintMark::Fold { from, to } => {
                line(straight(from, to), Stroke { dashes: Some(Dashes::new(FOLD, FOLD)), ..plain })
            }
            PrintMark::Target { centre: (x, y), radius: r } => {
                let across = straight((x - r, y), (x + r, y));
                let down = straight((x, y - r), (x, y + r));
                let circle = Outline::circle(point((x, y)), LayoutUnit(r.0 * 0.6));
                [across, down, circle].into_iter().flat_map(|part| line(part, plain)).collect()
            }
            PrintMark::Patch { area: Area { x, y, w, h }, ink } => {
                let [x, y, w, h] = [x, y, w, h].map(|Mm(mm)| LayoutUnit(mm));
                let patch = Outline::rect(Frame::new(x, y, w, h), LayoutUnit(0.0));
                vec![shape_node(patch, Some(Paint::Own(ink.rgb())), None)]
            }
            PrintMark::Slug(area) => text(area, slug),
        }
    }
}

fn point((Mm(x), Mm(y)): (Mm, Mm)) -> Point {
    Point::new(LayoutUnit(x), LayoutUnit(y))
}

/// Draws a line of text, truncated with an ellipsis to the width of `area`.
fn text(area: Area, line: &str) -> Vec<Node> {
    let style = Style::new(Face::Regular, 7.0).colour(REGISTRATION);
    let mut shown = line.to_owned();
    let mut letters: Vec<char> = line.chars().collect();
    while style.width(&shown) > LayoutUnit(area.w.0) && letters.pop().is_some() {
        shown = letters.iter().chain(&['…']).collect();
    }
    let at = point((area.x, area.bottom() - Mm(style.drop().0)));
    let mut canvas = Canvas::new();
    canvas.text(Layer::Text, &shown, at, Align::Left, style);
    canvas.finish().0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_text_stays_in_its_place() {
        let area = Area { x: Mm(10.0), y: Mm(5.0), w: Mm(40.0), h: Mm(4.0) };
        let shown = |area, line: &str| match &*text(area, line) {
            [Node::Letters(letters)] => letters.run.text.to_string(),
            nodes => panic!("{nodes:?}"),
        };
        assert_eq!(shown(area, "sheet 1"), "sheet 1");
        let long = shown(area, &"many pages ".repeat(20));
        assert!(long.ends_with('…') && long.starts_with("many pages many pages"), "{long}");
        assert!(Style::new(Face::Regular, 7.0).width(&long) <= LayoutUnit(40.0));
        assert_eq!(shown(Area { w: Mm(0.0), ..area }, "x"), "…");
    }

    #[test]
    fn inks_are_shown_as_screens_do() {
        let ink = |c, m, y, k| Cmyk { c, m, y, k }.rgb().to_string();
        assert_eq!(ink(100, 0, 0, 0), "#00ffff");
        assert_eq!(ink(0, 100, 0, 0), "#ff00ff");
        assert_eq!(ink(0, 0, 0, 100), "#000000");
        assert_eq!(ink(0, 0, 50, 0), "#ffff80");
    }
}
