//! Sections: who gets which part of the sheet.

use super::{Board, Rect, Section};
use crate::game::edition::Edition;
use crate::game::players::Players;

const fn rect(x: u8, y: u8, w: u8, h: u8) -> Rect {
    Rect { x, y, w, h }
}

/// The sections of the front for 1 to 5 of them.
const FRONTS: [&[Rect]; 5] = [
    &[rect(0, 0, 8, 4)],
    &[rect(0, 0, 4, 4), rect(4, 0, 4, 4)],
    &[rect(0, 0, 5, 2), rect(0, 2, 5, 2), rect(5, 0, 3, 4)],
    &[rect(0, 0, 4, 2), rect(4, 0, 4, 2), rect(0, 2, 4, 2), rect(4, 2, 4, 2)],
    &[rect(0, 0, 3, 2), rect(3, 0, 3, 2), rect(0, 2, 3, 2), rect(3, 2, 3, 2), rect(6, 0, 2, 4)],
];

/// The sections for a number of players.
pub(super) fn sections(players: Players, edition: Edition) -> Vec<Section> {
    let fronts = FRONTS[usize::from(players.sections(edition)) - 1].iter();
    fronts.map(|&front| Section { front, back: front.mirrored() }).collect()
}

impl Board {
    /// The section of a player, by the player's index from 0: players are dealt out to the
    /// sections in turn, so that teams are as even as possible.
    pub fn section_of_player(&self, player: usize) -> usize {
        player % self.sections.len().max(1)
    }

    /// The numbers, from 1, of the players who share a section (by its index): one, or a
    /// team of up to two where six to eight play.
    pub(crate) fn players_of_section(&self, section: usize, players: Players) -> Vec<u8> {
        (1..=players.count())
            .filter(|&number| self.section_of_player(usize::from(number) - 1) == section)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::board::{COLUMNS, ROWS};

    #[test]
    fn sections_tile_both_sides() {
        let all = Edition::PLAYED.into_iter().flat_map(|e| Players::all().map(move |p| (p, e)));
        for (players, edition) in all {
            let sections = sections(players, edition);
            for side in [|s: &Section| s.front, |s: &Section| s.back] {
                for cell in rect(0, 0, COLUMNS, ROWS).cells() {
                    let owners = sections.iter().filter(|s| side(s).contains(cell)).count();
                    assert_eq!(owners, 1, "{cell} for {players:?}");
                }
                assert_eq!(sections.iter().map(|s| side(s).area()).sum::<usize>(), 32);
            }
        }
    }

    #[test]
    fn a_section_lies_behind_itself() {
        let of_three = sections(Players::new(3).unwrap(), Edition::LATEST);
        assert_eq!(of_three[2].front, rect(5, 0, 3, 4));
        assert_eq!(of_three[2].back, rect(0, 0, 3, 4));
        assert_eq!(of_three[1].back, rect(3, 2, 5, 2));
    }

    #[test]
    fn teams_are_as_even_as_possible() {
        let teams = |count, edition| {
            let players = Players::new(count).unwrap();
            let sections = sections(players, edition);
            let board = Board { sections, cauldrons: vec![], gardens: vec![] };
            (0..board.sections.len())
                .map(|s| board.players_of_section(s, players))
                .collect::<Vec<_>>()
        };
        assert_eq!(teams(2, Edition::Second), [[1], [2]]);
        assert_eq!(teams(6, Edition::Second), [vec![1, 5], vec![2, 6], vec![3], vec![4]]);
        assert_eq!(teams(6, Edition::Next), [[1, 4], [2, 5], [3, 6]]);
        assert_eq!(teams(8, Edition::Next), [[1, 5], [2, 6], [3, 7], [4, 8]]);
    }
}
