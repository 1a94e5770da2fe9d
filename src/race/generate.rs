//! A board for a wished length: a seeded plan, drawn out to as many spaces as the wish needs.

use std::num::NonZero;

use serde::{Deserialize, Serialize};

use super::chain::estimate;
use super::{
    Deck, Expected, MoveTable, Race, RaceConcern, RaceGame, RacePicture, RaceRules, Space,
    SpaceKind, Track, TrackError,
};
use crate::common::stream::Stream;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::texts::Message;
use crate::texts::said::*;

/// How long a game is to last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wish {
    /// Turns of each player: rounds, the last one included.
    Turns(u16),
    /// Minutes.
    Minutes(u16),
}

impl Wish {
    /// It as a part of a file's name: `15min` or `20turns`.
    pub fn name(self) -> String {
        match self {
            Wish::Turns(turns) => format!("{turns}turns"),
            Wish::Minutes(minutes) => format!("{minutes}min"),
        }
    }

    fn message(self) -> Message {
        match self {
            Wish::Turns(turns) => race_turns(turns),
            Wish::Minutes(minutes) => race_minutes(minutes),
        }
    }
}

/// Races of one length for so many players: what is to be generated, each from a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RaceSeries {
    /// How many play.
    pub players: Players,
    /// The options of the rules.
    pub rules: RaceRules,
    /// The wished length.
    pub length: Wish,
    /// How long a turn is taken to last.
    pub seconds_per_turn: NonZero<u16>,
}

impl RaceSeries {
    /// A card, a move and a remark take about this long with children, in seconds.
    pub const SECONDS_PER_TURN: NonZero<u16> = NonZero::new(12).expect("a turn takes time");
}

impl Default for RaceSeries {
    fn default() -> Self {
        RaceSeries {
            players: Race::PLAYERS,
            rules: RaceRules::default(),
            length: Wish::Minutes(Race::MINUTES),
            seconds_per_turn: RaceSeries::SECONDS_PER_TURN,
        }
    }
}

/// Why there is no board for a wish. Lengths are in the wish's unit.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
#[allow(missing_docs)]
pub enum RaceWishError {
    TooShort { wish: Wish, players: Players, least: f64 },
    TooLong { wish: Wish, players: Players, most: f64 },
    NotFound { wish: Wish, players: Players, seed: Seed },
}

impl RaceWishError {
    /// What it says.
    pub fn message(&self) -> Message {
        let who = |players: Players| race_players(players.count());
        match *self {
            RaceWishError::TooShort { wish, players, least } => {
                race_too_short(wish.message(), who(players), least.ceil().to_string())
            }
            RaceWishError::TooLong { wish, players, most } => {
                race_too_long(wish.message(), who(players), format!("{most:.0}"))
            }
            RaceWishError::NotFound { wish, players, seed } => {
                race_not_found(wish.message(), who(players), seed.to_string())
            }
        }
    }
}

/// How far the generated game may be off the wish.
const ALLOWED: f64 = 0.1;
/// Good enough to stop the search.
const CLOSE: f64 = 0.03;
/// Fewer turns of each player are no race.
const FEWEST_TURNS: f64 = 5.0;
/// More turns of all players together are no game for an evening, and take long to try out.
const MOST_TURNS: f64 = 1_000.0;
/// With more turns of each player some games would be stopped for their moves.
const MOST_ROUNDS: f64 = 500.0;
const DESIGNS: u64 = 24;
const GAMES: u64 = 8_192;

/// Makes the board, the deck and their expected length, within 10 % of the wish.
///
/// A seeded design (where the pictures, bridges and lose-a-turn spaces are, in proportion) is
/// drawn out to the number of spaces at which the chain with replacement, players taken as
/// independent, comes closest to the wish. Then the game is simulated as it is really
/// played, and the chain's aim is corrected by how far it was off.
///
/// # Errors
/// If the wish is out of reach.
pub fn generate(series: &RaceSeries, seed: Seed) -> Result<RaceGame, RaceWishError> {
    let wish = match series.length {
        Wish::Turns(n) | Wish::Minutes(n) => f64::from(n),
    };
    let styles = styles(series, seed, wish)?;
    let mut best: Option<(f64, Track, DeckStyle)> = None;
    for attempt in 0..DESIGNS {
        let design = design(seed, attempt);
        // The most fitting decks come first and most often.
        let style = styles[(attempt as usize % 6) % styles.len()];
        let mut aim = wish;
        for _ in 0..3 {
            let Some((track, estimated)) = closest(series, &design, style, aim) else { break };
            let Some(played) = series.play(seed, &track, style, GAMES) else { break };
            let length = series.measure(played.rounds, played.turns);
            let off = (length - wish).abs() / wish;
            if best.as_ref().is_none_or(|(least, ..)| off < *least) {
                best = Some((off, track, style));
            }
            if off <= CLOSE {
                break;
            }
            aim = wish * estimated / length;
        }
        if best.as_ref().is_some_and(|(off, ..)| *off <= CLOSE) {
            break;
        }
    }
    let found = best.and_then(|(_, track, style)| {
        let expected = series.play(seed, &track, style, Expected::GAMES)?;
        let off = (series.measure(expected.rounds, expected.turns) - wish).abs() / wish;
        (off <= ALLOWED).then(|| RaceGame {
            seed,
            players: series.players,
            rules: series.rules,
            expected,
            deck: style.deck(),
            track,
        })
    });
    let RaceSeries { length: wish, players, .. } = *series;
    found.ok_or(RaceWishError::NotFound { wish, players, seed })
}

impl RaceSeries {
    /// A length in the wish's unit.
    fn measure(&self, rounds: f64, turns: f64) -> f64 {
        match self.length {
            Wish::Turns(_) => rounds,
            Wish::Minutes(_) => turns * f64::from(self.seconds_per_turn.get()) / 60.0,
        }
    }

    /// Less and more than this, in the wish's unit, is no race; not all between can be had.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        let players = f64::from(self.players.count());
        let rounds = MOST_ROUNDS.min(MOST_TURNS / players);
        let first = self.measure(FEWEST_TURNS, FEWEST_TURNS * players);
        (first, self.measure(rounds, rounds * players))
    }

    /// The seed of a race of several that are printed together: the given one, then others that
    /// are drawn from it.
    pub fn seed_of(seed: Seed, number: u64) -> Seed {
        match number {
            0 => seed,
            n => Seed(Stream::new(seed, RaceConcern::Booklet, n).bits() >> (64 - Seed::FRESH_BITS)),
        }
    }

    /// How long the game lasts as it is really played, over so many games; `None` if some game did
    /// not end.
    fn play(&self, seed: Seed, track: &Track, style: DeckStyle, games: u64) -> Option<Expected> {
        let table = MoveTable::new(track, &style.deck(), self.rules).ok()?;
        Expected::over(&table, self.players, seed, self.seconds_per_turn.get(), games)
    }
}

fn design(seed: Seed, attempt: u64) -> Design {
    Design::draw(&mut Stream::new(seed, RaceConcern::Board, attempt))
}

/// The chain's length of a board, in the wish's unit.
fn estimated(series: &RaceSeries, track: &Track, style: DeckStyle) -> Option<f64> {
    let table = MoveTable::new(track, &style.deck(), series.rules).ok()?;
    let together = estimate(&table, series.players, series.rules.everyone).ok()?;
    Some(series.measure(together.rounds, together.turns))
}

/// The decks that can reach the wish, the one that does so on a board of middling length
/// first.
fn styles(series: &RaceSeries, seed: Seed, wish: f64) -> Result<Vec<DeckStyle>, RaceWishError> {
    let design = design(seed, 0);
    let at = |length: usize, style| {
        design.track(length, style).ok().and_then(|track| estimated(series, &track, style))
    };
    let (mut least, mut most) = (f64::INFINITY, 0.0f64);
    let mut fitting: Vec<(f64, DeckStyle)> = Vec::new();
    for style in DeckStyle::all() {
        let (Some(short), Some(middle), Some(long)) =
            (at(*LENGTHS.start(), style), at(90, style), at(*LENGTHS.end(), style))
        else {
            continue;
        };
        (least, most) = (least.min(short), most.max(long));
        if short <= wish * (1.0 + ALLOWED) && wish * (1.0 - ALLOWED) <= long {
            let off = if middle > wish { middle / wish } else { wish / middle };
            fitting.push((off, style));
        }
    }
    let (first, last) = series.bounds();
    (least, most) = (least.max(first), most.min(last));
    if fitting.is_empty() || wish < first || wish > last {
        let RaceSeries { length: wished, players, .. } = *series;
        return Err(match wish < most {
            true => RaceWishError::TooShort { wish: wished, players, least },
            false => RaceWishError::TooLong { wish: wished, players, most },
        });
    }
    fitting.sort_by(|a, b| a.0.total_cmp(&b.0));
    Ok(fitting.into_iter().map(|(_, style)| style).collect())
}

/// The design at the length that comes closest to the aim, with the chain's length of it.
fn closest(
    series: &RaceSeries,
    design: &Design,
    style: DeckStyle,
    aim: f64,
) -> Option<(Track, f64)> {
    let mut best: Option<(f64, Track, f64)> = None;
    let (mut low, mut high) = (*LENGTHS.start(), *LENGTHS.end());
    // Longer boards take longer, but for the shifts of single bridges: halving finds a
    // neighbourhood, and the closest board that was seen is taken.
    while low <= high {
        let middle = (low + high) / 2;
        let track = design.track(middle, style).ok()?;
        let length = estimated(series, &track, style)?;
        let off = (length - aim).abs();
        if best.as_ref().is_none_or(|(least, ..)| off < *least) {
            best = Some((off, track, length));
        }
        if length < aim {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    best.map(|(_, track, length)| (track, length))
}

/// The shortest and longest generated track, in spaces.
pub(super) const LENGTHS: std::ops::RangeInclusive<usize> = 30..=140;

/// Quick to slow: singles and doubles of each colour, cards of each picture, and the part of
/// the track, in thousandths, that has the pictures. All decks have 54 cards: six pages of
/// nine. The earlier the pictures, the longer the way that remains after each of them.
const STYLES: [(u16, u16, u16, usize); 10] = [
    (6, 3, 0, 0),
    (5, 3, 1, 850),
    (6, 2, 1, 850),
    (7, 1, 1, 750),
    (7, 1, 1, 550),
    (6, 1, 2, 650),
    (7, 0, 2, 500),
    (6, 0, 3, 450),
    (5, 1, 3, 350),
    (5, 0, 4, 300),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeckStyle {
    singles: u16,
    doubles: u16,
    pictures: u16,
    span: usize,
}

impl DeckStyle {
    pub(super) fn all() -> impl Iterator<Item = DeckStyle> {
        STYLES.into_iter().map(|(singles, doubles, pictures, span)| DeckStyle {
            singles,
            doubles,
            pictures,
            span,
        })
    }

    pub(super) fn deck(self) -> Deck {
        Deck::even(self.singles, self.doubles, self.pictures).expect("54 cards are a deck")
    }
}

/// Parts of a track, in thousandths of its length.
const WHOLE: usize = 1_000;

/// What a board has where, in proportion to its length.
#[derive(Clone, Debug)]
pub(super) struct Design {
    pictures: Vec<(usize, RacePicture)>,
    /// Foot and reach.
    bridges: Vec<(usize, usize)>,
    lost_turns: Vec<usize>,
}

impl Design {
    pub(super) fn draw(stream: &mut Stream) -> Self {
        let mut order = RacePicture::ALL;
        stream.shuffle(&mut order);
        let part = WHOLE / RacePicture::COUNT;
        let pictures = order
            .into_iter()
            .enumerate()
            .map(|(i, picture)| (i * part + stream.below(part * 3 / 4) + part / 8, picture))
            .collect();
        // One in each band of the track, so that they do not crowd.
        let mut banded = |count: usize, from: usize, to: usize| -> Vec<usize> {
            let band = (to - from) / count;
            let mut parts: Vec<usize> =
                (0..count).map(|i| from + i * band + stream.below(band)).collect();
            stream.shuffle(&mut parts);
            parts
        };
        let lost_turns = banded(4, 150, 950);
        let feet = banded(3, 30, 690);
        let bridges = feet.into_iter().map(|foot| (foot, 80 + stream.below(220))).collect();
        Design { pictures, bridges, lost_turns }
    }

    /// The board with `length` spaces. Small boards have fewer bridges and lose-a-turn
    /// spaces, and there are no pictures without cards of them.
    ///
    /// # Errors
    /// Never for a length of [`LENGTHS`].
    pub(super) fn track(&self, length: usize, style: DeckStyle) -> Result<Track, TrackError> {
        let mut taken = vec![false; length];
        let at = |part: usize| part * length / WHOLE;
        let mut pictures: Vec<(usize, RacePicture)> = Vec::new();
        if style.pictures > 0 {
            for &(part, picture) in &self.pictures {
                // Close together on a short track, but each on its own space.
                let free = pictures.last().map_or(0, |(last, _)| last + 1);
                pictures.push((at(part * style.span / WHOLE).max(free), picture));
            }
        }
        for &(i, _) in &pictures {
            taken[i] = true;
        }
        let mut spaces = Track::coloured(length, &pictures)?.spaces().to_vec();
        // The next free space, or else the last one before it that is not too early: free
        // is what has nothing special on it or beside it.
        let mut claim = |from: usize, earliest: usize| {
            let free = |i: usize| !taken[i.saturating_sub(1)..(i + 2).min(length)].contains(&true);
            let before = (earliest..from.min(length)).rev();
            let found = (from..length).chain(before).find(|&i| free(i));
            if let Some(i) = found {
                taken[i] = true;
            }
            found
        };
        let few = (length / 22).max(1);
        for &(foot, reach) in self.bridges.iter().take(few) {
            if let Some(foot) = claim(at(foot), 0)
                && let Some(end) = claim(foot + at(reach).max(3), foot + 3)
            {
                spaces[foot].bridge_to = Some(end);
            }
        }
        for &part in self.lost_turns.iter().take(few) {
            if let Some(i) = claim(at(part), 0) {
                spaces[i].lose_turn = true;
            }
        }
        debug_assert!(
            spaces
                .iter()
                .all(|s| { matches!(s.kind, SpaceKind::Colour(_)) || *s == Space::plain(s.kind) })
        );
        Track::new(spaces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::seed::Seed;
    use crate::race::simulate;

    fn series(players: u8, length: Wish) -> RaceSeries {
        RaceSeries { players: Players::new(players).unwrap(), length, ..RaceSeries::default() }
    }

    fn made(seed: u64, players: u8, length: Wish) -> Result<RaceGame, RaceWishError> {
        generate(&series(players, length), Seed(seed))
    }

    #[test]
    fn wishes_come_true_within_a_tenth() {
        for (players, wish) in [
            (1, Wish::Turns(10)),
            (1, Wish::Turns(40)),
            (2, Wish::Minutes(15)),
            (3, Wish::Minutes(15)),
            (2, Wish::Minutes(5)),
            (4, Wish::Turns(20)),
            (8, Wish::Minutes(30)),
        ] {
            let game = made(7, players, wish).unwrap();
            let (length, wished) = match wish {
                Wish::Turns(n) => (game.expected.rounds, f64::from(n)),
                Wish::Minutes(n) => (game.expected.minutes(), f64::from(n)),
            };
            assert!((length / wished - 1.0).abs() <= ALLOWED, "{wish:?}: {length}");
            assert!(game.deck.size() <= 66 && LENGTHS.contains(&game.track.spaces().len()));
            // Other games than those that chose the board agree.
            let table = MoveTable::new(&game.track, &game.deck, game.rules).unwrap();
            let tally = simulate(&table, game.players, Seed(99), 4_000, 1);
            assert!((tally.mean_turns() / game.expected.turns - 1.0).abs() < 0.06);
            assert_eq!(made(7, players, wish).unwrap(), game);
        }
    }

    #[test]
    fn games_to_the_last_player_and_held_players_can_be_wished_for() {
        let mut series = series(3, Wish::Minutes(20));
        series.rules =
            RaceRules { everyone: true, hold_until_colour: true, ..RaceRules::default() };
        let game = generate(&series, Seed(3)).unwrap();
        assert!((game.expected.minutes() / 20.0 - 1.0).abs() <= ALLOWED);
    }

    #[test]
    fn seeds_make_different_boards() {
        let track = |seed| made(seed, 3, Wish::Minutes(15)).unwrap().track;
        assert_ne!(track(1), track(2));
    }

    #[test]
    fn impossible_wishes_are_told() {
        let told = |seed, players, wish| made(seed, players, wish).unwrap_err().to_string();
        let short = told(1, 1, Wish::Turns(3));
        for players in 2..=8 {
            assert!(told(2, players, Wish::Turns(3)).contains("the shortest lasts about"));
        }
        assert!(short.starts_with("a race of 3 turns cannot be made for 1 player: the shortest"));
        let long = told(1, 8, Wish::Minutes(60_000));
        assert!(long.contains("60000 minutes cannot be made for 8 players: the longest"));
        // The slowest decks could do it, in an hour of trying out.
        let long = told(1, 1, Wish::Minutes(790));
        assert!(long.ends_with("the longest lasts about 100; wish for less"), "{long}");
        let long = told(1, 4, Wish::Turns(251));
        assert!(long.ends_with("the longest lasts about 250; wish for less"), "{long}");
        assert!(made(1, 1, Wish::Turns(0)).is_err());
    }

    #[test]
    fn a_game_reads_back_from_its_file() {
        let game = made(5, 2, Wish::Turns(20)).unwrap();
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<RaceGame>(&text).unwrap(), game);
    }

    #[test]
    fn decks_fill_six_pages_of_cards() {
        assert!(DeckStyle::all().all(|style| style.deck().size() == 54));
    }

    #[test]
    fn designs_make_tracks_of_every_length() {
        for seed in 0..50 {
            let design = Design::draw(&mut Stream::new(Seed(seed), "test", 0));
            for length in LENGTHS {
                for style in DeckStyle::all() {
                    let track = design.track(length, style).unwrap();
                    assert_eq!(track.spaces().len(), length);
                    let pictures = RacePicture::ALL.iter().filter(|&&p| track.has(p)).count();
                    assert_eq!(pictures, if style.pictures == 0 { 0 } else { 6 });
                    assert!(track.bridges().count() >= 1);
                    assert!(track.bridges().all(|(foot, end)| end >= foot + 3));
                    for (_, end) in track.bridges() {
                        assert!(!track.spaces()[end].lose_turn);
                    }
                }
            }
        }
    }
}
