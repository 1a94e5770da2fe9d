//! The head of a page: emblem, title and introduction.

use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::ledger::Layer;
use super::length::LayoutUnit;
use super::nameplate::draw_name;
use super::shape::{Frame, Point};
use super::symbols::{Symbol, symbol};
use super::tag::Tag;
use super::{DrawError, theme};

/// Height of the head.
const HEIGHT: LayoutUnit = LayoutUnit(17.0);
/// Space between the emblem and the texts.
const ICON_GAP: LayoutUnit = LayoutUnit(3.5);
/// Baseline of the title, measured from the top.
const TITLE: LayoutUnit = LayoutUnit(9.5);
/// Baseline of the introduction, measured from the bottom.
const INTRO: LayoutUnit = LayoutUnit(1.2);
/// Indent of the introduction.
const INTRO_LEFT: LayoutUnit = LayoutUnit(0.4);
/// Side of the stars after the title.
const STARS: LayoutUnit = LayoutUnit(9.0);
/// Space between the title and the stars.
const STARS_LEFT: LayoutUnit = LayoutUnit(4.0);
/// Distance of the stars from the top.
const STARS_TOP: LayoutUnit = LayoutUnit(0.5);
/// Smallest space between the stars and the name at the right.
const NAME_GAP: LayoutUnit = LayoutUnit(2.0);
/// Distance of the owner's name from the top, and its height. The introduction is below it.
const OWNER: (LayoutUnit, LayoutUnit) = (LayoutUnit(1.0), LayoutUnit(11.6));
/// Space around the owner's name.
const OWNER_GAP: LayoutUnit = LayoutUnit(6.0);

const TITLE_STYLE: Style = Style::new(Face::Wordmark, 28.0).colour(theme::ACCENT);
const INTRO_STYLE: Style = Style::new(Face::Italic, 10.0).colour(theme::SOFT_INK);
const OWNER_STYLE: Style = Style::new(Face::Wordmark, 24.0);
const NAME_STYLE: Style = Style::new(Face::Heading, 11.5);
const CODE_STYLE: Style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);

/// Head of a page: emblem, title and introduction at the left, an optional name and its code at the
/// right. The line with the name of the owner of the page, if there is one, is between them instead
/// of the stars.
pub(crate) struct PageHeader<'a> {
    pub emblem: Symbol,
    pub title: &'a str,
    pub intro: &'a str,
    pub owner: Option<&'a str>,
    pub name: Option<NamedCode<'a>>,
    /// Free space below the head.
    pub below: LayoutUnit,
}

/// Name of the page's subject, and the code by which it is found: see [`PageHeader`].
pub(crate) struct NamedCode<'a> {
    pub name: &'a str,
    pub code: &'a str,
    /// Baselines of `name` and `code`, measured from the top of the head.
    pub baselines: (LayoutUnit, LayoutUnit),
}

impl PageHeader<'_> {
    /// Height of a head, without the free space below.
    pub(crate) const HEIGHT: LayoutUnit = HEIGHT;

    /// Draws the head at the top of a frame. Returns the frame that is free below.
    ///
    /// # Errors
    /// [`DrawError::Overflow`] if the introduction or the name is too wide.
    pub(crate) fn draw(&self, canvas: &mut Canvas, frame: Frame) -> Result<Frame, DrawError> {
        let (head, body) = frame.split_top(HEIGHT, self.below);
        let (icon, text) = head.split_left(HEIGHT, ICON_GAP);
        canvas.symbol(Layer::Icon, self.emblem, icon);
        let at = Point::new(text.x, text.y + TITLE);
        let w = canvas.draw_tagged(Tag::Heading(1), |canvas| {
            canvas.text(Layer::Text, self.title, at, Align::Left, TITLE_STYLE)
        });
        let stars = Frame::new(text.x + w + STARS_LEFT, text.y + STARS_TOP, STARS, STARS);
        match self.owner {
            None => canvas.symbol(Layer::Ornament, symbol!("stars"), stars),
            Some(owner) => {
                let name = self.name.as_ref().map_or(LayoutUnit(0.0), |name| {
                    NAME_STYLE.width(name.name).max(CODE_STYLE.width(name.code)) + OWNER_GAP
                });
                let x = text.x + w + OWNER_GAP;
                let place = Frame::new(x, head.y + OWNER.0, frame.right() - name - x, OWNER.1);
                draw_name(canvas, place, owner, OWNER_STYLE)?;
            }
        }
        INTRO_STYLE.fits(self.intro, text.w)?;
        let at = Point::new(text.x + INTRO_LEFT, text.bottom() - INTRO);
        canvas.text(Layer::Text, self.intro, at, Align::Left, INTRO_STYLE);
        if let Some(NamedCode { name, code, baselines }) = &self.name {
            let right = frame.right();
            NAME_STYLE.fits(name, right - stars.right() - NAME_GAP)?;
            let at = Point::new(right, text.y + baselines.0);
            canvas.text(Layer::Text, name, at, Align::Right, NAME_STYLE);
            let at = Point::new(right, text.y + baselines.1);
            canvas.text(Layer::Text, code, at, Align::Right, CODE_STYLE);
        }
        Ok(body)
    }
}
