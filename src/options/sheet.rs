//! Options of a sheet beyond its print: aids for play without a phone, and texts.

use super::options;

options! {
    /// Pages with the answers.
    #[command(next_help_heading = "Printing")]
    #[derive(Copy)]
    pub struct AidOptions {
        /// Also print the answers, in separate files, for a person who tests potions by hand
        answer_sheet: bool,
        /// Print the answers on a page to be folded and sealed, in a separate file: with it anyone
        /// can test the potions of a game without effects
        sealed_answers: bool,
    }

    /// Text versions of a sheet.
    #[command(next_help_heading = "Output")]
    #[derive(Copy)]
    pub struct ReadingOptions {
        /// Also write the content of the paper as a page of text, with tables for screen readers
        html: bool,
        /// Also write that text as braille, for an embosser or a display: pages of 25 lines of 40
        /// cells, in English, uncontracted
        braille: bool,
    }
}
