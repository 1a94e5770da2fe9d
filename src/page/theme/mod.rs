//! Colours and dimensions of pages, and themes. The usual theme has white paper, light tints and
//! dark lines, which suit home printers and black and white printers. A [`Theme`] replaces colours
//! when a page is written.

mod drawings;
mod fault;
pub(super) mod look;
mod manifest;
#[cfg(test)]
mod tests;
mod words;

pub use fault::{FileFault, ThemeError, ThemeFault};
pub(crate) use look::{Appearance, PaintResolver};

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::fonts::Face;
use super::ink::Ink;
use super::length::LayoutUnit;
use super::list::read::ParsedShape;
use super::list::{Dashes, Node, Paint, PaintRole, Rgb};
use super::shape::Frame;
use super::symbols::Symbol;
use crate::common::IN_BROWSER;
use crate::texts::{Language, msg, nearest, quoted, row};
use drawings::NineSlice;
use fault::Files;
use look::{GROUND, repainted};
use manifest::{Fade, GardenLook, ThemeManifest};
use words::ThemeWords;

// The comments of [`PaintRole`] describe the use of each paint.
pub(crate) const INK: Paint = Paint::Role(PaintRole::Ink);
pub(crate) const SOFT_INK: Paint = Paint::Role(PaintRole::SoftInk);
pub(crate) const ACCENT: Paint = Paint::Role(PaintRole::Accent);
pub(crate) const TINT: Paint = Paint::Role(PaintRole::Tint);
pub(crate) const RULE: Paint = Paint::Role(PaintRole::Rule);
pub(crate) const GUIDE: Paint = Paint::Role(PaintRole::Guide);
pub(crate) const PAPER: Paint = Paint::Role(PaintRole::Paper);
pub(crate) const GARDEN_FILL: Paint = Paint::Role(PaintRole::GardenFill);
pub(crate) const GARDEN_LINE: Paint = Paint::Role(PaintRole::GardenLine);
pub(crate) const SOIL: Paint = Paint::Role(PaintRole::Soil);
pub(crate) const GRASS: Paint = Paint::Role(PaintRole::Grass);
pub(crate) const STONE: Paint = Paint::Role(PaintRole::Stone);
pub(crate) const WOOD: Paint = Paint::Role(PaintRole::Wood);
pub(crate) const WOOD_LINE: Paint = Paint::Role(PaintRole::WoodLine);
pub(crate) const GARDEN_GRID: Paint = Paint::Role(PaintRole::GardenGrid);
pub(crate) const SHINE: Paint = Paint::Role(PaintRole::Shine);
pub(crate) const BREW: Paint = Paint::Role(PaintRole::Brew);
pub(crate) const DIVIDER: Paint = Paint::Role(PaintRole::Divider);
pub(crate) const DISTANCE: Paint = Paint::Role(PaintRole::Distance);

/// Margin of a page, on which home printers cannot print.
pub(crate) const MARGIN: LayoutUnit = LayoutUnit(8.0);
/// Dash pattern of lines along which paper is cut or folded.
pub(crate) const CUT: Dashes = Dashes { length: 160, gap: 120, offset: 0 };
/// Dash pattern of guides inside cells.
pub(crate) const GUIDE_DASHES: Dashes = Dashes { length: 120, gap: 100, offset: 0 };

/// Names and files of the built-in themes.
const BUILT_IN: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/themes.rs"));

/// Theme: the look of pages and the names on them. It defines colours, drawings and words.
pub struct Theme {
    name: String,
    /// Whether its files are built in. A theme in a folder is identified by its digest.
    is_built_in: bool,
    digest: String,
    manifest: ThemeManifest,
    /// Symbols that it replaces.
    symbols: BTreeMap<Symbol, Arc<[ParsedShape]>>,
    cauldron: Option<NineSlice>,
    words: BTreeMap<u8, ThemeWords>,
    /// Language variants with its words, created on demand.
    spoken: Mutex<BTreeMap<u8, &'static Language>>,
}

/// Cache of the themes that were requested. They are kept until the program ends.
static KNOWN: Mutex<Vec<&'static Theme>> = Mutex::new(Vec::new());

impl Theme {
    /// Name of the usual theme: see [`Theme::usual`].
    pub const USUAL: &'static str = "usual";

    /// Returns the usual theme, which changes nothing.
    pub fn usual() -> &'static Theme {
        static USUAL: LazyLock<Theme> =
            LazyLock::new(|| Theme::without_files(Theme::USUAL, true, &Files::default()));
        &USUAL
    }

    fn without_files(name: &str, is_built_in: bool, files: &Files) -> Theme {
        Theme {
            name: name.to_owned(),
            is_built_in,
            digest: files.digest(),
            manifest: ThemeManifest::default(),
            symbols: BTreeMap::new(),
            cauldron: None,
            words: BTreeMap::new(),
            spoken: Mutex::default(),
        }
    }

    /// Returns the names of all built-in themes, the usual one first.
    pub fn names() -> impl Iterator<Item = &'static str> + Clone {
        [Theme::USUAL].into_iter().chain(BUILT_IN.iter().map(|(name, _)| *name))
    }

    /// Returns the files of a built-in theme, by their paths within its folder.
    pub fn files_of(name: &str) -> Option<&'static [(&'static str, &'static str)]> {
        BUILT_IN.iter().find(|(known, _)| *known == name).map(|(_, files)| *files)
    }

    /// Returns the built-in theme of a name, or the theme in a folder.
    ///
    /// # Errors
    /// [`ThemeError::NoTheme`] if neither exists, [`ThemeError::Faulty`] if it has a fault.
    pub fn of(name: &str) -> Result<&'static Theme, ThemeError> {
        Theme::find(name, |_| true)
    }

    /// Returns the built-in theme of a name.
    ///
    /// # Errors
    /// [`ThemeError::NoTheme`] if it does not exist.
    pub fn built_in(name: &str) -> Result<&'static Theme, ThemeError> {
        match Theme::names().any(|known| known == name) {
            true => Theme::of(name),
            false => Err(no_theme(name)),
        }
    }

    /// Returns the theme of a name or in a folder, if its files have the given digest; it is `None`
    /// for built-in themes. Other files are not parsed as a theme, since `name` may be untrusted
    /// input.
    ///
    /// # Errors
    /// As [`Theme::of`], and [`ThemeError::Changed`] if the digest differs.
    pub(crate) fn load_verified(
        name: &str,
        digest: Option<&str>,
    ) -> Result<&'static Theme, ThemeError> {
        Theme::find(name, |its| its == digest)
    }

    fn find(
        name: &str,
        is_meant: impl FnOnce(Option<&str>) -> bool,
    ) -> Result<&'static Theme, ThemeError> {
        let changed = || ThemeError::Changed(name.to_owned());
        if name == Theme::USUAL {
            return is_meant(None).then(Theme::usual).ok_or_else(changed);
        }
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(stored) = find_files(name) else {
            return Err(no_theme(name));
        };
        let (files, is_built_in) = stored.map_err(|fault| faulty(name, fault.into()))?;
        let digest = files.digest();
        if !is_meant((!is_built_in).then_some(&*digest)) {
            return Err(changed());
        }
        if let Some(theme) = known.iter().find(|theme| theme.name == name && theme.digest == digest)
        {
            return Ok(theme);
        }
        let (theme, faults) = Theme::read(name, is_built_in, &files);
        if let Some(fault) = faults.into_iter().next() {
            return Err(faulty(name, fault));
        }
        let theme: &'static Theme = Box::leak(Box::new(theme));
        known.push(theme);
        Ok(theme)
    }

    /// Returns all faults of a built-in theme or of the theme in a folder.
    ///
    /// # Errors
    /// [`ThemeError::NoTheme`] if it does not exist.
    pub fn faults(name: &str) -> Result<Vec<ThemeFault>, ThemeError> {
        match find_files(name) {
            // Built-in themes are checked like those in folders, since the build script does not
            // look for faults.
            Some(Ok((files, _))) => Ok(Theme::read(name, false, &files).1),
            Some(Err(fault)) => Ok(vec![fault.into()]),
            None => Theme::of(name).map(|_| Vec::new()),
        }
    }

    /// Parses a theme and returns it with all of its faults. For a built-in theme, the drawings
    /// prepared by the build script are used.
    fn read(name: &str, is_built_in: bool, files: &Files) -> (Theme, Vec<ThemeFault>) {
        let mut theme = Theme::without_files(name, is_built_in, files);
        let Some(manifest) = files.get(Files::MANIFEST) else {
            return (theme, vec![ThemeFault::NoManifest]);
        };
        let (manifest, mut faults) = ThemeManifest::read(manifest);
        let mut used = vec![Files::MANIFEST.to_owned()];
        // Built-in themes have no such fault, and a browser has no other themes.
        if !IN_BROWSER {
            faults.extend(manifest.colours.find_faults());
        }
        let missing = |file: &String, role: &str| ThemeFault::NoDrawing {
            file: file.clone(),
            role: role.into(),
        };
        for (role, drawing) in &manifest.symbols {
            let file = format!("symbols/{drawing}.svg");
            let colour = role.identity().map(|identity| identity.colour());
            let built_in = is_built_in.then(|| drawings::built_in(name, &file, colour)).flatten();
            match (built_in, files.get(&file)) {
                (Some(own), _) => drop(theme.symbols.insert(*role, own.shapes)),
                (None, None) => faults.push(missing(&file, role.name())),
                (None, Some(svg)) => {
                    let wrong =
                        drawings::find_faults(svg).into_iter().chain(colourless(*role, svg));
                    let told = wrong.map(|fault| ThemeFault::Drawing { file: file.clone(), fault });
                    faults.extend(told);
                    theme
                        .symbols
                        .extend(drawings::parse_symbol(svg, colour).ok().map(|own| (*role, own)));
                }
            }
            used.push(file);
        }
        if let Some(look) = &manifest.cauldron {
            let file = format!("drawings/{}.svg", look.drawing);
            let built_in = is_built_in.then(|| drawings::built_in(name, &file, None)).flatten();
            let drawing = match built_in {
                Some(own) => Some(NineSlice::new(own.size, &own.shapes, look.edges, look.cell)),
                None => files.get(&file).map(|svg| NineSlice::read(svg, look.edges, look.cell)),
            };
            match drawing {
                None => faults.push(missing(&file, "cauldrons")),
                Some(Err(fault)) => faults.push(ThemeFault::Drawing { file: file.clone(), fault }),
                Some(Ok(drawing)) => theme.cauldron = Some(drawing),
            }
            used.push(file);
        }
        theme.manifest = manifest;
        faults.extend(theme.read_words(files, &mut used));
        if IN_BROWSER {
            return (theme, faults);
        }
        let unused = ["symbols", "drawings", "messages"].into_iter().flat_map(|of| files.below(of));
        let unused = unused.filter(|path| !used.iter().any(|used| used == path));
        faults.extend(unused.map(|path| ThemeFault::Unused(path.to_owned())));
        (theme, faults)
    }

    /// Adds the words of the theme. Returns their faults. Paths of message files are appended to
    /// `used`.
    fn read_words(&mut self, files: &Files, used: &mut Vec<String>) -> Vec<ThemeFault> {
        let mut faults = Vec::new();
        let mut language = |place: &str, tag: &str| {
            let language = Language::of(tag);
            if language.is_none() {
                let known: Vec<&str> = Language::all().iter().map(Language::tag).collect();
                let (place, tag) = (place.to_owned(), tag.to_owned());
                faults.push(ThemeFault::NoLanguage { place, tag, known: known.join(", ") });
            }
            language
        };
        for path in files.below("messages") {
            used.push(path.to_owned());
            let tag = path.trim_start_matches("messages/").trim_end_matches(".ftl");
            let Some(language) = language(path, tag) else { continue };
            let messages = files.get(path).unwrap_or_default().to_owned();
            let own = ThemeWords { file: path.to_owned(), messages, ..ThemeWords::default() };
            self.words.insert(language.number(), own);
        }
        for (tag, instead) in &self.manifest.words {
            let place = format!("theme.toml, [words.{tag}]");
            let Some(language) = language(&place, tag) else { continue };
            let own = self.words.entry(language.number()).or_default();
            own.instead = instead.clone();
            if own.file.is_empty() {
                own.file = place;
            }
        }
        for language in Language::all().iter().filter(|_| !IN_BROWSER) {
            let own = self.words.get(&language.number());
            faults.extend(own.into_iter().flat_map(|own| own.find_faults(language)));
        }
        faults
    }

    /// Returns the names of all colours in manifests, with their usual values.
    pub fn usual_colours() -> impl Iterator<Item = (&'static str, &'static str)> {
        let roles = PaintRole::ALL.into_iter().map(|role| (role.name(), role.usual()));
        roles.chain([(GROUND, PaintRole::Paper.usual())])
    }

    /// Returns the name, or the folder as it was given.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the digest of its files; `None` for a built-in theme.
    pub fn digest(&self) -> Option<&str> {
        (!self.is_built_in).then_some(&*self.digest)
    }

    /// Returns the title in lists, and a description of one line.
    pub fn title(&self) -> (&str, &str) {
        (&self.manifest.title, &self.manifest.about)
    }

    /// Returns the ink mode that the theme is designed for, if any.
    pub fn ink(&self) -> Option<Ink> {
        self.manifest.ink
    }

    /// Whether it is the usual theme.
    pub(crate) fn is_usual(&self) -> bool {
        self.name == Theme::USUAL
    }

    /// Returns the tags of the languages for which it has words; empty if it changes no words.
    pub fn languages(&self) -> Vec<&'static str> {
        let own = Language::all().iter().filter(|own| self.words.contains_key(&own.number()));
        own.map(Language::tag).collect()
    }

    /// Returns the variant of a language with the words of this theme. A theme without words
    /// returns every language unchanged.
    ///
    /// # Errors
    /// [`ThemeError::NoWords`] if it has words, but none in this language. [`ThemeError::Faulty`]
    /// if the messages cannot be parsed.
    pub fn adapt_language(
        &self,
        language: &'static Language,
    ) -> Result<&'static Language, ThemeError> {
        if self.words.is_empty() {
            return Ok(language);
        }
        let no_words = || ThemeError::NoWords {
            name: self.name.clone(),
            language: language.tag().to_owned(),
            spoken: self.languages().join(", "),
        };
        let words = self.words.get(&language.number()).ok_or_else(no_words)?;
        let mut spoken = self.spoken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = spoken.get(&language.number()) {
            return Ok(known);
        }
        let own = words.apply_to(language).map_err(|error| {
            let (file, reason) = (words.file.clone(), error.to_string());
            faulty(&self.name, ThemeFault::Words { file, reason })
        })?;
        let own: &'static Language = Box::leak(Box::new(own));
        spoken.insert(language.number(), own);
        Ok(own)
    }

    /// Returns a symbol in full colour: the theme's drawing, or the usual one. In the usual
    /// drawing, roles whose colour the theme defines keep that colour, and other colours fade.
    /// Creatures do not fade, as they have the colours of sections.
    fn symbol(&self, symbol: Symbol) -> Arc<[ParsedShape]> {
        if let Some(own) = self.symbols.get(&symbol) {
            return Arc::clone(own);
        }
        let usual = symbol.shapes();
        if self.is_usual() {
            return usual;
        }
        let aged = |paint: Paint| match paint {
            Paint::Role(role) if self.manifest.colours.own.contains_key(&role) => paint,
            Paint::Role(_) | Paint::Own(_) if symbol.identity().is_none() => self.faded(paint),
            _ => paint,
        };
        usual.iter().map(|sketch| repainted(sketch, aged)).collect()
    }

    /// Mixes a colour of a usual drawing with the colour of [`Fade`].
    fn faded(&self, paint: Paint) -> Paint {
        let Fade { colour: Some(Rgb(toward)), percent } = self.manifest.fade else { return paint };
        let Rgb(usual) = paint.usual();
        let mixed = |i: usize| {
            let sum = u32::from(usual[i]) * (100 - percent) + u32::from(toward[i]) * percent;
            ((sum + 50) / 100).min(255) as u8
        };
        Paint::Own(Rgb(std::array::from_fn(mixed)))
    }

    /// Returns the look of gardens, from the table `[gardens]` of the manifest.
    pub(crate) fn garden(&self) -> GardenLook {
        self.manifest.garden
    }

    /// Returns the face that replaces a usual face.
    pub(crate) fn face(&self, usual: Face) -> Face {
        let own = match usual {
            Face::Wordmark => self.manifest.wordmark,
            Face::Heading => self.manifest.heading,
            _ => None,
        };
        own.unwrap_or(usual)
    }

    /// Returns the drawing that replaces a cauldron, if the theme has one. `cell` is the shorter
    /// side of a cell.
    pub(crate) fn cauldron(&self, frame: Frame, cell: LayoutUnit) -> Option<Vec<Node>> {
        self.cauldron.as_ref().map(|drawing| drawing.nodes(frame, cell))
    }
}

/// Returns the error for an unknown theme, with the most similar name.
fn no_theme(name: &str) -> ThemeError {
    ThemeError::NoTheme(match nearest(name, Theme::names()) {
        Some(near) => msg::print_no_theme_near(quoted(name), near),
        None => msg::print_no_theme(quoted(name), row(Theme::names())),
    })
}

/// Returns the files of a built-in theme or of a folder, and whether it is built in. `None` if
/// neither exists.
fn find_files(name: &str) -> Option<Result<(Files, bool), FileFault>> {
    if let Some(files) = Theme::files_of(name) {
        return Some(Ok((Files::of(files), true)));
    }
    let folder = Path::new(name);
    (!IN_BROWSER && folder.is_dir()).then(|| Ok((Files::in_folder(folder)?, false)))
}

/// Returns a fault if the drawing represents a creature or its witch, but does not use
/// `currentColor`.
fn colourless(role: Symbol, svg: &str) -> Option<String> {
    let has_colour = role.identity().is_none() || svg.contains("currentColor");
    (!has_colour).then(|| {
        "it fills nothing with currentColor, so it does not wear the colour of its section"
            .to_owned()
    })
}

fn faulty(name: &str, fault: ThemeFault) -> ThemeError {
    ThemeError::Faulty { name: name.to_owned(), fault: Box::new(fault) }
}

/// Themes are equal if their names and their files are.
impl PartialEq for Theme {
    fn eq(&self, other: &Theme) -> bool {
        (&self.name, &self.digest) == (&other.name, &other.digest)
    }
}

impl Eq for Theme {}

impl std::hash::Hash for Theme {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (&self.name, &self.digest).hash(state);
    }
}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}
