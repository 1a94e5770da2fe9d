//! Internal, may change. Geometry of organic outlines: gardens, cauldrons, borders.
//!
//! Only sums, products, quotients and square roots are used, so that the same input gives the same
//! bytes on every machine.

mod border;
mod garden;
mod geometry;
mod pot;

pub use border::Pattern;
pub(crate) use border::{border, thin_border};
pub(crate) use garden::{GardenStyle, garden_lines, garden_outline};
pub use geometry::{Contour, Frame, Point};
pub(crate) use geometry::{QUARTER, lines, outline_of, polyline, shape_node};
pub(crate) use pot::{Pot, PotCell};
