//! Bytes that pack badly in fewer bytes, for what a browser loads: whatever was there before is named
//! by how far back it is, and each bit is told by how it was where things looked alike. What writes
//! and what reads learn in one way: both are a [`Coder`].

/// How often a bit was not set of late, of 65,536 times: in the short run, and in the long run.
pub(crate) type BitChance = [u16; 2];

const EVEN: BitChance = [1 << 15; 2];
/// How slowly either is learned.
const SLOWNESS: [u32; 2] = [4, 6];
/// The greatest length is this one and the shortest.
const LENGTH_BITS: u32 = 8;
pub(crate) const SHORTEST: usize = 2;
/// How much is known of what stood where something was repeated last: nothing after so many bytes.
const FRESH: usize = 4;
/// The ranges of distances, and up to how many of their bits are learned.
const SLOT_BITS: u32 = 6;
const NEAR_BITS: u32 = 5;
const LOW_BITS: u32 = 4;

/// Writes a bit, or reads it, by its chance.
pub(crate) trait Coder {
    /// The bit: the given one, if it is written.
    fn bit(&mut self, chance: &mut BitChance, bit: bool) -> bool;
    /// A bit of which nothing is known.
    fn any(&mut self, bit: bool) -> bool;
}

/// The part of a range that belongs to a bit that is not set.
pub(crate) fn part(range: u32, chance: BitChance) -> u32 {
    (range >> 16) * ((u32::from(chance[0]) + u32::from(chance[1])) >> 1)
}

pub(crate) fn learn(chance: &mut BitChance, bit: bool) {
    for (chance, slowness) in chance.iter_mut().zip(SLOWNESS) {
        match bit {
            true => *chance -= *chance >> slowness,
            false => *chance += (u16::MAX - *chance) >> slowness,
        }
    }
}

/// A number of some bits, the highest first, each told by those before it.
fn number(coder: &mut impl Coder, chances: &mut [BitChance], bits: u32, number: usize) -> usize {
    let mut read = 1;
    for bit in (0..bits).rev() {
        let set = coder.bit(&mut chances[read], number >> bit & 1 == 1);
        read = read << 1 | usize::from(set);
    }
    read - (1 << bits)
}

/// What is known of bytes up to where they are read or written.
pub(crate) struct Learned {
    literals: Vec<BitChance>,
    repeats: Vec<BitChance>,
    /// Whether from as far back as the last time.
    again: Vec<BitChance>,
    lengths: Vec<BitChance>,
    slots: Vec<BitChance>,
    near: Vec<BitChance>,
    low: Vec<BitChance>,
    fresh: usize,
    /// How far back the last repetition was; 0 before there is one.
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

    /// A step: a byte, or how many are repeated from [how far back](Self::back). Numbers of two bytes
    /// are frequent: it matters where they begin.
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

    /// A byte, told by the one before it and by what would follow if the last repetition went on.
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

    /// How far back: which range it is in, and where in it.
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

/// What comes next.
#[derive(Clone, Copy)]
pub(crate) enum SqueezeStep {
    Byte(u8),
    Repeat { length: usize, back: usize },
}

/// Reads what was squeezed; after its end there are zeros.
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

/// The bytes that were squeezed, which are so many.
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
