//! Numbers of a few bits each, packed without gaps: the highest bit of a byte comes first.

use crate::texts::said;
use crate::witches::puzzle::PuzzleError;

/// Bits that are written.
#[derive(Default)]
pub(super) struct Bits {
    bytes: Vec<u8>,
    /// Those of the last byte that are free.
    free: u32,
}

impl Bits {
    /// Appends the lowest bits of a number.
    pub(super) fn push(&mut self, value: impl Into<u64>, bits: u32) {
        let value = value.into();
        for bit in (0..bits).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = u8::BITS;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> bit & 1) as u8) << self.free;
            }
        }
    }

    /// The bytes, with zeros after them up to a length.
    pub(super) fn padded(mut self, length: usize) -> Vec<u8> {
        self.bytes.resize(self.bytes.len().max(length), 0);
        self.bytes
    }
}

/// Bits that are read.
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    /// How many have been read.
    read: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, read: 0 }
    }

    /// The next bits as a number.
    pub(super) fn take(&mut self, bits: u32) -> Result<u64, PuzzleError> {
        (0..bits).try_fold(0, |value, _| Ok(value << 1 | u64::from(self.bit()?)))
    }

    /// The next bits, at most eight.
    pub(super) fn byte(&mut self, bits: u32) -> Result<u8, PuzzleError> {
        Ok(self.take(bits)? as u8)
    }

    /// The next bit.
    pub(super) fn bit(&mut self) -> Result<bool, PuzzleError> {
        let byte = self.bytes.get(self.read / 8);
        let byte = byte.ok_or_else(|| PuzzleError::new(said::play_puzzle_short()))?;
        let bit = byte >> (7 - self.read % 8) & 1;
        self.read += 1;
        Ok(bit == 1)
    }
}
