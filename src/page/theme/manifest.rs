//! The manifest `theme.toml`: the title of a theme and its changes to the usual theme.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::fault::{ThemeFault, hint};
use super::look::{GROUND, ThemeColours};
use crate::common::IN_BROWSER;
use crate::page::fonts::Face;
use crate::page::ink::Ink;
use crate::page::list::{PaintRole, Rgb};
use crate::page::symbols::Symbol;

/// Parsed manifest `theme.toml`.
#[derive(Debug, Default)]
pub(super) struct ThemeManifest {
    pub title: String,
    pub about: String,
    pub ink: Option<Ink>,
    pub colours: ThemeColours,
    /// Names of symbol files, without `.svg`.
    pub symbols: BTreeMap<Symbol, String>,
    pub wordmark: Option<Face>,
    pub heading: Option<Face>,
    pub garden: GardenLook,
    pub cauldron: Option<CauldronLook>,
    pub fade: Fade,
    /// Replacement words by language tag; the inner map is from usual word to own word.
    pub words: BTreeMap<String, BTreeMap<String, String>>,
}

/// Look of gardens, from the table `[gardens]`. Numbers are factors of the usual values, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct GardenLook {
    /// Factor of the irregularity of outlines.
    pub wobble: f64,
    /// Factor of the radius of corners.
    pub corner: f64,
    /// Whether soil, grass and fences are drawn.
    pub ground: bool,
}

impl Default for GardenLook {
    fn default() -> Self {
        GardenLook { wobble: 1.0, corner: 1.0, ground: true }
    }
}

/// Fading of the usual drawings, as of old prints, from the table `[fade]`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Fade {
    /// Target colour; without one there is no fading.
    pub colour: Option<Rgb>,
    /// Share of the target colour, in percent.
    pub percent: u32,
}

/// Drawing that replaces the usual cauldron, from the table `[cauldron]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct CauldronLook {
    pub drawing: String,
    pub edges: [f64; 4],
    pub cell: f64,
}

const TABLES: [&str; 7] = ["colours", "symbols", "fonts", "gardens", "cauldron", "fade", "words"];
const KEYS: [&str; 3] = ["title", "about", "ink"];
const FACES: [(&str, Face); 4] = [
    ("regular", Face::Regular),
    ("bold", Face::Bold),
    ("heading", Face::Heading),
    ("wordmark", Face::Wordmark),
];

type Key<'i> = Spanned<Cow<'i, str>>;
type Value<'i> = Spanned<DeValue<'i>>;

impl ThemeManifest {
    /// Parses a manifest. Returns it with all of its faults.
    pub(super) fn read(text: &str) -> (ThemeManifest, Vec<ThemeFault>) {
        // The TOML parser would enlarge the module for browsers, which has built-in themes only.
        if IN_BROWSER {
            return ThemeManifest::of(text, true, |text| Ok(parse_simple_toml(text)));
        }
        ThemeManifest::of(text, false, |text| Ok(DeTable::parse(text)?.into_inner()))
    }

    fn of<'i>(
        text: &'i str,
        is_plain: bool,
        read: impl FnOnce(&'i str) -> Result<DeTable<'i>, toml::de::Error>,
    ) -> (ThemeManifest, Vec<ThemeFault>) {
        let manifest = ThemeManifest::default();
        let mut reader = ManifestParser { text, is_plain, manifest, faults: Vec::new() };
        match read(text) {
            Ok(table) => table.iter().for_each(|(key, value)| reader.top(key, value)),
            Err(error) => {
                let line = reader.line(&error.span().unwrap_or(0..0));
                let reason = error.message().to_owned();
                reader.faults.push(ThemeFault::NotToml { line, reason });
                return (reader.manifest, reader.faults);
            }
        }
        let ManifestParser { manifest, mut faults, .. } = reader;
        let needed = [("a title", &manifest.title), ("an about line", &manifest.about)];
        let missing = needed.into_iter().filter(|(_, value)| value.is_empty());
        faults.extend(missing.map(|(what, _)| ThemeFault::Missing(what)));
        (manifest, faults)
    }
}

/// Parser of a theme's manifest, which collects all faults.
struct ManifestParser<'a> {
    text: &'a str,
    /// Whether numbers are given as strings, as [`parse_simple_toml`] leaves them.
    is_plain: bool,
    manifest: ThemeManifest,
    faults: Vec<ThemeFault>,
}

impl ManifestParser<'_> {
    fn line(&self, at: &Range<usize>) -> usize {
        self.text.get(..at.start).unwrap_or_default().matches('\n').count() + 1
    }

    fn unknown<'n>(
        &mut self,
        key: &Key<'_>,
        what: &'static str,
        known: impl IntoIterator<Item = &'n str> + Clone,
    ) {
        if IN_BROWSER {
            return;
        }
        let (line, name) = (self.line(&key.span()), key.get_ref().to_string());
        let hint = hint(&name, known);
        self.faults.push(ThemeFault::Unknown { line, what, name, hint });
    }

    fn refuse(&mut self, key: &Key<'_>, value: &Value<'_>, wanted: impl Into<String>) {
        if IN_BROWSER {
            return;
        }
        let (line, key) = (self.line(&value.span()), key.get_ref().to_string());
        self.faults.push(ThemeFault::Value { line, key, wanted: wanted.into() });
    }

    /// Reads a text, which must not be empty and have one line only.
    fn text(&mut self, key: &Key<'_>, value: &Value<'_>) -> Option<String> {
        match value.get_ref() {
            DeValue::String(text) if !text.trim().is_empty() && !text.contains('\n') => {
                Some(text.to_string())
            }
            _ => {
                self.refuse(key, value, "takes a text in quotes, one line long");
                None
            }
        }
    }

    /// Reads a colour, written `#rrggbb` in lower case.
    fn rgb(&mut self, key: &Key<'_>, value: &Value<'_>, such_as: &str) -> Option<Rgb> {
        let text = self.text(key, value)?;
        let colour = Rgb::read(&text).filter(|colour| colour.to_string() == text);
        if colour.is_none() {
            let wanted = format!("takes a colour such as \"{such_as}\", in lower case");
            self.refuse(key, value, wanted);
        }
        colour
    }

    /// Reads one of some words and returns the value of that word.
    fn one_of<T: Copy, const N: usize>(
        &mut self,
        key: &Key<'_>,
        value: &Value<'_>,
        words: [(&str, T); N],
    ) -> Option<T> {
        let word = self.text(key, value)?;
        let found = words.iter().find(|(name, _)| *name == word).map(|(_, found)| *found);
        if found.is_none() {
            let names = words.map(|(name, _)| name).join(", ");
            self.refuse(key, value, format!("is one of {names}"));
        }
        found
    }

    /// Reads a number from 0 to `most`.
    fn number(&mut self, key: &Key<'_>, value: &Value<'_>, most: f64) -> Option<f64> {
        let number = self.number_of(value.get_ref()).filter(|number| (0.0..=most).contains(number));
        if number.is_none() {
            self.refuse(key, value, format!("takes a number from 0 to {most}"));
        }
        number
    }

    fn number_of(&self, value: &DeValue<'_>) -> Option<f64> {
        match value {
            DeValue::Integer(number) => number.as_str().parse().ok(),
            DeValue::Float(number) => number.as_str().parse().ok(),
            DeValue::String(number) if self.is_plain => number.parse().ok(),
            _ => None,
        }
    }

    fn edges(&self, value: &DeValue<'_>) -> Option<[f64; 4]> {
        let DeValue::Array(values) = value else { return None };
        let numbers = values.iter().map(|value| self.number_of(value.get_ref()));
        numbers.collect::<Option<Vec<f64>>>()?.try_into().ok()
    }

    fn top(&mut self, key: &Key<'_>, value: &Value<'_>) {
        let name = key.get_ref().as_ref();
        if let DeValue::Table(table) = value.get_ref() {
            if !TABLES.contains(&name) {
                return self.unknown(key, "table", TABLES);
            }
            for (inner, value) in table {
                self.inner(name, inner, value);
            }
            if name == "cauldron" {
                self.whole_cauldron(key, value);
            }
            return;
        }
        match name {
            "title" => self.manifest.title = self.text(key, value).unwrap_or_default(),
            "about" => self.manifest.about = self.text(key, value).unwrap_or_default(),
            "ink" => {
                self.manifest.ink = self.one_of(key, value, Ink::ALL.map(|ink| (ink.word(), ink)));
            }
            name if TABLES.contains(&name) => self.refuse(key, value, "is a table"),
            _ => self.unknown(key, "key", KEYS.into_iter().chain(TABLES)),
        }
    }

    fn inner(&mut self, table: &str, key: &Key<'_>, value: &Value<'_>) {
        let name = key.get_ref().as_ref();
        match (table, name) {
            ("colours", _) => self.colour(key, value),
            ("symbols", _) => self.symbol(key, value),
            ("words", _) => self.words(key, value),
            ("fonts", "wordmark") => self.manifest.wordmark = self.one_of(key, value, FACES),
            ("fonts", "heading") => self.manifest.heading = self.one_of(key, value, FACES),
            ("fonts", _) => self.unknown(key, "font", ["wordmark", "heading"]),
            ("gardens", "wobble") => {
                self.manifest.garden.wobble = self.number(key, value, 1.0).unwrap_or(1.0);
            }
            ("gardens", "corner") => {
                self.manifest.garden.corner = self.number(key, value, 1.0).unwrap_or(1.0);
            }
            ("gardens", "ground") => match value.get_ref() {
                DeValue::Boolean(ground) => self.manifest.garden.ground = *ground,
                _ => self.refuse(key, value, "is true or false"),
            },
            ("gardens", _) => {
                self.unknown(key, "key of [gardens]", ["wobble", "corner", "ground"]);
            }
            ("fade", "colour") => self.manifest.fade.colour = self.rgb(key, value, "#b89a5c"),
            ("fade", "percent") => {
                let percent = self.number(key, value, 100.0).unwrap_or(0.0);
                self.manifest.fade.percent = percent as u32;
            }
            ("fade", _) => self.unknown(key, "key of [fade]", ["colour", "percent"]),
            (_, "drawing") => {
                let drawing = self.text(key, value).unwrap_or_default();
                self.cauldron().drawing = drawing;
            }
            (_, "cell") => {
                let cell = self.number(key, value, 10_000.0).unwrap_or(0.0);
                self.cauldron().cell = cell;
            }
            (_, "edges") => match self.edges(value.get_ref()) {
                Some(edges) => self.cauldron().edges = edges,
                None => self.refuse(key, value, "takes four numbers: left, top, right, bottom"),
            },
            _ => self.unknown(key, "key of [cauldron]", ["drawing", "edges", "cell"]),
        }
    }

    fn cauldron(&mut self) -> &mut CauldronLook {
        self.manifest.cauldron.get_or_insert_default()
    }

    fn colour(&mut self, key: &Key<'_>, value: &Value<'_>) {
        let Some(colour) = self.rgb(key, value, "#1b2440") else { return };
        if !self.manifest.colours.set(key.get_ref(), colour) {
            self.unknown(
                key,
                "colour",
                PaintRole::ALL.into_iter().map(PaintRole::name).chain([GROUND]),
            );
        }
    }

    fn symbol(&mut self, key: &Key<'_>, value: &Value<'_>) {
        let Some(role) = Symbol::named(key.get_ref()) else {
            let names: Vec<&str> = Symbol::all().map(Symbol::name).collect();
            return self.unknown(key, "symbol", names.iter().copied());
        };
        let Some(file) = self.text(key, value) else { return };
        if file.contains(['/', '\\', '.']) {
            return self.refuse(key, value, "takes the name of a file in symbols, without .svg");
        }
        self.manifest.symbols.insert(role, file);
    }

    fn words(&mut self, key: &Key<'_>, value: &Value<'_>) {
        let DeValue::Table(table) = value.get_ref() else {
            return self.refuse(key, value, "is a table of words, such as [words.en-GB]");
        };
        let mut words = BTreeMap::new();
        for (word, own) in table {
            let Some(own) = self.text(word, own) else { continue };
            let plain = |c: char| c.is_alphabetic() && !c.is_uppercase();
            match word.get_ref().chars().all(plain) {
                true => drop(words.insert(word.get_ref().to_string(), own)),
                false => self.refuse(word, value, "is not one word in lower case"),
            }
        }
        self.manifest.words.insert(key.get_ref().to_string(), words);
    }

    /// Checks that a cauldron has a drawing, the edges of the drawing, and the size of a cell in
    /// it.
    fn whole_cauldron(&mut self, key: &Key<'_>, value: &Value<'_>) {
        let whole = self.manifest.cauldron.as_ref().is_some_and(|look| {
            !look.drawing.is_empty() && look.cell > 0.0 && look.edges.iter().all(|edge| *edge > 0.0)
        });
        if !whole {
            self.refuse(key, value, "needs a drawing, its edges, and the size of a cell in it");
            self.manifest.cauldron = None;
        }
    }
}

/// Parses the subset of TOML that the manifests of built-in themes use, one entry per line: the
/// name of a table, or a key with a string, a list of numbers, a number or a boolean. Other lines
/// are ignored.
fn parse_simple_toml(text: &str) -> DeTable<'_> {
    let mut top = DeTable::new();
    let mut path: Vec<&str> = Vec::new();
    for line in text.lines() {
        if let Some((key, value)) = line.split_once(" = ").filter(|_| !line.starts_with('#')) {
            let value = match value.strip_prefix('[').and_then(|list| list.strip_suffix(']')) {
                Some(list) => {
                    let mut numbers = DeArray::new();
                    let each = list.split(',').map(|number| word(number.trim()));
                    each.for_each(|number| numbers.push(number));
                    spanned(DeValue::Array(numbers))
                }
                None => word(value),
            };
            let mut table = &mut top;
            for part in &path {
                let inner = table.entry(spanned(Cow::Borrowed(*part)));
                let inner = inner.or_insert_with(|| spanned(DeValue::Table(DeTable::new())));
                match inner.get_mut() {
                    DeValue::Table(inner) => table = inner,
                    _ => return top,
                }
            }
            table.insert(spanned(Cow::Borrowed(key)), value);
        } else if let Some(name) = line.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
            path = name.split('.').collect();
        }
    }
    top
}

fn word(value: &str) -> Value<'_> {
    spanned(match value {
        "true" => DeValue::Boolean(true),
        "false" => DeValue::Boolean(false),
        value => DeValue::String(Cow::Borrowed(value.trim_matches('"'))),
    })
}

fn spanned<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::theme::Theme;

    #[test]
    fn browsers_read_the_manifests_of_the_themes_that_are_built_in() {
        let files = Theme::names().filter_map(Theme::files_of).flatten();
        let manifests: Vec<&str> =
            files.filter(|(path, _)| *path == "theme.toml").map(|(_, text)| *text).collect();
        assert!(manifests.len() > 2);
        for text in manifests {
            let (manifest, faults) =
                ThemeManifest::of(text, true, |text| Ok(parse_simple_toml(text)));
            assert!(faults.is_empty(), "{faults:?}");
            let (other, _) = ThemeManifest::read(text);
            assert_eq!(format!("{manifest:?}"), format!("{other:?}"));
        }
    }
}
