//! Compressor for the format of `squeeze`, used when the program is built.

use std::collections::HashMap;

use super::squeeze::{BitChance, Coder, Learned, SHORTEST, SqueezeStep, learn, part};

/// Length of the longest repetition, in bytes.
const LONGEST: usize = SHORTEST + 255;
/// Number of earlier offsets to compare, the nearest first.
const LOOKS: usize = 4000;

/// Range encoder. Bytes that a carry can still change wait until it is decided.
struct Writer {
    low: u64,
    range: u32,
    waiting: Vec<u8>,
    out: Vec<u8>,
}

impl Writer {
    fn byte(&mut self) {
        let (byte, is_carried) = ((self.low >> 24) as u8, self.low >> 32 == 1);
        if is_carried || byte != u8::MAX {
            let carry = u8::from(is_carried);
            self.out.extend(self.waiting.drain(..).map(|byte| byte.wrapping_add(carry)));
        }
        self.waiting.push(byte);
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    fn narrow(&mut self, part: u32, bit: bool) -> bool {
        match bit {
            true => (self.low, self.range) = (self.low + u64::from(part), self.range - part),
            false => self.range = part,
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.byte();
        }
        bit
    }
}

impl Coder for Writer {
    fn bit(&mut self, chance: &mut BitChance, bit: bool) -> bool {
        let part = part(self.range, *chance);
        learn(chance, bit);
        self.narrow(part, bit)
    }

    fn any(&mut self, bit: bool) -> bool {
        self.narrow(self.range >> 1, bit)
    }
}

/// Earlier offsets of each sequence of three bytes.
type Places = HashMap<[u8; 3], Vec<usize>>;

fn key(bytes: &[u8], at: usize) -> Option<[u8; 3]> {
    bytes.get(at..at + 3)?.try_into().ok()
}

/// Returns the number of equal bytes from two offsets on, at most `LONGEST`.
fn alike(bytes: &[u8], from: usize, at: usize) -> usize {
    let pairs = bytes[from..].iter().zip(bytes.get(at..).unwrap_or_default());
    pairs.take(LONGEST).take_while(|(a, b)| a == b).count()
}

/// Returns length and distance of the longest repetition that is worth its distance; zeros without
/// one.
fn longest(bytes: &[u8], places: &Places, at: usize) -> (usize, usize) {
    let mut best = (0, 0);
    let known = key(bytes, at).and_then(|key| places.get(&key));
    for &from in known.into_iter().flat_map(|known| known.iter().rev().take(LOOKS)) {
        let (length, back) = (alike(bytes, from, at), at - from);
        let least = match back {
            0..512 => 3,
            512..4096 => 4,
            4096..30_000 => 5,
            30_000..131_072 => 6,
            _ => 7,
        };
        let is_better = length > best.0 + usize::from(best.0 > 0 && back / 128 > best.1);
        if length >= least && is_better {
            best = (length, back);
        }
    }
    best
}

/// Compresses bytes.
pub(crate) fn squeezed(bytes: &[u8]) -> Vec<u8> {
    let mut writer = Writer { low: 0, range: u32::MAX, waiting: Vec::new(), out: Vec::new() };
    let (mut learned, mut places, mut at) = (Learned::new(), Places::new(), 0);
    while at < bytes.len() {
        let again = |at: usize| match learned.back {
            0 => 0,
            back => alike(bytes, at - back, at),
        };
        let (length, back) = longest(bytes, &places, at);
        let repeated = again(at);
        let is_again = repeated >= SHORTEST && repeated + 3 >= length - usize::from(back > 2000);
        // A literal is better first if a longer repetition follows it.
        let is_later = || longest(bytes, &places, at + 1).0 > length || again(at + 1) + 2 >= length;
        let step = match is_again {
            true => SqueezeStep::Repeat { length: repeated, back: learned.back },
            false if length == 0 || (length < LONGEST && is_later()) => {
                SqueezeStep::Byte(bytes[at])
            }
            false => SqueezeStep::Repeat { length, back },
        };
        let end = match learned.step(&mut writer, &bytes[..at], step) {
            SqueezeStep::Byte(_) => at + 1,
            SqueezeStep::Repeat { length, .. } => at + length,
        };
        for place in at..end {
            if let Some(key) = key(bytes, place) {
                places.entry(key).or_default().push(place);
            }
        }
        at = end;
    }
    (0..5).for_each(|_| writer.byte());
    writer.out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::squeeze::restored;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_squeezed_is_restored(
            bytes in prop::collection::vec(0u8..4, 0..2000),
            others in prop::collection::vec(any::<u8>(), 0..2000),
        ) {
            let bytes = [&*bytes, &*others, &*bytes].concat();
            prop_assert_eq!(restored(&squeezed(&bytes), bytes.len()), bytes);
        }

        #[test]
        fn whatever_is_read_gives_as_many_bytes(
            bytes in prop::collection::vec(any::<u8>(), 0..500),
            length in 0usize..1000,
        ) {
            prop_assert_eq!(restored(&bytes, length).len(), length);
        }
    }
}
