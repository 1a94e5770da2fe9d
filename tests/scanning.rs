//! Tests that read the printed code with the project's reader and with an independent one.

mod tools;

use std::path::Path;

use tempfile::TempDir;
use tools::{program, skip_without, stdout};

fn read_both_ways(arguments: &[&str]) {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let told =
        stdout(program::path(), folder.path(), &[arguments, &["--json", "--out", out]].concat());
    let made: serde_json::Value = serde_json::from_str(&told).unwrap();
    let pdf = Path::new(made["files"][0].as_str().unwrap());
    let code = made["code"].as_str().unwrap();

    let pdf = pdf.to_str().unwrap();
    let drawn = |dpi: &str| {
        let picture = folder.path().join(dpi);
        let picture = picture.to_str().unwrap();
        let page = ["-r", dpi, "-f", "1", "-l", "1", "-singlefile", "-png", pdf, picture];
        stdout("pdftoppm", folder.path(), &page);
        format!("{picture}.png")
    };
    let scanned = |picture: &str| {
        let look = ["--quiet", "--raw", "-S*.disable", "-Sqrcode.enable", picture];
        stdout("zbarimg", folder.path(), &look).trim().to_owned()
    };
    let picture = drawn("150");
    let text = scanned(&picture);
    assert!(text.ends_with(code), "{arguments:?}: {text}");
    // The camera of a phone shows the name of a page or where to find one.
    let lead = text.trim_end_matches(code);
    assert_eq!(lead.is_empty(), code.starts_with("http"), "{arguments:?}: {text}");
    let told = ["PLAY.HTML", "REFEREE"].iter().any(|place| lead.contains(place));
    assert!(lead.is_empty() || told, "{arguments:?}: {text}");
    assert_eq!(scanned(&drawn("300")), text, "{arguments:?}");
    assert_eq!(scanned(&photographed(&picture)), text, "{arguments:?}");

    let mut check = program::cauldron();
    // Ingredients in printed order are never an answer.
    let length = made["recipe_length"].as_u64().unwrap_or(4) as usize;
    let herbs = made["ingredients"].as_array().unwrap().iter().take(length);
    check.args(["check", &picture]).args(herbs.map(|herb| herb.as_str().unwrap()));
    if let Some(file) = made["organiser"].as_str() {
        let secrets = std::fs::read_to_string(file).unwrap();
        let opening = secrets.lines().find(|line| line.starts_with("Opening code")).unwrap();
        check.args(["--opening", opening.rsplit(": ").next().unwrap()]);
    }
    let told = check.output().unwrap();
    let verdict = String::from_utf8_lossy(&told.stdout);
    assert!(verdict.starts_with("Wrong"), "{}", String::from_utf8_lossy(&told.stderr));
    assert!(told.stderr.is_empty(), "{}", String::from_utf8_lossy(&told.stderr));
}

/// Simulates a photo of a page: rotated and slightly blurred.
fn photographed(picture: &str) -> String {
    let page = image::open(picture).unwrap().to_luma8();
    let (w, h) = page.dimensions();
    let (sin, cos) = 0.06_f32.sin_cos();
    let (x0, y0) = (w as f32 / 2.0, h as f32 / 2.0);
    let held = image::GrayImage::from_fn(w, h, |x, y| {
        let (dx, dy) = (x as f32 - x0, y as f32 - y0);
        let (x, y) = (x0 + cos * dx - sin * dy, y0 + sin * dx + cos * dy);
        image::imageops::sample_bilinear(&page, x / w as f32, y / h as f32)
            .unwrap_or(image::Luma([255]))
    });
    let path = format!("{picture}-held.png");
    image::imageops::blur(&held, 0.8).save(&path).unwrap();
    path
}

#[test]
fn a_page_at_150_dpi_is_read_by_both_readers() {
    skip_without!("pdftoppm", "zbarimg");
    read_both_ways(&["--seed", "1"]);
    read_both_ways(&["--seed", "2", "--level", "5", "--players", "8", "--paper", "letter"]);
}

#[test]
fn so_are_a_tournaments_page_and_one_with_an_address() {
    skip_without!("pdftoppm", "zbarimg");
    read_both_ways(&["--seed", "3", "--level", "3", "--referee", "--bleed", "3"]);
    let link = ["--level", "5", "--base-url", "https://example.org/wondering-witches/play/"];
    read_both_ways(&[&["--seed", "4"], &link[..]].concat());
}

#[test]
fn every_ink_is_read_by_both_readers() {
    skip_without!("pdftoppm", "zbarimg");
    for ink in ["gray", "saver", "black"] {
        read_both_ways(&["--seed", "5", "--ink", ink]);
    }
}

/// Checks a wrong answer against the code in a file.
fn assert_is_read(file: &Path) {
    let told = program::cauldron().arg("check").arg(file).args(["sage"; 4]).output().unwrap();
    let sentence = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(sentence.contains("Sage") && !sentence.contains("in \""), "{file:?}: {sentence}");
}

#[test]
fn codes_in_pdf_and_svg_files_are_read() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    stdout(program::path(), folder.path(), &["--seed", "7", "--svg", "--out", out]);
    let files = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    let of_code = |path: &std::path::PathBuf| {
        let name = path.to_str().unwrap();
        name.ends_with(".pdf") || name.ends_with("front.svg")
    };
    let files: Vec<_> = files.filter(of_code).collect();
    assert_eq!(files.len(), 2);
    files.iter().for_each(|file| assert_is_read(file));

    let pdf = files.iter().find(|file| file.extension().unwrap() == "pdf").unwrap();
    for length in [3000, 100_000] {
        std::fs::write(folder.path().join("cut.pdf"), &std::fs::read(pdf).unwrap()[..length])
            .unwrap();
        assert_is_refused(&folder.path().join("cut.pdf"), "this PDF is damaged or incomplete");
    }
    let cut = folder.path().join("cut.pdf");
    let told = program::cauldron().args(["check", "--lang", "de"]).arg(cut).arg("sage").output();
    let told = String::from_utf8_lossy(&told.unwrap().stderr).into_owned();
    let end = "dieses PDF ist beschädigt oder unvollständig; kopiere es oder lade es noch einmal herunter\n";
    assert!(told.ends_with(end), "{told}");
    std::fs::write(folder.path().join("cut.svg"), "<svg").unwrap();
    assert_is_refused(&folder.path().join("cut.svg"), "this SVG is damaged or incomplete");
}

/// Checks that a file is refused with a sentence that contains `why`.
fn assert_is_refused(file: &Path, why: &str) {
    let told = program::cauldron().arg("check").arg(file).arg("sage").output().unwrap();
    let sentence = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(told.status.code() == Some(2) && sentence.contains(why), "{file:?}: {sentence}");
    assert!(!sentence.contains("cut it down"), "{file:?}: {sentence}");
}

#[test]
fn documents_without_the_code_of_one_game_are_refused() {
    skip_without!("qpdf");
    let folder = TempDir::new().unwrap();
    let make = |arguments: &[&str]| {
        let told = stdout(program::path(), folder.path(), &[arguments, &["--json"]].concat());
        let made: serde_json::Value = serde_json::from_str(&told).unwrap();
        folder.path().join(made["files"][0].as_str().unwrap())
    };
    let sheet = make(&["--seed", "7"]);
    let booklet = make(&["booklet", "-n", "2", "--seed", "7"]);
    let four = folder.path().join("four");
    let out = ["--layout", "4-up", "--sheet", "a4", "--fit", "--out", four.to_str().unwrap()];
    let imposed = make(&[&["--seed", "7"], &out[..]].concat());
    assert_is_read(&imposed);
    assert_is_refused(&booklet, "the codes of several games");
    let changed = |options: &[&str], name: &str| {
        let sheet = sheet.to_str().unwrap();
        stdout("qpdf", folder.path(), &[&[sheet], options, &[name]].concat());
        folder.path().join(name)
    };
    let rules = changed(&["--pages", ".", "2", "--"], "rules.pdf");
    assert_is_refused(&rules, "no QR code was found on any page");
    let locked = changed(&["--encrypt", "secret", "owner", "256", "--"], "locked.pdf");
    assert_is_refused(&locked, "protected with a password");
    // Viewers open one with a password for changes alone.
    assert_is_read(&changed(&["--encrypt", "", "owner", "256", "--"], "open.pdf"));
}

#[test]
fn pdfs_that_qpdf_rewrites_are_read() {
    skip_without!("qpdf");
    let folder = TempDir::new().unwrap();
    let make = ["--seed", "7", "-o", "sheet.pdf", "--no-play-page", "-q"];
    stdout(program::path(), folder.path(), &make);
    for options in [
        &["--qdf"][..],
        &["--qdf", "--object-streams=generate"],
        &["--qdf", "--object-streams=disable"],
        &["--qdf", "--normalize-content=y", "--coalesce-contents"],
        &["--stream-data=uncompress", "--object-streams=generate"],
        &["--stream-data=uncompress", "--object-streams=disable"],
        &["--linearize"],
    ] {
        stdout("qpdf", folder.path(), &[&["sheet.pdf"], options, &["rewritten.pdf"]].concat());
        assert_is_read(&folder.path().join("rewritten.pdf"));
    }
}

#[test]
fn pdf_and_svg_files_of_other_programs_are_read() {
    skip_without!("gs", "pdftocairo");
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let told = stdout(program::path(), folder.path(), &["--seed", "7", "--json", "--out", out]);
    let made: serde_json::Value = serde_json::from_str(&told).unwrap();
    let pdf = made["files"][0].as_str().unwrap();
    let quiet = ["-q", "-dNOPAUSE", "-dBATCH", "-r200", "-dLastPage=1"];
    for device in ["pdfwrite", "pdfimage24", "pdfimage8", "jpeg", "tiff24nc", "bmp16m"] {
        let device = format!("-sDEVICE={device}");
        stdout("gs", folder.path(), &[&quiet[..], &[&device, "-o", "other", pdf]].concat());
        assert_is_read(&folder.path().join("other"));
    }
    for format in ["-pdf", "-svg"] {
        stdout("pdftocairo", folder.path(), &[format, "-l", "1", pdf, "other"]);
        assert_is_read(&folder.path().join("other"));
    }
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    let svg = std::fs::read(folder.path().join("other")).unwrap();
    std::io::Write::write_all(&mut packed, &svg).unwrap();
    let file = folder.path().join("other.svgz");
    std::fs::write(&file, packed.finish().unwrap()).unwrap();
    assert_is_read(&file);
}

#[test]
fn a_picture_as_iphones_take_it_is_refused_with_the_setting_to_change() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("photo.heic");
    std::fs::write(&file, b"\0\0\0\x18ftypheic\0\0\0\0mif1heic").unwrap();
    for (language, setting) in [("en", "Most Compatible"), ("de", "Maximale Kompatibilit")] {
        let mut check = program::cauldron();
        let told = check.args(["--lang", language, "check"]).arg(&file).arg("sage").output();
        let told = told.unwrap();
        let sentence = String::from_utf8_lossy(&told.stderr).into_owned();
        assert!(told.status.code() == Some(2) && sentence.contains(setting), "{sentence}");
    }
}

#[test]
fn a_page_without_a_code_says_so() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    stdout(program::path(), folder.path(), &["--seed", "1", "--png", "72", "--out", out]);
    let rules = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.to_str().unwrap().ends_with("rules.png"))
        .unwrap();
    let told = program::cauldron().arg("check").arg(&rules).arg("sage").output().unwrap();
    let sentence = String::from_utf8_lossy(&told.stderr).into_owned();
    assert_eq!(told.status.code(), Some(2), "{sentence}");
    assert!(sentence.contains("QR"), "{sentence}");
    assert_eq!(sentence.trim_end().lines().count(), 1, "{sentence}");
}
