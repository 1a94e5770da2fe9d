//! How a section comes apart where a page does not hold all of it: into as few parts as hold
//! every garden and every cauldron whole.

use crate::witches::board::{Board, Rect, Side};

/// Gardens and cauldrons of a section's side, by their places in the board's lists, and the cells
/// around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub rect: Rect,
    pub gardens: Vec<usize>,
    pub cauldrons: Vec<usize>,
}

/// A garden or a cauldron.
#[derive(Clone, Copy)]
enum Kind {
    Garden(usize),
    Cauldron(usize),
}

/// What a page may show of a section.
#[derive(Clone, Copy)]
struct Window {
    rect: Rect,
    /// Whether it is there for a garden alone that no usual page holds.
    alone: bool,
}

impl Window {
    fn holds(self, rect: Rect) -> bool {
        if self.alone { self.rect == rect } else { within(self.rect, rect) }
    }
}

/// The parts of a section's side, none of which is wider or higher than so many columns and rows
/// but those that are a single garden.
pub(super) fn parts(board: &Board, section: usize, side: Side, holds: (u8, u8)) -> Vec<Part> {
    let own = |part: (usize, Side)| part == (section, side);
    let gardens = board.gardens.iter().enumerate().filter(|(_, g)| own((g.section, g.side)));
    let cauldrons = board.cauldrons.iter().enumerate().filter(|(_, c)| own((c.section, c.side)));
    let gardens = gardens.filter_map(|(i, garden)| {
        let cells = garden.cells.iter().map(|(cell, _)| Rect { x: cell.x, y: cell.y, w: 1, h: 1 });
        Some((Kind::Garden(i), cells.reduce(around)?))
    });
    let cauldrons = cauldrons.map(|(i, cauldron)| (Kind::Cauldron(i), cauldron.rect));
    let all: Vec<(Kind, Rect)> = gardens.chain(cauldrons).collect();
    let windows = windows(board.sections[section].rect(side), &all, holds);
    let mut left: Vec<bool> = vec![true; all.len()];
    let chosen = (1..=all.len()).find_map(|most| cover(&all, &windows, &mut vec![], most));
    let mut chosen = chosen.unwrap_or_default();
    chosen.sort_by_key(|window| (window.rect.y, window.rect.x));
    let part = |window: Window| {
        let mut part: Option<Part> = None;
        for (i, &(kind, rect)) in all.iter().enumerate() {
            if !(left[i] && window.holds(rect)) {
                continue;
            }
            left[i] = false;
            let part =
                part.get_or_insert(Part { rect, gardens: Vec::new(), cauldrons: Vec::new() });
            part.rect = around(part.rect, rect);
            match kind {
                Kind::Garden(i) => part.gardens.push(i),
                Kind::Cauldron(i) => part.cauldrons.push(i),
            }
        }
        part
    };
    chosen.into_iter().filter_map(part).collect()
}

/// Where a page may look at a section: as much as it holds, at every place; and each garden that
/// is larger.
fn windows(section: Rect, all: &[(Kind, Rect)], (columns, rows): (u8, u8)) -> Vec<Window> {
    let (w, h) = (columns.min(section.w), rows.min(section.h));
    let xs = section.x..=section.x + section.w - w;
    let usual = (section.y..=section.y + section.h - h)
        .flat_map(|y| xs.clone().map(move |x| Window { rect: Rect { x, y, w, h }, alone: false }));
    let larger = all.iter().map(|(_, rect)| *rect).filter(|rect| rect.w > w || rect.h > h);
    let larger = larger.map(|rect| Window { rect, alone: true });
    usual.chain(larger).collect()
}

/// As few windows as hold all, at most so many more than are chosen.
fn cover(
    all: &[(Kind, Rect)],
    windows: &[Window],
    chosen: &mut Vec<Window>,
    most: usize,
) -> Option<Vec<Window>> {
    let held = |rect: Rect| chosen.iter().any(|window| window.holds(rect));
    let Some(&(_, next)) = all.iter().find(|(_, rect)| !held(*rect)) else {
        return Some(chosen.clone());
    };
    if most == 0 {
        return None;
    }
    for &window in windows.iter().filter(|window| window.holds(next)) {
        chosen.push(window);
        let found = cover(all, windows, chosen, most - 1);
        chosen.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}

fn within(window: Rect, rect: Rect) -> bool {
    let inside =
        |from: u8, long: u8, begin: u8, len: u8| from >= begin && from + long <= begin + len;
    inside(rect.x, rect.w, window.x, window.w) && inside(rect.y, rect.h, window.y, window.h)
}

/// The smallest rectangle around two.
fn around(a: Rect, b: Rect) -> Rect {
    let (x, y) = (a.x.min(b.x), a.y.min(b.y));
    let (right, foot) = ((a.x + a.w).max(b.x + b.w), (a.y + a.h).max(b.y + b.h));
    Rect { x, y, w: right - x, h: foot - y }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::players::Players;
    use crate::game::seed::Seed;
    use crate::witches::settings::Level;

    /// Whatever a page holds, every garden and every cauldron is whole on one page, with its whole
    /// section on one where that can be.
    #[test]
    fn no_garden_and_no_cauldron_is_parted() {
        for (seed, players) in (0..40).flat_map(|seed| Players::all().map(move |p| (seed, p))) {
            let board = Board::generate(Seed(seed), players, &Level::HighWitch.settings());
            for holds in [(4, 3), (3, 4), (5, 3), (3, 6), (6, 4), (8, 4)] {
                let mut gardens = vec![0; board.gardens.len()];
                let mut cauldrons = vec![0; board.cauldrons.len()];
                for (index, section) in board.sections.iter().enumerate() {
                    for side in Side::ALL {
                        let rect = section.rect(side);
                        let all = parts(&board, index, side, holds);
                        if rect.w <= holds.0 && rect.h <= holds.1 {
                            assert_eq!(all.len(), 1, "{seed} {players:?} {holds:?}");
                        }
                        for part in all {
                            for i in part.gardens.iter().copied() {
                                gardens[i] += 1;
                                let cells = &board.gardens[i].cells;
                                assert!(cells.iter().all(|(cell, _)| part.rect.contains(*cell)));
                            }
                            for i in part.cauldrons.iter().copied() {
                                cauldrons[i] += 1;
                                assert!(within(part.rect, board.cauldrons[i].rect));
                            }
                            let small = part.rect.w <= holds.0 && part.rect.h <= holds.1;
                            let alone = part.gardens.len() + part.cauldrons.len() == 1;
                            assert!(small || alone, "{seed} {players:?} {holds:?}");
                        }
                    }
                }
                assert!(gardens.iter().chain(&cauldrons).all(|count| *count == 1), "{seed}");
            }
        }
    }
}
