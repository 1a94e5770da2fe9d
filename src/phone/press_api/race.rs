//! Colour races: parameters for one race or several, and their files.

use std::num::NonZero;

use serde_json::{Value, json};

use super::PressReply;
use super::files::Files;
use super::params::{group, input, number, print_rejection, worded};
use super::printing::{PrintSetup, Product, parse_print_setup};
use super::sheet::seed;
use crate::common::json::Fields;
use crate::common::players::PlayersError;
use crate::common::seed::Seed;
use crate::game::Rejection;
use crate::options::{CardOptions, OptionChoice, RulesOptions};
use crate::race::pages::{CardPrint, CardSize, CardTone};
use crate::race::{self, LengthTarget, Race, RaceGame, RaceRules, RaceSeries, generate};
use crate::texts::Language;

/// Range of turns or minutes that can be requested. Which of them are possible depends on the
/// players and the seed.
const LENGTHS: (u16, u16) = (1, 10_000);
/// Range of seconds per turn that can be requested.
const SECONDS: (u16, u16) = (1, 3_600);
/// Smallest and largest number of races in one file.
const RACES: (u64, u64) = (1, 50);

/// Parsed parameters of a print of races.
#[derive(Debug)]
pub(super) struct RaceRequest {
    seed: Option<Seed>,
    series: RaceSeries,
    count: u64,
    cards: CardPrint,
    printing: PrintSetup,
}

pub(super) fn params(
    fields: &mut Fields,
    language: &'static Language,
    product: Product,
) -> Result<RaceRequest, Rejection> {
    let players = worded(fields, "players", |error: PlayersError| error.message())?;
    let turns = number(fields, "turns", LENGTHS)?;
    let minutes = number(fields, "minutes", LENGTHS)?;
    let length = match (turns, minutes) {
        (Some(_), Some(_)) => return Err(input("a race has turns or minutes; leave one out")),
        (Some(turns), None) => LengthTarget::Turns(turns),
        (None, minutes) => LengthTarget::Minutes(minutes.unwrap_or(Race::MINUTES)),
    };
    let seconds = number(fields, "seconds-per-turn", SECONDS)?.and_then(NonZero::new);
    let rules: RulesOptions = group(fields)?;
    let series = RaceSeries {
        players: players.unwrap_or(Race::PLAYERS),
        rules: rules.apply_to(RaceRules::default()),
        length,
        seconds_per_turn: seconds.unwrap_or(RaceSeries::SECONDS_PER_TURN),
    };
    let cards: CardOptions = group(fields)?;
    Ok(RaceRequest {
        seed: seed(fields)?,
        series,
        count: number(fields, "count", RACES)?.unwrap_or(1),
        cards: cards.print(),
        printing: parse_print_setup(fields, language, false, product)?,
    })
}

impl RaceRequest {
    /// Generates the races and returns their files.
    pub(super) fn generate(self) -> Result<PressReply, Rejection> {
        let RaceRequest { seed, series, count, cards, printing } = self;
        let seed = seed.ok_or_else(|| input("name a seed"))?;
        let game = |number| {
            let game = generate(&series, RaceSeries::seed_of(seed, number));
            game.map_err(|error| Rejection::input(error.message()))
        };
        let games: Vec<RaceGame> = (0..count).map(game).collect::<Result<_, _>>()?;
        let PrintSetup { request, options } = printing;
        let mut printed = race::print(&games, cards, &options).map_err(print_rejection)?;
        printed.name += &race::suffix(&series.length.name(), &games, cards);
        let mut files = Files::default();
        files.add_printed(printed, &request.suffix());
        let language = options.draw.language;
        let told = |game: &RaceGame| {
            let (low, high) = game.expected.spread_minutes();
            json!({
                "seed": game.seed,
                "course": language.format(&game.course()),
                "players": game.players,
                "spaces": game.track.spaces().len(),
                "minutes": [low, game.expected.minutes(), high],
                "rounds": game.expected.rounds,
            })
        };
        let races: Vec<Value> = games.iter().map(told).collect();
        Ok(files.reply(json!({ "seed": seed, "races": races })))
    }

    /// Returns the options that can be chosen in addition to these parameters.
    pub(super) fn offers(&self) -> Value {
        let bounds = |length| {
            let (least, most) = RaceSeries { length, ..self.series }.bounds();
            [least.ceil(), most.floor()]
        };
        json!({
            "cards": CardTone::words().collect::<Vec<_>>(),
            "card-sizes": CardSize::words().collect::<Vec<_>>(),
            "ink": self.printing.request.look.ink().word(),
            "limits": {
                "minutes": bounds(LengthTarget::Minutes(1)),
                "turns": bounds(LengthTarget::Turns(1)),
                "seconds-per-turn": SECONDS,
                "count": RACES,
            },
        })
    }
}
