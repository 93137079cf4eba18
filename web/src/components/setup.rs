//! The set-up screen.

mod cells;
pub mod editor;
mod keys;
mod stock;
mod tools;
pub(crate) mod words;

use gloo::timers::callback::Timeout;
use vexillum_engine::{Color, Setup, Square, Variant};
use yew::prelude::*;

use crate::components::board::{Board, BoardInput};
use crate::components::clock::ClockView;
use crate::components::icon::icon;
use crate::components::later::{KeptProps, Later, Loaded};
use crate::components::seat::{Seat, SeatProps};
use crate::draft::{Draft, Picked, SavedSetups, presets};
use crate::hooks::drag::Spot;
use crate::i18n::Texts;
use crate::name::Name;
use crate::random::{below, one_of, seed};
use crate::settings::Settings;
use crate::storage;

use cells::cells;
use editor::{Act, Editor, Said};
use keys::typed;
use stock::Stock;
use tools::{Tools, suggest};
use words::Speaker;

/// How long the mark of a refused try stands, in milliseconds.
const MARKED: u32 = 600;

/// Asks the computer for an arrangement: a seed, and where the answer goes.
pub type SuggestSource = Callback<(u64, Callback<Setup>)>;

/// What the set-up screen shows and tells.
#[derive(Clone, PartialEq, Properties)]
pub struct SetupProps {
    /// The edition with its switches.
    pub variant: Variant,
    /// Side that sets up.
    pub color: Color,
    /// What he is called.
    pub name: Name,
    /// The settings.
    pub settings: Settings,
    /// Whether somebody else will use this screen too: then nothing of this set-up is remembered.
    pub shared: bool,
    /// The set-up that he has begun, if he has.
    pub begun: Option<Setup>,
    /// Called with the side and its set-up when that has changed.
    pub on_draft: Callback<(Color, Setup)>,
    /// Whether it is out of sight.
    pub veiled: bool,
    /// His clock, where the time for this is limited.
    pub clock: Option<ClockView>,
    /// Where suggestions come from.
    pub suggestion: SuggestSource,
    /// Called with the side and its set-up, which has no problems.
    pub on_ready: Callback<(Color, Setup)>,
    /// Back to the start screen.
    pub on_back: Callback<()>,
}

/// The set-up screen.
#[component]
pub fn SetupScreen(props: &SetupProps) -> Html {
    let SetupProps { variant, color, shared, .. } = props;
    let editor = {
        let (variant, shared, begun) = (*variant, *shared, props.begun.clone());
        use_reducer(move || Editor::new(Draft::new(&variant, begun.unwrap_or_else(|| first(&variant, shared)))))
    };
    {
        let (on_draft, color) = (props.on_draft.clone(), *color);
        use_effect_with(editor.draft.setup().clone(), move |setup| on_draft.emit((color, setup.clone())));
    }
    let on_act = {
        let dispatcher = editor.dispatcher();
        use_callback((), move |act: Act, ()| dispatcher.dispatch(act))
    };
    {
        // An edition without an arrangement of ours begins with one of the computer's.
        let empty = editor.draft.placed() == 0 && props.begun.is_none();
        let (suggestion, on_act) = (props.suggestion.clone(), on_act.clone());
        use_effect_with((), move |()| {
            if empty {
                suggest(&suggestion, &on_act);
            }
        });
    }
    {
        let (on_act, refused) = (on_act.clone(), editor.refused.is_some());
        use_effect_with((editor.acts, refused), move |_| {
            let timer = refused.then(|| Timeout::new(MARKED, move || on_act.emit(Act::Unmark)));
            move || drop(timer)
        });
    }

    let draft = &editor.draft;
    let language = props.settings.language;
    let texts = language.texts();
    let speaker = Speaker { texts, variant, color: *color, style: props.settings.style };
    let home: Vec<Square> = variant.board.home(*color).collect();
    let index_of = {
        let home = home.clone();
        move |square: Square| index_in(&home, square)
    };
    let on_input = use_callback((home.clone(), on_act.clone()), move |input: BoardInput, (home, on_act)| {
        let index_of = |square| index_in(home, square);
        let picked = |square| index_of(square).map(Picked::Square);
        let act = match input {
            BoardInput::Tap(square) => Some(Act::Tap(index_of(square))),
            BoardInput::Grab(square) => picked(square).map(Act::Grab),
            BoardInput::Drop { from, to: Spot::Square(to) } => picked(from).map(|what| Act::Drop(what, index_of(to))),
            BoardInput::Drop { from, to: Spot::Tray } => Some(Act::TakeOff(index_of(from))),
            BoardInput::Drop { to: Spot::Elsewhere, .. } | BoardInput::Cancel => Some(Act::PutDown),
            // Here keys place pieces.
            BoardInput::Ask(..) => None,
        };
        if let Some(act) = act {
            on_act.emit(act);
        }
    });
    let onkeydown = {
        let (on_act, variant) = (on_act.clone(), *variant);
        let look = speaker.look();
        Callback::from(move |event: KeyboardEvent| {
            let Some(act) = typed(&event, &variant, look, &index_of) else { return };
            event.prevent_default();
            on_act.emit(act);
        })
    };
    let problems = draft.problems();
    let done = {
        let (variant, color, shared) = (*variant, *color, *shared);
        props.on_ready.reform(move |setup: Setup| {
            if !shared {
                // It is remembered when the game is over: until then nothing but the game tells its ranks.
                let _ = storage::update(|saved: &mut SavedSetups| saved.forget_last(&variant));
            }
            (color, setup)
        })
    };
    let clock = props.clock.clone().map(|clock| {
        let (setup, variant) = (draft.setup().clone(), *variant);
        let on_up = done.reform(move |()| setup.completed(&variant, &Setup::empty(&variant.board), seed()));
        ClockView { on_up, ..clock }
    });
    let on_ready = {
        let setup = draft.setup().clone();
        done.reform(move |_: MouseEvent| setup.clone())
    };
    let pasted = match &editor.said {
        Some(Said::Pasted | Said::Unreadable(_)) => Some(AttrValue::from(speaker.said(&editor))),
        _ => None,
    };
    let refusal = match editor.said {
        Some(Said::Refused(_)) => Some(AttrValue::from(speaker.said(&editor))),
        _ => None,
    };
    let kept = Later::Kept(KeptProps {
        draft: draft.clone(),
        color: *color,
        language,
        shared: *shared,
        pasted,
        on_act: on_act.clone(),
    });
    let total = variant.army.total();
    let look = speaker.look();
    let theirs = SeatProps {
        language,
        color: !*color,
        name: texts.words.color(!*color).into(),
        note: texts.setup.secret.into(),
        turn: None,
        thinking: false,
        look,
        ours: false,
        cards: None,
        clock: None,
    };
    let ours = SeatProps {
        language,
        color: *color,
        name: props.name.clone(),
        note: texts.words.color(*color).into(),
        turn: Some((texts.setup.placed)(draft.placed(), total).into()),
        thinking: false,
        look,
        ours: true,
        cards: None,
        clock,
    };
    html! {
        <main
            id="main" class="game setup" data-screen="setup" hidden={props.veiled}
            data-edition={variant.id} data-columns={variant.board.columns.to_string()} data-rows={variant.board.rows.to_string()}
            {onkeydown}
        >
            <h1 class="visually-hidden">{ (texts.setup.title)(&props.name) }</h1>
            <Seat ..theirs />
            <Board
                board={variant.board} bottom={*color} cells={cells(&editor, &speaker, &home)} {look}
                label={texts.words.board} {on_input}
            />
            <Seat ..ours />
            <div class="side">
                <Stock draft={draft.clone()} color={*color} {language} style={props.settings.style} {refusal}
                    on_act={on_act.clone()} />
                <section class="panel tools-panel">
                    <Tools {language} empty={draft.placed() == 0} can_undo={draft.can_undo()}
                        suggestion={props.suggestion.clone()} on_act={on_act.clone()} />
                    <Loaded {language} thing={kept}>{ no_kept(texts) }</Loaded>
                    <button type="button" class="button quiet" onclick={props.on_back.reform(|_: MouseEvent| ())}>
                        { icon("home") }{ texts.setup.back }
                    </button>
                </section>
                <div class="ready-bar panel">
                    <ul class={classes!("missing", problems.is_empty().then_some("complete"))} aria-live="polite">
                        if problems.is_empty() {
                            <li>{ texts.setup.complete }</li>
                        }
                        { for speaker.problems(draft).into_iter().map(|line| html! { <li>{ line }</li> }) }
                    </ul>
                    <button type="button" class="button primary" disabled={!problems.is_empty()} onclick={on_ready}>
                        { texts.setup.ready }
                    </button>
                </div>
            </div>
            // A new element for each act, so that the same words twice are read twice.
            <div class="visually-hidden" role="status"><p key={editor.acts}>{ speaker.said(&editor) }</p></div>
        </main>
    }
}

/// What stands in the place of the arrangements until they are there, so that nothing below moves.
fn no_kept(texts: &Texts) -> Html {
    html! {
        <>
            <h2 class="legend">{ texts.kept.ready_made }</h2>
            <div class="field-row">
                <select class="field" disabled={true} aria-hidden="true"></select>
                <button type="button" class="button" disabled={true}>{ texts.kept.take }</button>
            </div>
            <details class="more" inert={true}><summary>{ texts.kept.keep }</summary></details>
        </>
    }
}

/// What the screen opens with: the set-up played last, or one of ours, so that *Ready* can be pressed at once.
fn first(variant: &Variant, shared: bool) -> Setup {
    let last = if shared { None } else { storage::load::<SavedSetups>().value().last(variant) };
    last.unwrap_or_else(|| {
        let presets = presets(variant);
        let mirrored = one_of([true, false]);
        match presets.get(below(presets.len())).map(|preset| &preset.setup) {
            Some(setup) if mirrored => setup.mirrored(),
            Some(setup) => setup.clone(),
            None => Setup::empty(&variant.board),
        }
    })
}

/// The place of a square among the home squares, if it is one.
fn index_in(home: &[Square], square: Square) -> Option<usize> {
    home.iter().position(|&other| other == square)
}
