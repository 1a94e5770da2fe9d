//! Tests that create, check and use themes.

use std::path::Path;

use super::*;
use crate::cli::tests::Screen;
use cauldron_press::texts::Language;

fn told(command: Command) -> (Result<ExitCode, Failure>, String) {
    let screen = Screen::default();
    let console = Console::with_writer(Box::new(screen.clone()), Language::first());
    (run(&ThemeArgs { command }, &console), screen.text())
}

fn checked(folder: &Path) -> (Result<ExitCode, Failure>, String) {
    told(Command::Check(CheckArgs { theme: folder.display().to_string() }))
}

#[test]
fn a_theme_that_is_begun_is_without_fault_and_not_begun_twice() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("mine");
    let begin = || told(Command::New(NewArgs { folder: folder.clone() }));
    assert!(begin().0.is_ok());
    assert!(begin().0.is_err());
    assert_eq!(Theme::faults(&folder.display().to_string()), Ok(Vec::new()));
    let manifest = folder.join("theme.toml");
    // All commented lines of the manifest are valid without the comment sign.
    let all = std::fs::read_to_string(&manifest).unwrap();
    let colours: String = all
        .lines()
        .map(|line| match line.strip_prefix("# ") {
            Some(said) if said.contains(" = \"#") && !said.starts_with("colour ") => {
                format!("{said}\n")
            }
            _ => format!("{line}\n"),
        })
        .collect();
    std::fs::write(&manifest, colours + "moon = \"moon\"\n").unwrap();
    let (code, screen) = checked(&folder);
    assert_eq!(code.unwrap(), ExitCode::from(NO));
    assert_eq!(screen, "symbols/moon.svg is not there, though theme.toml wants it for moon\n");
}

#[test]
fn a_name_that_is_too_long_for_its_place_is_told_from_drawn_sheets() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("messages")).unwrap();
    std::fs::write(folder.path().join("theme.toml"), "title = \"Long\"\nabout = \"Long\"\n")
        .unwrap();
    let long = format!("creature-owl = Ow{}\n", "l".repeat(200));
    std::fs::write(folder.path().join("messages/en.ftl"), long).unwrap();
    let (code, screen) = checked(folder.path());
    assert_eq!(code.unwrap(), ExitCode::from(NO));
    assert!(screen.contains("Owlllll") || screen.contains("has no room"), "{screen}");
}

#[test]
fn themes_that_are_built_in_are_listed_and_fit_on_sheets() {
    let (_, screen) = told(Command::List);
    assert!(Theme::names().all(|name| screen.contains(name)), "{screen}");
    // This theme has its own words and shapes; the others have the usual layout.
    let (code, screen) = told(Command::Check(CheckArgs { theme: "space-laboratory".to_owned() }));
    assert_eq!(code.unwrap(), ExitCode::SUCCESS, "{screen}");
}

#[test]
fn what_is_no_theme_is_refused() {
    let error = |name: &str| match told(Command::Check(CheckArgs { theme: name.to_owned() })).0 {
        Err(Failure::Input(told)) => told,
        other => panic!("{other:?}"),
    };
    assert!(error("herbarum").contains("did you mean herbarium?"));
    let empty = tempfile::tempdir().unwrap();
    let (code, screen) = checked(empty.path());
    assert_eq!(code.unwrap(), ExitCode::from(NO));
    assert!(screen.contains("there is no theme.toml"), "{screen}");
}
