//! Pages of a campaign's book: the opening, chapters, their seals, the stars at the end, and the
//! story as plain text for readers without a page that reads codes.

use super::shared::{numbered_list, passage_in, shrunk, text_at};
use super::*;
use crate::common::players::Identity;
use crate::page::head::PageHeader;
use crate::page::shape::border;
use crate::witches::campaign::{CHAPTERS, ChapterTale, Ending};
use crate::witches::clock::Clock;

/// Distance from the edge of [`page_frame`] to the border.
const EDGE: LayoutUnit = LayoutUnit(1.0);
/// Width of the border.
const BORDER: LayoutUnit = LayoutUnit(2.2);
/// Distance from the edge of [`page_frame`] to the texts.
const INSET: LayoutUnit = LayoutUnit(9.0);
/// Gap between the parts of a page.
const GAP: LayoutUnit = LayoutUnit(6.0);

/// Style of the chapter's number above its title.
const PLACE: Style = Style::new(Face::Heading, 13.0).colour(theme::SOFT_INK);
/// Style of a title in its largest size.
const TITLE: Style = Style::new(Face::Wordmark, 40.0).colour(theme::ACCENT);
/// Step by which a title that is too wide shrinks, in points.
const TITLE_SMALLER: f64 = 1.0;
/// Height of the line with the chapter's number.
const PLACE_HEIGHT: LayoutUnit = LayoutUnit(8.0);
/// Height of the line with the title.
const TITLE_HEIGHT: LayoutUnit = LayoutUnit(17.0);
/// Height of the stars of [`draw_ornament`] below a title.
const RULED: LayoutUnit = LayoutUnit(9.0);
/// Length of each line of [`draw_ornament`].
const RULED_LINE: LayoutUnit = LayoutUnit(42.0);
/// Gap between the stars and each line of [`draw_ornament`].
const RULED_GAP: LayoutUnit = LayoutUnit(4.0);
const RULED_PEN: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.3));

/// Sizes to try for the story's text, in points.
const SCENE: [f64; 9] = [15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0, 11.5, 11.0];
/// Line height of the story's text.
const SCENE_LEADING: f64 = 1.5;
/// Largest width of the story's text.
const SCENE_WIDTH: LayoutUnit = LayoutUnit(146.0);
/// Gap between parts of the story.
const SCENE_PARTS: LayoutUnit = LayoutUnit(7.0);
const SCENE_HEADING: Style = Style::new(Face::Wordmark, 24.0).colour(theme::ACCENT);
/// Height of a heading in the story.
const SCENE_HEADING_HEIGHT: LayoutUnit = LayoutUnit(12.0);

/// Largest and smallest side of a chapter's [`picture`].
const PICTURE: (LayoutUnit, LayoutUnit) = (LayoutUnit(104.0), LayoutUnit(30.0));
/// Radius of the disc behind the witch, as a share of the side of a [`picture`].
const HALO: f64 = 0.475;
/// Side of the witch, as a share of the side of a [`picture`].
const WITCH: f64 = 0.8;
/// Horizontal distance of moon and cauldron from the middle, as a share of the side of a
/// [`picture`].
const BESIDE: f64 = 0.68;
/// Side of moon and cauldron, as a share of the side of a [`picture`].
const LESSER: f64 = 0.3;
/// Largest side of a [`picture`], as a share of the frame's width.
const WIDEST: f64 = 0.58;

/// Sizes to try for the texts of the [`panel`], in points.
const NEWS: [f64; 5] = [12.0, 11.5, 11.0, 10.5, 10.0];
/// Height of the [`panel`] with news and herbs.
const PANEL: LayoutUnit = LayoutUnit(52.0);
/// Padding of the [`panel`].
const PANEL_INSET: LayoutUnit = LayoutUnit(5.0);
/// Corner radius of the [`panel`].
const PANEL_CORNER: LayoutUnit = LayoutUnit(3.0);
const PANEL_PEN: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.4));
/// Side of a herb's drawing in the [`panel`].
const HERB: LayoutUnit = LayoutUnit(10.0);
const HERB_NAME: Style = Style::new(Face::Regular, 8.5);
/// Height of a row of herbs with their names in the [`panel`].
const HERB_ROW: LayoutUnit = LayoutUnit(16.0);
/// Number of rows of herbs in the [`panel`].
const HERB_ROWS: usize = 2;

/// Largest side of a seal.
const SEAL: LayoutUnit = LayoutUnit(104.0);
/// Width of the wax around a seal.
const SEAL_FRAME: LayoutUnit = LayoutUnit(3.0);

/// Returns the frame of an upright page of `sheet`, above its foot.
fn page_frame(sheet: &PageGeometry) -> Frame {
    sheet.text_frame_with_foot()
}

/// Returns the creature of a chapter.
fn creature(chapter: Chapter) -> Identity {
    // Index of the first chapter's creature, the snail.
    const FIRST: usize = 5;
    Identity::of(FIRST + usize::from(chapter.number()) - 1)
}

/// Draws a page within a border of `identity`.
fn draw_bordered_page(
    sheet: &PageGeometry,
    identity: Identity,
    draw: impl FnOnce(&mut Canvas, Frame) -> Result,
) -> Result<Canvas> {
    let frame = page_frame(sheet);
    draw_within(sheet, frame, |canvas| {
        canvas.recurring(border(frame.inset(EDGE), identity, BORDER));
        draw(canvas, frame.inset(INSET))
    })
}

/// Draws the number line `place`, the title and stars, centred at the top of `frame`. Returns the
/// free frame below.
fn draw_heading(canvas: &mut Canvas, frame: Frame, place: &str, title: &str) -> Result<Frame> {
    let (line, rest) = frame.split_top(PLACE_HEIGHT, LayoutUnit(0.0));
    PLACE.fits(place, line.w)?;
    text_at(canvas, place, line.centre(), Align::Middle, PLACE);
    let (line, rest) = rest.split_top(TITLE_HEIGHT, LayoutUnit(0.0));
    let style = shrunk(TITLE, title, line.w, TITLE_SMALLER);
    style.fits(title, line.w)?;
    canvas.draw_tagged(Tag::Heading(1), |canvas| {
        text_at(canvas, title, line.centre(), Align::Middle, style);
    });
    let (line, rest) = rest.split_top(RULED, GAP);
    draw_ornament(canvas, line);
    Ok(rest)
}

/// Draws stars between two lines, in the middle of `line`.
fn draw_ornament(canvas: &mut Canvas, line: Frame) {
    let middle = line.centre();
    canvas.symbol(Layer::Ornament, symbol!("stars"), Frame::square(middle, line.h));
    let near = line.h / 2.0 + RULED_GAP;
    let ends = [(near, near + RULED_LINE), (-near - RULED_LINE, -near)].map(|(from, to)| {
        (Point::new(middle.x + from, middle.y), Point::new(middle.x + to, middle.y))
    });
    canvas.draw_tagged(Tag::Artifact, |canvas| canvas.outline(lines(ends), None, RULED_PEN));
}

/// Returns the middle of `frame`, no wider than [`SCENE_WIDTH`].
fn column(frame: Frame) -> Frame {
    let w = frame.w.min(SCENE_WIDTH);
    Frame { x: frame.x + (frame.w - w) / 2.0, w, ..frame }
}

/// Texts of the story, each with an optional heading, set in one size and width.
struct StoryTexts {
    size: FontSize,
    parts: Vec<(String, Vec<TextLine>)>,
    height: LayoutUnit,
}

impl StoryTexts {
    fn set(parts: &[(String, String)], points: f64, width: LayoutUnit) -> Result<StoryTexts> {
        let size = FontSize::pt(points);
        let mut height = SCENE_PARTS * parts.len().saturating_sub(1) as f64;
        let mut set = Vec::with_capacity(parts.len());
        for (heading, text) in parts {
            let lines = Paragraph::new(text, Face::Regular).without_widow(size, width)?;
            height += size.em() * SCENE_LEADING * lines.len() as f64;
            if !heading.is_empty() {
                height += SCENE_HEADING_HEIGHT;
            }
            set.push((heading.clone(), lines));
        }
        Ok(StoryTexts { size, parts: set, height })
    }

    /// Sets texts in the largest size of [`SCENE`] in which they fit.
    fn fit(parts: &[(String, String)], frame: Frame, what: &str) -> Result<StoryTexts> {
        let mut needed = frame.h;
        for points in SCENE {
            let set = StoryTexts::set(parts, points, frame.w)?;
            if set.height <= frame.h {
                return Ok(set);
            }
            needed = set.height;
        }
        Err(DrawError::Overflow { what: what.to_owned(), needed, available: frame.h })
    }

    /// Draws the texts at the top of `frame`.
    fn draw(&self, canvas: &mut Canvas, frame: Frame) -> Result {
        let leading = self.size.em() * SCENE_LEADING;
        let mut y = frame.y;
        for (heading, lines) in &self.parts {
            if !heading.is_empty() {
                let style = shrunk(SCENE_HEADING, heading, frame.w, TITLE_SMALLER);
                style.fits(heading, frame.w)?;
                let at = Point::new(frame.x, y + SCENE_HEADING_HEIGHT / 2.0);
                canvas.draw_tagged(Tag::Heading(2), |canvas| {
                    text_at(canvas, heading, at, Align::Left, style);
                });
                y += SCENE_HEADING_HEIGHT;
            }
            let at = Point::new(frame.x, y + leading * 0.72);
            canvas.draw_tagged(Tag::Paragraph, |canvas| {
                canvas.lines(lines, at, leading, Align::Left, self.size, theme::INK);
            });
            y += leading * lines.len() as f64 + SCENE_PARTS;
        }
        Ok(())
    }
}

/// Draws the witch of `identity` with moon and cauldron, in the middle of `frame`.
fn picture(canvas: &mut Canvas, frame: Frame, identity: Identity) {
    let side = frame.h.min(frame.w * WIDEST).min(PICTURE.0);
    let middle = frame.centre();
    canvas.circle(middle, side * HALO, identity.tint(), None);
    canvas.symbol(Layer::Icon, identity.witch(), Frame::square(middle, side * WITCH));
    let beside = side * LESSER;
    for (across, down, symbol) in [
        (side * BESIDE, -side * 0.18, symbol!("moon")),
        (-side * BESIDE, side * 0.2, symbol!("cauldron")),
    ] {
        let at = Point::new(middle.x + across, middle.y + down);
        canvas.symbol(Layer::Icon, symbol, Frame::square(at, beside));
    }
}

/// Draws a [`picture`] if `frame` has room for the smallest one.
fn picture_below(canvas: &mut Canvas, frame: Frame, identity: Identity) {
    if frame.h >= PICTURE.1 {
        picture(canvas, frame, identity);
    }
}

/// Draws the opening of a campaign on the front and its instructions on the back of a leaf, with
/// the page names `story` and `story-2`.
pub(crate) fn opening(options: &DrawOptions) -> Result<Vec<Page>> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let begin = draw_bordered_page(&sheet, Identity::Owl, |canvas, frame| {
        let rest = draw_heading(
            canvas,
            frame,
            &words.format(&story_set()),
            &words.format(&story_title()),
        )?;
        let body = column(rest);
        let text = [(String::new(), words.format(&story_opening()))];
        let telling = StoryTexts::fit(&text, Frame { h: body.h * 0.6, ..body }, "story-opening")?;
        let (_, below) = rest.split_top(telling.height, GAP);
        telling.draw(canvas, body)?;
        let side = below.h.min(below.w).min(PICTURE.0);
        canvas.symbol(Layer::Icon, symbol!("witches"), Frame::square(below.centre(), side));
        Ok(())
    })?;
    let how = draw_within(&sheet, page_frame(&sheet), |canvas| {
        let frame = page_frame(&sheet);
        let [title, intro] = [story_page_how(), story_set()].map(|said| words.format(&said));
        let head = PageHeader {
            emblem: symbol!("moon"),
            title: &title,
            intro: &intro,
            owner: None,
            name: None,
            below: GAP,
        };
        let body = head.draw(canvas, frame)?;
        let steps = [story_how_order(), story_how_seal(), story_how_stars(), story_how_end()];
        let mut blocks = numbered_list(steps, words);
        blocks.push(text(&words.format(&story_sealed_lost())));
        blocks.push(text(&words.format(&story_sealed_paper())));
        let passage = TextSection::new("", blocks);
        let used = passage_in(canvas, column(body), &passage, &SCENE)?;
        let (_, below) = body.split_top(used, GAP);
        picture_below(canvas, below, Identity::Owl);
        Ok(())
    })?;
    let title = |said: Message| words.format(&said);
    Ok(vec![
        sheet.front(begin, Orientation::Portrait, "story", &title(story_page_opening()))?,
        sheet.front(how, Orientation::Portrait, "story-2", &title(story_page_how()))?,
    ])
}

/// Draws the page of a chapter: its opening, or the reference to the seal that contains it, and the
/// panel with its news.
pub(crate) fn chapter(view: &SheetView, chapter: Chapter, options: &DrawOptions) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let identity = creature(chapter);
    let title = words.format(&chapter.title());
    let canvas = draw_bordered_page(&sheet, identity, |canvas, frame| {
        let place = words.format(&story_chapter_of(chapter.number(), CHAPTERS as usize));
        let rest = draw_heading(canvas, frame, &place, &title)?;
        let (above, below) = rest.split_top(rest.h - PANEL - GAP, GAP);
        panel(canvas, below, view, chapter, words)?;
        let said = match chapter.number() {
            1 => chapter.scene(),
            number => story_begins_sealed(number - 1),
        };
        let text = [(String::new(), words.format(&said))];
        let body = column(above);
        let room = Frame { h: body.h - PICTURE.1 - GAP, ..body };
        let telling = StoryTexts::fit(&text, room, &title)?;
        telling.draw(canvas, body)?;
        let (_, free) = above.split_top(telling.height, GAP);
        picture(canvas, Frame { h: free.h - GAP, ..free }, identity);
        Ok(())
    })?;
    let named = words.format(&story_page_chapter(chapter.number(), chapter.title()));
    sheet.front(canvas, Orientation::Portrait, "chapter", &named)
}

/// Draws the panel with the news of a chapter and its herbs.
fn panel(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    chapter: Chapter,
    words: &Language,
) -> Result {
    canvas.ledger.place(Layer::Ground, "what is new", frame);
    canvas.rect(frame, PANEL_CORNER, theme::TINT, Some(PANEL_PEN));
    let inner = frame.inset(PANEL_INSET);
    let herbs = &Ingredient::ALL[..usize::from(view.facts.ingredients).min(Ingredient::ALL.len())];
    let in_row = herbs.len().div_ceil(HERB_ROWS);
    let (left, right) = inner.split_left(inner.w * 0.46, GAP);
    let news =
        TextSection::new(&words.format(&story_new()), vec![text(&words.format(&chapter.news()))]);
    passage_in(canvas, left, &news, &NEWS)?;
    let grows = TextSection::new(&words.format(&story_herbs()), Vec::new());
    let used = passage_in(canvas, right, &grows, &NEWS)?;
    let (_, body) = right.split_top(used, LayoutUnit(2.0));
    let step = body.w / in_row as f64;
    let row = HERB_ROW.min(body.h / HERB_ROWS as f64);
    for (i, herb) in herbs.iter().enumerate() {
        let x = body.x + step * ((i % in_row) as f64 + 0.5);
        let y = body.y + row * (i / in_row) as f64;
        canvas.symbol(Layer::Icon, *herb, Frame::new(x - HERB / 2.0, y, HERB, HERB));
        let name = words.format(&herb.name());
        let style = shrunk(HERB_NAME, &name, step - LayoutUnit(0.6), 0.25);
        style.fits(&name, step)?;
        let at = Point::new(x, y + HERB + style.rise());
        canvas.text(Layer::Text, &name, at, Align::Middle, style);
    }
    Ok(())
}

/// Draws the page with the seal after a game. The seal contains the end of `chapter` and the
/// opening of the next one, or with `is_ending` the ending of the campaign.
pub(crate) fn draw_seal_page(
    view: &SheetView,
    chapter: Chapter,
    is_ending: bool,
    seal: &Qr,
    options: &DrawOptions,
) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let frame = page_frame(&sheet);
    let number = chapter.number();
    let (title, named) = match is_ending {
        true => (story_stars_bounds(), story_stars_bounds()),
        false => (story_sealed(), story_page_sealed(number)),
    };
    let named = words.format(&named);
    let canvas = draw_within(&sheet, frame, |canvas| {
        let [title, intro] = [title, story_sealed_intro(number)].map(|said| words.format(&said));
        let head = PageHeader {
            emblem: symbol!("potion"),
            title: &title,
            intro: &intro,
            owner: None,
            name: None,
            below: GAP,
        };
        let body = head.draw(canvas, frame)?;
        let side = seal.side(body.w.min(SEAL))?;
        let outer = side + 2.0 * SEAL_FRAME;
        let (band, below) = body.split_top(outer, GAP);
        let round = Frame::square(band.centre(), outer);
        let identity = creature(chapter);
        canvas.recurring(border(round, identity, BORDER));
        let code = Frame::square(band.centre(), side);
        canvas.draw_tagged(Tag::Figure(named.clone()), |canvas| {
            seal.draw(canvas, code);
        });
        let beside = (round.x - band.x - GAP).min(LayoutUnit(34.0));
        for x in [band.x + beside / 2.0, band.right() - beside / 2.0] {
            let at = Point::new(x, band.centre().y);
            canvas.symbol(Layer::Ornament, identity, Frame::square(at, beside));
        }
        let said =
            [story_sealed_how(view.label.as_str()), story_sealed_lost(), story_sealed_paper()];
        let blocks = said.iter().map(|said| text(&words.format(said))).collect();
        let used = passage_in(canvas, column(below), &TextSection::new("", blocks), &SCENE[2..])?;
        picture_below(canvas, below.split_top(used, GAP).1, identity);
        Ok(())
    })?;
    sheet.front(canvas, Orientation::Portrait, if is_ending { "ending" } else { "seal" }, &named)
}

/// Largest and smallest height of a [`stars_row`].
const STARS_ROW: (LayoutUnit, LayoutUnit) = (LayoutUnit(14.5), LayoutUnit(11.0));
/// Width of the chapter's number in a [`stars_row`].
const STARS_NUMBER: LayoutUnit = LayoutUnit(10.0);
/// Width of the box for a number of stars.
const STARS_BOX: LayoutUnit = LayoutUnit(16.0);
/// Height of the column titles.
const STARS_HEAD: LayoutUnit = LayoutUnit(9.0);
const STARS_TITLE: Style = Style::new(Face::Heading, 12.0);
const STARS_HEADS: Style = Style::new(Face::Bold, 10.0).colour(theme::ACCENT);
const STARS_NUMBERS: Style = Style::new(Face::Bold, 12.0).colour(theme::ACCENT);
const STARS_RULE: Pen = Pen::new(theme::RULE, LayoutUnit(0.25));
const STARS_PEN: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.35));
/// Most stars that a game can give.
const STARS: usize = Clock::PHASES;
/// Width of the place of a [`star`].
const STAR: LayoutUnit = LayoutUnit(8.4);
/// Radius of a [`star`], as a share of its place.
const STAR_RADIUS: f64 = 0.44;
/// Height of the row with the total.
const SUM: LayoutUnit = LayoutUnit(15.0);
/// Height of a row of [`draw_ending`].
const BOUND: LayoutUnit = LayoutUnit(13.0);
const BOUND_TEXT: FontSize = FontSize::pt(12.0);
/// Height of the note below the endings.
const THEN: LayoutUnit = LayoutUnit(14.0);

/// Draws the page on which the stars of all chapters are added up, a [`stars_row`] for each chapter
/// and a [`draw_ending`] for each ending.
pub(crate) fn stars(options: &DrawOptions) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let frame = page_frame(&sheet);
    let canvas = draw_within(&sheet, frame, |canvas| {
        let [title, intro] = [story_stars(), story_stars_intro()].map(|said| words.format(&said));
        let head = PageHeader {
            emblem: symbol!("star"),
            title: &title,
            intro: &intro,
            owner: None,
            name: None,
            below: GAP,
        };
        let body = head.draw(canvas, frame)?;
        let (heads, body) = body.split_top(STARS_HEAD, LayoutUnit(0.0));
        let bounds = BOUND * Ending::ALL.len() as f64;
        let row = (body.h - SUM - GAP - bounds - STARS_HEAD - THEN) / CHAPTERS as f64;
        let row = row.min(STARS_ROW.0);
        if row < STARS_ROW.1 {
            return Err(DrawError::Overflow {
                what: title.clone(),
                needed: STARS_ROW.1,
                available: row,
            });
        }
        let left = body.right() - STARS_BOX - GAP / 2.0 - STAR * STARS as f64;
        for (said, x, align) in [
            (story_stars_head_chapter(), body.x + STARS_NUMBER, Align::Left),
            (story_stars_head_stars(), left, Align::Left),
        ] {
            let at = Point::new(x, heads.centre().y);
            text_at(canvas, &words.format(&said), at, align, STARS_HEADS);
        }
        let mut rest = body;
        for chapter in Chapter::all() {
            let (line, below) = rest.split_top(row, LayoutUnit(0.0));
            stars_row(canvas, line, left, chapter, words)?;
            rest = below;
        }
        let (line, rest) = rest.split_top(SUM, GAP);
        let sum = words.format(&story_stars_sum());
        let place = place_for_sum(line);
        let at = Point::new(place.x - GAP, line.centre().y);
        text_at(canvas, &sum, at, Align::Right, STARS_TITLE);
        canvas.rect(place, LayoutUnit(1.5), theme::PAPER, Some(PANEL_PEN));
        canvas.ledger.place(Layer::Field, "sum", place);
        let (line, mut rest) = rest.split_top(STARS_HEAD, LayoutUnit(0.0));
        let at = Point::new(line.x, line.centre().y + STARS_TITLE.cap() / 2.0);
        canvas.heading(&words.format(&story_stars_bounds()), at, STARS_TITLE.colour(theme::ACCENT));
        for (i, ending) in (1..).zip(Ending::ALL) {
            let (line, below) = rest.split_top(BOUND, LayoutUnit(0.0));
            draw_ending(canvas, line, i, ending, words)?;
            rest = below;
        }
        let then = TextSection::new("", vec![text(&words.format(&story_stars_then()))]);
        passage_in(canvas, rest, &then, &SCENE[6..]).map(|_| ())
    })?;
    sheet.front(canvas, Orientation::Portrait, "stars", &words.format(&story_page_stars()))
}

fn place_for_sum(line: Frame) -> Frame {
    Frame::new(
        line.right() - STARS_BOX,
        line.y + LayoutUnit(1.5),
        STARS_BOX,
        line.h - LayoutUnit(3.0),
    )
}

/// Draws the row of a chapter: its title, stars to colour, and a box for their number.
fn stars_row(
    canvas: &mut Canvas,
    line: Frame,
    left: LayoutUnit,
    chapter: Chapter,
    words: &Language,
) -> Result {
    let (number, name) = line.split_left(STARS_NUMBER, LayoutUnit(0.0));
    let middle = line.centre().y;
    let at = Point::new(number.x, middle);
    text_at(canvas, &chapter.number().to_string(), at, Align::Left, STARS_NUMBERS);
    let (title, room) = (words.format(&chapter.title()), left - name.x - GAP / 2.0);
    let style = shrunk(STARS_TITLE, &title, room, 0.5);
    style.fits(&title, room)?;
    text_at(canvas, &title, Point::new(name.x, middle), Align::Left, style);
    let stars: Vec<Contour> = (0..STARS)
        .map(|i| star(Point::new(left + STAR * (i as f64 + 0.5), middle), STAR * STAR_RADIUS))
        .collect();
    canvas.draw_tagged(Tag::Artifact, |canvas| {
        canvas.outline(outline_of(&stars), theme::PAPER, STARS_PEN);
        let at = line.bottom();
        canvas.stroke(Point::new(line.x, at), Point::new(line.right(), at), STARS_RULE);
    });
    let place = place_for_sum(line);
    canvas.rect(place, LayoutUnit(1.5), theme::PAPER, Some(STARS_PEN));
    let field = Frame::new(left, place.y, place.right() - left, place.h);
    canvas.ledger.place(Layer::Field, "stars", field);
    Ok(())
}

/// Draws the row of an ending: `stars` star symbols, and the text on the stars that it needs.
fn draw_ending(
    canvas: &mut Canvas,
    line: Frame,
    stars: usize,
    ending: Ending,
    words: &Language,
) -> Result {
    for i in 0..stars {
        let at = Point::new(line.x + BOUND * 0.8 * (i as f64 + 0.5), line.centre().y);
        canvas.symbol(Layer::Icon, symbol!("star"), Frame::square(at, BOUND * 0.7));
    }
    let x = line.x + BOUND * 0.8 * Ending::ALL.len() as f64 + GAP;
    let said = words.format(&ending.stars());
    let style = Style { face: Face::Regular, size: BOUND_TEXT, colour: theme::INK };
    style.fits(&said, line.right() - x)?;
    text_at(canvas, &said, Point::new(x, line.centre().y), Align::Left, style);
    Ok(())
}

/// Returns a star with five points, from `centre` and outer `radius`.
fn star(centre: Point, radius: LayoutUnit) -> Contour {
    /// Points and notches of the star, clockwise from the top, as shares of the radius.
    const POINTS: [(f64, f64); 10] = [
        (0.0, -1.0),
        (0.264, -0.364),
        (0.951, -0.309),
        (0.428, 0.139),
        (0.588, 0.809),
        (0.0, 0.45),
        (-0.588, 0.809),
        (-0.428, 0.139),
        (-0.951, -0.309),
        (-0.264, -0.364),
    ];
    let at = |(x, y): (f64, f64)| Point::new(centre.x + radius * x, centre.y + radius * y);
    let mut contour = Contour::from(at(POINTS[0]));
    for point in &POINTS[1..] {
        contour.line(at(*point));
    }
    contour.close()
}

/// Height of the warning above the story as plain text.
const WARNING: LayoutUnit = LayoutUnit(36.0);
const WARNING_TITLE: Style = Style::new(Face::Heading, 15.0).colour(theme::ACCENT);
/// Side of the symbol in the warning.
const WARNING_SYMBOL: LayoutUnit = LayoutUnit(22.0);

/// Draws the page with the part of the story that the recipe of `chapter` opens, as plain text.
pub(crate) fn draw_plain_story(chapter: Chapter, options: &DrawOptions) -> Result<Page> {
    let (sheet, words) = (PageGeometry::new(options), options.language);
    let number = chapter.number();
    let title = words.format(&story_page_told(number));
    let canvas = draw_bordered_page(&sheet, creature(chapter), |canvas, frame| {
        let (panel, rest) = frame.split_top(WARNING, GAP * 2.0);
        canvas.ledger.place(Layer::Ground, "warning", panel);
        canvas.rect(panel, PANEL_CORNER, theme::TINT, Some(PANEL_PEN));
        let inner = panel.inset(PANEL_INSET);
        let (sign, said) = inner.split_left(WARNING_SYMBOL, GAP);
        canvas.symbol(Layer::Icon, symbol!("potion"), Frame::square(sign.centre(), WARNING_SYMBOL));
        let heading = words.format(&story_warning(number));
        let (line, below) = said.split_top(LayoutUnit(9.0), LayoutUnit(1.0));
        let style = shrunk(WARNING_TITLE, &heading, line.w, 0.5);
        style.fits(&heading, line.w)?;
        canvas.draw_tagged(Tag::Heading(1), |canvas| {
            text_at(canvas, &heading, Point::new(line.x, line.centre().y), Align::Left, style);
        });
        let more = TextSection::new("", vec![text(&words.format(&story_warning_text()))]);
        passage_in(canvas, below, &more, &[11.0, 10.5, 10.0, 9.5, 9.0])?;
        let ChapterTale(mut parts) = chapter.tale(words);
        if let Some((heading, _)) = parts.first_mut() {
            *heading = words.format(&story_chapter(number));
        }
        if chapter.is_last() {
            parts.extend(ChapterTale::endings(words).0);
        }
        let body = column(rest);
        let telling = StoryTexts::fit(&parts, body, &title)?;
        telling.draw(canvas, body)?;
        picture_below(canvas, rest.split_top(telling.height, GAP).1, creature(chapter));
        Ok(())
    })?;
    sheet.front(canvas, Orientation::Portrait, "told", &title)
}
