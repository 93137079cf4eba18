//! The editions to choose from: two for a newcomer in front, the others in families, and the player's own.

use vexillum_engine::Variant;
use yew::prelude::*;

use super::choice::Choice;
use super::edition::edition_card;
use super::options::Part;
use crate::address::Page;
use crate::hooks::stored::use_stored;
use crate::i18n::Language;
use crate::own::OwnVariants;

/// The editions in front, the best for a newcomer first.
const FIRST: [&str; 3] = ["barrage", "duel", "original"];

/// The families of the other editions, in the order of their texts.
const FAMILIES: [&[&str]; 5] = [
    &["masters", "faq-original", "classic30"],
    &["duel-small", "lightning", "lightning-tournament"],
    &["scifi", "scifi-duel", "spotter2011", "infiltrator"],
    &["fantasy", "fantasy-powers"],
    &["battle-cards"],
];

/// The folds: the families and the player's own.
pub(super) const FOLDS: usize = FAMILIES.len() + 1;

/// Properties of [`Editions`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct EditionsProps {
    /// Current choice.
    pub(super) choice: Choice,
    /// Language of the page.
    pub(super) language: Language,
    /// The part of the screen that was drawn last.
    pub(super) drawn: Part,
    /// Called with another choice.
    pub(super) on_choose: Callback<Choice>,
}

/// All editions, as far as they are drawn by now. In front are those for a newcomer, and first of all the one that was chosen
/// when the screen appeared.
#[component]
pub(super) fn Editions(EditionsProps { choice, language, drawn, on_choose: choose }: &EditionsProps) -> Html {
    let (language, drawn) = (*language, *drawn);
    let kept = use_stored::<OwnVariants>();
    let texts = language.texts();
    let start = &texts.options;
    let chosen = choice.edition;
    let on_choose = {
        let choice = *choice;
        choose.reform(move |variant: Variant| choice.with_edition(&variant))
    };
    let listed = |ids: &[&str]| ids.iter().filter_map(|id| Variant::find(id)).copied().collect::<Vec<_>>();
    // A group of radio buttons a fold: what is chosen in a closed one cannot get the focus, nor could the rest of its group.
    let front = {
        let first = listed(&FIRST);
        *use_memo((), |()| Some(chosen).filter(|edition| !first.contains(edition)))
    };
    let cards = |group: usize, variants: &[Variant]| {
        let name = format!("edition-{group}");
        variants
            .iter()
            .map(|variant| edition_card(variant, &name, *variant == chosen, language, &on_choose))
            .collect::<Html>()
    };
    let mut own: Vec<Variant> = kept.iter().copied().collect();
    if chosen.is_own() && !own.contains(&chosen) {
        own.push(chosen);
    }
    let families = FAMILIES.iter().map(|ids| listed(ids)).chain([own]).map(|mut variants| {
        variants.retain(|variant| Some(*variant) != front);
        variants
    });
    let first: Vec<Variant> = front.into_iter().chain(listed(&FIRST)).collect();
    let elsewhere = !first.contains(&chosen);
    let family = |(group, (variants, (name, line))): (usize, (Vec<Variant>, &(&'static str, &'static str)))| {
        let open = variants.contains(&chosen);
        // The one edition of a family may be in front.
        if variants.is_empty() && group < FAMILIES.len() {
            return Html::default();
        }
        html! {
            <details class="family" name="family" {open}>
                <summary>
                    <span class="family-name">{ name }</span>
                    <span class="family-line">{ line }</span>
                    <span class="family-count">{ variants.len() }</span>
                </summary>
                if open || drawn >= Part::Cards(group) {
                    <div class="editions">{ cards(group + 1, &variants) }</div>
                }
                if group == FAMILIES.len() {
                    <div class="edition-tools">
                        { for start.make_own.map(|words| html! {
                            <a class="button" href={Page::Editor(String::new()).address()}>{ words }</a>
                        }) }
                    </div>
                }
            </details>
        }
    };
    html! {
        <section class="span edition-choice">
            <fieldset>
                <legend>{ start.editions }</legend>
                <div class="editions first">{ cards(0, &first) }</div>
                <details class="more">
                    <summary>
                        { start.more_editions }
                        if elsewhere {
                            <span class="more-chosen">{ texts.words.edition(&chosen).text() }</span>
                        }
                    </summary>
                    if drawn >= Part::Folds {
                        <div class="families">{ for families.zip(&start.families).enumerate().map(family) }</div>
                    }
                </details>
            </fieldset>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use vexillum_engine::VARIANTS;

    use super::*;

    #[test]
    fn every_edition_is_offered_once() {
        let mut offered: Vec<&str> = FIRST.into_iter().chain(FAMILIES.concat()).collect();
        let mut all: Vec<&str> = VARIANTS.iter().map(|variant| variant.id).collect();
        offered.sort_unstable();
        all.sort_unstable();
        assert_eq!(offered, all);
    }
}
