//! How much work deduction is worth.

/// How much work is put into what can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most secrets that are looked at one by one before a sample has to do.
    pub exact: usize,
    /// How many secrets a sample holds.
    pub sample: usize,
    /// How many secrets a part of a sample keeps at least, however many ways there are to decide
    /// one ingredient more.
    pub fewest: usize,
    /// About how many ways of random effects are looked at, before a sample's secrets stay where
    /// they are and searches end.
    pub walks: usize,
    /// How often a sample of which nobody is left may learn everything once more.
    pub again: usize,
}

impl Effort {
    /// For people who wait for an answer of a phone.
    pub const QUICK: Effort =
        Effort { exact: 3_000, sample: 80, fewest: 2, walks: 100_000, again: 3 };
    /// For many games.
    pub const LIGHT: Effort =
        Effort { exact: 3_000, sample: 80, fewest: 8, walks: usize::MAX, again: usize::MAX };
    /// For an expert.
    pub const FULL: Effort =
        Effort { exact: 20_000, sample: 480, fewest: 8, walks: usize::MAX, again: usize::MAX };
}
