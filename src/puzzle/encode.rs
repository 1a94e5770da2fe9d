//! Puzzles as bytes, as short as a QR code wants them.

use crate::level::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

use super::definition::{Decoy, Part, Puzzle, PuzzleError, Role};
use super::{Clue, Effect, Half, Ingredient};

/// Reads bytes from the front.
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl Reader<'_> {
    pub(crate) fn byte(&mut self) -> Result<u8, PuzzleError> {
        let (&first, rest) = self.0.split_first().ok_or(PuzzleError("its bytes end too soon"))?;
        self.0 = rest;
        Ok(first)
    }

    fn word(&mut self) -> Result<u64, PuzzleError> {
        let (word, rest) =
            self.0.split_first_chunk().ok_or(PuzzleError("its bytes end too soon"))?;
        self.0 = rest;
        Ok(u64::from_le_bytes(*word))
    }
}

impl Puzzle {
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let s = self.settings();
        let hidden = u8::from(s.length() == RecipeLength::Hidden);
        let all = u8::from(s.decoys() == DecoyKinds::All);
        let special = u8::from(s.special_cells());
        out.push(self.length() | hidden << 3 | all << 4 | special << 5 | (s.effects() as u8) << 6);
        out.push(s.ingredients());
        for part in self.parts() {
            let role = match part.role {
                Role::Decoy(Decoy::Ignore) => 0,
                Role::Regular(n) => n,
                Role::Decoy(Decoy::Overgrown) => 7,
                Role::Decoy(Decoy::Undergrown) => 8,
                Role::Decoy(Decoy::Imposter(n)) => 8 + n,
            };
            out.push(role | (part.effects.len() as u8) << 4);
            out.extend(part.effects.iter().map(|&e| e as u8));
        }
        out.extend(self.whim().to_le_bytes());
    }

    pub(crate) fn read(bytes: &mut Reader<'_>) -> Result<Puzzle, PuzzleError> {
        let flags = bytes.byte()?;
        let length = flags & 7;
        let recipe =
            if flags >> 3 & 1 == 1 { RecipeLength::Hidden } else { RecipeLength::Known(length) };
        let decoys = if flags >> 4 & 1 == 1 { DecoyKinds::All } else { DecoyKinds::Ignore };
        let effects = match flags >> 6 {
            0 => EffectsLevel::None,
            1 => EffectsLevel::Some,
            2 => EffectsLevel::Many,
            _ => return Err(PuzzleError("it has no such level of effects")),
        };
        let settings = Settings::new(bytes.byte()?, recipe, decoys, effects, flags >> 5 & 1 == 1)
            .map_err(|_| PuzzleError("its settings cannot be played"))?;
        let mut parts = Vec::with_capacity(settings.ingredients().into());
        for _ in 0..settings.ingredients() {
            let head = bytes.byte()?;
            let role = match head & 15 {
                0 => Role::Decoy(Decoy::Ignore),
                n @ 1..=6 => Role::Regular(n),
                7 => Role::Decoy(Decoy::Overgrown),
                8 => Role::Decoy(Decoy::Undergrown),
                n => Role::Decoy(Decoy::Imposter(n - 8)),
            };
            let effects = (0..head >> 4)
                .map(|_| Effect::from_index(bytes.byte()?).ok_or(PuzzleError("no such effect")))
                .collect::<Result<_, _>>()?;
            parts.push(Part { role, effects });
        }
        Puzzle::new(settings, length, parts, bytes.word()?)
    }
}

impl Clue {
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let byte = |i: Ingredient| i as u8;
        let bytes = match *self {
            Clue::OneIsDecoy([a, b, c]) => [byte(a) | byte(b) << 4, byte(c)],
            Clue::OneHasNumber([a, b, c], k) => [byte(a) | byte(b) << 4, byte(c) | k << 4],
            Clue::NotNumber(a, k) => [byte(a) | 10 << 4, k],
            Clue::EffectCount(a, k) => [byte(a) | 11 << 4, k],
            Clue::IsDecoy(a) => [byte(a) | 12 << 4, 0],
            Clue::StandsIn(a, half) => [byte(a) | 13 << 4, half as u8],
        };
        out.extend(bytes);
    }

    pub(crate) fn read(bytes: &mut Reader<'_>) -> Result<Clue, PuzzleError> {
        let [first, second] = [bytes.byte()?, bytes.byte()?];
        let who = |i: u8| {
            Ingredient::ALL
                .get(usize::from(i))
                .copied()
                .ok_or(PuzzleError("its clue names no ingredient"))
        };
        let a = who(first & 15)?;
        Ok(match (first >> 4, second) {
            (10, k) => Clue::NotNumber(a, k),
            (11, k) => Clue::EffectCount(a, k),
            (12, _) => Clue::IsDecoy(a),
            (13, 0) => Clue::StandsIn(a, Half::First),
            (13, 1) => Clue::StandsIn(a, Half::Second),
            (b, c) => {
                let group = [a, who(b)?, who(c & 15)?];
                match c >> 4 {
                    0 => Clue::OneIsDecoy(group),
                    k => Clue::OneHasNumber(group, k),
                }
            }
        })
    }
}
