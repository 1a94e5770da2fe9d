//! From a text to the modules of a QR code.

use qrcode::bits::{Bits, encode_auto};
use qrcode::{Color, EcLevel, QrCode, Version};

/// How much of a code may be spoiled before it cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Correction {
    /// About 15 %.
    M,
    /// About 25 %.
    Q,
    /// About 30 %.
    H,
}

/// The modules of a QR code, without its quiet zone (which must be 4 modules wide).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrMatrix {
    /// Modules on each side.
    pub size: usize,
    /// Row by row from the top left; true is dark.
    pub modules: Vec<bool>,
    /// Version, 1 to 40.
    pub version: u8,
    /// Error correction.
    pub correction: Correction,
}

impl QrMatrix {
    /// Whether the module of a column and row is dark; outside of the code none is.
    pub fn is_dark(&self, x: usize, y: usize) -> bool {
        x < self.size && y < self.size && self.modules[y * self.size + x]
    }
}

/// A text that no QR code can hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a text of {0} bytes does not fit into a QR code; shorten the address of the page")]
pub struct QrError(pub usize);

/// The smallest QR code that holds the text with correction M, then with as much correction
/// as the same size allows.
///
/// # Errors
/// If the text is longer than any QR code holds.
pub fn matrix(text: &str) -> Result<QrMatrix, QrError> {
    let error = |_| QrError(text.len());
    let smallest = encode_auto(text.as_bytes(), EcLevel::M).map_err(error)?;
    let Version::Normal(version) = smallest.version() else {
        return Err(QrError(text.len()));
    };
    let corrected = |level| {
        let mut bits = Bits::new(smallest.version());
        bits.push_optimal_data(text.as_bytes()).and_then(|()| bits.push_terminator(level)).ok()?;
        Some(bits)
    };
    // Only the last of them is drawn: most of the time goes into trying its masks.
    let (bits, level, correction) = [(EcLevel::H, Correction::H), (EcLevel::Q, Correction::Q)]
        .into_iter()
        .find_map(|(level, correction)| Some((corrected(level)?, level, correction)))
        .unwrap_or((smallest, EcLevel::M, Correction::M));
    let code = QrCode::with_bits(bits, level).map_err(error)?;
    Ok(QrMatrix {
        size: code.width(),
        version: version.unsigned_abs().min(40) as u8,
        correction,
        modules: code.into_colors().iter().map(|c| *c == Color::Dark).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Capacities of the alphanumeric mode, from the standard's table.
    #[test]
    fn the_smallest_version_with_the_best_correction() {
        for (length, version, correction) in [
            (1, 1, Correction::H),
            (10, 1, Correction::H),
            (11, 1, Correction::Q),
            (20, 1, Correction::M),
            (21, 2, Correction::Q),
            (178, 7, Correction::M),
            (221, 8, Correction::M),
            (222, 9, Correction::M),
        ] {
            let code = matrix(&"A".repeat(length)).unwrap();
            assert_eq!((code.version, code.correction), (version, correction), "{length}");
            assert_eq!(code.size, 17 + 4 * usize::from(version));
            assert_eq!(code.modules.len(), code.size * code.size);
            assert!(code.is_dark(0, 0) && !code.is_dark(7, 7) && !code.is_dark(code.size, 0));
        }
    }

    /// The straightforward way, which draws every code that it tries.
    #[test]
    fn a_code_is_drawn_as_its_version_and_correction_say() {
        for text in ["A".repeat(9), "WW2:".repeat(45), "https://a.example/#".repeat(9)] {
            let code = matrix(&text).unwrap();
            let level = match code.correction {
                Correction::M => EcLevel::M,
                Correction::Q => EcLevel::Q,
                Correction::H => EcLevel::H,
            };
            let drawn =
                |version, level| QrCode::with_version(&text, Version::Normal(version), level);
            let version = i16::from(code.version);
            let colors = drawn(version, level).unwrap().into_colors();
            assert_eq!(code.modules, colors.iter().map(|c| *c == Color::Dark).collect::<Vec<_>>());
            assert!(version == 1 || drawn(version - 1, EcLevel::M).is_err());
            let better = [EcLevel::H, EcLevel::Q].into_iter().take_while(|l| *l != level);
            assert!(better.take(2).all(|l| drawn(version, l).is_err()));
        }
    }

    #[test]
    fn too_long_a_text_is_refused() {
        assert_eq!(matrix(&"a".repeat(5000)), Err(QrError(5000)));
    }
}
