//! Sets of ingredients or effects, a bit for each.

/// All subsets of a set, the empty one first.
pub(super) fn subsets(all: u16) -> impl Iterator<Item = u16> {
    let mut next = Some(0u16);
    std::iter::from_fn(move || {
        let set = next?;
        next = Some(set.wrapping_sub(all) & all).filter(|after| *after != 0);
        Some(set)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_comes_once() {
        assert_eq!(subsets(0).collect::<Vec<_>>(), [0]);
        assert_eq!(subsets(0b1010).collect::<Vec<_>>(), [0, 0b10, 0b1000, 0b1010]);
        assert_eq!(subsets(u16::MAX).count(), 1 << 16);
    }
}
