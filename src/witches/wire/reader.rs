//! Bytes, read from the front.

use crate::texts::said;
use crate::witches::puzzle::PuzzleError;

pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl Reader<'_> {
    pub(super) fn byte(&mut self) -> Result<u8, PuzzleError> {
        self.bytes().map(|[byte]| byte)
    }

    pub(super) fn bytes<const N: usize>(&mut self) -> Result<[u8; N], PuzzleError> {
        let short = || PuzzleError::new(said::play_puzzle_short());
        let (bytes, rest) = self.0.split_first_chunk().ok_or_else(short)?;
        self.0 = rest;
        Ok(*bytes)
    }
}
