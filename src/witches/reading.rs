//! Accessible version of a sheet: structured text with everything on the paper, for speech or
//! braille. Its readers test potions with the phone page.

use crate::common::players::Identity;
use crate::reading::{Document, DocumentBlock, TextTable};
use crate::texts::msg::*;
use crate::texts::{Language, Message, row};
use crate::witches::board::{Cell, CellRect, Owner, Plot, Side, Special};
use crate::witches::clock::Clock;
use crate::witches::game_data::TestSource;
use crate::witches::pages::oracle::oracle_read;
use crate::witches::pages::{SheetView, phase_message, rating_message, title};
use crate::witches::rules::{RulesBlock, rules_text};
use crate::witches::settings::Level;
use crate::witches::sheet::Sheet;
use crate::witches::test_methods::TestMethods;

impl Sheet {
    /// Returns everything on the paper as a document for speech or braille.
    pub fn reading(&self, view: &SheetView, language: &Language) -> Document {
        ReadingBuilder { view, language }.document(self.code())
    }
}

/// Builder of the accessible version of a sheet in one language.
struct ReadingBuilder<'a> {
    view: &'a SheetView,
    language: &'a Language,
}

impl ReadingBuilder<'_> {
    fn say(&self, message: &Message) -> String {
        self.language.format(message)
    }

    fn document(&self, code: String) -> Document {
        let game = self.say(&title());
        let mut pieces = vec![
            DocumentBlock::Heading(1, game.clone()),
            DocumentBlock::Text(self.facts()),
            DocumentBlock::Heading(2, self.say(&rules_clue())),
            DocumentBlock::Text(self.say(&self.view.facts.clue())),
            DocumentBlock::Heading(2, self.say(&sheet_game())),
            DocumentBlock::Text(self.say(&self.with_code())),
            DocumentBlock::Verbatim(code),
        ];
        if let Some(rating) = &self.view.rating {
            pieces.push(DocumentBlock::Text(self.say(&rating_message(rating))));
        }
        self.track(&mut pieces);
        self.board(&mut pieces);
        pieces.push(DocumentBlock::Heading(2, self.say(&rules_title())));
        self.rules(&mut pieces);
        if let Some(oracle) = &self.view.oracle {
            pieces.extend(oracle_read(oracle, self.language));
        }
        if let Some(code) = &self.view.give_up {
            pieces.push(DocumentBlock::Heading(2, self.say(&sheet_read_give_up())));
            pieces.push(DocumentBlock::Text(self.say(&rules_give_up(code.as_str()))));
        }
        let title = format!("{game}: {}", self.view.label);
        Document { language: self.language.tag().to_owned(), title, pieces }
    }

    /// Returns the instruction for using the code.
    fn with_code(&self) -> Message {
        match &self.view.facts.tester {
            TestSource::Paper(ways) => ways.with_code(),
            TestSource::Here | TestSource::Table => TestMethods::default().with_code(),
        }
    }

    /// Returns level, players, recipe, ingredients, name of the game and seed, separated by `;`.
    fn facts(&self) -> String {
        let facts = &self.view.facts;
        let mut said = vec![
            self.view.level.map(|level| self.say(&sheet_level(level.number()))),
            Some(self.say(&self.view.level.map_or_else(sheet_custom, Level::name))),
            Some(self.say(&sheet_players(facts.players.count()))),
            Some(self.say(&sheet_recipe(facts.recipe))),
            Some(self.say(&sheet_ingredients(facts.ingredients))),
            Some(format!("{} {}", self.say(&sheet_game()), self.view.label)),
        ];
        let seed = self.view.seed.as_ref();
        said.push(seed.map(|seed| format!("{} {seed}", self.say(&sheet_seed()))));
        let commitment = self.view.commitment.as_ref();
        said.push(commitment.map(|text| format!("{} {text}", self.say(&sheet_commitment()))));
        said.into_iter().flatten().collect::<Vec<_>>().join("; ")
    }

    /// Adds the turns with their stars, the number of namings, and the aims to `pieces`.
    fn track(&self, pieces: &mut Vec<DocumentBlock>) {
        let list = |messages: Vec<Message>| DocumentBlock::List {
            numbered: false,
            items: messages.iter().map(|message| self.say(message)).collect(),
        };
        let clock = self.view.facts.clock;
        pieces.push(DocumentBlock::Heading(2, self.say(&sheet_track())));
        if let Some(rating) = &self.view.rating {
            pieces.push(DocumentBlock::Text(self.say(&sheet_minutes(rating.minutes))));
        }
        pieces.push(DocumentBlock::Text(self.say(&sheet_read_track(clock.turns()))));
        pieces.push(list((0..Clock::PHASES).map(|phase| phase_message(clock, phase)).collect()));
        pieces.push(DocumentBlock::Text(self.say(&sheet_track_step(clock.step()))));
        pieces.push(DocumentBlock::Text(self.say(&sheet_read_named())));
        if !self.view.aims.is_empty() {
            pieces.push(DocumentBlock::Heading(2, self.say(&sheet_aims())));
            pieces.push(list(self.view.aims.clone()));
        }
    }

    /// Adds the specialties of a section's witches and the number of actions in a turn to `pieces`.
    fn turn(&self, section: usize, pieces: &mut Vec<DocumentBlock>) {
        let (board, players) = (&self.view.board, self.view.facts.players.count());
        for witch in board.witches_of(section).filter(|_| players > 1) {
            let hand = board.specialties[witch].iter();
            let herbs = row(hand.map(|herb| herb.name()).collect::<Vec<_>>());
            let grows = match board.witches_of(section).count() {
                1 => sheet_read_grows(herbs),
                _ => sheet_read_grows_witch(Identity::of(witch).name(), herbs),
            };
            pieces.push(DocumentBlock::Text(self.say(&grows)));
        }
        let actions = Clock::actions(players, section as u8);
        pieces.push(DocumentBlock::Text(self.say(&sheet_read_actions(actions))));
    }

    fn board(&self, pieces: &mut Vec<DocumentBlock>) {
        let (board, facts) = (&self.view.board, &self.view.facts);
        pieces.push(DocumentBlock::Heading(2, self.say(&sheet_read_board())));
        pieces.push(DocumentBlock::Text(self.say(&sheet_read_board_intro(facts.longest))));
        let sections = board.sections.len();
        for (index, section) in board.sections.iter().enumerate() {
            let players = usize::from(facts.players.count());
            let witches = (index..players.max(index + 1)).step_by(sections.max(1));
            let witches: Vec<String> =
                witches.map(|witch| self.say(&Identity::of(witch).name())).collect();
            let heading = sheet_read_section(index + 1, witches.join(", "));
            pieces.push(DocumentBlock::Heading(3, self.say(&heading)));
            self.turn(index, pieces);
            for (side, rect, caption) in [
                (Side::Front, section.front, sheet_page_front()),
                (Side::Back, section.back, sheet_page_back()),
            ] {
                pieces.push(DocumentBlock::Table(self.side(side, rect, &caption)));
            }
        }
    }

    /// Returns the cells of a section on one side as a table.
    fn side(&self, side: Side, rect: CellRect, caption: &Message) -> TextTable {
        let columns = rect.x..rect.x + rect.w;
        let head =
            columns.clone().map(|x| self.say(&sheet_read_column(char::from(b'A' + x).to_string())));
        let head = std::iter::once(self.say(&sheet_read_row())).chain(head).collect();
        let rows = (rect.y..rect.y + rect.h).map(|y| {
            let cells = columns.clone().map(|x| self.cell(side, Cell { x, y }));
            std::iter::once((y + 1).to_string()).chain(cells).collect()
        });
        TextTable { caption: self.say(caption), head, rows: rows.collect() }
    }

    /// Describes the cauldron or garden of a cell and the cell's content.
    fn cell(&self, side: Side, cell: Cell) -> String {
        let board = &self.view.board;
        let number = |section: usize, before: &mut dyn Iterator<Item = usize>| {
            before.filter(|of| *of == section).count() + 1
        };
        let (what, holds) = match board.owner_at(side, cell) {
            None => return String::new(),
            Some(Owner::Cauldron(cauldron, place)) => {
                let all =
                    board.cauldrons.iter().take_while(|other| !std::ptr::eq(*other, cauldron));
                let number = number(cauldron.section, &mut all.map(|other| other.section));
                let what = sheet_read_cauldron(number, place + 1, cauldron.size());
                (what, cauldron.starting.get(place).map(|i| sheet_read_starts(i.name())))
            }
            Some(Owner::Garden(garden, plot)) => {
                let all = board.gardens.iter().take_while(|other| !std::ptr::eq(*other, garden));
                let number = number(garden.section, &mut all.map(|other| other.section));
                let holds = match plot {
                    Plot::Empty => None,
                    Plot::Planted(ingredient) => Some(sheet_read_planted(ingredient.name())),
                    Plot::Special(special @ Special::Efficiency) => {
                        Some(sheet_read_special_two(special.name()))
                    }
                    Plot::Special(special @ Special::LowCeiling) => {
                        Some(sheet_read_special_low(special.name()))
                    }
                    Plot::Special(special) => Some(sheet_read_special(special.name())),
                };
                (sheet_read_garden(number), holds)
            }
        };
        let said = std::iter::once(what).chain(holds).map(|message| self.say(&message));
        said.collect::<Vec<_>>().join(": ")
    }

    fn rules(&self, pieces: &mut Vec<DocumentBlock>) {
        for section in rules_text(&self.view.facts) {
            pieces.push(DocumentBlock::Heading(3, self.say(&section.title)));
            for block in &section.blocks {
                let (counted, item) = match block {
                    RulesBlock::Text(text) | RulesBlock::Group(text) => {
                        pieces.push(DocumentBlock::Text(self.say(text)));
                        continue;
                    }
                    RulesBlock::Item(text) => (false, self.say(text)),
                    RulesBlock::Step(text) => (true, self.say(text)),
                };
                match pieces.last_mut() {
                    Some(DocumentBlock::List { numbered, items }) if *numbered == counted => {
                        items.push(item);
                    }
                    _ => pieces.push(DocumentBlock::List { numbered: counted, items: vec![item] }),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::common::players::{Identity, Players};
    use crate::common::seed::Seed;
    use crate::reading::{DocumentBlock, brf, html};
    use crate::seal::Cost;
    use crate::texts::msg::*;
    use crate::texts::{Language, Message, row};
    use crate::witches::board::{Plot, Side};
    use crate::witches::clock::Clock;
    use crate::witches::pages::phase_message;
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Sheet, SheetOptions};

    fn sheet(level: Level, players: u8) -> Sheet {
        let players = Players::new(players).unwrap();
        let settings = level.settings();
        let params = SheetOptions { players, settings, ..SheetOptions::new(Seed(5)) };
        Sheet::make_at_cost(&params, Cost::new(1, 1).unwrap()).unwrap()
    }

    /// Checks that cells, starting ingredients, special cells and the code are complete.
    #[test]
    fn all_that_the_paper_gives_is_read() {
        let english = Language::first();
        for level in Level::ALL {
            for players in [1, 4, 7] {
                let sheet = sheet(level, players);
                let document = sheet.reading(&sheet.view().unwrap(), english);
                let cells: Vec<&str> = document
                    .pieces
                    .iter()
                    .filter_map(|piece| match piece {
                        DocumentBlock::Table(table) => Some(&table.rows),
                        _ => None,
                    })
                    .flatten()
                    .flat_map(|row| &row[1..])
                    .map(String::as_str)
                    .collect();
                let sections = sheet.board.sections.iter();
                let area: usize = sections.map(|section| 2 * section.front.area()).sum();
                assert_eq!(cells.len(), area);
                assert!(cells.iter().all(|cell| !cell.is_empty()));
                let said = |text: &str| cells.iter().filter(|cell| cell.contains(text)).count();
                let board = &sheet.board;
                for (.., plot) in board.plots() {
                    match plot {
                        Plot::Planted(i) => assert!(said(&english.format(&i.name())) > 0),
                        Plot::Special(s) => assert!(said(&english.format(&s.name())) > 0),
                        Plot::Empty => {}
                    }
                }
                let starting: usize = board.cauldrons.iter().map(|c| c.starting.len()).sum();
                assert_eq!(said("starts with"), starting);
                let front = board.cauldrons.iter().filter(|c| c.side == Side::Front);
                assert!(front.count() > 0);
                assert!(document.pieces.contains(&DocumentBlock::Verbatim(sheet.code())));
                let page = html(&document);
                assert!(page.contains("<th scope=\"row\">1</th>") && page.contains("<ol>"));
            }
        }
    }

    /// Checks specialties, actions, turns with their stars, and aims.
    #[test]
    fn turns_specialties_and_aims_are_read() {
        for players in Players::all() {
            let settings = Level::Beginner.settings();
            let params = SheetOptions { players, settings, ..SheetOptions::new(Seed(5)) };
            let sheet = Sheet::make_at_cost(&params, Cost::new(1, 1).unwrap()).unwrap();
            let mut view = sheet.view().unwrap();
            view.aims = vec![sheet_read_special("Nothing is left in a garden")];
            for language in Language::all() {
                let document = sheet.reading(&view, language);
                let said = |message: Message| DocumentBlock::Text(language.format(&message));
                let has = |message| document.pieces.contains(&said(message));
                let clock = sheet.clock();
                let minutes = view.rating.unwrap().minutes;
                assert!(has(sheet_minutes(minutes)) && has(sheet_read_named()));
                assert!(has(sheet_read_track(clock.turns())));
                assert!(has(sheet_track_step(clock.step())));
                for section in 0..sheet.board.sections.len() {
                    for witch in sheet.board.witches_of(section) {
                        let hand = sheet.board.specialties[witch].iter().map(|herb| herb.name());
                        let herbs = row(hand.collect::<Vec<_>>());
                        let grows = match sheet.board.witches_of(section).count() {
                            1 => sheet_read_grows(herbs),
                            _ => sheet_read_grows_witch(Identity::of(witch).name(), herbs),
                        };
                        assert_eq!(has(grows), players.count() > 1);
                    }
                    let actions = Clock::actions(players.count(), section as u8);
                    assert!(has(sheet_read_actions(actions)));
                }
                let page = html(&document);
                assert!(page.contains("Nothing is left in a garden"));
                let phases = (0..Clock::PHASES).map(|phase| phase_message(clock, phase));
                let mut phases = phases.map(|phase| language.format(&phase));
                assert!(phases.all(|phase| page.contains(&phase)));
            }
        }
    }

    #[test]
    fn everything_has_its_braille() {
        for level in Level::ALL {
            for players in 1..=8 {
                let sheet = sheet(level, players);
                let document = sheet.reading(&sheet.view().unwrap(), Language::first());
                let braille = brf(&document).unwrap();
                assert!(braille.contains(",WONDERING ,WITCHES"), "{braille}");
            }
        }
    }
}
