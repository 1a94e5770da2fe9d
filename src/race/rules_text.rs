//! The rules of a race as data: sections with their blocks, in the order of reading.

use super::{Card, RaceGame, SpaceKind};
use crate::texts::Message;
use crate::texts::said::*;

/// A heading and what stands below it.
pub(super) struct Section {
    pub title: Message,
    pub blocks: Vec<Block>,
}

/// A piece of a section. Texts are markup: `*bold*`.
pub(super) enum Block {
    /// Running text.
    Text(Message),
    /// An item of a list.
    Item(Sign, Message),
}

/// What stands before an item.
pub(super) enum Sign {
    Bullet,
    /// The number of a step, from 1.
    Number(usize),
    /// The sign of a space on which a turn is lost.
    Nap,
    /// That of a bridge.
    Bridge,
}

/// What is to be read about a race; `shared` is the deck that it needs, where other races need it,
/// too.
pub(super) fn rules_text(game: &RaceGame, shared: Option<Message>) -> Vec<Section> {
    let (rules, spaces) = (game.rules, game.track.spaces());
    let section = |title, blocks| Section { title, blocks };
    let items = |sign: fn(usize) -> Sign, texts: Vec<Message>| {
        (1..).zip(texts).map(|(i, text)| Block::Item(sign(i), text)).collect()
    };
    let set_up = vec![
        race_rules_set_up_cut(),
        race_rules_set_up_pawns(),
        match shared {
            None => race_rules_set_up_deck(game.deck.size()),
            Some(deck) => race_rules_set_up_shared_deck(deck, game.deck.size()),
        },
        race_rules_set_up_first(),
    ];
    let turn = match rules.replacement {
        true => race_rules_turn_text_replacement(),
        false => race_rules_turn_text(),
    };
    let (end, variant) = match rules.everyone {
        true => (race_rules_winning_everyone(), race_rules_variant_first()),
        false => (race_rules_winning_first(), race_rules_variant_everyone()),
    };
    let mut special = Vec::new();
    if spaces.iter().any(|s| s.lose_turn) {
        let hold = rules.hold_until_colour;
        let nap = if hold { race_rules_nap_hold() } else { race_rules_nap() };
        special.push(Block::Item(Sign::Nap, nap));
    }
    if game.track.bridges().next().is_some() {
        special.push(Block::Item(Sign::Bridge, race_rules_bridge()));
    }
    let mut variants = vec![variant];
    if spaces.iter().any(|s| matches!(s.kind, SpaceKind::Picture(_))) {
        variants.push(race_rules_variant_gentle());
    }
    variants.push(race_rules_variant_choice());
    let winning = vec![Block::Text(race_rules_winning_text()), Block::Text(end)];
    let mut all = vec![
        section(race_rules_goal(), vec![Block::Text(race_rules_goal_text())]),
        section(race_rules_set_up(), items(Sign::Number, set_up)),
        section(race_rules_turn(), vec![Block::Text(turn)]),
        section(race_rules_spaces(), special),
        section(race_rules_winning(), winning),
        section(race_rules_length(), vec![Block::Text(length(game))]),
        section(race_rules_variants(), items(|_| Sign::Bullet, variants)),
    ];
    all.retain(|section| !section.blocks.is_empty());
    all
}

/// What a card does.
pub(super) fn does(card: Card) -> Message {
    match card {
        Card::Single(_) => race_rules_colour(),
        Card::Double(_) => race_rules_double(),
        Card::Picture(_) => race_rules_picture(),
    }
}

fn length(game: &RaceGame) -> Message {
    let expected = &game.expected;
    let turns = race_turns(whole(expected.rounds));
    // With everyone on the way to the end, the first one home has had fewer turns.
    let turns = match (game.players.count(), game.rules.everyone) {
        (1, _) => turns,
        (_, false) => race_turns_each(turns),
        (_, true) => race_turns_last(turns),
    };
    let minutes = |n| race_minutes(whole(n));
    let (low, high) = expected.spread_minutes();
    race_rules_length_text(
        race_players(game.players.count()),
        minutes(expected.minutes()),
        turns,
        race_seconds(expected.seconds_per_turn),
        minutes(low),
        minutes(high),
    )
}

/// Turns or minutes as they are told: whole, and at least 1.
pub(super) fn whole(length: f64) -> i64 {
    length.round().max(1.0) as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::players::Players;
    use crate::game::seed::Seed;
    use crate::race::{Order, RaceRules, Wish, generate};

    fn told(players: u8, everyone: bool) -> String {
        let order = Order {
            seed: Seed(3),
            players: Players::new(players).unwrap(),
            rules: RaceRules { everyone, ..RaceRules::default() },
            wish: Wish::Turns(20),
            seconds_per_turn: 15,
        };
        let mut game = generate(&order).unwrap();
        game.expected.rounds = 20.2;
        game.expected.turns = 40.0;
        game.expected.spread = (22, 83);
        length(&game).to_string()
    }

    #[test]
    fn the_length_is_told_with_its_spread_and_the_time_of_a_turn() {
        let told = told(2, false);
        assert!(told.contains("2 players: about 10 minutes, or 20 turns each"), "{told}");
        assert!(told.contains("if a turn takes 15 seconds"), "{told}");
        assert!(told.contains("over within 6 minutes"), "{told}");
        assert!(told.contains("longer than 21 minutes"), "{told}");
    }

    #[test]
    fn only_who_ends_together_has_so_many_turns_each() {
        let all = told(2, true);
        assert!(all.contains("or 20 turns until the last witch is home"), "{all}");
        assert!(!all.contains("each"), "{all}");
        let alone = told(1, false);
        assert!(alone.contains("1 player: about 10 minutes, or 20 turns, if"), "{alone}");
    }
}
