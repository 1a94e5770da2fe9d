//! What stands on the page of the oracle.

crate::texts::messages! {
    oracle_page();
    oracle_title();
    oracle_intro();
    oracle_none();
    oracle_referee();
    oracle_how();
    oracle_how_first();
    oracle_how_fold(sum, steps, key);
    oracle_how_key();
    oracle_how_second(length);
    oracle_how_last();
    oracle_first();
    oracle_second();
    oracle_ingredients();
    oracle_start();
    oracle_wins();
    oracle_keys();
    oracle_key();
    oracle_sums();
    oracle_sums_intro();
    oracle_example();
    oracle_example_intro();
    oracle_example_key(tens, ones, undergrown, overgrown);
    oracle_fair();
}
