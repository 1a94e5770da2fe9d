//! The colour race on paper: track, rules, cards with their backs, pawns.

mod art;
mod bridge;
mod course;
mod path;
mod room;
mod scenery;
mod shapes;
mod strip;
mod track;
mod words;

use super::canvas::Canvas;
use super::geometry::Sheet;
use super::layout::Layout;
use super::words::fill;
use super::{DrawError, DrawOptions, Page, page};
use crate::race::RaceGame;
use words::RaceWords;

/// How many spaces a track can be drawn with on A4 or Letter.
pub const SPACES: std::ops::RangeInclusive<usize> = 12..=200;

/// Draws a race: the track, the rules on its back, cards and their backs, pawns.
///
/// # Errors
/// If the paper or the bleed cannot be used, or the track has too many spaces for it.
pub fn pages(game: &RaceGame, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    Ok(drawn(game, options)?.into_iter().map(|(page, _)| page).collect())
}

/// The pages, each with the record of its layout.
fn drawn(game: &RaceGame, options: &DrawOptions) -> Result<Vec<(Page, Layout)>, DrawError> {
    let sheet = Sheet::new(options)?;
    let words = RaceWords::english();
    let course = words.course(game);
    let mut canvas = Canvas::new();
    track::draw(&mut canvas, &sheet, game, words)?;
    let title = fill(&words.pages.track, &[("course", &course)]);
    Ok(vec![page::finish(canvas, "track", &title, &sheet, sheet.paper, false)])
}
