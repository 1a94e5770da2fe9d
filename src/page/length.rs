//! Lengths on paper and in page layouts, rectangles on paper, and number formatting for drawings.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// Length on paper, in millimetres. Lengths in layouts are [`LayoutUnit`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd, Serialize, Deserialize)]
pub struct Mm(pub f64);

impl Mm {
    /// Parses a length of 0 or more in millimetres, or with a unit, such as `5`, `5,5mm`, `0.5 cm`
    /// or `0.2in`. `None` if it is not one.
    pub(crate) fn parse(text: &str) -> Option<Mm> {
        let (number, unit) = parse_length(text)?;
        // Without the error of floating point: 0.3 in are 7.62 mm.
        Some(Mm((number * unit.unwrap_or(1.0) * 1e6).round() / 1e6))
    }
}

/// Parses a number of 0 or more, with a decimal point or comma, and its unit. Returns the number
/// and the length of the unit in mm, if it has one.
pub(crate) fn parse_length(text: &str) -> Option<(f64, Option<f64>)> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit() && !['.', ','].contains(&c));
    let (number, unit) = text.split_at(end.unwrap_or(text.len()));
    let unit = match unit.trim_start().to_lowercase().as_str() {
        "" => None,
        "mm" => Some(1.0),
        "cm" => Some(10.0),
        "pt" => Some(25.4 / 72.0),
        "in" | "inch" | "inches" | "\"" | "″" => Some(25.4),
        _ => return None,
    };
    Some((number.replace(',', ".").parse().ok()?, unit))
}

/// Length in the layout of a page. One unit is 1 mm on A4 and Letter, and more on larger paper,
/// where the whole layout is scaled up.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct LayoutUnit(pub f64);

// Always inlined: layouts consist of these operations, and a test build, which inlines only where
// forced to, would spend half of its time calling them.
macro_rules! length {
    ($Length:ident) => {
        impl $Length {
            /// Returns the larger of `self` and `other`.
            #[inline(always)]
            pub fn max(self, other: Self) -> Self {
                $Length(self.0.max(other.0))
            }

            /// Returns the smaller of `self` and `other`.
            #[inline(always)]
            pub fn min(self, other: Self) -> Self {
                $Length(self.0.min(other.0))
            }
        }

        impl Add for $Length {
            type Output = Self;
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                $Length(self.0 + other.0)
            }
        }

        impl Sub for $Length {
            type Output = Self;
            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                $Length(self.0 - other.0)
            }
        }

        impl Mul<f64> for $Length {
            type Output = Self;
            #[inline(always)]
            fn mul(self, by: f64) -> Self {
                $Length(self.0 * by)
            }
        }

        impl Mul<$Length> for f64 {
            type Output = $Length;
            #[inline(always)]
            fn mul(self, length: $Length) -> $Length {
                $Length(self * length.0)
            }
        }

        impl Div<f64> for $Length {
            type Output = Self;
            #[inline(always)]
            fn div(self, by: f64) -> Self {
                $Length(self.0 / by)
            }
        }

        impl Div for $Length {
            type Output = f64;
            #[inline(always)]
            fn div(self, by: Self) -> f64 {
                self.0 / by.0
            }
        }

        /// Formats the number for drawings, rounded to hundredths: see [`fixed`].
        impl fmt::Display for $Length {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_fixed(f, self.0, 2)
            }
        }
    };
}

length!(Mm);
length!(LayoutUnit);

impl LayoutUnit {
    /// Returns the absolute value.
    #[inline(always)]
    pub fn abs(self) -> Self {
        LayoutUnit(self.0.abs())
    }

    /// Restricts the length to the range from `least` to `most`.
    #[inline(always)]
    pub(crate) fn clamp(self, least: Self, most: Self) -> Self {
        LayoutUnit(self.0.clamp(least.0, most.0))
    }

    /// Compares two lengths by the total order of `f64`, for sorting.
    pub fn total_cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl Neg for LayoutUnit {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        LayoutUnit(-self.0)
    }
}

impl AddAssign for LayoutUnit {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for LayoutUnit {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl MulAssign<f64> for LayoutUnit {
    #[inline(always)]
    fn mul_assign(&mut self, by: f64) {
        *self = *self * by;
    }
}

impl Sum for LayoutUnit {
    fn sum<I: Iterator<Item = LayoutUnit>>(lengths: I) -> LayoutUnit {
        LayoutUnit(lengths.map(|length| length.0).sum())
    }
}

/// Formats a number rounded to `decimals` places (at most 9), without trailing zeros and never as
/// `-0`.
///
/// ```
/// use cauldron_press::page::fixed;
/// assert_eq!(fixed(12.3456, 2), "12.35");
/// assert_eq!(fixed(-0.001, 2), "0");
/// ```
pub fn fixed(v: f64, decimals: u32) -> String {
    let mut text = String::new();
    let _ = write_fixed(&mut text, v, decimals);
    text
}

/// Writes a number in the format of [`fixed`]. Drawings consist mostly of numbers, so digits are
/// generated from last to first in a stack buffer, without an allocation for each number.
pub(crate) fn write_fixed(to: &mut impl fmt::Write, v: f64, decimals: u32) -> fmt::Result {
    let unit = 10i64.pow(decimals.min(9));
    let scaled = (v * unit as f64).round() as i64;
    let mut digits = [0; 24];
    let mut first = digits.len();
    let mut put = |byte| {
        first -= 1;
        digits[first] = byte;
    };
    let mut rest = scaled.unsigned_abs();
    let mut left = decimals.min(9);
    while left > 0 && rest.is_multiple_of(10) {
        rest /= 10;
        left -= 1;
    }
    if left > 0 {
        for _ in 0..left {
            put(b'0' + (rest % 10) as u8);
            rest /= 10;
        }
        put(b'.');
    }
    loop {
        put(b'0' + (rest % 10) as u8);
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if scaled < 0 {
        put(b'-');
    }
    to.write_str(str::from_utf8(&digits[first..]).map_err(|_| fmt::Error)?)
}

/// Rectangle on paper, in [`Mm`]. Coordinates are measured from the top left corner, to the right
/// and down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x: Mm,
    /// Top edge.
    pub y: Mm,
    /// Width.
    pub w: Mm,
    /// Height.
    pub h: Mm,
}

impl Area {
    /// Creates a rectangle from its left, top, right and bottom edge.
    pub fn from_edges(left: Mm, top: Mm, right: Mm, bottom: Mm) -> Area {
        Area { x: left, y: top, w: right - left, h: bottom - top }
    }

    /// Returns the right edge.
    pub fn right(&self) -> Mm {
        self.x + self.w
    }

    /// Returns the bottom edge.
    pub fn bottom(&self) -> Mm {
        self.y + self.h
    }

    /// Returns the intersection with `other`; its width or height is 0 if the rectangles are
    /// disjoint.
    pub(crate) fn common(&self, other: &Area) -> Area {
        let (left, top) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Area::from_edges(left, top, right.max(left), bottom.max(top))
    }

    /// Returns the smallest rectangle that contains `self` and `other`.
    pub(crate) fn union(&self, other: &Area) -> Area {
        let (left, top) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Area::from_edges(left, top, right, bottom)
    }

    /// Returns the rectangle enlarged by `by` on each side.
    pub(crate) fn grown(&self, by: Mm) -> Area {
        Area { x: self.x - by, y: self.y - by, w: self.w + 2.0 * by, h: self.h + 2.0 * by }
    }
}

/// Lines along which a page may be cut without cutting through a drawing. Positions are measured
/// from the top left corner in reading orientation. A page without seams may be cut anywhere.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CutLines {
    /// Positions of vertical cuts, from the left.
    pub vertical: Vec<Mm>,
    /// Positions of horizontal cuts, from the top.
    pub horizontal: Vec<Mm>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_to_hundredths() {
        for (v, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (-0.004, "0"),
            (-0.006, "-0.01"),
            (1.0, "1"),
            (1.5, "1.5"),
            (10.05, "10.05"),
            (-3.999, "-4"),
            (297.0, "297"),
        ] {
            assert_eq!(fixed(v, 2), text, "{v}");
        }
        assert_eq!(fixed(0.12345, 4), "0.1235");
        assert_eq!(fixed(7.0, 0), "7");
    }
}
