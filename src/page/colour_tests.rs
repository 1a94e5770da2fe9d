//! Perceived difference between colours, and the checks of the built-in colours that use it.

use super::list::{PaintRole, Rgb};
use super::theme::look::{self, Light, light, luminance};
use crate::common::players::Identity;

/// CIE L*a*b*: lightness, position between green and red, position between blue and yellow.
type Lab = [f64; 3];

/// Kind of colour vision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ColourVision {
    Full,
    Protanopia,
    Deuteranopia,
    Tritanopia,
    /// No colour vision, or a printer with black ink only.
    Gray,
}

impl ColourVision {
    const ALL: [ColourVision; 5] = [
        ColourVision::Full,
        ColourVision::Protanopia,
        ColourVision::Deuteranopia,
        ColourVision::Tritanopia,
        ColourVision::Gray,
    ];

    /// Converts light to its appearance in this kind of vision. The matrices are for complete
    /// colour blindness of the three kinds: Machado, Oliveira and Fernandes, A
    /// physiologically-based model for simulation of color vision deficiency, IEEE TVCG 15 (2009),
    /// table 1.
    fn of(self, light: Light) -> Light {
        let matrix = match self {
            ColourVision::Full => return light,
            ColourVision::Gray => return [luminance(light); 3],
            ColourVision::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            ColourVision::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            ColourVision::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        matrix.map(|row| dot(row, light).clamp(0.0, 1.0))
    }
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Converts light to L*a*b*, with white paper as the reference white.
fn lab(light: Light) -> Lab {
    const TO_XYZ: [[f64; 3]; 3] = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9, 0.119_192_0, 0.950_304_1],
    ];
    let part = |row: [f64; 3]| {
        let t = dot(row, light) / dot(row, [1.0; 3]);
        if t > 216.0 / 24389.0 { libm::cbrt(t) } else { (24389.0 / 27.0 * t + 16.0) / 116.0 }
    };
    let [x, y, z] = TO_XYZ.map(part);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the difference CIEDE2000 of two colours, in the notation of Sharma, Wu and Dalal, The
/// CIEDE2000 color-difference formula, Color Research and Application 30 (2005).
fn difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) -> f64 {
    let chroma = |a: f64, b: f64| libm::hypot(a, b);
    let seventh = |c: f64| {
        let power = libm::pow(c, 7.0);
        libm::sqrt(power / (power + libm::pow(25.0, 7.0)))
    };
    let g = 0.5 * (1.0 - seventh((chroma(a1, b1) + chroma(a2, b2)) / 2.0));
    let (a1, a2) = ((1.0 + g) * a1, (1.0 + g) * a2);
    let (c1, c2) = (chroma(a1, b1), chroma(a2, b2));
    let angle = |a: f64, b: f64| {
        let degrees = libm::atan2(b, a).to_degrees();
        if degrees < 0.0 { degrees + 360.0 } else { degrees }
    };
    let (h1, h2) = (angle(a1, b1), angle(a2, b2));
    let is_gray = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if is_gray => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let h = match h1 + h2 {
        sum if is_gray => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => (sum + 360.0) / 2.0,
        sum => (sum - 360.0) / 2.0,
    };
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let cos = |degrees: f64| libm::cos(degrees.to_radians());
    let sin = |degrees: f64| libm::sin(degrees.to_radians());
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let from_middle = (l - 50.0) * (l - 50.0);
    let lighter = (l2 - l1) / (1.0 + 0.015 * from_middle / libm::sqrt(20.0 + from_middle));
    let stronger = (c2 - c1) / (1.0 + 0.045 * c);
    let other_hue = 2.0 * libm::sqrt(c1 * c2) * sin(turn / 2.0) / (1.0 + 0.015 * c * t);
    let blue = (h - 275.0) / 25.0;
    let rotation = -sin(60.0 * libm::exp(-blue * blue)) * 2.0 * seventh(c);
    libm::sqrt(
        lighter * lighter
            + stronger * stronger
            + other_hue * other_hue
            + rotation * stronger * other_hue,
    )
}

/// Returns the perceived difference of two colours in a kind of vision.
fn apart(one: &str, other: &str, sight: ColourVision) -> f64 {
    let seen = |colour| lab(sight.of(light(Rgb::hex(colour))));
    difference(seen(one), seen(other))
}

fn contrast(one: &str, other: &str) -> f64 {
    look::contrast(Rgb::hex(one), Rgb::hex(other))
}

/// Pairs of Sharma, Wu and Dalal, table 1. Among them are pairs whose hues differ by about 0° or
/// 180°, where faulty implementations fail.
#[test]
fn differences_are_the_published_ones() {
    for (one, other, published) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0009], 7.1792),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0011], 7.2195),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0011, -2.4900], 4.7461),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
        ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        let (there, back) = (difference(one, other), difference(other, one));
        assert!((there - published).abs() < 5e-5, "{one:?} {other:?}: {there}");
        assert!((there - back).abs() < 1e-9, "{one:?} {other:?}: {there} {back}");
    }
}

#[test]
fn white_is_white_to_every_eye() {
    for sight in ColourVision::ALL {
        assert!(apart("#ffffff", "#ffffff", sight) < 1e-9);
        let [l, a, b] = lab(sight.of(light(Rgb::WHITE)));
        assert!((l - 100.0).abs() < 0.01 && a.abs() < 0.01 && b.abs() < 0.01, "{l} {a} {b}");
    }
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!(apart("#c00000", "#607000", ColourVision::Deuteranopia) < 15.0);
}

/// Contrast of text, and of lines that mark cells to write on or plant in, on each of their
/// backgrounds.
#[test]
fn what_is_needed_is_seen() {
    use PaintRole::*;
    for text in [Ink, SoftInk, Accent] {
        for ground in [Paper, Tint, GardenFill] {
            let contrast = contrast(text.usual(), ground.usual());
            assert!(contrast >= 4.5, "text {text:?} on {ground:?}: {contrast}");
        }
    }
    for (line, grounds) in [
        (Rule, [Paper, Tint]),
        (Guide, [Paper, Tint]),
        (GardenLine, [Paper, GardenFill]),
        (GardenGrid, [Paper, GardenFill]),
    ] {
        for ground in grounds {
            let contrast = contrast(line.usual(), ground.usual());
            assert!(contrast >= 3.0, "{line:?} on {ground:?}: {contrast}");
        }
    }
}

/// Smallest difference at which two colours are reliably distinguished.
const APART: f64 = 15.0;

#[test]
fn colours_are_seen_on_paper_and_carry_their_names() {
    for i in Identity::ALL {
        assert!(contrast(PaintRole::Paper.usual(), i.colour()) >= 3.0, "{i:?}");
        assert!(contrast(i.on_colour().usual(), i.colour()) >= 4.5, "{i:?}");
        let ink = Rgb::hex(PaintRole::Ink.usual());
        assert!(look::contrast(ink, i.tint().usual()) >= 4.5, "{i:?}");
    }
}

#[test]
fn colours_stay_apart_for_the_colour_blind() {
    for (k, a) in Identity::ALL.iter().enumerate() {
        for b in &Identity::ALL[..k] {
            for sight in ColourVision::ALL {
                let distance = apart(a.colour(), b.colour(), sight);
                let least = match sight {
                    // The first four identities have the sections of one board. Only they need
                    // distinct grays.
                    ColourVision::Gray if k >= 4 => 4.3,
                    _ => APART,
                };
                assert!(distance >= least, "{a:?} and {b:?}, {sight:?}: {distance}");
            }
        }
    }
}

/// Reason for four distinct grays and not eight: the range from black to white has no room for
/// eight at a difference of [`APART`].
#[test]
fn no_eight_grays_are_so_far_apart() {
    let gray = |step: u32| lab([f64::from(step * step) / 65_025.0; 3]);
    let (mut found, mut last) = (1, gray(0));
    for step in 1..=255 {
        if difference(last, gray(step)) >= APART {
            (found, last) = (found + 1, gray(step));
        }
    }
    assert!((4..8).contains(&found), "{found}");
}
