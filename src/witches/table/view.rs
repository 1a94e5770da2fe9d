//! What a screen shows of a table.

use serde::Serialize;

use super::{Allowance, Keeper, Kind, Mark, Mode, Solution, Status, Table};
use crate::edition::Edition;
use crate::identity::Identity;
use crate::witches::pages::{RulesSection, explain, rules_text};
use crate::witches::puzzle::{Category, Effect, Ingredient, Pour};

/// An identifier, a name, and what is told about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// The identifier: that of the drawing, where there is one.
    pub id: String,
    /// The name.
    pub name: String,
    /// The category of an effect; `helpful` or `harmful` for a special cell; the colour of a
    /// witch, as `#rrggbb`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// What the players read about it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub tells: String,
}

/// What does not change during a game. Where the code is closed (a tournament's), only the
/// ten herbs and whether an answer can be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameView {
    /// The code, in its plain form.
    pub code: String,
    /// The identity of the puzzle, 16 hexadecimal digits.
    pub id: String,
    /// A short name for the game: the beginning of its identity.
    pub label: String,
    /// The edition of the rules.
    pub edition: Edition,
    /// Whether potions can be tested.
    pub testable: bool,
    /// Whether answers can be checked.
    pub checkable: bool,
    /// Whether that takes the opening code of a tournament.
    pub opening: bool,
    /// How many play, where it is known.
    pub players: Option<u8>,
    /// The recipe's length as the players know it: `4`, `4 to 6`, or `3 to 6`.
    pub recipe: String,
    /// The longest that the recipe can be.
    pub longest: u8,
    /// The ingredients in play.
    pub ingredients: Vec<Named>,
    /// The witches, by their creature.
    pub witches: Vec<Named>,
    /// The effects in play.
    pub effects: Vec<Named>,
    /// The special cells on the board.
    pub specials: Vec<Named>,
    /// The free clue.
    pub clue: String,
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
    /// The reports, in words.
    pub reports: Vec<Named>,
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
    /// A row for each ingredient in play: its marks, the decoys' column first.
    pub notes: Vec<Vec<Mark>>,
    /// Whether a mark can be taken back.
    pub can_undo: bool,
    /// Which witches are poisoned.
    pub poisoned: Vec<bool>,
    /// What the board still allows, where potions are limited to it.
    pub limits: Option<Vec<Allowance>>,
    /// The solution, once it was seen.
    pub solution: Option<Solution>,
}

fn named(id: &str, name: &str, kind: &str, tells: &str) -> Named {
    Named { id: id.into(), name: name.into(), kind: kind.into(), tells: tells.into() }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Cauldron => "cauldron",
        Category::Investigative => "investigative",
        Category::Player => "player",
        Category::Field => "field",
        Category::Complex => "complex",
    }
}

/// What the players know of a game.
pub fn describe(keeper: &Keeper) -> GameView {
    let payload = keeper.payload();
    let facts = keeper.facts();
    let herbs = |i: &Ingredient| named(i.id(), &i.name().to_string(), "", "");
    let witch = |i: u8| {
        let creature = Identity::of(i.into());
        named(creature.id(), &creature.name().to_string(), creature.colour(), "")
    };
    let mut view = GameView {
        code: payload.to_string(),
        label: payload.id().label(),
        id: payload.id().to_string(),
        edition: payload.edition(),
        testable: facts.is_some(),
        checkable: payload.has_seal(),
        opening: keeper.needs_opening(),
        players: keeper.players(),
        recipe: "3 to 6".into(),
        longest: keeper.longest(),
        ingredients: keeper.ingredients().iter().map(herbs).collect(),
        witches: Vec::new(),
        effects: Vec::new(),
        specials: Vec::new(),
        clue: String::new(),
        rules: Vec::new(),
    };
    if let Some(facts) = facts {
        view.rules = rules_text(&facts);
        view.recipe = facts.recipe;
        view.witches = (0..facts.players.count()).map(witch).collect();
        let tells = |e: &Effect| e.tells(facts.edition, facts.players.count() == 1).to_string();
        let effects = facts.effects.iter();
        view.effects = effects
            .map(|e| named(e.id(), &e.name().to_string(), category(e.category()), &tells(e)))
            .collect();
        let specials = facts.specials.iter();
        view.specials = specials
            .map(|&s| {
                let kind = if s.harmful() { "harmful" } else { "helpful" };
                named(s.id(), &s.name().to_string(), kind, explain(s))
            })
            .collect();
        view.clue = facts.clue;
    }
    view
}

impl TableView {
    /// A table, as its screens show it.
    pub fn new(table: &Table, keeper: &Keeper) -> TableView {
        let longest = keeper.longest();
        let tests = table.tests().iter().map(|t| TestView {
            number: t.number,
            by: t.by,
            kind: t.kind,
            potion: t.pours.clone(),
            won: t.won,
            undergrown: t.undergrown,
            overgrown: t.overgrown,
            reports: t
                .reports
                .iter()
                .map(|r| {
                    named(
                        r.by.id(),
                        &r.by.name().to_string(),
                        category(r.by.category()),
                        &r.to_string(),
                    )
                })
                .collect(),
        });
        let row = |&i: &Ingredient| (0..=longest).map(|c| table.notes().mark(i, c)).collect();
        TableView {
            revision: table.revision(),
            mode: table.mode(),
            status: table.status(),
            next: table.next_number(),
            tests: tests.collect(),
            notes: keeper.ingredients().iter().map(row).collect(),
            can_undo: table.notes().can_undo(),
            poisoned: table.poisoned(keeper.players().unwrap_or(0)),
            limits: keeper.limits().map(|l| l.left(table)),
            solution: table.solution().cloned(),
        }
    }
}
