//! The QR code.

use crate::page::DrawError;
use crate::page::canvas::Canvas;
use crate::page::layout::Layer;
use crate::page::shape::{Frame, fixed, n};
use crate::witches::pages::Qr;

/// The smallest module that phones read well from paper, in mm.
const LEAST_MODULE: f64 = 0.55;
/// Larger modules only take room.
const LARGEST_MODULE: f64 = 0.8;
/// White modules around the code.
const QUIET: usize = 4;

/// The side of the code with its quiet zone, in mm, where `room` mm are free.
///
/// # Errors
/// If the code is not a square of modules, or too fine for that room.
pub(super) fn side(qr: &Qr, room: f64) -> Result<f64, DrawError> {
    if qr.size == 0 || qr.modules.len() != qr.size * qr.size {
        return Err(DrawError::QrShape { size: qr.size, given: qr.modules.len() });
    }
    let modules = (qr.size + 2 * QUIET) as f64;
    let module = (room / modules).min(LARGEST_MODULE);
    if module < LEAST_MODULE {
        let most = (room / LEAST_MODULE) as usize - 2 * QUIET;
        return Err(DrawError::QrTooFine { size: qr.size, most });
    }
    Ok(module * modules)
}

/// Draws the code with its quiet zone into a square frame: one path, one rectangle for each
/// horizontal run of black modules.
pub(super) fn draw(canvas: &mut Canvas, qr: &Qr, frame: Frame) {
    let modules = qr.size + 2 * QUIET;
    let module = frame.w / modules as f64;
    let mut d = String::with_capacity(qr.modules.len() * 6);
    for (y, row) in qr.modules.chunks(qr.size).enumerate() {
        let mut x = 0;
        while x < row.len() {
            let run = row[x..].iter().take_while(|&&black| black).count();
            if run > 0 {
                d += &format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    canvas.layout.place(Layer::Icon, "QR code", frame);
    canvas.rect(frame, 0.0, "#ffffff", None);
    canvas.svg(format!(
        r##"<path d="{d}" fill="#000000" shape-rendering="crispEdges" transform="translate({} {}) scale({})"/>"##,
        n(frame.x),
        n(frame.y),
        fixed(module, 5)
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(size: usize) -> Qr {
        Qr { size, modules: vec![true; size * size] }
    }

    #[test]
    fn fine_codes_are_refused() {
        assert!(side(&code(61), 42.0).is_ok());
        assert_eq!(side(&code(81), 42.0), Err(DrawError::QrTooFine { size: 81, most: 68 }));
        let broken = Qr { size: 21, modules: vec![false; 3] };
        assert_eq!(side(&broken, 42.0), Err(DrawError::QrShape { size: 21, given: 3 }));
    }

    #[test]
    fn small_codes_stay_small() {
        assert!((side(&code(21), 42.0).unwrap() - 0.8 * 29.0).abs() < 1e-9);
    }
}
