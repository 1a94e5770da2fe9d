//! The phone: its page, and the door through which the page asks this library.

pub mod door;
#[cfg(feature = "program")]
pub mod site;
