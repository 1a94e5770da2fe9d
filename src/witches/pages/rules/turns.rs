//! A few turns in pictures: a garden and a cauldron of this very board, small, with what players
//! write into them.

use super::pencil;
use super::scene::Scene;
use crate::identity::Identity;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::text::{Line, Paragraph, Size};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::board::{Cauldron, Cell, Garden, Plot, Rect};
use crate::witches::pages::SheetView;
use crate::witches::pages::board::cells::Cells;
use crate::witches::pages::board::{cauldron, dots, garden, plots};
use crate::witches::pages::said::*;
use crate::witches::puzzle::Ingredient;

/// The heading with its rule, and what is below it.
const HEADING: Unit = Unit(6.6);
const RULE_UP: Unit = Unit(1.4);
const RULE: Pen = Pen::new(theme::GUIDE, Unit(0.3));
/// A picture's height, the space between two, and how much of the width is the cauldron's.
const HEIGHT: Unit = Unit(21.0);
const GAP: Unit = Unit(3.0);
const CAULDRON: f64 = 0.25;
/// From a picture to its caption; from line to line and to the first baseline, in sizes.
const CAPTION_GAP: Unit = Unit(1.2);
const LEADING: f64 = 1.2;
const BASELINE: f64 = 0.92;
/// From a plant to its dots.
const PLANT_GAP: Unit = Unit(0.6);
/// What a cross leaves free in a cell.
const CROSS: Unit = Unit(3.2);
/// What letters leave free beside a bubble and the edge of its cell.
const BESIDE: Unit = Unit(0.8);

const TITLE: Style = Style::new(Face::Heading, 11.5).colour(theme::ACCENT);
const CAPTION: Size = Size::pt(8.5);
/// How many pictures show the garden.
const GARDENS: usize = 4;

/// The pictures with their captions.
pub(super) struct Turns {
    scene: Scene,
    title: String,
    captions: [Paragraph; GARDENS],
}

impl Turns {
    /// The pictures for a board; `None` if it has no place to show them on.
    pub(super) fn new(view: &SheetView, words: &Language) -> Option<Turns> {
        let scene = Scene::of(&view.board, view.facts.ingredients())?;
        let section = view.board.gardens[scene.garden].section;
        let title = match view.facts.players.count() {
            1 => rules_turns_alone(),
            _ => rules_turns(Identity::of(section).name()),
        };
        let start = match scene.printed() {
            Some(printed) => rules_turns_start_planted(printed.name()),
            None => rules_turns_start(),
        };
        let plucked = scene.plucked().1.name();
        let said = [
            start,
            rules_turns_plant(scene.planted.name()),
            rules_turns_grow(),
            rules_turns_pluck(plucked),
        ];
        let captions = said.map(|text| Paragraph::new(&words.say(&text), Face::Regular));
        Some(Turns { scene, title: words.say(&title), captions })
    }

    /// Where the pictures stand in a row of a width: those of the garden, and the cauldron's.
    fn frames(width: Unit) -> ([Frame; GARDENS], Frame) {
        let cauldron = width * CAULDRON;
        let w = (width - cauldron - GAP * GARDENS as f64) / GARDENS as f64;
        let x = |i: usize| (w + GAP) * i as f64;
        let garden = |i| Frame::new(x(i), HEADING, w, HEIGHT);
        (std::array::from_fn(garden), Frame::new(x(GARDENS), HEADING, cauldron, HEIGHT))
    }

    /// The lines of the captions. The last has room below the cauldron too.
    fn captions(&self, width: Unit) -> Result<Vec<Vec<Line>>, DrawError> {
        let (gardens, cauldron) = Turns::frames(width);
        let room = |i: usize| match i + 1 == GARDENS {
            true => gardens[i].w + GAP + cauldron.w,
            false => gardens[i].w,
        };
        let lines = self.captions.iter().enumerate();
        lines.map(|(i, caption)| caption.without_widow(CAPTION, room(i))).collect()
    }

    /// Their height in a row of a width.
    ///
    /// # Errors
    /// If a text does not fit.
    pub(super) fn height(&self, width: Unit) -> Result<Unit, DrawError> {
        TITLE.fits(&self.title, width)?;
        let most = self.captions(width)?.iter().map(Vec::len).max().unwrap_or_default();
        Ok(HEADING + HEIGHT + CAPTION_GAP + CAPTION.em() * LEADING * most as f64)
    }

    /// Draws them into a frame of that height.
    ///
    /// # Errors
    /// If a text does not fit.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        frame: Frame,
        view: &SheetView,
        words: &Language,
    ) -> Result<(), DrawError> {
        let at = Point::new(frame.x, frame.y + TITLE.cap());
        canvas.heading(&self.title, at, TITLE);
        let y = frame.y + HEADING - RULE_UP;
        canvas.stroke(Point::new(frame.x, y), Point::new(frame.right(), y), RULE);
        let place = |f: Frame| Frame { x: frame.x + f.x, y: frame.y + f.y, ..f };
        let (gardens, pot) = Turns::frames(frame.w);
        for (step, (lines, picture)) in self.captions(frame.w)?.iter().zip(gardens).enumerate() {
            let picture = place(picture);
            // The captions say it all.
            canvas.begin(Tag::Artifact);
            self.garden(canvas, picture, view, words, step)?;
            if step + 1 == GARDENS {
                self.cauldron(canvas, place(pot), view, words);
            }
            canvas.end();
            let y = picture.bottom() + CAPTION_GAP + CAPTION.em() * BASELINE;
            let (at, leading) = (Point::new(picture.x, y), CAPTION.em() * LEADING);
            canvas.tagged(Tag::Paragraph, |canvas| {
                canvas.lines(lines, at, leading, Align::Left, CAPTION, theme::INK)
            });
        }
        Ok(())
    }

    /// The garden after a number of steps.
    fn garden(
        &self,
        canvas: &mut Canvas,
        frame: Frame,
        view: &SheetView,
        words: &Language,
        step: usize,
    ) -> Result<(), DrawError> {
        let Scene { garden: index, plots, empty, planted, .. } = &self.scene;
        let whole = &view.board.gardens[*index];
        let cells = Cells { rect: Rect { x: 0, y: 0, w: 2, h: 1 }, frame };
        // Cells are too narrow here for names, which the captions tell.
        let placed = [0, 1].map(|x| (Cell { x, y: 0 }, Plot::Empty));
        let shown = Garden { section: whole.section, side: whole.side, cells: placed.to_vec() };
        garden::draw(canvas, view, words, &cells, *index, &shown)?;
        let cell = |i: usize| cells.of(Rect { x: i as u8, y: 0, w: 1, h: 1 });
        let (plucked, _) = self.scene.plucked();
        for (i, plot) in plots.iter().enumerate() {
            let printed = u8::from(self.scene.printed().is_some() && i != *empty);
            let is_new = i == *empty;
            let grown = match step {
                0 => printed,
                1 => printed + u8::from(is_new),
                _ if printed > 0 || is_new => 2,
                _ => 0,
            };
            let free = cell(i).inset(plots::FREE);
            let middles = dots::centres(free, view.facts.longest.into());
            let foot = middles.first().map_or(free.bottom(), |dot| dot.y - dots::RADIUS);
            let above = Frame { h: foot - PLANT_GAP - free.y, ..free };
            if let Plot::Planted(ingredient) = *plot {
                canvas.symbol(Layer::Icon, ingredient, above);
            }
            for (place, middle) in middles.iter().take(grown.into()).enumerate() {
                let colour = if place < printed.into() { theme::INK } else { pencil::COLOUR };
                canvas.circle(*middle, dots::RADIUS, colour, None);
            }
            if is_new && step > 0 {
                pencil::write(canvas, &words.say(&planted.sign()), above.centre());
            }
            if step + 1 == GARDENS && i == plucked {
                pencil::cross(canvas, cell(i).inset(CROSS));
            }
        }
        Ok(())
    }

    /// The cauldron with what was plucked.
    fn cauldron(&self, canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
        let index = self.scene.cauldron;
        // Nor is there room for what may be printed in it, or for more rows than the first.
        let own = view.board.cauldrons[index].clone();
        let first = Cauldron { starting: Vec::new(), rect: Rect { h: 1, ..own.rect }, ..own };
        let rooms = cauldron::pot(canvas, view, words, frame, index, &first);
        let Some(free) = rooms.first() else { return };
        let bubble = cauldron::bubble(*free);
        let plucked: Ingredient = self.scene.plucked().1;
        let room = bubble.x - cauldron::BUBBLE - free.x;
        let at = Point::new(free.x + room / 2.0, bubble.y);
        pencil::write_in(canvas, &words.say(&plucked.sign()), at, room - BESIDE);
        pencil::write(canvas, "2", bubble);
    }
}
