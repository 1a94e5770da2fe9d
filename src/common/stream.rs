//! Random streams: one portable, value-stable ChaCha generator for each concern, so that a
//! new draw in one concern never shifts another.

use blake2::{Blake2b512, Digest};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::game::seed::Seed;

/// What a stream is for. A game lists its concerns in an enum; a text will do in tests.
pub trait Concern {
    /// Its name, of at most 16 bytes. It is part of what a seed means and never changes.
    fn name(self) -> &'static str;
}

impl Concern for &'static str {
    fn name(self) -> &'static str {
        self
    }
}

/// A deterministic stream of draws. Integers only: the same on every machine.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of one concern of a seed; `turn` separates repeated uses (tests of potions,
    /// retries).
    pub fn new(seed: Seed, concern: impl Concern, turn: u64) -> Self {
        let concern = concern.name();
        assert!(concern.len() <= 16, "concern names fit into half a ChaCha key");
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        key[8..16].copy_from_slice(&turn.to_le_bytes());
        key[16..16 + concern.len()].copy_from_slice(concern.as_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// The stream of one concern of a seed in a game whose settings are known by a digest: games of
    /// one seed that differ in any of them have nothing in common, with a secret key or (if it is
    /// empty) without.
    pub(crate) fn scoped(
        secret: &[u8],
        scope: &[u8; 16],
        seed: Seed,
        concern: impl Concern,
        turn: u64,
    ) -> Self {
        let begins =
            [b"Cauldron Press 1.0, stream of a scope", &[secret.len() as u8][..], secret, scope];
        Stream::hashed(&begins, seed, concern, turn)
    }

    fn hashed(begins: &[&[u8]], seed: Seed, concern: impl Concern, turn: u64) -> Self {
        let mut hash = Blake2b512::new();
        begins.iter().for_each(|part| hash.update(part));
        hash.update(seed.0.to_le_bytes());
        hash.update(turn.to_le_bytes());
        hash.update(concern.name().as_bytes());
        let hash: [u8; 64] = hash.finalize().into();
        Self(ChaCha8Rng::from_seed(std::array::from_fn(|i| hash[i])))
    }

    /// 64 uniform bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Uniform bytes.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }

    /// A uniform integer of `0..bound`, without bias. `bound` must be at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound >= 1 && bound <= u32::MAX as usize);
        let bound = bound as u32;
        loop {
            // Lemire's method: the high half of a product, the biased low ends rejected.
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as usize;
            }
        }
    }

    /// True with a chance of `numerator / denominator`.
    pub fn chance(&mut self, numerator: usize, denominator: usize) -> bool {
        self.below(denominator) < numerator
    }

    /// One of the items; `None` for an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }

    /// Removes one of the items, uniformly; the order of the rest is kept.
    pub fn take<T>(&mut self, items: &mut Vec<T>) -> Option<T> {
        if items.is_empty() { None } else { Some(items.remove(self.below(items.len()))) }
    }

    /// Puts the items into a uniformly random order (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_never_change() {
        let mut s = Stream::new(Seed(1), "board", 0);
        let draws: Vec<usize> = (0..8).map(|_| s.below(100)).collect();
        assert_eq!(draws, FIRST_DRAWS);
    }

    /// A printed sheet must stay reproducible: these values are part of the format.
    const FIRST_DRAWS: [usize; 8] = [51, 42, 82, 39, 25, 10, 62, 41];

    #[test]
    fn concerns_and_turns_are_independent() {
        let first = |concern, turn| Stream::new(Seed(7), concern, turn).bits();
        assert_ne!(first("board", 0), first("puzzle", 0));
        assert_ne!(first("board", 0), first("board", 1));
    }

    #[test]
    fn a_scoped_stream_depends_on_all_that_it_is_given() {
        let draw = |secret: &[u8], scope, seed, concern, turn| {
            Stream::scoped(secret, &[scope; 16], Seed(seed), concern, turn).bits()
        };
        let draws = [
            draw(&[], 0, 7, "seal", 0),
            draw(&[1; 20], 0, 7, "seal", 0),
            draw(&[2; 20], 0, 7, "seal", 0),
            draw(&[1; 20], 1, 7, "seal", 0),
            draw(&[1; 20], 0, 8, "seal", 0),
            draw(&[1; 20], 0, 7, "clue", 0),
            draw(&[1; 20], 0, 7, "seal", 1),
            Stream::new(Seed(7), "seal", 0).bits(),
        ];
        assert_eq!(std::collections::BTreeSet::from(draws).len(), draws.len());
        assert_eq!(draws[..2], SCOPED_DRAWS);
    }

    /// Secrets of printed sheets come from such streams.
    const SCOPED_DRAWS: [u64; 2] = [9_085_910_208_999_798_609, 12_049_024_919_663_468_776];

    #[test]
    fn below_is_uniform() {
        let mut s = Stream::new(Seed(3), "test", 0);
        let mut counts = [0usize; 7];
        for _ in 0..70_000 {
            counts[s.below(7)] += 1;
        }
        for c in counts {
            assert!((9_500..10_500).contains(&c), "{counts:?}");
        }
    }
}
