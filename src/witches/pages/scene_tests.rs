//! The scenes of boards are in their place on both sides.

use super::board::BoardScene;
use super::tests::{A4, LETTER, options, side_of, timed};
use super::*;
use crate::common::players::Players;
use crate::page::Theme;
use crate::page::ledger::Ledger;

/// Largest side of a QR code with its quiet zone.
const CODE: LayoutUnit = LayoutUnit(48.0);
/// Smallest gap at the left of the QR code.
const CODE_GAP: LayoutUnit = LayoutUnit(2.0);

fn count(ledger: &Ledger, what: &str) -> usize {
    ledger.placed.iter().filter(|placed| placed.what == what).count()
}

#[test]
fn a_board_shows_one_scene_on_both_sides() {
    let mut seen = Vec::new();
    for seed in 0..24 {
        for players in Players::all() {
            let name = format!("{seed} {players:?}");
            let paper = if seed % 2 == 0 { A4 } else { LETTER };
            let view = timed(seed, players, Level::FirstGame, Language::first());
            let scene = BoardScene::drawn(view.art);
            seen.push(scene);
            let back = side_of(&view, &options(paper), Side::Back);
            for (symbol, ..) in scene.ground() {
                assert!(count(&back, symbol.name()) > 0, "{name}: {symbol:?}");
            }
            for side in Side::ALL {
                let ledger = side_of(&view, &options(paper), side);
                assert_eq!(count(&ledger, "skyline"), 1, "{name}");
            }
        }
    }
    for scene in BoardScene::ALL {
        assert!(seen.contains(&scene), "{scene:?}");
    }
}

#[test]
fn no_skyline_comes_near_the_code() {
    for (seed, players) in (0..).zip(Players::all()) {
        for level in Level::ALL {
            let view = timed(seed, players, level, Language::first());
            let front = side_of(&view, &options(A4), Side::Front);
            let (_, strip) = front.rooms.iter().find(|(name, _)| name == "strip").unwrap();
            let skyline = front.placed.iter().find(|placed| placed.what == "skyline").unwrap();
            assert!(skyline.frame.right() <= strip.right() - CODE - CODE_GAP, "{players:?}");
        }
    }
}

/// If there is no room below the effects, only the skyline is behind them.
#[test]
fn scenes_keep_clear_of_effects() {
    let mut below = 0;
    for seed in 0..40 {
        for level in Level::ALL.into_iter().skip(2) {
            let view = timed(seed, Players::new(4).unwrap(), level, Language::first());
            let back = side_of(&view, &options(A4), Side::Back);
            let is_scenery = |what: &str| {
                let scene = BoardScene::drawn(view.art);
                scene.ground().iter().any(|(symbol, ..)| symbol.name() == what)
            };
            let badges = Category::ALL.map(|category| Symbol::from(category).name());
            let foot = back.placed.iter().filter(|placed| badges.contains(&placed.what.as_str()));
            let foot =
                foot.map(|badge| badge.frame.bottom()).fold(LayoutUnit(0.0), LayoutUnit::max);
            let is_ground = |layer| layer == Layer::Ground;
            let all = back.placed.iter().filter(|p| is_ground(p.layer) && is_scenery(&p.what));
            below += usize::from(all.clone().count() > 0);
            assert!(all.clone().all(|placed| placed.frame.y > foot), "{seed} {level:?}");
        }
    }
    assert!(below > 20, "{below}");
}

#[test]
fn large_print_has_its_scene() {
    for theme in Theme::names() {
        let view = timed(4, Players::new(2).unwrap(), Level::FirstGame, Language::first());
        let theme = Theme::of(theme).unwrap();
        let options = DrawOptions { theme, large_print: true, ..options(A4) };
        let pages = pages(&view, &options).unwrap();
        let scene = BoardScene::drawn(view.art);
        let svg = pages[1].svg();
        for (symbol, ..) in scene.ground() {
            let placed = format!("-sym-{}\"", symbol.name());
            assert!(svg.contains(&placed), "{theme:?} {symbol:?}");
        }
    }
}
