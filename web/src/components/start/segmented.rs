//! A choice of one out of a few, as a row.

use yew::prelude::*;

/// What can be chosen.
pub(crate) struct Segment {
    /// What stands on it.
    pub(crate) label: Html,
    /// Whether it is chosen.
    pub(crate) chosen: bool,
}

/// What the row shows and tells.
pub(crate) struct Segmented<'a> {
    /// The name of the group within the form.
    pub(crate) name: &'static str,
    /// Over the row.
    pub(crate) legend: &'a str,
    /// What can be chosen.
    pub(crate) segments: Vec<Segment>,
    /// Whether it takes the width of both columns.
    pub(crate) span: bool,
    /// One line about what is chosen.
    pub(crate) line: Option<AttrValue>,
    /// What stands below.
    pub(crate) below: Html,
    /// The number of what was chosen.
    pub(crate) on_choose: Callback<usize>,
}

/// A row of radio buttons that reads as one control.
pub(crate) fn segmented(view: Segmented) -> Html {
    let Segmented { name, legend, segments, span, line, below, on_choose } = view;
    let line_id = format!("{name}-line");
    let segment = |(index, Segment { label, chosen }): (usize, Segment)| {
        let onchange = on_choose.reform(move |_| index);
        html! {
            <label><input type="radio" {name} value={index.to_string()} checked={chosen} {onchange} />{ label }</label>
        }
    };
    html! {
        <fieldset class={classes!(span.then_some("span"))} aria-describedby={line.as_ref().map(|_| line_id.clone())}>
            <legend>{ legend }</legend>
            <div class="segmented">{ for segments.into_iter().enumerate().map(segment) }</div>
            if let Some(text) = line {
                <p class="choice-line" id={line_id}>{ text }</p>
            }
            { below }
        </fieldset>
    }
}
