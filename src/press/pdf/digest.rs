//! A fingerprint of content: equal content has equal digests, on every machine.

use printpdf::shading::{Shading, ShadingGeometry};

/// FNV-1a with 128 bits: stable across releases and machines, unlike the standard hasher.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digest(u128);

const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;

impl Digest {
    pub(super) fn new() -> Self {
        Digest(BASIS)
    }

    pub(super) fn value(self) -> u128 {
        self.0
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.word(u32::from(byte));
        }
    }

    /// A gradient.
    pub(super) fn shading(&mut self, shading: &Shading) {
        let coords: &[f32] = match &shading.geometry {
            ShadingGeometry::Axial { coords } => coords,
            ShadingGeometry::Radial { coords } => coords,
        };
        coords.iter().for_each(|n| self.word(n.to_bits()));
        for stop in &shading.stops {
            self.word(stop.offset.to_bits());
            stop.color.iter().for_each(|n| self.word(n.to_bits()));
        }
    }

    pub(super) fn word(&mut self, word: u32) {
        self.0 = (self.0 ^ u128::from(word)).wrapping_mul(PRIME);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_vector() {
        let mut digest = Digest::new();
        digest.bytes(b"a");
        assert_eq!(digest.value(), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
