//! The colours that a theme can change, and what must stand out from what.

use std::collections::BTreeMap;

use super::fault::ThemeFault;
use crate::game::identity::Identity;
use crate::page::colour::contrast;
use crate::page::list::{Rgb, Role};

/// The name of the colour of the whole page, which usually is that of the paper.
pub(super) const GROUND: &str = "ground";

/// What text is printed in, and on.
const TEXT: ([&str; 3], [&str; 5]) =
    (["ink", "soft-ink", "accent"], ["paper", "ground", "tint", "garden", "inside"]);
/// What players look for, and on what.
const NEEDED: [(&str, &str); 14] = [
    ("rule", "paper"),
    ("rule", "ground"),
    ("rule", "tint"),
    ("guide", "paper"),
    ("guide", "ground"),
    ("guide", "tint"),
    ("garden-line", "paper"),
    ("garden-line", "ground"),
    ("garden-line", "garden"),
    ("garden-grid", "paper"),
    ("garden-grid", "garden"),
    ("iron", "ground"),
    ("iron", "inside"),
    ("divider", "inside"),
];

/// The colours of a theme.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Colours {
    own: BTreeMap<Role, String>,
    ground: Option<String>,
}

impl Colours {
    /// The usual colour of whole pages: that of the paper.
    pub(super) const PLAIN_GROUND: &'static str = Role::Paper.usual();

    /// Gives a name a colour. Whether there is such a name.
    pub(super) fn set(&mut self, name: &str, colour: &str) -> bool {
        if name == GROUND {
            self.ground = Some(colour.to_owned());
            return true;
        }
        match role(name) {
            Some(role) => {
                self.own.insert(role, colour.to_owned());
                true
            }
            None => false,
        }
    }

    /// Whether it has a colour of its own for a role.
    pub(super) fn has(&self, role: Role) -> bool {
        self.own.contains_key(&role)
    }

    /// The colour of a role.
    pub(super) fn of(&self, role: Role) -> Rgb {
        let own = self.own.get(&role).and_then(|own| Rgb::read(own));
        own.unwrap_or(Rgb::hex(role.usual()))
    }

    /// What whole pages are painted with.
    pub(super) fn ground(&self) -> Option<&str> {
        self.ground.as_deref()
    }

    fn named(&self, name: &str) -> &str {
        match (&self.ground, role(name)) {
            (Some(ground), _) if name == GROUND => ground,
            (_, role) => {
                let role = role.unwrap_or(Role::Paper);
                self.own.get(&role).map_or(role.usual(), String::as_str)
            }
        }
    }

    /// Pairs that are hard to tell apart.
    pub(super) fn faults(&self) -> Vec<ThemeFault> {
        let text = TEXT
            .0
            .iter()
            .flat_map(|front| TEXT.1.iter().map(move |ground| (*front, *ground, "4.5", 450)));
        let needed = NEEDED.iter().map(|(front, ground)| (*front, *ground, "3", 300));
        let own = text.chain(needed).map(|(front, ground, least, bound)| {
            ((front, self.named(front)), (ground, self.named(ground)), least, bound)
        });
        // Names are printed on the colours of the sections, in that of the paper or in ink.
        let sections = Identity::ALL.map(|identity| {
            let front = identity.on_colour().name();
            let ground = ("a section's name", identity.colour());
            ((front, self.named(front)), ground, "4.5", 450)
        });
        own.chain(sections)
            .filter_map(|((front, front_value), (ground, ground_value), least, bound)| {
                let hundredths = hundredths(front_value, ground_value);
                (hundredths < bound).then(|| ThemeFault::Contrast {
                    front,
                    front_value: front_value.to_owned(),
                    ground,
                    ground_value: ground_value.to_owned(),
                    hundredths,
                    least,
                })
            })
            .collect()
    }
}

/// The role of a name.
fn role(name: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| role.name() == name)
}

/// Whether a text is a colour as manifests have it: `#rrggbb` in lower case.
pub(super) fn is_colour(text: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
    text.len() == 7 && text.strip_prefix('#').is_some_and(|rest| rest.chars().all(digit))
}

/// The contrast of two colours in hundredths.
fn hundredths(one: &str, other: &str) -> u32 {
    (contrast(one, other) * 100.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_colours_stand_out() {
        assert_eq!(Colours::default().faults(), []);
    }

    #[test]
    fn pale_text_and_pale_fences_are_told() {
        let mut colours = Colours::default();
        assert!(colours.set("soft-ink", "#a0a0a0") && colours.set("garden-line", "#cccccc"));
        assert!(!colours.set("fence", "#cccccc"));
        let told: Vec<String> = colours.faults().iter().map(ToString::to_string).collect();
        assert!(told[0].contains("soft-ink (#a0a0a0) on paper (#ffffff)"), "{told:?}");
        assert!(
            told.iter().any(|t| t.contains("what players look for needs at least 3")),
            "{told:?}"
        );
    }

    #[test]
    fn usual_colours_have_one_name_each() {
        let all: std::collections::BTreeSet<&str> = Role::ALL.map(Role::usual).into();
        assert_eq!(all.len(), Role::ALL.len());
        assert!(all.iter().all(|usual| is_colour(usual)));
    }
}
