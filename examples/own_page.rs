//! Draws a custom page and prints it.
//!
//! `cargo run --example own_page`

use std::{env, error, fs};

use cauldron_press::page::{Drawing, LayoutUnit, Qr, Symbol, fonts::Face};
use cauldron_press::press::{self, Meta, PrintOptions};
use cauldron_press::seal::qr;

const LEFT: LayoutUnit = LayoutUnit(20.0);

fn main() -> Result<(), Box<dyn error::Error>> {
    let options = PrintOptions::default();
    let mut page = Drawing::new(&options.draw);
    page.text("The witches are out", LEFT, LayoutUnit(30.0), Face::Heading, 28.0);
    page.text("They will be back by midnight.", LEFT, LayoutUnit(42.0), Face::Italic, 14.0);
    if let Some(cauldron) = Symbol::named("cauldron") {
        page.symbol(cauldron, LEFT, LayoutUnit(55.0), LayoutUnit(60.0));
    }
    let code = qr::matrix("https://example.org/witches")?;
    let (width, height) = page.size();
    page.code(
        &Qr::from(code),
        width - LayoutUnit(60.0),
        height - LayoutUnit(60.0),
        LayoutUnit(40.0),
    )?;

    let pages = vec![page.finish("door", "A note on the door")?];
    let meta = Meta::of_game("A note", "on the door", "Where we are".into(), &options.draw);
    let printed = press::print("note".into(), pages, &meta, &options)?;
    let path = env::temp_dir().join("note.pdf");
    fs::write(&path, printed.pdf)?;
    println!("{}", path.display());
    Ok(())
}
