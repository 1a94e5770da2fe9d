//! Prints letters on letterhead, one page each.
//!
//! `cargo run --release --example letters -- letters.json FOLDER`

use std::path::Path;
use std::{env, error, fs};

use cauldron_press::page::{Drawing, LayoutUnit, Symbol, fonts::Face};
use cauldron_press::press::{self, Meta, PrintOptions};
use serde::Deserialize;

/// Common text of all letters, and their recipients.
#[derive(Deserialize)]
struct Letters {
    sender: Vec<String>,
    date: String,
    body: Vec<String>,
    close: String,
    signature: String,
    recipients: Vec<Vec<String>>,
}

const LEFT: LayoutUnit = LayoutUnit(20.0);
const SENDER: LayoutUnit = LayoutUnit(145.0);
const WIDTH: LayoutUnit = LayoutUnit(105.0);
const LEADING: LayoutUnit = LayoutUnit(5.0);
const POINTS: f64 = 11.0;

fn main() -> Result<(), Box<dyn error::Error>> {
    let [_, letters, folder] = &env::args().collect::<Vec<_>>()[..] else {
        return Err("name the letters and a folder".into());
    };
    let letters: Letters = serde_json::from_slice(&fs::read(letters)?)?;
    let options = PrintOptions { dpi: None, svg: None, ..PrintOptions::default() };
    let logo = Symbol::named("cauldron").ok_or("no logo")?;
    let mut pages = Vec::new();
    for (number, recipient) in (1..).zip(&letters.recipients) {
        let mut page = Drawing::new(&options.draw);
        page.symbol(logo, SENDER, LayoutUnit(15.0), LayoutUnit(30.0));
        let lines = |page: &mut Drawing, lines: &[String], x: LayoutUnit, mut y: LayoutUnit| {
            for line in lines {
                page.text(line, x, y, Face::Regular, POINTS);
                y += LEADING;
            }
            y
        };
        lines(&mut page, &letters.sender, SENDER, LayoutUnit(55.0));
        lines(&mut page, recipient, LEFT, LayoutUnit(59.0));
        let greeting = format!("Dear {},", recipient[0]);
        let opening = [letters.date.clone(), String::new(), greeting];
        let mut y = lines(&mut page, &opening, LEFT, LayoutUnit(105.0));
        for paragraph in &letters.body {
            y = page.paragraph(paragraph, (LEFT, y + LEADING), WIDTH, LEADING, POINTS)?;
        }
        page.text(&letters.close, LEFT, y + LEADING, Face::Regular, POINTS);
        page.text(&letters.signature, LEFT, y + LEADING * 4.0, Face::Regular, POINTS);
        pages.push(page.finish(&format!("letter-{number}"), &recipient[0])?);
    }
    let meta = Meta::of_game("Letters", &letters.date, "An invitation".into(), &options.draw);
    let printed = press::print("letters".into(), pages, &meta, &options)?;
    fs::create_dir_all(folder)?;
    fs::write(Path::new(folder).join("letters.pdf"), printed.pdf)?;
    Ok(())
}
