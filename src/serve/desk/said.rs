//! What the desk says.

use crate::game::desk::Standing;
use crate::serve::tables::Watched;
use crate::texts::{Language, Message, Value, row};

crate::texts::messages! {
    desk_playing(); desk_last(); desk_won(); desk_solved(); desk_lost(); desk_given_up();
    desk_closed(standing); desk_not_loaded(); desk_never(); desk_close(); desk_reopen();
    desk_take_back(); desk_reset(); desk_bring_back(); desk_players_again(); desk_players_back();
    desk_ruling(ruling, table); desk_sure_close_all(); desk_sure_close(table);
    desk_sure_take_back(table); desk_sure_reset(table); desk_none(); desk_count(tables);
    desk_count_won(tables); desk_away(); desk_done(table, ruling); desk_card_scan();
    desk_card_type(address); desk_card_most(cards);
}

/// How many tables there are, and how many of them have won.
pub(super) fn summary(tables: &[Watched]) -> Value {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let stands = |table: &&Watched| table.account.as_ref().map(|a| a.standing);
    let won = tables.iter().filter(|table| stands(table) == Some(Standing::Won)).count();
    row([desk_count(count(tables.len())), desk_count_won(count(won))])
}

/// The words of the page's script, by the names that it has for them. What it puts into them
/// itself stands in braces.
pub(super) fn words(language: &Language) -> serde_json::Value {
    let word = |message: Message| language.say(&message);
    serde_json::json!({
        "playing": word(desk_playing()),
        "last": word(desk_last()),
        "won": word(desk_won()),
        "solved": word(desk_solved()),
        "lost": word(desk_lost()),
        "given-up": word(desk_given_up()),
        "closed": word(desk_closed("{standing}")),
        "not-loaded": word(desk_not_loaded()),
        "never": word(desk_never()),
        "close": word(desk_close()),
        "reopen": word(desk_reopen()),
        "take-back": word(desk_take_back()),
        "reset": word(desk_reset()),
        "bring-back": word(desk_bring_back()),
        "players-again": word(desk_players_again()),
        "players-back": word(desk_players_back()),
        "ruling": word(desk_ruling("{ruling}", "{table}")),
        "sure-close-all": word(desk_sure_close_all()),
        "sure-close": word(desk_sure_close("{table}")),
        "sure-take-back": word(desk_sure_take_back("{table}")),
        "sure-reset": word(desk_sure_reset("{table}")),
        "none": word(desk_none()),
        "away": word(desk_away()),
        "done": word(desk_done("{table}", "{ruling}")),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::serve::desk::page;
    use crate::texts::marked::{accented, assert_declared, assert_marked};

    #[test]
    fn the_desk_is_said_in_every_language() {
        let templates = [page::DESK, page::CARDS];
        let named = templates.iter().flat_map(|template| template.split("{{word:").skip(1));
        let plain: BTreeSet<&str> =
            named.filter_map(|part| Some(part.split_once("}}")?.0)).collect();
        let plain = plain.into_iter().map(|key| (key, &[][..]));
        let declared: Vec<_> = DECLARED.iter().copied().chain(plain).collect();
        assert_declared("desk-", &declared);
        for word in words(accented()).as_object().unwrap().values() {
            let data = ["{standing}", "{ruling}", "{table}"].map(String::from);
            assert_marked(word.as_str().unwrap(), &data);
        }
        assert_marked(&accented().text(summary(&[])), &[]);
    }
}
