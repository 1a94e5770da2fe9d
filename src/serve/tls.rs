//! Certificate with which a server uses TLS.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::client::{verify_server_cert_signed_by_trust_anchor, verify_server_name};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::{Error as PemError, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use tokio_rustls::rustls::server::ParsedCertificate;
use tokio_rustls::rustls::version::{TLS12, TLS13};
use tokio_rustls::rustls::{self, CertificateError as Flaw, RootCertStore, ServerConfig};

use super::machine;

/// Certificate chain with the private key that belongs to it.
#[derive(Clone)]
pub struct Certificate {
    chain: Vec<CertificateDer<'static>>,
    config: Arc<ServerConfig>,
}

/// Reason why a [`Certificate`] cannot be used. It reveals nothing about the key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CertificateError {
    /// The text contains no certificate.
    #[error("holds no certificate; give a PEM file that has -----BEGIN CERTIFICATE----- in it")]
    NoCertificate,
    /// A certificate cannot be parsed.
    #[error("holds a damaged certificate; copy the file again")]
    Damaged,
    /// The text contains no private key.
    #[error("holds no private key; give a PEM file that has -----BEGIN PRIVATE KEY----- in it")]
    NoKey,
    /// The private key is encrypted by a password.
    #[error(
        "holds a private key behind a password; take the password off, such as with openssl pkey"
    )]
    Locked,
    /// The private key cannot be parsed, or its type is not supported.
    #[error("holds a private key that cannot be used; RSA, ECDSA (P-256, P-384) and Ed25519 can")]
    Key,
    /// The private key belongs to another certificate.
    #[error("holds the private key of another certificate")]
    Mismatch,
    /// Any other error of the TLS library.
    #[error("cannot be used: {0}")]
    Unusable(String),
}

impl CertificateError {
    /// Whether the key is at fault, rather than the certificate.
    pub fn is_of_key(&self) -> bool {
        matches!(
            self,
            CertificateError::NoKey
                | CertificateError::Locked
                | CertificateError::Key
                | CertificateError::Mismatch
        )
    }
}

/// Reason why browsers may refuse a [`Certificate`] that a server can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CertificateWarning {
    /// The certificate has expired by this machine's clock.
    #[error("has expired by this machine's clock, so phones will refuse it")]
    Expired,
    /// The certificate is not valid yet by this machine's clock.
    #[error("is not valid yet by this machine's clock, so phones will refuse it")]
    NotYet,
}

impl Certificate {
    /// Parses the certificate chain, the server's own certificate first, and its private key, both
    /// as PEM.
    ///
    /// # Errors
    /// If they cannot be parsed, or do not belong together.
    pub fn from_pem(chain: &[u8], key: &[u8]) -> Result<Certificate, CertificateError> {
        let chain = CertificateDer::pem_slice_iter(chain).collect::<Result<Vec<_>, _>>();
        let chain = chain.map_err(|_| CertificateError::Damaged)?;
        let own = chain.first().ok_or(CertificateError::NoCertificate)?;
        ParsedCertificate::try_from(own).map_err(|_| CertificateError::Damaged)?;
        let locked = String::from_utf8_lossy(key).contains("ENCRYPTED");
        let key = PrivateKeyDer::from_pem_slice(key).map_err(|error| match error {
            _ if locked => CertificateError::Locked,
            PemError::NoItemsFound => CertificateError::NoKey,
            _ => CertificateError::Key,
        })?;
        let provider = Arc::new(ring::default_provider());
        provider
            .key_provider
            .load_private_key(key.clone_key())
            .map_err(|_| if locked { CertificateError::Locked } else { CertificateError::Key })?;
        let mut config = config(provider, chain.clone(), key).map_err(|error| match error {
            rustls::Error::InconsistentKeys(_) => CertificateError::Mismatch,
            rustls::Error::InvalidCertificate(_) => CertificateError::Damaged,
            error => CertificateError::Unusable(error.to_string()),
        })?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Certificate { chain, config: Arc::new(config) })
    }

    /// Returns a reason why browsers may refuse the certificate at this time.
    pub fn doubt(&self) -> Option<CertificateWarning> {
        // The clock may be before 1970, where `UnixTime::now` panics.
        let since = Duration::from_secs(machine::now().unsigned_abs());
        self.doubt_at(UnixTime::since_unix_epoch(since))
    }

    /// Returns the reason at the time `now`. The verifier checks the dates before the signer, so
    /// that no root certificates are needed.
    fn doubt_at(&self, now: UnixTime) -> Option<CertificateWarning> {
        let own = ParsedCertificate::try_from(self.chain.first()?).ok()?;
        let algorithms = ring::default_provider().signature_verification_algorithms;
        let verified = verify_server_cert_signed_by_trust_anchor(
            &own,
            &RootCertStore::empty(),
            &[],
            now,
            algorithms.all,
        );
        match verified {
            Err(rustls::Error::InvalidCertificate(Flaw::Expired | Flaw::ExpiredContext { .. })) => {
                Some(CertificateWarning::Expired)
            }
            Err(rustls::Error::InvalidCertificate(
                Flaw::NotValidYet | Flaw::NotValidYetContext { .. },
            )) => Some(CertificateWarning::NotYet),
            _ => None,
        }
    }

    /// Whether the certificate is valid for a host, given as a name or address without port.
    pub fn is_for(&self, host: &str) -> bool {
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let own = self.chain.first().and_then(|own| ParsedCertificate::try_from(own).ok());
        let name = ServerName::try_from(host).ok();
        own.zip(name).is_some_and(|(own, name)| verify_server_name(&own, &name).is_ok())
    }

    /// Returns the acceptor of TLS connections with this certificate.
    pub(super) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(self.config.clone())
    }
}

fn config(
    provider: Arc<CryptoProvider>,
    chain: Vec<CertificateDer<'static>>,
    key: PrivateKeyDer<'static>,
) -> Result<ServerConfig, rustls::Error> {
    ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&TLS13, &TLS12])?
        .with_no_client_auth()
        .with_single_cert(chain, key)
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Certificate")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rcgen::{CertificateParams, KeyPair, date_time_ymd};

    fn made(from: i32, to: i32) -> (String, String) {
        let mut params = CertificateParams::new(vec!["play.example.org".into()]).unwrap();
        params.not_before = date_time_ymd(from, 1, 1);
        params.not_after = date_time_ymd(to, 1, 1);
        let key = KeyPair::generate().unwrap();
        (params.self_signed(&key).unwrap().pem(), key.serialize_pem())
    }

    fn read(chain: &str, key: &str) -> Result<Certificate, CertificateError> {
        Certificate::from_pem(chain.as_bytes(), key.as_bytes())
    }

    #[test]
    fn a_certificate_and_its_key_are_read() {
        let (chain, key) = made(2020, 4000);
        let certificate = read(&chain, &key).unwrap();
        assert!(certificate.is_for("play.example.org"));
        assert!(!certificate.is_for("192.168.0.10") && !certificate.is_for("a b"));
        assert!(read(&chain, &format!("{chain}{key}")).is_ok(), "both in one file");
        assert_eq!(format!("{certificate:?}"), "Certificate", "no key is ever shown");
    }

    #[test]
    fn what_is_wrong_is_told_without_the_key() {
        let ((chain, key), (_, other)) = (made(2020, 4000), made(2020, 4000));
        let damaged = chain.replace("MII", "MIJ");
        let cut = key.lines().take(1).collect::<String>();
        let locked = key.replace("PRIVATE KEY", "ENCRYPTED PRIVATE KEY");
        let spoiled = key.replacen("MI", "AA", 1);
        for (chain, key, wrong) in [
            ("", &*key, CertificateError::NoCertificate),
            (&key, &key, CertificateError::NoCertificate),
            (&damaged, &key, CertificateError::Damaged),
            (&chain, "", CertificateError::NoKey),
            (&chain, &chain, CertificateError::NoKey),
            (&chain, &cut, CertificateError::Key),
            (&chain, &locked, CertificateError::Locked),
            (&chain, &spoiled, CertificateError::Key),
            (&chain, &other, CertificateError::Mismatch),
        ] {
            assert_eq!(read(chain, key).unwrap_err(), wrong);
        }
    }

    #[test]
    fn dates_that_phones_will_not_like_are_seen() {
        let (chain, key) = made(2020, 2030);
        let certificate = read(&chain, &key).unwrap();
        let at = |years: u64| {
            let since = Duration::from_secs((years - 1970) * 31_557_600);
            certificate.doubt_at(UnixTime::since_unix_epoch(since))
        };
        assert_eq!(at(2019), Some(CertificateWarning::NotYet));
        assert_eq!(at(2025), None);
        assert_eq!(at(2031), Some(CertificateWarning::Expired));
    }
}
