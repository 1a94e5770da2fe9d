//! The paper of a page, in the units of its layout.

use super::{DrawError, DrawOptions, Duplex};

/// The smallest landscape paper, in mm, on which all labels can be read.
pub(crate) const LEAST: (f64, f64) = (272.0, 206.0);
/// From this paper on, everything grows with it.
const FULL: (f64, f64) = (297.0, 210.0);
/// The paper of a page. All layout is done in units of `scale` mm, so that on large paper
/// everything grows alike.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setup {
    /// Long and short side, in units.
    pub long: f64,
    pub short: f64,
    /// Millimetres of one unit; 1 on A4 and Letter.
    pub scale: f64,
    /// Long and short side, in mm.
    pub paper: (f64, f64),
    /// Bleed in mm.
    pub bleed: f64,
    pub duplex: Duplex,
}

impl Setup {
    /// The paper of the options.
    ///
    /// # Errors
    /// If the paper is too small or too large, or the bleed out of range.
    pub fn new(options: &DrawOptions) -> Result<Self, DrawError> {
        let (w, h) = (options.width, options.height);
        if !(w <= 2000.0 && h <= 2000.0) {
            return Err(DrawError::PaperTooLarge(w, h));
        }
        let (long, short) = (w.max(h), w.min(h));
        if !(long >= LEAST.0 && short >= LEAST.1) {
            return Err(DrawError::PaperTooSmall(w, h));
        }
        if !(0.0..=10.0).contains(&options.bleed) {
            return Err(DrawError::Bleed(options.bleed));
        }
        let scale = (long / FULL.0).min(short / FULL.1).max(1.0);
        Ok(Setup {
            long: long / scale,
            short: short / scale,
            scale,
            paper: (long, short),
            bleed: options.bleed,
            duplex: options.duplex,
        })
    }

    /// Whether the back page is printed upside down.
    ///
    /// Turning a landscape sheet over its long edge puts its top behind its foot; only a
    /// back that was turned by 180 degrees then lies mirrored behind the front.
    pub fn back_is_turned(&self) -> bool {
        self.duplex == Duplex::LongEdge
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_paper_is_refused() {
        let options =
            |width, height, bleed| DrawOptions { width, height, bleed, ..DrawOptions::default() };
        let error = |w, h, b| Setup::new(&options(w, h, b)).unwrap_err();
        assert_eq!(error(210.0, 148.0, 0.0), DrawError::PaperTooSmall(210.0, 148.0));
        assert_eq!(error(9000.0, 297.0, 0.0), DrawError::PaperTooLarge(9000.0, 297.0));
        assert_eq!(error(297.0, 210.0, 20.0), DrawError::Bleed(20.0));
        assert!(matches!(error(f64::NAN, 210.0, 0.0), DrawError::PaperTooLarge(..)));
        assert!(Setup::new(&options(210.0, 297.0, 3.0)).is_ok());
    }
}
