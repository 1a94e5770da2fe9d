//! The cards.

use serde::{Deserialize, Serialize};

use super::{Colour, Picture};

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Advance to the next space of the colour.
    Single(Colour),
    /// Advance to the next space of the colour, twice.
    Double(Colour),
    /// Go to the picture's space, forward or round past the end.
    Picture(Picture),
}

impl Card {
    /// How many different cards there are.
    pub(crate) const COUNT: usize = 2 * Colour::COUNT + Picture::COUNT;

    /// All different cards.
    pub fn all() -> impl Iterator<Item = Card> {
        let singles = Colour::ALL.into_iter().map(Card::Single);
        let doubles = Colour::ALL.into_iter().map(Card::Double);
        singles.chain(doubles).chain(Picture::ALL.into_iter().map(Card::Picture))
    }

    /// The card's position in [`Card::all`].
    pub fn index(self) -> usize {
        match self {
            Card::Single(colour) => colour as usize,
            Card::Double(colour) => Colour::COUNT + colour as usize,
            Card::Picture(picture) => 2 * Colour::COUNT + picture.index(),
        }
    }
}

/// A deck of 1 to 1,000 cards: how often each card is in it.
///
/// In files: `{"singles": [8,8,8,8,8,8], "doubles": [...], "pictures": [...]}`, colours in
/// the order of [`Colour::ALL`]; what is left out is 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "DeckInFile", try_from = "DeckInFile")]
pub struct Deck([u16; Card::COUNT]);

/// Why some cards are no deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    /// No cards.
    #[error("the deck is empty; it needs at least 1 card")]
    Empty,
    /// Too many cards.
    #[error("the deck has {0} cards; use at most {max}", max = Deck::LARGEST)]
    TooLarge(usize),
}

impl Deck {
    /// The most cards a deck can have.
    pub const LARGEST: usize = 1_000;

    /// The deck with these cards.
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

    /// The deck with the same number of singles and doubles of each colour, and of cards of
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

    /// How many cards there are in all.
    pub fn size(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// How many of this card there are.
    pub fn count(&self, card: Card) -> usize {
        self.0[card.index()].into()
    }

    /// All cards, equal ones side by side.
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
    pictures: [u16; Picture::COUNT],
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
