//! Draws the scene of a board: whole on the strip of the back, and its skyline, far away and pale,
//! behind words.

use super::land::Land;
use super::scene::BoardScene;
use super::skyline::skyline;
use super::tokens::share;
use super::*;

/// The ground: how far above the foot of the frame it lies, before it rises and falls.
const FOOT: Unit = Unit(3.2);
/// How far a side of what stands there is sunk into it.
const SUNK: f64 = 0.03;
/// How much less things differ in size, the lower their frame is.
const EVEN: f64 = 0.35;
/// What stands keeps this clear of the top.
const CLEAR: Unit = Unit(1.0);
const LINE: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.5));
const STREET: Pen = Pen::new(theme::WOOD_LINE, Unit(0.5));
/// The share of a strip's height that its skyline takes, and of a title's, and of what is told.
const FAR: f64 = 0.66;
const BEHIND_TITLE: f64 = 0.84;
const BEHIND_EFFECTS: f64 = 0.5;
/// Between words and a scene below them, the least height of one, the most below words, the least
/// of one with a sky, and of one whose sky is as large as can be.
const BELOW: Unit = Unit(3.0);
const LEAST: Unit = Unit(18.0);
const HIGHEST: Unit = Unit(44.0);
const WITH_SKY: Unit = Unit(38.0);
const WHOLE_SKY: Unit = Unit(50.0);
/// A pool: half its width, its height, and from the foot of the frame to its middle.
const POOL: Unit = Unit(6.5);
const POOL_HEIGHT: Unit = Unit(1.1);
const POOL_UP: Unit = Unit(1.0);
const POOL_LINE: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.25));
/// A cobble: its room, its height, and from the foot of the frame to the rows of them.
const COBBLE: Unit = Unit(4.4);
const COBBLE_HEIGHT: Unit = Unit(0.9);
const COBBLE_ROWS: [Unit; 2] = [Unit(1.5), Unit(0.3)];
const COBBLE_LINE: Pen = Pen::new(theme::WOOD_LINE, Unit(0.2));
const BLADE: Pen = Pen::new(theme::GRASS, Unit(0.3));
/// Grass: its height, and the room of a tuft.
const GRASS: Unit = Unit(1.8);
const TUFT: Unit = Unit(11.0);

/// Draws the scene of a board.
pub(super) fn draw(canvas: &mut Canvas, frame: Frame, view: &SheetView) {
    place(canvas, frame, BoardScene::drawn(view.art), view.art);
}

/// The skyline at the foot of a frame with a title.
pub(super) fn behind_title(canvas: &mut Canvas, title: Frame, view: &SheetView) {
    behind(canvas, title, BEHIND_TITLE, view);
}

/// What a frame shows that is full of words down to a foot: the scene below them where it has
/// room, else its skyline behind them.
pub(super) fn below_effects(canvas: &mut Canvas, frame: Frame, foot: Unit, view: &SheetView) {
    let h = (frame.bottom() - foot - BELOW).min(HIGHEST);
    if h < LEAST {
        return behind(canvas, frame, BEHIND_EFFECTS, view);
    }
    draw(canvas, Frame { y: frame.bottom() - h, h, ..frame }, view);
}

fn behind(canvas: &mut Canvas, frame: Frame, share: f64, view: &SheetView) {
    let (_, foot) = frame.split_top(frame.h * (1.0 - share), Unit(0.0));
    let scene = BoardScene::drawn(view.art);
    canvas.tagged(Tag::Artifact, |canvas| far(canvas, foot, scene, view.art));
}

/// The skyline in one flat tint.
fn far(canvas: &mut Canvas, frame: Frame, scene: BoardScene, art: Seed) {
    canvas.ledger.place(Layer::Ground, "skyline", frame);
    let all = skyline(scene, frame, &mut BoardScene::skyline_stream(art));
    canvas.fill(outline_of(&all), theme::DISTANCE);
}

/// The ground of a scene, flatter in a low frame.
fn land_of(frame: Frame, scene: BoardScene, mirrored: bool) -> Land {
    let low = (frame.h / WITH_SKY).min(1.0);
    let mut heights: Vec<Unit> = scene.hills().iter().map(|hill| FOOT + Unit(hill * low)).collect();
    if mirrored {
        heights.reverse();
    }
    Land::new(frame, heights)
}

/// Draws a scene into a frame, from the left or from the right.
fn place(canvas: &mut Canvas, frame: Frame, scene: BoardScene, art: Seed) {
    canvas.begin(Tag::Artifact);
    let mut stream = BoardScene::strip_stream(art);
    let mirrored = stream.chance(1, 2);
    let (_, foot) = frame.split_top(frame.h * (1.0 - FAR), Unit(0.0));
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
    standing(canvas, &land, scene, mirrored);
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

fn standing(canvas: &mut Canvas, land: &Land, scene: BoardScene, mirrored: bool) {
    let frame = land.frame;
    let mut all = scene.ground().to_vec();
    if mirrored {
        all.reverse();
    }
    let rooms: f64 = all.iter().map(|(_, _, room)| *room).sum();
    let highest = all.iter().map(|(_, side, _)| *side).fold(0.0, f64::max);
    let high = (frame.h - land.highest() - CLEAR) / Unit(highest);
    let scale = (frame.w / Unit(rooms)).min(high).min(1.0);
    // In a low frame what is small stays large enough to be seen.
    let even = EVEN * (1.0 - scale);
    let gap = (frame.w - Unit(rooms * scale)) / all.len() as f64;
    let mut x = frame.x;
    for (symbol, side, room) in all {
        let side = Unit((side + (highest - side) * even) * scale);
        let room = Unit(room * scale) + gap;
        // What is wider than its room stays within the frame.
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
        let (side, down) = (Unit(side * scale), Unit(down * scale));
        let at = frame.x + (frame.w - side) * along;
        canvas.symbol(Layer::Ground, symbol, Frame::new(at, frame.y + down, side, side));
    }
}

/// Water in the hollows of a moor.
fn pools(canvas: &mut Canvas, frame: Frame, stream: &mut Stream) {
    let pool = |part: f64, stream: &mut Stream| {
        let half = POOL * (0.7 + 0.3 * share(stream));
        let x = frame.x + frame.w * (part + 0.12 * share(stream));
        let (y, high) = (frame.bottom() - POOL_UP, POOL_HEIGHT);
        let at = |dx: Unit, dy: Unit| Point::new(x + dx, y + dy);
        let mut line = Contour::from(at(-half, Unit(0.0)));
        line.curve(at(half * -0.5, -high), at(half * 0.6, -high * 0.8), at(half, Unit(0.0)));
        line.curve(at(half * 0.5, high * 0.7), at(half * -0.6, high * 0.8), at(-half, Unit(0.0)));
        line.close()
    };
    let all = [0.18, 0.48, 0.76].map(|part| pool(part, stream));
    canvas.outline(outline_of(&all), theme::DISTANCE, POOL_LINE);
}

/// The street of a market, from which a stone is missing here and there.
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

/// A stone from its left end: two curves, as there are many.
fn cobble(from: Point, wide: Unit) -> Contour {
    // Curves reach three quarters of the way to their control points.
    let reach = COBBLE_HEIGHT / 2.0 / 0.75;
    let at = |along: f64, down: Unit| Point::new(from.x + wide * along, from.y + down);
    let mut line = Contour::from(from);
    line.curve(at(0.0, -reach), at(1.0, -reach), at(1.0, Unit(0.0)));
    line.curve(at(1.0, reach), at(0.0, reach), from);
    line.close()
}

/// Tufts on the ground before all that stands there.
fn grass(canvas: &mut Canvas, frame: Frame, stream: &mut Stream) {
    let tufts = (frame.w / TUFT) as usize;
    let mut blades = Vec::new();
    for i in 0..tufts {
        let x = frame.x + TUFT * (i as f64 + share(stream));
        let (foot, bend) = (frame.bottom() - Unit(0.8), GRASS * 0.4);
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

    /// The strips of boards with a band, without one, and in large print, and below effects.
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
                assert_eq!(ledger.faults(), [""; 0], "{scene:?} {seed} in {w} x {h}");
                assert!(nodes.len() > 10);
            }
        }
    }

    #[test]
    fn nothing_that_hangs_is_before_what_stands() {
        for (w, h) in FRAMES.into_iter().filter(|(_, h)| Unit(*h) >= WITH_SKY) {
            let frame = Frame::of(0.0, 0.0, w, h);
            for (scene, mirrored) in
                BoardScene::ALL.into_iter().flat_map(|s| [(s, false), (s, true)])
            {
                let mut canvas = Canvas::new();
                standing(&mut canvas, &land_of(frame, scene, mirrored), scene, mirrored);
                let all = canvas.ledger.placed.len();
                hanging(&mut canvas, frame, scene, mirrored);
                let (stands, hangs) = canvas.ledger.placed.split_at(all);
                for (one, other) in hangs.iter().flat_map(|h| stands.iter().map(move |s| (h, s))) {
                    // Drawings are round where their squares have corners.
                    let clear = !one.frame.overlaps(&other.frame.inset(other.frame.w * 0.12));
                    assert!(clear, "{scene:?} {mirrored}: {} and {}", one.what, other.what);
                }
            }
        }
    }
}
