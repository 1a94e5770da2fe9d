//! Internal, may change. JSON interface to the library for programs in other languages: one
//! request, one reply.
//!
//! The phone page runs it as WebAssembly. It stores no game state: the caller keeps the state as
//! the text `save` and sends it with the next request.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::common::edition::Edition;
use crate::common::json::{self, Fields, custom, unknown_variant};
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::game::{
    CodeHandler, Game, GameSession, Rejection, RejectionKind, SheetParams, TableSnapshot,
};
use crate::seal::read::{self, ScanResult};
use crate::seal::{OpenError, Payload, SealedTale};
use crate::witches::daily::{Date, DateError, Day};
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::RecipeLength;
use crate::{games, texts};

/// Request, distinguished by its field `ask`.
#[derive(Debug)]
enum Request {
    /// Version, edition and ingredients of this module.
    About {},
    /// Opens a game by the text of its code, or a link that contains it.
    Open { code: String },
    /// Opens the game of a sheet by the data printed on it: the seed in its printed form, the
    /// number of the level, the number of players, and the number of the sheet's language.
    Deal { seed: String, level: u8, players: Players, language: u8 },
    /// Asks for the seed and level of the game of a date, such as `2026-11-22`, for a number of
    /// players.
    Day { date: String, players: Players },
    /// Applies an action to a stored game state.
    Play { save: String, action: Value },
    /// Describes a sealed text of a campaign. With an `answer`, which is a list of ingredient
    /// identifiers, tries to open the text.
    Tale { code: String, answer: Option<Vec<String>> },
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Request::from_fields(Fields::deserialize(from)?).map_err(custom)
    }
}

impl Request {
    fn from_fields(mut fields: Fields) -> Result<Self, serde_json::Error> {
        let kind: String = fields.take("ask")?;
        let request = match kind.as_str() {
            "about" => Request::About {},
            "open" => Request::Open { code: fields.take("code")? },
            "deal" => Request::Deal {
                seed: fields.take("seed")?,
                level: fields.take("level")?,
                players: fields.take("players")?,
                language: fields.take("language")?,
            },
            "day" => Request::Day { date: fields.take("date")?, players: fields.take("players")? },
            "play" => Request::Play { save: fields.take("save")?, action: fields.take("action")? },
            "tale" => Request::Tale {
                code: fields.take("code")?,
                answer: fields.take_or("answer", None)?,
            },
            _ => return unknown_variant("ask", &kind),
        };
        fields.end()?;
        Ok(request)
    }
}

/// Reply; its variant is recognized by its fields.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Reply {
    About {
        version: &'static str,
        edition: Edition,
        ingredients: &'static [Ingredient],
    },
    Day {
        seed: Seed,
        level: u8,
        name: texts::Message,
    },
    Opened {
        game: Value,
        table: Value,
        save: String,
    },
    Played {
        told: Value,
        table: Value,
        save: String,
    },
    /// Sealed text. `told` is `sealed`, `wrong` or `open`.
    Tale {
        told: &'static str,
        tale: SealedTextView,
        text: Option<String>,
    },
    Error {
        error: texts::Value,
        trouble: RejectionKind,
    },
}

/// Description of a sealed text for display.
#[derive(Debug, Serialize)]
struct SealedTextView {
    /// Identity of the game whose answer opens the text.
    id: String,
    /// Label of that game for display.
    label: String,
    chapter: u8,
    /// Number of the language of the text.
    language: u8,
    /// Ingredients that an answer can consist of, each with `id` and `name`.
    ingredients: Vec<Value>,
    /// Largest number of ingredients in an answer.
    longest: u8,
}

impl SealedTextView {
    fn of(tale: &SealedTale) -> SealedTextView {
        let named = |herb: &Ingredient| serde_json::json!({ "id": herb.id(), "name": herb.name() });
        SealedTextView {
            id: tale.id().to_string(),
            label: tale.id().label(),
            chapter: tale.chapter(),
            language: tale.language(),
            ingredients: Ingredient::ALL.iter().map(named).collect(),
            longest: RecipeLength::LONGEST,
        }
    }
}

/// Function that finds the implementation of [`CodeHandler`] for a payload among some games.
type Opener = for<'a> fn(&[&'a dyn Game], &Payload) -> Result<&'a dyn CodeHandler, Rejection>;

/// JSON interface to a set of games.
#[derive(Debug)]
pub struct JsonApi<'a> {
    games: &'a [&'a dyn Game],
    opener: Opener,
    /// Game opened last, with the text of its code. This cache avoids decrypting the code at each
    /// move.
    opened: Option<(String, Arc<dyn GameSession>)>,
}

impl Default for JsonApi<'_> {
    fn default() -> Self {
        JsonApi::of_page()
    }
}

impl JsonApi<'static> {
    /// Creates the interface for the phone page. Codes of games that the page cannot show are
    /// refused.
    pub const fn of_page() -> Self {
        JsonApi { games: games::ALL, opener: games::of_page, opened: None }
    }
}

impl<'a> JsonApi<'a> {
    /// Creates an interface for other clients, which show any of `games`.
    pub const fn new(games: &'a [&'a dyn Game]) -> JsonApi<'a> {
        let opener: Opener = |games, payload| Ok(games::of_code(games, payload)?);
        JsonApi { games, opener, opened: None }
    }

    /// Answers a request. Every input gets a reply. A failure has the reason in the field `error`
    /// and its category in `trouble`.
    pub fn ask(&mut self, request: &str) -> String {
        let reply = self.answer(request).unwrap_or_else(|refused| Reply::Error {
            error: refused.reason,
            trouble: refused.kind,
        });
        json::to_string(&reply).unwrap_or_default()
    }

    fn answer(&mut self, request: &str) -> Result<Reply, Rejection> {
        let games = self.games;
        Ok(match json::from_str(request).map_err(Rejection::request)? {
            Request::About {} => Reply::About {
                version: env!("CARGO_PKG_VERSION"),
                edition: Edition::LATEST,
                ingredients: &Ingredient::ALL,
            },
            Request::Open { code } => {
                let payload: Payload = code.parse()?;
                open_game((self.opener)(games, &payload)?, payload)?
            }
            Request::Deal { seed, level, players, language } => {
                let seed: Seed = seed.parse().map_err(Rejection::from)?;
                let codes = games::of_seeds(games)?;
                open_game(codes, codes.code_for(&SheetParams { seed, level, players, language })?)?
            }
            Request::Day { date, players } => {
                let date: Date =
                    date.parse().map_err(|error: DateError| Rejection::input(error.message()))?;
                let day =
                    Day::of(date, players).map_err(|error| Rejection::input(error.message()))?;
                let (level, name) = (day.level.number(), day.level.name());
                Reply::Day { seed: day.seed, level, name }
            }
            Request::Tale { code, answer } => describe_tale(games, &code.parse()?, answer)?,
            Request::Play { save, action } => {
                let acted = self.game_of(&save)?.parse_action(action)?.apply(&save)?;
                let TableSnapshot { save, view, .. } = acted.snapshot;
                Reply::Played { told: acted.result, table: view, save }
            }
        })
    }

    /// Returns the game of a stored state, which contains its code.
    fn game_of(&mut self, save: &str) -> Result<Arc<dyn GameSession>, Rejection> {
        let code = games::code_of_save(save)?;
        if let Some((opened, play)) = &self.opened
            && *opened == code
        {
            return Ok(play.clone());
        }
        let payload: Payload = code.parse()?;
        let play = games::of_code(self.games, &payload)?.open(payload)?;
        self.opened = Some((code, play.clone()));
        Ok(play)
    }
}

fn open_game(codes: &dyn CodeHandler, payload: Payload) -> Result<Reply, Rejection> {
    let play = codes.open(payload)?;
    let TableSnapshot { save, view, .. } = play.begin()?;
    Ok(Reply::Opened { game: play.describe(), table: view, save })
}

/// Describes a sealed text and, if an `answer` is given, tries to open the text.
fn describe_tale(
    games: &[&dyn Game],
    tale: &SealedTale,
    answer: Option<Vec<String>>,
) -> Result<Reply, Rejection> {
    let codes = games::of_tale(games, tale)?;
    let opened = answer.map(|answer| {
        let answer = codes.answer(tale.edition(), &answer.join(" "))?;
        match tale.open(&answer) {
            Ok(text) => Ok(Some(text)),
            Err(OpenError::WrongAnswer) => Ok(None),
            Err(error) => Err(Rejection::from(error)),
        }
    });
    let (told, text) = match opened.transpose()? {
        None => ("sealed", None),
        Some(None) => ("wrong", None),
        Some(text) => ("open", text),
    };
    Ok(Reply::Tale { told, tale: SealedTextView::of(tale), text })
}

/// Makes one attempt at finding a code in gray pixels, `width` per row. Returns `{"text": …}`,
/// `{"foreign": true}`, `{"nothing": true}`, `{"over": true}` after the last attempt, or an error.
pub fn find_code(width: u32, pixels: Vec<u8>, attempt: usize) -> String {
    let reply = match read::attempt(width, pixels, attempt) {
        Ok(Some(ScanResult::Ours(text))) => serde_json::json!({ "text": text }),
        Ok(Some(ScanResult::Foreign)) => serde_json::json!({ "foreign": true }),
        Ok(Some(ScanResult::Nothing)) => serde_json::json!({ "nothing": true }),
        Ok(None) => serde_json::json!({ "over": true }),
        Err(error) => {
            serde_json::json!({ "error": error.message(), "trouble": RejectionKind::Input })
        }
    };
    reply.to_string()
}

/// Functions exported to WebAssembly, in addition to those of `buffer`. Input is text or pixels,
/// output is text. A reply remains valid until the next call.
#[cfg(all(target_family = "wasm", not(feature = "press")))]
mod exports {
    use std::cell::RefCell;

    use super::super::buffer;
    use super::JsonApi;

    thread_local! {
        static REPLY: RefCell<String> = const { RefCell::new(String::new()) };
        static DOOR: RefCell<JsonApi<'static>> = const { RefCell::new(JsonApi::of_page()) };
    }

    /// Answers the request in the buffer and returns the length of the reply in bytes.
    #[unsafe(no_mangle)]
    extern "C" fn ask() -> usize {
        let input = buffer::taken();
        keep(DOOR.with_borrow_mut(|door| door.ask(&String::from_utf8_lossy(&input))))
    }

    /// Searches the gray pixels in the buffer for a code and returns the length of the reply in
    /// bytes.
    #[unsafe(no_mangle)]
    extern "C" fn look(width: u32, attempt: usize) -> usize {
        keep(super::find_code(width, buffer::taken(), attempt))
    }

    /// Address of the reply.
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
    use crate::common::players::Players;
    use crate::common::seed::Seed;
    use crate::common::stream::Stream;
    use crate::seal::{Cost, TaleContents};
    use crate::witches::Witches;
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Sheet, SheetOptions};
    use proptest::prelude::*;
    use serde_json::json;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn sheet() -> Sheet {
        Sheet::make(&SheetOptions {
            players: Players::new(3).unwrap(),
            settings: Level::SpiceSorcerer.settings(),
            ..SheetOptions::new(Seed(11))
        })
        .unwrap()
    }

    fn asked(request: &Value) -> Value {
        serde_json::from_str(&JsonApi::default().ask(&request.to_string())).unwrap()
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

    /// Implementation of the Witches that counts how often a code is opened.
    #[derive(Debug, Default)]
    struct Counting(AtomicUsize);

    impl Game for Counting {
        fn name(&self) -> &'static str {
            Witches.name()
        }

        fn codes(&self) -> Option<&dyn CodeHandler> {
            Some(self)
        }

        #[cfg(feature = "press")]
        fn print(
            &self,
            _: Seed,
            _: Option<Players>,
            _: crate::game::PhonePage<'_>,
            _: &crate::press::PrintOptions,
        ) -> Result<crate::press::PrintedFiles, crate::game::PrintError> {
            Err(Rejection::input("not printed here").into())
        }
    }

    impl CodeHandler for Counting {
        fn number(&self) -> u8 {
            CodeHandler::number(&Witches)
        }

        fn code_for(&self, imprint: &SheetParams) -> Result<Payload, Rejection> {
            Witches.code_for(imprint)
        }

        fn open(&self, payload: Payload) -> Result<Arc<dyn GameSession>, Rejection> {
            self.0.fetch_add(1, Ordering::Relaxed);
            Witches.open(payload)
        }

        fn answer(&self, edition: Edition, words: &str) -> Result<Vec<u8>, Rejection> {
            Witches.answer(edition, words)
        }

        fn solution(&self, edition: Edition, secret: &[u8]) -> Result<Vec<String>, Rejection> {
            Witches.solution(edition, secret)
        }
    }

    #[test]
    fn a_code_is_opened_once_for_all_moves_of_its_game() {
        let witches = Counting::default();
        let games: [&dyn Game; 1] = [&witches];
        let mut door = JsonApi::new(&games);
        let mut asked = |request: Value| -> Value {
            serde_json::from_str(&door.ask(&request.to_string())).unwrap()
        };
        let other = Sheet::make(&SheetOptions::new(Seed(12))).unwrap();
        let [one, other] = [sheet(), other]
            .map(|sheet| asked(json!({ "ask": "open", "code": sheet.code() }))["save"].clone());
        let opened = witches.0.swap(0, Ordering::Relaxed);
        assert_eq!(opened, 2);
        for (save, opened) in [(&one, 1), (&one, 1), (&other, 2), (&other, 2), (&one, 3)] {
            let look = json!({ "ask": "play", "save": save, "action": { "do": "look" } });
            assert_eq!(asked(look)["save"], *save);
            assert_eq!(witches.0.load(Ordering::Relaxed), opened);
        }
    }

    #[test]
    fn what_stands_on_a_sheet_opens_its_game() {
        for level in [Level::SpiceSorcerer, Level::HighWitch] {
            let settings = level.settings();
            let players = Players::new(3).unwrap();
            let printed =
                Sheet::make(&SheetOptions { players, settings, ..SheetOptions::new(Seed(11)) })
                    .unwrap();
            let typed = Seed(11).to_string().to_uppercase().replace('-', " ");
            let dealt = asked(&json!({ "ask": "deal", "seed": typed, "level": level.number(),
                "players": 3, "language": 0 }));
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
                "players": 4, "language": 0 }));
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
        let day = asked(&json!({ "ask": "day", "date": "2026-11-23", "players": 4 }));
        assert_eq!(day["level"], 0);
        assert_eq!(day["name"]["key"], "level-first-game");
        assert!(day["seed"].as_str().unwrap().parse::<Seed>().is_ok());
        let wrong = asked(&json!({ "ask": "day", "date": "tomorrow", "players": 4 }));
        assert_eq!(wrong["error"]["key"], "daily-no-date");
    }

    #[test]
    fn a_sealed_text_is_told_for_the_right_answer() {
        let sheet = sheet();
        let answer: Vec<&str> = sheet.answers[0].iter().map(|herb| herb.id()).collect();
        let contents = TaleContents {
            game: CodeHandler::number(&Witches),
            edition: Edition::First,
            language: 0,
            chapter: 3,
            id: sheet.payload.id(),
            answers: &[Witches.answer(Edition::First, &answer.join(" ")).unwrap()],
            text: "It stirs.",
        };
        let mut stream = Stream::new(Seed(1), "tale", 0);
        let code = SealedTale::seal(&contents, Cost::LEAST, &mut stream).unwrap().to_string();
        let sealed = asked(&json!({ "ask": "tale", "code": format!("READ IT: {code}") }));
        assert_eq!((&sealed["told"], &sealed["text"]), (&json!("sealed"), &Value::Null));
        assert_eq!(sealed["tale"]["label"], sheet.label());
        assert_eq!(sealed["tale"]["chapter"], 3);
        let tried =
            |answer: &[&str]| asked(&json!({ "ask": "tale", "code": code, "answer": answer }));
        let open = tried(&answer);
        assert_eq!((&open["told"], &open["text"]), (&json!("open"), &json!("It stirs.")));
        let wrong: Vec<&str> = answer.iter().rev().copied().collect();
        assert_eq!(tried(&wrong)["told"], "wrong");
        let opened = asked(&json!({ "ask": "open", "code": code }));
        assert_eq!(opened["error"]["key"], "play-code-tale");
    }

    #[test]
    fn wrong_requests_say_what_is_wrong() {
        let error = |request: Value| asked(&request)["error"]["key"].as_str().unwrap().to_owned();
        assert!(error(json!({ "ask": "dance" })) == "play-request");
        assert!(error(json!({ "ask": "open", "code": "CP1:" })) == "play-code-cut-off");
        assert!(error(json!({ "ask": "open", "code": "hello" })) == "play-code-foreign");
        let broken = json!({ "ask": "play", "save": "{", "action": { "do": "look" } });
        assert_eq!(asked(&broken)["trouble"], "stored");
    }

    proptest! {
        #[test]
        fn no_request_panics(request: String, width: u32, pixels: Vec<u8>, n in 0..3usize) {
            prop_assert!(JsonApi::default().ask(&request).contains("error"));
            find_code(width, pixels, n);
        }
    }
}
