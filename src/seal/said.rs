//! What is said of codes that cannot be used.

use super::letters::CodeKind;
use super::read::ReadError;
use super::{CodeError, FORMAT, LettersError, OpenError};
use crate::edition::Edition;
use crate::texts::{Message, quoted};

crate::texts::messages! {
    play_code_foreign();
    play_code_character(character);
    play_code_cut_off(have, need);
    play_code_damaged();
    play_code_newer_format(format, latest);
    play_code_newer_edition(edition, latest);
    play_code_other_game(number);
    play_code_cost(mebibytes, passes);
    play_code_impossible(reason);
    play_code_impossible_edition();
    play_code_impossible_empty();
    play_code_impossible_answers();
    play_code_impossible_size();
    play_code_impossible_cost();
    play_open_wrong_answer();
    play_open_needs_opening();
    play_open_wrong_give_up();
    play_open_no_seal();
    play_open_no_play();
    play_open_forged();
    play_open_memory(mebibytes);
    play_letters_give_up();
    play_letters_opening();
    play_letters_key();
    play_letters_length(kind, text, count, expected, example);
    play_letters_character(kind, text, character, example);
    play_letters_typo(kind, text);
    play_picture_none();
    play_picture_damaged(reason);
    play_picture_too_large();
    play_picture_no_code();
    play_picture_foreign();
    play_picture_several(count);
}

impl CodeError {
    /// What is wrong with the code.
    pub fn message(&self) -> Message {
        match self {
            CodeError::Foreign => play_code_foreign(),
            CodeError::Character(c) => play_code_character(one(*c)),
            CodeError::CutOff { have, need } => play_code_cut_off(*have, *need),
            CodeError::Damaged => play_code_damaged(),
            CodeError::NewerFormat(format) => play_code_newer_format(*format, FORMAT),
            CodeError::NewerEdition(edition) => {
                play_code_newer_edition(*edition, Edition::LATEST.number())
            }
            CodeError::OtherGame(number) => play_code_other_game(*number),
            CodeError::Cost { mebibytes, passes } => play_code_cost(*mebibytes, *passes),
            CodeError::Impossible(reason) => play_code_impossible(reason.clone()),
        }
    }
}

impl OpenError {
    /// Why the code stays closed.
    pub fn message(&self) -> Message {
        match *self {
            OpenError::WrongAnswer => play_open_wrong_answer(),
            OpenError::NeedsOpening => play_open_needs_opening(),
            OpenError::WrongGiveUpCode => play_open_wrong_give_up(),
            OpenError::NoSeal => play_open_no_seal(),
            OpenError::NoPlay => play_open_no_play(),
            OpenError::Forged => play_open_forged(),
            OpenError::Memory(mebibytes) => play_open_memory(mebibytes),
        }
    }
}

fn one(character: char) -> String {
    format!("'{}'", character.escape_debug())
}

impl CodeKind {
    fn name(self) -> Message {
        match self {
            CodeKind::GiveUp => play_letters_give_up(),
            CodeKind::Opening => play_letters_opening(),
            CodeKind::Key | CodeKind::EarlierKey => play_letters_key(),
        }
    }
}

impl LettersError {
    /// What is wrong with the text.
    pub fn message(&self) -> Message {
        match self {
            LettersError::Length { kind, text, count } => {
                let (expected, example) = (kind.letters(), kind.example());
                play_letters_length(kind.name(), quoted(text), *count, expected, example)
            }
            LettersError::Character { kind, text, found } => {
                play_letters_character(kind.name(), quoted(text), one(*found), kind.example())
            }
            LettersError::Typo { kind, text } => play_letters_typo(kind.name(), quoted(text)),
        }
    }
}

impl ReadError {
    /// What is wrong with the picture.
    pub fn message(&self) -> Message {
        match self {
            ReadError::NotAnImage => play_picture_none(),
            ReadError::Damaged(reason) => play_picture_damaged(reason.as_str()),
            ReadError::TooLarge => play_picture_too_large(),
            ReadError::NoQr => play_picture_no_code(),
            ReadError::Foreign => play_picture_foreign(),
            ReadError::Several(count) => play_picture_several(*count),
        }
    }
}
