//! What stands on the page that is folded and sealed, beside the words of the answers.

crate::texts::messages! {
    answers_sealed_page();
    answers_sealed_intro();
    answers_sealed_effects();
    answers_sealed_fold();
    answers_sealed_fold_up();
    answers_sealed_fold_again();
    answers_sealed_fold_tape();
    answers_sealed_keeps();
    answers_sealed_fold_line(number);
    answers_sealed_ticks();
    answers_sealed_key();
    answers_sealed_find();
    answers_sealed_rest();
    answers_sealed_wins();
    answers_sealed_tick();
}
