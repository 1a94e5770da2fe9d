//! Precomputed moves: the destination of each card from each place.

use super::{Card, Colour, Deck, RacePicture, RaceRules, SpaceKind, Track};

/// Number of bits of an index of [`MoveTable`] that hold the card.
const CARD_BITS: usize = 5;
/// Entries of the table: a power of two above the number of places of the longest track times the
/// number of kinds of cards.
const ENTRIES: usize = 1 << 15;

/// Place of a player: 0 at the start, then the spaces from 1, and one past the last space after
/// winning. The highest bit marks that the next turn is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::race) struct TrackPlace(u16);

impl TrackPlace {
    /// Start, before the first space.
    pub(crate) const START: TrackPlace = TrackPlace(0);
    /// Value for a player who does not play on.
    pub(crate) const OUT: TrackPlace = TrackPlace(u16::MAX);
    const MARK: u16 = 1 << 15;

    /// Place with the given number, without a mark.
    pub(crate) fn at(number: usize) -> TrackPlace {
        TrackPlace(number as u16)
    }

    /// Number of the place without the mark: 0 for the start, then the spaces from 1.
    pub(crate) fn number(self) -> usize {
        (self.0 & !TrackPlace::MARK).into()
    }

    /// Whether the next turn is lost.
    pub(crate) fn has_lost_turn(self) -> bool {
        self.0 & TrackPlace::MARK != 0
    }

    /// Place without the mark, after the lost turn.
    pub(crate) fn cleared(self) -> TrackPlace {
        TrackPlace(self.0 & !TrackPlace::MARK)
    }
}

/// Table of all moves for a [`Track`], a [`Deck`] and [`RaceRules`] that fit together.
#[derive(Clone, Debug)]
pub struct MoveTable {
    moves: Box<[u16; ENTRIES]>,
    won: TrackPlace,
    deck: Deck,
    rules: RaceRules,
}

/// Reasons why a track, a deck and rules do not form a [`MoveTable`]. Spaces are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTableError {
    /// A picture card, by number, without a space to go to.
    #[error(
        "the deck has a card of picture {0}, but no space of the track shows it; add the space or leave out the card"
    )]
    NoSuchPicture(u8),
    /// A board on which no sequence of cards reaches the end. Holds the number of the furthest
    /// reachable space.
    #[error(
        "nobody can ever finish: whatever cards come, a player gets no further than space {0}, and the end stays out of reach"
    )]
    NobodyFinishes(usize),
}

impl MoveTable {
    /// Computes all moves.
    ///
    /// # Errors
    /// If the deck has a picture that is not on the track, or if no player can ever finish.
    pub fn new(track: &Track, deck: &Deck, rules: RaceRules) -> Result<Self, MoveTableError> {
        for picture in RacePicture::ALL {
            if deck.count(Card::Picture(picture)) > 0 && !track.has(picture) {
                return Err(MoveTableError::NoSuchPicture(picture.into()));
            }
        }
        let mut moves = Box::new([0; ENTRIES]);
        for place in 0..=track.spaces().len() {
            for card in Card::all() {
                moves[place << CARD_BITS | card.index()] = lead(track, rules, place, card).0;
            }
        }
        let won = TrackPlace(track.spaces().len() as u16 + 1);
        let table = MoveTable { moves, won, deck: deck.clone(), rules };
        let reached = table.reachable_places();
        if !reached[table.won.number()] {
            let furthest = reached.iter().rposition(|&r| r).unwrap_or(0);
            return Err(MoveTableError::NobodyFinishes(furthest));
        }
        Ok(table)
    }

    /// Rule options of the game.
    pub fn rules(&self) -> RaceRules {
        self.rules
    }

    /// Cards of the game.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Place of players who have won: one past the last space.
    pub(in crate::race) fn won(&self) -> TrackPlace {
        self.won
    }

    /// Returns the destination of the card with index `card` from `place`. The masks let the
    /// compiler omit the bounds check.
    #[inline]
    pub(in crate::race) fn next(&self, place: TrackPlace, card: u8) -> TrackPlace {
        let row = usize::from(place.0) << CARD_BITS & (ENTRIES - 1);
        TrackPlace(self.moves[row | usize::from(card) & ((1 << CARD_BITS) - 1)])
    }

    /// Returns the destination of each kind of card in the deck from the place `number`, with the
    /// number of such cards.
    pub(in crate::race) fn destinations(
        &self,
        number: usize,
    ) -> impl Iterator<Item = (TrackPlace, usize)> {
        let place = TrackPlace::at(number);
        Card::all()
            .map(move |card| (self.next(place, card.index() as u8), self.deck.count(card)))
            .filter(|&(_, count)| count > 0)
    }

    /// Returns, for each place number, whether some sequence of cards reaches it.
    pub(in crate::race) fn reachable_places(&self) -> Vec<bool> {
        let mut reached = vec![false; self.won.number() + 1];
        let mut open = vec![0];
        reached[0] = true;
        while let Some(number) = open.pop() {
            if number == self.won.number() {
                continue;
            }
            for (next, _) in self.destinations(number) {
                if !std::mem::replace(&mut reached[next.number()], true) {
                    open.push(next.number());
                }
            }
        }
        reached
    }
}

/// Applies the rules of a turn: the move of `card` from `place`, then a bridge, then the mark for a
/// lost turn.
fn lead(track: &Track, rules: RaceRules, place: usize, card: Card) -> TrackPlace {
    let spaces = track.spaces();
    let held = rules.hold_until_colour && place > 0 && spaces[place - 1].lose_turn;
    if held && !frees(spaces[place - 1].kind, card) {
        return TrackPlace(place as u16);
    }
    // `place` counts from 1 and the start is 0, so it is the index of the space that follows it.
    let advance = |from: usize, colour: Colour| {
        let after = spaces.get(from..).unwrap_or_default();
        after.iter().position(|s| s.kind == SpaceKind::Colour(colour)).map(|n| from + n)
    };
    // Destination of the card, and the space whose bridge and lost turn apply.
    let landed = match card {
        Card::Single(colour) => advance(place, colour).map(|to| (to, to)),
        Card::Double(colour) => advance(place, colour).and_then(|first| {
            let to = advance(first + 1, colour)?;
            Some((to, if rules.first_move_counts { first } else { to }))
        }),
        Card::Picture(picture) => {
            let shows = |i: &usize| spaces[*i].kind == SpaceKind::Picture(picture);
            (place..spaces.len()).chain(0..place).find(shows).map(|to| (to, to))
        }
    };
    let Some((to, counts)) = landed else { return TrackPlace(spaces.len() as u16 + 1) };
    let (stop, counts) = spaces[counts].bridge_to.map_or((to, counts), |end| (end, end));
    let mark =
        if spaces[counts].lose_turn && !rules.hold_until_colour { TrackPlace::MARK } else { 0 };
    TrackPlace((stop as u16 + 1) | mark)
}

/// Whether `card` frees a player who is held on a space of this kind.
fn frees(kind: SpaceKind, card: Card) -> bool {
    match (kind, card) {
        (SpaceKind::Colour(held), Card::Single(colour) | Card::Double(colour)) => held == colour,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rules: RaceRules) -> MoveTable {
        // 1 red 2 purple 3 PIC1 4 yellow 5 blue 6 orange 7 green 8 red 9 PIC2 10 purple
        let pictures = [(2, RacePicture::ALL[0]), (8, RacePicture::ALL[1])];
        let mut spaces = Track::coloured(10, &pictures).unwrap().spaces().to_vec();
        spaces[1].bridge_to = Some(4);
        spaces[4].lose_turn = true;
        let deck = Deck::new(Card::all().filter(|card| match card {
            Card::Picture(picture) => picture.index() < 2,
            _ => true,
        }));
        MoveTable::new(&Track::new(spaces).unwrap(), &deck.unwrap(), rules).unwrap()
    }

    fn go(table: &MoveTable, from: usize, card: Card) -> (usize, bool) {
        let place = table.next(TrackPlace::at(from), card.index() as u8);
        (place.number(), place.has_lost_turn())
    }

    #[test]
    fn each_card_leads_where_the_rules_say() {
        let table = table(RaceRules::default());
        let won = (11, false);
        assert_eq!(go(&table, 0, Card::Single(Colour::Red)), (1, false));
        assert_eq!(go(&table, 1, Card::Single(Colour::Red)), (8, false));
        assert_eq!(go(&table, 0, Card::Double(Colour::Red)), (8, false));
        assert_eq!(go(&table, 1, Card::Double(Colour::Red)), won);
        assert_eq!(go(&table, 4, Card::Single(Colour::Yellow)), won);
        // Pictures: forward, backward past the end, and from the picture's space back to itself.
        assert_eq!(go(&table, 0, Card::Picture(RacePicture::ALL[1])), (9, false));
        assert_eq!(go(&table, 7, Card::Picture(RacePicture::ALL[0])), (3, false));
        assert_eq!(go(&table, 3, Card::Picture(RacePicture::ALL[0])), (3, false));
        // A bridge with a lost turn at its end, and a double that only passes the bridge.
        assert_eq!(go(&table, 0, Card::Single(Colour::Purple)), (5, true));
        assert_eq!(go(&table, 0, Card::Double(Colour::Purple)), (10, false));
        assert_eq!(go(&table, 0, Card::Single(Colour::Blue)), (5, true));
        assert_eq!(go(&table, 5, Card::Single(Colour::Green)), (7, false));
    }

    #[test]
    fn a_held_player_waits_for_the_colour_of_the_space() {
        let table = table(RaceRules { hold_until_colour: true, ..RaceRules::default() });
        assert_eq!(go(&table, 0, Card::Single(Colour::Blue)), (5, false));
        assert_eq!(go(&table, 5, Card::Single(Colour::Green)), (5, false));
        assert_eq!(go(&table, 5, Card::Picture(RacePicture::ALL[1])), (5, false));
        assert_eq!(go(&table, 5, Card::Single(Colour::Blue)), (11, false));
        assert_eq!(go(&table, 4, Card::Double(Colour::Blue)), (11, false));
    }

    #[test]
    fn cards_without_a_space_are_refused() {
        let track = Track::coloured(10, &[]).unwrap();
        let refused = MoveTable::new(&track, &Deck::even(1, 0, 1).unwrap(), RaceRules::default());
        assert_eq!(refused.unwrap_err(), MoveTableError::NoSuchPicture(1));
    }

    #[test]
    fn a_board_without_a_way_to_the_end_is_found() {
        let track = Track::coloured(10, &[(6, RacePicture::ALL[2])]).unwrap();
        let only = |card| Deck::new([card]).unwrap();
        let refused =
            MoveTable::new(&track, &only(Card::Picture(RacePicture::ALL[2])), RaceRules::default());
        assert_eq!(refused.unwrap_err(), MoveTableError::NobodyFinishes(7));
        // The only reachable space holds the player for a colour that is not in the deck.
        let mut spaces = track.spaces().to_vec();
        spaces[1].bridge_to = Some(2);
        spaces[2].lose_turn = true;
        let track = Track::new(spaces).unwrap();
        let purple = only(Card::Single(Colour::Purple));
        let hold = RaceRules { hold_until_colour: true, ..RaceRules::default() };
        assert_eq!(
            MoveTable::new(&track, &purple, hold).unwrap_err(),
            MoveTableError::NobodyFinishes(3)
        );
        assert!(MoveTable::new(&track, &purple, RaceRules::default()).is_ok());
    }
}
