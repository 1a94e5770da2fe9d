//! Makes one sheet and writes it as a PDF, and each page as SVG and PNG.
//!
//! `cargo run --example one_sheet`

use std::{env, error, fs};

use cauldron_press::common::players::Players;
use cauldron_press::page::SvgText;
use cauldron_press::press::{Dpi, PrintOptions};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};

fn main() -> Result<(), Box<dyn error::Error>> {
    let sheet = Sheet::make(&SheetOptions {
        players: Players::new(3)?,
        settings: Level::SpiceSorcerer.settings(),
        ..SheetOptions::new("malut-lisil-hilug-pu".parse()?)
    })?;
    let printed = sheet.print(&PrintOptions {
        svg: Some(SvgText::Outlines),
        dpi: Some(Dpi::SCREEN),
        ..PrintOptions::default()
    })?;

    let folder = env::temp_dir().join(&printed.name);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("sheet.pdf"), &printed.pdf)?;
    for (files, ending) in [(&printed.svgs, "svg"), (&printed.pngs, "png")] {
        for file in files {
            fs::write(folder.join(format!("{}.{ending}", file.page)), &file.bytes)?;
        }
    }
    println!("{} is in {}", sheet.label(), folder.display());
    Ok(())
}
