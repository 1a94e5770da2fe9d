//! What the press's module for browsers is without until it is of use, as files for a site to lay
//! beside it. A page loads each when somebody wants it, and hands it in:
//!
//! | File | For | Handed in by |
//! |---|---|---|
//! | `press-de.words` | a language but the first, which is in the module: messages, and where their words may be parted | `hand_in_language()` |
//! | `press-ZenMaruGothic-Regular.ttf` | Japanese; where its `place` is that of `"missing-fonts"` in what `{"ask": "about"}` says | `hand_in_font(place)` |
//! | `press-fogra39.icc` | the standard `pdf-x4` | `hand_in_colours()` |

use std::borrow::Cow;

use crate::page::{Theme, fonts};
use crate::press::COATED;
use crate::texts::{Language, patterns};

/// All files, each with its name. None is packed; each packs well.
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
