// Keeps the program's hold on its words where browser translation or an extension rewrites the page. Those put elements of
// their own in the place of text nodes, which the program would go on changing out of sight, or fail to find.
(() => {
  /** What was put in the place of a text node, by the node; and what was put in the place of that. */
  const standIns = new WeakMap();
  const known = new WeakSet();

  function isInPlace(added, removed, node) {
    return added.target === removed.target && (
      added.nextSibling === node || added.previousSibling === node
      || (added.previousSibling === removed.previousSibling && added.nextSibling === removed.nextSibling));
  }

  function note(records) {
    for (const removed of records) {
      for (const node of removed.removedNodes) {
        if (node.parentNode === removed.target || (node.nodeType !== Node.TEXT_NODE && !known.has(node))) continue;
        const [standIn] = records.find((record) => record.addedNodes.length && isInPlace(record, removed, node))?.addedNodes ?? [];
        if (!standIn || standIn === node) continue;
        standIns.set(node, standIn);
        // It may be a text node that comes back.
        standIns.delete(standIn);
        known.add(standIn);
      }
    }
  }

  /** The child of `parent` that is or holds a node, or stands in its place; null where there is none. */
  function childOf(parent, node) {
    for (let at = node; at; at = standIns.get(at) ?? at.parentNode) {
      if (at.parentNode === parent) return at;
    }
    return null;
  }

  /** Puts a text node back to where something else stands for it. */
  function putBack(node) {
    let standIn = node;
    while (standIns.has(standIn)) {
      const next = standIns.get(standIn);
      standIns.delete(standIn);
      standIn = next;
    }
    if (standIn !== node && standIn.parentNode) standIn.replaceWith(node);
  }

  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

  Object.assign(Node.prototype, {
    insertBefore(node, next) {
      putBack(node);
      return insertBefore.call(this, node, next && next.parentNode !== this ? childOf(this, next) : next);
    },
    removeChild(node) {
      putBack(node);
      return removeChild.call(node.parentNode ?? this, node);
    },
  });
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(value) {
      putBack(this);
      nodeValue.set.call(this, value);
    },
  });

  new MutationObserver(note).observe(document.getElementById("app"), { childList: true, subtree: true });
})();
