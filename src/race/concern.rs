//! What the race draws from a seed.

use crate::common::stream::Concern;

/// What a stream is drawn for.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum RaceConcern {
    Games,
    Board,
    Scenery,
    CourseName,
    CourseFamilies,
    CourseShape,
    Booklet,
}

impl Concern for RaceConcern {
    fn name(self) -> &'static str {
        match self {
            RaceConcern::Games => "race games",
            RaceConcern::Board => "race board",
            RaceConcern::Scenery => "race scenery",
            RaceConcern::CourseName => "course name",
            RaceConcern::CourseFamilies => "course",
            RaceConcern::CourseShape => "course shape",
            RaceConcern::Booklet => "race booklet",
        }
    }
}
