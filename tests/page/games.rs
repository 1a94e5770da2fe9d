//! Known games for the page: sheets, potions, and the expected result of each potion.

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::stream::Stream;
use cauldron_press::seal::Cost;
use cauldron_press::witches::puzzle::{
    Answer, Potion, PotionItem, Puzzle, Verdict, evaluate, test_stream,
};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};

use super::serving::KEY;

fn options(seed: u64, level: Level, players: u8, referee: bool) -> SheetOptions {
    SheetOptions {
        players: Players::new(players).unwrap(),
        settings: level.settings(),
        secrecy: if referee { Secrecy::Referee(KEY) } else { Secrecy::Open },
        ..SheetOptions::new(Seed(seed))
    }
}

/// A sheet with a play part.
pub fn sheet(seed: u64, level: Level, players: u8) -> Sheet {
    Sheet::make(&options(seed, level, players, false)).unwrap()
}

/// A tournament's sheet with the default cost of a guess.
pub fn sealed_sheet(seed: u64, level: Level) -> Sheet {
    Sheet::make_at_cost(&options(seed, level, 4, true), Cost::DEFAULT).unwrap()
}

/// Verdict of the library on a potion.
pub fn verdict(puzzle: &Puzzle, potion: &Potion, number: u32) -> Verdict {
    evaluate(puzzle, potion, &mut test_stream(puzzle, number))
}

/// Draws a potion of 1 to 6 ingredients.
pub fn any_potion(puzzle: &Puzzle, longest: u8, stream: &mut Stream) -> Potion {
    let size = 1 + stream.below(6);
    let pours = (0..size).map(|_| PotionItem {
        ingredient: *stream.pick(puzzle.ingredients()).unwrap(),
        grown: 1 + stream.below(longest.into()) as u8,
    });
    Potion::new(puzzle, pours.collect()).unwrap()
}

/// Returns a potion of the answer that wins as test `number`.
pub fn winning_potion(puzzle: &Puzzle, answer: &Answer, number: u32) -> Potion {
    let mut grown = vec![1; answer.len()];
    loop {
        let pours = answer.iter().zip(&grown);
        let pours = pours.map(|(&ingredient, &grown)| PotionItem { ingredient, grown }).collect();
        let potion = Potion::new(puzzle, pours).unwrap();
        if verdict(puzzle, &potion, number).won {
            return potion;
        }
        let next = grown.iter().position(|&g| g < puzzle.length()).expect("an answer wins");
        grown[..next].fill(1);
        grown[next] += 1;
    }
}

/// Returns a potion that does not win as test `number`.
pub fn losing_potion(puzzle: &Puzzle, number: u32) -> Potion {
    let mut stream = Stream::new(Seed(number.into()), "losing", 0);
    loop {
        let potion = any_potion(puzzle, puzzle.length(), &mut stream);
        if !verdict(puzzle, &potion, number).won {
            return potion;
        }
    }
}

/// Changes the bytes of a code and corrects its checksum. Damage does not produce such codes; other
/// editions and attackers do.
pub fn forged(code: &str, change: impl FnOnce(&mut [u8])) -> String {
    const SYMBOLS: &[u8; 41] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/.:";
    let (prefix, symbols) = code.split_at(4);
    let symbols = symbols.bytes();
    let values: Vec<usize> =
        symbols.map(|s| SYMBOLS.iter().position(|&a| a == s).unwrap()).collect();
    let mut bytes = Vec::new();
    for group in values.chunks(3) {
        let value = group.iter().rev().fold(0, |n, v| n * 41 + v);
        bytes.extend_from_slice(&(value as u16).to_be_bytes()[3 - group.len()..]);
    }
    let end = bytes.len() - 4;
    change(&mut bytes[..end]);
    let mut crc = u32::MAX;
    for byte in prefix.bytes().chain(bytes[..end].iter().copied()) {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = crc >> 1 ^ (0xedb8_8320 * (crc & 1));
        }
    }
    bytes[end..].copy_from_slice(&(!crc).to_be_bytes());
    let mut text = String::from(prefix);
    for pair in bytes.chunks(2) {
        let mut value = pair.iter().fold(0, |n, &b| n << 8 | usize::from(b));
        for _ in 0..=pair.len() {
            text.push(char::from(SYMBOLS[value % 41]));
            value /= 41;
        }
    }
    text
}
