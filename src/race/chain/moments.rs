//! Mean and variance, from a linear system.

use super::rows::Row;

/// Mean and variance from the start: `E = 1 + Q E`, and likewise for the square.
pub(super) fn moments(rows: &[Row], start: usize) -> (f64, f64) {
    let n = rows.len();
    let mut system = vec![vec![0.0; n]; n];
    let mut cost = vec![0.0; n];
    for (i, row) in rows.iter().enumerate() {
        system[i][i] += 1.0;
        cost[i] = row.won;
        for &(to, marked, chance) in &row.to {
            system[i][to] -= chance;
            cost[i] += chance * turn(marked);
        }
    }
    let solver = Solver::new(system);
    let mean = solver.solve(cost);
    let square = |row: &Row| {
        row.to.iter().fold(row.won, |sum, &(to, marked, chance)| {
            sum + chance * turn(marked) * (turn(marked) + 2.0 * mean[to])
        })
    };
    let squares = solver.solve(rows.iter().map(square).collect());
    (mean[start], squares[start] - mean[start] * mean[start])
}

/// What a step costs: the turn itself, and the one that is lost for it.
fn turn(marked: bool) -> f64 {
    if marked { 2.0 } else { 1.0 }
}

/// Gaussian elimination with partial pivoting, done once for several right-hand sides.
struct Solver {
    lu: Vec<Vec<f64>>,
    swaps: Vec<usize>,
}

impl Solver {
    fn new(mut a: Vec<Vec<f64>>) -> Self {
        let n = a.len();
        let mut swaps = Vec::with_capacity(n);
        for k in 0..n {
            let pivot =
                (k..n).fold(k, |best, i| if a[i][k].abs() > a[best][k].abs() { i } else { best });
            a.swap(k, pivot);
            swaps.push(pivot);
            let (above, below) = a.split_at_mut(k + 1);
            let top = &above[k];
            for row in below {
                if row[k] == 0.0 {
                    continue;
                }
                let factor = row[k] / top[k];
                row[k] = factor;
                for (x, &y) in row[k + 1..].iter_mut().zip(&top[k + 1..]) {
                    *x -= factor * y;
                }
            }
        }
        Solver { lu: a, swaps }
    }

    fn solve(&self, mut b: Vec<f64>) -> Vec<f64> {
        let n = b.len();
        for (k, &pivot) in self.swaps.iter().enumerate() {
            b.swap(k, pivot);
        }
        for i in 0..n {
            b[i] = (0..i).fold(b[i], |sum, j| sum - self.lu[i][j] * b[j]);
        }
        for i in (0..n).rev() {
            b[i] = (i + 1..n).fold(b[i], |sum, j| sum - self.lu[i][j] * b[j]) / self.lu[i][i];
        }
        b
    }
}
