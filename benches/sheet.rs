//! Time of each stage of making a sheet, and of one PDF as a whole.

use cauldron_press::common::seed::Seed;
use cauldron_press::page::{DrawOptions, Page};
use cauldron_press::press::{self, Fonts, Meta, ParsedPage, PrintOptions};
use cauldron_press::seal::{Cost, qr};
use cauldron_press::witches::pages;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};

fn main() {
    divan::main();
}

fn options() -> SheetOptions {
    let settings = Level::HighWitch.settings();
    SheetOptions { settings, as_drawn: true, ..SheetOptions::new(Seed(2026)) }
}

fn sheet() -> Sheet {
    Sheet::make_at_cost(&options(), Cost::new(1, 1).expect("cost")).expect("sheet")
}

fn pages() -> Vec<Page> {
    pages::pages(&sheet().view().expect("view"), &DrawOptions::default()).expect("pages")
}

fn fonts() -> Fonts {
    Fonts::all().expect("fonts")
}

fn parse(pages: &[Page], fonts: &Fonts) -> Vec<ParsedPage> {
    ParsedPage::parse_all(pages, fonts).expect("tree")
}

#[divan::bench]
fn generate_and_seal() -> Sheet {
    Sheet::make(&options()).expect("sheet")
}

/// Game of a run up to the matrix of its code, without drawing.
#[divan::bench(args = [0, 2, 5])]
fn game_with_its_code(bencher: divan::Bencher, level: usize) {
    let mut seeds = 0..;
    let mut next = move || Seed(seeds.next().unwrap_or_default());
    let settings = Level::ALL[level].settings();
    bencher
        .with_inputs(|| SheetOptions { settings, as_drawn: true, ..SheetOptions::new(next()) })
        .bench_local_refs(|options| Sheet::make(options).expect("sheet").view().expect("view"));
}

#[divan::bench(args = [Cost::LEAST, Cost::new(1, 1).expect("cost"), Cost::DEFAULT])]
fn sheet_at_cost(cost: &Cost) -> Sheet {
    Sheet::make_at_cost(&options(), *cost).expect("sheet")
}

#[divan::bench]
fn code_as_qr(bencher: divan::Bencher) {
    let code = sheet().code();
    bencher.bench(|| qr::matrix(&code));
}

#[divan::bench]
fn draw_three_pages(bencher: divan::Bencher) {
    let view = sheet().view().expect("view");
    bencher.bench(|| pages::pages(&view, &DrawOptions::default()));
}

#[divan::bench]
fn load_fonts() -> Fonts {
    fonts()
}

#[divan::bench]
fn parse_three_pages(bencher: divan::Bencher) {
    let (pages, fonts) = (pages(), fonts());
    bencher.bench(|| parse(&pages, &fonts));
}

#[divan::bench]
fn write_the_pdf(bencher: divan::Bencher) {
    let print =
        |pages| press::print("sheet".into(), pages, &Meta::default(), &PrintOptions::default());
    bencher.with_inputs(pages).bench_values(print);
}

#[divan::bench]
fn one_sheet_as_pdf() -> Vec<u8> {
    let options = PrintOptions { dpi: None, ..PrintOptions::default() };
    Sheet::make(&self::options()).expect("sheet").print(&options).expect("files").pdf
}
