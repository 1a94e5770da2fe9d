//! TLS, and proxies that speak it.

use std::path::{Path, PathBuf};

use cauldron_press::serve::{Certificate, Proxy};
use clap::Args;

use crate::cli::input::read_file;
use crate::cli::{Console, Failure};

/// A chain of certificates is much shorter.
const LARGEST: u64 = 1 << 20;

/// Safe connections
#[derive(Args)]
pub struct TlsArgs {
    /// Speak TLS (https) with the certificate of this PEM file, and those that lead to it
    #[arg(long, value_name = "FILE", requires = "private_key", help_heading = "Safe connections")]
    certificate: Option<PathBuf>,
    /// The PEM file of its private key
    #[arg(long, value_name = "FILE", requires = "certificate", help_heading = "Safe connections")]
    private_key: Option<PathBuf>,
    /// The address of a proxy before this server, such as 127.0.0.1: what it says of who asks is
    /// believed, so that limits count for each phone (more than once for more proxies)
    #[arg(long, value_name = "ADDRESS", help_heading = "Safe connections")]
    pub proxy: Vec<Proxy>,
}

impl TlsArgs {
    /// The certificate, if there is to be one. What phones will not like about it is said.
    pub fn certificate(&self, console: &Console) -> Result<Option<Certificate>, Failure> {
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
