//! What is said to help players.

crate::texts::messages! {
    help_look_clue();
    help_look_tests(count, tests);
    help_look_herb(ingredient);
    help_claim(claim);
    help_reason_clue(witch, claim);
    help_reason_clue_tests(count, tests, shown, witch, claim);
    help_reason_gone();
    help_note(note, tests);
    help_note_tests(count, tests);
    help_note_clue();
    help_clash(note, others, tests);
    help_clash_tests(count, tests);
    help_clash_rules();
    help_notes_fine();
    help_notes_open(count);
    help_best(potion, left);
    help_pour(ingredient, grown);
    help_left(count);
    help_clue(witch, left);
    help_tests(count);
    help_review_par(made, par);
    help_review_no_par(made);
    help_review_certain(tests);
    help_review_certain_at_once();
    help_review_uncertain();
    help_review_unknown(count);
    help_review_gain(test, left);
    help_review_gain_unknown(test);
    help_tally_none();
    help_tally_hints(count, rungs);
    help_tally_checks(count);
    help_tally_potions(count);
    help_tally_clues(count);
}
