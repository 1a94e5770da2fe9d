//! Games with known results.

use crate::feedback::FeedbackGame;

/// Mastermind, or Bulls and Cows: the answer counts pegs in the right place, and right pegs in a
/// wrong place.
pub(super) struct Pegs {
    pub(super) colours: u8,
}

/// Returns all codes with this number of places, in numerical order.
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

impl FeedbackGame for Pegs {
    type Secret = Vec<u8>;
    type Query = Vec<u8>;
    /// Pegs in the right place, right pegs in any place, and whether all are in the right place.
    type Feedback = (usize, usize, bool);

    fn feedback(
        &self,
        secret: &Vec<u8>,
        query: &Vec<u8>,
        emit: &mut impl FnMut(Self::Feedback, f64),
    ) {
        let black = secret.iter().zip(query).filter(|(a, b)| a == b).count();
        let mut left = [0u8; 16];
        secret.iter().for_each(|colour| left[usize::from(*colour)] += 1);
        let mut all = 0;
        for colour in query {
            let left = &mut left[usize::from(*colour)];
            all += usize::from(*left > 0);
            *left = left.saturating_sub(1);
        }
        emit((black, all, black == secret.len()), 1.0);
    }

    fn wins(&self, feedback: &Self::Feedback) -> bool {
        feedback.2
    }
}

impl Pegs {
    /// Returns a reduction by the symmetry of places and colours: after some queries, one
    /// representative of each class of equivalent queries.
    ///
    /// A renaming is a permutation of the places with a bijection of the colours. Renamings that
    /// preserve the asked queries fix the colours in them; the other colours are free.
    pub(super) fn symmetry<'q>(
        &self,
        queries: &'q [Vec<u8>],
    ) -> impl FnMut(&[usize]) -> Vec<usize> + use<'q> {
        let colours = usize::from(self.colours);
        let places = queries.first().map_or(0, Vec::len);
        move |asked| {
            let asked: Vec<&Vec<u8>> = asked.iter().map(|place| &queries[*place]).collect();
            let renamings: Vec<(Vec<u8>, Vec<Option<u8>>)> = codes(places, places as u8, false)
                .into_iter()
                .filter_map(|order| Some((order.clone(), renaming(&asked, &order, colours)?)))
                .collect();
            let is_least = |query: &Vec<u8>| {
                renamings.iter().all(|(order, colours)| image(query, order, colours) >= *query)
            };
            (0..queries.len()).filter(|place| is_least(&queries[*place])).collect()
        }
    }
}

/// Returns the renaming of colours with which the asked queries stay the same after their places
/// are permuted.
fn renaming(asked: &[&Vec<u8>], order: &[u8], colours: usize) -> Option<Vec<Option<u8>>> {
    let mut to: Vec<Option<u8>> = vec![None; colours];
    for query in asked {
        for (place, from) in order.iter().enumerate() {
            let (old, new) = (query[usize::from(*from)], query[place]);
            let is_taken =
                to.iter().enumerate().any(|(c, t)| *t == Some(new) && c != usize::from(old));
            if is_taken || to[usize::from(old)].is_some_and(|t| t != new) {
                return None;
            }
            to[usize::from(old)] = Some(new);
        }
    }
    Some(to)
}

/// Returns the renamed query, with its free colours as low as possible.
fn image(query: &[u8], order: &[u8], colours: &[Option<u8>]) -> Vec<u8> {
    let mut to = colours.to_vec();
    let renamed = order.iter().map(|from| {
        let old = usize::from(query[usize::from(*from)]);
        if to[old].is_none() {
            to[old] = (0..to.len() as u8).find(|colour| !to.contains(&Some(*colour)));
        }
        to[old].unwrap()
    });
    renamed.collect()
}

/// Permutation game: the answer is the number of right places only.
pub(super) struct BlackPegs;

impl FeedbackGame for BlackPegs {
    type Secret = Vec<u8>;
    type Query = Vec<u8>;
    type Feedback = (usize, bool);

    fn feedback(
        &self,
        secret: &Vec<u8>,
        query: &Vec<u8>,
        emit: &mut impl FnMut(Self::Feedback, f64),
    ) {
        let black = secret.iter().zip(query).filter(|(a, b)| a == b).count();
        emit((black, black == secret.len()), 1.0);
    }

    fn wins(&self, feedback: &Self::Feedback) -> bool {
        feedback.1
    }
}
