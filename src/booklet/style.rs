//! The style of a house: what its booklets bear.

use serde::{Deserialize, Serialize};

use crate::press::{Artwork, ArtworkError};

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
    fn a_caption_is_one_line() {
        let caption = |text: &str| Caption::try_from(text.to_owned());
        assert_eq!(caption("Café & Söhne").map(String::from), Ok("Café & Söhne".into()));
        assert_eq!(caption(" "), Err(CaptionError::Empty));
        assert_eq!(caption(&"a".repeat(81)), Err(CaptionError::Long(81)));
        assert_eq!(caption("a\nb"), Err(CaptionError::Control('\n')));
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
