//! Section on one side: border, header, cauldrons and gardens. The header has the tabs of its
//! witches and fields to write in. It shows the ingredients that grow here, if the sheet deals them
//! out, and the actions of a turn.

use super::super::shared::text_at;
use super::*;
use crate::common::players::Identity;
use crate::page::shape::thin_border;

/// Width of the border.
const BORDER: LayoutUnit = LayoutUnit(1.5);
/// Width of a border that saves ink, see [`thin_border`].
const THIN_BORDER: LayoutUnit = LayoutUnit(0.8);
/// Gap between the border and its content.
const PADDING: LayoutUnit = LayoutUnit(0.8);

/// Gardens and cauldrons of a section's side, as indices into the lists of the [`Board`], and the
/// rectangle of cells around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SectionPart {
    pub rect: CellRect,
    pub gardens: Vec<usize>,
    pub cauldrons: Vec<usize>,
    /// Layout of the section's header, as an index from 0 (all words) to the most abbreviated. The
    /// header may use a more abbreviated layout, never a fuller one.
    pub look: usize,
}

/// Returns the frame of the cells on a card, below the highest header and inside the border.
pub(crate) fn room(card: Frame, index: usize, view: &SheetView, words: &Language) -> Result<Frame> {
    let witches = identities(index, view.board.sections.len(), view.facts.players.count());
    let inside = card.inset(BORDER + PADDING);
    let mut highest = LayoutUnit(0.0);
    for side in Side::ALL {
        highest = highest.max(Header::new(&witches, side, view, words, (inside.w, 0))?.height());
    }
    Ok(inside.split_top(highest, PADDING).1)
}

/// Returns the creatures of the section `index`: one, or the two of a team.
fn identities(index: usize, sections: usize, players: u8) -> Vec<Identity> {
    let mut all = vec![Identity::of(index)];
    if index + sections < usize::from(players) {
        all.push(Identity::of(index + sections));
    }
    all
}

/// Draws a side of a section into its part of the board.
pub(super) fn draw(
    canvas: &mut Canvas,
    plan: &BoardPlan<'_>,
    view: &SheetView,
    words: &Language,
    index: usize,
    side: Side,
) -> Result {
    let rect = view.board.sections[index].rect(side);
    let card = plan.frame(rect).inset(SAFETY);
    let of = |(i, part): (usize, (usize, Side))| (part == (index, side)).then_some(i);
    let gardens = view.board.gardens.iter().map(|g| (g.section, g.side));
    let cauldrons = view.board.cauldrons.iter().map(|c| (c.section, c.side));
    let part = SectionPart {
        rect,
        gardens: gardens.enumerate().filter_map(of).collect(),
        cauldrons: cauldrons.enumerate().filter_map(of).collect(),
        look: look(plan, view, words, side)?,
    };
    draw_part(canvas, view, words, card, (index, side), &part, |free| free)
}

/// Returns the index of the plainest look among the headers of a side, which all of them use.
fn look(plan: &BoardPlan<'_>, view: &SheetView, words: &Language, side: Side) -> Result<usize> {
    let mut plainest = 0;
    for (index, section) in view.board.sections.iter().enumerate() {
        let witches = identities(index, view.board.sections.len(), view.facts.players.count());
        let inside = plan.frame(section.rect(side)).inset(SAFETY + BORDER + PADDING);
        plainest = plainest.max(Header::new(&witches, side, view, words, (inside.w, 0))?.look);
    }
    Ok(plainest)
}

/// Draws a part of a section into `card`. `placed` gives the frame of its cells within the free
/// frame.
pub(crate) fn draw_part(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    card: Frame,
    (index, side): (usize, Side),
    part: &SectionPart,
    placed: impl Fn(Frame) -> Frame,
) -> Result {
    let witches = identities(index, view.board.sections.len(), view.facts.players.count());
    canvas.begin(Tag::Section);
    canvas.recurring(thin_border(card, witches[0], THIN_BORDER, BORDER));
    let inside = card.inset(BORDER + PADDING);
    canvas.ledger.enter("section", inside);
    canvas.begin(Tag::Section);
    let header = Header::new(&witches, side, view, words, (inside.w, part.look))?;
    let (head, cells) = inside.split_top(header.height(), PADDING);
    header.draw(canvas, words, head);
    let cells = SectionCells { rect: part.rect, frame: placed(cells) };
    for &i in &part.gardens {
        garden::draw(canvas, view, words, &cells, i, &view.board.gardens[i])?;
    }
    for &i in &part.cauldrons {
        cauldron::draw(canvas, view, words, &cells, i, &view.board.cauldrons[i]);
    }
    canvas.end();
    canvas.ledger.leave();
    canvas.end();
    Ok(())
}

/// Height of a row with tabs and lines in a [`Header`].
const HEADER_ROW: LayoutUnit = LayoutUnit(6.4);
/// Height of a row with the picture of a witch in a [`Header`].
const HEADER_WITCH: LayoutUnit = LayoutUnit(8.2);
/// Gap between two rows of a [`Header`].
const HEADER_ROW_GAP: LayoutUnit = LayoutUnit(0.6);
/// Gap between the last line to write on and the border.
const HEADER_FIELD_MARGIN: LayoutUnit = LayoutUnit(1.6);
/// Gap after a tab.
const HEADER_TAB_GAP: LayoutUnit = LayoutUnit(2.0);
/// Gap after a field.
const HEADER_FIELD_GAP: LayoutUnit = LayoutUnit(3.0);
/// Gap between a label and its line or ingredients.
const HEADER_LABEL_GAP: LayoutUnit = LayoutUnit(1.2);
/// Smallest length of a line for a name.
const HEADER_NAME_LINE: LayoutUnit = LayoutUnit(14.0);
/// Smallest length of a line for a memo.
const HEADER_MEMO_LINE: LayoutUnit = LayoutUnit(15.0);
/// Largest useful length of a line.
const HEADER_LONGEST_LINE: LayoutUnit = LayoutUnit(62.0);
/// Gap between a tab's disc and its name.
const HEADER_NAME_LEFT: LayoutUnit = LayoutUnit(0.6);
/// Width of a tab between disc and name.
const HEADER_TAB_LEFT: LayoutUnit = LayoutUnit(1.6);
/// Width of a tab at the right of its name.
const HEADER_TAB_RIGHT: LayoutUnit = LayoutUnit(2.6);
/// Inset of a tab's disc.
const HEADER_DISC_INSET: LayoutUnit = LayoutUnit(0.5);
/// Difference between a tab's height and the side of its creature.
const HEADER_CREATURE_INSET: LayoutUnit = LayoutUnit(1.9);
/// Width of the line around a tab that saves ink.
const HEADER_TAB_LINE: LayoutUnit = LayoutUnit(0.6);
/// Distance from the foot of a field to its baseline.
const HEADER_BASELINE: LayoutUnit = LayoutUnit(1.6);
/// Distance from the baseline of a field to its line.
const HEADER_LINE_DROP: LayoutUnit = LayoutUnit(0.5);
const HEADER_LINE: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.25));
/// Size of an ingredient in a header.
#[derive(Clone, Copy, Debug)]
struct IngredientSize {
    /// Distance between two ingredients.
    pitch: LayoutUnit,
    /// Side of the drawing.
    symbol: LayoutUnit,
    /// Height of drawing and sign.
    row: LayoutUnit,
    /// Gap before a sign at the right of the drawing; `None` for a sign below it. The width of the
    /// widest sign is added to `pitch`.
    beside: Option<LayoutUnit>,
}

/// Sizes of the ingredients that grow here: large, and small for little room.
const HEADER_GROWN: [IngredientSize; 2] = [
    IngredientSize {
        pitch: LayoutUnit(9.8),
        symbol: LayoutUnit(7.8),
        row: HEADER_WITCH,
        beside: Some(LayoutUnit(0.6)),
    },
    IngredientSize {
        pitch: LayoutUnit(7.0),
        symbol: LayoutUnit(5.6),
        row: HEADER_WITCH,
        beside: None,
    },
];
/// Gap after the sign of a large ingredient, left out after the last one.
const HEADER_LARGE_SPARE: LayoutUnit = LayoutUnit(1.4);
/// Side of the picture of an action.
const HEADER_ACTION: LayoutUnit = LayoutUnit(5.3);
/// Gap between two actions.
const HEADER_ACTION_GAP: LayoutUnit = LayoutUnit(1.4);
/// Horizontal padding of the panel of actions.
const HEADER_ACTION_SIDE: LayoutUnit = LayoutUnit(1.4);
/// Corner radius of the panel of actions.
const HEADER_ACTION_CORNER: LayoutUnit = LayoutUnit(1.8);
const HEADER_ACTION_WORD: Style = Style::new(Face::Regular, 7.0);
/// Style of the number of actions in a turn, shown if there are several.
const HEADER_OFTEN: Style = Style::new(Face::Bold, 8.0).colour(theme::ACCENT);

const HEADER_NAME: Style = Style::new(Face::Heading, 9.0);
const HEADER_LABEL: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
const HEADER_NOTE: FontSize = FontSize::pt(7.0);
const HEADER_NOTE_LEADING: f64 = 1.12;
const HEADER_SIGN: Style = Style::new(Face::Bold, 7.0);
const HEADER_LARGE_SIGN: Style = Style::new(Face::Bold, 8.0);

/// Item of a [`Header`].
#[derive(Clone, Debug)]
enum Item {
    /// Creature with its name. On the front also the witch herself.
    Tab(Identity, String, Side),
    /// Label, and the smallest length of the line after it.
    Line(String, LayoutUnit),
    /// Note in lines of this width, and the ingredients that the note is about.
    Herbs(Vec<TextLine>, LayoutUnit, Vec<Ingredient>, IngredientSize),
    /// Actions of a turn, and their number if there are several.
    Actions(Option<String>, Vec<(Symbol, String)>),
}

impl Item {
    /// Returns the smallest width, and the gap after the item.
    fn width(&self) -> (LayoutUnit, LayoutUnit) {
        match self {
            Item::Tab(_, called, side) => {
                let disc =
                    HEADER_ROW + HEADER_TAB_LEFT + HEADER_NAME.width(called) + HEADER_TAB_RIGHT;
                (if *side == Side::Front { disc + HEADER_WITCH } else { disc }, HEADER_TAB_GAP)
            }
            Item::Line(label, least) => {
                (HEADER_LABEL.width(label) + HEADER_LABEL_GAP + *least, HEADER_FIELD_GAP)
            }
            Item::Herbs(_, note, herbs, size) => {
                // The last ingredient has no gap after its sign.
                let spare = size.beside.map_or(LayoutUnit(0.0), |_| HEADER_LARGE_SPARE);
                let all = size.pitch * herbs.len() as f64 - spare;
                (*note + HEADER_LABEL_GAP + all, HEADER_FIELD_GAP)
            }
            Item::Actions(often, actions) => {
                let often = often.as_ref().map(|often| HEADER_OFTEN.width(often));
                let often = often.map_or(LayoutUnit(0.0), |often| often + HEADER_TAB_GAP);
                let all: LayoutUnit = actions.iter().map(|(_, word)| action_width(word)).sum();
                let gaps = HEADER_ACTION_GAP * actions.len().saturating_sub(1) as f64;
                (often + all + gaps + 2.0 * HEADER_ACTION_SIDE, HEADER_FIELD_GAP)
            }
        }
    }

    fn height(&self) -> LayoutUnit {
        match self {
            Item::Tab(_, _, Side::Front) => HEADER_WITCH,
            Item::Tab(..) | Item::Line(..) => HEADER_ROW,
            Item::Herbs(.., size) => size.row,
            Item::Actions(..) => HEADER_WITCH,
        }
    }
}

/// Header of a section, laid out in rows.
pub(super) struct Header {
    rows: Vec<Vec<Item>>,
    width: LayoutUnit,
    look: usize,
}

impl Header {
    /// Lays out the header of a section of `witches` in a `width`. Uses the fullest look with the
    /// fewest rows, but none with a smaller index than `look` if that look has as few rows. So
    /// lines for names are included only if they need no additional row.
    fn new(
        witches: &[Identity],
        side: Side,
        view: &SheetView,
        words: &Language,
        (width, look): (LayoutUnit, usize),
    ) -> Result<Header> {
        let width = width - HEADER_FIELD_MARGIN;
        let is_team = witches.len() > 1;
        let memo = side == Side::Back && !view.facts.effects.is_empty() && !is_team;
        let line = match side {
            Side::Front => Some((sheet_witch(), HEADER_NAME_LINE)),
            Side::Back => memo.then(|| (sheet_memo(), HEADER_MEMO_LINE)),
        };
        let sections = view.board.sections.len();
        let section = witches.first().map_or(0, |witch| *witch as usize) % sections;
        let players = view.facts.players.count();
        let lines = two_lines(&words.format(&sheet_grows()))?;
        let wide = lines.iter().map(|line| line.width).fold(LayoutUnit(0.0), LayoutUnit::max);
        let herbs = view.board.specialties_of(section);
        let signs = herbs.map(|herb| HEADER_LARGE_SIGN.width(&words.format(&herb.sign())));
        let widest = signs.fold(LayoutUnit(0.0), LayoutUnit::max);
        let grown = |&witch: &Identity, mut size: IngredientSize, says_so: bool| {
            size.pitch += size.beside.map_or(LayoutUnit(0.0), |_| widest);
            let herbs = view.board.specialties.get(witch as usize).cloned().unwrap_or_default();
            let (lines, wide) = if says_so { (lines.clone(), wide) } else { Default::default() };
            let is_shown = players > 1 && !herbs.is_empty();
            is_shown.then_some(Item::Herbs(lines, wide, herbs, size))
        };
        let often = Clock::actions(players, section as u8);
        let often = (often > 1).then(|| words.format(&sheet_actions_each(often)));
        let actions = [
            (symbol!("turn-plant"), sheet_action_plant()),
            (symbol!("turn-grow"), sheet_action_grow()),
            (symbol!("turn-pluck"), sheet_action_pluck()),
            (symbol!("turn-close"), sheet_action_close()),
        ];
        let actions = actions.map(|(picture, word)| (picture, words.format(&word)));
        let actions = Item::Actions(often, actions.into());
        let rows = |line: Option<&(Message, LayoutUnit)>,
                    size: IngredientSize,
                    says_so: bool,
                    side: Side| {
            let of = |witch: &Identity| {
                let tab = Item::Tab(*witch, words.format(&witch.name()), side);
                let line = line.map(|(label, least)| Item::Line(words.format(label), *least));
                std::iter::once(tab).chain(line).chain(grown(witch, size, says_so))
            };
            let all = witches.iter().flat_map(of).chain([actions.clone()]).collect();
            let ends = match (is_team, line) {
                (true, _) => RowBreaks::WithWitch,
                (false, Some(_)) => RowBreaks::BehindTab,
                (false, None) => RowBreaks::Anywhere,
            };
            header_rows(all, width, ends)
        };
        let [large, small] = HEADER_GROWN;
        let line = line.as_ref();
        // In a team, ingredients after a witch belong to her without a note.
        let says_so = !is_team;
        // The last look has no pictures of witches.
        let all = [
            rows(line, large, true, side),
            rows(line, small, true, side),
            rows(None, large, true, side),
            rows(None, small, true, side),
            rows(None, large, says_so, side),
            rows(None, small, says_so, side),
            rows(None, small, says_so, Side::Back),
        ];
        let fewest = all.iter().map(Vec::len).min();
        let fits = |rows: &Vec<Vec<Item>>| Some(rows.len()) == fewest;
        let first = all.iter().position(fits).unwrap_or_default();
        let look = if all.get(look).is_some_and(fits) { look.max(first) } else { first };
        let rows = all.into_iter().nth(look).unwrap_or_default();
        Ok(Header { rows, width, look })
    }

    /// Returns the height of the header.
    pub(super) fn height(&self) -> LayoutUnit {
        let rows: LayoutUnit = self.rows.iter().map(|row| row_height(row)).sum();
        rows + HEADER_ROW_GAP * (self.rows.len() - 1) as f64
    }

    /// Draws the header at the top of `frame`. The lines of a row share its spare width.
    pub(super) fn draw(&self, canvas: &mut Canvas, words: &Language, frame: Frame) {
        let mut top = frame.y;
        for row in &self.rows {
            let high = row_height(row);
            let lines = row.iter().filter(|item| matches!(item, Item::Line(..))).count();
            let spare = (self.width - row_width(row)).max(LayoutUnit(0.0)) / lines.max(1) as f64;
            let mut x = frame.x;
            for item in row {
                let (least, gap) = item.width();
                let width = match item {
                    Item::Line(_, shortest) => {
                        least - *shortest
                            + (*shortest + spare).min(HEADER_LONGEST_LINE.max(*shortest))
                    }
                    Item::Tab(..) | Item::Herbs(..) | Item::Actions(..) => least,
                };
                let own = item.height();
                // Actions are at the right in every section.
                let left = match item {
                    Item::Actions(..) => frame.x + self.width - width,
                    _ => x,
                };
                let place = Frame::new(left, top + (high - own) / 2.0, width, own);
                match item {
                    Item::Tab(identity, name, Side::Front) => {
                        let (left, pill) = place.split_left(HEADER_WITCH, LayoutUnit(0.0));
                        let pill =
                            Frame { y: pill.centre().y - HEADER_ROW / 2.0, h: HEADER_ROW, ..pill };
                        tab(canvas, pill, *identity, name);
                        canvas.symbol(Layer::Icon, identity.witch(), left);
                    }
                    Item::Tab(identity, name, Side::Back) => {
                        tab(canvas, place, *identity, name);
                    }
                    Item::Line(label, _) => field(canvas, place, label),
                    Item::Herbs(note, wide, herbs, size) => {
                        notice(canvas, place, note, *wide);
                        let left = *wide + HEADER_LABEL_GAP;
                        draw_ingredients(
                            canvas,
                            words,
                            place.split_left(left, LayoutUnit(0.0)).1,
                            herbs,
                            *size,
                        );
                    }
                    Item::Actions(often, actions) => {
                        actions_in(canvas, place, often.as_deref(), actions);
                    }
                }
                x += width + gap;
            }
            top += high + HEADER_ROW_GAP;
        }
    }
}

/// Splits a note into two lines of similar length. A single word gives one line.
pub(super) fn two_lines(note: &str) -> Result<Vec<TextLine>> {
    let (whole, note) =
        (HEADER_NOTE.em() * Face::Regular.em_width(note), Paragraph::new(note, Face::Regular));
    let narrow = (50..100).step_by(5).find_map(|percent| {
        let lines = note.lines(HEADER_NOTE, whole * f64::from(percent) / 100.0).ok()?;
        (lines.len() <= 2).then_some(lines)
    });
    narrow.map_or_else(|| note.lines(HEADER_NOTE, whole), Ok)
}

fn row_height(row: &[Item]) -> LayoutUnit {
    row.iter().map(Item::height).fold(LayoutUnit(0.0), LayoutUnit::max)
}

/// Returns the smallest width of a row.
fn row_width(row: &[Item]) -> LayoutUnit {
    let gaps = row.iter().rev().skip(1).map(|item| item.width().1);
    row.iter().map(|item| item.width().0).sum::<LayoutUnit>() + gaps.sum::<LayoutUnit>()
}

/// Permitted breaks between the rows of a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowBreaks {
    Anywhere,
    /// Break not directly after a tab.
    BehindTab,
    /// Break only before a tab or the actions, so that all items of a witch stay together.
    WithWitch,
}

/// Distributes the items over rows, each with as many as their smallest widths allow.
fn header_rows(items: Vec<Item>, width: LayoutUnit, ends: RowBreaks) -> Vec<Vec<Item>> {
    let mut rows = Vec::new();
    let mut rest = &items[..];
    while !rest.is_empty() {
        let whole = |count: usize| match (ends, rest.get(count)) {
            (RowBreaks::Anywhere, _) | (_, None) => true,
            (RowBreaks::BehindTab, Some(_)) => !matches!(rest[count - 1], Item::Tab(..)),
            (RowBreaks::WithWitch, Some(next)) => matches!(next, Item::Tab(..) | Item::Actions(..)),
        };
        let fit = (1..=rest.len())
            .rev()
            .find(|&count| whole(count) && row_width(&rest[..count]) <= width);
        let (row, later) = rest.split_at(fit.unwrap_or(1));
        rows.push(row.to_vec());
        rest = later;
    }
    rows
}

fn tab(canvas: &mut Canvas, tab: Frame, identity: Identity, called: &str) {
    canvas.ledger.place(Layer::Ground, called, tab);
    let edge = HEADER_TAB_LINE / 2.0;
    let line = Pen::new(identity.paint(), HEADER_TAB_LINE);
    canvas.rect(tab.inset(edge), tab.h / 2.0 - edge, identity.tint(), Some(line));
    let disc = Point::new(tab.x + tab.h / 2.0, tab.centre().y);
    canvas.circle(disc, tab.h / 2.0 - HEADER_DISC_INSET, theme::PAPER, None);
    let emblem = Frame::square(disc, tab.h - HEADER_CREATURE_INSET);
    canvas.symbol(Layer::Icon, identity, emblem);
    let at = Point::new(tab.x + tab.h + HEADER_NAME_LEFT, tab.centre().y + HEADER_NAME.cap() / 2.0);
    canvas.heading(called, at, HEADER_NAME.colour(theme::INK));
}

/// Draws a label, and a line to write on after it.
fn field(canvas: &mut Canvas, frame: Frame, label: &str) {
    let baseline = frame.bottom() - HEADER_BASELINE;
    let from = frame.x + HEADER_LABEL.width(label) + HEADER_LABEL_GAP;
    let room = Frame { x: from, w: frame.right() - from, ..frame };
    canvas.ledger.place(Layer::Field, label, room);
    let y = baseline + HEADER_LINE_DROP;
    canvas.stroke(Point::new(from, y), Point::new(frame.right(), y), HEADER_LINE);
    canvas.text(Layer::Text, label, Point::new(frame.x, baseline), Align::Left, HEADER_LABEL);
}

/// Draws the note on the ingredients that follow.
fn notice(canvas: &mut Canvas, frame: Frame, note: &[TextLine], wide: LayoutUnit) {
    let leading = HEADER_NOTE.em() * HEADER_NOTE_LEADING;
    let block = leading * note.len().saturating_sub(1) as f64;
    let y = frame.centre().y - block / 2.0 + Face::Regular.cap() * HEADER_NOTE.em() / 2.0;
    let at = Point::new(frame.x + wide, y);
    canvas.lines(note, at, leading, Align::Right, HEADER_NOTE, theme::SOFT_INK);
}

/// Draws ingredients, each with its sign.
fn draw_ingredients(
    canvas: &mut Canvas,
    words: &Language,
    frame: Frame,
    herbs: &[Ingredient],
    size: IngredientSize,
) {
    for (i, &herb) in herbs.iter().enumerate() {
        let sign = words.format(&herb.sign());
        if let Some(gap) = size.beside {
            let left = frame.x + size.pitch * i as f64;
            let middle = Point::new(left + size.symbol / 2.0, frame.centre().y);
            canvas.symbol(Layer::Icon, herb, Frame::square(middle, size.symbol));
            let at = Point::new(left + size.symbol + gap, middle.y);
            text_at(canvas, &sign, at, Align::Left, HEADER_LARGE_SIGN);
            continue;
        }
        let x = frame.x + size.pitch * (i as f64 + 0.5);
        let middle = Point::new(x, frame.y + size.symbol / 2.0);
        canvas.symbol(Layer::Icon, herb, Frame::square(middle, size.symbol));
        let at = Point::new(x, frame.bottom() - HEADER_SIGN.drop());
        canvas.text(Layer::Text, &sign, at, Align::Middle, HEADER_SIGN);
    }
}

/// Returns the width of an action: that of its picture, or of its word if that is wider.
fn action_width(word: &str) -> LayoutUnit {
    HEADER_ACTION.max(HEADER_ACTION_WORD.width(word))
}

/// Draws the actions of a turn on a panel, each as a picture above its word.
fn actions_in(
    canvas: &mut Canvas,
    frame: Frame,
    often: Option<&str>,
    actions: &[(Symbol, String)],
) {
    canvas.ledger.place(Layer::Ground, "actions", frame);
    canvas.rect(frame, HEADER_ACTION_CORNER, theme::TINT, None);
    let mut x = frame.x + HEADER_ACTION_SIDE;
    if let Some(often) = often {
        let at = Point::new(x, frame.centre().y);
        x += text_at(canvas, often, at, Align::Left, HEADER_OFTEN) + HEADER_TAB_GAP;
    }
    for (picture, word) in actions {
        let width = action_width(word);
        let middle = x + width / 2.0;
        let top = Point::new(middle, frame.y + HEADER_ACTION / 2.0);
        canvas.symbol(Layer::Icon, *picture, Frame::square(top, HEADER_ACTION));
        let at = Point::new(middle, frame.bottom() - HEADER_ACTION_WORD.drop());
        canvas.text(Layer::Text, word, at, Align::Middle, HEADER_ACTION_WORD);
        x += width + HEADER_ACTION_GAP;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_share_the_four_sections() {
        let sizes = |players| (0..4).map(|i| identities(i, 4, players).len()).collect::<Vec<_>>();
        assert_eq!(sizes(4), [1, 1, 1, 1]);
        assert_eq!(sizes(6), [2, 2, 1, 1]);
        assert_eq!(sizes(8), [2, 2, 2, 2]);
        let everyone: std::collections::BTreeSet<Identity> =
            (0..4).flat_map(|i| identities(i, 4, 8)).collect();
        assert_eq!(everyone.len(), 8);
    }
}
