//! Whose guesses they are.

/// Whose guesses are used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    /// Those of a table.
    Table,
    /// Those of an address.
    Client,
    /// Those of a game.
    Game,
}
