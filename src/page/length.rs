//! Lengths: on the paper, and in the layout of a page.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// A length on the paper, in millimetres.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Mm(pub f64);

/// A length in the layout of a page: a millimetre on A4 and Letter, more on larger paper,
/// where everything grows alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Unit(pub f64);

macro_rules! length {
    ($Length:ident) => {
        impl $Length {
            /// The larger of two.
            pub fn max(self, other: Self) -> Self {
                $Length(self.0.max(other.0))
            }

            /// The smaller of two.
            pub fn min(self, other: Self) -> Self {
                $Length(self.0.min(other.0))
            }
        }

        impl Add for $Length {
            type Output = Self;
            fn add(self, other: Self) -> Self {
                $Length(self.0 + other.0)
            }
        }

        impl Sub for $Length {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                $Length(self.0 - other.0)
            }
        }

        impl Mul<f64> for $Length {
            type Output = Self;
            fn mul(self, by: f64) -> Self {
                $Length(self.0 * by)
            }
        }

        impl Mul<$Length> for f64 {
            type Output = $Length;
            fn mul(self, length: $Length) -> $Length {
                $Length(self * length.0)
            }
        }

        impl Div<f64> for $Length {
            type Output = Self;
            fn div(self, by: f64) -> Self {
                $Length(self.0 / by)
            }
        }

        impl Div for $Length {
            type Output = f64;
            fn div(self, by: Self) -> f64 {
                self.0 / by.0
            }
        }

        /// As it stands in drawings.
        impl fmt::Display for $Length {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                super::num::write_fixed(f, self.0, 2)
            }
        }
    };
}

length!(Mm);
length!(Unit);

impl Unit {
    /// Its size, whatever its sign.
    pub fn abs(self) -> Self {
        Unit(self.0.abs())
    }

    /// The length, but no less than `least` and no more than `most`.
    pub(crate) fn clamp(self, least: Self, most: Self) -> Self {
        Unit(self.0.clamp(least.0, most.0))
    }

    /// How the two are ordered, for sorting.
    pub fn total_cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl Neg for Unit {
    type Output = Self;
    fn neg(self) -> Self {
        Unit(-self.0)
    }
}

impl AddAssign for Unit {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Unit {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl MulAssign<f64> for Unit {
    fn mul_assign(&mut self, by: f64) {
        *self = *self * by;
    }
}

impl Sum for Unit {
    fn sum<I: Iterator<Item = Unit>>(lengths: I) -> Unit {
        Unit(lengths.map(|length| length.0).sum())
    }
}
