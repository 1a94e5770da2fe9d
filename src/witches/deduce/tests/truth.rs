//! The truth is never excluded.

use super::*;
use crate::witches::settings::Level;

fn play(level: Level, seed: u64, tests: u32) {
    let (puzzle, facts) = deal(seed, &level.settings());
    let mut stream = Stream::new(Seed(seed), "potions", level.number().into());
    let mut posterior = Posterior::new(&facts, Effort::LIGHT);
    let at = std::time::Instant::now();
    for number in 1..=tests {
        let pours = potion(&facts, &mut stream);
        let seen = test(&puzzle, &pours, number);
        let won = seen.won;
        let t = std::time::Instant::now();
        posterior.see(&seen);
        let t1 = t.elapsed();
        let t = std::time::Instant::now();
        let certain = posterior.certain();
        let t2 = t.elapsed();
        println!(
            "level {level:?} seed {seed} test {number}: exact {} see {t1:?} certain {t2:?} {} secrets {:?} entropy {:?} worlds {}",
            posterior.is_exact(),
            certain.len(),
            posterior.secrets(),
            posterior.entropy(),
            posterior.worlds().count()
        );
        for claim in certain {
            assert_eq!(is_so(&puzzle, claim.ingredient, claim.property), claim.holds, "{claim:?}");
        }
        if won {
            break;
        }
    }
    println!("{:?}", at.elapsed());
}

#[test]
fn peek() {
    for level in Level::ALL {
        play(level, 1, 12);
    }
}
