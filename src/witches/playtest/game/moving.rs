//! Legal moves of a [`GamePosition`], and the state changes made by moves, tests and turns.

use super::position::{
    CauldronState, GamePosition, PENDING_CHOICES, PendingDecision, PlantSlot, Stage,
};
use super::{
    BoardSpot, BoardSpots, InlinePotion, Move, PendingChoice, PlantPlace, ingredient_bit,
    ingredients_in,
};
use crate::witches::board::Special;
use crate::witches::puzzle::{Category, Effect, Ingredient, PotionItem};
use crate::witches::table::{PotionSource, Test, is_guess};

impl GamePosition {
    /// Writes all legal moves of `witch` into `moves`, which ends up with at least one. For a
    /// Guesser cell only potions of a single ingredient are listed; [`GamePosition::permits`]
    /// accepts all legal ones.
    pub(crate) fn legal(&self, witch: u8, moves: &mut Vec<Move>) {
        moves.clear();
        let section = self.setup.section(witch);
        match self.due(witch) {
            PendingChoice::Action => self.actions(witch, moves),
            PendingChoice::Guess(ingredient) => {
                self.push_single_potions(ingredient, moves);
                moves.push(Move::Pass);
            }
            PendingChoice::Paint => {
                self.splits(section, moves);
                moves.push(Move::Pass);
            }
            PendingChoice::Fence => self.splits(section, moves),
            PendingChoice::Weeds => {
                moves.extend(self.vacant(section).iter().map(|spot| Move::CrossOut { spot }));
            }
            PendingChoice::Creeper => self.joins(section, moves),
            PendingChoice::Mole => {
                let to = self.plots(section);
                for (from, _) in self.plants_of(section) {
                    let others = to.iter().filter(|&to| to != from.spot);
                    moves.extend(others.map(|to| Move::Dig { from, to }));
                }
                moves.push(Move::Pass);
            }
            PendingChoice::Seedling => {
                self.add_planting_moves(witch, true, self.plots(section), moves);
                moves.push(Move::Pass);
            }
            PendingChoice::Genius(cauldron) => {
                self.changes(cauldron, moves);
                moves.push(Move::Pass);
            }
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
    }

    /// Whether `witch` may make the move `choice`. `listed` is the list filled by
    /// [`GamePosition::legal`].
    pub(crate) fn permits(&self, witch: u8, choice: &Move, listed: &[Move]) -> bool {
        match (choice, self.due(witch)) {
            (Move::Brew(brew), PendingChoice::Guess(ingredient)) => {
                let minimal = !self.has(witch, Effect::Minimalist) || brew.is_of_one_kind();
                let contains = brew.items().iter().any(|p| p.ingredient == ingredient);
                contains && minimal && is_guess(brew.items()) && self.is_possible(brew)
            }
            _ => listed.contains(choice),
        }
    }

    fn is_possible(&self, brew: &InlinePotion) -> bool {
        let grows = 1..=self.printed().longest;
        let in_play = |i: Ingredient| self.printed().ingredients & ingredient_bit(i) != 0;
        brew.items().iter().all(|p| in_play(p.ingredient) && grows.contains(&p.grown))
    }

    fn push_single_potions(&self, ingredient: Ingredient, moves: &mut Vec<Move>) {
        let dots = 1..=self.printed().longest;
        let brews = dots.filter_map(|grown| InlinePotion::of(&[PotionItem { ingredient, grown }]));
        moves.extend(brews.map(Move::Brew));
    }

    fn actions(&self, witch: u8, moves: &mut Vec<Move>) {
        let own = self.setup.section(witch);
        let versatile = self.growing(own).and(self.printed().specials(Special::Versatility));
        for spot in versatile.iter().filter(|&spot| !self.was_tested(spot)) {
            moves.extend(self.plants(spot).map(|(from, _)| Move::Test { from }));
        }
        let sections = 0..self.printed().sections.len() as u8;
        let piggyback = self.has(witch, Effect::Piggyback);
        let spreads = piggyback || self.has(witch, Effect::Spreader);
        let anywhere = |section: &u8| spreads || *section == own;
        let plots = sections.clone().filter(anywhere).map(|section| self.plots(section));
        self.add_planting_moves(
            witch,
            false,
            plots.fold(BoardSpots::default(), BoardSpots::or),
            moves,
        );
        for section in sections.clone().filter(|&s| s == own || piggyback) {
            self.add_growing_moves(witch, section, moves);
            let can_take = |filled: &CauldronState, pour| self.can_take(filled, pour, witch);
            for (from, pour) in self.plants_of(section) {
                let open = self.open_of(section).filter(|(_, filled)| can_take(filled, pour));
                moves.extend(open.map(|(into, _)| Move::Pluck { from, into, with: None }));
            }
            let some = self.open_of(section).filter(|(_, filled)| {
                !filled.brew.items().is_empty() && self.may_test(&filled.brew, witch)
            });
            moves.extend(some.map(|(cauldron, _)| Move::Close { cauldron }));
        }
        if self.is_together() {
            for other in sections.clone().filter(|&s| s != own) {
                for with in self.free_witches(other) {
                    self.add_plucking_moves(other, own, witch, with, moves);
                    self.add_plucking_moves(own, other, with, with, moves);
                }
            }
        }
        if self.may_copy(witch) {
            self.add_copy_moves(own, moves);
        }
    }

    fn add_planting_moves(&self, witch: u8, any: bool, plots: BoardSpots, moves: &mut Vec<Move>) {
        if plots.is_empty() {
            return;
        }
        for ingredient in ingredients_in(self.plantable(witch, any)) {
            moves.extend(plots.iter().map(|spot| Move::Plant { ingredient, spot }));
        }
    }

    /// Adds the gardens of `section` in which at least one plant would get more dots.
    fn add_growing_moves(&self, witch: u8, section: u8, moves: &mut Vec<Move>) {
        let grows =
            |spot| self.plants(spot).any(|(_, pour)| self.grown(witch, spot, pour) > pour.grown);
        for (garden, spots) in self.gardens_of(section) {
            if spots.and(self.growing).iter().any(grows) {
                moves.push(Move::Grow { garden });
            }
        }
    }

    /// Adds the plucks out of section `out` into cauldrons of section `into` together with the
    /// witch `with`. `tester` is the witch of section `into` who tests a filled cauldron.
    fn add_plucking_moves(&self, out: u8, into: u8, tester: u8, with: u8, moves: &mut Vec<Move>) {
        for (from, pour) in self.plants_of(out) {
            let open = self.open_of(into).filter(|(_, c)| self.can_take(c, pour, tester));
            moves.extend(open.map(|(into, _)| Move::Pluck { from, into, with: Some(with) }));
        }
    }

    /// Whether an open cauldron can take `pour`. If `tester` is a Minimalist, she must not fill it
    /// with several kinds of ingredients.
    fn can_take(&self, filled: &CauldronState, pour: PotionItem, tester: u8) -> bool {
        let mut brew = filled.brew;
        filled.room > 1 || brew.add(pour) && self.may_test(&brew, tester)
    }

    fn may_test(&self, brew: &InlinePotion, tester: u8) -> bool {
        !self.has(tester, Effect::Minimalist) || brew.is_of_one_kind()
    }

    fn add_copy_moves(&self, own: u8, moves: &mut Vec<Move>) {
        let copied = |spots: BoardSpots| !spots.and(self.growing).is_empty();
        for (to, spots) in self.gardens_of(own) {
            if spots.and(self.plots(own)).is_empty() {
                continue;
            }
            let theirs = self.gardens().iter().zip(0..).filter(|(spots, _)| {
                let first = spots.first();
                first.is_some_and(|spot| self.printed().section_of(spot) != own) && copied(**spots)
            });
            moves.extend(theirs.map(|(_, from)| Move::Copy { from, to }));
        }
    }

    /// Adds the divisions of a garden by a straight line into two connected parts.
    fn splits(&self, section: u8, moves: &mut Vec<Move>) {
        for (garden, spots) in self.gardens_of(section) {
            let left = |k: u8| spots.iter().filter(move |s| s.cell().x < k).collect::<BoardSpots>();
            let top = |k: u8| spots.iter().filter(move |s| s.cell().y < k).collect::<BoardSpots>();
            let parts = (1..8).map(left).chain((1..4).map(top));
            let in_two =
                parts.filter(|part| part.is_connected() && spots.without(*part).is_connected());
            for part in in_two {
                let split = Move::Split { garden, part };
                // Lists each division once, even if two lines yield the same part.
                if !moves.contains(&split) {
                    moves.push(split);
                }
            }
        }
    }

    fn joins(&self, section: u8, moves: &mut Vec<Move>) {
        let apart = self.printed().specials(Special::Versatility);
        let plain = || self.gardens_of(section).filter(|(_, s)| s.and(apart).is_empty());
        for (one, spots) in plain() {
            let others = plain().filter(|(other, theirs)| *other > one && spots.touches(*theirs));
            moves.extend(others.map(|(other, _)| Move::Join { one, other }));
        }
    }

    fn changes(&self, cauldron: u8, moves: &mut Vec<Move>) {
        let brew = &self.cauldrons[usize::from(cauldron)].brew;
        for (place, &old) in (0..).zip(brew.items()) {
            let others = ingredients_in(self.printed().ingredients);
            let replaced = others.map(|ingredient| PotionItem { ingredient, ..old });
            let regrown = (1..=self.printed().longest).map(|grown| PotionItem { grown, ..old });
            let changed = replaced.chain(regrown).filter(|pour| *pour != old);
            moves.extend(changed.map(|pour| Move::Change { place, pour }));
        }
    }

    /// Returns the first empty layer of a cell that has room.
    fn free_place(&self, spot: BoardSpot) -> PlantPlace {
        let first = self.plants[spot.index()][0];
        PlantPlace { spot, layer: u8::from(first != super::position::PlantSlot::Nothing) }
    }
}

impl GamePosition {
    /// Applies a legal move. Returns the potion to test at once because of it, if any, with the
    /// kind of test.
    pub(crate) fn apply(
        &mut self,
        witch: u8,
        choice: &Move,
    ) -> Option<(PotionSource, InlinePotion)> {
        let due = self.due(witch);
        self.settle(due);
        if due == PendingChoice::Action {
            self.witches[usize::from(witch)].acted += 1;
        }
        match *choice {
            Move::Plant { ingredient, spot } => {
                self.plant(witch, ingredient, spot, due == PendingChoice::Action);
            }
            Move::Grow { garden } => {
                for spot in self.gardens[usize::from(garden)].and(self.growing).iter() {
                    self.regrow(spot, |position, pour| position.grown(witch, spot, pour));
                }
            }
            Move::Pluck { from, into, with } => self.pluck(witch, from, into, with),
            Move::Close { cauldron } => {
                self.cauldrons[usize::from(cauldron)].stage = Stage::Full(witch);
            }
            Move::Copy { from, to } => self.copy(witch, from, to),
            Move::CrossOut { spot } => {
                for layer in 0..2 {
                    let place = PlantPlace { spot, layer };
                    if self.holds(place) == PlantSlot::Nothing {
                        self.put(place, PlantSlot::Closed);
                    }
                }
            }
            Move::Test { from } => {
                let PlantSlot::Plant(pour) = self.holds(from) else { return None };
                self.tested = self.tested.with(from.spot);
                return InlinePotion::of(&[pour]).map(|brew| (PotionSource::Versatility, brew));
            }
            Move::Brew(brew) => return Some((PotionSource::Guesser, brew)),
            Move::Change { place, pour } => {
                if let PendingChoice::Genius(cauldron) = due {
                    let pours = self.cauldrons[usize::from(cauldron)].brew.pours_mut();
                    pours[usize::from(place)] = pour;
                    self.witches[usize::from(witch)].lasting.remove(Effect::Genius);
                }
            }
            Move::Split { garden, part } => {
                let whole = &mut self.gardens[usize::from(garden)];
                *whole = whole.without(part);
                self.gardens[usize::from(self.garden_count)] = part;
                self.garden_count += 1;
            }
            Move::Join { one, other } => {
                let joined = self.gardens[usize::from(other)];
                self.gardens[usize::from(one)] = self.gardens[usize::from(one)].or(joined);
                self.garden_count -= 1;
                self.gardens[usize::from(other)] = self.gardens[usize::from(self.garden_count)];
            }
            Move::Dig { from, to } => {
                let plant = self.holds(from);
                self.put(from, PlantSlot::Nothing);
                self.put(self.free_place(to), plant);
            }
            Move::Pass => {}
        }
        None
    }

    /// Marks one pending decision as made.
    fn settle(&mut self, due: PendingChoice) {
        match due {
            PendingChoice::Action => {}
            PendingChoice::Guess(_) => self.pending.guess = None,
            PendingChoice::Genius(_) => self.pending.genius = None,
            PendingChoice::Paint
            | PendingChoice::Weeds
            | PendingChoice::Creeper
            | PendingChoice::Fence
            | PendingChoice::Mole
            | PendingChoice::Seedling => {
                let place = PENDING_CHOICES.iter().position(|owed| *owed == due);
                place.into_iter().for_each(|place| self.pending.times[place] -= 1);
            }
        }
    }

    /// Adds a pending decision of `witch`. If no decision is pending, discards the old record
    /// first.
    fn add_pending_choice(&mut self, witch: u8, due: PendingChoice) {
        if self.pending_witch().is_none() {
            self.pending = PendingDecision { witch, ..PendingDecision::default() };
        }
        match due {
            PendingChoice::Guess(ingredient) => self.pending.guess = Some(ingredient),
            PendingChoice::Genius(cauldron) => self.pending.genius = Some(cauldron),
            PendingChoice::Action => {}
            PendingChoice::Paint
            | PendingChoice::Weeds
            | PendingChoice::Creeper
            | PendingChoice::Fence
            | PendingChoice::Mole
            | PendingChoice::Seedling => {
                let place = PENDING_CHOICES.iter().position(|owed| *owed == due);
                place.into_iter().for_each(|place| self.pending.times[place] += 1);
            }
        }
    }

    /// Plants an ingredient with one dot and applies the special cell. Only an action pays for Hard
    /// Ground.
    fn plant(&mut self, witch: u8, ingredient: Ingredient, spot: BoardSpot, is_action: bool) {
        let plant = PlantSlot::Plant(PotionItem { ingredient, grown: 1 });
        self.put(self.free_place(spot), plant);
        match self.printed().special(spot) {
            Some(Special::HardGround) if is_action => {
                self.witches[usize::from(witch)].skips += 1;
            }
            Some(Special::Painter) => self.add_pending_choice(witch, PendingChoice::Paint),
            Some(Special::Guesser) if !self.guessed.contains(spot) => {
                self.guessed = self.guessed.with(spot);
                self.add_pending_choice(witch, PendingChoice::Guess(ingredient));
            }
            // These kinds affect growth, the list of legal moves, or later tests instead.
            Some(
                Special::HardGround
                | Special::Guesser
                | Special::Efficiency
                | Special::Versatility
                | Special::LowCeiling
                | Special::FertileGround
                | Special::BlackMagic,
            )
            | None => {}
        }
    }

    fn regrow(&mut self, spot: BoardSpot, grown: impl Fn(&GamePosition, PotionItem) -> u8) {
        for layer in 0..2 {
            let place = PlantPlace { spot, layer };
            if let PlantSlot::Plant(pour) = self.holds(place) {
                let grown = grown(self, pour);
                if grown > pour.grown {
                    self.put(place, PlantSlot::Plant(PotionItem { grown, ..pour }));
                }
            }
        }
    }

    fn pluck(&mut self, witch: u8, from: PlantPlace, into: u8, with: Option<u8>) {
        let PlantSlot::Plant(pour) = self.holds(from) else { return };
        self.put(from, PlantSlot::Closed);
        let section = self.printed().cauldrons[usize::from(into)].section;
        let mut tester = witch;
        if let Some(with) = with {
            self.witches[usize::from(with)].acted += 1;
            if self.setup.section(with) == section {
                tester = with;
            }
        }
        let filled = &mut self.cauldrons[usize::from(into)];
        filled.brew.add(pour);
        filled.room = filled.room.saturating_sub(1);
        if filled.room == 0 {
            filled.stage = Stage::Full(tester);
        }
    }

    /// Copies plants into the empty cells of garden `to`, in reading order, until it is full.
    /// Limits of the target cell cap their dots.
    fn copy(&mut self, witch: u8, from: u8, to: u8) {
        let theirs: Vec<PotionItem> = self.gardens[usize::from(from)]
            .iter()
            .flat_map(|spot| self.plants(spot).map(|(_, pour)| pour))
            .collect();
        let own = self.setup.section(witch);
        for pour in theirs {
            let free = self.gardens[usize::from(to)].and(self.plots(own)).first();
            let Some(spot) = free else { return };
            let sprout = PotionItem { grown: 1, ..pour };
            let grown = self.risen(witch, spot, sprout, pour.grown - 1);
            self.put(self.free_place(spot), PlantSlot::Plant(PotionItem { grown, ..pour }));
        }
    }

    /// Returns the next cauldron to test at the end of the turn, in the order of the sections, and
    /// its tester: `(cauldron, witch)`.
    pub(crate) fn next_full(&self) -> Option<(u8, u8)> {
        let full = self.cauldrons().iter().zip(0..).filter_map(|(filled, cauldron)| {
            let Stage::Full(witch) = filled.stage else { return None };
            let section = self.printed().cauldrons[usize::from(cauldron)].section;
            Some((section, witch, cauldron))
        });
        full.min().map(|(_, witch, cauldron)| (cauldron, witch))
    }

    /// Adds the Genius decision for the potion of `cauldron`, if the effect is active for `witch`.
    pub(crate) fn ask_genius(&mut self, witch: u8, cauldron: u8) {
        if self.has(witch, Effect::Genius) {
            self.add_pending_choice(witch, PendingChoice::Genius(cauldron));
        }
    }

    /// Marks a cauldron as used and returns its potion.
    pub(crate) fn use_up(&mut self, cauldron: u8) -> InlinePotion {
        let filled = &mut self.cauldrons[usize::from(cauldron)];
        filled.stage = Stage::Used;
        filled.brew
    }

    /// Applies the reports of a test to its tester and her section. Effects that last until her
    /// next test are replaced.
    pub(crate) fn learn(&mut self, test: &Test) {
        let Some(tester) = test.by else { return };
        let section = self.setup.section(tester);
        let alone = self.setup.witches() == 1;
        let witch = &mut self.witches[usize::from(tester)];
        witch.lasting = Default::default();
        witch.allergic = 0;
        for report in &test.reports {
            let lasts = matches!(report.by.category(), Category::Player)
                || matches!(report.by, Effect::Student | Effect::Spreader);
            if lasts {
                self.witches[usize::from(tester)].lasting.add(report.by);
            }
        }
        for report in &test.reports {
            let witch = &mut self.witches[usize::from(tester)];
            match report.by {
                Effect::Poison if alone => {
                    witch.skips = witch.skips.max(1);
                }
                Effect::Allergies => {
                    let potion = test.pours.iter().map(|pour| ingredient_bit(pour.ingredient));
                    witch.allergic = potion.fold(0, |all, one| all | one);
                }
                Effect::Copycat => witch.copies[0] = true,
                Effect::Sunshine => {
                    for spot in self.growing(section).iter() {
                        self.regrow(spot, |position, pour| position.risen(tester, spot, pour, 1));
                    }
                }
                Effect::Weeds => self.add_pending_choice(tester, PendingChoice::Weeds),
                Effect::Creeper => self.add_pending_choice(tester, PendingChoice::Creeper),
                Effect::Fence => self.add_pending_choice(tester, PendingChoice::Fence),
                Effect::Mole => self.add_pending_choice(tester, PendingChoice::Mole),
                Effect::Seedling => self.add_pending_choice(tester, PendingChoice::Seedling),
                // Recorded in `lasting` above; read when moves are listed or applied.
                Effect::Poison
                | Effect::GreenFingers
                | Effect::Piggyback
                | Effect::Distracted
                | Effect::Genius
                | Effect::Sharer
                | Effect::Minimalist
                | Effect::Student
                | Effect::Spreader => {}
                // Effects of the other categories act only within the evaluation of the potion. A
                // new effect on players or fields needs an arm above.
                effect => debug_assert!(
                    !matches!(effect.category(), Category::Player | Category::Field),
                    "{effect:?} has no consequence"
                ),
            }
        }
    }

    /// Pays for a wrong naming: crosses off circles of the moon track, at most those that are left,
    /// or lets the rival `by` skip turns.
    pub(crate) fn pay_for_wrong_naming(&mut self, by: Option<u8>) {
        let clock = self.printed().clock;
        match by {
            Some(rival) => self.witches[usize::from(rival)].skips += clock.step(),
            None => {
                self.turn = (self.turn + u32::from(clock.step())).min(clock.turns().into());
            }
        }
    }

    /// Begins the next turn: resets spent actions and advances skipped turns and Copycat.
    pub(crate) fn next_turn(&mut self) {
        self.turn += 1;
        for (witch, &actions) in self.witches.iter_mut().zip(&self.setup.actions) {
            witch.skipping = witch.skips > 0;
            witch.acted = if witch.skipping { actions } else { 0 };
            witch.skips = witch.skips.saturating_sub(1);
            witch.copies = [false, witch.copies[0]];
        }
    }
}
