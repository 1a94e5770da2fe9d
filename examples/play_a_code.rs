//! Plays a game with the code of a sheet only: tests a potion, prints its result and names the recipe.
//! All items are from the crate root, which semantic versioning covers.
//!
//! `cargo run --example play_a_code`

use std::error;

use cauldron_press::{
    Action, Keeper, Message, Payload, PotionItemInput, PotionSource, Seed, Sheet, SheetOptions,
    Table, TableEvent,
};

/// Formats a result in the first language. Without the feature `press` the library has no languages,
/// and a program formats the message's key and values itself.
fn text_of(message: &Message) -> String {
    #[cfg(feature = "press")]
    return cauldron_press::Language::first().format(message);
    #[cfg(not(feature = "press"))]
    return message.key().to_owned();
}

fn main() -> Result<(), Box<dyn error::Error>> {
    let sheet = Sheet::make(&SheetOptions::new(Seed(7)))?;
    let payload: Payload = sheet.code().parse()?;

    let keeper = Keeper::of_code(payload)?;
    let mut table = Table::new(&keeper);
    let pour = |name: &str, grown| PotionItemInput { ingredient: name.into(), grown };
    let (number, potion) = (table.next_number(), vec![pour("sage", 2), pour("mint", 1)]);
    let kind = PotionSource::Cauldron;
    table.apply(&keeper, &Action::Test { number, potion, by: None, kind, sure: false })?;
    let test = &table.tests()[0];
    println!("Sage with two dots, then mint with one:");
    println!("{} undergrown, {} overgrown", test.undergrown, test.overgrown);
    for report in &test.reports {
        println!("{}", text_of(&report.message()));
    }

    // A table is stored as text between two actions.
    let mut table = Table::from_json(&table.to_json()?)?;
    let answer = sheet.answers[0].iter().map(|herb| herb.id().to_owned()).collect();
    let number = table.next_naming();
    let named = table.apply(&keeper, &Action::Check { number, answer, by: None, opening: None })?;
    println!("The recipe is right: {}", named == TableEvent::Right);
    Ok(())
}
