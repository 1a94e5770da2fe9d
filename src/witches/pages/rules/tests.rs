//! The pictures of the rules, over many boards.

use super::scene::Scene;
use crate::edition::Edition;
use crate::players::Players;
use crate::seed::Seed;
use crate::witches::board::{Board, Plot};
use crate::witches::settings::Level;

/// Nearly every board has a place for the example turns, and it is one of the board.
#[test]
fn boards_have_a_scene_of_their_own() {
    let (mut boards, mut scenes, mut printed) = (0, 0, 0);
    for level in Level::ALL {
        for players in Players::all() {
            for seed in 0..6 {
                let settings = level.settings().in_edition(Edition::LATEST);
                let board = Board::generate(Seed(seed), players, &settings);
                let ingredients = &crate::witches::puzzle::Ingredient::ALL[..6];
                boards += 1;
                let Some(scene) = Scene::of(&board, ingredients) else { continue };
                scenes += 1;
                let garden = &board.gardens[scene.garden];
                let section = board.cauldrons[scene.cauldron].section;
                assert_eq!(garden.section, section, "one player has both");
                assert_eq!(scene.plots[scene.empty], Plot::Empty);
                let (place, plucked) = scene.plucked();
                match scene.printed() {
                    Some(ingredient) => {
                        printed += 1;
                        assert_eq!(scene.plots[place], Plot::Planted(ingredient));
                        assert_eq!(plucked, ingredient);
                        assert_ne!(scene.planted, ingredient);
                    }
                    None => assert_eq!((place, plucked), (scene.empty, scene.planted)),
                }
            }
        }
    }
    assert!(scenes * 100 >= boards * 98, "{scenes} of {boards}");
    assert!(printed * 2 > boards, "{printed} of {boards}");
}
