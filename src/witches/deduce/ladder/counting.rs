//! Reasoning without tests: the clue, and the fact that every number and effect has its carriers.

use super::grid::{Candidates, DECOYS, IMPOSTERS, NUMBERS, Roles, bit};
use crate::witches::deduce::Property;
use crate::witches::deduce::prior::{ALL, Prior};
use crate::witches::puzzle::{Clue, Effect, Half, Ingredient, Role};

/// Returns the set of the one role with this number.
fn number_bit(number: u8) -> Roles {
    bit(Role::Regular(number))
}

/// Removes the roles that no possible recipe length allows.
pub(super) fn trim(grid: &mut Candidates) {
    let longest = grid.lengths().last().unwrap_or(0);
    let numbers = (1..=longest).fold(0, |set, n| set | number_bit(n));
    let shift = IMPOSTERS.trailing_zeros() - NUMBERS.trailing_zeros();
    let possible = numbers | (numbers << shift) | DECOYS & !IMPOSTERS;
    grid.roles[..grid.ingredients].iter_mut().for_each(|roles| *roles &= possible);
}

/// Restricts the grid by the free clue.
pub(super) fn clue(grid: &mut Candidates, prior: &Prior) {
    let of = |ingredient: Ingredient| Some(ingredient.index()).filter(|i| *i < grid.ingredients);
    for length in grid.lengths() {
        if !prior.may_have(length) {
            grid.lengths &= !(1 << length);
        }
    }
    match prior.clue {
        Clue::OneIsDecoy(group) => {
            let group: Vec<usize> = group.into_iter().filter_map(of).collect();
            for &i in &group {
                let others = || group.iter().filter(|other| **other != i);
                if others().any(|other| grid.roles[*other] & NUMBERS == 0) {
                    grid.roles[i] &= NUMBERS;
                } else if others().all(|other| grid.roles[*other] & DECOYS == 0) {
                    grid.roles[i] &= DECOYS;
                }
            }
        }
        Clue::OneHasNumber(group, n) => {
            let group: Vec<usize> = group.into_iter().filter_map(of).collect();
            for i in (0..grid.ingredients).filter(|i| !group.contains(i)) {
                grid.roles[i] &= !number_bit(n);
            }
            let mut can = group.iter().filter(|i| grid.roles[**i] & number_bit(n) != 0);
            if let (Some(&i), None) = (can.next(), can.next()) {
                grid.roles[i] &= number_bit(n);
            }
        }
        Clue::NotNumber(ingredient, n) => {
            if let Some(i) = of(ingredient) {
                grid.roles[i] &= !number_bit(n);
            }
        }
        Clue::EffectCount(ingredient, count) => {
            if let Some(i) = of(ingredient) {
                count_effects(grid, prior, i, count.into());
            }
        }
        Clue::IsDecoy(ingredient) => {
            if let Some(i) = of(ingredient) {
                grid.roles[i] &= DECOYS;
            }
        }
        Clue::StandsIn(ingredient, half) => {
            let Some(i) = of(ingredient) else { return };
            let is_in = |n: u8, length: u8| (n * 2 <= length) == (half == Half::First);
            let longest = *prior.lengths.end();
            let fits = (1..=longest).filter(|n| grid.lengths().any(|length| is_in(*n, length)));
            grid.roles[i] &= fits.fold(0, |set, n| set | number_bit(n));
        }
    }
}

/// Restricts ingredient `i` by its number of effects, `count`.
fn count_effects(grid: &mut Candidates, prior: &Prior, i: usize, count: u32) {
    let imposter = prior.effects.iter().position(|effect| *effect == Effect::Imposter);
    let others: u8 = !imposter.map_or(0, |place| 1 << place);
    let marked = grid.knows(&prior.effects, i, Property::Effect(Effect::Imposter));
    let least = (grid.has[i] & others).count_ones() + u32::from(marked == Some(true));
    let most = (grid.can[i] & others).count_ones() + u32::from(marked != Some(false));
    if !(least..=most).contains(&count) {
        grid.roles[i] = 0;
    } else if least == count {
        grid.can[i] &= grid.has[i] | !others;
        if marked.is_none() {
            grid.mark(i, false);
        }
    } else if most == count {
        grid.has[i] |= grid.can[i] & others;
        if marked.is_none() {
            grid.mark(i, true);
        }
    }
}

/// If the number of ingredient `i` is certain, removes it from the others and excludes shorter
/// recipes.
pub(super) fn exclude_taken(grid: &mut Candidates, i: usize) {
    let mine = grid.roles[i];
    if !mine.is_power_of_two() || mine & DECOYS != 0 {
        return;
    }
    (0..grid.ingredients).filter(|other| *other != i).for_each(|other| grid.roles[other] &= !mine);
    grid.lengths &= u8::MAX << mine.trailing_zeros();
}

/// If only one ingredient can have number `n`, makes it certain.
pub(super) fn assign_only_candidate(grid: &mut Candidates, n: u8) {
    if grid.lengths().next().is_none_or(|shortest| n > shortest) {
        return;
    }
    let mut can = (0..grid.ingredients).filter(|i| grid.roles[*i] & number_bit(n) != 0);
    match (can.next(), can.next()) {
        (None, _) => grid.lengths = 0,
        (Some(i), None) => grid.roles[i] = number_bit(n),
        _ => {}
    }
}

/// Restricts the effect at `place` by its number of carriers: if all of them are known, or if only
/// as many ingredients can have it.
pub(super) fn effect(grid: &mut Candidates, prior: &Prior, place: usize) {
    let bit = 1u8 << place;
    if prior.stray & bit != 0 {
        for i in 0..grid.ingredients {
            if grid.roles[i] & !IMPOSTERS == 0 {
                grid.can[i] &= !bit;
            }
            if grid.has[i] & bit != 0 {
                grid.roles[i] &= !IMPOSTERS;
            }
        }
    }
    let wanted = if prior.pairs & bit != 0 { 2 } else { 1 };
    let count = |of: &[u8; ALL]| of[..grid.ingredients].iter().filter(|e| *e & bit != 0).count();
    let (has, can) = (count(&grid.has), count(&grid.can));
    if has > wanted || can < wanted {
        grid.lengths = 0;
    } else if has == wanted {
        for i in 0..grid.ingredients {
            grid.can[i] &= grid.has[i] | !bit;
        }
    } else if can == wanted {
        for i in 0..grid.ingredients {
            grid.has[i] |= grid.can[i] & bit;
        }
    }
}

/// Restricts decoys and lengths by the number of decoys, which is the number of ingredients minus
/// the length.
pub(super) fn restrict_decoys(grid: &mut Candidates) {
    let n = grid.ingredients;
    let roles = &grid.roles[..n];
    let surely = roles.iter().filter(|roles| *roles & NUMBERS == 0).count();
    let perhaps = roles.iter().filter(|roles| *roles & DECOYS != 0).count();
    for length in grid.lengths() {
        if !(surely..=perhaps).contains(&(n - usize::from(length))) {
            grid.lengths &= !(1 << length);
        }
    }
    let (Some(shortest), Some(longest)) = (grid.lengths().next(), grid.lengths().last()) else {
        return;
    };
    let all = grid.roles[..n].iter_mut();
    if surely == n - usize::from(shortest) {
        all.filter(|roles| **roles & NUMBERS != 0).for_each(|roles| *roles &= NUMBERS);
    } else if perhaps == n - usize::from(longest) {
        all.filter(|roles| **roles & DECOYS != 0).for_each(|roles| *roles &= DECOYS);
    }
}

/// Removes the candidates that occur in no complete assignment. An assignment gives each number to
/// one ingredient and makes the others decoys. The search is a dynamic program over the sets of
/// numbers already taken.
pub(super) fn twins(grid: &mut Candidates) {
    let n = grid.ingredients;
    let mut kept = [0; ALL];
    for length in grid.lengths() {
        let all = 1usize << length;
        // `can_end[i][taken]`: whether the ingredients from `i` on can take the numbers outside
        // `taken`.
        let mut can_end = vec![vec![false; all]; n + 1];
        can_end[n][all - 1] = true;
        for i in (0..n).rev() {
            for taken in 0..all {
                let next = |set: usize| can_end[i + 1][set];
                can_end[i][taken] = grid.roles[i] & DECOYS != 0 && next(taken)
                    || open(grid.roles[i], length, taken).any(|n| next(taken | 1 << (n - 1)));
            }
        }
        if !can_end[0][0] {
            grid.lengths &= !(1 << length);
            continue;
        }
        let mut reached = vec![false; all];
        reached[0] = true;
        for i in 0..n {
            let mut further = vec![false; all];
            for taken in (0..all).filter(|taken| reached[*taken]) {
                if grid.roles[i] & DECOYS != 0 && can_end[i + 1][taken] {
                    kept[i] |= grid.roles[i] & DECOYS;
                    further[taken] = true;
                }
                for n in open(grid.roles[i], length, taken) {
                    let set = taken | 1 << (n - 1);
                    if can_end[i + 1][set] {
                        kept[i] |= number_bit(n);
                        further[set] = true;
                    }
                }
            }
            reached = further;
        }
    }
    grid.roles[..n].iter_mut().zip(kept).for_each(|(roles, kept)| *roles &= kept);
}

/// Returns the numbers in `roles` that are not in the bit set `taken`.
fn open(roles: Roles, length: u8, taken: usize) -> impl Iterator<Item = u8> {
    (1..=length).filter(move |n| roles & number_bit(*n) != 0 && taken >> (n - 1) & 1 == 0)
}
