//! The answers of a game: from this page a person tests potions without any device.

mod table;
#[cfg(test)]
mod tests;
mod texts;

pub(super) use table::Growth;

use super::SheetView;
use super::rules::readable;
use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::symbols::symbol;
use crate::page::{DrawError, DrawOptions, Page};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::pages::head;
use crate::witches::puzzle::{Answer, Puzzle};
use crate::witches::settings::EffectsLevel;

/// What only the Keeper may know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Secrets<'a> {
    pub puzzle: &'a Puzzle,
    /// Every answer; at least one.
    pub answers: &'a [Answer],
    /// What opens the answer seal for those who lost, as it is printed.
    pub give_up: &'a str,
    /// What a tournament's answer seal takes in besides.
    pub opening: Option<&'a str>,
}

impl Secrets<'_> {
    /// Whether dots alone tell what becomes of an ingredient.
    pub(crate) fn is_plain(&self) -> bool {
        self.puzzle.settings().effects() == EffectsLevel::None
    }
}

/// Draws the answers.
///
/// # Errors
/// If a text does not fit.
pub(crate) fn answers(
    view: &SheetView,
    secrets: &Secrets<'_>,
    options: &DrawOptions,
) -> Result<Page, DrawError> {
    let (sheet, words) = (Setup::new(options), options.language);
    let mut canvas = sheet.canvas();
    draw(&mut canvas, &sheet, view, secrets, words)?;
    sheet.front(canvas, Stands::Upright, "witch", &words.say(&answers_page()))
}

fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    secrets: &Secrets<'_>,
    words: &Language,
) -> Result<(), DrawError> {
    let margins = sheet.text_frame();
    canvas.ledger.enter("page", margins);
    let (title, intro) = (words.say(&answers_title()), words.say(&answers_intro()));
    let emblem = symbol!("cauldron");
    let mut body = head::draw(canvas, margins, emblem, (&title, &intro), Some(view), words)?;
    let sections = match secrets.is_plain() {
        true => {
            body = table::draw(canvas, body, secrets.puzzle, words)?;
            texts::plain(secrets, words)
        }
        false => texts::with_effects(secrets, words),
    };
    readable(body, sections, &title)?.draw(canvas);
    canvas.ledger.leave();
    Ok(())
}
