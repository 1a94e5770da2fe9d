//! Plays simulated games on a sheet, and decides whether a position can still be won.

use std::sync::Arc;

use super::aims::FinishedGame;
use super::expert::ExpertMind;
use super::game::{
    BoardSpot, BoardSpots, CauldronState, GamePosition, GameSetup, IngredientSet, InlinePotion,
    Move, PlantPlace, PlantSlot, PrintedBoard, ingredient_bit,
};
use super::keen::KeenMind;
use super::player::{CarelessPlayer, Gardener, NamingTurn, Player, PlayerView, specialties};
use super::typical::TypicalMind;
use super::{GameOutcome, Record, Skill};
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::WitchesConcern;
use crate::witches::aims::Aim;
use crate::witches::board::Special;
use crate::witches::game_data::{PublicFacts, TestSource};
use crate::witches::puzzle::{Answer, Ingredient, Puzzle, winning_dots};
use crate::witches::sheet::Sheet;
use crate::witches::table::{
    Action, Keeper, LARGEST_GUESS, Limits, Mode, PlayError, PotionItemInput, PotionSource, Table,
    TableEvent, TableStatus,
};

#[cfg(test)]
mod tests;

/// Sheet prepared for playing many games.
#[derive(Clone, Debug)]
pub struct PlayableSheet {
    keeper: Keeper,
    facts: PublicFacts,
    printed: Arc<PrintedBoard>,
    hope: WinningPlan,
    /// Ingredients in play that are decoys.
    decoys: IngredientSet,
    /// Aims that are possible on the board.
    aims: Vec<Aim>,
    /// Whether the sheet's aims are judged, which the stars of a game need.
    are_aims_judged: bool,
}

impl PlayableSheet {
    /// Prepares `sheet`.
    pub fn of(sheet: &Sheet) -> PlayableSheet {
        let settings = sheet.game_data.puzzle.settings();
        let longest = settings.length().longest();
        let limits = Limits::of(&sheet.board, longest);
        PlayableSheet {
            keeper: Keeper::of_sheet(sheet).with_limits(limits).trusting(),
            facts: sheet.game_data.facts(TestSource::Here),
            printed: Arc::new(PrintedBoard::of(sheet)),
            hope: WinningPlan::of(&sheet.game_data.puzzle, &sheet.answers),
            decoys: decoys(&sheet.game_data.puzzle),
            aims: Aim::of(settings.edition())
                .filter(|aim| aim.is_possible(sheet.game_data.players, settings, &sheet.board))
                .collect(),
            are_aims_judged: true,
        }
    }

    /// Returns the same game without aims: its records have an empty [`Record::aims`] and no
    /// [`Record::stars`], which saves time.
    pub(super) fn without_aims(self) -> PlayableSheet {
        PlayableSheet { aims: Vec::new(), are_aims_judged: false, ..self }
    }

    /// Plays one game. `skill` gives the skill of each witch, counted from 0. `seed` determines all
    /// random choices of players and of play; equal arguments give equal records.
    ///
    /// # Errors
    /// Fails if one player is to play against rivals.
    pub fn play(
        &self,
        skill: impl Fn(u8) -> Skill,
        mode: Mode,
        seed: Seed,
    ) -> Result<Record, PlayError> {
        let skills: Vec<Skill> = (0..self.facts.players.count()).map(skill).collect();
        let (record, _) = self.play_with(Minds::of(&skills, &self.facts, mode), mode, seed)?;
        Ok(record)
    }

    /// Plays one game with arbitrary players. Returns the record and the final position.
    fn play_with(
        &self,
        minds: Minds,
        mode: Mode,
        seed: Seed,
    ) -> Result<(Record, GamePosition), PlayError> {
        let players = self.facts.players.count();
        let stream = Stream::new(seed, WitchesConcern::Playtest, 0);
        let mut table = Table::new(&self.keeper);
        // The table of a single player already has the mode `Solo`.
        if mode != Mode::Cooperative || players > 1 {
            table.play(&self.keeper, &Action::Mode { mode })?;
        }
        let setup = GameSetup::deal(self.printed.clone(), players, mode);
        let position = GamePosition::new(Arc::new(setup));
        let mut run = GameInPlay {
            game: self,
            table,
            minds,
            stream,
            used: position.growing,
            crops: crops(&position),
            shared: 0,
            legal: Vec::new(),
            tested: Vec::new(),
            acted: vec![(0, 0); players.into()],
            hopeless: None,
            certain: None,
            position,
        };
        run.play()?;
        Ok(run.finish())
    }
}

/// Minds of the witches. Rivals have one each; otherwise witches of equal skill share one.
struct Minds {
    minds: Vec<Box<dyn Player>>,
    /// Index into `minds` for each witch.
    of_witch: Vec<usize>,
    /// Witch who names the recipe for all who play together: one of the highest skill.
    speaker: u8,
}

impl Minds {
    fn of(skills: &[Skill], facts: &PublicFacts, mode: Mode) -> Minds {
        let mut minds: Vec<(Skill, Box<dyn Player>)> = Vec::new();
        let mut of_witch = Vec::new();
        for &skill in skills {
            let known = minds.iter().position(|(of, _)| *of == skill);
            let shared = known.filter(|_| mode != Mode::Competitive);
            of_witch.push(shared.unwrap_or(minds.len()));
            if shared.is_none() {
                minds.push((skill, mind(skill, facts)));
            }
        }
        let best = (0..).zip(skills).max_by_key(|(_, skill)| **skill);
        Minds {
            minds: minds.into_iter().map(|(_, mind)| mind).collect(),
            of_witch,
            speaker: best.map_or(0, |(witch, _)| witch),
        }
    }
}

fn mind(skill: Skill, facts: &PublicFacts) -> Box<dyn Player> {
    match skill {
        Skill::Careless => Box::new(CarelessPlayer),
        Skill::Typical => Box::new(Gardener::<TypicalMind>::new(facts)),
        Skill::Keen => Box::new(Gardener::<KeenMind>::new(facts)),
        Skill::Expert => Box::new(Gardener::<ExpertMind>::new(facts)),
    }
}

/// Game in progress.
struct GameInPlay<'g> {
    game: &'g PlayableSheet,
    table: Table,
    position: GamePosition,
    minds: Minds,
    stream: Stream,
    legal: Vec<Move>,
    /// Turn of each test.
    tested: Vec<u32>,
    /// Garden cells that had a plant at any time.
    used: BoardSpots,
    /// Ingredients that grew in each cell at any time.
    crops: [IngredientSet; BoardSpot::COUNT],
    /// Number of plucks between sections.
    shared: u32,
    acted: Vec<(u32, u32)>,
    hopeless: Option<u32>,
    certain: Option<usize>,
}

impl GameInPlay<'_> {
    fn play(&mut self) -> Result<(), PlayError> {
        loop {
            let is_idle = self.turn()?;
            if self.is_playing() {
                self.name(self.position.is_over() || is_idle)?;
                let ends = self.position.is_over() || is_idle;
                if self.is_playing() {
                    self.look_for_hope();
                    if ends {
                        self.table.play(&self.game.keeper, &Action::Full { full: true })?;
                    }
                }
            }
            match self.table.status() {
                _ if self.table.solution().is_some() => return Ok(()),
                TableStatus::Playing => self.position.next_turn(),
                TableStatus::LastDitch => break,
                TableStatus::Won | TableStatus::Lost => return Ok(()),
            }
        }
        self.name(true)
    }

    /// Lets the players name the recipe: the speaker for all who play together, or each rival for
    /// herself. Rivals who name in the same round do not know each other's namings, and share the
    /// win if right. Those who were wrong may name again in the next round.
    fn name(&mut self, is_urgent: bool) -> Result<(), PlayError> {
        let rivals = self.table.mode() == Mode::Competitive;
        let mut namers: Vec<(Option<u8>, usize)> = match rivals {
            true => (0..self.acted.len()).map(|witch| (Some(witch as u8), witch)).collect(),
            false => vec![(None, self.minds.of_witch[usize::from(self.minds.speaker)])],
        };
        while !namers.is_empty() && !self.table.is_named() {
            let number = self.table.next_naming();
            let mut named = Vec::new();
            for &(by, mind) in &namers {
                let left = self.table.namings_left(by);
                let view = sight(self.game, &self.table, &self.position);
                let turn = NamingTurn { left, is_urgent };
                let mind_of = &mut self.minds.minds[mind];
                let brew = (left > 0).then(|| mind_of.recipe(&view, turn, &mut self.stream));
                named.extend(brew.flatten().map(|brew| (by, mind, brew)));
            }
            namers = named.iter().map(|&(by, mind, _)| (by, mind)).collect();
            for (by, _, brew) in named {
                let answer = brew.items().iter().map(|pour| pour.ingredient.id().into()).collect();
                let action = Action::Check { number, answer, by, opening: None };
                let is_last = self.table.status() == TableStatus::LastDitch;
                let event = self.table.play(&self.game.keeper, &action)?;
                if event == TableEvent::Wrong && !is_last {
                    self.position.pay_for_wrong_naming(by);
                }
            }
        }
        Ok(())
    }

    /// Plays the actions and tests of a turn. Returns whether no witch could do anything.
    fn turn(&mut self) -> Result<bool, PlayError> {
        let setup = self.position.setup.clone();
        let mut is_idle = true;
        for &witch in &setup.order {
            if !self.position.can_act(witch) && self.position.skips(witch) {
                is_idle = false;
                self.acted[usize::from(witch)].1 += u32::from(setup.actions[usize::from(witch)]);
            }
        }
        let most = setup.actions.iter().copied().max().unwrap_or(1);
        for (round, &witch) in (1..=most).flat_map(|r| setup.order.iter().map(move |w| (r, w))) {
            let in_round =
                |position: &GamePosition| position.can_act(witch) && position.acted(witch) < round;
            if self.is_playing() && in_round(&self.position) {
                let choice = self.decide(witch)?;
                self.settle()?;
                is_idle &= choice == Move::Pass;
                match choice {
                    Move::Pass | Move::CrossOut { .. } => {
                        self.acted[usize::from(witch)].1 += 1;
                    }
                    Move::Pluck { with: Some(with), .. } => {
                        self.acted[usize::from(witch)].0 += 1;
                        self.acted[usize::from(with)].0 += 1;
                    }
                    _ => self.acted[usize::from(witch)].0 += 1,
                }
            }
        }
        while let Some((cauldron, witch)) = self.position.next_full().filter(|_| self.is_playing())
        {
            self.position.ask_genius(witch, cauldron);
            self.settle()?;
            let brew = self.position.use_up(cauldron);
            self.test(witch, PotionSource::Cauldron, brew)?;
            self.settle()?;
        }
        Ok(is_idle)
    }

    fn is_playing(&self) -> bool {
        self.table.status() == TableStatus::Playing && self.table.solution().is_none()
    }

    /// Lets witches make all pending decisions. Stops when a test ends the game.
    fn settle(&mut self) -> Result<(), PlayError> {
        while let Some(witch) = self.position.pending_witch().filter(|_| self.is_playing()) {
            self.decide(witch)?;
        }
        Ok(())
    }

    fn decide(&mut self, witch: u8) -> Result<Move, PlayError> {
        self.position.legal(witch, &mut self.legal);
        let view = sight(self.game, &self.table, &self.position);
        let mind = &mut self.minds.minds[self.minds.of_witch[usize::from(witch)]];
        let mut choice = mind.choose(&view, witch, &self.legal, &mut self.stream);
        // Players can invent only `Move::Brew`. Other moves are picked from the list, so they are
        // verified in debug builds only.
        let is_made_up = matches!(choice, Move::Brew(_)) || cfg!(debug_assertions);
        if is_made_up && !self.position.permits(witch, &choice, &self.legal) {
            debug_assert!(false, "{choice:?} is not one of {:?}", self.legal);
            choice = self.legal.first().copied().unwrap_or(Move::Pass);
        }
        let tested = self.position.apply(witch, &choice);
        match choice {
            Move::Plant { ingredient, spot } => {
                self.crops[spot.index()] |= ingredient_bit(ingredient)
            }
            Move::Copy { .. } | Move::Dig { .. } => {
                let now = crops(&self.position);
                self.crops.iter_mut().zip(now).for_each(|(all, now)| *all |= now);
            }
            Move::Pluck { with: Some(_), .. } => self.shared += 1,
            _ => {}
        }
        self.used = self.used.or(self.position.growing);
        if let Some((kind, brew)) = tested {
            self.test(witch, kind, brew)?;
        }
        Ok(choice)
    }

    fn test(&mut self, witch: u8, kind: PotionSource, brew: InlinePotion) -> Result<(), PlayError> {
        let potion = brew.items().iter().map(PotionItemInput::from).collect();
        let number = self.table.next_number();
        let action = Action::Test { number, potion, by: Some(witch), kind, sure: true };
        self.table.play(&self.game.keeper, &action)?;
        self.tested.push(self.position.turn);
        let tests = self.table.tests();
        if let Some(test) = tests.last() {
            self.position.learn(test);
        }
        let view = sight(self.game, &self.table, &self.position);
        if self.certain.is_none() && self.minds.minds.iter_mut().any(|m| m.is_certain(&view)) {
            self.certain = Some(tests.len());
        }
        Ok(())
    }

    /// Updates `hopeless`: the first turn of the current period without a naming left or a potion
    /// that could win.
    fn look_for_hope(&mut self) {
        let may_name = self.table.may_name(&self.game.keeper);
        let remains = may_name || self.game.hope.remains(&self.position);
        self.hopeless = match self.hopeless {
            _ if remains => None,
            None => Some(self.position.turn),
            since => since,
        };
    }

    fn finish(self) -> (Record, GamePosition) {
        let tests = self.table.tests().to_vec();
        let win = self.table.win(&self.game.keeper);
        let named = self.table.namings().iter().find(|naming| naming.right);
        let ended = match (tests.last(), self.table.status()) {
            _ if named.is_some_and(|naming| naming.last) => GameOutcome::LastDitch,
            _ if named.is_some() => GameOutcome::Named { by: named.and_then(|naming| naming.by) },
            (Some(test), TableStatus::Won) => GameOutcome::Won { by: test.by.unwrap_or_default() },
            _ => GameOutcome::Lost,
        };
        let winners = match ended {
            GameOutcome::Won { by } => vec![by],
            _ => win.map(|win| win.by).unwrap_or_default(),
        };
        let brewed = self.position.printed().cauldrons.iter().zip(self.position.cauldrons());
        let filled = brewed
            .flat_map(|(printed, filled)| printed.cells.iter().take(filled.brew.items().len()));
        let used = filled.copied().fold(self.used, BoardSpots::with);
        let over = FinishedGame {
            facts: &self.game.facts,
            decoys: self.game.decoys,
            ended,
            tests: &tests,
            tested: &self.tested,
            position: &self.position,
            grown: self.used,
            crops: &self.crops,
            shared: self.shared,
        };
        let aims: Vec<(Aim, bool)> =
            self.game.aims.iter().map(|&aim| (aim, over.has_met(aim))).collect();
        let circle = over.counting_circle().filter(|_| self.game.are_aims_judged);
        let record = Record {
            ended,
            winners,
            turns: self.position.turn,
            circle,
            stars: circle.map(|circle| self.position.printed().clock.stars(circle)),
            brewed: over.is_brewed(),
            tests,
            tested: self.tested,
            used: used.iter().map(|spot| (spot.side(), spot.cell())).collect(),
            acted: self.acted,
            hopeless: self.hopeless,
            certain: self.certain,
            aims,
        };
        (record, self.position)
    }
}

/// Returns the view that players have of a game.
fn sight<'g>(
    game: &'g PlayableSheet,
    table: &'g Table,
    position: &'g GamePosition,
) -> PlayerView<'g> {
    PlayerView { position, tests: table.tests(), facts: &game.facts, namings: table.namings() }
}

/// Returns the ingredients that grow in each cell.
fn crops(position: &GamePosition) -> [IngredientSet; BoardSpot::COUNT] {
    let mut crops = [0; BoardSpot::COUNT];
    for spot in position.growing.iter() {
        position
            .plants(spot)
            .for_each(|(_, pour)| crops[spot.index()] |= ingredient_bit(pour.ingredient));
    }
    crops
}

/// Returns the decoys of a puzzle.
fn decoys(puzzle: &Puzzle) -> IngredientSet {
    let recipe = puzzle.recipe();
    let decoys = puzzle.ingredients().iter().filter(|one| !recipe.contains(one));
    decoys.fold(0, |herbs, &one| herbs | ingredient_bit(one))
}

/// Potions that surely win, used to decide whether a position is hopeless.
#[derive(Clone, Debug)]
struct WinningPlan {
    potions: Vec<Vec<NeededPour>>,
}

#[derive(Clone, Copy, Debug)]
struct NeededPour {
    ingredient: Ingredient,
    /// Required dots; `None` if any number is right.
    grown: Option<u8>,
}

/// Source of an ingredient for a potion.
enum PlantSource {
    /// Existing plant, with the dots that it can reach.
    Plant(Ingredient, DotSet),
    /// Place for a plant, with the ingredients that can be planted there and the dots that they can
    /// reach.
    Room(IngredientSet, DotSet),
}

/// Set of numbers of dots, as a bit set.
type DotSet = u8;

impl PlantSource {
    fn can_be(&self, wanted: NeededPour) -> bool {
        let (herbs, dots) = match *self {
            PlantSource::Plant(ingredient, dots) => (ingredient_bit(ingredient), dots),
            PlantSource::Room(herbs, dots) => (herbs, dots),
        };
        let grows = wanted.grown.is_none_or(|grown| dots >> grown & 1 == 1);
        herbs & ingredient_bit(wanted.ingredient) != 0 && grows
    }
}

impl WinningPlan {
    pub(crate) fn of(puzzle: &Puzzle, answers: &[Answer]) -> WinningPlan {
        let potion = |answer: &Answer| {
            let dots = winning_dots(puzzle, answer)?;
            let both = answer.iter().zip(dots);
            Some(both.map(|(&ingredient, grown)| NeededPour { ingredient, grown }).collect())
        };
        WinningPlan { potions: answers.iter().filter_map(potion).collect() }
    }

    /// Whether a surely winning potion of the recipe's length can still be brewed in a cauldron, or
    /// tested on a Guesser cell, without the help of further effects.
    ///
    /// The answer is conservative: false is always right. True may be wrong where plants would
    /// hinder each other or too few turns are left.
    pub(crate) fn remains(&self, position: &GamePosition) -> bool {
        if self.can_be_guessed(position) {
            return true;
        }
        let sections = position.printed().sections.len() as u8;
        (0..sections).any(|section| {
            let open = || position.open_of(section).map(|(_, filled)| filled);
            open().next().is_some() && {
                let sources = sources(position, section);
                open().any(|filled| self.potions.iter().any(|p| fits(filled, p, &sources)))
            }
        })
    }

    /// Whether an empty Guesser cell is left and its witches can plant an ingredient of a winning
    /// potion that is small enough for it.
    fn can_be_guessed(&self, position: &GamePosition) -> bool {
        let guessers = position.guessers();
        if guessers.is_empty() {
            return false;
        }
        let sections = position.printed().sections.len() as u8;
        (0..sections).filter(|&s| !position.empty(s).and(guessers).is_empty()).any(|section| {
            let own = specialties(position, section);
            let small = self.potions.iter().filter(|potion| potion.len() <= LARGEST_GUESS);
            small.flatten().any(|wanted| own & ingredient_bit(wanted.ingredient) != 0)
        })
    }
}

/// Returns the sources of ingredients for a section: its gardens, and those of other sections if
/// the witches play together.
fn sources(position: &GamePosition, section: u8) -> Vec<PlantSource> {
    let mut sources = Vec::new();
    let sections = 0..position.printed().sections.len() as u8;
    for theirs in sections.filter(|&s| s == section || position.is_together()) {
        let own = specialties(position, theirs);
        let cells = position.growing(theirs).or(position.empty(theirs));
        for spot in cells.iter() {
            for layer in 0..2 {
                match position.holds(PlantPlace { spot, layer }) {
                    PlantSlot::Closed => {}
                    PlantSlot::Nothing => {
                        sources.push(PlantSource::Room(own, reach(position, spot, 1)))
                    }
                    PlantSlot::Plant(pour) => {
                        let dots = reach(position, spot, pour.grown);
                        sources.push(PlantSource::Plant(pour.ingredient, dots));
                    }
                }
            }
        }
    }
    sources
}

/// Returns the numbers of dots that a plant with `grown` dots can reach in a cell.
fn reach(position: &GamePosition, spot: BoardSpot, grown: u8) -> DotSet {
    let (step, most) = match position.printed().special(spot) {
        Some(Special::LowCeiling) => (1, 2),
        Some(Special::FertileGround) => (2, position.printed().longest),
        _ => (1, position.printed().longest),
    };
    let mut dots = 1 << grown;
    let mut at = grown;
    while at < most {
        at = (at + step).min(most);
        dots |= 1 << at;
    }
    dots
}

/// Whether the contents of a cauldron can be completed to `potion` from `sources`.
fn fits(filled: &CauldronState, potion: &[NeededPour], sources: &[PlantSource]) -> bool {
    let held = filled.brew.items();
    let begins = held.len() <= potion.len()
        && held.iter().zip(potion).all(|(pour, wanted)| {
            pour.ingredient == wanted.ingredient
                && wanted.grown.is_none_or(|grown| grown == pour.grown)
        });
    let rest = potion.get(held.len()..).unwrap_or_default();
    let room = usize::from(filled.room);
    begins && rest.len() <= room && can_match_all(rest, sources)
}

/// Whether each of `rest` can be assigned a different source: bipartite matching by augmenting
/// paths.
fn can_match_all(rest: &[NeededPour], sources: &[PlantSource]) -> bool {
    let mut taken: Vec<Option<usize>> = vec![None; sources.len()];
    (0..rest.len()).all(|want| {
        let mut seen = vec![false; sources.len()];
        place(want, rest, sources, &mut taken, &mut seen)
    })
}

/// Searches an augmenting path that assigns a source to `rest[want]`. `taken` is the present
/// assignment; `seen` marks sources visited in this search.
fn place(
    want: usize,
    rest: &[NeededPour],
    sources: &[PlantSource],
    taken: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for (i, source) in sources.iter().enumerate() {
        if seen[i] || !source.can_be(rest[want]) {
            continue;
        }
        seen[i] = true;
        let free = match taken[i] {
            None => true,
            Some(other) => place(other, rest, sources, taken, seen),
        };
        if free {
            taken[i] = Some(want);
            return true;
        }
    }
    false
}
