//! `cauldron serve` as a whole.

mod desk;
mod guarded;
mod hostile;
#[path = "../tools/postgres.rs"]
mod postgres;
#[path = "../serving/mod.rs"]
mod serving;
mod shared;
mod tables;
mod tls;
#[path = "../tools/mod.rs"]
mod tools;
