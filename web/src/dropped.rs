//! Files dropped on the page, wherever that is. A browser left to itself would open them in the place of the page.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{DataTransfer, DragEvent, Event, File, FileList};
use yew::Callback;

/// A step of files over the page.
#[derive(Debug)]
pub enum FileDrag {
    /// They are over it.
    Over,
    /// They have left it.
    Gone,
    /// They were dropped.
    Dropped(Vec<File>),
}

/// Files on their way to the page that imports them, which takes them once.
#[derive(Clone, Default, Debug)]
pub struct FileInbox(Rc<RefCell<Vec<File>>>);

impl FileInbox {
    /// An inbox with files.
    pub fn new(files: Vec<File>) -> Self {
        Self(Rc::new(RefCell::new(files)))
    }

    /// Tells whether files are in it.
    pub fn is_full(&self) -> bool {
        !self.0.borrow().is_empty()
    }

    /// Takes the files out.
    pub fn take(&self) -> Vec<File> {
        self.0.take()
    }
}

impl PartialEq for FileInbox {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Files over the page, and those that were dropped last.
#[derive(Default, Debug)]
pub struct FileDrop {
    /// Set while files are held over the page.
    pub over: bool,
    /// Files that were dropped.
    pub inbox: FileInbox,
}

/// The files of a drag; `None` where something else is dragged.
fn files(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    data.types().includes(&"Files".into(), 0).then_some(data)
}

/// Listens to files over the window.
pub fn listen(on_drag: &Callback<FileDrag>) -> [EventListener; 3] {
    let listen = |name: &'static str, react: fn(&Event, DataTransfer) -> Option<FileDrag>| {
        let on_drag = on_drag.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window(), name, options, move |event| {
            if let Some(drag) = files(event).and_then(|data| react(event, data)) {
                on_drag.emit(drag);
            }
        })
    };
    [
        listen("dragover", |event, _| {
            event.prevent_default();
            Some(FileDrag::Over)
        }),
        // Leaving an element for another one is not leaving the window.
        listen("dragleave", |event, _| {
            let left = event.dyn_ref::<DragEvent>().is_some_and(|event| event.related_target().is_none());
            left.then_some(FileDrag::Gone)
        }),
        listen("drop", |event, data| {
            // Whatever lay under them has taken them already.
            if event.default_prevented() {
                return Some(FileDrag::Gone);
            }
            event.prevent_default();
            let list = data.files();
            let count = list.as_ref().map_or(0, FileList::length);
            Some(FileDrag::Dropped((0..count).filter_map(|index| list.as_ref()?.get(index)).collect()))
        }),
    ]
}
