//! Simulated players: honest and cheating phones, and a referee.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};

use super::question::{TestRequest, TestResponse};
use super::server::{House, ask};
use super::venue::{DESK, KnownGame};
use super::world;
use crate::serve::name::TableName;

/// Days of the week on which people play, from 0.
const DAYS: [u64; 2] = [1, 4];
/// Hours of such a day in which people play.
const EVENING: std::ops::Range<u64> = 19..21;
const HOUR: u64 = 3_600;

/// Table shared by phones of one group, once one of them has opened it.
#[derive(Clone, Default)]
pub(super) struct Shared(Arc<Mutex<Option<TableName>>>);

impl Shared {
    pub(super) fn at(table: TableName) -> Shared {
        Shared(Arc::new(Mutex::new(Some(table))))
    }

    fn get(&self) -> Option<TableName> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, table: Option<TableName>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = table;
    }
}

/// Behaviour of a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PhoneBehaviour {
    Honest,
    Cheating,
}

/// Phone at a table.
pub(super) struct Phone {
    pub house: Arc<House>,
    pub game: &'static KnownGame,
    pub shared: Shared,
    pub player: u8,
    pub address: u8,
    pub manner: PhoneBehaviour,
    /// View of the table received last.
    pub view: Value,
    /// Revision of the change that can be undone, or `null`.
    pub back: Value,
}

async fn sleep_till_evening() {
    let age = world::age().as_secs();
    let plays = |hour: &u64| DAYS.contains(&(hour / 24 % 7)) && EVENING.contains(&(hour % 24));
    let next = (age / HOUR..).find(plays).unwrap_or_default() * HOUR;
    if next > age {
        tokio::time::sleep(Duration::from_secs(next - age)).await;
        world::pause(0, 1_800_000).await;
    }
}

impl Phone {
    /// Plays until the task is aborted.
    pub(super) async fn play(mut self) {
        loop {
            sleep_till_evening().await;
            world::pause(3_000, 240_000).await;
            let Some(table) = self.shared.get() else {
                self.sit_down().await;
                continue;
            };
            if world::chance(1, 3) {
                self.look(table).await;
            } else {
                self.act(table).await;
            }
        }
    }

    fn question(&self, method: Method, path: String, body: Value) -> TestRequest {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        TestRequest { method, path, body, from: self.address, key: None }
    }

    /// Sends a request and checks the response.
    async fn ask(
        &mut self,
        question: TestRequest,
        table: Option<TableName>,
    ) -> Option<TestResponse> {
        let newest =
            table.and_then(|table| self.house.venue.book.open().last(table).map(|e| e.revision));
        let revision = question.path.contains("since=").then(|| self.revision()).flatten();
        let answer = ask(&self.house, &question).await?;
        let known = newest.map(|newest| (revision, newest));
        self.house.venue.judge(&question, known, &answer);
        let body = answer.json();
        if table.is_some() && table == self.shared.get() && !body["view"].is_null() {
            self.view = body["view"].clone();
            self.back = body["deed"]["back"]["deed"].clone();
        }
        Some(answer)
    }

    fn revision(&self) -> Option<u32> {
        self.view["revision"].as_u64().map(|revision| revision as u32)
    }

    /// Opens a table, or joins one that is open.
    async fn sit_down(&mut self) {
        let code = json!({ "code": self.game.code });
        if world::chance(1, 2) {
            let of = self.question(Method::POST, "/api/tables/of".into(), code.clone());
            let Some(answer) = self.ask(of, None).await else { return };
            let tables = answer.json()["tables"].as_array().cloned().unwrap_or_default();
            let name = tables.first().and_then(|table| table["table"].as_str()?.parse().ok());
            if name.is_some() {
                self.shared.set(name);
            }
            return;
        }
        let open = self.question(Method::POST, "/api/tables".into(), code);
        let Some(answer) = self.ask(open, None).await else { return };
        if answer.status == 201 && self.shared.get().is_none() {
            self.shared.set(answer.json()["table"].as_str().and_then(|name| name.parse().ok()));
        }
    }

    async fn look(&mut self, table: TableName) {
        let mut path = format!("/api/tables/{table}");
        if let Some(revision) = self.revision() {
            path += &format!("?since={revision}");
            if world::chance(1, 2) {
                path += "&wait=7";
            }
        }
        let look = self.question(Method::GET, path, Value::Null);
        self.ask(look, Some(table)).await;
    }

    async fn act(&mut self, table: TableName) {
        let action = match self.manner {
            PhoneBehaviour::Honest => self.honest(),
            PhoneBehaviour::Cheating => self.dishonest(),
        };
        let burst =
            if self.manner == PhoneBehaviour::Cheating && world::chance(1, 10) { 12 } else { 1 };
        for _ in 0..burst {
            let mut path = format!("/api/tables/{table}");
            let action = match action["do"].as_str() {
                Some("back") => {
                    path += "/back";
                    json!({ "deed": self.back })
                }
                _ => {
                    path += &format!("?by={}", self.player);
                    action.clone()
                }
            };
            let act = self.question(Method::POST, path, action);
            self.ask(act, Some(table)).await;
        }
        let over =
            matches!(self.view["status"].as_str(), Some("won" | "solved" | "lost" | "given-up"));
        if over && self.house.venue.beforehand.is_none() && world::chance(1, 6) {
            // The group continues with a new table.
            self.shared.set(None);
            self.view = Value::Null;
        }
    }

    fn test(&self) -> Value {
        let mut herbs = self.game.herbs.to_vec();
        let size = 1 + world::below(4);
        let mut potion = Vec::new();
        for at in 0..size {
            let herb = match world::chance(1, 12) {
                true if at < self.game.answer.len() => self.game.answer[at],
                _ => herbs[world::below(herbs.len())],
            };
            herbs.retain(|&other| other != herb);
            potion.push(json!({ "ingredient": herb, "grown": 1 + world::below(4) }));
        }
        if world::chance(1, 60) {
            let pours = self.game.answer.iter().zip(1..);
            potion = pours.map(|(herb, n)| json!({ "ingredient": herb, "grown": n })).collect();
        }
        let next = self.view["next"].as_u64().unwrap_or(1);
        json!({ "do": "test", "number": next, "potion": potion, "by": self.player })
    }

    fn guess(&self) -> Value {
        let mut herbs = self.game.herbs.to_vec();
        let answer: Vec<&str> = match world::chance(1, 30) {
            true => self.game.answer.clone(),
            false => (0..4).map(|_| herbs.swap_remove(world::below(herbs.len()))).collect(),
        };
        let number = self.view["naming"].as_u64().unwrap_or(1);
        let mut guess = json!({ "do": "check", "number": number, "answer": answer });
        if let Some(opening) = &self.game.opening {
            guess["opening"] = json!(opening);
        }
        guess
    }

    fn honest(&self) -> Value {
        match world::below(40) {
            0..=15 => self.test(),
            16..=25 => json!({
                "do": "note",
                "ingredient": world::pick(&self.game.herbs),
                "column": world::below(4),
                "mark": world::pick(&["possible", "certain", "excluded", "blank"]),
            }),
            26..=28 => json!({ "do": "undo" }),
            29 | 30 => self.guess(),
            31 => json!({ "do": "mistyped", "number": 1, "mistyped": world::chance(1, 2) }),
            32 => json!({ "do": "full", "full": world::chance(1, 2) }),
            33 => json!({ "do": "hint", "hint": 1, "rung": "nudge" }),
            34 => json!({ "do": "check-notes" }),
            35 => json!({ "do": "story" }),
            36 => json!({ "do": "again" }),
            37 if world::chance(1, 3) => {
                let code = self.game.give_up.as_str();
                let mut give_up = json!({ "do": "give-up", "code": code });
                if let Some(opening) = &self.game.opening {
                    give_up["opening"] = json!(opening);
                }
                give_up
            }
            38 | 39 if !self.back.is_null() => json!({ "do": "back" }),
            _ => self.test(),
        }
    }

    /// Returns a forbidden action, which must have no effect.
    fn dishonest(&self) -> Value {
        match world::below(12) {
            0..=3 => self.guess(),
            4 => json!({ "do": "again" }),
            5 => json!({ "do": "give-up", "code": "AAAA-AAAA", "opening": "AAAA-AAAA-AAAA-AAAA" }),
            6 => {
                let mut test = self.test();
                test["number"] = json!(world::below(40));
                test
            }
            7 => {
                let mut test = self.test();
                test["kind"] = json!(world::pick(&["versatility", "guesser"]));
                test
            }
            8 => json!({ "do": "back", "deed": world::below(9) }),
            9 => json!({ "do": "review" }),
            10 => json!({ "do": "story" }),
            _ => json!({ "do": "look", "solution": true }),
        }
    }
}

/// Simulates a referee, who reads the desk's list and makes rulings.
pub(super) async fn referee(house: Arc<House>) {
    let venue = &house.venue;
    loop {
        sleep_till_evening().await;
        world::pause(60_000, 1_500_000).await;
        let desk = |method, path: String, body: Value| TestRequest {
            method,
            path,
            body: if body.is_null() { String::new() } else { body.to_string() },
            from: 200,
            key: Some(DESK),
        };
        let changes = venue.book.open().changes;
        let list = desk(Method::GET, "/desk/api/tables".into(), Value::Null);
        let Some(answer) = ask(&house, &list).await else { continue };
        venue.judge_desk(&answer, changes);
        let mut keyless = list;
        keyless.key = None;
        if let Some(shut) = ask(&house, &keyless).await
            && shut.status != 401
        {
            venue.book.blame(format!("the desk opens without its key: {}", shut.status));
        }
        let tables = answer.json()["tables"].as_array().cloned().unwrap_or_default();
        if tables.is_empty() || world::chance(1, 2) {
            continue;
        }
        let line = &tables[world::below(tables.len())];
        let name = line["table"].as_str().unwrap_or_default();
        let deed = &line["deed"]["back"]["deed"];
        let ruling = match deed.is_null() {
            false if world::chance(1, 2) => {
                desk(Method::POST, format!("/desk/api/tables/{name}/back"), json!({ "deed": deed }))
            }
            _ => {
                let rule = world::pick(&["close", "reopen", "reopen", "take-back", "reset"]);
                desk(Method::POST, format!("/desk/api/tables/{name}"), json!({ "rule": rule }))
            }
        };
        if let Some(answer) = ask(&house, &ruling).await {
            venue.judge(&ruling, None, &answer);
        }
    }
}
