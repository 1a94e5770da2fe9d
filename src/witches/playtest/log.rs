//! The log of a game that people played to its end, as a line of an open format: what was tested
//! and told, and how it ended. Nothing else fits in: no names, no notes, no dates, no free text.

mod handed;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use serde_json::{Error, Map, Value};

use crate::common::json::{Fields, read_by_fields};
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::seal::{CodeError, Payload, PuzzleId};
use crate::witches::puzzle::{MAX_GROWN, MAX_POTION};
use crate::witches::settings::Settings;
use crate::witches::table::{HelpCounts, Mode, PlayError, Status, Table, Test};
use crate::witches::wire;

/// What tells a line of ours from others.
const FORMAT: &str = "cauldron-log";
/// The version of the format.
const VERSION: u8 = 2;
/// The version before 1.0.
const EARLIER_VERSION: u64 = 1;
/// The most tests of a log, and the most answers: as many as a stored table can have.
const MOST: usize = 500;
/// The most times that help is asked for, or an answer is checked, that are believed.
const MOST_ASKED: u32 = 100_000;

/// How a game that people played came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameEnd {
    /// A test won.
    Test,
    /// An answer that was checked was right.
    Answer,
    /// The last ditch effort won.
    LastDitch,
    /// The players gave up.
    GivenUp,
    /// The last ditch effort failed.
    Lost,
}

impl GameEnd {
    /// Whether the players won.
    pub fn is_won(self) -> bool {
        matches!(self, GameEnd::Test | GameEnd::Answer | GameEnd::LastDitch)
    }
}

/// An answer that was checked, without its ingredients.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct CheckedAnswer {
    /// After how many tests.
    after: u32,
    /// Whether it was right.
    right: bool,
    /// Whose answer it was, counted from 0, if it was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<u8>,
    /// Whether it was the last ditch effort.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    last: bool,
}

read_by_fields! {
    CheckedAnswer { after, right; or by, last }
}

/// A game that people played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLog {
    /// The identity of the game.
    id: PuzzleId,
    settings: Settings,
    players: Players,
    mode: Mode,
    ended: GameEnd,
    /// How many answers were checked; `None` where that was not told.
    checked: Option<u32>,
    /// Those of them that were noted one by one, the first one first.
    answers: Vec<CheckedAnswer>,
    /// What help was asked for; `None` where that was not told.
    help: Option<HelpCounts>,
    /// The tests, the oldest first.
    log: Vec<Test>,
}

/// A line, as it is written.
#[derive(Serialize)]
struct Line<'a> {
    format: &'static str,
    version: u8,
    id: String,
    game: String,
    edition: Edition,
    level: Option<u8>,
    settings: &'a Settings,
    players: Players,
    mode: Mode,
    ended: GameEnd,
    tests: usize,
    checked: Option<u32>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    answers: &'a [CheckedAnswer],
    help: Option<HelpCounts>,
    log: &'a [Test],
}

/// Why there is no line of a game, or a line is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameLogError {
    /// Something else.
    #[error(
        "it holds no game; what can be read is a game as the phone page or the terminal keeps it, one that was handed over, and a referee's tables"
    )]
    NoGame,
    /// A line that is one already.
    #[error("it holds lines of games already; compare them as they are")]
    Lines,
    /// A stored game that cannot be read.
    #[error(transparent)]
    Table(#[from] PlayError),
    /// A text that hands a game over, and is torn.
    #[error("the text that hands a game over is damaged; copy all of it")]
    Torn,
    /// A text of a later version.
    #[error(
        "the game was handed over by a newer version of the page; update this program to read it"
    )]
    Newer,
    /// A game that goes on.
    #[error("the game has not ended; play it to its end, or give up, and come back then")]
    Unfinished,
    /// A game that goes on, as far as a text tells that hands it over.
    #[error(
        "the game has not ended, as far as the text that hands it over tells; a game that ended with an answer or was given up is told by the file that its phone saves"
    )]
    Open,
    /// A referee's game, whose settings nobody told.
    #[error("a referee's game tells neither its level nor how many play")]
    Closed,
    /// More tests than a line holds.
    #[error("a log of {0} tests is longer than a line can be; the most is 64 KiB")]
    Long(usize),
    /// A line that is too long.
    #[error("a line has at most 64 KiB")]
    LongLine,
    /// A line that is none.
    #[error("no line of a game: {0}")]
    Line(String),
    /// A line, or a handed game, of a version before 1.0.
    #[error("a version of Cauldron Press before 1.0, which was never released, made it")]
    Earlier,
    /// A line of a later version.
    #[error("a line of version {0}, and this program reads version {VERSION}; update it")]
    Version(u64),
}

impl From<CodeError> for GameLogError {
    fn from(error: CodeError) -> Self {
        PlayError::from(error).into()
    }
}

impl From<Error> for GameLogError {
    fn from(error: Error) -> Self {
        // A name in the line may hold anything: what is told of it stays one line.
        let shown = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
        GameLogError::Line(error.to_string().chars().map(shown).collect())
    }
}

impl GameLog {
    /// The most bytes of a line.
    pub const LONGEST: usize = 64 << 10;

    /// The log of a game in any of the forms in which a text keeps one: a stored table, what a
    /// browser keeps around it, and a text that hands a game over, or its address. The settings
    /// and players are those of a tournament's game, whose code does not tell them.
    ///
    /// # Errors
    /// If the text is something else, or the game has not ended.
    pub fn of_text(text: &str, told: Option<(Settings, Players)>) -> Result<GameLog, GameLogError> {
        if let Some(handed) = handed::handed_in(text)? {
            let table = handed::table(&handed)?;
            let log = GameLog::of(&table, told).map_err(|error| match error {
                GameLogError::Unfinished => GameLogError::Open,
                error => error,
            })?;
            // Neither is handed over.
            return Ok(GameLog { checked: None, help: None, ..log });
        }
        let object = |text| serde_json::from_str::<Map<String, Value>>(text).ok();
        let first = text.trim().lines().next().unwrap_or_default();
        let kept = object(text).or_else(|| object(first)).ok_or(GameLogError::NoGame)?;
        match (kept.get("format"), kept.get("save")) {
            (Some(Value::String(format)), _) if format == FORMAT => Err(GameLogError::Lines),
            (_, Some(Value::String(save))) => GameLog::of(&Table::from_json(save)?, told),
            _ if kept.contains_key("stored") => GameLog::of(&Table::from_json(text)?, told),
            _ => Err(GameLogError::NoGame),
        }
    }

    /// The log of a table. The settings and players are those of a tournament's game, whose code
    /// does not tell them.
    ///
    /// # Errors
    /// If the game has not ended, or is none.
    pub fn of(table: &Table, told: Option<(Settings, Players)>) -> Result<GameLog, GameLogError> {
        let payload = table.payload()?;
        let ended = ended(table)?;
        let (settings, players) = of_code(&payload)?.or(told).ok_or(GameLogError::Closed)?;
        let settings = settings.in_edition(payload.edition());
        GameLog::made(table, ended, payload.id(), (settings, players))
    }

    /// The log of a table as a referee's server keeps it: without a code, beside the identity of
    /// its game. It tells neither settings nor players.
    ///
    /// # Errors
    /// If the text is something else, or the game has not ended.
    pub fn of_referee(
        text: &str,
        id: PuzzleId,
        told: Option<(Settings, Players)>,
    ) -> Result<GameLog, GameLogError> {
        let table = Table::from_json(text)?;
        let ended = ended(&table)?;
        GameLog::made(&table, ended, id, told.ok_or(GameLogError::Closed)?)
    }

    fn made(
        table: &Table,
        ended: GameEnd,
        id: PuzzleId,
        (settings, players): (Settings, Players),
    ) -> Result<GameLog, GameLogError> {
        let log = GameLog {
            id,
            settings,
            players,
            mode: table.mode(),
            ended,
            checked: Some(table.guesses()),
            answers: answers(table),
            help: Some(table.help_counts()),
            log: table.tests().to_vec(),
        };
        log.check().map_err(|why| GameLogError::Line(why.into()))?;
        Ok(log)
    }

    /// The line, without the end of it. [`read`](GameLog::read) reads it.
    ///
    /// # Errors
    /// If it would be too long.
    pub fn line(&self) -> Result<String, GameLogError> {
        let line = Line {
            format: FORMAT,
            version: VERSION,
            id: self.id.to_string(),
            game: self.id.label(),
            edition: self.settings.edition(),
            level: self.settings.level().map(|level| level.number()),
            settings: &self.settings,
            players: self.players,
            mode: self.mode,
            ended: self.ended,
            tests: self.tests(),
            checked: self.checked,
            answers: &self.answers,
            help: self.help,
            log: &self.log,
        };
        let line = serde_json::to_string(&line)?;
        match line.len() > GameLog::LONGEST {
            true => Err(GameLogError::Long(self.log.len())),
            false => Ok(line),
        }
    }

    /// Reads a line. Its length is looked at before all else.
    ///
    /// # Errors
    /// If it is none, or tells what cannot be.
    pub fn read(line: &str) -> Result<GameLog, GameLogError> {
        if line.len() > GameLog::LONGEST {
            return Err(GameLogError::LongLine);
        }
        let mut fields: Fields = serde_json::from_str(line)?;
        let unlike = |why: &str| GameLogError::Line(why.into());
        let format: String = fields.take("format")?;
        if format != FORMAT {
            return Err(unlike("its format is another than cauldron-log"));
        }
        match fields.take("version")? {
            version if version == u64::from(VERSION) => {}
            EARLIER_VERSION => return Err(GameLogError::Earlier),
            version => return Err(GameLogError::Version(version)),
        }
        let (id, game): (String, String) = (fields.take("id")?, fields.take("game")?);
        let (edition, level): (Edition, Option<u8>) =
            (fields.take("edition")?, fields.take("level")?);
        let tests: usize = fields.take("tests")?;
        let bytes = u64::from_str_radix(&id, 16).unwrap_or_default().to_be_bytes();
        let log = GameLog {
            id: PuzzleId(bytes),
            settings: fields.take("settings")?,
            players: fields.take("players")?,
            mode: fields.take("mode")?,
            ended: fields.take("ended")?,
            checked: fields.take("checked")?,
            answers: fields.take_or("answers", Vec::new())?,
            help: fields.take("help")?,
            log: fields.take("log")?,
        };
        fields.end()?;
        if log.id.to_string() != id {
            return Err(unlike("`id` has sixteen digits, 0 to 9 and a to f"));
        }
        if log.id.label() != game {
            return Err(unlike("`game` is another than that of `id`"));
        }
        if log.settings.edition() != edition {
            return Err(unlike("`edition` is another than that of `settings`"));
        }
        if log.settings.level().map(|level| level.number()) != level {
            return Err(unlike("`level` is another than that of `settings`"));
        }
        if log.tests() != tests {
            return Err(unlike("`tests` is not how many tests of `log` count"));
        }
        log.check().map_err(unlike)?;
        Ok(log)
    }

    /// Whether it can be that of a game.
    fn check(&self) -> Result<(), &'static str> {
        if self.mode == Mode::Competitive && self.players == Players::ONE {
            return Err("one player has no rivals");
        }
        if self.log.len() > MOST || self.answers.len() > MOST {
            return Err("there are at most 500 tests, and as many answers");
        }
        let by = |by: Option<u8>| by.is_none_or(|by| by < self.players.count());
        let grown = 1..=self.settings.length().longest().min(MAX_GROWN);
        let known = usize::from(self.settings.ingredients());
        for test in &self.log {
            if !by(test.by) {
                return Err("a test is made by a witch who does not play");
            }
            if !(1..=MAX_POTION).contains(&test.pours.len()) {
                return Err("a potion has 1 to 12 ingredients");
            }
            if !test.pours.iter().all(|pour| grown.contains(&pour.grown)) {
                return Err(
                    "an ingredient has at least one dot, and at most as many as the longest recipe has ingredients",
                );
            }
            if test.pours.iter().any(|pour| pour.ingredient.index() >= known) {
                return Err("a potion has an ingredient that is not in play");
            }
            let counted = usize::from(test.undergrown) + usize::from(test.overgrown);
            if counted > test.pours.len() {
                return Err("a test counts more ingredients than its potion has");
            }
        }
        let follows = |pair: &[Test]| pair[0].number.checked_add(1) == Some(pair[1].number);
        if !self.log.windows(2).all(follows) {
            return Err("tests are numbered one after the other");
        }
        if self.checked.is_some_and(|checked| checked > MOST_ASKED) {
            return Err("nobody checks so many answers");
        }
        let sound = |answer: &CheckedAnswer| {
            by(answer.by) && usize::try_from(answer.after).is_ok_and(|n| n <= self.log.len())
        };
        if !self.answers.iter().all(sound) {
            return Err("an answer is checked by one who plays, after as many tests as there were");
        }
        let rest = self.log.split_last().map_or(&[][..], |(_, rest)| rest);
        if rest.iter().any(|test| test.won) {
            return Err("only the last test can win");
        }
        let named = self.answers.iter().find(|answer| answer.right);
        match (self.ended, self.log.last().filter(|test| test.won && !test.mistyped), named) {
            (GameEnd::Test, Some(_), None) => Ok(()),
            (GameEnd::LastDitch, None, Some(answer)) if answer.last => Ok(()),
            (GameEnd::Answer, None, Some(answer)) if !answer.last => Ok(()),
            // Neither is told of a game that was handed over.
            (GameEnd::Answer | GameEnd::LastDitch, None, None) if self.checked.is_none() => Ok(()),
            (GameEnd::Test, ..) => Err("the last test is not one that won"),
            (GameEnd::Answer | GameEnd::LastDitch, ..) => Err("no answer is one that won so"),
            (_, Some(_), _) => Err("a test won, and the game is said to have ended otherwise"),
            (_, _, Some(_)) => {
                Err("an answer was right, and the game is said to have ended otherwise")
            }
            (_, None, None) => Ok(()),
        }
    }

    /// The identity of its game.
    pub fn id(&self) -> PuzzleId {
        self.id
    }

    /// What it was drawn by.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many played.
    pub fn players(&self) -> Players {
        self.players
    }

    /// Who played with whom.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// How it ended.
    pub fn ended(&self) -> GameEnd {
        self.ended
    }

    /// How many tests counted.
    pub fn tests(&self) -> usize {
        self.log.iter().filter(|test| !test.mistyped).count()
    }

    /// Whether any help is known to have been asked for.
    pub fn was_helped(&self) -> bool {
        self.help.is_some_and(|help| help != HelpCounts::default())
    }
}

/// When the recipe was named.
fn answers(table: &Table) -> Vec<CheckedAnswer> {
    let checked = table.namings().iter().map(|naming| CheckedAnswer {
        after: naming.tests,
        right: naming.right,
        by: naming.by,
        last: naming.last,
    });
    checked.collect()
}

/// How a table came to its end.
fn ended(table: &Table) -> Result<GameEnd, GameLogError> {
    let named = table.namings().iter().find(|naming| naming.right);
    match (table.status(), table.solution()) {
        (Status::Won, _) => Ok(match named {
            Some(naming) if naming.last => GameEnd::LastDitch,
            Some(_) => GameEnd::Answer,
            None => GameEnd::Test,
        }),
        (Status::Lost, _) => Ok(GameEnd::Lost),
        (_, Some(_)) => Ok(GameEnd::GivenUp),
        (Status::Playing | Status::LastDitch, None) => Err(GameLogError::Unfinished),
    }
}

/// What a code tells of its game; nothing where it is a tournament's.
fn of_code(payload: &Payload) -> Result<Option<(Settings, Players)>, GameLogError> {
    if payload.game() != wire::GAME {
        return Err(CodeError::OtherGame(payload.game()).into());
    }
    if !payload.has_play() {
        return Ok(None);
    }
    let bytes = payload.open_for_play().map_err(PlayError::from)?;
    let deal = wire::read(payload.edition(), &bytes).map_err(PlayError::from)?;
    Ok(Some((*deal.puzzle.settings(), deal.players)))
}
