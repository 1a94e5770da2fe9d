//! Who may come in: the key of the referee's desk, TLS, and proxies that speak it.

use std::path::{Path, PathBuf};

use clap::Args;

use cauldron_press::press::write_private_once;
use cauldron_press::serve::{Certificate, DeskKey, Proxy};

use crate::cli::files::read_file;
use crate::cli::{Console, Failure, Result};

/// A key file is short.
const LARGEST: u64 = 1 << 20;

/// The referee's desk
#[derive(Args)]
#[command(next_help_heading = "Referee")]
pub struct DeskArgs {
    /// Open a page for the referee, behind a fresh key: all tables, cards for them, and their
    /// results
    #[arg(long)]
    desk: bool,
    /// The same behind the key of this file, which is made if it is not there
    #[arg(long, value_name = "FILE")]
    desk_key_file: Option<PathBuf>,
}

/// The key of a desk, and whether it is in a file.
pub struct DeskAccess {
    pub key: DeskKey,
    is_filed: bool,
}

impl DeskArgs {
    pub fn is_wanted(&self) -> bool {
        self.desk || self.desk_key_file.is_some()
    }

    /// The key of the desk, if there is to be one.
    pub fn key(&self) -> Result<Option<DeskAccess>> {
        Ok(match &self.desk_key_file {
            Some(path) => Some(DeskAccess { key: filed(path)?, is_filed: true }),
            None if self.desk => Some(DeskAccess { key: fresh()?, is_filed: false }),
            None => None,
        })
    }
}

impl DeskAccess {
    /// The address of the desk: with its key, unless that is in a file. A service prints into a
    /// journal that others read.
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
    let text = String::from_utf8_lossy(&bytes);
    let wrong = |e| Failure::Input(format!("\"{}\" is no key file: {e}", path.display()));
    text.parse().map_err(wrong)
}

/// Returns the key of a file, which is made for its owner alone if it is not there. Servers that
/// start at one time have one key.
fn filed(path: &Path) -> Result<DeskKey> {
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
    /// Speak TLS (https) with the certificate of this PEM file, and those that lead to it
    #[arg(long, value_name = "FILE", requires = "private_key")]
    certificate: Option<PathBuf>,
    /// The PEM file of its private key
    #[arg(long, value_name = "FILE", requires = "certificate")]
    private_key: Option<PathBuf>,
    /// The address of a proxy before this server, such as 127.0.0.1: what it says of who asks is
    /// believed, so that limits count for each phone (more than once for more proxies)
    #[arg(long, value_name = "ADDRESS")]
    pub proxy: Vec<Proxy>,
}

impl TlsArgs {
    /// The certificate, if there is to be one. What phones will not like about it is said.
    pub fn certificate(&self, console: &Console) -> Result<Option<Certificate>> {
        let Some((chain, key)) = self.certificate.as_ref().zip(self.private_key.as_ref()) else {
            return Ok(None);
        };
        let read = |path: &Path, what| read_file(path, LARGEST, what);
        let certificate =
            Certificate::from_pem(&read(chain, "a certificate")?, &read(key, "a private key")?);
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
        let Err(Failure::Input(told)) = wanted(&path).key() else { panic!() };
        assert!(told.contains("desk.key") && !told.contains("short\""), "{told}");
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
