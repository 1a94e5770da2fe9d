//! QR codes.

use super::canvas::Canvas;
use super::error::DrawError;
use super::ledger::Layer;
use super::length::Unit;
use super::list::{Outline, Paint, Rgb, Spot, Step};
use super::shape::{Frame, Point};

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
        let at = |x: usize, y: usize| Spot { x: x as i32 * 100, y: y as i32 * 100 };
        let mut steps = Vec::new();
        for (y, row) in self.modules.chunks(self.size).enumerate() {
            let (mut x, y) = (0, y + QUIET);
            while x < row.len() {
                let run = row[x..].iter().take_while(|&&black| black).count();
                if run > 0 {
                    let (left, right) = (x + QUIET, x + QUIET + run);
                    steps.push(Step::Move(at(left, y)));
                    let corners = [(right, y), (right, y + 1), (left, y + 1)];
                    steps.extend(corners.map(|(x, y)| Step::Line(at(x, y))));
                    steps.push(Step::Close);
                }
                x += run.max(1);
            }
        }
        canvas.ledger.place(Layer::Icon, "QR code", frame);
        steps.shrink_to_fit();
        canvas.rect(frame, Unit(0.0), Paint::Fixed(Rgb::WHITE), None);
        canvas.modules(Outline::Path(steps), Point::new(frame.x, frame.y), module.0);
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
