//! Tests of codes: they parse back, their parts open only with the right secrets, and damage is
//! always detected.

use std::sync::LazyLock;

use super::*;
use crate::common::edition::Edition;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::seal::qr::{self, ErrorCorrection};
use crate::seal::{CodeParts, Contents, GiveUpCode, OpenError, OpeningCode, SealError, to_url};
use proptest::prelude::*;

const CHEAP: (u8, u8) = (1, 1);
/// Offsets in the header of the current form.
const GAME: usize = 0;
const EDITION: usize = 1;
const LANGUAGE: usize = 2;
const FLAGS: usize = 3;
const LENGTH: usize = 12;
const COST: usize = 13;

fn stream(seed: u64) -> Stream {
    Stream::new(Seed(seed), "seal", 0)
}

fn give_up(seed: u64) -> GiveUpCode {
    GiveUpCode::draw(&mut Stream::new(Seed(seed), "give up", 0))
}

/// Contents of the first game with one answer.
fn contents(give_up: GiveUpCode) -> Contents<'static> {
    static ANSWERS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| vec![answer(&[1])]);
    Contents {
        game: 0,
        edition: Edition::LATEST,
        language: 0,
        solution: &[1],
        answers: &ANSWERS,
        places: ANSWERS.len(),
        give_up,
        opening: None,
    }
}

fn make(seed: u64, solution: &[u8], answers: &[Vec<u8>], parts: CodeParts) -> Payload {
    let places = answers.len();
    let contents = Contents { solution, answers, places, ..contents(give_up(seed)) };
    let cost = Cost::new(CHEAP.0, CHEAP.1).unwrap();
    Payload::seal(&contents, parts, cost, &mut stream(seed)).unwrap()
}

/// Code of a tournament with its opening code.
fn keyed(seed: u64, answers: &[Vec<u8>]) -> (Payload, OpeningCode) {
    let opening = OpeningCode::draw(&mut Stream::new(Seed(seed), "opening", 0));
    let contents = Contents {
        solution: &[42; 30],
        answers,
        places: answers.len(),
        opening: Some(opening),
        ..contents(give_up(seed))
    };
    let cost = Cost::new(CHEAP.0, CHEAP.1).unwrap();
    (Payload::seal(&contents, CodeParts::Seal, cost, &mut stream(seed)).unwrap(), opening)
}

fn answer(parts: &[u8]) -> Vec<u8> {
    parts.to_vec()
}

fn example(parts: CodeParts) -> Payload {
    make(5, &[42; 30], &[answer(&[3, 1, 6, 0])], parts)
}

/// Parses a code with changed bytes and a matching checksum.
fn forged(code: &Payload, change: impl FnOnce(&mut Vec<u8>)) -> Result<Payload, CodeError> {
    let code = code.to_string();
    let (prefix, symbols) = code.split_at(4);
    let mut bytes = text::decode(symbols).unwrap();
    bytes.truncate(bytes.len() - CHECKSUM);
    change(&mut bytes);
    let crc = crc32(&[prefix.as_bytes(), &bytes]);
    bytes.extend(crc.to_be_bytes());
    let mut forged = prefix.to_owned();
    text::encode(&bytes, &mut forged);
    forged.parse()
}

fn answers() -> impl Strategy<Value = Vec<Vec<u8>>> {
    prop::collection::vec(prop::collection::vec(any::<u8>(), 1..=6), 1..=4)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_code_reads_back_and_opens(
        seed: u64,
        solution in prop::collection::vec(any::<u8>(), 1..=MAX_SOLUTION),
        answers in answers(),
    ) {
        let code = make(seed, &solution, &answers, CodeParts::Both);
        prop_assert_eq!(code.edition(), Edition::LATEST);
        let text = code.to_string();
        prop_assert_eq!(&text.parse::<Payload>(), &Ok(code.clone()));
        prop_assert_eq!(&to_url("https://a.example/x", &text).parse(), &Ok(code.clone()));
        let folded: String = text.to_lowercase().chars().flat_map(|c| [c, ' ']).collect();
        prop_assert_eq!(&folded.parse(), &Ok(code.clone()));
        prop_assert!(!text.ends_with(['.', ':']));
        for answer in &answers {
            prop_assert_eq!(code.open_with_answer(answer, None), Ok(solution.clone()));
        }
        prop_assert_eq!(code.open_with_give_up(give_up(seed), None), Ok(solution.clone()));
        prop_assert_eq!(code.open_for_play(), Ok(solution));
    }

    #[test]
    fn no_text_panics(symbols in "[0-9A-Z+/.:-]{0,300}", version in 0..4) {
        let text = format!("CP{version}:{symbols}");
        prop_assert!(text.parse::<Payload>().is_err());
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        if let Ok(code) = forged(&example(CodeParts::Both), |b| *b = bytes) {
            prop_assert!(code.open_for_play().is_err());
        }
    }
}

#[test]
fn every_wrong_symbol_is_found() {
    let text = example(CodeParts::Both).to_string();
    for i in 0..text.len() {
        for wrong in b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/.:%#?" {
            if text.as_bytes()[i] != *wrong {
                let mut damaged = text.clone().into_bytes();
                damaged[i] = *wrong;
                let damaged = String::from_utf8(damaged).unwrap();
                assert!(damaged.parse::<Payload>().is_err(), "{damaged}");
            }
        }
    }
}

#[test]
fn every_wrong_bit_is_found() {
    let code = example(CodeParts::Seal);
    let bytes = text::decode(&code.to_string()[4..]).unwrap();
    for i in 0..bytes.len() * 8 {
        let mut wrong = bytes.clone();
        wrong[i / 8] ^= 1 << (i % 8);
        assert!(Payload::from_bytes(&wrong, text::symbols(wrong.len())).is_err());
    }
}

#[test]
fn exchanged_neighbours_are_found() {
    let text = example(CodeParts::Both).to_string();
    for i in 4..text.len() - 1 {
        let mut swapped = text.clone().into_bytes();
        swapped.swap(i, i + 1);
        let swapped = String::from_utf8(swapped).unwrap();
        assert!(swapped == text || swapped.parse::<Payload>().is_err());
    }
}

#[test]
fn a_code_cut_off_anywhere_says_so() {
    let text = example(CodeParts::Both).to_string();
    for end in 4..text.len() {
        let have = end - 4;
        match text[..end].parse::<Payload>() {
            Err(CodeError::CutOff { have: h, need }) => {
                assert_eq!(h, have);
                assert!(need > have && need <= text.len() - 4);
            }
            other => panic!("{end}: {other:?}"),
        }
    }
    for end in 0..4 {
        assert_eq!(text[..end].parse::<Payload>(), Err(CodeError::Foreign));
    }
    assert_eq!(format!("{text}0").parse::<Payload>(), Err(CodeError::Damaged));
    assert_eq!(format!("{text}000").parse::<Payload>(), Err(CodeError::Damaged));
}

#[test]
fn foreign_and_newer_codes_are_told_apart() {
    assert_eq!("https://example.org".parse::<Payload>(), Err(CodeError::Foreign));
    let newer = example(CodeParts::Both).to_string().replacen("CP1", "CP2", 1);
    let error = newer.parse::<Payload>().unwrap_err();
    assert_eq!(error, CodeError::NewerForm(2));
    assert!(error.to_string().contains("update this program"));
    let newest = Edition::ALL.into_iter().map(Edition::number).max().unwrap();
    let newer = forged(&example(CodeParts::Both), |b| b[EDITION] = newest + 1);
    assert_eq!(newer, Err(CodeError::NewerEdition(newest + 1)));
    let newer = forged(&example(CodeParts::Both), |b| b[FLAGS] |= 1 << 6);
    assert_eq!(newer, Err(CodeError::NewerForm(2)));
    let other = forged(&example(CodeParts::Both), |b| b[GAME] = 1).unwrap();
    assert_eq!((other.game(), other.open_for_play()), (1, Err(OpenError::Forged)));
}

#[test]
fn costs_out_of_bounds_are_refused_before_anything_is_opened() {
    for (mebibytes, passes) in [(0, 0), (0, 2), (65, 1), (255, 255), (1, 0), (1, 9)] {
        let greedy = forged(&example(CodeParts::Seal), |b| {
            b[COST..][..2].copy_from_slice(&[mebibytes, passes])
        });
        assert_eq!(greedy, Err(CodeError::Cost { mebibytes, passes }));
    }
    assert!(
        forged(&example(CodeParts::Seal), |b| b[COST..][..2].copy_from_slice(&[64, 8])).is_ok()
    );
}

#[test]
fn impossible_codes_are_refused() {
    let impossible = |code: Result<Payload, CodeError>| {
        assert!(matches!(code, Err(CodeError::Impossible(_))), "{code:?}");
    };
    let play = example(CodeParts::Play);
    impossible(forged(&play, |b| b[EDITION] = 0));
    impossible(forged(&play, |b| b[FLAGS] |= 1 << 4));
    impossible(forged(&play, |b| b[COST] = 1));
    impossible(forged(&play, |b| {
        b[FLAGS] = 0;
        b.truncate(b.len() - KEY);
    }));
    impossible(forged(&play, |b| {
        b[FLAGS] |= 5;
        b.extend([0; 6 * KEY]);
    }));
    impossible(forged(&play, |b| {
        b.truncate(b.len() - usize::from(b[LENGTH]));
        b[LENGTH] = 0;
    }));
    impossible(forged(&play, |b| {
        b.extend(vec![0; 129 - usize::from(b[LENGTH])]);
        b[LENGTH] = 129;
    }));
}

#[test]
fn tampering_with_any_byte_opens_nothing() {
    let code = example(CodeParts::Both);
    let bytes = text::decode(&code.to_string()[4..]).unwrap().len() - CHECKSUM;
    for i in 0..bytes {
        if let Ok(code) = forged(&code, |b| b[i] ^= 1) {
            assert_eq!(code.open_for_play(), Err(OpenError::Forged), "byte {i}");
        }
    }
}

#[test]
fn wrong_answers_all_fail_alike() {
    let right = answer(&[3, 1, 6, 0]);
    let code = make(9, b"the puzzle", std::slice::from_ref(&right), CodeParts::Both);
    let mut wrong = vec![vec![], right[..3].to_vec(), [&right[..], &right[..1]].concat()];
    for i in 0..3 {
        let mut swapped = right.clone();
        swapped.swap(i, i + 1);
        wrong.push(swapped);
    }
    for i in 0..4 {
        for other in 0..10 {
            let mut changed = right.clone();
            changed[i] = other;
            if changed != right {
                wrong.push(changed);
            }
        }
    }
    for wrong in wrong {
        assert_eq!(code.open_with_answer(&wrong, None), Err(OpenError::WrongAnswer), "{wrong:?}");
    }
    for seed in 0..20 {
        let opened = code.open_with_give_up(give_up(seed), None);
        assert_eq!(opened.is_ok(), seed == 9);
        assert!(opened.is_ok() || opened == Err(OpenError::WrongGiveUpCode));
    }
}

#[test]
fn missing_parts_are_named() {
    let seal = example(CodeParts::Seal);
    assert!(seal.has_seal() && !seal.has_play());
    assert_eq!(seal.open_for_play(), Err(OpenError::NoPlay));
    let play = example(CodeParts::Play);
    assert!(!play.has_seal() && play.has_play());
    assert_eq!(play.cost(), None);
    assert_eq!(play.open_with_answer(&answer(&[4]), None), Err(OpenError::NoSeal));
    assert_eq!(play.open_with_give_up(give_up(5), None), Err(OpenError::NoSeal));
    assert_eq!(play.open_for_play(), Ok(vec![42; 30]));
}

#[test]
fn a_tournament_code_holds_no_key_in_the_open() {
    let both = example(CodeParts::Both);
    let key = both.play.unwrap();
    let seal = text::decode(&example(CodeParts::Seal).to_string()[4..]).unwrap();
    assert!(!seal.windows(KEY).any(|w| w == key));
    assert_eq!(both.id(), example(CodeParts::Seal).id());
}

#[test]
fn nothing_is_shared_between_puzzles_of_one_seed() {
    let one = make(5, &[42; 30], &[answer(&[3, 1, 6, 0])], CodeParts::Both);
    let other = make(5, &[43; 30], &[answer(&[3, 1, 6, 0])], CodeParts::Both);
    assert_ne!(one.id(), other.id());
    assert_ne!(one.play, other.play);
}

#[test]
fn contents_out_of_bounds_are_refused() {
    let cost = Cost::new(CHEAP.0, CHEAP.1).unwrap();
    let seal = |solution: &[u8], answers: &[Vec<u8>]| {
        let places = answers.len().max(1);
        let contents = Contents { solution, answers, places, ..contents(give_up(1)) };
        Payload::seal(&contents, CodeParts::Both, cost, &mut stream(1)).unwrap_err()
    };
    let fine = vec![answer(&[1])];
    assert_eq!(seal(&[], &fine), SealError::Solution(0));
    assert_eq!(seal(&[0; 129], &fine), SealError::Solution(129));
    assert_eq!(seal(&[0], &[]), SealError::Answers(0));
    assert_eq!(seal(&[0], &vec![answer(&[1]); 5]), SealError::Answers(5));
    assert_eq!(seal(&[0], &[answer(&[1]), vec![]]), SealError::EmptyAnswer);
}

/// These codes are part of the format, because printed sheets must remain readable.
#[test]
fn the_codes_never_change() {
    let answers = [answer(&[3, 1, 6, 0])];
    let code = make(1, b"the whole puzzle", &answers, CodeParts::Both);
    assert_eq!(code.to_string(), CODE);
    let (code, opening) = keyed(1, &answers);
    assert_eq!(code.to_string(), KEYED_CODE);
    assert_eq!(opening.to_string(), KEYED_OPENING);
}

/// All codes of versions before 1.0 give the same error, damaged or not.
#[test]
fn codes_of_versions_before_the_first_release_are_refused() {
    for text in EARLIER_CODES {
        for text in [text, &text[..40], &text.to_lowercase(), &to_url("https://a.example/x", text)]
        {
            assert_eq!(text.parse::<Payload>(), Err(CodeError::Earlier), "{text}");
        }
    }
    assert!(CodeError::Earlier.to_string().contains("before 1.0"));
}

/// The number of answers is not visible, and each answer opens the code.
#[test]
fn places_to_spare_look_like_answers() {
    let answers: Vec<Vec<u8>> = (0..4).map(|i| answer(&[i, 9, 8, 7])).collect();
    let cost = Cost::new(CHEAP.0, CHEAP.1).unwrap();
    let sealed = |answers: &[Vec<u8>], places: usize| {
        let contents = Contents { answers, places, ..contents(give_up(1)) };
        Payload::seal(&contents, CodeParts::Both, cost, &mut stream(1))
    };
    let lengths = (1..=4).map(|n| sealed(&answers[..n], 4).unwrap().to_string().len());
    assert_eq!(std::collections::BTreeSet::from_iter(lengths).len(), 1);
    let code: Payload = sealed(&answers[..2], 4).unwrap().to_string().parse().unwrap();
    let mut wrapped = code.seal.clone().unwrap().answers;
    wrapped.sort_unstable();
    wrapped.dedup();
    assert_eq!(wrapped.len(), 4);
    let opens = answers.iter().map(|answer| code.open_with_answer(answer, None).is_ok());
    assert_eq!(opens.collect::<Vec<_>>(), [true, true, false, false]);
    let few = sealed(&answers, 3);
    assert_eq!(few, Err(SealError::Places { places: 3, answers: 4 }));
}

/// Two games from one stream have no common identity or key if any content differs, including the
/// number of places and the game. The language of the sheet is not part of the game.
#[test]
fn identity_and_keys_are_bound_to_everything_but_the_language() {
    let answers: Vec<Vec<u8>> = (0..2).map(|i| answer(&[i, 9])).collect();
    let opening = Some(OpeningCode::draw(&mut stream(1)));
    let usual = Contents { places: 2, ..contents(give_up(1)) };
    let others = [
        Contents { game: 1, ..usual },
        Contents { edition: Edition::Fictitious, ..usual },
        Contents { places: 3, ..usual },
        Contents { solution: &[2], ..usual },
        Contents { solution: &[1, 0], ..usual },
        Contents { answers: &answers, ..usual },
        Contents { answers: &answers[..1], ..usual },
        Contents { give_up: give_up(2), ..usual },
        Contents { opening, ..usual },
    ];
    let seal = |contents: &Contents<'_>| {
        let code = Payload::seal(contents, CodeParts::Both, Cost::LEAST, &mut stream(1)).unwrap();
        assert_eq!(code.id(), Payload::identity(contents, &mut stream(1)));
        code
    };
    let all: Vec<Payload> = std::iter::once(&usual).chain(&others).map(seal).collect();
    for (i, one) in all.iter().enumerate() {
        for other in &all[..i] {
            assert!(one.id() != other.id() && one.play != other.play, "{i}");
            let keys = |code: &Payload| code.seal.clone().unwrap();
            assert_ne!(keys(one).give_up, keys(other).give_up, "{i}");
        }
    }
    let french = seal(&Contents { language: 3, ..usual });
    assert!(french.id() == all[0].id() && french.secret != all[0].secret);
}

/// Without the opening code, trying all answers of a tournament's code is useless.
#[test]
fn a_tournament_code_opens_with_its_opening_code_alone() {
    let right = answer(&[3, 1, 6, 0]);
    let (code, opening) = keyed(9, std::slice::from_ref(&right));
    let read: Payload = code.to_string().parse().unwrap();
    assert!(read == code && read.needs_opening());
    assert_eq!(read.open_with_answer(&right, None), Err(OpenError::NeedsOpening));
    assert_eq!(read.open_with_give_up(give_up(9), None), Err(OpenError::NeedsOpening));
    for seed in 0..20 {
        let other = OpeningCode::draw(&mut Stream::new(Seed(seed), "opening", 0));
        assert_eq!(read.open_with_answer(&right, Some(other)).is_ok(), other == opening);
        assert_eq!(read.open_with_give_up(give_up(9), Some(other)).is_ok(), other == opening);
    }
    let bare = forged(&code, |b| b[FLAGS] &= !(1 << 4)).unwrap();
    assert_eq!(bare.open_with_answer(&right, None), Err(OpenError::WrongAnswer));
    assert_eq!(bare.open_with_answer(&right, Some(opening)), Err(OpenError::WrongAnswer));
}

/// A language that this version does not know does not prevent play.
#[test]
fn a_code_keeps_its_language() {
    let code = forged(&example(CodeParts::Both), |b| b[LANGUAGE] = 9).unwrap();
    assert_eq!(code.to_string().parse(), Ok(code));
}

/// The code of an ordinary sheet.
#[test]
fn the_least_cost_is_stated_and_opens() {
    let answers = [answer(&[3, 1, 6, 0])];
    let contents =
        Contents { solution: b"the whole puzzle", answers: &answers, ..contents(give_up(1)) };
    let sealed = Payload::seal(&contents, CodeParts::Both, Cost::LEAST, &mut stream(1)).unwrap();
    assert_eq!(sealed.to_string(), LEAST_CODE);
    let read: Payload = LEAST_CODE.parse().unwrap();
    assert_eq!(read.cost(), Some(Cost::LEAST));
    assert_eq!(read.open_with_answer(&answers[0], None), Ok(b"the whole puzzle".to_vec()));
    assert_eq!(read.open_with_give_up(give_up(1), None), Ok(b"the whole puzzle".to_vec()));
    let wrong = read.open_with_answer(&answer(&[1, 3, 6, 0]), None);
    assert_eq!(wrong, Err(OpenError::WrongAnswer));
    let other = forged(&sealed, |b| b[COST + 1] = 2);
    assert_eq!(other, Err(CodeError::Cost { mebibytes: 0, passes: 2 }));
}

const CODE: &str = "CP1:100900TE5+GAD:YP82/H2FA0CGYO+E6:CSM1TOG4VNF-74/HAGIJ4RYG5GQTWYNQ61+FPK2+4JLJ-P+Y2KT13:1+M+VA8K-O4UWQP/S/E.WI:A63JAFLTJH0GV8NCWZ55NZLJU/ZGPS05QAJD2WW0";
const KEYED_CODE: &str = "CP1:100H002SFS79MB3CHDEN4BA0FB23LAUWR4Q-HNQMH/DMB8-Z5+E6K2M2XMP78RUO7Y.YX7N6XPL:GJB-0URFKJ3+/XBDDN4F/PFP7CHTTRP2:MKUM24DH+E71ICUR0DIN3VAUHJTHV0GBPK8J5";
const LEAST_CODE: &str = "CP1:100900TE5+GAD:YP82+H2Y80W-ECEY25W4MR4MXP2E66OCVPRXT8Z-NT6I-ZG6HY+QMC+C8N4JLJ-P+Y2KT13:1+M+VA8SZOPN0ZAK4GZMWB4H43HSGZZWO+QG91QMA:RD6U563:B8MFWIZ3IDBD4";
const KEYED_OPENING: &str = "VN2J-7F5K-S2K2-7VX9";
/// Codes of the three forms before 1.0: ordinary ones with the default and the minimal cost, and
/// those of tournaments.
const EARLIER_CODES: [&str; 7] = [
    "WW1:J60ZIP.JWVC3PUW/H2CB0/CK9A-U89.TN6+X8PQUX/:JQF/AVPLL-BJD4MRH.XGKISCX38VSB.HH2L534SG-KUABQ/ZWZ9:0X1IW/PE/BTO9RGKQ5GWH66F-8.GWL5X9IYIZ/K8Y:Y4Z6/2Q06",
    "WW2:2009001JY247Y5AT:N/H2M80+XOY2NY+1+8R+S9CFUPM5FP18O9LEZM3IR5KLKZ7-WF3Y8L+SZN3XU.-JRZN9NS+HWGH9KOA+FEO67ULWV7B+QP-TFOPK0+LL0F5WIUMOG:BPOEK4KA/MJ10S3NF3",
    "WW2:2009001JY247Y5AT:N+H2P90QUCQS8W-HI:JTTEBGX8PG5RPGR-.K79Z3PYRX.M95DWMWRSJSZN3XU.-JRZN9NS+HWGH9KLAL0+GZ3PZ+1XQT2WDK937QH1ZK482AE.MNDC7NO4P789PLQ93EHF65",
    "WW2:200H00:X7CSE5Q9NBPEN4VA0TDPL7T6/XNIW+ICL+Q7+NF2U49/RTV9PE659NBIACE4NFP8BPF/VI7+1S29HV.ZIZ/EGKVUJ-1CHWCAG6L3MHKU2AE:LUYO3L3SKE3TCA1G9:D15VI:S632AK4",
    "WW3:2009001JY247Y5AT:N/H2M80+XOY2NY+1+8R+S9CFUPM5FP18O9LEZM3IR5KLKZ7-WF3Y8L+SZN3XU.-JRZN9NS+HWGH9HPA63L6P3-G7/.02339I52L8+GD1NOOAZCJSEYSYNSLV32VK9AXJ/YY3",
    "WW3:2009001JY247Y5AT:N+H2P90QUCQS8W-HI:JTTEBGX8PG5RPGR-.K79Z3PYRX.M95DWMWRSJSZN3XU.-JRZN9NS+HWGH9YOAH6UIFG7/YCCYRTOTXUP+W125S7JPM8MQQ194QDB6YFHZETUS76R54",
    "WW3:200H00:X7CSE5Q9NBPEN4VA0TDPL7T6/XNIW+ICL+Q7+NF2U49/RTV9PE659NBIACE4NF98B3F7Y0C.OB2:DI5AK8H58X382N4-OSQ5AYD7E6//3KJSIWDRBO3N.UW86FP4SE6H6BURDK99VR5",
];

#[test]
fn an_ordinary_code_is_small() {
    for (solution, answers, parts, characters, version) in [
        (25, 1, CodeParts::Both, 166, 7),
        (34, 1, CodeParts::Both, 180, 8),
        (40, 1, CodeParts::Both, 189, 8),
        (40, 1, CodeParts::Seal, 165, 7),
        (40, 1, CodeParts::Play, 141, 6),
        (40, 4, CodeParts::Both, 261, 9),
        (80, 4, CodeParts::Both, 321, 11),
    ] {
        let answers: Vec<_> = (0..answers).map(|i| answer(&[i, 9, 8, 7])).collect();
        let text = make(1, &vec![7; solution], &answers, parts).to_string();
        assert_eq!(text.len(), characters);
        let code = qr::matrix(&text).unwrap();
        assert_eq!(code.version, version, "{characters}");
        assert!(code.correction >= ErrorCorrection::M);
    }
}
