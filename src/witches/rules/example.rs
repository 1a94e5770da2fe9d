//! Worked example of a test: a potion of this game's ingredients, tested like any other, with the
//! conclusions from its result.

use crate::common::stream::Stream;
use crate::texts::Message;
use crate::texts::msg::*;
use crate::witches::WitchesConcern;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{
    Category, Decoy, Effect, Ingredient, Potion, PotionItem, Puzzle, PuzzlePart, Role, Verdict,
    evaluate,
};
use crate::witches::settings::{EffectsLevel, Settings};

/// Secret recipe of the example: these ingredients have the numbers 1, 2, and so on, up to the
/// shortest recipe length of the game. All others are decoys, among them [`DECOY`].
const RECIPE: [Ingredient; 6] = [
    Ingredient::Sage,
    Ingredient::Parsley,
    Ingredient::Chives,
    Ingredient::Oregano,
    Ingredient::Mint,
    Ingredient::Dill,
];
const DECOY: Ingredient = Ingredient::Rosemary;
/// Dots of the last two ingredients. Neither is overgrown with this many, which allows a
/// conclusion.
const DOTS: u8 = 3;
const POTION: [PotionItem; 4] = [
    PotionItem { ingredient: Ingredient::Sage, grown: 1 },
    PotionItem { ingredient: Ingredient::Parsley, grown: 1 },
    PotionItem { ingredient: DECOY, grown: DOTS },
    PotionItem { ingredient: Ingredient::Chives, grown: DOTS },
];
/// Preferred effects for the example's report: their reports need no explanation.
const PLAIN: [Effect; 7] = [
    Effect::Revealer,
    Effect::Blessing,
    Effect::Inspector,
    Effect::General,
    Effect::Optimist,
    Effect::Pessimist,
    Effect::Calculator,
];

/// Ingredient of the example with its secret role and its judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct JudgedIngredient {
    pub pour: PotionItem,
    role: Role,
    judgement: Judgement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Judgement {
    Right,
    Under,
    Over,
    OutOfOrder,
    PassedOver,
}

impl JudgedIngredient {
    /// Returns its secret role in words.
    pub(crate) fn secret(&self) -> Message {
        match self.role {
            Role::Regular(number) => rules_example_secret(number),
            Role::Decoy(_) => rules_example_secret_decoy(),
        }
    }

    /// Whether the ingredient is in order and correctly grown.
    pub(crate) fn is_right(&self) -> bool {
        self.judgement == Judgement::Right
    }

    /// Returns the test's judgement of the ingredient, which a real test keeps secret.
    pub(crate) fn judgement(&self) -> Message {
        match self.judgement {
            Judgement::Right => rules_example_judged_right(),
            Judgement::Under => rules_example_judged_under(),
            Judgement::Over => rules_example_judged_over(),
            Judgement::OutOfOrder => rules_example_judged_order(),
            Judgement::PassedOver => rules_example_judged_skipped(),
        }
    }

    fn message(&self) -> Message {
        let PotionItem { ingredient, grown } = self.pour;
        rules_example_pour(ingredient.name(), grown, self.secret(), self.judgement())
    }
}

/// Example potion with its test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Example {
    pub(super) puzzle: Puzzle,
    pub(super) verdict: Verdict,
    pours: Vec<JudgedIngredient>,
}

impl Example {
    /// Returns the example for a game; `None` for a game too small for it.
    pub(crate) fn of(facts: &PublicFacts) -> Option<Example> {
        let puzzle = secret(facts)?;
        let pours = (0..POTION.len()).map(|place| judge(&puzzle, place)).collect::<Option<_>>()?;
        let verdict = evaluate_pours(&puzzle, &POTION)?;
        Some(Example { puzzle, verdict, pours })
    }

    /// Ingredients of the potion, in order.
    pub(crate) fn pours(&self) -> &[JudgedIngredient] {
        &self.pours
    }

    /// Returns the result as reported to the players.
    pub(crate) fn result(&self) -> Message {
        let &Verdict { undergrown, overgrown, .. } = &self.verdict;
        match self.verdict.reports.first() {
            None => rules_example_result(undergrown, overgrown),
            Some(report) => rules_example_result_report(undergrown, overgrown, report.message()),
        }
    }

    /// Returns the potion step by step, for readers without the picture.
    pub(super) fn step_messages(&self) -> impl Iterator<Item = Message> {
        self.pours.iter().map(JudgedIngredient::message)
    }

    /// Returns the conclusions from the result. With `has_effects` one concerns effects.
    pub(super) fn follows(has_effects: bool) -> impl Iterator<Item = Message> {
        let last = POTION[POTION.len() - 1].ingredient;
        let follows = [
            Some(rules_example_order(last.name())),
            Some(rules_example_over(DECOY.name(), last.name(), DOTS)),
            Some(rules_example_under()),
            has_effects.then(rules_example_effects),
        ];
        follows.into_iter().flatten()
    }
}

/// Returns the puzzle of the example within the settings of the game; `None` if the game is too
/// small.
fn secret(facts: &PublicFacts) -> Option<Puzzle> {
    let length = facts.recipe.shortest();
    let level = EffectsLevel::None;
    let settings =
        Settings::new(facts.ingredients, facts.recipe, facts.decoys, level, false).ok()?;
    let reports = report(facts);
    let parts = facts.ingredients().iter().map(|&ingredient| {
        let number = RECIPE.iter().take(length.into()).position(|&i| i == ingredient);
        let role = match number {
            Some(place) => Role::Regular(place as u8 + 1),
            None => Role::Decoy(Decoy::Ignore),
        };
        let effects = reports.filter(|_| ingredient == DECOY);
        PuzzlePart { role, effects: effects.into_iter().collect() }
    });
    Puzzle::new(settings.in_edition(facts.edition), length, parts.collect(), 0).ok()
}

/// Returns the simplest effect of the game that reports without changing the test; `None` if no
/// effect does so.
fn report(facts: &PublicFacts) -> Option<Effect> {
    let reports = |category: Category| {
        let own = facts.effects.iter().copied().filter(move |e| e.category() == category);
        own.filter(|&e| !e.is_pair() && e != Effect::Imposter)
    };
    let plain = PLAIN.into_iter().find(|effect| facts.effects.contains(effect));
    plain
        .or_else(|| reports(Category::Investigative).next())
        .or_else(|| reports(Category::Player).next())
}

fn evaluate_pours(puzzle: &Puzzle, pours: &[PotionItem]) -> Option<Verdict> {
    let potion = Potion::new(puzzle, pours.to_vec()).ok()?;
    let mut chance = Stream::new(crate::common::seed::Seed(1), WitchesConcern::ExampleArt, 1);
    Some(evaluate(puzzle, &potion, &mut chance))
}

/// Judges the ingredient at `place` by the difference that it makes to the result of the
/// ingredients before it.
fn judge(puzzle: &Puzzle, place: usize) -> Option<JudgedIngredient> {
    let pour = POTION[place];
    let role = |pour: &PotionItem| Some(puzzle.part(pour.ingredient)?.role);
    let own = role(&pour)?;
    let counts = |upto: &[PotionItem]| match upto {
        [] => Some((0, 0)),
        pours => {
            evaluate_pours(puzzle, pours).map(|verdict| (verdict.undergrown, verdict.overgrown))
        }
    };
    let (before, after) = (counts(&POTION[..place])?, counts(&POTION[..=place])?);
    let follows = match (POTION[..place].last().map(role), own) {
        (None, _) => true,
        (Some(Some(Role::Regular(last))), Role::Regular(number)) => number == last + 1,
        _ => false,
    };
    let judgement = match own {
        Role::Decoy(_) => Judgement::PassedOver,
        Role::Regular(_) if after.0 > before.0 => Judgement::Under,
        Role::Regular(_) if after.1 > before.1 => Judgement::Over,
        Role::Regular(_) if !follows => Judgement::OutOfOrder,
        Role::Regular(_) => Judgement::Right,
    };
    Some(JudgedIngredient { pour, role: own, judgement })
}
