//! Recipe in letters, and the key to these letters. Each letter has a single meaning. A meaning can
//! have several letters, so that equal cells look different.

use super::super::tables::{draw_centred, holds, left};
use super::*;
use crate::witches::puzzle::{Puzzle, Role};
use std::collections::BTreeMap;

/// Letters that nobody mistakes for digits or for each other.
const KEY_LETTERS: [char; 24] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U',
    'V', 'W', 'X', 'Y', 'Z',
];
/// Number of the stream of the page's art that shuffles the letters.
const KEY_STREAM: u64 = 1;

/// Number of columns of the [`LetterKey`].
const KEY_COLUMNS: usize = 3;
/// Gap between the columns of the [`LetterKey`].
const KEY_GUTTER: LayoutUnit = LayoutUnit(4.0);
/// Largest height of a row of the [`LetterKey`].
const KEY_HIGHEST: LayoutUnit = LayoutUnit(6.4);
/// Width of the column of a letter in the [`LetterKey`].
const KEY_LETTER: LayoutUnit = LayoutUnit(6.0);
const KEY_RULE: Pen = Pen::new(theme::GUIDE, LayoutUnit(0.25));
const KEY_LETTERS_STYLE: Style = Style::new(Face::Bold, 9.0);
const KEY_WORDS: [Style; 3] = [
    Style::new(Face::Regular, 9.0),
    Style::new(Face::Regular, 8.0),
    Style::new(Face::Regular, 7.0),
];

/// Meaning of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum LetterMeaning {
    /// Ingredient with this number in the recipe, correctly grown.
    Number(u8),
    Grown(Ripeness),
}

impl LetterMeaning {
    fn of(puzzle: &Puzzle, ingredient: Ingredient, grown: u8) -> LetterMeaning {
        match (Ripeness::of(puzzle, ingredient, grown), puzzle.part(ingredient).map(|p| p.role)) {
            (Ripeness::Right, Some(Role::Regular(number))) => LetterMeaning::Number(number),
            (ripeness, _) => LetterMeaning::Grown(ripeness),
        }
    }

    fn words(self, words: &Language) -> String {
        match self {
            LetterMeaning::Number(number) => number.to_string(),
            LetterMeaning::Grown(ripeness) => words.format(&ripeness.message()),
        }
    }
}

/// Letters of a game.
pub(super) struct LetterKey {
    /// Letters of each ingredient, by dots minus 1.
    rows: Vec<(Ingredient, Vec<char>)>,
    sayings: BTreeMap<char, LetterMeaning>,
}

impl LetterKey {
    /// Assigns letters to all cells, shuffled by the seed `art`.
    pub(super) fn new(puzzle: &Puzzle, art: Seed) -> LetterKey {
        let most = puzzle.settings().length().longest();
        let table: Vec<(Ingredient, Vec<LetterMeaning>)> = puzzle
            .ingredients()
            .iter()
            .map(|&one| {
                (one, (1..=most).map(|grown| LetterMeaning::of(puzzle, one, grown)).collect())
            })
            .collect();
        let mut cells: BTreeMap<LetterMeaning, usize> = BTreeMap::new();
        for saying in table.iter().flat_map(|row| &row.1) {
            *cells.entry(*saying).or_default() += 1;
        }
        let mut free = KEY_LETTERS;
        Stream::new(art, WitchesConcern::KeeperArt, KEY_STREAM).shuffle(&mut free);
        let mut free = free.into_iter();
        let mut letters: BTreeMap<LetterMeaning, Vec<char>> =
            cells.keys().zip(&mut free).map(|(saying, letter)| (*saying, vec![letter])).collect();
        for letter in free {
            let count = |saying: &LetterMeaning| cells.get(saying).copied().unwrap_or_default();
            let short = letters.iter_mut().filter(|(saying, own)| count(saying) > own.len());
            // The meaning whose letters would repeat most often.
            let neediest = short.max_by(|(a, of_a), (b, of_b)| {
                (count(a) * of_b.len()).cmp(&(count(b) * of_a.len())).then(b.cmp(a))
            });
            let Some((_, own)) = neediest else { break };
            own.push(letter);
        }
        let sayings =
            letters.iter().flat_map(|(saying, own)| own.iter().map(|letter| (*letter, *saying)));
        let sayings = sayings.collect();
        let mut given: BTreeMap<LetterMeaning, usize> = BTreeMap::new();
        let mut letter = |saying: LetterMeaning| {
            let own = letters.get(&saying).map_or(&[][..], Vec::as_slice);
            let turn = given.entry(saying).or_default();
            *turn += 1;
            own.get((*turn - 1) % own.len().max(1)).copied().unwrap_or_default()
        };
        let rows = table
            .into_iter()
            .map(|(one, row)| (one, row.into_iter().map(&mut letter).collect()))
            .collect();
        LetterKey { rows, sayings }
    }

    /// Returns the letters of each ingredient, by dots minus 1.
    pub(super) fn rows(&self) -> &[(Ingredient, Vec<char>)] {
        &self.rows
    }

    /// Draws the meaning of each letter, in alphabetical order.
    pub(super) fn draw(&self, canvas: &mut Canvas, frame: Frame, words: &Language) -> Result {
        let list = list_title(canvas, frame, &words.format(&answers_sealed_key()))?;
        let rows = self.sayings.len().div_ceil(KEY_COLUMNS).max(1);
        let h = (list.h / rows as f64).min(KEY_HIGHEST);
        let w = (list.w - KEY_GUTTER * (KEY_COLUMNS - 1) as f64) / KEY_COLUMNS as f64;
        canvas.begin(Tag::Table);
        for (i, (letter, saying)) in self.sayings.iter().enumerate() {
            let x = list.x + (w + KEY_GUTTER) * (i / rows) as f64;
            let row = Frame::new(x, list.y + h * (i % rows) as f64, w, h);
            canvas.stroke(Point::new(x, row.bottom()), Point::new(x + w, row.bottom()), KEY_RULE);
            let (first, second) = row.split_left(KEY_LETTER, LayoutUnit(0.0));
            let said = saying.words(words);
            let style = KEY_WORDS.into_iter().find(|style| holds(second, &said, *style));
            let style = style.unwrap_or(KEY_WORDS[KEY_WORDS.len() - 1]);
            canvas.begin(Tag::Row);
            left(canvas, first, (Tag::RowHead, &letter.to_string()), KEY_LETTERS_STYLE)?;
            left(canvas, second, (Tag::Cell, &said), style)?;
            canvas.end();
        }
        canvas.end();
        Ok(())
    }
}

/// Size of the line above the table.
const RECIPE_TEXT: FontSize = FontSize::pt(9.0);
/// Height of the line above the table.
const RECIPE_LEADING: LayoutUnit = LayoutUnit(4.1);
/// Gap below the line above the table.
const RECIPE_GAP: LayoutUnit = LayoutUnit(1.0);
/// Width of the first column of [`recipe_table`].
const RECIPE_NAMES: LayoutUnit = LayoutUnit(30.0);
/// Largest height of a row of [`recipe_table`].
const RECIPE_HIGHEST: LayoutUnit = LayoutUnit(6.6);
const RECIPE_RULE: Pen = Pen::new(theme::GUIDE, LayoutUnit(0.25));

const RECIPE_NAME: Style = Style::new(Face::Regular, 9.0).colour(theme::SOFT_INK);
const RECIPE_LETTER: Style = Style::new(Face::Regular, 10.0).colour(theme::SOFT_INK);

/// Draws the panel inside the fold: the growth of each ingredient, in letters. All cells look
/// similar: pale, without fills and frames, so that they hardly show through the paper.
pub(super) fn recipe(
    canvas: &mut Canvas,
    frame: Frame,
    (secrets, key): (&KeeperSecrets<'_>, &LetterKey),
    words: &Language,
) -> Result {
    let mut codes = words.format(&answers_give_up(secrets.give_up));
    if let Some(opening) = secrets.opening {
        codes = format!("{codes}  {}", words.format(&answers_opening(opening)));
    }
    // Regular weight, because bold letters show through the paper first.
    let lines =
        Paragraph::new(&codes.replace('*', ""), Face::Regular).lines(RECIPE_TEXT, frame.w)?;
    let at = Point::new(frame.x, frame.y + RECIPE_LEADING);
    let y = canvas.draw_tagged(Tag::Paragraph, |canvas| {
        canvas.lines(&lines, at, RECIPE_LEADING, Align::Left, RECIPE_TEXT, theme::SOFT_INK)
    }) - RECIPE_LEADING;
    let (_, frame) = frame.split_top(y - frame.y + RECIPE_GAP, LayoutUnit(0.0));
    recipe_table(canvas, frame, key.rows(), words)
}

fn recipe_table(
    canvas: &mut Canvas,
    frame: Frame,
    rows: &[(Ingredient, Vec<char>)],
    words: &Language,
) -> Result {
    let most = rows.iter().map(|row| row.1.len()).max().unwrap_or(1);
    let height = (frame.h / (rows.len() + 1) as f64).min(RECIPE_HIGHEST);
    let row = |i: usize| Frame { y: frame.y + height * i as f64, h: height, ..frame };
    let cells = |row: Frame| {
        let (name, rest) = row.split_left(RECIPE_NAMES, LayoutUnit(0.0));
        let w = rest.w / most as f64;
        let dots = (0..most).map(move |i| Frame { x: rest.x + w * i as f64, w, ..rest });
        (name, dots)
    };
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    let (name, heads) = cells(row(0));
    left(canvas, name, (Tag::ColumnHead, &words.format(&answers_dots())), RECIPE_NAME)?;
    for (dots, head) in (1..=most).zip(heads) {
        draw_centred(canvas, head, (Tag::ColumnHead, &dots.to_string()), RECIPE_NAME)?;
    }
    canvas.end();
    for (i, (ingredient, letters)) in rows.iter().enumerate() {
        let row = row(i + 1);
        canvas.stroke(Point::new(row.x, row.y), Point::new(row.right(), row.y), RECIPE_RULE);
        canvas.begin(Tag::Row);
        let (name, cells) = cells(row);
        left(canvas, name, (Tag::RowHead, &words.format(&ingredient.name())), RECIPE_NAME)?;
        for (letter, cell) in letters.iter().zip(cells) {
            draw_centred(canvas, cell, (Tag::Cell, &letter.to_string()), RECIPE_LETTER)?;
        }
        canvas.end();
    }
    canvas.end();
    Ok(())
}
