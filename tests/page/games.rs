//! Known games for the page: sheets, potions, and what each potion must give.

use cauldron_press::level::{Level, Players};
use cauldron_press::puzzle::{
    Answer, MostAnswers, Potion, Pour, Puzzle, Verdict, evaluate, test_stream,
};
use cauldron_press::seed::Seed;
use cauldron_press::sheet::{Sheet, SheetOptions};
use cauldron_press::stream::Stream;

/// A sheet with a play part.
pub fn sheet(seed: u64, level: Level, players: u8) -> Sheet {
    let players = Players::new(players).unwrap();
    let settings = level.settings();
    let most_answers = MostAnswers::default();
    let seed = Seed(seed);
    let options =
        SheetOptions { seed, players, settings, most_answers, referee: false, base_url: None };
    Sheet::make(options).unwrap()
}

/// What the library says of a potion.
pub fn verdict(puzzle: &Puzzle, potion: &Potion, number: u32) -> Verdict {
    evaluate(puzzle, potion, &mut test_stream(puzzle, number))
}

/// Any potion of a puzzle, of any size that a cauldron can have.
pub fn any_potion(puzzle: &Puzzle, longest: u8, stream: &mut Stream) -> Potion {
    let size = 1 + stream.below(6);
    let pours = (0..size).map(|_| Pour {
        ingredient: *stream.pick(puzzle.ingredients()).unwrap(),
        grown: 1 + stream.below(longest.into()) as u8,
    });
    Potion::new(puzzle, pours.collect()).unwrap()
}

/// The potion of an answer that wins as the `number`-th test.
pub fn winning_potion(puzzle: &Puzzle, answer: &Answer, number: u32) -> Potion {
    let mut grown = vec![1; answer.len()];
    loop {
        let pours = answer.iter().zip(&grown);
        let pours = pours.map(|(&ingredient, &grown)| Pour { ingredient, grown }).collect();
        let potion = Potion::new(puzzle, pours).unwrap();
        if verdict(puzzle, &potion, number).won {
            return potion;
        }
        let next = grown.iter().position(|&g| g < puzzle.length()).expect("an answer wins");
        grown[..next].fill(1);
        grown[next] += 1;
    }
}
