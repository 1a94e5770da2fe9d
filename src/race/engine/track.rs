//! The track: a list of spaces.

use serde::{Deserialize, Serialize};

use super::{Colour, Picture};

/// What a space shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceKind {
    /// A colour: the next of its kind is where a colour card leads.
    Colour(Colour),
    /// A picture: where its card leads.
    Picture(Picture),
}

/// A space of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Space {
    /// Colour or picture.
    pub kind: SpaceKind,
    /// Whoever ends a turn here loses the next one (or is held, see
    /// [`RaceRules::hold_until_colour`](super::RaceRules::hold_until_colour)).
    pub lose_turn: bool,
    /// The foot of a bridge: index, from 0, of the space it leads to.
    pub bridge_to: Option<usize>,
}

impl Space {
    /// A space that is neither the foot of a bridge nor loses a turn.
    pub fn plain(kind: SpaceKind) -> Self {
        Space { kind, lose_turn: false, bridge_to: None }
    }
}

/// A valid track: 1 to 1,000 spaces, every bridge leading forward to a space that is not the
/// foot of another one.
///
/// Indices count from 0; files and messages number the spaces from 1, as on the printed
/// board, where the start is no space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<SpaceInFile>", try_from = "Vec<SpaceInFile>")]
pub struct Track(Vec<Space>);

/// Why a list of spaces is no track. Spaces are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum TrackError {
    #[error("the track has no spaces; it needs at least 1")]
    Empty,
    #[error("the track has {0} spaces; use at most {max}", max = Track::LONGEST)]
    TooLong(usize),
    #[error(
        "the bridge on space {from} leads to space {to}, which does not exist; the track has spaces 1 to {length}"
    )]
    BridgeToNowhere { from: usize, to: usize, length: usize },
    #[error("the bridge on space {from} leads to space {to}; bridges lead to a later space")]
    BridgeBack { from: usize, to: usize },
    #[error(
        "the bridge on space {from} leads to space {to}, where another bridge begins; lead it to a space without one"
    )]
    BridgeToBridge { from: usize, to: usize },
    #[error(
        "space {0} loses a turn but is the foot of a bridge, so that nobody ever stays on it; leave out one of the two"
    )]
    LoseTurnOnBridge(usize),
    #[error("space {0} needs either a colour or a picture")]
    Kind(usize),
}

impl Track {
    /// The most spaces a track can have.
    pub const LONGEST: usize = 1_000;

    /// Checks a list of spaces.
    ///
    /// # Errors
    /// If there are none or too many, or a bridge leads nowhere, back, or to another bridge,
    /// or a bridge's foot loses a turn.
    pub fn new(spaces: Vec<Space>) -> Result<Self, TrackError> {
        let length = spaces.len();
        if length == 0 {
            return Err(TrackError::Empty);
        }
        if length > Self::LONGEST {
            return Err(TrackError::TooLong(length));
        }
        for (i, space) in spaces.iter().enumerate() {
            let Some(end) = space.bridge_to else { continue };
            let (from, to) = (i + 1, end.saturating_add(1));
            let Some(target) = spaces.get(end) else {
                return Err(TrackError::BridgeToNowhere { from, to, length });
            };
            if end <= i {
                return Err(TrackError::BridgeBack { from, to });
            }
            if target.bridge_to.is_some() {
                return Err(TrackError::BridgeToBridge { from, to });
            }
            if space.lose_turn {
                return Err(TrackError::LoseTurnOnBridge(from));
            }
        }
        Ok(Track(spaces))
    }

    /// A track of `length` plain spaces: pictures at the given indices, the six colours in
    /// turn on all others.
    ///
    /// # Errors
    /// If `length` is 0 or too large.
    pub fn coloured(length: usize, pictures: &[(usize, Picture)]) -> Result<Self, TrackError> {
        let mut colours = Colour::ALL.into_iter().cycle();
        let kind = |i| match pictures.iter().find(|(at, _)| *at == i) {
            Some(&(_, picture)) => SpaceKind::Picture(picture),
            None => SpaceKind::Colour(colours.next().unwrap_or(Colour::Red)),
        };
        let spaces = (0..length.min(Self::LONGEST + 1)).map(kind).map(Space::plain).collect();
        Track::new(spaces)
    }

    /// The spaces, without the start.
    pub fn spaces(&self) -> &[Space] {
        &self.0
    }

    /// All bridges, as indices of foot and end.
    pub fn bridges(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.iter().enumerate().filter_map(|(i, space)| Some((i, space.bridge_to?)))
    }

    /// Whether some space shows a picture.
    pub fn has(&self, picture: Picture) -> bool {
        self.0.iter().any(|space| space.kind == SpaceKind::Picture(picture))
    }
}

/// A space as files have it: `{"colour": "red", "bridge_to": 59}`, spaces numbered from 1.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceInFile {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    picture: Option<Picture>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    lose_turn: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bridge_to: Option<usize>,
}

impl From<Track> for Vec<SpaceInFile> {
    fn from(track: Track) -> Self {
        let in_file = |space: Space| {
            let (colour, picture) = match space.kind {
                SpaceKind::Colour(colour) => (Some(colour), None),
                SpaceKind::Picture(picture) => (None, Some(picture)),
            };
            let bridge_to = space.bridge_to.map(|end| end + 1);
            SpaceInFile { colour, picture, lose_turn: space.lose_turn, bridge_to }
        };
        track.0.into_iter().map(in_file).collect()
    }
}

impl TryFrom<Vec<SpaceInFile>> for Track {
    type Error = TrackError;

    fn try_from(spaces: Vec<SpaceInFile>) -> Result<Self, TrackError> {
        let length = spaces.len();
        let space = |(i, space): (usize, SpaceInFile)| {
            let kind = match (space.colour, space.picture) {
                (Some(colour), None) => SpaceKind::Colour(colour),
                (None, Some(picture)) => SpaceKind::Picture(picture),
                _ => return Err(TrackError::Kind(i + 1)),
            };
            let nowhere = TrackError::BridgeToNowhere { from: i + 1, to: 0, length };
            let bridge_to = match space.bridge_to {
                Some(number) => Some(number.checked_sub(1).ok_or(nowhere)?),
                None => None,
            };
            Ok(Space { kind, lose_turn: space.lose_turn, bridge_to })
        };
        Track::new(spaces.into_iter().enumerate().map(space).collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(change: impl FnOnce(&mut Vec<Space>)) -> Result<Track, TrackError> {
        let mut spaces = Track::coloured(10, &[]).unwrap().spaces().to_vec();
        change(&mut spaces);
        Track::new(spaces)
    }

    #[test]
    fn pictures_are_inserted_between_the_colours() {
        let track = Track::coloured(8, &[(2, Picture::ALL[3])]).unwrap();
        let kinds: Vec<SpaceKind> = track.spaces().iter().map(|s| s.kind).collect();
        assert_eq!(kinds[1], SpaceKind::Colour(Colour::Purple));
        assert_eq!(kinds[2], SpaceKind::Picture(Picture::ALL[3]));
        assert_eq!(kinds[3], SpaceKind::Colour(Colour::Yellow));
        assert_eq!(kinds[7], SpaceKind::Colour(Colour::Red));
        assert!(track.has(Picture::ALL[3]) && !track.has(Picture::ALL[0]));
    }

    #[test]
    fn bridges_lead_forward_to_a_space_that_is_no_bridge() {
        let track = with(|s| s[1].bridge_to = Some(5)).unwrap();
        assert_eq!(track.bridges().collect::<Vec<_>>(), [(1, 5)]);
        assert_eq!(
            with(|s| s[1].bridge_to = Some(10)),
            Err(TrackError::BridgeToNowhere { from: 2, to: 11, length: 10 })
        );
        for to in [0, 1] {
            let back = with(|s| s[1].bridge_to = Some(to));
            assert_eq!(back, Err(TrackError::BridgeBack { from: 2, to: to + 1 }));
        }
        let chain = with(|s| {
            s[1].bridge_to = Some(5);
            s[5].bridge_to = Some(9);
        });
        assert_eq!(chain, Err(TrackError::BridgeToBridge { from: 2, to: 6 }));
        let both = with(|s| {
            s[1].bridge_to = Some(5);
            s[1].lose_turn = true;
        });
        assert_eq!(both, Err(TrackError::LoseTurnOnBridge(2)));
        assert!(with(|s| s[1].bridge_to = Some(usize::MAX)).is_err());
    }

    #[test]
    fn a_track_has_1_to_1000_spaces() {
        assert_eq!(Track::coloured(0, &[]), Err(TrackError::Empty));
        assert!(Track::coloured(1, &[]).is_ok());
        assert!(Track::coloured(1_000, &[]).is_ok());
        assert_eq!(Track::coloured(1_001, &[]), Err(TrackError::TooLong(1_001)));
    }

    #[test]
    fn files_number_the_spaces_from_one() {
        let text =
            r#"[{"colour":"red","bridge_to":3},{"picture":1},{"colour":"blue","lose_turn":true}]"#;
        let track: Track = serde_json::from_str(text).unwrap();
        assert_eq!(track.bridges().collect::<Vec<_>>(), [(0, 2)]);
        assert_eq!(serde_json::to_string(&track).unwrap(), text);
        for (bad, words) in [
            (r#"[{"colour":"red","bridge_to":0}]"#, "space 0, which does not exist"),
            (r#"[{"colour":"red","picture":1}]"#, "space 1 needs either"),
            ("[{}]", "space 1 needs either"),
            (r#"[{"picture":7}]"#, "no picture 7"),
            (r#"[{"color":"red"}]"#, "unknown field"),
        ] {
            let told = serde_json::from_str::<Track>(bad).unwrap_err().to_string();
            assert!(told.contains(words), "{told}");
        }
    }
}
