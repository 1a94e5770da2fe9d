//! Strip of the back, for reference during play: the free clue, the actions of a turn, and the
//! effects in play. Without effects it shows the scene of the board.

use super::super::tables::HEADING;
use super::*;

/// Width of clue and actions with effects at their right.
const LEFT: LayoutUnit = LayoutUnit(84.0);
/// Width of clue and actions without effects.
const LEFT_ALONE: LayoutUnit = LayoutUnit(104.0);
/// Gap between the parts of the strip.
const GAP: LayoutUnit = LayoutUnit(7.0);
/// Corner radius of the panel of [`clue`].
const CORNER: LayoutUnit = LayoutUnit(2.0);
const EDGE: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.4));
/// Padding of the panel of [`clue`].
const PADDING: LayoutUnit = LayoutUnit(2.4);
/// Side of the moon in the panel of [`clue`].
const MOON: LayoutUnit = LayoutUnit(8.5);
/// Gap between the moon and the text of [`clue`].
const MOON_GAP: LayoutUnit = LayoutUnit(2.6);
/// Gap below the panel of [`clue`].
const BELOW: LayoutUnit = LayoutUnit(2.6);
/// Smallest height of the actions with their heading.
const ACTIONS: LayoutUnit = LayoutUnit(15.0);
/// Height of a heading and the gap below it.
const TITLE: LayoutUnit = LayoutUnit(5.2);
/// Line height of clue and effects.
const LEADING: f64 = 1.2;
/// Sizes to try for the clue, in points.
const CLUE: [f64; 8] = [13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.5, 7.0];
/// Sizes to try for the effects, in points.
const EFFECTS: [f64; 8] = [10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0];
/// Numbers of columns to try for [`Effects`], from the preferred one.
const COLUMNS: [usize; 2] = [2, 3];
/// Number of heights to try for the columns of [`Effects`].
const FOOTS: u32 = 24;
/// Gap between two columns of [`Effects`].
const COLUMN_GAP: LayoutUnit = LayoutUnit(5.0);
/// Side of a category's badge.
const BADGE: LayoutUnit = LayoutUnit(5.0);
/// Gap between a badge and its effect.
const BADGE_GAP: LayoutUnit = LayoutUnit(1.4);
/// Gap between two effects.
const BETWEEN: LayoutUnit = LayoutUnit(1.2);

/// Height of clue and actions in large print.
const LARGE_ABOVE: LayoutUnit = LayoutUnit(31.0);
/// Height of the scene in large print.
const SCENE_HEIGHT: LayoutUnit = LayoutUnit(44.0);

const WORD: FontSize = FontSize::pt(8.0);

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result {
    let alone = view.facts.effects.is_empty();
    let (left, right) = strip.split_left(if alone { LEFT_ALONE } else { LEFT }, GAP);
    let foot = clue(canvas, left, view, words)?;
    let below = Frame { y: foot, h: left.bottom() - foot, ..left };
    if below.h >= ACTIONS {
        actions(canvas, below, words)?;
    }
    if alone {
        scenery::draw(canvas, right, view)
    } else {
        effects(canvas, right, view, words)?
    }
    Ok(())
}

/// Draws the actions of a turn in a row below their title.
fn actions(canvas: &mut Canvas, frame: Frame, words: &Language) -> Result {
    let frame = draw_heading(canvas, frame, &words.format(&sheet_actions()));
    turn_actions(canvas, frame, words, (4, WORD))
}

/// Draws the strip on a separate page in large print: clue and actions next to each other, and the
/// effects in play below them.
pub(crate) fn draw_large(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result {
    let (above, below) = frame.split_top(LARGE_ABOVE, GAP);
    let (left, right) = above.split_left((above.w - GAP) / 2.0, GAP);
    // The clue may use the whole height, because nothing is below it.
    clue(canvas, Frame { h: left.h + BELOW + ACTIONS, ..left }, view, words)?;
    actions(canvas, right, words)?;
    match view.facts.effects.is_empty() {
        true => {
            let sky = (below.h - SCENE_HEIGHT).max(LayoutUnit(0.0));
            scenery::draw(canvas, below.split_top(sky, LayoutUnit(0.0)).1, view);
            Ok(())
        }
        false => effects(canvas, below, view, words),
    }
}

/// Draws a heading at the top of `frame`. Returns the frame below.
fn draw_heading(canvas: &mut Canvas, frame: Frame, title: &str) -> Frame {
    let at = Point::new(frame.x, frame.y + HEADING.rise());
    canvas.heading(title, at, HEADING);
    frame.split_top(TITLE, LayoutUnit(0.0)).1
}

fn height(lines: &[TextLine], size: FontSize) -> LayoutUnit {
    size.em() * LEADING * lines.len() as f64
}

/// Draws lines of text from the top of `frame`.
fn draw_lines(canvas: &mut Canvas, frame: Frame, lines: &[TextLine], size: FontSize) {
    let at = Point::new(frame.x, frame.y + Face::Regular.rise() * size.em());
    let leading = size.em() * LEADING;
    canvas.draw_tagged(Tag::Paragraph, |canvas| {
        canvas.lines(lines, at, leading, Align::Left, size, theme::INK)
    });
}

/// Draws the free clue in a panel, in the largest size that leaves room for the actions below it,
/// or else in the largest size that fits. Returns the position below the panel.
fn clue(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<LayoutUnit> {
    let text = words.format(&view.facts.clue());
    let room = frame.w - 2.0 * PADDING - MOON - MOON_GAP;
    let tried = CLUE.iter().map(|&points| {
        let size = FontSize::pt(points);
        let lines = Paragraph::new(&text, Face::Regular).without_widow(size, room)?;
        let high = (TITLE + height(&lines, size)).max(MOON) + 2.0 * PADDING;
        Ok((lines, size, high))
    });
    let mut tried: Vec<Result<_>> = tried.collect();
    let fits = |tried: &Result<_>, most: LayoutUnit| {
        tried.as_ref().is_ok_and(|(_, _, high)| *high <= most)
    };
    let no_higher = |most: LayoutUnit| tried.iter().position(|tried| fits(tried, most));
    let best = no_higher(frame.h - BELOW - ACTIONS).or_else(|| no_higher(frame.h));
    let (lines, size, high) = tried.swap_remove(best.unwrap_or(tried.len() - 1))?;
    if high > frame.h {
        return Err(DrawError::Overflow { what: text, needed: high, available: frame.h });
    }
    let (panel, below) = frame.split_top(high, BELOW);
    canvas.rect(panel, CORNER, theme::TINT, Some(EDGE));
    let inside = panel.inset(PADDING);
    let moon = Point::new(inside.x + MOON / 2.0, inside.centre().y);
    canvas.symbol(Layer::Icon, symbol!("moon"), Frame::square(moon, MOON));
    let (_, told) = inside.split_left(MOON, MOON_GAP);
    let told = draw_heading(canvas, told, &words.format(&rules_clue()));
    draw_lines(canvas, told, &lines, size);
    Ok(below.y)
}

/// Text next to the badge of its `category`.
struct BadgeText {
    category: Category,
    lines: Vec<TextLine>,
}

/// Badges with their texts, laid out in columns in one size.
struct Effects {
    size: FontSize,
    columns: Vec<Vec<BadgeText>>,
    width: LayoutUnit,
}

impl Effects {
    /// Lays out all texts in `size` and in `columns` of `frame`. Returns `None` if they do not fit.
    fn new(
        texts: &[(Category, String)],
        size: FontSize,
        columns: usize,
        frame: Frame,
    ) -> Option<Self> {
        let columns = columns.min(texts.len()).max(1);
        let width = (frame.w - COLUMN_GAP * (columns - 1) as f64) / columns as f64;
        let told = |(category, text): &(Category, String)| {
            let text = Paragraph::new(text, Face::Regular);
            let lines = text.without_widow(size, width - BADGE - BADGE_GAP).ok()?;
            Some(BadgeText { category: *category, lines })
        };
        let told: Vec<BadgeText> = texts.iter().map(told).collect::<Option<_>>()?;
        let highs: Vec<LayoutUnit> = told.iter().map(|told| told.height(size)).collect();
        // Trying heights from the lowest balances the columns.
        let foots = (1..=FOOTS).map(|part| frame.h * (f64::from(part) / f64::from(FOOTS)));
        let mut fitting = foots.filter_map(|foot| breaks(&highs, columns, foot));
        let breaks = fitting.next()?;
        let (mut columns, mut rest) = (Vec::new(), told.into_iter());
        for count in breaks {
            columns.push(rest.by_ref().take(count).collect());
        }
        Some(Effects { size, columns, width })
    }

    /// Returns the height of the highest column.
    fn height(&self) -> LayoutUnit {
        let high = |column: &Vec<BadgeText>| {
            let gaps = BETWEEN * column.len().saturating_sub(1) as f64;
            column.iter().map(|told| told.height(self.size)).sum::<LayoutUnit>() + gaps
        };
        self.columns.iter().map(high).fold(LayoutUnit(0.0), LayoutUnit::max)
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        for (i, column) in self.columns.iter().enumerate() {
            let x = frame.x + (self.width + COLUMN_GAP) * i as f64;
            let mut y = frame.y;
            for told in column {
                let high = told.height(self.size);
                canvas.symbol(Layer::Icon, told.category, Frame::new(x, y, BADGE, BADGE));
                // A single line is at the height of its badge's middle.
                let lines = height(&told.lines, self.size);
                let top = y + ((BADGE - lines) / 2.0).max(LayoutUnit(0.0));
                let left = x + BADGE + BADGE_GAP;
                let beside = Frame::new(left, top, self.width - BADGE - BADGE_GAP, lines);
                draw_lines(canvas, beside, &told.lines, self.size);
                y += high + BETWEEN;
            }
        }
    }
}

/// Returns the number of texts in each column if no column is higher than `foot`. Returns `None` if
/// the texts do not fit into `columns` columns.
fn breaks(highs: &[LayoutUnit], columns: usize, foot: LayoutUnit) -> Option<Vec<usize>> {
    let mut counts = vec![0];
    let mut top = LayoutUnit(0.0);
    for &high in highs {
        if top > LayoutUnit(0.0) && top + high > foot {
            counts.push(0);
            top = LayoutUnit(0.0);
        }
        if top + high > foot {
            return None;
        }
        top += high + BETWEEN;
        *counts.last_mut()? += 1;
    }
    (counts.len() <= columns).then_some(counts)
}

impl BadgeText {
    fn height(&self, size: FontSize) -> LayoutUnit {
        height(&self.lines, size).max(BADGE)
    }
}

/// Draws the explanations of the effects in play, or only their names if these are too long.
fn effects(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) -> Result {
    let below = draw_heading(canvas, frame, &words.format(&sheet_in_play()));
    let facts = &view.facts;
    let alone = facts.players.count() == 1;
    let explained = facts.effects.iter().map(|effect| {
        let tells = effect.description(alone);
        (effect.category(), words.format(&rules_explained(effect.name(), tells)))
    });
    let explained: Vec<(Category, String)> = explained.collect();
    let mut named = Vec::new();
    for category in Category::ALL {
        let own = facts.effects.iter().filter(|effect| effect.category() == category);
        let names: Vec<_> = own.map(|effect| effect.name()).collect();
        if !names.is_empty() {
            let said = sheet_in_play_effects(category.tag(), row(names));
            named.push((category, words.format(&said)));
        }
    }
    let tries =
        EFFECTS.iter().flat_map(|points| COLUMNS.map(|columns| (FontSize::pt(*points), columns)));
    let fitting = |texts: &[(Category, String)]| {
        tries.clone().find_map(|(size, columns)| Effects::new(texts, size, columns, below))
    };
    let Some(effects) = fitting(&explained).or_else(|| fitting(&named)) else {
        let what = words.format(&sheet_in_play());
        return Err(DrawError::Overflow { what, needed: frame.w, available: below.w });
    };
    scenery::below_effects(canvas, frame, below.y + effects.height(), view);
    effects.draw(canvas, below);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_even_as_can_be() {
        let highs = [8.0, 8.0, 5.0, 5.0, 5.0].map(LayoutUnit);
        assert_eq!(breaks(&highs, 2, LayoutUnit(18.0)), Some(vec![2, 3]));
        assert_eq!(breaks(&highs, 2, LayoutUnit(12.0)), None);
        assert_eq!(breaks(&highs, 4, LayoutUnit(12.0)), Some(vec![1, 1, 2, 1]));
        assert_eq!(breaks(&highs, 2, LayoutUnit(60.0)), Some(vec![5]));
        assert_eq!(breaks(&highs, 2, LayoutUnit(4.0)), None);
    }
}
