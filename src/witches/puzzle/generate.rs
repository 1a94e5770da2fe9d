//! Generation of puzzles (rules, sections 1, 3 and 5), and their number.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::definition::{Decoy, Puzzle, PuzzlePart, Role};
use super::solve::{Answer, solve_up_to};
use super::{Category, Effect, Ingredient};
use crate::common::stream::Stream;
use crate::seal::source::SecretSource;
use crate::texts::{Message, msg, quoted};
use crate::witches::WitchesConcern;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

/// Maximum number of answers of a [`Puzzle`], 1 to 4; 1 by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct MostAnswers(u8);

/// Error for a number of answers outside 1 to 4.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct MostAnswersError(String);

impl MostAnswersError {
    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        msg::level_no_answers(quoted(&self.0), MostAnswers::LARGEST)
    }
}

impl MostAnswers {
    /// Largest valid number.
    pub const LARGEST: u8 = 4;

    /// Creates the maximum from `count`.
    ///
    /// # Errors
    /// Returns [`MostAnswersError`] unless `count` is 1 to 4.
    pub fn new(count: u8) -> Result<Self, MostAnswersError> {
        if (1..=Self::LARGEST).contains(&count) {
            Ok(MostAnswers(count))
        } else {
            Err(MostAnswersError(count.to_string()))
        }
    }

    /// Number of answers, 1 to 4.
    pub fn count(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for MostAnswers {
    type Error = MostAnswersError;

    fn try_from(count: u8) -> Result<Self, MostAnswersError> {
        MostAnswers::new(count)
    }
}

impl FromStr for MostAnswers {
    type Err = MostAnswersError;

    fn from_str(text: &str) -> Result<Self, MostAnswersError> {
        let count = text.parse().ok().and_then(|count| MostAnswers::new(count).ok());
        count.ok_or_else(|| MostAnswersError(text.into()))
    }
}

impl fmt::Display for MostAnswers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Default for MostAnswers {
    fn default() -> Self {
        MostAnswers(1)
    }
}

/// [`Puzzle`] with all of its answers, which prove that it can be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedPuzzle {
    /// Generated puzzle.
    pub puzzle: Puzzle,
    /// All answers: 1 to [`MostAnswers::count`] of them.
    pub answers: Vec<Answer>,
    /// Number of puzzles drawn, including this one.
    pub draws: u32,
}

/// Error of [`generate`]: no puzzle drawn from the source was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub struct GenerateError(pub SecretSource);

impl GenerateError {
    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        msg::level_no_puzzle(DRAWS, self.0.to_string())
    }
}

/// Maximum number of draws, far above the need of any settings; see the test of the slowest ones.
const DRAWS: u32 = 20_000;

/// Generates the puzzle of a seed or of a tournament's key. Draws until a puzzle is solvable, has
/// at most `most` answers, and each answer is worth playing and without duplicates.
///
/// # Errors
/// Returns [`GenerateError`] if no draw was kept, which was not observed for any valid settings.
pub fn generate(
    source: impl Into<SecretSource>,
    settings: &Settings,
    most: MostAnswers,
) -> Result<SolvedPuzzle, GenerateError> {
    let source = source.into();
    let mut stream = source.stream(WitchesConcern::Puzzle, 0);
    for draws in 1..=DRAWS {
        let puzzle = draw(&mut stream, settings);
        let answers = solve_up_to(&puzzle, usize::from(most.count()) + 1);
        let few = (1..=usize::from(most.count())).contains(&answers.len());
        if few && answers.iter().all(|a| is_worth_playing(a) && is_plain_enough(a)) {
            return Ok(SolvedPuzzle { puzzle, answers, draws });
        }
    }
    Err(GenerateError(source))
}

/// Whether an answer is in neither printed nor alphabetical order, which players would find by
/// accident. Compares identifiers, so the result does not depend on a language.
pub(super) fn is_worth_playing(answer: &Answer) -> bool {
    !answer.is_sorted() && !answer.is_sorted_by_key(|i| i.id())
}

/// Whether an answer has no ingredient twice, so that it can be brewed with any distribution of the
/// specialties.
fn is_plain_enough(answer: &Answer) -> bool {
    !answer.iter().enumerate().any(|(i, ingredient)| answer[..i].contains(ingredient))
}

fn draw(stream: &mut Stream, settings: &Settings) -> Puzzle {
    let n = usize::from(settings.ingredients());
    let length = match settings.length() {
        RecipeLength::Known(l) => l,
        RecipeLength::Hidden => {
            let lengths = settings.length().range();
            lengths.start() + stream.below(lengths.len()) as u8
        }
    };
    let mut numbers: Vec<Option<u8>> = (1..=n as u8).map(|i| (i <= length).then_some(i)).collect();
    stream.shuffle(&mut numbers);
    let mut parts: Vec<PuzzlePart> = numbers
        .into_iter()
        .map(|number| match number {
            Some(k) => PuzzlePart { role: Role::Regular(k), effects: Vec::new() },
            None => draw_decoy(stream, settings.decoys(), length),
        })
        .collect();
    for effect in draw_effects(stream, settings) {
        give(stream, &mut parts, effect);
        if effect.is_pair() {
            give(stream, &mut parts, effect);
        }
    }
    let test_key = stream.bits();
    Puzzle::new(*settings, length, parts, test_key).expect("draws keep to the rules of a puzzle")
}

fn draw_decoy(stream: &mut Stream, kinds: DecoyKinds, length: u8) -> PuzzlePart {
    let kind = match kinds {
        DecoyKinds::Ignore => 0,
        DecoyKinds::All => stream.below(100),
    };
    let (decoy, effects) = match kind {
        0..33 => (Decoy::Ignore, vec![]),
        33..66 if stream.chance(1, 2) => (Decoy::Overgrown, vec![]),
        33..66 => (Decoy::Undergrown, vec![]),
        _ => (Decoy::Imposter(1 + stream.below(length.into()) as u8), vec![Effect::Imposter]),
    };
    PuzzlePart { role: Role::Decoy(decoy), effects }
}

/// Number of effects to draw.
fn effects_drawn(settings: &Settings) -> usize {
    let n = usize::from(settings.ingredients());
    match settings.effects() {
        EffectsLevel::None => 0,
        EffectsLevel::Some => (n / 2).max(4),
        EffectsLevel::Many => (n * 3 / 4).max(5),
    }
}

/// Maximum number of effects on all ingredients together, without the Imposters of imposters. A
/// pair that is drawn counts twice.
pub(crate) fn most_effects(settings: &Settings) -> u32 {
    let drawn = effects_drawn(settings);
    let pairs = Effect::of(settings.edition()).filter(|effect| effect.is_pair()).count();
    u32::try_from(drawn + pairs.min(drawn)).unwrap_or(u32::MAX)
}

/// Draws one effect of each category in play, then the rest uniformly from all that remain.
fn draw_effects(stream: &mut Stream, settings: &Settings) -> Vec<Effect> {
    let (count, edition) = (effects_drawn(settings), settings.edition());
    if count == 0 {
        return Vec::new();
    }
    let mut rest: Vec<Effect> = Vec::with_capacity(Effect::ALL.len());
    let mut drawn = Vec::with_capacity(count);
    for category in Category::in_play(settings.effects()) {
        let before = rest.len();
        rest.extend(category.effects(edition));
        drawn.extend(stream.pick(&rest[before..]));
    }
    rest.retain(|e| !drawn.contains(e));
    while drawn.len() < count {
        drawn.extend(stream.take(&mut rest));
    }
    drawn
}

/// Gives `effect` to a random ingredient that does not have it yet.
fn give(stream: &mut Stream, parts: &mut [PuzzlePart], effect: Effect) {
    let without: Vec<usize> =
        (0..parts.len()).filter(|&i| !parts[i].effects.contains(&effect)).collect();
    if let Some(&i) = stream.pick(&without) {
        parts[i].effects.push(effect);
    }
}

/// Joins the names of an answer's ingredients: `Sage, Mint, Dill`.
pub fn names(answer: &[Ingredient]) -> String {
    answer.iter().map(|i| i.name().to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns the number of puzzles of these settings with different secrets; `None` with effects,
/// where only the solver can decide which ones are kept.
///
/// Without effects the recipe is the only answer, since no decoy can be part of one.
pub(crate) fn variety(settings: &Settings) -> Option<u64> {
    if settings.effects() != EffectsLevel::None {
        return None;
    }
    let of_length = |length: u8| {
        let recipes = count(&Ingredient::ALL[..settings.ingredients().into()], length, Vec::new());
        let kinds = match settings.decoys() {
            DecoyKinds::Ignore => 1u64,
            // Ignored, an overachiever with 0 or `L + 1`, or an imposter with one of `L` numbers.
            DecoyKinds::All => 3 + u64::from(length),
        };
        recipes * kinds.pow((settings.ingredients() - length).into())
    };
    Some(settings.length().range().map(of_length).sum())
}

/// Counts the recipes of `length` ingredients that begin with `chosen` and are worth playing.
fn count(all: &[Ingredient], length: u8, chosen: Answer) -> u64 {
    if chosen.len() == usize::from(length) {
        return is_worth_playing(&chosen).into();
    }
    let rest = all.iter().filter(|ingredient| !chosen.contains(ingredient));
    rest.map(|&next| count(all, length, [&chosen[..], &[next]].concat())).sum()
}
