//! Resolutions of pictures.

use std::str::FromStr;

use super::PressError;

/// Pixels to an inch, 10 to 1200.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dpi(f64);

impl Dpi {
    /// For screens.
    pub(crate) const SCREEN: Dpi = Dpi(150.0);

    /// A resolution.
    ///
    /// # Errors
    /// If it is less than 10 or more than 1200.
    pub fn new(dpi: f64) -> Result<Self, PressError> {
        if (10.0..=1200.0).contains(&dpi) { Ok(Dpi(dpi)) } else { Err(refused(dpi)) }
    }

    /// Pixels to an inch.
    pub const fn dots(self) -> f64 {
        self.0
    }

    /// Pixels to a millimetre.
    pub(super) fn per_mm(self) -> f64 {
        self.0 / 25.4
    }
}

impl FromStr for Dpi {
    type Err = PressError;

    fn from_str(text: &str) -> Result<Self, PressError> {
        text.parse().map_err(|_| refused(text)).and_then(Dpi::new)
    }
}

fn refused(given: impl ToString) -> PressError {
    PressError::Dpi(given.to_string())
}
