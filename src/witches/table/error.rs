//! Errors of actions at a table.

use crate::common::players::Identity;
use crate::game::RejectionKind;
use crate::seal::{CodeError, LettersError, OpenError};
use crate::texts::Message;
use crate::texts::msg::*;
use crate::witches::board::Special;
use crate::witches::puzzle::{NameError, PotionError, PuzzleError, RecipeError};

/// Defines `PlayError`: each refusal with its message. Errors of other modules have their own
/// messages.
macro_rules! refusals {
    (
        from { $($(#[$of:meta])* $origin:ident($source:ty);)* }
        $($(#[$about:meta])* $refusal:ident $(($($value:ident: $type:ty),*))?
            => $message:expr;)*
    ) => {
        /// Reason why an action was refused. A refused action changes nothing.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        #[error("{}", self.message())]
        #[non_exhaustive]
        pub enum PlayError {
            $($(#[$of])* #[error(transparent)] $origin(#[from] $source),)*
            $($(#[$about])* $refusal $(($($type),*))?,)*
        }

        impl PlayError {
            /// Returns a message that describes the error.
            pub fn message(&self) -> Message {
                match self {
                    $(PlayError::$origin(error) => error.message(),)*
                    $(PlayError::$refusal $(($($value),*))? => $message,)*
                }
            }
        }
    };
}

refusals! {
    from {
        /// Code of another program, or a damaged one.
        Code(CodeError);
        /// Code that cannot be opened.
        Open(OpenError);
        /// Code whose content is not a game.
        Puzzle(PuzzleError);
        /// Unknown ingredient.
        Name(NameError);
        /// Potion that cannot be tested.
        Potion(PotionError);
        /// Answer that cannot be a recipe.
        Recipe(RecipeError);
        /// Malformed give-up code or opening code.
        Letters(LettersError);
    }
    /// `Action::Test` with an outdated number, since another test was made meanwhile. Holds the
    /// expected number.
    Stale(expected: u32) => play_stale(*expected);
    /// Action in a game that has ended.
    Over => play_over();
    /// `Action::Check` with an outdated number, since the recipe was named meanwhile.
    StaleNaming => play_stale_naming();
    /// `Action::Test` during the last ditch effort, which allows only a naming.
    OnlyName => play_only_name();
    /// Naming after the maximum number of namings, which it holds.
    NamingsUsed(most: usize) => play_namings_used(*most);
    /// Second naming of a rival as the last ditch effort.
    LastNamingUsed => play_last_naming_used();
    /// Witch who does not play: her number, from 1, and the number of players.
    Witch(witch: u8, players: u8) => play_no_witch(*witch, *players);
    /// `Action::Test` of rivals without a witch.
    Nobody => play_nobody();
    /// `Action::Check` of rivals without a witch.
    NobodyNames => play_nobody_names();
    /// `Action::Mode` after a naming as the last ditch effort.
    ModeFixed => play_mode_fixed();
    /// `Action::Turn` in a game that was not won.
    NotWon => play_not_won();
    /// `Action::Turn` with a turn that the moon track does not have; holds it and the number of
    /// turns.
    NoTurn(turn: u32, turns: u32) => play_no_turn(*turn, *turns);
    /// `Action::Test` without a witch at a table that tracks who is poisoned.
    Unnamed => play_unnamed();
    /// `Action::Full` with `full: false` while all witches are poisoned.
    Poisoned => play_poisoned();
    /// `Mode::Competitive` in a game for one player.
    Alone => play_alone();
    /// Test without the special cell that gives it.
    NoSpecial(special: Special) => play_no_special(special.name());
    /// Test on a Versatility cell with another number of ingredients than one; holds that number.
    NotAlone(count: usize) => play_not_alone(*count);
    /// Test beyond the limits of the board.
    Limit(message: Message) => message.clone();
    /// Test on a full log; holds the maximum number of tests.
    LogFull(tests: usize) => play_log_full(*tests);
    /// Column that the game does not have, with the longest possible recipe.
    Column(column: u8, longest: u8) => play_no_column(*column, *longest);
    /// `Action::Undo` without a step to revert.
    NothingToUndo => play_nothing_to_undo();
    /// Help in a tournament's game, or in one whose code is closed.
    NoHelp => play_no_help();
    /// `Action::Hint` with a hint or rung out of sequence.
    HintMoved => play_hint_moved();
    /// `Action::Review` or `Action::Story` for a game that has not ended.
    NotOver => play_not_over();
    /// `Action::Suggest` with a size that no potion has; holds it and the maximum.
    Size(size: u32, most: usize) => play_no_size(*size, *most);
    /// `Action::Handicap` for a witch who has a clue; holds her index, from 0.
    ClueGiven(witch: u8) => play_clue_given(Identity::of((*witch).into()).name());
    /// `Action::Unseal` for a witch who has no clue; holds her index, from 0.
    NoClueOf(witch: u8) => play_no_clue_of(Identity::of((*witch).into()).name());
    /// `Action::Handicap` when no clue gives enough information.
    NoClue => play_no_clue();
    /// `ClueSize::Wins` for a witch who has won as often as the others.
    NotBehind => play_not_behind();
    /// Potion without room on the board, not confirmed by the players.
    NoRoom(message: Message) => message.clone();
    /// Potion that is larger than every cauldron, not confirmed by the players. Holds its number of
    /// ingredients and the number of cells of the largest cauldron.
    NoCauldron(size: usize, largest: usize) => play_too_large_for_cauldrons(*size, *largest);
    /// `Action::Mistyped` for a test that is not on the log.
    NoTest(number: u32) => play_no_test(*number);
    /// Test or naming at a table that the referee has closed.
    Closed => play_closed();
    /// `RefereeAction::TakeBack` on an empty log.
    NothingToTakeBack => play_nothing_to_take_back();
    /// Stored table that cannot be parsed.
    Stored(damage: Damage) => play_stored(damage.message());
    /// Table that could not be parsed after storing.
    Unstorable(damage: Damage) => play_unstorable(damage.message());
}

/// Reason why a table cannot be parsed or stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum Damage {
    /// Text that cannot be parsed, with the parser's message.
    Text(String),
    /// Table stored by a version before 1.0; none was released.
    Earlier,
    /// Table stored by a newer version.
    Newer,
    /// Content that is impossible, for example in the log or the notes.
    Impossible,
}

impl Damage {
    /// Returns a message that describes the damage.
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
    /// Returns the category of the error as a [`RejectionKind`].
    pub fn rejection_kind(&self) -> RejectionKind {
        match self {
            PlayError::Stale(_) | PlayError::StaleNaming | PlayError::HintMoved => {
                RejectionKind::Stale
            }
            PlayError::NoRoom(_) | PlayError::NoCauldron(..) => RejectionKind::Unsure,
            PlayError::Stored(_) => RejectionKind::Stored,
            PlayError::Open(OpenError::NoPlay) | PlayError::Closed => RejectionKind::Closed,
            PlayError::Open(OpenError::Memory(_)) | PlayError::Unstorable(_) => {
                RejectionKind::Machine
            }
            _ => RejectionKind::Input,
        }
    }
}
