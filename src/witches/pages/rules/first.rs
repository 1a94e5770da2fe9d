//! The first page of rules: bands of two columns, and across them what can be done in a turn.

use super::contents::passage;
use crate::page::block::{Passage, Set};
use crate::page::canvas::Canvas;
use crate::page::shape::{Frame, Point};
use crate::page::text::FontSize;
use crate::page::{DrawError, Unit};
use crate::texts::Language;
use crate::witches::rules::{Block, Section};

/// The sizes of running text, in tenths of a point.
const SIZES: (u32, u32) = (70, 130);
const GUTTER: Unit = Unit(8.0);
/// The least space between bands, in sizes of the text, and the most that fills the page.
const LEAST_GAP: f64 = 0.9;
const LARGEST_GAP: Unit = Unit(14.0);

/// Sections that stand side by side, or one alone.
type Band<T> = Vec<T>;

/// Sections set at one size.
pub(super) struct First {
    points: f64,
    frame: Frame,
    bands: Vec<Band<Set>>,
}

impl First {
    /// Sets sections at the largest size at which they fit into a frame. `what` they are is named
    /// if they do not.
    ///
    /// # Errors
    /// If they do not fit at the smallest size.
    pub(super) fn fit(
        frame: Frame,
        sections: Vec<Section>,
        words: &'static Language,
        what: &str,
    ) -> Result<First, DrawError> {
        let bands = bands(sections, words);
        let (mut low, mut high) = SIZES;
        let mut best = First::at(frame, &bands, low, what)?;
        while low < high {
            let middle = (low + high).div_ceil(2);
            match First::at(frame, &bands, middle, what) {
                Ok(larger) => (best, low) = (larger, middle),
                Err(_) => high = middle - 1,
            }
        }
        Ok(best)
    }

    fn at(
        frame: Frame,
        bands: &[Band<Passage>],
        tenths: u32,
        what: &str,
    ) -> Result<First, DrawError> {
        let points = f64::from(tenths) / 10.0;
        let set = |band: &Band<Passage>| {
            let width = column(frame.w, band.len());
            band.iter().map(|section| Set::new(section, points, width)).collect()
        };
        let bands = bands.iter().map(set).collect::<Result<Vec<Band<Set>>, _>>()?;
        let first = First { points, frame, bands };
        let gaps = first.bands.len().saturating_sub(1) as f64;
        let needed = first.tall() + FontSize::pt(points).em() * LEAST_GAP * gaps;
        if needed > frame.h {
            let (what, available) = (what.to_owned(), frame.h);
            return Err(DrawError::Overflow { what, needed, available });
        }
        Ok(first)
    }

    /// The height of all bands together.
    fn tall(&self) -> Unit {
        self.bands.iter().map(|band| high(band)).sum()
    }

    /// Draws them, with even space between the bands.
    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let First { points, frame, bands } = self;
        let gaps = bands.len().saturating_sub(1).max(1) as f64;
        let gap = ((frame.h - self.tall()) / gaps).min(LARGEST_GAP);
        let mut y = frame.y;
        canvas.ledger.enter("columns", *frame);
        for band in bands {
            let step = column(frame.w, band.len()) + GUTTER;
            for (i, set) in band.iter().enumerate() {
                set.draw(canvas, Point::new(frame.x + step * i as f64, y), *points);
            }
            y += high(band) + gap;
        }
        canvas.ledger.leave();
    }
}

/// Sections two by two; what is a row of pictures has a band of its own.
fn bands(sections: Vec<Section>, words: &'static Language) -> Vec<Band<Passage>> {
    let is_row = |section: &Section| {
        section.pieces.iter().flatten().any(|block| matches!(block, Block::Actions { .. }))
    };
    let mut bands: Vec<Band<Passage>> = Vec::new();
    let mut is_open = false;
    for section in sections {
        let alone = is_row(&section);
        let passage = passage(section, words);
        match bands.last_mut() {
            Some(band) if is_open && !alone && band.len() < 2 => band.push(passage),
            _ => bands.push(vec![passage]),
        }
        is_open = !alone;
    }
    bands
}

/// How wide each of some columns is.
fn column(width: Unit, columns: usize) -> Unit {
    (width - GUTTER * columns.saturating_sub(1) as f64) / columns.max(1) as f64
}

fn high(band: &[Set]) -> Unit {
    band.iter().map(|set| set.height).fold(Unit(0.0), Unit::max)
}
