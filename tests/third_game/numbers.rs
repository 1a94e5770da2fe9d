//! Third game, for tests: guess a number from 1 to 100. It has one page with a sealed code. At a
//! table the players ask whether the number is higher or lower.

use std::sync::Arc;

use cauldron_press::common::edition::Edition;
use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::stream::Stream;
use cauldron_press::game::{
    ActionKind, ActionOutcome, CodeHandler, Game, GameSession, PhonePage, PlayAction, PrintError,
    Rejection, SheetParams, TableSnapshot,
};
use cauldron_press::page::{Drawing, LayoutUnit, Qr, fonts::Face};
use cauldron_press::press::{self, Meta, PrintOptions, PrintedFiles};
use cauldron_press::seal::{CodeParts, Contents, Cost, GiveUpCode, Payload, qr, to_url};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Debug)]
pub struct Numbers;

impl Numbers {
    pub fn secret(seed: Seed) -> u8 {
        (seed.0 % 100) as u8 + 1
    }

    pub fn sealed(seed: Seed) -> Payload {
        let mut stream = Stream::new(seed, "seal", 0);
        let contents = Contents {
            game: Numbers.number(),
            edition: Edition::LATEST,
            language: 0,
            solution: &[Numbers::secret(seed)],
            answers: &[vec![Numbers::secret(seed)]],
            places: 1,
            give_up: GiveUpCode::draw(&mut stream),
            opening: None,
        };
        Payload::seal(&contents, CodeParts::Both, Cost::DEFAULT, &mut stream).unwrap()
    }
}

impl Game for Numbers {
    fn name(&self) -> &'static str {
        "numbers"
    }

    fn codes(&self) -> Option<&dyn CodeHandler> {
        Some(self)
    }

    fn print(
        &self,
        seed: Seed,
        _: Option<Players>,
        page: PhonePage<'_>,
        options: &PrintOptions,
    ) -> Result<PrintedFiles, PrintError> {
        let code = Numbers::sealed(seed).to_string();
        let code = qr::matrix(&page.address().map_or(code.clone(), |page| to_url(page, &code)))?;
        const LEFT: LayoutUnit = LayoutUnit(20.0);
        let mut page = Drawing::new(&options.draw);
        page.text("Which number is it?", LEFT, LayoutUnit(30.0), Face::Heading, 24.0);
        page.text(
            "Scan the code to ask: is it higher, or lower?",
            LEFT,
            LayoutUnit(42.0),
            Face::Regular,
            12.0,
        );
        let code = Qr { size: code.size, modules: code.modules };
        page.code(&code, LEFT, LayoutUnit(60.0), LayoutUnit(60.0))?;
        let page = page.finish("number", "The number")?;
        let subject = "A number from 1 to 100".to_owned();
        let meta = Meta::of_game("Numbers", &seed.to_string(), subject, &options.draw);
        Ok(press::print(format!("numbers-{seed}"), vec![page], &meta, options)?)
    }
}

impl CodeHandler for Numbers {
    fn number(&self) -> u8 {
        200
    }

    fn code_for(&self, imprint: &SheetParams) -> Result<Payload, Rejection> {
        Ok(Numbers::sealed(imprint.seed))
    }

    fn open(&self, payload: Payload) -> Result<Arc<dyn GameSession>, Rejection> {
        let secret = payload.open_for_play()?;
        Ok(Arc::new(Keeper { secret: secret[0], payload }))
    }

    fn answer(&self, _: Edition, words: &str) -> Result<Vec<u8>, Rejection> {
        let number = words.trim().parse();
        Ok(vec![number.map_err(|_| Rejection::input(format!("{words:?} is no number")))?])
    }

    fn solution(&self, _: Edition, secret: &[u8]) -> Result<Vec<String>, Rejection> {
        Ok(vec![format!("It was {}.", secret[0])])
    }
}

/// Holds the secret number.
#[derive(Debug)]
struct Keeper {
    payload: Payload,
    secret: u8,
}

/// Stored state of a table.
#[derive(Serialize, Deserialize)]
struct Log {
    code: String,
    asked: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Action {
    Ask(u8),
    Answer(u8),
    Again(()),
}

impl Keeper {
    fn position(&self, log: &Log) -> TableSnapshot {
        let told = |&n: &u8| json!([n, if self.secret > n { "higher" } else { "not higher" }]);
        TableSnapshot {
            save: json!(log).to_string(),
            revision: log.asked.len() as u32,
            view: log.asked.iter().map(told).collect(),
        }
    }
}

impl GameSession for Keeper {
    fn payload(&self) -> &Payload {
        &self.payload
    }

    fn players(&self) -> Option<u8> {
        None
    }

    fn describe(&self) -> Value {
        json!({ "code": self.payload.to_string(), "from": 1, "to": 100 })
    }

    fn begin(&self) -> Result<TableSnapshot, Rejection> {
        Ok(self.position(&Log { code: self.payload.to_string(), asked: Vec::new() }))
    }

    fn read_table(&self, save: &str) -> Result<TableSnapshot, Rejection> {
        Ok(self.position(&serde_json::from_str(save).map_err(Rejection::stored)?))
    }

    fn parse_action(self: Arc<Self>, action: Value) -> Result<Box<dyn PlayAction>, Rejection> {
        let action = serde_json::from_value(action).map_err(Rejection::request)?;
        Ok(Box::new(At { keeper: self, action }))
    }
}

/// Requested action with its keeper.
struct At {
    keeper: Arc<Keeper>,
    action: Action,
}

impl PlayAction for At {
    fn kind(&self) -> Result<ActionKind, Rejection> {
        Ok(match self.action {
            Action::Ask(_) => ActionKind::Move,
            Action::Answer(_) => ActionKind::Guess,
            Action::Again(()) => ActionKind::Again,
        })
    }

    fn apply(&self, save: &str) -> Result<ActionOutcome, Rejection> {
        let mut log: Log = serde_json::from_str(save).map_err(Rejection::stored)?;
        let told = match self.action {
            Action::Ask(number) => {
                log.asked.push(number);
                json!("asked")
            }
            Action::Answer(number) => {
                json!(self.keeper.payload.open_with_answer(&[number], None).is_ok())
            }
            Action::Again(()) => {
                log.asked.clear();
                json!("again")
            }
        };
        Ok(ActionOutcome { result: told, snapshot: self.keeper.position(&log) })
    }
}
