//! Known games.

use crate::feedback::Game;

/// Mastermind, or Bulls and Cows: pegs in the right place, and right ones in a wrong place.
pub(super) struct Pegs {
    pub(super) colours: u8,
}

/// All codes of a number of places, in number order.
pub(super) fn codes(places: usize, colours: u8, repeats: bool) -> Vec<Vec<u8>> {
    let mut codes = vec![Vec::new()];
    for _ in 0..places {
        let longer = codes.iter().flat_map(|code: &Vec<u8>| {
            let fits = move |colour: &u8| repeats || !code.contains(colour);
            (0..colours).filter(fits).map(move |colour| {
                let mut code = code.clone();
                code.push(colour);
                code
            })
        });
        codes = longer.collect();
    }
    codes
}

impl Game for Pegs {
    type Secret = Vec<u8>;
    type Query = Vec<u8>;
    /// Right places; right ones in all; whether all are right.
    type Feedback = (usize, usize, bool);

    fn feedback(
        &self,
        secret: &Vec<u8>,
        query: &Vec<u8>,
        told: &mut impl FnMut(Self::Feedback, f64),
    ) {
        let black = secret.iter().zip(query).filter(|(a, b)| a == b).count();
        let count = |code: &[u8], colour| code.iter().filter(|c| **c == colour).count();
        let all = (0..self.colours).map(|c| count(secret, c).min(count(query, c))).sum();
        told((black, all, black == secret.len()), 1.0);
    }

    fn wins(&self, feedback: &Self::Feedback) -> bool {
        feedback.2
    }
}
