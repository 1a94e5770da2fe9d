//! Readability of the rules by Flesch–Kincaid grade level. Readers of eleven or twelve years read a
//! sentence of grade 6 without help, readers of ten one of grade 4.

use super::{facts, home, phone, rules_text, text};
use crate::witches::board::Special;
use crate::witches::puzzle::Effect;
use crate::witches::settings::Level;

/// Returns the number of syllables of an English word: its vowel groups without a silent ending.
fn syllables(word: &str) -> usize {
    let word = word.to_lowercase();
    let is_vowel = |c: char| "aeiouy".contains(c);
    let mut groups = 0;
    let mut in_group = false;
    for c in word.chars() {
        groups += usize::from(is_vowel(c) && !in_group);
        in_group = is_vowel(c);
    }
    let ends = |tail: &str| word.ends_with(tail);
    let silent = ends("e") && !ends("le")
        || ends("es") && !["ses", "ces", "ies", "les"].iter().any(|tail| ends(tail));
    let silent = silent || ends("ed") && !ends("ted") && !ends("ded");
    // Adjacent vowels that are spoken separately, and the only final "e" of the rules that is not
    // silent.
    let apart = ["dient", "recipe"].iter().filter(|two| word.contains(**two)).count();
    (groups + apart).saturating_sub(usize::from(silent && groups > 1)).max(1)
}

#[test]
fn syllables_are_counted_as_they_are_spoken() {
    for (word, count) in [
        ("a", 1),
        ("the", 1),
        ("grow", 1),
        ("plucked", 1),
        ("planted", 2),
        ("cauldron", 2),
        ("ingredient", 4),
        ("ingredients", 4),
        ("recipe", 3),
        ("potion", 2),
        ("undergrown", 3),
        ("cells", 1),
        ("sides", 1),
        ("little", 2),
        ("garden", 2),
        ("specialties", 3),
        ("recipes", 3),
    ] {
        assert_eq!(syllables(word), count, "{word}");
    }
}

/// Counts of sentences, words and syllables.
#[derive(Default)]
struct Counts {
    sentences: usize,
    words: usize,
    syllables: usize,
}

impl Counts {
    fn add(&mut self, said: &str) {
        for sentence in said.split_inclusive(['.', '?', '!']) {
            let words = sentence.split(|c: char| !c.is_alphanumeric() && c != '\'');
            let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
            self.sentences += usize::from(!words.is_empty());
            self.words += words.len();
            self.syllables += words.iter().map(|word| syllables(word)).sum::<usize>();
        }
    }

    fn grade(&self) -> f64 {
        let [sentences, words, syllables] =
            [self.sentences, self.words, self.syllables].map(|count| count as f64);
        0.39 * words / sentences + 11.8 * syllables / words - 15.59
    }
}

fn grade(said: &str) -> f64 {
    let mut counts = Counts::default();
    counts.add(said);
    counts.grade()
}

#[test]
fn known_texts_have_their_grades() {
    // Computed by hand from 1 sentence, 6 words and 6 syllables. The second text has 24 syllables.
    assert!((grade("The cat sat on the mat.") - -1.45).abs() < 0.01);
    let hard = "Considerable deliberation precedes consequential institutional decisions.";
    assert!(grade(hard) > 20.0);
}

/// Highest grade of the rules of a sheet: readable for children of ten.
const BAR: f64 = 5.0;
/// Highest grade of one paragraph, which can be a single sentence.
const PARAGRAPH: f64 = 11.0;
/// Fewest words of a paragraph whose grade is meaningful. In a shorter one a single long word would
/// decide.
const LONG: usize = 15;
/// Number of commas from which a paragraph counts as a list.
const MANY: usize = 6;

#[test]
fn a_child_can_read_the_rules() {
    for level in Level::ALL {
        for players in [1, 2, 4, 8] {
            for tester in [home(), phone()] {
                let mut facts = facts(level, players, tester);
                if level.settings().special_cells() {
                    facts.specials = Special::ALL.to_vec();
                }
                assert_readable(&rules_text(&facts), level, players);
            }
        }
    }
}

/// Covers the sentences on all effects by a sheet with all effects.
#[test]
fn a_child_can_read_what_every_effect_does() {
    for players in [1, 4] {
        let mut facts = facts(Level::HighWitch, players, home());
        facts.effects = Effect::ALL.to_vec();
        assert_readable(&rules_text(&facts), Level::HighWitch, players);
    }
}

fn assert_readable(rules: &[crate::witches::rules::RulesSection], level: Level, players: u8) {
    let mut all = Counts::default();
    for block in rules.iter().flat_map(|section| section.blocks.clone()) {
        let said = text(block).to_string();
        all.add(&said);
        let mut own = Counts::default();
        own.add(&said);
        // The grade of a list of names is meaningless.
        let is_long = own.words >= LONG && said.matches(',').count() < MANY;
        assert!(!is_long || own.grade() <= PARAGRAPH, "{}: {said}", own.grade());
    }
    let grade = all.grade();
    println!("{level:?}, {players} players: grade {grade:.2}, {} words", all.words);
    assert!(grade <= BAR, "{level:?}, {players} players: {grade}");
}
