//! Mean lengths of a race under the variants of the rules that its rules page offers.

use super::engine::move_table::TrackPlace;
use super::{Card, ExpectedLength, MoveTable, RaceConcern, RaceGame, RaceRules};
use crate::common::stream::Stream;

/// Number of simulated games of a variant.
const GAMES: u64 = 2_048;
/// Number of turns after which a game counts as endless.
const MOST_TURNS: u32 = 20_000;
/// Index of the random stream, which no block of other simulations uses.
const STREAM: u64 = u64::MAX;

/// Variant of the rules that players may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RaceVariant {
    /// The game goes on until everyone is home, or else ends with the first: the opposite of the
    /// game's own rule.
    OtherEnd,
    /// A picture card that would move a player back is put back, and another card is drawn.
    GentleWinds,
    /// Players hold two cards, and play the one that takes them further.
    CleverBrooms,
}

/// Returns the mean length of `game` under a variant, in minutes. `None` if some games do not end.
pub(super) fn minutes(game: &RaceGame, variant: RaceVariant) -> Option<f64> {
    let everyone = game.rules.everyone != (variant == RaceVariant::OtherEnd);
    let rules = RaceRules { everyone, ..game.rules };
    let table = MoveTable::new(&game.track, &game.deck, rules).ok()?;
    let seconds = game.expected.seconds_per_turn;
    if variant == RaceVariant::OtherEnd {
        let length = ExpectedLength::simulate(&table, game.players, game.seed, seconds, GAMES)?;
        return Some(length.minutes());
    }
    let stream = Stream::new(game.seed, RaceConcern::Games, STREAM);
    let mut dealer = DrawPile::new(game, &table, stream);
    let turns: Option<u64> = (0..GAMES).map(|_| dealer.play(variant).map(u64::from)).sum();
    Some(turns? as f64 / GAMES as f64 * f64::from(seconds) / 60.0)
}

/// Deck of cards, shuffled anew when it is used up.
struct DrawPile<'a> {
    game: &'a RaceGame,
    table: &'a MoveTable,
    stream: Stream,
    /// Remaining cards, the next one last.
    left: Vec<Card>,
}

impl DrawPile<'_> {
    fn new<'a>(game: &'a RaceGame, table: &'a MoveTable, stream: Stream) -> DrawPile<'a> {
        DrawPile { game, table, stream, left: Vec::new() }
    }

    fn shuffle(&mut self) {
        self.left = self.game.deck.cards().collect();
        self.stream.shuffle(&mut self.left);
    }

    fn draw(&mut self) -> Card {
        loop {
            match self.left.pop() {
                Some(card) => {
                    if self.game.rules.replacement {
                        self.left.clear();
                    }
                    return card;
                }
                None => self.shuffle(),
            }
        }
    }

    /// Puts a card back into the deck at a random place.
    fn put_back(&mut self, card: Card) {
        let place = self.stream.below(self.left.len() + 1);
        self.left.insert(place, card);
    }

    /// Plays one game. Returns the turns of all players together; `None` if it does not end.
    fn play(&mut self, variant: RaceVariant) -> Option<u32> {
        self.shuffle();
        let players = usize::from(self.game.players.count());
        let mut places = vec![TrackPlace::START; players];
        let holds = variant == RaceVariant::CleverBrooms;
        let mut hands: Vec<Option<Card>> =
            (0..players).map(|_| holds.then(|| self.draw())).collect();
        let (mut turns, mut home) = (0, 0);
        loop {
            for (place, hand) in places.iter_mut().zip(&mut hands) {
                if *place == self.table.won() {
                    continue;
                }
                turns += 1;
                if turns > MOST_TURNS {
                    return None;
                }
                if place.has_lost_turn() {
                    *place = place.cleared();
                    continue;
                }
                *place = self.turn(*place, hand, variant);
                home += usize::from(*place == self.table.won());
                if home == players || home > 0 && !self.table.rules().everyone {
                    return Some(turns);
                }
            }
        }
    }

    /// Returns the place after a turn. `hand` is the second card of *Clever brooms*.
    fn turn(
        &mut self,
        place: TrackPlace,
        hand: &mut Option<Card>,
        variant: RaceVariant,
    ) -> TrackPlace {
        let table = self.table;
        let after = |card: Card| table.next(place, card.index() as u8);
        let mut card = self.draw();
        // Decks of pictures alone can move everyone back, so that the attempts are limited.
        for _ in 0..self.game.deck.size() {
            let is_back = matches!(card, Card::Picture(_)) && after(card).number() < place.number();
            if variant != RaceVariant::GentleWinds || !is_back {
                break;
            }
            let other = self.draw();
            self.put_back(card);
            card = other;
        }
        if let Some(held) = hand
            && after(*held).number() > after(card).number()
        {
            std::mem::swap(held, &mut card);
        }
        after(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::seed::Seed;
    use crate::race::{RaceSeries, generate};

    #[test]
    fn variants_have_lengths_of_their_own() {
        for seed in [1, 2026] {
            let game = generate(&RaceSeries::default(), Seed(seed)).unwrap();
            let usual = game.expected.minutes();
            let of = |variant| minutes(&game, variant).unwrap();
            let (end, gentle, clever) = (
                of(RaceVariant::OtherEnd),
                of(RaceVariant::GentleWinds),
                of(RaceVariant::CleverBrooms),
            );
            assert!(end > usual, "all home: {end} of {usual}");
            assert!(gentle < 0.7 * usual, "gentle winds: {gentle} of {usual}");
            assert!(clever < 0.8 * usual, "clever brooms: {clever} of {usual}");
        }
    }

    #[test]
    fn without_choice_the_length_is_that_of_the_game() {
        let game = generate(&RaceSeries::default(), Seed(5)).unwrap();
        let rules = RaceRules { everyone: !game.rules.everyone, ..game.rules };
        let other = RaceGame { rules, ..game.clone() };
        let same = minutes(&other, RaceVariant::OtherEnd).unwrap();
        assert!((same / game.expected.minutes() - 1.0).abs() < 0.03, "{same}");
    }
}
