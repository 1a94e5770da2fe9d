//! Catalogue of effects.

use crate::common::edition::Edition;
use crate::witches::aims::Aim;
use crate::witches::puzzle::{Category, Effect};

#[test]
fn the_catalogue_is_whole() {
    let sizes = Category::ALL.map(|c| c.effects(Edition::First).count());
    assert_eq!(sizes, [6, 16, 9, 6, 12]);
    for (i, effect) in Effect::ALL.into_iter().enumerate() {
        assert_eq!(effect as usize, i);
        assert_eq!(serde_json::to_value(effect).unwrap(), effect.id());
        for alone in [false, true] {
            let tells = effect.description(alone).to_string();
            // Builds without `press` have only the key of the message.
            let is_sentence = tells.ends_with('.') || cfg!(not(feature = "press"));
            assert!(is_sentence && tells.len() <= 150, "{effect}: {tells}");
        }
        let tells = effect.description(false);
        assert_eq!(tells.key(), format!("effect-{}-tells", effect.id()));
    }
}

/// Compares names with the tables of the rules, which have a number and its name in adjacent
/// columns, one to three pairs in a row.
#[test]
fn the_rules_name_every_effect_and_aim_by_its_number() {
    const RULES: &str = include_str!("../../../../docs/rules/wondering-witches.md");
    let section = |number: u32| {
        let (_, text) = RULES.split_once(&format!("\n## {number} ")).unwrap();
        text.split_once("\n## ").unwrap().0
    };
    let named =
        |text: &str, number: u8, name: &str| text.contains(&format!("| {number} | {name} |"));
    let effects = section(3);
    for effect in Effect::of(Edition::First) {
        let number = effect.number(Edition::First).unwrap();
        assert!(named(effects, number, &effect.name().to_string()), "{number} {effect}");
    }
    let aims = section(13);
    for aim in Aim::ALL {
        let number = aim.number(Edition::First).unwrap();
        assert!(named(aims, number, &aim.text().to_string()), "{number} {aim:?}");
    }
}

#[test]
fn what_needs_other_players_says_so_to_who_plays_alone() {
    let differs = |e: &Effect| e.description(true) != e.description(false);
    let changed: Vec<Effect> = Effect::ALL.into_iter().filter(differs).collect();
    assert_eq!(changed, [Effect::Poison, Effect::Piggyback, Effect::Copycat, Effect::Spreader]);
    assert!(!Effect::Poison.description(true).to_string().contains("ends"));
}

#[test]
fn whole_categories_only_report() {
    for effect in Effect::ALL {
        match effect.category() {
            Category::Player | Category::Field => assert!(effect.act().change().is_none()),
            Category::Cauldron => assert!(effect.act().change().is_some()),
            Category::Investigative | Category::Complex => {}
        }
    }
}
