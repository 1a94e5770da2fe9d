//! A whole conversation in a made-up language.

use std::io::Cursor;

use cauldron_press::witches::table::{Keeper, Table};

use super::Conversation;
use super::lines::Lines;
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
notes
fox
ságé 2, mínt 1
guesser ságé
lgo
xyzzy
full now
check
check mínt
undo
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
        let lines = Lines::Plain(Box::new(Cursor::new(TYPED)));
        let talk = Conversation::new(&keeper, Table::new(&keeper), None, &console, false);
        talk.run(lines).unwrap();

        // Words that were typed, or are to be.
        let data = ["sage:1", "sage:4", "sage", "lgo", "log", "xyzzy", "full", "now", "odd"];
        let data = data.map(String::from);
        let told = screen.text();
        assert!(told.lines().count() > 60, "{told}");
        for line in told.lines() {
            assert_marked(line, &data);
        }
    }
}
