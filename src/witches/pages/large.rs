//! A sheet in large print, on any paper: pages that are laid out for letters twice as large, each
//! whole by itself. Nothing is cut apart or glued, and no page ends within what belongs together.

use super::board::large::{self, Leaves, MARGIN};
use super::{SheetView, notebook, notes, oracle, rules};
use crate::page::canvas::Canvas;
use crate::page::setup::{Setup, Stands};
use crate::page::{DrawError, DrawOptions, Page};
use crate::texts::Message;
use crate::texts::said::*;
use crate::witches::board::Side;

/// Pages one after the other, each second the back of the one before.
struct Pages<'a> {
    sheet: Setup,
    options: &'a DrawOptions,
    all: Vec<Page>,
}

impl Pages<'_> {
    fn add(
        &mut self,
        canvas: Canvas,
        stands: Stands,
        name: &str,
        title: Message,
    ) -> Result<(), DrawError> {
        let sheet = self.sheet;
        self.add_on(&sheet, canvas, stands, name, title)
    }

    fn add_on(
        &mut self,
        sheet: &Setup,
        canvas: Canvas,
        stands: Stands,
        name: &str,
        title: Message,
    ) -> Result<(), DrawError> {
        let words = self.options.language;
        let page = sheet.front(canvas, stands, name, &words.say(&title))?;
        let is_back = self.all.len() % 2 == 1;
        self.all.push(if is_back { sheet.behind(page) } else { page });
        Ok(())
    }

    /// Lines to write on, on a back that nothing else needs.
    fn fill(&mut self, stands: Stands, name: &str) -> Result<(), DrawError> {
        let mut canvas = self.sheet.canvas();
        let frame = self.sheet.page(stands).inset(MARGIN);
        canvas.ledger.enter("page", frame);
        notes::draw(&mut canvas, frame, self.options.language);
        canvas.ledger.leave();
        self.add(canvas, stands, name, sheet_notes())
    }

    fn add_all(
        &mut self,
        drawn: Vec<Canvas>,
        stands: Stands,
        name: &str,
        title: impl Fn() -> Message,
    ) -> Result<(), DrawError> {
        for (i, canvas) in (1..).zip(drawn) {
            let name = if i == 1 { name.to_owned() } else { format!("{name}-{i}") };
            self.add(canvas, stands, &name, title())?;
        }
        Ok(())
    }
}

/// Draws a sheet in large print.
///
/// # Errors
/// If a text does not fit.
pub(super) fn pages(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, DrawError> {
    let (sheet, words) = (Setup::large(options), options.language);
    let mut pages = Pages { sheet, options, all: Vec::new() };
    let titles = [(Side::Front, sheet_page_front()), (Side::Back, sheet_page_back())];
    for (side, title) in &titles {
        let mut canvas = sheet.canvas();
        large::title(&mut canvas, &sheet, view, words, *side)?;
        pages.add(canvas, Stands::Wide, &side.to_string(), title.clone())?;
    }
    for index in 0..view.board.sections.len() {
        let leaves = Leaves::of(&sheet, view, words, index)?;
        for leaf in 0..leaves.count() {
            for (side, title) in &titles {
                let name = format!("{side}-{}-{}", index + 1, leaf + 1);
                match leaves.draw(&sheet, view, words, (index, *side), leaf)? {
                    Some((sheet, canvas)) => {
                        pages.add_on(&sheet, canvas, leaves.stands, &name, title.clone())?;
                    }
                    None => pages.fill(leaves.stands, &name)?,
                }
            }
        }
    }
    let drawn = rules::draw_large(&sheet, MARGIN, view, words)?;
    pages.add_all(drawn, Stands::Upright, "rules", sheet_page_rules)?;
    if pages.all.len() % 2 == 1 {
        pages.fill(Stands::Upright, "notes")?;
    }
    if let Some(oracle) = &view.oracle {
        let drawn = oracle::draw_large(&sheet, MARGIN, view, oracle, words)?;
        pages.add_all(drawn, Stands::Wide, "oracle", oracle::page_title)?;
    }
    let drawn = notebook::draw_large(&sheet, MARGIN, view, words)?;
    pages.add_all(drawn, Stands::Wide, "notebook", sheet_notebook)?;
    Ok(pages.all)
}
