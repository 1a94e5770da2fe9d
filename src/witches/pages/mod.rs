//! Internal, may change. Pages of a sheet: board front, board back, rules, notebook, and optional
//! pages such as oracle and answers.
//!
//! Lengths are in [`LayoutUnit`]s, which are millimetres on A4 and Letter. Line heights and baselines of
//! type `f64` are multiples of the font size.

pub(crate) mod answers;
mod board;
pub(crate) mod campaign;
pub(crate) mod keeper;
mod large;
#[cfg(test)]
mod large_tests;
mod notebook;
pub(crate) mod oracle;
mod rules;
#[cfg(test)]
mod scene_tests;
mod shared;
#[cfg(test)]
mod symbols_tests;
mod tables;
#[cfg(test)]
pub(super) mod tests;

// Common imports of the files in this folder, which `use super::*`.
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::common::threads::{self, Threads};
use crate::page::block::{Block, Figure, ItemMarker, TextSection, TypesetSection, item, text};
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::columns::{ColumnStyle, Columns};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::ledger::Layer;
use crate::page::nameplate::draw_name;
use crate::page::scripts::isolated;
use crate::page::shape::{Contour, Frame, Point, QUARTER, lines, outline_of};
use crate::page::symbols::symbol;
use crate::page::tag::Tag;
use crate::page::text::{FontSize, Paragraph, TextLine};
use crate::page::{DrawError, DrawOptions, LayoutUnit, Page, Qr, Symbol, theme};
use crate::texts::msg::*;
use crate::texts::{Language, Message, row};
use crate::witches::WitchesConcern;
use crate::witches::board::{Board, CellRect, Side, Special};
use crate::witches::campaign::Chapter;
use crate::witches::game_data::PublicFacts;
use crate::witches::oracle::Oracle;
use crate::witches::playtest::PrintedRating;
use crate::witches::puzzle::{Category, Ingredient};
use crate::witches::settings::{Level, Settings};

pub(crate) use board::phase_message;
pub(crate) use shared::{rating_message, rating_summary};

/// Result of drawing. A [`DrawError`] is a text that does not fit, or drawings that overlap.
type Result<T = (), E = DrawError> = std::result::Result<T, E>;

/// Content of a sheet, ready for drawing.
#[derive(Clone, Debug)]
pub struct SheetView {
    /// Seed of all decoration; never printed.
    pub art: Seed,
    /// Name of the game, such as `Furop Jolad`.
    pub label: String,
    /// Name of the player who owns the sheet, at the top of the front and of the notebook.
    pub(crate) owner: Option<String>,
    /// Seed from which the game can be made again. `None` on a tournament's sheet, which must not
    /// reveal it.
    pub seed: Option<String>,
    /// Commitment to a tournament's key; `None` on an ordinary sheet.
    pub commitment: Option<String>,
    /// Number of the edition, from 1.
    pub edition: u8,
    /// Level; `None` for custom settings.
    pub level: Option<Level>,
    /// Chapter of the sheet in a campaign.
    pub(crate) chapter: Option<Chapter>,
    /// Players' knowledge of the game.
    pub facts: PublicFacts,
    /// Printed aims.
    pub aims: Vec<Message>,
    /// Rating of the sheet; `None` on a sheet printed without one.
    pub rating: Option<PrintedRating>,
    /// Both sides of the board.
    pub board: Board,
    /// Numbers of the oracle; `None` on a sheet printed without one.
    pub(crate) oracle: Option<Oracle>,
    /// QR code with the sealed answer.
    pub qr: Qr,
    /// Give-up code, printed upside down at the foot of the rules. `None` if the players have no
    /// page that reads codes, and on a tournament's sheet, whose organiser keeps the code.
    pub give_up: Option<String>,
}

/// Returns the name of the level of `view`, or of its chapter in a campaign.
fn level_name(view: &SheetView) -> Message {
    if let Some(chapter) = view.chapter {
        return story_chapter(chapter.number());
    }
    view.level.map_or_else(sheet_custom, Level::name)
}

/// Returns the line with the name of the player who owns the sheet.
fn owner_line(view: &SheetView, words: &Language) -> Option<String> {
    let owner = view.owner.as_deref()?;
    Some(words.format(&print_owner(isolated(owner))))
}

/// Returns the name of the game.
pub(crate) fn title() -> Message {
    sheet_title()
}

/// Returns the credits for the idea of the game and for its sheets. Markup.
pub(crate) fn credits() -> Message {
    sheet_credits(rules_credits(), sheet_press())
}

/// Draws a sheet: board front, board back, the rules on both sides of a leaf, the oracle on a leaf
/// if `view` has one, and the notebook. Rules that exceed their leaf follow the notebook.
///
/// # Errors
/// If the QR code cannot be printed large enough, a text does not fit, drawings overlap, or the
/// board does not match the number of players.
pub fn pages(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    if options.large_print {
        check_sections(view)?;
        return large::pages(view, options);
    }
    let mut parts: Vec<Draw> = vec![front, back, rules_first, rules_rest];
    if view.oracle.is_some() {
        parts.push(oracle::leaf);
    }
    parts.push(leaf);
    let drawn = threads::map_on(Threads::all(), &parts, |draw| draw(view, options))?;
    Ok(with_further(drawn, RULES_REST, options))
}

/// Returns the pages of all parts, the last of which is the notebook. Pages of the part at index
/// `rest` after its first page follow the notebook: on its back if that is free, else on a separate
/// leaf.
fn with_further(mut drawn: Vec<Vec<Page>>, rest: usize, options: &DrawOptions) -> Vec<Page> {
    let notebook = drawn.pop().unwrap_or_default();
    let further = drawn.get_mut(rest).map(|rules| rules.split_off(rules.len().min(1)));
    let sheet = PageGeometry::new(options);
    let is_behind = notebook.len() % 2 == 1;
    let further = further.unwrap_or_default().into_iter().map(|page| match is_behind {
        true => sheet.make_back(page),
        false => page,
    });
    drawn.into_iter().flatten().chain(notebook).chain(further).collect()
}

/// Index of [`rules_rest`] among the parts of a sheet.
const RULES_REST: usize = 3;

/// Function that draws some pages of a [`SheetView`].
type Draw = fn(&SheetView, &DrawOptions) -> Result<Vec<Page>>;

fn rules_first(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let canvas = rules::draw_first(&sheet, view, words)?;
    Ok(vec![sheet.front(
        canvas,
        Orientation::Portrait,
        "rules",
        &words.format(&sheet_page_rules()),
    )?])
}

fn rules_rest(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    let sheet = PageGeometry::new(options);
    let drawn = rules::draw_rest(&sheet, view, options.language)?;
    more_rules(&sheet, drawn, "rules", options)
}

/// Returns the pages after the first page of rules: its back, and the front of a further leaf if
/// `drawn` has a second canvas.
fn more_rules(
    sheet: &PageGeometry,
    drawn: Vec<Canvas>,
    name: &str,
    options: &DrawOptions,
) -> Result<Vec<Page>> {
    let titles = [sheet_page_rules_more(), sheet_page_rules_rest()];
    let pages = (2..).zip(titles).zip(drawn).map(|((number, title), canvas)| {
        let (name, title) = (format!("{name}-{number}"), options.language.format(&title));
        match number {
            2 => sheet.back(canvas, Orientation::Portrait, &name, &title),
            _ => sheet.front(canvas, Orientation::Portrait, &name, &title),
        }
    });
    pages.collect()
}

/// Draws the [`notebook()`] as a separate leaf.
fn leaf(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    let sheet = PageGeometry::new(options);
    let pages = notebook(view, options)?.into_iter().enumerate();
    Ok(pages.map(|(i, page)| if i % 2 == 0 { page } else { sheet.make_back(page) }).collect())
}

/// Draws the notebook of a game: the log of its tests, and a large grid.
pub(crate) fn notebook(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let title = words.format(&sheet_notebook());
    let pages = notebook::draw(&sheet, view, words)?.into_iter().enumerate();
    let pages = pages.map(|(i, canvas)| match i {
        0 => sheet.front(canvas, Orientation::Portrait, "notebook", &title),
        _ => sheet.front(canvas, Orientation::Portrait, &format!("notebook-{}", i + 1), &title),
    });
    pages.collect()
}

/// Draws the page with the players' knowledge of `view`, one game in a collection of games.
pub(crate) fn facts(view: &SheetView, options: &DrawOptions) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let canvas = rules::draw_facts(&sheet, view, words)?;
    sheet.front(canvas, Orientation::Portrait, "facts", &words.format(&sheet_page_facts()))
}

/// Draws the rules common to games of all `kinds`: on both sides of a leaf, and on a further leaf
/// if necessary.
pub(crate) fn how_to_play(
    facts: &PublicFacts,
    kinds: &[Settings],
    options: &DrawOptions,
) -> Result<Vec<Page>> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let canvas = rules::draw_common_first(&sheet, facts, kinds, words)?;
    let title = words.format(&sheet_page_how_to_play());
    let mut pages = vec![sheet.front(canvas, Orientation::Portrait, "how-to-play", &title)?];
    let drawn = rules::draw_common_rest(&sheet, facts, kinds, words)?;
    pages.extend(more_rules(&sheet, drawn, "how-to-play", options)?);
    Ok(pages)
}

/// Draws the board of `view`, front and back.
pub(crate) fn board(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    Ok([front(view, options)?, back(view, options)?].concat())
}

fn front(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    board_side(view, options, Side::Front)
}

fn back(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    board_side(view, options, Side::Back)
}

fn board_side(view: &SheetView, options: &DrawOptions, which: Side) -> Result<Vec<Page>> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let canvas = side(view, options, which)?;
    let mut page = match which {
        Side::Front => sheet.front(
            canvas,
            Orientation::Landscape,
            "front",
            &words.format(&sheet_page_front()),
        )?,
        Side::Back => {
            sheet.back(canvas, Orientation::Landscape, "back", &words.format(&sheet_page_back()))?
        }
    };
    let sections: Vec<CellRect> =
        view.board.sections.iter().map(|section| section.rect(which)).collect();
    page.seams = board::seams(&sheet, view, &sections);
    Ok(vec![page])
}

/// Draws a page whose content must stay inside `frame`.
fn draw_within(
    sheet: &PageGeometry,
    frame: Frame,
    draw: impl FnOnce(&mut Canvas) -> Result,
) -> Result<Canvas> {
    let mut canvas = sheet.canvas();
    canvas.ledger.enter("page", frame);
    draw(&mut canvas)?;
    canvas.ledger.leave();
    Ok(canvas)
}

/// Returns an error unless the board is made for the number of players in `view.facts`.
fn check_sections(view: &SheetView) -> Result {
    let sections = view.board.sections.len();
    if sections != usize::from(view.facts.players.sections()) {
        let players = view.facts.players.count();
        return Err(DrawError::Impossible(format!(
            "a board of {sections} sections does not fit {players} players; make the board for them"
        )));
    }
    Ok(())
}

fn side(view: &SheetView, options: &DrawOptions, side: Side) -> Result<Canvas> {
    check_sections(view)?;
    let sheet = PageGeometry::new(options);
    let mut canvas = sheet.canvas();
    board::draw(&mut canvas, &sheet, view, options.language, side)?;
    Ok(canvas)
}

impl From<Ingredient> for Symbol {
    fn from(ingredient: Ingredient) -> Symbol {
        drawing(ingredient.id())
    }
}

impl From<Category> for Symbol {
    fn from(category: Category) -> Symbol {
        match category {
            Category::Cauldron => symbol!("category-cauldron"),
            Category::Investigative => symbol!("category-investigative"),
            Category::Player => symbol!("category-player"),
            Category::Field => symbol!("category-field"),
            Category::Complex => symbol!("category-complex"),
        }
    }
}

impl Ingredient {
    /// Returns the mark of the ingredient in notes: a single stroke, easy to copy with a pencil.
    pub(crate) const fn mark(self) -> Symbol {
        match self {
            Ingredient::Parsley => symbol!("mark-parsley"),
            Ingredient::Sage => symbol!("mark-sage"),
            Ingredient::Chives => symbol!("mark-chives"),
            Ingredient::Rosemary => symbol!("mark-rosemary"),
            Ingredient::Oregano => symbol!("mark-oregano"),
            Ingredient::Mint => symbol!("mark-mint"),
            Ingredient::Dill => symbol!("mark-dill"),
            Ingredient::Basil => symbol!("mark-basil"),
            Ingredient::Thyme => symbol!("mark-thyme"),
            Ingredient::Pepper => symbol!("mark-pepper"),
        }
    }
}

impl From<Special> for Symbol {
    fn from(special: Special) -> Symbol {
        drawing(special.id())
    }
}

fn drawing(id: &str) -> Symbol {
    Symbol::named(id).unwrap_or(symbol!("potion"))
}
