//! Tests of the information of a query.

use super::games::{Pegs, codes};
use super::{expected, worst};
use crate::feedback::{FeedbackGame, Partition, best};

/// Noisy coin: it shows the side that is up, except in a share of the throws.
struct Coin {
    truth: f64,
}

impl FeedbackGame for Coin {
    type Secret = bool;
    type Query = ();
    type Feedback = bool;

    fn feedback(&self, secret: &bool, (): &(), emit: &mut impl FnMut(bool, f64)) {
        emit(*secret, self.truth);
        if self.truth < 1.0 {
            emit(!*secret, 1.0 - self.truth);
        }
    }

    fn wins(&self, _: &bool) -> bool {
        false
    }
}

fn weighted<T>(secrets: &[T]) -> impl Iterator<Item = (&T, f64)> + Clone {
    secrets.iter().map(|secret| (secret, 1.0))
}

#[test]
fn a_noisy_channel_tells_its_capacity() {
    let bits = |truth| Partition::new(&Coin { truth }, weighted(&[false, true]), &()).bits();
    assert_eq!(bits(1.0), 1.0);
    assert_eq!(bits(0.5), 0.0);
    // 1 − H(0.11), as tabulated for the binary symmetric channel.
    assert!((bits(0.89) - 0.500_084).abs() < 1e-6);
}

#[test]
fn weights_count_as_so_many_secrets() {
    let coin = Coin { truth: 1.0 };
    let heavy = Partition::new(&coin, [(&false, 3.0), (&true, 1.0), (&true, 0.0)], &());
    let many = Partition::new(&coin, weighted(&[false, false, false, true]), &());
    assert_eq!(heavy, many);
    assert_eq!((worst(&heavy), expected(&heavy)), (3.0, 2.5));
    assert!((heavy.bits() - 0.811_278).abs() < 1e-6);
}

#[test]
fn the_first_query_of_mastermind_divides_as_knuth_has_it() {
    let (game, all) = (Pegs { colours: 6 }, codes(4, 6, true));
    let partition = Partition::new(&game, weighted(&all), &vec![0, 0, 1, 1]);
    let mut sizes: Vec<f64> = partition.parts().map(|(_, weight)| weight).collect();
    sizes.sort_by(f64::total_cmp);
    let known = [1, 1, 4, 16, 20, 32, 36, 96, 114, 208, 256, 256, 256];
    assert_eq!(sizes, known.map(f64::from));
    assert_eq!((worst(&partition), partition.win_probability()), (256.0, 1.0 / 1296.0));
    type Measure = fn(&Partition<<Pegs as FeedbackGame>::Feedback>) -> f64;
    let measures: [(Measure, [u8; 4]); 4] = [
        (|p| -worst(p), [0, 0, 1, 1]),
        (Partition::bits, [0, 1, 2, 3]),
        (|p| -expected(p), [0, 0, 1, 2]),
        (|p| p.parts().len() as f64, [0, 0, 1, 2]),
    ];
    for (measure, known) in measures {
        let chosen = best(&game, weighted(&all), &all, measure).unwrap();
        assert_eq!(all[chosen.place], known);
    }
}

#[test]
fn at_equal_measure_what_can_win_goes_first() {
    let (game, all) = (Pegs { colours: 3 }, codes(2, 3, false));
    let left = [vec![0, 1], vec![1, 0]];
    let choice = best(&game, weighted(&left), &all, Partition::bits).unwrap();
    assert_eq!((&all[choice.place], choice.value, choice.win_chance), (&left[0], 1.0, 0.5));
    let nothing: [Vec<u8>; 0] = [];
    assert_eq!(best(&game, weighted(&left), &nothing, Partition::bits), None);
    assert_eq!(Partition::new(&game, weighted(&nothing), &all[0]).bits(), 0.0);
}
