//! A theme as pages wear it.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::colours::{Colours, GROUND};
use super::fault::{ThemeError, ThemeFault};
use super::files::Files;
use super::manifest::{Fade, GardenLook, Manifest};
use super::stretch::Stretch;
use super::words::Words;
use crate::page::fonts::Face;
use crate::page::ink::Ink;
use crate::page::length::Unit;
use crate::page::list::read::Sketch;
use crate::page::list::{Line, Node, Paint, Rgb, Role, Shape};
use crate::page::shape::Frame;
use crate::page::symbol_files;
use crate::page::symbols::Symbol;
use crate::texts::{Language, nearest, quoted, row, said};

/// Names and files of the themes that are built in.
const BUILT_IN: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/themes.rs"));

/// How pages look, and what things are called on them: colours, drawings, names.
pub struct Theme {
    name: String,
    /// Where it lies, unless it is built in.
    folder: Option<PathBuf>,
    digest: String,
    title: String,
    about: String,
    ink: Option<Ink>,
    colours: Colours,
    /// Its own drawings.
    symbols: BTreeMap<Symbol, Arc<[Sketch]>>,
    fade: Option<Fade>,
    wordmark: Option<Face>,
    heading: Option<Face>,
    garden: GardenLook,
    cauldron: Option<Stretch>,
    words: BTreeMap<u8, Words>,
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
            LazyLock::new(|| Theme::bare(Theme::USUAL.to_owned(), None, &Files::default()));
        &USUAL
    }

    fn bare(name: String, folder: Option<PathBuf>, files: &Files) -> Theme {
        Theme {
            name,
            folder,
            digest: files.digest(),
            title: String::new(),
            about: String::new(),
            ink: None,
            colours: Colours::default(),
            symbols: BTreeMap::new(),
            fade: None,
            wordmark: None,
            heading: None,
            garden: GardenLook::default(),
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

    /// The theme of a name, or in a folder, whose files are known by a digest; those that are
    /// built in have none. Other files are not read as a theme: the name may be a stranger's.
    ///
    /// # Errors
    /// As [`Theme::of`], and if the files are others.
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
        let folder = Path::new(name);
        let (files, folder) = match Theme::files_of(name) {
            Some(files) => (Files::built_in(files), None),
            None if folder.is_dir() => {
                let files = Files::in_folder(folder).map_err(|fault| faulty(name, fault.into()))?;
                (files, Some(folder.to_owned()))
            }
            None => {
                return Err(ThemeError::NoTheme(match nearest(name, Theme::names()) {
                    Some(near) => said::print_no_theme_near(quoted(name), near),
                    None => said::print_no_theme(quoted(name), row(Theme::names())),
                }));
            }
        };
        let digest = files.digest();
        if !is_meant(folder.as_ref().map(|_| digest.as_str())) {
            return Err(changed());
        }
        if let Some(theme) = known.iter().find(|theme| theme.name == name && theme.digest == digest)
        {
            return Ok(theme);
        }
        let (theme, faults) = Theme::read(name, folder, &files);
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
        let files = match (Theme::files_of(name), Path::new(name)) {
            (Some(files), _) => Files::built_in(files),
            (None, folder) if folder.is_dir() => match Files::in_folder(folder) {
                Ok(files) => files,
                Err(fault) => return Ok(vec![fault.into()]),
            },
            _ if name == Theme::USUAL => return Ok(Vec::new()),
            _ => return Theme::of(name).map(|_| Vec::new()),
        };
        Ok(Theme::read(name, None, &files).1)
    }

    /// Reads a theme, with all that is wrong with it.
    pub(super) fn read(
        name: &str,
        folder: Option<PathBuf>,
        files: &Files,
    ) -> (Theme, Vec<ThemeFault>) {
        let mut theme = Theme::bare(name.to_owned(), folder, files);
        let Some(manifest) = files.get(Files::MANIFEST) else {
            return (theme, vec![ThemeFault::NoManifest]);
        };
        let (manifest, mut faults) = Manifest::read(manifest);
        let mut used = vec![Files::MANIFEST.to_owned()];
        faults.extend(manifest.colours.faults());
        for (role, name) in &manifest.symbols {
            let file = format!("symbols/{name}.svg");
            match files.get(&file) {
                None => {
                    let role = role.name().to_owned();
                    faults.push(ThemeFault::NoDrawing { file: file.clone(), role });
                }
                Some(svg) => {
                    let wrong = symbol_files::faults(svg).into_iter().chain(worn(*role, svg));
                    let told = wrong.map(|fault| ThemeFault::Drawing { file: file.clone(), fault });
                    faults.extend(told);
                    let colour = role.identity().map(|identity| identity.colour());
                    theme
                        .symbols
                        .extend(symbol_files::read(svg, colour).ok().map(|own| (*role, own)));
                }
            }
            used.push(file);
        }
        if let Some(look) = &manifest.cauldron {
            let file = format!("drawings/{}.svg", look.drawing);
            match files.get(&file).map(|svg| Stretch::read(svg, look.edges, look.cell)) {
                None => {
                    let role = "cauldrons".to_owned();
                    faults.push(ThemeFault::NoDrawing { file: file.clone(), role });
                }
                Some(Err(fault)) => faults.push(ThemeFault::Drawing { file: file.clone(), fault }),
                Some(Ok(drawing)) => theme.cauldron = Some(drawing),
            }
            used.push(file);
        }
        faults.extend(theme.hear(&manifest, files, &mut used));
        let unused = ["symbols", "drawings", "messages"].into_iter().flat_map(|of| files.below(of));
        let unused = unused.filter(|path| !used.iter().any(|used| used == path));
        faults.extend(unused.map(|path| ThemeFault::Unused(path.to_owned())));
        let Manifest { title, about, ink, colours, fade, wordmark, heading, garden, .. } = manifest;
        let fade = fade.filter(|fade| !fade.colour.is_empty());
        theme = Theme { title, about, ink, colours, fade, wordmark, heading, garden, ..theme };
        (theme, faults)
    }

    /// Takes in its words.
    fn hear(
        &mut self,
        manifest: &Manifest,
        files: &Files,
        used: &mut Vec<String>,
    ) -> Vec<ThemeFault> {
        let mut faults = Vec::new();
        let mut words: BTreeMap<u8, Words> = BTreeMap::new();
        let mut language = |place: &str, tag: &str| match Language::of(tag) {
            Some(language) => Some(language),
            None => {
                let known: Vec<&str> = Language::all().iter().map(Language::tag).collect();
                let (place, tag) = (place.to_owned(), tag.to_owned());
                faults.push(ThemeFault::NoLanguage { place, tag, known: known.join(", ") });
                None
            }
        };
        for path in files.below("messages") {
            used.push(path.to_owned());
            let tag = path.trim_start_matches("messages/").trim_end_matches(".ftl");
            let Some(language) = language(path, tag) else { continue };
            let messages = files.get(path).unwrap_or_default().to_owned();
            let own = Words { file: path.to_owned(), messages, ..Words::default() };
            words.insert(language.number(), own);
        }
        for (tag, instead) in &manifest.words {
            let Some(language) = language(&format!("theme.toml, [words.{tag}]"), tag) else {
                continue;
            };
            let own = words.entry(language.number()).or_default();
            own.instead = instead.clone();
            if own.file.is_empty() {
                own.file = format!("theme.toml, [words.{tag}]");
            }
        }
        for language in Language::all() {
            faults.extend(
                words.get(&language.number()).into_iter().flat_map(|own| own.faults(language)),
            );
        }
        self.words = words;
        faults
    }

    /// The names of all colours in manifests, with the usual ones.
    pub fn usual_colours() -> impl Iterator<Item = (&'static str, &'static str)> {
        let ground = (GROUND, Colours::PLAIN_GROUND);
        Role::ALL.into_iter().map(|role| (role.name(), role.usual())).chain([ground])
    }

    /// Its name, or its folder as it was given.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What its files are known by; `None` for one that is built in.
    pub fn digest(&self) -> Option<&str> {
        self.folder.as_ref().map(|_| self.digest.as_str())
    }

    /// What all of it is known by.
    pub(super) fn fingerprint(&self) -> &str {
        &self.digest
    }

    /// What lists call it, and one line about it.
    pub fn title(&self) -> (&str, &str) {
        (&self.title, &self.about)
    }

    /// The ink that it is made for, if any.
    pub fn ink(&self) -> Option<Ink> {
        self.ink
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
        let silent = || ThemeError::Silent {
            name: self.name.clone(),
            language: language.tag().to_owned(),
            spoken: self.languages().join(", "),
        };
        let words = self.words.get(&language.number()).ok_or_else(silent)?;
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

    /// The colour of a role.
    pub(super) fn paint(&self, role: Role) -> Rgb {
        self.colours.of(role)
    }

    /// A symbol in full colour: its own drawing, or the usual one in its own colours, and in
    /// others as they faded. Creatures do not fade, as they wear the colours of sections.
    pub(super) fn symbol(&self, symbol: Symbol) -> Arc<[Sketch]> {
        if let Some(own) = self.symbols.get(&symbol) {
            return Arc::clone(own);
        }
        let usual = symbol.shapes();
        if self.is_usual() {
            return usual;
        }
        let aged = |paint: Paint| match paint {
            Paint::Role(role) if self.colours.has(role) => paint,
            Paint::Role(_) | Paint::Own(_) if symbol.identity().is_none() => self.faded(paint),
            _ => paint,
        };
        let sketch = |Sketch { shape, scale }: &Sketch| {
            let line = shape.line.map(|line| Line { paint: aged(line.paint), ..line });
            let shape = Shape { fill: shape.fill.map(aged), line, ..shape.clone() };
            Sketch { shape, scale: *scale }
        };
        usual.iter().map(sketch).collect()
    }

    /// A colour of a usual drawing as it has faded.
    fn faded(&self, paint: Paint) -> Paint {
        let Some(Fade { colour, percent }) = &self.fade else { return paint };
        let (Some(Rgb(toward)), Rgb(usual)) = (Rgb::read(colour), paint.usual()) else {
            return paint;
        };
        let mixed = |i: usize| {
            let sum = u32::from(usual[i]) * (100 - percent) + u32::from(toward[i]) * percent;
            ((sum + 50) / 100).min(255) as u8
        };
        Paint::Own(Rgb(std::array::from_fn(mixed)))
    }

    /// What whole pages are painted with.
    pub(crate) fn ground(&self) -> Option<&str> {
        self.colours.ground()
    }

    /// How gardens are outlined.
    pub(crate) fn garden(&self) -> GardenLook {
        self.garden
    }

    /// The face in which it sets what is usually set in another.
    pub(crate) fn face(&self, usual: Face) -> Face {
        let own = match usual {
            Face::Wordmark => self.wordmark,
            Face::Heading => self.heading,
            _ => None,
        };
        own.unwrap_or(usual)
    }

    /// What it draws in the place of a cauldron whose cells have small sides of a length.
    pub(crate) fn cauldron(&self, frame: Frame, cell: Unit) -> Option<Vec<Node>> {
        self.cauldron.as_ref().map(|drawing| drawing.nodes(frame, cell))
    }
}

/// What keeps a drawing from standing for its role.
fn worn(role: Symbol, svg: &str) -> Option<String> {
    let wears = role.identity().is_none() || svg.contains("currentColor");
    (!wears).then(|| {
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
