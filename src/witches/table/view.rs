//! Views of games and tables for screens, and the effects that last.

use serde::Serialize;

use super::notes::column_of;
use super::{
    Allowance, HelpView, Keeper, Mode, Naming, NoteMark, PotionSource, Solution, Table,
    TableStatus, Win,
};
use crate::common::edition::Edition;
use crate::common::players::Identity;
use crate::common::sort::sort;
use crate::texts::msg::{
    play_column, play_column_decoy, play_column_effect, play_column_ignored,
    play_column_overachiever,
};
use crate::texts::{Message, Value};
use crate::witches::aims::Aim;
use crate::witches::board::Special;
use crate::witches::clock::Clock;
use crate::witches::deduce::Property;
use crate::witches::puzzle::{Answer, Category, Effect, Ingredient, PotionItem};
use crate::witches::rules::{RulesSection, rules_text};
use crate::witches::settings::{Level, RecipeLength};

/// Item with an identifier, a name and a description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedItem {
    /// Identifier; also that of the drawing, if there is one.
    pub id: String,
    /// Name as shown.
    pub name: Message,
    /// Kind of an effect or a special cell; `None` for other items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<NamedKind>,
    /// Description for the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "tells")]
    pub description: Option<Message>,
}

/// Kind of a [`NamedItem`] item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum NamedKind {
    /// Effect, with its category.
    Effect(Category),
    /// Special cell, with its influence.
    Special(Influence),
}

/// Influence of a special cell on the player who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Influence {
    Helpful,
    Harmful,
}

/// Constant, public properties of a game. For a closed code (a tournament's), only the ten herbs
/// and whether an answer can be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameView {
    /// Code in its plain form.
    pub code: String,
    /// Identity of the puzzle, 16 hexadecimal digits.
    pub id: String,
    /// Label of the game, identical on screens and on paper.
    pub label: String,
    /// Name of the level; `None` for custom or unknown settings.
    pub level: Option<Message>,
    /// Edition of the rules.
    pub edition: Edition,
    /// Number of the sheet's language.
    pub language: u8,
    /// Whether potions can be tested.
    pub testable: bool,
    /// Whether answers can be checked.
    pub checkable: bool,
    /// Whether checking takes the opening code of a tournament.
    pub opening: bool,
    /// Whether players can request hints and other help.
    pub help: bool,
    /// Number of players, if known.
    pub players: Option<u8>,
    /// Recipe length as known to the players: `4`, or a message such as `4 to 6`.
    pub recipe: Value,
    /// Longest possible recipe, 3 to 6.
    pub longest: u8,
    /// Ingredients in play.
    pub ingredients: Vec<NamedItem>,
    /// Witches, named by their creatures.
    pub witches: Vec<NamedItem>,
    /// Effects in play.
    pub effects: Vec<NamedItem>,
    /// Columns of the notes, with their numbers as identifiers: any decoy first, then the numbers
    /// of the recipe, the kinds of decoys, and the effects.
    pub columns: Vec<NamedItem>,
    /// Marks implied by the free clue, one row per ingredient. [`NoteMark::Possible`] marks a group
    /// of ingredients, exactly one of which has the marked property.
    #[serde(rename = "given")]
    pub clue_marks: Vec<Vec<NoteMark>>,
    /// Special cells on the board.
    pub specials: Vec<NamedItem>,
    /// Free clue, if known.
    pub clue: Option<Message>,
    /// Aims of the sheet, if any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Message>,
    /// Rules for this game.
    pub rules: Vec<RulesSection>,
}

/// View of a [`Test`](super::Test) for screens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TestView {
    /// Number of the test on the log.
    pub number: u32,
    /// Index of the witch who tested, from 0; `None` if not given.
    pub by: Option<u8>,
    /// Source of the potion.
    pub kind: PotionSource,
    /// Ingredients of the potion with their dots.
    pub potion: Vec<PotionItem>,
    /// Whether the potion won.
    pub won: bool,
    /// Number of undergrown ingredients.
    pub undergrown: u8,
    /// Number of overgrown ingredients.
    pub overgrown: u8,
    /// Reports, each with its message.
    pub reports: Vec<NamedItem>,
    /// Whether the potion was entered wrongly, so that nothing is concluded from it.
    pub mistyped: bool,
}

/// View of a [`Naming`] for screens. Public, since a naming is said aloud.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamingView {
    /// Index of the rival who named it, from 0; `None` where all play together.
    pub by: Option<u8>,
    /// Number of tests on the log at that time.
    pub tests: u32,
    /// Ingredients in order.
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

/// View of the moon track ([`Clock`]) for screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClockView {
    /// Number of turns, each with one circle.
    pub turns: u8,
    /// Number of turns in each phase of the moon, from the full moon on. A win gives five stars in
    /// the first phase, and one in the last.
    pub phases: [u8; Clock::PHASES],
    /// Number of circles that an aim moves back, and that a wrong naming crosses off.
    pub step: u8,
    /// Number of circles that a brewed recipe moves back.
    pub brewed: u8,
}

impl From<Clock> for ClockView {
    fn from(clock: Clock) -> ClockView {
        ClockView {
            turns: clock.turns(),
            phases: clock.phases(),
            step: clock.step(),
            brewed: clock.brewed(),
        }
    }
}

/// View of a [`Table`] for screens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableView {
    /// Number of changes of the table so far.
    pub revision: u32,
    /// Mode of play.
    pub mode: Mode,
    /// State of the game.
    pub status: TableStatus,
    /// Number of the next test.
    pub next: u32,
    /// Log of tests, the oldest first.
    pub tests: Vec<TestView>,
    /// Marks of the notes: one row per ingredient in play, in the order of [`GameView::columns`].
    pub notes: Vec<Vec<NoteMark>>,
    /// Whether a step in the notes can be undone.
    pub can_undo: bool,
    /// For each witch, whether she is poisoned.
    pub poisoned: Vec<bool>,
    /// Effects that last.
    pub lasting: Vec<LastingEffect>,
    /// Remaining tests, where the board limits them.
    pub limits: Option<Vec<Allowance>>,
    /// Solution, once the players have seen it.
    pub solution: Option<Solution>,
    /// Help given so far; `None` if the game gives none.
    pub help: Option<HelpView>,
    /// Numbers of namings left: one of all who play together, or one per rival.
    pub namings: Vec<usize>,
    /// Number of the next naming.
    pub naming: u32,
    /// Namings of the recipe, the first one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<NamingView>,
    /// Win of the game, once it is won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<Win>,
    /// Moon track, if the settings are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
    /// For each aim, whether it is met; `None` if the log does not decide it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Option<bool>>,
    /// Whether the referee has closed the table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

impl NamedItem {
    fn new(id: impl Into<String>, name: Message) -> NamedItem {
        NamedItem { id: id.into(), name, kind: None, description: None }
    }

    fn effect(effect: Effect, tells: Message) -> NamedItem {
        let kind = Some(NamedKind::Effect(effect.category()));
        NamedItem { kind, description: Some(tells), ..NamedItem::new(effect.id(), effect.name()) }
    }

    fn column(column: Property, alone: bool) -> NamedItem {
        let number = column_of(column).to_string();
        match column {
            Property::Number(number) => NamedItem::new(number.to_string(), play_column(number)),
            Property::Decoy => NamedItem::new(number, play_column_decoy()),
            Property::Ignored => NamedItem::new(number, play_column_ignored()),
            Property::Overachiever => NamedItem::new(number, play_column_overachiever()),
            Property::Imposter => NamedItem::new(number, Effect::Imposter.name()),
            Property::Effect(effect) => {
                let name = match effect {
                    // The plain name is that of the column for the kind of decoy.
                    Effect::Imposter => play_column_effect(effect.name()),
                    _ => effect.name(),
                };
                NamedItem {
                    id: number,
                    name,
                    ..NamedItem::effect(effect, effect.description(alone))
                }
            }
        }
    }

    fn special(special: Special) -> NamedItem {
        let influence = if special.is_harmful() { Influence::Harmful } else { Influence::Helpful };
        let (kind, tells) = (Some(NamedKind::Special(influence)), Some(special.description()));
        NamedItem { kind, description: tells, ..NamedItem::new(special.id(), special.name()) }
    }
}

/// Returns the marks of all cells: one row per ingredient, in the order of the columns.
fn rows(keeper: &Keeper, mark: impl Fn(Ingredient, Property) -> NoteMark) -> Vec<Vec<NoteMark>> {
    let columns = keeper.columns();
    let row = |&herb: &Ingredient| columns.iter().map(|&column| mark(herb, column)).collect();
    keeper.ingredients().iter().map(row).collect()
}

/// Returns the constant, public properties of the game of `keeper`.
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
        ingredients: keeper
            .ingredients()
            .iter()
            .map(|i| NamedItem::new(i.id(), i.name()))
            .collect(),
        witches: Vec::new(),
        effects: Vec::new(),
        columns: Vec::new(),
        clue_marks: Vec::new(),
        specials: Vec::new(),
        clue: None,
        aims: Vec::new(),
        rules: Vec::new(),
    };
    let (columns, given) = (keeper.columns(), keeper.clue_marks());
    let alone = keeper.players() == Some(1);
    let named = |&column: &Property| NamedItem::column(column, alone);
    view.columns = columns.iter().map(named).collect();
    view.clue_marks = rows(keeper, |herb, column| {
        let there = given.iter().find(|(of, at, _)| (*of, *at) == (herb, column));
        there.map_or(NoteMark::Blank, |(_, _, mark)| *mark)
    });
    if let Some(facts) = facts {
        let players = facts.players.count();
        let witch = |i: u8| {
            let creature = Identity::of(i.into());
            NamedItem::new(creature.id(), creature.name())
        };
        let effect = |&e: &Effect| NamedItem::effect(e, e.description(players == 1));
        view.recipe = match facts.recipe {
            RecipeLength::Known(length) => length.to_string().into(),
            hidden => hidden.into(),
        };
        view.witches = (0..players).map(witch).collect();
        view.effects = facts.effects.iter().map(effect).collect();
        view.specials = facts.specials.iter().map(|&s| NamedItem::special(s)).collect();
        view.clue = Some(facts.clue());
        view.aims = facts.aims.iter().map(|aim| aim.text()).collect();
        view.rules = rules_text(&facts);
    }
    view
}

impl TableView {
    /// Builds the view of `table`.
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
            reports: t.reports.iter().map(|r| NamedItem::effect(r.by, r.message())).collect(),
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

/// Effect that lasts until the next test of the affected witch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LastingEffect {
    /// Effect that was reported.
    pub effect: Effect,
    /// Index of the affected witch, from 0; `None` if the test has no witch.
    pub by: Option<u8>,
    /// Number of the test that reported it.
    pub since: u32,
}

impl Table {
    /// Returns the effects that last, the oldest first. An effect from a test without a witch ends
    /// with any next test, which may be that witch's.
    pub(super) fn lasting(&self, keeper: &Keeper) -> Vec<LastingEffect> {
        let is_in_play = matches!(self.status, TableStatus::Playing | TableStatus::LastDitch);
        let facts = keeper.facts().filter(|_| is_in_play && self.solution.is_none());
        let Some(facts) = facts else { return Vec::new() };
        let alone = facts.players.count() == 1;
        let mut lasting = Vec::new();
        for test in self.tests_in_effect(keeper) {
            // A solo player makes every test. Among several players, any test may be by the witch
            // who was not named before.
            lasting.retain(|one: &LastingEffect| !alone && (one.by != test.by && one.by.is_some()));
            let mut effects: Vec<Effect> = test
                .reports
                .iter()
                .map(|report| report.by)
                .filter(|effect| effect.lasts(alone))
                .collect();
            sort(&mut effects);
            effects.dedup();
            lasting.extend(effects.into_iter().map(|effect| LastingEffect {
                effect,
                by: test.by,
                since: test.number,
            }));
        }
        lasting
    }
}
