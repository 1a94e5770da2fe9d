//! Potions that may be worth a test.

use super::Known;
use crate::stream::Stream;
use crate::witches::deal::Facts;
use crate::witches::deduce::Secret;
use crate::witches::playtest::game::{Herbs, herb, herbs};
use crate::witches::puzzle::{Decoy, Ingredient, Pour, Role};

/// How many potions are compared.
const POTIONS: usize = 32;

/// Potions that go on as `begun` and fill a cauldron: of what is at hand for the most part, else
/// of all ingredients, grown to what they would be in a secret that is as likely as it is.
pub(super) fn potions(
    known: &Known,
    facts: &Facts,
    begun: &[Pour],
    size: usize,
    [at_hand, all]: [Herbs; 2],
    stream: &mut Stream,
) -> Vec<Vec<Pour>> {
    let worlds: Vec<(&Secret, f64)> = known.posterior.worlds().collect();
    let mut potions: Vec<Vec<Pour>> = Vec::with_capacity(POTIONS + 1);
    for number in 0..POTIONS {
        let of = if number % 4 == 3 || at_hand == 0 { all } else { at_hand };
        // What is at hand before the rest, each once.
        let begun_with = begun.iter().fold(0, |all, pour| all | herb(pour.ingredient));
        let mut near: Vec<Ingredient> = herbs(of & !begun_with).collect();
        let mut far: Vec<Ingredient> = herbs(all & !of & !begun_with).collect();
        let secret = draw(&worlds, stream);
        let mut potion = begun.to_vec();
        while potion.len() < size {
            let next = stream.take(&mut near).or_else(|| stream.take(&mut far));
            let Some(ingredient) = next else { break };
            let likely = match secret.map(|secret| secret.role(ingredient)) {
                Some(Role::Regular(number) | Role::Decoy(Decoy::Imposter(number))) => number,
                _ => 1 + stream.below(facts.longest.into()) as u8,
            };
            // One more or less parts the secrets as well, and sometimes better.
            let grown = match stream.below(4) {
                0 => likely.saturating_sub(1),
                1 => likely + 1,
                _ => likely,
            };
            potion.push(Pour { ingredient, grown: grown.clamp(1, facts.longest) });
        }
        if potion.len() > begun.len() {
            potions.push(potion);
        }
    }
    potions
}

/// One of the secrets, each as likely as it is.
fn draw<'s>(worlds: &[(&'s Secret, f64)], stream: &mut Stream) -> Option<&'s Secret> {
    const STEPS: usize = 1 << 24;
    let mut left = stream.below(STEPS) as f64 / STEPS as f64;
    let found = worlds.iter().find(|(_, chance)| {
        left -= chance;
        left < 0.0
    });
    found.or(worlds.last()).map(|(secret, _)| *secret)
}
