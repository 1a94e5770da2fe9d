//! Advice of the server's commands: options that avoid a failure.

use cauldron_press::game::Remedy;
use cauldron_press::texts::msg::terminal_advised;

use crate::cli::failure::Failure;

impl Failure {
    /// Appends advice to the sentence, if there is a hint.
    pub fn with_remedy(self, hint: Option<Remedy>) -> Self {
        let Some(advice) = hint.map(advice) else { return self };
        self.map_text(|reason| terminal_advised(reason, advice), |told| format!("{told}; {advice}"))
    }
}

/// Returns the command-line options that follow a hint.
fn advice(hint: Remedy) -> &'static str {
    match hint {
        Remedy::OtherPort => "choose another with --port, or --port 0 for any",
        Remedy::HighPort => "choose one above 1023 with --port",
        Remedy::AnyAddress => "leave --address out to listen at all of them",
        Remedy::FewerTables => "choose fewer with --tables, or another file with --data",
        Remedy::OtherFile => "name another with --data",
        Remedy::ServerOrOtherFile => "end that one, or name another file with --data",
        Remedy::NewerOrOtherFile => "update this program, or name another file with --data",
    }
}

#[cfg(test)]
mod tests {
    use cauldron_press::texts::Language;
    use cauldron_press::texts::msg::print_dpi;

    use super::*;

    #[test]
    fn hints_become_options_of_the_command_line() {
        let told = |hint| match Failure::machine("port 80 is taken").with_remedy(hint) {
            Failure::Machine(told) => told,
            other => panic!("{other:?}"),
        };
        let told_in_german = |failure: Failure| failure.sentence(Language::of("de").unwrap());
        let refused = Failure::from_message(print_dpi("1"))
            .with_remedy(Some(Remedy::OtherPort))
            .with_subject("--a");
        assert_eq!(
            told_in_german(refused),
            "--a: 1 dpi ist keine brauchbare Auflösung; nimm 10 bis 1200; choose another with --port, or --port 0 for any"
        );
        assert_eq!(told(None), "port 80 is taken");
        assert_eq!(
            told(Some(Remedy::OtherPort)),
            "port 80 is taken; choose another with --port, or --port 0 for any"
        );
    }
}
