//! The give-up code in its fold: a strip at the foot of the second page, folded up over itself
//! before play. So it lies inside, whichever side of the leaf is up. It then covers as much of
//! the second page as it is high, where nothing stands that is of use in play, and what is
//! printed behind it on the first page comes to lie there upside down.

use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::pages::said::*;

/// The strip between the fold and the margin.
const STRIP: Unit = Unit(7.0);
/// How much of the second page the strip covers when it is folded up: all that is below the
/// fold, the margin as well.
pub(super) const COVERED: Unit = Unit(STRIP.0 + theme::MARGIN.0);
/// From the fold to the baselines of note and code, and the least space between them.
const BASELINE: Unit = Unit(4.4);
const GAP: Unit = Unit(6.0);
/// Above the fold on the first page.
const ABOVE: Unit = Unit(2.5);
const FOLD: Pen = Pen::new(theme::RULE, Unit(0.3));

const NOTE: Style = Style::new(Face::Italic, 8.0).colour(theme::SOFT_INK);
const CODE: Style = Style::new(Face::Bold, 10.0);

/// The strip at the foot of a frame, below a dashed line, and what is above it.
fn strip(canvas: &mut Canvas, frame: Frame) -> (Frame, Frame) {
    let (above, strip) = frame.split_top(frame.h - STRIP, Unit(0.0));
    let d = format!("M{} {}H{}", strip.x, strip.y, strip.right());
    canvas.dashes(d, FOLD, theme::CUT);
    (above, strip)
}

/// The strip with the code. Returns what is free above the fold.
///
/// # Errors
/// If the texts do not fit beside each other.
pub(super) fn code(
    canvas: &mut Canvas,
    frame: Frame,
    code: &str,
    words: &Language,
) -> Result<Frame, DrawError> {
    let (above, strip) = strip(canvas, frame);
    let at = Point::new(strip.x, strip.y + BASELINE);
    let w = canvas.text(Layer::Text, &words.say(&rules_fold()), at, Align::Left, NOTE);
    let text = words.say(&rules_give_up(code));
    CODE.fits(&text, strip.w - w - GAP)?;
    let middle = strip.right() - CODE.width(&text) / 2.0;
    let at = Point::new(middle, strip.y + BASELINE - CODE.cap());
    canvas.text_upside_down(&text, at, CODE);
    Ok(above)
}

/// What is printed behind the strip. Returns what is free above the fold.
///
/// # Errors
/// If the text is too wide.
pub(super) fn behind(
    canvas: &mut Canvas,
    frame: Frame,
    words: &Language,
) -> Result<Frame, DrawError> {
    let (above, strip) = strip(canvas, frame);
    let text = words.say(&rules_fold_inside());
    NOTE.fits(&text, strip.w)?;
    let at = Point::new(strip.centre().x, strip.y + BASELINE - NOTE.cap());
    canvas.text_upside_down(&text, at, NOTE);
    Ok(Frame { h: above.h - ABOVE, ..above })
}
