//! Words of other programs and of printers for values of options, which a message answers with the
//! value that is meant.

use cauldron_press::texts::nearest;

/// Values that are meant by other words. Words are in lower case, without signs between letters.
const SYNONYMS: &[(&[&str], &str)] = &[
    (
        &["long-edge"],
        "long longside flip fliplong fliponlong fliponlongedge notumble duplexnotumble twosidedlongedge duplexlongedge book portrait",
    ),
    (&["long-edge"], "duplex twosided doublesided 2sided both yes on auto default"),
    (
        &["short-edge"],
        "short shortside flipshort fliponshort fliponshortedge tumble duplextumble twosidedshortedge duplexshortedge calendar headtotoe landscape",
    ),
    (&["gray", "black"], "bw blackwhite blackandwhite blacknwhite mono monochrome"),
    (&["black"], "blackonly onlyblack k 1bit bitmap lineart outline outlines"),
    (&["gray"], "grays greys shades halftone"),
    (
        &["colour"],
        "colours colors colored coloured full fullcolor fullcolour rgb cmyk 4c auto default",
    ),
    (
        &["saver"],
        "save saving eco economy econo draft toner tonersave tonersaver inksaver light low",
    ),
    (&["pdf/x-4"], "x4 x pdfx pdfx4 pdfx42010 pdfx3 pdfx1a"),
    (&["pdf/vt-1"], "vt1 vt pdfvt pdfvt1"),
    (&["pdf/a-2"], "a2 a pdfa pdfa2 pdfa2a pdfa2b pdfa2u pdfa1 pdfa3 archive"),
    (&["codes"], "giveup giveupcodes short"),
    (&["whole"], "all full complete yes solution solutions"),
    (&["referee"], "keeper person oracle"),
    (&["none"], "no off never without"),
    (&["left"], "leftedge long longedge ltr lefttoright book"),
    (&["right"], "rightedge rtl righttoleft manga"),
    (&["top"], "topedge short shortedge calendar up upper"),
    (&["outlines"], "outlined path paths curve curves glyphs shapes"),
    (&["text"], "texts font fonts embed embedded letters searchable editable"),
    (&["xjdf"], "jdf xml"),
    (&["pale"], "light faint soft pastel"),
    (&["full"], "strong dark bold normal solid"),
    (&["small"], "little mini s"),
    (&["large"], "big l"),
];

/// Words for printing on one side of the paper.
const ONE_SIDED: &str =
    "simplex onesided singlesided single 1sided oneside one none no off never front";

/// Returns a word as it is compared with [`SYNONYMS`].
fn fold_word(typed: &str) -> String {
    typed.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Whether a list of words, separated by spaces, contains `word`.
fn has_word(words: &str, word: &str) -> bool {
    words.split(' ').any(|one| one == word)
}

/// Returns those `valid` values that `typed` probably means: a spelling error, or another word.
pub(super) fn likely_values<'a>(typed: &str, valid: &[&'a str]) -> Vec<&'a str> {
    let word = fold_word(typed);
    let is_value = |value: &&&str| fold_word(value) == word;
    if let Some(value) = valid.iter().find(is_value) {
        return vec![value];
    }
    for (values, words) in SYNONYMS {
        let values = values.iter().filter_map(|value| valid.iter().find(|one| *one == value));
        let values: Vec<&str> = values.copied().collect();
        if has_word(words, &word) && !values.is_empty() {
            return values;
        }
    }
    nearest(typed, valid.iter().copied()).into_iter().collect()
}

/// Whether an option chooses the edge over which the paper is turned, and `typed` means that it is
/// printed on one side.
pub(super) fn is_one_sided(typed: &str, valid: &[&str]) -> bool {
    valid.contains(&"long-edge") && has_word(ONE_SIDED, &fold_word(typed))
}

#[cfg(test)]
mod tests {
    use cauldron_press::options::{Choices, OptionChoice};
    use cauldron_press::page::{Duplex, Ink};

    use super::*;

    fn words<T>(choices: Choices<T>) -> Vec<&'static str> {
        choices.iter().map(|(word, ..)| *word).collect()
    }

    #[test]
    fn words_of_printers_are_understood() {
        let (duplex, ink) = (words(Duplex::CHOICES), words(Ink::CHOICES));
        let standards = vec!["pdf/x-4", "pdf/vt-1", "pdf/a-2"];
        for (typed, valid, expected) in [
            ("LongEdge", &duplex, &["long-edge"][..]),
            ("two-sided-short-edge", &duplex, &["short-edge"]),
            ("DuplexTumble", &duplex, &["short-edge"]),
            ("shrot-edge", &duplex, &["short-edge"]),
            ("up", &duplex, &[]),
            ("bw", &ink, &["gray", "black"]),
            ("Black & White", &ink, &["gray", "black"]),
            ("Gray", &ink, &["gray"]),
            ("toner-save", &ink, &["saver"]),
            ("colr", &ink, &["colour"]),
            ("green", &ink, &[]),
            ("X4", &standards, &["pdf/x-4"]),
            ("pdfa", &standards, &["pdf/a-2"]),
        ] {
            assert_eq!(likely_values(typed, valid), expected, "{typed}");
        }
        for typed in ["simplex", "one-sided", "Single Sided", "none"] {
            assert!(is_one_sided(typed, &duplex) && !is_one_sided(typed, &ink), "{typed}");
        }
        assert!(!is_one_sided("long-edge", &duplex) && !is_one_sided("up", &duplex));
    }
}
