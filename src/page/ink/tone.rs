//! Colours and their lightness.

use std::fmt;

use crate::page::list::Rgb;

/// Colour in sRGB, each component from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tone([f64; 3]);

/// Lightness (L*) of a contrast of 4.5:1 on white.
const DARK: f64 = 50.0;

impl Tone {
    pub(super) const BLACK: Tone = Tone([0.0; 3]);
    pub(super) const WHITE: Tone = Tone([1.0; 3]);
    /// Medium gray, from which the outlines of white details are derived.
    pub(super) const MIDDLE: Tone = Tone([0.5; 3]);

    /// Creates a tone from an [`Rgb`] colour.
    pub(super) fn of(Rgb(parts): Rgb) -> Tone {
        Tone(parts.map(|part| f64::from(part) / 255.0))
    }

    /// Returns the colour, with 8 bits per component.
    pub(super) fn rgb(self) -> Rgb {
        Rgb(self.0.map(|part| (part * 255.0).round() as u8))
    }

    /// Returns the relative luminance, from 0 to 1.
    fn luminance(self) -> f64 {
        let linear =
            |c: f64| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
        let [r, g, b] = self.0.map(linear);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// Returns the lightness CIE L*, from 0 for black to 100 for white.
    pub(super) fn lightness(self) -> f64 {
        let y = self.luminance();
        if y > 0.008_856 { 116.0 * y.cbrt() - 16.0 } else { 903.3 * y }
    }

    /// Whether small objects in this tone are clearly visible on white: it is darker than [`DARK`].
    pub(super) fn is_dark(self) -> bool {
        self.lightness() < DARK
    }

    /// Returns the gray of equal luminance.
    pub(super) fn gray(self) -> Tone {
        let y = self.luminance();
        let c = if y <= 0.003_130_8 { 12.92 * y } else { 1.055 * y.powf(1.0 / 2.4) - 0.055 };
        Tone([c.clamp(0.0, 1.0); 3])
    }

    /// Returns a tone of the same hue whose lightness is at most `lightness`.
    pub(super) fn no_lighter_than(self, lightness: f64) -> Tone {
        let mut tone = self;
        while tone.lightness() > lightness {
            tone = Tone(tone.0.map(|part| part * 0.96));
        }
        tone
    }
}

impl fmt::Display for Tone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rgb().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grays_are_as_light_as_colours() {
        for (colour, gray) in
            [("#ff0000", "#7f7f7f"), ("#ffffff", "#ffffff"), ("#000000", "#000000")]
        {
            assert_eq!(Tone::of(Rgb::hex(colour)).gray().to_string(), gray);
        }
        let purple = Tone::of(Rgb::hex("#5b2a86"));
        assert!((purple.gray().lightness() - purple.lightness()).abs() < 0.5);
    }

    #[test]
    fn light_colours_become_dark_enough_and_dark_ones_stay() {
        let tint = Tone::of(Rgb::hex("#eef6e6"));
        let dark = tint.no_lighter_than(60.0);
        assert!(dark.lightness() <= 60.0 && dark.lightness() > 55.0);
        assert_eq!(dark.no_lighter_than(60.0), dark);
        assert_eq!(Rgb::BLACK.over_white(0.0), Rgb::WHITE);
    }
}
