//! Resources of the machine other than files and sockets: clocks, random numbers for the names of
//! tables, and threads for long computations. In a simulation, the seed determines all of them.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

#[cfg(test)]
use super::simulated::world;

/// Returns the time in seconds since 1970; 0 before 1970.
pub(super) fn now() -> i64 {
    now_ms() / 1000
}

/// Returns the time in milliseconds since 1970; 0 before 1970.
pub(super) fn now_ms() -> i64 {
    #[cfg(test)]
    if let Some(ms) = world::wall_clock() {
        return ms;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or_default().as_millis().try_into().unwrap_or(i64::MAX)
}

/// Returns a monotonic instant of the runtime's clock, which a simulation controls.
pub(super) fn instant() -> Instant {
    tokio::time::Instant::now().into_std()
}

/// Returns unpredictable random bits.
///
/// # Errors
/// If the operating system provides none.
pub(super) fn random_bits() -> Result<u64, getrandom::Error> {
    #[cfg(test)]
    if let Some(bits) = world::random_bits() {
        return Ok(bits);
    }
    getrandom::u64()
}

/// Runs a long computation on a separate thread. Returns `None` if it panicked.
pub(super) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    #[cfg(test)]
    if world::is_here() {
        tokio::time::sleep(world::SOME_WORK).await;
        return Some(work());
    }
    tokio::task::spawn_blocking(work).await.ok()
}
