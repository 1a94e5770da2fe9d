//! Game engine: a [`Track`], a [`Deck`] and [`RaceRules`] are compiled into a [`MoveTable`], on
//! which games are played.

pub(super) mod move_table;
mod play;

use serde::{Deserialize, Serialize};

pub use move_table::{MoveTable, MoveTableError};
pub use play::{MOST_THREADS, PlayedRace, SEATS, Tally, each_game, simulate, simulate_watched};

/// Rule options. With all of them off, the game is played as printed: cards are drawn without
/// replacement, a lose-a-turn space costs one turn, and the first winner ends the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RaceRules {
    /// Whether every card goes back into the shuffled deck as soon as it is drawn.
    pub replacement: bool,
    /// Whether a lose-a-turn space holds a player until a single or double card of its colour is
    /// drawn. The player moves with that card. Every card counts as a move; other colours and
    /// pictures have no effect.
    pub hold_until_colour: bool,
    /// Whether the game continues until everyone has won.
    pub everyone: bool,
    /// Whether a double card uses the bridge and the lost turn of the space of its first move.
    /// Those of the space where the card ends are then ignored. A public simulator has this rule,
    /// see [`as_programmed`](super::as_programmed).
    pub first_move_counts: bool,
}

/// Colour of a space or card. The track repeats the colours in this order.
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
    /// Number of colours in [`Colour::ALL`].
    pub(crate) const COUNT: usize = 6;

    /// All colours, in the order of the track.
    pub const ALL: [Colour; Colour::COUNT] =
        [Colour::Red, Colour::Purple, Colour::Yellow, Colour::Blue, Colour::Orange, Colour::Green];
}

/// One of six pictures. Files number them from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct RacePicture(u8);

/// A number outside the range of [`RacePicture`] numbers, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no picture {0}; use 1 to {count}", count = RacePicture::COUNT)]
pub struct UnknownPicture(u8);

impl RacePicture {
    /// Number of pictures in [`RacePicture::ALL`].
    pub(crate) const COUNT: usize = 6;

    /// All pictures, in order of their numbers.
    pub const ALL: [RacePicture; RacePicture::COUNT] = [
        RacePicture(0),
        RacePicture(1),
        RacePicture(2),
        RacePicture(3),
        RacePicture(4),
        RacePicture(5),
    ];

    /// Index of the picture, 0 to 5.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl From<RacePicture> for u8 {
    fn from(picture: RacePicture) -> u8 {
        picture.0 + 1
    }
}

impl TryFrom<u8> for RacePicture {
    type Error = UnknownPicture;

    fn try_from(number: u8) -> Result<Self, UnknownPicture> {
        let index = usize::from(number).checked_sub(1);
        index.and_then(|i| RacePicture::ALL.get(i)).copied().ok_or(UnknownPicture(number))
    }
}

/// Kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Advances to the next space of the colour.
    Single(Colour),
    /// Advances to the next space of the colour, twice.
    Double(Colour),
    /// Moves to the space with the picture, forward or back.
    Picture(RacePicture),
}

impl Card {
    /// Number of kinds of cards in [`Card::all`].
    pub(crate) const COUNT: usize = 2 * Colour::COUNT + RacePicture::COUNT;

    /// All kinds of cards: singles, doubles, then pictures.
    pub fn all() -> impl Iterator<Item = Card> {
        let singles = Colour::ALL.into_iter().map(Card::Single);
        let doubles = Colour::ALL.into_iter().map(Card::Double);
        singles.chain(doubles).chain(RacePicture::ALL.into_iter().map(Card::Picture))
    }

    /// Index of the card in [`Card::all`].
    pub fn index(self) -> usize {
        match self {
            Card::Single(colour) => colour as usize,
            Card::Double(colour) => Colour::COUNT + colour as usize,
            Card::Picture(picture) => 2 * Colour::COUNT + picture.index(),
        }
    }
}

/// Deck of 1 to 1,000 cards, stored as the number of cards of each kind.
///
/// In files: `{"singles": [8,8,8,8,8,8], "doubles": [...], "pictures": [...]}`, with colours in the
/// order of [`Colour::ALL`]. Omitted fields are 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "DeckInFile", try_from = "DeckInFile")]
pub struct Deck([u16; Card::COUNT]);

/// Reasons why a list of cards is not a valid [`Deck`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    /// A deck without cards.
    #[error("the deck is empty; it needs at least 1 card")]
    Empty,
    /// A deck with more than [`Deck::LARGEST`] cards.
    #[error("the deck has {0} cards; use at most {max}", max = Deck::LARGEST)]
    TooLarge(usize),
}

impl Deck {
    /// Largest number of cards in a deck.
    pub const LARGEST: usize = 1_000;

    /// Creates a deck of the given cards.
    ///
    /// # Errors
    /// If there are no cards or too many.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Result<Self, DeckError> {
        let mut counts = [0u16; Card::COUNT];
        for card in cards {
            counts[card.index()] = counts[card.index()].saturating_add(1);
        }
        Self::from_counts(counts)
    }

    /// Creates a deck with the given number of singles and doubles of each colour, and of cards of
    /// each picture.
    ///
    /// # Errors
    /// If there are no cards or too many.
    pub fn even(singles: u16, doubles: u16, pictures: u16) -> Result<Self, DeckError> {
        let count = |card| match card {
            Card::Single(_) => singles,
            Card::Double(_) => doubles,
            Card::Picture(_) => pictures,
        };
        let mut counts = [0; Card::COUNT];
        for (slot, card) in counts.iter_mut().zip(Card::all()) {
            *slot = count(card);
        }
        Self::from_counts(counts)
    }

    fn from_counts(counts: [u16; Card::COUNT]) -> Result<Self, DeckError> {
        match counts.iter().map(|&n| usize::from(n)).sum() {
            0 => Err(DeckError::Empty),
            1..=Self::LARGEST => Ok(Deck(counts)),
            size => Err(DeckError::TooLarge(size)),
        }
    }

    /// Total number of cards.
    pub fn size(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// Number of cards of this kind.
    pub fn count(&self, card: Card) -> usize {
        self.0[card.index()].into()
    }

    /// All cards in the order of [`Card::all`], equal cards next to each other.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.count(card)))
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckInFile {
    #[serde(default)]
    singles: [u16; Colour::COUNT],
    #[serde(default)]
    doubles: [u16; Colour::COUNT],
    #[serde(default)]
    pictures: [u16; RacePicture::COUNT],
}

impl From<Deck> for DeckInFile {
    fn from(deck: Deck) -> Self {
        let part = |from: usize| std::array::from_fn(|i| deck.0[from + i]);
        DeckInFile { singles: part(0), doubles: part(6), pictures: part(12) }
    }
}

impl TryFrom<DeckInFile> for Deck {
    type Error = DeckError;

    fn try_from(file: DeckInFile) -> Result<Self, DeckError> {
        let mut counts = [0; Card::COUNT];
        let all = file.singles.into_iter().chain(file.doubles).chain(file.pictures);
        for (slot, count) in counts.iter_mut().zip(all) {
            *slot = count;
        }
        Self::from_counts(counts)
    }
}

/// Image of a [`Space`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceKind {
    /// A colour, which is the destination of single and double cards.
    Colour(Colour),
    /// A picture, which is the destination of its picture card.
    Picture(RacePicture),
}

/// One space of a [`Track`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Space {
    /// Colour or picture of the space.
    pub kind: SpaceKind,
    /// Whether a player who ends a turn here loses the next one, or is held (see
    /// [`RaceRules::hold_until_colour`](RaceRules::hold_until_colour)).
    pub lose_turn: bool,
    /// Index, from 0, of the space to which a bridge leads from here.
    pub bridge_to: Option<usize>,
}

impl Space {
    /// Creates a space without a bridge or a lost turn.
    pub fn plain(kind: SpaceKind) -> Self {
        Space { kind, lose_turn: false, bridge_to: None }
    }
}

/// A valid track of 1 to 1,000 spaces. Every bridge leads forward to a space where no other bridge
/// begins.
///
/// Indices count from 0. Files and messages number the spaces from 1, as the printed board does.
/// The start is not a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<SpaceInFile>", try_from = "Vec<SpaceInFile>")]
pub struct Track(Vec<Space>);

/// Reasons why a list of spaces is not a valid [`Track`]. Spaces are numbered from 1.
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
    /// Largest number of spaces on a track.
    pub const LONGEST: usize = 1_000;

    /// Creates a track after checking `spaces`.
    ///
    /// # Errors
    /// If there are no spaces or too many, if a bridge leads outside the track, backwards or to
    /// another bridge, or if the foot of a bridge loses a turn.
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

    /// Creates a track of `length` plain spaces. Pictures are at the given indices, and the six
    /// colours repeat on the other spaces.
    ///
    /// # Errors
    /// If `length` is 0 or too large.
    pub fn coloured(length: usize, pictures: &[(usize, RacePicture)]) -> Result<Self, TrackError> {
        let mut colours = Colour::ALL.into_iter().cycle();
        let kind = |i| match pictures.iter().find(|(at, _)| *at == i) {
            Some(&(_, picture)) => SpaceKind::Picture(picture),
            None => SpaceKind::Colour(colours.next().unwrap_or(Colour::Red)),
        };
        let spaces = (0..length.min(Self::LONGEST + 1)).map(kind).map(Space::plain).collect();
        Track::new(spaces)
    }

    /// Spaces of the track, without the start.
    pub fn spaces(&self) -> &[Space] {
        &self.0
    }

    /// All bridges, as indices of foot and end.
    pub fn bridges(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.iter().enumerate().filter_map(|(i, space)| Some((i, space.bridge_to?)))
    }

    /// Whether some space shows `picture`.
    pub fn has(&self, picture: RacePicture) -> bool {
        self.0.iter().any(|space| space.kind == SpaceKind::Picture(picture))
    }
}

/// A space in files, for example `{"colour": "red", "bridge_to": 59}`. Spaces are numbered from 1.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceInFile {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    picture: Option<RacePicture>,
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

    #[test]
    fn pictures_are_counted_from_one_in_files() {
        for picture in RacePicture::ALL {
            assert_eq!(RacePicture::try_from(u8::from(picture)), Ok(picture));
        }
        assert_eq!(
            RacePicture::try_from(0).unwrap_err().to_string(),
            "there is no picture 0; use 1 to 6"
        );
        assert!(RacePicture::try_from(7).is_err());
    }

    #[test]
    fn a_deck_is_its_cards() {
        let deck = Deck::even(8, 2, 1).unwrap();
        assert_eq!(deck.size(), 66);
        assert_eq!(deck.cards().count(), 66);
        assert_eq!(Deck::new(deck.cards()), Ok(deck.clone()));
        let text = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck>(&text).unwrap(), deck);
    }

    #[test]
    fn cards_know_their_place() {
        assert!(Card::all().enumerate().all(|(i, card)| card.index() == i));
        assert_eq!(Card::all().count(), Card::COUNT);
    }

    #[test]
    fn a_deck_has_1_to_1000_cards() {
        assert_eq!(Deck::new([]), Err(DeckError::Empty));
        assert_eq!(
            serde_json::from_str::<Deck>("{}").unwrap_err().to_string(),
            "the deck is empty; it needs at least 1 card"
        );
        let red = Card::Single(Colour::Red);
        assert!(Deck::new(std::iter::repeat_n(red, 1_000)).is_ok());
        assert_eq!(Deck::new(std::iter::repeat_n(red, 1_001)), Err(DeckError::TooLarge(1_001)));
    }

    fn with(change: impl FnOnce(&mut Vec<Space>)) -> Result<Track, TrackError> {
        let mut spaces = Track::coloured(10, &[]).unwrap().spaces().to_vec();
        change(&mut spaces);
        Track::new(spaces)
    }

    #[test]
    fn pictures_are_inserted_between_the_colours() {
        let track = Track::coloured(8, &[(2, RacePicture::ALL[3])]).unwrap();
        let kinds: Vec<SpaceKind> = track.spaces().iter().map(|s| s.kind).collect();
        assert_eq!(kinds[1], SpaceKind::Colour(Colour::Purple));
        assert_eq!(kinds[2], SpaceKind::Picture(RacePicture::ALL[3]));
        assert_eq!(kinds[3], SpaceKind::Colour(Colour::Yellow));
        assert_eq!(kinds[7], SpaceKind::Colour(Colour::Red));
        assert!(track.has(RacePicture::ALL[3]) && !track.has(RacePicture::ALL[0]));
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
            let message = serde_json::from_str::<Track>(bad).unwrap_err().to_string();
            assert!(message.contains(words), "{message}");
        }
    }
}
