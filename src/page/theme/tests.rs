//! Themes: each kind of fault is reported, and pages show the changes of a theme.

use std::collections::BTreeMap;

use super::fault::Files;
use super::*;
use crate::common::players::Identity;
use crate::page::ink::Ink;
use crate::page::list::{Node, Paint, PaintRole, Rgb, Shape};
use crate::page::shape::{Point, polyline};
use crate::page::svg::Writer;
use crate::page::symbols::symbol;
use crate::texts::Language;

const MANIFEST: &str = "title = \"T\"\nabout = \"A\"\n";
const SQUARE: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><title>S</title><rect x="5" y="5" width="90" height="90" fill="#336699"/></svg>"##;

/// Returns the faults of a theme whose manifest continues with `manifest`, and which has `files`.
fn told(manifest: &str, files: &[(&str, &str)]) -> Vec<String> {
    let manifest = format!("{MANIFEST}{manifest}");
    let mut all = vec![("theme.toml", manifest.as_str())];
    all.extend(files);
    let (_, faults) = Theme::read("t", true, &Files::of(&all));
    faults.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn tells(manifest: &str, files: &[(&str, &str)], wanted: &str) {
    let told = told(manifest, files);
    assert!(told.iter().any(|fault| fault.contains(wanted)), "{told:?}");
}

#[test]
fn themes_that_are_built_in_are_without_fault() {
    assert!(Theme::names().count() >= 4);
    for name in Theme::names() {
        assert_eq!(Theme::faults(name), Ok(Vec::new()), "{name}");
        let theme = Theme::of(name).unwrap();
        assert_eq!(theme, Theme::of(name).unwrap());
        assert!(theme.adapt_language(Language::first()).is_ok());
    }
}

#[test]
fn what_a_manifest_says_wrong_is_told_with_its_line() {
    let none: &[(&str, &str)] = &[];
    assert_eq!(told("", none), [""; 0]);
    tells("ink\n", none, "theme.toml, line 3: this is not TOML");
    tells("colors = 3\n", none, "line 3: there is no key \"colors\"; did you mean colours?");
    tells("[colour]\n", none, "there is no table \"colour\"; did you mean colours?");
    tells("ink = \"blue\"\n", none, "line 3: ink is one of colour, gray, saver, black");
    tells(
        "[colours]\ngarden-lin = \"#000000\"\n",
        none,
        "line 4: there is no colour \"garden-lin\"; did you mean garden-line?",
    );
    tells("[colours]\nink = \"blue\"\n", none, "takes a colour such as");
    tells("[colours]\nink = \"#cccccc\"\n", none, "the colour ink (#cccccc) on paper (#ffffff)");
    tells("[fonts]\nheading = \"comic\"\n", none, "heading is one of regular, bold");
    tells("[gardens]\nwobble = 7\n", none, "takes a number from 0 to 1");
    tells("[gardens]\nground = 1\n", none, "ground is true or false");
    tells("[cauldron]\nedges = [1, 2]\n", none, "takes four numbers");
    tells("[cauldron]\nedges = [1, 2, 3, 4]\n", none, "needs a drawing");
    tells("[fade]\ncolour = \"brown\"\n", none, "takes a colour such as");
    tells("[fade]\nshare = 3\n", none, "there is no key of [fade] \"share\"");
    tells("[words.xx]\nwitch = \"x\"\n", none, "there is no language \"xx\"");
    tells("[words.en]\nWitch = \"x\"\n", none, "is not one word in lower case");
    let (_, faults) = Theme::read("t", true, &Files::of(&[("theme.toml", "")]));
    assert_eq!(faults.len(), 2);
    let (_, faults) = Theme::read("t", true, &Files::of(&[]));
    assert_eq!(faults, [ThemeFault::NoManifest]);
}

#[test]
fn what_is_wrong_with_drawings_is_told() {
    tells(
        "[symbols]\nmint = \"a\"\n",
        &[],
        "symbols/a.svg is not there, though theme.toml wants it for mint",
    );
    tells("[symbols]\nmin = \"a\"\n", &[], "there is no symbol \"min\"; did you mean mint?");
    tells("[symbols]\nmint = \"../a\"\n", &[], "takes the name of a file in symbols");
    tells("", &[("symbols/a.svg", SQUARE)], "symbols/a.svg is used for nothing");
    let mint = "[symbols]\nmint = \"a\"\n";
    assert_eq!(told(mint, &[("symbols/a.svg", SQUARE)]), [""; 0]);
    let with = |from: &str, to: &str| SQUARE.replace(from, to);
    tells(mint, &[("symbols/a.svg", &with("0 0 100 100", "0 0 100 90"))], "it is not square");
    tells(mint, &[("symbols/a.svg", &with("<rect", "<text/><rect"))], "it has <text>");
    // Names and notes of drawing programs draw nothing, and every square has a size of its own.
    let saved = r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:a="http://a.b/c" viewBox="0 0 24 24" id="svg1"><metadata><a:b/><text/></metadata><a:view/><defs/><g class="k"><rect id="r" x="1.2" y="1.2" width="21.6" height="21.6" fill="#336699"/></g></svg>"##;
    assert_eq!(told(mint, &[("symbols/a.svg", saved)]), [""; 0]);
    let shapes = |file: &str| super::drawings::parse_symbol(file, None).unwrap();
    assert_eq!(shapes(saved)[0].shape, shapes(SQUARE)[0].shape);
    tells(
        mint,
        &[("symbols/a.svg", &with("<rect", "<rect style=\"a:b\""))],
        "its <rect> has style",
    );
    tells(mint, &[("symbols/a.svg", &with("x=\"5\"", "x=\"50\""))], "it leaves its square");
    tells(mint, &[("symbols/a.svg", &with("\"90\"", "\"20\""))], "it is small");
    tells(mint, &[("symbols/a.svg", "mint")], "it is not an SVG drawing");
    let owl = "[symbols]\nowl = \"a\"\n";
    tells(owl, &[("symbols/a.svg", SQUARE)], "it does not wear the colour of its section");
    let pot = "[cauldron]\ndrawing = \"p\"\nedges = [9, 9, 9, 9]\ncell = 50\n";
    tells(pot, &[], "drawings/p.svg is not there, though theme.toml wants it for cauldrons");
    tells(
        pot,
        &[("drawings/p.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")],
        "drawings/p.svg: ",
    );
    assert_eq!(told(pot, &[("drawings/p.svg", SQUARE)]), [""; 0]);
}

#[test]
fn what_is_wrong_with_words_is_told() {
    tells("", &[("messages/xx.ftl", "")], "there is no language \"xx\"");
    let file = "messages/en.ftl";
    tells("", &[(file, "ingredient-sag = Sapphire\n")], "did you mean ingredient-sage?");
    tells("", &[(file, "ingredient-sage = Quartz\n")], "let it begin with \"Sa\"");
    assert_eq!(told("", &[(file, "ingredient-sage = Sapphire\n")]), [""; 0]);
}

/// Returns a theme that changes a colour, two symbols and a word.
fn theme() -> &'static Theme {
    let manifest = format!(
        "{MANIFEST}[colours]\nink = \"#102030\"\n[symbols]\nmint = \"a\"\nowl = \"b\"\n[words.en]\nwitch = \"sailor\"\n"
    );
    let owl = SQUARE.replace("#336699", "currentColor");
    let files =
        Files::of(&[("theme.toml", &manifest), ("symbols/a.svg", SQUARE), ("symbols/b.svg", &owl)]);
    let (theme, faults) = Theme::read("t", true, &files);
    assert_eq!(faults, []);
    Box::leak(Box::new(theme))
}

#[test]
fn drawings_wear_a_theme_and_the_usual_one_changes_nothing() {
    let drawn = |appearance: Appearance| {
        let mut svg = String::new();
        let mut writer = Writer::new(appearance, &mut svg);
        writer.define([symbol!("mint"), symbol!("owl"), symbol!("sage")]);
        let outline = || polyline(&[Point::of(0.0, 0.0), Point::of(9.0, 0.0)], false);
        let shape = |paint| Shape {
            outline: outline(),
            fill: Some(paint),
            line: None,
            crisp: false,
            even_odd: false,
            covers_line: false,
        };
        let paints = [Paint::Role(PaintRole::Ink), Paint::Fixed(Rgb::hex(PaintRole::Ink.usual()))];
        writer.nodes(&paints.map(|paint| Node::Shape(shape(paint))));
        svg
    };
    let filled = |colour: &str| format!(r#"<path d="M0 0L9 0" fill="{colour}"/>"#);
    let (usual, own) = (filled(PaintRole::Ink.usual()), filled("#102030"));
    assert!(drawn(Appearance::usual()).ends_with(&usual.repeat(2)));
    let worn = drawn(Appearance { theme: theme(), ink: Ink::Colour });
    let mint = r##"<g id="sym-mint"><path d="M5 5L95 5L95 95L5 95Z" fill="#336699"/></g>"##;
    assert!(worn.contains(mint), "{worn}");
    let owl = format!(
        r#"<g id="sym-owl"><path d="M5 5L95 5L95 95L5 95Z" fill="{}"/></g>"#,
        Identity::Owl.colour()
    );
    assert!(worn.contains(&owl), "{worn}");
    // Machine-readable content is unchanged. Other content has the theme's ink colour.
    assert!(worn.ends_with(&format!("{own}{usual}")), "{worn}");
    let saved = drawn(Appearance { theme: theme(), ink: Ink::Black });
    assert!(!saved.contains("#336699") && saved.contains("sym-mint"), "{saved}");
}

#[test]
fn a_theme_speaks_the_languages_that_it_has_words_for() {
    let spoken = theme().adapt_language(Language::first()).unwrap();
    assert_eq!(spoken.plain("sheet-witch").as_deref(), Some("Sailor"));
    assert_eq!(Theme::usual().adapt_language(Language::first()), Ok(Language::first()));
    let others: BTreeMap<u8, _> = Language::all().iter().map(|own| (own.number(), own)).collect();
    for own in others.values().filter(|own| own.number() != 0) {
        let error = theme().adapt_language(own).unwrap_err().to_string();
        assert!(error.contains("does not speak"), "{error}");
    }
}

#[test]
fn a_theme_that_there_is_not_is_told_with_the_nearest() {
    let error = Theme::of("ink-saved").unwrap_err().to_string();
    assert_eq!(error, "there is no theme \"ink-saved\"; did you mean ink-saver?");
}
