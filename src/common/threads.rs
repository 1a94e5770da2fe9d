//! Internal, may change. Work on several threads, and its observation from another thread. If the
//! machine refuses further threads (a limit on processes), the work is done on the calling thread.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread::{Builder, available_parallelism, scope};

/// Number of threads that work at once, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads(NonZero<usize>);

impl Threads {
    /// Calling thread alone.
    pub const ONE: Threads = Threads(NonZero::<usize>::MIN);

    /// Creates a number of threads.
    pub const fn new(count: NonZero<usize>) -> Threads {
        Threads(count)
    }

    /// Returns the number of threads that the machine offers to this program.
    pub fn all() -> Threads {
        available_parallelism().map_or(Threads::ONE, Threads)
    }

    /// Returns the number of threads.
    pub const fn count(self) -> usize {
        self.0.get()
    }
}

/// Applies `each` to all items on up to `threads` threads, including the calling one, and returns
/// the results in the order of the items. The work ends with the first item that fails.
///
/// # Errors
/// The error of the first failed item in the order of the items, for any number of threads.
pub fn map_on<'a, A: Sync, B: Send, E: Send>(
    threads: Threads,
    items: &'a [A],
    each: impl Fn(&'a A) -> Result<B, E> + Sync,
) -> Result<Vec<B>, E> {
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    // Items are taken in order: when one fails, all items before it are done or in progress.
    let work = || {
        let mut done = Vec::new();
        while !failed.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(at) else { break };
            let made = each(item);
            failed.fetch_or(made.is_err(), Ordering::Relaxed);
            done.push((at, made));
        }
        done
    };
    let mut done = scope(|scope| {
        let others = threads.count().min(items.len()).saturating_sub(1);
        let others: Vec<_> =
            (0..others).map_while(|_| Builder::new().spawn_scoped(scope, work).ok()).collect();
        let mut done = work();
        for thread in others {
            done.extend(thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        done
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, made)| made).collect()
}

/// Applies `each` to all items, with one thread for each, and returns the results in order.
pub(crate) fn map<'a, A: Sync, B: Send>(
    items: &'a [A],
    each: impl Fn(&'a A) -> B + Sync,
) -> Vec<B> {
    let each = &each;
    scope(|scope| {
        let threads: Vec<_> = items
            .iter()
            .map(|item| Builder::new().spawn_scoped(scope, move || each(item)).ok())
            .collect();
        threads
            .into_iter()
            .zip(items)
            .map(|(thread, item)| match thread {
                Some(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
                None => each(item),
            })
            .collect()
    })
}

/// Semaphore for work that takes much memory: a fixed number of callers work at once, the others
/// wait.
#[derive(Debug)]
pub(crate) struct Semaphore {
    free: Mutex<usize>,
    left: Condvar,
}

impl Semaphore {
    /// Creates a semaphore with this number of `places`, at least one.
    pub(crate) fn new(places: usize) -> Semaphore {
        Semaphore { free: Mutex::new(places.max(1)), left: Condvar::new() }
    }

    /// Runs `work` as soon as a place is free.
    pub(crate) fn run<T>(&self, work: impl FnOnce() -> T) -> T {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let mut free =
            self.left.wait_while(free, |free| *free == 0).unwrap_or_else(PoisonError::into_inner);
        *free -= 1;
        drop(free);
        let _place = Place(self);
        work()
    }
}

/// Occupied place of a [`Semaphore`]. It becomes free when dropped, also after a panic.
struct Place<'a>(&'a Semaphore);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.left.notify_one();
    }
}

/// Progress of some work, and a flag to stop it.
#[derive(Debug, Default)]
pub struct WorkMonitor {
    done: AtomicU64,
    stopped: AtomicBool,
}

impl WorkMonitor {
    /// Returns the number of games that are done.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Adds a number of games or sheets that are done.
    pub fn add(&self, games: u64) {
        self.done.fetch_add(games, Ordering::Relaxed);
    }

    /// Requests that the work ends early. Items in progress are finished.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether an early end was requested.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn threads(count: usize) -> Threads {
        Threads::new(NonZero::new(count).unwrap())
    }

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..500).collect();
        let doubled: Vec<u32> = items.iter().map(|i| 2 * i).collect();
        for count in [1, 2, 7, 900] {
            let made = map_on(threads(count), &items, |i| Ok::<_, ()>(2 * i));
            assert_eq!(made, Ok(doubled.clone()));
        }
        assert_eq!(map_on(Threads::all(), &[] as &[u32], |i| Ok::<_, ()>(2 * i)), Ok(Vec::new()));
    }

    #[test]
    fn the_first_item_that_fails_is_told_whatever_the_threads() {
        let items: Vec<u32> = (0..500).collect();
        for count in [1, 2, 7] {
            for _ in 0..20 {
                let made = map_on(threads(count), &items, |&i| match i {
                    // The first item that fails takes longest.
                    41 => {
                        std::thread::sleep(std::time::Duration::from_millis(2));
                        Err(i)
                    }
                    42.. => Err(i),
                    _ => Ok(i),
                });
                assert_eq!(made, Err(41));
            }
        }
    }

    #[test]
    fn a_room_holds_no_more_than_it_has_places() {
        let (room, inside, most) = (Semaphore::new(3), AtomicUsize::new(0), AtomicUsize::new(0));
        let items: Vec<u32> = (0..200).collect();
        let work = |_: &u32| {
            let enter = || {
                most.fetch_max(inside.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::yield_now();
                inside.fetch_sub(1, Ordering::SeqCst);
            };
            room.run(enter);
            Ok::<_, ()>(())
        };
        assert!(map_on(threads(8), &items, work).is_ok());
        assert!((1..=3).contains(&most.load(Ordering::SeqCst)));
        let one = Semaphore::new(0);
        let broken = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            one.run(|| panic!("a test of rooms"));
        }));
        assert!(broken.is_err());
        assert_eq!(one.run(|| 5), 5, "its place is free again");
    }
}
