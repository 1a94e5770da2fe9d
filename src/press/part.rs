//! Parts of a file, as described to the systems of a print shop.

/// Part of a file. It extends to the beginning of the next part. Its fields are written to the file
/// in plain text, so they must not contain secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePart {
    /// Index of its first leaf, from 0.
    pub first: usize,
    /// Kind of the part, such as [`FilePartKind::Game`].
    pub kind: FilePartKind,
    /// Name of the part, for people.
    pub name: String,
    /// Number of the game in its run, from 1; only for games.
    pub number: Option<u64>,
    /// Name of the level of difficulty; only for games, and only if the level has a name.
    pub level: Option<String>,
    /// Number of players; only for games.
    pub players: Option<u8>,
}

impl FilePart {
    /// Creates a part that is not a game.
    pub fn new(first: usize, kind: FilePartKind, name: String) -> FilePart {
        FilePart { first, kind, name, number: None, level: None, players: None }
    }
}

/// Kind of a [`FilePart`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePartKind {
    /// Cover and table of contents.
    Opening,
    /// Cover with its spine, on a page of a different size.
    Cover,
    /// Material that several games use.
    Kit,
    /// Pages that all games share.
    Shared,
    /// Pages of one game.
    Game,
    /// Solutions, to be put away until the games are over.
    Answers,
}

impl FilePartKind {
    /// Identifier of the kind in files, such as `game`; not translated.
    pub const fn word(self) -> &'static str {
        match self {
            FilePartKind::Opening => "opening",
            FilePartKind::Cover => "cover",
            FilePartKind::Kit => "kit",
            FilePartKind::Shared => "shared",
            FilePartKind::Game => "game",
            FilePartKind::Answers => "answers",
        }
    }
}
