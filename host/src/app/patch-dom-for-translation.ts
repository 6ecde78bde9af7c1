/**
 * Browser translation replaces text nodes with elements (facebook/react#11538). React still refers to the removed
 * nodes, so DOM changes would throw errors.
 */

const translatedTag = 'FONT';

const isTranslation = (node: Node | null | undefined): node is Element =>
  node?.nodeName === translatedTag;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

type StandIns = WeakMap<Node, Element>;

function* replacedIn({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const [text, ...others] = removedNodes;
  if (!text || !isText(text) || others.length > 0) return;
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  if (standIn) yield [text, standIn] as const;
}

/** Tracks text nodes that browser translation replaces. Restores a text node when its content changes. */
function followTranslation(standIns: StandIns): () => void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      standIns.delete(target);
      if (standIn?.isConnected && !target.parentNode) standIn.replaceWith(target);
    }
  });
  const replacements = new MutationObserver((records) => {
    for (const record of records)
      for (const [text, standIn] of replacedIn(record)) {
        standIns.set(text, standIn);
        changes.observe(text, { characterData: true });
      }
  });
  replacements.observe(document, { childList: true, subtree: true });
  return () => {
    replacements.disconnect();
    changes.disconnect();
  };
}

/**
 * Patches `removeChild` and `insertBefore`. If an element replaced a text node, React’s calls then affect that element.
 */
function findStandIns(standIns: StandIns): () => void {
  const original = {
    removeChild: Object.getOwnPropertyDescriptor(Node.prototype, 'removeChild'),
    insertBefore: Object.getOwnPropertyDescriptor(Node.prototype, 'insertBefore'),
  };
  const remove = original.removeChild?.value as (this: Node, child: Node) => Node;
  const insert = original.insertBefore?.value as (
    this: Node,
    node: Node,
    before: Node | null,
  ) => Node;

  /**
   * Returns `child` or the element that replaced it during translation. Returns `undefined` if a removed text was not
   * replaced.
   */
  const shownFor = (parent: Node, child: Node): Node | undefined => {
    if (child.parentNode === parent || !isText(child)) return child;
    const standIn = standIns.get(child);
    return standIn?.parentNode === parent ? standIn : undefined;
  };

  Object.defineProperty(Node.prototype, 'removeChild', {
    ...original.removeChild,
    value(this: Node, child: Node) {
      const shown = shownFor(this, child);
      if (shown) remove.call(this, shown);
      return child;
    },
  });
  Object.defineProperty(Node.prototype, 'insertBefore', {
    ...original.insertBefore,
    value(this: Node, node: Node, before: Node | null) {
      return insert.call(this, node, before && (shownFor(this, before) ?? null));
    },
  });
  return () => {
    for (const [name, descriptor] of Object.entries(original))
      if (descriptor) Object.defineProperty(Node.prototype, name, descriptor);
  };
}

/** Prevents errors and outdated texts while a browser translates the page (R46). */
export function patchDomForTranslation(): () => void {
  const standIns: StandIns = new WeakMap();
  const stops = [followTranslation(standIns), findStandIns(standIns)];
  return () => {
    for (const stop of stops) stop();
  };
}
