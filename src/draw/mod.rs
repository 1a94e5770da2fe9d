//! Drawing: a sheet becomes pages, each drawn once as SVG.

mod page;

pub use page::Page;
