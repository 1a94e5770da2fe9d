//! What is printed around the cells for those who cut and fold: marks, colour bar and a line of
//! text; where they stand, and their drawing.

use svg::node::Blob;
use svg::node::element::{Group, SVG};

use super::grid::{SheetFold, SheetGrid, SheetRoom};
use super::layout::Marks;
use super::{Imposed, ImposedSide};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::list::{Dashes, Node, Outline, Paint, Rgb, Stroke};
use crate::page::setup::{HAIRLINE, MARK_LENGTH as LENGTH, MARK_OFFSET as OFFSET};
use crate::page::shape::{Frame, Point, polyline, shape_node};
use crate::page::svg::Writer;
use crate::page::theme::Appearance;
use crate::page::{Area, Mm, Unit};
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
        let (w, h) = self.size;
        let [registration, rest] = self.drawn_marks(slug, language).map(|nodes| {
            let mut svg = String::new();
            Writer::new(Appearance::plain(), &mut svg).nodes(&nodes);
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

    /// Its marks in mm on the paper: those in registration colour, and the others.
    pub(in crate::press) fn drawn_marks(
        &self,
        slug: &Message,
        language: &Language,
    ) -> [Vec<Node>; 2] {
        let is_rest =
            |mark: &&PrintMark| matches!(mark, PrintMark::Patch { .. } | PrintMark::Slug(_));
        let slug = language.say(slug);
        let (rest, registration): (Vec<&PrintMark>, Vec<&PrintMark>) =
            self.marks.iter().partition(is_rest);
        [registration, rest]
            .map(|marks| marks.into_iter().flat_map(|mark| mark.nodes(&slug)).collect())
    }
}

/// Dashes and gaps of the marks along which paper is folded.
const FOLD: Unit = Unit(1.0);
/// Registration colour is on every plate; in a drawing it is black.
const REGISTRATION: Paint = Paint::Own(Rgb::BLACK);

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
    /// How a screen shows it.
    fn rgb(self) -> Rgb {
        let part = |ink: u8| {
            let light = |ink: u8| 1.0 - f64::from(ink) / 100.0;
            (255.0 * light(ink) * light(self.k)).round() as u8
        };
        Rgb([self.c, self.m, self.y].map(part))
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

    /// It as it is drawn, in mm.
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
                let circle = Outline::circle(point((x, y)), Unit(r.0 * 0.6));
                [across, down, circle].into_iter().flat_map(|part| line(part, plain)).collect()
            }
            PrintMark::Patch { area: Area { x, y, w, h }, ink } => {
                let [x, y, w, h] = [x, y, w, h].map(|Mm(mm)| Unit(mm));
                let patch = Outline::rect(Frame::new(x, y, w, h), Unit(0.0));
                vec![shape_node(patch, Some(Paint::Own(ink.rgb())), None)]
            }
            PrintMark::Slug(area) => text(area, slug),
        }
    }
}

fn point((Mm(x), Mm(y)): (Mm, Mm)) -> Point {
    Point::new(Unit(x), Unit(y))
}

/// A line of text as far as there is room for it.
fn text(area: Area, line: &str) -> Vec<Node> {
    let style = Style::new(Face::Regular, 7.0).colour(REGISTRATION);
    let mut shown = line.to_owned();
    let mut letters: Vec<char> = line.chars().collect();
    while style.width(&shown) > Unit(area.w.0) && letters.pop().is_some() {
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
            [Node::Letters(letters)] => letters.stretch.text.to_string(),
            nodes => panic!("{nodes:?}"),
        };
        assert_eq!(shown(area, "sheet 1"), "sheet 1");
        let long = shown(area, &"many pages ".repeat(20));
        assert!(long.ends_with('…') && long.starts_with("many pages many pages"), "{long}");
        assert!(Style::new(Face::Regular, 7.0).width(&long) <= Unit(40.0));
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
