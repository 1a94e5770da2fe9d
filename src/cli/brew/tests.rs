//! A whole conversation in a pseudo-language with marked letters, to find untranslated text.

use std::io::Cursor;

use cauldron_press::witches::sheet::Sheet;
use cauldron_press::witches::table::{Keeper, Limits, Table};

use super::Conversation;
use super::lines::LineSource;
use crate::cli::tests::{assert_marked, console, sheet};

const TYPED: &str = "help
log
clue
effects
cells
rules
notes
note ságé 3 no
note mínt decoy maybe
note sage
note ságé all no
note all 2 no
note ságé effects blank
note all all no
notes
fox
ságé 2, mínt 1
guesser ságé
wrong 1
log
right 1
wrong 99
wrong many
lgo
xyzzy
full now
check
check mínt
undo
hint
hint
hint
hint
hint another
notes check
suggest 3
suggest many
handicap fox small
handicap fox small
handicap owl 0 2
handicap nobody small
read fox
read toad
review
yes
give up
mode odd
mode rivals
again
name fox mint sage / owl mint
turn 5
full
ságé 2, mínt 1
log
quit
";

#[test]
fn a_conversation_is_held_in_the_language() {
    for level in ["0", "3", "5"] {
        let keeper = Keeper::of_sheet(&sheet(level));
        let (console, screen) = console();
        let lines = LineSource::Plain(Box::new(Cursor::new(TYPED)));
        let talk = Conversation::new(&keeper, Table::new(&keeper), None, &console, false);
        talk.run(lines).unwrap();

        // Words that the test types or that are to be typed, which are therefore not translated.
        let data = ["sage:1", "sage:4", "sage", "lgo", "log", "xyzzy", "full", "now", "odd"];
        let more = ["wrong", "all all no", "suggest", "many", "handicap", "nobody", "small"];
        let last = ["fox", "owl", "read", "toad"];
        let data = [&data[..], &more, &last].concat();
        let data: Vec<String> = data.into_iter().map(String::from).collect();
        let told = screen.text();
        assert!(told.lines().count() > 60, "{told}");
        for line in told.lines() {
            assert_marked(line, &data);
        }
    }
}

/// Returns the console's output for the input `typed`, in a game whose board is known.
fn told(sheet: &Sheet, typed: &str) -> String {
    let settings = &sheet.options.settings;
    let limits = Limits::of(&sheet.board, settings.length().longest());
    let keeper = Keeper::of_sheet(sheet).with_board(limits);
    let (console, screen) = console();
    let lines = LineSource::Plain(Box::new(Cursor::new(typed.to_owned())));
    Conversation::new(&keeper, Table::new(&keeper), None, &console, true).run(lines).unwrap();
    screen.text()
}

#[test]
fn a_potion_that_the_board_has_no_room_for_takes_a_yes() {
    let sheet = sheet("0");
    let large = sheet.board.cauldrons.iter().filter(|c| c.size() >= 4 && c.starting.is_empty());
    let starts = |herb| sheet.board.cauldrons.iter().any(|c| c.starting.contains(herb));
    let herb = sheet.game_data.puzzle.ingredients().iter().find(|herb| !starts(herb)).unwrap().id();
    let potion = format!("{}\n", vec![format!("{herb} 1"); 4].join(", "));
    let all = potion.repeat(large.count() + 1);
    let counted = |more: &str| told(&sheet, &(all.clone() + more)).matches("úndérgrówn").count();
    let tested = counted("");
    assert!(told(&sheet, &all).contains("Týpé ýés tó tést ít áll thé sámé.\n"));
    assert_eq!(counted("yes\n"), tested + 1);
    assert_eq!(counted("log\nyes\n"), 2 * tested, "the answer is to the line before");
}

/// Returns the recipe of a sheet as it is typed, and the reversed recipe, which is wrong.
fn recipes(sheet: &Sheet) -> [String; 2] {
    let typed = |names: Vec<&str>| names.join(" ");
    let right = sheet.answers[0].iter().map(|one| one.id());
    [typed(right.clone().collect()), typed(right.rev().collect())]
}

#[test]
fn a_named_recipe_wins_whatever_word_it_is_named_by() {
    let sheet = sheet("3");
    let [right, wrong] = recipes(&sheet);
    for word in ["name", "answer", "guess", "check"] {
        let typed = format!(
            "{word} mint\n{word} mint mint sage dill\n{word} {wrong}\n{word} {right}\nturn 1\n"
        );
        let told = told(&sheet, &typed);
        let places: Vec<usize> = [
            "thís óné námés 1",
            "ís ín thís récípé twícé",
            "Wróng",
            "óncé móré",
            "Ríght!",
            "wórth 5 stárs",
        ]
        .iter()
        .map(|part| told.find(part).unwrap_or_else(|| panic!("{part}: {told}")))
        .collect();
        assert!(places.is_sorted(), "{told}");
        assert!(told.contains("Gámé óvér>"), "{told}");
    }
}

#[test]
fn at_the_end_only_the_recipe_is_asked_for() {
    let sheet = sheet("0");
    let [right, wrong] = recipes(&sheet);
    let past = sheet.clock().turns() + 1;
    let last = told(&sheet, &format!("full\nsage 2, mint 1\n{right}\nturn {past}\n"));
    let parts = [
        "Námé thé récípé óncé móré",
        "námé thé récípé, thát ís thé lást dítch éffórt",
        "Ríght!",
        "Stárt óné pást thé lást círclé",
        "wórth 1 stár.",
    ];
    let places: Vec<Option<usize>> =
        parts.iter().map(|part| last.to_lowercase().find(&part.to_lowercase())).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}: {last}");
    let lost = told(&sheet, &format!("full\n{wrong}\n{right}\n"));
    assert!(lost.contains("Ýóú hávé lóst"), "{lost}");
    assert!(!lost.contains("Ríght!"), "{lost}");
}

#[test]
fn rivals_who_name_it_at_the_same_time_share_the_win() {
    let sheet = sheet("0");
    let [right, wrong] = recipes(&sheet);
    let typed =
        format!("mode rivals\nname owl {wrong} / fox {right} / raven {right}\nname toad {right}\n");
    let told = told(&sheet, &typed);
    assert_eq!((told.matches("Ríght!").count(), told.matches("Wróng").count()), (2, 1), "{told}");
    assert!(told.contains("sháré thé wín"), "{told}");
}

#[test]
fn a_test_may_follow_the_name_of_its_witch() {
    let sheet = sheet("0");
    // Rivals have to say who tests.
    let nobody = told(&sheet, "mode rivals\nsage 2\n");
    assert!(!nobody.contains("Tést 2>"), "{nobody}");
    let fox = told(&sheet, "mode rivals\nfox sage 2\nmint 1\n");
    assert!(!fox.contains("did you mean") && fox.contains("Tést 3>"), "{fox}");
    let deep = told(&sheet, &("fox ".repeat(16_000) + "\nsage 2\n"));
    assert!(deep.contains("Tést 2>"), "a long line does no harm");
}
