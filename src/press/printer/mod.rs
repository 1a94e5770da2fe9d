//! Printers whose backs are off: a test page that shows by how much, what is read from it, and
//! the corrections that are kept by the printer's name.

mod reading;
mod scales;
mod store;
mod test_page;
#[cfg(test)]
mod tests;

pub use reading::{Meeting, Reading, ReadingError};
pub use store::{PrinterName, Printers, StoreError};
pub use test_page::{meta, pages};
