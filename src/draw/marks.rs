//! Crop marks.

use svg::node::element::Path;

use super::shape::n;

/// Crop marks in the bleed: at every corner two lines along the trim, short of it.
pub(super) fn crop((w, h): (f64, f64), bleed: f64) -> Path {
    let short = bleed * 0.75;
    let mut d = String::new();
    for (x, outward_x) in [(bleed, -1.0), (bleed + w, 1.0)] {
        for (y, outward_y) in [(bleed, -1.0), (bleed + h, 1.0)] {
            let (far_x, near_x) = (x + outward_x * bleed, x + outward_x * (bleed - short));
            let (far_y, near_y) = (y + outward_y * bleed, y + outward_y * (bleed - short));
            d += &format!(
                "M{} {}H{}M{} {}V{}",
                n(far_x),
                n(y),
                n(near_x),
                n(x),
                n(far_y),
                n(near_y)
            );
        }
    }
    Path::new().set("d", d).set("fill", "none").set("stroke", "#000000").set("stroke-width", "0.2")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stay_out_of_the_trim() {
        let d = crop((100.0, 50.0), 4.0).to_string();
        assert!(d.contains("M0 4H3M4 0V3"), "{d}");
        assert!(d.contains("M108 54H105M104 58V55"), "{d}");
    }
}
