//! Compares sizes, work, memory and build time with the limits in `limits.json`.
//!
//! `cargo test` runs it on the development build, `cargo bench --bench guard` on the release build.
//! Each build has its own limits for work and memory. Work is counted in instructions by valgrind,
//! because instruction counts are the same on every machine and under any load.

mod build;
#[path = "../../tests/tools/mod.rs"]
#[allow(unused_imports, unused_macros)]
mod tools;
mod work;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use cauldron_press::phone::site::{self, SiteOptions};
use serde_json::Value;
use tempfile::TempDir;
use tools::program;

const LIMITS: &str = include_str!("limits.json");
const BUILD: &str = if cfg!(debug_assertions) { "test" } else { "release" };
/// Share of its limit below which a figure suggests a lower limit.
const ROOM: f64 = 0.9;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [kernel, name] = arguments.as_slice()
        && kernel == work::KERNEL
    {
        work::run(name);
        return ExitCode::SUCCESS;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut figures = sizes(&folder);
    figures.extend(page());
    figures.extend(build::share());
    if tools::all_found(&["valgrind", "taskset"]) {
        figures.extend(work::counted(&folder));
    }
    figures.extend(memory(&folder));
    judge(&figures)
}

/// A measurement: the name of its limit, and its value.
type Figure = (String, f64);

/// Compares the figures with the limits and prints the result of each.
fn judge(figures: &[Figure]) -> ExitCode {
    let limits: Value = serde_json::from_str(LIMITS).expect("limits.json");
    let mut broken = 0;
    for (name, value) in figures {
        let found = match limit(&limits[name]) {
            Some(limit) if *value > limit => Err(format!("of {limit:>12.2}: PAST ITS LIMIT")),
            Some(limit) if *value < limit * ROOM => {
                Ok(format!("of {limit:>12.2}: the limit can be lowered"))
            }
            Some(limit) => Ok(format!("of {limit:>12.2}")),
            None if limits[name].is_object() => Ok("without a limit in this build".into()),
            None => Err("HAS NO LIMIT".into()),
        };
        broken += usize::from(found.is_err());
        let (Ok(said) | Err(said)) = found;
        println!("{name:<36} {value:>12.2} {said}");
    }
    if broken > 0 {
        eprintln!(
            "{broken} of {} figures are past the limits of benches/guard/limits.json. Find what \
             came since; a limit is raised only with its reason in CHANGELOG.md.",
            figures.len()
        );
        return ExitCode::FAILURE;
    }
    println!("test result: ok. {} passed; 0 failed", figures.len());
    ExitCode::SUCCESS
}

/// Limit of an entry: a number, or a number for each build.
fn limit(entry: &Value) -> Option<f64> {
    entry.as_f64().or_else(|| entry[BUILD].as_f64())
}

/// Runs the program with a new output folder and returns that folder.
fn made(folder: &TempDir, name: &str, arguments: &str) -> PathBuf {
    let out = folder.path().join(name);
    let status = Command::new(program::path())
        .args(arguments.split(' '))
        .args(["--quiet", "--out"])
        .arg(&out)
        .envs([program::ALONE])
        .status()
        .expect("the program runs");
    assert!(status.success(), "cauldron {arguments}");
    out
}

/// Size of the only PDF in a folder, in bytes.
fn pdf_bytes(folder: &Path) -> f64 {
    let files = std::fs::read_dir(folder).expect("a folder of files").flatten();
    let mut pdfs = files.filter(|file| file.path().extension().is_some_and(|end| end == "pdf"));
    let pdf = pdfs.next().expect("a PDF");
    assert!(pdfs.next().is_none(), "more than one PDF in {}", folder.display());
    pdf.metadata().expect("its length").len() as f64
}

/// Sizes of selected PDFs, in bytes.
fn sizes(folder: &TempDir) -> Vec<Figure> {
    let made = |(name, arguments): (&str, &str)| {
        (format!("bytes: {name}"), pdf_bytes(&made(folder, name, arguments)))
    };
    [
        ("first game", "--seed 2026"),
        ("high witch for five", "--seed 2026 --level 5 --players 5"),
        ("high witch in japanese", "--seed 2026 --level 5 --players 5 --lang ja"),
        ("booklet of 20", "booklet --games 20 --level 2 --seed 1 --as-drawn --threads 1"),
        ("race", "race print --seed 2026 --minutes 15 --players 3"),
    ]
    .map(made)
    .into()
}

/// Compressed sizes of the phone page's module and of all files of a first visit, in bytes.
fn page() -> Vec<Figure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let module = root.join("templates/page/cauldron.wasm.gz");
    let module = module.metadata().expect("the page's module").len() as f64;
    let site = site::files(SiteOptions::default()).expect("a site");
    // Messages of other languages and icons are loaded on demand.
    let is_first = |name: &str| !name.ends_with(".ftl") && !name.ends_with(".png");
    let first = site.iter().filter(|file| is_first(&file.name));
    let visit: f64 = first.map(|file| packed(&file.bytes)).sum();
    vec![("bytes: module".into(), module), ("bytes: first visit".into(), visit)]
}

/// Size of a file after compression by the server, in bytes.
fn packed(bytes: &[u8]) -> f64 {
    let mut gzip = flate2::read::GzEncoder::new(bytes, flate2::Compression::best());
    std::io::copy(&mut gzip, &mut std::io::sink()).expect("bytes in memory") as f64
}

/// Peak memory of a run, in megabytes.
#[cfg(target_os = "linux")]
fn memory(folder: &TempDir) -> Option<Figure> {
    let mut run = Command::new(program::path())
        .args(
            "booklet --games 100 --level 2 --seed 1 --as-drawn --threads 2 --volume 10".split(' '),
        )
        .args(["--quiet", "--out"])
        .arg(folder.path().join("run"))
        .envs([program::ALONE])
        .stdout(Stdio::null())
        .spawn()
        .expect("the program runs");
    let status = format!("/proc/{}/status", run.id());
    let mut most = 0.0_f64;
    let ended = loop {
        // The kernel records the peak, so the last value read is the peak up to a few milliseconds
        // before the end.
        let text = std::fs::read_to_string(&status).unwrap_or_default();
        let peak = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = peak.and_then(|peak| peak.split_whitespace().next()?.parse().ok());
        most = most.max(kilobytes.unwrap_or(0.0));
        if let Some(ended) = run.try_wait().expect("the program ends") {
            break ended;
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    assert!(ended.success(), "the run failed");
    Some(("megabytes: run of 100".into(), most / 1000.0))
}

#[cfg(not(target_os = "linux"))]
fn memory(_: &TempDir) -> Option<Figure> {
    None
}
