//! What the terminal says of results, and numbers with their nouns.
#![cfg_attr(not(feature = "server"), allow(dead_code))]

use cauldron_press::texts::Message;

use super::args::grouped;

cauldron_press::texts::messages! {
    terminal_mistyped(number); terminal_counts_again(number); terminal_entered_wrongly();
    terminal_sure(); terminal_nothing_asked(); terminal_hint_more(); terminal_hint_another();
    terminal_nothing_certain(); terminal_clue_sealed(witch);
    terminal_ingredients(); terminal_hint(); terminal_tests(count, shown);
    terminal_tests_so_far(tests); terminal_help(); terminal_test_prompt(number);
    terminal_last_prompt(); terminal_over_prompt(); terminal_no_effects(); terminal_no_cells();
    terminal_no_tests(); terminal_full(); terminal_poisoned(); terminal_again();
    terminal_winner(witch); terminal_lost(); terminal_misused(command, rest);
    terminal_unknown(word, hint); terminal_near(word); terminal_known(ingredients);
    terminal_no_note(text); terminal_no_mode(mode); terminal_no_answer(); terminal_give_up();
    terminal_marks(); terminal_given(); terminal_test(number); terminal_last_ditch();
    terminal_wins(); terminal_counted(undergrown, overgrown); terminal_report(report);
    terminal_right(); terminal_wrong(); terminal_winning_potion(); terminal_players(count, shown);
    terminal_games(count, shown); terminal_races(count, shown); terminal_spaces(count, shown);
    terminal_cards(count, shown); terminal_progress(percent, whole);
    terminal_seconds_left(progress, seconds); terminal_minutes_left(progress, minutes);
    terminal_board_published(); terminal_board_programmed(); terminal_board_of_seed(seed);
    terminal_board_of_file(file); terminal_board(name, spaces, cards, draws, nap, end);
    terminal_with_replacement(); terminal_without_replacement(); terminal_held();
    terminal_turn_lost(); terminal_until_everyone(); terminal_until_first();
    terminal_board_first_move(board); terminal_on_board(what, board);
    terminal_games_of(games, players); terminal_game(); terminal_player(number); terminal_total();
    terminal_unfinished(); terminal_ended_early(part); terminal_first_of(first, games);
    terminal_stopped(games); terminal_all_finished(); terminal_moves(); terminal_turns();
    terminal_seat(number); terminal_mean(mean, error, deviation);
    terminal_lengths(low, median, high, shortest, longest, mode, share);
    terminal_mean_turns(mean, rounds, error); terminal_seat_wins(share, low, high, moves);
    terminal_same_games(seed); terminal_same_board(seed); terminal_same(seed); terminal_exactly();
    terminal_exact_mean(mean, deviation); terminal_exact_lengths(mean, low, median, high);
    terminal_exact_peaks(shortest, mode, peaks, longer); terminal_more(count);
    terminal_together(players, rounds, turns); terminal_exact_seat(share); terminal_plot_alone();
    terminal_plot_together(); terminal_plot_exact(); terminal_plot_of(board);
    terminal_plot_partial(numbers, part); terminal_plot_shares(); terminal_plot_steps(width);
    terminal_plot_curve(); terminal_plot_median(); terminal_plot_longer(share);
    terminal_race(seed); terminal_race_board(race, spaces, cards);
    terminal_race_length(players, minutes, turns, seconds); terminal_race_each(turns);
    terminal_race_last(turns); terminal_race_spread(low, high); terminal_race_bridges();
    terminal_race_bridge(from, end); terminal_race_naps(); terminal_race_pictures();
    terminal_race_none(); terminal_race_printed(race, course, players, spaces, minutes, paper);
    terminal_sheet(label); terminal_sheet_printed(sheet, level, players, paper);
    terminal_same_sheet(seed); terminal_same_recipe(seed); terminal_daily(date); terminal_game_printed(game); terminal_organiser(label, seed);
    terminal_organiser_key(key); terminal_organiser_opening(code); terminal_organiser_give_up(code);
    terminal_organiser_answer(ingredients); terminal_organiser_potion(potion);
    terminal_organiser_serve(); terminal_key_earlier(); terminal_page_open(); terminal_refereed();
    terminal_tables(count, shown); terminal_tables_kept(file); terminal_tables_open();
    terminal_server_ends(); terminal_tables_pruned(tables); terminal_desk_open();
    terminal_log_opened(table, game); terminal_log_test(table, test);
    terminal_log_counted(table, test, counts); terminal_log_count(count, name);
    terminal_log_won(table, test); terminal_log_right(table); terminal_log_wrong(table, guess);
    terminal_log_gave_up(table); terminal_log_again(table); terminal_log_closed(table);
    terminal_log_reopened(table); terminal_log_taken_back(table, test);
    terminal_log_reset(table);
    terminal_log_brought_back(table);
    terminal_align_printed(); terminal_align_kept(printer, option);
    terminal_align_moves(sheet, x, y, turn); terminal_align_derived(sheet);
    terminal_align_none(); terminal_align_forgotten(printer);
    terminal_taken(what, commands); terminal_taken_paper(paper);
    terminal_taken_language(language); terminal_config_file(file); terminal_config_no_file();
    terminal_config_ignored(variable); terminal_config_computer(); terminal_config_built_in();
    terminal_config_change(change, forget); terminal_config_set(key, value);
    terminal_config_unset(key); terminal_config_not_set(key);
    terminal_align_upright(); terminal_align_wide();
    terminal_ink(kind, mean, most, page);
    terminal_theme_usual(); terminal_theme_good(theme); terminal_theme_begun();
    terminal_scale(percent, sheet);
    terminal_page(); terminal_page_size(page, kilobytes); terminal_page_file();
    terminal_page_folder(); terminal_page_host(host); terminal_page_drag(folder);
    terminal_page_remember(command); terminal_page_leads(url, command); terminal_page_ask();
    terminal_gallery(gallery, games); terminal_gallery_name(); terminal_gallery_open();
    terminal_files(count, shown); terminal_shards(count, shown);
    terminal_differences(count, shown); terminal_run_made(games, files, paper);
    terminal_same_run(seed); terminal_run_stopped(done, games); terminal_run_resume();
    terminal_run_resume_seed(seed); terminal_run_version(version, here);
    terminal_verified(games, files); terminal_verified_quick(files);
    terminal_verify_stopped(games, files); terminal_verify_differs(differences, games, files);
    terminal_merged(shards, games, files); terminal_reprinted_pages(number);
    terminal_reprinted_file(number);
    terminal_rating(difficulty, most, turns, low, high);
}

/// A number with its noun: "1 game", "2,000 games".
pub fn counted(noun: fn(i64, String) -> Message, n: impl Into<u64>) -> Message {
    let n = n.into();
    noun(i64::try_from(n).unwrap_or(i64::MAX), grouped(n))
}
