//! Log of a game that people played to its end, as one line of JSON in an open format: the tests
//! with their results, and how the game ended. The format has no field for names, notes, dates or
//! free text.

mod handed;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use serde_json::{Error, Map, Value};

use crate::common::edition::Edition;
use crate::common::json::{Fields, read_by_fields};
use crate::common::players::Players;
use crate::seal::{CodeError, Payload, PuzzleId};
use crate::witches::puzzle::{MAX_GROWN, MAX_POTION};
use crate::witches::settings::Settings;
use crate::witches::table::{HelpCounts, Mode, PlayError, Table, TableStatus, Test};
use crate::witches::wire;

/// Value of the field `format`, which identifies the format.
const FORMAT: &str = "cauldron-log";
/// Version of the format.
const VERSION: u8 = 2;
/// Version of the format in releases before 1.0, which is refused.
const EARLIER_VERSION: u64 = 1;
/// Maximum number of tests, and of answers, in a log; equal to the limit of a stored table.
const MOST: usize = 500;
/// Maximum plausible number of checked answers.
const MOST_ASKED: u32 = 100_000;

/// End of a game that people played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameEnd {
    /// Won by a test.
    Test,
    /// Won by naming the recipe before the end of the play.
    Answer,
    /// Won by the last ditch effort.
    LastDitch,
    /// Given up: the players opened the solution.
    GivenUp,
    /// Lost: the last ditch effort failed.
    Lost,
}

impl GameEnd {
    /// Whether the players won.
    pub fn is_won(self) -> bool {
        matches!(self, GameEnd::Test | GameEnd::Answer | GameEnd::LastDitch)
    }
}

/// Checked answer, without its ingredients.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct CheckedAnswer {
    /// Number of tests made before it.
    after: u32,
    /// Whether it was right.
    right: bool,
    /// Witch who gave it, counted from 0, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<u8>,
    /// Whether it was the last ditch effort.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    last: bool,
}

read_by_fields! {
    CheckedAnswer { after, right; or by, last }
}

/// Game that people played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLog {
    /// Identity of the puzzle.
    id: PuzzleId,
    settings: Settings,
    players: Players,
    mode: Mode,
    ended: GameEnd,
    /// Number of checked answers; `None` if unknown.
    checked: Option<u32>,
    /// Answers that were recorded one by one, the oldest first.
    answers: Vec<CheckedAnswer>,
    /// Number of requests for help of each kind; `None` if unknown.
    help: Option<HelpCounts>,
    /// Tests, the oldest first.
    log: Vec<Test>,
}

/// Serialized form of a [`GameLog`].
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

/// Error in making or reading a [`GameLog`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameLogError {
    /// Text that contains no game in any known form.
    #[error(
        "it holds no game; what can be read is a game as the phone page or the terminal keeps it, one that was handed over, and a referee's tables"
    )]
    NoGame,
    /// Text that already consists of log lines.
    #[error("it holds lines of games already; compare them as they are")]
    Lines,
    /// Stored game that cannot be read.
    #[error(transparent)]
    Table(#[from] PlayError),
    /// Handed-over text that is damaged.
    #[error("the text that hands a game over is damaged; copy all of it")]
    Torn,
    /// Handed-over text of a later version.
    #[error(
        "the game was handed over by a newer version of the page; update this program to read it"
    )]
    Newer,
    /// Game that has not ended.
    #[error("the game has not ended; play it to its end, or give up, and come back then")]
    Unfinished,
    /// Handed-over game that has not ended, as far as its text shows.
    #[error(
        "the game has not ended, as far as the text that hands it over tells; a game that ended with an answer or was given up is told by the file that its phone saves"
    )]
    Open,
    /// Game of a referee, given without its settings.
    #[error("a referee's game tells neither its level nor how many play")]
    Closed,
    /// Log with too many tests for a line; holds their number.
    #[error("a log of {0} tests is longer than a line can be; the most is 64 KiB")]
    Long(usize),
    /// Line longer than [`GameLog::LONGEST`].
    #[error("a line has at most 64 KiB")]
    LongLine,
    /// Line that is not a valid log; holds the reason.
    #[error("no line of a game: {0}")]
    Line(String),
    /// Line or handed-over game of a version before 1.0.
    #[error("a version of Cauldron Press before 1.0, which was never released, made it")]
    Earlier,
    /// Line of a later version; holds the version.
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
        // The message may quote a field name of the line. Control characters are replaced, so that
        // it stays on one line.
        let shown = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
        GameLogError::Line(error.to_string().chars().map(shown).collect())
    }
}

impl GameLog {
    /// Maximum length of a line, in bytes.
    pub const LONGEST: usize = 64 << 10;

    /// Reads a game from a text in any stored form: a stored table, a browser's record that
    /// contains one, or a handed-over text or its URL. The second parameter gives the settings and
    /// players of a tournament's game, whose code does not contain them.
    ///
    /// # Errors
    /// Fails if the text is in none of these forms, if the game has not ended, or if the settings
    /// of a tournament's game are missing.
    pub fn of_text(
        text: &str,
        known_settings: Option<(Settings, Players)>,
    ) -> Result<GameLog, GameLogError> {
        if let Some(handed) = handed::handed_in(text)? {
            let table = handed::table(&handed)?;
            let log = GameLog::of(&table, known_settings).map_err(|error| match error {
                GameLogError::Unfinished => GameLogError::Open,
                error => error,
            })?;
            // A handed-over text contains neither the number of checked answers nor that of
            // requests for help.
            return Ok(GameLog { checked: None, help: None, ..log });
        }
        let object = |text| serde_json::from_str::<Map<String, Value>>(text).ok();
        let first = text.trim().lines().next().unwrap_or_default();
        let kept = object(text).or_else(|| object(first)).ok_or(GameLogError::NoGame)?;
        match (kept.get("format"), kept.get("save")) {
            (Some(Value::String(format)), _) if format == FORMAT => Err(GameLogError::Lines),
            (_, Some(Value::String(save))) => GameLog::of(&Table::from_json(save)?, known_settings),
            _ if kept.contains_key("stored") => {
                GameLog::of(&Table::from_json(text)?, known_settings)
            }
            _ => Err(GameLogError::NoGame),
        }
    }

    /// Makes the log of a table. The second parameter gives the settings and players of a
    /// tournament's game, whose code does not contain them.
    ///
    /// # Errors
    /// Fails if the game has not ended, if the code of the table cannot be read, or if the settings
    /// of a tournament's game are missing.
    pub fn of(
        table: &Table,
        known_settings: Option<(Settings, Players)>,
    ) -> Result<GameLog, GameLogError> {
        let payload = table.payload()?;
        let ended = ended(table)?;
        let (settings, players) =
            of_code(&payload)?.or(known_settings).ok_or(GameLogError::Closed)?;
        let settings = settings.in_edition(payload.edition());
        GameLog::new(table, ended, payload.id(), (settings, players))
    }

    /// Makes the log of a table in the form stored by a referee's server: without the code, so the
    /// puzzle's `id` is given separately. The text contains neither settings nor players, so the
    /// last parameter has to give both.
    ///
    /// # Errors
    /// Fails if the text is not a stored table, if the game has not ended, or if the settings are
    /// `None`.
    pub fn of_referee(
        text: &str,
        id: PuzzleId,
        known_settings: Option<(Settings, Players)>,
    ) -> Result<GameLog, GameLogError> {
        let table = Table::from_json(text)?;
        let ended = ended(&table)?;
        GameLog::new(&table, ended, id, known_settings.ok_or(GameLogError::Closed)?)
    }

    fn new(
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

    /// Serializes the log as one line, without a line break. Inverse of [`read`](GameLog::read).
    ///
    /// # Errors
    /// Fails if the line would be longer than [`GameLog::LONGEST`].
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

    /// Parses a line. Its length is checked before it is parsed.
    ///
    /// # Errors
    /// Fails if the line is not a valid log, or describes a game that cannot occur.
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

    /// Verifies that the log can be that of a real game. The error is a sentence for users.
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
            // A handed-over game has no record of its answers.
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

    /// Identity of the puzzle.
    pub fn id(&self) -> PuzzleId {
        self.id
    }

    /// Settings of the puzzle.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Number of players.
    pub fn players(&self) -> Players {
        self.players
    }

    /// Mode of play.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// End of the game.
    pub fn ended(&self) -> GameEnd {
        self.ended
    }

    /// Number of tests, without those entered wrongly.
    pub fn tests(&self) -> usize {
        self.log.iter().filter(|test| !test.mistyped).count()
    }

    /// Whether a request for help is recorded. False if help is unknown.
    pub fn was_helped(&self) -> bool {
        self.help.is_some_and(|help| help != HelpCounts::default())
    }
}

/// Converts the namings of a table into answers without ingredients.
fn answers(table: &Table) -> Vec<CheckedAnswer> {
    let checked = table.namings().iter().map(|naming| CheckedAnswer {
        after: naming.tests,
        right: naming.right,
        by: naming.by,
        last: naming.last,
    });
    checked.collect()
}

/// Determines how the game of a table ended.
///
/// # Errors
/// Fails if the game has not ended.
fn ended(table: &Table) -> Result<GameEnd, GameLogError> {
    let named = table.namings().iter().find(|naming| naming.right);
    match (table.status(), table.solution()) {
        (TableStatus::Won, _) => Ok(match named {
            Some(naming) if naming.last => GameEnd::LastDitch,
            Some(_) => GameEnd::Answer,
            None => GameEnd::Test,
        }),
        (TableStatus::Lost, _) => Ok(GameEnd::Lost),
        (_, Some(_)) => Ok(GameEnd::GivenUp),
        (TableStatus::Playing | TableStatus::LastDitch, None) => Err(GameLogError::Unfinished),
    }
}

/// Returns the settings and players in a code; `None` for the code of a tournament, which does not
/// contain them.
fn of_code(payload: &Payload) -> Result<Option<(Settings, Players)>, GameLogError> {
    if payload.game() != wire::GAME {
        return Err(CodeError::OtherGame(payload.game()).into());
    }
    if !payload.has_play() {
        return Ok(None);
    }
    let bytes = payload.open_for_play().map_err(PlayError::from)?;
    let game_data = wire::read(payload.edition(), &bytes).map_err(PlayError::from)?;
    Ok(Some((*game_data.puzzle.settings(), game_data.players)))
}
