//! Independent check of a board against section 7 of the rules. It shares only the table of
//! sections and simple queries with board generation. It trusts no number, because boards can be
//! read from files.

use super::{Board, COLUMNS, Cauldron, Cell, Garden, Plot, ROWS, Section, Side, geometry};
use crate::common::players::Players;
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::Settings;

/// Rule that a board breaks. Sections are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Violation {
    #[error("the sections are not those of a board for {players} players")]
    Sections { players: u8 },
    #[error("the back of section {section} is not its front mirrored left to right")]
    Mirror { section: usize },
    #[error("a cauldron or garden of the {side} names section {section}, which does not exist")]
    NoSuchSection { side: Side, section: usize },
    #[error("cell {cell} of the {side} belongs to {owners} cauldrons and gardens instead of one")]
    Owners { side: Side, cell: Cell, owners: usize },
    #[error(
        "a cauldron or garden of section {section} reaches to {cell} of the {side}, outside it"
    )]
    Outside { side: Side, cell: Cell, section: usize },
    #[error(
        "the cauldron at {cell} of the {side} is {w} x {h}; sides are at most 3, cells 2, 3, 4 or 6"
    )]
    Shape { side: Side, cell: Cell, w: u8, h: u8 },
    #[error("the cauldrons have {cells} cells instead of {half}")]
    CauldronCells { cells: usize, half: usize },
    #[error("section {section} has {cells} cauldron cells of {area}, which is not 35 to 65 %")]
    Unfair { section: usize, cells: usize, area: usize },
    #[error("section {section} has no cauldron")]
    NoCauldron { section: usize },
    #[error("section {section} has no garden cell")]
    NoGarden { section: usize },
    #[error("section {section} has no empty garden cell to plant in")]
    NoEmptyCell { section: usize },
    #[error("section {section} has no starting ingredient")]
    NoStart { section: usize },
    #[error("no cauldron without starting ingredients has {longest} cells or more")]
    NoLargeCauldron { longest: usize },
    #[error(
        "fewer than two cauldrons without starting ingredients, in different sections if there are several, have {longest} cells or more"
    )]
    OneLargeCauldron { longest: usize },
    #[error("section {section} has no side with both a cauldron and a garden")]
    Apart { section: usize },
    #[error(
        "section {section} has {empty} empty garden cells, too few for the {specialties} specialties of its witches"
    )]
    NoRoom { section: usize, empty: usize, specialties: usize },
    #[error(
        "witch {witch} has {count} specialties of this game, or one twice; it takes two or more, and as many as the other witches have"
    )]
    Specialties { witch: usize, count: usize },
    #[error("nobody can plant {ingredient}")]
    Nobodys { ingredient: Ingredient },
    #[error(
        "{ingredient} is a specialty of {times} witches and another ingredient of {least}; each is dealt as often, or once more"
    )]
    DealtTooOften { ingredient: Ingredient, times: usize, least: usize },
    #[error("a garden of section {section} on the {side} has no cells")]
    NoCells { side: Side, section: usize },
    #[error("the garden at {cell} of the {side} is not connected")]
    Unconnected { side: Side, cell: Cell },
    #[error("the cells of the garden at {cell} of the {side} are not sorted by row, then column")]
    Unsorted { side: Side, cell: Cell },
    #[error("the garden at {cell} of the {side} has only special cells")]
    Unusable { side: Side, cell: Cell },
    #[error(
        "there are {gardens} starting ingredients in gardens and {cauldrons} in cauldrons; it takes some in each, and one for ten cells"
    )]
    StartCount { gardens: usize, cauldrons: usize },
    #[error("{ingredient} starts on the {side}, but is not one of the {count} ingredients")]
    NotInPuzzle { side: Side, ingredient: Ingredient, count: u8 },
    #[error("the cauldron at {cell} of the {side} is full before the game begins")]
    StartsFull { side: Side, cell: Cell },
    #[error("there are {count} special cells in a game without them")]
    SpecialsOff { count: usize },
    #[error(
        "section {section} has {count} special cells; at most 20 % of its {area} cells are allowed"
    )]
    TooManySpecials { section: usize, count: usize, area: usize },
    #[error("the {side} has no special cell")]
    NoSpecial { side: Side },
    #[error("the Versatility in the garden at {cell} of the {side} is not a garden of its own")]
    Versatility { side: Side, cell: Cell },
    #[error(
        "section {section} has {count} Versatility and Guesser cells; one of the two is allowed"
    )]
    TooManyTests { section: usize, count: usize },
}

/// All rules that a board breaks; not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// Returns the broken rules.
    pub fn all(&self) -> &[Violation] {
        &self.0
    }
}

impl std::fmt::Display for Violations {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the board breaks the rules: ")?;
        for (i, violation) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            violation.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Violations {}

impl Board {
    /// Checks every rule of section 7 that a finished board can show.
    ///
    /// # Errors
    /// All broken rules, as [`Violations`].
    pub fn check(&self, players: Players, settings: &Settings) -> Result<(), Violations> {
        let mut check = Check { board: self, found: Vec::new() };
        check.sections(players);
        check.owners();
        check.cauldrons(settings);
        check.gardens();
        check.shares();
        check.starting(settings);
        check.specials(settings);
        check.can_be_won(settings);
        check.specialties(players, settings);
        if check.found.is_empty() { Ok(()) } else { Err(Violations(check.found)) }
    }
}

struct Check<'a> {
    board: &'a Board,
    found: Vec<Violation>,
}

impl Check<'_> {
    fn require(&mut self, holds: bool, otherwise: impl FnOnce() -> Violation) {
        if !holds {
            self.found.push(otherwise());
        }
    }

    fn sections(&mut self, players: Players) {
        let (ours, table) = (&self.board.sections, geometry::sections(players));
        let fronts = |sections: &[Section]| sections.iter().map(|s| s.front).collect::<Vec<_>>();
        let same = fronts(ours) == fronts(&table);
        self.require(same, || Violation::Sections { players: players.count() });
        for (i, &Section { front, back }) in self.board.sections.iter().enumerate() {
            let x = i32::from(COLUMNS) - i32::from(front.x) - i32::from(front.w);
            let mirrored =
                (i32::from(back.x), back.y, back.w, back.h) == (x, front.y, front.w, front.h);
            self.require(mirrored, || Violation::Mirror { section: i + 1 });
        }
    }

    fn owners(&mut self) {
        let cauldrons = self.board.cauldrons.iter();
        let gardens = self.board.gardens.iter();
        let things: Vec<(Side, usize, Vec<Cell>)> = cauldrons
            .map(|c| (c.side, c.section, c.rect.cells().collect()))
            .chain(gardens.map(|g| (g.side, g.section, cells(g).collect())))
            .collect();
        let mut owners = [[[0; COLUMNS as usize]; ROWS as usize]; 2];
        for (side, section, cells) in things {
            let Some(bounds) = self.board.sections.get(section).map(|s| s.rect(side)) else {
                self.found
                    .push(Violation::NoSuchSection { side, section: section.saturating_add(1) });
                continue;
            };
            for cell in cells {
                self.require(bounds.contains(cell), || Violation::Outside {
                    side,
                    cell,
                    section: section.saturating_add(1),
                });
                if let Some(count) = owners[side as usize]
                    .get_mut(usize::from(cell.y))
                    .and_then(|row| row.get_mut(usize::from(cell.x)))
                {
                    *count += 1;
                }
            }
        }
        for side in Side::ALL {
            for (y, row) in (0..).zip(owners[side as usize]) {
                for (x, owners) in (0..).zip(row) {
                    let cell = Cell { x, y };
                    let is_played = self.board.sections.iter().any(|s| s.rect(side).contains(cell));
                    let expected = usize::from(is_played);
                    self.require(owners == expected, || Violation::Owners { side, cell, owners });
                }
            }
        }
    }

    fn cauldrons(&mut self, settings: &Settings) {
        for Cauldron { side, rect, starting, .. } in &self.board.cauldrons {
            let (side, cell) = (*side, Cell { x: rect.x, y: rect.y });
            let shape = rect.w <= 3 && rect.h <= 3 && matches!(rect.area(), 2 | 3 | 4 | 6);
            self.require(shape, || Violation::Shape { side, cell, w: rect.w, h: rect.h });
            self.require(starting.len() < rect.area(), || Violation::StartsFull { side, cell });
        }
        let cells = self.board.cauldrons.iter().map(|c| c.rect.area()).sum();
        let half = geometry::area(&self.board.sections) / 2;
        self.require(cells == half, || Violation::CauldronCells { cells, half });
        let longest = usize::from(settings.length().longest());
        let mut free = self.board.cauldrons.iter().filter(|c| c.starting.is_empty());
        let large = free.any(|c| c.rect.area() >= longest);
        self.require(large, || Violation::NoLargeCauldron { longest });
    }

    fn gardens(&mut self) {
        for garden in &self.board.gardens {
            let side = garden.side;
            let Some(&(cell, first)) = garden.cells.first() else {
                self.found
                    .push(Violation::NoCells { side, section: garden.section.saturating_add(1) });
                continue;
            };
            self.require(is_connected(garden), || Violation::Unconnected { side, cell });
            let sorted = garden.cells.is_sorted_by_key(|(c, _)| (c.y, c.x));
            self.require(sorted, || Violation::Unsorted { side, cell });
            let apart = |plot| matches!(plot, Plot::Special(special) if special.is_apart());
            let alone = garden.cells.len() == 1;
            let has = garden.cells.iter().any(|&(_, plot)| apart(plot));
            self.require(alone || !has, || Violation::Versatility { side, cell });
            let plain = |plot| matches!(plot, Plot::Empty | Plot::Planted(_));
            let usable = garden.cells.iter().any(|&(_, plot)| plain(plot));
            self.require(usable || alone && apart(first), || Violation::Unusable { side, cell });
        }
    }

    fn shares(&mut self) {
        for (i, section) in self.board.sections.iter().enumerate() {
            let number = i + 1;
            let area = section.area();
            let cells = self.board.cauldrons_of(i).map(|c| c.rect.area()).sum::<usize>();
            let fair = 100 * cells >= 35 * area && 100 * cells <= 65 * area;
            self.require(fair, || Violation::Unfair { section: number, cells, area });
            let cauldrons = self.board.cauldrons_of(i).count();
            self.require(cauldrons > 0, || Violation::NoCauldron { section: number });
            let plots = || self.board.gardens_of(i).flat_map(|g| &g.cells).map(|&(_, plot)| plot);
            let (garden, empty) = (plots().count() > 0, plots().any(|p| p == Plot::Empty));
            let planted = plots().any(|p| matches!(p, Plot::Planted(_)))
                || self.board.cauldrons_of(i).any(|c| !c.starting.is_empty());
            self.require(garden, || Violation::NoGarden { section: number });
            self.require(empty, || Violation::NoEmptyCell { section: number });
            self.require(planted, || Violation::NoStart { section: number });
        }
    }

    fn starting(&mut self, settings: &Settings) {
        let mut starting = Vec::new();
        for (side, _, plot) in self.board.plots() {
            if let Plot::Planted(ingredient) = plot {
                starting.push((side, ingredient));
            }
        }
        let gardens = starting.len();
        for cauldron in &self.board.cauldrons {
            starting.extend(cauldron.starting.iter().map(|&i| (cauldron.side, i)));
        }
        let cauldrons = starting.len() - gardens;
        let tenth = geometry::area(&self.board.sections) / 10;
        let enough = (tenth..=tenth + 1).contains(&starting.len()) && gardens > 0 && cauldrons > 0;
        let count = settings.ingredients();
        self.require(enough, || Violation::StartCount { gardens, cauldrons });
        for (side, ingredient) in starting {
            let known = ingredient.index() < usize::from(count);
            self.require(known, || Violation::NotInPuzzle { side, ingredient, count });
        }
    }

    /// Checks the specialties that the sheet deals out.
    fn specialties(&mut self, players: Players, settings: &Settings) {
        let known = &Ingredient::ALL[..usize::from(settings.ingredients())];
        let hands = &self.board.specialties;
        for witch in 0..usize::from(players.count()).max(hands.len()) {
            let hand = hands.get(witch).map_or(&[][..], |hand| hand);
            let mut distinct: Vec<&Ingredient> =
                hand.iter().filter(|ingredient| known.contains(ingredient)).collect();
            distinct.sort_unstable();
            distinct.dedup();
            let count = distinct.len();
            let as_many = hands.iter().all(|other| other.len() == count);
            let is_hers = witch < players.count().into() && count == hand.len();
            let fair = is_hers && as_many && count >= 2;
            self.require(fair, || Violation::Specialties { witch: witch + 1, count });
        }
        let times = |one: Ingredient| hands.iter().filter(|hand| hand.contains(&one)).count();
        let least = known.iter().map(|&one| times(one)).min().unwrap_or_default();
        for &ingredient in known {
            let times = times(ingredient);
            self.require(times > 0, || Violation::Nobodys { ingredient });
            let too_often = || Violation::DealtTooOften { ingredient, times, least };
            self.require(times <= least + 1, too_often);
        }
    }

    fn specials(&mut self, settings: &Settings) {
        let on = |which| {
            let plots = self.board.plots();
            plots.filter(|&(side, _, p)| side == which && matches!(p, Plot::Special(_))).count()
        };
        let (front, back) = (on(Side::Front), on(Side::Back));
        let count = front + back;
        if !settings.special_cells() {
            self.require(count == 0, || Violation::SpecialsOff { count });
            return;
        }
        for (i, section) in self.board.sections.iter().enumerate() {
            let plots = self.board.gardens_of(i).flat_map(|g| &g.cells);
            let count = plots.filter(|(_, p)| matches!(p, Plot::Special(_))).count();
            let area = section.area();
            self.require(100 * count <= 20 * area, || Violation::TooManySpecials {
                section: i + 1,
                count,
                area,
            });
            let gives_tests = |p| matches!(p, Plot::Special(special) if special.gives_tests());
            let plots = self.board.gardens_of(i).flat_map(|g| &g.cells);
            let count = plots.filter(|&&(_, p)| gives_tests(p)).count();
            self.require(count <= 1, || Violation::TooManyTests { section: i + 1, count });
        }
        self.require(front > 0, || Violation::NoSpecial { side: Side::Front });
        self.require(back > 0, || Violation::NoSpecial { side: Side::Back });
    }
}

impl Check<'_> {
    /// Checks that there are cauldrons for any recipe, and room for what is planted.
    fn can_be_won(&mut self, settings: &Settings) {
        let longest = usize::from(settings.length().longest());
        let (board, sections) = (self.board, self.board.sections.len());
        let free: Vec<usize> = board
            .cauldrons
            .iter()
            .filter(|c| c.starting.is_empty() && c.rect.area() >= longest)
            .map(|c| c.section)
            .collect();
        let two = match sections {
            1 => free.len() >= 2,
            2..=4 => free.iter().any(|&s| s != free[0]),
            _ => true,
        };
        self.require(two, || Violation::OneLargeCauldron { longest });
        for i in 0..sections {
            let both = Side::ALL.into_iter().any(|side| {
                board.cauldrons_of(i).any(|c| c.side == side)
                    && board.gardens_of(i).any(|g| g.side == side)
            });
            self.require(both, || Violation::Apart { section: i + 1 });
            let specialties = board.specialties_of(i).count().min(longest);
            let plots = board.gardens_of(i).flat_map(|g| &g.cells);
            let empty = plots.filter(|(_, plot)| *plot == Plot::Empty).count();
            let section = i + 1;
            let no_room = || Violation::NoRoom { section, empty, specialties };
            self.require(empty >= specialties, no_room);
        }
    }
}

fn cells(garden: &Garden) -> impl Iterator<Item = Cell> {
    garden.cells.iter().map(|&(cell, _)| cell)
}

/// Whether every cell can be reached from the first one by steps over shared edges.
fn is_connected(garden: &Garden) -> bool {
    let mut open: Vec<Cell> = cells(garden).skip(1).collect();
    let mut reached: Vec<Cell> = cells(garden).take(1).collect();
    while let Some(from) = reached.pop() {
        open.retain(|&to| {
            let touches = matches!((from.x.abs_diff(to.x), from.y.abs_diff(to.y)), (0, 1) | (1, 0));
            if touches {
                reached.push(to);
            }
            !touches
        });
    }
    open.is_empty()
}
