//! Catalogue of the special cells (rules, section 15), and their distribution over the gardens.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::geometry::CellSet;
use super::{Cell, Garden, Plot, Section, Side, geometry};
use crate::common::catalogue::catalogue;
use crate::common::edition::Edition;
use crate::common::stream::Stream;
use crate::texts::Message;
use crate::witches::{CodeNumber, always};

/// Catalogue row of a special cell.
struct SpecialRow {
    name: fn() -> Message,
    /// Description of the effect.
    description: fn() -> Message,
    /// Description in one line, printed on the cell.
    short: fn() -> Message,
    /// Identifier in serialized form, and file name of the drawing in `templates/symbols/`.
    id: &'static str,
    /// Whether the cell hinders the player who has it.
    harmful: bool,
    /// Whether the cell is always a garden by itself.
    apart: bool,
    /// Number in codes. Editions without a number neither draw nor read the cell.
    number: Option<CodeNumber>,
}

catalogue! {
    /// Kind of special cell: the helpful kinds, then the harmful ones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Special of SpecialRow;

    Efficiency [name: special_efficiency, description: special_efficiency_tells,
        short: special_efficiency_short]
        { id: "efficiency", harmful: false, apart: false, number: always(0) }
    Versatility [name: special_versatility, description: special_versatility_tells,
        short: special_versatility_short]
        { id: "versatility", harmful: false, apart: true, number: always(1) }
    Painter [name: special_painter, description: special_painter_tells,
        short: special_painter_short]
        { id: "painter", harmful: false, apart: false, number: always(2) }
    Guesser [name: special_guesser, description: special_guesser_tells,
        short: special_guesser_short]
        { id: "guesser", harmful: false, apart: false, number: always(3) }
    LowCeiling [name: special_low_ceiling, description: special_low_ceiling_tells,
        short: special_low_ceiling_short]
        { id: "low-ceiling", harmful: true, apart: false, number: always(4) }
    FertileGround [name: special_fertile_ground, description: special_fertile_ground_tells,
        short: special_fertile_ground_short]
        { id: "fertile-ground", harmful: true, apart: false, number: always(5) }
    HardGround [name: special_hard_ground, description: special_hard_ground_tells,
        short: special_hard_ground_short]
        { id: "hard-ground", harmful: true, apart: false, number: always(6) }
    BlackMagic [name: special_black_magic, description: special_black_magic_tells,
        short: special_black_magic_short]
        { id: "black-magic", harmful: true, apart: false, number: always(7) }
}

impl Special {
    /// Returns the kinds of an `edition`.
    pub(super) fn of(edition: Edition) -> Vec<Special> {
        Special::ALL.into_iter().filter(|special| special.number(edition).is_some()).collect()
    }

    /// Returns the name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// Returns the description of the effect.
    pub fn description(self) -> Message {
        (self.row().description)()
    }

    /// Returns the description in one line, which is printed on the cell.
    pub(crate) fn in_short(self) -> Message {
        (self.row().short)()
    }

    /// Returns the identifier in serialized form, which also names the drawing in
    /// `templates/symbols/`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// Whether the cell hinders the player who has it.
    pub(crate) const fn is_harmful(self) -> bool {
        self.row().harmful
    }

    /// Whether the cell gives tests without a cauldron. A section has at most one such cell.
    pub(super) const fn gives_tests(self) -> bool {
        matches!(self, Special::Versatility | Special::Guesser)
    }

    /// Whether the cell is always a garden by itself.
    pub(super) const fn is_apart(self) -> bool {
        self.row().apart
    }

    /// Returns the number in codes; `None` if `edition` does not have the cell.
    pub(crate) const fn number(self, edition: Edition) -> Option<u8> {
        CodeNumber::within(self.row().number, edition)
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

/// Returns the smallest number of special cells to draw for `area` cells: 6 for 64.
const fn fewest(area: usize) -> usize {
    area * 6 / 64
}

/// Returns the largest number of special cells among `area` cells: 20 %.
const fn most(area: usize) -> usize {
    area * 20 / 100
}

/// Turns 6 to 12 of 64 empty garden cells into special cells, at least one on each side. A draw on
/// a side without a place for every kind is skipped; `None` if that leaves a side without special
/// cells. A kind that gives tests is drawn again, with another place, in a section that has one.
///
/// The limit of 20 % applies to each section, so that no player gets all special cells. Every
/// section keeps `room` empty cells. Every garden keeps a cell that is not special, unless it is a
/// Versatility cell, so that no garden becomes unusable.
pub(super) fn scatter(
    stream: &mut Stream,
    sections: &[Section],
    gardens: &mut Vec<Garden>,
    room: &[usize],
    edition: Edition,
) -> Option<()> {
    let kinds = Special::of(edition);
    let area = geometry::area(sections);
    let (fewest, most) = (fewest(area), most(area));
    let count = fewest + stream.below(most - fewest + 1);
    for number in 0..count {
        let side = match number {
            0 => Side::Front,
            1 => Side::Back,
            _ => Side::ALL[stream.below(2)],
        };
        // Both lists must have a place: a kind that fits where others do not would be too frequent.
        let places = |is_apart| special_places(sections, gardens, room, side, is_apart);
        let [within, apart] = [false, true].map(places);
        if within.is_empty() || apart.is_empty() {
            match number {
                0 | 1 => return None,
                _ => continue,
            }
        }
        let (special, garden, cell) = loop {
            let special = kind(stream, &kinds);
            let places = if special.is_apart() { &apart } else { &within };
            let &(garden, cell) = stream.pick(places)?;
            if !special.gives_tests() || !has_tests(gardens, gardens[garden].section) {
                break (special, garden, cell);
            }
        };
        if special.is_apart() {
            split_off(gardens, garden, cell, special);
        } else {
            gardens[garden].cells[cell].1 = Plot::Special(special);
        }
    }
    Some(())
}

/// Whether a section has a special cell that gives tests.
fn has_tests(gardens: &[Garden], section: usize) -> bool {
    let plots = gardens.iter().filter(|g| g.section == section).flat_map(|g| &g.cells);
    plots.into_iter().any(|(_, plot)| matches!(plot, Plot::Special(one) if one.gives_tests()))
}

/// Draws a kind uniformly; a harmful one is drawn again once.
fn kind(stream: &mut Stream, kinds: &[Special]) -> Special {
    let first = kinds[stream.below(kinds.len())];
    if first.is_harmful() { kinds[stream.below(kinds.len())] } else { first }
}

/// Returns the possible places of a special cell on a `side`, as indices of garden and cell.
/// `is_apart` is for a cell that becomes a garden by itself.
fn special_places(
    sections: &[Section],
    gardens: &[Garden],
    room: &[usize],
    side: Side,
    is_apart: bool,
) -> Vec<(usize, usize)> {
    let has_room: Vec<bool> = (0..sections.len())
        .map(|section| {
            let of_section = gardens.iter().filter(|g| g.section == section);
            let plots = of_section.flat_map(|g| &g.cells).map(|&(_, plot)| plot);
            let (mut empty, mut special) = (0, 0);
            for plot in plots {
                empty += usize::from(plot == Plot::Empty);
                special += usize::from(matches!(plot, Plot::Special(_)));
            }
            empty > room[section] && special < most(sections[section].area())
        })
        .collect();
    let mut special_places = Vec::new();
    for (g, garden) in gardens.iter().enumerate() {
        if garden.side != side || !has_room[garden.section] {
            continue;
        }
        for (c, &(_, plot)) in garden.cells.iter().enumerate() {
            let fits = if is_apart {
                rest(garden, c).into_iter().all(|part| has_plain(garden, part))
            } else {
                has_plain(garden, others(garden, c))
            };
            if plot == Plot::Empty && fits {
                special_places.push((g, c));
            }
        }
    }
    special_places
}

/// Returns all cells of a garden except one.
fn others(garden: &Garden, cell: usize) -> CellSet {
    garden.cells.iter().map(|&(c, _)| c).filter(|&c| c != garden.cells[cell].0).collect()
}

/// Returns the connected parts of a garden without one of its cells.
fn rest(garden: &Garden, cell: usize) -> Vec<CellSet> {
    others(garden, cell).parts()
}

/// Whether one of these `cells` of a garden is not special.
fn has_plain(garden: &Garden, cells: CellSet) -> bool {
    garden.cells.iter().any(|&(cell, plot)| {
        matches!(plot, Plot::Empty | Plot::Planted(_)) && cells.overlaps(CellSet::of_cell(cell))
    })
}

/// Makes one cell special and a garden by itself, and each connected part of the rest a garden.
fn split_off(gardens: &mut Vec<Garden>, garden: usize, cell: usize, special: Special) {
    let parts = rest(&gardens[garden], cell);
    let Garden { section, side, cells } = gardens.remove(garden);
    let within = |part: CellSet| -> Vec<(Cell, Plot)> {
        cells.iter().copied().filter(|&(c, _)| part.overlaps(CellSet::of_cell(c))).collect()
    };
    let alone = vec![(cells[cell].0, Plot::Special(special))];
    let split = parts.into_iter().map(within).chain([alone]);
    let split: Vec<Garden> = split.map(|cells| Garden { section, side, cells }).collect();
    gardens.splice(garden..garden, split);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::common::seed::Seed;
    use crate::witches::board::CellRect;

    #[test]
    fn all_are_listed_once_half_of_them_harmful() {
        assert_eq!(BTreeSet::from(Special::ALL).len(), Special::ALL.len());
        assert_eq!(Special::ALL.iter().filter(|s| s.is_harmful()).count(), 4);
        assert!(Special::ALL.is_sorted());
    }

    #[test]
    fn identifiers_are_the_serialized_names() {
        for special in Special::ALL {
            assert_eq!(serde_json::to_value(special).unwrap(), special.id());
            assert_eq!(special.name().key(), format!("special-{}", special.id()));
            assert!(special.description().to_string().ends_with('.'), "{special}");
        }
    }

    /// Returns a garden of one row with these contents.
    fn row(plots: &[Plot]) -> Garden {
        let cells = (0..).zip(plots).map(|(x, &plot)| (Cell { x, y: 0 }, plot)).collect();
        Garden { section: 0, side: Side::Front, cells }
    }

    fn whole_board() -> [Section; 1] {
        let rect = CellRect { x: 0, y: 0, w: 8, h: 4 };
        [Section { front: rect, back: rect }]
    }

    #[test]
    fn harmful_kinds_are_a_quarter() {
        let mut stream = Stream::new(Seed(5), "test", 0);
        let mut counts = [0; 8];
        for _ in 0..16_000 {
            counts[kind(&mut stream, &Special::ALL) as usize] += 1;
        }
        // 3 in 16 for each helpful kind, 1 in 16 for each harmful one.
        for special in Special::ALL {
            let expected = if special.is_harmful() { 1_000 } else { 3_000 };
            let count: i32 = counts[special as usize];
            assert!((count - expected).abs() < 200, "{special}: {count}");
        }
    }

    /// A kind that fits where others do not must not be more frequent. The kinds that give tests are
    /// less frequent than they are drawn, because a section has at most one of them.
    #[test]
    fn on_boards_every_kind_is_as_frequent_as_it_is_drawn() {
        use crate::common::players::Players;
        use crate::witches::board::Board;
        use crate::witches::settings::Level;

        let mut counts = [0u32; 8];
        let settings = Level::HighWitch.settings();
        for seed in 0..4_000 {
            let players = Players::new(1 + (seed % 8) as u8).unwrap();
            for (.., plot) in Board::generate(Seed(seed), players, &settings).plots() {
                if let Plot::Special(special) = plot {
                    counts[special as usize] += 1;
                }
            }
        }
        let of = |special: Special| f64::from(counts[special as usize]);
        let (testing, others): (Vec<Special>, Vec<Special>) =
            Special::ALL.into_iter().partition(|special| special.gives_tests());
        for kinds in [&testing, &others] {
            let odds = |special: Special| if special.is_harmful() { 1.0 } else { 3.0 };
            let all: f64 = kinds.iter().map(|&one| of(one)).sum();
            let all_odds: f64 = kinds.iter().map(|&one| odds(one)).sum();
            for &special in kinds {
                let expected: f64 = odds(special) / all_odds;
                let error = (expected * (1.0 - expected) / all).sqrt();
                let share = of(special) / all;
                assert!((share - expected).abs() < 4.0 * error, "{special}: {share} of {all}");
            }
        }
        let all: f64 = Special::ALL.into_iter().map(of).sum();
        let share = testing.iter().map(|&one| of(one)).sum::<f64>() / all;
        assert!((0.2..0.375).contains(&share), "{share}");
    }

    #[test]
    fn a_versatility_splits_its_garden() {
        let mint = Plot::Planted(crate::witches::puzzle::Ingredient::Mint);
        let painter = Plot::Special(Special::Painter);
        let mut gardens = vec![row(&[mint, Plot::Empty, Plot::Empty, painter])];
        let special_places = |gardens: &[Garden], special: Special| {
            special_places(&whole_board(), gardens, &[1], Side::Front, special.is_apart())
        };
        // Index 2 would leave a garden with nothing but the Painter cell.
        assert_eq!(special_places(&gardens, Special::Versatility), [(0, 1)]);
        assert_eq!(special_places(&gardens, Special::Painter), [(0, 1), (0, 2)]);
        split_off(&mut gardens, 0, 1, Special::Versatility);
        let sizes: Vec<usize> = gardens.iter().map(|g| g.cells.len()).collect();
        assert_eq!(sizes, [1, 2, 1]);
        assert_eq!(gardens[2].plot(Cell { x: 1, y: 0 }), Some(Plot::Special(Special::Versatility)));
        assert_eq!(gardens[1].plot(Cell { x: 3, y: 0 }), Some(painter));
        // The last empty cell is reserved for the players.
        assert!(special_places(&gardens, Special::Painter).is_empty());
    }

    #[test]
    fn a_single_cell_becomes_nothing_but_a_versatility() {
        let gardens = [row(&[Plot::Empty]), Garden { side: Side::Back, ..row(&[Plot::Empty; 3]) }];
        for special in Special::ALL {
            let special_places =
                special_places(&whole_board(), &gardens, &[1], Side::Front, special.is_apart());
            assert_eq!(!special_places.is_empty(), special == Special::Versatility, "{special}");
        }
    }
}
