//! A choice of one out of a few, as a row.

use yew::prelude::*;

/// What can be chosen.
#[derive(Clone, PartialEq)]
pub(super) struct Segment {
    /// What stands on it.
    pub(super) label: Html,
    /// Whether it is chosen.
    pub(super) chosen: bool,
}

/// What the row shows and tells.
#[derive(PartialEq, Properties)]
pub(super) struct SegmentedProps {
    /// The name of the group within the form.
    pub(super) name: &'static str,
    /// Over the row.
    pub(super) legend: AttrValue,
    /// What can be chosen.
    pub(super) segments: Vec<Segment>,
    /// Whether it takes the width of both columns.
    #[prop_or_default]
    pub(super) span: bool,
    /// One line about what is chosen.
    #[prop_or_default]
    pub(super) line: Option<&'static str>,
    /// The number of what was chosen.
    pub(super) on_choose: Callback<usize>,
}

/// A row of radio buttons that reads as one control.
#[component]
pub(super) fn Segmented(props: &SegmentedProps) -> Html {
    let line = format!("{}-line", props.name);
    html! {
        <fieldset class={classes!(props.span.then_some("span"))} aria-describedby={props.line.map(|_| line.clone())}>
            <legend>{ props.legend.clone() }</legend>
            <div class="segmented">
                { for props.segments.iter().enumerate().map(|(index, segment)| html! {
                    <label key={index}>
                        <input
                            type="radio"
                            name={props.name}
                            value={index.to_string()}
                            checked={segment.chosen}
                            onchange={props.on_choose.reform(move |_| index)}
                        />
                        { segment.label.clone() }
                    </label>
                }) }
            </div>
            if let Some(text) = props.line {
                <p class="choice-line" id={line}>{ text }</p>
            }
        </fieldset>
    }
}
