//! Expert player: reasons over all tests at once and plans potions that the board still allows.

use super::game::{IngredientSet, InlinePotion, ingredient_bit, ingredients_in};
use super::planning::{
    cost, count_unplanted, current, first_continuing, is_worth_brewing, nearest_cauldron,
};
use super::player::{Mind, NamingTurn, PlayerView, at_hand};
use crate::common::stream::Stream;
use crate::witches::deduce::{Effort, Posterior, Secret};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Decoy, Ingredient, PotionItem, Role};
use crate::witches::table::{LARGEST_GUESS, is_guess};

/// Probability above which a potion is taken for the answer.
const CERTAIN: f64 = 0.999;
/// Probability above which she names the recipe with her last naming.
const LAST_NAMING: f64 = 0.95;
/// Probability above which she names the recipe while another naming is left: a test takes about as
/// many turns as a wrong naming costs on average.
const FIRST_NAMING: f64 = 0.4;
/// The same while probabilities are estimates from a sample, which are often too high.
const FIRST_NAMING_BY_SAMPLE: f64 = 0.85;
/// Probability above which a free potion is the likeliest answer.
const LIKELY: f64 = 0.7;
/// Number of most probable answers that are kept.
const WINS: usize = 16;
/// Number of candidate potions compared by their information gain.
const POTIONS: usize = 32;

/// Mind of an expert. Tracks the posterior of the secret, brews the potion with the highest
/// information gain per action, often a small one in a cauldron that she closes early, and reserves
/// a cauldron for the answer.
pub(super) struct ExpertMind {
    posterior: Posterior,
    /// Number of tests read; `None` before the first call of `read`.
    read: Option<usize>,
    /// Potions most likely to win with their probabilities, in descending order.
    wins: Vec<(InlinePotion, f64)>,
}

impl Mind for ExpertMind {
    fn new(facts: &PublicFacts) -> ExpertMind {
        ExpertMind { posterior: Posterior::new(facts, Effort::FULL), read: None, wins: Vec::new() }
    }

    fn read(&mut self, view: &PlayerView<'_>) -> bool {
        let new = view.tests.get(self.read.unwrap_or(0)..).unwrap_or_default();
        if new.is_empty() && self.read.is_some() {
            return false;
        }
        new.iter().for_each(|test| self.posterior.observe(&test.observation()));
        self.read = Some(view.tests.len());
        let wins = self.posterior.likeliest_wins(WINS);
        let brewed =
            |(pours, chance): (Vec<PotionItem>, f64)| Some((InlinePotion::of(&pours)?, chance));
        self.wins = wins.into_iter().filter_map(brewed).collect();
        true
    }

    fn likely_winning_potion(
        &self,
        _view: &PlayerView<'_>,
        begun: &[PotionItem],
        _stream: &mut Stream,
    ) -> Option<InlinePotion> {
        first_continuing(self.answers(), begun, InlinePotion::MOST)
    }

    fn plan(
        &mut self,
        view: &PlayerView<'_>,
        cauldron: u8,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let position = view.position;
        let filled = position.cauldrons().get(usize::from(cauldron))?;
        let begun = filled.brew.items();
        let size = begun.len() + usize::from(filled.room);
        if let Some(main) = self.main(view) {
            return (main == cauldron)
                .then(|| first_continuing(self.answers(), begun, size))
                .flatten();
        }
        let section = position.printed().cauldrons[usize::from(cauldron)].section;
        if current(position, section) != Some(cauldron) {
            return None;
        }
        let near = at_hand(position, section);
        let all = if position.is_together() { position.printed().ingredients } else { near };
        let mut potions = self.potions(view.facts, begun, size, [near, all], stream);
        if let Some(win) = first_continuing(self.answers(), begun, size) {
            potions.push(win.items().to_vec());
        }
        if !begun.is_empty() {
            potions.push(begun.to_vec());
        }
        let cost = |potion: &Vec<PotionItem>| {
            f64::from(cost(position, section, begun.len(), size, potion)) / 10.0
        };
        let costs: Vec<f64> = potions.iter().map(cost).collect();
        InlinePotion::of(&potions[self.posterior.best_for_cost(&potions, &costs)?])
    }

    /// Returns the potion with the most information among random ones with `ingredient`, or the
    /// likeliest answer with it if it is probable.
    fn free_potion(
        &mut self,
        view: &PlayerView<'_>,
        ingredient: Ingredient,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let fits = |brew: &InlinePotion| {
            let pours = brew.items();
            is_guess(pours) && pours.iter().any(|pour| pour.ingredient == ingredient)
        };
        let win = self.wins.iter().find(|(brew, _)| fits(brew));
        if let Some((brew, _)) = win.filter(|(_, chance)| *chance > LIKELY) {
            return Some(*brew);
        }
        let all = view.position.printed().ingredients;
        let begun = [PotionItem {
            ingredient,
            grown: 1 + stream.below(usize::from(view.facts.longest)) as u8,
        }];
        let mut potions = self.potions(view.facts, &begun, LARGEST_GUESS, [all, all], stream);
        potions.extend(win.map(|(brew, _)| brew.items().to_vec()));
        let costs = vec![1.0; potions.len()];
        InlinePotion::of(&potions[self.posterior.best_for_cost(&potions, &costs)?])
    }

    fn prefers_testing_cells(&self) -> bool {
        true
    }

    /// Names the most probable recipe that was not named yet, once it is probable enough and not
    /// worth brewing. Probabilities are conditioned on the earlier namings being wrong.
    fn recipe(
        &mut self,
        view: &PlayerView<'_>,
        naming: NamingTurn,
        _stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let can_be_named = |brew: &InlinePotion| view.is_recipe(brew) && !view.was_named(brew);
        let (brew, chance) = *self.wins.iter().find(|(brew, _)| can_be_named(brew))?;
        let named: f64 =
            self.wins.iter().filter(|(b, _)| view.was_named(b)).map(|(_, chance)| chance).sum();
        let chance = chance / (1.0 - named).max(chance);
        let least = match naming.left {
            0 | 1 => LAST_NAMING,
            _ if self.posterior.is_exact() => FIRST_NAMING,
            _ => FIRST_NAMING_BY_SAMPLE,
        };
        let is_likely = chance > least;
        let is_brewed = || self.is_sure() && is_worth_brewing(view, brew.items());
        (naming.is_urgent || is_likely && !is_brewed()).then_some(brew)
    }

    /// Returns one cell for each ingredient of a probable answer that is a specialty of the
    /// section's witches and does not grow there yet; 0 once the answer is certain.
    fn reserved_cells(&self, view: &PlayerView<'_>, section: u8) -> usize {
        match self.is_sure() {
            true => 0,
            false => count_unplanted(view.position, section, self.answers()),
        }
    }

    fn main(&self, view: &PlayerView<'_>) -> Option<u8> {
        self.is_sure().then(|| nearest_cauldron(view.position, self.answers())).flatten()
    }

    fn is_certain(&mut self, view: &PlayerView<'_>) -> bool {
        self.read(view);
        self.is_sure()
    }
}

impl ExpertMind {
    fn is_sure(&self) -> bool {
        self.wins.first().is_some_and(|(_, chance)| *chance > CERTAIN)
    }

    /// Iterates over the potions most likely to win, the likeliest first.
    fn answers(&self) -> impl Iterator<Item = InlinePotion> + Clone {
        self.wins.iter().map(|(brew, _)| *brew)
    }

    /// Returns up to [`POTIONS`] random potions of at most `size` ingredients that continue `begun`.
    /// Three of four prefer the ingredients at hand, the others use all. The dots follow a secret
    /// drawn from the posterior.
    fn potions(
        &self,
        facts: &PublicFacts,
        begun: &[PotionItem],
        size: usize,
        [at_hand, all]: [IngredientSet; 2],
        stream: &mut Stream,
    ) -> Vec<Vec<PotionItem>> {
        let worlds: Vec<(&Secret, f64)> = self.posterior.worlds().collect();
        let mut potions: Vec<Vec<PotionItem>> = Vec::with_capacity(POTIONS + 1);
        for number in 0..POTIONS {
            let of = if number % 4 == 3 || at_hand == 0 { all } else { at_hand };
            // Takes ingredients at hand first, then the others, each once.
            let begun_with =
                begun.iter().fold(0, |all, pour| all | ingredient_bit(pour.ingredient));
            let mut near: Vec<Ingredient> = ingredients_in(of & !begun_with).collect();
            let mut far: Vec<Ingredient> = ingredients_in(all & !of & !begun_with).collect();
            let secret = draw(&worlds, stream);
            let mut potion = begun.to_vec();
            let size = begun.len() + 1 + stream.below(size.saturating_sub(begun.len()).max(1));
            while potion.len() < size {
                let next = stream.take(&mut near).or_else(|| stream.take(&mut far));
                let Some(ingredient) = next else { break };
                let likely = match secret.map(|secret| secret.role(ingredient)) {
                    Some(Role::Regular(number) | Role::Decoy(Decoy::Imposter(number))) => number,
                    _ => 1 + stream.below(facts.longest.into()) as u8,
                };
                // One dot more or less also separates the secrets, sometimes better.
                let grown = match stream.below(4) {
                    0 => likely.saturating_sub(1),
                    1 => likely + 1,
                    _ => likely,
                };
                potion.push(PotionItem { ingredient, grown: grown.clamp(1, facts.longest) });
            }
            if potion.len() > begun.len() {
                potions.push(potion);
            }
        }
        potions
    }
}

/// Draws a secret with probability proportional to its weight; the weights add up to 1.
fn draw<'s>(worlds: &[(&'s Secret, f64)], stream: &mut Stream) -> Option<&'s Secret> {
    const STEPS: usize = 1 << 24;
    let mut left = stream.below(STEPS) as f64 / STEPS as f64;
    let found = worlds.iter().find(|(_, chance)| {
        left -= chance;
        left < 0.0
    });
    found.or(worlds.last()).map(|(secret, _)| *secret)
}
