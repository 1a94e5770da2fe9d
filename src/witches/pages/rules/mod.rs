//! Rules on two sides of a leaf: the sections needed to begin, and those to consult during play.
//! For a collection of games, the leaf has the common rules, and each game has a separate page.
//! Sections that exceed the second page continue on a third.

mod actions;
mod large;
mod layout;
mod pictures;

pub(super) use large::draw_large;

use std::rc::Rc;

use self::actions::Actions;
use self::layout::{FirstRulesPage, FoldStrip, OtherRulesPages, fold_behind, fold_code};
use self::pictures::{ExamplePicture, IngredientsFigure};
use super::shared::IngredientLabel;
use super::*;
use crate::witches::rules::{self, Density, SectionOrigin};

/// Style of the columns, with sizes of 7 to 11.5 points.
const COLUMNS: ColumnStyle = ColumnStyle {
    gutter: LayoutUnit(8.0),
    sizes: (70, 115),
    step: 1,
    least_gap: (LayoutUnit(0.0), 0.8),
    largest_gap: LayoutUnit(9.0),
};
/// Size in points below which every section may break between columns.
const READABLE: f64 = 7.5;
/// Sizes to try for the notes at the foot of the second page, in points. These notes are irrelevant
/// in play.
const ASIDE: [f64; 3] = [8.0, 7.5, 7.0];
/// Line height of these notes.
const LEADING: f64 = 1.25;
/// First baseline of these notes.
const BASELINE: f64 = 0.95;
/// Gap above these notes.
const ASIDE_GAP: LayoutUnit = LayoutUnit(3.5);

/// Draws the sections needed to begin.
pub(super) fn draw_first(
    sheet: &PageGeometry,
    view: &SheetView,
    words: &'static Language,
) -> Result<Canvas> {
    let margins = sheet.text_frame();
    draw_within(sheet, margins, |canvas| {
        let title = (rules_title(), rules_intro());
        let mut body = head(canvas, margins, title, Some(view), words)?;
        if view.give_up.is_some() {
            body = fold_behind(canvas, body, words, FoldStrip::Usual)?;
        }
        let body = shared::clue(canvas, body, &view.facts, words)?;
        let minutes = view.rating.as_ref().map(shared::minutes);
        let sections = rules::to_play(&view.facts, SectionOrigin::Cut, minutes);
        FirstRulesPage::fit(body, sections, words, &words.format(&rules_title()))?.draw(canvas);
        Ok(())
    })
}

/// Draws the sections to consult during play, on one page or two, with the give-up code in its
/// fold.
pub(super) fn draw_rest(
    sheet: &PageGeometry,
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
            (above, FoldStrip::Usual.covered_height(theme::MARGIN))
        }
        None => (body, LayoutUnit(0.0)),
    };
    let body = aside(&mut canvas, body, covered, asides(view), words)?;
    let sections = |density| contents(rules::to_look_up(&view.facts, density), words);
    let (roomy, dense) = (|| sections(Density::Roomy), || sections(Density::Dense));
    rest(sheet, canvas, (margins, body), roomy, dense, Some(view), words)
}

/// Draws sections onto `canvas`, which has its head and foot already, and those that exceed it onto
/// a further page.
fn rest(
    sheet: &PageGeometry,
    mut canvas: Canvas,
    (margins, body): (Frame, Frame),
    roomy: impl FnOnce() -> Vec<TextSection>,
    dense: impl FnOnce() -> Vec<TextSection>,
    view: Option<&SheetView>,
    words: &'static Language,
) -> Result<Vec<Canvas>> {
    let title = words.format(&rules_title_more());
    let mut further = sheet.canvas();
    further.ledger.enter("page", margins);
    let free = head(&mut further, margins, (rules_title_rest(), rules_intro_rest()), view, words)?;
    let goes_on = text(&words.format_hyphenated(&rules_goes_on(rules_title_rest())));
    let OtherRulesPages { first, second } =
        OtherRulesPages::fit((body, free), roomy, dense, goes_on, &title)?;
    first.draw(&mut canvas);
    canvas.ledger.leave();
    let Some(second) = second else { return Ok(vec![canvas]) };
    second.draw(&mut further);
    further.ledger.leave();
    Ok(vec![canvas, further])
}

/// Draws the head of a page of rules, with the name of the game if there is a `view`.
fn head(
    canvas: &mut Canvas,
    frame: Frame,
    messages: (Message, Message),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame> {
    shared::head(canvas, frame, symbol!("witch-hat"), messages, view, words)
}

/// Returns the notes that are irrelevant in play: the meaning of the rating, and the credits.
fn asides(view: &SheetView) -> Vec<Message> {
    let rated = view.rating.iter().flat_map(|rating| shared::rating_explained(rating, &view.facts));
    let edition = sheet_edition(view.edition);
    rated.chain([sheet_made_by(rules_credits(), sheet_press(), edition)]).collect()
}

/// Draws such notes at the foot of `frame`, in an area at least `least` high. Returns the free
/// frame above.
fn aside(
    canvas: &mut Canvas,
    frame: Frame,
    least: LayoutUnit,
    messages: Vec<Message>,
    words: &Language,
) -> Result<Frame> {
    let said = messages.iter().map(|text| Paragraph::new(&words.format(text), Face::Regular));
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
    let (above, aside) = frame.split_top(frame.h - height, LayoutUnit(0.0));
    let at = Point::new(aside.x, aside.y + ASIDE_GAP + size.em() * BASELINE);
    canvas.lines(&lines, at, size.em() * LEADING, Align::Left, size, theme::SOFT_INK);
    Ok(above)
}

/// Sets sections in the largest size that fits. If that is below [`READABLE`], sections may break
/// between columns.
pub(super) fn readable(frame: Frame, sections: Vec<TextSection>, title: &str) -> Result<Columns> {
    match Columns::fit(COLUMNS, frame, &sections, title) {
        Ok(whole) if whole.points >= READABLE => Ok(whole),
        _ => {
            let broken: Vec<_> =
                sections.into_iter().flat_map(TextSection::split_at_breaks).collect();
            Columns::fit(COLUMNS, frame, &broken, title)
        }
    }
}

/// Draws the sections needed to begin any game of a collection.
pub(super) fn draw_common_first(
    sheet: &PageGeometry,
    facts: &PublicFacts,
    kinds: &[Settings],
    words: &'static Language,
) -> Result<Canvas> {
    let margins = sheet.text_frame_with_foot();
    draw_within(sheet, margins, |canvas| {
        let body = head(canvas, margins, (rules_title(), rules_intro()), None, words)?;
        let sections = rules::common_to_play(facts, kinds);
        FirstRulesPage::fit(body, sections, words, &words.format(&rules_title()))?.draw(canvas);
        Ok(())
    })
}

/// Draws the sections to consult during play of any game of a collection, on one page or two.
pub(super) fn draw_common_rest(
    sheet: &PageGeometry,
    facts: &PublicFacts,
    kinds: &[Settings],
    words: &'static Language,
) -> Result<Vec<Canvas>> {
    let mut canvas = sheet.canvas();
    let margins = sheet.text_frame_with_foot();
    canvas.ledger.enter("page", margins);
    let body = head(&mut canvas, margins, (rules_title_more(), rules_intro_more()), None, words)?;
    let body = aside(&mut canvas, body, LayoutUnit(0.0), vec![rules_credits()], words)?;
    let sections = || contents(rules::common_to_look_up(facts, kinds), words);
    rest(sheet, canvas, (margins, body), sections, sections, None, words)
}

/// Converts sections of the rules to [`TextSection`]s, in the same order.
fn contents(sections: Vec<rules::PrintedSection>, words: &'static Language) -> Vec<TextSection> {
    let said = |section: rules::PrintedSection| {
        let piece = |blocks: Vec<rules::PrintedBlock>| {
            blocks.into_iter().map(|block| to_block(block, words)).collect()
        };
        let pieces = section.pieces.into_iter().map(piece).collect();
        TextSection::in_pieces(&words.format(&section.title), pieces)
    };
    sections.into_iter().flat_map(said).collect()
}

/// Converts a section of the rules to a single [`TextSection`].
fn passage(section: rules::PrintedSection, words: &'static Language) -> TextSection {
    let blocks = section.pieces.into_iter().flatten().map(|block| to_block(block, words));
    TextSection::new(&words.format(&section.title), blocks.collect())
}

fn to_block(block: rules::PrintedBlock, words: &'static Language) -> Block {
    match block {
        rules::PrintedBlock::Text(text) => Block::Text(words.format_hyphenated(&text)),
        rules::PrintedBlock::Item(about, text) => {
            Block::Item(marker(about), words.format_hyphenated(&text))
        }
        rules::PrintedBlock::Group(text) => Block::Group(words.format(&text)),
        rules::PrintedBlock::Actions { actions, dots } => {
            Block::Figure(Rc::new(Actions::new(actions, dots, words)))
        }
        rules::PrintedBlock::Ingredients(all) => {
            Block::Figure(Rc::new(IngredientsFigure(IngredientLabel::of(all, words))))
        }
        rules::PrintedBlock::Example(example) => {
            Block::Figure(Rc::new(ExamplePicture::new(&example, words)))
        }
    }
}

/// Converts the marker of a list item.
fn marker(about: rules::ListMarker) -> ItemMarker {
    match about {
        rules::ListMarker::Bullet => ItemMarker::Bullet,
        rules::ListMarker::Step(number) => ItemMarker::Number(number),
        rules::ListMarker::Special(special) => ItemMarker::Symbol(special.into()),
    }
}

/// Shares of the page's body to try for the texts of a game. The rest is for notes.
const FACTS_SHARES: [f64; 5] = [0.3, 0.4, 0.5, 0.6, 0.72];
/// Style of these texts, in sizes at which a part of the page remains free for notes.
const FACTS_COMFORTABLE: ColumnStyle = ColumnStyle { sizes: (105, 115), step: 5, ..COLUMNS };
/// Distance from the top of the head to the foot of the small cauldrons.
const FACTS_CAULDRONS: LayoutUnit = LayoutUnit(16.2);
/// Gap above the notes.
const FACTS_NOTES_GAP: LayoutUnit = LayoutUnit(6.0);

/// Draws the page of one game of a collection: the players' knowledge of it, and room for notes.
pub(super) fn draw_facts(
    sheet: &PageGeometry,
    view: &SheetView,
    words: &'static Language,
) -> Result<Canvas> {
    let margins = sheet.text_frame_with_foot();
    draw_within(sheet, margins, |canvas| {
        let (title, intro) = (words.format(&sheet_facts()), game_line(view, words));
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

/// Returns level, players, recipe and number of ingredients in one line.
fn game_line(view: &SheetView, words: &'static Language) -> String {
    let facts = &view.facts;
    let known = [
        view.level.map(|level| sheet_level(level.number())),
        Some(sheet_players(facts.players.count())),
        Some(sheet_recipe(facts.recipe)),
        Some(sheet_ingredients(facts.ingredients)),
    ];
    let known: Vec<String> = known.iter().flatten().map(|fact| words.format(fact)).collect();
    known.join("  ·  ")
}

/// Returns the texts of the page, and the frame left for notes if there is enough room.
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
