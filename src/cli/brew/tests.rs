//! A whole conversation in a made-up language.

use std::io::Cursor;

use cauldron_press::identity::Identity;
use cauldron_press::witches::pages::RulesBlock;
use cauldron_press::witches::table::{Keeper, Table, describe};

use super::Conversation;
use super::lines::Lines;
use crate::cli::tests::{assert_marked, console, names, sheet};

const TYPED: &str = "help
log
clue
effects
cells
rules
notes
note sage 3 no
note mint decoy maybe
note sage
notes
fox
sage 2, mint 1
lgo
xyzzy
full now
check
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
        let game = describe(&keeper);
        let (console, screen) = console();
        let lines = Lines::Plain(Box::new(Cursor::new(TYPED)));
        let talk = Conversation::new(&keeper, Table::new(&keeper), None, &console, false);
        talk.run(lines).unwrap();

        // What the library says, and what was typed.
        let mut data = names();
        data.extend(Identity::ALL.map(|identity| identity.name().to_string()));
        data.push(game.clue.to_string());
        for section in &game.rules {
            data.push(section.title.to_string());
            data.extend(section.blocks.iter().map(|block| match block {
                RulesBlock::Text(text)
                | RulesBlock::Group(text)
                | RulesBlock::Item(text)
                | RulesBlock::Step(text) => text.to_string().replace(['*', '_'], ""),
            }));
        }
        for named in game.effects.iter().chain(&game.specials) {
            data.extend([named.name.to_string(), named.tells.to_string()]);
        }
        // Words that were typed, or are to be.
        data.extend(["sage", "lgo", "log", "xyzzy", "full", "now", "odd"].map(String::from));
        let told = screen.text();
        assert!(told.lines().count() > 60, "{told}");
        for line in told.lines() {
            assert_marked(line, &data);
        }
    }
}
