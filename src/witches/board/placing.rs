//! Cauldrons: their sizes are drawn before any is placed; then the sections take turns and place
//! the largest one that fits.

use super::geometry::CellSet;
use super::{Cauldron, CellRect, Section, Side};
use crate::common::players::Players;
use crate::common::sort::sort_by;
use crate::common::stream::Stream;

/// Size of a cauldron. Its sides have at most three cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CauldronSize {
    Two,
    Three,
    Four,
    Six,
}

impl CauldronSize {
    pub(super) const ALL: [CauldronSize; 4] =
        [CauldronSize::Two, CauldronSize::Three, CauldronSize::Four, CauldronSize::Six];

    pub(super) fn cells(self) -> usize {
        match self {
            CauldronSize::Two => 2,
            CauldronSize::Three => 3,
            CauldronSize::Four => 4,
            CauldronSize::Six => super::LARGEST_CAULDRON,
        }
    }

    pub(crate) fn of_cells(cells: usize) -> Option<CauldronSize> {
        CauldronSize::ALL.into_iter().find(|s| s.cells() == cells)
    }

    /// Returns width and height, horizontal and (unless square) vertical.
    pub(crate) fn shapes(self) -> &'static [(u8, u8)] {
        match self {
            CauldronSize::Two => &[(2, 1), (1, 2)],
            CauldronSize::Three => &[(3, 1), (1, 3)],
            CauldronSize::Four => &[(2, 2)],
            CauldronSize::Six => &[(3, 2), (2, 3)],
        }
    }
}

/// Draws the sizes of cauldrons with `cells` cells in total, from large to small: first `wanted` (1
/// or 2) of the size that the longest recipe needs, then random ones. A random size is two or three
/// cells if `only_small`. It is not the largest if there are already `sixes` of it.
pub(super) fn draw_sizes(
    stream: &mut Stream,
    cells: usize,
    longest: u8,
    wanted: usize,
    sixes: usize,
    only_small: bool,
) -> Vec<CauldronSize> {
    let mut sizes = vec![if longest > 4 { CauldronSize::Six } else { CauldronSize::Four }; wanted];
    let mut left = cells - wanted * sizes[0].cells();
    while left > 0 {
        let mut fitting = CauldronSize::ALL.to_vec();
        if only_small {
            fitting.retain(|&size| size <= CauldronSize::Three);
        }
        if sizes.iter().filter(|&&size| size == CauldronSize::Six).count() >= sixes {
            fitting.retain(|&size| size != CauldronSize::Six);
        }
        // One remaining cell could not become a cauldron.
        fitting.retain(|s| s.cells() == left || s.cells() + 2 <= left);
        let Some(size) = stream.take(&mut fitting) else { break };
        left -= size.cells();
        sizes.push(size);
    }
    sort_by(&mut sizes, |a, b| b.cmp(a));
    sizes
}

/// Whether all cauldrons of a board are small, except those that the longest recipe needs: where
/// teams share sections, so that both witches of a team fill cauldrons.
pub(super) fn has_only_small(players: Players, sections: &[Section]) -> bool {
    usize::from(players.count()) > sections.len()
}

/// Returns the smallest fair number of cauldron cells in a section of `area` cells: 35 %.
pub(super) fn fair_minimum(area: usize) -> usize {
    (area * 35).div_ceil(100)
}

/// Returns the largest fair number of cauldron cells in a section of `area` cells: 65 %.
pub(super) fn fair_maximum(area: usize) -> usize {
    area * 65 / 100
}

/// Cells of a section that are occupied by cauldrons.
#[derive(Clone, Copy, Default)]
struct OccupiedCells {
    sides: [CellSet; 2],
    cells: usize,
}

impl OccupiedCells {
    fn add(&mut self, side: Side, rect: CellRect) {
        let taken = &mut self.sides[side as usize];
        *taken = taken.with(CellSet::of_rect(rect));
        self.cells += rect.area();
    }
}

/// Returns the number of cauldrons of the largest size that a board can hold if none of them fills
/// a side of its section.
pub(super) fn most_sixes(sections: &[Section]) -> usize {
    let of = |section: &Section| match section.front.area() > CauldronSize::Six.cells() {
        true => fair_maximum(section.area()) / CauldronSize::Six.cells(),
        false => 0,
    };
    sections.iter().map(of).sum()
}

/// Places cauldrons of all `sizes` (sorted from large to small); `None` on a dead end. No cauldron
/// fills a side of its section.
///
/// The sections take turns in a random order. A cauldron that would exceed the fair maximum of a
/// section does not fit there, so every section keeps cells for gardens. A section in which nothing
/// fits is skipped.
pub(super) fn place(
    stream: &mut Stream,
    sections: &[Section],
    mut sizes: Vec<CauldronSize>,
) -> Option<Vec<Cauldron>> {
    let mut order: Vec<usize> = (0..sections.len()).collect();
    stream.shuffle(&mut order);
    let mut filled = vec![OccupiedCells::default(); sections.len()];
    let mut cauldrons = Vec::with_capacity(sizes.len());
    while !sizes.is_empty() {
        let before = sizes.len();
        for &section in &order {
            let fits = |size: CauldronSize| size.cells() < sections[section].front.area();
            let first = sizes.iter().position(|&size| fits(size)).unwrap_or(sizes.len());
            if let Some((size, side, rect)) =
                choose(stream, &sections[section], &filled[section], &sizes[first..])
            {
                sizes.remove(first + size);
                filled[section].add(side, rect);
                cauldrons.push(Cauldron { section, side, rect, starting: Vec::new() });
            }
        }
        if sizes.len() == before {
            return None;
        }
    }
    let fair = |(s, f): (&Section, &OccupiedCells)| f.cells >= fair_minimum(s.area());
    sections.iter().zip(&filled).all(fair).then_some(cauldrons)
}

/// Chooses a size, side and random free rectangle for a section's next cauldron. The size is the
/// first of `sizes`, which are sorted from large to small, that fits on a side; it is returned as an
/// index into `sizes`. The sides are tried in random order. `None` if no size fits on either side.
fn choose(
    stream: &mut Stream,
    section: &Section,
    filled: &OccupiedCells,
    sizes: &[CauldronSize],
) -> Option<(usize, Side, CellRect)> {
    let room = fair_maximum(section.area()) - filled.cells;
    let mut sides = Side::ALL;
    stream.shuffle(&mut sides);
    for side in sides {
        let mut tried = None;
        for (index, &size) in sizes.iter().enumerate() {
            if size.cells() > room || tried == Some(size) {
                continue;
            }
            tried = Some(size);
            let places = places(section.rect(side), filled.sides[side as usize], size);
            if let Some(&rect) = stream.pick(&places) {
                return Some((index, side, rect));
            }
        }
    }
    None
}

/// Number of attempts to place the cauldrons of one section anew before one is moved instead
/// (`moved_apart`).
const TRIES: usize = 100;

/// Places the cauldrons anew in each section that has no side with both a cauldron and garden
/// cells. `None` on a dead end.
pub(super) fn mix(
    stream: &mut Stream,
    sections: &[Section],
    cauldrons: &mut [Cauldron],
) -> Option<()> {
    for (index, section) in sections.iter().enumerate() {
        let own: Vec<usize> =
            (0..cauldrons.len()).filter(|&c| cauldrons[c].section == index).collect();
        if own.len() < 2 || is_mixed(section, own.iter().map(|&c| &cauldrons[c])) {
            continue;
        }
        let sizes: Vec<CauldronSize> =
            own.iter().filter_map(|&c| CauldronSize::of_cells(cauldrons[c].rect.area())).collect();
        let placed = (0..TRIES).find_map(|_| {
            let placed = place_alone(stream, index, section, &sizes)?;
            is_mixed(section, placed.iter()).then_some(placed)
        });
        let placed =
            placed.or_else(|| moved_apart(own.iter().map(|&c| cauldrons[c].clone()).collect()))?;
        for (place, cauldron) in own.into_iter().zip(placed) {
            cauldrons[place] = cauldron;
        }
    }
    Some(())
}

/// Moves the last cauldron of a section without a mixed side to the other side.
///
/// Such a section has one side full of cauldrons and one without any, because cauldrons take at
/// most 65 % of its cells. None of them fills a side alone, so the full side has several, and the
/// cells behind each of them are free. After the move both sides are mixed.
fn moved_apart(mut own: Vec<Cauldron>) -> Option<Vec<Cauldron>> {
    let last = own.last_mut()?;
    last.rect = last.rect.mirrored();
    last.side = match last.side {
        Side::Front => Side::Back,
        Side::Back => Side::Front,
    };
    Some(own)
}

/// Whether some side of the section has both cauldron and garden cells.
fn is_mixed<'c>(section: &Section, cauldrons: impl Iterator<Item = &'c Cauldron>) -> bool {
    let mut cells = [0; 2];
    for cauldron in cauldrons {
        cells[cauldron.side as usize] += cauldron.rect.area();
    }
    let partly = |side: Side| (1..section.rect(side).area()).contains(&cells[side as usize]);
    Side::ALL.into_iter().any(partly)
}

/// Places all cauldrons of one section on random sides at random places; `None` if one of them
/// finds no place.
fn place_alone(
    stream: &mut Stream,
    index: usize,
    section: &Section,
    sizes: &[CauldronSize],
) -> Option<Vec<Cauldron>> {
    let mut filled = OccupiedCells::default();
    let mut placed = Vec::with_capacity(sizes.len());
    for &size in sizes {
        let (_, side, rect) = choose(stream, section, &filled, &[size])?;
        filled.add(side, rect);
        placed.push(Cauldron { section: index, side, rect, starting: Vec::new() });
    }
    Some(placed)
}

/// Returns all places for a `size` within a rectangle that do not overlap `taken`.
fn places(within: CellRect, taken: CellSet, size: CauldronSize) -> Vec<CellRect> {
    let mut places = Vec::with_capacity(32);
    for &(w, h) in size.shapes() {
        if w > within.w || h > within.h {
            continue;
        }
        for y in within.y..=within.y + within.h - h {
            for x in within.x..=within.x + within.w - w {
                let rect = CellRect { x, y, w, h };
                if !taken.overlaps(CellSet::of_rect(rect)) {
                    places.push(rect);
                }
            }
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::common::seed::Seed;
    use crate::witches::board::geometry;

    #[test]
    fn shapes_have_their_size() {
        for size in CauldronSize::ALL {
            for &(w, h) in size.shapes() {
                assert_eq!(usize::from(w * h), size.cells());
                assert!(w <= 3 && h <= 3);
            }
        }
    }

    proptest! {
    #[test]
    fn lists_are_exact_and_sorted(
        n: u64,
        longest in 3u8..=6,
        wanted in 1usize..=2,
        more in 0usize..=5,
        only_small: bool,
    ) {
        let sixes = wanted + more;
        let mut stream = Stream::new(Seed(n), "test", 0);
        let sizes = draw_sizes(&mut stream, 32, longest, wanted, sixes, only_small);
        prop_assert_eq!(sizes.iter().map(|s| s.cells()).sum::<usize>(), 32);
        prop_assert!(sizes.is_sorted_by(|a, b| a >= b));
        prop_assert!(sizes.iter().filter(|&&size| size == CauldronSize::Six).count() <= sixes);
        prop_assert!(sizes[..wanted].iter().all(|s| s.cells() >= usize::from(longest)));
        prop_assert!(!only_small || sizes[wanted..].iter().all(|s| s.cells() <= 3));
    }
    }

    #[test]
    fn shares_are_compared_exactly() {
        let bounds = |area| (fair_minimum(area), fair_maximum(area));
        assert_eq!(bounds(64), (23, 41));
        assert_eq!(bounds(32), (12, 20));
        assert_eq!(bounds(24), (9, 15));
        assert_eq!(bounds(20), (7, 13));
        assert_eq!(bounds(16), (6, 10));
        assert_eq!(bounds(12), (5, 7));
    }

    #[test]
    fn the_largest_cauldron_fits_every_section() {
        for players in Players::all() {
            for section in geometry::sections(players) {
                for side in Side::ALL {
                    assert!(
                        !places(section.rect(side), CellSet::default(), CauldronSize::Six)
                            .is_empty()
                    );
                }
                assert!(fair_maximum(section.area()) >= CauldronSize::Six.cells());
            }
        }
    }

    #[test]
    fn places_keep_clear_of_what_is_taken() {
        let within = CellRect { x: 0, y: 0, w: 3, h: 2 };
        let taken = CellSet::of_rect(CellRect { x: 0, y: 0, w: 1, h: 1 });
        assert_eq!(
            places(within, taken, CauldronSize::Four),
            [CellRect { x: 1, y: 0, w: 2, h: 2 }]
        );
        assert_eq!(
            places(within, taken, CauldronSize::Three),
            [CellRect { x: 0, y: 1, w: 3, h: 1 }]
        );
        assert!(places(within, taken, CauldronSize::Six).is_empty());
    }

    #[test]
    fn an_impossible_list_is_a_dead_end() {
        let sections = geometry::sections(Players::new(5).unwrap());
        for n in 0..50 {
            let fours = vec![CauldronSize::Four; 8];
            let mut stream = Stream::new(Seed(n), "test", 0);
            assert!(place(&mut stream, &sections, fours).is_none());
        }
    }

    #[test]
    fn cauldrons_that_fill_a_side_together_are_moved_apart() {
        let section = geometry::sections(Players::new(5).unwrap())[1];
        let own = |side, rect| Cauldron { section: 1, side, rect, starting: Vec::new() };
        for side in Side::ALL {
            let CellRect { x, y, .. } = section.rect(side);
            let full = vec![
                own(side, CellRect { x, y, w: 2, h: 2 }),
                own(side, CellRect { x: x + 2, y, w: 1, h: 2 }),
            ];
            assert!(!is_mixed(&section, full.iter()));
            let apart = moved_apart(full).unwrap();
            assert!(is_mixed(&section, apart.iter()));
            let within = |c: &Cauldron| c.rect.cells().all(|at| section.rect(c.side).contains(at));
            assert!(apart.iter().all(within) && apart[1].side != side);
        }
        assert!(moved_apart(Vec::new()).is_none());
    }
}
