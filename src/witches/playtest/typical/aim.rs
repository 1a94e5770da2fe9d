//! What a potion is to become.

use super::notes::Notes;
use crate::stream::Stream;
use crate::witches::playtest::game::{Brew, Herbs, herb, herbs};
use crate::witches::puzzle::{Ingredient, Pour};
use crate::witches::table::Test;

/// A recipe that the notes allow, which begins as `begun`: number after number, of those that
/// may have it one that may be little else. Where a number has nobody left, anybody.
///
/// Nothing if `begun` is not the beginning of a recipe by the notes.
pub(super) fn recipe(
    notes: &Notes,
    begun: &[Pour],
    length: u8,
    all: Herbs,
    tests: &[Test],
    stream: &mut Stream,
) -> Option<Brew> {
    let mut used: Herbs = 0;
    for (number, pour) in (1..).zip(begun) {
        let fits = pour.grown == number && notes.allows(pour.ingredient, number);
        if number > length || !fits || used & herb(pour.ingredient) != 0 {
            return None;
        }
        used |= herb(pour.ingredient);
    }
    let from = begun.len() as u8 + 1;
    let mut brew = Brew::of(begun)?;
    // What failed before is tried again only where nothing else comes to mind.
    for _ in 0..4 {
        brew = Brew::of(begun)?;
        let chosen = assign(notes, from, length, all & !used, stream);
        for (grown, ingredient) in (from..).zip(chosen) {
            brew.add(Pour { ingredient, grown });
        }
        if tests.iter().all(|test| test.pours != brew.pours()) {
            break;
        }
    }
    Some(brew)
}

/// Gives each number an ingredient of its own, the numbers with the fewest candidates first.
fn assign(
    notes: &Notes,
    from: u8,
    length: u8,
    all: Herbs,
    stream: &mut Stream,
) -> impl Iterator<Item = Ingredient> {
    let mut left = all;
    let mut chosen = [None; Brew::MOST + 1];
    let may = |left: Herbs, n: u8| herbs(left).filter(move |&i| notes.allows(i, n));
    for _ in from..=length {
        let open = (from..=length).filter(|&n| chosen[usize::from(n)].is_none());
        let Some(number) = open.min_by_key(|&n| may(left, n).count()) else { break };
        // A coin each, so that equals take turns.
        let best = may(left, number).min_by_key(|&i| {
            let doubts = u32::from(notes.may_be_decoy(i));
            (notes.open(i) + doubts, stream.below(1 << 10))
        });
        let any = || {
            let rest: Vec<Ingredient> = herbs(left).collect();
            rest
        };
        let Some(ingredient) = best.or_else(|| stream.pick(&any()).copied()) else { break };
        left &= !herb(ingredient);
        chosen[usize::from(number)] = Some(ingredient);
    }
    chosen.into_iter().flatten()
}

/// A potion that is there to learn from it: it goes on as `begun`, with what is at hand and
/// known least, grown to the middle of what it may be.
pub(super) fn probe(
    notes: &Notes,
    begun: &[Pour],
    size: usize,
    at_hand: Herbs,
    longest: u8,
    stream: &mut Stream,
) -> Option<Brew> {
    let mut brew = Brew::of(begun)?;
    let mut left = begun.iter().fold(at_hand, |left, pour| left & !herb(pour.ingredient));
    while brew.pours().len() < size {
        if left == 0 {
            left = at_hand;
        }
        let unknown = herbs(left).max_by_key(|&i| (notes.open(i), stream.below(1 << 10)))?;
        left &= !herb(unknown);
        let may: Vec<u8> = (1..=longest).filter(|&n| notes.allows(unknown, n)).collect();
        let middle = may.len().saturating_sub(1) / 2;
        let grown = may.get(middle).copied().unwrap_or(1);
        brew.add(Pour { ingredient: unknown, grown });
    }
    Some(brew)
}
