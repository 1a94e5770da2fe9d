//! The head of a page: what it is, and of which game.

use super::geometry;
use super::view::{SheetView, level_name};
use crate::page::DrawError;
use crate::page::canvas::Canvas;
use crate::page::head::{Head, Name};
use crate::page::shape::Frame;
use crate::page::symbols::Symbol;
use crate::texts::Language;

/// Draws emblem, title and intro, and the game's level and seed if the page is of one game.
/// Returns what is free below.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (&str, &str),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame, DrawError> {
    let level = view.map(|view| words.say(&level_name(view)));
    let name = view.zip(level.as_ref()).map(|(view, level)| Name {
        name: level,
        code: &view.label,
        baselines: geometry::NAME_BASELINES,
    });
    Head { emblem, title, intro, name, below: geometry::HEAD_GAP }.draw(canvas, frame)
}
