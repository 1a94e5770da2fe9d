//! The rules of many games: what is the same for all of them, and what is of one alone.

use super::contents::{
    Block, Density, Section, checking, deal, decoys, effects, ending, goal, pantry, set_up,
    specials, testing, turn, variants, win,
};
use super::said::*;
use crate::texts::Message;
use crate::witches::deal::Facts;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

/// What is the same for games of these settings. `facts` are those of any of them, of which
/// only players, edition and tester count.
pub(crate) fn common(facts: &Facts, kinds: &[Settings]) -> Vec<Section> {
    let of = |kind: &Settings| Facts {
        recipe: kind.length(),
        longest: kind.length().longest(),
        ingredients: kind.ingredients(),
        decoys: kind.decoys(),
        ..facts.clone()
    };
    let has_effects = |kind: &Settings| kind.effects() != EffectsLevel::None;
    let any_effects = kinds.iter().any(has_effects);
    // What all agree on is said as it is; else it is said for all.
    let agreed = |say: &dyn Fn(&Settings) -> Message, else_say: fn() -> Message| {
        let mut said = kinds.iter().map(say);
        said.next().filter(|first| said.all(|other| other == *first)).unwrap_or_else(else_say)
    };
    let alike = |a: &Settings| kinds.iter().all(|b| of(a) == of(b));
    let goal = match kinds.first().filter(|first| alike(first)) {
        Some(kind) => goal(&of(kind)),
        None => {
            let blocks = [sheet_run_goal(), rules_goal_how()].map(Block::Text);
            Section::new(rules_goal(), blocks.to_vec())
        }
    };
    let dealt = agreed(&|kind| deal(&of(kind)), sheet_run_set_up_deal);
    let won = agreed(&|kind| win(&of(kind), has_effects(kind)), sheet_run_ending_win);
    let all_decoys = kinds.iter().any(|kind| kind.decoys() == DecoyKinds::All);
    let kinds_of_decoys = if all_decoys { DecoyKinds::All } else { DecoyKinds::Ignore };
    let mut sections = vec![
        goal,
        set_up(facts, dealt, sheet_run_set_up_clue()),
        turn(facts),
        testing(facts, any_effects),
        ending(facts, won, false),
        Section::new(sheet_run_decoys(), decoys(kinds_of_decoys)),
    ];
    if any_effects {
        let text = rules_together(rules_effects_intro(), sheet_run_effects_of_game());
        sections.push(Section::new(sheet_run_effects(), vec![Block::Text(text)]));
    }
    if kinds.iter().any(Settings::special_cells) {
        sections.push(Section::new(
            sheet_run_specials(),
            vec![Block::Text(sheet_run_specials_of_game())],
        ));
    }
    sections.push(checking(facts, sheet_run_checking_give_up()));
    let plain = |kind: &Settings| !has_effects(kind) && kind.decoys() == DecoyKinds::Ignore;
    sections.extend(variants(facts, kinds.iter().any(plain)));
    sections
}

/// What is of one game alone, besides its clue.
pub(crate) fn of_game(facts: &Facts) -> Vec<Section> {
    let recipe = match facts.recipe {
        RecipeLength::Known(length) => sheet_run_recipe_known(length, facts.ingredients),
        hidden => sheet_run_recipe_hidden(hidden, facts.ingredients),
    };
    let mut sections = vec![Section::new(sheet_run_recipe(), vec![Block::Text(recipe)])];
    sections.push(pantry(facts, Density::Roomy));
    sections.extend(effects(facts, Density::Roomy));
    sections.extend(specials(facts));
    sections
}
