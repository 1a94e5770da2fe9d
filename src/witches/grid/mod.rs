//! The grid in which players note what each ingredient can be: what its columns are and what
//! stands in it from the start, on paper and on screens.

mod column;
mod given;

#[cfg(any(test, feature = "program"))]
pub(crate) use column::columns;
pub(crate) use column::{Group, with_any_decoy};
pub(crate) use given::{Given, given};
