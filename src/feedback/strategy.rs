//! Whole games, played by a strategy against every secret.

use std::collections::BTreeMap;

use super::Game;
use super::table::only;

/// How many queries a strategy needs for all secrets together, the winning ones included: their
/// mean is that by the number of secrets. The strategy chooses by the secrets that are left.
///
/// Nothing for a game of chance, and for a strategy that gives up or asks what tells nothing.
pub fn total_queries<'a, G>(
    game: &G,
    left: &[&'a G::Secret],
    strategy: &mut impl FnMut(&[&'a G::Secret]) -> Option<&'a G::Query>,
) -> Option<u64>
where
    G: Game<Secret: 'a, Query: 'a>,
{
    if left.is_empty() {
        return Some(0);
    }
    let query = strategy(left)?;
    let mut parts: BTreeMap<G::Feedback, Vec<&G::Secret>> = BTreeMap::new();
    for secret in left {
        parts.entry(only(game, secret, query)?).or_default().push(secret);
    }
    let mut total = left.len() as u64;
    for (told, part) in parts {
        if game.wins(&told) {
            continue;
        }
        if part.len() == left.len() {
            return None;
        }
        total += total_queries(game, &part, strategy)?;
    }
    Some(total)
}
