//! What the race draws from a seed.

use crate::stream::Concern;

/// What a stream is drawn for.
#[derive(Clone, Copy, Debug)]
pub enum RaceConcern {
    /// The games of a simulation.
    Games,
    /// The track and the deck.
    Board,
    /// What stands beside the track.
    Scenery,
    /// What the race is called.
    CourseName,
    /// The order in which families of courses are tried.
    CourseFamilies,
    /// The shape of a course.
    CourseShape,
    /// The seeds of a booklet's races.
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
