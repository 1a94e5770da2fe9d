//! Scenes of boards. Each scene is a small place with a characteristic silhouette, drawings on its
//! ground and drawings in its sky.

use super::*;

/// Place shown by a board's decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BoardScene {
    Village,
    Woods,
    Moor,
    Market,
    Mill,
}

/// Drawing on the ground: symbol, side, and width of its place.
type PlacedSymbol = (Symbol, f64, f64);
/// Drawing in the sky: symbol, side, position as a share of the width, and distance from the top.
type SkyDrawing = (Symbol, f64, f64, f64);

/// Number of the stream that selects the scene.
const PLACE: u64 = 0;
/// Number of the stream for the strip of the back.
const STRIP: u64 = 1;
/// Number of the stream for the skyline.
const SKYLINE: u64 = 2;
/// Number of the stream for the first garden; those of other gardens follow.
const GARDENS: u64 = 16;

impl BoardScene {
    /// All scenes.
    pub(crate) const ALL: [BoardScene; 5] = [
        BoardScene::Village,
        BoardScene::Woods,
        BoardScene::Moor,
        BoardScene::Market,
        BoardScene::Mill,
    ];

    /// Selects the scene of a board by its `art`.
    pub(crate) fn drawn(art: Seed) -> BoardScene {
        let number = Stream::new(art, WitchesConcern::SceneArt, PLACE).below(Self::ALL.len());
        BoardScene::ALL[number]
    }

    /// Returns the stream for the strip of the back.
    pub(super) fn strip_stream(art: Seed) -> Stream {
        Stream::new(art, WitchesConcern::SceneArt, STRIP)
    }

    /// Returns the stream for the skyline. All skylines of a sheet use equal streams.
    pub(super) fn skyline_stream(art: Seed) -> Stream {
        Stream::new(art, WitchesConcern::SceneArt, SKYLINE)
    }

    /// Returns the stream for the garden with this `index`.
    pub(super) fn garden_stream(art: Seed, index: usize) -> Stream {
        Stream::new(art, WitchesConcern::SceneArt, GARDENS + index as u64)
    }

    /// Drawings on the ground, from left to right.
    pub(crate) fn ground(self) -> &'static [PlacedSymbol] {
        match self {
            BoardScene::Village => VILLAGE,
            BoardScene::Woods => WOODS,
            BoardScene::Moor => MOOR,
            BoardScene::Market => MARKET,
            BoardScene::Mill => MILL,
        }
    }

    /// Drawings in the sky, placed above low ones on the ground.
    pub(super) fn sky(self) -> &'static [SkyDrawing] {
        match self {
            BoardScene::Village => VILLAGE_SKY,
            BoardScene::Woods => WOODS_SKY,
            BoardScene::Moor => MOOR_SKY,
            BoardScene::Market => MARKET_SKY,
            BoardScene::Mill => MILL_SKY,
        }
    }

    /// Heights of the ground at equal distances, relative to its base.
    pub(super) fn hills(self) -> &'static [f64] {
        match self {
            BoardScene::Village => &[0.2, 1.2, 0.6, -0.6, -1.0, -0.2, 0.6],
            BoardScene::Woods => &[0.4, 1.8, 0.0, 1.6, -0.4, 1.2, 0.2, 1.8, 0.6],
            BoardScene::Moor => &[0.6, -1.0, 0.8, 1.4, -1.0, -1.2, 0.4, 1.2, -0.6],
            BoardScene::Market => &[0.0, 0.0],
            BoardScene::Mill => &[-0.8, 0.6, 3.8, 3.2, 0.8, 0.0, -0.4, -1.2, -0.4],
        }
    }
}

const VILLAGE: &[PlacedSymbol] = &[
    (symbol!("pine"), 17.0, 14.0),
    (symbol!("hut"), 29.0, 29.0),
    (symbol!("lantern"), 14.0, 12.0),
    (symbol!("pine"), 24.0, 17.0),
    (symbol!("house"), 27.0, 25.0),
    (symbol!("cat"), 11.0, 12.0),
    (symbol!("cauldron"), 16.0, 18.0),
    (symbol!("hut"), 22.0, 23.0),
    (symbol!("pine"), 15.0, 12.0),
];
const VILLAGE_SKY: &[SkyDrawing] = &[
    (symbol!("stars"), 7.0, 0.03, 2.0),
    (symbol!("broom"), 13.0, 0.3, 3.0),
    (symbol!("moon"), 11.0, 0.68, 1.5),
    (symbol!("stars"), 6.0, 0.93, 1.0),
];

const WOODS: &[PlacedSymbol] = &[
    (symbol!("leafy-tree"), 29.0, 25.0),
    (symbol!("toadstools"), 8.0, 9.0),
    (symbol!("pine"), 30.0, 22.0),
    (symbol!("pine"), 19.0, 14.0),
    (symbol!("cauldron"), 14.0, 16.0),
    (symbol!("toadstools"), 11.0, 12.0),
    (symbol!("bare-tree"), 28.0, 26.0),
    (symbol!("pine"), 25.0, 19.0),
    (symbol!("toadstools"), 6.0, 7.0),
    (symbol!("leafy-tree"), 22.0, 19.0),
];
const WOODS_SKY: &[SkyDrawing] = &[
    (symbol!("stars"), 6.0, 0.03, 2.0),
    (symbol!("stars"), 7.0, 0.37, 3.0),
    (symbol!("moon"), 11.0, 0.52, 1.5),
    (symbol!("stars"), 6.0, 0.86, 3.0),
];

const MOOR: &[PlacedSymbol] = &[
    (symbol!("reeds"), 17.0, 18.0),
    (symbol!("standing-stone"), 24.0, 25.0),
    (symbol!("wisp"), 9.0, 12.0),
    (symbol!("bare-tree"), 30.0, 29.0),
    (symbol!("reeds"), 12.0, 13.0),
    (symbol!("cauldron"), 15.0, 18.0),
    (symbol!("standing-stone"), 15.0, 17.0),
    (symbol!("wisp"), 7.0, 10.0),
    (symbol!("reeds"), 20.0, 20.0),
];
const MOOR_SKY: &[SkyDrawing] = &[
    (symbol!("stars"), 6.0, 0.04, 3.0),
    (symbol!("cloud"), 16.0, 0.2, 0.0),
    (symbol!("moon"), 11.0, 0.66, 1.5),
    (symbol!("cloud"), 13.0, 0.86, 1.0),
];

const MARKET: &[PlacedSymbol] = &[
    (symbol!("house"), 29.0, 28.0),
    (symbol!("barrel"), 11.0, 12.0),
    (symbol!("stall"), 26.0, 28.0),
    (symbol!("cat"), 10.0, 12.0),
    (symbol!("cauldron"), 15.0, 18.0),
    (symbol!("lantern"), 15.0, 12.0),
    (symbol!("stall"), 24.0, 26.0),
    (symbol!("sack"), 10.0, 12.0),
    (symbol!("house"), 25.0, 24.0),
];
const MARKET_SKY: &[SkyDrawing] = &[
    (symbol!("stars"), 7.0, 0.2, 2.0),
    (symbol!("moon"), 11.0, 0.5, 1.5),
    (symbol!("broom"), 13.0, 0.72, 3.0),
    (symbol!("stars"), 6.0, 0.97, 1.0),
];

const MILL: &[PlacedSymbol] = &[
    (symbol!("leafy-tree"), 20.0, 19.0),
    (symbol!("sack"), 10.0, 11.0),
    (symbol!("mill"), 35.0, 33.0),
    (symbol!("sack"), 8.0, 9.0),
    (symbol!("hut"), 23.0, 24.0),
    (symbol!("barrel"), 11.0, 13.0),
    (symbol!("cauldron"), 15.0, 18.0),
    (symbol!("reeds"), 13.0, 14.0),
    (symbol!("leafy-tree"), 26.0, 23.0),
];
const MILL_SKY: &[SkyDrawing] = &[
    (symbol!("cloud"), 15.0, 0.05, 1.0),
    (symbol!("stars"), 6.0, 0.46, 2.0),
    (symbol!("moon"), 11.0, 0.7, 1.5),
    (symbol!("cloud"), 13.0, 0.92, 0.0),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scene_comes_up_about_as_often() {
        let mut counts = BoardScene::ALL.map(|scene| (scene, 0));
        for seed in 0..1000 {
            let scene = BoardScene::drawn(Seed(seed));
            counts.iter_mut().filter(|(of, _)| *of == scene).for_each(|(_, count)| *count += 1);
        }
        assert!(counts.iter().all(|(_, count)| (150..250).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_seed_keeps_its_scene() {
        let drawn = [1, 4, 8, 11, 16].map(|seed| BoardScene::drawn(Seed(seed)));
        let kept = [BoardScene::Moor, BoardScene::Woods, BoardScene::Village];
        assert_eq!(drawn, [&kept[..], &[BoardScene::Market, BoardScene::Mill]].concat()[..]);
    }

    #[test]
    fn no_two_scenes_show_the_same_things() {
        for (i, one) in BoardScene::ALL.into_iter().enumerate() {
            for other in &BoardScene::ALL[..i] {
                let of = |scene: BoardScene| scene.ground().iter().map(|(symbol, ..)| *symbol);
                let own = of(one).filter(|symbol| of(*other).all(|its| its != *symbol));
                assert!(own.count() >= 2, "{one:?} {other:?}");
            }
        }
    }
}
