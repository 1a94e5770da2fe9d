//! The parts of a file, as the programs of a print shop are told of them.

/// A part of a file: it reaches to the next one. Whoever handles the file may read what stands
/// here, so nothing of it is secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePart {
    /// The leaf that it begins with, from 0.
    pub first: usize,
    /// What it is.
    pub kind: FilePartKind,
    /// What people call it.
    pub name: String,
    /// Of a game: its number in its run, from 1.
    pub number: Option<u64>,
    /// Of a game: how hard it is, where that has a name.
    pub level: Option<String>,
    /// Of a game: how many play.
    pub players: Option<u8>,
}

impl FilePart {
    /// A part that is no game.
    pub fn new(first: usize, kind: FilePartKind, name: String) -> FilePart {
        FilePart { first, kind, name, number: None, level: None, players: None }
    }
}

/// What a part of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePartKind {
    /// Cover and contents.
    Opening,
    /// A cover with its spine, on a page of its own size.
    Cover,
    /// What several games are played with.
    Kit,
    /// What stands once for all games.
    Shared,
    /// A game.
    Game,
    /// What is put away until the games are over.
    Answers,
}

impl FilePartKind {
    /// The word for it in files, which is no text for people.
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
