//! The phone page in a real browser.

#[path = "../tools/browser.rs"]
mod browser;
mod driving;
mod games;
#[path = "../tools/host.rs"]
mod host;
#[path = "../tools/mod.rs"]
mod tools;
mod verdicts;
