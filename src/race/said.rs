//! What the race says.

crate::texts::messages! {
    race_page_track(course); race_page_rules(course); race_page_cards(course, number);
    race_page_backs(course, number); race_page_pawns(); race_title(); race_deck(letter); race_deck_of_all(deck);
    race_course(adjective, place); race_adjective(number); race_place(number);
    race_players(players); race_spaces(spaces); race_about_minutes(minutes, low, high);
    race_facts(players, spaces, minutes); race_seed(); race_start(); race_finish();
    race_turn_note(); race_one(); race_one_note();
    race_two(); race_two_note(); race_picture(); race_picture_note(); race_nap(); race_nap_note(); race_nap_note_hold();
    race_bridge(); race_bridge_note(); race_red(); race_purple(); race_yellow(); race_blue();
    race_orange(); race_green(); race_cat(); race_pumpkin(); race_potion(); race_toadstool();
    race_moon(); race_hat(); race_twice(); race_go_to_its_space(); race_pawns_title();
    race_pawns_intro(); race_pawns_cut(); race_pawns_fold(); race_pawns_glue(); race_pawns_foot();
    race_rules_title(); race_rules_intro(); race_rules_goal(); race_rules_goal_text();
    race_rules_set_up(); race_rules_set_up_cut(); race_rules_set_up_pawns();
    race_rules_set_up_deck(cards); race_rules_set_up_shared_deck(deck, cards); race_rules_set_up_first(); race_rules_turn();
    race_rules_turn_text(); race_rules_turn_text_replacement(); race_rules_colour();
    race_rules_double(); race_rules_picture(); race_rules_spaces(); race_rules_bridge();
    race_rules_nap(); race_rules_nap_hold(); race_rules_winning(); race_rules_winning_text();
    race_rules_winning_first(); race_rules_winning_everyone(); race_rules_length();
    race_rules_length_text(players, minutes, turns, seconds, low, high); race_minutes(minutes);
    race_seconds(seconds); race_turns(turns); race_turns_each(turns); race_turns_last(turns);
    race_rules_variants(); race_rules_variant_everyone(); race_rules_variant_first();
    race_rules_variant_gentle(); race_rules_variant_choice();
    race_too_short(wish, players, least); race_too_long(wish, players, most);
    race_not_found(wish, players, seed); race_no_time(); race_subject(course);
    race_subjects(count, courses);
}
