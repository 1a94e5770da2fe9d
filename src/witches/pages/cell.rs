//! Cells of tables.

use crate::page::canvas::{Align, Canvas, Style};
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit};

/// What a text keeps from the sides of its cell.
const MARGIN: Unit = Unit(0.8);

/// Whether a cell is wide enough for a text.
pub(super) fn holds(cell: Frame, text: &str, style: Style) -> bool {
    style.width(text) <= cell.w - 2.0 * MARGIN
}

/// A text in the middle of its cell.
///
/// # Errors
/// If it is too wide.
pub(super) fn centred(
    canvas: &mut Canvas,
    cell: Frame,
    (tag, text): (Tag, &str),
    style: Style,
) -> Result<(), DrawError> {
    style.fits(text, cell.w - 2.0 * MARGIN)?;
    let at = Point::new(cell.centre().x, cell.centre().y + style.cap() / 2.0);
    canvas.tagged(tag, |canvas| canvas.text(Layer::Text, text, at, Align::Middle, style));
    Ok(())
}

/// A text at the left of its cell.
///
/// # Errors
/// If it is too wide.
pub(super) fn left(
    canvas: &mut Canvas,
    cell: Frame,
    (tag, text): (Tag, &str),
    style: Style,
) -> Result<(), DrawError> {
    style.fits(text, cell.w - 2.0 * MARGIN)?;
    let at = Point::new(cell.x + MARGIN, cell.centre().y + style.cap() / 2.0);
    canvas.tagged(tag, |canvas| canvas.text(Layer::Text, text, at, Align::Left, style));
    Ok(())
}
