//! Decoration at the ends of beds: grass, sprouts and stones, some of them replaced by drawings of
//! the board's scene. Circles are avoided, because they would look like dots to fill in.

use super::scene::BoardScene;
use super::*;

/// Largest height of the decoration.
pub(super) const HIGHEST: LayoutUnit = LayoutUnit(2.4);
/// Horizontal reach of a bent blade.
const BEND: LayoutUnit = LayoutUnit(0.9);
/// Largest distance from the foot of the decoration to either side.
pub(super) const WIDEST: LayoutUnit = LayoutUnit(1.9);
/// Fullness of round corners, as for [`Contour::round`].
const CURVED: f64 = 0.55;
/// Half the width of a stone of a [`pile`].
const STONE: LayoutUnit = LayoutUnit(1.0);
/// Height of a stone of a [`pile`].
const STONE_HEIGHT: LayoutUnit = LayoutUnit(1.1);
/// Half the width of a cobble.
const COBBLE: LayoutUnit = LayoutUnit(0.6);
/// Height of a cobble.
const COBBLE_HEIGHT: LayoutUnit = LayoutUnit(0.6);
/// Distance between two cobbles.
const COBBLE_STEP: LayoutUnit = LayoutUnit(1.25);
/// Half the width of the cap of a [`toadstool`].
const CAP: LayoutUnit = LayoutUnit(1.0);
/// Half the width of the stalk of a [`toadstool`].
const STALK: LayoutUnit = LayoutUnit(0.3);
/// Share of the cap in the height of a [`toadstool`].
const CAP_SHARE: f64 = 0.5;
/// Half the width of a reed's head.
const HEAD: LayoutUnit = LayoutUnit(0.34);
/// Lower end of a reed's head, as a share of the reed's height.
const HEAD_FROM: f64 = 0.5;
/// Upper end of a reed's head, as a share of the reed's height.
const HEAD_TO: f64 = 0.96;
/// Half the width of an ear of wheat.
const EAR: LayoutUnit = LayoutUnit(0.5);

/// Decoration at the end of a bed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Pile,
    Sprout,
    Tuft,
    Toadstool,
    Reeds,
    Cobbles,
    Wheat,
}

/// Contours of the decoration, by style of drawing.
#[derive(Default)]
pub(super) struct GardenDecoration {
    /// Contours drawn as lines only.
    pub grass: Vec<Contour>,
    pub stones: Vec<Contour>,
    pub wood: Vec<Contour>,
}

impl Token {
    pub(super) const USUAL: [Token; 3] = [Token::Pile, Token::Sprout, Token::Tuft];

    /// Returns the scene's replacement for a usual token, or the token itself.
    pub(super) fn of(self, scene: BoardScene) -> Token {
        match (scene, self) {
            (BoardScene::Woods, Token::Pile | Token::Sprout) => Token::Toadstool,
            (BoardScene::Moor, Token::Sprout | Token::Tuft) => Token::Reeds,
            (BoardScene::Market, Token::Pile | Token::Tuft) => Token::Cobbles,
            (BoardScene::Mill, Token::Sprout | Token::Tuft) => Token::Wheat,
            _ => self,
        }
    }

    /// Returns the largest distance from the foot to either side.
    pub(super) fn reach(self) -> LayoutUnit {
        match self {
            Token::Pile | Token::Cobbles => WIDEST,
            Token::Sprout | Token::Reeds | Token::Toadstool => BEND * 1.5,
            Token::Tuft | Token::Wheat => BEND,
        }
    }

    /// Adds the contours of the token at `foot` to `grown`.
    pub(super) fn grow(self, foot: Point, stream: &mut Stream, grown: &mut GardenDecoration) {
        match self {
            Token::Pile => grown.stones.extend(pile(foot, stream)),
            Token::Sprout => grown.grass.extend(sprout(foot)),
            Token::Tuft => grown.grass.extend(tuft(foot, stream)),
            Token::Toadstool => toadstool(foot, stream, grown),
            Token::Reeds => reeds(foot, stream, grown),
            Token::Cobbles => grown.stones.extend(cobbles(foot, stream)),
            Token::Wheat => grown.grass.extend(wheat(foot, stream)),
        }
    }
}

/// Returns a random share from 0 to 1, in steps of 0.01.
pub(super) fn share(stream: &mut Stream) -> f64 {
    stream.below(101) as f64 / 100.0
}

/// Returns three blades of grass.
fn tuft(foot: Point, stream: &mut Stream) -> [Contour; 3] {
    let height = HIGHEST * (0.8 + 0.2 * share(stream));
    let blade = |bend: f64, part: f64| {
        let tip = Point::new(foot.x + BEND * bend, foot.y - height * part);
        let mut line = Contour::from(foot);
        line.quadratic(Point::new(foot.x, foot.y - height * part / 2.0), tip);
        line
    };
    [blade(-1.0, 0.75), blade(0.1, 1.0), blade(1.0, 0.7)]
}

/// Returns a stalk with two leaves.
fn sprout(foot: Point) -> [Contour; 3] {
    let top = Point::new(foot.x, foot.y - HIGHEST * 0.6);
    let leaf = |side: f64| {
        let tip = Point::new(top.x + BEND * 1.5 * side, top.y - BEND * 0.7);
        let mut line = Contour::from(top);
        line.quadratic(Point::new(top.x + BEND * 0.3 * side, tip.y), tip);
        line.quadratic(Point::new(tip.x, top.y), top);
        line
    };
    [Contour::straight(foot, top), leaf(-1.0), leaf(1.0)]
}

/// Returns two stones, the smaller one in front of the larger.
fn pile(foot: Point, stream: &mut Stream) -> [Contour; 2] {
    let stone = |x: LayoutUnit, size: f64| {
        let (half, top) = (STONE * size, foot.y - STONE_HEIGHT * size);
        let mut line = Contour::from(Point::new(x - half, foot.y));
        line.round(Point::new(x - half, top), Point::new(x, top), CURVED);
        line.round(Point::new(x + half, top), Point::new(x + half, foot.y), CURVED);
        line.close()
    };
    let side = if stream.chance(1, 2) { 1.0 } else { -1.0 };
    let large = 0.8 + 0.3 * share(stream);
    [stone(foot.x, large), stone(foot.x + STONE * 1.2 * side, 0.6)]
}

/// Adds a toadstool: a cap on a stalk.
fn toadstool(foot: Point, stream: &mut Stream, grown: &mut GardenDecoration) {
    let size = 0.8 + 0.2 * share(stream);
    let at =
        |dx: LayoutUnit, up: f64| Point::new(foot.x + dx * size, foot.y - HIGHEST * (up * size));
    let (below, cap) = (1.0 - CAP_SHARE, CAP);
    let mut stalk = Contour::from(at(-STALK * 1.3, 0.0));
    stalk.line(at(-STALK, below)).line(at(STALK, below)).line(at(STALK * 1.3, 0.0));
    grown.stones.push(stalk.close());
    let mut line = Contour::from(at(-cap, below));
    line.curve(at(-cap, 0.85), at(cap * -0.5, 1.0), at(LayoutUnit(0.0), 1.0));
    line.curve(at(cap * 0.5, 1.0), at(cap, 0.85), at(cap, below));
    grown.wood.push(line.close());
}

/// Adds two reeds with their heads, and a blade.
fn reeds(foot: Point, stream: &mut Stream, grown: &mut GardenDecoration) {
    let side = if stream.chance(1, 2) { 1.0 } else { -1.0 };
    let high = HIGHEST * (0.85 + 0.15 * share(stream));
    for (dx, part) in [(0.0, 1.0), (BEND.0 * side, 0.74)] {
        let at = |x: LayoutUnit, up: f64| {
            Point::new(foot.x + LayoutUnit(dx) + x, foot.y - high * (part * up))
        };
        grown
            .grass
            .push(Contour::straight(at(LayoutUnit(0.0), 0.0), at(LayoutUnit(0.0), HEAD_FROM)));
        let (from, to) = (at(HEAD, HEAD_FROM), at(HEAD, HEAD_TO));
        let head = Frame::new(to.x - 2.0 * HEAD, to.y, 2.0 * HEAD, from.y - to.y);
        grown.wood.push(Contour::rounded(head, HEAD));
    }
    let tip = Point::new(foot.x - BEND * 1.3 * side, foot.y - high * 0.55);
    let mut blade = Contour::from(foot);
    blade.quadratic(Point::new(foot.x - BEND * 0.2 * side, foot.y - high * 0.4), tip);
    grown.grass.push(blade);
}

/// Returns three flat stones next to each other.
fn cobbles(foot: Point, stream: &mut Stream) -> [Contour; 3] {
    [-1.0, 0.0, 1.0].map(|place| {
        let high = COBBLE_HEIGHT * (0.8 + 0.4 * share(stream));
        let x = foot.x + COBBLE_STEP * place;
        let stone = Frame::new(x - COBBLE, foot.y - high, 2.0 * COBBLE, high);
        Contour::rounded(stone, COBBLE_HEIGHT * 0.45)
    })
}

/// Returns a stalk of wheat with its grains.
fn wheat(foot: Point, stream: &mut Stream) -> Vec<Contour> {
    let high = HIGHEST * (0.85 + 0.15 * share(stream));
    let at = |dx: LayoutUnit, up: f64| Point::new(foot.x + dx, foot.y - high * up);
    let mut all = vec![Contour::straight(at(LayoutUnit(0.0), 0.0), at(LayoutUnit(0.0), 1.0))];
    for (up, side) in [0.34, 0.48, 0.62, 0.76].into_iter().flat_map(|up| [(up, -1.0), (up, 1.0)]) {
        let mut grain = Contour::from(at(LayoutUnit(0.0), up));
        grain.quadratic(at(EAR * side, up + 0.06), at(EAR * side, up + 0.22));
        all.push(grain);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_grows_keeps_to_its_end_of_a_bed() {
        let foot = Point::of(30.0, 40.0);
        let scenes = BoardScene::ALL.into_iter();
        let tokens = scenes.flat_map(|scene| Token::USUAL.map(|token| token.of(scene)));
        for token in tokens.chain(Token::USUAL) {
            for seed in 0..100 {
                let mut stream = Stream::new(Seed(seed), WitchesConcern::SceneArt, 0);
                let mut grown = GardenDecoration::default();
                token.grow(foot, &mut stream, &mut grown);
                let GardenDecoration { grass, stones, wood } = grown;
                let all = [grass, stones, wood].concat();
                let points: Vec<Point> = all.iter().flat_map(Contour::control_points).collect();
                let reach = token.reach();
                assert!(reach <= WIDEST && !points.is_empty(), "{token:?}");
                let room = Frame::new(foot.x - reach, foot.y - HIGHEST, 2.0 * reach, HIGHEST);
                let placed = Frame::bounding_box(&points);
                assert!(room.encloses(&placed), "{token:?} at {placed:?}");
            }
        }
    }

    #[test]
    fn every_scene_but_the_village_has_something_of_its_own() {
        for scene in BoardScene::ALL {
            let own = Token::USUAL.iter().filter(|token| token.of(scene) != **token).count();
            assert_eq!(own > 0, scene != BoardScene::Village, "{scene:?}");
        }
    }
}
