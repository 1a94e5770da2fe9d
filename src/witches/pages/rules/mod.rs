//! The rules, on two sides of a leaf: what everybody must know to begin, and what is looked up;
//! and the same for many games, where each has a page of its own beside them. What is too much for
//! the second page goes on on a third.

mod actions;
mod large;
mod layout;
mod pictures;

pub(super) use large::draw_large;

use std::rc::Rc;

use self::actions::Actions;
use self::layout::{First, FoldStrip, Rest, fold_behind, fold_code};
use self::pictures::{ExamplePicture, Pantry};
use super::shared::HerbWords;
use super::*;
use crate::witches::rules::{self, Density, Sections};

/// The columns, with sizes of 7 to 11.5 points.
const COLUMNS: ColumnStyle = ColumnStyle {
    gutter: Unit(8.0),
    sizes: (70, 115),
    step: 1,
    least_gap: (Unit(0.0), 0.8),
    largest_gap: Unit(9.0),
};
/// Below this size, in points, every section may go on in the next column.
const READABLE: f64 = 7.5;
/// What is of no use in play, at the foot of the second page: its sizes in points, the distance
/// of its lines and the baseline of the first in sizes, and the space above it.
const ASIDE: [f64; 3] = [8.0, 7.5, 7.0];
const LEADING: f64 = 1.25;
const BASELINE: f64 = 0.95;
const ASIDE_GAP: Unit = Unit(3.5);

/// Draws what everybody must know to begin.
pub(super) fn draw_first(
    sheet: &Setup,
    view: &SheetView,
    words: &'static Language,
) -> Result<Canvas> {
    let margins = sheet.text_frame();
    within(sheet, margins, |canvas| {
        let title = (rules_title(), rules_intro());
        let mut body = head(canvas, margins, title, Some(view), words)?;
        if view.give_up.is_some() {
            body = fold_behind(canvas, body, words, FoldStrip::Usual)?;
        }
        let body = shared::clue(canvas, body, &view.facts, words)?;
        let minutes = view.rating.as_ref().map(shared::minutes);
        let sections = rules::to_play(&view.facts, Sections::Cut, minutes);
        First::fit(body, sections, words, &words.say(&rules_title()))?.draw(canvas);
        Ok(())
    })
}

/// Draws what is looked up, on one page or two, with the give-up code in its fold.
pub(super) fn draw_rest(
    sheet: &Setup,
    view: &SheetView,
    words: &'static Language,
) -> Result<Vec<Canvas>> {
    let mut canvas = sheet.canvas();
    let margins = sheet.text_frame();
    canvas.ledger.enter("page", margins);
    let title = (rules_title_more(), rules_intro_more());
    let body = head(&mut canvas, margins, title, Some(view), words)?;
    let (body, covered) = match &view.give_up {
        Some(code) => {
            let above = fold_code(&mut canvas, body, code, words, FoldStrip::Usual)?;
            (above, FoldStrip::Usual.covered(theme::MARGIN))
        }
        None => (body, Unit(0.0)),
    };
    let body = aside(&mut canvas, body, covered, asides(view), words)?;
    let sections = |density| contents(rules::to_look_up(&view.facts, density), words);
    let (roomy, dense) = (|| sections(Density::Roomy), || sections(Density::Dense));
    rest(sheet, canvas, (margins, body), roomy, dense, Some(view), words)
}

/// Draws sections onto a page that has its head and foot, and what is too much onto a further one.
fn rest(
    sheet: &Setup,
    mut canvas: Canvas,
    (margins, body): (Frame, Frame),
    roomy: impl FnOnce() -> Vec<Passage>,
    dense: impl FnOnce() -> Vec<Passage>,
    view: Option<&SheetView>,
    words: &'static Language,
) -> Result<Vec<Canvas>> {
    let title = words.say(&rules_title_more());
    let mut further = sheet.canvas();
    further.ledger.enter("page", margins);
    let free = head(&mut further, margins, (rules_title_rest(), rules_intro_rest()), view, words)?;
    let goes_on = text(&words.flow(&rules_goes_on(rules_title_rest())));
    let Rest { first, second } = Rest::fit((body, free), roomy, dense, goes_on, &title)?;
    first.draw(&mut canvas);
    canvas.ledger.leave();
    let Some(second) = second else { return Ok(vec![canvas]) };
    second.draw(&mut further);
    further.ledger.leave();
    Ok(vec![canvas, further])
}

/// The head of either page, of a sheet or of many.
fn head(
    canvas: &mut Canvas,
    frame: Frame,
    said: (Message, Message),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame> {
    shared::head(canvas, frame, symbol!("witch-hat"), said, view, words)
}

/// What is of no use in play: what the rating means, who had the idea and who made it.
fn asides(view: &SheetView) -> Vec<Message> {
    let rated = view.rating.iter().flat_map(|rating| shared::rating_explained(rating, &view.facts));
    let edition = sheet_edition(view.edition);
    rated.chain([sheet_made_by(rules_credits(), sheet_press(), edition)]).collect()
}

/// Draws what is of no use in play. It takes at least so much of the frame's foot. Returns what is
/// free above.
fn aside(
    canvas: &mut Canvas,
    frame: Frame,
    least: Unit,
    said: Vec<Message>,
    words: &Language,
) -> Result<Frame> {
    let said = said.iter().map(|text| Paragraph::new(&words.say(text), Face::Regular));
    let said: Vec<Paragraph> = said.collect();
    let height = |lines: usize, size: FontSize| size.em() * LEADING * lines as f64 + ASIDE_GAP;
    let mut set = None;
    for size in ASIDE.map(FontSize::pt) {
        let lines = said.iter().map(|text| text.lines(size, frame.w));
        let lines = lines.collect::<Result<Vec<_>, _>>()?.concat();
        let fits = height(lines.len(), size) <= least;
        set = Some((size, lines));
        if fits {
            break;
        }
    }
    let Some((size, lines)) = set else { return Ok(frame) };
    let height = height(lines.len(), size).max(least);
    let (above, aside) = frame.split_top(frame.h - height, Unit(0.0));
    let at = Point::new(aside.x, aside.y + ASIDE_GAP + size.em() * BASELINE);
    canvas.lines(&lines, at, size.em() * LEADING, Align::Left, size, theme::SOFT_INK);
    Ok(above)
}

/// Sections at the largest size that fits, broken wherever a column ends below what is readable.
pub(super) fn readable(frame: Frame, sections: Vec<Passage>, title: &str) -> Result<Columns> {
    match Columns::fit(COLUMNS, frame, &sections, title) {
        Ok(whole) if whole.points >= READABLE => Ok(whole),
        _ => {
            let broken: Vec<_> = sections.into_iter().flat_map(Passage::broken).collect();
            Columns::fit(COLUMNS, frame, &broken, title)
        }
    }
}

/// Draws what everybody must know to begin any of many games.
pub(super) fn draw_common_first(
    sheet: &Setup,
    facts: &Facts,
    kinds: &[Settings],
    words: &'static Language,
) -> Result<Canvas> {
    let margins = sheet.text_frame_with_foot();
    within(sheet, margins, |canvas| {
        let body = head(canvas, margins, (rules_title(), rules_intro()), None, words)?;
        let sections = rules::common_to_play(facts, kinds);
        First::fit(body, sections, words, &words.say(&rules_title()))?.draw(canvas);
        Ok(())
    })
}

/// Draws what is looked up in any of many games, on one page or two.
pub(super) fn draw_common_rest(
    sheet: &Setup,
    facts: &Facts,
    kinds: &[Settings],
    words: &'static Language,
) -> Result<Vec<Canvas>> {
    let mut canvas = sheet.canvas();
    let margins = sheet.text_frame_with_foot();
    canvas.ledger.enter("page", margins);
    let body = head(&mut canvas, margins, (rules_title_more(), rules_intro_more()), None, words)?;
    let body = aside(&mut canvas, body, Unit(0.0), vec![rules_credits()], words)?;
    let sections = || contents(rules::common_to_look_up(facts, kinds), words);
    rest(sheet, canvas, (margins, body), sections, sections, None, words)
}

/// Sections of rules, in the same order.
fn contents(sections: Vec<rules::Topic>, words: &'static Language) -> Vec<Passage> {
    let said = |section: rules::Topic| {
        let piece = |blocks: Vec<rules::TopicBlock>| {
            blocks.into_iter().map(|block| drawn(block, words)).collect()
        };
        let pieces = section.pieces.into_iter().map(piece).collect();
        Passage::in_pieces(&words.say(&section.title), pieces)
    };
    sections.into_iter().flat_map(said).collect()
}

/// A section in one piece.
fn passage(section: rules::Topic, words: &'static Language) -> Passage {
    let blocks = section.pieces.into_iter().flatten().map(|block| drawn(block, words));
    Passage::new(&words.say(&section.title), blocks.collect())
}

fn drawn(block: rules::TopicBlock, words: &'static Language) -> Block {
    match block {
        rules::TopicBlock::Text(text) => Block::Text(words.flow(&text)),
        rules::TopicBlock::Item(about, text) => Block::Item(marker(about), words.flow(&text)),
        rules::TopicBlock::Group(text) => Block::Group(words.say(&text)),
        rules::TopicBlock::Actions { actions, dots } => {
            Block::Figure(Rc::new(Actions::new(actions, dots, words)))
        }
        rules::TopicBlock::Ingredients(all) => {
            Block::Figure(Rc::new(Pantry(HerbWords::of(all, words))))
        }
        rules::TopicBlock::Example(example) => {
            Block::Figure(Rc::new(ExamplePicture::new(&example, words)))
        }
    }
}

/// What an item is about, drawn.
fn marker(about: rules::TopicMarker) -> ItemMarker {
    match about {
        rules::TopicMarker::Bullet => ItemMarker::Bullet,
        rules::TopicMarker::Step(number) => ItemMarker::Number(number),
        rules::TopicMarker::Special(special) => ItemMarker::Symbol(special.into()),
    }
}

/// Which parts of the page's body its texts may take, as long as they stay as large as this,
/// in points; the rest is for notes.
const FACTS_SHARES: [f64; 5] = [0.3, 0.4, 0.5, 0.6, 0.72];
const FACTS_COMFORTABLE: ColumnStyle = ColumnStyle { sizes: (105, 115), step: 5, ..COLUMNS };
/// The foot of the small cauldrons below the name, from the top of the head.
const FACTS_CAULDRONS: Unit = Unit(16.2);
/// Above the notes.
const FACTS_NOTES_GAP: Unit = Unit(6.0);

/// Draws the page of one game of many: all that its players know of it, and room for notes.
pub(super) fn draw_facts(
    sheet: &Setup,
    view: &SheetView,
    words: &'static Language,
) -> Result<Canvas> {
    let margins = sheet.text_frame_with_foot();
    within(sheet, margins, |canvas| {
        let (title, intro) = (words.say(&sheet_facts()), known(view, words));
        let (emblem, said) = (symbol!("potion"), (title.as_str(), intro.as_str()));
        let body = shared::head_of(canvas, margins, emblem, said, Some(view), words)?;
        if let Some(rating) = &view.rating {
            let foot = Point::new(margins.right(), margins.y + FACTS_CAULDRONS);
            shared::cauldrons(canvas, foot, rating.difficulty);
        }
        let body = shared::clue(canvas, body, &view.facts, words)?;
        let (columns, free) = facts_texts(body, view, words, &title)?;
        columns.draw(canvas);
        if let Some(free) = free {
            shared::notes(canvas, free, words);
        }
        Ok(())
    })
}

/// Level, players, recipe and herbs in a line.
fn known(view: &SheetView, words: &'static Language) -> String {
    let facts = &view.facts;
    let known = [
        view.level.map(|level| sheet_level(level.number())),
        Some(sheet_players(facts.players.count())),
        Some(sheet_recipe(facts.recipe)),
        Some(sheet_ingredients(facts.ingredients)),
    ];
    let known: Vec<String> = known.iter().flatten().map(|fact| words.say(fact)).collect();
    known.join("  ·  ")
}

/// The texts, and what they leave free.
fn facts_texts(
    body: Frame,
    view: &SheetView,
    words: &'static Language,
    title: &str,
) -> Result<(Columns, Option<Frame>)> {
    let mut sections = rules::of_game(&view.facts);
    sections.extend(view.rating.iter().map(|rating| shared::rating_section(rating, &view.facts)));
    let sections = contents(sections, words);
    for share in FACTS_SHARES {
        let (top, rest) = body.split_top(body.h * share, FACTS_NOTES_GAP);
        if let Ok(columns) = Columns::fit(FACTS_COMFORTABLE, top, &sections, title) {
            return Ok((columns, Some(rest)));
        }
    }
    Ok((readable(body, sections, title)?, None))
}
