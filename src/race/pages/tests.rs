//! Tests of courses and of whole races over many seeds and lengths.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::course::TrackLayout;
use super::*;
use crate::common::long_tests_are_asked_for;
use crate::common::players::{Identity, Players};
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::page::fonts::Face;
use crate::page::shape::{Frame, Point};
use crate::page::{Duplex, Mm, PaperSize};
use crate::press::{Coverage, Fonts, ParsedPage};
use crate::race::game::NAMES;
use crate::race::{
    Deck, ExpectedLength, LengthTarget, RacePicture, RaceRules, RaceSeries, Track, generate,
};
use crate::texts::marked::{accented, assert_marked};
use crate::texts::msg::{race_adjective, race_course, race_place};

const BACKED: CardPrint = CardPrint { size: CardSize::Small, tone: CardTone::Full, backs: true };

const PAPERS: [(f64, f64); 3] = [(210.0, 297.0), (215.9, 279.4), (206.0, 272.0)];

fn options((width, height): (f64, f64)) -> DrawOptions {
    let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
    DrawOptions { paper, ..DrawOptions::default() }
}

/// Returns a race with every feature of a track at random spaces.
pub(super) fn game(seed: u64, spaces: usize) -> RaceGame {
    let mut stream = Stream::new(Seed(seed), "test race", 0);
    let mut free: Vec<usize> = (0..spaces).collect();
    stream.shuffle(&mut free);
    let pictures: Vec<(usize, RacePicture)> =
        RacePicture::ALL.iter().filter_map(|&p| Some((free.pop()?, p))).collect();
    let mut all = Track::coloured(spaces, &pictures).unwrap().spaces().to_vec();
    for _ in 0..spaces / 30 {
        let (Some(a), Some(b)) = (free.pop(), free.pop()) else { break };
        all[a.min(b)].bridge_to = Some(a.max(b));
    }
    for space in free.drain(..spaces / 25) {
        all[space].lose_turn = true;
    }
    RaceGame {
        seed: Seed(seed << 30 | seed),
        players: Players::new(seed as u8 % 8 + 1).unwrap(),
        rules: RaceRules {
            replacement: seed % 5 == 1,
            hold_until_colour: seed % 3 == 1,
            everyone: seed % 4 == 1,
            first_move_counts: false,
        },
        expected: ExpectedLength {
            rounds: 21.4,
            turns: 64.2,
            spread: (30, 101),
            seconds_per_turn: 12,
        },
        deck: Deck::even(2, 1, 1).unwrap(),
        track: Track::new(all).unwrap(),
    }
}

fn course(seed: u64, spaces: usize, (width, height): (f64, f64)) -> (TrackLayout, Frame) {
    let sheet = PageGeometry::new(&options((width, height)));
    let (_, frame) = track::land(&sheet);
    (TrackLayout::new(Seed(seed), spaces, frame).unwrap(), frame)
}

/// Returns the seeds of generated races whose bridges cover START or FINISH.
fn with_covered_ends(seeds: std::ops::Range<u64>, minutes: u16) -> Vec<u64> {
    let covers = |seed: &u64| {
        let series = RaceSeries { length: LengthTarget::Minutes(minutes), ..RaceSeries::default() };
        let game = generate(&series, Seed(*seed)).unwrap();
        let sheet = PageGeometry::new(&options(PAPERS[*seed as usize % PAPERS.len()]));
        let (land, frame) = track::land(&sheet);
        let course = TrackLayout::new(game.seed, game.track.spaces().len(), frame).unwrap();
        let ends = bridge::TrackEnds::new(&course);
        let all = bridge::bridges(&course, &game.track, land.inset(LayoutUnit(1.5)));
        // The outermost points of a bridge stand on its spaces, whatever is next to these.
        let covered = |one: &bridge::Bridge| {
            let points = one.curve.points();
            let inner = &points[4..points.len() - 4];
            inner.iter().any(|p| ends.are_covered(*p, one.width * 0.8))
        };
        all.iter().any(covered)
    };
    seeds.filter(covers).collect()
}

#[test]
fn bridges_do_not_cover_start_or_finish() {
    let seeds = if long_tests_are_asked_for() { 300 } else { 24 };
    for minutes in [8, 15, 25] {
        assert_eq!(with_covered_ends(1..seeds + 1, minutes), Vec::<u64>::new(), "{minutes}");
    }
}

fn area(outline: &[Point]) -> f64 {
    let cross = |i: usize| Point::default().cross(outline[i], outline[(i + 1) % outline.len()]);
    (0..outline.len()).map(cross).sum::<f64>().abs() / 2.0
}

/// Checks the invariants of a course.
fn check(seed: u64, spaces: usize, paper: (f64, f64)) {
    let (course, frame) = course(seed, spaces, paper);
    let what = format!("seed {seed}, {spaces} spaces, {paper:?}");

    // Parts that are not neighbours are at least the width of the track and a gap apart.
    let apart = course.width * 1.15;
    let points: Vec<Point> = course.curve.points().iter().copied().step_by(2).collect();
    let step = course.curve.length() / course.curve.points().len() as f64 * 2.0;
    for (i, a) in points.iter().enumerate() {
        for (j, b) in points.iter().enumerate().skip(i + (1.7 * apart / step) as usize) {
            assert!(a.distance(*b) >= apart, "{what}: {i} {j}");
        }
    }
    let inside = frame.inset(LayoutUnit(-0.05));
    for i in 0..spaces {
        let (from, to) = (course.begin(i), course.begin(i + 1));
        // Spaces have equal length, measured along the middle in small steps.
        let at = |k: usize| course.curve.at(from + (to - from) * k as f64 / 50.0);
        let walked: LayoutUnit = (0..50).map(|k| at(k).distance(at(k + 1))).sum();
        assert!((walked / course.length - 1.0).abs() < 0.02, "{what}: {i} {walked}");
        // Equal pieces of a track that does not fold over itself have equal areas.
        let outline = course.outline(from, to);
        let share = area(&outline) / (course.length.0 * course.width.0);
        assert!((share - 1.0).abs() < 0.05, "{what}: {i} {share}");
        assert!(outline.iter().all(|p| inside.holds(*p)), "{what}: {i}");
    }
    for end in [course.curve.at(LayoutUnit(0.0)), course.curve.at(course.curve.length())] {
        assert!(inside.inset(course.width / 2.0).holds(end), "{what}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn tracks_never_touch_themselves(seed: u64, spaces in 12usize..=150, paper in 0usize..3) {
        check(seed, spaces, PAPERS[paper]);
    }
}

#[test]
fn every_length_can_be_drawn() {
    for (seed, spaces) in (12..=200).step_by(17).enumerate() {
        check(seed as u64, spaces, PAPERS[seed % 3]);
    }
    let error = pages(&game(1, 600), &options(PAPERS[0])).unwrap_err();
    assert_eq!(error, course::cannot_wind(600));
}

#[test]
fn every_language_names_the_courses_and_they_fit() {
    for language in Language::all() {
        let mut names = BTreeSet::new();
        for (adjective, place) in (1..=NAMES).flat_map(|a| (1..=NAMES).map(move |p| (a, p))) {
            let course = race_course(race_adjective(adjective), race_place(place));
            let name = language.format(&course);
            // Width of the narrowest back of a small card, in type of 7 points.
            assert!(Face::Heading.em_width(&name) < 12.7, "{name} is too wide");
            names.insert(name);
        }
        assert_eq!(names.len(), NAMES * NAMES, "{language:?}");
    }
}

#[test]
fn seeds_wind_differently() {
    let families: BTreeSet<String> =
        (0..24).map(|seed| format!("{:?}", TrackLayout::families(Seed(seed), 60)[0])).collect();
    assert_eq!(families.len(), 4, "{families:?}");
    let shape = |seed| course(seed, 60, PAPERS[0]).0.curve.points().to_vec();
    assert_ne!(shape(1), shape(2));
    assert_eq!(shape(3), shape(3));
}

/// Draws all pages. Drawing checks that nothing overlaps and nothing leaves its frame.
fn assert_clean(game: RaceGame, options: &DrawOptions) {
    let what = format!("{:?}, {} spaces", game.seed, game.track.spaces().len());
    for page in pages(&game, options).unwrap_or_else(|e| panic!("{what}: {e}")) {
        assert!(page.svg().len() < 400_000, "{what}, {}: {}", page.name, page.svg().len());
    }
}

#[test]
fn nothing_overlaps_or_leaves_its_place() {
    // Each paper occurs at least once.
    for seed in 0..if long_tests_are_asked_for() { 18 } else { 3 } {
        let spaces = 20 + seed as usize * 7;
        assert_clean(game(seed, spaces), &options(PAPERS[seed as usize % 3]));
    }
}

#[test]
#[ignore = "takes three minutes"]
fn nothing_overlaps_over_hundreds_of_seeds() {
    for seed in 0..400 {
        let spaces = 12 + seed as usize * 37 % 140;
        assert_clean(game(seed, spaces), &options(PAPERS[seed as usize % 3]));
    }
}

/// Draws generated races of every length and number of players in every language, on every paper;
/// by default a slice of them.
#[test]
fn races_are_drawn_in_every_language_on_every_paper() {
    let is_long = long_tests_are_asked_for();
    let languages = Language::all();
    let papers = [PAPERS[0], PAPERS[1], (297.0, 420.0), (215.9, 355.6)];
    let (mut number, mut faults) = (0, Vec::new());
    for minutes in [5, 10, 15, 30] {
        for players in [1, 2, 3, 5, 8] {
            let series = RaceSeries {
                players: Players::new(players).unwrap(),
                length: LengthTarget::Minutes(minutes),
                ..RaceSeries::default()
            };
            // Not every length is possible with every number of players.
            let Ok(game) = generate(&series, Seed(u64::from(minutes) * 100)) else { continue };
            for (language, paper) in languages.iter().flat_map(|l| papers.map(|p| (l, p))) {
                number += 1;
                if is_long || number % 13 == 0 {
                    let options = DrawOptions { language, ..options(paper) };
                    let what = (language.tag(), paper, minutes, players);
                    faults.extend(pages(&game, &options).err().map(|fault| (what, fault)));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(number > 300, "{number}");
}

#[test]
fn every_space_shows_what_it_is() {
    for seed in 0..6 {
        let game = game(seed, 60);
        let mut canvas = Canvas::new();
        let sheet = PageGeometry::new(&options(PAPERS[0]));
        track::draw(&mut canvas, &sheet, &game, CardTone::Full, Language::first()).unwrap();
        let ledger = canvas.ledger;
        let signs = ledger.placed.iter().filter(|p| p.what.starts_with("suit-")).count();
        // The strip shows a card of one colour and a card of two.
        assert_eq!(signs, 3 + 60 - RacePicture::COUNT, "seed {seed}");
        let naps = ledger.placed.iter().filter(|p| p.what == "nap").count();
        assert_eq!(naps, 1 + game.track.spaces().iter().filter(|s| s.lose_turn).count());
        for p in ledger.placed.iter().filter(|p| p.what.starts_with("suit-")) {
            assert!(p.frame.w > LayoutUnit(2.0), "seed {seed}: {p:?}");
        }
    }
}

#[test]
fn large_paper_and_bleed_are_drawn_too() {
    for paper in [(297.0, 420.0), (215.9, 355.6)] {
        let options = DrawOptions { bleed: "3".parse().unwrap(), ..options(paper) };
        assert_clean(game(3, 80), &options);
        for page in pages(&game(3, 80), &options).unwrap() {
            let sides = [page.trim.0.0, page.trim.1.0];
            assert!(sides.contains(&paper.0) && sides.contains(&paper.1), "{sides:?}");
        }
    }
}

#[test]
fn long_seeds_fit() {
    let long = RaceGame { seed: Seed(u64::MAX - 5), ..game(2, 40) };
    PAPERS.into_iter().for_each(|paper| assert_clean(long.clone(), &options(paper)));
}

#[test]
fn no_type_is_under_seven_points_and_no_placeholder_is_left() {
    for page in pages(&game(5, 40), &options(PAPERS[1])).unwrap() {
        let sizes: Vec<f64> = page
            .svg()
            .split("font-size=\"")
            .skip(1)
            .map(|s| s.split('"').next().unwrap().parse().unwrap())
            .collect();
        assert!(sizes.len() > 4, "{}", page.name);
        assert!(sizes.iter().all(|mm| *mm >= 7.0 * 25.4 / 72.0), "{}", page.name);
        assert!(!page.svg().contains('{'), "{}", page.name);
    }
}

#[test]
fn backs_follow_their_cards_on_the_same_paper() {
    let names = |games: &[RaceGame]| -> Vec<String> {
        booklet(games, BACKED, &options(PAPERS[0])).unwrap().into_iter().map(|p| p.name).collect()
    };
    let one = names(&[game(1, 30)]);
    let pages = ["track", "rules", "cards-1", "backs-1", "cards-2", "backs-2"];
    assert_eq!(one[..6], pages);
    assert_eq!(one.last().map(String::as_str), Some("pawns"));
    // Both races need the same cards.
    let two = names(&[game(1, 30), game(2, 30)]);
    assert_eq!(two.len(), one.len() + 2);
    for (i, name) in two.iter().enumerate().filter(|(_, n)| n.contains("backs")) {
        assert_eq!(i % 2, 1, "{name}");
        assert_eq!(*name, two[i - 1].replace("cards", "backs"));
    }
    assert_eq!(two[..6], ["1-track", "1-rules", "2-track", "2-rules", "a-cards-1", "a-backs-1"]);
    // The third race needs other cards.
    let other = RaceGame { deck: Deck::even(6, 2, 1).unwrap(), ..game(3, 30) };
    let three = names(&[game(1, 30), game(2, 30), other]);
    let count = |start: &str| three.iter().filter(|name| name.starts_with(start)).count();
    assert_eq!((count("a-cards-"), count("b-cards-"), count("c-")), (2, 3, 0));
}

/// Rules and cards name the deck of a track if several tracks share it. The pages of a single track
/// do not name it.
#[test]
fn shared_decks_are_named_on_cards_and_in_rules() {
    let read = |games: &[RaceGame], name: &str| {
        let pages = booklet(games, BACKED, &options(PAPERS[0])).unwrap();
        let page = pages.into_iter().find(|page| page.name == name).unwrap();
        texts(&page.svg()).collect::<Vec<_>>().join(" ")
    };
    let two = [game(1, 30), game(2, 30)];
    assert!(read(&two, "2-rules").contains("Deck A"), "{}", read(&two, "2-rules"));
    assert_eq!(read(&two, "a-cards-1").matches("Deck A").count(), 18);
    assert_eq!(read(&two, "a-backs-1").matches("Deck A").count(), 18);
    assert!(!read(&two[..1], "rules").contains("Deck"));
    assert!(read(&two[..1], "cards-1").contains(&two[0].seed.to_string()));
}

#[test]
fn a_race_takes_few_pages_and_little_ink() {
    let deck = Deck::even(6, 2, 1).unwrap();
    assert_eq!(deck.size(), 54);
    let game = RaceGame { deck, ..game(1, 60) };
    let fonts = Fonts::all().unwrap();
    let ink = |print: CardPrint| {
        let pages = booklet(std::slice::from_ref(&game), print, &options(PAPERS[0])).unwrap();
        let ink = |page: &ParsedPage| Coverage::of(page).unwrap().total();
        let parsed = ParsedPage::parse_all(&pages, &fonts).unwrap();
        (pages.len(), parsed.iter().map(ink).sum::<u32>())
    };
    let print = CardPrint::default();
    let full = ink(print);
    let pale = ink(CardPrint { tone: CardTone::Pale, ..print });
    let large = ink(CardPrint { size: CardSize::Large, backs: true, ..print });
    assert_eq!([full.0, pale.0, large.0], [6, 6, 15]);
    assert!(
        full.1 * 5 < large.1 * 3 && pale.1 * 3 < full.1 * 2 + full.1 / 4,
        "{full:?} {pale:?} {large:?}"
    );
}

#[test]
fn arrows_lead_on_from_the_start() {
    for seed in 0..4 {
        let game = game(seed, 60);
        let mut canvas = Canvas::new();
        let sheet = PageGeometry::new(&options(PAPERS[0]));
        let language = Language::first();
        track::draw(&mut canvas, &sheet, &game, CardTone::Full, language).unwrap();
        let drawn = |what: &str| canvas.ledger.placed.iter().filter(|p| p.what == what).count();
        assert!(drawn("arrow") > 8, "seed {seed}: {}", drawn("arrow"));
        for creature in Identity::ALL {
            assert_eq!(drawn(creature.id()), 1, "seed {seed}: {creature:?}");
        }
    }
}

#[test]
fn only_the_short_edge_turns_the_backs() {
    let backs = |duplex| {
        let options = DrawOptions { duplex, ..options(PAPERS[0]) };
        let print = CardPrint { size: CardSize::Large, ..BACKED };
        booklet(&[game(1, 30)], print, &options).unwrap().remove(3).svg()
    };
    assert!(backs(Duplex::ShortEdge).contains("translate(210 297) rotate(180)"));
    assert!(!backs(Duplex::LongEdge).contains("translate(210 297) rotate(180)"));
}

#[test]
fn two_pawns_stand_on_one_space() {
    for (seed, spaces) in [(1, 12), (2, 40), (3, 54), (4, 80), (5, 140), (6, 200)] {
        for paper in PAPERS {
            let (course, _) = course(seed, spaces, paper);
            let room = course.room();
            let size = pawns::PawnSize::for_room(room);
            assert!(size.width < room && 2.0 * size.foot < room, "{spaces}: {size:?} on {room}");
            assert!(size.side > LayoutUnit(10.0), "{spaces}: {size:?} cannot be held");
        }
    }
}

#[test]
fn pawns_fit_the_smallest_spaces_of_a_booklet() {
    let page = |games: &[RaceGame]| {
        booklet(games, BACKED, &options(PAPERS[0])).unwrap().pop().unwrap().svg()
    };
    let (roomy, crowded) = (game(1, 20), game(2, 150));
    let small = page(std::slice::from_ref(&crowded));
    assert_ne!(page(std::slice::from_ref(&roomy)), small);
    assert_eq!(page(&[roomy, crowded]), small);
}

#[test]
fn tracks_of_a_few_spaces_are_refused() {
    let small = RaceGame { track: Track::coloured(11, &[]).unwrap(), ..game(1, 40) };
    let error = pages(&small, &options(PAPERS[0])).unwrap_err();
    assert_eq!(error, course::cannot_wind(11));
}

/// Texts of a drawing in reading order.
fn texts(svg: &str) -> impl Iterator<Item = String> {
    svg.split("<text").skip(1).filter_map(|piece| {
        let (element, _) = piece.split_once("</text>")?;
        // Text between the end of one tag and the next tag.
        let read = element.split('>').skip(1).map(|part| part.split('<').next().unwrap_or(""));
        Some(read.collect())
    })
}

#[test]
fn every_word_on_the_pages_is_a_message() {
    let options = DrawOptions { language: accented(), ..options(PAPERS[0]) };
    for seed in 0..6 {
        let game = game(seed, 40);
        let data = [game.seed.to_string()];
        for page in pages(&game, &options).unwrap() {
            assert_marked(&page.title, &data);
            let all: Vec<String> = texts(&page.svg()).collect();
            assert!(all.len() > 4, "{}", page.name);
            all.iter().for_each(|text| assert_marked(text, &data));
        }
    }
}
