//! Tests of Vexillum as a whole, one module per subject. Larger sets of cases are data in `tests/data`.

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
