//! A drawing is made once, in the usual look; what a theme and an ink make of it is found where it
//! is written.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::worn::Theme;
use crate::page::ink::{Ink, LineArt};
use crate::page::list::read::Sketch;
use crate::page::list::{Line, Look, Paint, Rgb, Shape};
use crate::page::symbols::Symbol;

/// What a page is dressed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Dress {
    pub theme: &'static Theme,
    pub ink: Ink,
}

impl Dress {
    /// Full colour and the usual look.
    pub(crate) fn plain() -> Dress {
        Dress { theme: Theme::usual(), ink: Ink::Colour }
    }

    /// A symbol in this dress: with paint that nothing changes any more.
    pub(crate) fn symbol(self, symbol: Symbol) -> Arc<[Shape]> {
        type Known = BTreeMap<(Ink, Symbol), Arc<[Shape]>>;
        static DRAWN: Mutex<Known> = Mutex::new(Known::new());
        let draw = || {
            let shapes = self.theme.symbol(symbol);
            let colour = |paint: Paint| Paint::Own(self.colour(paint));
            let coloured = shapes.iter().map(|Sketch { shape, scale }| {
                let line = shape.line.map(|line| Line { paint: colour(line.paint), ..line });
                let shape = Shape { fill: shape.fill.map(colour), line, ..shape.clone() };
                Sketch { shape, scale: *scale }
            });
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

    /// What whole pages are painted with: where ink is saved, nothing.
    pub(crate) fn ground(self) -> Option<Rgb> {
        let ground = self.theme.ground().and_then(Rgb::read);
        ground.filter(|_| matches!(self.ink, Ink::Colour | Ink::Gray))
    }

    /// What it is known by.
    pub(crate) fn feed(self, feed: &mut impl FnMut(&[u8])) {
        feed(self.ink.word().as_bytes());
        if !self.theme.is_usual() {
            feed(self.theme.fingerprint().as_bytes());
        }
    }
}

/// What becomes of the paint of a drawing's parts, one after the other.
pub(crate) struct Dresser {
    dress: Dress,
    art: Option<LineArt>,
}

impl Dresser {
    pub(crate) fn new(dress: Dress) -> Dresser {
        Dresser { dress, art: dress.ink.line_art() }
    }

    pub(crate) fn dress(&self) -> Dress {
        self.dress
    }

    /// What a shape is painted with.
    pub(crate) fn shape(&mut self, shape: &Shape) -> Look {
        let of = |paint: Paint| self.dress.colour(paint);
        let (fill, line) =
            (shape.fill.map(of), shape.line.map(|line| (of(line.paint), line.width)));
        let plain = Look { fill, line };
        let is_fixed = |paint: Option<Paint>| matches!(paint, Some(Paint::Fixed(_)));
        if is_fixed(shape.fill) || is_fixed(shape.line.map(|line| line.paint)) {
            return plain;
        }
        match (&mut self.art, self.dress.ink) {
            (Some(art), _) => art.look(&shape.outline, plain),
            (None, Ink::Gray) => Look {
                fill: fill.map(Ink::gray),
                line: line.map(|(colour, width)| (Ink::gray(colour), width)),
            },
            (None, _) => plain,
        }
    }

    /// What letters are painted with.
    pub(crate) fn text(&self, paint: Paint) -> Rgb {
        let colour = self.dress.colour(paint);
        match (&self.art, self.dress.ink) {
            _ if matches!(paint, Paint::Fixed(_)) => colour,
            (Some(art), _) => art.letters(colour),
            (None, Ink::Gray) => Ink::gray(colour),
            (None, _) => colour,
        }
    }
}

impl Dress {
    /// A paint in this theme, in full colour.
    fn colour(self, paint: Paint) -> Rgb {
        match paint {
            Paint::Role(role) => self.theme.paint(role),
            Paint::Own(colour) | Paint::Fixed(colour) => colour,
        }
    }
}
