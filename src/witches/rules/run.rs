//! The rules of many games: what is the same for all of them, and what is of one alone.

use super::sections::{
    Sharing, asked, checking, effects, effects_intro, ending, full, goal, goal_of, outside, pantry,
    set_up, specials, testing, turn, variants, win, worked,
};
use super::{Density, Example, Sections, Topic, TopicBlock};
use crate::game::edition::Edition;
use crate::texts::said::*;
use crate::witches::deal::Facts;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

/// What is known of any game of these settings. Of `facts` only players, edition and tester count.
fn of(facts: &Facts, kind: &Settings) -> Facts {
    Facts {
        recipe: kind.length(),
        longest: kind.length().longest(),
        ingredients: kind.ingredients(),
        decoys: kind.decoys(),
        effects: Vec::new(),
        ..facts.clone()
    }
}

fn has_effects(kind: &Settings) -> bool {
    kind.effects() != EffectsLevel::None
}

/// What all games agree on; `None` where they differ.
fn agreed<T: PartialEq>(kinds: &[Settings], of: impl Fn(&Settings) -> T) -> Option<T> {
    let mut all = kinds.iter().map(of);
    all.next().filter(|first| all.all(|other| other == *first))
}

/// What everybody must know to begin, as far as it is the same for games of these settings.
/// `facts` are those of any of them, of which only players, edition and tester count.
pub(crate) fn common_to_play(facts: &Facts, kinds: &[Settings]) -> Vec<Topic> {
    let any_effects = kinds.iter().any(has_effects);
    // For whom a game is depends on its effects.
    let goal = match agreed(kinds, |kind| of(facts, kind)) {
        Some(all) => goal(&all, None),
        None => goal_of(facts, None, sheet_run_goal()),
    };
    let dealt = agreed(kinds, |kind| Sharing::of(&of(facts, kind)));
    let dealt = dealt.map_or_else(sheet_run_set_up_deal, Sharing::message);
    let won = agreed(kinds, |kind| win(&of(facts, kind), has_effects(kind)));
    let decoys = decoys(kinds);
    vec![
        goal,
        set_up(facts, Sections::Cut, dealt, Some(sheet_run_set_up_clue())),
        turn(facts),
        testing(&Facts { decoys, ..facts.clone() }, any_effects),
        ending(facts, won.unwrap_or_else(sheet_run_ending_win), false),
    ]
}

/// The decoys that there can be in any game.
fn decoys(kinds: &[Settings]) -> DecoyKinds {
    if kinds.iter().any(|kind| kind.decoys() == DecoyKinds::All) {
        DecoyKinds::All
    } else {
        DecoyKinds::Ignore
    }
}

/// What is looked up, as far as it is the same for games of these settings.
pub(crate) fn common_to_look_up(facts: &Facts, kinds: &[Settings]) -> Vec<Topic> {
    let any_effects = kinds.iter().any(has_effects);
    let example = kinds.first().and_then(|kind| Example::of(&of(facts, kind)));
    let example = example.map(|example| worked(example, any_effects));
    let mut sections: Vec<Topic> = example.into_iter().collect();
    sections.extend([full(facts), outside(decoys(kinds))]);
    if any_effects {
        let text = rules_together(effects_intro(facts), sheet_run_effects_of_game());
        sections.push(Topic::new(sheet_run_effects(), vec![TopicBlock::Text(text)]));
    }
    if kinds.iter().any(Settings::special_cells) {
        sections.push(Topic::new(
            sheet_run_specials(),
            vec![TopicBlock::Text(sheet_run_specials_of_game())],
        ));
    }
    let closes = facts.edition >= Edition::Second;
    let longest = kinds.iter().map(|kind| kind.length().longest()).max();
    sections.push(asked(facts, longest.filter(|_| closes), any_effects));
    sections.push(checking(facts, any_effects, sheet_run_checking_give_up()));
    sections.extend(variants(facts));
    sections
}

/// What is of one game alone, besides its clue.
pub(crate) fn of_game(facts: &Facts) -> Vec<Topic> {
    let recipe = match facts.recipe {
        RecipeLength::Known(length) => sheet_run_recipe_known(length, facts.ingredients),
        hidden => sheet_run_recipe_hidden(hidden, facts.ingredients),
    };
    let mut sections = vec![Topic::new(sheet_run_recipe(), vec![TopicBlock::Text(recipe)])];
    sections.extend([pantry(facts), outside(facts.decoys)]);
    sections.extend(effects(facts, Density::Roomy));
    sections.extend(specials(facts));
    sections
}
