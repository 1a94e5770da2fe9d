//! Simulated players: [`CarelessPlayer`], who chooses at random, and [`Gardener`], who plans a
//! potion for every cauldron and works towards it.

use super::game::{
    BoardSpot, BoardSpots, CAULDRONS, GamePosition, IngredientSet, InlinePotion, Move,
    PendingChoice, PlantPlace, ingredient_bit, ingredients_in,
};
use crate::common::stream::Stream;
use crate::witches::board::Special;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Ingredient, PotionItem};
use crate::witches::table::{Naming, PotionSource, Test};

/// Everything that players see: the position, the log and the public facts of the sheet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayerView<'g> {
    pub(crate) position: &'g GamePosition,
    /// Log, the oldest test first.
    pub(crate) tests: &'g [Test],
    pub(crate) facts: &'g PublicFacts,
    /// Namings so far, all of them wrong.
    pub(crate) namings: &'g [Naming],
}

impl PlayerView<'_> {
    /// Whether the ingredients of `brew` can be named as the recipe: no repetition, and a length
    /// that the recipe can have.
    pub(super) fn is_recipe(&self, brew: &InlinePotion) -> bool {
        let pours = brew.items();
        let lengths = self.facts.recipe.range();
        let repeats = |(place, pour): (usize, &PotionItem)| {
            pours[..place].iter().any(|other| other.ingredient == pour.ingredient)
        };
        u8::try_from(pours.len()).is_ok_and(|length| lengths.contains(&length))
            && !pours.iter().enumerate().any(repeats)
    }

    /// Whether the ingredients of `brew`, in order, were already named as the recipe.
    pub(super) fn was_named(&self, brew: &InlinePotion) -> bool {
        let herbs = || brew.items().iter().map(|pour| pour.ingredient);
        self.namings.iter().any(|naming| herbs().eq(naming.answer.iter().copied()))
    }
}

/// Opportunity to name the recipe.
#[derive(Clone, Copy, Debug)]
pub(super) struct NamingTurn {
    /// Number of namings left.
    pub(crate) left: usize,
    /// Whether the game ends, so that waiting gains nothing.
    pub(crate) is_urgent: bool,
}

/// Player of one witch, or of several who play together and share their knowledge.
pub(crate) trait Player {
    /// Chooses a move of `witch` out of `legal`. For a free potion, any potion that the position
    /// permits.
    fn choose(
        &mut self,
        view: &PlayerView<'_>,
        witch: u8,
        legal: &[Move],
        stream: &mut Stream,
    ) -> Move;

    /// Returns the potion whose ingredients this player names as the recipe now; `None` to wait.
    fn recipe(
        &mut self,
        _view: &PlayerView<'_>,
        _naming: NamingTurn,
        _stream: &mut Stream,
    ) -> Option<InlinePotion> {
        None
    }

    /// Whether this player is certain of the answer after the tests in `view`.
    fn is_certain(&mut self, view: &PlayerView<'_>) -> bool {
        let _ = view;
        false
    }
}

/// Player who chooses a kind of move at random, then a move of this kind.
pub(super) struct CarelessPlayer;

impl Player for CarelessPlayer {
    fn choose(&mut self, _: &PlayerView<'_>, _: u8, legal: &[Move], stream: &mut Stream) -> Move {
        let Some(&first) = legal.first() else { return Move::Pass };
        if legal.len() == 1 {
            return first;
        }
        let mut kinds: Vec<_> = Vec::with_capacity(8);
        for kind in legal.iter().map(std::mem::discriminant) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let kind = kinds[stream.below(kinds.len())];
        let of_kind = |m: &&Move| std::mem::discriminant(*m) == kind;
        let chosen = stream.below(legal.iter().filter(of_kind).count());
        legal.iter().filter(of_kind).nth(chosen).copied().unwrap_or(first)
    }

    fn recipe(
        &mut self,
        view: &PlayerView<'_>,
        naming: NamingTurn,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        if naming.is_urgent { any_potion(view, stream) } else { None }
    }
}

/// Returns a random potion of a possible recipe length, without repeated ingredients.
fn any_potion(view: &PlayerView<'_>, stream: &mut Stream) -> Option<InlinePotion> {
    let printed = view.position.printed();
    let mut all: Vec<_> = ingredients_in(printed.ingredients).collect();
    stream.shuffle(&mut all);
    let lengths = view.facts.recipe.range();
    let length = usize::from(*lengths.start()) + stream.below(lengths.count());
    let pours: Vec<PotionItem> = (1..)
        .zip(all)
        .take(length)
        .map(|(grown, ingredient)| PotionItem { ingredient, grown })
        .collect();
    InlinePotion::of(&pours)
}

/// Knowledge and planning of a player: beliefs about the secret, and potions to brew.
pub(super) trait Mind {
    /// Creates the beliefs before the first test.
    fn new(facts: &PublicFacts) -> Self;

    /// Reads the tests that are new since the last call. Returns whether there were any.
    fn read(&mut self, view: &PlayerView<'_>) -> bool;

    /// Returns the potion to brew in a cauldron, continuing its present contents; `None` to leave
    /// the cauldron alone.
    fn plan(
        &mut self,
        view: &PlayerView<'_>,
        cauldron: u8,
        stream: &mut Stream,
    ) -> Option<InlinePotion>;

    /// Returns a potion believed to win among those that begin with `begun`.
    fn likely_winning_potion(
        &self,
        view: &PlayerView<'_>,
        begun: &[PotionItem],
        stream: &mut Stream,
    ) -> Option<InlinePotion>;

    /// Returns the potion for a free test: a few different ingredients
    /// ([`is_guess`](crate::witches::table::is_guess)), one of them `ingredient`. `None` to decline
    /// it.
    fn free_potion(
        &mut self,
        view: &PlayerView<'_>,
        ingredient: Ingredient,
        stream: &mut Stream,
    ) -> Option<InlinePotion>;

    /// Whether cells that give tests without a cauldron are planted first.
    fn prefers_testing_cells(&self) -> bool {
        false
    }

    /// Number of empty cells of a section to keep free for ingredients needed later.
    fn reserved_cells(&self, _view: &PlayerView<'_>, _section: u8) -> usize {
        0
    }

    /// Returns the potion whose ingredients are named as the recipe now; `None` to wait.
    fn recipe(
        &mut self,
        view: &PlayerView<'_>,
        naming: NamingTurn,
        stream: &mut Stream,
    ) -> Option<InlinePotion>;

    /// Returns the cauldron for the answer once the answer is known: the one that needs the fewest
    /// further ingredients.
    fn main(&self, view: &PlayerView<'_>) -> Option<u8>;

    /// Whether the answer is certain after the tests in `view`.
    fn is_certain(&mut self, _view: &PlayerView<'_>) -> bool {
        false
    }
}

/// Player who executes the plans of a [`Mind`] on the board.
pub(super) struct Gardener<M> {
    mind: M,
    /// Planned potion of each cauldron.
    plans: [Option<InlinePotion>; CAULDRONS],
}

impl<M: Mind> Player for Gardener<M> {
    fn choose(
        &mut self,
        view: &PlayerView<'_>,
        witch: u8,
        legal: &[Move],
        stream: &mut Stream,
    ) -> Move {
        if let [only] = legal {
            return *only;
        }
        self.read(view);
        let Some(&first) = legal.first() else { return Move::Pass };
        let any = |stream: &mut Stream| stream.pick(legal).copied().unwrap_or(first);
        match view.position.due(witch) {
            PendingChoice::Action => self.act(view, witch, legal, stream),
            PendingChoice::Guess(ingredient) => {
                let guess = self.mind.free_potion(view, ingredient, stream);
                let choice = guess.map_or(first, Move::Brew);
                if view.position.permits(witch, &choice, legal) { choice } else { first }
            }
            PendingChoice::Genius(cauldron) => self.correct(view, cauldron, legal, stream),
            PendingChoice::Seedling => self.helpful_planting(view, witch, legal).unwrap_or(first),
            PendingChoice::Paint | PendingChoice::Mole => Move::Pass,
            PendingChoice::Weeds | PendingChoice::Creeper | PendingChoice::Fence => any(stream),
        }
    }

    fn recipe(
        &mut self,
        view: &PlayerView<'_>,
        naming: NamingTurn,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        self.read(view);
        self.mind.recipe(view, naming, stream)
    }

    fn is_certain(&mut self, view: &PlayerView<'_>) -> bool {
        self.read(view);
        self.mind.is_certain(view)
    }
}

impl<M: Mind> Gardener<M> {
    pub(super) fn new(facts: &PublicFacts) -> Gardener<M> {
        Gardener { mind: M::new(facts), plans: [None; CAULDRONS] }
    }

    fn read(&mut self, view: &PlayerView<'_>) {
        if self.mind.read(view) {
            self.plans = [None; CAULDRONS];
        }
    }

    /// Returns the planned potion of a cauldron. Plans again if the contents do not match the old
    /// plan, because another witch added an ingredient.
    fn planned_potion(
        &mut self,
        view: &PlayerView<'_>,
        cauldron: u8,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let index = usize::from(cauldron);
        let filled = view.position.cauldrons().get(index)?;
        let begun = filled.brew.items();
        if let Some(aim) = self.plans[index].filter(|aim| aim.items().starts_with(begun)) {
            return Some(aim);
        }
        self.plans[index] = self.mind.plan(view, cauldron, stream);
        self.plans[index]
    }

    /// Makes the one change that turns the potion into a believed one; passes if more than one
    /// change is needed.
    fn correct(
        &mut self,
        view: &PlayerView<'_>,
        cauldron: u8,
        legal: &[Move],
        stream: &mut Stream,
    ) -> Move {
        let Some(filled) = view.position.cauldrons().get(usize::from(cauldron)) else {
            return Move::Pass;
        };
        let brew = filled.brew.items();
        let whole = self.mind.likely_winning_potion(view, &[], stream);
        let Some(whole) = whole.filter(|whole| whole.items().len() == brew.len()) else {
            return Move::Pass;
        };
        let differs = (0..)
            .zip(whole.items())
            .filter(|&(place, pour)| brew.get(usize::from(place)).is_some_and(|old| old != pour));
        let changes: Vec<Move> =
            differs.map(|(place, &pour)| Move::Change { place, pour }).collect();
        match changes[..] {
            [change] if legal.contains(&change) => change,
            _ => Move::Pass,
        }
    }
}

/// Returns the ingredients that the witches of a section may plant.
pub(super) fn specialties(position: &GamePosition, section: u8) -> IngredientSet {
    let setup = &position.setup;
    let witches = (0..setup.witches()).filter(|&w| setup.section(w) == section);
    witches.fold(0, |all, w| all | setup.specialties[usize::from(w)])
}

/// Returns the ingredients available in a section without help from others: planted there or
/// plantable.
pub(super) fn at_hand(position: &GamePosition, section: u8) -> IngredientSet {
    let own = specialties(position, section);
    position.plants_of(section).fold(own, |all, (_, pour)| all | ingredient_bit(pour.ingredient))
}

/// Ingredient needed for a planned potion.
#[derive(Clone, Copy)]
struct Goal {
    cauldron: u8,
    section: u8,
    pour: PotionItem,
    /// Whether it is the next ingredient to go into the cauldron.
    is_next: bool,
}

impl<M: Mind> Gardener<M> {
    /// Chooses an action: a test on a Versatility cell, closing a finished cauldron, a move towards
    /// a plan, else the least harmful move.
    fn act(
        &mut self,
        view: &PlayerView<'_>,
        witch: u8,
        legal: &[Move],
        stream: &mut Stream,
    ) -> Move {
        if let Some(test) = legal.iter().find(|m| matches!(m, Move::Test { .. })) {
            return *test;
        }
        let wants = self.wants(view, witch, stream);
        let own = view.position.setup.section(witch);
        let spare =
            view.position.empty(own).len().saturating_sub(self.mind.reserved_cells(view, own));
        let leaves_last = leaves_last(view, witch);
        let done = if leaves_last { None } else { self.close(view, witch, legal) };
        let testing = self.mind.prefers_testing_cells();
        done.or_else(|| further(view.position, witch, &wants, spare, testing, leaves_last, legal))
            .unwrap_or_else(|| {
                least_harmful_move(view.position, witch, &wants, spare, legal, stream)
            })
    }

    /// Closes a cauldron whose contents equal its planned potion.
    fn close(&self, view: &PlayerView<'_>, witch: u8, legal: &[Move]) -> Option<Move> {
        let section = view.position.setup.section(witch);
        view.position.open_of(section).find_map(|(cauldron, filled)| {
            let aim = self.plans[usize::from(cauldron)]?;
            let close = Move::Close { cauldron };
            (aim.items() == filled.brew.items() && close.is_of(legal)).then_some(close)
        })
    }

    /// Returns the ingredients needed for the plans of all cauldrons that `witch` may help with,
    /// the most urgent first: the main cauldron, then those of her section, then others; within
    /// each group those that need the fewest ingredients.
    fn wants(&mut self, view: &PlayerView<'_>, witch: u8, stream: &mut Stream) -> Vec<Goal> {
        let position = view.position;
        let own = position.setup.section(witch);
        let together = position.is_together();
        let main = self.mind.main(view);
        let mut order: Vec<((bool, bool), usize, u8, u8)> = Vec::with_capacity(16);
        let both = position.printed().cauldrons.iter().zip(position.cauldrons()).zip(0..);
        for ((printed, filled), cauldron) in both {
            let section = printed.section;
            if filled.is_open()
                && (section == own || together)
                && let Some(aim) = self.planned_potion(view, cauldron, stream)
            {
                let missing = aim.items().len() - filled.brew.items().len();
                let rank = (main != Some(cauldron), section != own);
                order.push((rank, missing, cauldron, section));
            }
        }
        order.sort_unstable();
        let mut wants = Vec::with_capacity(32);
        for (_, _, cauldron, section) in order {
            let filled = &position.cauldrons()[usize::from(cauldron)];
            let held = filled.brew.items().len();
            let aim = self.plans[usize::from(cauldron)];
            let rest = aim.iter().flat_map(|aim| aim.items()).skip(held);
            wants.extend(rest.zip(0..).map(|(&pour, place)| Goal {
                cauldron,
                section,
                pour,
                is_next: place == 0,
            }));
        }
        wants
    }

    /// Returns a planting of an ingredient that some plan needs, on a cell without a harmful sign.
    fn helpful_planting(&self, view: &PlayerView<'_>, witch: u8, legal: &[Move]) -> Option<Move> {
        let wanted = |m: &&Move| match m {
            Move::Plant { ingredient, .. } => {
                let aims = self.plans.iter().flatten();
                aims.flat_map(|aim| aim.items()).any(|pour| pour.ingredient == *ingredient)
            }
            _ => false,
        };
        let spot = plain_plots(view.position, witch);
        let plain = |m: &&Move| matches!(m, Move::Plant { spot: s, .. } if spot.contains(*s));
        let mut plantings = legal.iter().filter(wanted);
        plantings.find(plain).copied()
    }
}

/// Whether `witch` leaves the end of a potion to another witch of her section: they play together,
/// the other one can still act in this turn, and only she has not tested a cauldron yet.
fn leaves_last(view: &PlayerView<'_>, witch: u8) -> bool {
    let position = view.position;
    let has_tested = |witch: u8| {
        let mut own = view.tests.iter().filter(|test| test.by == Some(witch));
        own.any(|test| test.kind == PotionSource::Cauldron)
    };
    let mut mates = position.free_witches(position.setup.section(witch)).filter(|&w| w != witch);
    position.is_together() && has_tested(witch) && mates.any(|mate| !has_tested(mate))
}

/// Returns a move that advances one of `wants`, taken in order: a pluck, growing, or planting.
/// Plants only while `spare`, the number of empty cells that need not be kept free, is above 0.
/// Fills no cauldron of her section if `leaves_last`.
fn further(
    position: &GamePosition,
    witch: u8,
    wants: &[Goal],
    spare: usize,
    testing_first: bool,
    leaves_last: bool,
    legal: &[Move],
) -> Option<Move> {
    let own = position.setup.section(witch);
    let allowed = |m: Move| m.is_of(legal).then_some(m);
    // All plants within reach, those of her section first.
    let mut grown: Vec<(u8, PlantPlace, PotionItem)> = Vec::with_capacity(32);
    let sections = 0..position.printed().sections.len() as u8;
    let others = sections.filter(|&s| s != own && position.is_together());
    for section in std::iter::once(own).chain(others) {
        let plants = position.plants_of(section);
        plants.for_each(|(place, pour)| grown.push((section, place, pour)));
    }
    // Plants already assigned to a want; each serves only one.
    let mut promised: Vec<PlantPlace> = Vec::with_capacity(8);
    for want in wants {
        let plants = || {
            grown.iter().copied().filter(|(_, _, pour)| {
                pour.ingredient == want.pour.ingredient && pour.grown <= want.pour.grown
            })
        };
        let ready = plants()
            .find(|(_, place, pour)| pour.grown == want.pour.grown && !promised.contains(place));
        if let Some((section, from, _)) = ready {
            promised.push(from);
            let is_last = position.cauldrons()[usize::from(want.cauldron)].room == 1;
            let is_left = leaves_last && is_last && want.section == own;
            if want.is_next && !is_left {
                let into = want.cauldron;
                let pluck = match section == want.section {
                    true => allowed(Move::Pluck { from, into, with: None }),
                    false => {
                        let other = if section == own { want.section } else { section };
                        let mut with = position.free_witches(other).filter(|&w| w != witch);
                        with.find_map(|with| allowed(Move::Pluck { from, into, with: Some(with) }))
                    }
                };
                if pluck.is_some() {
                    return pluck;
                }
            }
            continue;
        }
        let mut young = plants().filter(|(_, place, _)| !promised.contains(place));
        if let Some((section, place, _)) = young.next() {
            promised.push(place);
            if section == own {
                let garden = garden_of(position, place.spot);
                let grow = garden.map(|garden| Move::Grow { garden });
                if let Some(grow) = grow.and_then(allowed) {
                    return Some(grow);
                }
            }
            continue;
        }
        if spare > 0 && position.plantable(witch, false) & ingredient_bit(want.pour.ingredient) != 0
        {
            let spot = best_plot(position, witch, testing_first);
            let ingredient = want.pour.ingredient;
            let plant = spot.map(|spot| Move::Plant { ingredient, spot });
            if let Some(plant) = plant.and_then(allowed) {
                return Some(plant);
            }
        }
    }
    None
}

/// Returns the index of the garden that contains a cell.
fn garden_of(position: &GamePosition, spot: BoardSpot) -> Option<u8> {
    let gardens = position.gardens().iter().zip(0..);
    gardens.filter(|(spots, _)| spots.contains(spot)).map(|(_, index)| index).next()
}

/// Returns the cells of the witch's section in which she can plant, without harmful special cells.
fn plain_plots(position: &GamePosition, witch: u8) -> BoardSpots {
    let own = position.setup.section(witch);
    let harmful = Special::ALL.into_iter().filter(|special| special.is_harmful());
    harmful.fold(position.plots(own), |plots, special| {
        plots.without(position.printed().specials(special))
    })
}

/// Chooses the cell for a planting: in the garden with the fewest plants, so that plants are less
/// often grown together unintentionally. `testing_first`: whether cells that give tests without a
/// cauldron come first.
fn best_plot(position: &GamePosition, witch: u8, testing_first: bool) -> Option<BoardSpot> {
    let own = position.setup.section(witch);
    let plain = plain_plots(position, witch);
    let plots = if plain.is_empty() { position.plots(own) } else { plain };
    let testing = position.printed().specials(Special::Versatility).or(position.guessers());
    if let Some(spot) = testing.and(plots).first().filter(|_| testing_first) {
        return Some(spot);
    }
    let gardens = position.gardens_of(own).filter(|(_, spots)| !spots.and(plots).is_empty());
    let quiet = gardens.min_by_key(|(_, spots)| spots.and(position.growing(own)).len());
    quiet.and_then(|(_, spots)| spots.and(plots).first()).or_else(|| plots.first())
}

/// Chooses, at random among equals, the move that does the least harm when no move helps.
fn least_harmful_move(
    position: &GamePosition,
    witch: u8,
    wants: &[Goal],
    spare: usize,
    legal: &[Move],
    stream: &mut Stream,
) -> Move {
    let own = position.setup.section(witch);
    let is_wanted =
        |pour: PotionItem| wants.iter().any(|want| want.pour.ingredient == pour.ingredient);
    let harm = |m: &Move| match m {
        Move::Pass => 0,
        Move::Grow { garden } => {
            let spots = position.gardens()[usize::from(*garden)];
            let mut plants =
                spots.and(position.growing(own)).iter().flat_map(|s| position.plants(s));
            if plants.any(|(_, pour)| is_wanted(pour)) { 3 } else { 1 }
        }
        Move::Plant { .. } if spare > 2 => 2,
        Move::Pluck { from, .. } => match position.plants(from.spot).any(|(_, p)| is_wanted(p)) {
            true => 6,
            false => 4,
        },
        Move::Plant { .. } | Move::Copy { .. } => 4,
        Move::Close { .. } => 5,
        _ => 7,
    };
    let least = legal.iter().map(harm).min();
    let best: Vec<Move> = legal.iter().filter(|m| Some(harm(m)) == least).copied().collect();
    stream.pick(&best).copied().unwrap_or(Move::Pass)
}
