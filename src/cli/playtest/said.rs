//! What is said of games that were played.

cauldron_press::texts::messages! {
    playtest_sheets(count, shown); playtest_played(games, sheets);
    playtest_level(); playtest_players(); playtest_skill(); playtest_wins(); playtest_turns();
    playtest_tests(); playtest_board(); playtest_hopeless(); playtest_sure();
    playtest_custom(); playtest_careless(); playtest_typical(); playtest_expert();
    playtest_span(middle, low, high); playtest_within(share, within);
    playtest_sheet(seed); playtest_difficulty(cauldrons, most, hardness);
    playtest_about_turns(middle, low, high); playtest_about_tests(middle, low, high);
    playtest_win_rate(share); playtest_quick(cauldrons, turns);
    playtest_reasoning(skill, depth, steps, technique); playtest_no_reasoning();
    playtest_bits(bits); playtest_cauldrons(count); playtest_again(command);
    playtest_stopped(done, games);
}
