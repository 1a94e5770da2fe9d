//! How the texts of the rules are laid out: the first page in bands of two columns, and across them
//! what can be done in a turn; what is looked up in columns on one page, or on two where it could
//! not be read well on one; and the strip at the foot with the give-up code in its fold.
//!
//! The strip is folded up over itself before play. So the code lies inside, whichever side of the
//! leaf is up. It then covers as much of the second page as it is high, where nothing stands that
//! is of use in play, and what is printed behind it on the first page comes to lie there upside
//! down.

use super::*;
use crate::witches::rules;

/// The sizes of running text, in tenths of a point.
const FIRST_SIZES: (u32, u32) = (70, 130);
const FIRST_GUTTER: Unit = Unit(8.0);
/// The least space between bands, in sizes of the text, and the most that fills the page.
const FIRST_LEAST_GAP: f64 = 0.9;
const FIRST_LARGEST_GAP: Unit = Unit(14.0);

/// Sections that stand side by side, or one alone.
type Band<T> = Vec<T>;

/// Sections set at one size.
pub(super) struct First {
    points: f64,
    frame: Frame,
    bands: Vec<Band<Set>>,
}

impl First {
    /// Sets sections at the largest size at which they fit into a frame. `what` they are is named
    /// if they do not.
    pub(super) fn fit(
        frame: Frame,
        sections: Vec<rules::Topic>,
        words: &'static Language,
        what: &str,
    ) -> Result<First> {
        let bands = bands(sections, words);
        let (mut low, mut high) = FIRST_SIZES;
        let mut best = First::at(frame, &bands, low, what)?;
        while low < high {
            let middle = (low + high).div_ceil(2);
            match First::at(frame, &bands, middle, what) {
                Ok(larger) => (best, low) = (larger, middle),
                Err(_) => high = middle - 1,
            }
        }
        Ok(best)
    }

    fn at(frame: Frame, bands: &[Band<Passage>], tenths: u32, what: &str) -> Result<First> {
        let points = f64::from(tenths) / 10.0;
        let set = |band: &Band<Passage>| {
            let width = column(frame.w, band.len());
            band.iter().map(|section| Set::new(section, points, width)).collect()
        };
        let bands = bands.iter().map(set).collect::<Result<Vec<Band<Set>>, _>>()?;
        let first = First { points, frame, bands };
        let gaps = first.bands.len().saturating_sub(1) as f64;
        let needed = first.tall() + FontSize::pt(points).em() * FIRST_LEAST_GAP * gaps;
        if needed > frame.h {
            let (what, available) = (what.to_owned(), frame.h);
            return Err(DrawError::Overflow { what, needed, available });
        }
        Ok(first)
    }

    /// The height of all bands together.
    fn tall(&self) -> Unit {
        self.bands.iter().map(|band| high(band)).sum()
    }

    /// Draws them, with even space between the bands.
    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let First { points, frame, bands } = self;
        let gaps = bands.len().saturating_sub(1).max(1) as f64;
        let gap = ((frame.h - self.tall()) / gaps).min(FIRST_LARGEST_GAP);
        let mut y = frame.y;
        canvas.ledger.enter("columns", *frame);
        for band in bands {
            let step = column(frame.w, band.len()) + FIRST_GUTTER;
            for (i, set) in band.iter().enumerate() {
                set.draw(canvas, Point::new(frame.x + step * i as f64, y), *points);
            }
            y += high(band) + gap;
        }
        canvas.ledger.leave();
    }
}

/// Sections two by two; what is a row of pictures has a band of its own.
fn bands(sections: Vec<rules::Topic>, words: &'static Language) -> Vec<Band<Passage>> {
    let is_row = |section: &rules::Topic| {
        section
            .pieces
            .iter()
            .flatten()
            .any(|block| matches!(block, rules::TopicBlock::Actions { .. }))
    };
    let mut bands: Vec<Band<Passage>> = Vec::new();
    let mut is_open = false;
    for section in sections {
        let alone = is_row(&section);
        let passage = passage(section, words);
        match bands.last_mut() {
            Some(band) if is_open && !alone && band.len() < 2 => band.push(passage),
            _ => bands.push(vec![passage]),
        }
        is_open = !alone;
    }
    bands
}

/// How wide each of some columns is.
fn column(width: Unit, columns: usize) -> Unit {
    (width - FIRST_GUTTER * columns.saturating_sub(1) as f64) / columns.max(1) as f64
}

fn high(band: &[Set]) -> Unit {
    band.iter().map(|set| set.height).fold(Unit(0.0), Unit::max)
}

/// Below this size, in points, the contents are set densely.
const REST_COMFORTABLE: f64 = 8.5;
/// Below this size, in points, they go on on a further page.
const REST_READABLE: f64 = 7.5;
/// The sizes on two pages, in tenths of a point, and the step between them.
const REST_SHARED: (u32, u32) = (70, 95);
const REST_STEP: usize = 5;
/// The space between the sections of a page that is not full.
const REST_CALM: Unit = Unit(7.0);

/// The contents of one page or two.
pub(super) struct Rest {
    pub first: Columns,
    pub second: Option<Columns>,
}

impl Rest {
    /// Sets sections into the first frame, and what is too much for it into the second; then
    /// `goes_on` says so at the end of the first. `roomy` sets them with headings that take space,
    /// `dense` without. `what` they are is named if they do not fit.
    pub(super) fn fit(
        (frame, further): (Frame, Frame),
        roomy: impl FnOnce() -> Vec<Passage>,
        dense: impl FnOnce() -> Vec<Passage>,
        goes_on: Block,
        what: &str,
    ) -> Result<Rest> {
        let alone = |first| Rest { first, second: None };
        match Columns::fit(COLUMNS, frame, &roomy(), what) {
            Ok(roomy) if roomy.points >= REST_COMFORTABLE => return Ok(alone(roomy)),
            _ => {}
        }
        let dense: Vec<Passage> = dense().into_iter().flat_map(Passage::broken).collect();
        match Columns::fit(COLUMNS, frame, &dense, what) {
            Ok(one) if one.points >= REST_READABLE => return Ok(alone(one)),
            _ => {}
        }
        let goes_on = Passage::continued(vec![goes_on]);
        let (least, largest) = REST_SHARED;
        for tenths in (least..=largest).rev().step_by(REST_STEP) {
            if let Some(both) = shared((frame, further), &dense, &goes_on, tenths, what) {
                return Ok(both);
            }
        }
        Columns::fit(COLUMNS, frame, &dense, what).map(alone)
    }
}

/// Sections on two pages at one size: as many on the first as fit, where the second can begin with
/// a section of its own.
fn shared(
    (frame, further): (Frame, Frame),
    sections: &[Passage],
    goes_on: &Passage,
    tenths: u32,
    what: &str,
) -> Option<Rest> {
    let style = ColumnStyle { sizes: (tenths, tenths), ..COLUMNS };
    let calm = ColumnStyle { largest_gap: REST_CALM, ..style };
    let begins = |at: &usize| sections.get(*at).is_some_and(|s| !s.title.is_empty());
    let (whole, broken): (Vec<usize>, Vec<usize>) = (1..sections.len()).partition(begins);
    whole.into_iter().rev().chain(broken.into_iter().rev()).find_map(|at| {
        let (before, after) = sections.split_at(at);
        let before = [before, std::slice::from_ref(goes_on)].concat();
        let first = Columns::fit(style, frame, &before, what).ok()?;
        let second = Columns::fit(calm, further, after, what).ok()?;
        Some(Rest { first, second: Some(second) })
    })
}

/// The strip between the fold and the margin, and where note and code have a line each.
const FOLD_STRIP: Unit = Unit(7.0);
const FOLD_NARROW_STRIP: Unit = Unit(15.0);
/// The note there, and from line to line of it in sizes.
const FOLD_NARROW_NOTE: FontSize = FontSize::pt(7.0);
const FOLD_LEADING: f64 = 1.2;
/// From the fold to the baselines of note and code, and the least space between them.
const FOLD_BASELINE: Unit = Unit(4.4);
const FOLD_GAP: Unit = Unit(6.0);
/// Above the fold on the first page.
const FOLD_ABOVE: Unit = Unit(2.5);
const FOLD_LINE: Pen = Pen::new(theme::RULE, Unit(0.3));

const FOLD_NOTE: Style = Style::new(Face::Italic, 8.0).colour(theme::SOFT_INK);
const FOLD_CODE: Style = Style::new(Face::Bold, 10.0);

/// How high the strip is, and how its texts stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FoldStrip {
    /// On a usual page, note and code beside each other.
    Usual,
    /// On a narrow one, the code below the note.
    Narrow,
}

impl FoldStrip {
    fn strip(self) -> Unit {
        match self {
            FoldStrip::Usual => FOLD_STRIP,
            FoldStrip::Narrow => FOLD_NARROW_STRIP,
        }
    }

    fn note(self) -> Style {
        match self {
            FoldStrip::Usual => FOLD_NOTE,
            FoldStrip::Narrow => Style { size: FOLD_NARROW_NOTE, ..FOLD_NOTE },
        }
    }

    /// How much of the page the strip covers when it is folded up: all that is below the fold,
    /// the margin as well.
    pub(super) fn covered(self, margin: Unit) -> Unit {
        self.strip() + margin
    }
}

/// The strip at the foot of a frame, below a dashed line, and what is above it.
fn fold_strip(canvas: &mut Canvas, frame: Frame, fold: FoldStrip) -> (Frame, Frame) {
    let (above, strip) = frame.split_top(frame.h - fold.strip(), Unit(0.0));
    let line = (Point::new(strip.x, strip.y), Point::new(strip.right(), strip.y));
    canvas.dashes(lines([line]), FOLD_LINE, theme::CUT);
    (above, strip)
}

/// The strip with the code. Returns what is free above the fold.
pub(super) fn fold_code(
    canvas: &mut Canvas,
    frame: Frame,
    code: &str,
    words: &Language,
    fold: FoldStrip,
) -> Result<Frame> {
    let (above, strip) = fold_strip(canvas, frame, fold);
    let at = Point::new(strip.x, strip.y + FOLD_BASELINE);
    let (note, text) = (words.say(&rules_fold()), words.say(&rules_give_up(code)));
    let (room, baseline) = match fold {
        FoldStrip::Usual => {
            let w = canvas.text(Layer::Text, &note, at, Align::Left, FOLD_NOTE);
            (strip.w - w - FOLD_GAP, at.y)
        }
        FoldStrip::Narrow => {
            let lines =
                Paragraph::new(&note, FOLD_NOTE.face).balanced(FOLD_NARROW_NOTE, strip.w)?;
            let leading = FOLD_NARROW_NOTE.em() * FOLD_LEADING;
            canvas.lines(&lines, at, leading, Align::Left, FOLD_NARROW_NOTE, theme::SOFT_INK);
            (strip.w, strip.bottom() - FOLD_STRIP + FOLD_BASELINE)
        }
    };
    FOLD_CODE.fits(&text, room)?;
    let middle = strip.right() - FOLD_CODE.width(&text) / 2.0;
    canvas.text_upside_down(&text, Point::new(middle, baseline - FOLD_CODE.cap()), FOLD_CODE);
    Ok(above)
}

/// What is printed behind the strip. Returns what is free above the fold.
pub(super) fn fold_behind(
    canvas: &mut Canvas,
    frame: Frame,
    words: &Language,
    fold: FoldStrip,
) -> Result<Frame> {
    let (above, strip) = fold_strip(canvas, frame, fold);
    let (text, note) = (words.say(&rules_fold_inside()), fold.note());
    note.fits(&text, strip.w)?;
    let at = Point::new(strip.centre().x, strip.y + FOLD_BASELINE - note.cap());
    canvas.text_upside_down(&text, at, note);
    Ok(Frame { h: above.h - FOLD_ABOVE, ..above })
}
