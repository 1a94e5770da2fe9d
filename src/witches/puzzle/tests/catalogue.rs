//! The catalogue of effects.

use crate::game::edition::Edition::{self, Second};
use crate::witches::puzzle::{Category, Effect};

#[test]
fn the_catalogue_is_whole() {
    let sizes = Category::ALL.map(|c| c.effects(Edition::First).count());
    assert_eq!(sizes, [6, 16, 9, 6, 12]);
    for (i, effect) in Effect::ALL.into_iter().enumerate() {
        assert_eq!(effect as usize, i);
        assert_eq!(serde_json::to_value(effect).unwrap(), effect.id());
        for (edition, alone) in Edition::ALL.map(|e| [(e, false), (e, true)]).concat() {
            let tells = effect.tells(edition, alone).to_string();
            // A phone's build names the message alone.
            let is_sentence = tells.ends_with('.') || cfg!(not(feature = "press"));
            assert!(is_sentence && tells.len() <= 150, "{effect}: {tells}");
        }
        let tells = effect.tells(Edition::First, true);
        assert_eq!(tells.key(), format!("effect-{}-tells", effect.id()));
    }
}

#[test]
fn the_second_edition_tells_what_changed() {
    let changed = |alone| -> Vec<Effect> {
        let differs = |e: &Effect| e.tells(Second, alone) != e.tells(Edition::First, alone);
        Effect::ALL.into_iter().filter(differs).collect()
    };
    assert_eq!(changed(false), [Effect::Odd, Effect::Even]);
    let alone = [
        Effect::Poison,
        Effect::Piggyback,
        Effect::Copycat,
        Effect::Odd,
        Effect::Even,
        Effect::Spreader,
    ];
    assert_eq!(changed(true), alone);
    assert!(!Effect::Poison.tells(Second, true).to_string().contains("lost"));
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
