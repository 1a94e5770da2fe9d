//! Location of the tables: a SQLite file, or a PostgreSQL database that several servers share.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// Default `connect_timeout` for each address of the database.
const ENTRY: Duration = Duration::from_secs(3);
/// Prefixes by which a database is distinguished from a file.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// Place where a server stores the state of its game tables. The `Display` and `Debug` forms are quoted and do not contain the
/// password.
#[derive(Clone, PartialEq, Eq)]
pub enum TableLocation {
    /// SQLite file, used by one server.
    File(PathBuf),
    /// PostgreSQL database, which several servers can share.
    Postgres(Database),
}

/// PostgreSQL database with the user and password.
#[derive(Clone, PartialEq, Eq)]
pub struct Database(Box<Config>);

/// Error of parsing a [`TableLocation`], the value of `--data`. It does not repeat the text, which may contain a
/// password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableLocationError {
    /// The URL has another scheme.
    #[error(
        "tables are kept in a file, or in a database such as postgres://user@host/name; other addresses are not known"
    )]
    Scheme,
    /// The URL is malformed.
    #[error(
        "the address of the database is not understood ({0}); it looks like postgres://user@host:5432/name, with signs such as @ and / in a password written as %40 and %2F"
    )]
    Address(String),
    /// The URL has no host.
    #[error("the address of the database names no host; it looks like postgres://user@host/name")]
    NoHost,
    /// The URL demands an encrypted connection by `sslmode=require`.
    #[error(
        "the connection to a database is not encrypted, so sslmode=require cannot be had; use a network of your own, or a tunnel"
    )]
    Encrypted,
    /// The password file named by `PGPASSFILE` cannot be read.
    #[error("the file of passwords {path:?}, which PGPASSFILE names, cannot be read: {reason}")]
    Passwords {
        /// Path of the file.
        path: PathBuf,
        /// Error of the operating system.
        reason: String,
    },
}

impl TableLocation {
    /// Parses a location, which is a file or the URL of a database. A password that is not in the
    /// URL is taken from the environment variable `PGPASSWORD` or the file named by `PGPASSFILE`,
    /// as PostgreSQL's programs do.
    ///
    /// # Errors
    /// If it is a URL, but not of a usable database.
    pub fn at(place: PathBuf) -> Result<Self, TableLocationError> {
        let Some(text) = place.to_str().filter(|text| text.contains("://")) else {
            return Ok(TableLocation::File(place));
        };
        if !SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            return Err(TableLocationError::Scheme);
        }
        let mut database = Database::of(text)?;
        if database.0.get_password().is_none()
            && let Some(password) = password_for(&database.0)?
        {
            database.0.password(password);
        }
        Ok(TableLocation::Postgres(database))
    }

    /// Returns the path of the file, or the URL of the database without its password.
    pub fn shown(&self) -> String {
        match self {
            TableLocation::File(path) => path.to_string_lossy().into_owned(),
            TableLocation::Postgres(database) => database.shown(),
        }
    }

    /// Returns the kind of the location for error messages.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            TableLocation::File(_) => "a file",
            TableLocation::Postgres(_) => "a database",
        }
    }
}

impl fmt::Display for TableLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableLocation::File(path) => write!(f, "{path:?}"),
            TableLocation::Postgres(database) => write!(f, "{:?}", database.shown()),
        }
    }
}

impl fmt::Debug for TableLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.shown())
    }
}

impl Database {
    fn of(text: &str) -> Result<Self, TableLocationError> {
        let mut config: Config = text.parse().map_err(|error: tokio_postgres::Error| {
            use std::error::Error;
            let reason = error.source().map(ToString::to_string);
            TableLocationError::Address(reason.unwrap_or_else(|| error.to_string()))
        })?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(TableLocationError::NoHost);
        }
        // An unescaped `@` in the password would make its rest part of the host.
        let odd = |host: &Host| matches!(host, Host::Tcp(name) if name.contains('@'));
        if config.get_hosts().iter().any(odd) {
            return Err(TableLocationError::Address("there is more than one @ in it".into()));
        }
        if config.get_ssl_mode() == SslMode::Require {
            return Err(TableLocationError::Encrypted);
        }
        config.ssl_mode(SslMode::Disable);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(ENTRY);
        }
        if config.get_application_name().is_none() {
            config.application_name("cauldron");
        }
        Ok(Database(Box::new(config)))
    }

    /// Returns the connection parameters for `tokio_postgres`.
    pub(super) fn config(&self) -> &Config {
        &self.0
    }

    fn shown(&self) -> String {
        let config = &self.0;
        let user = config.get_user().map(|user| format!("{user}@")).unwrap_or_default();
        let hosts: Vec<String> = match config.get_hosts() {
            [] => config.get_hostaddrs().iter().map(ToString::to_string).collect(),
            hosts => hosts.iter().map(host).collect(),
        };
        let ports = config.get_ports();
        let hosts = hosts.iter().enumerate().map(|(i, host)| {
            let port = ports.get(i).or(ports.first()).filter(|&&port| port != 5432);
            port.map_or_else(|| host.clone(), |port| format!("{host}:{port}"))
        });
        let hosts = hosts.collect::<Vec<_>>().join(",");
        let name = config.get_dbname().map(|name| format!("/{name}")).unwrap_or_default();
        format!("postgres://{user}{hosts}{name}")
    }
}

fn host(host: &Host) -> String {
    match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(folder) => folder.display().to_string(),
    }
}

/// Returns the password from the environment, if there is one.
///
/// # Errors
/// If `PGPASSFILE` names a file that cannot be read.
fn password_for(config: &Config) -> Result<Option<String>, TableLocationError> {
    if let Ok(password) = std::env::var("PGPASSWORD") {
        return Ok(Some(password));
    }
    let Some(path) = std::env::var_os("PGPASSFILE").map(PathBuf::from) else {
        return Ok(None);
    };
    let text = std::fs::read_to_string(&path)
        .map_err(|error| TableLocationError::Passwords { path, reason: error.to_string() })?;
    Ok(text.lines().find_map(|line| fits(line, config)))
}

/// Returns the password of a line `host:port:database:user:password` if the line matches `config`.
/// A `*` matches any value.
fn fits(line: &str, config: &Config) -> Option<String> {
    if line.starts_with('#') {
        return None;
    }
    let [host, port, name, user, password] = fields(line)?;
    let host_fits = config.get_hosts().iter().any(|of| match of {
        Host::Tcp(of) => *of == host,
        #[cfg(unix)]
        Host::Unix(of) => host == "localhost" || of.as_os_str() == host.as_str(),
    });
    let ports = config.get_ports();
    let port_fits =
        port.parse().is_ok_and(|port| ports.contains(&port) || ports.is_empty() && port == 5432);
    let asks = config.get_user().unwrap_or_default();
    let named = config.get_dbname().unwrap_or(asks);
    let all = [(host, host_fits), (port, port_fits)];
    let all = all.into_iter().chain([(name.clone(), name == named), (user.clone(), user == asks)]);
    all.into_iter().all(|(field, fits)| fits || field == "*").then_some(password)
}

/// Splits a line into its fields. A `\` escapes the next character.
fn fields(line: &str) -> Option<[String; 5]> {
    let mut fields = vec![String::new()];
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        match sign {
            ':' if fields.len() < 5 => fields.push(String::new()),
            '\\' => fields.last_mut()?.extend(signs.next()),
            _ => fields.last_mut()?.push(sign),
        }
    }
    fields.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Result<TableLocation, TableLocationError> {
        TableLocation::at(text.into())
    }

    #[test]
    fn files_and_databases_are_told_apart() {
        assert_eq!(at("tables.sqlite"), Ok(TableLocation::File("tables.sqlite".into())));
        assert_eq!(at("postgres"), Ok(TableLocation::File("postgres".into())));
        for (text, shown) in [
            ("postgres://club:secret@db.example/witches", "postgres://club@db.example/witches"),
            ("postgresql://club:s%40c@db:5433/w", "postgres://club@db:5433/w"),
            ("postgres://club:secret@one,two/w?connect_timeout=9", "postgres://club@one,two/w"),
            ("postgres://club:secret@%2Frun%2Fpostgresql/w", "postgres://club@/run/postgresql/w"),
            ("postgres:///w?host=db&user=club&password=secret", "postgres://club@db/w"),
        ] {
            let data = at(text).unwrap();
            assert_eq!(data.shown(), shown);
            for said in [format!("{data}"), format!("{data:?}"), data.shown()] {
                assert!(!said.contains("secret"), "{said}");
            }
        }
    }

    #[test]
    fn what_is_wrong_with_an_address_is_said_without_its_password() {
        for (text, word) in [
            ("mysql://club:secret@host/name", "other addresses"),
            ("postgress://club:secret@host/name", "other addresses"),
            ("postgres://", "no host"),
            ("postgres://club:secret@", "no host"),
            ("postgres://club:secret@host:port/name", "not understood"),
            ("postgres://club:se@cret@host/name", "%40"),
            ("postgres://club:secret@host/name?colour=red", "colour"),
            ("postgres://club:secret@host/name?sslmode=require", "tunnel"),
        ] {
            let error = at(text).expect_err(text).to_string();
            assert!(error.contains(word), "{text}: {error}");
            assert!(!error.contains("secret") && !error.contains("cret@"), "{text}: {error}");
        }
    }

    #[test]
    fn a_line_is_for_a_database_or_not() {
        let config: Config = "postgres://club@db:5433/w".parse().unwrap();
        for (line, password) in [
            ("db:5433:w:club:secret", Some("secret")),
            ("*:*:*:*:se\\:c\\\\ret", Some("se:c\\ret")),
            ("*:*:*:*:se:cret", Some("se:cret")),
            ("db:5432:w:club:secret", None),
            ("other:5433:w:club:secret", None),
            ("db:5433:x:club:secret", None),
            ("db:5433:w:witch:secret", None),
            ("#db:5433:w:club:secret", None),
            ("db:5433:w", None),
            ("", None),
        ] {
            assert_eq!(fits(line, &config).as_deref(), password, "{line}");
        }
        let usual: Config = "postgres://club@db".parse().unwrap();
        assert_eq!(fits("db:5432:club:club:secret", &usual).as_deref(), Some("secret"));
    }
}
