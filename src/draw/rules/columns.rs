//! The columns of the rules page: the largest type and the best order that fit.

use super::block::{Section, Set};
use super::contents::{Contents, Density};
use crate::draw::canvas::Canvas;
use crate::draw::shape::Frame;
use crate::draw::text::Size;
use crate::draw::words::Words;
use crate::draw::{DrawError, SheetView};

/// Between the columns.
const GUTTER: f64 = 8.0;
/// Sizes of running text, in tenths of a point.
const SIZES: (u32, u32) = (70, 115);
/// Below this size, in points, the contents are set densely.
const COMFORTABLE: f64 = 8.5;
/// The least space between sections, as a multiple of the size.
const LEAST_GAP: f64 = 1.0;
/// The space before a section that continues another, as a multiple of the size.
const SMALL_GAP: f64 = 0.35;
/// The most space that is put between sections to fill a column, in mm.
const LARGEST_GAP: f64 = 9.0;

/// Sets the contents in two columns at the largest size that fits.
///
/// # Errors
/// If they do not fit at the smallest size.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Words,
) -> Result<(), DrawError> {
    let width = (frame.w - GUTTER) / 2.0;
    let largest = |density| {
        let contents = Contents::new(&view.facts, words, density);
        largest_setting(&contents, (width, frame.h), words)
    };
    let best = match largest(Density::Roomy) {
        Ok(roomy) if roomy.points >= COMFORTABLE => roomy,
        _ => largest(Density::Dense)?,
    };
    for (column, x) in best.columns.iter().zip([frame.x, frame.x + width + GUTTER]) {
        let small = Size::pt(best.points).mm() * SMALL_GAP;
        let text: f64 = column.iter().map(|s| s.height).sum();
        let continued = column.iter().skip(1).filter(|s| s.continues).count();
        let gaps = column.len().saturating_sub(1 + continued).max(1) as f64;
        let gap = ((frame.h - text - small * continued as f64) / gaps).min(LARGEST_GAP);
        let mut y = frame.y;
        for (i, set) in column.iter().enumerate() {
            if i > 0 {
                y += if set.continues { small } else { gap };
            }
            set.draw(canvas, (x, y), best.points, words);
            y += set.height;
        }
    }
    Ok(())
}

fn largest_setting(
    contents: &Contents,
    (width, height): (f64, f64),
    words: &Words,
) -> Result<Setting, DrawError> {
    let (mut low, mut high) = SIZES;
    let mut best = Setting::new(contents, low, width, height, words)?;
    while low < high {
        let middle = (low + high).div_ceil(2);
        match Setting::new(contents, middle, width, height, words) {
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

/// Where a section may stand; earlier sections stand higher.
#[derive(Clone, Copy)]
struct Order {
    /// Whether the pantry follows the goal, or else the game.
    pantry_early: bool,
    /// Sections of the main order in the left column.
    left: usize,
    /// Later sections at the foot of the left column, counted from the last.
    moved: usize,
}

impl Setting {
    fn new(
        contents: &Contents,
        tenths: u32,
        width: f64,
        height: f64,
        words: &Words,
    ) -> Result<Self, DrawError> {
        let points = f64::from(tenths) / 10.0;
        let size = Size::pt(points).mm();
        let set = |s: &Section| Set::new(s, points, width, words);
        let all = |sections: &[Section]| sections.iter().map(set).collect::<Result<Vec<_>, _>>();
        let play = all(&contents.play)?;
        let pantry = set(&contents.pantry)?;
        let magic = all(&contents.magic)?;
        let later = all(&contents.later)?;
        let main = play.len() + 1 + magic.len();

        let mut best: Option<(f64, Order)> = None;
        for pantry_early in [true, false] {
            let order = order(&play, &pantry, &magic, pantry_early);
            for left in 1..=main {
                for moved in 0..=later.len() {
                    let tall = |sets: &mut dyn Iterator<Item = &&Set>| {
                        let gap = |s: &Set| if s.continues { SMALL_GAP } else { LEAST_GAP };
                        let mut sets = sets.peekable();
                        let first = sets.peek().map_or(0.0, |s| gap(s));
                        sets.map(|s| s.height + gap(s) * size).sum::<f64>() - first * size
                    };
                    let later: Vec<&Set> = later.iter().collect();
                    let (stay, move_left) = later.split_at(later.len() - moved);
                    let height = tall(&mut order[..left].iter().chain(move_left))
                        .max(tall(&mut order[left..].iter().chain(stay)));
                    // Sections out of the order of reading must be worth it.
                    let cost = height + 4.0 * moved as f64;
                    if best.is_none_or(|(least, _)| cost < least) {
                        best = Some((cost, Order { pantry_early, left, moved }));
                    }
                }
            }
        }
        let (cost, chosen) =
            best.unwrap_or((0.0, Order { pantry_early: true, left: main, moved: 0 }));
        let needed = cost - 4.0 * chosen.moved as f64;
        if needed > height {
            return Err(DrawError::Overflow {
                what: words.rules.title.clone(),
                needed,
                available: height,
            });
        }
        let mut first = play;
        let at = if chosen.pantry_early { 1 } else { first.len() };
        first.insert(at, pantry);
        first.extend(magic);
        let mut second = first.split_off(chosen.left);
        let mut stay = later;
        let moved = stay.split_off(stay.len() - chosen.moved);
        first.extend(moved);
        second.extend(stay);
        Ok(Setting { points, columns: [first, second] })
    }
}

fn order<'a>(
    play: &'a [Set],
    pantry: &'a Set,
    magic: &'a [Set],
    pantry_early: bool,
) -> Vec<&'a Set> {
    let mut order: Vec<&Set> = play.iter().collect();
    order.insert(if pantry_early { 1 } else { order.len() }, pantry);
    order.extend(magic);
    order
}
