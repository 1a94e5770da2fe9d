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
        let potions: Vec<_> = (0..300).map(|_| potion(&facts, &mut stream)).collect();
        let t = std::time::Instant::now();
        let best = posterior.best(&potions);
        let t3 = t.elapsed();
        let t = std::time::Instant::now();
        let wins = posterior.likeliest_wins(3);
        let t4 = t.elapsed();
        println!(
            "{level:?} {number}: exact {} see {t1:?} certain {t2:?} {} best {t3:?} {best:?} wins {t4:?} {:?} secrets {:.1?} entropy {:.2?} worlds {}",
            posterior.is_exact(),
            certain.len(),
            wins.first().map(|w| w.1),
            posterior.secrets().value,
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
        play(level, 1, 10);
    }
}
