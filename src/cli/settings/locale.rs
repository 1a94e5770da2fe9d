//! The paper and the language that this computer is set to.

use cauldron_press::texts::Language;

/// Where Letter is the usual paper (Unicode CLDR); elsewhere it is A4.
const LETTER: [&str; 14] =
    ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

/// What the locale says; nothing of what it leaves open.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Locale {
    /// The name of the usual paper of its country.
    pub paper: Option<&'static str>,
    /// Its language, where it is one that is spoken here.
    pub language: Option<&'static Language>,
}

impl Locale {
    /// The locale of these variables, as POSIX and GNU read them.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Locale {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let first = |names: [&str; 3]| {
            let value = names.iter().find_map(set)?;
            Name::read(&value)
        };
        let paper = first(["LC_ALL", "LC_PAPER", "LANG"]).and_then(|name| name.country);
        let language = first(["LC_ALL", "LC_MESSAGES", "LANG"]).and_then(|name| {
            let wished = set(&"LANGUAGE").unwrap_or_default();
            let wished = wished.split(':').filter_map(Name::read).map(|name| name.language);
            wished.chain([name.language]).find_map(|language| Language::of(&language))
        });
        let paper_of = |country: String| match LETTER.contains(&&*country) {
            true => "letter",
            false => "a4",
        };
        Locale { paper: paper.map(paper_of), language }
    }
}

/// The name of a locale, such as `de_AT.UTF-8@euro`.
struct Name {
    language: String,
    country: Option<String>,
}

impl Name {
    /// Nothing of the locales that are of no language: C and POSIX.
    fn read(text: &str) -> Option<Name> {
        let name = text.split(['.', '@']).next().unwrap_or_default();
        let mut parts = name.split(['_', '-']);
        let letters = |part: &&str| part.bytes().all(|byte| byte.is_ascii_alphabetic());
        let language = parts.next().filter(|part| (2..=3).contains(&part.len()))?;
        let language = Some(language).filter(letters)?.to_ascii_lowercase();
        let country = parts.find(|part| part.len() == 2).filter(letters);
        Some(Name { language, country: country.map(str::to_ascii_uppercase) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Paper and language, of variables such as `LANG=de_DE LC_PAPER=en_US`.
    fn read(set: &str) -> (Option<&'static str>, Option<&'static str>) {
        let variable = |name: &str| {
            let mut all = set.split_whitespace().filter_map(|one| one.split_once('='));
            all.find(|(one, _)| *one == name).map(|(_, value)| value.to_owned())
        };
        let Locale { paper, language } = Locale::of(variable);
        (paper, language.map(Language::tag))
    }

    #[test]
    fn paper_and_language_come_from_the_locale() {
        for (set, paper, language) in [
            ("LANG=de_DE.UTF-8", Some("a4"), Some("de")),
            ("LANG=en_US.UTF-8", Some("letter"), Some("en-GB")),
            ("LANG=fr_CA", Some("letter"), Some("fr")),
            ("LANG=es_MX@currency", Some("letter"), Some("es")),
            ("LANG=en_GB", Some("a4"), Some("en-GB")),
            ("LANG=ja_JP.eucJP", Some("a4"), Some("ja")),
            ("LANG=zh_Hant_TW", Some("a4"), None),
            ("LANG=sv_SE.UTF-8", Some("a4"), None),
            ("LANG=sv_SE LANGUAGE=sv:nb:nl_BE:en", Some("a4"), Some("nl")),
            ("LANG=en_US LANGUAGE=pl", Some("letter"), Some("pl")),
            ("LANG=de", None, Some("de")),
            ("LANG=de_DE LC_PAPER=en_US.UTF-8", Some("letter"), Some("de")),
            ("LANG=de_DE LC_MESSAGES=C", Some("a4"), None),
            ("LANG=de_DE LC_PAPER=C", None, Some("de")),
            ("LANG=de_DE LC_ALL=fr_FR LC_PAPER=en_US", Some("a4"), Some("fr")),
            ("LANG=de_DE LC_ALL= LC_MESSAGES=", Some("a4"), Some("de")),
            ("LANG=C.UTF-8 LANGUAGE=de", None, None),
            ("LANG=POSIX", None, None),
            ("LC_ALL=C LANG=de_DE", None, None),
            ("LANGUAGE=de", None, None),
            ("LANG=../../etc", None, None),
            ("LANG=d\u{e9}_DE", None, None),
            ("", None, None),
        ] {
            assert_eq!(read(set), (paper, language), "{set}");
        }
    }
}
