//! Short sounds, made as they are heard, so that there is nothing to load. Each goes with what is seen on the board, and
//! tells no more than that.

use std::cell::OnceCell;

use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::OscillatorType::{self, Sine, Triangle};
use web_sys::{AudioContext, AudioContextState};

use crate::settings::Sound;
use crate::yielding::yield_to_browser;

/// Something that can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A piece moves.
    Move,
    /// A fight that cost the other side alone a piece.
    Won,
    /// A fight that cost the own side alone a piece.
    Lost,
    /// A fight that cost both a piece.
    Both,
    /// Something was shown, and nobody fell.
    Shown,
    /// A try that the rules refuse.
    Refused,
    /// Time is getting short.
    Hurry,
    /// The game is won.
    Victory,
    /// The game is lost.
    Defeat,
    /// The game is a draw.
    Draw,
}

/// A tone: when it begins and how long it lasts in milliseconds, its pitch at both ends in hertz, its loudness in percent.
struct Tone(f64, f64, [f32; 2], u8, OscillatorType);

/// How loud everything is: a device that is set for speech or music is not to shout.
const VOLUME: f32 = 0.16;
/// How fast a tone sets in, in seconds; without that it would click.
const ATTACK: f64 = 0.008;
/// As good as silent. A loudness that fades by ratio never comes to nothing.
const SILENT: f32 = 0.0001;

/// Two pieces meet.
const BLOW: Tone = Tone(0.0, 110.0, [240.0, 90.0], 90, Triangle);

const fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Move => &[Tone(0.0, 70.0, [340.0, 170.0], 70, Triangle)],
        Cue::Won => &[BLOW, Tone(150.0, 120.0, [523.0, 523.0], 45, Sine), Tone(250.0, 190.0, [659.0, 659.0], 45, Sine)],
        Cue::Lost => {
            &[BLOW, Tone(150.0, 130.0, [330.0, 330.0], 50, Sine), Tone(260.0, 230.0, [247.0, 240.0], 50, Sine)]
        }
        Cue::Both => &[BLOW, Tone(160.0, 150.0, [200.0, 80.0], 80, Triangle)],
        Cue::Shown => &[Tone(0.0, 220.0, [590.0, 880.0], 40, Sine)],
        Cue::Refused => {
            &[Tone(0.0, 80.0, [170.0, 150.0], 60, Triangle), Tone(110.0, 100.0, [150.0, 130.0], 60, Triangle)]
        }
        Cue::Hurry => &[Tone(0.0, 80.0, [880.0, 880.0], 35, Sine), Tone(180.0, 80.0, [880.0, 880.0], 35, Sine)],
        Cue::Victory => &[
            Tone(0.0, 160.0, [392.0, 392.0], 55, Triangle),
            Tone(140.0, 160.0, [523.0, 523.0], 55, Triangle),
            Tone(280.0, 160.0, [659.0, 659.0], 55, Triangle),
            Tone(420.0, 520.0, [784.0, 784.0], 60, Triangle),
        ],
        Cue::Defeat => &[
            Tone(0.0, 220.0, [392.0, 392.0], 50, Sine),
            Tone(200.0, 220.0, [330.0, 330.0], 50, Sine),
            Tone(400.0, 560.0, [262.0, 256.0], 55, Sine),
        ],
        Cue::Draw => &[Tone(0.0, 240.0, [440.0, 440.0], 45, Sine), Tone(220.0, 420.0, [440.0, 440.0], 45, Sine)],
    }
}

thread_local! {
    /// Where sounds are made; none where the browser has nothing of the kind.
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Lets something be heard, if the player wishes so. Before he has touched the page browsers allow no sound, and where they
/// make none nothing happens.
pub fn hear(cue: Cue, wish: Sound) {
    let wanted = match wish {
        Sound::On => true,
        Sound::Off => false,
        Sound::Device => !is_calm(),
    };
    if wanted && is_touched() {
        // What is seen goes first: to prepare the first sound takes browsers long.
        yield_to_browser(move || {
            CONTEXT.with(|context| {
                if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
                    let _: Result<(), JsValue> = play(context, tones(cue));
                }
            });
        });
    }
}

/// Whether the device asks for little motion.
fn is_calm() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Whether the page has been touched, as far as the browser tells.
fn is_touched() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into()).unwrap_or_default();
    let active = Reflect::get(&activation, &"hasBeenActive".into()).unwrap_or_default();
    active.as_bool().unwrap_or(true)
}

fn play(context: &AudioContext, tones: &[Tone]) -> Result<(), JsValue> {
    if context.state() == AudioContextState::Suspended {
        let _ = context.resume()?;
    }
    let now = context.current_time();
    for Tone(at, lasts, [from, to], loudness, wave) in tones {
        let (start, end) = (now + at / 1000.0, now + (at + lasts) / 1000.0);
        let (tone, gain) = (context.create_oscillator()?, context.create_gain()?);
        tone.set_type(*wave);
        tone.frequency().set_value_at_time(*from, start)?;
        tone.frequency().exponential_ramp_to_value_at_time(*to, end)?;
        let loudness = VOLUME * f32::from(*loudness) / 100.0;
        gain.gain().set_value_at_time(SILENT, start)?;
        gain.gain().exponential_ramp_to_value_at_time(loudness, start + ATTACK)?;
        gain.gain().exponential_ramp_to_value_at_time(SILENT, end)?;
        tone.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(start)?;
        tone.stop_with_when(end)?;
    }
    Ok(())
}
