//! What becomes of each ingredient, in letters, and what the letters say. A letter stands for one
//! thing alone; one thing has several letters, so that equal cells do not look alike.

use std::collections::BTreeMap;

use super::super::answers::Growth;
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::page::block::{Passage, Set};
use crate::page::canvas::{Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::answers_sealed_key;
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::cell;
use crate::witches::puzzle::{Ingredient, Puzzle, Role};

/// Those that nobody takes for a number or for each other.
const LETTERS: [char; 24] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U',
    'V', 'W', 'X', 'Y', 'Z',
];
/// Which stream of the page's art they come from.
const STREAM: u64 = 1;

/// The list: its columns and the space between them, a row at most, a letter's width.
const COLUMNS: usize = 3;
const GUTTER: Unit = Unit(4.0);
const HIGHEST: Unit = Unit(6.4);
const LETTER: Unit = Unit(6.0);
const TITLE: f64 = 10.0;
const RULE: Pen = Pen::new(theme::GUIDE, Unit(0.25));
const LETTERS_STYLE: Style = Style::new(Face::Bold, 9.0);
const WORDS: [Style; 3] = [
    Style::new(Face::Regular, 9.0),
    Style::new(Face::Regular, 8.0),
    Style::new(Face::Regular, 7.0),
];

/// What a letter says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Saying {
    /// It is the recipe's ingredient of this number, fully grown.
    Number(u8),
    Right,
    Under,
    Over,
    Passed,
}

impl Saying {
    fn of(puzzle: &Puzzle, ingredient: Ingredient, grown: u8) -> Saying {
        let growth = Growth::of(puzzle, ingredient, grown);
        match (growth, puzzle.part(ingredient).map(|part| part.role)) {
            (Growth::Right, Some(Role::Regular(number))) => Saying::Number(number),
            (Growth::Right, _) => Saying::Right,
            (Growth::Under, _) => Saying::Under,
            (Growth::Over, _) => Saying::Over,
            (Growth::Passed, _) => Saying::Passed,
        }
    }

    fn words(self, words: &Language) -> String {
        let growth = match self {
            Saying::Number(number) => return number.to_string(),
            Saying::Right => Growth::Right,
            Saying::Under => Growth::Under,
            Saying::Over => Growth::Over,
            Saying::Passed => Growth::Passed,
        };
        words.say(&growth.message())
    }
}

/// The letters of a game.
pub(super) struct Key {
    /// Of each ingredient, for each number of dots from 1.
    rows: Vec<(Ingredient, Vec<char>)>,
    sayings: BTreeMap<char, Saying>,
}

impl Key {
    /// Draws letters for all cells, from the art's seed.
    pub(super) fn new(puzzle: &Puzzle, art: Seed) -> Key {
        let most = puzzle.settings().length().longest();
        let table: Vec<(Ingredient, Vec<Saying>)> = puzzle
            .ingredients()
            .iter()
            .map(|&one| (one, (1..=most).map(|grown| Saying::of(puzzle, one, grown)).collect()))
            .collect();
        let mut cells: BTreeMap<Saying, usize> = BTreeMap::new();
        for saying in table.iter().flat_map(|row| &row.1) {
            *cells.entry(*saying).or_default() += 1;
        }
        let mut free = LETTERS;
        Stream::new(art, WitchesConcern::KeeperArt, STREAM).shuffle(&mut free);
        let mut free = free.into_iter();
        let mut letters: BTreeMap<Saying, Vec<char>> =
            cells.keys().zip(&mut free).map(|(saying, letter)| (*saying, vec![letter])).collect();
        for letter in free {
            let count = |saying: &Saying| cells.get(saying).copied().unwrap_or_default();
            let short = letters.iter_mut().filter(|(saying, own)| count(saying) > own.len());
            // The one whose letters would come again most often.
            let neediest = short.max_by(|(a, of_a), (b, of_b)| {
                (count(a) * of_b.len()).cmp(&(count(b) * of_a.len())).then(b.cmp(a))
            });
            let Some((_, own)) = neediest else { break };
            own.push(letter);
        }
        let sayings =
            letters.iter().flat_map(|(saying, own)| own.iter().map(|letter| (*letter, *saying)));
        let sayings = sayings.collect();
        let mut given: BTreeMap<Saying, usize> = BTreeMap::new();
        let mut letter = |saying: Saying| {
            let own = letters.get(&saying).map_or(&[][..], Vec::as_slice);
            let turn = given.entry(saying).or_default();
            *turn += 1;
            own.get((*turn - 1) % own.len().max(1)).copied().unwrap_or_default()
        };
        let rows = table
            .into_iter()
            .map(|(one, row)| (one, row.into_iter().map(&mut letter).collect()))
            .collect();
        Key { rows, sayings }
    }

    /// The letters of each ingredient, for each number of dots from 1.
    pub(super) fn rows(&self) -> &[(Ingredient, Vec<char>)] {
        &self.rows
    }

    /// Draws what each letter says, in the order of the alphabet.
    ///
    /// # Errors
    /// If a text does not fit.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        frame: Frame,
        words: &Language,
    ) -> Result<(), DrawError> {
        let title = Passage::new(&words.say(&answers_sealed_key()), Vec::new());
        let title = Set::new(&title, TITLE, frame.w)?;
        title.draw(canvas, Point::new(frame.x, frame.y), TITLE);
        let (_, list) = frame.split_top(title.height, Unit(0.0));
        let rows = self.sayings.len().div_ceil(COLUMNS).max(1);
        let h = (list.h / rows as f64).min(HIGHEST);
        let w = (list.w - GUTTER * (COLUMNS - 1) as f64) / COLUMNS as f64;
        canvas.begin(Tag::Table);
        for (i, (letter, saying)) in self.sayings.iter().enumerate() {
            let x = list.x + (w + GUTTER) * (i / rows) as f64;
            let row = Frame::new(x, list.y + h * (i % rows) as f64, w, h);
            canvas.stroke(Point::new(x, row.bottom()), Point::new(x + w, row.bottom()), RULE);
            let (left, right) = row.split_left(LETTER, Unit(0.0));
            let said = saying.words(words);
            let style = WORDS.into_iter().find(|style| cell::holds(right, &said, *style));
            let style = style.unwrap_or(WORDS[WORDS.len() - 1]);
            canvas.begin(Tag::Row);
            cell::left(canvas, left, (Tag::RowHead, &letter.to_string()), LETTERS_STYLE)?;
            cell::left(canvas, right, (Tag::Cell, &said), style)?;
            canvas.end();
        }
        canvas.end();
        Ok(())
    }
}
