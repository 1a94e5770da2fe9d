//! What a server takes of the machine besides files and sockets: clocks, chance for the names of
//! tables, and threads for what takes long. In a simulation all of it comes from its seed.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

#[cfg(test)]
use super::simulated::world;

/// Seconds since 1970; 0 before.
pub(super) fn now() -> i64 {
    now_ms() / 1000
}

/// Milliseconds since 1970; 0 before.
pub(super) fn now_ms() -> i64 {
    #[cfg(test)]
    if let Some(ms) = world::wall_clock() {
        return ms;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or_default().as_millis().try_into().unwrap_or(i64::MAX)
}

/// A moment that no clock's change moves: that of the runtime, whose clock a simulation turns.
pub(super) fn instant() -> Instant {
    tokio::time::Instant::now().into_std()
}

/// Bits that nobody can foresee.
///
/// # Errors
/// If the machine gives none.
pub(super) fn random_bits() -> Result<u64, getrandom::Error> {
    #[cfg(test)]
    if let Some(bits) = world::random_bits() {
        return Ok(bits);
    }
    getrandom::u64()
}

/// Does what takes long where nobody waits for it. `None` if it panicked.
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
