//! Compares selected pages with approved pictures, some of which the README shows.
//!
//! If a page differs, the test fails, and `target/pages/index.html` shows the approved picture, the
//! new one, and the difference. `UPDATE_PAGES` has further uses: `review` writes that page for all
//! pictures, a list of names such as `front,track` approves these, and `all` approves all
//! differences.

#[path = "tools/program.rs"]
mod program;
#[path = "tools/review.rs"]
mod review;

use std::path::Path;

use review::{Compared, Review};
use tempfile::TempDir;

/// Folder of the approved pictures.
const APPROVED: &str = "tests/pages";

/// Pages of seed 2026 that one call of the program draws.
struct Drawn {
    arguments: &'static [&'static str],
    /// Resolution in dots per inch. Pictures in the README are large; others are as small as
    /// legibility permits.
    dpi: u32,
    /// Suffix of each page's file name, and the name of its picture.
    pages: &'static [(&'static str, &'static str)],
}

const LARGE: u32 = 110;
const SMALL: u32 = 50;

/// Every level and number of players with its own drawing code, inks, a language, a theme, and the
/// race.
const CHOSEN: &[Drawn] = &[
    Drawn {
        arguments: &["--level", "3", "--players", "4", "--duplex", "short-edge"],
        dpi: LARGE,
        pages: &[
            ("-front", "front"),
            ("-back", "back"),
            ("-rules", "rules"),
            ("-rules-2", "rules-2"),
            ("-notebook", "notebook"),
        ],
    },
    Drawn {
        arguments: &["--level", "0", "--players", "1"],
        dpi: SMALL,
        pages: &[
            ("-front", "level0-1p-front"),
            ("-rules", "level0-1p-rules"),
            ("-rules-2", "level0-1p-rules-2"),
        ],
    },
    Drawn {
        arguments: &["--level", "5", "--players", "8", "--paper", "letter"],
        dpi: SMALL,
        pages: &[
            ("-front", "level5-8p-front"),
            ("-back", "level5-8p-back"),
            ("-notebook", "level5-8p-notebook"),
        ],
    },
    Drawn {
        arguments: &["--level", "3", "--players", "5", "--ink", "gray"],
        dpi: SMALL,
        pages: &[("-front", "gray-5p-front")],
    },
    Drawn {
        arguments: &["--level", "1", "--players", "2", "--ink", "black"],
        dpi: SMALL,
        pages: &[("-front", "black-2p-front")],
    },
    Drawn {
        arguments: &["--level", "2", "--players", "3", "--lang", "de"],
        dpi: SMALL,
        pages: &[("-front", "german-front"), ("-rules", "german-rules")],
    },
    Drawn {
        arguments: &["--level", "0", "--players", "4", "--lang", "ja"],
        dpi: SMALL,
        pages: &[("-rules", "japanese-rules")],
    },
    Drawn {
        arguments: &["--level", "1", "--players", "4", "--theme", "space-laboratory"],
        dpi: SMALL,
        pages: &[("-front", "space-front")],
    },
    Drawn {
        arguments: &["race", "print", "--minutes", "15", "--players", "3"],
        dpi: LARGE,
        pages: &[("-track", "track")],
    },
    Drawn {
        arguments: &["race", "print", "--minutes", "5", "--cards", "pale", "--backs"],
        dpi: SMALL,
        pages: &[("-cards-3", "race-cards"), ("-backs-3", "race-backs"), ("-pawns", "race-pawns")],
    },
];

/// Parsed value of `UPDATE_PAGES`.
enum Wish {
    Compare,
    Review,
    Approve(Vec<String>),
    ApproveAll,
}

impl Wish {
    fn read() -> Wish {
        match std::env::var("UPDATE_PAGES") {
            Err(_) => Wish::Compare,
            Ok(text) => match text.as_str() {
                "" => Wish::Compare,
                "review" => Wish::Review,
                "all" | "1" => Wish::ApproveAll,
                names => Wish::Approve(names.split(',').map(|n| n.trim().to_owned()).collect()),
            },
        }
    }

    fn approves(&self, picture: &str) -> bool {
        match self {
            Wish::Compare | Wish::Review => false,
            Wish::Approve(names) => names.iter().any(|name| name == picture),
            Wish::ApproveAll => true,
        }
    }
}

#[test]
fn pages_look_as_they_were_approved() {
    let wish = Wish::read();
    if let Wish::Approve(names) = &wish {
        let known = || CHOSEN.iter().flat_map(|drawn| drawn.pages).map(|page| page.1);
        let unknown = names.iter().find(|name| known().all(|known| known != name.as_str()));
        let all: Vec<&str> = known().collect();
        assert!(unknown.is_none(), "there is no picture {unknown:?}; use {}", all.join(", "));
    }
    let mut review = Review::new(Path::new("target/pages"));
    let mut undrawn = Vec::new();
    for drawn in CHOSEN {
        let pictures = draw(drawn).unwrap_or_else(|why| {
            undrawn.push(why);
            Vec::new()
        });
        for (picture, new) in pictures {
            let approved = Path::new(APPROVED).join(format!("{picture}.png"));
            let compared = Compared::of(&approved, &new, drawn.dpi);
            if !compared.alike() && wish.approves(picture) {
                compared.approve(&approved);
                println!("approved {}", approved.display());
                continue;
            }
            if !compared.alike() || matches!(wish, Wish::Review) {
                review.add(picture, drawn.arguments, &compared);
            }
        }
    }
    let differing = review.differing();
    let page = review.write();
    assert!(undrawn.is_empty(), "what cannot be drawn: {undrawn:#?}; all others: {page:?}");
    if let Some(page) = page {
        println!("{}", page.display());
        assert!(
            differing.is_empty(),
            "{} differ: look at {}, then approve with UPDATE_PAGES={} cargo test --test pages",
            differing.len(),
            page.display(),
            differing.join(","),
        );
    }
}

/// Draws the pictures of a call, each with its name. Returns an error message if the call fails.
fn draw(drawn: &Drawn) -> Result<Vec<(&'static str, image::RgbImage)>, String> {
    let folder = TempDir::new().unwrap();
    let output = program::cauldron()
        .args(drawn.arguments)
        .args(["--seed", "2026", "--png", &drawn.dpi.to_string(), "--quiet", "--out"])
        .arg(folder.path())
        .output()
        .unwrap();
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
    }
    let files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|f| f.unwrap().path()).collect();
    let find = |page: &str| {
        let ending = format!("{page}.png");
        let named =
            |path: &&std::path::PathBuf| path.to_str().is_some_and(|p| p.ends_with(&ending));
        let file = files.iter().find(named);
        let file = file.unwrap_or_else(|| panic!("{:?} draws no {page}", drawn.arguments));
        image::open(file).unwrap().to_rgb8()
    };
    Ok(drawn.pages.iter().map(|(page, picture)| (*picture, find(page))).collect())
}

#[test]
fn approved_pictures_stay_small_and_each_is_compared() {
    let mut whole = 0;
    for entry in std::fs::read_dir(APPROVED).unwrap() {
        let path = entry.unwrap().path();
        whole += path.metadata().unwrap().len();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut known = CHOSEN.iter().flat_map(|drawn| drawn.pages).map(|page| page.1);
        // The picture of the phone page is made by a browser.
        assert!(name == "phone" || known.any(|known| known == name), "nothing draws {name}");
    }
    assert!(whole < 1_500_000, "{whole} bytes");
}

#[test]
fn a_lost_label_is_a_difference_and_a_shade_is_not() {
    let page = &draw(&CHOSEN[0]).unwrap()[1].1;
    let folder = TempDir::new().unwrap();
    let approved = folder.path().join("page.png");
    let compared = |page: &image::RgbImage| Compared::of(&approved, page, LARGE);
    assert!(!compared(page).alike(), "nothing is approved yet");
    compared(page).approve(&approved);
    assert!(approved.metadata().unwrap().len() < 130_000, "a palette keeps it small");
    assert!(compared(page).alike());
    let shaded = image::RgbImage::from_fn(page.width(), page.height(), |x, y| {
        image::Rgb(page.get_pixel(x, y).0.map(|c| c.saturating_sub(2)))
    });
    assert!(compared(&shaded).alike());
    // The inked pixel nearest to the far corner, outside the last complete tile.
    let inked = page.enumerate_pixels().filter(|(_, _, p)| p.0.iter().all(|&c| c < 90));
    let (x0, y0, _) = inked.max_by_key(|(x, y, _)| x + y).unwrap();
    let mut lost = page.clone();
    for (x, y, pixel) in lost.enumerate_pixels_mut() {
        if x.abs_diff(x0) < 12 && y.abs_diff(y0) < 12 {
            *pixel = image::Rgb([255; 3]);
        }
    }
    assert!(!compared(&lost).alike());
}
