//! The password for a database, where programs of Postgres look for it.

use std::path::PathBuf;

use tokio_postgres::Config;
use tokio_postgres::config::Host;

use super::DataError;

/// What the environment says; none where it says nothing.
///
/// # Errors
/// If it names a file that cannot be read.
pub(super) fn find(config: &Config) -> Result<Option<String>, DataError> {
    if let Ok(password) = std::env::var("PGPASSWORD") {
        return Ok(Some(password));
    }
    let Some(path) = std::env::var_os("PGPASSFILE").map(PathBuf::from) else {
        return Ok(None);
    };
    let text = std::fs::read_to_string(&path)
        .map_err(|error| DataError::Passwords { path, reason: error.to_string() })?;
    Ok(text.lines().find_map(|line| fits(line, config)))
}

/// The password of a line `host:port:database:user:password`, if it is for this database. A
/// star stands for anything.
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

/// The fields of a line; a backslash takes the next sign as it is.
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
