//! Internal, may change. Parts that are left out of the press's WebAssembly module, as separate
//! files of the site. The page loads each file when it is needed, and passes its contents to a
//! function of the module:
//!
//! | File | Content | Function |
//! |---|---|---|
//! | `press-de.words` | messages and hyphenation of a language | `hand_in_language()` |
//! | `press-ZenMaruGothic-Regular.ttf` | Japanese font | `hand_in_font(place)` |
//! | `press-NotoSansArabic-Regular.ttf` | font for names in another script | `hand_in_font(place)` |
//! | `press-fogra39.icc` | colour profile of the standard `pdf-x4` | `hand_in_colours()` |
//!
//! The first language is built in. The `place` of a font is listed in `"missing-fonts"` of the
//! reply to `{"ask": "about"}`, and in the reply to `{"ask": "wanted-fonts"}` for a text.

use std::borrow::Cow;

use crate::page::{Theme, fonts};
use crate::press::COATED;
use crate::texts::{Language, patterns};

/// Returns all files with their names. They are not compressed, but compress well.
pub fn parts() -> Vec<(String, Cow<'static, [u8]>)> {
    let themes = Theme::names().filter_map(Theme::files_of).flatten();
    let themes = themes.filter(|(path, _)| patterns::has_words(path)).map(|(_, text)| *text);
    let themes = themes.collect::<Vec<_>>().join("\n");
    let languages = Language::all().iter().filter(|language| *language != Language::first());
    let words = languages.map(|language| {
        let file = language.for_browsers(&themes).into_bytes();
        (format!("press-{}.words", language.tag()), Cow::Owned(file))
    });
    let fonts = fonts::loaded_later().iter();
    let fonts = fonts.map(|(file, data)| (format!("press-{file}"), Cow::Borrowed(*data)));
    let colours = ("press-fogra39.icc".to_owned(), Cow::Borrowed(COATED));
    words.chain(fonts).chain([colours]).collect()
}
