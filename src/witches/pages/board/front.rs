//! Strip of the front: title and level, ingredients, effects in play, and QR code.

use super::super::shared::cauldrons_from;
use super::*;
use crate::witches::game_data::TestSource;
use crate::witches::test_methods::TestMethods;

/// Gap between the parts of the strip.
const GAP: LayoutUnit = LayoutUnit(5.0);
/// Largest side of the QR code.
const LARGEST_CODE: LayoutUnit = LayoutUnit(48.0);
/// Gap at the left of the QR code.
const CODE_GAP: LayoutUnit = LayoutUnit(2.0);
/// Smallest side of the drawing at the title. The drawing takes the width that the ingredients
/// leave, up to the height of the strip.
const LEAST_SCENE: LayoutUnit = LayoutUnit(22.0);
/// Largest side of the drawing at the title, except in large print.
const SMALL_SCENE: LayoutUnit = LayoutUnit(32.5);
/// Smallest and largest width of the column next to the drawing.
const COLUMN: (LayoutUnit, LayoutUnit) = (LayoutUnit(38.0), LayoutUnit(46.0));
/// Width of the code's caption.
const CAPTION: LayoutUnit = LayoutUnit(33.0);
/// Gap before the caption.
const CAPTION_GAP: LayoutUnit = LayoutUnit(4.0);
/// Largest width of the effects in play.
const WIDEST_EFFECTS: LayoutUnit = LayoutUnit(38.0);
/// Height of the title.
const TITLE_HEIGHT: LayoutUnit = LayoutUnit(42.0);
/// Height of ingredients and effects.
const PARTS_HEIGHT: LayoutUnit = LayoutUnit(41.0);
/// Line height of the heading drawn by [`scan`].
const SCAN_LEADING: f64 = 1.15;
/// First baseline of the heading drawn by [`scan`].
const SCAN_BASELINE: f64 = 0.75;
/// Line height of the note drawn by [`scan`].
const SCAN_NOTE_LEADING: f64 = 1.25;
/// Gap between heading and note drawn by [`scan`].
const SCAN_GAP: LayoutUnit = LayoutUnit(0.6);

const SCAN: FontSize = FontSize::pt(10.0);
const NOTE: FontSize = FontSize::pt(8.0);

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result {
    let side = view.qr.side(strip.h.min(LARGEST_CODE))?;
    let code = Frame::new(strip.right() - side, strip.y + (strip.h - side) / 2.0, side, side);
    let rest = Frame { w: code.x - CODE_GAP - strip.x, ..strip };
    let (rest, caption) = rest.split_left(rest.w - CAPTION, CAPTION_GAP);
    let effects = in_play::effects_width(view, words).map(|width| width.min(WIDEST_EFFECTS));
    let beside = effects.map_or(LayoutUnit(0.0), |width| width + GAP);
    let free = rest.w - in_play::ingredients_width(view, words) - GAP - beside;
    let (scene, column) = scene(free, strip.h.min(SMALL_SCENE));
    let (left, rest) = rest.split_left(title_width(scene, column), GAP);
    let left = centred(left, TITLE_HEIGHT);
    scenery::behind_title(canvas, left, view);
    title(canvas, left, column, view, words)?;
    let rest = centred(rest, PARTS_HEIGHT);
    let pantry = match effects {
        Some(width) => {
            let (pantry, effects) = rest.split_left(rest.w - width - GAP, GAP);
            in_play::effects(canvas, effects, view, words);
            pantry
        }
        None => rest,
    };
    in_play::ingredients(canvas, pantry, view, words)?;
    scan(canvas, caption, view, words)?;
    canvas.draw_tagged(Tag::Figure(words.format(&sheet_read_qr())), |canvas| {
        view.qr.draw(canvas, code)
    });
    Ok(())
}

/// Draws the strip on a separate page in large print: title and code above, ingredients and caption
/// below. The effects in play are explained on the back of the page.
pub(crate) fn draw_large(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result {
    let (above, below) = frame.split_top((frame.h - GAP) / 2.0, GAP);
    let side = view.qr.side(above.h.min(LARGEST_CODE))?;
    let code = Frame::new(above.right() - side, above.y + (above.h - side) / 2.0, side, side);
    let column = COLUMN.1;
    let most = code.x - GAP - above.x - title_width(LayoutUnit(0.0), column);
    let scene = most.min(TITLE_HEIGHT);
    let left = centred(Frame { w: title_width(scene, column), ..above }, TITLE_HEIGHT);
    scenery::behind_title(canvas, left, view);
    title(canvas, left, column, view, words)?;
    canvas.draw_tagged(Tag::Figure(words.format(&sheet_read_qr())), |canvas| {
        view.qr.draw(canvas, code)
    });
    let (pantry, caption) = below.split_left(below.w - CAPTION, GAP);
    in_play::ingredients(canvas, pantry, view, words)?;
    scan(canvas, caption, view, words)
}

/// Returns the part of `frame` with height `h` in its middle.
fn centred(frame: Frame, h: LayoutUnit) -> Frame {
    Frame { y: frame.y + (frame.h - h) / 2.0, h, ..frame }
}

/// Returns the side of the drawing, at most `largest`, and the width of the column next to it.
/// `free` is the width that the ingredients leave of a strip.
fn scene(free: LayoutUnit, largest: LayoutUnit) -> (LayoutUnit, LayoutUnit) {
    let column = (free - title_width(LEAST_SCENE, LayoutUnit(0.0))).clamp(COLUMN.0, COLUMN.1);
    let side = free - title_width(LayoutUnit(0.0), column);
    (side.clamp(LEAST_SCENE, largest), column)
}

/// Draws the caption of the QR code.
fn scan(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) -> Result {
    let (title, note) = match &view.facts.tester {
        TestSource::Paper(ways) => ways.on_strip(),
        TestSource::Here | TestSource::Table => TestMethods::default().on_strip(),
    };
    let title = Paragraph::new(&words.format(&title), Face::Heading).lines(SCAN, frame.w)?;
    let note = Paragraph::new(&words.format(&note), Face::Regular).break_balanced(NOTE, frame.w)?;
    let height = title.len() as f64 * SCAN.em() * SCAN_LEADING
        + note.len() as f64 * NOTE.em() * SCAN_NOTE_LEADING;
    let y = frame.centre().y - height / 2.0 + SCAN.em() * SCAN_BASELINE;
    let mut block = |tag, lines: &[TextLine], y, leading, size: FontSize, colour| {
        let at = Point::new(frame.right(), y);
        canvas.draw_tagged(tag, |canvas| {
            canvas.lines(lines, at, size.em() * leading, Align::Right, size, colour)
        })
    };
    let end = block(Tag::Heading(2), &title, y, SCAN_LEADING, SCAN, theme::ACCENT);
    let y = end + SCAN_GAP;
    block(Tag::Paragraph, &note, y, SCAN_NOTE_LEADING, NOTE, theme::SOFT_INK);
    Ok(())
}

/// Gap between the drawing and the text at its right.
const TITLE_GAP: LayoutUnit = LayoutUnit(3.0);
/// Baseline of the first word of the [`wordmark`].
const TITLE_WORD_BASELINE: LayoutUnit = LayoutUnit(6.8);
/// Distance between the baselines of the words of the [`wordmark`].
const TITLE_WORD_LEADING: LayoutUnit = LayoutUnit(7.7);
/// Number of words of the [`wordmark`] that have room in full size.
const TITLE_WORDS: f64 = 2.0;
/// Baselines below the title: of level, players, small cauldrons, duration, name of the game, and
/// two lines of the seed.
const TITLE_DOWN: [LayoutUnit; 7] = baselines([20.4, 24.6, 30.4, 34.2, 38.0, 41.2, 41.2]);
/// Closer baselines, for a seed in two lines.
const TITLE_DOWN_CLOSE: [LayoutUnit; 7] = baselines([19.9, 23.7, 29.2, 32.3, 35.5, 38.4, 41.2]);
/// Baseline of the game's name without a seed below it.
const TITLE_LAST_DOWN: LayoutUnit = LayoutUnit(40.0);
/// Gap between the caption of the game's name and the name.
const TITLE_NAME_GAP: LayoutUnit = LayoutUnit(1.4);
/// Largest side of the moon that replaces a rating.
const TITLE_MOON: LayoutUnit = LayoutUnit(9.0);
/// Side of the stars that replace a rating.
const TITLE_STARS: LayoutUnit = LayoutUnit(6.0);
/// Gap above the moon, and between moon and stars.
const TITLE_STARS_GAP: LayoutUnit = LayoutUnit(1.6);

/// Height of the line with the owner.
const OWNER_HEIGHT: LayoutUnit = LayoutUnit(11.0);
/// Baseline of the title below the owner.
const OWNER_TITLE_DOWN: LayoutUnit = LayoutUnit(15.0);
const OWNER: Style = Style::new(Face::Wordmark, 26.0);
const OWNER_TITLE: Style = Style::new(Face::Wordmark, 14.0).colour(theme::ACCENT);

const TITLE_WORDMARK: Style = Style::new(Face::Wordmark, 22.0).colour(theme::ACCENT);
const TITLE_LEVEL: Style = Style::new(Face::Heading, 12.0);
const TITLE_FACT: Style = Style::new(Face::Regular, 8.5);
const TITLE_LABEL: Style = TITLE_FACT.colour(theme::SOFT_INK);
const TITLE_NAME: Style = Style::new(Face::Bold, 8.5);
const TITLE_SEED: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);

const fn baselines([a, b, c, d, e, f, g]: [f64; 7]) -> [LayoutUnit; 7] {
    [
        LayoutUnit(a),
        LayoutUnit(b),
        LayoutUnit(c),
        LayoutUnit(d),
        LayoutUnit(e),
        LayoutUnit(f),
        LayoutUnit(g),
    ]
}

/// Returns the width of a title with a drawing of side `scene` and a column of width `column`.
fn title_width(scene: LayoutUnit, column: LayoutUnit) -> LayoutUnit {
    scene + TITLE_GAP + column
}

/// Draws the drawing, as large as it fits next to a column, and the texts in the column. A line with
/// the owner of the sheet is above both.
fn title(
    canvas: &mut Canvas,
    frame: Frame,
    column: LayoutUnit,
    view: &SheetView,
    words: &Language,
) -> Result {
    let (mut scene, told) = frame.split_left(frame.w - column - TITLE_GAP, TITLE_GAP);
    let owner = owner_line(view, words);
    if let Some(owner) = &owner {
        let (name, below) = frame.split_top(OWNER_HEIGHT, LayoutUnit(0.0));
        draw_name(canvas, name, owner, OWNER)?;
        scene = Frame { y: below.y, h: below.h, ..scene };
    }
    canvas.symbol(Layer::Icon, symbol!("witches"), scene);
    match owner {
        Some(_) => small_wordmark(canvas, told, words),
        None => wordmark(canvas, told, words),
    }
    let seed = seed_lines(view, words, told.w);
    let down = if seed.len() > 1 { TITLE_DOWN_CLOSE } else { TITLE_DOWN };
    let [level_down, players_down, cauldrons_down, turns_down, name_down, seed_down @ ..] = down;
    title_line(canvas, told, level_down, &words.format(&level_name(view)), TITLE_LEVEL);
    let level = view.level.map(|level| sheet_level(level.number()));
    let players = sheet_players(view.facts.players.count());
    let facts: Vec<String> =
        level.into_iter().chain([players]).map(|fact| words.format(&fact)).collect();
    title_line(canvas, told, players_down, &facts.join("  ·  "), TITLE_FACT);
    match &view.rating {
        Some(rating) => {
            let length = words.format(&sheet_minutes(rating.minutes));
            title_line(canvas, told, turns_down, &length, TITLE_FACT);
            let foot = Point::new(told.x, told.y + cauldrons_down);
            cauldrons_from(canvas, foot, rating.difficulty);
        }
        None => {
            let top = players_down + TITLE_STARS_GAP;
            let moon = TITLE_MOON.min(name_down - TITLE_NAME.rise() - top);
            night(canvas, Frame::new(told.x, told.y + top, moon, moon));
        }
    }
    let name_down = if seed.is_empty() { TITLE_LAST_DOWN } else { name_down };
    game_name(canvas, told, name_down, view, words);
    for (seed, down) in seed.iter().zip(seed_down) {
        title_line(canvas, told, down, seed, TITLE_SEED);
    }
    Ok(())
}

/// Draws a line of text in the column, `down` below its top.
fn title_line(canvas: &mut Canvas, frame: Frame, down: LayoutUnit, text: &str, style: Style) {
    let at = Point::new(frame.x, frame.y + down);
    canvas.text(Layer::Text, text, at, Align::Left, shrink_style(style, text, frame.w));
}

/// Draws the title, each word on a separate line.
fn wordmark(canvas: &mut Canvas, frame: Frame, words: &Language) {
    let title = words.format(&sheet_title());
    let all: Vec<&str> = title.split(' ').collect();
    let share = (TITLE_WORDS / all.len() as f64).min(1.0);
    // A single word is in the middle of the two lines.
    let free = (TITLE_WORDS - all.len() as f64).max(0.0);
    let style =
        Style { size: FontSize::pt(TITLE_WORDMARK.size.points() * share), ..TITLE_WORDMARK };
    canvas.begin(Tag::Heading(1));
    for (i, word) in all.into_iter().enumerate() {
        let line = i as f64 + free / 2.0;
        let baseline = frame.y + (TITLE_WORD_BASELINE + TITLE_WORD_LEADING * line) * share;
        let at = Point::new(frame.x, baseline);
        // The space separates the words for screen readers.
        let said = format!("{word} ");
        canvas.text(Layer::Text, &said, at, Align::Left, shrink_style(style, word, frame.w));
    }
    canvas.end();
}

/// Draws the title in one line, below the owner of the sheet.
fn small_wordmark(canvas: &mut Canvas, frame: Frame, words: &Language) {
    let title = words.format(&sheet_title());
    canvas.draw_tagged(Tag::Heading(1), |canvas| {
        title_line(canvas, frame, OWNER_TITLE_DOWN, &title, OWNER_TITLE);
    });
}

/// Draws the name of the game with its caption.
fn game_name(
    canvas: &mut Canvas,
    frame: Frame,
    down: LayoutUnit,
    view: &SheetView,
    words: &Language,
) {
    let caption = words.format(&sheet_game());
    let at = Point::new(frame.x, frame.y + down);
    let caption = canvas.text(Layer::Text, &caption, at, Align::Left, TITLE_LABEL);
    let x = at.x + caption + TITLE_NAME_GAP;
    let style = shrink_style(TITLE_NAME, &view.label, frame.right() - x);
    canvas.text(Layer::Text, &view.label, Point::new(x, at.y), Align::Left, style);
}

/// Returns the seed that makes the game again, or the commitment, after its caption. In two lines
/// if one line is too short.
fn seed_lines(view: &SheetView, words: &Language, room: LayoutUnit) -> Vec<String> {
    let (called, seed) = match (&view.seed, &view.commitment) {
        (Some(seed), _) => (sheet_seed(), seed),
        (None, Some(commitment)) => (sheet_commitment(), commitment),
        (None, None) => return Vec::new(),
    };
    let called = words.format(&called);
    let whole = format!("{called} {seed}");
    if shrink_style(TITLE_SEED, &whole, room).width(&whole) <= room {
        vec![whole]
    } else {
        vec![called, seed.clone()]
    }
}

fn night(canvas: &mut Canvas, moon: Frame) {
    canvas.symbol(Layer::Ornament, symbol!("moon"), moon);
    let stars = Frame::new(moon.right() + TITLE_STARS_GAP, moon.y, TITLE_STARS, TITLE_STARS);
    canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scene_is_as_large_as_the_ingredients_allow() {
        let height = LayoutUnit(42.0);
        // Free width with eight ingredients or fewer.
        assert_eq!(scene(LayoutUnit(100.0), height), (LayoutUnit(42.0), LayoutUnit(46.0)));
        let (side, column) = scene(LayoutUnit(82.0), height);
        assert!(side >= LayoutUnit(32.0) && column == LayoutUnit(46.0), "{side} {column}");
        for free in (0..130).map(|free| LayoutUnit(f64::from(free))) {
            let (side, column) = scene(free, height);
            assert!((LEAST_SCENE..=height).contains(&side), "{free}: {side}");
            assert!((COLUMN.0..=COLUMN.1).contains(&column), "{free}: {column}");
            let least = title_width(LEAST_SCENE, COLUMN.0);
            assert!(title_width(side, column) <= free.max(least) + LayoutUnit(0.001), "{free}");
        }
    }
}
