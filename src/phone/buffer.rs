//! The memory of a module through which its caller hands something in: `reserve` makes room for the
//! caller to fill, and a call takes it.

use std::cell::RefCell;

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where the caller puts `length` bytes.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        *input = vec![0; length];
        input.as_mut_ptr()
    })
}

/// What was handed in.
pub(super) fn taken() -> Vec<u8> {
    INPUT.take()
}
