//! A rating at once, from what can be seen of a sheet: a sum over its features, by a table that
//! was fitted to many games on many sheets.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::{Basis, Difficulty, Rating, Span, Thresholds, levels};
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::witches::board::{Plot, Special};
use crate::witches::puzzle::{
    Answer, Clue, Decoy, Effect, Ingredient, MostAnswers, Puzzle, Role, Solved, generate,
};
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use crate::witches::sheet::Sheet;

/// What is estimated: hardness, wins in a thousand, turns [of the witches](counted_by) and tests,
/// each of the two as low, middle and high.
pub const TARGETS: usize = 8;

/// What its columns are called in its file.
pub const HEADING: [&str; TARGETS] =
    ["hardness", "wins", "turns-low", "turns", "turns-high", "tests-low", "tests", "tests-high"];

/// By how much a feature changes what is estimated is kept in thousandths.
pub const UNIT: i64 = 1_000;

/// A table of estimates: by how much each feature of a sheet changes what is expected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EstimateTable {
    /// Its number, which ratings by it tell.
    pub version: u32,
    /// Where difficulties begin.
    pub thresholds: Thresholds,
    /// The changes that a feature makes, in [parts](UNIT) of one.
    pub rows: BTreeMap<String, [i64; TARGETS]>,
}

impl EstimateTable {
    /// The table that is in use for sheets of an edition.
    pub fn of(edition: Edition) -> &'static EstimateTable {
        static CLASSIC: LazyLock<EstimateTable> =
            LazyLock::new(|| include_str!("estimate/table.tsv").parse().unwrap_or_default());
        static CUSTOM: LazyLock<EstimateTable> =
            LazyLock::new(|| include_str!("estimate/custom.tsv").parse().unwrap_or_default());
        if edition < Edition::Third { &CLASSIC } else { &CUSTOM }
    }

    /// What it expects of a sheet with these features for so many witches.
    pub fn rate(&self, features: &[Feature], witches: u8) -> Rating {
        let mut sums = [0i64; TARGETS];
        for (name, value) in features {
            for (sum, effect) in sums.iter_mut().zip(self.rows.get(name).unwrap_or(&[0; TARGETS])) {
                *sum = sum.saturating_add(effect.saturating_mul(*value));
            }
        }
        let witches = i64::from(witches.max(1));
        let whole = |sum: i64, by: i64| {
            let one = by * UNIT * PARTS;
            let nearest = sum.saturating_add(one / 2).div_euclid(one);
            u32::try_from(nearest.max(0)).unwrap_or(u32::MAX)
        };
        let span = |from: usize, by: i64| {
            let low = whole(sums[from], by).max(1);
            let middle = whole(sums[from + 1], by).max(low);
            Span { low, middle, high: whole(sums[from + 2], by).max(middle) }
        };
        let hardness = whole(sums[0], 1).min(Rating::HARDEST);
        Rating {
            difficulty: Difficulty::of(hardness, &self.thresholds),
            hardness,
            turns: span(2, witches),
            tests: span(5, 1),
            wins: whole(sums[1], 1).min(1_000),
            basis: Basis::Estimate(self.version),
        }
    }
}

/// A table that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a table of estimates begins with a version, thresholds that never fall and its columns, and has a number in each"
)]
pub struct EstimateTableError;

impl FromStr for EstimateTable {
    type Err = EstimateTableError;

    fn from_str(text: &str) -> Result<EstimateTable, EstimateTableError> {
        let mut lines = text.lines();
        let version = lines.next().and_then(|line| line.strip_prefix("version\t"));
        let version = version.and_then(|version| version.parse().ok()).ok_or(EstimateTableError)?;
        let thresholds = lines.next().and_then(|line| line.strip_prefix("thresholds\t"));
        let thresholds: Vec<u32> = thresholds
            .and_then(|all| all.split('\t').map(|from| from.parse().ok()).collect())
            .ok_or(EstimateTableError)?;
        let thresholds: Thresholds = thresholds.try_into().map_err(|_| EstimateTableError)?;
        if !thresholds.is_sorted() {
            return Err(EstimateTableError);
        }
        let heading = format!("feature\t{}", HEADING.join("\t"));
        if lines.next() != Some(&heading) {
            return Err(EstimateTableError);
        }
        let row = |line: &str| {
            let (name, effects) = line.split_once('\t')?;
            let effects: Vec<i64> =
                effects.split('\t').map(str::parse).collect::<Result<_, _>>().ok()?;
            Some((name.to_owned(), effects.try_into().ok()?))
        };
        let rows = lines.map(row).collect::<Option<_>>().ok_or(EstimateTableError)?;
        Ok(EstimateTable { version, thresholds, rows })
    }
}

impl Rating {
    /// What a sheet is probably like to play, without a game: it takes far less than making the
    /// sheet did. Only what its players know counts.
    pub fn quick(sheet: &Sheet) -> Rating {
        let (settings, players) = (&sheet.options.settings, sheet.options.players);
        if let Some(rating) = levels::rating(settings, players) {
            return rating;
        }
        let edition = settings.edition();
        let witches = counted_by(edition, players);
        EstimateTable::of(edition).rate(&features(sheet), witches).in_edition(edition)
    }
}

/// How many witches' turns a table counts: up to edition 2 those of all together; then those of the
/// table, as few witches have more actions in a turn.
pub fn counted_by(edition: Edition, players: Players) -> u8 {
    if edition < Edition::Third { players.count() } else { 1 }
}

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
    let options = &sheet.options;
    if options.settings.edition() >= Edition::Third {
        features.custom(&options.settings, options.players);
        features.scale();
        return features.0;
    }
    features.settings(sheet);
    features.clue(&sheet.deal.clue);
    features.board(sheet);
    for effect in sheet.deal.puzzle.effects_in_play() {
        features.add(format!("effect {}", effect.id()), 1);
    }
    features.scale();
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

    /// All so far, in parts of one.
    fn scale(&mut self) {
        self.0.iter_mut().for_each(|(_, value)| *value = value.saturating_mul(PARTS));
    }

    /// What the settings are, where an edition has estimates of nothing else.
    fn custom(&mut self, settings: &Settings, players: Players) {
        self.add("any", 1);
        self.add(format!("players-{}", players.count()), 1);
        self.add(format!("ingredients-{}", settings.ingredients()), 1);
        match settings.length() {
            RecipeLength::Known(length) => self.add(format!("length-{length}"), 1),
            RecipeLength::Hidden => self.add("length-hidden", 1),
        }
        self.add("effects", i64::from(settings.effects() >= EffectsLevel::Some));
        self.add("complex-effects", i64::from(settings.effects() >= EffectsLevel::Many));
        self.add("decoys", i64::from(settings.decoys() == DecoyKinds::All));
        self.add("special-cells", i64::from(settings.special_cells()));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seal::RefereeKey;
    use crate::witches::puzzle::{Decoy, Effect, Part, Puzzle, Role, solve};
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Secrecy, SheetOptions};

    /// A sheet of the latest edition whose ratings are estimates.
    fn sheet(seed: u64, level: Level, players: Players, secrecy: Secrecy) -> Sheet {
        let settings = level.settings_in(Edition::Second);
        let options = SheetOptions { players, settings, secrecy, ..SheetOptions::new(Seed(seed)) };
        Sheet::make_at_cost(&options, crate::seal::Cost::LEAST).unwrap()
    }

    #[test]
    fn the_table_is_read() {
        let custom = include_str!("estimate/custom.tsv");
        let text = include_str!("estimate/table.tsv");
        for (edition, text) in [(Edition::Second, text), (Edition::Third, custom)] {
            let table: EstimateTable = text.parse().unwrap();
            assert!(table.version > 0 && !table.rows.is_empty());
            assert_eq!(EstimateTable::of(edition), &table);
        }
        for broken in ["", "version\t1\n", "version\tx\n", &text.replace("hardness", "ease")] {
            assert!(broken.parse::<EstimateTable>().is_err(), "{broken:?}");
        }
    }

    #[test]
    fn estimates_lie_within_their_bounds() {
        for level in Level::ALL {
            for players in Players::all() {
                for seed in 0..4 {
                    let rating = Rating::quick(&sheet(seed, level, players, Secrecy::Open));
                    assert!(rating.hardness <= Rating::HARDEST && rating.wins <= 1_000);
                    for span in [rating.turns, rating.tests] {
                        let spread = 1 <= span.low && span.low <= span.middle;
                        assert!(spread && span.middle <= span.high, "{rating:?}");
                    }
                    assert!(rating.turns.high < 500 && rating.tests.high < 100, "{rating:?}");
                }
            }
        }
    }

    /// Of sheets of the latest edition that are of no level nobody has looked at a game.
    #[test]
    fn custom_sheets_are_estimated_by_their_settings() {
        let rated = |seed, ingredients, decoys, effects, players| {
            let length = RecipeLength::Known(4);
            let settings = Settings::new(ingredients, length, decoys, effects, false).unwrap();
            let options = SheetOptions { players, settings, ..SheetOptions::new(Seed(seed)) };
            Rating::quick(&Sheet::make_at_cost(&options, crate::seal::Cost::LEAST).unwrap())
        };
        for players in Players::all() {
            let easy = rated(1, 5, DecoyKinds::Ignore, EffectsLevel::None, players);
            let hard = rated(1, 10, DecoyKinds::All, EffectsLevel::Many, players);
            assert!(easy.wins >= hard.wins + 400 && easy.difficulty < hard.difficulty, "{hard:?}");
            assert!(easy.turns.middle < hard.turns.middle && easy.hardness < hard.hardness);
            assert!(hard.turns.high < 80 && hard.tests.high < 30, "{hard:?}");
            assert_eq!(rated(2, 10, DecoyKinds::All, EffectsLevel::Many, players), hard);
        }
    }

    /// The same paper with another secret beneath it: every part is another ingredient's, and its
    /// decoys are of other kinds.
    #[test]
    fn an_estimate_tells_nothing_of_the_secret() {
        for level in Level::ALL {
            let mut sheet = sheet(5, level, Players::TWO, Secrecy::Open);
            let (rating, had) = (Rating::quick(&sheet), features(&sheet));
            for _ in 1..sheet.deal.puzzle.parts().len() {
                let puzzle = &sheet.deal.puzzle;
                let mut parts = puzzle.parts().to_vec();
                parts.rotate_left(1);
                let imposter = [Effect::Imposter];
                for part in &mut parts {
                    if matches!(part.role, Role::Decoy(Decoy::Imposter(_)))
                        && part.effects == imposter
                    {
                        *part = Part { role: Role::Decoy(Decoy::Ignore), effects: Vec::new() };
                    }
                }
                let (settings, length) = (*puzzle.settings(), puzzle.length());
                sheet.deal.puzzle =
                    Puzzle::new(settings, length, parts, puzzle.test_key()).unwrap();
                sheet.answers = solve(&sheet.deal.puzzle);
                assert_eq!(features(&sheet), had);
                assert_eq!(Rating::quick(&sheet), rating);
            }
        }
    }

    /// With another key the secret is another one, and nothing else is.
    #[test]
    fn an_estimate_of_a_tournaments_sheet_tells_nothing_of_its_secret() {
        let key = |byte| Secrecy::Referee(RefereeKey::new([byte; 20]));
        let public = |byte| {
            let mut all = features(&sheet(5, Level::FirstGame, Players::TWO, key(byte)));
            all.retain(|(name, _)| !name.starts_with("clue ") && !name.starts_with("effect "));
            all
        };
        for byte in 2..8 {
            assert_eq!(public(byte), public(1));
        }
    }
}
