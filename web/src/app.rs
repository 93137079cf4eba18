//! The page.

use gloo_worker::Spawnable;
use yew::prelude::*;

use crate::{
    Thinker,
    build::{BUILD, worker_url},
};

/// The whole page.
#[component]
pub fn App() -> Html {
    let answer = use_state(String::new);
    {
        let answer = answer.clone();
        use_effect_with((), move |()| {
            yew::platform::spawn_local(async move {
                let Ok(url) = worker_url() else { return };
                let mut thinker = Thinker::spawner().as_module(true).with_loader(true).spawn(&url);
                answer.set(thinker.run("build".to_owned()).await);
            });
        });
    }
    html! {
        <>
            <h1>{ "Vexillum" }</h1>
            <p id="page">{ format!("build {BUILD}") }</p>
            <p id="worker">{ (*answer).clone() }</p>
        </>
    }
}
