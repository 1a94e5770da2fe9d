//! Information in clues: their text alone, and none about a hidden length.

use std::collections::BTreeMap;

use super::*;
use crate::common::seed::Seed;

/// Returns all settings with a hidden length. Special cells do not affect a puzzle.
fn hidden_lengths() -> Vec<Settings> {
    let mut all = Vec::new();
    for ingredients in 7..=10 {
        for decoys in [DecoyKinds::Ignore, DecoyKinds::All] {
            for effects in [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many] {
                let length = RecipeLength::Hidden;
                all.push(Settings::new(ingredients, length, decoys, effects, false).unwrap());
            }
        }
    }
    all
}

/// Returns the kind of a free clue with its number.
fn kind(clue: Clue) -> (&'static str, u8) {
    match clue {
        Clue::OneIsDecoy(_) => ("one is a decoy", 0),
        Clue::OneHasNumber(_, number) => ("one has a number", number),
        Clue::IsDecoy(_) => ("a decoy", 0),
        Clue::StandsIn(_, half) => ("a half", (half == Half::Second).into()),
        Clue::NotNumber(..) | Clue::EffectCount(..) => panic!("{clue:?} is no free clue"),
    }
}

/// Returns the mutual information between kind and length, in bits, for equally likely lengths.
fn mutual_information(counts: &BTreeMap<u8, BTreeMap<(&str, u8), u32>>) -> f64 {
    let all = |of: &BTreeMap<(&str, u8), u32>| f64::from(of.values().sum::<u32>());
    let share = |of: &BTreeMap<(&str, u8), u32>, kind| {
        f64::from(of.get(kind).copied().unwrap_or_default()) / all(of)
    };
    let kinds: std::collections::BTreeSet<_> = counts.values().flat_map(BTreeMap::keys).collect();
    let lengths = counts.len() as f64;
    let mut bits = 0.0;
    for kind in kinds {
        let mean = counts.values().map(|of| share(of, kind)).sum::<f64>() / lengths;
        let shares = counts.values().map(|of| share(of, kind)).filter(|share| *share > 0.0);
        bits += shares.map(|share| share * (share / mean).log2()).sum::<f64>() / lengths;
    }
    bits
}

/// Allows for chance, which makes about 0.002 bits with 1,800 clues for each length.
#[test]
fn the_kind_of_a_clue_tells_nothing_of_a_hidden_length() {
    let mut sum = 0.0;
    let all = hidden_lengths();
    for settings in &all {
        let mut puzzles: BTreeMap<u8, Vec<Puzzle>> = BTreeMap::new();
        let mut seeds = (0..).map(Seed);
        while puzzles.len() < 3 || puzzles.values().any(|of| of.len() < 6) {
            let seed = seeds.next().unwrap();
            let puzzle = generate(seed, settings, MostAnswers::default()).unwrap().puzzle;
            puzzles.entry(puzzle.length()).or_default().push(puzzle);
        }
        let mut counts = BTreeMap::new();
        for (&length, puzzles) in &puzzles {
            let of: &mut BTreeMap<_, u32> = counts.entry(length).or_default();
            for (puzzle, seed) in puzzles[..6].iter().flat_map(|p| (0..300).map(move |s| (p, s))) {
                let clue = Clue::generate(Seed(seed), puzzle);
                assert!(clue.holds(puzzle) && !clue.proves_too_much(puzzle), "{clue:?}");
                *of.entry(kind(clue)).or_default() += 1;
            }
        }
        let bits = mutual_information(&counts);
        assert!(bits < 0.005, "{settings:?}: {bits} bits of {counts:?}");
        sum += bits;
    }
    let mean = sum / all.len() as f64;
    assert!(mean < 0.0025, "{mean} bits");
}

/// Checks that a known length does not change the draw of a clue: all ingredients are equally
/// likely.
#[test]
fn a_known_length_leaves_all_ingredients_as_likely() {
    let puzzle = puzzle(4, "1 2 3 4 ignore ignore");
    let known = RecipeLength::Known(4);
    let settings = Settings::new(6, known, DecoyKinds::Ignore, EffectsLevel::None, false).unwrap();
    let parts = puzzle.parts().to_vec();
    let puzzle = Puzzle::of_parts(settings, 4, parts, 99).unwrap();
    let mut counts = BTreeMap::<_, u32>::new();
    for seed in 0..6_000 {
        if let Clue::IsDecoy(one) | Clue::StandsIn(one, _) = Clue::generate(Seed(seed), &puzzle) {
            *counts.entry(one).or_default() += 1;
        }
    }
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|count| (270..400).contains(count)), "{counts:?}");
}

/// All settings of a puzzle. Special cells do not affect it.
fn all_settings() -> Vec<Settings> {
    let mut all = Vec::new();
    let lengths = (3..=6).map(RecipeLength::Known).chain([RecipeLength::Hidden]);
    for length in lengths {
        for ingredients in length.longest() + 1..=10 {
            for effects in [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many] {
                for decoys in [DecoyKinds::Ignore, DecoyKinds::All] {
                    all.push(Settings::new(ingredients, length, decoys, effects, false).unwrap());
                }
            }
        }
    }
    all
}

/// Calls `found` with every ordered choice of `length` of the first `ingredients`.
fn for_each_recipe(
    ingredients: usize,
    length: usize,
    begun: &mut Vec<Ingredient>,
    found: &mut dyn FnMut(&[Ingredient]),
) {
    if begun.len() == length {
        return found(begun);
    }
    for &next in &Ingredient::ALL[..ingredients] {
        if !begun.contains(&next) {
            begun.push(next);
            for_each_recipe(ingredients, length, begun, found);
            begun.pop();
        }
    }
}

/// Returns the information of a clue about the recipe in bits, counted over all recipes.
fn information(clue: Clue, settings: &Settings) -> f64 {
    let is_true_of = |recipe: &[Ingredient]| match clue {
        Clue::OneIsDecoy(group) => group.iter().filter(|i| !recipe.contains(i)).count() == 1,
        Clue::OneHasNumber(group, number) => group.contains(&recipe[usize::from(number) - 1]),
        Clue::IsDecoy(one) => !recipe.contains(&one),
        Clue::StandsIn(one, Half::First) => recipe[..recipe.len() / 2].contains(&one),
        Clue::StandsIn(one, Half::Second) => recipe[recipe.len() / 2..].contains(&one),
        Clue::NotNumber(..) | Clue::EffectCount(..) => panic!("{clue:?} is no free clue"),
    };
    let lengths = settings.length().range();
    let share = |length: u8| {
        let (mut fits, mut all) = (0, 0);
        let (ingredients, length) = (settings.ingredients().into(), length.into());
        for_each_recipe(ingredients, length, &mut Vec::new(), &mut |recipe| {
            fits += u32::from(is_true_of(recipe));
            all += 1;
        });
        f64::from(fits) / f64::from(all)
    };
    let mean = lengths.clone().map(share).sum::<f64>() / lengths.count() as f64;
    -mean.log2()
}

/// Checks that every free clue has 0.5 to 2 bits of information about the recipe, and that every
/// settings have at least two kinds of clues.
#[test]
fn a_clue_has_half_a_bit_to_two_bits() {
    let mut sheets = 0;
    for settings in all_settings() {
        let mut kinds: BTreeMap<_, f64> = BTreeMap::new();
        for seed in (0..16).map(Seed) {
            let puzzle = generate(seed, &settings, MostAnswers::default()).unwrap().puzzle;
            let clue = Clue::generate(seed, &puzzle);
            // The information depends on the kind alone.
            let bits = *kinds.entry(kind(clue)).or_insert_with(|| information(clue, &settings));
            assert!((0.5 - 1e-9..=2.0 + 1e-9).contains(&bits), "{settings:?} {clue:?}: {bits}");
            sheets += 1;
        }
        assert!(kinds.len() >= 2, "{settings:?}: {kinds:?}");
    }
    assert!(sheets > 300, "{sheets}");
}
