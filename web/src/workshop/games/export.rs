//! Past games as files.

use vexillum_engine::notation::Record;

use crate::formats::{Refusal, write_gsn, write_xml};

/// A format in which games are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// Our own record.
    Record,
    /// The XML of Gravon.
    Xml,
    /// The lines of Gravon.
    Gsn,
}

impl Form {
    /// All formats, in the order of their names.
    pub(crate) const ALL: [Self; 3] = [Self::Record, Self::Xml, Self::Gsn];

    const fn extension(self) -> &'static str {
        match self {
            Self::Record => "txt",
            Self::Xml => "xml",
            Self::Gsn => "gsn",
        }
    }

    /// What a browser is told of such a file.
    pub(crate) const fn mime(self) -> &'static str {
        match self {
            Self::Xml => "application/xml",
            Self::Record | Self::Gsn => "text/plain",
        }
    }

    /// A game in this format.
    ///
    /// # Errors
    /// What the format cannot express.
    pub(crate) fn write(self, record: &Record) -> Result<String, Refusal> {
        match self {
            Self::Record => Ok(record.to_string()),
            Self::Xml => write_xml(record),
            Self::Gsn => write_gsn(record),
        }
    }
}

/// What the file of a game is called that ended on a day: the id of its edition, or what own variants are called.
pub(crate) fn file_name(edition: &str, day: &str, form: Form) -> String {
    format!("vexillum-{edition}-{day}.{}", form.extension())
}

/// What the file of the statistics of a day is called.
pub(super) fn table_name(day: &str) -> String {
    format!("vexillum-{day}.csv")
}

#[cfg(test)]
mod tests {
    use vexillum_engine::Level;
    use vexillum_engine::Seat;

    use super::*;
    use crate::archive::PastGame;
    use crate::archive::tests::resigned;
    use crate::formats::{Found, read_any};

    #[test]
    fn files_have_names_and_come_back() {
        let seats = [Seat::Person("Ann".to_owned()), Seat::Computer(Level::Recruit)];
        let game = resigned("barrage", seats, 3);
        let past = PastGame::played(&game, 0).expect("it is over");
        let record = game.record().expect("it is over");
        for (form, name) in Form::ALL.into_iter().zip(["txt", "xml", "gsn"]) {
            assert_eq!(file_name(past.edition, "2026-11-21", form), format!("vexillum-barrage-2026-11-21.{name}"));
            let text = form.write(&record).expect("the format knows such games");
            let Ok(Found::Game(read)) = read_any(text.as_bytes()) else { panic!("{text}") };
            assert_eq!((read.record.end, &read.record.start), (record.end, &record.start));
        }
        let small = resigned("duel-small", [Seat::Person(String::new()), Seat::Computer(Level::Recruit)], 3);
        let record = small.record().expect("it is over");
        assert_eq!(Form::Gsn.write(&record), Err(Refusal::Board));
    }
}
