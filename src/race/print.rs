//! Races on paper, and the race among the games that the program knows.

use serde_json::Value;

use super::pages::CardPrint;
use super::series::RaceSeries;
use super::usual::Race;
use super::{Order, RaceGame, RaceRules, Wish, generate, pages, title};
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::game::{Game, PrintError, Refused};
use crate::press::{self, Meta, PrintOptions, Printed};
use crate::series::{Series, read_wishes};
use crate::texts::row;
use crate::texts::said::{race_subject, race_subjects};

impl Game for Race {
    fn name(&self) -> &'static str {
        "race"
    }

    fn print(
        &self,
        seed: Seed,
        players: Option<Players>,
        _: Option<&str>,
        options: &PrintOptions,
    ) -> Result<Printed, PrintError> {
        let order = Order {
            seed,
            players: players.unwrap_or(Race::PLAYERS),
            rules: RaceRules::default(),
            wish: Wish::Minutes(Race::MINUTES),
            seconds_per_turn: Order::SECONDS_PER_TURN,
        };
        let game = generate(&order).map_err(|error| Refused::input(error.message()))?;
        let mut printed = print(&[game], CardPrint::default(), options)?;
        printed.name += &format!("-{}min", Race::MINUTES);
        Ok(printed)
    }

    fn series(&self, wishes: &Value) -> Result<Box<dyn Series>, Refused> {
        Ok(Box::new(read_wishes::<RaceSeries>(wishes)?))
    }
}

/// Prints races as one booklet: a PDF, and each page as SVG and PNG. It is called by the seed
/// of the first and the number of players. Without backs it asks for one side of the paper alone:
/// nothing may lie behind what is cut out.
///
/// # Errors
/// If the paper is too small for a track, or the resolution is out of range.
pub fn print(
    games: &[RaceGame],
    cards: CardPrint,
    options: &PrintOptions,
) -> Result<Printed, PrintError> {
    // A layout pairs fronts and backs: without backs of their own cards would have other cards behind
    // them.
    let backs = cards.backs || options.layout.is_some();
    let cards = CardPrint { backs, ..cards };
    let pages = pages::booklet(games, cards, &options.draw)?;
    let name = games.first().map_or_else(String::new, |first| {
        format!("race-{}-{}p", first.seed, first.players.count())
    });
    let language = options.draw.language;
    let subject = language.say(&match games {
        [game] => race_subject(game.course()),
        all => race_subjects(all.len(), row(all.iter().map(RaceGame::course))),
    });
    let label = games.first().map_or_else(String::new, |first| first.seed.to_string());
    let meta = Meta::of_game(&language.say(&title()), &label, subject, &options.draw);
    let meta = Meta { one_sided: !cards.backs, ..meta };
    Ok(press::print(name, pages, &meta, options)?)
}
