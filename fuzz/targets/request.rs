#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../inputs.rs"]
#[allow(dead_code)]
mod inputs;

fuzz_target!(|data: &[u8]| inputs::request(data));
