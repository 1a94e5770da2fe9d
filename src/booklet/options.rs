//! How a booklet is made, and what makes it that of a house.

use serde::{Deserialize, Serialize};

use crate::page::{Bleed, Corrections, DrawOptions, Duplex, Ink, Mm, PaperSize, Theme};
use crate::press::impose::Layout;
use crate::press::{Artwork, ArtworkError, Standard};
use crate::texts::Language;

/// How a booklet is made. As JSON it stands in manifests: the same options give the same bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BookletOptions {
    /// How pages are drawn.
    #[serde(with = "StoredDraw")]
    pub draw: DrawOptions,
    /// How pages come onto sheets; without it each is a side of paper.
    pub layout: Option<Layout>,
    /// The standard that files keep.
    pub standard: Standard,
    /// Whether there are a cover and a list of contents.
    pub cover: bool,
    /// Whether the pages that all games share are in it: before the games, or on the back that a
    /// lone game leaves empty.
    pub how_to_play: bool,
    /// What the last sheets tell.
    pub answers: Answers,
    /// What makes it the booklet of a house.
    pub style: HouseStyle,
    /// How wide the spine of a cover is that comes as the last page, back, spine and front in one;
    /// none without one, or without a cover.
    #[cfg(feature = "program")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spine: Option<Spine>,
}

/// How wide the spine of a book is, 1 to 100 mm.
#[cfg(feature = "program")]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Mm")]
pub struct Spine(Mm);

#[cfg(feature = "program")]
impl Spine {
    /// In millimetres.
    pub const fn width(self) -> Mm {
        self.0
    }
}

#[cfg(feature = "program")]
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
    /// A whole booklet with the codes that open the answers, in no house's style.
    fn default() -> Self {
        BookletOptions {
            draw: DrawOptions::default(),
            layout: None,
            standard: Standard::Plain,
            cover: true,
            how_to_play: true,
            answers: Answers::default(),
            style: HouseStyle::default(),
            #[cfg(feature = "program")]
            spine: None,
        }
    }
}

#[cfg(feature = "program")]
impl BookletOptions {
    /// Whether the last page is a cover with its spine.
    pub(super) fn has_spread(&self) -> bool {
        self.cover && self.spine.is_some()
    }
}

/// What the sheets at the end tell; they are put away until the games are over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// There are none.
    None,
    /// The codes that open the answers.
    #[default]
    Codes,
    /// The codes and the whole solutions.
    Whole,
    /// All of that, and for each game the pages from which a person referees it.
    Referee,
}

/// [`DrawOptions`] as they are stored: all of them, so that a manifest tells what counted. Older
/// manifests leave out what is usual.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredDraw {
    /// Width and height in mm, in any order.
    paper: (f64, f64),
    /// In mm.
    bleed: f64,
    duplex: Duplex,
    #[serde(default = "StoredDraw::usual_ink")]
    ink: String,
    #[serde(default)]
    corrections: Corrections,
    /// Its tag.
    language: String,
    /// Its name, or the folder that it lies in.
    #[serde(default)]
    theme: Option<String>,
    /// What its files are known by, if they are not built in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    theme_digest: Option<String>,
}

impl StoredDraw {
    fn usual_ink() -> String {
        Ink::default().word().to_owned()
    }

    fn serialize<S: serde::Serializer>(draw: &DrawOptions, to: S) -> Result<S::Ok, S::Error> {
        let DrawOptions { paper, bleed, duplex, ink, corrections, language, theme, .. } = *draw;
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
        let theme = Theme::kept(name, stored.theme_digest.as_deref());
        let theme = theme.map_err(D::Error::custom)?;
        let language = theme.speaks(language).map_err(D::Error::custom)?;
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

/// What makes a booklet that of a house.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseStyle {
    /// Stands on the cover, above the game's name.
    pub title: Option<Caption>,
    /// Stands on the cover, above the title.
    pub logo: Option<Logo>,
    /// Stands at the foot of every page.
    pub footer: Option<Caption>,
    /// Whose each game is, by its number: pupils or tables of a class. It stands at the foot of the
    /// game's pages and in the contents.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Caption>,
}

/// A line of text, of 1 to 80 characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Caption(String);

/// Why a text is no line for a page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CaptionError {
    /// There is nothing in it.
    #[error("the text is empty; leave it out, or give 1 to {max} characters", max = Caption::LONGEST)]
    Empty,
    /// It is long.
    #[error("the text has {0} characters; use at most {max}", max = Caption::LONGEST)]
    Long(usize),
    /// It has a line break, or another character that is no letter or sign.
    #[error("the text has the character {0:?}; use one line of letters and signs")]
    Control(char),
}

impl Caption {
    const LONGEST: usize = 80;

    /// One of each line of a text that has something in it.
    ///
    /// # Errors
    /// If a line is none.
    pub fn lines(text: &str) -> Result<Vec<Caption>, CaptionError> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.map(|line| line.to_owned().try_into()).collect()
    }

    /// The text.
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
            _ if text.trim().is_empty() => Err(CaptionError::Empty),
            count if count > Caption::LONGEST => Err(CaptionError::Long(count)),
            _ => Ok(Caption(text)),
        }
    }
}

impl From<Caption> for String {
    fn from(caption: Caption) -> String {
        caption.0
    }
}

/// A drawing of the house: SVG, of at most 1 MB, that needs no other file. It is stored as its
/// SVG.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Logo {
    svg: String,
    pub(super) art: Artwork,
}

/// Why a text is no logo.
#[derive(Debug, thiserror::Error)]
#[error("the logo cannot be used: {0}")]
pub struct LogoError(#[from] ArtworkError);

impl TryFrom<String> for Logo {
    type Error = LogoError;

    fn try_from(svg: String) -> Result<Logo, LogoError> {
        let art = Artwork::read(&svg, "logo")?;
        Ok(Logo { svg, art })
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
            let language = theme.speaks(Language::first()).unwrap();
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
    fn a_caption_is_one_line() {
        let caption = |text: &str| Caption::try_from(text.to_owned());
        assert_eq!(caption("Café & Söhne").map(String::from), Ok("Café & Söhne".into()));
        assert_eq!(caption(" "), Err(CaptionError::Empty));
        assert_eq!(caption(&"a".repeat(81)), Err(CaptionError::Long(81)));
        assert_eq!(caption("a\nb"), Err(CaptionError::Control('\n')));
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
        let told = serde_json::from_value::<HouseStyle>(wrong).unwrap_err().to_string();
        assert!(told.starts_with("the logo cannot be used: it is not an SVG drawing"), "{told}");
    }
}
