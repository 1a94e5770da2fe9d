//! Internal, may change. Encoding of a text as the modules of a QR code.

use qrcode::bits::Bits;
use qrcode::canvas::{Canvas, MaskPattern};
use qrcode::ec::construct_codewords;
use qrcode::types::QrResult;
use qrcode::{Color, EcLevel, Version};

use super::text::is_compact;
use crate::texts::{Message, msg};

/// Error correction level: the share of a code that may be unreadable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ErrorCorrection {
    /// About 15 %.
    M,
    /// About 25 %.
    Q,
    /// About 30 %.
    H,
}

/// Modules of a QR code, without its quiet zone, which must be 4 modules wide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrMatrix {
    /// Number of modules on each side.
    pub size: usize,
    /// Modules in rows from the top left; `true` is dark.
    pub modules: Vec<bool>,
    /// Version, 1 to 40.
    pub version: u8,
    /// Error correction level.
    pub correction: ErrorCorrection,
}

impl QrMatrix {
    /// Whether the module in column `x` and row `y` is dark. Modules outside the code are light.
    pub fn is_dark(&self, x: usize, y: usize) -> bool {
        x < self.size && y < self.size && self.modules[y * self.size + x]
    }
}

/// Error for a text that is too long for a QR code; its length in bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub struct QrError(pub usize);

impl QrError {
    /// Returns the error as a translatable [`Message`].
    pub fn message(&self) -> Message {
        msg::print_address_long(self.0)
    }
}

/// Returns the smallest QR code that holds `text` with correction [`ErrorCorrection::M`], with as much
/// correction as the same size allows. A code at the end of the text takes the same space as any
/// code of its length.
///
/// # Errors
/// If the text is longer than any QR code can hold.
pub fn matrix(text: &str) -> Result<QrMatrix, QrError> {
    let error = |_| QrError(text.len());
    let smallest = (1..=40).find_map(|version| Some((version, bits(text, version, EcLevel::M)?)));
    let (version, smallest) = smallest.ok_or(QrError(text.len()))?;
    // The level is chosen by the number of bits alone, because drawing spends most of its time on
    // the masks.
    let (bits, level, correction) =
        [(EcLevel::H, ErrorCorrection::H), (EcLevel::Q, ErrorCorrection::Q)]
            .into_iter()
            .find_map(|(level, correction)| Some((bits(text, version, level)?, level, correction)))
            .unwrap_or((smallest, EcLevel::M, ErrorCorrection::M));
    let form = Version::Normal(version);
    let (data, check) = construct_codewords(&bits.into_bytes(), form, level).map_err(error)?;
    let mut canvas = Canvas::new(form, level);
    canvas.draw_all_functional_patterns();
    canvas.draw_data(&data, &check);
    let size = 17 + 4 * usize::from(version.unsigned_abs());
    Ok(QrMatrix {
        size,
        version: version.unsigned_abs().min(40) as u8,
        correction,
        modules: apply_best_mask(&canvas, size),
    })
}

/// Smallest number of characters at which the compact end of a text becomes one segment.
const LONG: usize = 40;

/// Returns the data bits of a QR code, or `None` if they do not fit.
fn bits(text: &str, version: i16, level: EcLevel) -> Option<Bits> {
    let end = text.char_indices().rev().find(|(_, c)| !is_compact(c.encode_utf8(&mut [0; 4])));
    let start = end.map_or(0, |(at, c)| at + c.len_utf8());
    // A single segment is used because runs of digits would be packed more densely, and the size
    // would depend on the sealed contents.
    let start = if text.len() - start >= LONG { start } else { text.len() };
    let (before, code) = text.split_at(start);
    let before = before.as_bytes();
    let pushed = |push: fn(&mut Bits, &[u8]) -> QrResult<()>| {
        let mut bits = Bits::new(Version::Normal(version));
        if !before.is_empty() {
            push(&mut bits, before).ok()?;
        }
        Some(bits)
    };
    // The library optimizes segments greedily from the left, and the result can be longer than a
    // single byte segment.
    let both = [pushed(Bits::push_optimal_data), pushed(Bits::push_byte_data)];
    let mut bits = both.into_iter().flatten().min_by_key(Bits::len)?;
    if !code.is_empty() {
        bits.push_alphanumeric_data(code.as_bytes()).ok()?;
    }
    bits.push_terminator(level).ok()?;
    Some(bits)
}

const MASKS: [MaskPattern; 8] = [
    MaskPattern::Checkerboard,
    MaskPattern::HorizontalLines,
    MaskPattern::VerticalLines,
    MaskPattern::DiagonalLines,
    MaskPattern::LargeCheckerboard,
    MaskPattern::Fields,
    MaskPattern::Diamonds,
    MaskPattern::Meadow,
];

/// Returns the modules under the mask with the smallest penalty; the first one among equals.
fn apply_best_mask(canvas: &Canvas, size: usize) -> Vec<bool> {
    let under = |&mask: &MaskPattern| {
        let mut canvas = canvas.clone();
        canvas.apply_mask(mask);
        canvas.into_colors().iter().map(|c| *c == Color::Dark).collect::<Vec<bool>>()
    };
    MASKS.iter().map(under).min_by_key(|modules| penalty(modules, size)).unwrap_or_default()
}

/// Penalty of a code according to the standard, computed as the QR library does, because the choice
/// of the mask affects the printed code. The library itself is ten times slower.
fn penalty(modules: &[bool], size: usize) -> usize {
    const FINDER: [bool; 7] = [true, false, true, true, true, false, true];
    let columns: Vec<bool> =
        (0..size).flat_map(|x| modules.iter().skip(x).step_by(size).copied()).collect();
    let line = |line: &[bool]| {
        let runs = line.chunk_by(|a, b| a == b).map(<[bool]>::len);
        let runs: usize = runs.filter(|length| *length >= 5).map(|length| length - 2).sum();
        let clear = |from: usize, to: usize| !line[from..to.min(size)].contains(&true);
        let alike = line.windows(FINDER.len()).enumerate().filter(|&(at, window)| {
            window == FINDER && (clear(at.saturating_sub(4), at) || clear(at + 7, at + 11))
        });
        runs + 40 * alike.count()
    };
    let lines = modules.chunks(size).chain(columns.chunks(size));
    let pairs = modules.chunks(size).zip(modules.chunks(size).skip(1));
    let blocks: usize = pairs
        .map(|(above, below)| {
            let squares = above.windows(2).zip(below.windows(2));
            squares.filter(|(a, b)| a == b && a[0] == a[1]).count()
        })
        .sum();
    let dark = modules.iter().filter(|dark| **dark).count();
    lines.map(line).sum::<usize>() + 3 * blocks + (dark * 200 / modules.len()).abs_diff(100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use qrcode::QrCode;

    /// Capacities of the alphanumeric mode, from the table in the standard.
    #[test]
    fn the_smallest_version_with_the_best_correction() {
        for (length, version, correction) in [
            (1, 1, ErrorCorrection::H),
            (10, 1, ErrorCorrection::H),
            (11, 1, ErrorCorrection::Q),
            (20, 1, ErrorCorrection::M),
            (21, 2, ErrorCorrection::Q),
            (178, 7, ErrorCorrection::M),
            (221, 8, ErrorCorrection::M),
            (222, 9, ErrorCorrection::M),
        ] {
            let code = matrix(&"A".repeat(length)).unwrap();
            assert_eq!((code.version, code.correction), (version, correction), "{length}");
            assert_eq!(code.size, 17 + 4 * usize::from(version));
            assert_eq!(code.modules.len(), code.size * code.size);
            assert!(code.is_dark(0, 0) && !code.is_dark(7, 7) && !code.is_dark(code.size, 0));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        /// Compares with the library, which draws each code completely.
        #[test]
        fn codes_are_drawn_as_the_library_draws_them(
            text in "CP1:[A-Z+/.:-]{1,300}|https://[a-z.]{1,60}/#CP1:[A-Z]{100,200}|[a-z]{1,80}",
        ) {
            let code = matrix(&text).unwrap();
            let smallest = QrCode::with_error_correction_level(&text, EcLevel::M).unwrap();
            let Version::Normal(version) = smallest.version() else { panic!("no micro codes") };
            prop_assert!(i16::from(code.version) <= version);
            let is_held = |level| bits(&text, code.version.into(), level).is_some();
            prop_assert!(code.correction == ErrorCorrection::H || !is_held(EcLevel::H));
            prop_assert!(code.correction != ErrorCorrection::M || !is_held(EcLevel::Q));
            let level = match code.correction {
                ErrorCorrection::M => EcLevel::M,
                ErrorCorrection::Q => EcLevel::Q,
                ErrorCorrection::H => EcLevel::H,
            };
            let bits = bits(&text, code.version.into(), level).unwrap();
            let drawn = QrCode::with_bits(bits, level).unwrap();
            let dark: Vec<bool> = drawn.into_colors().iter().map(|c| *c == Color::Dark).collect();
            prop_assert_eq!(code.modules, dark);
        }
    }

    proptest! {
        /// The sealed contents affect which symbols are digits, and must not affect the size of the
        /// code.
        #[test]
        fn all_codes_of_one_length_are_of_one_size(
            code in "CP1:[0-9A-Z]{80}[0-9]{0,40}", before in "|GO ON[.] |https://a[.]example/#",
        ) {
            let size = |code: &str| {
                let drawn = matrix(&format!("{before}{code}")).unwrap();
                (drawn.version, drawn.correction)
            };
            prop_assert_eq!(size(&code), size(&"A".repeat(code.len())));
        }
    }

    #[test]
    fn too_long_a_text_is_refused() {
        assert_eq!(matrix(&"a".repeat(5000)), Err(QrError(5000)));
    }
}
