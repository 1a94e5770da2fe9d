//! A board in play, and what can be read off it.

use std::sync::Arc;

use super::{
    BoardSpot, BoardSpots, Brew, Due, GameSetup, Herbs, PlantPlace, PrintedBoard, herb, herbs,
};
use crate::witches::board::Special;
use crate::witches::puzzle::{Effect, Ingredient, Pour};
use crate::witches::table::Mode;

/// The most cauldrons of a board.
pub(crate) const CAULDRONS: usize = 16;
const MOST_GARDENS: usize = 32;
const MOST_WITCHES: usize = 8;

/// What a place for a plant holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    /// Nothing can stand there any more, or ever could.
    Closed,
    /// Nothing yet.
    Nothing,
    /// A plant.
    Plant(Pour),
}

/// How a cauldron stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Something can be added.
    Open,
    /// It is full or closed, and this witch tests it at the end of the turn.
    Full(u8),
    /// It was tested, or closed with nothing in it.
    Used,
}

/// A cauldron in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Filled {
    pub(crate) brew: Brew,
    /// Empty cells.
    pub(crate) room: u8,
    pub(crate) stage: Stage,
}

impl Filled {
    pub(crate) fn is_open(&self) -> bool {
        self.stage == Stage::Open
    }

    /// Whether a potion in it was tested.
    pub(crate) fn was_tested(&self) -> bool {
        self.stage == Stage::Used && !self.brew.pours().is_empty()
    }
}

/// A witch in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Witch {
    /// Effects that last until her next test.
    pub(super) lasting: EffectSet,
    /// What was in her latest potion, while Allergies last.
    pub(super) allergic: Herbs,
    /// How many of her next turns she must skip.
    pub(super) skips: u8,
    /// Her actions of this turn that are spent, or skipped.
    pub(super) acted: u8,
    /// Whether it is skipped.
    pub(super) skipping: bool,
    /// Whether she may copy a garden: on her next turn, on this one.
    pub(super) copies: [bool; 2],
}

/// Effects on a witch, a bit each.
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

/// What one witch is to decide before the game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Owed {
    pub(super) witch: u8,
    pub(super) genius: Option<u8>,
    pub(super) guess: Option<Ingredient>,
    /// How often, of [`OWED`].
    pub(super) times: [u8; OWED.len()],
}

/// What can be owed several times, in the order in which it is done.
pub(super) const OWED: [Due; 6] =
    [Due::Paint, Due::Weeds, Due::Creeper, Due::Fence, Due::Mole, Due::Seedling];

/// A board in play: all that lies open on the table, never the secret. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct GamePosition {
    pub(crate) setup: Arc<GameSetup>,
    /// From 1.
    pub(crate) turn: u32,
    pub(super) plants: [[Holds; 2]; BoardSpot::COUNT],
    /// Cells with room for a plant, and cells with one.
    pub(super) empty: BoardSpots,
    pub(crate) growing: BoardSpots,
    /// Versatility cells whose plant was tested and has not grown since.
    pub(super) tested: BoardSpots,
    /// Guesser cells whose free test was had.
    pub(super) guessed: BoardSpots,
    pub(super) gardens: [BoardSpots; MOST_GARDENS],
    pub(super) garden_count: u8,
    pub(super) cauldrons: [Filled; CAULDRONS],
    pub(super) witches: [Witch; MOST_WITCHES],
    pub(super) owed: Owed,
}

impl GamePosition {
    /// The board as it is printed, before the first turn.
    pub(crate) fn new(setup: Arc<GameSetup>) -> GamePosition {
        let empty = Filled { brew: Brew::EMPTY, room: 0, stage: Stage::Used };
        let mut position = GamePosition {
            turn: 1,
            plants: [[Holds::Closed; 2]; BoardSpot::COUNT],
            empty: BoardSpots::default(),
            growing: BoardSpots::default(),
            tested: BoardSpots::default(),
            guessed: BoardSpots::default(),
            gardens: [BoardSpots::default(); MOST_GARDENS],
            garden_count: setup.printed.gardens.len() as u8,
            cauldrons: [empty; CAULDRONS],
            witches: [Witch::default(); MOST_WITCHES],
            owed: Owed::default(),
            setup,
        };
        let setup = position.setup.clone();
        let printed = &*setup.printed;
        position.gardens[..printed.gardens.len()].copy_from_slice(&printed.gardens);
        for spot in printed.gardens.iter().flat_map(|garden| garden.iter()) {
            let holds_two = printed.special(spot) == Some(Special::Efficiency);
            let second = if holds_two { Holds::Nothing } else { Holds::Closed };
            position.plants[spot.index()] = [Holds::Nothing, second];
            position.update(spot);
        }
        for &(spot, ingredient) in &printed.planted {
            position
                .put(PlantPlace { spot, layer: 0 }, Holds::Plant(Pour { ingredient, grown: 1 }));
        }
        for (filled, cauldron) in position.cauldrons.iter_mut().zip(&printed.cauldrons) {
            for &pour in &cauldron.starting {
                filled.brew.add(pour);
            }
            filled.room = cauldron.size - filled.brew.pours().len() as u8;
            filled.stage = Stage::Open;
        }
        position
    }

    /// What a place holds from now on.
    pub(super) fn put(&mut self, place: PlantPlace, holds: Holds) {
        self.plants[place.spot.index()][usize::from(place.layer)] = holds;
        self.update(place.spot);
    }

    pub(super) fn update(&mut self, spot: BoardSpot) {
        let alone = BoardSpots::default().with(spot);
        let holds = self.plants[spot.index()];
        let set = |spots: BoardSpots, is: bool| {
            if is { spots.or(alone) } else { spots.without(alone) }
        };
        self.empty = set(self.empty, holds.contains(&Holds::Nothing));
        self.growing = set(self.growing, holds.iter().any(|h| matches!(h, Holds::Plant(_))));
        self.tested = self.tested.without(alone);
    }
}

impl GamePosition {
    pub(crate) fn printed(&self) -> &PrintedBoard {
        &self.setup.printed
    }

    /// Garden cells of a section with room for a plant.
    pub(crate) fn empty(&self, section: u8) -> BoardSpots {
        self.empty.and(self.printed().sections[usize::from(section)])
    }

    /// Empty garden cells of a section: nothing stands there, was plucked there or is crossed out.
    /// An Efficiency cell with one plant has room for another and is not empty.
    pub(crate) fn vacant(&self, section: u8) -> BoardSpots {
        let empty = self.empty(section);
        let half = empty.and(self.printed().specials(Special::Efficiency));
        let is_begun = |spot: &BoardSpot| self.plants[spot.index()] != [Holds::Nothing; 2];
        empty.without(half.iter().filter(is_begun).collect())
    }

    /// Garden cells of a section with a plant.
    pub(crate) fn growing(&self, section: u8) -> BoardSpots {
        self.growing.and(self.printed().sections[usize::from(section)])
    }

    /// The plants of a cell.
    pub(crate) fn plants(&self, spot: BoardSpot) -> impl Iterator<Item = (PlantPlace, Pour)> {
        self.plants[spot.index()].into_iter().zip(0..).filter_map(move |(holds, layer)| match holds
        {
            Holds::Plant(pour) => Some((PlantPlace { spot, layer }, pour)),
            Holds::Closed | Holds::Nothing => None,
        })
    }

    /// The plants of a section.
    pub(crate) fn plants_of(&self, section: u8) -> impl Iterator<Item = (PlantPlace, Pour)> {
        self.growing(section).iter().flat_map(|spot| self.plants(spot))
    }

    /// What a place holds.
    pub(crate) fn holds(&self, place: PlantPlace) -> Holds {
        self.plants[place.spot.index()][usize::from(place.layer.min(1))]
    }

    /// All gardens, by their index.
    pub(crate) fn gardens(&self) -> &[BoardSpots] {
        &self.gardens[..usize::from(self.garden_count)]
    }

    /// The gardens of a section, with their index.
    pub(crate) fn gardens_of(&self, section: u8) -> impl Iterator<Item = (u8, BoardSpots)> {
        let all = self.printed().sections[usize::from(section)];
        let gardens = self.gardens().iter().copied().zip(0..);
        gardens.filter(move |(spots, _)| !spots.and(all).is_empty()).map(|(s, index)| (index, s))
    }

    /// All cauldrons, by their index.
    pub(crate) fn cauldrons(&self) -> &[Filled] {
        &self.cauldrons[..self.printed().cauldrons.len().min(CAULDRONS)]
    }

    /// The open cauldrons of a section, with their index.
    pub(crate) fn open_of(&self, section: u8) -> impl Iterator<Item = (u8, &Filled)> {
        let both = self.printed().cauldrons.iter().zip(self.cauldrons()).zip(0..);
        both.filter(move |((printed, filled), _)| printed.section == section && filled.is_open())
            .map(|((_, filled), index)| (index, filled))
    }

    /// Whether no turn is left, or no open cauldron.
    pub(crate) fn is_over(&self) -> bool {
        let is_last = self.turn >= self.printed().clock.turns().into();
        is_last || !self.cauldrons().iter().any(Filled::is_open)
    }

    /// Whether an effect lasts on a witch until her next test.
    pub(crate) fn has(&self, witch: u8, effect: Effect) -> bool {
        self.witches[usize::from(witch)].lasting.has(effect)
    }

    /// Whether a witch can still act this turn.
    pub(crate) fn can_act(&self, witch: u8) -> bool {
        self.acted(witch) < self.setup.actions[usize::from(witch)]
    }

    /// How many of her actions of this turn a witch has spent.
    pub(crate) fn acted(&self, witch: u8) -> u8 {
        self.witches[usize::from(witch)].acted
    }

    /// Whether a witch must skip this turn.
    pub(crate) fn skips(&self, witch: u8) -> bool {
        self.witches[usize::from(witch)].skipping
    }

    /// Whether the witches play together.
    pub(crate) fn is_together(&self) -> bool {
        self.setup.mode != Mode::Competitive
    }

    /// Whether a Versatility cell was tested since its plant grew.
    pub(crate) fn was_tested(&self, spot: BoardSpot) -> bool {
        self.tested.contains(spot)
    }

    /// Guesser cells that may still give a free test.
    pub(crate) fn guessers(&self) -> BoardSpots {
        self.printed().specials(Special::Guesser).without(self.guessed).and(self.empty)
    }

    /// Whether a witch may copy a garden this turn.
    pub(crate) fn may_copy(&self, witch: u8) -> bool {
        self.witches[usize::from(witch)].copies[1]
    }

    /// The witches of a section who can still act this turn.
    pub(crate) fn free_witches(&self, section: u8) -> impl Iterator<Item = u8> {
        let setup = &self.setup;
        (0..setup.witches()).filter(move |&w| setup.section(w) == section && self.can_act(w))
    }

    /// What a witch is to decide now.
    pub(crate) fn due(&self, witch: u8) -> Due {
        if self.owed.witch != witch {
            return Due::Action;
        }
        if let Some(ingredient) = self.owed.guess {
            return Due::Guess(ingredient);
        }
        if let Some(cauldron) = self.owed.genius {
            return Due::Genius(cauldron);
        }
        let owed = OWED.into_iter().zip(self.owed.times).find(|(_, times)| *times > 0);
        owed.map_or(Due::Action, |(due, _)| due)
    }

    /// The witch who is to decide something before the game goes on.
    pub(crate) fn owing(&self) -> Option<u8> {
        (self.due(self.owed.witch) != Due::Action).then_some(self.owed.witch)
    }

    /// What a witch may plant: her specialties, or all for a Student; the rarest in her
    /// section for a Sharer; nothing that she is allergic to.
    pub(crate) fn plantable(&self, witch: u8, any: bool) -> Herbs {
        let own = self.setup.specialties[usize::from(witch)];
        let all = any || self.has(witch, Effect::Student);
        let mut herbs = if all { self.printed().ingredients } else { own };
        herbs &= !self.witches[usize::from(witch)].allergic;
        if self.has(witch, Effect::Sharer) {
            herbs = self.rarest(herbs, self.setup.section(witch));
        }
        herbs
    }

    fn rarest(&self, of: Herbs, section: u8) -> Herbs {
        let mut counts = [0; Ingredient::ALL.len()];
        for (_, pour) in self.plants_of(section) {
            counts[pour.ingredient.index()] += 1;
        }
        let among = || herbs(of);
        let least = among().map(|i| counts[i.index()]).min();
        among().filter(|i| Some(counts[i.index()]) == least).map(herb).sum()
    }

    /// The cells of a section in which something can be planted now. Black Magic cells come
    /// when no other is left.
    pub(crate) fn plots(&self, section: u8) -> BoardSpots {
        let black = self.printed().specials(Special::BlackMagic);
        let empty = self.empty(section);
        if self.vacant(section).without(black).is_empty() { empty } else { empty.without(black) }
    }

    /// The dots of a plant after a witch grew it.
    pub(crate) fn grown(&self, witch: u8, spot: BoardSpot, pour: Pour) -> u8 {
        let allergic = self.witches[usize::from(witch)].allergic & herb(pour.ingredient) != 0;
        if allergic {
            return pour.grown;
        }
        let fertile = self.printed().special(spot) == Some(Special::FertileGround);
        let step = if fertile || self.has(witch, Effect::GreenFingers) { 2 } else { 1 };
        self.risen(witch, spot, pour, step)
    }

    /// The dots of a plant after so many more, as far as it can grow.
    pub(super) fn risen(&self, witch: u8, spot: BoardSpot, pour: Pour, step: u8) -> u8 {
        let low = self.printed().special(spot) == Some(Special::LowCeiling);
        let most = match low || self.has(witch, Effect::Distracted) {
            true => self.printed().longest.min(2),
            false => self.printed().longest,
        };
        pour.grown.max((pour.grown + step).min(most))
    }
}
