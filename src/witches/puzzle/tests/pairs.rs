//! Combinations of effects.

use super::*;

#[test]
fn cleaner_before_spicy() {
    let p = puzzle(4, "1+cleaner 2+spicy 3 4 ignore");
    says(&p, "a1 b2 c3 d4", "won");
    says(&p, "b2 a1 c3", "1 under, 0 over");
}

#[test]
fn a_cleaned_cleaner_cleans_nobody() {
    let p = puzzle(4, "1+cleaner 2 3+weeds 4 ignore");
    says(&p, "a1 a1 c1", "1 under, 0 over; Weeds!");
    says(&p, "a1 c1", "1 under, 0 over");
}

#[test]
fn coward_with_enthusiastic_stays_when_skipped() {
    let p = puzzle(4, "1+enthusiastic 2+coward 3 4 ignore");
    // At place 2 of 4 the coward is skipped: it neither moves nor counts.
    says(&p, "a1 b4 c1 d1", "2 under, 0 over");
    // Both effects on one ingredient: it moves first, and at the end there is no next one to skip.
    let one = puzzle(4, "1 2 3 4+enthusiastic+coward ignore");
    says(&one, "d4 a1 b2 c3", "won");
}

#[test]
fn the_last_enthusiastic_skips_a_coward_that_ran_there() {
    let p = puzzle(4, "1 2 3+enthusiastic 4+coward ignore");
    says(&p, "d1 a1 b2 c3", "0 under, 0 over");
}

#[test]
fn a_cleaned_coward_stands_fast() {
    let p = puzzle(4, "1+cleaner 2+coward 3 4 ignore");
    says(&p, "a1 b2 c3 d4", "won");
    let scared = puzzle(4, "1 2+coward 3 4 ignore");
    says(&scared, "a1 b2 c3 d4", "0 under, 0 over");
}

#[test]
fn a_coward_takes_its_changed_number_along() {
    let p = puzzle(4, "1 3+spicy 4 2+coward ignore");
    // Spicy raises the coward from 2 to 3 before it moves; it is judged at the end.
    says(&p, "b3 d3 a1 c4", "0 under, 0 over");
    says(&p, "b3 d2 a1 c4", "1 under, 0 over");
}

#[test]
fn two_cowards_keep_their_order() {
    let p = puzzle(4, "1 2 3+coward+weeds 4 ignore");
    says(&p, "c3 c3 a1 b2", "0 under, 0 over; Weeds!; Weeds!");
    let q = puzzle(4, "1 2 3 4+coward zero+coward").effects_in_play();
    assert_eq!(q, [Effect::Coward]);
    let two = puzzle(4, "1 2 3+coward 4+coward ignore");
    says(&two, "c3 d4 a1 b2", "won");
    says(&two, "d4 c3 a1 b2", "0 under, 0 over");
}

#[test]
fn fertilizer_then_cutoff() {
    let p = puzzle(3, "1 2+fertilizer 3+cutoff zero");
    says(&p, "a1 b2 c1 d1", "won");
    let together = puzzle(3, "1 2+fertilizer+cutoff 3 ignore");
    says(&together, "a1 b2 c1", "0 under, 0 over");
}

#[test]
fn fertilizer_skips_what_enthusiastic_skips() {
    let p = puzzle(3, "1 2+fertilizer+enthusiastic 3 zero");
    says(&p, "a1 b2 d1 d1", "0 under, 0 over");
    says(&p, "a1 b2 d1 d1 d1", "0 under, 1 over");
}

#[test]
fn fertilizer_does_not_cover_itself() {
    let p = puzzle(3, "1+fertilizer 2 3 ignore");
    says(&p, "a3", "0 under, 1 over");
    says(&p, "a1 a6 b6 c1", "1 under, 0 over");
}

#[test]
fn resetter_first() {
    let p = puzzle(3, "1 2 3 ignore+resetter");
    says(&p, "d1 a1 b2 c3", "won");
    let first = puzzle(3, "1+resetter 2 3 ignore");
    says(&first, "a1 b2 c3", "0 under, 0 over");
    solves(&first, &[]);
}

#[test]
fn resetter_spares_the_order_check_once() {
    let p = puzzle(3, "1 2 3 beyond+resetter");
    says(&p, "d1 b2 c3", "0 under, 0 over");
    says(&p, "d1 a1 b2 c3", "won");
    says(&p, "d1 a1 c3 b2", "0 under, 0 over");
}

#[test]
fn resetter_with_cutoff_leaves_nothing() {
    let p = puzzle(3, "1 2 3+weeds zero+resetter+cutoff");
    says(&p, "c1 d1 a1 b2 c3", "0 under, 0 over");
}

#[test]
fn odd_on_the_last() {
    let p = puzzle(3, "1 2 3+odd ignore");
    says(&p, "a1 b2 c3", "0 under, 0 over");
    solves(&p, &[]);
    let even = puzzle(4, "1 2 3 4+odd ignore");
    says(&even, "a1 b2 c3 d4", "won");
    solves(&even, &["abcd"]);
}

#[test]
fn cleaner_saves_from_odd() {
    let p = puzzle(3, "1 2+cleaner 3+odd ignore");
    says(&p, "a1 b2 c3", "won");
    solves(&p, &["abc"]);
}

#[test]
fn cleaner_saves_from_random() {
    solves(&puzzle(3, "1 2+cleaner 3+random ignore"), &["abc"]);
}

#[test]
fn effects_on_one_ingredient_run_in_their_order() {
    let equal_first = puzzle(4, "1+equalizer+cleaner 2+weeds+mole 3 4 ignore");
    says(&equal_first, "a1 b2", "0 under, 0 over");
    let clean_first = puzzle(4, "1+cleaner+equalizer 2+weeds+mole 3 4 ignore");
    says(&clean_first, "a1 b2", "0 under, 1 over");
    let spicy_last = puzzle(4, "1+equalizer+spicy 2 3 4 ignore");
    says(&spicy_last, "a1 b1", "0 under, 0 over");
    let spicy_first = puzzle(4, "1+spicy+equalizer 2 3 4 ignore");
    says(&spicy_first, "a1 b1", "0 under, 1 over");
}

#[test]
fn reports_read_earlier_alterations() {
    let before = puzzle(4, "1+calculator+spicy 2 3 4 ignore");
    says(&before, "a1 b3", "0 under, 0 over; Calculator: 3");
    let after = puzzle(4, "1+spicy+calculator 2 3 4 ignore");
    says(&after, "a1 b3", "0 under, 0 over; Calculator: 4");
    let cleaned = puzzle(4, "1+cleaner+general 2+weeds 3 4 ignore");
    says(&cleaned, "a1 b2", "0 under, 0 over; General: 2");
}

#[test]
fn spicy_and_refreshing_cancel_out() {
    let p = puzzle(4, "1+spicy+refreshing 2 3 4 ignore");
    says(&p, "a1 b2 c3 d4", "won");
}

#[test]
fn a_skipped_ingredient_still_stands_before_the_next() {
    let p = puzzle(3, "1 2+enthusiastic 3 zero");
    says(&p, "a1 b2 b1 c3", "won");
    says(&p, "a1 b2 d1 c3", "0 under, 0 over");
}

#[test]
fn brothers_count_even_when_cleaned_or_skipped() {
    let p = puzzle(3, "1+brothers 2 3+cleaner ignore+brothers");
    says(&p, "a1 b2 c3 d1", "won");
    let skipped = puzzle(3, "1+brothers 2 3+enthusiastic ignore+brothers");
    says(&skipped, "a1 b2 c3 d1", "won");
}

#[test]
fn teamplayer_after_random_is_as_unsure() {
    solves(&puzzle(3, "1+random 2+teamplayer 3 ignore"), &[]);
}

#[test]
fn blender_and_downer_together() {
    let p = puzzle(4, "1+blender+downer 2 3 4 ignore zero");
    // One regular ingredient, two decoys: 1 + 1 - 2 = 0 for the first.
    says(&p, "a1 e1 f1", "0 under, 2 over");
    says(&p, "a3 b2", "0 under, 0 over");
}
