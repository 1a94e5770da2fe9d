//! Internal, may change. Phone page, and the JSON interface through which the page calls this
//! library. [`json_api`] is the place to start: the page has no other access to the rules.

#[cfg(target_family = "wasm")]
mod buffer;
pub mod json_api;
#[cfg(feature = "press")]
pub mod press_api;
#[cfg(feature = "program")]
pub mod press_parts;
#[cfg(feature = "program")]
pub mod site;
