//! What is said in booklets.

use crate::texts::Message;

crate::texts::messages! {
    booklet_games(count);
    booklet_games_from(first, last);
    booklet_players(count);
    booklet_players_range(least, most);
    booklet_edition(edition);
    booklet_levels(levels);
    booklet_facts(first, second);
    booklet_foot(game, name);
    booklet_contents();
    booklet_contents_intro();
    booklet_entry(label, facts);
    booklet_page(label);
    booklet_cover();
    booklet_shared();
    booklet_blank();
    booklet_answers();
    booklet_answers_intro();
    booklet_answers_below();
    booklet_give_up(code);
    booklet_answer_of(number, name);
    booklet_subject(title, games);
}

/// Facts one after the other, set apart.
pub(super) fn facts(all: impl IntoIterator<Item = Message>) -> Option<Message> {
    all.into_iter().reduce(booklet_facts)
}
