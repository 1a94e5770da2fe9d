//! Drawing of a board's scene: complete on the strip of the back, and as a pale, distant skyline
//! behind texts.

use super::land::Land;
use super::scene::BoardScene;
use super::skyline::skyline;
use super::tokens::share;
use super::*;

/// Base height of the ground above the foot of the frame.
const FOOT: LayoutUnit = LayoutUnit(3.2);
/// Depth of a drawing in the ground, as a share of its side.
const SUNK: f64 = 0.03;
/// Degree to which drawings become equal in size in a low frame, from 0 to 1.
const EVEN: f64 = 0.35;
/// Smallest distance between drawings on the ground and the top.
const CLEAR: LayoutUnit = LayoutUnit(1.0);
const LINE: Pen = Pen::new(theme::GARDEN_LINE, LayoutUnit(0.5));
const STREET: Pen = Pen::new(theme::WOOD_LINE, LayoutUnit(0.5));
/// Share of the skyline in a strip's height.
const FAR: f64 = 0.66;
/// Share of the skyline in the height of a title.
const BEHIND_TITLE: f64 = 0.84;
/// Share of the skyline in the height of the effects.
const BEHIND_EFFECTS: f64 = 0.5;
/// Gap between texts and a scene below them.
const BELOW: LayoutUnit = LayoutUnit(3.0);
/// Smallest height of a scene.
const LEAST: LayoutUnit = LayoutUnit(18.0);
/// Largest height of a scene below texts.
const HIGHEST: LayoutUnit = LayoutUnit(44.0);
/// Smallest height of a scene with a sky.
const WITH_SKY: LayoutUnit = LayoutUnit(38.0);
/// Height of a scene from which its sky has full size.
const WHOLE_SKY: LayoutUnit = LayoutUnit(50.0);
/// Half the width of one of the [`pools`].
const POOL: LayoutUnit = LayoutUnit(6.5);
/// Height of one of the [`pools`].
const POOL_HEIGHT: LayoutUnit = LayoutUnit(1.1);
/// Distance from the foot of the frame to the middle of the [`pools`].
const POOL_UP: LayoutUnit = LayoutUnit(1.0);
const POOL_LINE: Pen = Pen::new(theme::GARDEN_LINE, LayoutUnit(0.25));
/// Width of the place of a [`cobble`].
const COBBLE: LayoutUnit = LayoutUnit(4.4);
/// Height of a [`cobble`].
const COBBLE_HEIGHT: LayoutUnit = LayoutUnit(0.9);
/// Distances from the foot of the frame to the two rows of [`cobbles`].
const COBBLE_ROWS: [LayoutUnit; 2] = [LayoutUnit(1.5), LayoutUnit(0.3)];
const COBBLE_LINE: Pen = Pen::new(theme::WOOD_LINE, LayoutUnit(0.2));
const BLADE: Pen = Pen::new(theme::GRASS, LayoutUnit(0.3));
/// Height of [`grass`].
const GRASS: LayoutUnit = LayoutUnit(1.8);
/// Width of the place of a tuft.
const TUFT: LayoutUnit = LayoutUnit(11.0);

/// Draws the scene of a board.
pub(super) fn draw(canvas: &mut Canvas, frame: Frame, view: &SheetView) {
    place(canvas, frame, BoardScene::drawn(view.art), view.art);
}

/// Draws the skyline at the foot of a frame with a title.
pub(super) fn behind_title(canvas: &mut Canvas, title: Frame, view: &SheetView) {
    draw_skyline(canvas, title, BEHIND_TITLE, view);
}

/// Draws the scene below texts that end at `foot`, or its skyline behind them if the scene has too
/// little room.
pub(super) fn below_effects(canvas: &mut Canvas, frame: Frame, foot: LayoutUnit, view: &SheetView) {
    let h = (frame.bottom() - foot - BELOW).min(HIGHEST);
    if h < LEAST {
        return draw_skyline(canvas, frame, BEHIND_EFFECTS, view);
    }
    draw(canvas, Frame { y: frame.bottom() - h, h, ..frame }, view);
}

fn draw_skyline(canvas: &mut Canvas, frame: Frame, share: f64, view: &SheetView) {
    let (_, foot) = frame.split_top(frame.h * (1.0 - share), LayoutUnit(0.0));
    let scene = BoardScene::drawn(view.art);
    canvas.draw_tagged(Tag::Artifact, |canvas| far(canvas, foot, scene, view.art));
}

/// Draws the skyline in one flat tint.
fn far(canvas: &mut Canvas, frame: Frame, scene: BoardScene, art: Seed) {
    canvas.ledger.place(Layer::Ground, "skyline", frame);
    let all = skyline(scene, frame, &mut BoardScene::skyline_stream(art));
    canvas.fill(outline_of(&all), theme::DISTANCE);
}

/// Returns the ground of a scene, which is flatter in a low frame.
fn land_of(frame: Frame, scene: BoardScene, mirrored: bool) -> Land {
    let low = (frame.h / WITH_SKY).min(1.0);
    let mut heights: Vec<LayoutUnit> =
        scene.hills().iter().map(|hill| FOOT + LayoutUnit(hill * low)).collect();
    if mirrored {
        heights.reverse();
    }
    Land::new(frame, heights)
}

/// Draws a scene into `frame`, mirrored for half of all seeds.
fn place(canvas: &mut Canvas, frame: Frame, scene: BoardScene, art: Seed) {
    canvas.begin(Tag::Artifact);
    let mut stream = BoardScene::strip_stream(art);
    let mirrored = stream.chance(1, 2);
    let (_, foot) = frame.split_top(frame.h * (1.0 - FAR), LayoutUnit(0.0));
    far(canvas, foot, scene, art);
    let land = land_of(frame, scene, mirrored);
    let (fill, line) = match scene {
        BoardScene::Market => (theme::SOIL, STREET),
        _ => (theme::GARDEN_FILL, LINE),
    };
    canvas.fill(outline_of([&land.filled()]), fill);
    canvas.outline(outline_of([&land.line()]), None, line);
    if scene == BoardScene::Moor {
        pools(canvas, frame, &mut stream);
    }
    draw_upright_objects(canvas, &land, scene, mirrored);
    if frame.h >= WITH_SKY {
        hanging(canvas, frame, scene, mirrored);
    }
    if canvas.theme().garden().ground {
        match scene {
            BoardScene::Market => cobbles(canvas, frame, &mut stream),
            _ => grass(canvas, frame, &mut stream),
        }
    }
    canvas.end();
}

fn draw_upright_objects(canvas: &mut Canvas, land: &Land, scene: BoardScene, mirrored: bool) {
    let frame = land.frame;
    let mut all = scene.ground().to_vec();
    if mirrored {
        all.reverse();
    }
    let rooms: f64 = all.iter().map(|(_, _, room)| *room).sum();
    let highest = all.iter().map(|(_, side, _)| *side).fold(0.0, f64::max);
    let high = (frame.h - land.highest() - CLEAR) / LayoutUnit(highest);
    let scale = (frame.w / LayoutUnit(rooms)).min(high).min(1.0);
    // In a low frame small drawings shrink less, so that they stay visible.
    let even = EVEN * (1.0 - scale);
    let gap = (frame.w - LayoutUnit(rooms * scale)) / all.len() as f64;
    let mut x = frame.x;
    for (symbol, side, room) in all {
        let side = LayoutUnit((side + (highest - side) * even) * scale);
        let room = LayoutUnit(room * scale) + gap;
        // A drawing that is wider than its place stays inside the frame.
        let at = (x + (room - side) / 2.0).max(frame.x).min(frame.right() - side);
        let foot = land.below(at + side / 2.0, side) + side * SUNK;
        canvas.symbol(Layer::Ground, symbol, Frame::new(at, foot - side, side, side));
        x += room;
    }
}

fn hanging(canvas: &mut Canvas, frame: Frame, scene: BoardScene, mirrored: bool) {
    let scale = (frame.h / WHOLE_SKY).min(1.0);
    for &(symbol, side, along, down) in scene.sky() {
        let along = if mirrored { 1.0 - along } else { along };
        let (side, down) = (LayoutUnit(side * scale), LayoutUnit(down * scale));
        let at = frame.x + (frame.w - side) * along;
        canvas.symbol(Layer::Ground, symbol, Frame::new(at, frame.y + down, side, side));
    }
}

/// Draws pools in the hollows of a moor.
fn pools(canvas: &mut Canvas, frame: Frame, stream: &mut Stream) {
    let pool = |part: f64, stream: &mut Stream| {
        let half = POOL * (0.7 + 0.3 * share(stream));
        let x = frame.x + frame.w * (part + 0.12 * share(stream));
        let (y, high) = (frame.bottom() - POOL_UP, POOL_HEIGHT);
        let at = |dx: LayoutUnit, dy: LayoutUnit| Point::new(x + dx, y + dy);
        let mut line = Contour::from(at(-half, LayoutUnit(0.0)));
        line.curve(at(half * -0.5, -high), at(half * 0.6, -high * 0.8), at(half, LayoutUnit(0.0)));
        line.curve(
            at(half * 0.5, high * 0.7),
            at(half * -0.6, high * 0.8),
            at(-half, LayoutUnit(0.0)),
        );
        line.close()
    };
    let all = [0.18, 0.48, 0.76].map(|part| pool(part, stream));
    canvas.outline(outline_of(&all), theme::DISTANCE, POOL_LINE);
}

/// Draws the street of a market, with some stones missing.
fn cobbles(canvas: &mut Canvas, frame: Frame, stream: &mut Stream) {
    let mut all = Vec::new();
    for (row, up) in COBBLE_ROWS.into_iter().enumerate() {
        let count = (frame.w / COBBLE) as usize - row;
        for i in 0..count {
            let wide = COBBLE * (0.7 + 0.2 * share(stream));
            if stream.chance(1, 4) {
                continue;
            }
            let x = frame.x + COBBLE * (i as f64 + 0.5 * row as f64);
            all.push(cobble(Point::new(x, frame.bottom() - up - COBBLE_HEIGHT / 2.0), wide));
        }
    }
    canvas.outline(outline_of(&all), theme::STONE, COBBLE_LINE);
}

/// Returns a stone from its left end. Two curves suffice, because there are many stones.
fn cobble(from: Point, wide: LayoutUnit) -> Contour {
    // A curve reaches three quarters of the way to its control points.
    let reach = COBBLE_HEIGHT / 2.0 / 0.75;
    let at = |along: f64, down: LayoutUnit| Point::new(from.x + wide * along, from.y + down);
    let mut line = Contour::from(from);
    line.curve(at(0.0, -reach), at(1.0, -reach), at(1.0, LayoutUnit(0.0)));
    line.curve(at(1.0, reach), at(0.0, reach), from);
    line.close()
}

/// Draws tufts of grass in front of all drawings on the ground.
fn grass(canvas: &mut Canvas, frame: Frame, stream: &mut Stream) {
    let tufts = (frame.w / TUFT) as usize;
    let mut blades = Vec::new();
    for i in 0..tufts {
        let x = frame.x + TUFT * (i as f64 + share(stream));
        let (foot, bend) = (frame.bottom() - LayoutUnit(0.8), GRASS * 0.4);
        for side in [-1.0, 0.1, 1.0] {
            let tip = foot - GRASS * if side == 0.1 { 1.0 } else { 0.75 };
            let half = foot - GRASS * 0.5;
            let mut blade = Contour::from(Point::new(x, foot));
            blade.quadratic(Point::new(x, half), Point::new(x + bend * side, tip));
            blades.push(blade);
        }
    }
    if !blades.is_empty() {
        canvas.outline(outline_of(&blades), None, BLADE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Strips of boards with a band, without one and in large print, and areas below effects.
    const FRAMES: [(f64, f64); 5] =
        [(168.0, 52.5), (162.0, 42.0), (287.0, 44.0), (190.0, 18.0), (120.0, 30.0)];

    #[test]
    fn scenes_stay_in_their_frame() {
        for (w, h) in FRAMES {
            let frame = Frame::of(10.0, 20.0, w, h);
            for (seed, scene) in (0..12).flat_map(|s| BoardScene::ALL.map(|scene| (s, scene))) {
                let mut canvas = Canvas::new();
                canvas.ledger.enter("frame", frame);
                place(&mut canvas, frame, scene, Seed(seed));
                canvas.ledger.leave();
                let (nodes, ledger) = canvas.finish();
                assert_eq!(ledger.find_faults(), [""; 0], "{scene:?} {seed} in {w} x {h}");
                assert!(nodes.len() > 10);
            }
        }
    }

    #[test]
    fn nothing_that_hangs_is_before_what_stands() {
        for (w, h) in FRAMES.into_iter().filter(|(_, h)| LayoutUnit(*h) >= WITH_SKY) {
            let frame = Frame::of(0.0, 0.0, w, h);
            for (scene, mirrored) in
                BoardScene::ALL.into_iter().flat_map(|s| [(s, false), (s, true)])
            {
                let mut canvas = Canvas::new();
                draw_upright_objects(
                    &mut canvas,
                    &land_of(frame, scene, mirrored),
                    scene,
                    mirrored,
                );
                let all = canvas.ledger.placed.len();
                hanging(&mut canvas, frame, scene, mirrored);
                let (stands, hangs) = canvas.ledger.placed.split_at(all);
                for (one, other) in hangs.iter().flat_map(|h| stands.iter().map(move |s| (h, s))) {
                    // Drawings are round, so the corners of their squares are empty.
                    let clear = !one.frame.overlaps(&other.frame.inset(other.frame.w * 0.12));
                    assert!(clear, "{scene:?} {mirrored}: {} and {}", one.what, other.what);
                }
            }
        }
    }
}
