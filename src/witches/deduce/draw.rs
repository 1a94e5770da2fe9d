//! Secrets, drawn as puzzles are.

use super::partial::Partial;
use super::prior::Prior;
use super::secret::{Secret, is_imposter};
use crate::common::stream::Stream;
use crate::witches::puzzle::{Decoy, Role};
use crate::witches::settings::DecoyKinds;

impl Partial {
    /// One of its secrets, drawn by their prior chances.
    pub(super) fn draw(&self, prior: &Prior, stream: &mut Stream) -> Secret {
        let mut secret = self.secret;
        let n = usize::from(secret.ingredients);
        let length = secret.length;
        loop {
            let unused = (1..=length).filter(|number| self.numbers >> number & 1 == 0);
            let mut roles: Vec<Option<u8>> = unused.map(Some).collect();
            roles.resize(n - self.roles.count_ones() as usize, None);
            stream.shuffle(&mut roles);
            let mut roles = roles.into_iter();
            for index in (0..n).filter(|index| !self.has_role(*index)) {
                secret.roles[index] = match roles.next().flatten() {
                    Some(number) => Role::Regular(number),
                    None => Role::Decoy(draw_kind(prior, length, stream)),
                };
            }
            if self.stray_fits(prior, &secret, stream) {
                break;
            }
        }
        let bare: Vec<usize> = (0..n).filter(|index| !self.is_decided(*index)).collect();
        for index in &bare {
            secret.effects[*index] = 0;
        }
        for place in 0..prior.effects.len() {
            let bit = 1u8 << place;
            let both = self.unplaced & prior.pairs & bit != 0;
            let times = usize::from((self.unplaced | self.halved) & bit != 0) + usize::from(both);
            for _ in 0..times {
                let fits = |index: &&usize| {
                    let stranger = prior.stray & bit == 0 || !is_imposter(secret.roles[**index]);
                    stranger && secret.effects[**index] & bit == 0
                };
                let fitting: Vec<usize> = bare.iter().filter(fits).copied().collect();
                if let Some(index) = stream.pick(&fitting) {
                    secret.effects[*index] |= bit;
                }
            }
        }
        let orders = (0..prior.orders).filter(|order| self.orders >> order & 1 == 1);
        secret.order = *stream.pick(&orders.collect::<Vec<u8>>()).unwrap_or(&0);
        secret
    }

    /// Whether drawn roles are kept, by how many places they leave to the effect Imposter.
    fn stray_fits(&self, prior: &Prior, secret: &Secret, stream: &mut Stream) -> bool {
        if prior.stray == 0 {
            return true;
        }
        let n = usize::from(secret.ingredients);
        let among = n - secret.imposters();
        let places = match self.unplaced & prior.stray {
            0 => 1,
            _ => {
                let bare = (0..n).filter(|index| !self.is_decided(*index));
                bare.filter(|index| !is_imposter(secret.roles[*index])).count()
            }
        };
        // At most 1 either way: one place among the fewest who are not imposters, or as many
        // places as there are such.
        let (kept, of) = match self.unplaced & prior.stray {
            0 => (usize::from(secret.length), among),
            _ => (places, among),
        };
        stream.chance(kept.min(of), of)
    }
}

/// A kind of decoy, as puzzles draw it.
pub(super) fn draw_kind(prior: &Prior, length: u8, stream: &mut Stream) -> Decoy {
    if prior.decoys == DecoyKinds::Ignore {
        return Decoy::Ignore;
    }
    match stream.below(100) {
        0..33 => Decoy::Ignore,
        33..66 if stream.chance(1, 2) => Decoy::Overgrown,
        33..66 => Decoy::Undergrown,
        _ => Decoy::Imposter(1 + stream.below(length.into()) as u8),
    }
}
