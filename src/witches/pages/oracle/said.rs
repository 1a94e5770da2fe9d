//! What stands on the page of the oracle.

crate::texts::messages! {
    oracle_page();
    oracle_title();
    oracle_intro();
    oracle_none();
    oracle_referee();
    oracle_how();
    oracle_how_first();
    oracle_how_fold(steps);
    oracle_how_key();
    oracle_how_second(length);
    oracle_first();
    oracle_second();
    oracle_ingredients();
    oracle_start();
    oracle_wins();
    oracle_keys();
    oracle_sums();
    oracle_example();
    oracle_example_sum(start, first, second, sum, steps);
    oracle_example_key(tens, ones, undergrown, overgrown);
    oracle_fair();
}
