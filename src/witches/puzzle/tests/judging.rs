use super::*;

#[test]
fn the_recipe_in_order_and_right_growth_wins() {
    let p = puzzle(3, "2 3 1 ignore zero beyond imp2");
    says(&p, "c1 a2 b3", "won");
    solves(&p, &["cab"]);
}

#[test]
fn growth_is_counted() {
    let p = puzzle(3, "1 2 3 ignore");
    says(&p, "a1 b1 c1", "2 under, 0 over");
    says(&p, "a2 b3 c3", "0 under, 2 over");
    says(&p, "a1 b1 c4", "1 under, 1 over");
}

#[test]
fn order_is_not_reported_but_loses() {
    let p = puzzle(3, "1 2 3 ignore");
    says(&p, "b2 a1 c3", "0 under, 0 over");
    says(&p, "a1 c3 b2", "0 under, 0 over");
}

#[test]
fn too_few_counted_ingredients_do_not_win() {
    let p = puzzle(3, "1 2 3 ignore");
    says(&p, "a1 b2", "0 under, 0 over");
    says(&p, "a1 b2 d1", "0 under, 0 over");
}

#[test]
fn more_than_the_recipe_wins_while_nothing_is_wrong() {
    let p = puzzle(3, "1 2 3 ignore zero");
    says(&p, "a1 b2 c3 d5", "won");
    says(&p, "a1 b2 c3 e1", "0 under, 1 over");
    says(&p, "a1 b2 c3 a1", "0 under, 0 over");
}

#[test]
fn a_missing_number_is_in_order_with_nothing() {
    let p = puzzle(3, "1 2 3 ignore");
    says(&p, "d1 a1 b2 c3", "0 under, 0 over");
    says(&p, "a1 d1 b2 c3", "0 under, 0 over");
}

#[test]
fn an_ignored_decoy_is_never_counted_but_its_effects_run() {
    let p = puzzle(3, "1 2 3 ignore+spicy+general");
    says(&p, "d6 a2 b1 c1", "2 under, 0 over; General: 2");
}

#[test]
fn overachievers_are_wrong_whatever_their_growth() {
    let p = puzzle(3, "1 2 3 zero beyond");
    for grown in 1..=6 {
        says(&p, &format!("d{grown}"), "0 under, 1 over");
        says(&p, &format!("e{grown}"), "1 under, 0 over");
    }
}

#[test]
fn an_imposter_is_judged_like_a_regular_ingredient_yet_always_wrong() {
    let p = puzzle(3, "1 2 3 imp2");
    says(&p, "a1 d2 c3", "0 under, 0 over; Imposter!");
    says(&p, "a1 d1 c3", "1 under, 0 over; Imposter!");
    let cleaned = puzzle(3, "1+cleaner 2 3 imp2");
    says(&cleaned, "a1 d2 c3", "0 under, 0 over");
}

#[test]
fn the_imposter_effect_of_a_regular_ingredient_only_reports() {
    let p = puzzle(3, "1 2+imposter 3 ignore");
    says(&p, "a1 b2", "0 under, 0 over; Imposter!");
    says(&p, "a1 b2 c3", "won");
}

#[test]
fn a_win_replaces_every_report() {
    let p = puzzle(3, "1+detective 2+poison 3+general ignore");
    says(&p, "a1 b2 c3", "won");
}

#[test]
fn reports_come_in_random_order() {
    let p = puzzle(3, "1+poison 2+weeds 3+mole ignore");
    let potion = potion(&p, "a1 c3 b2");
    let orders: std::collections::BTreeSet<Vec<Report>> =
        (1..100).map(|n| evaluate(&p, &potion, &mut test_stream(&p, n)).reports.to_vec()).collect();
    assert_eq!(orders.len(), 6);
}

#[test]
fn a_test_can_be_replayed() {
    let p = puzzle(3, "1+detective 2+joker 3+liar ignore");
    let potion = potion(&p, "c1 b2 a3 d1");
    let verdict = |n| evaluate(&p, &potion, &mut test_stream(&p, n));
    assert!((1..50).all(|n| verdict(n) == verdict(n)));
    assert!((2..50).any(|n| verdict(n) != verdict(1)));
}

#[test]
fn strangers_to_the_puzzle_are_refused_and_harmless() {
    let small = puzzle(3, "1 2 3 ignore");
    let large = puzzle(3, "1 2 3 ignore zero");
    let pour = |ingredient, grown| PotionItem { ingredient, grown };
    let stranger = vec![pour(Ingredient::Oregano, 1)];
    assert!(matches!(Potion::new(&small, stranger), Err(PotionError::Foreign(..))));
    assert_eq!(Potion::new(&small, vec![]), Err(PotionError::Empty));
    let many = vec![pour(Ingredient::Sage, 1); 13];
    assert_eq!(Potion::new(&small, many), Err(PotionError::TooLarge(13)));
    for grown in [0, 7] {
        let impossible = vec![pour(Ingredient::Sage, grown)];
        assert!(matches!(Potion::new(&small, impossible), Err(PotionError::Grown { .. })));
    }
    let of_large = potion(&large, "a1 b2 c3 e1");
    assert!(evaluate(&small, &of_large, &mut Script(vec![])).won);
}

#[test]
fn puzzles_must_be_well_formed() {
    let settings = *puzzle(3, "1 2 3 ignore").settings();
    let part = |role, effects| PuzzlePart { role, effects };
    let regular = |n| part(Role::Regular(n), vec![]);
    let ignore = || part(Role::Decoy(Decoy::Ignore), vec![]);
    let refused = |parts| Puzzle::new(settings, 3, parts, 0).is_err();
    assert!(refused(vec![regular(1), regular(2), regular(2), ignore()]));
    assert!(refused(vec![regular(1), regular(2), regular(4), ignore()]));
    assert!(refused(vec![regular(1), regular(2), ignore(), ignore()]));
    assert!(refused(vec![regular(1), regular(2), regular(3)]));
    let imposter = part(Role::Decoy(Decoy::Imposter(2)), vec![]);
    assert!(refused(vec![regular(1), regular(2), regular(3), imposter]));
    let twin = part(Role::Decoy(Decoy::Ignore), vec![Effect::Brothers]);
    assert!(refused(vec![regular(1), regular(2), regular(3), twin]));
    let twice = part(Role::Decoy(Decoy::Ignore), vec![Effect::Spicy, Effect::Spicy]);
    assert!(refused(vec![regular(1), regular(2), regular(3), twice]));
    assert!(Puzzle::new(settings, 4, vec![], 0).is_err());
}

#[test]
fn an_imposters_own_effect_is_not_listed() {
    assert_eq!(puzzle(3, "1+spicy 2 3 imp2+mole").effects_in_play(), [Effect::Spicy, Effect::Mole]);
    assert_eq!(puzzle(3, "1+imposter 2 3 imp2").effects_in_play(), [Effect::Imposter]);
}
