//! Input buffer of the WebAssembly module. The caller allocates it with `reserve` and fills it; the
//! next exported function takes its contents.

use std::cell::RefCell;

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Allocates the input buffer with `length` bytes and returns its address.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        *input = vec![0; length];
        input.as_mut_ptr()
    })
}

/// Takes the contents of the input buffer and leaves it empty.
pub(super) fn taken() -> Vec<u8> {
    INPUT.take()
}
