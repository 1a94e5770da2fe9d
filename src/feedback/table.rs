//! A game without chance, written down.

use std::collections::BTreeMap;

use super::Game;

/// What every query tells of every secret, where chance has no part in it.
#[derive(Clone, Debug)]
pub(super) struct Table {
    secrets: usize,
    /// Query by query, what is told of each secret, as its place among all that can be told.
    told: Vec<u16>,
    /// Which of what can be told wins.
    wins: Vec<bool>,
}

impl Table {
    /// Nothing if a query does not always tell the same of a secret, or there is too much that
    /// can be told.
    pub(super) fn new<G: Game>(
        game: &G,
        secrets: &[G::Secret],
        queries: &[G::Query],
    ) -> Option<Table> {
        let mut places: BTreeMap<G::Feedback, u16> = BTreeMap::new();
        let mut wins = Vec::new();
        let mut told = Vec::with_capacity(secrets.len() * queries.len());
        for query in queries {
            for secret in secrets {
                let feedback = only(game, secret, query)?;
                let place = match places.get(&feedback) {
                    Some(place) => *place,
                    None => {
                        let place = u16::try_from(wins.len()).ok()?;
                        wins.push(game.wins(&feedback));
                        places.insert(feedback, place);
                        place
                    }
                };
                told.push(place);
            }
        }
        Some(Table { secrets: secrets.len(), told, wins })
    }

    /// How many different things can be told.
    pub(super) fn kinds(&self) -> usize {
        self.wins.len()
    }

    /// How many of them do not win.
    pub(super) fn losing_kinds(&self) -> usize {
        self.wins.iter().filter(|wins| !**wins).count()
    }

    pub(super) fn wins(&self, told: u16) -> bool {
        self.wins[usize::from(told)]
    }

    /// For each secret, the first query that wins it; nothing where a query wins several.
    pub(super) fn winning(&self, queries: usize) -> Option<Vec<Option<u32>>> {
        let mut winning = vec![None; self.secrets];
        for query in 0..queries as u32 {
            let row = self.row(query).iter().enumerate();
            let mut won = row.filter(|(_, told)| self.wins(**told)).map(|(secret, _)| secret);
            if let Some(secret) = won.next() {
                winning[secret].get_or_insert(query);
            }
            if won.next().is_some() {
                return None;
            }
        }
        Some(winning)
    }

    /// What a query tells of each secret.
    pub(super) fn row(&self, query: u32) -> &[u16] {
        let from = query as usize * self.secrets;
        &self.told[from..from + self.secrets]
    }
}

/// What a query always tells of a secret; nothing if that depends on chance.
pub(super) fn only<G: Game>(game: &G, secret: &G::Secret, query: &G::Query) -> Option<G::Feedback> {
    let (mut feedback, mut count) = (None, 0);
    game.feedback(secret, query, &mut |told, _| {
        feedback = Some(told);
        count += 1;
    });
    feedback.filter(|_| count == 1)
}
