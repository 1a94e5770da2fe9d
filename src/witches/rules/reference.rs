//! What is looked up when a question comes up.

#![cfg_attr(not(feature = "program"), allow(dead_code))]

use super::section::{Block, Density, Marker, Section, bullets, is_alone, is_referee, is_second};
use crate::game::edition::Edition;
use crate::game::identity::Identity;
use crate::texts::said::*;
use crate::texts::{Message, row};
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::Category;
use crate::witches::settings::DecoyKinds;
use crate::witches::ways::{Way, Ways};

/// What happens once a section is full, and when all are.
pub(super) fn full(facts: &Facts) -> Section {
    let means = is_second(facts).then(rules_ending_full_means);
    let others = (!is_alone(facts)).then(|| match facts.edition {
        Edition::First => rules_ending_full(),
        Edition::Second => rules_ending_full_others(),
        Edition::Next => rules_ending_full_plays_on(),
    });
    let last = match is_alone(facts) {
        true => rules_ending_last_alone(),
        false => rules_ending_last(),
    };
    let paragraphs = [means, others, Some(last)].into_iter().flatten();
    Section::new(rules_full(), paragraphs.map(Block::Text).collect())
}

/// What decoys there can be.
pub(super) fn outside(kinds: DecoyKinds) -> Section {
    let blocks = match kinds {
        DecoyKinds::Ignore => vec![Block::Text(rules_decoys_ignore())],
        DecoyKinds::All => {
            let kinds = [rules_decoy_ignored(), rules_decoy_overachiever(), rules_decoy_imposter()];
            let intro = Block::Text(rules_decoys_all());
            [intro].into_iter().chain(bullets(kinds)).collect()
        }
    };
    Section::new(rules_decoys(), blocks)
}

/// The effects, one by one, so that they can go on in the next column.
pub(super) fn effects(facts: &Facts, density: Density) -> Option<Section> {
    let mut pieces: Vec<Vec<Block>> = Vec::new();
    for category in Category::ALL {
        let own = facts.effects.iter().filter(|e| e.category() == category);
        for (i, effect) in own.enumerate() {
            let (name, tells) = (effect.name(), effect.tells(facts.edition, is_alone(facts)));
            let mut piece = Vec::new();
            if i == 0 && density == Density::Roomy {
                piece.push(Block::Group(category.heading()));
            }
            piece.extend(bullets([match density {
                Density::Roomy => rules_explained(name, tells),
                Density::Dense => rules_explained_tagged(name, category.tag(), tells),
            }]));
            pieces.push(piece);
        }
    }
    pieces.first_mut()?.insert(0, Block::Text(effects_intro(facts)));
    Some(Section { title: rules_effects(), pieces })
}

/// What holds for all effects.
pub(super) fn effects_intro(facts: &Facts) -> Message {
    let tester = match is_second(facts) {
        _ if is_alone(facts) => return rules_effects_intro(),
        true => rules_effects_tester(),
        false => rules_effects_tester_filled(),
    };
    rules_together(rules_effects_intro(), tester)
}

/// The special cells, one by one like the effects.
pub(super) fn specials(facts: &Facts) -> Option<Section> {
    let explained = facts.specials.iter().map(|&special| {
        vec![Block::Item(
            Marker::Special(special),
            rules_explained(special.name(), special.tells()),
        )]
    });
    let mut pieces: Vec<_> = explained.collect();
    pieces.first_mut()?.insert(0, Block::Text(rules_specials_signs()));
    Some(Section { title: rules_specials(), pieces })
}

/// Questions that come up at a table, in the order in which they do. `longest` is how many cells
/// a cauldron needs for every recipe, where cauldrons can be closed early.
pub(super) fn asked(facts: &Facts, longest: Option<u8>, has_effects: bool) -> Section {
    let mut asked = vec![rules_asked_printed(), rules_asked_notes(), rules_asked_plucked()];
    if is_second(facts) {
        asked.push(rules_asked_last_dot());
    }
    if !is_alone(facts) {
        asked.push(rules_asked_share());
    }
    asked.push(rules_asked_open());
    if is_second(facts) {
        asked.push(rules_asked_close());
    }
    asked.extend(longest.map(rules_asked_small));
    asked.push(match has_effects {
        true => rules_asked_follow_effects(),
        false => rules_asked_follow(),
    });
    asked.push(rules_asked_twice());
    if is_second(facts) && !is_alone(facts) {
        let sections = usize::from(facts.players.sections(facts.edition));
        let order = row((0..sections).map(|section| Identity::of(section).name()));
        asked.extend([rules_asked_order(order), rules_asked_cross(), rules_asked_cross_fill()]);
    }
    asked.push(rules_asked_nothing());
    Section::loose(rules_asked(), bullets(asked))
}

/// Nobody types a longer address; the code has it anyway.
const LONGEST_TYPED: usize = 45;

pub(super) fn checking(facts: &Facts, has_effects: bool, given_up: Message) -> Section {
    let how = match &facts.tester {
        Tester::Here | Tester::Table => rules_checking_how_here(),
        Tester::Paper(ways) => ways.first().check(),
    };
    let why = match has_effects {
        true => rules_checking_why(),
        false => rules_checking_why_plain(),
    };
    let given_up = match is_referee(facts) {
        true => rules_checking_organiser(),
        false => given_up,
    };
    let reads_codes = match &facts.tester {
        Tester::Paper(ways) => ways.reads_codes(),
        Tester::Here | Tester::Table => true,
    };
    let asks_oracle = match &facts.tester {
        Tester::Paper(ways) => ways.first() == Way::Oracle,
        Tester::Here | Tester::Table => false,
    };
    // Where nothing reads codes, an answer opens nothing, and a give-up code neither. The oracle is
    // asked in place of checking an answer.
    let text = match reads_codes || is_referee(facts) {
        true if asks_oracle => rules_together(how, given_up),
        true => rules_together(rules_together(how, why), given_up),
        false => how,
    };
    let mut blocks = vec![Block::Text(text)];
    if let Tester::Paper(Ways { address: Some(page), .. }) = &facts.tester
        && page.len() <= LONGEST_TYPED
    {
        blocks.push(Block::Text(rules_checking_help(page.as_str())));
    }
    Section::new(rules_checking(), blocks)
}

pub(super) fn variants(facts: &Facts) -> Option<Section> {
    let mut lines = Vec::new();
    if let Tester::Paper(ways) = &facts.tester {
        lines.extend(ways.others().filter_map(Way::also));
    }
    if !is_alone(facts) {
        lines.extend([rules_variant_rivals(), rules_variant_solo()]);
    }
    (!lines.is_empty()).then(|| Section::new(rules_variants(), bullets(lines)))
}
