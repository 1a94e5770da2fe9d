//! State of a game in progress, with its read-only queries.

use std::sync::Arc;

use super::{
    BoardSpot, BoardSpots, GameSetup, IngredientSet, InlinePotion, PendingChoice, PlantPlace,
    PrintedBoard, ingredient_bit, ingredients_in,
};
use crate::witches::board::Special;
use crate::witches::puzzle::{Effect, Ingredient, PotionItem};
use crate::witches::table::Mode;

/// Maximum number of cauldrons of a board; size of the array in [`GamePosition`].
pub(crate) const CAULDRONS: usize = 16;
const MOST_GARDENS: usize = 32;
const MOST_WITCHES: usize = 8;

/// Content of a [`PlantPlace`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlantSlot {
    /// Not available: crossed out, plucked, or not a place for a plant on this board.
    Closed,
    /// Empty, with room for a plant.
    Nothing,
    /// Plant with its dots.
    Plant(PotionItem),
}

/// Stage of a cauldron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Accepts further ingredients.
    Open,
    /// Full or closed, and to be tested at the end of the turn by the witch with this index.
    Full(u8),
    /// Tested. Also the value of unused array entries.
    Used,
}

/// Cauldron in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CauldronState {
    pub(crate) brew: InlinePotion,
    /// Number of empty cells.
    pub(crate) room: u8,
    pub(crate) stage: Stage,
}

impl CauldronState {
    pub(crate) fn is_open(&self) -> bool {
        self.stage == Stage::Open
    }

    /// Whether the potion of this cauldron was tested. False for unused array entries, which hold
    /// no ingredients.
    pub(crate) fn was_tested(&self) -> bool {
        self.stage == Stage::Used && !self.brew.items().is_empty()
    }
}

/// State of a witch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Witch {
    /// Player effects, Student and Spreader, active until her next test.
    pub(super) lasting: EffectSet,
    /// Ingredients of her latest potion while Allergies are active, else empty.
    pub(super) allergic: IngredientSet,
    /// Number of turns she still has to skip.
    pub(super) skips: u8,
    /// Number of actions spent or skipped in this turn.
    pub(super) acted: u8,
    /// Whether she skips this turn.
    pub(super) skipping: bool,
    /// Whether she may copy a garden: `[next turn, this turn]`.
    pub(super) copies: [bool; 2],
}

/// Set of effects, as a bit set indexed by the effect's number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EffectSet(u64);

impl EffectSet {
    pub(super) fn add(&mut self, effect: Effect) {
        self.0 |= 1 << effect as u8;
    }

    pub(super) fn remove(&mut self, effect: Effect) {
        self.0 &= !(1 << effect as u8);
    }

    pub(super) fn has(self, effect: Effect) -> bool {
        self.0 >> effect as u8 & 1 == 1
    }
}

/// Pending decisions of one witch, to be made before the game continues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PendingDecision {
    pub(super) witch: u8,
    /// Cauldron whose potion a Genius may change.
    pub(super) genius: Option<u8>,
    /// Ingredient planted on a Guesser cell, which the free potion must contain.
    pub(super) guess: Option<Ingredient>,
    /// Number of pending decisions of each kind, parallel to [`PENDING_CHOICES`].
    pub(super) times: [u8; PENDING_CHOICES.len()],
}

/// Decisions that can be pending several times, in the order in which they are made.
pub(super) const PENDING_CHOICES: [PendingChoice; 6] = [
    PendingChoice::Paint,
    PendingChoice::Weeds,
    PendingChoice::Creeper,
    PendingChoice::Fence,
    PendingChoice::Mole,
    PendingChoice::Seedling,
];

/// State of a game in progress. Contains only what is visible at the table, never the secret.
/// Cloning is cheap.
#[derive(Clone, Debug)]
pub(crate) struct GamePosition {
    pub(crate) setup: Arc<GameSetup>,
    /// Number of the turn, from 1.
    pub(crate) turn: u32,
    /// Content of both layers of each cell.
    pub(super) plants: [[PlantSlot; 2]; BoardSpot::COUNT],
    /// Cells with room for a plant. Kept in step with `plants` by `update`.
    pub(super) empty: BoardSpots,
    /// Cells with at least one plant. Kept in step with `plants` by `update`.
    pub(crate) growing: BoardSpots,
    /// Versatility cells whose plant was tested and has not changed since.
    pub(super) tested: BoardSpots,
    /// Guesser cells whose free test was used.
    pub(super) guessed: BoardSpots,
    /// Cells of each garden; only the first `garden_count` entries are valid.
    pub(super) gardens: [BoardSpots; MOST_GARDENS],
    pub(super) garden_count: u8,
    pub(super) cauldrons: [CauldronState; CAULDRONS],
    pub(super) witches: [Witch; MOST_WITCHES],
    pub(super) pending: PendingDecision,
}

impl GamePosition {
    /// Creates the position before the first turn: printed plants, printed cauldron ingredients,
    /// and nothing else.
    pub(crate) fn new(setup: Arc<GameSetup>) -> GamePosition {
        let empty = CauldronState { brew: InlinePotion::EMPTY, room: 0, stage: Stage::Used };
        let mut position = GamePosition {
            turn: 1,
            plants: [[PlantSlot::Closed; 2]; BoardSpot::COUNT],
            empty: BoardSpots::default(),
            growing: BoardSpots::default(),
            tested: BoardSpots::default(),
            guessed: BoardSpots::default(),
            gardens: [BoardSpots::default(); MOST_GARDENS],
            garden_count: setup.printed.gardens.len() as u8,
            cauldrons: [empty; CAULDRONS],
            witches: [Witch::default(); MOST_WITCHES],
            pending: PendingDecision::default(),
            setup,
        };
        let setup = position.setup.clone();
        let printed = &*setup.printed;
        position.gardens[..printed.gardens.len()].copy_from_slice(&printed.gardens);
        for spot in printed.gardens.iter().flat_map(|garden| garden.iter()) {
            let holds_two = printed.special(spot) == Some(Special::Efficiency);
            let second = if holds_two { PlantSlot::Nothing } else { PlantSlot::Closed };
            position.plants[spot.index()] = [PlantSlot::Nothing, second];
            position.update(spot);
        }
        for &(spot, ingredient) in &printed.planted {
            position.put(
                PlantPlace { spot, layer: 0 },
                PlantSlot::Plant(PotionItem { ingredient, grown: 1 }),
            );
        }
        for (filled, cauldron) in position.cauldrons.iter_mut().zip(&printed.cauldrons) {
            for &pour in &cauldron.starting {
                filled.brew.add(pour);
            }
            filled.room = cauldron.size - filled.brew.items().len() as u8;
            filled.stage = Stage::Open;
        }
        position
    }

    /// Sets the content of a place and updates the derived cell sets.
    pub(super) fn put(&mut self, place: PlantPlace, holds: PlantSlot) {
        self.plants[place.spot.index()][usize::from(place.layer)] = holds;
        self.update(place.spot);
    }

    /// Recomputes `empty` and `growing` for one cell, and allows another Versatility test of it.
    pub(super) fn update(&mut self, spot: BoardSpot) {
        let alone = BoardSpots::default().with(spot);
        let holds = self.plants[spot.index()];
        let set = |spots: BoardSpots, is: bool| {
            if is { spots.or(alone) } else { spots.without(alone) }
        };
        self.empty = set(self.empty, holds.contains(&PlantSlot::Nothing));
        self.growing = set(self.growing, holds.iter().any(|h| matches!(h, PlantSlot::Plant(_))));
        self.tested = self.tested.without(alone);
    }
}

impl GamePosition {
    pub(crate) fn printed(&self) -> &PrintedBoard {
        &self.setup.printed
    }

    /// Returns the garden cells of a section with room for a plant.
    pub(crate) fn empty(&self, section: u8) -> BoardSpots {
        self.empty.and(self.printed().sections[usize::from(section)])
    }

    /// Returns the empty garden cells of a section: no plant, not plucked, not crossed out. An
    /// Efficiency cell with one plant has room for another but is not empty.
    pub(crate) fn vacant(&self, section: u8) -> BoardSpots {
        let empty = self.empty(section);
        let half = empty.and(self.printed().specials(Special::Efficiency));
        let is_begun = |spot: &BoardSpot| self.plants[spot.index()] != [PlantSlot::Nothing; 2];
        empty.without(half.iter().filter(is_begun).collect())
    }

    /// Returns the garden cells of a section with at least one plant.
    pub(crate) fn growing(&self, section: u8) -> BoardSpots {
        self.growing.and(self.printed().sections[usize::from(section)])
    }

    /// Iterates over the plants of a cell.
    pub(crate) fn plants(&self, spot: BoardSpot) -> impl Iterator<Item = (PlantPlace, PotionItem)> {
        self.plants[spot.index()].into_iter().zip(0..).filter_map(move |(holds, layer)| match holds
        {
            PlantSlot::Plant(pour) => Some((PlantPlace { spot, layer }, pour)),
            PlantSlot::Closed | PlantSlot::Nothing => None,
        })
    }

    /// Iterates over the plants of a section.
    pub(crate) fn plants_of(&self, section: u8) -> impl Iterator<Item = (PlantPlace, PotionItem)> {
        self.growing(section).iter().flat_map(|spot| self.plants(spot))
    }

    /// Returns the content of a place.
    pub(crate) fn holds(&self, place: PlantPlace) -> PlantSlot {
        self.plants[place.spot.index()][usize::from(place.layer.min(1))]
    }

    /// Returns the cells of each garden. A garden's index in this slice is its number in a
    /// [`Move`](super::Move).
    pub(crate) fn gardens(&self) -> &[BoardSpots] {
        &self.gardens[..usize::from(self.garden_count)]
    }

    /// Iterates over the gardens of a section, as `(index, cells)`.
    pub(crate) fn gardens_of(&self, section: u8) -> impl Iterator<Item = (u8, BoardSpots)> {
        let all = self.printed().sections[usize::from(section)];
        let gardens = self.gardens().iter().copied().zip(0..);
        gardens.filter(move |(spots, _)| !spots.and(all).is_empty()).map(|(s, index)| (index, s))
    }

    /// Returns all cauldrons. A cauldron's index in this slice is its number in a
    /// [`Move`](super::Move).
    pub(crate) fn cauldrons(&self) -> &[CauldronState] {
        &self.cauldrons[..self.printed().cauldrons.len().min(CAULDRONS)]
    }

    /// Iterates over the open cauldrons of a section, with their index.
    pub(crate) fn open_of(&self, section: u8) -> impl Iterator<Item = (u8, &CauldronState)> {
        let both = self.printed().cauldrons.iter().zip(self.cauldrons()).zip(0..);
        both.filter(move |((printed, filled), _)| printed.section == section && filled.is_open())
            .map(|((_, filled), index)| (index, filled))
    }

    /// Whether this is the last turn, or no cauldron is open.
    pub(crate) fn is_over(&self) -> bool {
        let is_last = self.turn >= self.printed().clock.turns().into();
        is_last || !self.cauldrons().iter().any(CauldronState::is_open)
    }

    /// Whether `effect` is active for `witch` until her next test.
    pub(crate) fn has(&self, witch: u8, effect: Effect) -> bool {
        self.witches[usize::from(witch)].lasting.has(effect)
    }

    /// Whether `witch` has an action left in this turn.
    pub(crate) fn can_act(&self, witch: u8) -> bool {
        self.acted(witch) < self.setup.actions[usize::from(witch)]
    }

    /// Number of actions that `witch` has spent or skipped in this turn.
    pub(crate) fn acted(&self, witch: u8) -> u8 {
        self.witches[usize::from(witch)].acted
    }

    /// Whether `witch` skips this turn.
    pub(crate) fn skips(&self, witch: u8) -> bool {
        self.witches[usize::from(witch)].skipping
    }

    /// Whether the witches play together: any mode except rivals.
    pub(crate) fn is_together(&self) -> bool {
        self.setup.mode != Mode::Competitive
    }

    /// Whether the plant of a Versatility cell was tested and has not changed since.
    pub(crate) fn was_tested(&self, spot: BoardSpot) -> bool {
        self.tested.contains(spot)
    }

    /// Returns the empty Guesser cells that still give a free test.
    pub(crate) fn guessers(&self) -> BoardSpots {
        self.printed().specials(Special::Guesser).without(self.guessed).and(self.empty)
    }

    /// Whether `witch` may copy a garden in this turn.
    pub(crate) fn may_copy(&self, witch: u8) -> bool {
        self.witches[usize::from(witch)].copies[1]
    }

    /// Iterates over the witches of a section who have an action left in this turn.
    pub(crate) fn free_witches(&self, section: u8) -> impl Iterator<Item = u8> {
        let setup = &self.setup;
        (0..setup.witches()).filter(move |&w| setup.section(w) == section && self.can_act(w))
    }

    /// Returns the decision that `witch` has to make next: a pending one, else her action.
    pub(crate) fn due(&self, witch: u8) -> PendingChoice {
        if self.pending.witch != witch {
            return PendingChoice::Action;
        }
        if let Some(ingredient) = self.pending.guess {
            return PendingChoice::Guess(ingredient);
        }
        if let Some(cauldron) = self.pending.genius {
            return PendingChoice::Genius(cauldron);
        }
        let owed =
            PENDING_CHOICES.into_iter().zip(self.pending.times).find(|(_, times)| *times > 0);
        owed.map_or(PendingChoice::Action, |(due, _)| due)
    }

    /// Returns the witch with a pending decision, if any.
    pub(crate) fn pending_witch(&self) -> Option<u8> {
        (self.due(self.pending.witch) != PendingChoice::Action).then_some(self.pending.witch)
    }

    /// Returns the ingredients that `witch` may plant: her specialties, or all in play if `any` or
    /// for a Student. Ingredients that she is allergic to are excluded. A Sharer is limited to
    /// those that grow least often in her section.
    pub(crate) fn plantable(&self, witch: u8, any: bool) -> IngredientSet {
        let own = self.setup.specialties[usize::from(witch)];
        let all = any || self.has(witch, Effect::Student);
        let mut herbs = if all { self.printed().ingredients } else { own };
        herbs &= !self.witches[usize::from(witch)].allergic;
        if self.has(witch, Effect::Sharer) {
            herbs = self.rarest(herbs, self.setup.section(witch));
        }
        herbs
    }

    /// Returns the ingredients of the set `of` with the fewest plants in `section`.
    fn rarest(&self, of: IngredientSet, section: u8) -> IngredientSet {
        let mut counts = [0; Ingredient::ALL.len()];
        for (_, pour) in self.plants_of(section) {
            counts[pour.ingredient.index()] += 1;
        }
        let among = || ingredients_in(of);
        let least = among().map(|i| counts[i.index()]).min();
        among().filter(|i| Some(counts[i.index()]) == least).map(ingredient_bit).sum()
    }

    /// Returns the cells of a section in which something can be planted. Black Magic cells are
    /// included only when no other cell of the section is empty.
    pub(crate) fn plots(&self, section: u8) -> BoardSpots {
        let black = self.printed().specials(Special::BlackMagic);
        let empty = self.empty(section);
        if self.vacant(section).without(black).is_empty() { empty } else { empty.without(black) }
    }

    /// Returns the dots of a plant after `witch` grows it.
    pub(crate) fn grown(&self, witch: u8, spot: BoardSpot, pour: PotionItem) -> u8 {
        let allergic =
            self.witches[usize::from(witch)].allergic & ingredient_bit(pour.ingredient) != 0;
        if allergic {
            return pour.grown;
        }
        let fertile = self.printed().special(spot) == Some(Special::FertileGround);
        let step = if fertile || self.has(witch, Effect::GreenFingers) { 2 } else { 1 };
        self.risen(witch, spot, pour, step)
    }

    /// Returns the dots of a plant after `step` more dots, limited by the cell, the effects on
    /// `witch` and the longest recipe. Never fewer than before.
    pub(super) fn risen(&self, witch: u8, spot: BoardSpot, pour: PotionItem, step: u8) -> u8 {
        let low = self.printed().special(spot) == Some(Special::LowCeiling);
        let most = match low || self.has(witch, Effect::Distracted) {
            true => self.printed().longest.min(2),
            false => self.printed().longest,
        };
        pour.grown.max((pour.grown + step).min(most))
    }
}
