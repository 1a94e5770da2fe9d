//! The head of a page.

use super::DrawError;
use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::ledger::Layer;
use super::shape::Frame;
use super::symbols::{Symbol, symbol};
use super::theme;

/// Emblem, title and intro; a name and its code at the right.
pub(crate) struct Head<'a> {
    pub emblem: Symbol,
    pub title: &'a str,
    pub intro: &'a str,
    pub name: Option<Name<'a>>,
    /// Free space below.
    pub below: f64,
}

/// What a page is about, and the code that it is found by.
pub(crate) struct Name<'a> {
    pub name: &'a str,
    pub code: &'a str,
    /// The baselines of both, from the top of the head.
    pub baselines: (f64, f64),
}

impl Head<'_> {
    /// Draws the head at the top of a frame. Returns what is free below.
    ///
    /// # Errors
    /// If a text is too wide.
    pub fn draw(&self, canvas: &mut Canvas, frame: Frame) -> Result<Frame, DrawError> {
        const HEIGHT: f64 = 17.0;
        let (head, body) = frame.split_top(HEIGHT, self.below);
        let (icon, text) = head.split_left(HEIGHT, 3.5);
        canvas.symbol(Layer::Icon, self.emblem, icon);
        let title = Style::new(Face::Wordmark, 28.0).colour(theme::ACCENT);
        let at = (text.x, text.y + 9.5);
        let w = canvas.text(Layer::Text, self.title, at, Align::Left, title);
        let stars = Frame::new(text.x + w + 4.0, text.y + 0.5, 9.0, 9.0);
        canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
        let intro = Style::new(Face::Italic, 10.0).colour(theme::SOFT_INK);
        intro.fits(self.intro, text.w)?;
        let at = (text.x + 0.4, text.bottom() - 1.2);
        canvas.text(Layer::Text, self.intro, at, Align::Left, intro);
        if let Some(Name { name, code, baselines }) = &self.name {
            let right = frame.right();
            let style = Style::new(Face::Heading, 11.5);
            style.fits(name, right - stars.right() - 2.0)?;
            canvas.text(Layer::Text, name, (right, text.y + baselines.0), Align::Right, style);
            let style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);
            canvas.text(Layer::Text, code, (right, text.y + baselines.1), Align::Right, style);
        }
        Ok(body)
    }
}
