//! Each question that arises during play has its answer in the rules of the sheets that it
//! concerns, and in no others.

use super::{facts, home, whole};
use crate::texts::Message;
use crate::texts::msg::*;
use crate::witches::board::Special;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::Effect;
use crate::witches::rules::rules_text;
use crate::witches::settings::Level;

type Concerns = fn(&PublicFacts) -> bool;

fn all(_: &PublicFacts) -> bool {
    true
}

fn together(facts: &PublicFacts) -> bool {
    facts.players.count() > 1
}

fn alone(facts: &PublicFacts) -> bool {
    !together(facts)
}

fn pairs(facts: &PublicFacts) -> bool {
    facts.players.count() > facts.players.sections()
}

fn with_effects(facts: &PublicFacts) -> bool {
    !facts.effects.is_empty()
}

fn has(facts: &PublicFacts, special: Special) -> bool {
    facts.specials.contains(&special)
}

/// Questions of players, the sentence that answers each, and the games that it concerns.
fn answers(sections: u8, brewed_steps: u8) -> Vec<(&'static str, Message, Concerns)> {
    vec![
        ("is a plucked cell empty again", rules_asked_plucked(), all),
        ("crossing out: whenever one likes", rules_asked_cross(), together),
        ("nothing can be done", rules_asked_nothing(), all),
        ("growing past the last dot", rules_asked_last_dot(), all),
        ("who may plant what", rules_set_up_given(), |facts| together(facts) && !pairs(facts)),
        ("who of a pair may plant what", rules_set_up_given_teams(), pairs),
        ("who plays with whom", rules_set_up_cut_teams(sections), pairs),
        ("the actions of a pair", rules_turn_intro_teams(), |facts| {
            pairs(facts) && facts.players.count() != 7
        }),
        ("the actions of who sits alone", rules_turn_intro_lone(), |facts| {
            facts.players.count() == 7
        }),
        ("the same herb twice", rules_asked_twice(), all),
        ("two open cauldrons", rules_asked_open(), all),
        ("closing early: how", rules_turn_close(), all),
        ("closing early: why", rules_asked_close(), all),
        ("small cauldrons", rules_asked_small(), all),
        ("whose printed ingredients are, alone", rules_set_up_printed_alone(), alone),
        ("ingredients printed in cauldrons", rules_asked_printed(), all),
        ("plucking from others", rules_asked_share(), together),
        ("more after the recipe", rules_asked_follow(), |f| !with_effects(f)),
        ("more after the recipe, with effects", rules_asked_follow_effects(), with_effects),
        ("the shapes of signs", rules_specials_signs(), |facts| !facts.specials.is_empty()),
        ("Versatility", Special::Versatility.description(), |f| has(f, Special::Versatility)),
        ("Guesser", Special::Guesser.description(), |f| has(f, Special::Guesser)),
        ("along what Painter draws", Special::Painter.description(), |f| has(f, Special::Painter)),
        ("Fertile Ground, planting", Special::FertileGround.description(), |facts| {
            has(facts, Special::FertileGround)
        }),
        ("what naming the recipe opens", rules_naming_opens(), with_effects),
        ("what it opens without effects", rules_naming_opens_plain(), |f| !with_effects(f)),
        ("what naming costs", rules_naming_free(), all),
        ("how the game ends", rules_ending_moon(), all),
        ("which circle counts", rules_stars_count(brewed_steps), all),
        ("what the moon gives", rules_stars_titles(), all),
        ("whom effects are for", rules_effects_tester(), |f| with_effects(f) && together(f)),
        ("rivals", rules_variant_rivals_named(), together),
        ("solo", rules_variant_solo(), together),
        ("what the report of an example is worth", rules_example_effects(), with_effects),
    ]
}

#[test]
fn every_question_is_answered_where_it_comes_up() {
    for level in Level::ALL {
        for players in 1..=8 {
            let mut facts = facts(level, players, home());
            if level.settings().special_cells() {
                // Half of the cells, to verify that the rules leave out the others.
                facts.specials = Special::ALL.into_iter().step_by(2).collect();
            }
            let sections = rules_text(&facts);
            let said: Vec<String> = sections.into_iter().flat_map(|s| s.blocks).map(said).collect();
            for (question, answer, concerns) in
                answers(facts.players.sections(), facts.clock.brewed_steps())
            {
                let answer = answer.to_string();
                let is_answered = said.iter().any(|text| text.contains(&answer));
                assert_eq!(is_answered, concerns(&facts), "{level:?}, {players}: {question}");
            }
        }
    }
}

fn said(block: crate::witches::rules::RulesBlock) -> String {
    super::text(block).to_string()
}

/// Rules for one player mention neither other players nor sharing nor cutting.
#[test]
fn alone_nobody_else_is_spoken_of() {
    for level in Level::ALL {
        let text = whole(level, 1, home()).to_lowercase();
        for word in [
            "players",
            "each player",
            "others",
            "agree",
            "share",
            "pair",
            "youngest",
            "you all",
            "all of you",
            "each of you",
            "another player",
            "specialties",
            "rivals",
            "strip with",
        ] {
            assert!(!text.contains(word), "{level:?}: {word}");
        }
    }
}

/// Effects that need other players have a different text for a single player.
#[test]
fn effects_on_other_players_do_nothing_alone() {
    for effect in [Effect::Piggyback, Effect::Copycat, Effect::Spreader] {
        let [alone, together] = [true, false].map(|a| effect.description(a).to_string());
        assert_ne!(alone, together, "{effect:?}");
    }
}
