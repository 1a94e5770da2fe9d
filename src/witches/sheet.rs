//! Internal, may change. A sheet: one ready-to-play game, generated from one seed.

#[cfg(test)]
mod tests;

use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::settings_digest::SettingsDigest;
use crate::common::stream::Stream;
use crate::seal::source::SecretSource;
use crate::seal::{
    CodeParts, Contents, Cost, GiveUpCode, OpeningCode, Payload, PuzzleId, RefereeKey, SealError,
    to_url,
};
use crate::witches::WitchesConcern;
use crate::witches::aims::Aim;
use crate::witches::board::Board;
use crate::witches::clock::Clock;
use crate::witches::game_data::GameData;
use crate::witches::puzzle::{Answer, Clue, GenerateError, MostAnswers, generate};
use crate::witches::settings::{Level, Settings};
use crate::witches::test_methods::{Extras, TestMethods};
use crate::witches::wire;

/// Keeper of a sheet's secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Secrecy {
    /// Ordinary sheet. Its code tests potions, and its seed is enough to make the game again.
    #[default]
    Open,
    /// Tournament's sheet. Its code holds only the answer seal, its secret is derived from this
    /// key, and nothing on paper reveals the secret.
    Referee(RefereeKey),
}

/// Options from which a [`Sheet`] is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetOptions {
    /// Seed of the game.
    pub seed: Seed,
    /// Number of players.
    pub players: Players,
    /// Level or custom settings.
    pub settings: Settings,
    /// Largest number of answers that the puzzle may have.
    pub most_answers: MostAnswers,
    /// Keeper of the secret.
    pub secrecy: Secrecy,
    /// Web address in the code; `None` for a code of plain text.
    pub base_url: Option<String>,
    /// Number of the language of the printed pages, for the page that the code opens.
    pub language: u8,
    /// Extras printed or written with the sheet. The paper mentions exactly these.
    pub extras: Extras,
    /// Whether the sheet is taken as drawn, without simulated games and without a rating.
    pub as_drawn: bool,
}

impl SheetOptions {
    /// Returns the options of an ordinary sheet of `seed`: a First Game for four players with one
    /// answer, and a code of plain text. Struct update syntax overrides them:
    /// `SheetOptions { players, ..SheetOptions::new(seed) }`.
    pub fn new(seed: Seed) -> SheetOptions {
        SheetOptions {
            seed,
            players: Players::FOUR,
            settings: Level::FirstGame.settings(),
            most_answers: MostAnswers::default(),
            secrecy: Secrecy::Open,
            base_url: None,
            language: 0,
            extras: Extras::default(),
            as_drawn: false,
        }
    }

    /// Whether this is a tournament's sheet.
    pub fn is_referee(&self) -> bool {
        self.secrecy != Secrecy::Open
    }

    /// Returns all settings of the game, for key derivation. Excluded are the seed and the options
    /// outside the game, because one game may be printed in many languages and with many web
    /// addresses.
    pub(crate) fn scope(&self) -> SettingsDigest {
        let &SheetOptions { players, settings, most_answers, .. } = self;
        // Exhaustive, so that each new option must be classified here.
        let SheetOptions { seed: _, secrecy: _, base_url: _, language: _, .. } = self;
        let SheetOptions { extras: _, as_drawn: _, .. } = self;
        let [a, b, c, d, e, f, g] = settings.to_bytes();
        SettingsDigest::of(&[a, b, c, d, e, f, g, players.count(), most_answers.count()])
    }

    /// Returns the source of the puzzle's random numbers.
    pub(crate) fn source(&self) -> SecretSource {
        match self.secrecy {
            Secrecy::Open => SecretSource::Seed(self.seed),
            Secrecy::Referee(key) => SecretSource::Keyed(self.seed, key, self.scope()),
        }
    }

    /// Returns the methods of testing its potions, without an oracle or play page that it cannot
    /// have.
    pub fn test_methods(&self) -> TestMethods {
        let is_referee = self.is_referee();
        let extras = Extras {
            oracle: self.extras.oracle && self.may_have_oracle(),
            play_page: self.extras.play_page && !is_referee,
            ..self.extras
        };
        TestMethods { address: self.base_url.clone(), is_referee, extras }
    }

    /// Whether an oracle can answer its tests: only in a First Game without a referee.
    pub fn may_have_oracle(&self) -> bool {
        !self.is_referee() && self.settings.level() == Some(Level::FirstGame)
    }
}

/// Generated game with its sealed code.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Sheet {
    /// Options from which it was made.
    pub options: SheetOptions,
    /// Puzzle with its clue, special cells and aims.
    pub game_data: GameData,
    /// All answers of the puzzle; at least one.
    pub answers: Vec<Answer>,
    /// Both sides of the board.
    pub board: Board,
    /// Code that opens the answer seal for players who lost.
    pub give_up: GiveUpCode,
    /// Second input of a tournament's answer seal; `None` for an ordinary sheet.
    pub opening: Option<OpeningCode>,
    /// Sealed code.
    pub payload: Payload,
}

/// Reason why a sheet could not be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SheetError {
    /// No playable puzzle from this seed.
    #[error(transparent)]
    Puzzle(#[from] GenerateError),
    /// Failure to seal the answer.
    #[error(transparent)]
    Seal(#[from] SealError),
}

impl Sheet {
    /// Generates the game. Equal `options` always give equal sheets. Each guess at the answer is
    /// costly in a tournament and almost free otherwise, where the code tests potions anyway.
    ///
    /// # Errors
    /// If the seed gives no playable puzzle, or memory is too short for the seal.
    pub fn make(options: &SheetOptions) -> Result<Sheet, SheetError> {
        let cost = if options.is_referee() { Cost::TOURNAMENT } else { Cost::LEAST };
        Sheet::make_at_cost(options, cost)
    }

    /// Generates the game with the given cost of each guess at the answer.
    ///
    /// # Errors
    /// If the seed gives no playable puzzle, or memory is too short for the seal.
    pub fn make_at_cost(options: &SheetOptions, cost: Cost) -> Result<Sheet, SheetError> {
        let source = options.source();
        let (game_data, answers, board) = dealt(options, source)?;
        let secrets = Secrets::draw(options, source);
        let payload = secrets.seal(options, &game_data, &answers, cost)?;
        let Secrets { give_up, opening, .. } = secrets;
        let options = options.clone();
        Ok(Sheet { options, game_data, answers, board, give_up, opening, payload })
    }

    /// Returns the identity that the sheet would have, without the cost of sealing it.
    ///
    /// # Errors
    /// If the seed gives no playable puzzle.
    pub fn identity(options: &SheetOptions) -> Result<PuzzleId, SheetError> {
        let source = options.source();
        let (game_data, answers, _) = dealt(options, source)?;
        Ok(Secrets::draw(options, source).identity(options, &game_data, &answers))
    }

    /// Returns its [`Clock`], which has the turns of the moon track.
    pub fn clock(&self) -> Clock {
        Clock::of(&self.options.settings, self.options.players)
    }

    /// Returns the text of the QR code: the payload, or a link that contains it.
    pub fn code(&self) -> String {
        let payload = self.payload.to_string();
        match &self.options.base_url {
            Some(base) => to_url(base, &payload),
            None => payload,
        }
    }

    /// Returns the name of the game on paper, on phones and in file names.
    pub fn label(&self) -> String {
        self.payload.id().label()
    }
}

/// Draws the game, all its answers and its board.
fn dealt(
    options: &SheetOptions,
    source: SecretSource,
) -> Result<(GameData, Vec<Answer>, Board), SheetError> {
    let &SheetOptions { seed, players, ref settings, .. } = options;
    let solved = generate(source, settings, options.most_answers)?;
    let board = Board::generate(seed, players, settings);
    let game_data = GameData {
        players,
        clue: Clue::generate(source, &solved.puzzle),
        specials: board.specials().collect(),
        aims: Aim::draw(seed, players, settings, &board).to_vec(),
        puzzle: solved.puzzle,
    };
    Ok((game_data, solved.answers, board))
}

/// Secrets of a sheet, drawn from the source of its puzzle.
struct Secrets {
    give_up: GiveUpCode,
    opening: Option<OpeningCode>,
    /// Random stream of the identity and the keys.
    stream: Stream,
}

impl Secrets {
    fn draw(options: &SheetOptions, source: SecretSource) -> Secrets {
        let mut stream = source.secret(options.scope(), WitchesConcern::Seal);
        let give_up = GiveUpCode::draw(&mut stream);
        let opening = match source {
            SecretSource::Keyed(..) => {
                Some(OpeningCode::draw(&mut source.stream(WitchesConcern::Opening, 0)))
            }
            SecretSource::Seed(_) => None,
        };
        Secrets { give_up, opening, stream }
    }

    /// Seals the code of the sheet.
    fn seal(
        &self,
        options: &SheetOptions,
        game_data: &GameData,
        answers: &[Answer],
        cost: Cost,
    ) -> Result<Payload, SealError> {
        let parts = if options.is_referee() { CodeParts::Seal } else { CodeParts::Both };
        self.with_contents(options, game_data, answers, |contents| {
            Payload::seal(contents, parts, cost, &mut self.stream.clone())
        })
    }

    /// Returns the identity of the code that [`Secrets::seal`] makes.
    fn identity(
        &self,
        options: &SheetOptions,
        game_data: &GameData,
        answers: &[Answer],
    ) -> PuzzleId {
        self.with_contents(options, game_data, answers, |contents| {
            Payload::identity(contents, &mut self.stream.clone())
        })
    }

    fn with_contents<T>(
        &self,
        options: &SheetOptions,
        game_data: &GameData,
        answers: &[Answer],
        use_contents: impl FnOnce(&Contents<'_>) -> T,
    ) -> T {
        let edition = options.settings.edition();
        let answers: Vec<Vec<u8>> =
            answers.iter().map(|answer| wire::answer(edition, answer)).collect();
        use_contents(&Contents {
            game: wire::GAME,
            edition,
            language: options.language,
            solution: &wire::write(game_data),
            answers: &answers,
            places: options.most_answers.count().into(),
            give_up: self.give_up,
            opening: self.opening,
        })
    }
}
