//! A series of races, each generated from a seed.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::generate::DeckStyle;
use super::{Race, RaceGame, RaceSeries, generate, pages, title};
use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::game::series::{GameSeries, PrintableGame, SharedParts};
use crate::game::{Game, PrintError, Rejection};
use crate::page::symbols::symbol;
use crate::page::{DrawOptions, Page, Symbol};
use crate::texts::msg::race_deck_of_all;
use crate::texts::{self, Message};

impl RaceSeries {
    pub(super) fn game(&self, seed: Seed) -> Result<RaceGame, Rejection> {
        generate(self, seed).map_err(|error| Rejection::input(error.message()))
    }
}

impl GameSeries for RaceSeries {
    fn game(&self) -> &'static str {
        Race.name()
    }

    fn title(&self) -> Message {
        title()
    }

    fn emblem(&self) -> Symbol {
        symbol!("broom")
    }

    fn edition(&self) -> Option<Edition> {
        None
    }

    fn params(&self) -> Value {
        json!(self)
    }

    /// First 16 bytes of the SHA-256 digest of `track` and `deck`.
    fn secret(&self, _number: u64, seed: Seed) -> Result<u128, Rejection> {
        let RaceGame { track, deck, .. } = self.game(seed)?;
        let digest = Sha256::digest(json!([track, deck]).to_string());
        let (head, _) = digest.split_at(16);
        Ok(head.iter().fold(0, |number, byte| number << 8 | u128::from(*byte)))
    }

    fn make(&self, _number: u64, seed: Seed) -> Result<Box<dyn PrintableGame>, PrintError> {
        Ok(Box::new(self.game(seed)?))
    }

    /// Returns the page of pawns. The rules of a race contain its length and are on the back of its
    /// track, so they are not repeated here.
    fn how_to_play(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(pages::shared_pawns(options)?)
    }
}

impl RaceGame {
    /// Index of the game's deck among the decks of [`DeckStyle::all`].
    fn deck_number(&self) -> usize {
        let mut decks = DeckStyle::all().map(DeckStyle::deck);
        decks.position(|deck| deck == self.deck).unwrap_or(DeckStyle::all().count())
    }
}

impl PrintableGame for RaceGame {
    fn name(&self) -> texts::Value {
        self.course().into()
    }

    fn label(&self) -> String {
        self.seed.to_string()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn level(&self) -> Option<Message> {
        None
    }

    fn players(&self) -> Players {
        self.players
    }

    fn pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(pages::of_series(self, self.deck_number(), options)?)
    }

    fn shared_parts(&self) -> Option<SharedParts> {
        let number = self.deck_number();
        let name = race_deck_of_all(pages::deck_name(number));
        Some(SharedParts { number: u64::try_from(number).unwrap_or(u64::MAX), name })
    }

    fn kit_pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(pages::shared_deck(&self.deck, self.deck_number(), options)?)
    }

    fn give_up(&self) -> Option<String> {
        None
    }

    fn solution(&self) -> Vec<texts::Value> {
        Vec::new()
    }

    fn answers(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }

    fn facts(&self) -> Value {
        json!({
            "players": self.players,
            "spaces": self.track.spaces().len(),
            "cards": self.deck.size(),
            "expected": self.expected,
        })
    }

    fn secrets(&self) -> Value {
        Value::Null
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(params: Value) -> Box<dyn GameSeries> {
        Race.series(&params).unwrap()
    }

    #[test]
    fn params_make_the_same_series_again() {
        let usual = series(json!({}));
        assert_eq!(usual.params(), json!(RaceSeries::default()));
        let params =
            json!({ "players": 4, "length": { "turns": 20 }, "rules": { "everyone": true } });
        let series = series(params);
        let again = Race.series(&series.params()).unwrap();
        assert_eq!(again.params(), series.params());
        let game = series.make(3, Seed(5)).unwrap();
        assert_eq!(game.players(), Players::FOUR);
        assert_eq!(game.facts(), again.make(8, Seed(5)).unwrap().facts());
    }

    #[test]
    fn wrong_wishes_are_told() {
        for (params, what) in [
            (json!({ "player": 4 }), "did you mean players?"),
            (json!({ "players": 9 }), "9 players cannot play"),
            (json!({ "seconds_per_turn": 0 }), "nonzero"),
            (json!([]), "not []"),
        ] {
            let told = Race.series(&params).unwrap_err().to_string();
            assert!(told.contains(what), "{told}");
        }
        let long = series(json!({ "length": { "turns": 9000 } }));
        assert!(long.make(0, Seed(1)).unwrap_err().to_string().contains("wish for less"));
    }

    #[test]
    fn races_are_told_apart_by_track_and_cards() {
        let series = series(json!({}));
        let secret = |number, seed| series.secret(number, Seed(seed)).unwrap();
        assert_eq!(secret(0, 7), secret(1, 7));
        assert_ne!(secret(0, 7), secret(0, 8));
    }

    /// Games with the same cards share one kit, whose pages form a deck. Their own pages have no
    /// cards.
    #[test]
    fn races_share_their_decks() {
        let series = series(json!({}));
        let games: Vec<_> = (0..6).map(|n| series.make(n, Seed(90 + n)).unwrap()).collect();
        let options = DrawOptions::default();
        let mut numbers: Vec<u64> = Vec::new();
        for game in &games {
            let kit = game.shared_parts().unwrap();
            let name = kit.name.to_string();
            let pages = game.pages(&options).unwrap();
            assert!(pages.iter().all(|page| !page.name.starts_with("cards")));
            let rules = pages.iter().find(|page| page.name == "rules").unwrap().svg();
            let letter = char::from(b'A' + u8::try_from(kit.number).unwrap());
            assert!(name.starts_with(&format!("Deck {letter}")), "{name}");
            assert!(rules.contains(&format!("Deck {letter}")));
            numbers.push(kit.number);
        }
        let deck: Vec<String> =
            games[0].kit_pages(&options).unwrap().into_iter().map(|page| page.name).collect();
        assert_eq!(deck[..2], ["cards-1", "backs-1"]);
        assert_eq!(deck.len(), 6);
        numbers.sort_unstable();
        numbers.dedup();
        assert!(numbers.len() < games.len(), "{numbers:?}");
    }
}
