//! What is said of games that were played.

cauldron_press::texts::messages! {
    playtest_sheets(count, shown); playtest_played(games, sheets); playtest_part(part, all);
    playtest_level(); playtest_players(); playtest_skill(); playtest_wins(); playtest_turns();
    playtest_tests(); playtest_board(); playtest_hopeless(); playtest_sure();
    playtest_custom(); playtest_careless(); playtest_typical(); playtest_expert();
    playtest_span(middle, low, high); playtest_within(share, within);
    playtest_sheet(seed); playtest_difficulty(cauldrons, most, hardness);
    playtest_about_turns(middle, low, high); playtest_about_tests(middle, low, high);
    playtest_win_rate(share); playtest_quick(cauldrons, turns);
    playtest_cauldrons(count); playtest_confusion(); playtest_agreement(sheets, correlation);
    playtest_agreement_within(correlations); playtest_of_kind(level, players, correlation);
    playtest_fitted(sheets, correlation); playtest_again(command);
    playtest_stopped(done, games);
    playtest_plot_lengths(players); playtest_plot_lengths_axis(); playtest_plot_wins();
    playtest_plot_wins_axis(); playtest_plot_effects(); playtest_plot_effects_axis();
    playtest_plot_cells(skill); playtest_plot_front(); playtest_plot_back();
    playtest_plot_of(games, sheets); playtest_plot_level(number);
}
