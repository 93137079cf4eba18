//! What past games add up to, as tables.

use vexillum_engine::Color;
use yew::prelude::*;

use super::Act;
use super::list::{against, edition};
use crate::archive::{Against, Archive, Tally, csv, tallies};
use crate::components::icon::{icon, picture};
use crate::i18n::Language;

/// Which of the tables a row stands in: against the computer, two persons, two computers.
const fn kind(against: Against) -> usize {
    match against {
        Against::Computer(_) => 0,
        Against::Person => 1,
        // Imported games are in no tally.
        Against::Watch | Against::Import => 2,
    }
}

/// The tables, and what can be done with all of the games.
pub(super) fn statistics(archive: &Archive, language: Language, act: &Callback<Act>) -> Html {
    let texts = &language.workshop().games;
    let tallies = tallies(archive.games());
    if archive.games().is_empty() {
        return Html::default();
    }
    let table = |(number, title): (usize, &'static str)| {
        let rows: Vec<&Tally> = tallies.iter().filter(|tally| kind(tally.against) == number).collect();
        if rows.is_empty() { Html::default() } else { one_table(title, &rows, language) }
    };
    html! {
        <section class="panel statistics">
            <h2>{ texts.statistics.title }</h2>
            <p class="hint-line">{ language.texts().records.not_counted }</p>
            { for texts.statistics.kinds.into_iter().enumerate().map(table) }
            <div class="game-tools">
                if !tallies.is_empty() {
                    <button type="button" class="button" onclick={act.reform(|_| Act::SaveTable)}>{ picture("workshop", "save") }{ texts.statistics.save }</button>
                }
                <details class="menu" name="game-menu">
                    <summary class="button">{ icon("clear") }{ texts.erase }</summary>
                    <div class="menu-items">
                        <p>{ (texts.erase_text)(archive.games().len()) }</p>
                        <button type="button" class="button primary" onclick={act.reform(|_| Act::Erase)}>{ texts.erase_all }</button>
                    </div>
                </details>
            </div>
        </section>
    }
}

fn one_table(title: &'static str, rows: &[&Tally], language: Language) -> Html {
    let texts = &language.workshop().games;
    let [edition_column, _, games, won, drawn, lost] = texts.statistics.columns;
    let side = |color| (texts.statistics.side_won)(language.texts().words.color(color));
    let own = rows.iter().any(|tally| kind(tally.against) == 0);
    let (won, lost) = if own { (won.to_owned(), lost.to_owned()) } else { (side(Color::Red), side(Color::Blue)) };
    let row = |tally: &&Tally| {
        let mut small = Vec::new();
        if own {
            small.push(against(tally.against, language));
        }
        if tally.assisted > 0 {
            small.push(format!("{}: {}", texts.assisted, tally.assisted));
        }
        html! {
            <tr>
                <th scope="row">{ edition(tally.edition, language).text() }<small>{ small.join(" · ") }</small></th>
                { for [tally.games(), tally.won, tally.drawn, tally.lost].map(|count| html! { <td>{ count }</td> }) }
            </tr>
        }
    };
    html! {
        <table class="results">
            <caption>{ title }</caption>
            <thead>
                <tr>
                    <th scope="col">{ edition_column }</th>
                    { for [games, &won, drawn, &lost].map(|name| html! { <th scope="col">{ name.to_owned() }</th> }) }
                </tr>
            </thead>
            <tbody>{ for rows.iter().map(row) }</tbody>
        </table>
    }
}

/// All of it as text for programs that calculate.
pub(super) fn table(archive: &Archive, language: Language) -> String {
    let texts = &language.workshop().games;
    let side = |color| (texts.statistics.side_won)(language.texts().words.color(color));
    let mut head: Vec<String> = texts.statistics.columns.map(str::to_owned).into();
    head.extend([side(Color::Red), side(Color::Blue), texts.assisted.to_owned()]);
    let row = |tally: &Tally| {
        let [games, won, drawn, lost] =
            [tally.games(), tally.won, tally.drawn, tally.lost].map(|count| count.to_string());
        let none = String::new;
        let (mine, sides) =
            if kind(tally.against) == 0 { ([won, lost], [none(), none()]) } else { ([none(), none()], [won, lost]) };
        let ([won, lost], [red, blue]) = (mine, sides);
        let (edition, opponent) = (edition(tally.edition, language).to_string(), against(tally.against, language));
        vec![edition, opponent, games, won, drawn, lost, red, blue, tally.assisted.to_string()]
    };
    let rows: Vec<Vec<String>> = [head].into_iter().chain(tallies(archive.games()).iter().map(row)).collect();
    csv(&rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::tests::archive;

    #[test]
    fn the_table_has_a_row_for_each_edition_and_opponent() {
        let archive = archive(
            r#"{"date": 1, "you": "red", "against": {"computer": "recruit"}, "edition": "barrage", "end": "red flag", "turns": 30},
            {"date": 2, "you": "red", "against": {"computer": "recruit"}, "edition": "barrage", "end": "blue flag", "turns": 30, "assisted": true},
            {"date": 3, "against": "person", "edition": "own", "end": "blue flag", "turns": 30},
            {"date": 4, "against": "import", "edition": "duel", "end": "blue flag", "turns": 30}"#,
        );
        let expected = "\"Edition\",\"Opponent\",\"Games\",\"Won\",\"Drawn\",\"Lost\",\"Red won\",\"Blue won\",\"Assisted\"\r\n\
            \"My own variant\",\"Two at one screen\",\"1\",\"\",\"0\",\"\",\"0\",\"1\",\"0\"\r\n\
            \"Barrage\",\"Recruit (beginner)\",\"1\",\"1\",\"0\",\"0\",\"\",\"\",\"1\"\r\n";
        assert_eq!(table(&archive, Language::English), expected);
    }
}
