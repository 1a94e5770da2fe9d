//! Test page: two sheets, front and back, with scales that are compared against the light.

use super::{Axis, BACK_PITCH, FRONT_PITCH, LINES, MIDDLE, SCALES, Scale, offset};
use crate::page::block::{ItemMarker, TextSection, TypesetSection, item};
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::head::PageHeader;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::{DrawError, DrawOptions, LayoutUnit, Page, theme};
use crate::press::Meta;
use crate::texts::Language;
use crate::texts::msg::*;

/// Length of short lines, in mm. Short and long lines alternate to make room for labels.
const SHORT: f64 = 6.0;
/// Length of long lines, in mm.
const LONG: f64 = 9.8;
/// Gap between a line and its label, in mm.
const LABEL_GAP: f64 = 0.6;
/// Distance of the number of a horizontal scale above its lines, in mm.
const NUMBER_ABOVE: f64 = 5.6;
/// Distance of the number of a vertical scale to the left of its lines, in mm.
const NUMBER_BESIDE: f64 = 7.0;
/// Distance of the end of the text above the middle of the page, in mm.
const TEXT_END: f64 = 8.5;
/// Distance of the corner crosses from the edges of the page, in mm.
const CORNER: f64 = 16.0;
/// Half of the width of a cross, in mm.
const CROSS: f64 = 4.0;
/// Largest width of a column of text for comfortable reading.
const COLUMN: LayoutUnit = LayoutUnit(185.0);
const TEXT: f64 = 9.5;
const HEAD_GAP: LayoutUnit = LayoutUnit(2.0);

const FINE: Pen = Pen::new(theme::INK, LayoutUnit(0.2));
const LABEL: Style = Style::new(Face::Bold, 7.0);
const NUMBER: Style = Style::new(Face::Heading, 14.0).colour(theme::ACCENT);
const NOTE: Style = Style::new(Face::Italic, 9.0).colour(theme::SOFT_INK);

/// Metadata of the document. `paper` is the name of the paper.
pub fn meta(paper: &str, options: &DrawOptions) -> Meta {
    let word = |message| options.language.format(&message);
    Meta::of_game(&word(align_title()), paper, word(align_subject()), options)
}

/// Draws both sheets, upright and wide, front and back of each. `commands` are the command lines to
/// enter the readings of the upright and the wide sheet.
///
/// # Errors
/// If the paper is too small, or a text does not fit.
pub fn pages(options: &DrawOptions, commands: [&str; 2]) -> Result<Vec<Page>, DrawError> {
    let geometry = PageGeometry::new(options);
    let language = options.language;
    let mut pages = Vec::new();
    for (orientation, command) in
        [Orientation::Portrait, Orientation::Landscape].into_iter().zip(commands)
    {
        let (name, sheet, how) = match orientation {
            Orientation::Portrait => ("upright", align_upright(), align_type_upright(command)),
            Orientation::Landscape => ("wide", align_wide(), align_type_wide(command)),
        };
        let mut test = TestPage::new(&geometry, orientation, 1.0);
        test.instructions(language, &language.format(&how))?;
        test.marks();
        let title = language.format(&align_page_front(sheet.clone()));
        pages.push(geometry.front(test.canvas, orientation, &format!("{name}-front"), &title)?);
        let mut test = TestPage::new(&geometry, orientation, -1.0);
        let note = language.format(&align_back());
        test.note(&note)?;
        test.marks();
        let title = language.format(&align_page_back(sheet));
        pages.push(geometry.back(test.canvas, orientation, &format!("{name}-back"), &title)?);
    }
    Ok(pages)
}

/// Side of the test page under construction.
struct TestPage<'a> {
    canvas: Canvas,
    geometry: &'a PageGeometry,
    page: Frame,
    /// Factor for horizontal positions: 1 on the front, -1 on the back, where left and right are
    /// exchanged.
    side: f64,
}

impl TestPage<'_> {
    fn new(geometry: &PageGeometry, orientation: Orientation, side: f64) -> TestPage<'_> {
        let page = geometry.page(orientation);
        let mut canvas = Canvas::new();
        canvas.ledger.enter("page", page.inset(theme::MARGIN));
        TestPage { canvas, geometry, page, side }
    }

    /// Converts true millimetres to units, for any scale of the paper.
    fn mm(&self, length: f64) -> LayoutUnit {
        LayoutUnit(length / self.geometry.scale)
    }

    /// Point at a distance in mm from the middle, as seen on the front.
    fn at(&self, x: f64, y: f64) -> Point {
        let middle = self.page.centre();
        Point::new(middle.x + self.mm(x * self.side), middle.y + self.mm(y))
    }

    fn is_front(&self) -> bool {
        self.side > 0.0
    }

    fn instructions(&mut self, language: &Language, how: &str) -> Result<(), DrawError> {
        let [title, intro] = [align_title(), align_intro()].map(|text| language.format(&text));
        let head = PageHeader {
            emblem: symbol!("owl"),
            title: &title,
            intro: &intro,
            owner: None,
            name: None,
            below: HEAD_GAP,
        };
        let corner = self.mm(CORNER + CROSS + 2.0);
        let inner = self.page.inset(theme::MARGIN.max(corner));
        let inner = Frame::new(inner.x, self.page.y + theme::MARGIN, inner.w, inner.h);
        let body = head.draw(&mut self.canvas, inner)?;
        let say = |message| language.format(&message);
        let steps = [say(align_print()), say(align_light()), say(align_read()), how.to_owned()];
        let mut blocks: Vec<_> = (1..)
            .zip(&steps)
            .map(|(number, text)| item(ItemMarker::Number(number), text))
            .collect();
        blocks.push(item(ItemMarker::Bullet, &say(align_good())));
        let set = TypesetSection::new(&TextSection::continued(blocks), TEXT, body.w.min(COLUMN))?;
        let scales = self.at(0.0, -TEXT_END).y;
        let available = scales - body.y;
        if set.height > available {
            return Err(DrawError::Overflow { what: title, needed: set.height, available });
        }
        set.draw(&mut self.canvas, Point::new(body.x, body.y), TEXT);
        Ok(())
    }

    fn note(&mut self, note: &str) -> Result<(), DrawError> {
        NOTE.fits(note, self.page.w - 2.0 * theme::MARGIN)?;
        // At the foot, where no text of the front is behind it.
        let at = Point::new(self.page.centre().x, self.page.bottom() - 2.0 * theme::MARGIN);
        self.canvas.text(Layer::Text, note, at, Align::Middle, NOTE);
        Ok(())
    }

    fn marks(&mut self) {
        for (number, scale) in (1..).zip(SCALES) {
            self.scale(number, scale);
        }
        let (w, h) =
            (self.page.w * self.geometry.scale / 2.0, self.page.h * self.geometry.scale / 2.0);
        let (right, down) = (w.0 - CORNER, h.0 - CORNER);
        for (x, y) in [(-right, -down), (right, -down), (right, down), (-right, down), (0.0, 0.0)] {
            self.stroke((x - CROSS, y), (x + CROSS, y));
            self.stroke((x, y - CROSS), (x, y + CROSS));
            self.claim("cross", (x - CROSS, y - CROSS), (x + CROSS, y + CROSS));
        }
    }

    /// Draws a scale. As seen on the front, lines of the front extend up or to the left, those of
    /// the back down or to the right.
    fn scale(&mut self, number: u8, Scale { axis, x, y }: Scale) {
        let (pitch, away) = if self.is_front() { (FRONT_PITCH, -1.0) } else { (BACK_PITCH, 1.0) };
        for line in 0..LINES {
            let along = offset(line, pitch);
            let length = if (line + MIDDLE).is_multiple_of(2) { LONG } else { SHORT };
            let place = |away: f64| match axis {
                Axis::Across => (x + along, y + away),
                Axis::Up => (x + away, y + along),
            };
            self.stroke(place(0.0), place(away * length));
            let label = if self.is_front() {
                char::from(b'A' + line).to_string()
            } else {
                (line + 1).to_string()
            };
            let (lx, ly) = place(away * (length + LABEL_GAP));
            self.label(axis, &label, lx, ly);
        }
        if self.is_front() {
            let (nx, ny) = match axis {
                Axis::Across => (x, y - LONG - NUMBER_ABOVE),
                Axis::Up => (x - LONG - NUMBER_BESIDE, y),
            };
            let mut at = self.at(nx, ny);
            if axis == Axis::Up {
                at.y += NUMBER.cap() / 2.0;
            }
            self.canvas.text(Layer::Text, &number.to_string(), at, Align::Middle, NUMBER);
        }
    }

    /// Draws a label next to the end of its line. Labels of the back are mirrored, so they are
    /// readable when seen from the front.
    fn label(&mut self, axis: Axis, label: &str, x: f64, y: f64) {
        // Labels have the same true size on any paper, because the spacing of the lines does not
        // change.
        let shrink = 1.0 / self.geometry.scale;
        let (w, cap) = (LABEL.width(label) * shrink, LABEL.cap() * shrink);
        let (rise, drop) = (LABEL.rise() * shrink, LABEL.drop() * shrink);
        let end = self.at(x, y);
        // Left edge and baseline, in reading orientation.
        let (left, base) = match axis {
            Axis::Across if self.is_front() => (end.x - w / 2.0, end.y),
            Axis::Across => (end.x - w / 2.0, end.y + cap),
            Axis::Up => (end.x - w, end.y + cap / 2.0),
        };
        let frame = Frame::new(left, base - rise, w, rise + drop);
        self.canvas.ledger.place(Layer::Text, label, frame);
        let start = if self.is_front() { left } else { left + w };
        let squeezed = (self.side * shrink, shrink);
        self.canvas.text_squeezed(label, Point::new(start, base), squeezed, LABEL);
    }

    fn stroke(&mut self, from: (f64, f64), to: (f64, f64)) {
        let (from, to) = (self.at(from.0, from.1), self.at(to.0, to.1));
        self.canvas.stroke(from, to, FINE);
    }

    fn claim(&mut self, what: &str, from: (f64, f64), to: (f64, f64)) {
        let frame = Frame::bounding_box(&[self.at(from.0, from.1), self.at(to.0, to.1)]);
        self.canvas.ledger.place(Layer::Field, what, frame);
    }
}
