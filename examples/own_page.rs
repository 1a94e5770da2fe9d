//! Draws a page of one's own and prints it.
//!
//! `cargo run --example own_page`

use std::{env, error, fs};

use cauldron_press::page::{Drawing, Symbol, fonts::Face};
use cauldron_press::press::{self, Meta, PrintOptions};
use cauldron_press::seal::qr;

fn main() -> Result<(), Box<dyn error::Error>> {
    let options = PrintOptions::default();
    let mut page = Drawing::new(&options.draw)?;
    page.text("The witches are out", 20.0, 30.0, Face::Heading, 28.0);
    page.text("They will be back by midnight.", 20.0, 42.0, Face::Italic, 14.0);
    if let Some(cauldron) = Symbol::all().find(|symbol| symbol.name() == "cauldron") {
        page.symbol(cauldron, 20.0, 55.0, 60.0);
    }
    let code = qr::matrix("https://example.org/witches")?;
    page.code(&code.modules, code.size, 110.0, 60.0, 40.0);

    let pages = vec![page.finish("door", "A note on the door")?];
    let meta = Meta::of_game("A note", "on the door", "Where we are".into(), &options.draw);
    let printed = press::print("note".into(), pages, &meta, &options)?;
    let path = env::temp_dir().join("note.pdf");
    fs::write(&path, printed.pdf)?;
    println!("{}", path.display());
    Ok(())
}
