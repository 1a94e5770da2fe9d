//! Venue of simulated games: its games, its store, and the checks of all responses against the
//! ledger.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use serde_json::Value;

use super::database::ClockedDatabase;
use super::disk::{Book, Rules};
use super::memory::Memory;
use super::question::{TestRequest, TestResponse};
use crate::common::seed::Seed;
use crate::game::{GameSession, GameStatus};
use crate::seal::{Cost, PuzzleId, RefereeKey};
use crate::serve::data::TableLocation;
use crate::serve::error::StoreError;
use crate::serve::name::TableName;
use crate::serve::options::RefereedGames;
use crate::serve::store::{Store, TableStore};
use crate::witches::board::{Plot, Special};
use crate::witches::settings::Level;
use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};
use crate::witches::table::{Keeper, Limits};

/// Key of every desk.
pub(super) const DESK: &str = "the-key-of-a-simulated-desk";
/// Referee key of every tournament.
const KEY: RefereeKey = RefereeKey::new([7; 20]);

/// Back end of the store.
#[derive(Clone)]
pub(super) enum Place {
    Memory(Memory),
    Sqlite(PathBuf),
    Postgres(TableLocation),
}

impl Place {
    pub(super) fn keeping(&self) -> Result<Box<dyn TableStore>, StoreError> {
        Ok(match self {
            Place::Memory(memory) => Box::new(memory.clone()),
            Place::Sqlite(path) => Store::open(&TableLocation::File(path.clone()), false)?.backend,
            Place::Postgres(data) => Box::new(ClockedDatabase::open(data)?),
        })
    }
}

/// Kind of venue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Tables are opened by players; one server with a file.
    Club,
    /// Tables are opened by players; two servers with a database.
    Hall,
    /// Tables are opened beforehand, and tests are limited to the board; one server.
    Tournament,
    /// As `Tournament`, with two servers.
    Championship,
}

impl Kind {
    pub(super) const ALL: [Kind; 4] =
        [Kind::Club, Kind::Hall, Kind::Tournament, Kind::Championship];

    fn is_shared(self) -> bool {
        matches!(self, Kind::Hall | Kind::Championship)
    }

    fn is_watched(self) -> bool {
        matches!(self, Kind::Tournament | Kind::Championship)
    }
}

/// Game with its secrets, which responses must not contain.
#[derive(Clone, Debug)]
pub(super) struct KnownGame {
    pub play: Arc<dyn GameSession>,
    /// Code as printed.
    pub code: String,
    pub herbs: Vec<&'static str>,
    pub answer: Vec<&'static str>,
    pub give_up: String,
    pub opening: Option<String>,
    pub players: u8,
    tests: u32,
    limited: bool,
}

impl KnownGame {
    fn new(seed: u64, level: Level, secrecy: Secrecy, limited: bool) -> Self {
        let settings = level.settings();
        let options = SheetOptions { settings, secrecy, ..SheetOptions::new(Seed(seed)) };
        let sheet = Sheet::make_at_cost(&options, Cost::LEAST).expect("a sheet of a level");
        let keeper = Keeper::of_sheet(&sheet);
        let limits = Limits::of(&sheet.board, settings.length().longest());
        let keeper = if limited { keeper.with_limits(limits) } else { keeper.with_board(limits) };
        let plots = sheet.board.gardens.iter().flat_map(|garden| &garden.cells);
        let free = plots.filter(|(_, plot)| {
            matches!(plot, Plot::Special(Special::Guesser | Special::Versatility))
        });
        let names = |herbs: &[crate::witches::puzzle::Ingredient]| {
            herbs.iter().map(|herb| herb.id()).collect::<Vec<_>>()
        };
        KnownGame {
            code: sheet.code(),
            herbs: names(keeper.ingredients()),
            answer: names(&sheet.answers[0]),
            give_up: sheet.give_up.to_string(),
            opening: sheet.opening.map(|opening| opening.to_string()),
            players: sheet.options.players.count(),
            // Each cauldron and each special cell that gives tests is tested once.
            tests: (sheet.board.cauldrons.len() + free.count()) as u32,
            play: Arc::new(keeper),
            limited,
        }
    }

    pub(super) fn id(&self) -> PuzzleId {
        self.play.payload().id()
    }

    fn of(kind: Kind) -> &'static [KnownGame] {
        static CLUB: OnceLock<Vec<KnownGame>> = OnceLock::new();
        static WATCHED: OnceLock<Vec<KnownGame>> = OnceLock::new();
        let kept = Secrecy::Referee(KEY);
        match kind.is_watched() {
            false => CLUB.get_or_init(|| {
                vec![
                    KnownGame::new(1, Level::FirstGame, Secrecy::Open, false),
                    KnownGame::new(2, Level::FirstGame, kept, false),
                ]
            }),
            true => WATCHED.get_or_init(|| {
                vec![
                    KnownGame::new(3, Level::FirstGame, kept, true),
                    KnownGame::new(4, Level::AmateurWitch, kept, false),
                ]
            }),
        }
    }
}

/// Place where games are played, with its store and ledger.
pub(super) struct Venue {
    pub kind: Kind,
    pub games: &'static [KnownGame],
    pub rules: Rules,
    pub data: TableLocation,
    pub place: Place,
    pub book: Book,
    pub beforehand: Option<usize>,
    put_forward: AtomicBool,
}

impl Venue {
    /// Creates a venue; tables are in memory unless `place` is given.
    pub(super) fn new(kind: Kind, place: Option<Place>) -> Arc<Venue> {
        let games = KnownGame::of(kind);
        let mut refereed = RefereedGames::default();
        for game in games {
            refereed.add(game.play.clone(), false);
        }
        let limited = games.iter().filter(|game| game.limited);
        let rules = Rules {
            games: Arc::new(refereed),
            tests: limited.map(|game| (game.id(), game.tests)).collect(),
            namings: games.iter().map(|game| (game.id(), 3)).collect(),
            watched: kind.is_watched(),
        };
        let data = if kind.is_shared() { "postgres://club@db/w" } else { "tables.sqlite" };
        Arc::new(Venue {
            kind,
            games,
            rules,
            data: TableLocation::at(data.into()).expect("a place for tables"),
            place: place.unwrap_or_else(|| Place::Memory(Memory::new(kind.is_shared()))),
            book: Book::default(),
            beforehand: kind.is_watched().then_some(3),
            put_forward: AtomicBool::default(),
        })
    }

    pub(super) fn is_shared(&self) -> bool {
        self.kind.is_shared()
    }

    /// Records a change of the wall clock by `ms`. Limits in the store are absolute times, so that
    /// putting the clock forward cancels them: in a database at once, in a file at the next start
    /// of the server.
    pub(super) fn clock_was_put(&self, ms: i64) {
        match self.is_shared() {
            true if ms > 0 => self.book.open().forget_guesses(true),
            true => {}
            false => {
                self.put_forward.fetch_or(ms > 0, Ordering::Relaxed);
            }
        }
    }

    /// Whether the clock was put forward since the last call.
    pub(super) fn was_clock_put_forward(&self) -> bool {
        self.put_forward.swap(false, Ordering::Relaxed)
    }

    fn known(&self, id: PuzzleId) -> Option<&KnownGame> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// Checks a response against the ledger. `known` has the revision that the client knows, and
    /// the newest revision that was stored when the request was sent.
    pub(super) fn judge(
        &self,
        question: &TestRequest,
        known: Option<(Option<u32>, u32)>,
        answer: &TestResponse,
    ) {
        let blame = |what: String| {
            let TestRequest { method, path, body, .. } = question;
            self.book.blame(format!("{method} {path} {body}: {} {what}", answer.status));
        };
        let body = answer.json();
        let why = body["error"]["key"].as_str().unwrap_or_default();
        if answer.status == 500 && !["server-unsure", "server-not-kept"].contains(&why) {
            blame(format!("a server failed: {}", answer.text));
        }
        for game in self.games {
            let secrets = [Some(&game.give_up), game.opening.as_ref()];
            if secrets.into_iter().flatten().any(|secret| answer.text.contains(secret.as_str())) {
                blame("told a code that opens the answer".into());
            }
        }
        let own = self.games.iter().find(|game| game.play.payload().has_play());
        if own.is_some_and(|game| answer.text.contains(&game.code)) {
            blame("told a code that holds its own key".into());
        }
        if question.path == "/api/tables/of"
            && self.kind.is_watched()
            && body["tables"].as_array().is_some_and(|tables| !tables.is_empty())
        {
            blame("told the names of a tournament's tables".into());
        }
        let named = body["table"].as_str().or_else(|| {
            let rest = question.path.strip_prefix("/api/tables/")?;
            rest.split(['/', '?']).next()
        });
        let Some(table) = named.and_then(|name| name.parse::<TableName>().ok()) else { return };
        let action: Value = serde_json::from_str(&question.body).unwrap_or_default();
        let revision = body["view"]["revision"].as_u64().unwrap_or_default() as u32;
        let is_verdict = match action["do"].as_str() {
            Some("check") => self.is_of_guess(table, revision),
            kind => kind == Some("give-up"),
        };
        if is_verdict && answer.status == 200 && !self.book.open().verdict(table, revision) {
            blame("told a verdict on a guess that nobody counted".into());
        }
        match (answer.status, known) {
            (204, Some((Some(revision), newest))) if newest > revision => {
                blame(format!("kept {newest} from a phone that has {revision}"));
            }
            (200 | 201, _) if !body["view"].is_null() => {
                if let Some(what) = self.wrong(table, &body["view"], known) {
                    blame(what);
                }
            }
            _ => {}
        }
    }

    /// Whether a revision is the result of a guess. A repeated guess has no new revision: its
    /// response is sent again.
    fn is_of_guess(&self, table: TableName, revision: u32) -> bool {
        let ledger = self.book.open();
        let guesses = |revision: u32| {
            let state = &ledger.at(table, revision)?.state;
            let game = self.known(ledger.game(table)?)?;
            Some(game.play.summary(state).ok()?.guesses)
        };
        revision.checked_sub(1).is_none_or(|before| guesses(before) != guesses(revision))
    }

    /// Returns the violation in a view of a table, if there is one.
    fn wrong(
        &self,
        table: TableName,
        view: &Value,
        known: Option<(Option<u32>, u32)>,
    ) -> Option<String> {
        let ledger = self.book.open();
        let revision = view["revision"].as_u64()? as u32;
        if let Some((_, newest)) = known.filter(|(_, newest)| revision < *newest) {
            return Some(format!("showed revision {revision}, {newest} was kept before"));
        }
        let Some(entry) = ledger.at(table, revision) else {
            return Some(format!("showed revision {revision}, which was never kept"));
        };
        let game = self.known(ledger.game(table)?)?;
        let kept = game.play.read_table(&entry.state).ok()?;
        if kept.view != *view {
            return Some(format!("showed revision {revision} otherwise than it was kept"));
        }
        let standing = game.play.summary(&entry.state).ok()?.status;
        let over = matches!(standing, GameStatus::Won | GameStatus::Lost | GameStatus::GivenUp);
        (!over && !view["solution"].is_null())
            .then(|| format!("told the solution while the game stands as {standing:?}"))
    }

    /// Checks the desk's list against the ledger: the time and rank of each win.
    pub(super) fn judge_desk(&self, answer: &TestResponse, changes: u64) {
        let ledger = self.book.open();
        if ledger.changes != changes || answer.status != 200 {
            return;
        }
        let mut wrong = Vec::new();
        let mut moments: BTreeMap<PuzzleId, Vec<i64>> = BTreeMap::new();
        for (table, game) in ledger.tables() {
            moments.entry(game).or_default().extend(ledger.last(table).and_then(|last| last.won));
        }
        for line in answer.json()["tables"].as_array().into_iter().flatten() {
            let Some(name) = line["table"].as_str().and_then(|name| name.parse().ok()) else {
                continue;
            };
            let won = ledger.last(name).and_then(|last| last.won);
            if line["won"]["at"].as_i64() != won {
                wrong
                    .push(format!("the desk says that {name} won at {}, not {won:?}", line["won"]));
            }
            if let (Some(won), Some(game)) = (won, ledger.game(name)) {
                let earlier = moments[&game].iter().filter(|&&moment| moment < won).count();
                if line["won"]["rank"].as_u64() != Some(1 + earlier as u64) {
                    wrong.push(format!("the desk gives {name} another rank: {}", line["won"]));
                }
            }
        }
        drop(ledger);
        wrong.into_iter().for_each(|what| self.book.blame(what));
    }
}
