//! Game handed over by a phone as a text: its code, and the actions of the players. The text does
//! not contain the results of tests, so the game is replayed.

use super::GameLogError;
use crate::seal::Payload;
use crate::witches::table::{
    Action, Keeper, Mode, PotionItemInput, PotionSource, Table, TableStatus,
};

/// Prefix of a handed-over text. No code has this format number.
const MARK: &str = "CP99:";
/// Prefix used in releases before 1.0, which is refused.
const EARLIER_MARK: &str = "WW99:";
/// Version of the body.
const FORM: u8 = 1;
/// Alphabet of base-41 digits, as in codes: three symbols encode two bytes, and two symbols a
/// single last byte.
const SYMBOLS: &[u8; 41] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/.:";
const MODES: [Mode; 3] = [Mode::Cooperative, Mode::Competitive, Mode::Solo];
const KINDS: [PotionSource; 3] =
    [PotionSource::Cauldron, PotionSource::Versatility, PotionSource::Guesser];
const MOST_TESTS: usize = 500;
/// Maximum number of symbols after the prefix.
const MOST_SYMBOLS: usize = 20_000;
/// Number of symbols that encode the length of the body.
const HEAD: usize = 3;

/// Returns the part of a text or URL after the prefix [`MARK`]; `None` if there is no such prefix.
///
/// # Errors
/// Fails if the text has the prefix of a version before 1.0.
pub(super) fn handed_in(text: &str) -> Result<Option<String>, GameLogError> {
    let Some(plain) = normalize(text) else { return Ok(None) };
    match plain.find(MARK) {
        Some(at) => Ok(Some(plain[at + MARK.len()..].to_owned())),
        None if plain.contains(EARLIER_MARK) => Err(GameLogError::Earlier),
        None => Ok(None),
    }
}

/// Normalizes a text: resolves percent escapes, removes white space, and converts to upper case.
/// `None` for JSON and for texts that are too long.
fn normalize(text: &str) -> Option<String> {
    if text.trim_start().starts_with('{') || text.len() > 3 * MOST_SYMBOLS + 1_000 {
        return None;
    }
    let plain = unescaped(text);
    let plain: String = plain.chars().filter(|c| !c.is_whitespace()).collect();
    Some(plain.to_ascii_uppercase())
}

/// Resolves percent escapes such as `%41`. Returns the text unchanged if the result is not UTF-8.
fn unescaped(text: &str) -> String {
    let hex = |bytes: &[u8]| u8::from_str_radix(std::str::from_utf8(bytes).ok()?, 16).ok();
    let (bytes, mut plain, mut at) = (text.as_bytes(), Vec::with_capacity(text.len()), 0);
    while let Some(&byte) = bytes.get(at) {
        let escaped = bytes.get(at + 1..at + 3).filter(|_| byte == b'%').and_then(hex);
        plain.push(escaped.unwrap_or(byte));
        at += if escaped.is_some() { 3 } else { 1 };
    }
    String::from_utf8(plain).unwrap_or_else(|_| text.to_owned())
}

/// Decodes base-41 symbols into bytes.
fn read(symbols: &[u8]) -> Result<Vec<u8>, GameLogError> {
    let mut bytes = Vec::with_capacity(symbols.len());
    for group in symbols.chunks(3) {
        let mut value = 0usize;
        for symbol in group.iter().rev() {
            let place = SYMBOLS.iter().position(|one| one == symbol).ok_or(GameLogError::Torn)?;
            value = value * SYMBOLS.len() + place;
        }
        match (group.len(), u16::try_from(value)) {
            (3, Ok(two)) => bytes.extend(two.to_be_bytes()),
            (2, Ok(one)) => bytes.push(u8::try_from(one).map_err(|_| GameLogError::Torn)?),
            _ => return Err(GameLogError::Torn),
        }
    }
    Ok(bytes)
}

/// FNV-1a hash, 32 bits, of the body followed by the code.
fn checksum(body: &[u8], code: &str) -> [u8; 4] {
    let step = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    body.iter().copied().chain(code.bytes()).fold(0x811c_9dc5, step).to_be_bytes()
}

/// Replays the game in `text`, the part after the prefix.
///
/// # Errors
/// Fails if the text is damaged, or if its game cannot be played.
pub(super) fn table(text: &str) -> Result<Table, GameLogError> {
    let torn = || GameLogError::Torn;
    if text.len() > MOST_SYMBOLS || !text.is_ascii() {
        return Err(torn());
    }
    let head = read(text.as_bytes().get(..HEAD).ok_or_else(torn)?)?;
    let size = usize::from(u16::from_be_bytes(head.try_into().map_err(|_| torn())?));
    let end = HEAD + size / 2 * 3 + size % 2 * 2;
    let (symbols, code) = text.split_at_checked(end).ok_or_else(torn)?;
    let bytes = read(&symbols.as_bytes()[HEAD..])?;
    let (&form, rest) = bytes.split_first().ok_or_else(torn)?;
    if form != FORM {
        return Err(GameLogError::Newer);
    }
    let (sum, body) = rest.split_at_checked(4).ok_or_else(torn)?;
    if sum != checksum(body, code) {
        return Err(torn());
    }
    played(code.parse()?, &mut body.iter().copied())
}

/// Replays the tests and namings of a body; skips the notes.
fn played(payload: Payload, body: &mut impl Iterator<Item = u8>) -> Result<Table, GameLogError> {
    let mut next = || body.next().ok_or(GameLogError::Torn);
    let keeper = Keeper::of_code(payload)?;
    let mut table = Table::new(&keeper);
    let first = next()?;
    let mode = *MODES.get(usize::from(first & 3)).ok_or(GameLogError::Torn)?;
    let cells = usize::from(next()?) * usize::from(next()?);
    for _ in 0..cells.div_ceil(4) {
        next()?;
    }
    let count = usize::from(u16::from_be_bytes([next()?, next()?]));
    if count > MOST_TESTS {
        return Err(GameLogError::Torn);
    }
    let mut tests = Vec::with_capacity(count);
    for _ in 0..count {
        let head = next()?;
        let pours = (0..next()?).map(|_| next()).collect::<Result<Vec<u8>, _>>()?;
        let pour = |byte: u8| {
            let ingredient = keeper.ingredients().get(usize::from(byte >> 4));
            let ingredient = ingredient.ok_or(GameLogError::Torn)?.id().into();
            Ok(PotionItemInput { ingredient, grown: (byte & 15).into() })
        };
        let potion = pours.into_iter().map(pour).collect::<Result<_, GameLogError>>()?;
        tests.push((head, potion));
    }
    let (namings, turn) = parse_namings(&keeper, body)?;
    let mut named = namings.iter().peekable();
    for (place, (head, potion)) in tests.into_iter().enumerate() {
        while let Some(naming) = named.next_if(|naming| naming.tests <= place) {
            name(&mut table, &keeper, naming, mode)?;
        }
        let kind = *KINDS.get(usize::from(head >> 6)).ok_or(GameLogError::Torn)?;
        set_full(&mut table, &keeper, false)?;
        let (number, by) = (table.next_number(), (head >> 2 & 15).checked_sub(1));
        table.apply(&keeper, &Action::Test { number, potion, by, kind, sure: true })?;
        if head & 1 == 1 {
            table.apply(&keeper, &Action::Mistyped { number, mistyped: true })?;
        }
    }
    for naming in named {
        name(&mut table, &keeper, naming, mode)?;
    }
    if mode != table.mode() {
        table.apply(&keeper, &Action::Mode { mode })?;
    }
    if turn > 0 {
        table.apply(&keeper, &Action::Turn { turn: Some(turn.into()) })?;
    }
    Ok(table)
}

/// Naming of the recipe in a handed-over game.
struct HandedNaming {
    by: Option<u8>,
    last: bool,
    /// Number of tests made before it.
    tests: usize,
    answer: Vec<String>,
}

/// Parses the namings at the end of a body: their number, and for each a byte with the witch and
/// whether it is the last ditch effort, the number of tests before it, and its ingredients. The last byte is the turn of the win,
/// or 0.
fn parse_namings(
    keeper: &Keeper,
    body: &mut impl Iterator<Item = u8>,
) -> Result<(Vec<HandedNaming>, u8), GameLogError> {
    let mut next = || body.next().ok_or(GameLogError::Torn);
    let count = next()?;
    let mut namings = Vec::new();
    for _ in 0..count {
        let head = next()?;
        let tests = usize::from(u16::from_be_bytes([next()?, next()?]));
        let herbs = (0..next()?).map(|_| next()).collect::<Result<Vec<u8>, _>>()?;
        let herb = |place: u8| {
            let herb = keeper.ingredients().get(usize::from(place)).ok_or(GameLogError::Torn)?;
            Ok(herb.id().to_owned())
        };
        let answer = herbs.into_iter().map(herb).collect::<Result<_, GameLogError>>()?;
        let (by, last) = ((head >> 1).checked_sub(1), head & 1 == 1);
        namings.push(HandedNaming { by, last, tests, answer });
    }
    let turn = next()?;
    match body.next() {
        None => Ok((namings, turn)),
        Some(_) => Err(GameLogError::Torn),
    }
}

/// Sets whether the last ditch effort is due, unless it is so already.
fn set_full(table: &mut Table, keeper: &Keeper, full: bool) -> Result<(), GameLogError> {
    if full != (table.status() == TableStatus::LastDitch) {
        table.apply(keeper, &Action::Full { full })?;
    }
    Ok(())
}

/// Replays a naming, by one rival or by all together.
fn name(
    table: &mut Table,
    keeper: &Keeper,
    naming: &HandedNaming,
    handed: Mode,
) -> Result<(), GameLogError> {
    if table.status() != TableStatus::Won {
        set_full(table, keeper, naming.last)?;
        // The last ditch effort fixes the mode, so it is replayed in the mode of the handed-over
        // game.
        let mode = match (naming.by, handed) {
            (Some(_), _) => Mode::Competitive,
            (None, Mode::Competitive) => Mode::Cooperative,
            (None, mode) => mode,
        };
        table.apply(keeper, &Action::Mode { mode })?;
    }
    // Rivals share a win if their namings have the same number.
    let won = table.namings().iter().position(|named| named.right);
    let number = won.map_or(table.next_naming(), |place| place as u32 + 1);
    let (answer, by) = (naming.answer.clone(), naming.by);
    table.apply(keeper, &Action::Check { number, answer, by, opening: None })?;
    Ok(())
}
