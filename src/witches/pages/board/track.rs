//! Counters of a game with a clock: its turns, over which the moon wanes, the namings of the
//! recipe, and the aims. They are in a band below the strip, in the column that a single player's
//! section leaves free, or on a separate page in large print.

use super::super::tables::HEADING;
use super::section::two_lines;
use super::*;

/// Moons by phase, from the full moon.
const MOONS: [Symbol; Clock::PHASES] = [
    symbol!("moon-full"),
    symbol!("moon-gibbous"),
    symbol!("moon-half"),
    symbol!("moon-crescent"),
    symbol!("moon-dark"),
];

/// Phase of the moon: its description, its number of turns, and its stars.
struct Phase {
    moon: Symbol,
    description: String,
    turns: usize,
    stars: u8,
    /// Index of the marked circle in this phase, from 0.
    mark: Option<usize>,
}

/// Returns the phases of a clock, from the full moon.
fn phases(clock: Clock, words: &Language) -> Vec<Phase> {
    let mut first = 1;
    let named = (0..).zip(clock.phases()).zip(MOONS);
    let phase = named.map(|((phase, turns), moon)| {
        let (from, stars) = (first, Clock::PHASES as u8 - phase);
        first += turns;
        let told = words.format(&phase_message(clock, phase.into()));
        debug_assert_eq!(clock.stars(from.into()), stars);
        let mark = clock.mark().checked_sub(from).filter(|&index| index < turns).map(usize::from);
        Phase { moon, description: told, turns: turns.into(), stars, mark }
    });
    phase.collect()
}

/// Returns the description of a phase, with index 0 for the full moon, and with the marked circle if
/// it is in this phase.
pub(crate) fn phase_message(clock: Clock, phase: usize) -> Message {
    let phase_turns = clock.phases();
    let before: u8 = phase_turns[..phase].iter().sum();
    let moons = [sheet_moon_full, sheet_moon_gibbous, sheet_moon_half, sheet_moon_crescent];
    let moon = moons.get(phase).map_or_else(sheet_moon_dark, |moon| moon());
    let stars = Clock::PHASES - phase;
    let told = sheet_read_phase(before + 1, moon, stars);
    let turns = before + 1..=before + phase_turns[phase];
    match turns.contains(&clock.mark()) {
        true => sheet_read_phase_mark(told, clock.mark()),
        false => told,
    }
}

/// Style of the digit before a star.
const STARS: Style = Style::new(Face::Bold, 8.0);
/// Gap between the digit and its star.
const STARS_GAP: LayoutUnit = LayoutUnit(0.4);
/// Side of the star.
const STAR: LayoutUnit = LayoutUnit(2.8);

/// Returns the width of a number of stars.
fn stars_width(stars: u8) -> LayoutUnit {
    STARS.width(&stars.to_string()) + STARS_GAP + STAR
}

/// Draws the number of stars for a win under a moon. `foot` is the middle of its lower edge.
fn stars(canvas: &mut Canvas, foot: Point, stars: u8) {
    let left = foot.x - stars_width(stars) / 2.0;
    let said = stars.to_string();
    let at = Point::new(left, foot.y - STARS.drop());
    let x = left + canvas.text(Layer::Text, &said, at, Align::Left, STARS) + STARS_GAP;
    let star = Frame::square(Point::new(x + STAR / 2.0, at.y - STARS.cap() / 2.0), STAR);
    canvas.symbol(Layer::Icon, symbol!("star"), star);
}

/// Radius of a turn's circle, as a share of the distance between two circles.
const TURN: f64 = 0.42;
const TURN_PEN: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.25));
/// Ring around the marked circle.
const MARK_PEN: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.75));
/// Difference of the radius of a turn's circle and that of the middle of its ring. It keeps the ring
/// clear of neighbouring circles at the smallest pitch.
const MARK_INSET: LayoutUnit = LayoutUnit(0.15);

/// Draws the circles of a phase in rows of `columns`, at a distance of `pitch`. `left` is the left
/// end of the rows, at the middle of their height.
fn turns(canvas: &mut Canvas, left: Point, phase: &Phase, columns: usize, pitch: LayoutUnit) {
    let turns = phase.turns;
    let rows = turns.div_ceil(columns);
    let top = left.y - pitch * rows as f64 / 2.0;
    for row in 0..rows {
        let count = columns.min(turns - row * columns);
        let y = top + pitch * row as f64;
        canvas.ledger.place(
            Layer::Field,
            "turns",
            Frame::new(left.x, y, pitch * count as f64, pitch),
        );
        let first = Point::new(left.x + pitch / 2.0, y + pitch / 2.0);
        let look = (theme::PAPER, Some(TURN_PEN));
        canvas.circles(first, pitch, count, pitch * TURN, look);
    }
    if let Some(mark) = phase.mark {
        let (column, row) = (mark % columns, mark / columns);
        let centre =
            Point::new(left.x + pitch * (column as f64 + 0.5), top + pitch * (row as f64 + 0.5));
        let r = pitch * TURN - MARK_INSET;
        canvas.ledger.place(Layer::Ground, "mark", Frame::square(centre, r * 2.0));
        canvas.circle(centre, r, None, Some(MARK_PEN));
    }
}

/// Gap between two [`boxes`].
const BOX_GAP: LayoutUnit = LayoutUnit(1.4);
/// Corner radius of one of the [`boxes`].
const BOX_CORNER: LayoutUnit = LayoutUnit(0.7);
const BOX_PEN: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.35));
/// Number of namings that the players have, each with one of the [`boxes`].
const BOXES: usize = 2;

/// Draws the boxes for namings, with squares of `side`. `from` is the top left corner.
fn boxes(canvas: &mut Canvas, from: Point, side: LayoutUnit) {
    for i in 0..BOXES {
        let x = from.x + (side + BOX_GAP) * i as f64;
        let frame = Frame::new(x, from.y, side, side);
        canvas.ledger.place(Layer::Field, "recipe named", frame);
        canvas.rect(frame, BOX_CORNER, theme::PAPER, Some(BOX_PEN));
    }
}

fn boxes_width(side: LayoutUnit) -> LayoutUnit {
    side * BOXES as f64 + BOX_GAP * (BOXES - 1) as f64
}

/// Gap between the parts drawn by [`draw_band`].
const BAND_APART: LayoutUnit = LayoutUnit(4.6);
/// Gap between a label and its part.
const BAND_LABEL_GAP: LayoutUnit = LayoutUnit(1.4);
/// Side of a moon in the band.
const BAND_MOON: LayoutUnit = LayoutUnit(5.7);
/// Gap between a moon and its turns.
const BAND_MOON_GAP: LayoutUnit = LayoutUnit(0.8);
/// Smallest and largest gap between two phases.
const BAND_PHASES_GAP: (LayoutUnit, LayoutUnit) = (LayoutUnit(2.2), LayoutUnit(7.0));
/// Smallest and largest distance between two turns.
const BAND_PITCH: (LayoutUnit, LayoutUnit) = (LayoutUnit(2.7), LayoutUnit(4.4));
/// Possible numbers of rows of turns.
const BAND_ROWS: std::ops::RangeInclusive<usize> = 1..=3;
/// Side of a box in the band.
const BAND_BOX: LayoutUnit = LayoutUnit(4.6);
/// Side of an aim's box in the band.
const BAND_TICK: LayoutUnit = LayoutUnit(2.5);
/// Gap between a box and its aim.
const BAND_TICK_GAP: LayoutUnit = LayoutUnit(0.9);
/// Sizes to try for the aims in the band, in points.
const BAND_AIMS: [f64; 3] = [7.5, 7.25, 7.0];

const LABEL: FontSize = FontSize::pt(7.0);
const LABEL_LEADING: f64 = 1.12;

/// Returns a label in up to two lines, and its width.
fn label(message: &Message, words: &Language) -> Result<(Vec<TextLine>, LayoutUnit)> {
    let lines = two_lines(&words.format(message))?;
    let wide = lines.iter().map(|line| line.width).fold(LayoutUnit(0.0), LayoutUnit::max);
    Ok((lines, wide))
}

/// Returns the label of the moon track, which ends with a line on the step, and its width.
fn track_note(clock: Clock, words: &Language) -> Result<(Vec<TextLine>, LayoutUnit)> {
    let (mut lines, wide) = label(&sheet_track_note(), words)?;
    let step = words.format(&sheet_track_step(clock.step()));
    let step_wide = LABEL.em() * Face::Regular.em_width(&step);
    lines.extend(Paragraph::new(&step, Face::Regular).lines(LABEL, step_wide + HAIR)?);
    Ok((lines, wide.max(step_wide)))
}

/// Draws a label. `left` is its left end, at the middle of its height.
fn label_at(canvas: &mut Canvas, lines: &[TextLine], left: Point) {
    let leading = LABEL.em() * LABEL_LEADING;
    let above = leading * lines.len().saturating_sub(1) as f64 / 2.0;
    let y = left.y - above + Face::Regular.cap() * LABEL.em() / 2.0;
    let at = Point::new(left.x, y);
    canvas.lines(lines, at, leading, Align::Left, LABEL, theme::SOFT_INK);
}

/// Arrangement of the turns in the band: number of rows, and distance between circles.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TurnRows {
    rows: usize,
    pitch: LayoutUnit,
}

impl TurnRows {
    /// Returns the arrangement with the largest circles for phases of `phase_turns` turns in an
    /// area of `width` and `height`.
    fn new(phase_turns: &[usize], width: LayoutUnit, height: LayoutUnit) -> TurnRows {
        let of = |rows: usize| {
            let pitch = (height / rows as f64).min(width / column_count(phase_turns, rows) as f64);
            TurnRows { rows, pitch: pitch.min(BAND_PITCH.1) }
        };
        let mut best = of(1);
        for rows in BAND_ROWS {
            let tried = of(rows);
            if tried.pitch > best.pitch + HAIR {
                best = tried;
            }
        }
        best
    }
}

/// Returns the number of columns that phases of `phase_turns` turns need in `rows` rows. Each phase
/// begins a new column.
fn column_count(phase_turns: &[usize], rows: usize) -> usize {
    phase_turns.iter().map(|turns| turns.div_ceil(rows)).sum()
}

/// Draws all counters next to each other.
pub(super) fn draw_band(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result {
    let clock = view.facts.clock;
    let middle = frame.centre().y;
    let phases = phases(clock, words);
    let (note, noted) = track_note(clock, words)?;
    let (named, naming) = label(&sheet_named(), words)?;
    let naming = naming + BAND_LABEL_GAP + boxes_width(BAND_BOX);
    let moons = phases.iter().map(|phase| BAND_MOON.max(stars_width(phase.stars)));
    let moons: Vec<LayoutUnit> = moons.map(|wide| wide + BAND_MOON_GAP).collect();
    let phase_turns: Vec<usize> = phases.iter().map(|phase| phase.turns).collect();
    let gaps = (phases.len() - 1) as f64;
    let fixed =
        noted + BAND_LABEL_GAP + BAND_APART + naming + moons.iter().copied().sum::<LayoutUnit>();
    let free = frame.w - fixed - BAND_PHASES_GAP.0 * gaps;
    let least = BAND_PITCH.0 * column_count(&phase_turns, *BAND_ROWS.end()) as f64;
    let aims = Aims::in_lines(view, words, free - least - BAND_APART)?;
    let beside = if view.aims.is_empty() { LayoutUnit(0.0) } else { aims.width + BAND_APART };
    let TurnRows { rows, pitch } = TurnRows::new(&phase_turns, free - beside, frame.h);
    let spare = free - beside - pitch * column_count(&phase_turns, rows) as f64;
    let apart = (BAND_PHASES_GAP.0 + spare / gaps).min(BAND_PHASES_GAP.1);
    label_at(canvas, &note, Point::new(frame.x, middle));
    let mut x = frame.x + noted + BAND_LABEL_GAP;
    for (phase, moon) in phases.iter().zip(moons) {
        canvas.begin(Tag::Figure(phase.description.clone()));
        let wide = moon - BAND_MOON_GAP;
        let over = Point::new(x + wide / 2.0, frame.y + BAND_MOON / 2.0);
        canvas.symbol(Layer::Icon, phase.moon, Frame::square(over, BAND_MOON));
        stars(canvas, Point::new(over.x, frame.bottom()), phase.stars);
        let in_row = phase.turns.div_ceil(rows);
        turns(canvas, Point::new(x + moon, middle), phase, in_row, pitch);
        canvas.end();
        x += moon + pitch * in_row as f64 + apart;
    }
    let right = frame.right() - beside;
    let left = right - naming;
    label_at(canvas, &named, Point::new(left, middle));
    let first = Point::new(right - boxes_width(BAND_BOX), middle - BAND_BOX / 2.0);
    boxes(canvas, first, BAND_BOX);
    if !view.aims.is_empty() {
        aims.draw(canvas, Frame { x: right + BAND_APART, w: aims.width, ..frame });
    }
    Ok(())
}

/// Aims, each on one line.
struct Aims {
    lines: Vec<String>,
    style: Style,
    width: LayoutUnit,
}

impl Aims {
    /// Sets the aims in the largest size in which all of them fit into `room`.
    fn in_lines(view: &SheetView, words: &Language, room: LayoutUnit) -> Result<Aims> {
        let said: Vec<String> = view.aims.iter().map(|aim| words.format(aim)).collect();
        let room = room - BAND_TICK - BAND_TICK_GAP;
        let widest = |style: Style| {
            said.iter().map(|aim| style.width(aim)).fold(LayoutUnit(0.0), LayoutUnit::max)
        };
        let tried = BAND_AIMS.map(|points| Style::new(Face::Regular, points));
        let [.., last] = tried;
        let style = tried.into_iter().find(|style| widest(*style) <= room).unwrap_or(last);
        for aim in &said {
            style.fits(aim, room)?;
        }
        let width = widest(style) + BAND_TICK + BAND_TICK_GAP;
        Ok(Aims { lines: said, style, width })
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        let row = frame.h / self.lines.len().max(1) as f64;
        canvas.begin(Tag::List);
        for (i, aim) in self.lines.iter().enumerate() {
            let middle = frame.y + row * (i as f64 + 0.5);
            canvas.begin(Tag::Item);
            canvas.begin(Tag::Body);
            let tick = Point::new(frame.x + BAND_TICK / 2.0, middle);
            tick_box(canvas, Frame::square(tick, BAND_TICK));
            let baseline = middle + (self.style.rise() - self.style.drop()) / 2.0;
            let at = Point::new(frame.x + BAND_TICK + BAND_TICK_GAP, baseline);
            canvas.text(Layer::Text, aim, at, Align::Left, self.style);
            canvas.end();
            canvas.end();
        }
        canvas.end();
    }
}

/// Corner radius of an aim's box.
const TICK_CORNER: LayoutUnit = LayoutUnit(0.4);
const TICK_PEN: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.3));

/// Draws the box in which players tick an aim.
fn tick_box(canvas: &mut Canvas, frame: Frame) {
    canvas.ledger.place(Layer::Field, "aim met", frame);
    canvas.rect(frame, TICK_CORNER, theme::PAPER, Some(TICK_PEN));
}

/// Corner radius of the border of [`draw_column`].
const TALL_CORNER: LayoutUnit = LayoutUnit(2.0);
const TALL_EDGE: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.4));
/// Padding of the border of [`draw_column`].
const TALL_PADDING: LayoutUnit = LayoutUnit(2.0);
/// Height of a heading in the column.
const TALL_HEADING: LayoutUnit = LayoutUnit(5.2);
/// Gap below the note of the moon track.
const TALL_NOTE: LayoutUnit = LayoutUnit(1.4);
/// Side of a moon in the column.
const TALL_MOON: LayoutUnit = LayoutUnit(5.7);
/// Gap between a moon and its stars.
const TALL_STARS: LayoutUnit = LayoutUnit(0.6);
/// Gap between a moon and its turns.
const TALL_MOON_GAP: LayoutUnit = LayoutUnit(2.0);
/// Gap between two phases in the column.
const TALL_PHASES_GAP: LayoutUnit = LayoutUnit(1.4);
/// Largest distance between two turns in the column.
const TALL_PITCH: LayoutUnit = LayoutUnit(4.2);
/// Largest number of turns in a row of the column.
const TALL_IN_ROW: usize = 5;
/// Side of a box in the column.
const TALL_BOX: LayoutUnit = LayoutUnit(5.8);
/// Gap between the parts of the column.
const TALL_APART: LayoutUnit = LayoutUnit(2.7);
/// Side of an aim's box in the column.
const TALL_TICK: LayoutUnit = LayoutUnit(3.6);
/// Gap between a box and the text of its aim.
const TALL_TICK_GAP: LayoutUnit = LayoutUnit(1.4);
/// Gap between two aims.
const TALL_AIMS_GAP: LayoutUnit = LayoutUnit(1.4);
/// Sizes to try for the aims in the column, in points, each with its line height.
const TALL_AIMS: [(f64, f64); 6] =
    [(9.0, 1.18), (8.5, 1.18), (8.0, 1.18), (7.5, 1.18), (7.0, 1.18), (7.0, 1.06)];
/// Line height of other texts in the column.
const TALL_LEADING: f64 = 1.18;

/// Draws all counters below each other, in a column with a border.
pub(super) fn draw_column(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result {
    canvas.ledger.place(Layer::Ground, "track", frame);
    canvas.rect(frame, TALL_CORNER, theme::PAPER, Some(TALL_EDGE));
    let inside = frame.inset(TALL_PADDING);
    let below = moons(canvas, inside, view, words, TALL_IN_ROW)?;
    let below = naming(canvas, inside.below(below + TALL_APART), words)?;
    aims(canvas, inside.below(below + TALL_APART), view, words)
}

/// Draws the counters on a page in large print: the turns at the left, namings and aims at the
/// right.
pub(crate) fn draw_large(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result {
    let (left, right) = frame.split_left((frame.w - LARGE_APART) / 2.0, LARGE_APART);
    moons(canvas, left, view, words, LARGE_IN_ROW)?;
    let below = naming(canvas, right, words)?;
    aims(canvas, right.below(below + TALL_APART), view, words)
}

const LARGE_APART: LayoutUnit = LayoutUnit(8.0);
const LARGE_IN_ROW: usize = 12;

/// Draws a heading at the top of `frame`. Returns the frame below.
fn draw_heading(canvas: &mut Canvas, frame: Frame, heading: &Message, words: &Language) -> Frame {
    let said = words.format(heading);
    let at = Point::new(frame.x, frame.y + HEADING.rise());
    canvas.heading(&said, at, shrink_style(HEADING, &said, frame.w));
    frame.below(frame.y + TALL_HEADING)
}

impl Frame {
    /// Returns the part of the frame below `y`.
    fn below(self, y: LayoutUnit) -> Frame {
        Frame { y, h: self.bottom() - y, ..self }
    }
}

/// Draws the phases of the moon, each with its turns in rows of `in_row`. Returns their lower edge.
fn moons(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
    in_row: usize,
) -> Result<LayoutUnit> {
    let clock = view.facts.clock;
    let below = draw_heading(canvas, frame, &sheet_track(), words);
    let mut lines = Vec::new();
    for part in [sheet_track_note(), sheet_track_step(clock.step())] {
        let part = Paragraph::new(&words.format(&part), Face::Regular);
        lines.extend(part.lines(NOTE, frame.w)?);
    }
    let leading = NOTE.em() * TALL_LEADING;
    let at = Point::new(below.x, below.y + Face::Regular.rise() * NOTE.em());
    canvas.lines(&lines, at, leading, Align::Left, NOTE, theme::SOFT_INK);
    let mut y = below.y + leading * lines.len() as f64 + TALL_NOTE;
    let moon = TALL_MOON.max(stars_width(Clock::PHASES as u8));
    let left = frame.x + moon + TALL_MOON_GAP;
    let pitch = ((frame.right() - left) / in_row as f64).min(TALL_PITCH);
    let phases = phases(clock, words);
    for phase in &phases {
        canvas.begin(Tag::Figure(phase.description.clone()));
        let own = TALL_MOON + TALL_STARS + STAR;
        let high = own.max(pitch * phase.turns.div_ceil(in_row) as f64);
        let top = y + (high - own) / 2.0;
        let over = Point::new(frame.x + moon / 2.0, top + TALL_MOON / 2.0);
        canvas.symbol(Layer::Icon, phase.moon, Frame::square(over, TALL_MOON));
        stars(canvas, Point::new(over.x, top + own), phase.stars);
        turns(canvas, Point::new(left, y + high / 2.0), phase, in_row, pitch);
        canvas.end();
        y += high + TALL_PHASES_GAP;
    }
    Ok(y - TALL_PHASES_GAP)
}

const NOTE: FontSize = FontSize::pt(7.5);

/// Draws the boxes for namings, after their label. Returns their lower edge.
fn naming(canvas: &mut Canvas, frame: Frame, words: &Language) -> Result<LayoutUnit> {
    let (named, wide) = label(&sheet_named(), words)?;
    let middle = frame.y + TALL_BOX / 2.0;
    label_at(canvas, &named, Point::new(frame.x, middle));
    let left = frame.x + wide + BAND_LABEL_GAP;
    boxes(canvas, Point::new(left, frame.y), TALL_BOX);
    Ok(frame.y + TALL_BOX)
}

/// Draws the aims, each with its box, in the largest size in which all of them fit.
fn aims(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) -> Result {
    if view.aims.is_empty() {
        return Ok(());
    }
    let below = draw_heading(canvas, frame, &sheet_aims(), words);
    let room = below.w - TALL_TICK - TALL_TICK_GAP;
    let said: Vec<Paragraph> =
        view.aims.iter().map(|aim| Paragraph::new(&words.format(aim), Face::Regular)).collect();
    let mut needed = LayoutUnit(0.0);
    for (points, lines) in TALL_AIMS {
        let size = FontSize::pt(points);
        let leading = size.em() * lines;
        let lines: Vec<_> =
            said.iter().map(|aim| aim.without_widow(size, room)).collect::<Result<_>>()?;
        let high = |lines: &Vec<TextLine>| TALL_TICK.max(leading * lines.len() as f64);
        needed =
            lines.iter().map(high).sum::<LayoutUnit>() + TALL_AIMS_GAP * (lines.len() - 1) as f64;
        if needed > below.h {
            continue;
        }
        let mut y = below.y;
        canvas.begin(Tag::List);
        for lines in &lines {
            canvas.begin(Tag::Item);
            canvas.begin(Tag::Body);
            tick_box(canvas, Frame::new(below.x, y, TALL_TICK, TALL_TICK));
            let told = leading * lines.len() as f64;
            let top = y + ((TALL_TICK - told) / 2.0).max(LayoutUnit(0.0));
            let first = top + Face::Regular.rise() * size.em();
            let at = Point::new(below.x + TALL_TICK + TALL_TICK_GAP, first);
            canvas.lines(lines, at, leading, Align::Left, size, theme::INK);
            canvas.end();
            canvas.end();
            y += high(lines) + TALL_AIMS_GAP;
        }
        canvas.end();
        return Ok(());
    }
    Err(DrawError::Overflow { what: words.format(&sheet_aims()), needed, available: below.h })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::players::Players;

    /// Every turn of every clock has its circle, and circles are as large as the band allows.
    #[test]
    fn turns_stand_in_as_few_rows_as_make_them_large() {
        let lasts = [31, 5, 7, 5, 4];
        assert_eq!(TurnRows::new(&lasts, LayoutUnit(60.0), BAND).rows, 3);
        assert_eq!(TurnRows::new(&[14, 5, 4, 5, 4], LayoutUnit(90.0), BAND).rows, 2);
        assert_eq!(TurnRows::new(&[5, 2, 2, 2, 1], LayoutUnit(90.0), BAND).rows, 1);
        for (level, players) in
            Level::ALL.into_iter().flat_map(|level| Players::all().map(move |p| (level, p)))
        {
            let clock = Clock::of(&level.settings(), players);
            let all = phases(clock, Language::first());
            let turns: usize = all.iter().map(|phase| phase.turns).sum();
            assert_eq!(turns, usize::from(clock.turns()));
            assert_eq!(all.iter().map(|phase| phase.stars).collect::<Vec<_>>(), [5, 4, 3, 2, 1]);
            let marks = all.iter().filter_map(|phase| phase.mark.map(|mark| (phase.stars, mark)));
            let marks: Vec<_> = marks.collect();
            let [(stars, _)] = marks[..] else { panic!("{level:?} {players:?}: {marks:?}") };
            assert_eq!(stars, clock.stars(clock.mark().into()));
        }
    }
}
