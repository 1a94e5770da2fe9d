//! Playing: one game, or very many.

use super::MoveTable;
use super::dealer::{Dealer, Replaced, Shuffled};
use super::move_table::Place;
use crate::game::players::Players;
use crate::game::seed::Seed;

/// The most players.
pub const SEATS: usize = 8;

/// A player with this many moves stops.
pub(super) const MOST_MOVES: u16 = 10_000;

/// Games that share one stream of random numbers.
pub(super) const BLOCK: u64 = 1_024;

/// One played game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedRace {
    /// Cards drawn by each player; the seats beyond the last player have 0.
    pub moves: [u16; SEATS],
    /// Turns of all players together, lost ones included.
    pub turns: u32,
    /// Rounds, the last one included.
    pub rounds: u32,
    /// The seat of the first winner, from 0.
    pub winner: Option<u8>,
    /// Whether some player stopped at 10,000 moves.
    pub unfinished: bool,
}

impl PlayedRace {
    /// Cards drawn by all players together.
    pub fn total(&self) -> u32 {
        self.moves.iter().map(|&m| u32::from(m)).sum()
    }
}

fn play<const EVERYONE: bool>(
    table: &MoveTable,
    players: usize,
    dealer: &mut impl Dealer,
) -> PlayedRace {
    let mut game =
        PlayedRace { moves: [0; SEATS], turns: 0, rounds: 0, winner: None, unfinished: false };
    let mut places = [Place::START; SEATS];
    let mut playing = players;
    let won = table.won();
    dealer.gather();
    loop {
        game.rounds += 1;
        for (seat, place) in places.iter_mut().enumerate().take(players) {
            if *place == Place::OUT {
                continue;
            }
            game.turns += 1;
            if place.marked() {
                *place = place.cleared();
                continue;
            }
            *place = table.next(*place, dealer.draw());
            game.moves[seat] += 1;
            if *place == won {
                game.winner = game.winner.or(Some(seat as u8));
                if !EVERYONE {
                    return game;
                }
            } else if game.moves[seat] == MOST_MOVES {
                game.unfinished = true;
            } else {
                continue;
            }
            *place = Place::OUT;
            playing -= 1;
            if playing == 0 {
                return game;
            }
        }
    }
}

/// The games of one block: the same whoever plays them, and when.
pub(super) fn block(
    table: &MoveTable,
    players: Players,
    seed: Seed,
    block: u64,
    games: u64,
    mut each: impl FnMut(&PlayedRace),
) {
    fn all(
        table: &MoveTable,
        players: Players,
        games: u64,
        mut dealer: impl Dealer,
        each: &mut impl FnMut(&PlayedRace),
    ) {
        let players = players.count().into();
        for _ in 0..games {
            each(&match table.rules().everyone {
                false => play::<false>(table, players, &mut dealer),
                true => play::<true>(table, players, &mut dealer),
            });
        }
    }
    match table.rules().replacement {
        false => all(table, players, games, Shuffled::new(table, seed, block), &mut each),
        true => all(table, players, games, Replaced::new(table, seed, block), &mut each),
    }
}

fn blocks(games: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..games.div_ceil(BLOCK)).map(move |b| (b, BLOCK.min(games - b * BLOCK)))
}

/// The same games as [`simulate`](super::simulate) plays, one by one, in order.
pub fn each_game(
    table: &MoveTable,
    players: Players,
    seed: Seed,
    games: u64,
    mut each: impl FnMut(&PlayedRace),
) {
    for (b, games) in blocks(games) {
        block(table, players, seed, b, games, &mut each);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::{
        Card, Colour, Deck, Picture, RaceRules, Space, SpaceKind, Tally, Track, random, simulate,
    };

    fn players(count: u8) -> Players {
        Players::new(count).unwrap()
    }

    #[test]
    fn threads_and_further_games_change_nothing() {
        let table = random::table(3, false);
        let games = 3 * BLOCK + 7;
        let one = simulate(&table, players(3), Seed(9), games, 1);
        assert_eq!(simulate(&table, players(3), Seed(9), games, 4), one);
        let mut listed = Tally::new(players(3));
        each_game(&table, players(3), Seed(9), games, |game| listed.add(game));
        assert_eq!(listed, one);
        let (mut short, mut long) = (Vec::new(), Vec::new());
        each_game(&table, players(3), Seed(9), BLOCK + 1, |g| short.push(*g));
        each_game(&table, players(3), Seed(9), games, |g| long.push(*g));
        assert_eq!(long[..short.len()], short);
        assert_ne!(simulate(&table, players(3), Seed(10), games, 1), one);
    }

    #[test]
    fn the_first_winner_ends_the_game_or_everyone_does() {
        for (everyone, seed) in [(false, 1), (true, 2)] {
            let table = random::table(seed, everyone);
            each_game(&table, players(4), Seed(seed), 200, |game| {
                assert!(game.winner.is_some() && !game.unfinished);
                assert!(game.turns >= game.total());
                let most = game.moves.iter().copied().max().unwrap();
                assert!(u32::from(most) <= game.rounds);
                assert!(everyone || game.turns > 4 * (game.rounds - 1));
                assert_eq!(game.moves[4..], [0; 4]);
            });
        }
    }

    #[test]
    fn a_game_without_end_stops_and_is_reported() {
        // Almost always the picture comes, and leads back to space 1.
        let track = Track::coloured(80, &[(0, Picture::ALL[0])]).unwrap();
        let mut cards = vec![Card::Picture(Picture::ALL[0]); 999];
        cards.push(Card::Single(Colour::Red));
        let rules = RaceRules { replacement: true, ..RaceRules::default() };
        let table = MoveTable::new(&track, &Deck::new(cards).unwrap(), rules).unwrap();
        let tally = simulate(&table, players(2), Seed(1), 3, 1);
        assert_eq!((tally.finished(), tally.unfinished()), (0, 3));
        assert_eq!(tally.totals().summary(), None);
        each_game(&table, players(2), Seed(1), 1, |game| {
            assert_eq!((game.moves[..2].to_vec(), game.winner), (vec![MOST_MOVES; 2], None));
        });
    }

    #[test]
    fn a_lost_turn_is_a_turn_without_a_move() {
        let kind = SpaceKind::Colour(Colour::Red);
        let spaces = vec![Space { lose_turn: true, ..Space::plain(kind) }; 3];
        let deck = Deck::new([Card::Single(Colour::Red)]).unwrap();
        let table =
            MoveTable::new(&Track::new(spaces).unwrap(), &deck, RaceRules::default()).unwrap();
        each_game(&table, players(1), Seed(1), 1, |game| {
            assert_eq!((game.moves[0], game.turns, game.rounds), (4, 7, 7));
        });
    }
}
