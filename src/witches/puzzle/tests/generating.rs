use proptest::prelude::*;

use super::*;
use crate::common::seed::Seed;
use crate::witches::settings::Level;

fn solved(seed: u64, level: Level) -> SolvedPuzzle {
    generate(Seed(seed), &level.settings(), MostAnswers::default()).unwrap()
}

fn any_level() -> impl Strategy<Value = Level> {
    prop::sample::select(&Level::ALL)
}

fn any_settings() -> impl Strategy<Value = Settings> {
    let lengths = [3, 4, 5, 6].map(RecipeLength::Known);
    let length = prop_oneof![prop::sample::select(lengths.to_vec()), Just(RecipeLength::Hidden)];
    let decoys = prop_oneof![Just(DecoyKinds::Ignore), Just(DecoyKinds::All)];
    let effects =
        prop_oneof![Just(EffectsLevel::None), Just(EffectsLevel::Some), Just(EffectsLevel::Many)];
    (4..=10u8, length, decoys, effects, any::<bool>()).prop_filter_map(
        "playable settings",
        |(n, length, decoys, effects, special)| {
            Settings::new(n, length, decoys, effects, special).ok()
        },
    )
}

proptest! {
    #[test]
    fn every_kept_puzzle_has_one_answer_worth_finding(seed: u64, settings in any_settings()) {
        let kept = generate(Seed(seed), &settings, MostAnswers::default()).unwrap();
        prop_assert_eq!(kept.answers.len(), 1);
        prop_assert_eq!(solve(&kept.puzzle), kept.answers.clone());
        let answer = &kept.answers[0];
        prop_assert_eq!(answer.len(), usize::from(kept.puzzle.length()));
        prop_assert!(!answer.is_sorted());
        prop_assert!(!answer.iter().map(|i| i.name().to_string()).is_sorted());
        let decoy = |p: &PuzzlePart| matches!(p.role, Role::Decoy(_));
        prop_assert!(kept.puzzle.parts().iter().any(decoy));
    }

    #[test]
    fn effects_come_from_every_category_in_play(seed: u64, level in any_level()) {
        let p = solved(seed, level).puzzle;
        let listed = p.effects_in_play();
        let drawn: usize = p.parts().iter().map(|part| part.effects.len()).sum();
        let imposters =
            p.parts().iter().filter(|p| matches!(p.role, Role::Decoy(Decoy::Imposter(_)))).count();
        let pairs = listed.iter().filter(|e| e.is_pair()).count();
        let n = p.parts().len();
        let (count, categories) = match p.settings().effects() {
            EffectsLevel::None => (0, 0),
            EffectsLevel::Some => ((n / 2).max(4), 4),
            EffectsLevel::Many => ((n * 3 / 4).max(5), 5),
        };
        prop_assert_eq!(drawn - imposters - pairs, count);
        for category in &Category::ALL[..categories] {
            let has = |e: &Effect| e.category() == *category;
            let unlisted_imposter = *category == Category::Investigative && imposters > 0;
            prop_assert!(listed.iter().any(has) || unlisted_imposter);
        }
        let allowed = |e: &Effect| Category::ALL[..categories].contains(&e.category());
        prop_assert!(listed.iter().all(allowed));
    }

    #[test]
    fn clues_are_true(seed: u64, settings in any_settings()) {
        let p = generate(Seed(seed), &settings, MostAnswers::default()).unwrap().puzzle;
        let clue = Clue::generate(Seed(seed), &p);
        prop_assert!(clue.holds(&p), "{clue:?}");
        prop_assert!(!clue.proves_too_much(&p));
        if let Clue::OneIsDecoy(g) | Clue::OneHasNumber(g, _) = clue {
            prop_assert!(g[0] < g[1] && g[1] < g[2]);
        }
    }

    #[test]
    fn every_answer_has_a_potion_that_wins(seed: u64, settings in any_settings()) {
        let kept = generate(Seed(seed), &settings, MostAnswers::default()).unwrap();
        let potion = winning_potion(&kept.puzzle, &kept.answers[0]).unwrap();
        for number in 1..20 {
            prop_assert!(evaluate(&kept.puzzle, &potion, &mut test_stream(&kept.puzzle, number)).won);
        }
        let mut other = kept.answers[0].clone();
        other.reverse();
        prop_assert_eq!(winning_potion(&kept.puzzle, &other), None);
    }
}

#[test]
fn no_answer_holds_an_ingredient_twice() {
    for seed in 0..300 {
        let settings = Level::ALL[seed as usize % 6].settings();
        let solved = generate(Seed(seed), &settings, MostAnswers::default()).unwrap();
        for answer in &solved.answers {
            let mut once = answer.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), answer.len(), "{seed}: {answer:?}");
        }
    }
}

/// Checks that clues about decoys appear only if several decoys are certain. With seven ingredients
/// and a hidden length, such a clue would prove that the length is not 6.
#[test]
fn no_clue_tells_a_hidden_length() {
    use {DecoyKinds as D, EffectsLevel as E, RecipeLength as R};
    let settings = Settings::new(7, R::Hidden, D::Ignore, E::None, false).unwrap();
    for seed in 0..400 {
        let puzzle = generate(Seed(seed), &settings, MostAnswers::default()).unwrap().puzzle;
        let clue = Clue::generate(Seed(seed), &puzzle);
        assert!(!matches!(clue, Clue::OneIsDecoy(_) | Clue::IsDecoy(_)), "{seed}: {clue:?}");
    }
}

#[test]
fn several_answers_can_be_allowed() {
    let most = MostAnswers::new(4).unwrap();
    let counts: std::collections::BTreeSet<usize> = (0..400)
        .map(|s| generate(Seed(s), &Level::HighWitch.settings(), most).unwrap().answers.len())
        .collect();
    assert!(counts.contains(&1) && counts.contains(&2), "{counts:?}");
    assert!(counts.iter().all(|c| (1..=4).contains(c)), "{counts:?}");
    assert!(MostAnswers::new(0).is_err());
    assert!(MostAnswers::new(5).is_err());
}

#[test]
fn every_kind_of_decoy_clue_and_length_comes_up() {
    let mut decoys = std::collections::BTreeMap::<&str, usize>::new();
    let mut lengths = std::collections::BTreeSet::new();
    let mut clues = std::collections::HashSet::new();
    for seed in 0..600 {
        let p = solved(seed, Level::HighWitch).puzzle;
        lengths.insert(p.length());
        clues.insert(std::mem::discriminant(&Clue::generate(Seed(seed), &p)));
        for part in p.parts() {
            if let Role::Decoy(decoy) = part.role {
                let kind = match decoy {
                    Decoy::Ignore => "ignore",
                    Decoy::Overgrown | Decoy::Undergrown => "overachiever",
                    Decoy::Imposter(_) => "imposter",
                };
                *decoys.entry(kind).or_default() += 1;
            }
        }
    }
    assert_eq!(lengths.into_iter().collect::<Vec<_>>(), [4, 5, 6]);
    assert!(clues.len() >= 3);
    let total: usize = decoys.values().sum();
    for (kind, count) in decoys {
        assert!((total / 5..total / 2).contains(&count), "{kind}: {count} of {total}");
    }
}

#[test]
fn a_seed_always_means_the_same_puzzle() {
    let settings = Level::HighWitch.settings();
    let p = generate(Seed(2026), &settings, MostAnswers::default()).unwrap();
    let text: Vec<String> = p
        .puzzle
        .parts()
        .iter()
        .zip(Ingredient::ALL)
        .map(|(part, i)| format!("{i}: {:?} {:?}", part.role, part.effects))
        .collect();
    insta::assert_snapshot!(format!(
        "{}\nanswer: {}\nclue: {}",
        text.join("\n"),
        names(&p.answers[0]),
        Clue::generate(Seed(2026), &p.puzzle).message(settings.length())
    ));
}

#[test]
fn clues_say_where_the_middle_belongs() {
    let half = |half, length| Clue::StandsIn(Ingredient::Mint, half).message(length).to_string();
    use {Half as H, RecipeLength as R};
    let plain = "Mint belongs to the second half of the recipe.";
    assert_eq!(half(H::Second, R::Known(4)), plain);
    assert!(half(H::Second, R::Known(5)).ends_with(", which includes its middle."));
    assert!(half(H::Second, R::Hidden).ends_with("the middle of an odd one."));
    assert_eq!(half(H::First, R::Known(5)), "Mint belongs to the first half of the recipe.");
}

#[test]
fn a_clue_proves_nothing_about_several_ingredients() {
    use {Clue as C, Ingredient as I};
    let one_decoy = puzzle(3, "1 2+joker 3 ignore");
    let group = [I::Parsley, I::Sage, I::Rosemary];
    assert!(C::OneIsDecoy(group).proves_too_much(&one_decoy));
    assert!(C::IsDecoy(I::Rosemary).proves_too_much(&one_decoy));
    assert!(C::EffectCount(I::Sage, 1).proves_too_much(&one_decoy));
    assert!(!C::EffectCount(I::Parsley, 0).proves_too_much(&one_decoy));
    assert!(!C::OneHasNumber(group, 1).proves_too_much(&one_decoy));
    let two_decoys = puzzle(3, "1+crowdy 2+joker 3 ignore zero");
    assert!(!C::OneIsDecoy(group).proves_too_much(&two_decoys));
    assert!(!C::EffectCount(I::Sage, 1).proves_too_much(&two_decoys));
}
