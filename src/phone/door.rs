//! The door for programs in other languages: a request as JSON, a reply as JSON.
//!
//! The phone page runs this as WebAssembly. It keeps nothing: whoever asks keeps the table,
//! as the text `save`, and gives it back with the next request.

use serde::{Deserialize, Serialize};

use crate::edition::Edition;
use crate::seal::Payload;
use crate::seal::read::{self, Found};
use crate::texts::Message;
use crate::witches::puzzle::Ingredient;
use crate::witches::table::{
    Action, GameView, Keeper, PlayError, Table, TableView, Told, Trouble, describe,
};

/// What can be asked.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    /// What this module is.
    About {},
    /// Open a game: by the text of its code, or a link with it.
    Open { code: String },
    /// Go on with a stored table, after an action.
    Play { save: String, action: Action },
}

/// What is answered.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Reply {
    About { version: &'static str, edition: Edition, ingredients: &'static [Ingredient] },
    Opened { game: Box<GameView>, table: Box<TableView>, save: String },
    Played { told: Told, table: Box<TableView>, save: String },
    Error { error: Message, trouble: Trouble },
}

/// Answers a request. Every text gets an answer: what cannot be done says why, in a field
/// `error`, with what kind of `trouble` it is.
pub fn ask(request: &str) -> String {
    let reply = answer(request)
        .unwrap_or_else(|error| Reply::Error { error: error.message(), trouble: error.trouble() });
    serde_json::to_string(&reply).unwrap_or_default()
}

fn answer(request: &str) -> Result<Reply, PlayError> {
    let request = serde_json::from_str(request).map_err(|e| PlayError::Request(e.to_string()))?;
    Ok(match request {
        Request::About {} => Reply::About {
            version: env!("CARGO_PKG_VERSION"),
            edition: Edition::LATEST,
            ingredients: &Ingredient::ALL,
        },
        Request::Open { code } => {
            let keeper = Keeper::of_code(code.parse::<Payload>()?)?;
            let table = Table::new(&keeper);
            Reply::Opened {
                game: Box::new(describe(&keeper)),
                table: Box::new(TableView::new(&table, &keeper)),
                save: table.to_json()?,
            }
        }
        Request::Play { save, action } => {
            let mut table = Table::from_json(&save)?;
            let keeper = Keeper::of_code(table.payload()?)?;
            let told = table.apply(&keeper, &action)?;
            Reply::Played {
                told,
                table: Box::new(TableView::new(&table, &keeper)),
                save: table.to_json()?,
            }
        }
    })
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
    use crate::witches::puzzle::MostAnswers;
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn sheet() -> Sheet {
        Sheet::make(SheetOptions {
            seed: Seed(11),
            players: Players::new(3).unwrap(),
            settings: Level::SpiceSorcerer.settings(),
            most_answers: MostAnswers::default(),
            secrecy: Secrecy::Open,
            base_url: None,
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
        assert_eq!(opened["table"]["next"], 1);
        let potion = json!([{ "ingredient": "sage", "grown": 2 }]);
        let action = json!({ "do": "test", "number": 1, "potion": potion });
        let played = asked(&json!({ "ask": "play", "save": opened["save"], "action": action }));
        assert_eq!(played["told"], "tested");
        assert_eq!(played["table"]["tests"][0]["potion"], potion);
        let again = asked(&json!({ "ask": "play", "save": played["save"], "action": action }));
        assert_eq!(again["trouble"], "stale");
    }

    #[test]
    fn nothing_secret_is_told_or_stored_before_the_end() {
        let sheet = sheet();
        let opened = asked(&json!({ "ask": "open", "code": sheet.payload.to_string() }));
        assert_eq!(opened["table"]["solution"], Value::Null);
        let text = opened.to_string();
        assert!(!text.contains(&sheet.give_up.to_string()));
        assert!(!text.contains("\"kind\":\"regular\"") && !text.contains("whim"));
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
