//! Runs selected tests in a second and a third browser engine.

use serde_json::json;

use super::browser::{Engine, in_engine};
use super::phone::{Phone, reload};
use super::tools::skip_without;
use super::{
    back, helping, home, keeping, noting, past, photos, playing, printing, referee, verdicts,
};

/// Runs tests of the other files in another engine, if its programs are installed.
macro_rules! in_engine {
    ($engine:ident $needs:tt $($name:ident: $test:path $(, $long:ident)?;)+) => {$(
        #[test]
        fn $name() {
            $($long!();)?
            skip_without! $needs;
            in_engine(Engine::$engine, $test);
        }
    )+};
}

in_engine! {
    Firefox("firefox-esr")
    a_scanned_game_is_played_to_the_win:
        playing::a_scanned_game_is_played_to_the_win_with_a_reload_in_the_middle;
    an_answer_is_checked: playing::an_answer_is_checked, skip_unless_long;
    notes_are_checked_against_the_tests:
        helping::notes_are_checked_against_the_tests, skip_unless_long;
    a_screen_that_was_left_is_out_of_the_way:
        noting::a_screen_that_was_left_is_as_it_was_and_out_of_the_way_meanwhile, skip_unless_long;
    the_page_needs_no_network:
        keeping::the_page_needs_no_network_once_it_is_loaded, skip_unless_long;
    two_tabs_play_one_game: keeping::two_tabs_play_one_game, skip_unless_long;
    several_games_lie_side_by_side: keeping::several_games_lie_side_by_side, skip_unless_long;
    a_photograph_opens_the_game: photos::a_photograph_opens_the_game, skip_unless_long;
    a_tournaments_game_is_played:
        referee::a_tournaments_game_is_played_at_a_table_by_two_phones, skip_unless_long;
    back_goes_through_the_screens:
        back::back_goes_through_the_screens_and_leaves_from_home, skip_unless_long;
    a_file_on_disk_is_enough: keeping::a_file_on_disk_is_enough, skip_unless_long;
    a_past_day_is_opened_and_counted:
        past::a_day_of_the_month_before_is_opened_and_counted, skip_unless_long;
    a_sheet_is_printed: printing::a_sheet_is_chosen_seen_made_and_played, skip_unless_long;
    typing_and_one_tap_make_the_file:
        printing::one_tap_makes_the_file_after_typing, skip_unless_long;
    names_are_printed_from_disk: printing::print_from_disk, skip_unless_long;
    a_browser_makes_the_bytes_of_the_library:
        printing::a_browser_makes_the_bytes_that_the_library_makes, skip_unless_long;
    many_games_are_printed:
        printing::many_games_are_made_with_progress_and_can_be_stopped, skip_unless_long;
    the_module_is_of_this_version:
        verdicts::the_module_is_of_this_version_of_the_library, skip_unless_long;
}

/// In WebKit, the engine of all browsers on iPhones.
mod webkit {
    use super::*;

    in_engine! {
        WebKit("WebKitWebDriver", "Xvfb")
        a_scanned_game_is_played_to_the_win:
            playing::a_scanned_game_is_played_to_the_win_with_a_reload_in_the_middle;
        an_answer_is_checked: playing::an_answer_is_checked, skip_unless_long;
        notes_are_checked_against_the_tests:
            helping::notes_are_checked_against_the_tests, skip_unless_long;
        a_screen_that_was_left_is_out_of_the_way:
            noting::a_screen_that_was_left_is_as_it_was_and_out_of_the_way_meanwhile, skip_unless_long;
        two_tabs_play_one_game: keeping::two_tabs_play_one_game, skip_unless_long;
        several_games_lie_side_by_side: keeping::several_games_lie_side_by_side, skip_unless_long;
        a_photograph_opens_the_game: photos::a_photograph_opens_the_game, skip_unless_long;
        a_tournaments_game_is_played:
            referee::a_tournaments_game_is_played_at_a_table_by_two_phones, skip_unless_long;
        typing_and_one_tap_make_the_file: printing::one_tap_makes_the_file_after_typing;
        printing_and_the_game_of_the_day_are_one_tap_away:
            home::printing_and_the_game_of_the_day_are_one_tap_away, skip_unless_long;
        a_past_day_is_opened_and_counted:
            past::a_day_of_the_month_before_is_opened_and_counted, skip_unless_long;
        names_are_printed_from_disk: printing::print_from_disk, skip_unless_long;
        a_browser_makes_the_bytes_of_the_library:
            printing::a_browser_makes_the_bytes_that_the_library_makes, skip_unless_long;
        a_sheet_stays_the_same_when_it_is_made_often:
            printing::a_sheet_stays_the_same_when_it_is_made_often, skip_unless_long;
        many_games_are_printed:
            printing::many_games_are_made_with_progress_and_can_be_stopped, skip_unless_long;
        the_module_is_of_this_version:
            verdicts::the_module_is_of_this_version_of_the_library, skip_unless_long;
    }
}

#[test]
fn the_page_speaks_the_language_that_is_chosen() {
    skip_unless_long!();
    skip_without!("firefox-esr");
    in_engine(Engine::Firefox, || {
        let phone = Phone::start();
        let page = &phone.page;
        page.js(
            "const choice = document.querySelector('#language');
            choice.value = [...choice.options].find(o => o.value.startsWith('de')).value;
            choice.dispatchEvent(new Event('change'));",
            json!([]),
        );
        page.wait_for("document.documentElement.lang.startsWith('de')");
        let said = page.text("body");
        reload(page);
        assert_eq!(page.text("body"), said);
        assert_eq!(page.axe(), Vec::<String>::new());
        assert_eq!(page.console_errors(), Vec::<String>::new());
    });
}
