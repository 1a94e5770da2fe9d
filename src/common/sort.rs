//! Sorting in little code. The standard library's sorts are built anew for each type, several
//! thousand bytes each; the phone's page has to be loaded first, so what it runs sorts by this.

use std::cmp::Ordering;

/// Up to this length nothing is allocated.
const SHORT: usize = 20;

/// Sorts a list; equals stay in their order.
pub(crate) fn sort_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    if list.len() > SHORT {
        let mut order: Vec<usize> = (0..list.len()).collect();
        sort_places(&mut order, &mut |a, b| compare(&list[a], &list[b]));
        arrange(list, &order);
        return;
    }
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at], &list[at - 1]) == Ordering::Less {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a list by its own order.
pub(crate) fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Sorts a list, and leaves one of what is there several times.
pub(crate) fn sort_apart<T: Ord>(list: &mut Vec<T>) {
    sort(list);
    list.dedup();
}

/// The one sort that is built.
fn sort_places(order: &mut [usize], compare: &mut dyn FnMut(usize, usize) -> Ordering) {
    order.sort_by(|&a, &b| compare(a, b));
}

/// Brings to each place what stood at `order` of it.
fn arrange<T>(list: &mut [T], order: &[usize]) {
    for at in 0..list.len() {
        let mut from = order[at];
        // What stood there has moved on to where the place's own was taken from.
        while from < at {
            from = order[from];
        }
        list.swap(at, from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_standard_library_does(keys in prop::collection::vec(0u8..9, 0..99)) {
            let mut list: Vec<(u8, usize)> = keys.into_iter().zip(0..).collect();
            let mut wanted = list.clone();
            wanted.sort_by_key(|&(key, _)| key);
            sort_by(&mut list, |(a, _), (b, _)| a.cmp(b));
            prop_assert_eq!(&list, &wanted);
            list.reverse();
            wanted.sort();
            sort(&mut list);
            prop_assert_eq!(&list, &wanted);
            let mut keys: Vec<u8> = list.into_iter().map(|(key, _)| key).collect();
            let apart: Vec<u8> = std::collections::BTreeSet::from_iter(keys.clone()).into_iter().collect();
            sort_apart(&mut keys);
            prop_assert_eq!(keys, apart);
        }
    }
}
