//! The clock and the chance of a simulated world. They belong to the thread that simulates it, so
//! that what is simulated finds them without being handed them.

use std::cell::RefCell;
use std::time::Duration;

use tokio::time::Instant;

use crate::common::stream::Stream;
use crate::game::seed::Seed;

/// How long work takes that is done aside.
pub(in crate::serve) const SOME_WORK: Duration = Duration::from_millis(40);
/// The moment at which every world begins, in milliseconds since 1970.
const BEGINNING: i64 = 1_800_000_000_000;

thread_local! {
    static HERE: RefCell<Option<World>> = const { RefCell::new(None) };
}

struct World {
    chance: Stream,
    began: Instant,
    /// How far the clock on the wall was put forward, in milliseconds.
    put: i64,
}

/// Begins the world of a seed on this thread, within its runtime.
pub(super) fn begin(seed: u64) {
    let chance = Stream::new(Seed(seed), "simulation", 0);
    HERE.set(Some(World { chance, began: Instant::now(), put: 0 }));
}

/// Ends it.
pub(super) fn end() {
    HERE.set(None);
}

fn here<T>(with: impl FnOnce(&mut World) -> T) -> Option<T> {
    HERE.with_borrow_mut(|world| world.as_mut().map(with))
}

/// Whether this thread simulates.
pub(in crate::serve) fn is_here() -> bool {
    here(|_| ()).is_some()
}

/// Milliseconds since 1970, by the clock on the wall.
pub(in crate::serve) fn wall_clock() -> Option<i64> {
    here(|world| BEGINNING + world.began.elapsed().as_millis() as i64 + world.put)
}

/// Bits for a name.
pub(in crate::serve) fn random_bits() -> Option<u64> {
    here(|world| world.chance.bits())
}

/// Puts the clock on the wall forward or back.
pub(super) fn put_clock(ms: i64) {
    here(|world| world.put += ms);
}

/// A number below a bound.
pub(super) fn below(bound: usize) -> usize {
    here(|world| world.chance.below(bound)).unwrap_or_default()
}

/// Yes in so many of so many cases.
pub(super) fn chance(numerator: usize, denominator: usize) -> bool {
    here(|world| world.chance.chance(numerator, denominator)).unwrap_or_default()
}

/// One of several.
pub(super) fn pick<T: Clone>(items: &[T]) -> T {
    items[below(items.len())].clone()
}

/// Waits for a time between two bounds, in milliseconds; short waits are more common.
pub(super) async fn pause(least: usize, most: usize) {
    let spread = below(most - least + 1);
    let ms = least + below(spread + 1);
    tokio::time::sleep(Duration::from_millis(ms as u64)).await;
}

/// How long the world is there.
pub(super) fn age() -> Duration {
    here(|world| world.began.elapsed()).unwrap_or_default()
}
