//! What building the library costs, beside what it is built with.

use crate::Figure;

/// The file into which `rustc-timed` writes, one line a compilation: crate and seconds of
/// processor time. CI sets it.
const TIMES: &str = "CAULDRON_BUILD_TIMES";

/// The processor time of our own library for each second that its dependencies took, in the build
/// that these tests run on: a ratio, since machines differ. Nothing where the build was not timed.
pub fn share() -> Option<Figure> {
    let times = std::fs::read_to_string(std::env::var_os(TIMES)?).ok()?;
    let (mut own, mut others) = (0.0_f64, 0.0_f64);
    for line in times.lines() {
        let (name, seconds) = line.split_once(' ')?;
        let seconds: f64 = seconds.parse().ok()?;
        match name {
            "cauldron_press" => own = own.max(seconds),
            _ => others += seconds,
        }
    }
    // A part of the build alone says nothing.
    let whole = own > 0.0 && others > own;
    whole.then(|| ("share: own build".into(), own / others))
}
