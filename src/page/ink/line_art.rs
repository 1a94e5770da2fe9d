//! Drawings as outlines.

use std::collections::HashMap;

use super::tone::Tone;
use crate::page::list::{Look, Outline, Rgb};

/// What is darker counts as ink, and stays. L*.
const INK: f64 = 20.0;
/// What is lighter counts as paper. L*.
const PAPER: f64 = 96.5;
/// Text that is lighter stood on a dark ground, which is white now. L*.
const LIGHT_TEXT: f64 = 60.0;
/// Lines in place of fills are no lighter: 3:1 on white. L*.
const OUTLINE: f64 = 61.0;
/// Colours that are seen on white, such as those of sections, are seen well as lines, where no
/// fill helps them and a printer may make them gray: 4.5:1 on white. L*.
const LINE: f64 = 50.0;
/// How wide those are on a page, in its units.
const OUTLINE_WIDTH: f64 = 0.2;
/// Boxes of this side or less are small.
const SMALL: f64 = 3.0;
/// Lines that were pale are as much thinner in black, but neither below this share nor
/// this width.
const THINNEST: (f64, f64) = (0.5, 0.12);
/// How much thinner for how much lighter.
const THINNER: f64 = 1.25;

/// Makes outlines of shapes, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct LineArt {
    /// Everything is either this or white; `None` keeps colours.
    only: Option<Tone>,
    /// The widest dark line along each path so far, in thousandths of a unit: a paler and thinner
    /// one on it is the inside of a tube.
    tubes: HashMap<Outline, i32>,
}

/// What becomes of a fill.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Fill {
    /// It stays.
    Dark(Tone),
    /// It becomes white as it is.
    White,
    /// It becomes white, and what it filled must still be seen.
    Outlined(Tone),
}

impl Fill {
    /// What becomes of a tone that is no detail.
    pub(super) fn of(tone: Tone) -> Fill {
        match tone.lightness() {
            l if l <= INK => Fill::Dark(tone),
            l if l >= PAPER => Fill::White,
            _ => Fill::Outlined(tone),
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

    /// The tone that something dark gets.
    pub(super) fn dark(&self, tone: Tone) -> Tone {
        self.only.unwrap_or(tone)
    }

    /// The tone of a line in the place of something pale.
    pub(super) fn outline(&self, tone: Tone) -> Tone {
        self.dark(tone.no_lighter_than(if is_seen(tone) { LINE } else { OUTLINE }))
    }

    /// The tone of a line that was a line.
    fn line(&self, tone: Tone) -> Tone {
        self.dark(if is_seen(tone) { tone.no_lighter_than(LINE) } else { tone })
    }

    /// What a shape is painted with whose coordinates are multiplied by a scale on the page.
    pub(in crate::page) fn look(&mut self, outline: &Outline, plain: Look, scale: f64) -> Look {
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
        let fill = plain.fill.map(Tone::of).map(|tone| match Fill::of(tone) {
            Fill::Dark(tone) if !stands(outline) => self.dark(tone),
            Fill::Outlined(tone) if is_tiny(outline) && tone.is_dark() => self.dark(tone),
            Fill::White => Tone::WHITE,
            Fill::Dark(tone) | Fill::Outlined(tone) => {
                if stroke.is_none() {
                    stroke = Some((self.outline(tone), thousandths(OUTLINE_WIDTH / scale)));
                }
                Tone::WHITE
            }
        });
        let thin = |width: i32| narrow.map_or(width, |narrow| narrow.min(width));
        let line = stroke.map(|(tone, width)| (tone.rgb(), thin(width)));
        Look { fill: fill.map(Tone::rgb), line }
    }

    /// What a line is painted with that is told by what it covers.
    pub(in crate::page) fn covered(&self, colour: Rgb) -> Rgb {
        let tone = Tone::of(colour);
        if tone.lightness() >= PAPER { Tone::WHITE.rgb() } else { self.line(tone).rgb() }
    }

    /// What letters on a page are painted with.
    pub(in crate::page) fn letters(&self, colour: Rgb) -> Rgb {
        let tone = Tone::of(colour);
        let dark = if tone.lightness() > LIGHT_TEXT { Tone::BLACK } else { tone };
        self.dark(dark).rgb()
    }

    /// Whether a line runs within a wider and dark one along the same path.
    fn is_in_a_tube(&mut self, outline: &Outline, tone: Tone, width: i32) -> bool {
        let Outline::Path(_) = outline else { return false };
        if Fill::of(tone) == Fill::Dark(tone) {
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

/// Whether something may stand on an outline: boxes are grounds unless they are small, while paths
/// as dark as ink are signs.
fn stands(outline: &Outline) -> bool {
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

/// The width of a black line that weighs as much as a paler one.
fn thinner(width: f64, tone: Tone) -> f64 {
    let share = (1.0 - tone.lightness() / 100.0) * THINNER;
    (width * share.clamp(THINNEST.0, 1.0)).max(THINNEST.1)
}
