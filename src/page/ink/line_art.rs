//! Conversion of drawings to line art, shape by shape.

use std::collections::HashMap;

use super::tone::Tone;
use crate::page::list::{Outline, ResolvedPaint, Rgb};

/// Largest lightness (L*) of a fill that counts as ink and is kept.
const INK: f64 = 20.0;
/// Smallest lightness (L*) that counts as paper.
const PAPER: f64 = 96.5;
/// Lightness (L*) above which text is taken to be on a dark background. The background becomes
/// white, so [`LineArt::letters`] makes the text black.
const LIGHT_TEXT: f64 = 60.0;
/// Largest lightness (L*) of lines that replace fills: a contrast of 3:1 on white.
const OUTLINE: f64 = 61.0;
/// Largest lightness (L*) of lines in colours that are visible on white, such as those of sections:
/// a contrast of 4.5:1 on white. Without a fill, and possibly converted to gray by the printer, a
/// line must be darker than an area.
const LINE: f64 = 50.0;
/// Width of lines that replace fills, in units of the page.
const OUTLINE_WIDTH: f64 = 0.2;
/// Largest side of a small rectangle and largest diameter of a small circle, in units.
const SMALL: f64 = 3.0;
/// Limits of the width of pale lines that are drawn in black: a fraction of the original width, and
/// a width in units.
const THINNEST: (f64, f64) = (0.5, 0.12);
/// Factor from darkness (1 − L*/100) to the width of a line that is drawn in black.
const THINNER: f64 = 1.25;

/// Converter of shapes to line art. It keeps state between the shapes of a drawing.
#[derive(Clone, Debug)]
pub(crate) struct LineArt {
    /// Single tone for everything that is not white; `None` keeps colours.
    only: Option<Tone>,
    /// Widest dark line along each path so far, in thousandths of a unit. A paler and narrower line
    /// along the same path is the inside of a tube.
    tubes: HashMap<Outline, i32>,
}

/// Conversion of a fill: see [`FillConversion::of`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum FillConversion {
    /// The fill is kept.
    Dark(Tone),
    /// The fill becomes white.
    White,
    /// The fill becomes white, and its shape needs an outline to stay visible.
    Outlined(Tone),
}

impl FillConversion {
    /// Returns the conversion of a tone by its lightness: [`INK`] and [`PAPER`] are the bounds.
    pub(super) fn of(tone: Tone) -> FillConversion {
        match tone.lightness() {
            l if l <= INK => FillConversion::Dark(tone),
            l if l >= PAPER => FillConversion::White,
            _ => FillConversion::Outlined(tone),
        }
    }
}

impl LineArt {
    pub(super) fn colourful() -> Self {
        LineArt { only: None, tubes: HashMap::new() }
    }

    pub(super) fn black() -> Self {
        LineArt { only: Some(Tone::BLACK), ..LineArt::colourful() }
    }

    /// Returns the tone for a dark object: `tone`, or the only tone.
    pub(super) fn dark(&self, tone: Tone) -> Tone {
        self.only.unwrap_or(tone)
    }

    /// Returns the tone of a line that replaces a pale fill.
    pub(super) fn outline(&self, tone: Tone) -> Tone {
        self.dark(tone.no_lighter_than(if is_seen(tone) { LINE } else { OUTLINE }))
    }

    /// Returns the tone of a line of the original drawing.
    fn line(&self, tone: Tone) -> Tone {
        self.dark(if is_seen(tone) { tone.no_lighter_than(LINE) } else { tone })
    }

    /// Converts the paint of a shape. `scale` is the factor from the shape's coordinates to the
    /// page.
    pub(in crate::page) fn look(
        &mut self,
        outline: &Outline,
        plain: ResolvedPaint,
        scale: f64,
    ) -> ResolvedPaint {
        let (mut stroke, mut narrow) = (None, None);
        if let Some((colour, width)) = plain.line.filter(|(_, width)| *width > 0) {
            let tone = Tone::of(colour);
            let light = tone.lightness() >= PAPER || self.is_in_a_tube(outline, tone, width);
            stroke = Some((if light { Tone::WHITE } else { self.line(tone) }, width));
            if !light && self.only.is_some() {
                narrow =
                    Some(thousandths(thinner(f64::from(width) / 1000.0 * scale, tone) / scale));
            }
        }
        let fill = plain.fill.map(Tone::of).map(|tone| match FillConversion::of(tone) {
            FillConversion::Dark(tone) if !may_be_background(outline) => self.dark(tone),
            FillConversion::Outlined(tone) if is_tiny(outline) && tone.is_dark() => self.dark(tone),
            FillConversion::White => Tone::WHITE,
            FillConversion::Dark(tone) | FillConversion::Outlined(tone) => {
                if stroke.is_none() {
                    stroke = Some((self.outline(tone), thousandths(OUTLINE_WIDTH / scale)));
                }
                Tone::WHITE
            }
        });
        let thin = |width: i32| narrow.map_or(width, |narrow| narrow.min(width));
        let line = stroke.map(|(tone, width)| (tone.rgb(), thin(width)));
        ResolvedPaint { fill: fill.map(Tone::rgb), line }
    }

    /// Converts the fill of a shape that is the area covered by a stroke: see `Shape::covers_line`.
    pub(in crate::page) fn stroke_area_fill(&self, colour: Rgb) -> Rgb {
        let tone = Tone::of(colour);
        if tone.lightness() >= PAPER { Tone::WHITE.rgb() } else { self.line(tone).rgb() }
    }

    /// Converts the colour of letters on a page.
    pub(in crate::page) fn letters(&self, colour: Rgb) -> Rgb {
        let tone = Tone::of(colour);
        let dark = if tone.lightness() > LIGHT_TEXT { Tone::BLACK } else { tone };
        self.dark(dark).rgb()
    }

    /// Whether a line is the pale inside of a tube: it follows the path of a wider dark line. Dark
    /// lines are recorded for later calls.
    fn is_in_a_tube(&mut self, outline: &Outline, tone: Tone, width: i32) -> bool {
        let Outline::Path(_) = outline else { return false };
        if FillConversion::of(tone) == FillConversion::Dark(tone) {
            let widest = self.tubes.entry(outline.clone()).or_default();
            *widest = width.max(*widest);
            return false;
        }
        self.tubes.get(outline).is_some_and(|tube| *tube > width)
    }
}

fn is_seen(tone: Tone) -> bool {
    tone.lightness() <= OUTLINE
}

/// Whether an outline may be a background of other content. Rectangles and circles are, unless they
/// are small. Paths are signs.
fn may_be_background(outline: &Outline) -> bool {
    !matches!(outline, Outline::Path(_)) && !is_tiny(outline)
}

fn is_tiny(outline: &Outline) -> bool {
    let small = (SMALL * 100.0) as i32;
    match outline {
        Outline::Rect { w, h, .. } => *w <= small && *h <= small,
        Outline::Circle { r, .. } => r * 2 <= small,
        Outline::Line(..) | Outline::Path(_) => false,
    }
}

fn thousandths(width: f64) -> i32 {
    (width * 1000.0).round() as i32
}

/// Returns the width of a black line with the visual weight of a paler line.
fn thinner(width: f64, tone: Tone) -> f64 {
    let share = (1.0 - tone.lightness() / 100.0) * THINNER;
    (width * share.clamp(THINNEST.0, 1.0)).max(THINNEST.1)
}
