//! What spaces and cards show: six colours and six pictures.

use serde::{Deserialize, Serialize};

/// A colour; the track repeats them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Purple,
    Yellow,
    Blue,
    Orange,
    Green,
}

impl Colour {
    /// How many colours there are.
    pub(crate) const COUNT: usize = 6;

    /// All colours, in the order of the track.
    pub const ALL: [Colour; Colour::COUNT] =
        [Colour::Red, Colour::Purple, Colour::Yellow, Colour::Blue, Colour::Orange, Colour::Green];
}

/// One of six pictures. Files count them from 1, as people do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Picture(u8);

/// A number that is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no picture {0}; use 1 to {count}", count = Picture::COUNT)]
pub struct UnknownPicture(u8);

impl Picture {
    /// How many pictures there are.
    pub(crate) const COUNT: usize = 6;

    /// All pictures.
    pub const ALL: [Picture; Picture::COUNT] =
        [Picture(0), Picture(1), Picture(2), Picture(3), Picture(4), Picture(5)];

    /// The picture's index, 0 to 5.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl From<Picture> for u8 {
    fn from(picture: Picture) -> u8 {
        picture.0 + 1
    }
}

impl TryFrom<u8> for Picture {
    type Error = UnknownPicture;

    fn try_from(number: u8) -> Result<Self, UnknownPicture> {
        let index = usize::from(number).checked_sub(1);
        index.and_then(|i| Picture::ALL.get(i)).copied().ok_or(UnknownPicture(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_counted_from_one_in_files() {
        for picture in Picture::ALL {
            assert_eq!(Picture::try_from(u8::from(picture)), Ok(picture));
        }
        assert_eq!(
            Picture::try_from(0).unwrap_err().to_string(),
            "there is no picture 0; use 1 to 6"
        );
        assert!(Picture::try_from(7).is_err());
    }
}
