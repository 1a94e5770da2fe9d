//! What the page of answers says in words.

use super::Secrets;
use super::table::Growth;
use crate::page::block::{Block, ItemMarker, Passage, item, text};
use crate::texts::said::*;
use crate::texts::{Language, Message, Value, row};
use crate::witches::puzzle::{
    Decoy, Effect, Ingredient, Part, Potion, Pour, Puzzle, Role, evaluate, test_stream,
    winning_potion,
};
use crate::witches::table::Solution;

/// All that is said of a game without effects, beside the table.
pub(super) fn plain(secrets: &Secrets<'_>, words: &Language) -> Vec<Passage> {
    let winning = winning(secrets);
    let potion = winning.first().map_or_else(|| "".into(), pours);
    let mut steps = vec![answers_how_wins(potion), answers_how_look(), answers_how_say()];
    let is_imposter = |part: &Part| matches!(part.role, Role::Decoy(Decoy::Imposter(_)));
    if secrets.puzzle.parts().iter().any(is_imposter) {
        steps.push(answers_how_imposters());
    }
    let mut sections = vec![recipe(secrets, &winning, words)];
    sections.push(Passage::new(&words.say(&answers_how()), numbered(steps, words)));
    sections.extend(example(secrets, &winning, words));
    sections
}

/// All that is said of a game with effects.
pub(super) fn with_effects(secrets: &Secrets<'_>, words: &Language) -> Vec<Passage> {
    let puzzle = secrets.puzzle;
    let winning = winning(secrets);
    let solution = Solution::new(puzzle, secrets.answers.to_vec());
    let parts = solution.ingredients.iter().map(|part| {
        let (name, role) = (part.ingredient.name(), part.role());
        let said = match &part.effects[..] {
            [] => answers_part(name, role),
            effects => answers_part_effects(name, role, row(effects.iter().map(|e| e.name()))),
        };
        item(ItemMarker::Symbol(part.ingredient.into()), &words.say(&said))
    });
    let has = |effect| puzzle.parts().iter().any(|part| part.effects.contains(&effect));
    let (edition, length) = (puzzle.settings().edition(), puzzle.length());
    let effects = Effect::ALL.into_iter().filter(|&effect| has(effect)).map(|effect| {
        let said = answers_effect(effect.name(), effect.exactly(edition, length));
        vec![item(ItemMarker::Bullet, &words.say(&said))]
    });
    let mut sections = vec![
        recipe(secrets, &winning, words),
        Passage::new(&words.say(&answers_ingredients()), parts.collect()),
    ];
    sections.extend(Passage::in_pieces(&words.say(&answers_effects()), effects.collect()));
    let mut walk = vec![text(&words.say(&answers_walk_intro()))];
    walk.extend(numbered(steps(puzzle, has), words));
    let ends = [answers_walk_wins(length), answers_walk_say()];
    walk.extend(ends.iter().map(|end| text(&words.say(end))));
    sections.push(Passage::new(&words.say(&answers_walk()), walk));
    sections.extend(example(secrets, &winning, words));
    sections
}

/// What happens at each ingredient: only what can happen in this game.
fn steps(puzzle: &Puzzle, has: impl Fn(Effect) -> bool) -> Vec<Message> {
    let length = puzzle.length();
    let mut steps = Vec::new();
    if has(Effect::Enthusiastic) {
        steps.push(answers_walk_skip());
    }
    if has(Effect::Coward) {
        steps.push(answers_walk_coward());
    }
    steps.push(answers_walk_effects());
    steps.push(match has(Effect::Resetter) {
        true => answers_walk_order_reset(),
        false => answers_walk_order(),
    });
    steps.push(match has(Effect::Fertilizer) {
        true => answers_walk_dots_fertilized(length),
        false => answers_walk_dots(length),
    });
    steps.push(answers_walk_count());
    if has(Effect::Cutoff) {
        steps.push(answers_walk_cutoff());
    }
    if has(Effect::Resetter) {
        steps.push(answers_walk_resetter());
    }
    steps
}

fn numbered(steps: Vec<Message>, words: &Language) -> Vec<Block> {
    let numbered = (1..).zip(steps);
    numbered.map(|(i, step)| item(ItemMarker::Number(i), &words.say(&step))).collect()
}

/// The potions that win.
fn winning(secrets: &Secrets<'_>) -> Vec<Potion> {
    secrets.answers.iter().filter_map(|a| winning_potion(secrets.puzzle, a)).collect()
}

fn pour(pour: &Pour) -> Message {
    answers_pour(pour.ingredient.name(), pour.grown)
}

fn pours(potion: &Potion) -> Value {
    row(potion.pours().iter().map(pour))
}

fn recipe(secrets: &Secrets<'_>, winning: &[Potion], words: &Language) -> Passage {
    let length = secrets.puzzle.length();
    let intro = match winning {
        [_] => answers_recipe(length),
        _ => answers_recipe_several(length),
    };
    let mut blocks = vec![text(&words.say(&intro))];
    for potion in winning {
        let captions = potion.pours().iter();
        let captions = captions.map(|p| (p.ingredient.into(), words.say(&pour(p))));
        blocks.push(Block::Captions(captions.collect()));
    }
    blocks.push(text(&words.say(&answers_give_up(secrets.give_up))));
    blocks.extend(secrets.opening.map(|code| text(&words.say(&answers_opening(code)))));
    Passage::new(&words.say(&answers_potions()), blocks)
}

/// A potion that does not win, and what is said of it: the winning one with its first two
/// exchanged, wrong dots on one, and a decoy at the end.
fn example(secrets: &Secrets<'_>, winning: &[Potion], words: &Language) -> Option<Passage> {
    let puzzle = secrets.puzzle;
    let mut pours = winning.first()?.pours().to_vec();
    let last = pours.len().checked_sub(1)?;
    pours.swap(0, 1.min(last));
    let first = pours.first_mut()?;
    first.grown = if first.grown > 1 { first.grown - 1 } else { first.grown + 1 };
    pours[last] = Pour { ingredient: decoy(puzzle)?, grown: 1 };
    let potion = Potion::new(puzzle, pours).ok()?;
    let verdict = evaluate(puzzle, &potion, &mut test_stream(puzzle, 1));
    let mut lines = vec![answers_example_potion(self::pours(&potion))];
    if secrets.is_plain() {
        let growth = |p: &Pour| Growth::of(puzzle, p.ingredient, p.grown).message();
        let parts = potion.pours().iter();
        lines.extend(parts.map(|p| answers_example_part(pour(p), growth(p))));
    }
    lines.push(match &verdict.reports[..] {
        [] => answers_example_say(verdict.undergrown, verdict.overgrown),
        reports => {
            let reports = row(reports.iter().map(|report| report.message()));
            answers_example_say_reports(verdict.undergrown, verdict.overgrown, reports)
        }
    });
    let count = lines.len();
    let blocks = (0..).zip(lines).map(|(i, line): (usize, Message)| {
        let said = words.say(&line);
        if i == 0 || i + 1 == count { text(&said) } else { item(ItemMarker::Bullet, &said) }
    });
    (!verdict.won).then(|| Passage::new(&words.say(&answers_example()), blocks.collect()))
}

/// A decoy, an ignored one if there is one. Every puzzle has one.
fn decoy(puzzle: &Puzzle) -> Option<Ingredient> {
    let is = |i: &&Ingredient, ignored: bool| match puzzle.part(**i).map(|part| part.role) {
        Some(Role::Decoy(Decoy::Ignore)) => true,
        Some(Role::Decoy(_)) => !ignored,
        _ => false,
    };
    let mut all = puzzle.ingredients().iter();
    all.clone().find(|i| is(i, true)).or_else(|| all.find(|i| is(i, false))).copied()
}
