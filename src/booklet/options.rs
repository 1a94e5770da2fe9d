//! Options of a booklet, and the branding of an organizer.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::page::fonts::Face;
use crate::page::scripts::is_unprintable;
use crate::page::{Bleed, Corrections, DrawOptions, Duplex, Ink, Mm, PaperSize, Theme};
use crate::press::impose::{ImpositionScheme, Layout, Saddle};
use crate::press::{ArtworkError, ImportedSvg, Standard};
use crate::texts::msg::{print_signature_thick, print_signatures};
use crate::texts::{Language, Message};

/// Options of a booklet. Manifests store them as JSON; equal options give equal bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BookletOptions {
    /// Options for drawing pages. Serialized as `StoredDraw`.
    #[serde(with = "StoredDraw")]
    pub draw: DrawOptions,
    /// Imposition of the pages; `None` if each page is one side of paper.
    pub layout: Option<Layout>,
    /// Standard to which the files conform.
    pub standard: Standard,
    /// Whether there are a cover and a table of contents.
    pub cover: bool,
    /// Whether the rules that all games share are included, either before the games or on the empty
    /// back of a lone game.
    pub how_to_play: bool,
    /// Content of the answers at the end.
    pub answers: Answers,
    /// Branding of the organizer.
    pub style: HouseStyle,
    /// Spine of an additional cover on the last page, with back, spine and front in one. `None` for
    /// no such page; ignored without [`cover`](BookletOptions::cover).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spine: Option<Spine>,
}

/// Width of the spine of a book, 1 to 100 mm.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Mm")]
pub struct Spine(Mm);

impl Spine {
    /// Width in millimetres.
    pub const fn width(self) -> Mm {
        self.0
    }
}

impl FromStr for Spine {
    type Err = String;

    /// Parses a length, as in `12`, `12mm` or `0.5in`.
    fn from_str(text: &str) -> Result<Spine, String> {
        let width = Mm::parse(text).map(Spine::try_from);
        width.unwrap_or_else(|| Err(format!("a spine is not {text:?} wide; use 1 to 100 mm")))
    }
}

impl TryFrom<Mm> for Spine {
    type Error = String;

    fn try_from(width: Mm) -> Result<Spine, String> {
        match (1.0..=100.0).contains(&width.0) {
            true => Ok(Spine(width)),
            false => Err(format!("a spine of {width} mm is not possible; use 1 to 100")),
        }
    }
}

impl Default for BookletOptions {
    /// Booklet with all parts, with codes as answers, and without branding.
    fn default() -> Self {
        BookletOptions {
            draw: DrawOptions::default(),
            layout: None,
            standard: Standard::Plain,
            cover: true,
            how_to_play: true,
            answers: Answers::default(),
            style: HouseStyle::default(),
            spine: None,
        }
    }
}

impl BookletOptions {
    /// Whether the last page is a cover with its spine.
    pub(super) fn has_spread(&self) -> bool {
        self.cover && self.spine.is_some()
    }

    /// Returns how the sheets of a volume are folded, if a binder would not expect it: in several
    /// signatures, although the options state no size, or in signatures that are hard to fold.
    /// `signatures` are those of the [`Volume`](super::Volume).
    pub fn fold_advice(&self, (sheets, signature): (usize, usize)) -> Option<Message> {
        let Some(Layout { scheme: ImpositionScheme::Saddle(saddle), .. }) = self.layout else {
            return None;
        };
        let most = Saddle::MOST_SHEETS;
        if signature > most {
            return Some(print_signature_thick(signature, most));
        }
        let is_split = saddle.signature.is_none() && (1..sheets).contains(&signature);
        is_split.then(|| print_signatures(sheets, sheets.div_ceil(signature), signature))
    }
}

/// Content of the answers at the end of a booklet, which are put away until the games are over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// No answers.
    None,
    /// Codes that open the answers.
    #[default]
    Codes,
    /// Codes and whole solutions.
    Whole,
    /// Codes, solutions, and the pages for a human referee of each game.
    Referee,
}

/// Serialized form of [`DrawOptions`]. It has all options that affect a booklet, including those
/// with default values, so that manifests are complete; `large_print` does not apply to booklets.
/// Older manifests omit default values.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredDraw {
    /// Width and height in mm, in any order.
    paper: (f64, f64),
    /// Bleed in mm.
    bleed: f64,
    duplex: Duplex,
    #[serde(default = "StoredDraw::usual_ink")]
    ink: String,
    #[serde(default)]
    corrections: Corrections,
    /// Language tag.
    language: String,
    /// Name of a built-in theme, or the folder of a custom one.
    #[serde(default)]
    theme: Option<String>,
    /// Digest of the files of a custom theme.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    theme_digest: Option<String>,
}

impl StoredDraw {
    fn usual_ink() -> String {
        Ink::default().word().to_owned()
    }

    fn serialize<S: serde::Serializer>(draw: &DrawOptions, to: S) -> Result<S::Ok, S::Error> {
        let &DrawOptions {
            paper,
            bleed,
            duplex,
            ink,
            corrections,
            language,
            theme,
            large_print: _,
        } = draw;
        let stored = StoredDraw {
            paper: (paper.short().0, paper.long().0),
            bleed: bleed.width().0,
            duplex,
            ink: ink.word().to_owned(),
            corrections,
            language: language.tag().to_owned(),
            theme: Some(theme.name().to_owned()),
            theme_digest: theme.digest().map(str::to_owned),
        };
        Serialize::serialize(&stored, to)
    }

    fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<DrawOptions, D::Error> {
        use serde::de::Error;
        let stored = <StoredDraw as Deserialize>::deserialize(from)?;
        let language = Language::of(&stored.language).ok_or_else(|| {
            D::Error::custom(format!("there is no language {:?}", stored.language))
        })?;
        let name = stored.theme.as_deref().unwrap_or(Theme::USUAL);
        let theme = Theme::load_verified(name, stored.theme_digest.as_deref());
        let theme = theme.map_err(D::Error::custom)?;
        let language = theme.adapt_language(language).map_err(D::Error::custom)?;
        Ok(DrawOptions {
            paper: PaperSize::new(Mm(stored.paper.0), Mm(stored.paper.1))
                .map_err(D::Error::custom)?,
            bleed: Bleed::new(Mm(stored.bleed)).map_err(D::Error::custom)?,
            duplex: stored.duplex,
            ink: Ink::ALL
                .into_iter()
                .find(|ink| ink.word() == stored.ink)
                .ok_or_else(|| D::Error::custom(format!("there is no ink {:?}", stored.ink)))?,
            corrections: stored.corrections,
            language,
            theme,
            large_print: false,
        })
    }
}

/// Branding of a house: the organizer of an event, such as an inn or a school.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseStyle {
    /// Title on the cover, above the name of the game.
    pub title: Option<Caption>,
    /// Logo on the cover, above the title.
    pub logo: Option<Logo>,
    /// Text in the footer of each page.
    pub footer: Option<Caption>,
    /// Owners of the games by their index in the run, such as the pupils or tables of a class. An
    /// owner is printed at the top of the front and of the notebook, in the footers of the game, and
    /// in the contents. Manifests do not contain names; those of form 1 did.
    #[serde(skip_serializing)]
    pub names: Vec<Caption>,
    /// Whether names are not printed at the top of pages, as in runs of form 1.
    #[serde(skip)]
    pub names_in_feet_only: bool,
}

impl HouseStyle {
    /// Returns the owner of the game with this index in the run.
    pub(super) fn owner(&self, number: u64) -> Option<&Caption> {
        self.names.get(usize::try_from(number).ok()?)
    }
}

/// Single line of text, 1 to 80 characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Caption(String);

/// Reasons why a text is not a [`Caption`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CaptionError {
    /// The text is empty or blank.
    #[error("the text is empty; leave it out, or give 1 to {max} characters", max = Caption::LONGEST)]
    Empty,
    /// The text is too long. Contains its number of characters.
    #[error("the text has {0} characters; use at most {max}", max = Caption::LONGEST)]
    Long(usize),
    /// The text has a line break or another control character. Contains the character.
    #[error("the text has the character {0:?}; use one line of letters and signs")]
    Control(char),
    /// The text has a character that changes the order or the breaks of the text around it, or that
    /// no font has. Contains the character.
    #[error("the text has the character {}, which cannot be printed; use letters and signs", describe_char(*.0))]
    Unprintable(char),
}

impl CaptionError {
    /// Returns the character that cannot be printed, with its number, if there is one.
    pub(crate) fn character(&self) -> Option<String> {
        match *self {
            Self::Control(c) | Self::Unprintable(c) => Some(describe_char(c)),
            Self::Empty | Self::Long(_) => None,
        }
    }
}

impl Caption {
    /// Largest number of characters.
    pub const LONGEST: usize = 80;

    /// Parses each line of a text that is not blank, without surrounding white space.
    ///
    /// # Errors
    /// [`CaptionError`] if a line is too long or contains a control character.
    pub fn lines(text: &str) -> Result<Vec<Caption>, CaptionError> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.map(|line| line.to_owned().try_into()).collect()
    }

    /// Returns a line to write on, in place of a name that cannot be printed.
    pub fn blank() -> Caption {
        Caption("_".repeat(24))
    }

    /// Returns the text as a string slice.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Caption {
    type Error = CaptionError;

    fn try_from(text: String) -> Result<Caption, CaptionError> {
        if let Some(control) = text.chars().find(|c| c.is_control()) {
            return Err(CaptionError::Control(control));
        }
        match text.chars().count() {
            _ if text.trim().is_empty() => return Err(CaptionError::Empty),
            count if count > Caption::LONGEST => return Err(CaptionError::Long(count)),
            _ => {}
        }
        let missing = || Face::ALL.iter().find_map(|face| face.missing(&text));
        match text.chars().find(|c| is_unprintable(*c)).or_else(missing) {
            Some(character) => Err(CaptionError::Unprintable(character)),
            None => Ok(Caption(text)),
        }
    }
}

/// Returns a character with its number, or its number alone if it is invisible.
fn describe_char(c: char) -> String {
    let number = format!("U+{:04X}", u32::from(c));
    if is_unprintable(c) { number } else { format!("{c} ({number})") }
}

impl From<Caption> for String {
    fn from(caption: Caption) -> String {
        caption.0
    }
}

/// Logo of the organizer: an SVG of at most 1 MB and 3 MB of pictures that refers to no other file.
/// It is serialized as its SVG.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Logo {
    svg: String,
    pub(super) art: ImportedSvg,
}

/// Reason why a text cannot be used as a [`Logo`].
#[derive(Debug, thiserror::Error)]
#[error("the logo cannot be used: {0}")]
pub struct LogoError(#[from] ArtworkError);

impl TryFrom<String> for Logo {
    type Error = LogoError;

    fn try_from(svg: String) -> Result<Logo, LogoError> {
        let art = ImportedSvg::read(&svg, "logo")?;
        Ok(Logo { svg, art })
    }
}

impl Logo {
    /// Reads a PNG or a JPEG of at most 3 MB and 40 million pixels.
    ///
    /// # Errors
    /// If it is larger, is damaged, or has another format.
    pub fn from_picture(file: &[u8]) -> Result<Logo, LogoError> {
        Logo::try_from(ImportedSvg::wrap(file, "logo")?)
    }
}

impl From<Logo> for String {
    fn from(logo: Logo) -> String {
        logo.svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_is_stored_by_its_name_and_what_its_files_are_known_by() {
        let usual = serde_json::to_value(BookletOptions::default()).unwrap();
        assert_eq!(usual["draw"]["theme"], "usual");
        let worn = |theme: &str| {
            let theme = Theme::of(theme).unwrap();
            let language = theme.adapt_language(Language::first()).unwrap();
            let draw = DrawOptions { theme, language, ..DrawOptions::default() };
            BookletOptions { draw, ..BookletOptions::default() }
        };
        let built_in = worn("space-laboratory");
        let stored = serde_json::to_value(&built_in).unwrap();
        assert_eq!(stored["draw"]["theme"], "space-laboratory");
        assert_eq!(serde_json::from_value::<BookletOptions>(stored).unwrap(), built_in);
        let folder = tempfile::tempdir().unwrap();
        let manifest = folder.path().join("theme.toml");
        std::fs::write(&manifest, "title = \"A\"\nabout = \"A\"\n").unwrap();
        let own = worn(&folder.path().display().to_string());
        let stored = serde_json::to_value(&own).unwrap();
        assert_eq!(serde_json::from_value::<BookletOptions>(stored.clone()).unwrap(), own);
        std::fs::write(&manifest, "title = \"B\"\nabout = \"A\"\n").unwrap();
        let error = serde_json::from_value::<BookletOptions>(stored).unwrap_err().to_string();
        assert!(error.contains("has changed since"), "{error}");
    }

    #[test]
    fn a_spine_has_a_width_in_any_unit() {
        for text in ["12.7", "12,7mm", "0.5in", "1.27 cm"] {
            let width = text.parse::<Spine>().unwrap().width();
            assert!((width.0 - 12.7).abs() < 1e-9, "{text}: {width}");
        }
        for text in ["", "0.5", "12m", "-3", "101", "nan", "1e1"] {
            assert!(text.parse::<Spine>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_caption_is_one_line() {
        let caption = |text: &str| Caption::try_from(text.to_owned());
        assert_eq!(caption("Café & Söhne").map(String::from), Ok("Café & Söhne".into()));
        assert_eq!(caption(" "), Err(CaptionError::Empty));
        assert_eq!(caption(&"a".repeat(81)), Err(CaptionError::Long(81)));
        assert_eq!(caption("a\nb"), Err(CaptionError::Control('\n')));
    }

    #[test]
    fn a_caption_has_characters_that_can_be_printed() {
        let fault = |text: &str| Caption::try_from(text.to_owned()).err();
        for text in
            ["Łukasz Þóra 健太", "Lớp Mai", "Νίκη", "שרה", "محمد", "สมชาย", "अनन्या", "김민준"]
        {
            assert_eq!(fault(text), None, "{text}");
        }
        let unprintable = ["Mia \u{1F984}", "\u{202E}evil", "Ben\u{2028}Two", "\u{2060}", "Ꭰ"];
        for (text, at) in unprintable.into_iter().zip([4, 0, 3, 0, 0]) {
            let character = text.chars().nth(at).unwrap();
            assert_eq!(fault(text), Some(CaptionError::Unprintable(character)), "{text:?}");
        }
        let error = CaptionError::Unprintable('\u{1F984}').to_string();
        assert!(error.contains("\u{1F984} (U+1F984)"), "{error}");
    }

    #[test]
    fn names_are_lines_with_something_in_them() {
        let names = Caption::lines(" Ada\n\n  \nBéla B.\r\n").unwrap();
        assert_eq!(names.iter().map(Caption::as_str).collect::<Vec<_>>(), ["Ada", "Béla B."]);
        assert!(Caption::lines("Ada\tLovelace").is_err());
    }

    #[test]
    fn a_style_is_stored_with_its_logo() {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="4"/></svg>"#;
        let json = serde_json::json!({ "title": "The Red Lion", "logo": svg });
        let style: HouseStyle = serde_json::from_value(json).unwrap();
        let again = serde_json::from_value(serde_json::to_value(&style).unwrap()).unwrap();
        assert_eq!(style, again);
        let wrong = serde_json::json!({ "logo": "GIF89a" });
        let error_text = serde_json::from_value::<HouseStyle>(wrong).unwrap_err().to_string();
        assert!(
            error_text.starts_with("the logo cannot be used: it is not an SVG drawing"),
            "{error_text}"
        );
    }
}
