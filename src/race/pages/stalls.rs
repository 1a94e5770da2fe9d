//! The start: a stall for each creature's pawn.

use super::pawns::PawnSize;
use crate::game::identity::Identity;
use crate::page::Unit;

/// Around a pawn in its stall.
const CLEAR: Unit = Unit(0.4);
/// From the stalls to the edges of the track.
const EDGE: Unit = Unit(0.8);
/// What the start has besides, in lengths of a space: its name, and an arrow.
const NAME: f64 = 1.1;
const ARROW: f64 = 0.6;

/// How the stalls stand: side by side where the track is wide enough, else one behind the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stalls {
    /// Side by side.
    pub columns: usize,
    /// One behind the other.
    pub rows: usize,
    /// Of one stall, across the track and along it.
    pub size: (Unit, Unit),
    /// From the beginning of the start to the first stall.
    pub from: Unit,
}

impl Stalls {
    /// The stalls of a track, for pawns that fit its spaces.
    pub(super) fn new(length: Unit, width: Unit) -> Stalls {
        let pawn = PawnSize::for_room(length.min(width));
        let size = (pawn.width + 2.0 * CLEAR, pawn.foot + 2.0 * CLEAR);
        let columns = (((width - 2.0 * EDGE) / size.0) as usize).clamp(1, Identity::ALL.len());
        let rows = Identity::ALL.len().div_ceil(columns);
        Stalls { columns, rows, size, from: length * NAME }
    }

    /// How long the start of a track is.
    pub(super) fn start(length: Unit, width: Unit) -> Unit {
        let stalls = Stalls::new(length, width);
        stalls.from + stalls.size.1 * stalls.rows as f64 + length * ARROW
    }

    /// The middle of a stall: along the track from the beginning of the start, and aside.
    pub(super) fn middle(&self, index: usize) -> (Unit, Unit) {
        let (row, column) = (index / self.columns, index % self.columns);
        let aside = column as f64 - (self.columns - 1) as f64 / 2.0;
        (self.from + self.size.1 * (row as f64 + 0.5), self.size.0 * aside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pawn_has_a_stall_on_the_start() {
        for (length, width) in [(9.0, 9.0), (13.0, 15.0), (14.0, 29.0), (40.0, 29.0)] {
            let (length, width) = (Unit(length), Unit(width));
            let (stalls, pawn) =
                (Stalls::new(length, width), PawnSize::for_room(length.min(width)));
            assert!(stalls.size.0 > pawn.width && stalls.size.1 > pawn.foot);
            assert!(stalls.columns * stalls.rows >= Identity::ALL.len());
            assert!(stalls.size.0 * stalls.columns as f64 <= width);
            let (last, aside) = stalls.middle(Identity::ALL.len() - 1);
            assert!(last + stalls.size.1 / 2.0 < Stalls::start(length, width));
            assert!(aside + stalls.size.0 / 2.0 < width / 2.0);
        }
    }
}
