//! What moves, tests and turns change.

use super::Spot;
use super::moves::{Brew, Due, Move, Place};
use super::position::{Holds, OWED, Owed, Position, Stage};
use super::setup::herb;
use crate::edition::Edition;
use crate::witches::board::Special;
use crate::witches::puzzle::{Category, Effect, Ingredient, Pour};
use crate::witches::table::{Kind, Test};

impl Position {
    /// Makes a move that is legal now; the potion that is tested at once because of it, if
    /// there is one.
    pub(crate) fn apply(&mut self, witch: u8, choice: &Move) -> Option<(Kind, Brew)> {
        let due = self.due(witch);
        self.settle(due);
        if due == Due::Action && !matches!(choice, Move::Test { .. }) {
            self.witches[usize::from(witch)].acted = true;
        }
        match *choice {
            Move::Plant { ingredient, spot } => {
                self.plant(witch, ingredient, spot, due == Due::Action);
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
                    let place = Place { spot, layer };
                    if self.holds(place) == Holds::Nothing {
                        self.put(place, Holds::Closed);
                    }
                }
            }
            Move::CrossOutIn { cauldron } => {
                let is_tested = self.has_closing();
                let filled = &mut self.cauldrons[usize::from(cauldron)];
                filled.room = filled.room.saturating_sub(1);
                if filled.room == 0 {
                    let is_tested = is_tested && !filled.brew.pours().is_empty();
                    filled.stage = if is_tested { Stage::Full(witch) } else { Stage::Used };
                }
            }
            Move::Test { from } => {
                let Holds::Plant(pour) = self.holds(from) else { return None };
                self.tested = self.tested.with(from.spot);
                return Brew::of(&[pour]).map(|brew| (Kind::Versatility, brew));
            }
            Move::Brew(brew) => {
                let kind = if due == Due::Last { Kind::Last } else { Kind::Guesser };
                return Some((kind, brew));
            }
            Move::Change { place, pour } => {
                if let Due::Genius(cauldron) = due {
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
                self.put(from, Holds::Nothing);
                self.put(self.free_place(to), plant);
            }
            Move::Pass => {}
        }
        None
    }

    /// What was due is done.
    fn settle(&mut self, due: Due) {
        match due {
            Due::Action => {}
            Due::Guess(_) => self.owed.guess = None,
            Due::Genius(_) => self.owed.genius = None,
            Due::Last => self.owed.last = false,
            Due::Paint | Due::Weeds | Due::Creeper | Due::Fence | Due::Mole | Due::Seedling => {
                let place = OWED.iter().position(|owed| *owed == due);
                place.into_iter().for_each(|place| self.owed.times[place] -= 1);
            }
        }
    }

    fn owe(&mut self, witch: u8, due: Due) {
        if self.owing().is_none() {
            self.owed = Owed { witch, ..Owed::default() };
        }
        match due {
            Due::Guess(ingredient) => self.owed.guess = Some(ingredient),
            Due::Genius(cauldron) => self.owed.genius = Some(cauldron),
            Due::Last => self.owed.last = true,
            _ => {
                let place = OWED.iter().position(|owed| *owed == due);
                place.into_iter().for_each(|place| self.owed.times[place] += 1);
            }
        }
    }

    fn plant(&mut self, witch: u8, ingredient: Ingredient, spot: Spot, is_action: bool) {
        let plant = Holds::Plant(Pour { ingredient, grown: 1 });
        self.put(self.free_place(spot), plant);
        match self.printed().special(spot) {
            Some(Special::HardGround) if is_action => {
                self.witches[usize::from(witch)].skips += 1;
            }
            Some(Special::Painter) => self.owe(witch, Due::Paint),
            Some(Special::Guesser) if !self.guessed.contains(spot) => {
                self.guessed = self.guessed.with(spot);
                self.owe(witch, Due::Guess(ingredient));
            }
            _ => {}
        }
    }

    fn regrow(&mut self, spot: Spot, grown: impl Fn(&Position, Pour) -> u8) {
        for layer in 0..2 {
            let place = Place { spot, layer };
            if let Holds::Plant(pour) = self.holds(place) {
                let grown = grown(self, pour);
                if grown > pour.grown {
                    self.put(place, Holds::Plant(Pour { grown, ..pour }));
                }
            }
        }
    }

    fn pluck(&mut self, witch: u8, from: Place, into: u8, with: Option<u8>) {
        let Holds::Plant(pour) = self.holds(from) else { return };
        self.put(from, Holds::Closed);
        let section = self.printed().cauldrons[usize::from(into)].section;
        let mut tester = witch;
        if let Some(with) = with {
            self.witches[usize::from(with)].acted = true;
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

    fn copy(&mut self, witch: u8, from: u8, to: u8) {
        let theirs: Vec<Pour> = self.gardens[usize::from(from)]
            .iter()
            .flat_map(|spot| self.plants(spot).map(|(_, pour)| pour))
            .collect();
        let own = self.setup.section(witch);
        for pour in theirs {
            let free = self.gardens[usize::from(to)].and(self.plots(own)).first();
            let Some(spot) = free else { return };
            let sprout = Pour { grown: 1, ..pour };
            let grown = self.risen(witch, spot, sprout, pour.grown - 1);
            self.put(self.free_place(spot), Holds::Plant(Pour { grown, ..pour }));
        }
    }

    /// The next potion that is to be tested at the end of the turn, in the order of the
    /// sections: its cauldron and who tests it.
    pub(crate) fn next_full(&self) -> Option<(u8, u8)> {
        let full = self.cauldrons().iter().zip(0..).filter_map(|(filled, cauldron)| {
            let Stage::Full(witch) = filled.stage else { return None };
            let section = self.printed().cauldrons[usize::from(cauldron)].section;
            Some((section, witch, cauldron))
        });
        full.min().map(|(_, witch, cauldron)| (cauldron, witch))
    }

    /// Lets a Genius change her potion, if she is one.
    pub(crate) fn ask_genius(&mut self, witch: u8, cauldron: u8) {
        if self.has(witch, Effect::Genius) {
            self.owe(witch, Due::Genius(cauldron));
        }
    }

    /// Takes the potion out of a cauldron to test it.
    pub(crate) fn use_up(&mut self, cauldron: u8) -> Brew {
        let filled = &mut self.cauldrons[usize::from(cauldron)];
        filled.stage = Stage::Used;
        filled.brew
    }

    /// What the last ditch effort is made of is to be decided.
    pub(crate) fn ask_last(&mut self, witch: u8) {
        self.owed = Owed { witch, last: true, ..Owed::default() };
    }

    /// What the reports of a test do to the witch who made it, and to her section.
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
                Effect::Poison if alone && self.setup.printed.edition >= Edition::Second => {
                    witch.skips = witch.skips.max(1);
                }
                Effect::Allergies => {
                    let potion = test.pours.iter().map(|pour| herb(pour.ingredient));
                    witch.allergic = potion.fold(0, |all, one| all | one);
                }
                Effect::Copycat => witch.copies[0] = true,
                Effect::Sunshine => {
                    for spot in self.growing(section).iter() {
                        self.regrow(spot, |position, pour| position.risen(tester, spot, pour, 1));
                    }
                }
                Effect::Weeds => self.owe(tester, Due::Weeds),
                Effect::Creeper => self.owe(tester, Due::Creeper),
                Effect::Fence => self.owe(tester, Due::Fence),
                Effect::Mole => self.owe(tester, Due::Mole),
                Effect::Seedling => self.owe(tester, Due::Seedling),
                _ => {}
            }
        }
    }

    /// Begins the next turn.
    pub(crate) fn next_turn(&mut self) {
        self.turn += 1;
        for witch in &mut self.witches {
            witch.skipping = witch.skips > 0;
            witch.acted = witch.skipping;
            witch.skips = witch.skips.saturating_sub(1);
            witch.copies = [false, witch.copies[0]];
        }
        let mut sections = 0..self.printed().sections.len();
        self.crossing = !self.plays_on() && sections.any(|section| self.is_full(section as u8));
    }
}
