//! Crop marks.

use svg::node::element::Path;

use super::length::Mm;

/// From the bleed to the marks: nothing of them may be left on a page that was cut a
/// little off, and nothing of the drawing may reach them.
const OFFSET: Mm = Mm(1.0);
/// How long a mark is.
const LENGTH: Mm = Mm(5.0);
/// Paper beyond the bleed that the marks take up.
pub(crate) const ROOM: Mm = Mm(OFFSET.0 + LENGTH.0);

/// Crop marks around the bleed of a page: at every corner two lines in the prolongation of the
/// trim. The origin is the corner of the paper, [`ROOM`] beyond the bleed.
pub(crate) fn crop(w: Mm, h: Mm, bleed: Mm) -> Path {
    let around = bleed + ROOM;
    let mut d = String::new();
    for (x, outward_x) in [(around, -1.0), (around + w, 1.0)] {
        for (y, outward_y) in [(around, -1.0), (around + h, 1.0)] {
            let reach = |from: Mm, outward: f64| {
                (from + outward * around, from + outward * (bleed + OFFSET))
            };
            let ((far_x, near_x), (far_y, near_y)) = (reach(x, outward_x), reach(y, outward_y));
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
        let d = crop(Mm(100.0), Mm(50.0), Mm(4.0)).to_string();
        assert!(d.contains("M0 10H5M10 0V5"), "{d}");
        assert!(d.contains("M120 60H115M110 70V65"), "{d}");
    }
}
