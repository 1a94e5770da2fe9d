//! What is said at a table.

pub(super) use crate::game::said::{play_not_understood, play_stored};

crate::texts::messages! {
    play_closed();
    role_regular(number);
    role_overachiever(number);
    role_imposter(number);
    role_ignored();
    play_stale(number);
    play_over();
    play_only_last();
    play_not_last();
    play_no_witch(witch, players);
    play_nobody();
    play_unnamed();
    play_poisoned();
    play_alone();
    play_no_special(special);
    play_not_alone(count);
    play_answer_length(expected, given);
    play_log_full(tests);
    play_no_column(column, longest);
    play_column(number);
    play_column_decoy();
    play_column_effect(effect);
    play_column_ignored();
    play_column_overachiever();
    play_nothing_to_undo();
    play_no_help();
    play_hint_moved();
    play_not_over();
    play_no_size(size, most);
    play_clue_given(witch);
    play_no_clue_of(witch);
    play_no_clue();
    play_not_behind();
    play_last_cauldron(longest);
    play_too_large_for_cauldrons(size, largest);
    play_no_test(number);
    play_unstorable(reason);
    play_other_version();
    play_impossible();
    play_grown_too_far(ingredient, grown, longest);
    play_guessers_used();
    play_not_hers(witch);
    play_versatility_used(cells);
    play_printed_first();
    play_no_cauldron(size, left);
    play_no_cauldron_or_larger(size, left);
    play_cauldrons_none();
    play_cauldrons(count, size);
    play_cauldrons_or_larger(count, size);
}
