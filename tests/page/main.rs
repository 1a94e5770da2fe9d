//! The phone page in a real browser.

#[path = "../tools/browser.rs"]
mod browser;
mod codes;
mod driving;
mod games;
#[path = "../tools/host.rs"]
mod host;
mod keeping;
mod keyboard;
mod looks;
mod phone;
mod playing;
mod referee;
#[path = "../serving/mod.rs"]
mod serving;
mod speed;
#[path = "../tools/mod.rs"]
mod tools;
mod verdicts;
