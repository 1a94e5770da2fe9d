//! Plans of keen and expert players on the board: the cost of a potion, the cauldron that a section
//! works on, and what they do about likely answers.

use super::game::{CauldronState, GamePosition, IngredientSet, InlinePotion, ingredient_bit};
use super::player::{PlayerView, specialties};
use crate::witches::puzzle::PotionItem;

/// Cost of using up a cauldron, in tenths of an action. With a lower one players have too few left
/// for a win.
const CAULDRON: u32 = 30;
/// Cost of an ingredient that only another section can grow, in tenths of an action.
const FOREIGN: u32 = 40;
/// Share of the growing, in tenths, that ingredients of a potion do not share, because they grow in
/// other gardens.
const SEPARATE: u32 = 6;

/// Estimates the cost of a test in tenths of an action: the actions of the witches of `section` until
/// `potion` is in a cauldron that holds its first `held` ingredients and has `size` cells, and
/// [`CAULDRON`] for the cauldron itself.
pub(super) fn cost(
    position: &GamePosition,
    section: u8,
    held: usize,
    size: usize,
    potion: &[PotionItem],
) -> u32 {
    let mut used = 0u64;
    let own = specialties(position, section);
    let mut actions = u32::from(potion.len() < size);
    let (mut longest, mut all) = (0, 0);
    let mut foreign = 0;
    for pour in potion.iter().skip(held) {
        let fits =
            |plant: &PotionItem| plant.ingredient == pour.ingredient && plant.grown <= pour.grown;
        let plants = (0..).zip(position.plants_of(section).map(|(_, plant)| plant));
        let free = plants.filter(|(place, plant)| used >> place & 1 == 0 && fits(plant));
        let grown = match free.max_by_key(|(_, plant)| plant.grown) {
            Some((place, plant)) => {
                used |= 1 << place;
                plant.grown
            }
            None => {
                match own & ingredient_bit(pour.ingredient) {
                    0 => foreign += 1,
                    _ => actions += 1,
                }
                1
            }
        };
        actions += 1;
        longest = longest.max(pour.grown - grown);
        all += pour.grown - grown;
    }
    10 * (actions + u32::from(longest))
        + FOREIGN * foreign
        + SEPARATE * u32::from(all - longest)
        + CAULDRON
}

/// Returns the cauldron that a section works on: begun before empty, small before large. The last
/// empty cauldron on the board that is large enough for the answer is reserved while any smaller or
/// begun cauldron is open.
pub(super) fn current(position: &GamePosition, section: u8) -> Option<u8> {
    let longest = usize::from(position.printed().longest);
    let is_free = |filled: &&CauldronState| {
        filled.is_open() && filled.brew.items().is_empty() && usize::from(filled.room) >= longest
    };
    let free = position.cauldrons().iter().filter(is_free).count();
    let open = || position.open_of(section);
    let spent = open().filter(|(_, filled)| free > 1 || !is_free(filled));
    let order = |(cauldron, filled): (u8, &CauldronState)| {
        (filled.brew.items().is_empty(), filled.room, cauldron)
    };
    let any_left = position.cauldrons().iter().any(|filled| filled.is_open() && !is_free(&filled));
    let choice = spent.map(order).min();
    let last = || if any_left { None } else { open().map(order).min() };
    choice.or_else(last).map(|(_, _, cauldron)| cauldron)
}

/// Returns the first of `answers` that begins with `begun` and has at most `size` ingredients.
pub(super) fn first_continuing(
    mut answers: impl Iterator<Item = InlinePotion>,
    begun: &[PotionItem],
    size: usize,
) -> Option<InlinePotion> {
    answers.find(|answer| answer.items().starts_with(begun) && answer.items().len() <= size)
}

/// Returns the open cauldron that needs the fewest further ingredients for one of `answers`.
pub(super) fn nearest_cauldron(
    position: &GamePosition,
    answers: impl Iterator<Item = InlinePotion> + Clone,
) -> Option<u8> {
    let open = (0..).zip(position.cauldrons()).filter(|(_, filled)| filled.is_open());
    let missing = open.filter_map(|(cauldron, filled)| {
        let held = filled.brew.items();
        let size = held.len() + usize::from(filled.room);
        let answer = first_continuing(answers.clone(), held, size)?;
        Some((answer.items().len() - held.len(), cauldron))
    });
    missing.min().map(|(_, cauldron)| cauldron)
}

/// Returns the number of ingredients of `answers` that are specialties of a section's witches and do
/// not grow there.
pub(super) fn count_unplanted(
    position: &GamePosition,
    section: u8,
    answers: impl Iterator<Item = InlinePotion>,
) -> usize {
    let with = |all: IngredientSet, pour: &PotionItem| all | ingredient_bit(pour.ingredient);
    let needed = answers.fold(0, |all, answer| answer.items().iter().fold(all, with));
    let planted = position.plants_of(section).fold(0, |all, (_, pour)| with(all, &pour));
    (specialties(position, section) & needed & !planted).count_ones() as usize
}

/// Whether the answer is worth brewing rather than naming: it can be brewed before the end within
/// as many turns as a brewed recipe moves back on the moon track.
pub(super) fn is_worth_brewing(view: &PlayerView<'_>, answer: &[PotionItem]) -> bool {
    let position = view.position;
    let clock = position.printed().clock;
    let left = u32::from(clock.turns()).saturating_sub(position.turn);
    let most = u32::from(clock.brewed()).min(left);
    turns_to_brew(position, answer).is_some_and(|turns| turns <= most)
}

/// Estimates the number of turns until `answer` is brewed in the cauldron where this is quickest;
/// `None` if no open cauldron can hold it.
fn turns_to_brew(position: &GamePosition, answer: &[PotionItem]) -> Option<u32> {
    let all = position.printed().cauldrons.iter().zip(position.cauldrons());
    let turns = all.filter(|(_, filled)| filled.is_open()).filter_map(|(printed, filled)| {
        let held = filled.brew.items();
        let size = held.len() + usize::from(filled.room);
        let fits = answer.starts_with(held) && answer.len() <= size;
        fits.then(|| {
            turns_in(position, printed.section, &answer[held.len()..], answer.len() < size)
        })
    });
    turns.min()
}

/// Estimates the number of turns until the ingredients `missing` are in a cauldron of `section`,
/// which `closes` then has to be closed. Each section works as often in a turn as it has actions;
/// plants of all sections are used.
fn turns_in(position: &GamePosition, section: u8, missing: &[PotionItem], closes: bool) -> u32 {
    let setup = &position.setup;
    let actions = |of: u8| -> u32 {
        let witches = (0..setup.witches()).filter(|&witch| setup.section(witch) == of);
        witches.map(|witch| u32::from(setup.actions[usize::from(witch)])).sum()
    };
    let sections = position.printed().sections.len() as u8;
    let mut work = [0u32; 8];
    let mut used = 0u64;
    for pour in missing {
        // The plant that needs the fewest actions, else the section that can plant it.
        let mut best = (u32::MAX, section, 0u64);
        for theirs in (0..sections).filter(|&s| s == section || position.is_together()) {
            for (place, plant) in position.plants_of(theirs) {
                let bit = 1 << place.spot.index();
                let fits = plant.ingredient == pour.ingredient && plant.grown <= pour.grown;
                if fits && used & bit == 0 {
                    best = best.min((u32::from(pour.grown - plant.grown), theirs, bit));
                }
            }
            if specialties(position, theirs) & ingredient_bit(pour.ingredient) != 0 {
                best = best.min((u32::from(pour.grown), theirs, 0));
            }
        }
        let (growing, theirs, bit) = best;
        if growing == u32::MAX {
            return u32::MAX;
        }
        used |= bit;
        work[usize::from(theirs)] += growing + 1;
        if theirs != section {
            work[usize::from(section)] += 1;
        }
    }
    work[usize::from(section)] += u32::from(closes);
    let turns = (0..sections).map(|of| work[usize::from(of)].div_ceil(actions(of).max(1)));
    turns.max().unwrap_or(0)
}
