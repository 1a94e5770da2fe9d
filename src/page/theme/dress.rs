//! A drawing is made once, in the usual look; what a theme and an ink make of it is found where it
//! is written. Symbols and foreign drawings are SVG, which they rewrite.

use std::borrow::Cow;

use super::worn::Theme;
use crate::page::ink::{Ink, LineArt};
use crate::page::list::{Paint, Rgb, Shape};
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

    /// A drawing in this dress: see [`Ink::recolour`].
    pub(crate) fn put_on(self, svg: &str) -> Cow<'_, str> {
        match self.theme.dressed(svg) {
            None => self.ink.recolour(svg),
            Some(dressed) => Cow::Owned(self.ink.recolour(&dressed).into_owned()),
        }
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

/// What a shape is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// The colour of its inside.
    pub fill: Option<Rgb>,
    /// The colour of its line, and the width in thousandths of a unit.
    pub line: Option<(Rgb, i32)>,
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
    /// What the ids of symbols begin with.
    pub(crate) fn symbol_prefix(self) -> &'static str {
        if self.theme.is_usual() { Symbol::USUAL } else { Symbol::OWN }
    }

    /// A paint in this theme, in full colour.
    fn colour(self, paint: Paint) -> Rgb {
        match paint {
            Paint::Role(role) => self.theme.paint(role),
            Paint::Own(colour) | Paint::Fixed(colour) => colour,
        }
    }
}

impl Theme {
    /// A drawing with its own colours and symbols; `None` if it changes nothing.
    ///
    /// Colours are looked for where values of attributes stand, and only those that the theme
    /// has names for: what machines read is in other ones.
    fn dressed(&self, svg: &str) -> Option<String> {
        if self.is_usual() {
            return None;
        }
        let mut dressed = String::with_capacity(svg.len() + svg.len() / 8);
        let mut rest = svg;
        while let Some(at) = rest.find(['"', '<']) {
            let (before, from) = rest.split_at(at);
            dressed.push_str(before);
            let (own, usual) = self
                .colour_at(from)
                .or_else(|| self.symbol_at(from))
                .unwrap_or((Cow::Borrowed(&from[..1]), 1));
            dressed.push_str(&own);
            rest = &from[usual..];
        }
        dressed.push_str(rest);
        Some(dressed)
    }

    /// What comes in the place of a colour in quotes that a text begins with, and the length of
    /// that.
    fn colour_at(&self, text: &str) -> Option<(Cow<'_, str>, usize)> {
        let usual = text.strip_prefix('"')?.get(..7)?;
        let is_whole = text.get(8..9) == Some("\"");
        let own = self.colour(usual).filter(|_| is_whole)?;
        Some((Cow::Owned(format!("\"{own}\"")), usual.len() + 2))
    }

    /// The same for the definition of a symbol, and what refers to one. All of them get other
    /// ids, as they are other drawings: at least the colours differ.
    fn symbol_at(&self, text: &str) -> Option<(Cow<'_, str>, usize)> {
        const DEFINED: &str = r#"<g id="sym-"#;
        const REFERRED: &str = "\"#sym-";
        if let Some(rest) = text.strip_prefix(DEFINED) {
            let symbol = Symbol::named(rest.split('"').next()?)?;
            let mut usual = String::new();
            symbol.push_definition(&mut usual);
            return match self.symbol(symbol).filter(|_| text.starts_with(&usual)) {
                Some(own) => Some((Cow::Borrowed(own), usual.len())),
                None if text.starts_with(&usual) => {
                    Some((Cow::Owned(self.aged(symbol)), usual.len()))
                }
                None => Some((Cow::Owned(format!(r#"<g id="{}"#, Symbol::OWN)), DEFINED.len())),
            };
        }
        let referred = text.starts_with(REFERRED);
        referred.then(|| (Cow::Owned(format!("\"#{}", Symbol::OWN)), REFERRED.len()))
    }

    /// The usual drawing of a symbol in this theme: its own colours, and others as they faded.
    /// Creatures do not fade, as they wear the colours of sections.
    fn aged(&self, symbol: Symbol) -> String {
        let mut usual = String::new();
        symbol.push_definition(&mut usual);
        let mut parts = usual.split('"');
        let mut own = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            own.push('"');
            let is_colour = part.len() == 7 && part.starts_with('#');
            let faded = || self.faded(part).filter(|_| symbol.identity().is_none());
            match self.colour(part).map(str::to_owned).or_else(|| is_colour.then(faded).flatten()) {
                Some(colour) => own.push_str(&colour),
                None => own.push_str(part),
            }
        }
        own.replacen("sym-", Symbol::OWN, 1)
    }
}
