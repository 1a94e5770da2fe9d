//! Details of effects that their descriptions leave open (rules, sections 3 and 4).

use super::*;

#[test]
fn even_says_a_decoy_of_what_has_no_number() {
    let p = puzzle(4, "1 2+even 3 4 ignore+even");
    says(&p, "e1", "0 under, 0 over; Even: a decoy");
    says(&p, "e1 a1", "0 under, 0 over; Even: a decoy");
    says(&p, "b1", "0 under, 0 over; Even: a random number this time");
    let overgrown = puzzle(4, "1 2 3 4 zero+even");
    says(&overgrown, "e1", "0 under, 0 over; Even: a random number this time");
}

#[test]
fn odd_takes_all_effects_away_where_others_count_them() {
    let p = puzzle(4, "1+weeds+odd+mole 2+general 3+inspector 4+scientist ignore");
    // Effects that ran before Odd keep their results. Afterwards none of them counts, Odd included.
    says(&p, "a1 b2 c3", "0 under, 0 over; General: 2; Inspector: 2; Weeds!");
    says(&p, "a1 b2 d4", "0 under, 0 over; General: 2; Scientist: NO; Weeds!");
}

#[test]
fn all_effects_of_a_coward_run_at_the_end() {
    let p = puzzle(4, "1+weeds+coward+spicy 2 3 4 ignore");
    // At the end its Spicy has no next ingredient.
    says(&p, "a1 b2 c3 d4", "0 under, 0 over; Weeds!");
    says(&p, "b2 c3 a1 d5", "1 under, 0 over; Weeds!");
}

#[test]
fn a_brother_counts_wherever_it_stands() {
    let p = puzzle(3, "1+cleaner 2+brothers 3 ignore+brothers");
    says(&p, "a1 b2 c3 d1", "won");
    says(&p, "d1 a1 b2 c3", "0 under, 0 over; Brothers!");
}

#[test]
fn a_resetter_leaves_a_pending_fertilizer() {
    let p = puzzle(3, "1 2 3 ignore+fertilizer zero+resetter");
    let q = puzzle(3, "1 2 3 ignore+fertilizer+resetter");
    says(&q, "d1 a3 b2 c3", "won");
    says(&p, "d1 e1 a3 b2 c3", "0 under, 1 over");
}

#[test]
fn pessimist_and_optimist_count_the_whole_potion() {
    let p = puzzle(4, "1+optimist+cutoff 2 3+pessimist 4 ignore");
    says(&p, "a1 b2 c3 d4", "0 under, 0 over; Optimist: 3");
    says(&p, "b2 a1 c3", "0 under, 0 over; Optimist: 0");
    says(&p, "c3 d4 b2", "0 under, 0 over; Pessimist: 1");
}

#[test]
fn equalizer_counts_what_the_next_still_has() {
    let p = puzzle(4, "1+equalizer 2+weeds+mole 3 4 ignore+cleaner+equalizer");
    says(&p, "a1 b2", "0 under, 0 over; Mole!; Weeds!");
    says(&p, "e1 b1", "0 under, 1 over");
}
