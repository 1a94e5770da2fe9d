//! Forty bits as eight letters and digits that people can read out and type.

/// Crockford's base 32: digits and letters without I, L, O and U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Characters of a code.
pub(crate) const LETTERS: usize = 8;

/// What a character stands for: case is forgiven, and O for 0 and I or L for 1.
pub(crate) fn digit(c: char) -> Option<u64> {
    let c = match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    };
    ALPHABET.iter().position(|&a| char::from(a) == c).map(|digit| digit as u64)
}

/// The lowest forty bits, written.
pub(crate) fn written(bits: u64) -> String {
    let letter = |i| char::from(ALPHABET[(bits >> (5 * i) & 31) as usize]);
    (0..LETTERS).rev().map(letter).collect()
}
