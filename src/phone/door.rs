//! The door for programs in other languages: a request as JSON, a reply as JSON.
//!
//! The phone page runs this as WebAssembly. It keeps nothing: whoever asks keeps the table,
//! as the text `save`, and gives it back with the next request.

use serde::{Deserialize, Deserializer, Serialize};

use serde_json::Value;

use crate::edition::Edition;
use crate::fields::{Fields, no_kind, said_by};
use crate::game::{Codes, Game, Imprint, Position, Refused, Trouble};
use crate::games;
use crate::json;
use crate::players::Players;
use crate::seal::Payload;
use crate::seal::read::{self, Found};
use crate::seed::Seed;
use crate::texts;
use crate::witches::daily::{Date, DateError, Day};
use crate::witches::puzzle::Ingredient;

/// What can be asked.
#[derive(Debug)]
enum Request {
    /// What this module is.
    About {},
    /// Open a game: by the text of its code, or a link with it.
    Open { code: String },
    /// Open the game of a sheet by what stands on it: a seed as people write it, the number of
    /// a level, how many play, the edition, and the number of the sheet's language.
    Deal { seed: String, level: u8, players: Players, edition: Edition, language: u8 },
    /// Which game is that of a date, such as `2026-11-22`: what it is dealt from.
    Day { date: String },
    /// Go on with a stored table, after an action.
    Play { save: String, action: Value },
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Request::asked(Fields::deserialize(from)?).map_err(said_by)
    }
}

impl Request {
    fn asked(mut fields: Fields) -> Result<Self, serde_json::Error> {
        let kind: String = fields.take("ask")?;
        let request = match kind.as_str() {
            "about" => Request::About {},
            "open" => Request::Open { code: fields.take("code")? },
            "deal" => Request::Deal {
                seed: fields.take("seed")?,
                level: fields.take("level")?,
                players: fields.take("players")?,
                edition: fields.take("edition")?,
                language: fields.take("language")?,
            },
            "day" => Request::Day { date: fields.take("date")? },
            "play" => Request::Play { save: fields.take("save")?, action: fields.take("action")? },
            _ => return no_kind("ask", &kind),
        };
        fields.end()?;
        Ok(request)
    }
}

/// What is answered.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Reply {
    About { version: &'static str, edition: Edition, ingredients: &'static [Ingredient] },
    Day { seed: Seed, level: u8, name: texts::Message, edition: Edition },
    Opened { game: Value, table: Value, save: String },
    Played { told: Value, table: Value, save: String },
    Error { error: texts::Value, trouble: Trouble },
}

/// Answers a request of the phone's page. Every text gets an answer: what cannot be done says why,
/// in a field `error`, with what kind of `trouble` it is. Codes of games whose tables the page
/// cannot show are refused.
pub fn ask(request: &str) -> String {
    written(answer(games::ALL, request, games::of_page))
}

/// Answers a request of other screens than the page's, which show any of these games.
pub fn ask_of(games: &[&dyn Game], request: &str) -> String {
    written(answer(games, request, |games, payload| Ok(games::of_code(games, payload)?)))
}

fn written(answered: Result<Reply, Refused>) -> String {
    let reply = answered
        .unwrap_or_else(|refused| Reply::Error { error: refused.reason, trouble: refused.trouble });
    json::write(&reply).unwrap_or_default()
}

/// Finds what opens a code, among some games.
type Opener = for<'a> fn(&[&'a dyn Game], &Payload) -> Result<&'a dyn Codes, Refused>;

fn answer(games: &[&dyn Game], request: &str, opener: Opener) -> Result<Reply, Refused> {
    Ok(match json::read(request).map_err(Refused::request)? {
        Request::About {} => Reply::About {
            version: env!("CARGO_PKG_VERSION"),
            edition: Edition::LATEST,
            ingredients: &Ingredient::ALL,
        },
        Request::Open { code } => {
            let payload: Payload = code.parse()?;
            opened(opener(games, &payload)?, payload)?
        }
        Request::Deal { seed, level, players, edition, language } => {
            let seed: Seed = seed.parse().map_err(Refused::from)?;
            let codes = games::of_seeds(games)?;
            opened(codes, codes.deal(&Imprint { seed, level, players, edition, language })?)?
        }
        Request::Day { date } => {
            let date: Date =
                date.parse().map_err(|error: DateError| Refused::input(error.message()))?;
            let day = Day::of(date).map_err(|error| Refused::input(error.message()))?;
            let edition = day.settings().edition();
            let (level, name) = (day.level.number(), day.level.name());
            Reply::Day { seed: day.seed, level, name, edition }
        }
        Request::Play { save, action } => {
            let acted = games::of_save(games, &save)?.act(&save, &action.to_string())?;
            let Position { save, view, .. } = acted.position;
            Reply::Played { told: acted.told, table: view, save }
        }
    })
}

fn opened(codes: &dyn Codes, payload: Payload) -> Result<Reply, Refused> {
    let play = codes.open(payload)?;
    let Position { save, view, .. } = play.begin()?;
    Ok(Reply::Opened { game: play.describe(), table: view, save })
}

/// One attempt at finding a code in gray pixels: `{"text": …}`, `{"foreign": true}`,
/// `{"nothing": true}`, `{"over": true}` after the last attempt, or an error.
pub fn look(width: u32, pixels: Vec<u8>, attempt: usize) -> String {
    let reply = match read::attempt(width, pixels, attempt) {
        Ok(Some(Found::Ours(text))) => serde_json::json!({ "text": text }),
        Ok(Some(Found::Foreign)) => serde_json::json!({ "foreign": true }),
        Ok(Some(Found::Nothing)) => serde_json::json!({ "nothing": true }),
        Ok(None) => serde_json::json!({ "over": true }),
        Err(error) => serde_json::json!({ "error": error.message(), "trouble": Trouble::Input }),
    };
    reply.to_string()
}

/// The functions that WebAssembly exports. Texts and pixels come in, and texts go out, in
/// buffers of the module's memory: `reserve` makes one for the caller to fill, a call takes
/// it back, and a reply stays until the next call.
#[cfg(target_family = "wasm")]
mod exports {
    use std::cell::RefCell;

    thread_local! {
        static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
        static REPLY: RefCell<String> = const { RefCell::new(String::new()) };
    }

    /// Where the caller puts `length` bytes.
    #[unsafe(no_mangle)]
    extern "C" fn reserve(length: usize) -> *mut u8 {
        INPUT.with_borrow_mut(|input| {
            *input = vec![0; length];
            input.as_mut_ptr()
        })
    }

    /// Answers the request in the buffer; the length of the reply.
    #[unsafe(no_mangle)]
    extern "C" fn ask() -> usize {
        let input = INPUT.take();
        keep(super::ask(&String::from_utf8_lossy(&input)))
    }

    /// Looks for a code in the gray pixels in the buffer; the length of the reply.
    #[unsafe(no_mangle)]
    extern "C" fn look(width: u32, attempt: usize) -> usize {
        keep(super::look(width, INPUT.take(), attempt))
    }

    /// Where the reply is.
    #[unsafe(no_mangle)]
    extern "C" fn reply() -> *const u8 {
        REPLY.with_borrow(|reply| reply.as_ptr())
    }

    fn keep(reply: String) -> usize {
        let length = reply.len();
        REPLY.set(reply);
        length
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Players;
    use crate::seed::Seed;
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Sheet, SheetOptions};
    use proptest::prelude::*;
    use serde_json::json;

    fn sheet() -> Sheet {
        Sheet::make(&SheetOptions {
            players: Players::new(3).unwrap(),
            settings: Level::SpiceSorcerer.settings(),
            ..SheetOptions::new(Seed(11))
        })
        .unwrap()
    }

    fn asked(request: &Value) -> Value {
        serde_json::from_str(&ask(&request.to_string())).unwrap()
    }

    #[test]
    fn a_game_is_opened_and_played() {
        let link = format!("https://example.org/#{}", sheet().payload);
        let opened = asked(&json!({ "ask": "open", "code": link }));
        assert_eq!(opened["game"]["players"], 3);
        assert_eq!(opened["game"]["level"]["key"], "level-spice-sorcerer");
        assert_eq!(opened["table"]["next"], 1);
        let potion = json!([{ "ingredient": "sage", "grown": 2 }]);
        let action = json!({ "do": "test", "number": 1, "potion": potion });
        let played = asked(&json!({ "ask": "play", "save": opened["save"], "action": action }));
        assert_eq!(played["told"], "tested");
        assert_eq!(played["table"]["tests"][0]["potion"], potion);
        let again = asked(&json!({ "ask": "play", "save": played["save"], "action": action }));
        assert_eq!([&again["trouble"], &again["error"]["key"]], ["stale", "play-stale"]);
    }

    #[test]
    fn what_stands_on_a_sheet_opens_its_game() {
        for (level, edition) in
            [(Level::SpiceSorcerer, 1), (Level::SpiceSorcerer, 2), (Level::HighWitch, 2)]
        {
            let settings = level.settings().in_edition(Edition::from_number(edition).unwrap());
            let players = Players::new(3).unwrap();
            let printed =
                Sheet::make(&SheetOptions { players, settings, ..SheetOptions::new(Seed(11)) })
                    .unwrap();
            let typed = Seed(11).to_string().to_uppercase().replace('-', " ");
            let dealt = asked(&json!({ "ask": "deal", "seed": typed, "level": level.number(),
                "players": 3, "edition": edition, "language": 0 }));
            let code: Payload = dealt["game"]["code"].as_str().unwrap().parse().unwrap();
            assert_eq!(
                (code.id(), code.open_for_play()),
                (printed.payload.id(), printed.payload.open_for_play())
            );
            assert_eq!(dealt["game"]["label"], printed.label());
            assert_eq!(dealt["table"]["next"], 1);
        }
    }

    #[test]
    fn a_seed_that_is_none_and_a_level_that_is_none_are_refused() {
        let key = |seed: &str, level: u8| {
            let dealt = asked(&json!({ "ask": "deal", "seed": seed, "level": level,
                "players": 4, "edition": 2, "language": 0 }));
            dealt["error"]["key"].as_str().unwrap().to_owned()
        };
        assert_eq!(key("bizop-ko", 0), "play-seed-typo");
        assert_eq!(key("witch", 0), "play-seed-form");
        assert_eq!(key("", 0), "play-seed-form");
        assert_eq!(key("7", 6), "play-request");
    }

    #[test]
    fn nothing_secret_is_told_or_stored_before_the_end() {
        let sheet = sheet();
        let opened = asked(&json!({ "ask": "open", "code": sheet.payload.to_string() }));
        assert_eq!(opened["table"]["solution"], Value::Null);
        let text = opened.to_string();
        assert!(!text.contains(&sheet.give_up.to_string()));
        assert!(!text.contains("\"kind\":\"regular\"") && !text.contains("test_key"));
    }

    #[test]
    fn a_date_names_its_game() {
        let day = asked(&json!({ "ask": "day", "date": "2026-11-23" }));
        assert_eq!((&day["level"], &day["edition"]), (&json!(0), &json!(2)));
        assert_eq!(day["name"]["key"], "level-first-game");
        assert!(day["seed"].as_str().unwrap().parse::<Seed>().is_ok());
        let wrong = asked(&json!({ "ask": "day", "date": "tomorrow" }));
        assert_eq!(wrong["error"]["key"], "daily-no-date");
    }

    #[test]
    fn wrong_requests_say_what_is_wrong() {
        let error = |request: Value| asked(&request)["error"]["key"].as_str().unwrap().to_owned();
        assert!(error(json!({ "ask": "dance" })) == "play-request");
        assert!(error(json!({ "ask": "open", "code": "WW1:" })) == "play-code-cut-off");
        assert!(error(json!({ "ask": "open", "code": "hello" })) == "play-code-foreign");
        let broken = json!({ "ask": "play", "save": "{", "action": { "do": "look" } });
        assert_eq!(asked(&broken)["trouble"], "stored");
    }

    proptest! {
        #[test]
        fn no_request_panics(request: String, width: u32, pixels: Vec<u8>, n in 0..3usize) {
            prop_assert!(ask(&request).contains("error"));
            look(width, pixels, n);
        }
    }
}
