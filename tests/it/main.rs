//! The tests of Vexillum as a whole, one module a subject. Cases are data, in `tests/data` where they are many.

mod ai;
mod clauses;
mod clock;
mod contract;
mod dialog;
mod games;
mod impossible;
mod limits;
mod notation;
mod oracle;
mod perft;
mod protocol;
mod reference;
mod repetition;
mod review;
mod rules;
mod secrecy;
mod source;
mod take_back;
mod variants;
