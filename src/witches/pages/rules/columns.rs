//! The columns of the rules page: the largest type that fits, in the order of reading.

use super::block::{BLOCK_GAP, Section, Set};
use super::contents::contents;
use crate::page::DrawError;
use crate::page::canvas::Canvas;
use crate::page::shape::Frame;
use crate::page::text::Size;
use crate::texts::Language;
use crate::witches::pages::SheetView;
use crate::witches::pages::said::*;
use crate::witches::rules::Density;

/// Between the columns.
const GUTTER: f64 = 8.0;
/// Sizes of running text, in tenths of a point.
const SIZES: (u32, u32) = (70, 115);
/// Below this size, in points, the contents are set densely.
const COMFORTABLE: f64 = 8.5;
/// Below this size, in points, every section may go on in the next column.
const READABLE: f64 = 7.5;
/// The least space between sections, as a multiple of the size.
const LEAST_GAP: f64 = 0.8;
/// The most space that is put between sections to fill a column, in mm.
const LARGEST_GAP: f64 = 9.0;
/// How much longer a column may become so that no section is broken, in mm.
const UNBROKEN: f64 = 4.0;

/// Sets the contents in two columns at the largest size that fits.
///
/// # Errors
/// If they do not fit at the smallest size.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let width = (frame.w - GUTTER) / 2.0;
    let largest = |contents: &[Section]| largest_setting(contents, (width, frame.h), words);
    let dense = || contents(&view.facts, words, Density::Dense);
    let best = match largest(&contents(&view.facts, words, Density::Roomy)) {
        Ok(roomy) if roomy.points >= COMFORTABLE => roomy,
        _ => match largest(&dense()) {
            Ok(whole) if whole.points >= READABLE => whole,
            _ => largest(&dense().into_iter().flat_map(Section::broken).collect::<Vec<_>>())?,
        },
    };
    for (column, x) in best.columns.iter().zip([frame.x, frame.x + width + GUTTER]) {
        let starts = column.iter().skip(1).filter(|s| !s.continues).count();
        let spare = (frame.h - tall(column, best.points)) / starts.max(1) as f64;
        let gap = (spare + Size::pt(best.points).mm() * LEAST_GAP).min(LARGEST_GAP);
        let mut y = frame.y;
        for (i, set) in column.iter().enumerate() {
            if i > 0 {
                y += if set.continues { least_gap(set, best.points) } else { gap };
            }
            set.draw(canvas, (x, y), best.points, words);
            y += set.height;
        }
    }
    Ok(())
}

/// The least space before a section that does not begin a column, in mm.
fn least_gap(set: &Set, points: f64) -> f64 {
    Size::pt(points).mm() * if set.continues { BLOCK_GAP } else { LEAST_GAP }
}

/// The least height of a column, in mm.
fn tall(column: &[Set], points: f64) -> f64 {
    let gaps: f64 = column.iter().skip(1).map(|set| least_gap(set, points)).sum();
    gaps + column.iter().map(|set| set.height).sum::<f64>()
}

fn largest_setting(
    contents: &[Section],
    room: (f64, f64),
    words: &Language,
) -> Result<Setting, DrawError> {
    let (mut low, mut high) = SIZES;
    let mut best = Setting::new(contents, low, room, words)?;
    while low < high {
        let middle = (low + high).div_ceil(2);
        match Setting::new(contents, middle, room, words) {
            Ok(setting) => (best, low) = (setting, middle),
            Err(_) => high = middle - 1,
        }
    }
    Ok(best)
}

/// The sections set at one size and shared out between the columns.
struct Setting {
    points: f64,
    columns: [Vec<Set>; 2],
}

impl Setting {
    fn new(
        contents: &[Section],
        tenths: u32,
        (width, available): (f64, f64),
        words: &Language,
    ) -> Result<Self, DrawError> {
        let points = f64::from(tenths) / 10.0;
        let set = |section| Set::new(section, points, width, words);
        let mut left: Vec<Set> = contents.iter().map(set).collect::<Result<_, _>>()?;
        let breaks: Vec<(usize, f64)> = (1..=left.len())
            .map(|at| (at, tall(&left[..at], points).max(tall(&left[at..], points))))
            .collect();
        let cost = |&(at, height): &(usize, f64)| match left.get(at) {
            Some(next) if next.continues => height + UNBROKEN,
            _ => height,
        };
        let fitting = breaks.iter().filter(|(_, height)| *height <= available);
        let Some(&(at, _)) = fitting.min_by(|a, b| cost(a).total_cmp(&cost(b))) else {
            let needed = breaks.iter().map(|b| b.1).fold(f64::INFINITY, f64::min);
            let what = words.say(&rules_title());
            return Err(DrawError::Overflow { what, needed, available });
        };
        let right = left.split_off(at);
        Ok(Setting { points, columns: [left, right] })
    }
}
