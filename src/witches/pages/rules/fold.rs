//! The give-up code in its fold: a strip at the foot of the second page, folded up over itself
//! before play. So it lies inside, whichever side of the leaf is up. It then covers as much of
//! the second page as it is high, where nothing stands that is of use in play, and what is
//! printed behind it on the first page comes to lie there upside down.

use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;

/// The strip between the fold and the margin, and where note and code have a line each.
const STRIP: Unit = Unit(7.0);
const NARROW_STRIP: Unit = Unit(15.0);
/// The note there, and from line to line of it in sizes.
const NARROW_NOTE: FontSize = FontSize::pt(7.0);
const LEADING: f64 = 1.2;
/// From the fold to the baselines of note and code, and the least space between them.
const BASELINE: Unit = Unit(4.4);
const GAP: Unit = Unit(6.0);
/// Above the fold on the first page.
const ABOVE: Unit = Unit(2.5);
const FOLD: Pen = Pen::new(theme::RULE, Unit(0.3));

const NOTE: Style = Style::new(Face::Italic, 8.0).colour(theme::SOFT_INK);
const CODE: Style = Style::new(Face::Bold, 10.0);

/// How high the strip is, and how its texts stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fold {
    /// On a usual page, note and code beside each other.
    Usual,
    /// On a narrow one, the code below the note.
    Narrow,
}

impl Fold {
    fn strip(self) -> Unit {
        match self {
            Fold::Usual => STRIP,
            Fold::Narrow => NARROW_STRIP,
        }
    }

    fn note(self) -> Style {
        match self {
            Fold::Usual => NOTE,
            Fold::Narrow => Style { size: NARROW_NOTE, ..NOTE },
        }
    }

    /// How much of the page the strip covers when it is folded up: all that is below the fold,
    /// the margin as well.
    pub(super) fn covered(self, margin: Unit) -> Unit {
        self.strip() + margin
    }
}

/// The strip at the foot of a frame, below a dashed line, and what is above it.
fn strip(canvas: &mut Canvas, frame: Frame, fold: Fold) -> (Frame, Frame) {
    let (above, strip) = frame.split_top(frame.h - fold.strip(), Unit(0.0));
    let d = format!("M{} {}H{}", strip.x, strip.y, strip.right());
    canvas.dashes(d, FOLD, theme::CUT);
    (above, strip)
}

/// The strip with the code. Returns what is free above the fold.
///
/// # Errors
/// If the texts do not fit beside each other, or below each other.
pub(super) fn code(
    canvas: &mut Canvas,
    frame: Frame,
    code: &str,
    words: &Language,
    fold: Fold,
) -> Result<Frame, DrawError> {
    let (above, strip) = strip(canvas, frame, fold);
    let at = Point::new(strip.x, strip.y + BASELINE);
    let (note, text) = (words.say(&rules_fold()), words.say(&rules_give_up(code)));
    let (room, baseline) = match fold {
        Fold::Usual => {
            let w = canvas.text(Layer::Text, &note, at, Align::Left, NOTE);
            (strip.w - w - GAP, at.y)
        }
        Fold::Narrow => {
            let lines = Paragraph::new(&note, NOTE.face).balanced(NARROW_NOTE, strip.w)?;
            let leading = NARROW_NOTE.em() * LEADING;
            canvas.lines(&lines, at, leading, Align::Left, NARROW_NOTE, theme::SOFT_INK);
            (strip.w, strip.bottom() - STRIP + BASELINE)
        }
    };
    CODE.fits(&text, room)?;
    let middle = strip.right() - CODE.width(&text) / 2.0;
    canvas.text_upside_down(&text, Point::new(middle, baseline - CODE.cap()), CODE);
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
    fold: Fold,
) -> Result<Frame, DrawError> {
    let (above, strip) = strip(canvas, frame, fold);
    let (text, note) = (words.say(&rules_fold_inside()), fold.note());
    note.fits(&text, strip.w)?;
    let at = Point::new(strip.centre().x, strip.y + BASELINE - note.cap());
    canvas.text_upside_down(&text, at, note);
    Ok(Frame { h: above.h - ABOVE, ..above })
}
