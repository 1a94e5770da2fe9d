//! The solver compared with exhaustive enumeration.

use super::*;
use crate::common::long_tests_are_asked_for;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::settings::Level;

/// Enumerates every outcome of the draws below L. All other draws, which only choose and order
/// reports, stay 0.
struct Outcomes {
    length: usize,
    digits: Vec<usize>,
    drawn: usize,
}

impl Outcomes {
    fn rewind_to_next(&mut self) -> bool {
        self.drawn = 0;
        while let Some(last) = self.digits.pop() {
            if last + 1 < self.length {
                self.digits.push(last + 1);
                return true;
            }
        }
        false
    }
}

impl RandomSource for Outcomes {
    fn below(&mut self, n: usize) -> usize {
        if n != self.length {
            return 0;
        }
        if self.drawn == self.digits.len() {
            self.digits.push(0);
        }
        self.drawn += 1;
        self.digits[self.drawn - 1]
    }
}

/// Whether a potion wins for every outcome of its random effects.
fn wins_always(puzzle: &Puzzle, potion: &Potion) -> bool {
    let length = usize::from(puzzle.length());
    let mut outcomes = Outcomes { length, digits: vec![], drawn: 0 };
    loop {
        if !evaluate(puzzle, potion, &mut outcomes).won {
            return false;
        }
        if !outcomes.rewind_to_next() {
            return true;
        }
    }
}

/// Returns all lists of `length` items of `0..n`.
fn lists(n: usize, length: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..n.pow(length as u32)).map(move |mut code| {
        let mut list = vec![0; length];
        for item in list.iter_mut().rev() {
            *item = code % n;
            code /= n;
        }
        list
    })
}

/// Finds the answers by trying every list of ingredients with every growth.
fn enumerate(puzzle: &Puzzle) -> Vec<Answer> {
    let length = usize::from(puzzle.length());
    let pour = |(&i, &g): (&usize, &usize)| PotionItem {
        ingredient: Ingredient::ALL[i],
        grown: g as u8 + 1,
    };
    lists(puzzle.parts().len(), length)
        .filter(|list| {
            lists(length, length).any(|grown| {
                let pours = list.iter().zip(&grown).map(pour).collect();
                wins_always(puzzle, &Potion::new(puzzle, pours).unwrap())
            })
        })
        .map(|list| list.into_iter().map(|i| Ingredient::ALL[i]).collect())
        .collect()
}

/// Finds the answers by trying every list of ingredients, with the growth that the verdicts
/// require, found place by place. This is sound because growth never changes a number, so each
/// place is right or wrong independently of the others.
fn enumerate_lists(puzzle: &Puzzle) -> Vec<Answer> {
    let length = usize::from(puzzle.length());
    let misgrown = |pours: &[PotionItem]| {
        let potion = Potion::new(puzzle, pours.to_vec()).unwrap();
        let mut first = Outcomes { length, digits: vec![], drawn: 0 };
        let verdict = evaluate(puzzle, &potion, &mut first);
        if verdict.won { 0 } else { verdict.undergrown + verdict.overgrown }
    };
    lists(puzzle.parts().len(), length)
        .filter(|list| {
            let mut pours: Vec<PotionItem> = list
                .iter()
                .map(|&i| PotionItem { ingredient: Ingredient::ALL[i], grown: 1 })
                .collect();
            for place in 0..length {
                let best = (1..=length as u8)
                    .min_by_key(|&grown| {
                        pours[place].grown = grown;
                        misgrown(&pours)
                    })
                    .unwrap();
                pours[place].grown = best;
            }
            wins_always(puzzle, &Potion::new(puzzle, pours).unwrap())
        })
        .map(|list| list.into_iter().map(|i| Ingredient::ALL[i]).collect())
        .collect()
}

/// Draws a random puzzle with few ingredients, many effects that alter, and any decoys.
fn stormy(stream: &mut Stream, n: usize, length: u8) -> Puzzle {
    let mut roles: Vec<Role> = (1..=n as u8)
        .map(|k| match stream.below(4) {
            _ if k <= length => Role::Regular(k),
            0 => Role::Decoy(Decoy::Ignore),
            1 => Role::Decoy(Decoy::Overgrown),
            2 => Role::Decoy(Decoy::Undergrown),
            _ => Role::Decoy(Decoy::Imposter(1 + stream.below(length.into()) as u8)),
        })
        .collect();
    stream.shuffle(&mut roles);
    let mut parts: Vec<PuzzlePart> = roles
        .into_iter()
        .map(|role| PuzzlePart {
            role,
            effects: match role {
                Role::Decoy(Decoy::Imposter(_)) => vec![Effect::Imposter],
                _ => vec![],
            },
        })
        .collect();
    let mut altering: Vec<Effect> =
        Effect::of(Edition::LATEST).filter(|e| e.act().change().is_some()).collect();
    for _ in 0..2 + stream.below(7) {
        let Some(effect) = stream.take(&mut altering) else { break };
        for _ in 0..if effect.is_pair() { 2 } else { 1 } {
            let mut i = stream.below(n);
            while parts[i].effects.contains(&effect) {
                i = (i + 1) % n;
            }
            parts[i].effects.push(effect);
        }
    }
    let settings = Settings::new(
        n as u8,
        RecipeLength::Known(length),
        DecoyKinds::All,
        EffectsLevel::Many,
        false,
    )
    .unwrap();
    Puzzle::new(settings, length, parts, 0).unwrap()
}

#[test]
fn agrees_with_every_growth_of_small_puzzles() {
    let mut stream = Stream::new(Seed(1), "small", 0);
    let mut solvable = 0;
    for _ in 0..3_000 {
        let puzzle = stormy(&mut stream, 4, 3);
        let expected = enumerate(&puzzle);
        assert_eq!(solve(&puzzle), expected, "{puzzle:?}");
        solvable += usize::from(!expected.is_empty());
    }
    assert!((300..2_700).contains(&solvable), "{solvable}");
}

#[test]
fn agrees_with_every_list_of_middle_sized_puzzles() {
    let mut stream = Stream::new(Seed(2), "middle", 0);
    let mut several = 0;
    let puzzles = if long_tests_are_asked_for() { 400 } else { 100 };
    for _ in 0..puzzles {
        let n = 6 + stream.below(2);
        let puzzle = stormy(&mut stream, n, 4);
        let expected = enumerate_lists(&puzzle);
        assert_eq!(solve(&puzzle), expected, "{puzzle:?}");
        for answer in &expected {
            assert!(wins_always(&puzzle, &winning_potion(&puzzle, answer).unwrap()));
        }
        several += u64::from(expected.len() > 1);
    }
    assert!(several > puzzles / 40, "{several}");
}

#[test]
#[ignore = "takes three minutes"]
fn agrees_with_every_list_of_full_size_puzzles() {
    let mut stream = Stream::new(Seed(3), "full", 0);
    for (n, length, count) in [(8, 4, 2_000), (10, 4, 500), (8, 5, 200), (10, 5, 20), (8, 6, 10)] {
        for _ in 0..count {
            let puzzle = stormy(&mut stream, n, length);
            assert_eq!(solve(&puzzle), enumerate_lists(&puzzle), "{puzzle:?}");
        }
    }
}

#[test]
fn a_limit_stops_early() {
    let p = puzzle(3, "1+teamplayer 2 3 ignore");
    assert_eq!(solve(&p).len(), 4);
    assert_eq!(solve::solve_up_to(&p, 2).len(), 2);
}

#[test]
fn generated_answers_win_in_play() {
    for level in Level::ALL {
        for seed in 0..300 {
            let solved = generate(Seed(seed), &level.settings(), MostAnswers::default()).unwrap();
            let p = &solved.puzzle;
            let potion = winning_potion(p, &solved.answers[0]);
            let wins = potion.is_some_and(|potion| wins_always(p, &potion));
            assert!(wins, "level {level:?}, seed {seed}");
        }
    }
}
