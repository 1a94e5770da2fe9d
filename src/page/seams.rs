//! Where a page may be cut apart.

use super::length::Mm;

/// Lines along which a page may be cut without a cut through a drawing, from its top left corner
/// as it is read. A page without any may be cut anywhere.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seams {
    /// Upright ones, from the left.
    pub upright: Vec<Mm>,
    /// Lying ones, from the top.
    pub lying: Vec<Mm>,
}
