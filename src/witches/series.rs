//! Internal, may change. Series of Wondering Witches: many games with the same options, each from
//! its seed.

mod chapter;
mod filter;
mod options;
#[cfg(test)]
mod tests;

pub use crate::witches::campaign::CHAPTERS;
pub use options::{
    Cauldrons, FilterQuantity, GameSet, GameShare, Levels, LevelsError, SeriesOptions,
    SheetConstraints, Turns, ValueRange, ValueRangeError,
};

use std::collections::BTreeMap;
use std::sync::OnceLock;

use blake2::{Blake2b512, Digest};
use chapter::ChapterGame;
use filter::WitchesFilter;
use serde_json::{Value, json};

use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::settings_digest::SettingsDigest;
use crate::common::threads::{Threads, map_on};
use crate::game::series::{GameSeries, PrintableGame, SheetFilter};
use crate::game::{PrintError, Rejection};
use crate::page::{DrawOptions, Page};
use crate::seal::RefereeKey;
use crate::texts;
use crate::texts::{Message, list, msg, row};
use crate::witches::campaign::Chapter;
use crate::witches::deduce::Technique;
use crate::witches::game_data::{GameData, TestSource};
use crate::witches::pages::SheetView;
use crate::witches::playtest::hardest_technique;
use crate::witches::puzzle::{Clue, generate, variety, winning_potion};
use crate::witches::settings::{Level, Settings};
use crate::witches::sheet::{Secrecy, Sheet, SheetError, SheetOptions};
use crate::witches::table::Solution;
use crate::witches::test_methods::{Extras, TestMethods};
use crate::witches::{pages, wire};

/// Series of Wondering Witches games, made from [`SeriesOptions`].
#[derive(Clone, Debug)]
pub struct WitchesSeries {
    options: SeriesOptions,
    /// Different settings in the series, each with the number of the first game that has them.
    kinds: Vec<(u64, Settings)>,
    /// Key of a referee, from which the secrets of a tournament's sheets are derived.
    key: Option<RefereeKey>,
    /// Techniques that form the ladder, computed by [`WitchesSeries::rungs`] on first use.
    rungs: OnceLock<Vec<Technique>>,
}

/// Number of sheets examined by [`WitchesSeries::rungs`] to find the techniques of a ladder.
const SURVEYED: u64 = 40;
/// Minimum number of examined sheets that need a technique for it to be a rung. Rarer ones would
/// make the search for sheets too long.
const LEAST: usize = 2;

impl WitchesSeries {
    /// Creates a series of ordinary sheets.
    ///
    /// # Errors
    /// Fails if some of the settings are invalid, if options exclude each other, or if the options
    /// are those of a tournament, which needs a key.
    pub fn new(options: SeriesOptions) -> Result<Self, Rejection> {
        if options.referee {
            return Err(Rejection::input("the secrets of a tournament's sheets come from a key"));
        }
        WitchesSeries::of(options, None)
    }

    /// Creates a series of a tournament's sheets, whose secrets are derived from `key`.
    ///
    /// # Errors
    /// Fails if some of the settings are invalid, or if options exclude each other.
    pub fn refereed(options: SeriesOptions, key: RefereeKey) -> Result<Self, Rejection> {
        WitchesSeries::of(SeriesOptions { referee: true, ..options }, Some(key))
    }

    fn of(options: SeriesOptions, key: Option<RefereeKey>) -> Result<Self, Rejection> {
        let kinds = options.kinds().map_err(|error| Rejection::input(error.to_string()))?;
        if options.as_drawn && !(options.order.is_free() && options.set.is_none()) {
            return Err(Rejection::input(
                "sheets that are taken as they are drawn cannot be ordered or make a set",
            ));
        }
        if options.set == Some(GameSet::Campaign) {
            chapter::check(&options)?;
        } else if options.set.is_some() && kinds.len() > 1 {
            return Err(Rejection::input("games of several levels make no set"));
        }
        Ok(WitchesSeries { options, kinds, key, rungs: OnceLock::new() })
    }

    /// Returns the techniques that form the ladder of such sheets, from the easiest to the hardest.
    /// Each is the hardest technique that at least two of the examined sheets (`SURVEYED` many)
    /// need.
    ///
    /// # Errors
    /// Fails if a sheet cannot be made or played.
    pub fn rungs(&self) -> Result<&[Technique], Rejection> {
        if let Some(rungs) = self.rungs.get() {
            return Ok(rungs);
        }
        let seeds: Vec<Seed> = (0..SURVEYED).map(Seed).collect();
        let needed = map_on(Threads::all(), &seeds, |&seed| {
            Ok::<_, Rejection>(hardest_technique(&filter::draft(self, 0, seed)?)?)
        })?;
        let mut count: BTreeMap<Technique, usize> = BTreeMap::new();
        needed.into_iter().flatten().for_each(|needed| *count.entry(needed).or_default() += 1);
        let rungs = count.into_iter().filter(|(_, count)| *count >= LEAST);
        let rungs = rungs.map(|(technique, _)| technique).collect();
        Ok(self.rungs.get_or_init(|| rungs))
    }

    /// Whether the games are the chapters of a campaign.
    pub(crate) fn is_campaign(&self) -> bool {
        self.options.set == Some(GameSet::Campaign)
    }

    fn settings(&self, number: u64) -> Result<Settings, Rejection> {
        self.options.settings(number).map_err(|error| Rejection::input(error.to_string()))
    }

    /// Returns the options of the sheet of game `number`, drawn from `seed`.
    fn sheet_options(&self, number: u64, seed: Seed) -> Result<SheetOptions, Rejection> {
        Ok(SheetOptions {
            seed,
            players: self.options.players,
            settings: self.settings(number)?,
            most_answers: self.options.answers,
            secrecy: self.key.map_or(Secrecy::Open, Secrecy::Referee),
            base_url: self.options.base_url.clone(),
            language: self.options.language,
            extras: self.test_methods().extras,
            as_drawn: self.options.as_drawn,
        })
    }
}

impl WitchesSeries {
    /// Whether a page for testing potions is written next to the printed file. Never for a
    /// tournament.
    pub fn has_play_page(&self) -> bool {
        self.test_methods().extras.play_page
    }

    /// Returns the ways of testing potions that all games share. The oracle is a page of a single
    /// sheet, so it is not included.
    fn test_methods(&self) -> TestMethods {
        let SeriesOptions { ref base_url, referee, extras, .. } = self.options;
        let extras = Extras { oracle: false, play_page: extras.play_page && !referee, ..extras };
        TestMethods { address: base_url.clone(), is_referee: referee, extras }
    }
}

impl GameSeries for WitchesSeries {
    fn game(&self) -> &'static str {
        "witches"
    }

    fn title(&self) -> Message {
        pages::title()
    }

    fn edition(&self) -> Option<Edition> {
        Some(Edition::LATEST)
    }

    fn credits(&self) -> Option<Message> {
        Some(pages::credits())
    }

    fn params(&self) -> Value {
        serde_json::to_value(&self.options).unwrap_or_default()
    }

    fn settings_digest(&self, number: u64) -> Option<SettingsDigest> {
        Some(self.sheet_options(number, Seed(0)).ok()?.scope())
    }

    fn secret(&self, number: u64, seed: Seed) -> Result<u128, Rejection> {
        let options = self.sheet_options(number, seed)?;
        let solved = generate(options.source(), &options.settings, options.most_answers);
        let solved = solved.map_err(SheetError::from)?;
        let digest: [u8; 64] = Blake2b512::digest(wire::secret(&solved.puzzle)).into();
        Ok(digest[..16].iter().fold(0, |number, &byte| number << 8 | u128::from(byte)))
    }

    fn filter(&self, first: Option<Seed>) -> Result<Option<Box<dyn SheetFilter + '_>>, Rejection> {
        match filter::selects(&self.options, &self.kinds) {
            true => Ok(Some(Box::new(WitchesFilter::new(self, first)?))),
            false => Ok(None),
        }
    }

    fn has_model(&self) -> bool {
        self.options.set == Some(GameSet::Equal)
    }

    fn set_description(&self) -> Option<Message> {
        self.options.set.map(|set| match set {
            GameSet::Equal => msg::sheet_set_equal(),
            GameSet::Ladder => msg::sheet_set_ladder(),
            GameSet::Campaign => msg::story_set(),
        })
    }

    fn make(&self, number: u64, seed: Seed) -> Result<Box<dyn PrintableGame>, PrintError> {
        let sheet = Sheet::make(&self.sheet_options(number, seed)?);
        let sheet = sheet.map_err(Rejection::from)?;
        let needed = match self.options.set {
            Some(GameSet::Ladder) => hardest_technique(&sheet).map_err(Rejection::from)?,
            Some(GameSet::Equal | GameSet::Campaign) | None => None,
        };
        let game = WitchesGame::new(sheet, needed)?;
        Ok(match self.is_campaign() {
            true => Box::new(ChapterGame::new(game, Chapter::of(number)?)),
            false => Box::new(game),
        })
    }

    fn longest(&self) -> Option<u64> {
        if self.is_campaign() {
            return Some(CHAPTERS);
        }
        let alike = |a: &Settings, b: &Settings| {
            let of = |s: &Settings| (s.ingredients(), s.length(), s.decoys(), s.effects());
            of(a) == of(b)
        };
        let longest = |(_, kind): &(u64, Settings)| {
            let different = variety(kind)?;
            let of_kind = |games: u64| {
                self.options.levels.count(games, |number| {
                    self.options.settings(number).is_ok_and(|settings| alike(&settings, kind))
                })
            };
            let (mut fits, mut too_many) = (0, u64::MAX);
            while fits + 1 < too_many {
                let middle = fits + (too_many - fits) / 2;
                if of_kind(middle) <= different {
                    fits = middle;
                } else {
                    too_many = middle;
                }
            }
            (too_many < u64::MAX).then_some(fits)
        };
        self.kinds.iter().filter_map(longest).min()
    }

    fn foreword(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        match self.is_campaign() {
            true => Ok(pages::campaign::opening(options)?),
            false => Ok(Vec::new()),
        }
    }

    fn how_to_play(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        // The rules page reads only facts that all games of the series share, so any seed will do.
        let solved = generate(Seed(0), &self.settings(0)?, self.options.answers);
        let puzzle = solved.map_err(|error| Rejection::from(SheetError::from(error)))?.puzzle;
        let clue = Clue::generate(Seed(0), &puzzle);
        let players = self.options.players;
        let any = GameData { players, puzzle, clue, specials: Vec::new(), aims: Vec::new() };
        let tester = TestSource::Paper(self.test_methods());
        let kinds: Vec<Settings> = self.kinds.iter().map(|&(_, settings)| settings).collect();
        Ok(pages::how_to_play(&any.facts(tester), &kinds, options)?)
    }
}

/// Sheet with the data drawn on its pages.
#[derive(Debug)]
struct WitchesGame {
    sheet: Sheet,
    view: SheetView,
    /// Hardest technique that the sheet needs; only on a ladder.
    needed: Option<Technique>,
}

impl WitchesGame {
    fn new(sheet: Sheet, needed: Option<Technique>) -> Result<WitchesGame, PrintError> {
        Ok(WitchesGame { view: sheet.view()?, sheet, needed })
    }
}

/// Draws the pages of a game in a booklet.
fn drawn(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
    let mut pages = pages::board(view, options)?;
    pages.push(pages::facts(view, options)?);
    pages.extend(pages::notebook(view, options)?);
    Ok(pages)
}

impl PrintableGame for WitchesGame {
    fn name(&self) -> texts::Value {
        self.view.label.as_str().into()
    }

    fn label(&self) -> String {
        self.sheet.label()
    }

    fn seed(&self) -> Seed {
        self.sheet.options.seed
    }

    fn level(&self) -> Option<Message> {
        Some(self.view.level.map_or_else(msg::sheet_custom, Level::name))
    }

    fn rating(&self) -> Option<Message> {
        let rated = pages::rating_summary(&self.view.rating?);
        Some(match self.needed {
            Some(needed) => msg::sheet_rated_needs(rated, needed.name()),
            None => rated,
        })
    }

    fn players(&self) -> Players {
        self.sheet.options.players
    }

    fn pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        drawn(&self.view, options)
    }

    fn pages_for(&self, owner: &str, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        drawn(&SheetView { owner: Some(owner.to_owned()), ..self.view.clone() }, options)
    }

    fn give_up(&self) -> Option<String> {
        self.view.give_up.clone()
    }

    /// Empty for a tournament, whose organiser keeps the solution.
    fn solution(&self) -> Vec<texts::Value> {
        if self.sheet.options.is_referee() {
            return Vec::new();
        }
        let puzzle = &self.sheet.game_data.puzzle;
        let potions = self.sheet.answers.iter().filter_map(|a| winning_potion(puzzle, a));
        let mut lines: Vec<texts::Value> = potions
            .map(|potion| {
                let pours = potion.items().iter();
                let pours = pours.map(|p| msg::sheet_solution_pour(p.ingredient.name(), p.grown));
                msg::sheet_solution_answer(row(pours)).into()
            })
            .collect();
        let solution = Solution::new(puzzle, self.sheet.answers.clone());
        lines.extend(solution.ingredients.iter().map(|part| {
            let (name, role) = (part.ingredient.name(), part.role());
            let line = match &part.effects[..] {
                [] => msg::sheet_solution_part(name, role),
                effects => {
                    let effects = list(effects.iter().map(|e| e.name()));
                    msg::sheet_solution_part_effects(name, role, effects)
                }
            };
            texts::Value::from(line)
        }));
        lines
    }

    fn answers(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(vec![self.sheet.answer_page(&self.view, options)?])
    }

    fn facts(&self) -> Value {
        let mut facts = self.sheet.facts(self.view.rating);
        if let Some(needed) = self.needed {
            facts["reasoning"] = json!(needed);
        }
        facts
    }

    fn secrets(&self) -> Value {
        let Sheet { game_data, answers, give_up, opening, .. } = &self.sheet;
        let potions = answers.iter().filter_map(|answer| winning_potion(&game_data.puzzle, answer));
        let solution = Solution::new(&game_data.puzzle, answers.clone());
        json!({
            "give_up": give_up.to_string(),
            "opening": opening.map(|code| code.to_string()),
            "recipe_length": solution.recipe_length,
            "answers": solution.answers,
            "potions": potions.map(|potion| potion.items().to_vec()).collect::<Vec<_>>(),
            "ingredients": solution.ingredients,
        })
    }
}
