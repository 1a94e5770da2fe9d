struct Instant(u64);
impl Instant {
    fn now() -> Self {
        Instant(cpu())
    }
    fn elapsed(&self) -> std::time::Duration {
        std::time::Duration::from_nanos(cpu() - self.0)
    }
}
fn cpu() -> u64 {
    std::fs::read_to_string("/proc/self/schedstat")
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .parse()
        .unwrap()
}
use cauldron_press::page::DrawOptions;
use cauldron_press::press::*;
use cauldron_press::seal::Cost;
use cauldron_press::seed::Seed;
use cauldron_press::witches::pages;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};

fn main() {
    let n = 60u64;
    let w = Workshop::new().unwrap();
    let t = Instant::now();
    let sheets: Vec<_> = (0..n)
        .map(|i| {
            Sheet::make_at_cost(
                &SheetOptions {
                    settings: Level::ALL[(i % 6) as usize].settings(),
                    ..SheetOptions::new(Seed(i))
                },
                Cost::new(1, 1).unwrap(),
            )
            .unwrap()
        })
        .collect();
    eprintln!("make {:.2} ms", t.elapsed().as_secs_f64() * 1e3 / n as f64);
    let t = Instant::now();
    let views: Vec<_> = sheets.iter().map(|s| s.view().unwrap()).collect();
    eprintln!("view {:.2} ms", t.elapsed().as_secs_f64() * 1e3 / n as f64);
    let t = Instant::now();
    let pages: Vec<_> =
        views.iter().map(|v| pages::pages(v, &DrawOptions::default()).unwrap()).collect();
    eprintln!("draw {:.2} ms", t.elapsed().as_secs_f64() * 1e3 / n as f64);
    let boards: Vec<_> = pages.iter().flat_map(|p| p[..2].iter()).collect();
    let t = Instant::now();
    let pressed: Vec<_> = boards.iter().map(|p| w.press(p).unwrap()).collect();
    eprintln!("parse (2 boards) {:.2} ms", t.elapsed().as_secs_f64() * 1e3 / n as f64);
    let t = Instant::now();
    let leaves: Vec<Leaf> = pressed
        .into_iter()
        .enumerate()
        .map(|(i, page)| Leaf { page, label: i.to_string(), bookmarks: vec![], links: vec![] })
        .collect();
    let pdf = w.bind(&leaves, &Binding::default()).unwrap();
    eprintln!(
        "bind {:.2} ms; {} KB a game",
        t.elapsed().as_secs_f64() * 1e3 / n as f64,
        pdf.len() as f64 / 1e3 / n as f64
    );
    std::fs::write("/tmp/warm.pdf", pdf).unwrap();
}
