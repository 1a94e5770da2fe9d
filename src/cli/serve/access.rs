//! Access to the server: the key of the referee's desk, TLS, and trusted proxies.

use std::path::{Path, PathBuf};

use clap::Args;

use cauldron_press::press::write_private_once;
use cauldron_press::serve::{Certificate, DeskKey, Proxy};

use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::files::{decode_text, read_file};

/// Largest size of a key file or certificate, in bytes.
const LARGEST: u64 = 1 << 20;

/// The referee's desk
#[derive(Args)]
#[command(next_help_heading = "Referee")]
pub struct DeskArgs {
    /// Open a page for the referee, protected by a new key: all tables, cards for them, and their
    /// results
    #[arg(long)]
    desk: bool,
    /// Open that page, protected by the key in this file, which is created if it does not exist
    #[arg(long, value_name = "FILE")]
    desk_key_file: Option<PathBuf>,
}

/// Key of a desk, and whether it is stored in a file.
pub struct DeskAccess {
    pub key: DeskKey,
    is_filed: bool,
}

impl DeskArgs {
    pub fn is_wanted(&self) -> bool {
        self.desk || self.desk_key_file.is_some()
    }

    /// Returns the key of the desk, if the options ask for one.
    pub fn key(&self) -> Result<Option<DeskAccess>> {
        Ok(match &self.desk_key_file {
            Some(path) => Some(DeskAccess { key: read_or_create_key(path)?, is_filed: true }),
            None if self.desk => Some(DeskAccess { key: fresh()?, is_filed: false }),
            None => None,
        })
    }
}

impl DeskAccess {
    /// Returns the address of the desk, with the key as fragment unless it is stored in a file.
    /// Output of a service goes into a journal that others can read, so a stored key is not
    /// printed.
    pub fn address(&self, urls: &[String]) -> String {
        let url = urls.first().map_or("/", String::as_str);
        match self.is_filed {
            true => format!("{url}desk"),
            false => format!("{url}desk#{}", self.key.text()),
        }
    }
}

fn fresh() -> Result<DeskKey> {
    DeskKey::fresh().map_err(|e| Failure::Machine(format!("the machine gives no randomness ({e})")))
}

fn read(path: &Path) -> Result<DeskKey> {
    let bytes = read_file(path, LARGEST, "the key of a desk")?;
    let text = decode_text(&bytes).unwrap_or_default();
    let wrong = |e| Failure::Input(format!("\"{}\" is no key file: {e}", path.display()));
    text.parse().map_err(wrong)
}

/// Reads the key from a file, which is created for its owner alone if it does not exist. Servers
/// that start at the same time get the same key.
fn read_or_create_key(path: &Path) -> Result<DeskKey> {
    if !path.exists() {
        let key = fresh()?;
        let is_made = write_private_once(path, format!("{}\n", key.text()).as_bytes())
            .map_err(|e| Failure::Machine(format!("{e}; choose another --desk-key-file")))?;
        if is_made {
            return Ok(key);
        }
    }
    read(path)
}

/// Safe connections
#[derive(Args)]
#[command(next_help_heading = "Safe connections")]
pub struct TlsArgs {
    /// Use TLS (https) with the certificate in this PEM file, followed by its intermediate
    /// certificates
    #[arg(long, value_name = "FILE", requires = "private_key")]
    certificate: Option<PathBuf>,
    /// The PEM file with the private key of the certificate
    #[arg(long, value_name = "FILE", requires = "certificate")]
    private_key: Option<PathBuf>,
    /// The address of a trusted proxy in front of this server, such as 127.0.0.1: client addresses
    /// are taken from its headers, so that limits apply to each phone (repeat for more proxies).
    /// With --host, the addresses on the terminal, in QR codes and on cards are those of the proxy
    #[arg(long, value_name = "ADDRESS")]
    pub proxy: Vec<Proxy>,
}

impl TlsArgs {
    /// Loads the certificate, if one is given. Prints a warning about properties that phones
    /// reject.
    pub fn certificate(&self, console: &Console) -> Result<Option<Certificate>> {
        let Some((chain, key)) = self.certificate.as_ref().zip(self.private_key.as_ref()) else {
            return Ok(None);
        };
        let [chain_pem, key_pem] = [
            read_file(chain, LARGEST, "a certificate")?,
            read_file(key, LARGEST, "a private key")?,
        ];
        let text = |bytes: &[u8]| decode_text(bytes).unwrap_or_default().into_owned();
        let certificate =
            Certificate::from_pem(text(&chain_pem).as_bytes(), text(&key_pem).as_bytes());
        let certificate = certificate.map_err(|error| {
            let path = if error.is_of_key() { key } else { chain };
            Failure::Input(format!("\"{}\" {error}", path.display()))
        })?;
        if let Some(doubt) = certificate.doubt() {
            console.complain(&format!("\"{}\" {doubt}", chain.display()));
        }
        Ok(Some(certificate))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(path: &Path) -> DeskArgs {
        DeskArgs { desk: false, desk_key_file: Some(path.to_owned()) }
    }

    #[test]
    fn a_key_file_is_made_once_and_its_key_is_not_printed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("desk.key");
        let first = wanted(&path).key().unwrap().unwrap();
        let again = wanted(&path).key().unwrap().unwrap();
        assert_eq!(first.key, again.key);
        assert_eq!(again.address(&["http://localhost/".into()]), "http://localhost/desk");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "others read it");
        }
        std::fs::write(&path, "short").unwrap();
        let Err(Failure::Input(error_text)) = wanted(&path).key() else { panic!() };
        assert!(error_text.contains("desk.key") && !error_text.contains("short\""), "{error_text}");
    }

    #[test]
    fn a_fresh_key_is_in_the_address() {
        let args = DeskArgs { desk: true, desk_key_file: None };
        let key = args.key().unwrap().unwrap();
        let address = key.address(&["http://localhost/".into()]);
        assert_eq!(address, format!("http://localhost/desk#{}", key.key.text()));
        assert!(DeskArgs { desk: false, desk_key_file: None }.key().unwrap().is_none());
    }
}
