//! Drawing: a sheet becomes pages, each drawn once as SVG.

mod identity;
mod page;
pub mod shape;
mod symbols;

pub use identity::{Identity, Pattern};
pub use page::Page;
pub use symbols::{Mark, Symbol};
