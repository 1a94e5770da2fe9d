//! The solution, for those who may see it.

use serde_json::{Value, json};

use cauldron_press::witches::puzzle::names;
use cauldron_press::witches::table::Solution;

use super::Console;

/// Shows the whole solution.
pub fn tell(solution: &Solution, console: &Console) {
    console.say("");
    for answer in &solution.answers {
        console.say(format_args!("{} {}", console.bold("The potion that wins:"), names(answer)));
    }
    console.say("");
    for line in lines(solution) {
        console.say(line);
    }
}

/// A line for each ingredient: what it is, and its effects.
pub fn lines(solution: &Solution) -> impl Iterator<Item = String> {
    solution.ingredients.iter().map(|part| {
        let effects: Vec<String> = part.effects.iter().map(|e| e.name().to_string()).collect();
        let line = format!("  {:<10}{:<26}{}", part.ingredient, part.role(), effects.join(", "));
        line.trim_end().to_owned()
    })
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
