//! Tests of the phone page in a real browser.

/// Returns from a very slow test unless the long tests are enabled.
macro_rules! skip_unless_long {
    () => {
        if !$crate::tools::long::is_long() {
            return;
        }
    };
}
mod back;
#[path = "../tools/browser.rs"]
mod browser;
mod codes;
mod daily;
mod desk;
mod driving;
mod ending;
mod games;
mod helping;
mod home;
#[path = "../tools/host.rs"]
mod host;
mod keeping;
mod keyboard;
mod learning;
mod loading;
mod looks;
mod names;
mod naming;
mod noting;
#[path = "../press_module/params.rs"]
mod params;
mod past;
mod phone;
mod photos;
mod playing;
mod printing;
mod referee;
mod rivals;
mod scanning;
mod second;
mod senses;
#[path = "../serving/mod.rs"]
mod serving;
mod sharing;
mod speed;
mod still;
#[path = "../tools/mod.rs"]
mod tools;
mod verdicts;
mod words;
