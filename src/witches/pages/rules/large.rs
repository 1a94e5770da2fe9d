//! Rules in large print: all sections in order, in one column, on the necessary number of pages,
//! with the give-up code in a fold at the foot of the last leaf.

use super::*;
use crate::page::block::BLOCK_GAP;

/// Size of the text in points, before large print doubles it.
const POINTS: f64 = 7.5;
/// Largest width of readable lines and of pictures.
const WIDEST: LayoutUnit = LayoutUnit(100.0);
/// Largest height of an unbroken section, as a share of the page's height.
const WHOLE: f64 = 0.75;
/// Gap between two sections, in multiples of the font size.
const GAP: f64 = 1.1;
/// Upper limit of the number of pages.
const MOST: usize = 40;

/// Draws all rules on pages with margins of width `margin`.
pub(crate) fn draw_large(
    sheet: &PageGeometry,
    margin: LayoutUnit,
    view: &SheetView,
    words: &'static Language,
) -> Result<Vec<Canvas>> {
    let page = sheet.page(Orientation::Portrait).inset(margin);
    let w = page.w.min(WIDEST);
    let margins = Frame { x: page.centre().x - w / 2.0, w, ..page };
    let minutes = view.rating.as_ref().map(shared::minutes);
    let mut passages =
        contents(rules::to_play(&view.facts, SectionOrigin::OnPages, minutes), words);
    let second = passages.len();
    passages.extend(contents(rules::to_look_up(&view.facts, Density::Roomy), words));
    let (before, after) = passages.split_at(second);
    let mut pieces = Vec::new();
    for (part, begins) in [(before, false), (after, true)] {
        for (i, passage) in part.iter().enumerate() {
            let whole = TypesetSection::new(passage, POINTS, margins.w)?;
            let broken = match whole.height <= margins.h * WHOLE {
                true => vec![whole],
                false => {
                    let broken = passage.clone().split_at_breaks().into_iter();
                    let set = |passage| TypesetSection::new(&passage, POINTS, margins.w);
                    broken.map(set).collect::<Result<_, _>>()?
                }
            };
            let set = broken.into_iter().enumerate();
            pieces.extend(set.map(|(j, set)| (set, begins && i + j == 0)));
        }
    }
    let mut needed = 1;
    for count in 1..=MOST {
        if count < needed || (view.give_up.is_some() && count % 2 == 1) {
            continue;
        }
        let mut pages = Vec::new();
        for number in 1..=count {
            let mut canvas = sheet.canvas();
            canvas.ledger.enter("page", margins);
            let mut body = margins;
            if number == 1 {
                let (hat, said) = (symbol!("witch-hat"), (rules_title(), rules_intro()));
                body = shared::head_large(&mut canvas, body, hat, said, view, words)?;
                body = shared::clue(&mut canvas, body, &view.facts, words)?;
            }
            let mut covered = LayoutUnit(0.0);
            if let Some(code) = &view.give_up {
                if number + 1 == count {
                    body = fold_behind(&mut canvas, body, words, FoldStrip::Narrow)?;
                } else if number == count {
                    body = fold_code(&mut canvas, body, code, words, FoldStrip::Narrow)?;
                    covered = FoldStrip::Narrow.covered_height(margin);
                }
            }
            if number == count {
                body = aside(&mut canvas, body, covered, asides(view), words)?;
            }
            pages.push((canvas, body));
        }
        match flow(pages, &pieces, view, words)? {
            Ok(drawn) => return Ok(drawn),
            Err(at_least) => needed = at_least.max(count + 1),
        }
    }
    let (what, none) = (words.format(&rules_title()), LayoutUnit(0.0));
    Err(DrawError::Overflow { what, needed: none, available: none })
}

/// Distributes `pieces` over `pages`. Returns `Err` with the next number of pages to try if they do
/// not fit.
fn flow(
    pages: Vec<(Canvas, Frame)>,
    pieces: &[(TypesetSection, bool)],
    view: &SheetView,
    words: &'static Language,
) -> Result<Result<Vec<Canvas>, usize>> {
    let count = pages.len();
    let em = FontSize::pt(POINTS).em();
    let (mut drawn, mut rest) = (Vec::new(), pieces.iter().peekable());
    for (mut canvas, body) in pages {
        let mut body = body;
        if let Some((_, true)) = rest.peek() {
            let (hat, said) = (symbol!("witch-hat"), (rules_title_more(), rules_intro_more()));
            body = shared::head_large(&mut canvas, body, hat, said, view, words)?;
        }
        let mut y = body.y;
        canvas.ledger.enter("columns", body);
        let mut is_first = true;
        while let Some((set, begins)) = rest.peek() {
            let gap = match (is_first, set.continues) {
                (true, _) => LayoutUnit(0.0),
                (false, true) => em * BLOCK_GAP,
                (false, false) => em * GAP,
            };
            if (*begins && !is_first) || y + gap + set.height > body.bottom() {
                break;
            }
            set.draw(&mut canvas, Point::new(body.x, y + gap), POINTS);
            y += gap + set.height;
            is_first = false;
            rest.next();
        }
        canvas.ledger.leave();
        canvas.ledger.leave();
        drawn.push(canvas);
    }
    Ok(if rest.peek().is_none() { Ok(drawn) } else { Err(count + 1) })
}
