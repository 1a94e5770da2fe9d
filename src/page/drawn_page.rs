//! Drawn page: layers of nodes on paper with bleed and crop marks, and their conversion to SVG.

use std::convert::Infallible;

use svg::node::element::{Definitions, Description, SVG, Title};
use svg::node::{Blob, Text};

use super::canvas::Canvas;
use super::fonts::Face;
use super::geometry::PageGeometry;
use super::length::{CutLines, LayoutUnit, Mm, fixed};
use super::list::Dashes;
use super::list::{GridPoint, Node, Outline, Paint, Rgb, Segment, Stroke};
use super::options::{BackCorrection, Bleed, Orientation};
use super::shape::Frame;
use super::shape::{Point, shape_node};
use super::svg::{SvgText, UsedGlyphs, Writer};
use super::theme::Appearance;
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
    /// Layers, each drawn over the preceding one.
    content: Vec<PageLayer>,
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
    /// Feeds the drawing to a digest. Equal drawings feed equal bytes, and different drawings feed
    /// different ones. Title, trim size, bleed and correction are not part of the digest.
    pub(crate) fn digest(&self, mut feed: impl FnMut(&[u8])) {
        for layer in &self.content {
            let turned = if layer.turned { 1.0 } else { 0.0 };
            let (x, y) = layer.origin;
            let place = [x.0, y.0, turned, layer.scale];
            place.iter().for_each(|number| feed(&number.to_bits().to_le_bytes()));
            feed(&list::bytes::of(&layer.nodes));
        }
        self.appearance.feed(&mut feed);
    }

    /// Returns the width of the paper on each side of the trim: the bleed and, beyond it, the crop
    /// marks.
    pub fn around(&self) -> Mm {
        margin_beyond_trim(self.bleed)
    }

    /// Returns the orientation in which the page is read.
    pub(crate) fn orientation(&self) -> Orientation {
        Orientation::of(self.trim)
    }

    /// Renders the drawing as SVG, whose text refers to the embedded fonts by name. Its root has a
    /// width and a height in mm, and a view box in mm whose origin is the top left corner of the
    /// paper. [`print`](crate::press::print()) makes files for other programs, without such fonts.
    pub fn svg(&self) -> String {
        let styles = |_: &str, _: &UsedGlyphs| Ok::<_, Infallible>(String::new());
        let Ok(svg) = self.svg_document(None, styles);
        svg
    }

    /// Renders the drawing as SVG with the given form of text. `styles` returns the content of the
    /// `<style>` element, from the prefix of embedded fonts' names and the glyphs of the text.
    ///
    /// # Errors
    /// If `styles` fails.
    pub(crate) fn svg_document<E>(
        &self,
        text: Option<SvgText>,
        styles: impl FnOnce(&str, &UsedGlyphs) -> Result<String, E>,
    ) -> Result<String, E> {
        let prefix = self.id_prefix();
        let mut body = String::new();
        let mut writer = Writer::of_document(self.appearance, &mut body, &prefix, text);
        for layer in &self.content {
            writer.group(&layer.attribute(), &layer.nodes);
        }
        let (definitions, glyphs) = writer.definitions();
        let (w, h) = self.size();
        if let Some(transform) = self.correction.transform((w, h), self.turned) {
            body = format!(r#"<g transform="{transform}">{body}</g>"#);
        }
        // Programs show a drawing without a ground on grey, black or a chequered pattern.
        let ground = match text {
            Some(_) => format!(r##"<rect width="{w}" height="{h}" fill="#ffffff"/>"##),
            None => String::new(),
        };
        let style = match styles(&prefix, &glyphs)? {
            rules if rules.is_empty() => rules,
            rules => format!("<style>{rules}</style>"),
        };
        let root = SVG::new()
            .set("xmlns:xlink", "http://www.w3.org/1999/xlink")
            .set("width", format!("{w}mm"))
            .set("height", format!("{h}mm"))
            .set("viewBox", format!("0 0 {w} {h}"));
        let root = match text {
            Some(SvgText::Outlines) => root,
            _ => root.set("font-family", Face::Regular.family()),
        };
        // Browsers would otherwise round the advances of letters to whole pixels.
        let root = match text {
            Some(SvgText::Embedded) => root.set("text-rendering", "geometricPrecision"),
            _ => root,
        };
        let root = root
            .add(Title::new(self.title.as_str()))
            .add(Description::new().add(Text::new(self.description.as_str())))
            .add(Blob::new(style))
            .add(Definitions::new().add(Blob::new(definitions)))
            .add(Blob::new(ground + &body));
        Ok(root.to_string())
    }

    /// Returns a prefix for ids that differs from those of all other pages, games and inks, so that
    /// several pages can be part of one HTML document.
    fn id_prefix(&self) -> String {
        let mut said = [&*self.name, &*self.title, &*self.description].join("\n").into_bytes();
        self.digest(|bytes| said.extend(bytes));
        format!("c{:08x}-", list::bytes::fingerprint(&said) as u32)
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

    pub(crate) fn content(&self) -> &[PageLayer] {
        &self.content
    }
}

fn margin_beyond_trim(bleed: Bleed) -> Mm {
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
        orientation: Orientation,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        self.finish(canvas, orientation, None, name, title)
    }

    /// Finishes a canvas as a back page, rotated by 180° if the duplex mode requires it.
    ///
    /// # Errors
    /// As [`PageGeometry::front`].
    pub(crate) fn back(
        &self,
        canvas: Canvas,
        orientation: Orientation,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        self.finish(canvas, orientation, Some(self.corrections.of(orientation)), name, title)
    }

    /// Converts a page into the back of another: adds the correction, and rotates the page if the
    /// duplex mode requires it and it is not rotated yet.
    pub(crate) fn make_back(&self, mut page: Page) -> Page {
        let orientation = page.orientation();
        page.correction = self.corrections.of(orientation);
        let (w, h) = page.size();
        if page.turned != self.is_back_rotated(orientation) {
            page.turned = !page.turned;
            for layer in &mut page.content {
                layer.turned = !layer.turned;
                layer.origin = (w - layer.origin.0, h - layer.origin.1);
            }
        }
        page
    }

    fn finish(
        &self,
        canvas: Canvas,
        orientation: Orientation,
        back: Option<BackCorrection>,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        let turned = back.is_some() && self.is_back_rotated(orientation);
        let nodes = finish_checked(canvas, name)?;
        let trim = self.trim(orientation);
        let (around, bleed) = (margin_beyond_trim(self.bleed), self.bleed);
        let mut layers: Vec<PageLayer> = self.ground(orientation, turned).into_iter().collect();
        layers.push(self.layer(nodes, orientation, turned));
        if around > Mm(0.0) {
            let nodes = vec![crop_marks(trim.0, trim.1, bleed.width())];
            let origin = (Mm(0.0), Mm(0.0));
            layers.push(PageLayer { nodes, origin, turned: false, scale: 1.0 });
        }
        let page = self.page_of(layers, trim, name, title);
        Ok(Page { turned, correction: back.unwrap_or_default(), ..page })
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
        let (around, bleed) = (margin_beyond_trim(self.bleed), self.bleed);
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
            let nodes = finish_checked(canvas, name)?;
            let y = if turned { around + h } else { around };
            layers.push(PageLayer { nodes, origin: (x, y), turned, scale: self.scale });
        }
        if around > Mm(0.0) {
            let folds = fold_marks([around + w, front_at], h, bleed.width());
            let nodes = vec![crop_marks(trim.0, trim.1, bleed.width()), folds];
            let origin = (Mm(0.0), Mm(0.0));
            layers.push(PageLayer { nodes, origin, turned: false, scale: 1.0 });
        }
        Ok(self.page_of(layers, trim, name, title))
    }

    /// Creates an upright page of layers.
    fn page_of(&self, content: Vec<PageLayer>, trim: (Mm, Mm), name: &str, title: &str) -> Page {
        Page {
            name: name.to_owned(),
            title: title.to_owned(),
            description: String::new(),
            trim,
            bleed: self.bleed,
            turned: false,
            seams: CutLines::default(),
            correction: BackCorrection::default(),
            appearance: self.appearance(),
            content,
        }
    }

    /// Adds a layer to a page, in the page's orientation.
    ///
    /// # Errors
    /// [`DrawError::Crowded`] if two objects of `canvas` overlap, or one leaves its frame.
    pub(crate) fn add_layer(&self, mut page: Page, canvas: Canvas) -> Result<Page, DrawError> {
        let nodes = finish_checked(canvas, &page.name)?;
        let layer = self.layer(nodes, page.orientation(), page.turned);
        page.content.push(layer);
        Ok(page)
    }

    /// Returns a layer that paints the whole page, including the bleed, if the theme has a page
    /// colour.
    fn ground(&self, orientation: Orientation, turned: bool) -> Option<PageLayer> {
        let colour = self.appearance().ground()?;
        let bleed = LayoutUnit(self.bleed.width().0 / self.scale);
        let outline = Outline::rect(self.page(orientation).inset(-bleed), LayoutUnit(0.0));
        let fill = Some(Paint::Own(colour));
        Some(self.layer(vec![shape_node(outline, fill, None)], orientation, turned))
    }

    /// Places nodes on the trimmed page, rotated by 180° if `turned`.
    fn layer(&self, nodes: Vec<Node>, orientation: Orientation, turned: bool) -> PageLayer {
        let (trim, around) = (self.trim(orientation), margin_beyond_trim(self.bleed));
        let origin = match turned {
            true => (trim.0 + around, trim.1 + around),
            false => (around, around),
        };
        PageLayer { nodes, origin, turned, scale: self.scale }
    }
}

/// Finishes a canvas and returns its nodes.
///
/// # Errors
/// [`DrawError::Crowded`] if two objects overlap, or one leaves its frame.
fn finish_checked(canvas: Canvas, page: &str) -> Result<Vec<Node>, DrawError> {
    let (nodes, ledger) = canvas.finish();
    match ledger.find_faults().into_iter().next() {
        Some(fault) => Err(DrawError::Crowded { page: page.to_owned(), fault }),
        None => Ok(nodes),
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
mod tests {
    use super::*;

    #[test]
    fn marks_stay_out_of_the_bleed() {
        let mut d = String::new();
        let marks = crop_marks(Mm(100.0), Mm(50.0), Mm(4.0));
        Writer::new(Appearance::usual(), &mut d).nodes(&[marks]);
        assert!(d.contains("M0 10L5 10M10 0L10 5"), "{d}");
        assert!(d.contains("M120 60L115 60M110 70L110 65"), "{d}");
    }
}
