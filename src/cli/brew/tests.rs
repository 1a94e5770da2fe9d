//! A whole conversation in a made-up language.

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
full
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

        // Words that were typed, or are to be.
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

/// What the console shows of a game of a sheet whose board is known.
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
fn spending_the_last_cauldron_takes_a_yes() {
    let sheet = sheet("0");
    let large = sheet.board.cauldrons.iter().filter(|c| c.size() >= 4 && c.starting.is_empty());
    let starts = |herb| sheet.board.cauldrons.iter().any(|c| c.starting.contains(herb));
    let herb = sheet.deal.puzzle.ingredients().iter().find(|herb| !starts(herb)).unwrap().id();
    let all = format!("{}\n", vec![format!("{herb} 1"); 4].join(", ")).repeat(large.count());
    let counted = |more: &str| told(&sheet, &(all.clone() + more)).matches("úndérgrówn").count();
    let tested = counted("");
    assert!(told(&sheet, &all).contains("Týpé ýés tó tést ít áll thé sámé.\n"));
    assert_eq!(counted("yes\n"), tested + 1);
    assert_eq!(counted("log\nyes\n"), 2 * tested, "the answer is to the line before");
}
