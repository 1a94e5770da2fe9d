//! Binary form of the fictitious second edition: the bytes of the first edition's form, reversed.

use super::first;
use crate::common::edition::Edition;
use crate::witches::game_data::GameData;
use crate::witches::puzzle::PuzzleError;

pub(super) fn write(game_data: &GameData) -> Vec<u8> {
    let mut bytes = first::write(game_data);
    bytes.reverse();
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<GameData, PuzzleError> {
    let bytes: Vec<u8> = bytes.iter().rev().copied().collect();
    first::read(Edition::Fictitious, &bytes)
}
