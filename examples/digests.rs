//! Prints digests of sheets of all kinds in the format of `tests/golden/digests.tsv`. They are the
//! same on every machine and in every build.
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
