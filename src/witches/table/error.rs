//! What can go wrong at a table.

use crate::game::Trouble;
use crate::game::identity::Identity;
use crate::seal::{CodeError, LettersError, OpenError};
use crate::texts::Message;
use crate::texts::said::*;
use crate::witches::board::Special;
use crate::witches::puzzle::{NameError, PotionError, PuzzleError};
use crate::witches::settings::RecipeLength;

/// Why an action was refused. A refused action changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum PlayError {
    /// The code is not one of ours, or damaged.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The code stays closed.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// What the code holds is no game.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// An ingredient is not known.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The potion cannot be tested.
    #[error(transparent)]
    Potion(#[from] PotionError),
    /// The give-up code or the opening code is no code.
    #[error(transparent)]
    Letters(#[from] LettersError),
    /// Somebody else tested meanwhile.
    Stale {
        /// The number that the asker expected to give.
        expected: u32,
    },
    /// The game has ended.
    Over,
    /// The last ditch effort is not due, or is all that is left.
    OnlyLast,
    /// A last ditch effort while there is room on the board.
    NotLast,
    /// A witch who does not play.
    Witch(u8, u8),
    /// Rivals where nobody is named.
    Nobody,
    /// Nobody is named at a table that keeps who is poisoned.
    Unnamed,
    /// Room on the board, where all are poisoned.
    Poisoned,
    /// Rivals in a game for one.
    Alone,
    /// A free test without the special cell for it.
    NoSpecial(Special),
    /// A free test of the wrong kind of potion.
    NotAlone(usize),
    /// An answer that no recipe can be.
    AnswerLength {
        /// How many it names.
        given: usize,
        /// How many the recipe can have.
        expected: RecipeLength,
    },
    /// Past the allowance of a limited game.
    Limit(Message),
    /// A log without end.
    LogFull(usize),
    /// No such column.
    Column(u8, u8),
    /// Nothing left to undo.
    NothingToUndo,
    /// A tournament's game, or one whose code is closed.
    NoHelp,
    /// Another hint or rung is next.
    HintMoved,
    /// A look back at a game that goes on.
    NotOver,
    /// A size that no potion has, and the most that one has.
    Size(u32, usize),
    /// A witch who has her clue already, counted from 0.
    ClueGiven(u8),
    /// A witch without a clue, counted from 0.
    NoClueOf(u8),
    /// No clue would tell anything.
    NoClue,
    /// A witch who has won as often as the others.
    NotBehind,
    /// The last cauldron in which every recipe of up to so many ingredients can be brewed would
    /// be spent, and nobody said to be sure.
    LastCauldron(u8),
    /// The board has no room left for this potion, and nobody said to be sure.
    NoRoom(Message),
    /// A potion of so many ingredients, and the cells of the largest cauldron of any board.
    NoCauldron(usize, usize),
    /// A test that is not on the log.
    NoTest(u32),
    /// The referee lets nobody test any more.
    Closed,
    /// A log without tests to take back.
    #[cfg(feature = "program")]
    NothingToTakeBack,
    /// A stored table that is not one.
    Stored(Damage),
    /// A table that could not be read back.
    Unstorable(Damage),
}

/// Why a table that is stored, or is to be, is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Damage {
    /// Its text is not understood.
    Text(String),
    /// Its layout is that of another version.
    Version,
    /// Its log or notes cannot be.
    Impossible,
}

impl Damage {
    /// What is wrong with it.
    pub fn message(&self) -> Message {
        match self {
            Damage::Text(why) => play_not_understood(why.as_str()),
            Damage::Version => play_other_version(),
            Damage::Impossible => play_impossible(),
        }
    }
}

impl From<serde_json::Error> for Damage {
    fn from(error: serde_json::Error) -> Damage {
        Damage::Text(error.to_string())
    }
}

impl PlayError {
    /// What went wrong.
    pub fn message(&self) -> Message {
        match self {
            PlayError::Code(error) => error.message(),
            PlayError::Open(error) => error.message(),
            PlayError::Puzzle(error) => error.message(),
            PlayError::Name(error) => error.message(),
            PlayError::Potion(error) => error.message(),
            PlayError::Letters(error) => error.message(),
            PlayError::Stale { expected } => play_stale(*expected),
            PlayError::Over => play_over(),
            PlayError::OnlyLast => play_only_last(),
            PlayError::NotLast => play_not_last(),
            PlayError::Witch(witch, players) => play_no_witch(*witch, *players),
            PlayError::Nobody => play_nobody(),
            PlayError::Unnamed => play_unnamed(),
            PlayError::Poisoned => play_poisoned(),
            PlayError::Alone => play_alone(),
            PlayError::NoSpecial(special) => play_no_special(special.name()),
            PlayError::NotAlone(count) => play_not_alone(*count),
            PlayError::AnswerLength { given, expected } => play_answer_length(*expected, *given),
            PlayError::Limit(message) => message.clone(),
            PlayError::LogFull(tests) => play_log_full(*tests),
            PlayError::Column(column, longest) => play_no_column(*column, *longest),
            PlayError::NothingToUndo => play_nothing_to_undo(),
            PlayError::NoHelp => play_no_help(),
            PlayError::HintMoved => play_hint_moved(),
            PlayError::NotOver => play_not_over(),
            PlayError::Size(size, most) => play_no_size(*size, *most),
            PlayError::ClueGiven(witch) => play_clue_given(Identity::of((*witch).into()).name()),
            PlayError::NoClueOf(witch) => play_no_clue_of(Identity::of((*witch).into()).name()),
            PlayError::NoClue => play_no_clue(),
            PlayError::NotBehind => play_not_behind(),
            PlayError::LastCauldron(longest) => play_last_cauldron(*longest),
            PlayError::NoRoom(message) => message.clone(),
            PlayError::NoCauldron(size, largest) => play_too_large_for_cauldrons(*size, *largest),
            PlayError::NoTest(number) => play_no_test(*number),
            PlayError::Closed => play_closed(),
            #[cfg(feature = "program")]
            PlayError::NothingToTakeBack => play_nothing_to_take_back(),
            PlayError::Stored(damage) => play_stored(damage.message()),
            PlayError::Unstorable(damage) => play_unstorable(damage.message()),
        }
    }

    /// What kind of trouble it is.
    pub fn trouble(&self) -> Trouble {
        match self {
            PlayError::Stale { .. } | PlayError::HintMoved => Trouble::Stale,
            PlayError::LastCauldron(_) | PlayError::NoRoom(_) | PlayError::NoCauldron(..) => {
                Trouble::Unsure
            }
            PlayError::Stored(_) => Trouble::Stored,
            PlayError::Open(OpenError::NoPlay) | PlayError::Closed => Trouble::Closed,
            PlayError::Open(OpenError::Memory(_)) | PlayError::Unstorable(_) => Trouble::Machine,
            _ => Trouble::Input,
        }
    }
}
