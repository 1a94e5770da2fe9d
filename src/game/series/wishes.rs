//! Wishes for a series as they are written: an object with a value for each wish.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::game::Refused;
use crate::texts::{nearest, said};

/// Reads wishes; those that are left out are as usual. The names that there are, are those of
/// the usual ones.
///
/// # Errors
/// For what is no object, a name that no wish has, and a value that its wish cannot have.
pub(crate) fn read<W: Default + Serialize + DeserializeOwned>(
    wishes: &Value,
) -> Result<W, Refused> {
    let Value::Object(given) = wishes else {
        return Err(Refused::input(said::run_no_wishes(wishes.to_string())));
    };
    let usual = serde_json::to_value(W::default()).map_err(Refused::request)?;
    let names: Vec<&str> =
        usual.as_object().into_iter().flat_map(Map::keys).map(|n| &**n).collect();
    for (name, value) in given {
        if !names.contains(&name.as_str()) {
            return Err(Refused::input(
                match nearest(&name.replace('-', "_"), names.iter().copied()) {
                    Some(like) => said::run_unknown_wish_near(name.as_str(), like),
                    None => said::run_unknown_wish(name.as_str(), names.join(", ")),
                },
            ));
        }
        // Each by itself, so that what is wrong goes by its name.
        let alone = Value::Object(Map::from_iter([(name.clone(), value.clone())]));
        serde_json::from_value::<W>(alone)
            .map_err(|error| Refused::input(said::run_wish(name.as_str(), error.to_string())))?;
    }
    serde_json::from_value(wishes.clone()).map_err(Refused::request)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Wishes {
        players: u8,
        minutes: u16,
    }

    fn error(wishes: Value) -> String {
        read::<Wishes>(&wishes).unwrap_err().to_string()
    }

    #[test]
    fn wishes_are_read_and_the_rest_is_as_usual() {
        assert_eq!(read(&json!({ "minutes": 15 })), Ok(Wishes { players: 0, minutes: 15 }));
    }

    #[test]
    fn wrong_wishes_go_by_their_name() {
        let near = error(json!({ "playrs": 3 }));
        assert!(near.contains("playrs") && near.contains("did you mean players?"), "{near}");
        let far = error(json!({ "colour": 3 }));
        assert!(far.contains("colour") && far.contains("minutes, players"), "{far}");
        let value = error(json!({ "players": 300, "minutes": 2 }));
        assert!(value.contains("players") && value.contains("300"), "{value}");
        assert!(error(json!([1])).contains("[1]"));
    }
}
