//! The rules worked out in advance: where each card leads from each place.

use super::{Card, Colour, Deck, RacePicture, RaceRules, SpaceKind, Track};

/// The bits of a table index that a card takes.
const CARD_BITS: usize = 5;
/// Entries of the table: more than the places of the longest track, times the cards.
const ENTRIES: usize = 1 << 15;

/// Where a player stands: 0 before the start, then the spaces from 1, and one past the last
/// for having won; with a mark for losing the next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::race) struct TrackPlace(u16);

impl TrackPlace {
    /// Before the first space.
    pub(crate) const START: TrackPlace = TrackPlace(0);
    /// Someone who does not play on.
    pub(crate) const OUT: TrackPlace = TrackPlace(u16::MAX);
    const MARK: u16 = 1 << 15;

    /// The place with a number, without a mark.
    pub(crate) fn at(number: usize) -> TrackPlace {
        TrackPlace(number as u16)
    }

    /// The place without the mark: 0 for the start, then the spaces from 1.
    pub(crate) fn number(self) -> usize {
        (self.0 & !TrackPlace::MARK).into()
    }

    /// Whether the next turn is lost.
    pub(crate) fn marked(self) -> bool {
        self.0 & TrackPlace::MARK != 0
    }

    /// The place without its mark, once the lost turn is over.
    pub(crate) fn cleared(self) -> TrackPlace {
        TrackPlace(self.0 & !TrackPlace::MARK)
    }
}

/// A track, a deck and rules that fit together, as a table of all moves.
#[derive(Clone, Debug)]
pub struct MoveTable {
    moves: Box<[u16; ENTRIES]>,
    won: TrackPlace,
    deck: Deck,
    rules: RaceRules,
}

/// Why a track, a deck and rules make no game. Spaces are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTableError {
    /// A card without a space to go to.
    #[error(
        "the deck has a card of picture {0}, but no space of the track shows it; add the space or leave out the card"
    )]
    NoSuchPicture(u8),
    /// Proven: no order of cards leads to the end.
    #[error(
        "nobody can ever finish: whatever cards come, a player gets no further than space {0}, and the end stays out of reach"
    )]
    NobodyFinishes(usize),
}

impl MoveTable {
    /// Works out all moves.
    ///
    /// # Errors
    /// If the deck has a picture that the track has not, or nobody can ever finish.
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
        let reached = table.reached();
        if !reached[table.won.number()] {
            let furthest = reached.iter().rposition(|&r| r).unwrap_or(0);
            return Err(MoveTableError::NobodyFinishes(furthest));
        }
        Ok(table)
    }

    /// The options of the rules.
    pub fn rules(&self) -> RaceRules {
        self.rules
    }

    /// The cards.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The place of those who have won: one past the last space.
    pub(in crate::race) fn won(&self) -> TrackPlace {
        self.won
    }

    /// Where the card with this index leads from a place. The masks say to the compiler that
    /// the table is large enough.
    #[inline]
    pub(in crate::race) fn next(&self, place: TrackPlace, card: u8) -> TrackPlace {
        let row = usize::from(place.0) << CARD_BITS & (ENTRIES - 1);
        TrackPlace(self.moves[row | usize::from(card) & ((1 << CARD_BITS) - 1)])
    }

    /// Where the cards of the deck lead from the place with this number, each with how often
    /// the deck has it.
    pub(in crate::race) fn leads(
        &self,
        number: usize,
    ) -> impl Iterator<Item = (TrackPlace, usize)> {
        let place = TrackPlace::at(number);
        Card::all()
            .map(move |card| (self.next(place, card.index() as u8), self.deck.count(card)))
            .filter(|&(_, count)| count > 0)
    }

    /// Which place numbers some order of cards leads to.
    pub(in crate::race) fn reached(&self) -> Vec<bool> {
        let mut reached = vec![false; self.won.number() + 1];
        let mut open = vec![0];
        reached[0] = true;
        while let Some(number) = open.pop() {
            if number == self.won.number() {
                continue;
            }
            for (next, _) in self.leads(number) {
                if !std::mem::replace(&mut reached[next.number()], true) {
                    open.push(next.number());
                }
            }
        }
        reached
    }
}

/// The rules of a turn: the move of a card from a place, then a bridge, then the mark.
fn lead(track: &Track, rules: RaceRules, place: usize, card: Card) -> TrackPlace {
    let spaces = track.spaces();
    let held = rules.hold_until_colour && place > 0 && spaces[place - 1].lose_turn;
    if held && !frees(spaces[place - 1].kind, card) {
        return TrackPlace(place as u16);
    }
    // `place` counts from 1 with the start as 0, so it is the index of the space after it.
    let advance = |from: usize, colour: Colour| {
        let after = spaces.get(from..).unwrap_or_default();
        after.iter().position(|s| s.kind == SpaceKind::Colour(colour)).map(|n| from + n)
    };
    // Where the card leads, and the space whose bridge and lost turn count.
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

/// Whether a card frees a player held on a space.
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
        (place.number(), place.marked())
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
        // Pictures: forward, back round the end, and from the space itself all the way round.
        assert_eq!(go(&table, 0, Card::Picture(RacePicture::ALL[1])), (9, false));
        assert_eq!(go(&table, 7, Card::Picture(RacePicture::ALL[0])), (3, false));
        assert_eq!(go(&table, 3, Card::Picture(RacePicture::ALL[0])), (3, false));
        // A bridge, and the lost turn at its end; a double that only passes the bridge.
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
        // Held on the only space that any card leads to, for a colour that never comes.
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
