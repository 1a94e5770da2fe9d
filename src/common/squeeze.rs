//! Compression for browser downloads that general compressors handle badly. It combines
//! repetitions, named by their distance (LZ77), with a binary range coder whose probabilities adapt
//! to the context. Compressor and decompressor share the model: both are a [`Coder`].

/// Estimated probability that a bit is 0, in 1/65,536: a fast and a slow moving average.
pub(crate) type BitChance = [u16; 2];

/// Probability 1/2.
const EVEN: BitChance = [1 << 15; 2];
/// Shift that determines how slowly each average adapts.
const SLOWNESS: [u32; 2] = [4, 6];
/// Number of bits of a length, counted from `SHORTEST`.
const LENGTH_BITS: u32 = 8;
/// Length of the shortest repetition, in bytes.
pub(crate) const SHORTEST: usize = 2;
/// Number of literals for which a match counts as recent. Being recent is part of the coding
/// context.
const FRESH: usize = 4;
/// Number of bits of a slot, which is a range of distances.
const SLOT_BITS: u32 = 6;
/// Largest number of further bits of a distance that are all coded by the model.
const NEAR_BITS: u32 = 5;
/// Number of lowest bits of larger distances that are coded by the model.
const LOW_BITS: u32 = 4;

/// Encoder or decoder of bits.
pub(crate) trait Coder {
    /// Codes a bit by its probability. An encoder writes `bit`, a decoder ignores it. Returns the
    /// coded bit.
    fn bit(&mut self, chance: &mut BitChance, bit: bool) -> bool;
    /// Codes a bit with probability 1/2.
    fn any(&mut self, bit: bool) -> bool;
}

/// Returns the part of a range that belongs to a bit of 0.
pub(crate) fn part(range: u32, chance: BitChance) -> u32 {
    (range >> 16) * ((u32::from(chance[0]) + u32::from(chance[1])) >> 1)
}

/// Adapts a probability to a coded bit.
pub(crate) fn learn(chance: &mut BitChance, bit: bool) {
    for (chance, slowness) in chance.iter_mut().zip(SLOWNESS) {
        match bit {
            true => *chance -= *chance >> slowness,
            false => *chance += (u16::MAX - *chance) >> slowness,
        }
    }
}

/// Codes a number of `bits` bits from the highest one on, each in the context of those before it.
fn number(coder: &mut impl Coder, chances: &mut [BitChance], bits: u32, number: usize) -> usize {
    let mut read = 1;
    for bit in (0..bits).rev() {
        let set = coder.bit(&mut chances[read], number >> bit & 1 == 1);
        read = read << 1 | usize::from(set);
    }
    read - (1 << bits)
}

/// Model of the bytes that were coded so far.
pub(crate) struct Learned {
    literals: Vec<BitChance>,
    repeats: Vec<BitChance>,
    /// Probabilities that a match has the distance of the previous one.
    again: Vec<BitChance>,
    lengths: Vec<BitChance>,
    slots: Vec<BitChance>,
    near: Vec<BitChance>,
    low: Vec<BitChance>,
    /// Number of literals for which the last match still counts as recent, 0 to `FRESH`.
    fresh: usize,
    /// Distance of the last match; 0 before the first one.
    pub(crate) back: usize,
}

impl Learned {
    pub(crate) fn new() -> Learned {
        let even = |count| vec![EVEN; count];
        Learned {
            literals: even(16 * 3 * 256),
            repeats: even(2 * (FRESH + 1)),
            again: even(2 * (FRESH + 1)),
            lengths: even(4 << LENGTH_BITS),
            slots: even(4 << SLOT_BITS),
            near: even(1 << (SLOT_BITS + NEAR_BITS)),
            low: even(1 << LOW_BITS),
            fresh: 0,
            back: 0,
        }
    }

    /// Codes a step: a literal, or a match at a [distance](Self::back). The parity of the offset is
    /// part of the context, because numbers of two bytes are frequent.
    pub(crate) fn step(
        &mut self,
        coder: &mut impl Coder,
        before: &[u8],
        step: SqueezeStep,
    ) -> SqueezeStep {
        let odd = before.len() & 1;
        let kind = 2 * self.fresh + odd;
        let (byte, length, back) = match step {
            SqueezeStep::Byte(byte) => (byte, None, 0),
            SqueezeStep::Repeat { length, back } => (0, Some(length), back),
        };
        if !coder.bit(&mut self.repeats[kind], length.is_some()) {
            self.fresh = self.fresh.saturating_sub(1);
            return SqueezeStep::Byte(self.byte(coder, before, byte));
        }
        self.fresh = FRESH;
        let is_again = coder.bit(&mut self.again[kind], back == self.back);
        let lengths = (2 * usize::from(is_again) + odd) << LENGTH_BITS;
        let more = length.unwrap_or(SHORTEST) - SHORTEST;
        let more = number(coder, &mut self.lengths[lengths..], LENGTH_BITS, more);
        if !is_again {
            self.back = self.distance(coder, more, back);
        }
        SqueezeStep::Repeat { length: SHORTEST + more, back: self.back }
    }

    /// Codes a literal in the context of the previous byte and of the byte that would continue the
    /// last match.
    fn byte(&mut self, coder: &mut impl Coder, before: &[u8], byte: u8) -> u8 {
        let last = before.last().map_or(0, |last| usize::from(last >> 5));
        let kind = 2 * last + (before.len() & 1);
        let chances = &mut self.literals[3 * 256 * kind..];
        let expected = before.len().checked_sub(self.back).and_then(|at| before.get(at));
        let (expected, mut is_expected) = (expected.copied().unwrap_or(0), expected.is_some());
        let mut read = 1;
        for bit in (0..8).rev() {
            let should = expected >> bit & 1 == 1;
            let which = if is_expected { 1 + usize::from(should) } else { 0 };
            let set = coder.bit(&mut chances[256 * which + read], byte >> bit & 1 == 1);
            read = read << 1 | usize::from(set);
            is_expected &= set == should;
        }
        read as u8
    }

    /// Codes a distance: its slot, then its offset in the slot.
    fn distance(&mut self, coder: &mut impl Coder, more: usize, back: usize) -> usize {
        let value = back.saturating_sub(1);
        let slot = match value {
            0..4 => value,
            _ => {
                let bits = value.ilog2();
                2 * bits as usize + (value >> (bits - 1) & 1)
            }
        };
        let slots = more.min(3) << SLOT_BITS;
        let slot = number(coder, &mut self.slots[slots..], SLOT_BITS, slot);
        if slot < 4 {
            return slot + 1;
        }
        let bits = (slot >> 1) as u32 - 1;
        let base = (2 | slot & 1) << bits;
        let value = value.wrapping_sub(base);
        let low = if bits > NEAR_BITS { LOW_BITS } else { 0 };
        let high = if low == 0 { bits } else { 0 };
        let mut read = number(coder, &mut self.near[slot << NEAR_BITS..], high, value);
        for bit in (low..bits - high).rev() {
            read = read << 1 | usize::from(coder.any(value >> bit & 1 == 1));
        }
        if low > 0 {
            read = read << low | number(coder, &mut self.low, low, value & ((1 << low) - 1));
        }
        base + read + 1
    }
}

/// Literal byte, or match.
#[derive(Clone, Copy)]
pub(crate) enum SqueezeStep {
    Byte(u8),
    Repeat { length: usize, back: usize },
}

/// Range decoder. After the end of its input it reads zeros.
struct Reader<'a> {
    rest: &'a [u8],
    range: u32,
    at: u32,
}

impl Reader<'_> {
    fn byte(&mut self) {
        let (byte, rest) = self.rest.split_first().unwrap_or((&0, &[]));
        self.at = self.at << 8 | u32::from(*byte);
        self.rest = rest;
    }

    fn narrow(&mut self, part: u32) -> bool {
        let is_set = self.at >= part;
        match is_set {
            true => (self.at, self.range) = (self.at - part, self.range - part),
            false => self.range = part,
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.byte();
        }
        is_set
    }
}

impl Coder for Reader<'_> {
    fn bit(&mut self, chance: &mut BitChance, _: bool) -> bool {
        let bit = self.narrow(part(self.range, *chance));
        learn(chance, bit);
        bit
    }

    fn any(&mut self, _: bool) -> bool {
        self.narrow(self.range >> 1)
    }
}

/// Decompresses bytes to `length` bytes.
pub(crate) fn restored(squeezed: &[u8], length: usize) -> Vec<u8> {
    let mut reader = Reader { rest: squeezed, range: u32::MAX, at: 0 };
    (0..4).for_each(|_| reader.byte());
    let mut learned = Learned::new();
    let mut bytes = Vec::with_capacity(length);
    while bytes.len() < length {
        match learned.step(&mut reader, &bytes, SqueezeStep::Byte(0)) {
            SqueezeStep::Byte(byte) => bytes.push(byte),
            SqueezeStep::Repeat { length, back } => {
                for _ in 0..length {
                    let at = bytes.len().checked_sub(back).and_then(|at| bytes.get(at));
                    bytes.push(at.copied().unwrap_or(0));
                }
            }
        }
    }
    bytes.truncate(length);
    bytes
}
