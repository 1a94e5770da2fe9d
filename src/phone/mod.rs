//! Phone page, and the JSON interface through which the page calls this library. [`door`] is the
//! place to start: the page has no other access to the rules.

#[cfg(target_family = "wasm")]
mod buffer;
pub mod door;
#[cfg(feature = "press")]
pub mod press_door;
#[cfg(feature = "program")]
pub mod press_parts;
#[cfg(feature = "program")]
pub mod site;
