//! Work on several threads. Where the machine gives no more of them (a limit on processes)
//! the work is done on this one.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{Builder, available_parallelism, scope};

/// How many threads work at once, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads(NonZero<usize>);

impl Threads {
    /// This thread alone.
    pub const ONE: Threads = Threads(NonZero::<usize>::MIN);

    /// So many.
    pub const fn new(count: NonZero<usize>) -> Threads {
        Threads(count)
    }

    /// As many as the machine has for this program.
    pub fn all() -> Threads {
        available_parallelism().map_or(Threads::ONE, Threads)
    }

    /// How many they are.
    pub const fn count(self) -> usize {
        self.0.get()
    }
}

/// What `each` makes of all items, in their order, on some threads of which this is one. With
/// the first item that fails the work ends.
///
/// # Errors
/// What the first of the items, in their order, failed with, whatever the number of threads.
pub(crate) fn map_on<'a, A: Sync, B: Send, E: Send>(
    threads: Threads,
    items: &'a [A],
    each: impl Fn(&'a A) -> Result<B, E> + Sync,
) -> Result<Vec<B>, E> {
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    // Items are taken in their order: when one fails, all before it are done or being done.
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

/// What `each` makes of all items, a thread each.
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
                    // The first to fail takes longest.
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
}
