//! The list of cauldrons, fixed before any is placed.

use crate::common::sort::sort_by;
use crate::common::stream::Stream;

/// Cells of cauldrons on a board: half of its 64.
pub(super) const CAULDRON_CELLS: usize = 32;

/// A size of cauldron. Sides have at most three cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Size {
    Two,
    Three,
    Four,
    Six,
}

impl Size {
    pub(super) const ALL: [Size; 4] = [Size::Two, Size::Three, Size::Four, Size::Six];

    pub(super) fn cells(self) -> usize {
        match self {
            Size::Two => 2,
            Size::Three => 3,
            Size::Four => 4,
            Size::Six => 6,
        }
    }

    pub(crate) fn of_cells(cells: usize) -> Option<Size> {
        Size::ALL.into_iter().find(|s| s.cells() == cells)
    }

    /// Width and height, lying and (unless square) standing.
    pub(crate) fn shapes(self) -> &'static [(u8, u8)] {
        match self {
            Size::Two => &[(2, 1), (1, 2)],
            Size::Three => &[(3, 1), (1, 3)],
            Size::Four => &[(2, 2)],
            Size::Six => &[(3, 2), (2, 3)],
        }
    }
}

/// Draws the sizes, from large to small: first as many as are `wanted` (1 or 2) of the one that
/// the longest recipe needs, then random ones until their cells are exactly [`CAULDRON_CELLS`],
/// no more than `sixes` of the largest.
pub(super) fn draw(stream: &mut Stream, longest: u8, wanted: usize, sixes: usize) -> Vec<Size> {
    let mut sizes = vec![if longest > 4 { Size::Six } else { Size::Four }; wanted];
    let mut left = CAULDRON_CELLS - wanted * sizes[0].cells();
    while left > 0 {
        let mut fitting = Size::ALL.to_vec();
        if sizes.iter().filter(|&&size| size == Size::Six).count() >= sixes {
            fitting.retain(|&size| size != Size::Six);
        }
        // A single cell left over could not become a cauldron.
        fitting.retain(|s| s.cells() == left || s.cells() + 2 <= left);
        let Some(size) = stream.take(&mut fitting) else { break };
        left -= size.cells();
        sizes.push(size);
    }
    sort_by(&mut sizes, |a, b| b.cmp(a));
    sizes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::seed::Seed;
    use proptest::prelude::*;

    #[test]
    fn shapes_have_their_size() {
        for size in Size::ALL {
            for &(w, h) in size.shapes() {
                assert_eq!(usize::from(w * h), size.cells());
                assert!(w <= 3 && h <= 3);
            }
        }
    }

    proptest! {
        #[test]
        fn lists_are_exact_and_sorted(n: u64, longest in 3u8..=6, wanted in 1usize..=2, more in 0usize..=5) {
            let sixes = wanted + more;
            let sizes = draw(&mut Stream::new(Seed(n), "test", 0), longest, wanted, sixes);
            prop_assert_eq!(sizes.iter().map(|s| s.cells()).sum::<usize>(), CAULDRON_CELLS);
            prop_assert!(sizes.is_sorted_by(|a, b| a >= b));
            prop_assert!(sizes.iter().filter(|&&size| size == Size::Six).count() <= sixes);
            prop_assert!(sizes[..wanted].iter().all(|s| s.cells() >= usize::from(longest)));
        }
    }
}
