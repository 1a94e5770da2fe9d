//! QR codes.

use super::canvas::Canvas;
use super::error::DrawError;
use super::ledger::Layer;
use super::length::Unit;
use super::num::fixed;
use super::shape::Frame;

/// A QR matrix without its quiet zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// Modules a side.
    pub size: usize,
    /// `size * size` modules, row by row; `true` is black.
    pub modules: Vec<bool>,
}

/// The smallest module that phones read well from paper.
const LEAST_MODULE: Unit = Unit(0.55);
/// Larger modules only take room.
const LARGEST_MODULE: Unit = Unit(0.8);
/// White modules around the code.
const QUIET: usize = 4;

impl Qr {
    /// The side of the code with its quiet zone, where `room` is free.
    ///
    /// # Errors
    /// If the code is not a square of modules, or too fine for that room.
    pub(crate) fn side(&self, room: Unit) -> Result<Unit, DrawError> {
        if self.size == 0 || self.modules.len() != self.size * self.size {
            return Err(DrawError::QrShape { size: self.size, given: self.modules.len() });
        }
        let modules = (self.size + 2 * QUIET) as f64;
        let module = (room / modules).min(LARGEST_MODULE);
        if module < LEAST_MODULE {
            let most = (room / LEAST_MODULE) as usize - 2 * QUIET;
            return Err(DrawError::QrTooFine { size: self.size, most });
        }
        Ok(module * modules)
    }

    /// Draws the code with its quiet zone into a square frame: one path, one rectangle for each
    /// horizontal run of black modules.
    pub(crate) fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        let modules = self.size + 2 * QUIET;
        let module = frame.w / modules as f64;
        let mut d = String::with_capacity(self.modules.len() * 6);
        for (y, row) in self.modules.chunks(self.size).enumerate() {
            let mut x = 0;
            while x < row.len() {
                let run = row[x..].iter().take_while(|&&black| black).count();
                if run > 0 {
                    d += &format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
                }
                x += run.max(1);
            }
        }
        canvas.ledger.place(Layer::Icon, "QR code", frame);
        // In SVG's own names of colours, which no theme changes.
        canvas.rect(frame, Unit(0.0), "white", None);
        canvas.svg(&format!(
            r##"<path d="{d}" fill="black" shape-rendering="crispEdges" transform="translate({} {}) scale({})"/>"##,
            frame.x,
            frame.y,
            fixed(module.0, 5)
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(size: usize) -> Qr {
        Qr { size, modules: vec![true; size * size] }
    }

    #[test]
    fn fine_codes_are_refused() {
        assert!(code(61).side(Unit(42.0)).is_ok());
        assert_eq!(code(81).side(Unit(42.0)), Err(DrawError::QrTooFine { size: 81, most: 68 }));
        let broken = Qr { size: 21, modules: vec![false; 3] };
        assert_eq!(broken.side(Unit(42.0)), Err(DrawError::QrShape { size: 21, given: 3 }));
    }

    #[test]
    fn small_codes_stay_small() {
        assert!((code(21).side(Unit(42.0)).unwrap() - Unit(0.8 * 29.0)).abs() < Unit(1e-9));
    }
}
