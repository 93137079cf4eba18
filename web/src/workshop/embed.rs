//! The page that makes the lines with which somebody puts the game on a page of his own.

use gloo::utils::window;
use vexillum_engine::{Color, Level, VARIANTS, Variant};
use web_sys::{HtmlSelectElement, HtmlTextAreaElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::components::icon::icon;
use crate::components::start::choice::Against;
use crate::embed::USUAL_EDITION;
use crate::give::copy;
use crate::i18n::Language;
use crate::settings::Theme;

/// What the page needs.
#[derive(PartialEq, Properties)]
pub(super) struct EmbedProps {
    /// The language.
    pub(super) language: Language,
}

/// A choice: the name of its parameter, which is also that of the attribute, and the values with their words. The first
/// value is the usual one and need not be written.
struct Field {
    name: &'static str,
    label: &'static str,
    values: Vec<(String, String)>,
}

/// All choices, in the order of their labels.
fn fields(language: Language) -> Vec<Field> {
    let (game, texts) = (language.texts(), &language.workshop().embed);
    let words = &game.words;
    let value = |value: &str, word: &str| (value.to_owned(), word.to_owned());
    let edition = |variant: &&Variant| value(variant.id, &words.edition(variant));
    let (usual, others): (Vec<_>, Vec<_>) = VARIANTS.iter().partition(|variant| variant.id == USUAL_EDITION);
    let editions = usual.iter().chain(&others).map(edition).collect();
    let levels = Level::ALL.into_iter().zip(1..).map(|(level, number)| value(&number.to_string(), &words.level(level)));
    let sides = Color::ALL.into_iter().map(|color| value(color.name(), words.color(color)));
    let languages = Language::ALL.into_iter().map(|language| value(language.code(), language.name()));
    let themes = Theme::ALL.into_iter().zip(game.settings.themes);
    let themes = themes.filter_map(|(theme, word)| Some(value(theme.attribute()?, word)));
    let [full, few] = texts.controls;
    let values = [
        ("edition", editions),
        (
            "opponent",
            Against::ALL.into_iter().zip(game.options.opponents).map(|((_, id), word)| value(id, word)).collect(),
        ),
        ("level", levels.collect()),
        ("side", sides.chain([value("lot", game.options.lot)]).collect()),
        ("lang", [value("", texts.visitors)].into_iter().chain(languages).collect()),
        ("theme", [value("auto", texts.visitors)].into_iter().chain(themes).collect()),
        ("controls", vec![value("full", full), value("min", few)]),
    ];
    let labelled = values.into_iter().zip(texts.fields);
    labelled.map(|((name, values), label)| Field { name, label, values }).collect()
}

/// What has been chosen that is not usual, by name and value.
fn chosen(fields: &[Field], choice: &[usize]) -> Vec<(&'static str, String)> {
    let unusual = fields.iter().zip(choice).filter(|&(_, &index)| index > 0);
    unusual.filter_map(|(field, &index)| Some((field.name, field.values.get(index)?.0.clone()))).collect()
}

/// Where the frame is, from the folder of the site on. No value needs to be put in other words for an address.
fn address(chosen: &[(&'static str, String)]) -> String {
    let parameters: Vec<String> = chosen.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mark = if parameters.is_empty() { "" } else { "?" };
    ["embed.html", mark, &parameters.join("&")].concat()
}

/// The lines: a frame, and an element with its script.
fn lines(site: &str, chosen: &[(&'static str, String)]) -> [String; 2] {
    let address = address(chosen).replace('&', "&amp;");
    let attributes: Vec<String> = chosen.iter().map(|(name, value)| format!(" {name}=\"{value}\"")).collect();
    let attributes = attributes.concat();
    [
        format!(
            "<iframe src=\"{site}{address}\" title=\"Vexillum\" loading=\"lazy\"\n  \
             style=\"width: 100%; max-width: 30rem; aspect-ratio: 5 / 8; border: 0\"></iframe>"
        ),
        format!(
            "<script type=\"module\" src=\"{site}embed.js\"></script>\n\
             <stratego-game{attributes}></stratego-game>"
        ),
    ]
}

/// The folder of the site.
fn site() -> String {
    let page = window().location().href().unwrap_or_default();
    let page = page.split(['#', '?']).next().unwrap_or_default();
    page.rsplit_once('/').map_or_else(String::new, |(folder, _)| [folder, "/"].concat())
}

/// The choices, the lines, and the game as visitors will see it.
#[component]
pub(super) fn Embed(props: &EmbedProps) -> Html {
    let language = props.language;
    let texts = &language.workshop().embed;
    let fields = fields(language);
    let choice = use_state_eq(|| vec![0; fields.len()]);
    let note = use_state_eq(AttrValue::default);
    let chosen = chosen(&fields, &choice);
    let address = address(&chosen);
    let select = |(at, field): (usize, &Field)| {
        let onchange = {
            let (choice, note) = (choice.clone(), note.clone());
            Callback::from(move |event: Event| {
                let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else { return };
                let mut changed = (*choice).clone();
                if let Some(place) = changed.get_mut(at) {
                    *place = usize::try_from(select.selected_index()).unwrap_or(0);
                }
                choice.set(changed);
                note.set(AttrValue::default());
            })
        };
        let here = choice.get(at).copied().unwrap_or(0);
        let option = |(index, (_, word)): (usize, &(String, String))| html! { <option selected={index == here}>{ word }</option> };
        html! {
            <label>
                { field.label }
                <select class="field" name={field.name} {onchange}>{ for field.values.iter().enumerate().map(option) }</select>
            </label>
        }
    };
    let on_note = {
        let note = note.clone();
        Callback::from(move |text: AttrValue| note.set(text))
    };
    let way = |((name, line), text): (&(&'static str, &'static str), String)| {
        html! { <Way {name} {line} {text} {language} on_note={on_note.clone()} /> }
    };
    html! {
        <main class="embedding" data-screen="embed">
            <header><h1>{ texts.title }</h1><p>{ texts.intro }</p></header>
            <div class="embedding-choice">
                <form class="panel embedding-fields" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                    { for fields.iter().enumerate().map(select) }
                </form>
                { for texts.ways.iter().zip(lines(&site(), &chosen)).map(way) }
                <div class="said" role="status">if !note.is_empty() { <p>{ (*note).clone() }</p> }</div>
            </div>
            <section class="embedding-preview">
                <h2>{ texts.preview }</h2>
                // A new frame each time, so that going back leaves this page.
                <iframe key={address.clone()} src={address} title={texts.preview}></iframe>
            </section>
        </main>
    }
}

/// What one way of putting it on a page needs.
#[derive(PartialEq, Properties)]
struct WayProps {
    name: &'static str,
    line: &'static str,
    text: String,
    language: Language,
    on_note: Callback<AttrValue>,
}

/// A way to put it on a page, with its lines to copy.
#[component]
fn Way(props: &WayProps) -> Html {
    let WayProps { name, line, text, language, on_note } = props;
    let field = use_node_ref();
    let onclick = {
        let (field, text, on_note, texts) = (field.clone(), text.clone(), on_note.clone(), &language.workshop().embed);
        Callback::from(move |_: MouseEvent| {
            // Where the browser refuses, they can still be copied from there.
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.select();
            }
            let (text, on_note) = (text.clone(), on_note.clone());
            spawn_local(async move {
                let copied = copy(&text).await.is_some();
                on_note.emit(if copied { texts.copied } else { texts.not_copied }.into());
            });
        })
    };
    html! {
        <section class="panel embedding-way">
            <h2>{ *name }</h2>
            <p class="hint-line">{ *line }</p>
            <textarea class="field" translate="no" readonly={true} rows="4" spellcheck="false" aria-label={*name} ref={field} value={text.clone()} />
            <button type="button" class="button" {onclick}>{ icon("copy") }{ language.texts().kept.copy }</button>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_unusual_is_written() {
        let fields = fields(Language::English);
        let check = |choice: &[usize], address: &str, element: &str| {
            let chosen = chosen(&fields, choice);
            assert_eq!(super::address(&chosen), address);
            let [frame, script] = lines("https://example.org/game/", &chosen);
            let address = address.replace('&', "&amp;");
            assert!(frame.contains(&format!("src=\"https://example.org/game/{address}\"")), "{frame}");
            assert!(
                script.contains("src=\"https://example.org/game/embed.js\"") && script.contains(element),
                "{script}"
            );
        };
        check(&[0; 7], "embed.html", "<stratego-game></stratego-game>");
        check(
            &[0, 1, 0, 2, 0, 0, 1],
            "embed.html?opponent=beside&side=lot&controls=min",
            "<stratego-game opponent=\"beside\" side=\"lot\"",
        );
        check(&[1, 0, 4, 0, 5, 2, 0], "embed.html?edition=original&level=5&lang=nl&theme=dark", "lang=\"nl\"");
    }

    #[test]
    fn everything_that_is_offered_is_understood() {
        use crate::embed::Asked;
        for field in fields(Language::English) {
            for (value, _) in field.values.iter().filter(|(value, _)| !value.is_empty()) {
                let asked = Asked::read(&[(field.name.to_owned(), value.clone())]);
                assert_eq!(asked.faults, [], "{}={value}", field.name);
            }
            let usual = field.values.first().filter(|(value, _)| !value.is_empty()).cloned();
            let written = usual.map(|(value, _)| Asked::read(&[(field.name.to_owned(), value)]));
            assert!(written.is_none_or(|asked| asked == Asked::read(&[])), "{}", field.name);
        }
    }
}
