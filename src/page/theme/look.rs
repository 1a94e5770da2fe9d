//! Resolution of paint: the effect of a theme and an ink mode on colours. A page is drawn once, in
//! the usual theme, and its colours are resolved when it is written.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Theme;
use super::fault::ThemeFault;
use crate::common::players::Identity;
use crate::page::ink::{Ink, LineArt};
use crate::page::list::read::ParsedShape;
use crate::page::list::{Matrix, Paint, PaintRole, ResolvedPaint, Rgb, Shape, Stroke};
use crate::page::picture::{Picture, dots};
use crate::page::symbols::Symbol;

/// Appearance of a page: the theme and the ink mode by which its paint is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Appearance {
    pub theme: &'static Theme,
    pub ink: Ink,
}

impl Appearance {
    /// Returns the usual theme in full colour.
    pub(crate) fn usual() -> Appearance {
        Appearance { theme: Theme::usual(), ink: Ink::Colour }
    }

    /// Returns the shapes of a symbol with their final colours.
    pub(crate) fn symbol(self, symbol: Symbol) -> Arc<[Shape]> {
        type SymbolShapes = BTreeMap<(Ink, Symbol), Arc<[Shape]>>;
        static DRAWN: Mutex<SymbolShapes> = Mutex::new(SymbolShapes::new());
        let draw = || {
            let sketches = self.theme.symbol(symbol);
            let colour = |paint: Paint| Paint::Own(self.colour(paint));
            let coloured = sketches.iter().map(|sketch| repainted(sketch, colour));
            self.ink.symbol(symbol, coloured.collect()).into()
        };
        if !self.theme.is_usual() {
            return draw();
        }
        let drawn = || DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
        let known = drawn().get(&(self.ink, symbol)).cloned();
        known.unwrap_or_else(|| {
            let made: Arc<[Shape]> = draw();
            drawn().insert((self.ink, symbol), Arc::clone(&made));
            made
        })
    }

    /// Returns the colour that whole pages are painted with, if any. Ink modes that save ink have
    /// none.
    pub(crate) fn ground(self) -> Option<Rgb> {
        self.theme.manifest.colours.ground.filter(|_| matches!(self.ink, Ink::Colour | Ink::Gray))
    }

    /// Feeds the theme and the ink mode to a digest.
    pub(crate) fn feed(self, feed: &mut impl FnMut(&[u8])) {
        feed(self.ink.word().as_bytes());
        if !self.theme.is_usual() {
            // The drawings of built-in themes are not among their files in a browser.
            feed(self.theme.digest().unwrap_or(&self.theme.name).as_bytes());
        }
    }

    /// Returns the colour of a paint in this theme, in full colour.
    fn colour(self, paint: Paint) -> Rgb {
        match paint {
            Paint::Role(role) => self.theme.manifest.colours.of(role),
            Paint::Own(colour) | Paint::Fixed(colour) => colour,
        }
    }
}

/// Returns a shape with each of its paints replaced.
pub(super) fn repainted(
    ParsedShape { shape, scale }: &ParsedShape,
    paint: impl Fn(Paint) -> Paint,
) -> ParsedShape {
    let line = shape.line.map(|line| Stroke { paint: paint(line.paint), ..line });
    let shape = Shape { fill: shape.fill.map(paint), line, ..shape.clone() };
    ParsedShape { shape, scale: *scale }
}

/// Resolver from the paint of a drawing to colours. It is given the nodes of a drawing in order,
/// since a transform, an opacity and preceding lines affect the result.
pub(crate) struct PaintResolver {
    appearance: Appearance,
    art: Option<LineArt>,
    around: PaintContext,
}

/// Context of the nodes that follow: scale and opacity of all groups that enclose them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PaintContext {
    /// Factor from their coordinates to the page.
    scale: f64,
    /// Product of the enclosing opacities, 0 to 1. Line art is opaque, so its colours are blended
    /// with white by this opacity instead.
    opacity: f64,
}

impl PaintResolver {
    pub(crate) fn new(appearance: Appearance) -> PaintResolver {
        let around = PaintContext { scale: 1.0, opacity: 1.0 };
        PaintResolver { appearance, art: appearance.ink.line_art(), around }
    }

    /// Whether the output is line art, without transparency and gradients.
    pub(crate) fn is_line_art(&self) -> bool {
        self.art.is_some()
    }

    /// Enters a transformed group. Returns the previous context, for [`leave`](Self::leave).
    pub(crate) fn enter_moved(&mut self, by: Matrix) -> PaintContext {
        let scale = self.around.scale * by.scale();
        let inner = PaintContext { scale, ..self.around };
        std::mem::replace(&mut self.around, inner)
    }

    /// Enters a group with an opacity in thousandths. Returns the previous context, for
    /// [`leave`](Self::leave).
    pub(crate) fn enter_faded(&mut self, opacity: u16) -> PaintContext {
        let opacity = self.around.opacity * f64::from(opacity) / 1000.0;
        let inner = PaintContext { opacity, ..self.around };
        std::mem::replace(&mut self.around, inner)
    }

    /// Restores the context from before a group was entered.
    pub(crate) fn leave(&mut self, around: PaintContext) {
        self.around = around;
    }

    /// Resolves the colour of a gradient stop.
    pub(crate) fn stop(&self, colour: Rgb) -> Rgb {
        if self.appearance.ink == Ink::Gray { Ink::gray(colour) } else { colour }
    }

    /// Resolves the pixels of a picture. Black ink has dots, by error diffusion.
    pub(crate) fn picture(&self, picture: &Arc<Picture>) -> Arc<Picture> {
        let opacity = self.around.opacity;
        let gray = |[r, g, b, alpha]: [u8; 4]| {
            let Rgb([value, ..]) = Ink::gray(Rgb([r, g, b]));
            [value, value, value, alpha]
        };
        let pixels = picture.pixels.iter().copied();
        let pixels = match self.appearance.ink {
            Ink::Colour => return Arc::clone(picture),
            Ink::Gray => pixels.map(gray).collect(),
            Ink::Saver => {
                let fade = |alpha: u8| (f64::from(alpha) * opacity).round() as u8;
                pixels.map(|[r, g, b, alpha]| [r, g, b, fade(alpha)]).collect()
            }
            Ink::Black => {
                let light = |pixel: [u8; 4]| {
                    let [value, .., alpha] = gray(pixel);
                    let covered = opacity * f64::from(alpha) / 255.0;
                    i32::from(Rgb([value; 3]).over_white(covered).0[0])
                };
                dots(pixels.map(light).collect(), picture.size.0 as usize)
            }
        };
        Arc::new(Picture { pixels, ..**picture })
    }

    pub(crate) fn appearance(&self) -> Appearance {
        self.appearance
    }

    /// Resolves the paint of a shape. [`Paint::Fixed`] is never changed.
    pub(crate) fn shape(&mut self, shape: &Shape) -> ResolvedPaint {
        let of = |paint: Paint| self.appearance.colour(paint);
        let fill = shape.fill.map(of);
        let line = shape.line.map(|line| (of(line.paint), line.width));
        let plain = ResolvedPaint { fill, line };
        let mut paints = [shape.fill, shape.line.map(|line| line.paint)].into_iter();
        if paints.any(|paint| matches!(paint, Some(Paint::Fixed(_)))) {
            return plain;
        }
        match (&mut self.art, self.appearance.ink) {
            // Distant scenery and meadows have no outline in line art, since lines would cross the
            // text in front of them.
            (Some(_), _) if is_behind_text(shape) => {
                ResolvedPaint { fill: Some(Rgb::WHITE), line: None }
            }
            (Some(art), _) => {
                let PaintContext { scale, opacity } = self.around;
                let light = |colour: Rgb| colour.over_white(opacity);
                if shape.covers_line {
                    let fill = plain.fill.map(|colour| art.stroke_area_fill(light(colour)));
                    return ResolvedPaint { fill, line: None };
                }
                let line = plain.line.map(|(colour, width)| (light(colour), width));
                art.look(&shape.outline, ResolvedPaint { fill: plain.fill.map(light), line }, scale)
            }
            (None, Ink::Gray) => ResolvedPaint {
                fill: fill.map(Ink::gray),
                line: line.map(|(colour, width)| (Ink::gray(colour), width)),
            },
            (None, _) => plain,
        }
    }

    /// Resolves the colour of letters. [`Paint::Fixed`] is never changed.
    pub(crate) fn text(&self, paint: Paint) -> Rgb {
        let colour = self.appearance.colour(paint);
        match (&self.art, self.appearance.ink) {
            _ if matches!(paint, Paint::Fixed(_)) => colour,
            (Some(art), _) => art.letters(colour.over_white(self.around.opacity)),
            (None, Ink::Gray) => Ink::gray(colour),
            (None, _) => colour,
        }
    }
}

fn is_behind_text(shape: &Shape) -> bool {
    let is_ground =
        matches!(shape.fill, Some(Paint::Role(PaintRole::Distance | PaintRole::GardenFill)));
    is_ground && shape.line.is_none()
}

/// Name of the page colour in manifests. Its default is the colour of paper.
pub(super) const GROUND: &str = "ground";

/// Colours of text, and the colours of its backgrounds.
const TEXT: ([&str; 3], [&str; 6]) =
    (["ink", "soft-ink", "accent"], ["paper", "ground", "tint", "garden", "inside", "distance"]);
/// Pairs of a colour that players need to see and its background.
const NEEDED: [(&str, &str); 14] = [
    ("rule", "paper"),
    ("rule", "ground"),
    ("rule", "tint"),
    ("guide", "paper"),
    ("guide", "ground"),
    ("guide", "tint"),
    ("garden-line", "paper"),
    ("garden-line", "ground"),
    ("garden-line", "garden"),
    ("garden-grid", "paper"),
    ("garden-grid", "garden"),
    ("iron", "ground"),
    ("iron", "inside"),
    ("divider", "inside"),
];

/// Colours of a theme.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ThemeColours {
    pub own: BTreeMap<PaintRole, Rgb>,
    /// Colour that whole pages are painted with.
    ground: Option<Rgb>,
}

impl ThemeColours {
    /// Sets the colour with a name. Returns whether the name is known.
    pub(super) fn set(&mut self, name: &str, colour: Rgb) -> bool {
        match PaintRole::ALL.into_iter().find(|role| role.name() == name) {
            Some(role) => {
                self.own.insert(role, colour);
            }
            None if name == GROUND => self.ground = Some(colour),
            None => return false,
        }
        true
    }

    /// Returns the colour of a role.
    fn of(&self, role: PaintRole) -> Rgb {
        self.own.get(&role).copied().unwrap_or(Rgb::hex(role.usual()))
    }

    fn colour_named(&self, name: &str) -> Rgb {
        let role = PaintRole::ALL.into_iter().find(|role| role.name() == name);
        match role {
            None if name == GROUND => self.ground.unwrap_or(self.of(PaintRole::Paper)),
            role => self.of(role.unwrap_or(PaintRole::Paper)),
        }
    }

    /// Returns a fault for each pair of colours with too little contrast.
    pub(super) fn find_faults(&self) -> Vec<ThemeFault> {
        let (fronts, grounds) = TEXT;
        let text = fronts.into_iter().flat_map(|front| {
            grounds.map(|ground| (front, ground, self.colour_named(ground), "4.5", 450))
        });
        let needed = NEEDED
            .into_iter()
            .map(|(front, ground)| (front, ground, self.colour_named(ground), "3", 300));
        // Names are printed on the colours of sections, in the colour of paper or ink.
        let sections = Identity::ALL.into_iter().map(|identity| {
            let (front, ground) = (identity.on_colour().name(), Rgb::hex(identity.colour()));
            (front, "a section's name", ground, "4.5", 450)
        });
        text.chain(needed)
            .chain(sections)
            .filter_map(|(front, ground, ground_value, least, bound)| {
                let front_value = self.colour_named(front);
                let hundredths = (contrast(front_value, ground_value) * 100.0) as u32;
                (hundredths < bound).then(|| ThemeFault::Contrast {
                    front,
                    front_value: front_value.to_string(),
                    ground,
                    ground_value: ground_value.to_string(),
                    hundredths,
                    least,
                })
            })
            .collect()
    }
}

/// Linear light: red, green and blue, 0 to 1 each.
pub(crate) type Light = [f64; 3];

/// Weights of red, green and blue in the luminance.
const BRIGHTNESS: Light = [0.2126, 0.7152, 0.0722];

/// Converts a colour to linear light.
pub(crate) fn light(Rgb(colour): Rgb) -> Light {
    colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { libm::pow((part + 0.055) / 1.055, 2.4) }
    })
}

/// Returns the luminance of light, 0 to 1.
pub(crate) fn luminance(light: Light) -> f64 {
    BRIGHTNESS.iter().zip(light).map(|(part, light)| part * light).sum()
}

/// Returns the contrast ratio of two colours, 1 to 21, by the definition of WCAG 2.
pub(crate) fn contrast(one: Rgb, other: Rgb) -> f64 {
    let [one, other] = [one, other].map(|colour| luminance(light(colour)) + 0.05);
    one.max(other) / one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_colours_stand_out() {
        assert_eq!(ThemeColours::default().find_faults(), []);
    }

    #[test]
    fn words_before_a_skyline_stand_out_more() {
        for name in Theme::names() {
            let colours = &Theme::of(name).unwrap().manifest.colours;
            for front in TEXT.0 {
                let contrast =
                    contrast(colours.colour_named(front), colours.colour_named("distance"));
                assert!(contrast >= 7.0, "{name}: {front} {contrast:.2}");
            }
        }
    }

    #[test]
    fn pale_text_and_pale_fences_are_told() {
        let mut colours = ThemeColours::default();
        let mut set = |name, colour| colours.set(name, Rgb::hex(colour));
        assert!(set("soft-ink", "#a0a0a0") && set("garden-line", "#cccccc"));
        assert!(!set("fence", "#cccccc"));
        let messages: Vec<String> = colours.find_faults().iter().map(ToString::to_string).collect();
        assert!(messages[0].contains("soft-ink (#a0a0a0) on paper (#ffffff)"), "{messages:?}");
        assert!(
            messages.iter().any(|t| t.contains("what players look for needs at least 3")),
            "{messages:?}"
        );
    }

    #[test]
    fn usual_colours_have_one_name_each() {
        let all: std::collections::BTreeSet<&str> = PaintRole::ALL.map(PaintRole::usual).into();
        assert_eq!(all.len(), PaintRole::ALL.len());
        assert!(all.iter().all(|usual| Rgb::read(usual).is_some()));
    }
}
