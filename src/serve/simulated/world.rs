//! Clock and random generator of a simulated world. They are thread-local, so that simulated code
//! needs no parameter for them.

use std::cell::RefCell;
use std::time::Duration;

use tokio::time::Instant;

use crate::common::seed::Seed;
use crate::common::stream::Stream;

/// Duration of work on a separate thread.
pub(in crate::serve) const SOME_WORK: Duration = Duration::from_millis(40);
/// Time at which every world begins, in milliseconds since 1970.
const BEGINNING: i64 = 1_800_000_000_000;

thread_local! {
    static HERE: RefCell<Option<World>> = const { RefCell::new(None) };
}

struct World {
    chance: Stream,
    began: Instant,
    /// Offset of the wall clock, in ms.
    put: i64,
}

/// Begins the world of `seed` on this thread, within its runtime.
pub(super) fn begin(seed: u64) {
    let chance = Stream::new(Seed(seed), "simulation", 0);
    HERE.set(Some(World { chance, began: Instant::now(), put: 0 }));
}

/// Ends the world of this thread.
pub(super) fn end() {
    HERE.set(None);
}

fn here<T>(with: impl FnOnce(&mut World) -> T) -> Option<T> {
    HERE.with_borrow_mut(|world| world.as_mut().map(with))
}

/// Whether this thread simulates a world.
pub(in crate::serve) fn is_here() -> bool {
    here(|_| ()).is_some()
}

/// Returns the time of the wall clock, in milliseconds since 1970; `None` outside a simulation.
pub(in crate::serve) fn wall_clock() -> Option<i64> {
    here(|world| BEGINNING + world.began.elapsed().as_millis() as i64 + world.put)
}

/// Returns random bits for a name; `None` outside a simulation.
pub(in crate::serve) fn random_bits() -> Option<u64> {
    here(|world| world.chance.bits())
}

/// Changes the wall clock by `ms`.
pub(super) fn put_clock(ms: i64) {
    here(|world| world.put += ms);
}

/// Returns a random number below `bound`.
pub(super) fn below(bound: usize) -> usize {
    here(|world| world.chance.below(bound)).unwrap_or_default()
}

/// Returns `true` with the probability `numerator / denominator`.
pub(super) fn chance(numerator: usize, denominator: usize) -> bool {
    here(|world| world.chance.chance(numerator, denominator)).unwrap_or_default()
}

/// Returns a random element of `items`.
pub(super) fn pick<T: Clone>(items: &[T]) -> T {
    items[below(items.len())].clone()
}

/// Waits for a random time from `least` to `most` ms; short times are more likely.
pub(super) async fn pause(least: usize, most: usize) {
    let spread = below(most - least + 1);
    let ms = least + below(spread + 1);
    tokio::time::sleep(Duration::from_millis(ms as u64)).await;
}

/// Returns the time since the world began.
pub(super) fn age() -> Duration {
    here(|world| world.began.elapsed()).unwrap_or_default()
}
