//! Opening of a booklet: the cover with the name of the game and its emblem in a ring of creatures,
//! followed by the table of contents.

use super::options::Logo;
use super::{HouseStyle, facts};
use crate::common::players::Identity;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::head::PageHeader;
use crate::page::ledger::Layer;
use crate::page::scripts::isolated;
use crate::page::shape::{Frame, Point, border};
use crate::page::symbols::{Symbol, symbol};
use crate::page::tag::Tag;
use crate::page::text::{FontSize, Paragraph, TextLine};
use crate::page::{DrawError, LayoutUnit, Mm, theme};
use crate::press::Link;
use crate::texts::msg::{booklet_contents, booklet_contents_intro};
use crate::texts::{Language, Message};

/// Distance from the edge of the paper to the border.
const EDGE: LayoutUnit = LayoutUnit(11.0);
/// Width of the border.
const BORDER: LayoutUnit = LayoutUnit(2.2);
/// Distance from the outer edge of the border to the line inside it.
const RULED: LayoutUnit = LayoutUnit(4.6);
/// Distance from the outer edge of the border to the content.
const INSET: LayoutUnit = LayoutUnit(9.0);
/// Corner radius of the line inside the border.
const RULED_CORNER: LayoutUnit = LayoutUnit(3.0);
/// Pen of the line inside the border.
const RULED_PEN: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.35));
/// Space above the content, for no, one or two of logo and title.
const ABOVE: [LayoutUnit; 3] = [LayoutUnit(16.0), LayoutUnit(8.0), LayoutUnit(0.0)];
/// Largest width and height of the logo.
const LOGO: (LayoutUnit, LayoutUnit) = (LayoutUnit(70.0), LayoutUnit(26.0));
/// Gap below the logo.
const LOGO_GAP: LayoutUnit = LayoutUnit(5.0);
/// Gap below a title.
const TITLE_GAP: LayoutUnit = LayoutUnit(6.0);
/// Gap below the facts, and above the number of games.
const FACTS_GAP: LayoutUnit = LayoutUnit(5.0);
/// Font sizes that are tried for the title of the organizer, in points.
const HOUSE: [f64; 4] = [22.0, 18.0, 15.0, 12.0];
/// Font sizes that are tried for the name of the game, in points.
const WORDMARK: [f64; 7] = [72.0, 66.0, 60.0, 54.0, 46.0, 38.0, 30.0];
/// Font size of the number of games, in points.
const COUNT: f64 = 18.0;
/// Font size of the facts.
const FACTS: FontSize = FontSize::pt(11.0);
/// Line spacing of facts and credits, relative to the font size.
const LEADING: f64 = 1.35;
/// Font size of the credits.
const CREDITS: FontSize = FontSize::pt(9.0);
/// Gap above the credits.
const CREDITS_GAP: LayoutUnit = LayoutUnit(5.0);
/// Largest radius of the ring of creatures.
const LARGEST_ROUND: LayoutUnit = LayoutUnit(68.0);
/// Radius of a medallion, relative to the radius of the ring.
const MEDALLION: f64 = 0.22;
/// Side of the emblem, relative to the radius of the ring.
const EMBLEM: f64 = 1.04;
/// Line width of the ring, relative to its radius.
const RING_PEN: f64 = 0.012;
/// Side of a creature, relative to the radius of its medallion.
const CREATURE: f64 = 1.42;
/// Radius of the ring on the back cover.
const BEHIND: LayoutUnit = LayoutUnit(24.0);
/// Font sizes that are tried for the name on the spine, in points.
const SPINE: [f64; 8] = [40.0, 32.0, 26.0, 21.0, 17.0, 14.0, 11.0, 9.0];
/// Largest height of the name, and side of the emblem, relative to the width of the spine.
const INKED: f64 = 0.72;
/// Largest length of the name, relative to the height of the spine.
const LETTERED: f64 = 0.7;
/// Largest side of the emblem on the spine.
const LARGEST_MARK: LayoutUnit = LayoutUnit(18.0);
/// Side of the stars between two medallions, relative to the radius of the ring.
const STARS: f64 = 0.15;

/// Content of a cover.
pub(super) struct BookletCover<'a> {
    pub emblem: Symbol,
    pub title: Message,
    /// Number of games, or their range in the run.
    pub games: Message,
    /// Facts about the games, in two lines.
    pub facts: [Vec<Message>; 2],
    /// Credits as markup: origin and maker of the game.
    pub credits: Option<Message>,
    pub style: &'a HouseStyle,
}

impl BookletCover<'_> {
    /// Draws the front cover on `canvas`.
    ///
    /// # Errors
    /// If a text is too long.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        sheet: &PageGeometry,
        language: &Language,
    ) -> Result<(), DrawError> {
        let page = sheet.page(Orientation::Portrait);
        let edge = page.inset(EDGE);
        canvas.ledger.enter("page", page);
        canvas.recurring(border(edge, Identity::Bat, BORDER));
        canvas.rect(edge.inset(RULED), RULED_CORNER, None, Some(RULED_PEN));
        let inner = edge.inset(INSET);
        canvas.ledger.enter("cover", inner);
        let house =
            usize::from(self.style.logo.is_some()) + usize::from(self.style.title.is_some());
        let mut free = inner.split_top(ABOVE[house], LayoutUnit(0.0)).1;
        if let Some(logo) = &self.style.logo {
            free = logo.draw(canvas, free);
        }
        if let Some(title) = &self.style.title {
            let house = |points| Style::new(Face::Heading, points);
            free = draw_centred(canvas, free, &isolated(title.as_str()), &HOUSE.map(house));
        }
        let wordmark = |points| Style::new(Face::Wordmark, points).colour(theme::ACCENT);
        let title = language.format(&self.title);
        free = canvas.draw_tagged(Tag::Heading(1), |canvas| {
            draw_centred(canvas, free, &title, &WORDMARK.map(wordmark))
        });
        free = self.credit(canvas, free, language)?;
        let below = self.lines(language, free.w)?;
        let height = FACTS.em() * LEADING * below.len() as f64 + FACTS_GAP;
        let (round, foot) = free.split_top(free.h - height, LayoutUnit(0.0));
        let count = Style::new(Face::Heading, COUNT);
        let games = language.format(&self.games);
        count.fits(&games, free.w)?;
        let height = count.size.em() * LEADING;
        let (round, line) = round.split_top(round.h - height - FACTS_GAP, FACTS_GAP);
        let at = Point::new(line.centre().x, line.y + count.rise());
        canvas.text(Layer::Text, &games, at, Align::Middle, count);
        let (at, leading) =
            (Point::new(foot.centre().x, foot.y + FACTS.em()), FACTS.em() * LEADING);
        canvas.lines(&below, at, leading, Align::Middle, FACTS, theme::SOFT_INK);
        self.round(canvas, round);
        canvas.ledger.leave();
        canvas.ledger.leave();
        Ok(())
    }

    /// Draws the back cover: the border of the cover, with the emblem in its middle.
    pub(super) fn draw_behind(&self, canvas: &mut Canvas, sheet: &PageGeometry) {
        let page = sheet.page(Orientation::Portrait);
        let edge = page.inset(EDGE);
        canvas.ledger.enter("page", page);
        canvas.recurring(border(edge, Identity::Bat, BORDER));
        canvas.rect(edge.inset(RULED), RULED_CORNER, None, Some(RULED_PEN));
        let (middle, radius) = (page.centre(), BEHIND);
        let ring = Pen::new(theme::GUIDE, radius * RING_PEN * 2.0);
        canvas.circle(middle, radius, theme::TINT, Some(ring));
        canvas.symbol(Layer::Icon, self.emblem, Frame::square(middle, radius * EMBLEM));
        canvas.ledger.leave();
    }

    /// Draws the spine in a frame in which it reads upwards; the caller rotates it by 180°. The
    /// name of the game is in its middle, and the emblem is at its foot after the rotation. Spines
    /// that are too thin for the name stay empty.
    pub(super) fn draw_spine(
        &self,
        canvas: &mut Canvas,
        sheet: &PageGeometry,
        width: LayoutUnit,
        language: &Language,
    ) {
        let height = sheet.page(Orientation::Portrait).h;
        let spine = Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), width, height);
        let title = language.format(&self.title);
        let fitting =
            SPINE.iter().map(|&points| Style::new(Face::Wordmark, points).colour(theme::ACCENT));
        let mut fitting = fitting.filter(|style| {
            style.rise() + style.drop() <= width * INKED && style.width(&title) <= height * LETTERED
        });
        let Some(style) = fitting.next() else { return };
        canvas.ledger.enter("spine", spine);
        let middle = spine.centre();
        let x = middle.x + (style.rise() - style.drop()) / 2.0;
        canvas.text_upwards(&title, Point::new(x, middle.y + style.width(&title) / 2.0), style);
        let side = (width * INKED).min(LARGEST_MARK);
        let foot = Frame::square(Point::new(middle.x, EDGE + side / 2.0), side);
        canvas.symbol_upside_down(Layer::Icon, self.emblem, foot);
        canvas.ledger.leave();
    }

    /// Draws the credits at the bottom of `frame`. Returns the free area above.
    fn credit(
        &self,
        canvas: &mut Canvas,
        frame: Frame,
        language: &Language,
    ) -> Result<Frame, DrawError> {
        let Some(credits) = &self.credits else { return Ok(frame) };
        let text = Paragraph::new(&language.format(credits), Face::Regular);
        let lines = text.break_balanced(CREDITS, frame.w)?;
        let leading = CREDITS.em() * LEADING;
        let height = leading * lines.len() as f64;
        let (above, foot) = frame.split_top(frame.h - height - CREDITS_GAP, CREDITS_GAP);
        let at = Point::new(foot.centre().x, foot.y + CREDITS.em());
        canvas.lines(&lines, at, leading, Align::Middle, CREDITS, theme::SOFT_INK);
        Ok(above)
    }

    /// Sets the facts in lines of at most `width`.
    fn lines(&self, language: &Language, width: LayoutUnit) -> Result<Vec<TextLine>, DrawError> {
        let mut lines = Vec::new();
        for line in &self.facts {
            if let Some(facts) = facts(line.iter().cloned()) {
                let text = Paragraph::new(&language.format(&facts), Face::Regular);
                lines.extend(text.break_balanced(FACTS, width)?);
            }
        }
        Ok(lines)
    }

    /// Draws the emblem in a ring of creatures, within `room`.
    fn round(&self, canvas: &mut Canvas, room: Frame) {
        let middle = room.centre();
        // The medallions extend beyond the ring by their radius.
        let radius = (room.w.min(room.h) / (2.0 + 2.0 * MEDALLION)).min(LARGEST_ROUND);
        let ring = Pen::new(theme::GUIDE, radius * RING_PEN);
        canvas.circle(middle, radius, theme::TINT, Some(ring));
        canvas.symbol(Layer::Icon, self.emblem, Frame::square(middle, radius * EMBLEM));
        for (i, identity) in Identity::ALL.into_iter().enumerate() {
            let at = |place: usize| {
                let (x, y) = SIXTEENTHS[place % SIXTEENTHS.len()];
                Point::new(middle.x + radius * x, middle.y + radius * y)
            };
            let (place, r) = (at(2 * i), radius * MEDALLION);
            let edge = Pen::new(identity.paint(), r * 0.09);
            canvas.circle(place, r, theme::PAPER, None);
            canvas.circle(place, r, identity.tint(), Some(edge));
            canvas.symbol(Layer::Icon, identity, Frame::square(place, r * CREATURE));
            let stars = Frame::square(at(2 * i + 1), radius * STARS);
            canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
        }
    }
}

/// Sixteen points on the unit circle, clockwise from the top. They are constants, because the
/// results of trigonometric functions vary between machines.
const SIXTEENTHS: [(f64, f64); 16] = {
    const A: f64 = 0.382_683;
    const B: f64 = std::f64::consts::FRAC_1_SQRT_2;
    const C: f64 = 0.923_880;
    [
        (0.0, -1.0),
        (A, -C),
        (B, -B),
        (C, -A),
        (1.0, 0.0),
        (C, A),
        (B, B),
        (A, C),
        (0.0, 1.0),
        (-A, C),
        (-B, B),
        (-C, A),
        (-1.0, 0.0),
        (-C, -A),
        (-B, -B),
        (-A, -C),
    ]
};

/// Draws a line centred at the top of `frame`, in the first of the `styles` that fits. Returns the
/// free area below. A text that is too long for all styles is drawn in a smaller size, and shortened if it is too
/// long for that, too.
fn draw_centred(canvas: &mut Canvas, frame: Frame, text: &str, styles: &[Style]) -> Frame {
    let fitting = styles.iter().find(|style| style.width(text) <= frame.w);
    let Some(style) = fitting.or(styles.last()) else { return frame };
    let style = style.fit_to(text, frame.w);
    let (line, below) = frame.split_top(style.rise() + style.drop(), TITLE_GAP);
    let at = Point::new(line.centre().x, line.y + style.rise());
    canvas.text(Layer::Text, &style.shorten(text, frame.w), at, Align::Middle, style);
    below
}

impl Logo {
    /// Draws the logo centred at the top of `frame`. Returns the free area below.
    fn draw(&self, canvas: &mut Canvas, frame: Frame) -> Frame {
        let (w, h) = self.art.size;
        let scale = (LOGO.0.0 / w).min(LOGO.1.0 / h);
        let (line, below) = frame.split_top(LayoutUnit(h * scale), LOGO_GAP);
        let place = Frame::centred_at(line.centre(), LayoutUnit(w * scale), LayoutUnit(h * scale));
        canvas.ledger.place(Layer::Icon, "logo", place);
        canvas.drawing(&self.art.drawing, Point::new(place.x, place.y), scale);
        below
    }
}

/// Margin at the sides of the contents.
const SIDE: LayoutUnit = LayoutUnit(16.0);
/// Margin at the top.
const TOP: LayoutUnit = LayoutUnit(13.0);
/// Margin at the foot.
const FOOT: LayoutUnit = LayoutUnit(14.0);
/// Gap below the page heading.
const HEAD_GAP: LayoutUnit = LayoutUnit(7.0);
/// Height of a row.
const ROW: LayoutUnit = LayoutUnit(11.2);
/// Baselines of a row, of the name and of the facts.
const BASELINES: (LayoutUnit, LayoutUnit) = (LayoutUnit(4.6), LayoutUnit(9.0));
/// Baseline of the name in a row without facts.
const ALONE: LayoutUnit = LayoutUnit(6.6);
/// Width of the number.
const NUMBER: LayoutUnit = LayoutUnit(13.0);
/// Width of the page label.
const PAGE: LayoutUnit = LayoutUnit(12.0);
/// Space below all rows.
const BELOW: LayoutUnit = LayoutUnit(12.0);
/// Gap between a name and its dot leader.
const GAP: LayoutUnit = LayoutUnit(1.5);

const NAME_STYLE: Style = Style::new(Face::Heading, 12.0);
const FACTS_STYLE: Style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);
const NUMBER_STYLE: Style = Style::new(Face::Bold, 11.0).colour(theme::ACCENT);
const PAGE_STYLE: Style = Style::new(Face::Bold, 11.0);
const DOTS_STYLE: Style = Style::new(Face::Regular, 9.0).colour(theme::RULE);
const DOT: &str = " .";

/// Row of the table of contents, drawn by [`draw_contents`].
pub(super) struct ContentsRow {
    /// Number of the game; may be empty.
    pub number: String,
    pub name: String,
    /// Facts in one line; may be empty.
    pub facts: String,
    /// Label of the first page.
    pub label: String,
    /// Leaf of the first page, from 0.
    pub leaf: usize,
}

/// Number of pages that `rows` rows take.
pub(super) fn contents_pages(rows: usize, sheet: &PageGeometry) -> usize {
    rows.div_ceil(rows_a_page(sheet)).max(1)
}

/// Number of rows that fit on a page.
pub(super) fn rows_a_page(sheet: &PageGeometry) -> usize {
    ((body(sheet).h / ROW) as usize).max(1)
}

fn margins(sheet: &PageGeometry) -> Frame {
    let page = sheet.page(Orientation::Portrait);
    Frame::new(SIDE, TOP, page.w - 2.0 * SIDE, page.h - TOP - FOOT)
}

fn body(sheet: &PageGeometry) -> Frame {
    margins(sheet).split_top(PageHeader::HEIGHT, HEAD_GAP).1
}

/// Free area below the rows of the last page, for `rows` rows on all pages.
pub(super) fn free_below(sheet: &PageGeometry, rows: usize) -> Frame {
    let a_page = rows_a_page(sheet);
    let last = if rows == 0 { 0 } else { (rows - 1) % a_page + 1 };
    body(sheet).split_top(ROW * last as f64, BELOW).1
}

/// Draws a page of the contents. Returns the links from its rows to their pages.
///
/// # Errors
/// If a text is too long.
pub(super) fn draw_contents(
    canvas: &mut Canvas,
    sheet: &PageGeometry,
    emblem: Symbol,
    rows: &[ContentsRow],
    language: &Language,
) -> Result<Vec<Link>, DrawError> {
    canvas.ledger.enter("page", margins(sheet));
    let [title, intro] =
        [booklet_contents(), booklet_contents_intro()].map(|text| language.format(&text));
    let head = PageHeader {
        emblem,
        title: &title,
        intro: &intro,
        owner: None,
        name: None,
        below: HEAD_GAP,
    };
    let mut rest = head.draw(canvas, margins(sheet))?;
    let mut links = Vec::with_capacity(rows.len());
    canvas.begin(Tag::Contents);
    for row in rows {
        let (line, below) = rest.split_top(ROW, LayoutUnit(0.0));
        canvas.ledger.enter("row", line);
        for tag in [Tag::ContentsEntry, Tag::Reference, Tag::Link] {
            canvas.begin(tag);
        }
        row.draw(canvas, line)?;
        (0..3).for_each(|_| canvas.end());
        canvas.ledger.leave();
        let mm = |length: LayoutUnit| Mm(length.0 * sheet.scale);
        links.push(Link {
            at: (mm(line.x), mm(line.y)),
            size: (mm(line.w), mm(line.h)),
            to: row.leaf,
        });
        rest = below;
    }
    canvas.end();
    canvas.ledger.leave();
    Ok(links)
}

impl ContentsRow {
    fn draw(&self, canvas: &mut Canvas, line: Frame) -> Result<(), DrawError> {
        let (number, text) = line.split_left(NUMBER, LayoutUnit(0.0));
        let (text, page) = text.split_left(text.w - PAGE, LayoutUnit(0.0));
        let y = line.y + if self.facts.is_empty() { ALONE } else { BASELINES.0 };
        NUMBER_STYLE.fits(&self.number, number.w)?;
        PAGE_STYLE.fits(&self.label, page.w)?;
        let name_style = NAME_STYLE.fit_to(&self.name, text.w);
        let name = name_style.shorten(&self.name, text.w);
        FACTS_STYLE.fits(&self.facts, text.w)?;
        // In the order in which the parts are read, with a space after each.
        if !self.number.is_empty() {
            let at = Point::new(number.x, y);
            canvas.text_before_space(&self.number, at, Align::Left, NUMBER_STYLE);
        }
        let at = Point::new(text.x, y);
        let name = canvas.text_before_space(&name, at, Align::Left, name_style);
        if !self.facts.is_empty() {
            let at = Point::new(text.x, line.y + BASELINES.1);
            canvas.text_before_space(&self.facts, at, Align::Left, FACTS_STYLE);
        }
        let at = Point::new(page.right(), y);
        canvas.text(Layer::Text, &self.label, at, Align::Right, PAGE_STYLE);
        // Leaders end at the same position, so that the dots of all rows are aligned.
        let dots = ((text.w - name - GAP) / DOTS_STYLE.width(DOT)).max(0.0) as usize;
        if dots > 0 {
            let at = Point::new(text.right(), y);
            canvas.text(Layer::Ornament, &DOT.repeat(dots), at, Align::Right, DOTS_STYLE);
        }
        Ok(())
    }
}
