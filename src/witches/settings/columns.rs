//! Settings as they are written into files.

use serde::{Deserialize, Serialize};

use super::{DecoyKinds, EffectsLevel, RecipeLength, Settings, SettingsError};
use crate::edition::Edition;

/// The columns of a row, which need not be playable.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Columns {
    ingredients: u8,
    length: RecipeLength,
    decoys: DecoyKinds,
    effects: EffectsLevel,
    special_cells: bool,
    edition: Edition,
}

impl From<Settings> for Columns {
    fn from(settings: Settings) -> Columns {
        let Settings { ingredients, length, decoys, effects, special_cells, edition } = settings;
        Columns { ingredients, length, decoys, effects, special_cells, edition }
    }
}

impl TryFrom<Columns> for Settings {
    type Error = SettingsError;

    fn try_from(columns: Columns) -> Result<Settings, SettingsError> {
        let Columns { ingredients, length, decoys, effects, special_cells, edition } = columns;
        Settings::new(ingredients, length, decoys, effects, special_cells)
            .map(|settings| settings.in_edition(edition))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::settings::Level;

    #[test]
    fn what_is_written_is_read_again_and_checked() {
        for level in Level::ALL {
            let settings = level.settings().in_edition(Edition::First);
            let text = serde_json::to_string(&settings).unwrap();
            assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings, "{text}");
        }
        let text = serde_json::to_string(&Level::FirstGame.settings()).unwrap();
        let wrong = text.replace("\"ingredients\":6", "\"ingredients\":60");
        let error = serde_json::from_str::<Settings>(&wrong).unwrap_err().to_string();
        assert!(error.contains("60 ingredients"), "{error}");
    }
}
