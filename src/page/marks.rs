//! Crop marks.

use svg::node::element::Path;

use super::shape::n;

/// From the bleed to the marks, in mm: nothing of them may be left on a page that was cut a
/// little off, and nothing of the drawing may reach them.
const OFFSET: f64 = 1.0;
/// How long a mark is, in mm.
const LENGTH: f64 = 5.0;
/// Paper beyond the bleed that the marks take up, in mm.
pub(crate) const ROOM: f64 = OFFSET + LENGTH;

/// Crop marks around the bleed of a page: at every corner two lines in the prolongation of the
/// trim. The origin is the corner of the paper, [`ROOM`] beyond the bleed.
pub(crate) fn crop((w, h): (f64, f64), bleed: f64) -> Path {
    let around = bleed + ROOM;
    let mut d = String::new();
    for (x, outward_x) in [(around, -1.0), (around + w, 1.0)] {
        for (y, outward_y) in [(around, -1.0), (around + h, 1.0)] {
            let reach = |from: f64, outward: f64| {
                (n(from + outward * around), n(from + outward * (bleed + OFFSET)))
            };
            let ((far_x, near_x), (far_y, near_y)) = (reach(x, outward_x), reach(y, outward_y));
            let (x, y) = (n(x), n(y));
            d += &format!("M{far_x} {y}H{near_x}M{x} {far_y}V{near_y}");
        }
    }
    Path::new().set("d", d).set("fill", "none").set("stroke", "#000000").set("stroke-width", "0.2")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stay_out_of_the_bleed() {
        let d = crop((100.0, 50.0), 4.0).to_string();
        assert!(d.contains("M0 10H5M10 0V5"), "{d}");
        assert!(d.contains("M120 60H115M110 70V65"), "{d}");
    }
}
