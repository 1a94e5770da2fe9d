//! Starting ingredients: a few are in the game before it begins.

use super::{Board, Plot, free};
use crate::common::stream::Stream;
use crate::game::edition::Edition;
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::Settings;

/// Where one more ingredient can start.
enum Spot {
    Garden { garden: usize, cell: usize },
    Cauldron(usize),
}

/// Puts about one ingredient per ten cells (six or seven) into gardens and cauldrons, at
/// least one into each section; `None` on a dead end.
///
/// Cauldrons that the longest recipe fits stay without (see [`free`]), as nothing could be
/// brewed to win where every large one starts with an ingredient of a growth already fixed.
pub(super) fn place(
    stream: &mut Stream,
    board: &mut Board,
    settings: &Settings,
    room: &[usize],
) -> Option<()> {
    let kept = free::choose(stream, board, settings)?;

    // 64 cells, one per ten: six, and a seventh with the remaining odds.
    let count = 6 + usize::from(stream.chance(4, 10));
    let mut sections: Vec<usize> = (0..board.sections.len()).collect();
    stream.shuffle(&mut sections);
    while sections.len() < count {
        sections.push(section_by_area(stream, board));
    }
    let mut deck = Vec::new();
    for (number, section) in sections.into_iter().enumerate() {
        if deck.is_empty() {
            deck.extend_from_slice(&Ingredient::ALL[..usize::from(settings.ingredients())]);
        }
        let ingredient = stream.take(&mut deck)?;
        // Every board has some of both, so the first two are not left to chance.
        let cauldron_first = match number {
            0 => false,
            1 => true,
            _ => stream.chance(1, 2),
        };
        match spot(stream, board, section, &kept, room, cauldron_first)? {
            Spot::Garden { garden, cell } => {
                board.gardens[garden].cells[cell].1 = Plot::Planted(ingredient);
            }
            Spot::Cauldron(c) => board.cauldrons[c].starting.push(ingredient),
        }
    }
    let in_garden = board.plots().any(|(_, _, plot)| matches!(plot, Plot::Planted(_)));
    let in_cauldron = board.cauldrons.iter().any(|c| !c.starting.is_empty());
    // Edition 1 never looked at the gardens; its boards stay as they are.
    (in_cauldron && (in_garden || settings.edition() < Edition::Second)).then_some(())
}

/// A random section, each as likely as it is large.
fn section_by_area(stream: &mut Stream, board: &Board) -> usize {
    let mut cell = stream.below(board.sections.iter().map(|s| s.area()).sum());
    for (index, section) in board.sections.iter().enumerate() {
        match cell.checked_sub(section.area()) {
            Some(rest) => cell = rest,
            None => return index,
        }
    }
    0
}

/// A random spot in a section, of the preferred kind where there is one.
fn spot(
    stream: &mut Stream,
    board: &Board,
    section: usize,
    kept: &[usize],
    room: &[usize],
    cauldron_first: bool,
) -> Option<Spot> {
    let cauldrons: Vec<usize> = (0..board.cauldrons.len())
        .filter(|&c| {
            let cauldron = &board.cauldrons[c];
            cauldron.section == section
                && !kept.contains(&c)
                && cauldron.starting.len() + 1 < cauldron.size()
        })
        .collect();
    let mut empty = Vec::new();
    for (g, garden) in board.gardens.iter().enumerate().filter(|(_, g)| g.section == section) {
        let cells = garden.cells.iter().enumerate();
        empty.extend(cells.filter(|(_, (_, p))| *p == Plot::Empty).map(|(c, _)| (g, c)));
    }
    // The last empty cells of a section are for its players.
    if empty.len() <= room[section] {
        empty.clear();
    }
    let in_cauldron = cauldron_first && !cauldrons.is_empty() || empty.is_empty();
    if in_cauldron {
        stream.pick(&cauldrons).map(|&c| Spot::Cauldron(c))
    } else {
        stream.pick(&empty).map(|&(garden, cell)| Spot::Garden { garden, cell })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::edition::Edition;
    use crate::game::players::Players;
    use crate::game::seed::Seed;
    use crate::witches::board::{Garden, Side, layout};
    use crate::witches::settings::Level;

    fn board(n: u64, level: Level) -> Board {
        Board::generate(Seed(n), Players::new(4).unwrap(), &level.settings())
    }

    fn planted(garden: &Garden) -> impl Iterator<Item = Ingredient> {
        garden.cells.iter().filter_map(|&(_, plot)| match plot {
            Plot::Planted(ingredient) => Some(ingredient),
            _ => None,
        })
    }

    #[test]
    fn no_ingredient_starts_twice_before_all_have() {
        for n in 0..200 {
            let board = board(n, Level::SpiceSorcerer);
            let mut all: Vec<Ingredient> = board.gardens.iter().flat_map(planted).collect();
            all.extend(board.cauldrons.iter().flat_map(|c| &c.starting));
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count);
        }
    }

    #[test]
    fn ingredients_start_on_both_sides_and_in_both_kinds() {
        let (mut gardens, mut cauldrons) = ([0; 2], [0; 2]);
        for n in 0..500 {
            let board = board(n, Level::FirstGame);
            for side in Side::ALL {
                gardens[side as usize] += board.gardens_on(side).flat_map(planted).count();
                let starting = board.cauldrons_on(side).flat_map(|c| &c.starting);
                cauldrons[side as usize] += starting.count();
            }
        }
        // About 6.4 a board, spread over four groups.
        for count in gardens.into_iter().chain(cauldrons) {
            assert!((600..1_000).contains(&count), "{gardens:?} {cauldrons:?}");
        }
    }

    #[test]
    fn larger_sections_are_likelier() {
        let sections = layout::sections(Players::new(5).unwrap(), Edition::LATEST);
        let board = Board { sections, cauldrons: vec![], gardens: vec![] };
        let mut stream = Stream::new(Seed(1), "test", 0);
        let mut counts = [0; 5];
        for _ in 0..6_400 {
            counts[section_by_area(&mut stream, &board)] += 1;
        }
        // Four sections of 12 cells, one of 16.
        assert!(counts[..4].iter().all(|c| (1_050..1_350).contains(c)), "{counts:?}");
        assert!((1_450..1_750).contains(&counts[4]), "{counts:?}");
    }
}
