//! The board screen: a game that is running.

use yew::prelude::*;

use super::actions::{Actions, ActionsProps};
use super::board::BoardInput;
use super::orders::{Orders, OrdersProps};
use super::panels::{Panels, PanelsProps};
use super::table::{Table, TableView};

/// Properties of [`Play`].
#[derive(Clone, PartialEq, Properties)]
pub struct PlayProps {
    /// The board.
    pub table: TableView,
    /// Question and orders of the turn.
    pub orders: OrdersProps,
    /// Other actions.
    pub actions: ActionsProps,
    /// The panels beside the board.
    pub panels: PanelsProps,
    /// Called with what the player does on the board.
    pub on_input: Callback<BoardInput>,
}

/// The board screen.
#[component]
pub fn Play(PlayProps { table, orders, actions, panels, on_input }: &PlayProps) -> Html {
    html! {
        <Table view={table.clone()} screen="play" on_input={on_input.clone()}>
            <h1 class="visually-hidden">{ table.language.texts().words.board }</h1>
            <Orders ..orders.clone() />
            <Actions ..actions.clone() />
            <Panels ..panels.clone() />
        </Table>
    }
}
