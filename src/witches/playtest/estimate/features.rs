//! What can be seen of a sheet without playing: the numbers that an estimate is made from.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::game::seed::Seed;
use crate::witches::board::{Plot, Special};
use crate::witches::puzzle::{
    Answer, Clue, Decoy, Effect, Ingredient, MostAnswers, Puzzle, Role, Solved, generate,
};
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use crate::witches::sheet::Sheet;

/// A feature: its name in the table of estimates, and how much of it a sheet has, in
/// [parts](PARTS) of one.
pub type Feature = (String, i64);

/// Into how many parts a feature is divided: the mean of as many puzzles stands for all of their
/// settings.
pub const PARTS: i64 = 16;

/// What a sheet has; what is not named it has nothing of. What its players are not told does not
/// count: in its place stands what puzzles of its settings have on the average. An estimate is
/// printed, and must not tell more than the paper.
pub fn features(sheet: &Sheet) -> Vec<Feature> {
    let mut features = Features(Vec::with_capacity(96));
    features.settings(sheet);
    features.clue(&sheet.deal.clue);
    features.board(sheet);
    for effect in sheet.deal.puzzle.effects_in_play() {
        features.add(format!("effect {}", effect.id()), 1);
    }
    features.0.iter_mut().for_each(|(_, value)| *value = value.saturating_mul(PARTS));
    let options = &sheet.options;
    features.0.extend(average(&options.settings, options.most_answers));
    features.0
}

/// What the puzzles of some settings have on the average.
fn average(settings: &Settings, most: MostAnswers) -> Vec<Feature> {
    type Known = Mutex<BTreeMap<([u8; 7], u8), Vec<Feature>>>;
    static KNOWN: Known = Mutex::new(BTreeMap::new());
    let key = (settings.to_bytes(), most.count());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = known().get(&key) {
        return known.clone();
    }
    let mut sums: BTreeMap<String, i64> = BTreeMap::new();
    for seed in 0..PARTS as u64 {
        let mut one = Features(Vec::with_capacity(32));
        if let Ok(Solved { puzzle, answers, .. }) = generate(Seed(seed), settings, most) {
            one.secret(&puzzle, &answers);
        }
        for (name, value) in one.0 {
            *sums.entry(name).or_default() += value;
        }
    }
    let average: Vec<Feature> = sums.into_iter().collect();
    known().insert(key, average.clone());
    average
}

struct Features(Vec<Feature>);

impl Features {
    fn add(&mut self, name: impl Into<String>, value: impl TryInto<i64>) {
        let value = value.try_into().unwrap_or(i64::MAX);
        if value != 0 {
            self.0.push((name.into(), value));
        }
    }

    /// The columns of the level, for any number of players and for this one: what few sheets of
    /// this number say is held back to what all say.
    fn settings(&mut self, sheet: &Sheet) {
        let settings = &sheet.options.settings;
        let players = sheet.options.players.count();
        let has_effects = settings.effects() >= EffectsLevel::Some;
        let columns = [
            ("any", true),
            ("effects", has_effects),
            ("complex-effects", settings.effects() >= EffectsLevel::Many),
            ("decoys", settings.decoys() == DecoyKinds::All),
            ("special-cells", settings.special_cells()),
            ("hidden-length", settings.length() == RecipeLength::Hidden),
        ];
        for (name, there) in columns {
            self.add(name, i64::from(there));
            self.add(format!("{name} players-{players}"), i64::from(there));
        }
        self.add("ingredients", settings.ingredients());
        self.add("longest", settings.length().longest());
        self.add("answers", sheet.options.most_answers.count() - 1);
    }

    fn clue(&mut self, clue: &Clue) {
        let name = match clue {
            Clue::OneIsDecoy(_) => "one-is-decoy",
            Clue::OneHasNumber(..) => "one-has-number",
            Clue::NotNumber(..) => "not-number",
            Clue::EffectCount(..) => "effect-count",
            Clue::IsDecoy(_) => "is-decoy",
            Clue::StandsIn(..) => "stands-in",
        };
        self.add(format!("clue {name}"), 1);
    }

    fn board(&mut self, sheet: &Sheet) {
        let board = &sheet.board;
        let longest = usize::from(sheet.options.settings.length().longest());
        for size in [2, 3, 4, 6] {
            let count = board.cauldrons.iter().filter(|c| c.size() == size).count();
            self.add(format!("cauldrons-of {size}"), count as i64);
        }
        let free = board.cauldrons.iter().filter(|c| c.size() >= longest && c.starting.is_empty());
        self.add("free-cauldrons", free.count() as i64);
        self.add("gardens", board.gardens.len() as i64);
        let largest = board.gardens.iter().map(|garden| garden.cells.len()).max();
        self.add("largest-garden", largest.unwrap_or(0) as i64);
        let planted = board.plots().filter(|(_, _, plot)| matches!(plot, Plot::Planted(_)));
        self.add("planted", planted.count() as i64);
        for special in Special::ALL {
            let there = board.plots().filter(|(_, _, plot)| *plot == Plot::Special(special));
            self.add(format!("special {}", special.id()), there.count() as i64);
        }
    }

    fn secret(&mut self, puzzle: &Puzzle, answers: &[Answer]) {
        for length in 3..=puzzle.length() {
            self.add(format!("length-from {length}"), 1);
        }
        let carried = |ingredient: Ingredient| {
            puzzle.part(ingredient).map_or(&[] as &[Effect], |part| &part.effects)
        };
        for part in puzzle.parts() {
            match part.role {
                Role::Regular(_) => self.add("effects-of regular", part.effects.len() as i64),
                Role::Decoy(decoy) => {
                    let kind = match decoy {
                        Decoy::Ignore => "ignore",
                        Decoy::Overgrown | Decoy::Undergrown => "overachiever",
                        Decoy::Imposter(_) => "imposter",
                    };
                    self.add(format!("decoy {kind}"), 1);
                }
            }
        }
        if let Some(answer) = answers.first() {
            let recipe = puzzle.recipe();
            let is_plain = answer.iter().eq(recipe.iter());
            self.add("answer-other-than-recipe", i64::from(!is_plain));
            let strangers = answer.iter().filter(|i| !recipe.contains(i)).count();
            self.add("answer-decoys", strangers as i64);
            for effect in answer.iter().flat_map(|&ingredient| carried(ingredient)) {
                self.add(format!("answer-has {}", effect.id()), 1);
            }
        }
    }
}
