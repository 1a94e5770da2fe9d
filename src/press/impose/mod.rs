//! Imposition: pages in the order of reading come onto sheets, so that after printing,
//! folding, cutting and stapling they are in that order again. Geometry alone: nothing is drawn.
//!
//! Two pages make a leaf: the first is its front, the second its back. A back always lies
//! behind its front with the tops together, as on a sheet that is printed alone; so where a
//! wide leaf stands upright in a booklet, the tops of both its pages are at the fold.

mod error;
mod layout;
mod side;

pub use error::{ImposeError, LayoutError};
pub use layout::{Cells, Gutter, Layout, Marks, Saddle, Scheme, Thickness};
pub use side::{Imposed, ImposedSide, PageShape, PlacedPage, QuarterTurn};
