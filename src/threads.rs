//! Work on several threads. Where the machine gives no more of them (a limit on processes)
//! the work is done on this one.

use std::panic::resume_unwind;
use std::thread::{Builder, scope};

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
