//! Tests of TLS with a custom certificate, and of proxies.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use cauldron_press::witches::settings::Level;
use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use serde_json::json;
use tempfile::TempDir;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::version::{TLS12, TLS13};
use tokio_rustls::rustls::{
    ClientConfig, ClientConnection, RootCertStore, StreamOwned, SupportedProtocolVersion,
};

use super::serving::{Server, sheet};
use super::tools::program;

const NAME: &str = "play.example.org";

/// Files of a certificate for the name and this machine.
struct Paper {
    folder: TempDir,
    certificate: PathBuf,
    key: PathBuf,
}

impl Paper {
    fn until(year: i32) -> Paper {
        let folder = TempDir::new().unwrap();
        let names = vec![NAME.into(), "localhost".into()];
        let mut params = CertificateParams::new(names).unwrap();
        params.not_before = date_time_ymd(2001, 1, 1);
        params.not_after = date_time_ymd(year, 1, 1);
        let pair = KeyPair::generate().unwrap();
        let [certificate, key] = ["chain.pem", "key.pem"].map(|name| folder.path().join(name));
        std::fs::write(&certificate, params.self_signed(&pair).unwrap().pem()).unwrap();
        std::fs::write(&key, pair.serialize_pem()).unwrap();
        Paper { folder, certificate, key }
    }

    fn args(&self) -> [&str; 4] {
        let [certificate, key] = [&self.certificate, &self.key].map(|p| p.to_str().unwrap());
        ["--certificate", certificate, "--private-key", key]
    }

    /// Response to a request of a client that trusts the certificate.
    fn asked(
        &self,
        server: &Server,
        versions: &[&'static SupportedProtocolVersion],
        request: &str,
    ) -> std::io::Result<String> {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(&self.certificate).unwrap()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_protocol_versions(versions)
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = ServerName::try_from(NAME).unwrap();
        let phone = ClientConnection::new(Arc::new(config), name).unwrap();
        let stream = TcpStream::connect(server.address())?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        let mut stream = StreamOwned::new(phone, stream);
        stream.write_all(request.as_bytes())?;
        let mut reply = Vec::new();
        // The server may close without the final TLS message.
        let _ = stream.read_to_end(&mut reply);
        Ok(String::from_utf8_lossy(&reply).into_owned())
    }
}

fn request(method: &str, path: &str, headers: &str, body: &str) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\ncontent-type: application/json\r\n{headers}content-length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[test]
fn a_game_is_played_by_tls() {
    let paper = Paper::until(4000);
    let host = ["--host", NAME, "--seed", "21", "--desk"];
    let server = Server::referee(&[&paper.args()[..], &host].concat());
    let port = server.port;
    assert_eq!(server.said["url"], format!("https://{NAME}:{port}/"), "what it is made for");
    assert_eq!(server.said["urls"].as_array().unwrap().len(), 1);
    let desk = server.said["desk"].as_str().unwrap().to_owned();
    assert!(desk.starts_with(&format!("https://{NAME}:{port}/desk#")), "{desk}");

    let code = sheet(21, Level::FirstGame, true).payload.to_string();
    let open = json!({ "code": code }).to_string();
    for versions in [&[&TLS12][..], &[&TLS13], &[&TLS13, &TLS12]] {
        let page = paper.asked(&server, versions, &request("GET", "/", "", "")).unwrap();
        assert!(page.starts_with("HTTP/1.1 200"), "{}", &page[..page.len().min(200)]);
        let origin = format!("origin: https://{NAME}\r\n");
        let opened = request("POST", "/api/tables", &origin, &open);
        assert!(paper.asked(&server, versions, &opened).unwrap().starts_with("HTTP/1.1 201"));
        let foreign = format!("origin: http://{NAME}\r\n");
        let foreign = request("POST", "/api/tables", &foreign, &open);
        assert!(paper.asked(&server, versions, &foreign).unwrap().starts_with("HTTP/1.1 403"));
    }
    let key = json!({ "key": desk.split_once('#').unwrap().1 }).to_string();
    let enter = request("POST", "/desk/api/enter", "", &key);
    let entered = paper.asked(&server, &[&TLS13], &enter).unwrap();
    assert!(entered.contains("; Secure"), "{entered}");
}

#[test]
fn who_speaks_no_tls_is_let_go_and_keeps_nobody_waiting() {
    let paper = Paper::until(4000);
    let server = Server::start(&[&paper.args()[..], &["--host", NAME]].concat());
    let plain = server.raw(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    assert!(!plain.starts_with(b"HTTP"), "nothing is sent in the open");
    server.raw(&[0x16; 4096]);
    let silent: Vec<TcpStream> =
        (0..50).map(|_| TcpStream::connect(server.address()).unwrap()).collect();
    let begun = Instant::now();
    let page = paper.asked(&server, &[&TLS13], &request("GET", "/", "", "")).unwrap();
    assert!(page.starts_with("HTTP/1.1 200"));
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    assert!(server.end().success(), "nobody who is silent keeps it from ending");
    drop(silent);
    let other = Paper::until(4000);
    let server = Server::start(&[&paper.args()[..], &["--host", NAME]].concat());
    assert!(other.asked(&server, &[&TLS13], &request("GET", "/", "", "")).is_err());
}

/// Runs a command that must fail with one sentence that contains `words`.
#[track_caller]
fn fails(args: &[&str], words: &[&str]) {
    let output = program::cauldron().args(["serve", "--port", "0"]).args(args).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
    for word in words {
        assert!(told.contains(word), "{args:?} should say {word:?}: {told}");
    }
    assert!(!told.contains("MIG") && !told.contains("panicked"), "{told}");
}

#[test]
fn what_is_wrong_with_a_certificate_is_one_sentence() {
    let (paper, other) = (Paper::until(4000), Paper::until(4000));
    let [certificate, key] = [&paper.certificate, &paper.key].map(|p| p.to_str().unwrap());
    let wrong = other.key.to_str().unwrap();
    let written = |name: &str, text: &str| {
        let path = paper.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let empty = written("empty.pem", "");
    let diary = written("diary.pem", "-----BEGIN CERTIFICATE-----\nDear diary\n-----END");
    let both = |certificate, key| ["--certificate", certificate, "--private-key", key];
    fails(&["--certificate", certificate], &["--private-key"]);
    fails(&["--private-key", key], &["--certificate"]);
    fails(&both("nowhere.pem", key), &["nowhere.pem"]);
    fails(&both(certificate, "nowhere.pem"), &["nowhere.pem"]);
    fails(&both(certificate, wrong), &["key.pem", "another certificate"]);
    fails(&both(key, key), &["key.pem", "no certificate"]);
    fails(&both(certificate, certificate), &["chain.pem", "no private key"]);
    fails(&both(&empty, key), &["empty.pem", "no certificate"]);
    fails(&both(&diary, key), &["diary.pem", "certificate"]);
    fails(&both("/dev/zero", key), &["/dev/zero", "device"]);
    let folder = paper.folder.path().to_str().unwrap();
    fails(&both(folder, key), &["folder"]);
    fails(&["--proxy", "my.proxy"], &["my.proxy", "127.0.0.1"]);

    let expired = Paper::until(2002);
    let server = Server::start(&expired.args());
    let told = server.complaints();
    assert!(told.contains("expired") && told.contains("clock"), "{told}");
}

/// Whether a request with this forwarded client address is rate limited.
fn limited(server: &Server, forwarded: &str) -> bool {
    let headers = format!("x-forwarded-for: {forwarded}\r\nx-forwarded-proto: https\r\n");
    let request = request("GET", "/nothing", &headers, "");
    String::from_utf8_lossy(&server.raw(request.as_bytes())).starts_with("HTTP/1.1 429")
}

#[test]
fn behind_a_proxy_its_own_name_is_the_address() {
    let server = Server::referee(
        &[&["--seed", "21", "--desk", "--proxy", "127.0.0.1"][..], &["--host", "play.example.org"]]
            .concat(),
    );
    assert_eq!(server.said["urls"], serde_json::json!(["https://play.example.org/"]));
    let desk = server.said["desk"].as_str().unwrap();
    assert!(desk.starts_with("https://play.example.org/desk#"), "{desk}");
}

#[test]
fn behind_a_proxy_limits_count_for_each_phone() {
    let args = ["--host", NAME, "--rate", "1"];
    let exhausted = |server: &Server, phone: &str| (0..30).any(|_| limited(server, phone));
    let server = Server::start(&[&args[..], &["--proxy", "127.0.0.1"]].concat());
    assert!(exhausted(&server, "203.0.113.5"));
    assert!(!limited(&server, "203.0.113.6"), "others go on");
    assert!(limited(&server, "198.51.100.1, 203.0.113.5"), "nobody speaks for somebody else");
    let server = Server::start(&args);
    assert!(exhausted(&server, "203.0.113.5"));
    assert!(limited(&server, "203.0.113.6"), "who is no proxy is not believed");
}

#[test]
fn the_files_for_proxies_say_what_the_server_reads() {
    let read = |name: &str| {
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/jobs").join(name))
            .unwrap()
    };
    let nginx = read("nginx.conf");
    for header in ["Host $http_host", "X-Forwarded-For", "X-Forwarded-Proto"] {
        assert!(nginx.contains(header), "{header}");
    }
    assert!(read("Caddyfile").contains("reverse_proxy"));
}
