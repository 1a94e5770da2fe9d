//! Internal, may change. Random streams: one portable ChaCha generator with stable values for each
//! concern, so that a new draw in one concern never shifts another.

use blake2::{Blake2b512, Digest};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::common::seed::Seed;

/// Purpose of a stream. A game lists its concerns in an enum; tests can use a string.
pub trait Concern {
    /// Returns the name, of at most 16 bytes. It affects the result of a seed and never changes.
    fn name(self) -> &'static str;
}

impl Concern for &'static str {
    fn name(self) -> &'static str {
        self
    }
}

/// Deterministic stream of random draws. It draws only integers, which are the same on every
/// machine.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// Creates the stream of a concern and seed. `turn` separates repeated uses (tests of potions,
    /// retries).
    ///
    /// # Panics
    /// If the name of the concern has more than 16 bytes.
    pub fn new(seed: Seed, concern: impl Concern, turn: u64) -> Self {
        let concern = concern.name();
        assert!(concern.len() <= 16, "concern names fit into half a ChaCha key");
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        key[8..16].copy_from_slice(&turn.to_le_bytes());
        key[16..16 + concern.len()].copy_from_slice(concern.as_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Creates the stream of a concern and seed in a game whose settings have the digest `scope`.
    /// Games of one seed that differ in any setting have unrelated streams. `secret` is a secret
    /// key, or empty.
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

    /// Returns 64 uniform bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Fills a slice with uniform bytes.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }

    /// Returns a uniform integer of `0..bound`, without bias. `bound` must be at least 1 and at
    /// most `u32::MAX`.
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound >= 1 && bound <= u32::MAX as usize);
        let bound = bound as u32;
        loop {
            // Lemire's method: the high half of a product, with biased low halves rejected.
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as usize;
            }
        }
    }

    /// Returns `true` with probability `numerator / denominator`.
    pub fn chance(&mut self, numerator: usize, denominator: usize) -> bool {
        self.below(denominator) < numerator
    }

    /// Returns a uniformly random item; `None` for an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }

    /// Removes and returns a uniformly random item; `None` for an empty vector. The order of the
    /// others is kept.
    pub fn take<T>(&mut self, items: &mut Vec<T>) -> Option<T> {
        if items.is_empty() { None } else { Some(items.remove(self.below(items.len()))) }
    }

    /// Shuffles the items uniformly (Fisher–Yates).
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

    /// A printed sheet must be reproducible, so these values are part of the format.
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

    /// Secrets of printed sheets depend on such streams.
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
