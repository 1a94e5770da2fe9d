//! Options that can be chosen, in the words that requests accept. Every offered option is accepted.

use serde_json::{Value, json};

use super::printing::STANDARDS;
use super::sheet::{SheetRequest, may_be_braille};
use crate::common::players::Players;
use crate::options::OptionChoice;
use crate::page::{Duplex, Ink, Theme};
use crate::press::Paper;
use crate::press::impose::{ImpositionScheme, Marks};
use crate::texts::Language;
use crate::witches::playtest::typical_ranges;
use crate::witches::puzzle::MostAnswers;
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, most_ingredients};

/// Smallest and largest number of games in a booklet that is generated in a browser.
pub(super) const GAMES: (u64, u64) = (1, 50);

/// Returns the options that can be chosen in addition to `params`.
pub(super) fn offers(params: &SheetRequest, language: &'static Language) -> Value {
    let SheetRequest { sheet, printing, .. } = params;
    let (settings, request) = (&sheet.settings, &printing.request);
    let level = |level: Level| {
        let (cauldrons, turns) = typical_ranges(level, sheet.players);
        json!({ "level": level.number(), "word": level.word(), "name": language.format(&level.name()),
            "cauldrons": [cauldrons.start(), cauldrons.end()],
            "turns": [turns.start(), turns.end()] })
    };
    let players: Vec<u8> = Players::all().map(Players::count).collect();
    let decoys = [DecoyKinds::Ignore, DecoyKinds::All];
    let effects = [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many];
    let is_saddle = matches!(request.layout.layout, ImpositionScheme::Saddle(_));
    json!({
        "levels": Level::ALL.map(level),
        "players": players,
        "lengths": RecipeLength::all().map(RecipeLength::word).collect::<Vec<_>>(),
        "decoys": decoys.map(DecoyKinds::word),
        "effects": effects.map(EffectsLevel::word),
        "themes": Theme::names().filter_map(|name| theme(name, language)).collect::<Vec<_>>(),
        "inks": Ink::words().collect::<Vec<_>>(),
        "ink": request.look.ink().word(),
        "papers": papers(|paper| paper.size().is_ok()),
        "sheets": papers(|_| true),
        "standards": STANDARDS,
        "duplex": Duplex::words().collect::<Vec<_>>(),
        "layouts": ImpositionScheme::NAMES,
        "marks": Marks::NAMES,
        "may": {
            "oracle": sheet.may_have_oracle(),
            "sealed-answers": settings.effects() == EffectsLevel::None,
            "answer-sheet": true,
            "play-page": true,
            "large-print": true,
            "html": true,
            "braille": may_be_braille(language),
            "signature": is_saddle,
            "thickness": is_saddle,
            "back-cover": is_saddle,
            "fit": request.layout.sheet.is_some(),
        },
        "limits": {
            "ingredients": [settings.length().longest() + 1, most_ingredients(settings.edition())],
            "answers": [1, MostAnswers::LARGEST],
            "bleed": [0, 10],
            "gutter": [0, 100],
            "margin": [0, 25],
            "thickness": [0, 2],
            "games": GAMES,
        },
    })
}

fn theme(name: &'static str, language: &'static Language) -> Option<Value> {
    let theme = Theme::built_in(name).ok()?;
    let (title, about) = theme.title();
    Some(json!({ "theme": name, "name": title, "about": about,
        "ink": theme.ink().unwrap_or_default().word(), "may": theme.adapt_language(language).is_ok() }))
}

/// Returns the named papers that satisfy `fits`, with their sides in mm.
fn papers(fits: impl Fn(&Paper) -> bool) -> Vec<Value> {
    let told = |paper: Paper| json!({ "paper": paper, "sides": paper.portrait() });
    Paper::named().filter(fits).map(told).collect()
}
