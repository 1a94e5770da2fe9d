//! The solution, for those who may see it.

use serde_json::{Value, json};

use cauldron_press::texts::said::terminal_winning_potion;
use cauldron_press::texts::{Language, row};
use cauldron_press::witches::table::Solution;

use super::Console;

/// Shows the whole solution.
pub fn tell(solution: &Solution, console: &Console) {
    console.say("");
    let label = console.bold(terminal_winning_potion());
    for answer in &solution.answers {
        console.say(format_args!("{label} {}", console.text(row(answer.iter().map(|i| i.name())))));
    }
    console.say("");
    for line in lines(solution, console.language()) {
        console.say(line);
    }
}

/// A line for each ingredient: what it is, and its effects.
pub fn lines(solution: &Solution, language: &Language) -> Vec<String> {
    let parts: Vec<[String; 3]> = solution
        .ingredients
        .iter()
        .map(|part| {
            let effects = row(part.effects.iter().map(|effect| effect.name()));
            let (ingredient, role) = (part.ingredient.name(), part.role());
            [language.text(ingredient), language.text(role), language.text(effects)]
        })
        .collect();
    let first = column(parts.iter().map(|part| &part[0]), 10);
    let second = column(parts.iter().map(|part| &part[1]), 26);
    parts
        .iter()
        .map(|[ingredient, role, effects]| {
            format!("  {ingredient:<first$}{role:<second$}{effects}").trim_end().to_owned()
        })
        .collect()
}

/// The width of a column: as usual, or two more than its longest entry.
pub fn column<'a>(entries: impl IntoIterator<Item = &'a String>, usual: usize) -> usize {
    entries.into_iter().map(|entry| entry.chars().count() + 2).fold(usual, usize::max)
}

/// The solution for programs, with how it came to light.
pub fn as_json(result: &str, solution: &Solution) -> Value {
    json!({
        "result": result,
        "recipe_length": solution.recipe_length,
        "answers": solution.answers,
        "ingredients": solution.ingredients,
    })
}
