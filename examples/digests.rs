//! Prints digests of sheets of all kinds, as `tests/golden/digests.tsv` has them: what is the same on
//! every machine, built in any way.
//!
//! `cargo run --release --example digests -- 50` prints the first fifty.

#[path = "../tests/golden/sheets.rs"]
mod sheets;

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok());
    println!("{}", sheets::HEADING);
    for number in 0..count.unwrap_or(sheets::COUNT) {
        println!("{}", sheets::line(number));
    }
}
