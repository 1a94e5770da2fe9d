use proptest::prelude::*;

use super::encode::Reader;
use super::*;
use crate::level::Level;
use crate::seed::Seed;

fn solved(seed: u64, level: Level) -> Solved {
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
        prop_assert!(!answer.iter().map(|i| i.name()).is_sorted());
        let decoy = |p: &Part| matches!(p.role, Role::Decoy(_));
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
        prop_assert!(clue.holds(&p), "{}", clue);
        if let Clue::OneIsDecoy(g) | Clue::OneHasNumber(g, _) = clue {
            prop_assert!(g[0] < g[1] && g[1] < g[2]);
        }
        let mut bytes = vec![];
        clue.write(&mut bytes);
        prop_assert_eq!(Clue::read(&mut Reader(&bytes)), Ok(clue));
    }

    #[test]
    fn puzzles_read_back_from_bytes(seed: u64, settings in any_settings()) {
        let p = generate(Seed(seed), &settings, MostAnswers::default()).unwrap().puzzle;
        let mut bytes = vec![];
        p.write(&mut bytes);
        prop_assert!(bytes.len() <= 40, "{}", bytes.len());
        prop_assert_eq!(Puzzle::read(&mut Reader(&bytes)), Ok(p.clone()));
        for end in 0..bytes.len() {
            prop_assert!(Puzzle::read(&mut Reader(&bytes[..end])).is_err());
        }
    }

    #[test]
    fn any_bytes_are_a_puzzle_or_refused(bytes: Vec<u8>) {
        if let Ok(p) = Puzzle::read(&mut Reader(&bytes)) {
            solve_up_to(&p, 2);
        }
        if let Ok(clue) = Clue::read(&mut Reader(&bytes)) {
            prop_assert!(!clue.to_string().is_empty());
        }
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
    assert_eq!(MostAnswers::new(0), None);
    assert_eq!(MostAnswers::new(5), None);
}

#[test]
fn every_kind_of_decoy_clue_and_length_comes_up() {
    let mut decoys = std::collections::BTreeMap::<&str, usize>::new();
    let mut lengths = std::collections::BTreeSet::new();
    let mut clues = std::collections::BTreeSet::new();
    for seed in 0..600 {
        let p = solved(seed, Level::HighWitch).puzzle;
        lengths.insert(p.length());
        clues.insert(Clue::generate(Seed(seed), &p).to_string().split(' ').count());
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
    let p = solved(2026, Level::HighWitch);
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
        Clue::generate(Seed(2026), &p.puzzle)
    ));
}
