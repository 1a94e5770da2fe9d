//! Second, simpler implementation of the rules of moves (rules, sections 7 to 9), which judges each
//! candidate move by itself.

use std::collections::BTreeSet;

use crate::witches::board::Special;
use crate::witches::playtest::game::{
    BoardSpot, BoardSpots, CauldronState, GamePosition, InlinePotion, Move, PendingChoice,
    PlantPlace, PlantSlot, Stage, ingredient_bit,
};
use crate::witches::playtest::player::PlayerView;
use crate::witches::puzzle::{Effect, Ingredient, PotionItem};
use crate::witches::table::{Mode, Test};

pub(super) struct Rulebook<'v> {
    position: &'v GamePosition,
    /// Latest test of each witch.
    latest: Vec<Option<&'v Test>>,
    witch: u8,
    own: u8,
}

impl<'v> Rulebook<'v> {
    pub(super) fn of(view: &PlayerView<'v>, witch: u8) -> Rulebook<'v> {
        let setup = &view.position.setup;
        let latest = |w| view.tests.iter().rev().find(|test| test.by == Some(w));
        Rulebook {
            position: view.position,
            latest: (0..setup.witches()).map(latest).collect(),
            witch,
            own: setup.section(witch),
        }
    }

    /// Asserts that `listed` contains exactly the allowed moves, each once.
    pub(super) fn check(&self, listed: &[Move]) {
        for (i, choice) in listed.iter().enumerate() {
            assert!(self.allows(choice, listed), "{choice:?} is not allowed");
            assert!(!listed[..i].contains(choice), "{choice:?} stands there twice");
        }
        for choice in self.candidates() {
            let is_allowed = self.allows(&choice, listed);
            assert!(!is_allowed || listed.contains(&choice), "{choice:?} is missing: {listed:?}");
        }
    }

    fn candidates(&self) -> Vec<Move> {
        let position = self.position;
        let spots = || all_spots().filter(|&spot| self.has_room(spot));
        let mut all = vec![Move::Pass];
        let plants: Vec<PlantPlace> =
            all_spots().flat_map(places).filter(|&p| self.plant(p).is_some()).collect();
        match position.due(self.witch) {
            PendingChoice::Action => {}
            PendingChoice::Weeds => {
                all.extend(spots().map(|spot| Move::CrossOut { spot }));
                return all;
            }
            PendingChoice::Mole => {
                for &from in &plants {
                    all.extend(spots().map(|to| Move::Dig { from, to }));
                }
                return all;
            }
            PendingChoice::Seedling => {}
            PendingChoice::Creeper => {
                for one in 0..position.gardens().len() as u8 {
                    all.extend((0..one).map(|other| Move::Join { one: other, other: one }));
                }
                return all;
            }
            _ => return all,
        }
        for ingredient in Ingredient::ALL {
            all.extend(spots().map(|spot| Move::Plant { ingredient, spot }));
        }
        let gardens = 0..position.gardens().len() as u8;
        all.extend(gardens.map(|garden| Move::Grow { garden }));
        all.extend(spots().map(|spot| Move::CrossOut { spot }));
        for cauldron in 0..position.cauldrons().len() as u8 {
            all.push(Move::Close { cauldron });
            let withs = (0..position.setup.witches()).map(Some).chain([None]);
            for with in withs {
                let plucks = plants.iter();
                all.extend(plucks.map(|&from| Move::Pluck { from, into: cauldron, with }));
            }
        }
        all.extend(plants.iter().map(|&from| Move::Test { from }));
        all
    }

    fn allows(&self, choice: &Move, listed: &[Move]) -> bool {
        let position = self.position;
        let due = position.due(self.witch);
        let printed = position.printed();
        match *choice {
            Move::Pass => {
                let optional = matches!(
                    due,
                    PendingChoice::Guess(_)
                        | PendingChoice::Paint
                        | PendingChoice::Mole
                        | PendingChoice::Seedling
                        | PendingChoice::Genius(_)
                );
                optional || *listed == [Move::Pass]
            }
            Move::Plant { ingredient, spot } => {
                let free = due == PendingChoice::Seedling;
                let acts = due == PendingChoice::Action;
                let anywhere = acts && (self.has(Effect::Spreader) || self.has(Effect::Piggyback));
                (free || acts)
                    && (anywhere || self.is_in(spot, self.own))
                    && self.can_be_used(spot)
                    && self.may_plant(ingredient, free)
            }
            Move::Grow { garden } => {
                let spots = position.gardens()[usize::from(garden)];
                let grows = |p: PlantPlace| {
                    self.plant(p).is_some_and(|pour| self.after_growing(p.spot, pour) > pour.grown)
                };
                self.acts()
                    && spots.iter().any(|spot| self.is_hers(spot))
                    && spots.iter().flat_map(places).any(grows)
            }
            Move::Pluck { from, into, with } => self.may_pluck(from, into, with),
            Move::Close { cauldron } => {
                let filled = &position.cauldrons()[usize::from(cauldron)];
                self.acts()
                    && filled.stage == Stage::Open
                    && !filled.brew.items().is_empty()
                    && self.section_is_hers(printed.cauldrons[usize::from(cauldron)].section)
                    && self.may_test(self.witch, &filled.brew)
            }
            Move::Copy { from, to } => {
                let [theirs, hers] = [from, to].map(|g| position.gardens()[usize::from(g)]);
                self.acts()
                    && position.may_copy(self.witch)
                    && theirs.iter().all(|spot| !self.is_in(spot, self.own))
                    && theirs.iter().flat_map(places).any(|p| self.plant(p).is_some())
                    && hers.iter().any(|spot| self.is_in(spot, self.own) && self.can_be_used(spot))
            }
            Move::CrossOut { spot } => {
                due == PendingChoice::Weeds && self.is_in(spot, self.own) && self.is_vacant(spot)
            }
            Move::Test { from } => {
                due == PendingChoice::Action
                    && printed.special(from.spot) == Some(Special::Versatility)
                    && self.is_in(from.spot, self.own)
                    && self.plant(from).is_some()
                    && !position.was_tested(from.spot)
            }
            Move::Brew(brew) => match due {
                PendingChoice::Guess(ingredient) => {
                    let kinds: BTreeSet<Ingredient> =
                        brew.items().iter().map(|p| p.ingredient).collect();
                    let size = brew.items().len();
                    kinds.contains(&ingredient) && kinds.len() == size && size <= 3
                }
                _ => false,
            },
            Move::Change { place, pour } => {
                let PendingChoice::Genius(cauldron) = due else { return false };
                let brew = &position.cauldrons()[usize::from(cauldron)].brew;
                let old = brew.items()[usize::from(place)];
                (old.ingredient == pour.ingredient) != (old.grown == pour.grown)
            }
            Move::Split { garden, part } => {
                let whole = position.gardens()[usize::from(garden)];
                let rest = whole.without(part);
                matches!(due, PendingChoice::Paint | PendingChoice::Fence)
                    && whole.iter().all(|spot| self.is_in(spot, self.own))
                    && [part, rest].into_iter().all(|s| !s.is_empty() && is_one_piece(s))
                    && part.without(whole).is_empty()
            }
            Move::Join { one, other } => {
                let both = [one, other].map(|g| position.gardens()[usize::from(g)]);
                let apart = |spot| printed.special(spot) == Some(Special::Versatility);
                due == PendingChoice::Creeper
                    && one != other
                    && both
                        .iter()
                        .flat_map(|g| g.iter())
                        .all(|s| self.is_in(s, self.own) && !apart(s))
                    && both[0].iter().any(|a| both[1].iter().any(|b| is_beside(a, b)))
            }
            Move::Dig { from, to } => {
                due == PendingChoice::Mole
                    && self.plant(from).is_some()
                    && self.is_in(from.spot, self.own)
                    && self.is_in(to, self.own)
                    && from.spot != to
                    && self.can_be_used(to)
            }
        }
    }

    fn may_pluck(&self, from: PlantPlace, into: u8, with: Option<u8>) -> bool {
        let position = self.position;
        let to = position.printed().cauldrons[usize::from(into)].section;
        let out = position.printed().section_of(from.spot);
        let filled = &position.cauldrons()[usize::from(into)];
        let tester = match with {
            None if out == to && self.section_is_hers(out) => self.witch,
            Some(with) => {
                let hers = position.setup.section(with);
                let together = position.setup.mode != Mode::Competitive;
                let shared = (out, to) == (self.own, hers) || (out, to) == (hers, self.own);
                if !together || hers == self.own || !shared || !position.can_act(with) {
                    return false;
                }
                if to == self.own { self.witch } else { with }
            }
            None => return false,
        };
        let Some(pour) = self.plant(from) else { return false };
        self.acts() && filled.stage == Stage::Open && self.may_add(filled, pour, tester)
    }

    fn may_add(&self, filled: &CauldronState, pour: PotionItem, tester: u8) -> bool {
        let mut brew = filled.brew;
        assert!(brew.add(pour));
        filled.room > 1 || self.may_test(tester, &brew)
    }

    fn may_test(&self, tester: u8, brew: &InlinePotion) -> bool {
        let kinds = brew.items().iter().map(|p| ingredient_bit(p.ingredient)).fold(0, |a, b| a | b);
        !self.effect(tester, Effect::Minimalist) || kinds.count_ones() == 1
    }

    fn acts(&self) -> bool {
        self.position.due(self.witch) == PendingChoice::Action
    }

    fn effect(&self, witch: u8, effect: Effect) -> bool {
        let latest = self.latest[usize::from(witch)];
        latest.is_some_and(|test| test.reports.iter().any(|report| report.by == effect))
    }

    fn has(&self, effect: Effect) -> bool {
        self.effect(self.witch, effect)
    }

    fn is_in(&self, spot: BoardSpot, section: u8) -> bool {
        self.position.printed().section_of(spot) == section
    }

    fn section_is_hers(&self, section: u8) -> bool {
        section == self.own || self.has(Effect::Piggyback)
    }

    fn is_hers(&self, spot: BoardSpot) -> bool {
        self.section_is_hers(self.position.printed().section_of(spot))
    }

    fn plant(&self, place: PlantPlace) -> Option<PotionItem> {
        match self.position.holds(place) {
            PlantSlot::Plant(pour) => Some(pour),
            PlantSlot::Nothing | PlantSlot::Closed => None,
        }
    }

    fn has_room(&self, spot: BoardSpot) -> bool {
        places(spot).any(|place| self.position.holds(place) == PlantSlot::Nothing)
    }

    /// Whether a cell is empty: it has room, and an Efficiency cell has no plant.
    fn is_vacant(&self, spot: BoardSpot) -> bool {
        let is_double = self.position.printed().special(spot) == Some(Special::Efficiency);
        let is_free = |place| self.position.holds(place) == PlantSlot::Nothing;
        self.has_room(spot) && (!is_double || places(spot).all(is_free))
    }

    fn can_be_used(&self, spot: BoardSpot) -> bool {
        let printed = self.position.printed();
        let black = |spot| printed.special(spot) == Some(Special::BlackMagic);
        let section = printed.section_of(spot);
        let others = || all_spots().filter(|&s| self.is_in(s, section) && self.is_vacant(s));
        self.has_room(spot) && (!black(spot) || others().all(black))
    }

    fn may_plant(&self, ingredient: Ingredient, any: bool) -> bool {
        let setup = &self.position.setup;
        let allergies =
            self.latest[usize::from(self.witch)].filter(|_| self.has(Effect::Allergies));
        let can = |i: Ingredient| {
            let hers = setup.specialties[usize::from(self.witch)] & ingredient_bit(i) != 0;
            let in_game = setup.printed.ingredients & ingredient_bit(i) != 0;
            let allergic = allergies.is_some_and(|t| t.pours.iter().any(|p| p.ingredient == i));
            in_game && (any || hers || self.has(Effect::Student)) && !allergic
        };
        let count = |i: Ingredient| {
            let hers = all_spots().filter(|&spot| self.is_in(spot, self.own)).flat_map(places);
            hers.filter_map(|place| self.plant(place)).filter(|p| p.ingredient == i).count()
        };
        let fewer = |other: Ingredient| can(other) && count(other) < count(ingredient);
        can(ingredient) && !(self.has(Effect::Sharer) && Ingredient::ALL.into_iter().any(fewer))
    }

    fn after_growing(&self, spot: BoardSpot, pour: PotionItem) -> u8 {
        let test = self.latest[usize::from(self.witch)];
        let eaten = |t: &Test| t.pours.iter().any(|p| p.ingredient == pour.ingredient);
        if self.has(Effect::Allergies) && test.is_some_and(eaten) {
            return pour.grown;
        }
        let special = self.position.printed().special(spot);
        let two = special == Some(Special::FertileGround) || self.has(Effect::GreenFingers);
        let low = special == Some(Special::LowCeiling) || self.has(Effect::Distracted);
        let most = if low { 2 } else { self.position.printed().longest };
        (pour.grown + if two { 2 } else { 1 }).min(most)
    }
}

fn all_spots() -> impl Iterator<Item = BoardSpot> {
    use crate::witches::board::{Cell, Side};
    let cells = (0..4).flat_map(|y| (0..8).map(move |x| Cell { x, y }));
    Side::ALL
        .into_iter()
        .flat_map(move |side| cells.clone().map(move |cell| BoardSpot::of(side, cell)))
}

fn places(spot: BoardSpot) -> impl Iterator<Item = PlantPlace> {
    (0..2).map(move |layer| PlantPlace { spot, layer })
}

fn is_beside(here: BoardSpot, there: BoardSpot) -> bool {
    let (a, b) = (here.cell(), there.cell());
    here.side() == there.side() && a.x.abs_diff(b.x) + a.y.abs_diff(b.y) == 1
}

/// Whether the cells are connected over edges.
fn is_one_piece(spots: BoardSpots) -> bool {
    let mut reached: Vec<BoardSpot> = spots.first().into_iter().collect();
    let mut next = 0;
    while next < reached.len() {
        let here = reached[next];
        let near = |there: &BoardSpot| is_beside(here, *there);
        let new: Vec<BoardSpot> =
            spots.iter().filter(near).filter(|s| !reached.contains(s)).collect();
        reached.extend(new);
        next += 1;
    }
    reached.len() == spots.len()
}
