//! How a booklet is made.

use serde::{Deserialize, Serialize};

use super::HouseStyle;
use crate::page::{Bleed, Corrections, DrawOptions, Duplex, Ink, Mm, PaperSize, Theme};
use crate::press::Standard;
use crate::press::impose::Layout;
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
        }
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
}
