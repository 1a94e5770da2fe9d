//! Command-line values that are lists or ranges.

use std::fmt;
use std::str::FromStr;

use cauldron_press::common::players::Players;
use cauldron_press::witches::playtest::Lineup;
use cauldron_press::witches::settings::Level;

/// List without repetitions: values separated by commas, or ranges such as `0..5` with both ends
/// included.
#[derive(Clone, Debug, PartialEq)]
pub struct List<T>(pub Vec<T>);

/// Type of the values in a [`List`].
pub trait Listed: FromStr<Err: fmt::Display> + Clone + PartialEq {
    /// All values from `from` to `to`; `None` if the type has no order.
    fn between(from: &Self, to: &Self) -> Option<Vec<Self>>;

    /// Value as typed on the command line.
    fn typed(&self) -> String;
}

impl Listed for Level {
    fn between(from: &Level, to: &Level) -> Option<Vec<Level>> {
        Some(Level::ALL.into_iter().filter(|level| (from..=to).contains(&level)).collect())
    }

    fn typed(&self) -> String {
        self.number().to_string()
    }
}

impl Listed for Players {
    fn between(from: &Players, to: &Players) -> Option<Vec<Players>> {
        Some(Players::all().filter(|players| (from..=to).contains(&players)).collect())
    }

    fn typed(&self) -> String {
        self.count().to_string()
    }
}

impl Listed for Lineup {
    fn between(_: &Lineup, _: &Lineup) -> Option<Vec<Lineup>> {
        None
    }

    fn typed(&self) -> String {
        self.to_string()
    }
}

/// Years.
impl Listed for u16 {
    fn between(from: &u16, to: &u16) -> Option<Vec<u16>> {
        Some((*from..=*to).collect())
    }

    fn typed(&self) -> String {
        self.to_string()
    }
}

impl<T: Listed> FromStr for List<T> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let one = |text: &str| text.trim().parse::<T>().map_err(|error| error.to_string());
        let mut list = Vec::new();
        for part in text.split(',') {
            let some = match part.split_once("..") {
                None => vec![one(part)?],
                Some((from, to)) => {
                    let (from, to) = (one(from)?, one(to.trim_start_matches('='))?);
                    let between = T::between(&from, &to).filter(|some| !some.is_empty());
                    between.ok_or_else(|| {
                        format!("there is nothing in {part:?}; write the lower end first")
                    })?
                }
            };
            for item in some {
                if !list.contains(&item) {
                    list.push(item);
                }
            }
        }
        Ok(List(list))
    }
}

impl<T: Listed> fmt::Display for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let items: Vec<String> = self.0.iter().map(Listed::typed).collect();
        f.pad(&items.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_ranges_are_read() {
        let read = |text: &str| text.parse::<List<Players>>().map(|list| list.to_string());
        assert_eq!(read("4"), Ok("4".to_owned()));
        assert_eq!(read("1..3,8, 2"), Ok("1,2,3,8".to_owned()));
        assert_eq!(read("1..=2"), Ok("1,2".to_owned()));
        let levels = "0..5".parse::<List<Level>>().unwrap();
        assert_eq!(levels.0, Level::ALL);
        let lineups = "typical,expert+careless".parse::<List<Lineup>>().unwrap();
        assert_eq!(lineups.to_string(), "typical,expert+careless");
    }

    #[test]
    fn what_is_no_list_is_refused_in_a_sentence() {
        let refused = |text: &str| text.parse::<List<Players>>().unwrap_err();
        assert_eq!(refused("0..4"), "0 players cannot play; a sheet is for 1 to 8 players");
        assert_eq!(refused("5..2"), "there is nothing in \"5..2\"; write the lower end first");
        assert!(refused("").contains("players cannot play"), "{}", refused(""));
        assert!("typical..expert".parse::<List<Lineup>>().is_err());
        assert!("99999999999999999999".parse::<List<Level>>().is_err());
    }
}
