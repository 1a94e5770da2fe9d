//! Options of a colour race: its rules, and its cards.

use super::options;
use super::{OptionChoice, yes_or_no};
use crate::race::RaceRules;
use crate::race::pages::{CardPrint, CardSize, CardTone};

options! {
    /// Options that change the rules.
    #[command(next_help_heading = "Rules")]
    #[derive(Copy)]
    pub struct RulesOptions {
        /// Put every card back into the deck at once: yes or no
        #[arg(value_name = "YES/NO", num_args = 0..=1, require_equals = true,
            default_missing_value = "yes", value_parser = yes_or_no)]
        replacement: Option<bool>,
        /// Lose-a-turn spaces hold a player until a card of their colour is drawn: yes or no
        #[arg(value_name = "YES/NO", num_args = 0..=1, require_equals = true,
            default_missing_value = "yes", value_parser = yes_or_no)]
        hold: Option<bool>,
        /// Play until everyone has won: yes or no
        #[arg(value_name = "YES/NO", num_args = 0..=1, require_equals = true,
            default_missing_value = "yes", value_parser = yes_or_no)]
        everyone: Option<bool>,
    }

    /// Appearance of the cards.
    #[command(next_help_heading = "Cards")]
    #[derive(Copy)]
    pub struct CardOptions {
        /// Cards coloured all over, or pale: only around the sign and along the edge, which takes
        /// half the ink
        #[arg(value_parser = super::choice(CardTone::CHOICES))]
        cards: CardTone = CardTone::Full,
        /// Small cards (46 x 64 mm, 18 a page) or large ones (62 x 86 mm, 9 a page)
        #[arg(value_parser = super::choice(CardSize::CHOICES))]
        card_size: CardSize = CardSize::Small,
        /// Print backs for the cards, for two-sided printing; with --layout they are always printed
        backs: bool,
    }
}

impl RulesOptions {
    /// Returns `rules` with the given options applied.
    pub fn apply_to(&self, rules: RaceRules) -> RaceRules {
        let &RulesOptions { replacement, hold, everyone } = self;
        RaceRules {
            replacement: replacement.unwrap_or(rules.replacement),
            hold_until_colour: hold.unwrap_or(rules.hold_until_colour),
            everyone: everyone.unwrap_or(rules.everyone),
            ..rules
        }
    }
}

impl CardOptions {
    /// Returns the options for drawing cards.
    pub fn print(&self) -> CardPrint {
        let &CardOptions { cards: tone, card_size: size, backs } = self;
        CardPrint { tone, size, backs }
    }
}
