//! Words of a theme: messages that replace those of a language, and words that replace others in
//! all remaining messages.

use std::collections::{BTreeMap, BTreeSet};

use super::fault::{ThemeFault, hint};
use crate::texts::entries::entries;
use crate::texts::{Language, LanguageError, entries};

/// Words of a theme in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ThemeWords {
    /// Path of the file of the messages, or the table of the manifest, for error messages.
    pub file: String,
    /// Messages in Fluent syntax, as in the file of the language.
    pub messages: String,
    /// Replacement words, by the usual word in lower case.
    pub instead: BTreeMap<String, String>,
}

/// Key prefixes of the names that phones show as well.
const NAMES: [&str; 3] = ["ingredient-", "creature-", "effect-"];
/// Keys of messages that name the authors and the program. They are not changed.
const KEPT: [&str; 2] = ["rules-credits", "sheet-press"];
/// Start of a command of the program in italics. Users type it, so it is not changed.
const COMMAND: &str = "cauldron ";
/// Key suffix of signs. By the sign of a name on paper, players find the name on the phone.
const SIGN: &str = "-sign";
/// Number of initial letters that serve as the sign of a name without one.
const LETTERS: usize = 2;

impl ThemeWords {
    /// Returns the language with the words of this theme.
    ///
    /// # Errors
    /// [`LanguageError`] if the messages are not valid Fluent syntax.
    pub(super) fn apply_to(&self, language: &Language) -> Result<Language, LanguageError> {
        let own: BTreeMap<&str, &str> = entries(&self.messages).collect();
        let mut source = String::with_capacity(language.source().len());
        for (key, text) in entries(language.source()) {
            match own.get(key) {
                Some(text) => source.push_str(text),
                None if key.starts_with("language-") => source.push_str(text),
                None if KEPT.contains(&key) => source.push_str(text),
                None => text.lines().for_each(|line| {
                    source.push_str(&self.line(line));
                    source.push('\n');
                }),
            }
        }
        Language::read(&source)
    }

    /// Replaces words in a line of a message. Keys and placeholders in braces are not changed.
    fn line(&self, line: &str) -> String {
        let head = match line.trim_start() {
            _ if line.starts_with('}') => 1,
            variant if variant.starts_with(['[', '*']) && line.starts_with(' ') => {
                line.find(']').map_or(0, |at| at + 1)
            }
            _ if line.starts_with(' ') => 0,
            _ => line.find('=').map_or(line.len(), |at| at + 1),
        };
        let (head, mut rest) = line.split_at(head);
        let mut said = head.to_owned();
        let (mut depth, mut before) = (0, ' ');
        while let Some(first) = rest.chars().next() {
            depth += i32::from(first == '{') - i32::from(first == '}');
            let end = match first.is_alphabetic() {
                true => rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len()),
                false => first.len_utf8(),
            };
            let (word, later) = rest.split_at(end);
            // A command extends to the end of the italics.
            let end = Some(rest).filter(|_| before == '_').filter(|text| text.starts_with(COMMAND));
            if let Some(end) = end.and_then(|text| text.find('_')) {
                said.push_str(&rest[..end]);
                rest = &rest[end..];
                continue;
            }
            before = first;
            match self.instead.get(&word.to_lowercase()).filter(|_| depth == 0) {
                Some(own) => said.push_str(&as_large(own, word)),
                None => said.push_str(word),
            }
            rest = later;
        }
        said
    }

    /// Returns the faults of the words for a language.
    pub(super) fn find_faults(&self, language: &Language) -> Vec<ThemeFault> {
        let file = || self.file.clone();
        let mut faults = Vec::new();
        let usual: BTreeMap<&str, &str> =
            entries(language.source()).filter(|(key, _)| !key.starts_with("language-")).collect();
        for (key, text) in entries(&self.messages) {
            let Some(known) = usual.get(key) else {
                let (key, hint) = (key.to_owned(), hint(key, usual.keys().copied()));
                faults.push(ThemeFault::NoMessage { file: file(), key, hint });
                continue;
            };
            if key.ends_with(SIGN) {
                faults.push(ThemeFault::Sign { file: file(), key: key.to_owned() });
            }
            let (wanted, found) = (values(known), values(text));
            if wanted != found {
                let key = key.to_owned();
                faults.push(ThemeFault::Values {
                    file: file(),
                    key,
                    wanted: join_values(&wanted),
                    found: join_values(&found),
                });
            }
        }
        let spoken = match self.apply_to(language) {
            Ok(spoken) => spoken,
            Err(error) => {
                let reason = error.to_string();
                faults.push(ThemeFault::Words { file: file(), reason });
                return faults;
            }
        };
        for prefix in NAMES {
            let mut called: BTreeMap<String, &str> = BTreeMap::new();
            let keys = usual.keys().filter(|key| key.starts_with(prefix) && is_name(key, &usual));
            for key in keys {
                let (Some(own), Some(usual)) = (spoken.plain(key), language.plain(key)) else {
                    continue;
                };
                let sign = language.plain(&format!("{key}{SIGN}"));
                let letters = sign.unwrap_or_else(|| usual.chars().take(LETTERS).collect());
                let is_found = leads_to(&own, &letters, &usual);
                if let Some(first) = called.insert(own.clone(), key) {
                    let (first, second) = (first.to_owned(), (*key).to_owned());
                    faults.push(ThemeFault::Alike { file: file(), first, second, name: own });
                } else if !is_found {
                    let key = (*key).to_owned();
                    faults.push(ThemeFault::Letters { file: file(), key, own, usual, letters });
                }
            }
        }
        faults
    }
}

/// Whether a key is that of a name. Longer keys with the key of another message as their prefix
/// describe what that message names.
fn is_name(key: &str, keys: &BTreeMap<&str, &str>) -> bool {
    !keys.keys().any(|other| key.strip_prefix(*other).is_some_and(|rest| rest.starts_with('-')))
}

/// Whether players find the usual name by the theme's name. `own` must begin with `sign`. If
/// `usual` does not begin with it, but contains its letters in order, `own` may do so as well, with
/// the first letter at its start.
fn leads_to(own: &str, sign: &str, usual: &str) -> bool {
    let [own, sign, usual] = [own, sign, usual].map(str::to_lowercase);
    if own.starts_with(&sign) || usual.starts_with(&sign) {
        return own.starts_with(&sign);
    }
    let mut letters = own.chars();
    sign.chars().enumerate().all(|(i, letter)| match i {
        0 => letters.next() == Some(letter),
        _ => letters.any(|other| other == letter),
    })
}

/// Returns `own` with the capitalization of `like`.
fn as_large(own: &str, like: &str) -> String {
    let mut letters = like.chars();
    let first = letters.next().is_some_and(char::is_uppercase);
    let rest = letters.next().is_some_and(char::is_uppercase);
    match (first, rest) {
        (true, true) => own.to_uppercase(),
        (true, false) => {
            let mut own = own.chars();
            own.next().map_or_else(String::new, |first| first.to_uppercase().chain(own).collect())
        }
        _ => own.to_owned(),
    }
}

/// Returns the values that a message uses, in any order.
fn values(entry: &str) -> BTreeSet<&str> {
    entries::values(entry).into_iter().collect()
}

fn join_values(values: &BTreeSet<&str>) -> String {
    let all: Vec<&str> = values.iter().copied().collect();
    if all.is_empty() { "no values".to_owned() } else { all.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(messages: &str, instead: &[(&str, &str)]) -> ThemeWords {
        let instead = instead.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect();
        ThemeWords { file: "messages/en.ftl".to_owned(), messages: messages.to_owned(), instead }
    }

    fn told(messages: &str) -> Vec<String> {
        let faults = words(messages, &[]).find_faults(Language::first());
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_theme_speaks_in_its_own_words() {
        let words = words(
            "ingredient-sage = Sapphire\n",
            &[("witch", "scientist"), ("witches", "scientists")],
        );
        let spoken = words.apply_to(Language::first()).unwrap();
        assert_eq!(spoken.plain("ingredient-sage").as_deref(), Some("Sapphire"));
        assert_eq!(spoken.plain("ingredient-mint").as_deref(), Some("Mint"));
        assert_eq!(
            (spoken.tag(), spoken.number()),
            (Language::first().tag(), Language::first().number())
        );
        assert_eq!(
            words.line("a-witch = The Witch, *witches* { $witch }, Switch"),
            "a-witch = The Scientist, *scientists* { $witch }, Switch"
        );
        let typed = "a-key = Type _cauldron serve_, or _cauldron brew_ at the witch";
        let words = ThemeWords {
            instead: [("cauldron", "pot"), ("brew", "cook"), ("witch", "cook")]
                .map(|(a, b)| (a.into(), b.into()))
                .into(),
            ..words
        };
        assert_eq!(
            words.line(typed),
            "a-key = Type _cauldron serve_, or _cauldron brew_ at the cook"
        );
        assert_eq!(words.line("a = Cauldron _witch_"), "a = Pot _cook_");
    }

    #[test]
    fn variants_of_a_message_have_the_words_too() {
        let words = words("", &[("witches", "scientists")]);
        assert_eq!(words.line("   *[other] { $n } witches"), "   *[other] { $n } scientists");
    }

    #[test]
    fn a_theme_without_words_speaks_as_the_language_does() {
        let spoken = words("", &[]).apply_to(Language::first()).unwrap();
        for (key, _) in entries(Language::first().source()) {
            assert_eq!(spoken.plain(key), Language::first().plain(key), "{key}");
        }
        assert_eq!(words("", &[]).find_faults(Language::first()), []);
    }

    #[test]
    fn the_usual_names_are_no_fault_in_any_language() {
        for language in Language::all() {
            let names = entries(language.source()).filter(|(key, _)| {
                NAMES.iter().any(|prefix| key.starts_with(prefix)) && !key.ends_with(SIGN)
            });
            let own: String = names.map(|(_, entry)| entry).collect();
            assert_eq!(words(&own, &[]).find_faults(language), [], "{}", language.tag());
        }
        // A sign whose letters are not the first ones of a name needs only their order.
        assert!(leads_to("Szafir czarny", "Sc", "Szczypiorek"));
        assert!(!leads_to("Szafir", "Sc", "Szczypiorek") && !leads_to("Ocet", "Sc", "Szczypiorek"));
        assert!(
            !leads_to("Sulphura", "Sa", "Sage") && leads_to("ロードスズ", "ロズ", "ローズマリー")
        );
    }

    #[test]
    fn faults_of_messages_are_told() {
        assert_eq!(
            told("ingredient-sag = Sapphire\n"),
            [
                "messages/en.ftl: there is no message \"ingredient-sag\"; did you mean ingredient-sage?"
            ]
        );
        assert_eq!(
            told("sheet-level = Deck\n"),
            [
                "messages/en.ftl: sheet-level must name number, as the usual message does, and names no values"
            ]
        );
        assert!(
            told("ingredient-sage-sign = Qu\n")[0].contains("ingredient-sage-sign stays as it is")
        );
        assert!(told("ingredient-sage = Quartz\n")[0].ends_with("let it begin with \"Sa\""));
        let alike = told("ingredient-parsley = Pepper\n");
        assert!(
            alike.iter().any(|fault| fault.contains("are both called \"Pepper\"")),
            "{alike:?}"
        );
        assert!(told("sheet-level = { $number\n")[0].contains("not in Fluent's form"));
    }
}
