//! Keen player, the model of an attentive family: combines the counts of all tests and looks one
//! test ahead. Computes in whole numbers only, because the moon tracks depend on its games.

use super::explanations::{Explanation, Explanations};
use super::game::{IngredientSet, InlinePotion, ingredient_bit, ingredients_in};
use super::planning::{
    cost, count_unplanted, current, first_continuing, is_worth_brewing, nearest_cauldron,
};
use super::player::{Mind, NamingTurn, PlayerView, at_hand};
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::WitchesConcern;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Ingredient, PotionItem};
use crate::witches::table::LARGEST_GUESS;

/// Number of candidate potions that are compared.
const POTIONS: usize = 24;
/// Share of the explanations, in hundredths, that agree on a recipe which is named while another
/// naming is left.
const FIRST_NAMING: usize = 50;
/// Share of the explanations, in hundredths, that agree on a recipe which is named last.
const LAST_NAMING: usize = 90;
/// Share of the explanations, in hundredths, that agree on a recipe which is brewed.
const SURE: usize = 95;
/// Number of recipes for whose ingredients cells are kept free.
const LIKELIEST: usize = 16;

/// Mind of a keen player: the explanations of the tests, and the recipes that they have.
pub(super) struct KeenMind {
    explanations: Explanations,
    /// Recipes with the number of explanations that have each, the most frequent first.
    recipes: Vec<(InlinePotion, usize)>,
    stream: Stream,
}

impl Mind for KeenMind {
    fn new(facts: &PublicFacts) -> KeenMind {
        KeenMind {
            explanations: Explanations::new(facts),
            recipes: Vec::new(),
            stream: Stream::new(Seed(0), WitchesConcern::Deduce, 0),
        }
    }

    fn read(&mut self, view: &PlayerView<'_>) -> bool {
        let is_new = self.explanations.read(view.tests, &mut self.stream);
        if is_new {
            self.recipes = self.explanations.recipes();
        }
        is_new
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
        let mut best = (0, None);
        let mut compare = |potion: InlinePotion| {
            let bits = self.explanations.information(potion.items());
            let cost = cost(position, section, begun.len(), size, potion.items());
            let value = bits * 100 / u64::from(cost);
            if best.1.is_none() || value > best.0 {
                best = (value, Some(potion));
            }
        };
        for number in 0..POTIONS {
            let first = if number % 4 == 3 || near == 0 { all } else { near };
            let more = size.saturating_sub(begun.len()).max(1);
            let length = begun.len() + 1 + stream.below(more);
            if let Some(potion) = self.potion(view.facts, begun, length, [first, all], stream) {
                compare(potion);
            }
        }
        first_continuing(self.answers(), begun, size).into_iter().for_each(&mut compare);
        if !begun.is_empty() {
            InlinePotion::of(begun).into_iter().for_each(&mut compare);
        }
        best.1
    }

    fn free_potion(
        &mut self,
        view: &PlayerView<'_>,
        ingredient: Ingredient,
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let all = view.position.printed().ingredients;
        let longest = usize::from(view.facts.longest);
        let mut best = (0, None);
        for _ in 0..POTIONS {
            let grown = 1 + stream.below(longest) as u8;
            let begun = [PotionItem { ingredient, grown }];
            let length = 1 + stream.below(LARGEST_GUESS);
            let Some(potion) = self.potion(view.facts, &begun, length, [all, all], stream) else {
                continue;
            };
            let bits = self.explanations.information(potion.items());
            if best.1.is_none() || bits > best.0 {
                best = (bits, Some(potion));
            }
        }
        best.1
    }

    fn prefers_testing_cells(&self) -> bool {
        true
    }

    fn recipe(
        &mut self,
        view: &PlayerView<'_>,
        naming: NamingTurn,
        _stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let can_be_named =
            |(brew, _): &&(InlinePotion, usize)| view.is_recipe(brew) && !view.was_named(brew);
        let (brew, count) = *self.recipes.iter().find(can_be_named)?;
        let named: usize = self
            .recipes
            .iter()
            .filter(|(brew, _)| view.was_named(brew))
            .map(|(_, count)| count)
            .sum();
        let all = self.explanations.all().len().saturating_sub(named).max(1);
        let least = if naming.left > 1 { FIRST_NAMING } else { LAST_NAMING };
        let is_likely = 100 * count >= least * all;
        let is_brewed = || 100 * count >= SURE * all && is_worth_brewing(view, brew.items());
        (naming.is_urgent || is_likely && !is_brewed()).then_some(brew)
    }

    fn reserved_cells(&self, view: &PlayerView<'_>, section: u8) -> usize {
        match self.is_sure() {
            true => 0,
            false => count_unplanted(view.position, section, self.answers().take(LIKELIEST)),
        }
    }

    fn main(&self, view: &PlayerView<'_>) -> Option<u8> {
        self.is_sure().then(|| nearest_cauldron(view.position, self.answers())).flatten()
    }
}

impl KeenMind {
    /// Whether nearly all explanations have the same recipe.
    fn is_sure(&self) -> bool {
        let all = self.explanations.all().len();
        self.recipes.first().is_some_and(|(_, count)| 100 * count >= SURE * all)
    }

    /// Iterates over the recipes, the most frequent first.
    fn answers(&self) -> impl Iterator<Item = InlinePotion> + Clone {
        self.recipes.iter().map(|(recipe, _)| *recipe)
    }

    /// Returns a random potion of `length` ingredients that continues `begun` with ingredients of
    /// the first set, then of the second. The dots follow a random explanation, or differ by one.
    fn potion(
        &self,
        facts: &PublicFacts,
        begun: &[PotionItem],
        length: usize,
        [first, all]: [IngredientSet; 2],
        stream: &mut Stream,
    ) -> Option<InlinePotion> {
        let kept = self.explanations.all();
        let explanation: Option<&Explanation> = stream.pick(kept);
        let mut potion = InlinePotion::of(begun)?;
        let used = begun.iter().fold(0, |all, pour| all | ingredient_bit(pour.ingredient));
        let [mut first, mut all] = [first & !used, all & !used & !first];
        while potion.items().len() < length {
            let from = if first != 0 { &mut first } else { &mut all };
            let count = from.count_ones() as usize;
            if count == 0 {
                break;
            }
            let ingredient = ingredients_in(*from).nth(stream.below(count))?;
            *from &= !ingredient_bit(ingredient);
            let likely = match explanation.and_then(|one| one.number(ingredient)) {
                Some(number) => number,
                None => 1 + stream.below(facts.longest.into()) as u8,
            };
            let grown = match stream.below(4) {
                0 => likely.saturating_sub(1),
                1 => likely + 1,
                _ => likely,
            };
            potion.add(PotionItem { ingredient, grown: grown.clamp(1, facts.longest) });
        }
        (potion.items().len() > begun.len() || length == begun.len()).then_some(potion)
    }
}
