//! Generation of boards for a wished length: a seeded design is scaled to the number of spaces that
//! the wish requires.

use std::num::NonZero;

use serde::{Deserialize, Serialize};

use super::chain::estimate;
use super::{
    Deck, ExpectedLength, MoveTable, Race, RaceConcern, RaceGame, RacePicture, RaceRules, Space,
    SpaceKind, Track, TrackError,
};
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::texts::Message;
use crate::texts::msg::*;

/// Target mean length of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LengthTarget {
    /// Turns of each player, that is rounds, the last one included.
    Turns(u16),
    /// Minutes.
    Minutes(u16),
}

impl LengthTarget {
    /// Part of a file name: `15min` or `20turns`.
    pub fn name(self) -> String {
        match self {
            LengthTarget::Turns(turns) => format!("{turns}turns"),
            LengthTarget::Minutes(minutes) => format!("{minutes}min"),
        }
    }

    fn message(self) -> Message {
        match self {
            LengthTarget::Turns(turns) => race_turns(turns),
            LengthTarget::Minutes(minutes) => race_minutes(minutes),
        }
    }
}

/// Parameters of [`generate`] for a series of races with one wished length and number of players.
/// Each race has its own seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RaceSeries {
    /// Number of players.
    pub players: Players,
    /// Rule options.
    pub rules: RaceRules,
    /// Target length.
    pub length: LengthTarget,
    /// Assumed duration of a turn, in seconds; see [`RaceSeries::SECONDS_PER_TURN`].
    pub seconds_per_turn: NonZero<u16>,
}

impl RaceSeries {
    /// Default duration of a turn, in seconds: a card, a move and a remark take children about this
    /// long.
    pub const SECONDS_PER_TURN: NonZero<u16> = NonZero::new(12).expect("a turn takes time");
}

impl Default for RaceSeries {
    fn default() -> Self {
        RaceSeries {
            players: Race::PLAYERS,
            rules: RaceRules::default(),
            length: LengthTarget::Minutes(Race::MINUTES),
            seconds_per_turn: RaceSeries::SECONDS_PER_TURN,
        }
    }
}

/// Reasons why no board has the target length. Lengths are in the unit of the target.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
#[allow(missing_docs)]
pub enum RaceLengthError {
    TooShort { target: LengthTarget, players: Players, least: f64 },
    TooLong { target: LengthTarget, players: Players, most: f64 },
    NotFound { target: LengthTarget, players: Players, seed: Seed },
}

impl RaceLengthError {
    /// Returns the error as a translatable message.
    pub fn message(&self) -> Message {
        let who = |players: Players| race_players(players.count());
        match *self {
            RaceLengthError::TooShort { target: wish, players, least } => {
                race_too_short(wish.message(), who(players), least.ceil().to_string())
            }
            RaceLengthError::TooLong { target: wish, players, most } => {
                race_too_long(wish.message(), who(players), format!("{most:.0}"))
            }
            RaceLengthError::NotFound { target: wish, players, seed } => {
                race_not_found(wish.message(), who(players), seed.to_string())
            }
        }
    }
}

/// Largest relative deviation of the generated game from the [`LengthTarget`].
const ALLOWED: f64 = 0.1;
/// Relative deviation at which [`generate`] stops its search.
const CLOSE: f64 = 0.03;
/// Fewest turns of each player; a shorter game is not a race.
const FEWEST_TURNS: f64 = 5.0;
/// Most turns of all players together. Longer games are unsuitable for an evening and slow to
/// simulate.
const MOST_TURNS: f64 = 1_000.0;
/// Most turns of each player. With a larger mean some games would reach the limit of moves, see
/// [`PlayedRace::unfinished`](super::PlayedRace).
const MOST_ROUNDS: f64 = 500.0;
const DESIGNS: u64 = 24;
const GAMES: u64 = 8_192;

/// Generates the board, the deck and the expected length, within 10 % of the target.
///
/// A seeded design fixes the relative positions of pictures, bridges and lose-a-turn spaces. It is
/// scaled to the number of spaces at which the chain with replacement and independent players is
/// closest to the target. Then the game is simulated with its real rules, and the target of the
/// chain is corrected by the deviation.
///
/// # Errors
/// If the target is out of range or no board is found.
pub fn generate(series: &RaceSeries, seed: Seed) -> Result<RaceGame, RaceLengthError> {
    let wish = match series.length {
        LengthTarget::Turns(n) | LengthTarget::Minutes(n) => f64::from(n),
    };
    let styles = styles(series, seed, wish)?;
    let mut best: Option<(f64, Track, DeckStyle)> = None;
    for attempt in 0..DESIGNS {
        let design = design(seed, attempt);
        // The best fitting decks are tried first and most often.
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
        let expected = series.play(seed, &track, style, ExpectedLength::GAMES)?;
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
    found.ok_or(RaceLengthError::NotFound { target: wish, players, seed })
}

impl RaceSeries {
    /// Converts a length to the unit of the target.
    fn measure(&self, rounds: f64, turns: f64) -> f64 {
        match self.length {
            LengthTarget::Turns(_) => rounds,
            LengthTarget::Minutes(_) => turns * f64::from(self.seconds_per_turn.get()) / 60.0,
        }
    }

    /// Smallest and largest length, in the unit of the target. Not every length in between is
    /// possible.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        let players = f64::from(self.players.count());
        let rounds = MOST_ROUNDS.min(MOST_TURNS / players);
        let first = self.measure(FEWEST_TURNS, FEWEST_TURNS * players);
        (first, self.measure(rounds, rounds * players))
    }

    /// Returns the seed of race `number` in a booklet: `seed` for the first race, and seeds drawn
    /// from it for the others.
    pub fn seed_of(seed: Seed, number: u64) -> Seed {
        match number {
            0 => seed,
            n => Seed(Stream::new(seed, RaceConcern::Booklet, n).bits() >> (64 - Seed::FRESH_BITS)),
        }
    }

    /// Simulates `games` games with the real rules. Returns `None` if some game did not end.
    fn play(
        &self,
        seed: Seed,
        track: &Track,
        style: DeckStyle,
        games: u64,
    ) -> Option<ExpectedLength> {
        let table = MoveTable::new(track, &style.deck(), self.rules).ok()?;
        ExpectedLength::simulate(&table, self.players, seed, self.seconds_per_turn.get(), games)
    }
}

fn design(seed: Seed, attempt: u64) -> Design {
    Design::draw(&mut Stream::new(seed, RaceConcern::Board, attempt))
}

/// Estimated length of a board by the Markov chain, in the unit of the target.
fn estimated(series: &RaceSeries, track: &Track, style: DeckStyle) -> Option<f64> {
    let table = MoveTable::new(track, &style.deck(), series.rules).ok()?;
    let together = estimate(&table, series.players, series.rules.everyone).ok()?;
    Some(series.measure(together.rounds, together.turns))
}

/// Returns the decks that can reach the target length. The first one is closest to it on a board of
/// medium length.
fn styles(series: &RaceSeries, seed: Seed, wish: f64) -> Result<Vec<DeckStyle>, RaceLengthError> {
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
            true => RaceLengthError::TooShort { target: wished, players, least },
            false => RaceLengthError::TooLong { target: wished, players, most },
        });
    }
    fitting.sort_by(|a, b| a.0.total_cmp(&b.0));
    Ok(fitting.into_iter().map(|(_, style)| style).collect())
}

/// Returns the track of the design with the length closest to `aim`, and its estimated length.
fn closest(
    series: &RaceSeries,
    design: &Design,
    style: DeckStyle,
    aim: f64,
) -> Option<(Track, f64)> {
    let mut best: Option<(f64, Track, f64)> = None;
    let (mut low, mut high) = (*LENGTHS.start(), *LENGTHS.end());
    // Longer boards take longer, except for the effects of single bridges. Bisection finds a
    // neighbourhood, and the closest board visited is kept.
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

/// Shortest and longest generated track, in spaces.
pub(super) const LENGTHS: std::ops::RangeInclusive<usize> = 30..=140;

/// Deck styles from quick to slow: `singles`, `doubles`, `pictures` and `pictures_until` of a
/// [`DeckStyle`]. All decks have 54 cards, which fill six pages of nine. The earlier the pictures,
/// the more track remains after each of them.
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

/// Composition of a generated deck, and placement of its pictures on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeckStyle {
    /// Number of single cards of each colour.
    singles: u16,
    /// Number of double cards of each colour.
    doubles: u16,
    /// Number of cards of each picture.
    pictures: u16,
    /// Part of the track, from its start, that contains the picture spaces, in units of
    /// 1/[`WHOLE`].
    pictures_until: usize,
}

impl DeckStyle {
    pub(super) fn all() -> impl Iterator<Item = DeckStyle> {
        STYLES.into_iter().map(|(singles, doubles, pictures, span)| DeckStyle {
            singles,
            doubles,
            pictures,
            pictures_until: span,
        })
    }

    pub(super) fn deck(self) -> Deck {
        Deck::even(self.singles, self.doubles, self.pictures).expect("54 cards are a deck")
    }
}

/// Resolution of positions in a design: thousandths of the length of the track.
const WHOLE: usize = 1_000;

/// Positions, in units of 1/[`WHOLE`], of the special spaces of a board.
#[derive(Clone, Debug)]
pub(super) struct Design {
    pictures: Vec<(usize, RacePicture)>,
    /// Foot and reach of each bridge, both relative to `WHOLE`.
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
        // One position in each band of the track, to spread them out.
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

    /// Creates the track with `length` spaces. Short tracks have fewer bridges and lose-a-turn
    /// spaces. Pictures are left out if the deck has no cards of them.
    ///
    /// # Errors
    /// Never for a length in [`LENGTHS`].
    pub(super) fn track(&self, length: usize, style: DeckStyle) -> Result<Track, TrackError> {
        let mut taken = vec![false; length];
        let at = |part: usize| part * length / WHOLE;
        let mut pictures: Vec<(usize, RacePicture)> = Vec::new();
        if style.pictures > 0 {
            for &(part, picture) in &self.pictures {
                // Pictures may be close together on a short track, but each has its own space.
                let free = pictures.last().map_or(0, |(last, _)| last + 1);
                pictures.push((at(part * style.pictures_until / WHOLE).max(free), picture));
            }
        }
        for &(i, _) in &pictures {
            taken[i] = true;
        }
        let mut spaces = Track::coloured(length, &pictures)?.spaces().to_vec();
        // Finds the next free space, or else the last free one between `earliest` and `from`. A
        // space is free if it and its neighbours have nothing special on them.
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
    use crate::common::seed::Seed;
    use crate::race::simulate;

    fn series(players: u8, length: LengthTarget) -> RaceSeries {
        RaceSeries { players: Players::new(players).unwrap(), length, ..RaceSeries::default() }
    }

    fn made(seed: u64, players: u8, length: LengthTarget) -> Result<RaceGame, RaceLengthError> {
        generate(&series(players, length), Seed(seed))
    }

    #[test]
    fn params_come_true_within_a_tenth() {
        for (players, wish) in [
            (1, LengthTarget::Turns(10)),
            (1, LengthTarget::Turns(40)),
            (2, LengthTarget::Minutes(15)),
            (3, LengthTarget::Minutes(15)),
            (2, LengthTarget::Minutes(5)),
            (4, LengthTarget::Turns(20)),
            (8, LengthTarget::Minutes(30)),
        ] {
            let game = made(7, players, wish).unwrap();
            let (length, wished) = match wish {
                LengthTarget::Turns(n) => (game.expected.rounds, f64::from(n)),
                LengthTarget::Minutes(n) => (game.expected.minutes(), f64::from(n)),
            };
            assert!((length / wished - 1.0).abs() <= ALLOWED, "{wish:?}: {length}");
            assert!(game.deck.size() <= 66 && LENGTHS.contains(&game.track.spaces().len()));
            // Games of another seed have the same mean length.
            let table = MoveTable::new(&game.track, &game.deck, game.rules).unwrap();
            let tally = simulate(&table, game.players, Seed(99), 4_000, 1);
            assert!((tally.mean_turns() / game.expected.turns - 1.0).abs() < 0.06);
            assert_eq!(made(7, players, wish).unwrap(), game);
        }
    }

    #[test]
    fn games_to_the_last_player_and_held_players_can_be_wished_for() {
        let mut series = series(3, LengthTarget::Minutes(20));
        series.rules =
            RaceRules { everyone: true, hold_until_colour: true, ..RaceRules::default() };
        let game = generate(&series, Seed(3)).unwrap();
        assert!((game.expected.minutes() / 20.0 - 1.0).abs() <= ALLOWED);
    }

    #[test]
    fn seeds_make_different_boards() {
        let track = |seed| made(seed, 3, LengthTarget::Minutes(15)).unwrap().track;
        assert_ne!(track(1), track(2));
    }

    #[test]
    fn impossible_wishes_are_told() {
        let error_text = |seed, players, wish| made(seed, players, wish).unwrap_err().to_string();
        let short = error_text(1, 1, LengthTarget::Turns(3));
        for players in 2..=8 {
            assert!(
                error_text(2, players, LengthTarget::Turns(3)).contains("the shortest lasts about")
            );
        }
        assert!(short.starts_with("a race of 3 turns cannot be made for 1 player: the shortest"));
        let long = error_text(1, 8, LengthTarget::Minutes(60_000));
        assert!(long.contains("60000 minutes cannot be made for 8 players: the longest"));
        // The slowest decks could reach this length, but simulating them would take an hour.
        let long = error_text(1, 1, LengthTarget::Minutes(790));
        assert!(long.ends_with("the longest lasts about 100; wish for less"), "{long}");
        let long = error_text(1, 4, LengthTarget::Turns(251));
        assert!(long.ends_with("the longest lasts about 250; wish for less"), "{long}");
        assert!(made(1, 1, LengthTarget::Turns(0)).is_err());
    }

    #[test]
    fn a_game_reads_back_from_its_file() {
        let game = made(5, 2, LengthTarget::Turns(20)).unwrap();
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
