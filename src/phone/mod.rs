//! The phone: its page, and the door through which the page asks this library. Read [`door`] first:
//! it is all that the page knows of the rules.

#[cfg(target_family = "wasm")]
mod buffer;
pub mod door;
#[cfg(feature = "press")]
pub mod press_door;
#[cfg(feature = "program")]
pub mod press_parts;
#[cfg(feature = "program")]
pub mod site;
