//! How long each stage of a sheet takes, and one PDF as a whole.

use cauldron_press::page::{self, DrawOptions, Page};
use cauldron_press::players::Players;
use cauldron_press::press::{self, Fonts, Meta, ParsedPage};
use cauldron_press::seal::Cost;
use cauldron_press::seed::Seed;
use cauldron_press::witches::pages;
use cauldron_press::witches::puzzle::MostAnswers;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};

fn main() {
    divan::main();
}

fn options() -> SheetOptions {
    SheetOptions {
        seed: Seed(2026),
        players: Players::new(4).expect("4 players"),
        settings: Level::HighWitch.settings(),
        most_answers: MostAnswers::default(),
        secrecy: Secrecy::Open,
        base_url: None,
    }
}

fn sheet() -> Sheet {
    Sheet::make_at_cost(options(), Cost::new(1, 1).expect("cost")).expect("sheet")
}

fn pages() -> Vec<Page> {
    pages::pages(&sheet().view().expect("view"), &DrawOptions::default()).expect("pages")
}

fn fonts() -> Fonts {
    let files: Vec<&'static [u8]> = page::fonts::FILES.iter().map(|&(_, data)| data).collect();
    Fonts::new(&files).expect("fonts")
}

fn parse(pages: &[Page], fonts: &Fonts) -> Vec<ParsedPage> {
    ParsedPage::parse_all(pages, fonts).expect("tree")
}

#[divan::bench]
fn generate_and_seal() -> Sheet {
    Sheet::make(options()).expect("sheet")
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
    let parsed = parse(&pages(), &fonts());
    bencher.bench(|| press::pdf(&parsed, &Meta::default()));
}

#[divan::bench]
fn one_sheet_as_pdf() -> Vec<u8> {
    let view = Sheet::make(options()).expect("sheet").view().expect("view");
    let pages = pages::pages(&view, &DrawOptions::default()).expect("pages");
    press::pdf(&parse(&pages, &fonts()), &Meta::default()).expect("pdf")
}
