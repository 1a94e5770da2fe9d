//! Independent implementation of the board rules (rules, sections 8 and 9), which validates every
//! action. Shares only the board with the simulator of the playtest.

use std::collections::BTreeMap;

use crate::witches::board::{Board, Cell, Plot, Side};
use crate::witches::puzzle::{Ingredient, PotionItem};
use crate::witches::settings::Settings;

/// Action of one witch.
#[derive(Debug)]
pub(super) enum PencilMove {
    Plant {
        player: usize,
        ingredient: Ingredient,
        side: Side,
        cell: Cell,
    },
    Grow {
        player: usize,
        garden: usize,
    },
    /// Plucks a plant into a cauldron. For a plant of another section, `with` is a witch of that
    /// section, who also spends an action.
    Pluck {
        player: usize,
        with: Option<usize>,
        side: Side,
        cell: Cell,
        cauldron: usize,
    },
    Close {
        player: usize,
        cauldron: usize,
    },
}

/// State of a garden cell in which something was planted.
#[derive(Clone, Copy)]
enum Plant {
    Growing(PotionItem),
    CrossedOut,
}

/// Board in play: plants, cauldrons, and the witches who have acted in this turn.
pub(super) struct Paper<'b> {
    board: &'b Board,
    hands: Vec<Vec<Ingredient>>,
    plants: BTreeMap<(Side, Cell), Plant>,
    cauldrons: Vec<(Vec<PotionItem>, bool)>,
    acted: Vec<bool>,
    longest: u8,
}

impl<'b> Paper<'b> {
    pub(super) fn new(board: &'b Board, hands: Vec<Vec<Ingredient>>, settings: &Settings) -> Self {
        let mut plants = BTreeMap::new();
        for (side, cell, plot) in board.plots() {
            if let Plot::Planted(ingredient) = plot {
                plants.insert((side, cell), Plant::Growing(PotionItem { ingredient, grown: 1 }));
            }
        }
        let printed = |i: &Ingredient| PotionItem { ingredient: *i, grown: 1 };
        let cauldrons = board.cauldrons.iter();
        Paper {
            board,
            plants,
            cauldrons: cauldrons
                .map(|c| (c.starting.iter().map(printed).collect(), false))
                .collect(),
            acted: vec![false; hands.len()],
            hands,
            longest: settings.length().longest(),
        }
    }

    pub(super) fn next_turn(&mut self) {
        self.acted.fill(false);
    }

    /// Returns a witch of the section.
    pub(super) fn player_of(&self, section: usize) -> Option<usize> {
        (0..self.hands.len()).find(|&p| self.section(p) == section)
    }

    /// Returns a witch who has the ingredient as a specialty.
    pub(super) fn holder(&self, ingredient: Ingredient) -> Option<usize> {
        self.hands.iter().position(|hand| hand.contains(&ingredient))
    }

    /// Returns an empty garden cell without a sign in the section of `player`, with the index of
    /// its garden.
    pub(super) fn empty_cell(&self, player: usize) -> Option<(usize, Side, Cell)> {
        let section = self.section(player);
        self.board.gardens.iter().enumerate().find_map(|(index, garden)| {
            let mut cells = garden.cells.iter().filter(|_| garden.section == section);
            let empty = cells.find(|(cell, plot)| {
                *plot == Plot::Empty && !self.plants.contains_key(&(garden.side, *cell))
            });
            empty.map(|&(cell, _)| (index, garden.side, cell))
        })
    }

    fn section(&self, player: usize) -> usize {
        self.board.section_of_player(player)
    }

    /// Applies an action. Returns the potion if a cauldron became full or was closed.
    ///
    /// # Errors
    /// Fails with an explanation if the rules do not allow the action.
    pub(super) fn act(&mut self, action: &PencilMove) -> Result<Option<Vec<PotionItem>>, String> {
        let (player, helper) = match *action {
            PencilMove::Plant { player, .. }
            | PencilMove::Grow { player, .. }
            | PencilMove::Close { player, .. } => (player, None),
            PencilMove::Pluck { player, with, .. } => (player, with),
        };
        let spent: Vec<usize> = [player].into_iter().chain(helper).collect();
        if spent.iter().any(|&p| self.acted[p]) || helper == Some(player) {
            return Err("there is one action a turn".into());
        }
        let tested = match *action {
            PencilMove::Plant { ingredient, side, cell, .. } => {
                self.plant(player, ingredient, side, cell)?;
                None
            }
            PencilMove::Grow { garden, .. } => {
                self.grow(player, garden)?;
                None
            }
            PencilMove::Pluck { side, cell, cauldron, .. } => {
                self.pluck(player, helper, (side, cell), cauldron)?
            }
            PencilMove::Close { cauldron, .. } => Some(self.close(player, cauldron)?),
        };
        for player in spent {
            self.acted[player] = true;
        }
        Ok(tested)
    }

    fn plant(
        &mut self,
        player: usize,
        ingredient: Ingredient,
        side: Side,
        cell: Cell,
    ) -> Result<(), String> {
        if !self.hands[player].contains(&ingredient) {
            return Err(format!("{ingredient} is not her specialty"));
        }
        let here = self.board.gardens.iter().find(|g| g.side == side && g.plot(cell).is_some());
        let here = here.ok_or("no garden is there")?;
        if here.section != self.section(player) {
            return Err("that garden is another's".into());
        }
        if here.plot(cell) != Some(Plot::Empty) || self.plants.contains_key(&(side, cell)) {
            return Err("that cell is not empty".into());
        }
        self.plants.insert((side, cell), Plant::Growing(PotionItem { ingredient, grown: 1 }));
        Ok(())
    }

    fn grow(&mut self, player: usize, garden: usize) -> Result<(), String> {
        let garden = &self.board.gardens[garden];
        if garden.section != self.section(player) {
            return Err("that garden is another's".into());
        }
        for (cell, _) in &garden.cells {
            if let Some(Plant::Growing(pour)) = self.plants.get_mut(&(garden.side, *cell)) {
                pour.grown = (pour.grown + 1).min(self.longest);
            }
        }
        Ok(())
    }

    fn pluck(
        &mut self,
        player: usize,
        helper: Option<usize>,
        at: (Side, Cell),
        cauldron: usize,
    ) -> Result<Option<Vec<PotionItem>>, String> {
        let garden = self.board.gardens.iter().find(|g| g.side == at.0 && g.plot(at.1).is_some());
        let owner = garden.ok_or("no garden is there")?.section;
        let agreed = owner == self.section(player)
            || helper.is_some_and(|helper| self.section(helper) == owner);
        if !agreed {
            return Err("its owner has not agreed".into());
        }
        self.own_cauldron(player, cauldron)?;
        let Some(Plant::Growing(pour)) = self.plants.get(&at).copied() else {
            return Err("nothing grows there".into());
        };
        self.plants.insert(at, Plant::CrossedOut);
        let (potion, closed) = &mut self.cauldrons[cauldron];
        potion.push(pour);
        *closed = potion.len() == self.board.cauldrons[cauldron].size();
        Ok(closed.then(|| potion.clone()))
    }

    fn close(&mut self, player: usize, cauldron: usize) -> Result<Vec<PotionItem>, String> {
        self.own_cauldron(player, cauldron)?;
        let (potion, closed) = &mut self.cauldrons[cauldron];
        if potion.is_empty() {
            return Err("it is empty".into());
        }
        *closed = true;
        Ok(potion.clone())
    }

    fn own_cauldron(&self, player: usize, cauldron: usize) -> Result<(), String> {
        if self.board.cauldrons[cauldron].section != self.section(player) {
            return Err("that cauldron is another's".into());
        }
        if self.cauldrons[cauldron].1 {
            return Err("that cauldron is closed".into());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::players::Players;
    use crate::common::seed::Seed;
    use crate::witches::settings::Level;

    #[test]
    fn the_paper_refuses_what_the_rules_do_not_allow() {
        let players = Players::new(2).unwrap();
        let settings = Level::FirstGame.settings();
        let board = Board::generate(Seed(1), players, &settings);
        let hands = vec![vec![Ingredient::Sage], vec![Ingredient::Mint]];
        let mut paper = Paper::new(&board, hands, &settings);
        let (garden, side, cell) = paper.empty_cell(0).unwrap();
        let plant = |ingredient| PencilMove::Plant { player: 0, ingredient, side, cell };
        assert!(paper.act(&plant(Ingredient::Mint)).is_err(), "not hers");
        assert_eq!(paper.act(&plant(Ingredient::Sage)), Ok(None));
        let grow = PencilMove::Grow { player: 0, garden };
        assert!(paper.act(&grow).is_err(), "one action a turn");
        for _ in 1..4 {
            paper.next_turn();
            assert_eq!(paper.act(&grow), Ok(None));
        }
        paper.next_turn();
        assert!(paper.act(&plant(Ingredient::Sage)).is_err(), "taken");
        let own = |player| board.cauldrons.iter().position(|c| c.section == player).unwrap();
        let pluck =
            |player, with| PencilMove::Pluck { player, with, side, cell, cauldron: own(player) };
        assert!(paper.act(&pluck(1, None)).is_err(), "the owner has to agree");
        assert!(paper.act(&PencilMove::Close { player: 1, cauldron: own(0) }).is_err(), "not hers");
        assert!(paper.act(&pluck(1, Some(0))).is_ok());
        assert!(paper.act(&grow).is_err(), "both spent their action");
        paper.next_turn();
        assert!(paper.act(&pluck(1, Some(0))).is_err(), "plucked already");
        let brewed =
            paper.act(&PencilMove::Close { player: 1, cauldron: own(1) }).unwrap().unwrap();
        assert_eq!(brewed.last().unwrap().grown, 4);
        paper.next_turn();
        assert!(paper.act(&PencilMove::Close { player: 1, cauldron: own(1) }).is_err(), "closed");
    }
}
