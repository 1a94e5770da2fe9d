//! Low-level output: compact numbers, deflated streams and digests.

use std::cell::RefCell;

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Document, Object};

use super::super::PressError;
use super::gradient::{Shading, ShadingGeometry};
use crate::page::write_fixed;

/// Rounds `n` to `digits` decimals.
pub(super) fn rounded(n: f64, digits: u32) -> f64 {
    let unit = f64::from(10_u32.pow(digits));
    // Adding zero turns a negative zero into a positive one.
    (n * unit).round() / unit + 0.0
}

/// Converts a byte to a number of 0 to 1. Three decimals suffice to recover each of the 256 values.
pub(super) fn part(byte: u8) -> f64 {
    rounded(f64::from(byte) / 255.0, 3)
}

/// Appends `n` and a space. `n` is rounded to `digits` decimals and written in its shortest form,
/// without a leading zero.
pub(super) fn push_number(text: &mut String, n: f64, digits: u32) {
    let start = text.len();
    let _ = write_fixed(text, n, digits);
    let sign = start + usize::from(text[start..].starts_with('-'));
    if text[sign..].starts_with("0.") {
        text.remove(sign);
    }
    text.push(' ');
}

/// Appends an integer.
pub(super) fn push_integer(text: &mut String, n: i32) {
    let mut digits = [0; 12];
    let mut first = digits.len();
    let mut rest = n.unsigned_abs();
    loop {
        first -= 1;
        digits[first] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if n < 0 {
        text.push('-');
    }
    text.extend(digits[first..].iter().map(|&digit| char::from(digit)));
}

/// Compression level, from 1 (fast) to 9 (small). At level 2 files are a twelfth larger; at level 6
/// they are hardly smaller.
const LEVEL: u32 = 4;

thread_local! {
    /// Compressor that is reused between streams, because its tables are larger than most streams.
    static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), true));
}

#[cfg(test)]
thread_local! {
    static DEFLATED: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Number of bytes that this thread has deflated: a machine-independent measure of work.
#[cfg(test)]
pub(crate) fn bytes_deflated() -> u64 {
    DEFLATED.get()
}

/// Deflates `content`. The result never ends in a carriage return: together with the line feed
/// before `endstream`, it would look like a single line end, and strict readers would count one
/// byte too few. In that case a line feed is appended, which decoders ignore.
pub(super) fn deflate(content: &[u8]) -> Result<Vec<u8>, PressError> {
    #[cfg(test)]
    DEFLATED.set(DEFLATED.get() + content.len() as u64);
    let mut packed = COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        // Capacity for the worst case, so that a single call suffices.
        let mut packed = Vec::with_capacity(content.len() + content.len() / 1000 + 64);
        let status = compress.compress_vec(content, &mut packed, FlushCompress::Finish);
        match status {
            Ok(Status::StreamEnd) => Ok(packed),
            Ok(_) => Err(PressError::library("writing a PDF", "the deflater has no end")),
            Err(error) => Err(PressError::library("writing a PDF", error)),
        }
    })?;
    packed.shrink_to_fit();
    if packed.last() == Some(&b'\r') {
        packed.push(b'\n');
    }
    Ok(packed)
}

/// Deflates streams that are not compressed yet, such as fonts and colour profiles, if this makes
/// them smaller or they end in a carriage return.
pub(super) fn pack(document: &mut Document) -> Result<(), PressError> {
    for object in document.objects.values_mut() {
        let Object::Stream(stream) = object else { continue };
        if stream.allows_compression && !stream.dict.has(b"Filter") {
            let packed = deflate(&stream.content)?;
            let is_blurred = stream.content.last() == Some(&b'\r');
            if packed.len() < stream.content.len() || is_blurred {
                stream.set_content(packed);
                stream.dict.set("Filter", "FlateDecode");
            }
        }
    }
    Ok(())
}

/// Digest for fingerprints: FNV-1a with 128 bits. Unlike the standard hasher, it is stable across
/// releases and machines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digest(u128);

const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;

impl Digest {
    pub(super) fn new() -> Self {
        Digest(BASIS)
    }

    pub(super) fn value(self) -> u128 {
        self.0
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.word(u32::from(byte));
        }
    }

    /// Adds a [`Shading`].
    pub(super) fn shading(&mut self, shading: &Shading) {
        let coords: &[f32] = match &shading.geometry {
            ShadingGeometry::Axial { coords } => coords,
            ShadingGeometry::Radial { coords } => coords,
        };
        coords.iter().for_each(|n| self.word(n.to_bits()));
        for stop in &shading.stops {
            self.word(stop.offset.to_bits());
            stop.color.iter().for_each(|n| self.word(n.to_bits()));
        }
    }

    /// Adds a 32-bit word in one step. Bytes are added as words, as FNV-1a defines it.
    pub(super) fn word(&mut self, word: u32) {
        self.0 = (self.0 ^ u128::from(word)).wrapping_mul(PRIME);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_their_precision_allows() {
        for (n, digits, expected) in [
            (3.0, 2, "3 "),
            (-0.004, 2, "0 "),
            (841.8898, 2, "841.89 "),
            (0.25, 2, ".25 "),
            (-1.05, 3, "-1.05 "),
            (-0.5, 1, "-.5 "),
            (100.0, 0, "100 "),
        ] {
            let mut text = String::new();
            push_number(&mut text, n, digits);
            assert_eq!(text, expected);
        }
    }

    #[test]
    fn every_step_of_a_colour_survives() {
        for byte in 0..=255 {
            assert_eq!((part(byte) * 255.0).round() as u8, byte);
        }
    }

    #[test]
    fn known_vector() {
        let mut digest = Digest::new();
        digest.bytes(b"a");
        assert_eq!(digest.value(), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
