//! Layout of the rules. The first page has bands of two columns, and the actions of a turn as a
//! band across the page. The sections to consult during play are set in columns, on one page, or on
//! two if one page would be too small to read. The strip with the give-up code is at the foot.
//!
//! Players fold the strip up over itself before play. So the code is inside, whichever side of the
//! leaf is up. The folded strip covers as much of the second page as its height, where nothing
//! useful in play is printed. Folding turns the text printed behind the strip, on the first page,
//! upside down, so this text is printed upside down.

use super::*;
use crate::witches::rules;

/// Smallest and largest size of running text, in tenths of a point.
const FIRST_SIZES: (u32, u32) = (70, 130);
/// Gap between the two columns.
const FIRST_GUTTER: LayoutUnit = LayoutUnit(8.0);
/// Smallest gap between bands, in multiples of the font size.
const FIRST_LEAST_GAP: f64 = 0.9;
/// Largest gap between bands.
const FIRST_LARGEST_GAP: LayoutUnit = LayoutUnit(14.0);

/// Two sections next to each other, or a single one.
type Band<T> = Vec<T>;

/// Sections of the first page, set in one size.
pub(super) struct FirstRulesPage {
    points: f64,
    frame: Frame,
    bands: Vec<Band<TypesetSection>>,
}

impl FirstRulesPage {
    /// Sets sections in the largest size in which they fit into `frame`. `what` names them in the
    /// error if they do not fit.
    pub(super) fn fit(
        frame: Frame,
        sections: Vec<rules::PrintedSection>,
        words: &'static Language,
        what: &str,
    ) -> Result<FirstRulesPage> {
        let bands = bands(sections, words);
        let (mut low, mut high) = FIRST_SIZES;
        let mut best = FirstRulesPage::at(frame, &bands, low, what)?;
        while low < high {
            let middle = (low + high).div_ceil(2);
            match FirstRulesPage::at(frame, &bands, middle, what) {
                Ok(larger) => (best, low) = (larger, middle),
                Err(_) => high = middle - 1,
            }
        }
        Ok(best)
    }

    fn at(
        frame: Frame,
        bands: &[Band<TextSection>],
        tenths: u32,
        what: &str,
    ) -> Result<FirstRulesPage> {
        let points = f64::from(tenths) / 10.0;
        let set = |band: &Band<TextSection>| {
            let width = column(frame.w, band.len());
            band.iter().map(|section| TypesetSection::new(section, points, width)).collect()
        };
        let bands = bands.iter().map(set).collect::<Result<Vec<Band<TypesetSection>>, _>>()?;
        let first = FirstRulesPage { points, frame, bands };
        let gaps = first.bands.len().saturating_sub(1) as f64;
        let needed = first.tall() + FontSize::pt(points).em() * FIRST_LEAST_GAP * gaps;
        if needed > frame.h {
            let (what, available) = (what.to_owned(), frame.h);
            return Err(DrawError::Overflow { what, needed, available });
        }
        Ok(first)
    }

    /// Returns the height of all bands, without gaps.
    fn tall(&self) -> LayoutUnit {
        self.bands.iter().map(|band| high(band)).sum()
    }

    /// Draws the bands with equal gaps.
    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let FirstRulesPage { points, frame, bands } = self;
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

/// Groups sections into bands of two. A section with a row of pictures has a separate band.
fn bands(sections: Vec<rules::PrintedSection>, words: &'static Language) -> Vec<Band<TextSection>> {
    let is_row = |section: &rules::PrintedSection| {
        section
            .pieces
            .iter()
            .flatten()
            .any(|block| matches!(block, rules::PrintedBlock::Actions { .. }))
    };
    let mut bands: Vec<Band<TextSection>> = Vec::new();
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

/// Returns the width of each of the `columns`.
fn column(width: LayoutUnit, columns: usize) -> LayoutUnit {
    (width - FIRST_GUTTER * columns.saturating_sub(1) as f64) / columns.max(1) as f64
}

fn high(band: &[TypesetSection]) -> LayoutUnit {
    band.iter().map(|set| set.height).fold(LayoutUnit(0.0), LayoutUnit::max)
}

/// Size in points below which the contents are set densely.
const REST_COMFORTABLE: f64 = 8.5;
/// Size in points below which the contents continue on a second page.
const REST_READABLE: f64 = 7.5;
/// Smallest and largest size on two pages, in tenths of a point.
const REST_SHARED: (u32, u32) = (70, 95);
/// Step between the sizes on two pages, in tenths of a point.
const REST_STEP: usize = 5;
/// Largest gap between sections on a page that is not full.
const REST_CALM: LayoutUnit = LayoutUnit(7.0);

/// Contents of one page or two.
pub(super) struct OtherRulesPages {
    pub first: Columns,
    pub second: Option<Columns>,
}

impl OtherRulesPages {
    /// Sets sections into the first frame. If they would be too small to read, the last ones
    /// continue in the second frame, and `goes_on` says so at the end of the first. `roomy` gives
    /// the sections with spacious headings, `dense` without. `what` names them in the error if they
    /// do not fit.
    pub(super) fn fit(
        (frame, further): (Frame, Frame),
        roomy: impl FnOnce() -> Vec<TextSection>,
        dense: impl FnOnce() -> Vec<TextSection>,
        goes_on: Block,
        what: &str,
    ) -> Result<OtherRulesPages> {
        let alone = |first| OtherRulesPages { first, second: None };
        match Columns::fit(COLUMNS, frame, &roomy(), what) {
            Ok(roomy) if roomy.points >= REST_COMFORTABLE => return Ok(alone(roomy)),
            _ => {}
        }
        let dense: Vec<TextSection> =
            dense().into_iter().flat_map(TextSection::split_at_breaks).collect();
        match Columns::fit(COLUMNS, frame, &dense, what) {
            Ok(one) if one.points >= REST_READABLE => return Ok(alone(one)),
            _ => {}
        }
        let goes_on = TextSection::continued(vec![goes_on]);
        let (least, largest) = REST_SHARED;
        for tenths in (least..=largest).rev().step_by(REST_STEP) {
            if let Some(both) = set_on_two_pages((frame, further), &dense, &goes_on, tenths, what) {
                return Ok(both);
            }
        }
        Columns::fit(COLUMNS, frame, &dense, what).map(alone)
    }
}

/// Sets sections on two pages in one size, as many on the first as fit. Prefers a split after which
/// the second page begins with a titled section.
fn set_on_two_pages(
    (frame, further): (Frame, Frame),
    sections: &[TextSection],
    goes_on: &TextSection,
    tenths: u32,
    what: &str,
) -> Option<OtherRulesPages> {
    let style = ColumnStyle { sizes: (tenths, tenths), ..COLUMNS };
    let calm = ColumnStyle { largest_gap: REST_CALM, ..style };
    let begins = |at: &usize| sections.get(*at).is_some_and(|s| !s.title.is_empty());
    let (whole, broken): (Vec<usize>, Vec<usize>) = (1..sections.len()).partition(begins);
    whole.into_iter().rev().chain(broken.into_iter().rev()).find_map(|at| {
        let (before, after) = sections.split_at(at);
        let before = [before, std::slice::from_ref(goes_on)].concat();
        let first = Columns::fit(style, frame, &before, what).ok()?;
        let second = Columns::fit(calm, further, after, what).ok()?;
        Some(OtherRulesPages { first, second: Some(second) })
    })
}

/// Height of the strip between fold and margin.
const FOLD_STRIP: LayoutUnit = LayoutUnit(7.0);
/// Height of the strip if note and code have separate lines.
const FOLD_NARROW_STRIP: LayoutUnit = LayoutUnit(15.0);
/// Size of the note on the higher strip.
const FOLD_NARROW_NOTE: FontSize = FontSize::pt(7.0);
/// Line height of the note on the higher strip.
const FOLD_LEADING: f64 = 1.2;
/// Distance from the fold to the baselines of note and code.
const FOLD_BASELINE: LayoutUnit = LayoutUnit(4.4);
/// Smallest gap between note and code.
const FOLD_GAP: LayoutUnit = LayoutUnit(6.0);
/// Gap above the fold on the first page.
const FOLD_ABOVE: LayoutUnit = LayoutUnit(2.5);
const FOLD_LINE: Pen = Pen::new(theme::RULE, LayoutUnit(0.3));

const FOLD_NOTE: Style = Style::new(Face::Italic, 8.0).colour(theme::SOFT_INK);
const FOLD_CODE: Style = Style::new(Face::Bold, 10.0);

/// Height of the strip and arrangement of its texts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FoldStrip {
    /// On a usual page: note and code next to each other.
    Usual,
    /// On a narrow page: the code below the note.
    Narrow,
}

impl FoldStrip {
    fn strip(self) -> LayoutUnit {
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

    /// Returns the height of the page area that the folded strip covers: that of everything below
    /// the fold, including the margin.
    pub(super) fn covered_height(self, margin: LayoutUnit) -> LayoutUnit {
        self.strip() + margin
    }
}

/// Draws the fold line of a strip at the foot of `frame`. Returns the frame above and the strip.
fn fold_strip(canvas: &mut Canvas, frame: Frame, fold: FoldStrip) -> (Frame, Frame) {
    let (above, strip) = frame.split_top(frame.h - fold.strip(), LayoutUnit(0.0));
    let line = (Point::new(strip.x, strip.y), Point::new(strip.right(), strip.y));
    canvas.dashes(lines([line]), FOLD_LINE, theme::CUT);
    (above, strip)
}

/// Draws the strip with the code. Returns the free frame above the fold.
pub(super) fn fold_code(
    canvas: &mut Canvas,
    frame: Frame,
    code: &str,
    words: &Language,
    fold: FoldStrip,
) -> Result<Frame> {
    let (above, strip) = fold_strip(canvas, frame, fold);
    let at = Point::new(strip.x, strip.y + FOLD_BASELINE);
    let (note, text) = (words.format(&rules_fold()), words.format(&rules_give_up(code)));
    let (room, baseline) = match fold {
        FoldStrip::Usual => {
            let w = canvas.text(Layer::Text, &note, at, Align::Left, FOLD_NOTE);
            (strip.w - w - FOLD_GAP, at.y)
        }
        FoldStrip::Narrow => {
            let lines =
                Paragraph::new(&note, FOLD_NOTE.face).break_balanced(FOLD_NARROW_NOTE, strip.w)?;
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

/// Draws the text behind the strip. Returns the free frame above the fold.
pub(super) fn fold_behind(
    canvas: &mut Canvas,
    frame: Frame,
    words: &Language,
    fold: FoldStrip,
) -> Result<Frame> {
    let (above, strip) = fold_strip(canvas, frame, fold);
    let (text, note) = (words.format(&rules_fold_inside()), fold.note());
    note.fits(&text, strip.w)?;
    let at = Point::new(strip.centre().x, strip.y + FOLD_BASELINE - note.cap());
    canvas.text_upside_down(&text, at, note);
    Ok(Frame { h: above.h - FOLD_ABOVE, ..above })
}
