//! Lists in an order.
//!
//! One sort serves them all: each type of its own would be three to twelve kilobytes more in the worker.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Indices of a list in the order of a comparison, equal ones as they were.
pub(crate) fn indices(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&a, &b| compare(a, b));
    order
}

/// Items in the order of a key, equal ones as they were.
pub(crate) fn ordered<T: Copy, K: Ord>(items: &[T], key: impl Fn(T) -> K) -> Vec<T> {
    let order = indices(items.len(), &|a, b| key(items[a]).cmp(&key(items[b])));
    order.into_iter().map(|index| items[index]).collect()
}
