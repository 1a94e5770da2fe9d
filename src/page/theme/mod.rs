//! Colours and measures. White paper, light tints, dark lines: friendly to home printers and
//! to black and white ones. A [`Theme`] puts others in their place when a page is written.

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
use super::length::Unit;
use super::list::read::Sketch;
use super::list::{Dashes, Node, Paint, PaintRole, Rgb};
use super::shape::Frame;
use super::symbols::Symbol;
use crate::common::IN_BROWSER;
use crate::texts::{Language, nearest, quoted, row, said};
use drawings::NineSlice;
use fault::Files;
use look::{GROUND, repainted};
use manifest::{Fade, GardenLook, ThemeManifest};
use words::ThemeWords;

// What each is for stands with the roles.
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

/// Free margin around a page that home printers cannot print on.
pub(crate) const MARGIN: Unit = Unit(8.0);
/// Dashes of the lines along which paper is cut or folded.
pub(crate) const CUT: Dashes = Dashes { length: 160, gap: 120, before: 0 };
/// Dashes of guides inside cells.
pub(crate) const GUIDE_DASHES: Dashes = Dashes { length: 120, gap: 100, before: 0 };

/// Names and files of the themes that are built in.
const BUILT_IN: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/themes.rs"));

/// How pages look, and what things are called on them: colours, drawings, names.
pub struct Theme {
    name: String,
    /// Whether its files are the program's; a folder's are known by their digest.
    is_built_in: bool,
    digest: String,
    manifest: ThemeManifest,
    /// Its own drawings.
    symbols: BTreeMap<Symbol, Arc<[Sketch]>>,
    cauldron: Option<NineSlice>,
    words: BTreeMap<u8, ThemeWords>,
    /// Languages as it speaks them, once they were asked for.
    spoken: Mutex<BTreeMap<u8, &'static Language>>,
}

/// Themes that were asked for. They are kept for as long as the program runs.
static KNOWN: Mutex<Vec<&'static Theme>> = Mutex::new(Vec::new());

impl Theme {
    /// The name of the usual look.
    pub const USUAL: &'static str = "usual";

    /// The usual look: what is drawn stays as it is drawn.
    pub fn usual() -> &'static Theme {
        static USUAL: LazyLock<Theme> =
            LazyLock::new(|| Theme::bare(Theme::USUAL, true, &Files::default()));
        &USUAL
    }

    fn bare(name: &str, is_built_in: bool, files: &Files) -> Theme {
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

    /// The names of all themes that are built in, the usual one first.
    pub fn names() -> impl Iterator<Item = &'static str> + Clone {
        [Theme::USUAL].into_iter().chain(BUILT_IN.iter().map(|(name, _)| *name))
    }

    /// The files of a theme that is built in, by their paths within its folder.
    pub fn files_of(name: &str) -> Option<&'static [(&'static str, &'static str)]> {
        BUILT_IN.iter().find(|(known, _)| *known == name).map(|(_, files)| *files)
    }

    /// The theme of a name, or in a folder.
    ///
    /// # Errors
    /// If there is none, or it has a fault.
    pub fn of(name: &str) -> Result<&'static Theme, ThemeError> {
        Theme::found(name, |_| true)
    }

    /// The theme of a name that is built in.
    ///
    /// # Errors
    /// If there is none.
    pub fn built_in(name: &str) -> Result<&'static Theme, ThemeError> {
        match Theme::names().any(|known| known == name) {
            true => Theme::of(name),
            false => Err(no_theme(name)),
        }
    }

    /// The theme of a name, or in a folder, whose files are known by a digest; those that are
    /// built in have none. Other files are not read as a theme: the name may be a stranger's.
    ///
    /// # Errors
    /// If there is none, it has a fault, or the files are others.
    pub(crate) fn kept(name: &str, digest: Option<&str>) -> Result<&'static Theme, ThemeError> {
        Theme::found(name, |its| its == digest)
    }

    fn found(
        name: &str,
        is_meant: impl FnOnce(Option<&str>) -> bool,
    ) -> Result<&'static Theme, ThemeError> {
        let changed = || ThemeError::Changed(name.to_owned());
        if name == Theme::USUAL {
            return is_meant(None).then(Theme::usual).ok_or_else(changed);
        }
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(stored) = stored(name) else {
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

    /// All that is wrong with a theme, by its name or in a folder.
    ///
    /// # Errors
    /// If there is none.
    pub fn faults(name: &str) -> Result<Vec<ThemeFault>, ThemeError> {
        match stored(name) {
            // Files of the program's own as well: the build does not look for faults.
            Some(Ok((files, _))) => Ok(Theme::read(name, false, &files).1),
            Some(Err(fault)) => Ok(vec![fault.into()]),
            None => Theme::of(name).map(|_| Vec::new()),
        }
    }

    /// Reads a theme, with all that is wrong with it. Drawings that are built in were read by the
    /// build.
    fn read(name: &str, is_built_in: bool, files: &Files) -> (Theme, Vec<ThemeFault>) {
        let mut theme = Theme::bare(name, is_built_in, files);
        let Some(manifest) = files.get(Files::MANIFEST) else {
            return (theme, vec![ThemeFault::NoManifest]);
        };
        let (manifest, mut faults) = ThemeManifest::read(manifest);
        let mut used = vec![Files::MANIFEST.to_owned()];
        // Those that are built in have none, and a browser has no others.
        if !IN_BROWSER {
            faults.extend(manifest.colours.faults());
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
                    let wrong = drawings::faults(svg).into_iter().chain(colourless(*role, svg));
                    let told = wrong.map(|fault| ThemeFault::Drawing { file: file.clone(), fault });
                    faults.extend(told);
                    theme.symbols.extend(drawings::read(svg, colour).ok().map(|own| (*role, own)));
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

    /// Takes in its words, with all that is wrong with them.
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
            faults.extend(own.into_iter().flat_map(|own| own.faults(language)));
        }
        faults
    }

    /// The names of all colours in manifests, with the usual ones.
    pub fn usual_colours() -> impl Iterator<Item = (&'static str, &'static str)> {
        let roles = PaintRole::ALL.into_iter().map(|role| (role.name(), role.usual()));
        roles.chain([(GROUND, PaintRole::Paper.usual())])
    }

    /// Its name, or its folder as it was given.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What its files are known by; `None` for one that is built in.
    pub fn digest(&self) -> Option<&str> {
        (!self.is_built_in).then_some(&*self.digest)
    }

    /// What lists call it, and one line about it.
    pub fn title(&self) -> (&str, &str) {
        (&self.manifest.title, &self.manifest.about)
    }

    /// The ink that it is made for, if any.
    pub fn ink(&self) -> Option<Ink> {
        self.manifest.ink
    }

    /// Whether it changes nothing.
    pub(crate) fn is_usual(&self) -> bool {
        self.name == Theme::USUAL
    }

    /// The tags of the languages in which it has words of its own; none if it says all as usual.
    pub fn languages(&self) -> Vec<&'static str> {
        let own = Language::all().iter().filter(|own| self.words.contains_key(&own.number()));
        own.map(Language::tag).collect()
    }

    /// A language as this theme speaks it. A theme without words speaks all of them.
    ///
    /// # Errors
    /// If it has words, but none in this language.
    pub fn speaks(&self, language: &'static Language) -> Result<&'static Language, ThemeError> {
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
        let own = words.spoken(language).map_err(|error| {
            let (file, reason) = (words.file.clone(), error.to_string());
            faulty(&self.name, ThemeFault::Words { file, reason })
        })?;
        let own: &'static Language = Box::leak(Box::new(own));
        spoken.insert(language.number(), own);
        Ok(own)
    }

    /// A symbol in full colour: its own drawing, or the usual one in its own colours, and in
    /// others as they faded. Creatures do not fade, as they have the colours of sections.
    fn symbol(&self, symbol: Symbol) -> Arc<[Sketch]> {
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

    /// A colour of a usual drawing as it has faded.
    fn faded(&self, paint: Paint) -> Paint {
        let Fade { colour: Some(Rgb(toward)), percent } = self.manifest.fade else { return paint };
        let Rgb(usual) = paint.usual();
        let mixed = |i: usize| {
            let sum = u32::from(usual[i]) * (100 - percent) + u32::from(toward[i]) * percent;
            ((sum + 50) / 100).min(255) as u8
        };
        Paint::Own(Rgb(std::array::from_fn(mixed)))
    }

    /// How gardens are outlined.
    pub(crate) fn garden(&self) -> GardenLook {
        self.manifest.garden
    }

    /// The face in which it sets what is usually set in another.
    pub(crate) fn face(&self, usual: Face) -> Face {
        let own = match usual {
            Face::Wordmark => self.manifest.wordmark,
            Face::Heading => self.manifest.heading,
            _ => None,
        };
        own.unwrap_or(usual)
    }

    /// What it draws in the place of a cauldron whose cells have small sides of a length.
    pub(crate) fn cauldron(&self, frame: Frame, cell: Unit) -> Option<Vec<Node>> {
        self.cauldron.as_ref().map(|drawing| drawing.nodes(frame, cell))
    }
}

/// There is no theme of this name.
fn no_theme(name: &str) -> ThemeError {
    ThemeError::NoTheme(match nearest(name, Theme::names()) {
        Some(near) => said::print_no_theme_near(quoted(name), near),
        None => said::print_no_theme(quoted(name), row(Theme::names())),
    })
}

/// The files of a theme that is built in, or in a folder, and which of both it is.
fn stored(name: &str) -> Option<Result<(Files, bool), FileFault>> {
    if let Some(files) = Theme::files_of(name) {
        return Some(Ok((Files::of(files), true)));
    }
    let folder = Path::new(name);
    (!IN_BROWSER && folder.is_dir()).then(|| Ok((Files::in_folder(folder)?, false)))
}

/// What keeps a drawing from standing for a creature or its witch.
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

/// Themes are the same if their files are.
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
