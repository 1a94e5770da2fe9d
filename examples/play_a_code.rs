//! Plays a game with the code of a sheet only: tests a potion and checks an answer.
//!
//! `cargo run --example play_a_code`

use std::error;

use serde_json::json;

use cauldron_press::common::seed::Seed;
use cauldron_press::games;
use cauldron_press::seal::Payload;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};

fn main() -> Result<(), Box<dyn error::Error>> {
    let sheet = Sheet::make(&SheetOptions::new(Seed(7)))?;
    let payload: Payload = sheet.code().parse()?;
    let codes = games::of_code(games::ALL, &payload)?;

    let play = codes.open(payload.clone())?;
    let table = play.begin()?;
    let action = json!({
        "do": "test", "number": 1,
        "potion": [{ "ingredient": "sage", "grown": 2 }, { "ingredient": "mint", "grown": 1 }]
    });
    let acted = play.parse_action(action)?.apply(&table.save)?;
    println!("Sage with two dots, then mint with one: {}", acted.position.view["tests"][0]);

    let answer = sheet.answers[0].iter().map(|i| i.id()).collect::<Vec<_>>().join(" ");
    let secret = payload.open_with_answer(&codes.answer(payload.edition(), &answer)?, None)?;
    println!("The answer is right: {:?}", codes.solution(payload.edition(), &secret)?);
    Ok(())
}
