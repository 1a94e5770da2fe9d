//! Build time of the library relative to its dependencies.

use crate::Figure;

/// Environment variable with the path of a file to which `rustc-timed` writes one line per
/// compilation: crate and processor time in seconds. CI sets it.
const TIMES: &str = "CAULDRON_BUILD_TIMES";

/// Processor time of the library divided by that of its dependencies, in the build of these tests.
/// A ratio is comparable between machines. Returns `None` if the build was not timed.
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
    // A partial build gives no valid ratio.
    let whole = own > 0.0 && others > own;
    whole.then(|| ("share: own build".into(), own / others))
}
