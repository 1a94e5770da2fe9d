//! The oracle as text: how it is asked, and its tables.

use super::{NO_BREAK, steps};
use crate::reading::{Piece, TextTable};
use crate::texts::said::*;
use crate::texts::said::{sheet_log_over, sheet_log_under};
use crate::texts::{Language, Message};
use crate::witches::oracle::{Key, LENGTH, Oracle, PLACES};

/// All that its page gives, to be read aloud or with the fingers.
pub(crate) fn oracle_read(oracle: &Oracle, words: &Language) -> Vec<Piece> {
    let say = |message: &Message| words.say(message).replace(NO_BREAK, " ");
    let items = steps().iter().map(say).collect();
    let numbers = |count: usize| (1..=count).map(|number| number.to_string());
    let head = |first: &Message, rest: Vec<String>| [vec![say(first)], rest].concat();
    let herbs = |row: &dyn Fn(usize) -> Vec<String>| {
        let herbs = Oracle::ingredients().iter().enumerate();
        herbs.map(|(i, herb)| head(&herb.name(), row(i))).collect()
    };
    let counts = |label: Message, from: usize, row: Vec<String>| TextTable {
        caption: say(&label),
        head: head(&oracle_ingredients(), numbers(PLACES).skip(from - 1).collect()),
        rows: vec![head(&label, row)],
    };
    let wins = (LENGTH..=PLACES).map(|count| {
        let keys = oracle.order.winning(count).iter().map(ToString::to_string);
        keys.collect::<Vec<_>>().join(", ")
    });
    let keys = Key::all().filter_map(|key| {
        let told = oracle.growth.told(key)?;
        Some(vec![key.to_string(), told.undergrown.to_string(), told.overgrown.to_string()])
    });
    let ingredients = oracle_ingredients();
    let tables = [
        counts(oracle_start(), 1, oracle.growth.starts.iter().map(u16::to_string).collect()),
        TextTable {
            caption: say(&oracle_first()),
            head: head(&ingredients, numbers(LENGTH).collect()),
            rows: herbs(&|i| oracle.growth.numbers[i].iter().map(u16::to_string).collect()),
        },
        TextTable {
            caption: say(&oracle_keys()),
            head: [oracle_key(), sheet_log_under(), sheet_log_over()].iter().map(say).collect(),
            rows: keys.collect(),
        },
        TextTable {
            caption: say(&oracle_second()),
            head: head(&ingredients, numbers(PLACES).collect()),
            rows: herbs(&|i| oracle.order.numbers[i].iter().map(u16::to_string).collect()),
        },
        counts(oracle_wins(), LENGTH, wins.collect()),
    ];
    let mut pieces = vec![
        Piece::Heading(2, say(&oracle_title())),
        Piece::Text(say(&oracle_intro())),
        Piece::List { numbered: true, items },
    ];
    pieces.extend(tables.map(Piece::Table));
    pieces
}
