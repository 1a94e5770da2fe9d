//! What a screen shows of a table, with the effects that last.

use serde::Serialize;

use super::notes::column_of;
use super::{
    Allowance, HelpView, Keeper, Kind, Mode, Naming, NoteMark, Solution, Status, Table, Win,
};
use crate::common::sort::sort;
use crate::game::edition::Edition;
use crate::game::players::Identity;
use crate::texts::said::{
    play_column, play_column_decoy, play_column_effect, play_column_ignored,
    play_column_overachiever,
};
use crate::texts::{Message, Value};
use crate::witches::aims::Aim;
use crate::witches::board::Special;
use crate::witches::clock::Clock;
use crate::witches::deduce::Property;
use crate::witches::puzzle::{Answer, Category, Effect, Ingredient, Pour};
use crate::witches::rules::{RulesSection, rules_text};
use crate::witches::settings::{Level, RecipeLength};

/// An identifier, a name, and what is told about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// The identifier: that of the drawing, where there is one.
    pub id: String,
    /// The name.
    pub name: Message,
    /// Of what kind it is, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<NamedKind>,
    /// What the players read about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tells: Option<Message>,
}

/// What something with a name is among others like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum NamedKind {
    /// An effect, by its category.
    Effect(Category),
    /// A special cell, by what it is to the player who has it.
    Special(Influence),
}

/// What a special cell is to the player who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Influence {
    Helpful,
    Harmful,
}

/// What does not change during a game. Where the code is closed (a tournament's), only the
/// ten herbs and whether an answer can be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameView {
    /// The code, in its plain form.
    pub code: String,
    /// The identity of the puzzle, 16 hexadecimal digits.
    pub id: String,
    /// What the game is called by, on screens as on paper.
    pub label: String,
    /// The name of its level; `None` for settings of one's own, or where they are not known.
    pub level: Option<Message>,
    /// The edition of the rules.
    pub edition: Edition,
    /// The number of the sheet's language.
    pub language: u8,
    /// Whether potions can be tested.
    pub testable: bool,
    /// Whether answers can be checked.
    pub checkable: bool,
    /// Whether that takes the opening code of a tournament.
    pub opening: bool,
    /// Whether players get hints and other help.
    pub help: bool,
    /// How many play, where it is known.
    pub players: Option<u8>,
    /// The recipe's length as the players know it: `4`, or a message such as `4 to 6`.
    pub recipe: Value,
    /// The longest that the recipe can be.
    pub longest: u8,
    /// The ingredients in play.
    pub ingredients: Vec<Named>,
    /// The witches, by their creature.
    pub witches: Vec<Named>,
    /// The effects in play.
    pub effects: Vec<Named>,
    /// The columns of the notes, each by its number: that of any decoy first, then the numbers of
    /// the recipe, the kinds of decoys, and the effects.
    pub columns: Vec<Named>,
    /// What the free clue says of cells of the notes, in rows as those of a table: "possible" if
    /// it is so of one of those that have this mark.
    pub given: Vec<Vec<NoteMark>>,
    /// The special cells on the board.
    pub specials: Vec<Named>,
    /// The free clue, where it is known.
    pub clue: Option<Message>,
    /// Its aims, where it has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Message>,
    /// The rules for this game.
    pub rules: Vec<RulesSection>,
}

/// A test, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TestView {
    /// Its number.
    pub number: u32,
    /// Which witch tested.
    pub by: Option<u8>,
    /// Where the potion came from.
    pub kind: Kind,
    /// The potion.
    pub potion: Vec<Pour>,
    /// Whether it won.
    pub won: bool,
    /// How many were undergrown.
    pub undergrown: u8,
    /// How many were overgrown.
    pub overgrown: u8,
    /// The reports, and what each tells.
    pub reports: Vec<Named>,
    /// Whether it was entered wrongly: nothing follows from it.
    pub mistyped: bool,
}

/// A naming of the recipe, as it is shown. Whoever names it says it aloud.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamingView {
    /// Index of the rival who named it, from 0.
    pub by: Option<u8>,
    /// After how many tests.
    pub tests: u32,
    /// The ingredients, in order.
    pub answer: Answer,
    /// Whether it was right.
    pub right: bool,
    /// Whether it was the last ditch effort.
    pub last: bool,
}

impl From<&Naming> for NamingView {
    fn from(naming: &Naming) -> NamingView {
        let Naming { by, tests, answer, last, right } = naming.clone();
        NamingView { by, tests, answer, right, last }
    }
}

/// The track of a game, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClockView {
    /// Number of turns: a circle each.
    pub turns: u8,
    /// How many of them each phase of the moon lasts, from the full one on: the first is worth five
    /// stars, the last one.
    pub phases: [u8; Clock::PHASES],
}

impl From<Clock> for ClockView {
    fn from(clock: Clock) -> ClockView {
        ClockView { turns: clock.turns(), phases: clock.phases() }
    }
}

/// A table, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableView {
    /// How often the table has changed.
    pub revision: u32,
    /// Who plays with whom.
    pub mode: Mode,
    /// How the game stands.
    pub status: Status,
    /// The number of the next test.
    pub next: u32,
    /// The log.
    pub tests: Vec<TestView>,
    /// A row for each ingredient in play: its marks in the order of the game's columns.
    pub notes: Vec<Vec<NoteMark>>,
    /// Whether a mark can be taken back.
    pub can_undo: bool,
    /// Which witches are poisoned.
    pub poisoned: Vec<bool>,
    /// The effects that last.
    pub lasting: Vec<Lasting>,
    /// What the board still allows, where potions are limited to it.
    pub limits: Option<Vec<Allowance>>,
    /// The solution, once it was seen.
    pub solution: Option<Solution>,
    /// The help that was asked for, where the game gives any.
    pub help: Option<HelpView>,
    /// Numbers of namings left now: of all who play together, or of each rival.
    pub namings: Vec<usize>,
    /// The number of the next naming.
    pub naming: u32,
    /// Namings, the first one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<NamingView>,
    /// Win of the game, once it is won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<Win>,
    /// The track of its turns, where the settings are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
    /// Which aims are met, as far as the log tells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Option<bool>>,
    /// Whether the referee lets nobody test any more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

impl Named {
    fn new(id: impl Into<String>, name: Message) -> Named {
        Named { id: id.into(), name, kind: None, tells: None }
    }

    fn effect(effect: Effect, tells: Message) -> Named {
        let kind = Some(NamedKind::Effect(effect.category()));
        Named { kind, tells: Some(tells), ..Named::new(effect.id(), effect.name()) }
    }

    fn column(column: Property, alone: bool) -> Named {
        let number = column_of(column).to_string();
        match column {
            Property::Number(number) => Named::new(number.to_string(), play_column(number)),
            Property::Decoy => Named::new(number, play_column_decoy()),
            Property::Ignored => Named::new(number, play_column_ignored()),
            Property::Overachiever => Named::new(number, play_column_overachiever()),
            Property::Imposter => Named::new(number, Effect::Imposter.name()),
            Property::Effect(effect) => {
                let name = match effect {
                    // Two of one name would not be told apart.
                    Effect::Imposter => play_column_effect(effect.name()),
                    _ => effect.name(),
                };
                Named { id: number, name, ..Named::effect(effect, effect.tells(alone)) }
            }
        }
    }

    fn special(special: Special) -> Named {
        let influence = if special.harmful() { Influence::Harmful } else { Influence::Helpful };
        let (kind, tells) = (Some(NamedKind::Special(influence)), Some(special.tells()));
        Named { kind, tells, ..Named::new(special.id(), special.name()) }
    }
}

/// The marks of the grid's cells: a row for each ingredient, in the order of the columns.
fn rows(keeper: &Keeper, mark: impl Fn(Ingredient, Property) -> NoteMark) -> Vec<Vec<NoteMark>> {
    let columns = keeper.columns();
    let row = |&herb: &Ingredient| columns.iter().map(|&column| mark(herb, column)).collect();
    keeper.ingredients().iter().map(row).collect()
}

/// What the players know of a game.
pub fn describe(keeper: &Keeper) -> GameView {
    let payload = keeper.payload();
    let facts = keeper.facts();
    let mut view = GameView {
        code: payload.to_string(),
        label: payload.id().label(),
        level: keeper.level().map(Level::name),
        id: payload.id().to_string(),
        edition: payload.edition(),
        language: payload.language(),
        testable: facts.is_some(),
        checkable: payload.has_seal(),
        opening: keeper.needs_opening(),
        help: keeper.helps(),
        players: keeper.players(),
        recipe: RecipeLength::any(),
        longest: keeper.longest(),
        ingredients: keeper.ingredients().iter().map(|i| Named::new(i.id(), i.name())).collect(),
        witches: Vec::new(),
        effects: Vec::new(),
        columns: Vec::new(),
        given: Vec::new(),
        specials: Vec::new(),
        clue: None,
        aims: Vec::new(),
        rules: Vec::new(),
    };
    let (columns, given) = (keeper.columns(), keeper.given());
    let alone = keeper.players() == Some(1);
    let named = |&column: &Property| Named::column(column, alone);
    view.columns = columns.iter().map(named).collect();
    view.given = rows(keeper, |herb, column| {
        let there = given.iter().find(|(of, at, _)| (*of, *at) == (herb, column));
        there.map_or(NoteMark::Blank, |(_, _, mark)| *mark)
    });
    if let Some(facts) = facts {
        let players = facts.players.count();
        let witch = |i: u8| {
            let creature = Identity::of(i.into());
            Named::new(creature.id(), creature.name())
        };
        let effect = |&e: &Effect| Named::effect(e, e.tells(players == 1));
        view.recipe = match facts.recipe {
            RecipeLength::Known(length) => length.to_string().into(),
            hidden => hidden.into(),
        };
        view.witches = (0..players).map(witch).collect();
        view.effects = facts.effects.iter().map(effect).collect();
        view.specials = facts.specials.iter().map(|&s| Named::special(s)).collect();
        view.clue = Some(facts.clue());
        view.aims = facts.aims.iter().map(|aim| aim.text()).collect();
        view.rules = rules_text(&facts);
    }
    view
}

impl TableView {
    /// A table, as its screens show it.
    pub fn new(table: &Table, keeper: &Keeper) -> TableView {
        let (notes, facts) = (table.notes(), keeper.facts());
        let tests = table.tests().iter().map(|t| TestView {
            number: t.number,
            by: t.by,
            kind: t.kind,
            potion: t.pours.clone(),
            won: t.won,
            undergrown: t.undergrown,
            overgrown: t.overgrown,
            reports: t.reports.iter().map(|r| Named::effect(r.by, r.message())).collect(),
            mistyped: t.mistyped,
        });
        TableView {
            revision: table.revision(),
            mode: table.mode(),
            status: table.status(),
            next: table.next_number(),
            tests: tests.collect(),
            notes: rows(keeper, |herb, column| notes.mark(herb, column_of(column))),
            can_undo: table.notes().can_undo(),
            poisoned: table.poisoned(keeper),
            lasting: table.lasting(keeper),
            limits: keeper.limits().map(|l| l.left(table.tests())),
            solution: table.solution().cloned(),
            help: HelpView::new(table, keeper),
            namings: table.all_namings_left(keeper),
            naming: table.next_naming(),
            named: table.namings().iter().map(NamingView::from).collect(),
            win: table.win(keeper),
            clock: facts.as_ref().map(|facts| ClockView::from(facts.clock)),
            aims: facts.map_or_else(Vec::new, |facts| {
                let by_log = |aim: &Aim| aim.by_log(&facts, table.tests(), table.is_named());
                facts.aims.iter().map(by_log).collect()
            }),
            closed: table.closed,
        }
    }
}

/// An effect that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lasting {
    /// The effect.
    pub effect: Effect,
    /// Whose it is, counted from 0; none if nobody said who tested.
    pub by: Option<u8>,
    /// The number of the test that reported it.
    pub since: u32,
}

impl Table {
    /// What lasts now, the oldest first. Of a test that nobody is named for only what nobody's
    /// test can have ended.
    pub(super) fn lasting(&self, keeper: &Keeper) -> Vec<Lasting> {
        let is_in_play = matches!(self.status, Status::Playing | Status::LastDitch);
        let facts = keeper.facts().filter(|_| is_in_play && self.solution.is_none());
        let Some(facts) = facts else { return Vec::new() };
        let alone = facts.players.count() == 1;
        let mut lasting = Vec::new();
        for test in self.suffered(keeper) {
            // Who plays alone makes every test; among several, a test without a name may be of
            // whoever made another without.
            lasting.retain(|one: &Lasting| !alone && (one.by != test.by && one.by.is_some()));
            let mut effects: Vec<Effect> = test
                .reports
                .iter()
                .map(|report| report.by)
                .filter(|effect| effect.lasts(alone))
                .collect();
            sort(&mut effects);
            effects.dedup();
            lasting.extend(effects.into_iter().map(|effect| Lasting {
                effect,
                by: test.by,
                since: test.number,
            }));
        }
        lasting
    }
}
