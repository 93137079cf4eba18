//! A choice of one out of a few, as a row.

use yew::prelude::*;

/// One of the values.
#[derive(Clone, PartialEq)]
pub(crate) struct Segment {
    /// What stands on it.
    pub(crate) label: Html,
    /// Whether it is chosen.
    pub(crate) chosen: bool,
}

/// Properties of [`Segmented`].
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SegmentedProps {
    /// Name of the group within the form.
    pub(crate) name: &'static str,
    /// Heading of the row.
    pub(crate) legend: AttrValue,
    /// Values to choose from.
    pub(crate) segments: Vec<Segment>,
    /// Whether it takes the width of both columns.
    #[prop_or_default]
    pub(crate) span: bool,
    /// One line about the chosen value.
    #[prop_or_default]
    pub(crate) line: Option<AttrValue>,
    /// What stands below.
    #[prop_or_default]
    pub(crate) children: Html,
    /// Called with the place of the value that was chosen.
    pub(crate) on_choose: Callback<usize>,
}

/// A row of radio buttons that reads as one control.
#[component]
pub(crate) fn Segmented(props: &SegmentedProps) -> Html {
    let SegmentedProps { name, legend, segments, span, line, children, on_choose } = props;
    let line_id = format!("{name}-line");
    let segment = |(index, Segment { label, chosen }): (usize, &Segment)| {
        let onchange = on_choose.reform(move |_| index);
        html! {
            <label>
                <input type="radio" name={*name} value={index.to_string()} checked={*chosen} {onchange} />{ label.clone() }
            </label>
        }
    };
    html! {
        <fieldset class={classes!(span.then_some("span"))} aria-describedby={line.as_ref().map(|_| line_id.clone())}>
            <legend>{ legend.clone() }</legend>
            <div class="segmented">{ for segments.iter().enumerate().map(segment) }</div>
            if let Some(text) = line {
                <p class="choice-line" id={line_id}>{ text.clone() }</p>
            }
            { children.clone() }
        </fieldset>
    }
}
