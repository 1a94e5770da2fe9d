//! What refusals say.

use std::time::Duration;

use super::{Refusal, whole_seconds};
use crate::serve::error::StoreError;
use crate::serve::name::TableNameError;
use crate::serve::name::said::server_table_name;
use crate::serve::whose::Whose;
use crate::texts::{Message, Value};

crate::texts::messages! {
    server_damaged(table); server_no_table(table);
    server_not_loaded(table, game); server_other_game(game); server_no_opening();
    server_no_again(); server_gone(); server_referee_alone(); server_no_help(); server_help(wait); server_helping(); server_full(tables); server_seconds(seconds); server_minutes(minutes);
    server_busy(wait); server_guesses_of_table(wait); server_guesses_of_client(wait);
    server_guesses_of_game(wait); server_openings(wait); server_checking(); server_host(host);
    server_no_host(); server_origin(origin); server_too_large(bytes); server_broken();
    server_not_json(); server_since(text); server_slow(); server_no_referee();
    server_desk_shut(); server_desk_key(); server_desk_tries(wait); server_no_path();
    server_method(); server_changed(); server_not_kept(); server_unsure(); server_failed();
}

fn seconds(wait: Duration) -> Message {
    match whole_seconds(wait) {
        n @ 0..120 => server_seconds(n as u32),
        n => server_minutes(u32::try_from(n.div_ceil(60)).unwrap_or(u32::MAX)),
    }
}

impl Refusal {
    /// The sentence.
    pub(crate) fn said(&self) -> Value {
        let quoted = |text: &String| format!("{text:?}");
        let message = match self {
            Refusal::Play(refused) => return refused.reason.clone(),
            Refusal::Damaged(table) => server_damaged(table.to_string()),
            Refusal::Name(TableNameError) => server_table_name(),
            Refusal::NoTable(table) => server_no_table(table.to_string()),
            Refusal::NotLoaded { table, game } => {
                server_not_loaded(table.to_string(), game.clone())
            }
            Refusal::OtherGame(game) => server_other_game(game.clone()),
            Refusal::NoOpening => server_no_opening(),
            Refusal::NoAgain => server_no_again(),
            Refusal::NoHelp => server_no_help(),
            Refusal::Gone => server_gone(),
            Refusal::RefereeAlone => server_referee_alone(),
            Refusal::DeskShut => server_desk_shut(),
            Refusal::DeskKey => server_desk_key(),
            Refusal::DeskTries(wait) => server_desk_tries(seconds(*wait)),
            Refusal::Help(wait) => server_help(seconds(*wait)),
            Refusal::Helping => server_helping(),
            Refusal::Full(tables) => server_full(*tables),
            Refusal::Busy(wait) => server_busy(seconds(*wait)),
            Refusal::Guesses(Whose::Table, wait) => server_guesses_of_table(seconds(*wait)),
            Refusal::Guesses(Whose::Client, wait) => server_guesses_of_client(seconds(*wait)),
            Refusal::Guesses(Whose::Game, wait) => server_guesses_of_game(seconds(*wait)),
            Refusal::Openings(wait) => server_openings(seconds(*wait)),
            Refusal::Checking => server_checking(),
            Refusal::Host(host) => server_host(quoted(host)),
            Refusal::NoHost => server_no_host(),
            Refusal::Origin(origin) => server_origin(quoted(origin)),
            Refusal::TooLarge(bytes) => server_too_large(*bytes),
            Refusal::Broken => server_broken(),
            Refusal::NotJson => server_not_json(),
            Refusal::Since(text) => server_since(quoted(text)),
            Refusal::Slow => server_slow(),
            Refusal::NoReferee => server_no_referee(),
            Refusal::NoPath => server_no_path(),
            Refusal::Method => server_method(),
            Refusal::Store(StoreError::Changed) => server_changed(),
            Refusal::Store(StoreError::Unsure { .. }) => server_unsure(),
            // The phones need not know where the tables are kept.
            Refusal::Store(_) => server_not_kept(),
            Refusal::Failed => server_failed(),
        };
        message.into()
    }
}
