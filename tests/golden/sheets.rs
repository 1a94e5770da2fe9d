//! Sheets of all kinds, with digests of their files, which are the same on every machine.

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::page::{DrawOptions, Ink, Mm, PaperSize, SvgText, Theme};
use cauldron_press::press::{Dpi, PageFile, PrintOptions};
use cauldron_press::seal::RefereeKey;
use cauldron_press::texts::Language;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};
use sha2::{Digest, Sha256};

/// Number of sheets with digests.
pub const COUNT: u64 = 500;
/// Columns of a line.
pub const HEADING: &str = "sheet\tcode\tpdf\tsvg\tpng";
/// Low resolution, because rendering is slow and a few pixels detect the same errors.
const DPI: f64 = 60.0;

/// Returns a line with the number of a sheet and the digests of its code, PDF, SVGs and PNGs.
pub fn line(number: u64) -> String {
    let sheet = Sheet::make(&options(number)).expect("each is a sheet");
    let printed = sheet.print(&print_options(number)).expect("each can be printed");
    let files = |files: &[PageFile]| digest(files.iter().map(|file| file.bytes.as_slice()));
    let [code, pdf] = [sheet.code().as_bytes(), &printed.pdf].map(|bytes| digest([bytes]));
    format!("{number}\t{code}\t{pdf}\t{}\t{}", files(&printed.svgs), files(&printed.pngs))
}

/// Every level with every number of players, in every language. Every fourth sheet is for a
/// referee.
fn options(number: u64) -> SheetOptions {
    let level = Level::ALL[(number % 6) as usize];
    let usual = SheetOptions {
        players: Players::new(1 + (number / 6 % 8) as u8).expect("1 to 8"),
        settings: level.settings(),
        secrecy: match number % 4 {
            3 => Secrecy::Referee(RefereeKey::new([number as u8; 20])),
            _ => Secrecy::Open,
        },
        base_url: number.is_multiple_of(3).then(|| "https://example.org/play/".to_owned()),
        ..SheetOptions::new(Seed(number))
    };
    let mut extras = usual.extras;
    extras.oracle = usual.may_have_oracle();
    SheetOptions { extras, ..usual }
}

fn print_options(number: u64) -> PrintOptions {
    let nth = |count: usize| (number as usize / 5) % count;
    let themes = ["herbarium", "space-laboratory"].map(|name| Theme::built_in(name).ok());
    let theme = themes.get(nth(5)).copied().flatten().unwrap_or_else(Theme::usual);
    let spoken = &Language::all()[number as usize % Language::all().len()];
    let letter = PaperSize::new(Mm(279.4), Mm(215.9)).expect("it is large enough");
    let draw = DrawOptions {
        language: theme.adapt_language(spoken).unwrap_or(Language::first()),
        theme,
        paper: [PaperSize::A4, letter][nth(2)],
        ink: Ink::ALL[nth(Ink::ALL.len())],
        ..DrawOptions::default()
    };
    PrintOptions {
        draw,
        dpi: Dpi::new(DPI).ok(),
        svg: Some(SvgText::Outlines),
        ..PrintOptions::default()
    }
}

/// First eight bytes of the SHA-256 digest of `files`, each preceded by its length.
fn digest<'a>(files: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut sha = Sha256::new();
    for file in files {
        sha.update((file.len() as u64).to_be_bytes());
        sha.update(file);
    }
    sha.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
