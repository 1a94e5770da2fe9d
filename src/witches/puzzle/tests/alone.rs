//! Each effect in isolation.

use super::*;

#[test]
fn cutoff_stops_the_evaluation() {
    let p = puzzle(3, "1 2+cutoff 3 zero+general");
    says(&p, "a1 b2 c1 d1", "0 under, 0 over");
    let q = puzzle(3, "1 2 3+cutoff zero");
    says(&q, "a1 b2 c3 d1", "won");
    solves(&p, &[]);
}

#[test]
fn spicy_raises_the_next_number() {
    let p = puzzle(3, "1+spicy 2 3 ignore");
    says(&p, "a1 b2", "1 under, 0 over");
    says(&p, "a1 a1", "1 under, 0 over");
    says(&p, "a1 a2", "0 under, 0 over");
    solves(&p, &["aab"]);
    says(&p, "a1 a2 b3", "won");
}

#[test]
fn spicy_leaves_a_missing_number_alone() {
    let p = puzzle(3, "1+spicy 2 3 ignore+calculator");
    says(&p, "a1 d1", "0 under, 0 over; Calculator: 1");
}

#[test]
fn refreshing_lowers_the_next_number() {
    let p = puzzle(3, "1+refreshing 2 3 beyond");
    says(&p, "a1 b1", "0 under, 0 over");
    says(&p, "a1 a1", "0 under, 1 over");
    says(&p, "a1 c2", "0 under, 0 over");
    says(&p, "a1 c2 c3", "won");
    solves(&p, &["acc"]);
}

#[test]
fn a_changed_overachiever_can_be_part_of_the_answer() {
    let p = puzzle(3, "1 2+refreshing 3 beyond");
    solves(&p, &["abd"]);
    says(&p, "a1 b2 d3", "won");
}

#[test]
fn a_number_beyond_the_recipe_matches_no_growth() {
    let p = puzzle(3, "1 2 3+spicy beyond");
    for grown in 1..=6 {
        says(&p, &format!("a1 b2 c3 c{grown}"), "1 under, 0 over");
    }
}

#[test]
fn enthusiastic_skips_the_next() {
    let p = puzzle(3, "1+enthusiastic 2 3 zero+general");
    says(&p, "a1 d1", "0 under, 0 over");
    says(&p, "a1 d1 b1", "1 under, 0 over");
    let q = puzzle(3, "1 2 3+enthusiastic zero");
    says(&q, "a1 b2 c3 d1", "won");
    let skipped_inside = puzzle(3, "1 2+enthusiastic 3 ignore");
    says(&skipped_inside, "a1 b2 b1 c3", "won");
    solves(&skipped_inside, &[]);
}

#[test]
fn cleaner_takes_the_effects_of_the_next() {
    let p = puzzle(3, "1+cleaner 2+general+weeds 3 ignore");
    says(&p, "a1 b1", "1 under, 0 over");
    says(&p, "b1 a1", "1 under, 0 over; General: 3; Weeds!");
}

#[test]
fn fertilizer_makes_the_next_growth_right() {
    let p = puzzle(3, "1+fertilizer 2 3 ignore");
    for grown in 1..=6 {
        says(&p, &format!("a1 b{grown} c3"), "won");
        says(&p, &format!("a1 c{grown} b2"), "0 under, 0 over");
    }
}

#[test]
fn fertilizer_waits_for_a_counted_ingredient() {
    let p = puzzle(3, "1+fertilizer 2 3 ignore zero");
    says(&p, "a1 d1 e1 e1", "0 under, 1 over");
}

#[test]
fn detective_tells_a_number_of_the_potion() {
    let p = puzzle(3, "1+detective 2 3 ignore");
    assert_eq!(test_with(&[2], &p, "a1 b1 c1"), "2 under, 0 over; Detective: 3");
    assert_eq!(test_with(&[1], &p, "a1 d1"), "0 under, 0 over; Detective: none");
}

#[test]
fn liar_tells_a_number_that_is_missing() {
    let p = puzzle(3, "1+liar 2 3 ignore");
    assert_eq!(test_with(&[1], &p, "a2"), "0 under, 1 over; Liar: 3");
    says(&p, "a1 c3", "0 under, 0 over; Liar: 2");
    says(&p, "c3 b2 a1", "0 under, 0 over; Liar: nothing to say");
}

#[test]
fn inspector_and_general_count_effects() {
    let p = puzzle(3, "1+inspector+weeds 2+general 3 ignore+mole");
    says(&p, "b2 a1 c3 d1 d1", "0 under, 0 over; General: 5; Inspector: 4; Mole!; Mole!; Weeds!");
}

#[test]
fn pessimist_and_optimist_count_the_order() {
    let p = puzzle(4, "1+pessimist 2+optimist 3 4 ignore");
    says(&p, "a1 b2 d4 c3", "0 under, 0 over; Optimist: 1; Pessimist: 2");
    says(&p, "b2 e1 c3 a1", "0 under, 0 over; Optimist: 0; Pessimist: 3");
}

#[test]
fn calculator_adds_all_numbers() {
    let p = puzzle(3, "1+calculator 2 3 ignore beyond");
    says(&p, "a1 c3 d1 e1", "1 under, 0 over; Calculator: 8");
}

#[test]
fn joker_shows_every_face_without_its_name() {
    let p = puzzle(3, "1+joker+weeds 2 3 ignore");
    let face = |draws: &[usize]| test_with(draws, &p, "a1 c3 d1");
    let joker = |says: &str| format!("0 under, 0 over; Joker: {says}; Weeds!");
    assert_eq!(face(&[0]), joker("2"));
    assert_eq!(face(&[1, 2]), joker("none"));
    assert_eq!(face(&[2]), joker("2"));
    assert_eq!(face(&[3]), joker("1"));
    assert_eq!(face(&[4]), joker("4"));
    assert_eq!(face(&[5]), joker("1"));
    assert_eq!(face(&[6]), joker("2"));
    assert_eq!(face(&[7]), joker("NO"));
}

#[test]
fn revealer_and_blessing_count_decoys_and_the_others() {
    let p = puzzle(3, "1+revealer+blessing 2 3 ignore zero imp1");
    says(&p, "a1 d1 e1 b2", "0 under, 1 over; Blessing: 2; Revealer: 2");
}

#[test]
fn scientist_looks_for_two_effects() {
    let p = puzzle(3, "1+scientist 2+weeds+mole 3 ignore");
    says(&p, "a1 c3", "0 under, 0 over; Scientist: NO");
    says(&p, "a1 b1", "1 under, 0 over; Mole!; Scientist: YES; Weeds!");
}

#[test]
fn hugger_compares_with_the_number_right_before() {
    let p = puzzle(4, "1 2+hugger 3 4 ignore");
    says(&p, "b2", "0 under, 0 over; Hugger: NO");
    for (before, answer) in [("a1", "YES"), ("c3", "YES"), ("d4", "NO"), ("e1", "NO")] {
        says(&p, &format!("{before} b2"), &format!("0 under, 0 over; Hugger: {answer}"));
    }
    says(&p, "b2 b2", "0 under, 0 over; Hugger: NO; Hugger: YES");
}

#[test]
fn crowdy_speaks_up_in_company() {
    let p = puzzle(3, "1+crowdy 2 3 ignore");
    says(&p, "a1 d1 d1", "0 under, 0 over");
    says(&p, "a1 d1 d1 d1", "0 under, 0 over; Crowdy!");
}

#[test]
fn brothers_need_each_other() {
    let p = puzzle(3, "1+brothers 2 3 ignore+brothers");
    says(&p, "a1 b2 c3", "0 under, 0 over; Brothers!");
    says(&p, "a1 b2 c3 d1", "won");
    says(&p, "a1 a1 c3", "0 under, 0 over; Brothers!; Brothers!");
    solves(&p, &[]);
    solves(&puzzle(3, "1+brothers 2 3+brothers ignore"), &["abc"]);
}

#[test]
fn enemies_keep_apart() {
    let p = puzzle(3, "1+enemies 2 3 ignore+enemies");
    says(&p, "a1 b2 c3", "won");
    says(&p, "a1 b2 c3 d1", "0 under, 0 over; Enemies!; Enemies!");
    solves(&p, &["abc"]);
    solves(&puzzle(3, "1+enemies 2 3+enemies ignore"), &[]);
}

#[test]
fn powers_and_field_effects_only_report() {
    for effect in Effect::of(Edition::First) {
        let only_reports = matches!(effect.category(), Category::Player | Category::Field)
            || matches!(effect, Effect::Student | Effect::Spreader);
        if only_reports {
            let p = puzzle(3, &format!("1 2+{effect:?} 3 ignore"));
            says(&p, "b3 a1", &format!("0 under, 1 over; {effect:?}!"));
            says(&p, "a1 b2 c3", "won");
            solves(&p, &["abc"]);
        }
    }
}

#[test]
fn resetter_forgets_everything_so_far() {
    let p = puzzle(3, "1 2 3 zero+resetter+weeds");
    says(&p, "c1 b6 d1 a1 b2 c3", "won");
    says(&p, "c1 b6 d1 b1", "1 under, 0 over");
    says(&p, "a1 b2 c3 d1", "0 under, 0 over");
}

#[test]
fn equalizer_sets_the_next_number_to_its_count_of_effects() {
    let p = puzzle(3, "1+equalizer 2 3+weeds+mole ignore+fence");
    says(&p, "a1 c2 d1", "0 under, 0 over; Fence!; Mole!; Weeds!");
    says(&p, "a1 b1", "0 under, 1 over");
    says(&p, "a1 c2 c3", "won");
}

#[test]
fn random_draws_a_new_number() {
    let p = puzzle(3, "1+random+calculator 2 3 ignore");
    assert_eq!(test_with(&[2], &p, "a3"), "0 under, 0 over; Calculator: 3");
    assert_eq!(test_with(&[0], &p, "a3"), "0 under, 1 over; Calculator: 1");
    solves(&p, &[]);
}

#[test]
fn blender_adds_the_regular_ingredients() {
    let p = puzzle(4, "1+blender 2 3 4 ignore zero");
    says(&p, "a2", "0 under, 0 over");
    says(&p, "a3 b2 e1", "0 under, 0 over");
    says(&p, "a3 b2 f1 f1", "0 under, 2 over");
}

#[test]
fn downer_subtracts_the_decoys() {
    let p = puzzle(4, "1 2 3 4+downer ignore zero");
    says(&p, "d4", "0 under, 0 over");
    says(&p, "d2 e1 f1", "0 under, 1 over");
    says(&p, "d1 e1 e1 e1 e1", "0 under, 1 over");
}

#[test]
fn answers_with_blender_and_downer_are_found() {
    // With one decoy, the overachiever has 4 - 1 = 3 and replaces the 3.
    solves(&puzzle(3, "1 2 3 beyond+downer"), &["abc", "abd"]);
    // With three regular ingredients, the overachiever has 0 + 3 = 3.
    solves(&puzzle(4, "1 2 3 4 zero+blender"), &["abcd", "abed"]);
    // Refreshing and Downer lower the overachiever's 4 to 2, which fits no place.
    solves(&puzzle(3, "1 2+refreshing 3 beyond+downer"), &[]);
}

#[test]
fn teamplayer_adds_the_number_before() {
    let p = puzzle(4, "1 2+teamplayer 3 4 ignore");
    says(&p, "a1 b3", "0 under, 0 over");
    says(&p, "b2 b4", "0 under, 0 over");
    says(&p, "e1 b2", "0 under, 0 over");
}

#[test]
fn the_order_is_judged_with_the_changed_number() {
    // In order only after Teamplayer ran: 1, then 1 + 1 = 2, then 3.
    let p = puzzle(3, "1+teamplayer 2 3 ignore");
    says(&p, "a1 a2 c3", "won");
    solves(&p, &["aaa", "aac", "aba", "abc"]);
}

#[test]
fn analyzer_measures_number_against_place() {
    let p = puzzle(4, "1 2 3 4+analyzer ignore+analyzer");
    says(&p, "d4 e1 d1", "1 under, 0 over; Analyzer: 1; Analyzer: 3; Analyzer: none");
}

#[test]
fn odd_vanishes_in_odd_company() {
    let p = puzzle(4, "1+odd+weeds 2 3 4 ignore+revealer");
    says(&p, "a4", "0 under, 0 over");
    says(&p, "a4 b2", "0 under, 1 over; Weeds!");
    says(&p, "a1 b2 e1", "0 under, 0 over; Revealer: 2");
}

#[test]
fn even_tells_its_number_or_is_random() {
    let p = puzzle(4, "1 2+even 3 4 zero+even");
    says(&p, "b2 a1", "0 under, 0 over; Even: 2");
    says(&p, "e2 a1", "0 under, 1 over; Even: a decoy");
    assert_eq!(test_with(&[3], &p, "b4"), "0 under, 0 over; Even: a random number this time");
}

#[test]
fn coward_runs_to_the_end() {
    let p = puzzle(3, "1+coward 2 3 ignore");
    says(&p, "b2 c3 a1", "0 under, 0 over");
    let q = puzzle(3, "1 2 3+coward ignore");
    says(&q, "c3 a1 b2", "won");
    says(&q, "a1 b2 c3", "won");
    solves(&q, &["abc", "cab"]);
}
