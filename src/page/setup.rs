//! Page geometry: the paper of a page in layout units, and the pages drawn on it.

use std::collections::BTreeSet;

use svg::node::element::{Definitions, Description, SVG, Title};
use svg::node::{Blob, Text};

use super::canvas::Canvas;
use super::fonts::Face;
use super::ink::Ink;
use super::length::{CutLines, LayoutUnit, Mm, fixed};
use super::list::Dashes;
use super::list::{GridPoint, Node, Outline, Paint, Rgb, Segment, Stroke};
pub(crate) use super::options::Orientation;
use super::options::{BackCorrection, Bleed, Corrections, DrawOptions, Duplex, PaperSize};
use super::shape::{Frame, Point, shape_node};
use super::svg::Writer;
use super::symbols::Symbol;
use super::theme::{Appearance, Theme};
use super::{DrawError, list};

/// Distance from the bleed to the crop marks. It keeps marks off a page that is cut slightly out of
/// place, and the drawing off the marks.
pub(crate) const MARK_OFFSET: Mm = Mm(1.0);
/// Length of a crop mark.
pub(crate) const MARK_LENGTH: Mm = Mm(5.0);
/// Width of the paper beyond the bleed for crop marks: [`MARK_OFFSET`] and [`MARK_LENGTH`].
const MARK_ROOM: Mm = Mm(MARK_OFFSET.0 + MARK_LENGTH.0);
/// Line width of crop marks: a quarter of a point, as is usual in print shops.
pub(crate) const HAIRLINE: LayoutUnit = LayoutUnit(0.09);

/// Millimetres per unit in large print. The smallest letters, of 7 points at 1 mm per unit, then
/// have 14 points.
const LARGE: f64 = 2.0;

/// Paper and print options of a page. Layouts use units of `scale` mm, so that everything is scaled
/// up on large paper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageGeometry {
    /// Long side.
    pub long: LayoutUnit,
    /// Short side.
    pub short: LayoutUnit,
    /// Millimetres per unit; 1 on A4 and Letter.
    pub scale: f64,
    paper: PaperSize,
    pub bleed: Bleed,
    pub duplex: Duplex,
    pub ink: Ink,
    pub theme: &'static Theme,
    pub corrections: Corrections,
}

impl PageGeometry {
    /// Creates the geometry for the paper in `options`.
    pub(crate) fn new(options: &DrawOptions) -> Self {
        let DrawOptions { paper, bleed, duplex, ink, corrections, theme, .. } = *options;
        let full = PaperSize::A4;
        let scale = (paper.long() / full.long()).min(paper.short() / full.short()).max(1.0);
        let unit = |side: Mm| LayoutUnit(side.0 / scale);
        let (long, short) = (unit(paper.long()), unit(paper.short()));
        PageGeometry { long, short, scale, paper, bleed, duplex, ink, theme, corrections }
    }

    /// Creates the geometry for pages in large print, where letters have twice their usual size.
    pub(crate) fn large(options: &DrawOptions) -> Self {
        let usual = PageGeometry::new(options);
        let unit = |side: Mm| LayoutUnit(side.0 / LARGE);
        let (long, short) = (unit(usual.paper.long()), unit(usual.paper.short()));
        PageGeometry { long, short, scale: LARGE, ..usual }
    }

    /// Returns the same paper with the scale multiplied by `by`, so that a factor below 1 gives
    /// room for more content.
    pub(crate) fn smaller(self, by: f64) -> Self {
        PageGeometry {
            long: self.long / by,
            short: self.short / by,
            scale: self.scale * by,
            ..self
        }
    }

    /// Returns the [`Appearance`] of its pages.
    pub(super) fn appearance(&self) -> Appearance {
        Appearance { theme: self.theme, ink: self.ink }
    }

    /// Creates an empty page with the fonts and outlines of the theme.
    pub(crate) fn canvas(&self) -> Canvas {
        Canvas::themed(self.theme)
    }

    /// Returns the frame of a whole page in the orientation `stands`, in layout units.
    pub(crate) fn page(&self, stands: Orientation) -> Frame {
        let (w, h) = stands.sides(self.long, self.short);
        Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), w, h)
    }

    /// Returns the width and the height of a trimmed page in the orientation `stands`, in mm.
    pub(crate) fn trim(&self, stands: Orientation) -> (Mm, Mm) {
        stands.sides(self.paper.long(), self.paper.short())
    }

    /// Whether the back in this orientation must be printed upside down.
    ///
    /// A wide sheet that is turned over its long edge, or an upright one over its short edge, has
    /// its top behind the bottom of the front. A back that is rotated by 180° is then aligned with
    /// the front.
    pub(crate) fn back_is_turned(&self, stands: Orientation) -> bool {
        PageGeometry::turns_backs(self.duplex, stands)
    }

    /// Whether a back must be rotated by 180° for this duplex mode and page orientation.
    pub(crate) fn turns_backs(duplex: Duplex, stands: Orientation) -> bool {
        match stands {
            Orientation::Landscape => duplex == Duplex::LongEdge,
            Orientation::Portrait => duplex == Duplex::ShortEdge,
        }
    }
}

/// Drawn page. Sizes and positions are in millimetres.
#[derive(Clone, Debug)]
pub struct Page {
    /// Short name for files and bookmarks, such as `front`.
    pub name: String,
    /// Title for bookmarks, such as `Board, front`.
    pub title: String,
    /// Sentence that names the sheet or book of the page; may be empty.
    pub description: String,
    /// Trimmed width and height.
    pub trim: (Mm, Mm),
    /// Bleed on each side. A bleed of more than 0 adds crop marks around the page.
    pub bleed: Bleed,
    /// Whether the drawing is rotated by 180°, as the duplex mode of the printer requires for some
    /// backs.
    pub turned: bool,
    /// Lines along which the page may be cut apart.
    pub seams: CutLines,
    /// Correction for the printer: see [`BackCorrection`]. The default unless the page is a back.
    correction: BackCorrection,
    appearance: Appearance,
    art: PageContent,
}

/// Content of a [`Page`].
#[derive(Clone, Debug)]
pub(crate) enum PageContent {
    /// Layers, each drawn over the preceding one.
    Layers(Vec<PageLayer>),
    /// Whole SVG document.
    Document(String),
}

/// Layer of a page: nodes that share one transform.
#[derive(Clone, Debug)]
pub(crate) struct PageLayer {
    pub nodes: Vec<Node>,
    /// Position of its origin, from the top left corner of the paper.
    origin: (Mm, Mm),
    /// Whether it is rotated by 180° about its origin.
    turned: bool,
    /// Millimetres per unit.
    scale: f64,
}

impl PageLayer {
    /// Returns the transform from its units to mm on the paper, as the six numbers of SVG's
    /// `matrix`.
    pub(crate) fn matrix(&self) -> [f64; 6] {
        let scale = if self.turned { -self.scale } else { self.scale };
        [scale, 0.0, 0.0, scale, self.origin.0.0, self.origin.1.0]
    }

    /// Returns the transform as an SVG attribute; empty if it is the identity.
    fn attribute(&self) -> String {
        let (x, y) = self.origin;
        let mut transform = Vec::new();
        if self.origin != (Mm(0.0), Mm(0.0)) {
            transform.push(format!("translate({x} {y})"));
        }
        if self.turned {
            transform.push("rotate(180)".to_owned());
        }
        if self.scale != 1.0 {
            transform.push(format!("scale({})", fixed(self.scale, 6)));
        }
        match transform.is_empty() {
            true => String::new(),
            false => format!(r#" transform="{}""#, transform.join(" ")),
        }
    }
}

impl Page {
    /// Creates a page whose drawing is an SVG document. The root of `svg` must have a width and a
    /// height in mm, and a view box in mm whose origin is the top left corner of the paper.
    pub fn of_svg(name: &str, title: &str, trim: (Mm, Mm), bleed: Bleed, svg: String) -> Page {
        Page {
            name: name.to_owned(),
            title: title.to_owned(),
            description: String::new(),
            trim,
            bleed,
            turned: false,
            seams: CutLines::default(),
            correction: BackCorrection::default(),
            appearance: Appearance::plain(),
            art: PageContent::Document(svg),
        }
    }

    /// Feeds the drawing to a digest. Equal drawings feed equal bytes, and different drawings feed
    /// different ones. Title, trim size, bleed and correction are not part of the digest.
    pub(crate) fn digest(&self, mut feed: impl FnMut(&[u8])) {
        match &self.art {
            PageContent::Document(svg) => feed(svg.as_bytes()),
            PageContent::Layers(layers) => {
                for layer in layers {
                    let turned = if layer.turned { 1.0 } else { 0.0 };
                    let (x, y) = layer.origin;
                    let place = [x.0, y.0, turned, layer.scale];
                    place.iter().for_each(|number| feed(&number.to_bits().to_le_bytes()));
                    feed(&list::bytes::of(&layer.nodes));
                }
            }
        }
        self.appearance.feed(&mut feed);
    }

    /// Returns the width of the paper on each side of the trim: the bleed and, beyond it, the crop
    /// marks.
    pub fn around(&self) -> Mm {
        around(self.bleed)
    }

    /// Returns the orientation in which the page is read.
    pub(crate) fn stands(&self) -> Orientation {
        Orientation::of(self.trim)
    }

    /// Renders the drawing as SVG. Its root has a width and a height in mm, and a view box in mm
    /// whose origin is the top left corner of the paper.
    pub fn svg(&self) -> String {
        let layers = match &self.art {
            PageContent::Document(svg) => return svg.clone(),
            PageContent::Layers(layers) => layers,
        };
        let nodes = layers.iter().flat_map(|layer| &layer.nodes);
        let symbols: BTreeSet<Symbol> = nodes
            .filter_map(|node| match node {
                Node::Symbol(symbol, _) => Some(*symbol),
                _ => None,
            })
            .collect();
        let mut body = String::new();
        for layer in layers {
            body.extend(["<g", &layer.attribute(), ">"]);
            Writer::new(self.appearance, &mut body).nodes(&layer.nodes);
            body.push_str("</g>");
        }
        let (w, h) = self.size();
        if let Some(transform) = self.correction.transform((w, h), self.turned) {
            body = format!(r#"<g transform="{transform}">{body}</g>"#);
        }
        let mut definitions = String::new();
        Writer::new(self.appearance, &mut definitions).define(symbols);
        SVG::new()
            .set("width", format!("{w}mm"))
            .set("height", format!("{h}mm"))
            .set("viewBox", format!("0 0 {w} {h}"))
            .set("font-family", Face::Regular.family())
            .add(Title::new(self.title.as_str()))
            .add(Description::new().add(Text::new(self.description.as_str())))
            .add(Definitions::new().add(Blob::new(definitions)))
            .add(Blob::new(body))
            .to_string()
    }

    /// Returns the width and the height of the paper, including bleed and crop marks: see
    /// [`Page::around`].
    fn size(&self) -> (Mm, Mm) {
        let around = self.around();
        (self.trim.0 + 2.0 * around, self.trim.1 + 2.0 * around)
    }

    /// Returns the width and the height of the paper, in mm.
    pub(crate) fn paper(&self) -> (f64, f64) {
        let (Mm(w), Mm(h)) = self.size();
        (w, h)
    }

    /// Returns the correction for the printer, in mm on the paper, as the six numbers of SVG's
    /// `matrix`. `None` if there is nothing to correct.
    pub(crate) fn correction(&self) -> Option<[f64; 6]> {
        self.correction.matrix(self.size(), self.turned)
    }

    /// Returns the page without the correction for the printer.
    pub(crate) fn uncorrected(self) -> Page {
        Page { correction: BackCorrection::default(), ..self }
    }

    pub(crate) fn appearance(&self) -> Appearance {
        self.appearance
    }

    pub(crate) fn art(&self) -> &PageContent {
        &self.art
    }
}

fn around(bleed: Bleed) -> Mm {
    if bleed == Bleed::default() { Mm(0.0) } else { bleed.width() + MARK_ROOM }
}

impl PageGeometry {
    /// Finishes a canvas as a front page.
    ///
    /// # Errors
    /// [`DrawError::Crowded`] if two objects overlap, or one leaves its frame.
    pub(crate) fn front(
        &self,
        canvas: Canvas,
        stands: Orientation,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        self.finish(canvas, stands, None, name, title)
    }

    /// Finishes a canvas as a back page, rotated by 180° if the duplex mode requires it.
    ///
    /// # Errors
    /// As [`PageGeometry::front`].
    pub(crate) fn back(
        &self,
        canvas: Canvas,
        stands: Orientation,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        self.finish(canvas, stands, Some(self.corrections.of(stands)), name, title)
    }

    /// Converts a page into the back of another: adds the correction, and rotates the page if the
    /// duplex mode requires it and it is not rotated yet.
    pub(crate) fn behind(&self, mut page: Page) -> Page {
        let stands = page.stands();
        page.correction = self.corrections.of(stands);
        let (w, h) = page.size();
        if let PageContent::Layers(layers) = &mut page.art
            && page.turned != self.back_is_turned(stands)
        {
            page.turned = !page.turned;
            for layer in layers {
                layer.turned = !layer.turned;
                layer.origin = (w - layer.origin.0, h - layer.origin.1);
            }
        }
        page
    }

    fn finish(
        &self,
        canvas: Canvas,
        stands: Orientation,
        back: Option<BackCorrection>,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        let turned = back.is_some() && self.back_is_turned(stands);
        let (nodes, ledger) = canvas.finish();
        let trim = self.trim(stands);
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: name.to_owned(), fault });
        }
        let (around, bleed) = (around(self.bleed), self.bleed);
        let mut layers: Vec<PageLayer> = self.ground(stands, turned).into_iter().collect();
        layers.push(self.layer(nodes, stands, turned));
        if around > Mm(0.0) {
            let nodes = vec![crop_marks(trim.0, trim.1, bleed.width())];
            let origin = (Mm(0.0), Mm(0.0));
            layers.push(PageLayer { nodes, origin, turned: false, scale: 1.0 });
        }
        Ok(Page {
            turned,
            correction: back.unwrap_or_default(),
            appearance: self.appearance(),
            art: PageContent::Layers(layers),
            ..Page::of_svg(name, title, trim, bleed, String::new())
        })
    }

    /// Creates the cover of a bound book: its back, its spine and its front on one page, from left
    /// to right. `width` is the thickness of the spine. Back and front are upright. The canvas of
    /// the spine reads upwards and is as high as the page; it is rotated by 180° to read downwards
    /// (ISO 6357).
    ///
    /// # Errors
    /// [`DrawError::Crowded`] if two objects overlap, or one leaves its frame.
    pub(crate) fn spread(
        &self,
        [back, spine, front]: [Canvas; 3],
        width: Mm,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        let (w, h) = self.trim(Orientation::Portrait);
        let (around, bleed) = (around(self.bleed), self.bleed);
        let trim = (2.0 * w + width, h);
        let unit = |mm: Mm| LayoutUnit(mm.0 / self.scale);
        let mut layers = Vec::new();
        if let Some(colour) = self.appearance().ground() {
            let whole = Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), unit(trim.0), unit(trim.1));
            let outline = Outline::rect(whole.inset(-unit(bleed.width())), LayoutUnit(0.0));
            let nodes = vec![shape_node(outline, Some(Paint::Own(colour)), None)];
            layers.push(self.layer(nodes, Orientation::Portrait, false));
        }
        let front_at = around + w + width;
        for (canvas, x, turned) in
            [(back, around, false), (spine, front_at, true), (front, front_at, false)]
        {
            let (nodes, ledger) = canvas.finish();
            if let Some(fault) = ledger.faults().into_iter().next() {
                return Err(DrawError::Crowded { page: name.to_owned(), fault });
            }
            let y = if turned { around + h } else { around };
            layers.push(PageLayer { nodes, origin: (x, y), turned, scale: self.scale });
        }
        if around > Mm(0.0) {
            let folds = fold_marks([around + w, front_at], h, bleed.width());
            let nodes = vec![crop_marks(trim.0, trim.1, bleed.width()), folds];
            let origin = (Mm(0.0), Mm(0.0));
            layers.push(PageLayer { nodes, origin, turned: false, scale: 1.0 });
        }
        Ok(Page {
            appearance: self.appearance(),
            art: PageContent::Layers(layers),
            ..Page::of_svg(name, title, trim, bleed, String::new())
        })
    }

    /// Adds a layer to a page, in the page's orientation.
    ///
    /// # Errors
    /// [`DrawError::Crowded`] if two objects of `canvas` overlap, or one leaves its frame.
    /// [`DrawError::Impossible`] if the page is an SVG document.
    pub(crate) fn over(&self, mut page: Page, canvas: Canvas) -> Result<Page, DrawError> {
        let (nodes, ledger) = canvas.finish();
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: page.name, fault });
        }
        let layer = self.layer(nodes, page.stands(), page.turned);
        match &mut page.art {
            PageContent::Layers(layers) => layers.push(layer),
            PageContent::Document(_) => {
                let reason = format!("page {} is a document that takes nothing more", page.name);
                return Err(DrawError::Impossible(reason));
            }
        }
        Ok(page)
    }

    /// Returns a layer that paints the whole page, including the bleed, if the theme has a page
    /// colour.
    fn ground(&self, stands: Orientation, turned: bool) -> Option<PageLayer> {
        let colour = self.appearance().ground()?;
        let bleed = LayoutUnit(self.bleed.width().0 / self.scale);
        let outline = Outline::rect(self.page(stands).inset(-bleed), LayoutUnit(0.0));
        let fill = Some(Paint::Own(colour));
        Some(self.layer(vec![shape_node(outline, fill, None)], stands, turned))
    }

    /// Places nodes on the trimmed page, rotated by 180° if `turned`.
    fn layer(&self, nodes: Vec<Node>, stands: Orientation, turned: bool) -> PageLayer {
        let (trim, around) = (self.trim(stands), around(self.bleed));
        let origin = match turned {
            true => (trim.0 + around, trim.1 + around),
            false => (around, around),
        };
        PageLayer { nodes, origin, turned, scale: self.scale }
    }
}

/// Draws crop marks around the bleed of a page: two lines at each corner, which extend the edges of
/// the trim. The origin is the top left corner of the paper, [`MARK_ROOM`] beyond the bleed.
fn crop_marks(w: Mm, h: Mm, bleed: Mm) -> Node {
    let around = bleed + MARK_ROOM;
    let spot = |x: Mm, y: Mm| GridPoint::from(Point::new(LayoutUnit(x.0), LayoutUnit(y.0)));
    let mut steps = Vec::new();
    for (x, outward_x) in [(around, -1.0), (around + w, 1.0)] {
        for (y, outward_y) in [(around, -1.0), (around + h, 1.0)] {
            let reach = |from: Mm, outward: f64| {
                (from + outward * around, from + outward * (bleed + MARK_OFFSET))
            };
            let ((far_x, near_x), (far_y, near_y)) = (reach(x, outward_x), reach(y, outward_y));
            steps.extend([Segment::Move(spot(far_x, y)), Segment::Line(spot(near_x, y))]);
            steps.extend([Segment::Move(spot(x, far_y)), Segment::Line(spot(x, near_y))]);
        }
    }
    let line = Stroke::new(Paint::Fixed(Rgb::BLACK), HAIRLINE);
    shape_node(Outline::Path(steps), None, Some(line))
}

/// Draws dashed marks above and below the lines along which a cover is folded around its spine.
fn fold_marks(places: [Mm; 2], h: Mm, bleed: Mm) -> Node {
    let around = bleed + MARK_ROOM;
    let spot = |x: Mm, y: Mm| GridPoint::from(Point::new(LayoutUnit(x.0), LayoutUnit(y.0)));
    let lines = places.into_iter().flat_map(|x| {
        let above = (Mm(0.0), MARK_LENGTH);
        let below = (h + 2.0 * around, h + 2.0 * around - MARK_LENGTH);
        [above, below].into_iter().flat_map(move |(far, near)| {
            [Segment::Move(spot(x, far)), Segment::Line(spot(x, near))]
        })
    });
    let dash = LayoutUnit(1.0);
    let line = Stroke {
        dashes: Some(Dashes::new(dash, dash)),
        ..Stroke::new(Paint::Fixed(Rgb::BLACK), HAIRLINE)
    };
    shape_node(Outline::Path(lines.collect()), None, Some(line))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn paper(width: f64, height: f64, duplex: Duplex) -> PageGeometry {
        let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
        PageGeometry::new(&DrawOptions { paper, duplex, ..DrawOptions::default() })
    }

    /// Returns the frame of the front behind which the printer puts the frame `back`, which is
    /// given in the reading orientation of the back.
    pub(crate) fn seen_through(
        sheet: &PageGeometry,
        stands: Orientation,
        mut back: Frame,
    ) -> Frame {
        let page = sheet.page(stands);
        let left_for_right = |f: Frame| Frame { x: page.w - f.right(), ..f };
        let top_for_foot = |f: Frame| Frame { y: page.h - f.bottom(), ..f };
        if sheet.back_is_turned(stands) {
            back = top_for_foot(left_for_right(back));
        }
        match (stands, sheet.duplex) {
            // The sheet is turned over about its vertical middle axis.
            (Orientation::Landscape, Duplex::ShortEdge)
            | (Orientation::Portrait, Duplex::LongEdge) => left_for_right(back),
            // The sheet is turned over about its horizontal middle axis.
            (Orientation::Landscape, Duplex::LongEdge)
            | (Orientation::Portrait, Duplex::ShortEdge) => top_for_foot(back),
        }
    }

    #[test]
    fn marks_stay_out_of_the_bleed() {
        let mut d = String::new();
        let marks = crop_marks(Mm(100.0), Mm(50.0), Mm(4.0));
        Writer::new(Appearance::plain(), &mut d).nodes(&[marks]);
        assert!(d.contains("M0 10L5 10M10 0L10 5"), "{d}");
        assert!(d.contains("M120 60L115 60M110 70L110 65"), "{d}");
    }
}
