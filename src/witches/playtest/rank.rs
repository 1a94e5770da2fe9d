//! How well two orders agree.

/// Spearman's rank correlation of pairs, ties with the mean of their ranks: -1 to 1. `None`
/// where one side is all alike, or there are fewer than two pairs.
pub(super) fn spearman(pairs: &[(u32, u32)]) -> Option<f64> {
    let first = doubled_ranks(pairs.iter().map(|pair| pair.0));
    let second = doubled_ranks(pairs.iter().map(|pair| pair.1));
    let n = pairs.len() as i128;
    // Twice a rank less its mean, n + 1, is whole.
    let around = |ranks: &[i128]| ranks.iter().map(|rank| rank - (n + 1)).collect::<Vec<_>>();
    let (first, second) = (around(&first), around(&second));
    let product = |a: &[i128], b: &[i128]| a.iter().zip(b).map(|(x, y)| x * y).sum::<i128>();
    let spread = product(&first, &first) as f64 * product(&second, &second) as f64;
    (spread > 0.0).then(|| product(&first, &second) as f64 / spread.sqrt())
}

/// Twice the rank of each value, from 1, in their order.
fn doubled_ranks(values: impl Iterator<Item = u32>) -> Vec<i128> {
    let mut sorted: Vec<(u32, usize)> = values.zip(0..).collect();
    sorted.sort_unstable();
    let mut ranks = vec![0; sorted.len()];
    let mut before = 0;
    for alike in sorted.chunk_by(|a, b| a.0 == b.0) {
        let after = before + alike.len() as i128;
        alike.iter().for_each(|&(_, place)| ranks[place] = before + after + 1);
        before = after;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_orders_agree_and_opposite_ones_do_not() {
        let up: Vec<(u32, u32)> = (0..10).map(|n| (n, n * n)).collect();
        let down: Vec<(u32, u32)> = (0..10).map(|n| (n, 100 - n)).collect();
        assert_eq!(spearman(&up), Some(1.0));
        assert_eq!(spearman(&down), Some(-1.0));
        assert_eq!(spearman(&[(1, 2)]), None);
        assert_eq!(spearman(&[(1, 2), (1, 3)]), None);
    }

    #[test]
    fn ties_share_their_ranks() {
        // Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4: 4.5 / sqrt(4.5 * 5).
        let tied = spearman(&[(1, 10), (5, 20), (5, 30), (9, 40)]).unwrap();
        assert!((tied - (0.9f64).sqrt()).abs() < 1e-12, "{tied}");
    }
}
