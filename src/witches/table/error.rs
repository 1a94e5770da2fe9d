//! What can go wrong at a table.

use crate::game::Trouble;
use crate::game::players::Identity;
use crate::seal::{CodeError, LettersError, OpenError};
use crate::texts::Message;
use crate::texts::said::*;
use crate::witches::board::Special;
use crate::witches::puzzle::{NameError, PotionError, PuzzleError, RecipeError};

/// Each refusal with its message; errors of other modules come with their own.
macro_rules! refusals {
    (
        from { $($(#[$of:meta])* $origin:ident($source:ty);)* }
        $($(#[$about:meta])* $refusal:ident $(($($value:ident: $type:ty),*))? $([$feature:tt])?
            => $message:expr;)*
    ) => {
        /// Why an action was refused. A refused action changes nothing.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        #[error("{}", self.message())]
        pub enum PlayError {
            $($(#[$of])* #[error(transparent)] $origin(#[from] $source),)*
            $($(#[$about])* $(#[cfg(feature = $feature)])? $refusal $(($($type),*))?,)*
        }

        impl PlayError {
            /// What went wrong.
            pub fn message(&self) -> Message {
                match self {
                    $(PlayError::$origin(error) => error.message(),)*
                    $($(#[cfg(feature = $feature)])?
                    PlayError::$refusal $(($($value),*))? => $message,)*
                }
            }
        }
    };
}

refusals! {
    from {
        /// The code is not one of ours, or damaged.
        Code(CodeError);
        /// The code stays closed.
        Open(OpenError);
        /// What the code holds is no game.
        Puzzle(PuzzleError);
        /// An ingredient is not known.
        Name(NameError);
        /// The potion cannot be tested.
        Potion(PotionError);
        /// The answer can be no recipe.
        Recipe(RecipeError);
        /// The give-up code or the opening code is no code.
        Letters(LettersError);
    }
    /// Somebody else tested meanwhile: the number that the asker expected to give.
    Stale(expected: u32) => play_stale(*expected);
    /// The game has ended.
    Over => play_over();
    /// Somebody else named the recipe meanwhile.
    StaleNaming => play_stale_naming();
    /// A potion where naming the recipe is the last ditch effort.
    OnlyName => play_only_name();
    /// The recipe was named as often as it can be.
    NamingsUsed(most: usize) => play_namings_used(*most);
    /// A rival who has named the recipe as the last ditch effort.
    LastNamingUsed => play_last_naming_used();
    /// A witch who does not play.
    Witch(witch: u8, players: u8) => play_no_witch(*witch, *players);
    /// Rivals where nobody tests.
    Nobody => play_nobody();
    /// Rivals where nobody names the recipe.
    NobodyNames => play_nobody_names();
    /// Another mode once the last ditch effort has begun.
    ModeFixed => play_mode_fixed();
    /// A turn of a game that was not won.
    NotWon => play_not_won();
    /// A turn that the track does not have, and how many it has.
    NoTurn(turn: u32, turns: u32) => play_no_turn(*turn, *turns);
    /// Nobody is named at a table that keeps who is poisoned.
    Unnamed => play_unnamed();
    /// Room on the board, where all are poisoned.
    Poisoned => play_poisoned();
    /// Rivals in a game for one.
    Alone => play_alone();
    /// A free test without the special cell for it.
    NoSpecial(special: Special) => play_no_special(special.name());
    /// A free test of the wrong kind of potion.
    NotAlone(count: usize) => play_not_alone(*count);
    /// Past the allowance of a limited game.
    Limit(message: Message) => message.clone();
    /// A log without end.
    LogFull(tests: usize) => play_log_full(*tests);
    /// No such column.
    Column(column: u8, longest: u8) => play_no_column(*column, *longest);
    /// Nothing left to undo.
    NothingToUndo => play_nothing_to_undo();
    /// A tournament's game, or one whose code is closed.
    NoHelp => play_no_help();
    /// Another hint or rung is next.
    HintMoved => play_hint_moved();
    /// A look back at a game that goes on.
    NotOver => play_not_over();
    /// A size that no potion has, and the most that one has.
    Size(size: u32, most: usize) => play_no_size(*size, *most);
    /// A witch who has her clue already, counted from 0.
    ClueGiven(witch: u8) => play_clue_given(Identity::of((*witch).into()).name());
    /// A witch without a clue, counted from 0.
    NoClueOf(witch: u8) => play_no_clue_of(Identity::of((*witch).into()).name());
    /// No clue would tell anything.
    NoClue => play_no_clue();
    /// A witch who has won as often as the others.
    NotBehind => play_not_behind();
    /// The board has no room left for this potion, and nobody said to be sure.
    NoRoom(message: Message) => message.clone();
    /// A potion of so many ingredients, and the cells of the largest cauldron of any board.
    NoCauldron(size: usize, largest: usize) => play_too_large_for_cauldrons(*size, *largest);
    /// A test that is not on the log.
    NoTest(number: u32) => play_no_test(*number);
    /// The referee lets nobody test any more.
    Closed => play_closed();
    /// A log without tests to take back.
    NothingToTakeBack ["press"] => play_nothing_to_take_back();
    /// A stored table that is not one.
    Stored(damage: Damage) => play_stored(damage.message());
    /// A table that could not be read back.
    Unstorable(damage: Damage) => play_unstorable(damage.message());
}

/// Why a table that is stored, or is to be, is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Damage {
    /// Its text is not understood.
    Text(String),
    /// A game that a version before 1.0 stored; none was released.
    Earlier,
    /// A game that a newer version stored.
    Newer,
    /// Its log or notes cannot be.
    Impossible,
}

impl Damage {
    /// What is wrong with it.
    pub fn message(&self) -> Message {
        match self {
            Damage::Text(why) => play_not_understood(why.as_str()),
            Damage::Earlier => play_earlier_version(),
            Damage::Newer => play_newer_version(),
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
    /// What kind of trouble it is.
    pub fn trouble(&self) -> Trouble {
        match self {
            PlayError::Stale(_) | PlayError::StaleNaming | PlayError::HintMoved => Trouble::Stale,
            PlayError::NoRoom(_) | PlayError::NoCauldron(..) => Trouble::Unsure,
            PlayError::Stored(_) => Trouble::Stored,
            PlayError::Open(OpenError::NoPlay) | PlayError::Closed => Trouble::Closed,
            PlayError::Open(OpenError::Memory(_)) | PlayError::Unstorable(_) => Trouble::Machine,
            _ => Trouble::Input,
        }
    }
}
