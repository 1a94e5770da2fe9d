//! The head of a page.

use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::ledger::Layer;
use super::length::Unit;
use super::shape::{Frame, Point};
use super::symbols::{Symbol, symbol};
use super::tag::Tag;
use super::{DrawError, theme};

const HEIGHT: Unit = Unit(17.0);
const ICON_GAP: Unit = Unit(3.5);
/// The baselines of the title, from the top, and of the intro, from the foot.
const TITLE: Unit = Unit(9.5);
const INTRO: Unit = Unit(1.2);
const INTRO_LEFT: Unit = Unit(0.4);
/// The stars after the title.
const STARS: Unit = Unit(9.0);
const STARS_LEFT: Unit = Unit(4.0);
const STARS_TOP: Unit = Unit(0.5);
const NAME_GAP: Unit = Unit(2.0);

const TITLE_STYLE: Style = Style::new(Face::Wordmark, 28.0).colour(theme::ACCENT);
const INTRO_STYLE: Style = Style::new(Face::Italic, 10.0).colour(theme::SOFT_INK);
const NAME_STYLE: Style = Style::new(Face::Heading, 11.5);
const CODE_STYLE: Style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);

/// Emblem, title and intro; a name and its code at the right.
pub(crate) struct Head<'a> {
    pub emblem: Symbol,
    pub title: &'a str,
    pub intro: &'a str,
    pub name: Option<Name<'a>>,
    /// Free space below.
    pub below: Unit,
}

/// What a page is about, and the code that it is found by.
pub(crate) struct Name<'a> {
    pub name: &'a str,
    pub code: &'a str,
    /// The baselines of both, from the top of the head.
    pub baselines: (Unit, Unit),
}

impl Head<'_> {
    /// How high a head is, without the free space below.
    pub(crate) const HEIGHT: Unit = HEIGHT;

    /// Draws the head at the top of a frame. Returns what is free below.
    ///
    /// # Errors
    /// If a text is too wide.
    pub(crate) fn draw(&self, canvas: &mut Canvas, frame: Frame) -> Result<Frame, DrawError> {
        let (head, body) = frame.split_top(HEIGHT, self.below);
        let (icon, text) = head.split_left(HEIGHT, ICON_GAP);
        canvas.symbol(Layer::Icon, self.emblem, icon);
        let at = Point::new(text.x, text.y + TITLE);
        let w = canvas.tagged(Tag::Heading(1), |canvas| {
            canvas.text(Layer::Text, self.title, at, Align::Left, TITLE_STYLE)
        });
        let stars = Frame::new(text.x + w + STARS_LEFT, text.y + STARS_TOP, STARS, STARS);
        canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
        INTRO_STYLE.fits(self.intro, text.w)?;
        let at = Point::new(text.x + INTRO_LEFT, text.bottom() - INTRO);
        canvas.text(Layer::Text, self.intro, at, Align::Left, INTRO_STYLE);
        if let Some(Name { name, code, baselines }) = &self.name {
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
