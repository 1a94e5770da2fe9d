//! Sorting with little code. The standard library's sort is compiled for each type, at several
//! kilobytes each. The phone's page must be downloaded before use, so its module sorts with these
//! functions.

use std::cmp::Ordering;

/// Largest length that is sorted without an allocation.
const SHORT: usize = 20;

/// Sorts a slice. The sort is stable.
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

/// Sorts a slice by the order of its type. The sort is stable.
pub(crate) fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Sorts a vector and removes duplicates.
pub(crate) fn sort_dedup<T: Ord>(list: &mut Vec<T>) {
    sort(list);
    list.dedup();
}

/// Sorts indices. This is the only compiled instance of the standard sort.
fn sort_places(order: &mut [usize], compare: &mut dyn FnMut(usize, usize) -> Ordering) {
    order.sort_by(|&a, &b| compare(a, b));
}

/// Moves to each index `i` the element that was at `order[i]`.
fn arrange<T>(list: &mut [T], order: &[usize]) {
    for at in 0..list.len() {
        let mut from = order[at];
        // An earlier swap has moved the element at `from`: follow the swaps to its current index.
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
            sort_dedup(&mut keys);
            prop_assert_eq!(keys, apart);
        }
    }
}
