//! Options of a booklet: its parts, and the style of its publisher.

use std::path::PathBuf;

use super::OptionChoice;
use super::{STYLE_HEADING, options};
use crate::booklet::CaptionError;
use crate::booklet::{Answers, Caption};

options! {
    /// Parts of a booklet besides its games.
    #[command(next_help_heading = "Booklet")]
    #[derive(Copy)]
    pub struct PartOptions {
        /// Content of the last sheets: none, codes (the give-up codes), whole (the solutions), or
        /// referee (all that a referee needs without a device). The default is codes, or none with
        /// --files
        #[arg(value_name = "PART", value_parser = super::choice(Answers::CHOICES))]
        answer_part as "answers": Option<Answers>,
        /// Omit the cover and the contents
        no_cover: bool,
        /// Omit the rules
        no_rules: bool,
    }

    /// Style of a publisher.
    #[command(next_help_heading = STYLE_HEADING)]
    pub struct StyleOptions {
        /// Title for the cover
        #[arg(value_name = "TEXT", value_parser = caption)]
        title: Option<Caption>,
        /// Logo for the cover: an SVG, PNG or JPEG file
        #[arg(value_name = "FILE")]
        logo: Option<PathBuf>,
        /// Text at the foot of every page
        #[arg(value_name = "TEXT", value_parser = caption)]
        footer: Option<Caption>,
    }
}

fn caption(text: &str) -> Result<Caption, CaptionError> {
    text.to_owned().try_into()
}
