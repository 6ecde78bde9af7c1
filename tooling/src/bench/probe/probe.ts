/** Something a reader waits for: a record, a figure, a field to write into. */
export interface Wanted {
  /** Where it stands. */
  readonly selector: string;
  /** What is written there; a field has none. */
  readonly text?: string;
}

interface Task {
  readonly start: number;
  readonly duration: number;
}

/** What happens in a page. Times are the page's own, in milliseconds. */
interface Watch {
  tasks: Task[];
  /** When the next input event came. */
  inputAt: number;
  changedAt: number;
  /** When what a visit waits for was painted. */
  shown: Promise<number>;
  /** When a frame in which the condition held has been painted. */
  readonly whenPainted: (condition: () => boolean) => Promise<number>;
}

/** What a page shows in its view. */
interface Sight {
  readonly isShown: (wanted: Wanted) => boolean;
}

/** What a list says. */
interface ListWords {
  /** What the first record of a list says. */
  readonly firstRecord: (records: string) => string;
  /** How many records a list says that it lists, and the figures above it. */
  readonly figures: () => string;
  /** What a list says of itself: how many records it lists, and its first record. */
  readonly listState: (records: string) => string;
}

/** What watches a page from within. */
export type Probe = Watch & Sight & ListWords;

declare global {
  interface Window {
    trustfoldProbe: Probe;
  }
}

// Each of these functions is sent into pages as text, and so contains everything it needs.

/** Starts to watch the page: long tasks, inputs, changes. */
function watchEvents(): Watch {
  const whenPainted = (condition: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!condition()) {
          requestAnimationFrame(look);
          return;
        }
        // This frame is painted when the callback is through, and a message comes after that.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve(performance.now());
        };
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });

  const watch: Watch = {
    tasks: [],
    inputAt: NaN,
    changedAt: NaN,
    shown: new Promise(() => undefined),
    whenPainted,
  };

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watch.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  const onInput = () => {
    if (Number.isNaN(watch.inputAt)) watch.inputAt = performance.now();
  };
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, onInput, { capture: true, passive: true });
  new MutationObserver(() => (watch.changedAt = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  return watch;
}

/** Tells what of the page can be seen. */
function lookAtPage(): Sight {
  const isWithinView = ({ left, right, top, bottom }: DOMRect) =>
    right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

  /** Words for screen readers alone stand in a box of one pixel. */
  const isClipped = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isDot = width <= 1 || height <= 1;
    if (isDot && getComputedStyle(element).overflow !== 'visible') return true;
    return element.parentElement !== null && isClipped(element.parentElement);
  };

  const isVisible = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    [...element.getClientRects()].some(
      (rect) => rect.width > 1 && rect.height > 1 && isWithinView(rect),
    ) &&
    !isClipped(element);

  const innermost = (element: Element, text: string): Element => {
    const inner = [...element.children].find((child) => child.textContent.includes(text));
    return inner ? innermost(inner, text) : element;
  };

  /** A heading or the words on a button are there before any record is. */
  const isLabel = (element: Element) => {
    if (element.closest('h1, h2, h3, h4, h5, h6, label, legend, [role="tab"]')) return true;
    const button = element.closest('button, [role="button"]');
    return button !== null && button.textContent === element.textContent;
  };

  const holds = (element: Element, text: string) => {
    if (!element.textContent.includes(text)) return false;
    const written = innermost(element, text);
    return !isLabel(written) && isVisible(written);
  };

  const isShown = ({ selector, text }: Wanted) =>
    [...document.querySelectorAll(selector)].some((element) =>
      text === undefined ? isVisible(element) : holds(element, text),
    );

  return { isShown };
}

/** Reads the list that is open. */
function readLists(): ListWords {
  /** Without how long ago something was, which changes by itself. */
  const wordsOf = (element: Element) => {
    const copy = document.createElement('div');
    copy.append(element.cloneNode(true));
    copy.querySelectorAll('time').forEach((time) => time.remove());
    return copy.textContent;
  };

  const count = () =>
    document.querySelector('#dashboard-panel p[role="status"]')?.textContent ?? '';

  const firstRecord = (records: string) => {
    const first = document.querySelector(records);
    return first ? wordsOf(first) : '';
  };

  const figures = () => {
    const cards =
      '#dashboard-panel ul:is([aria-label$=" counters"], [aria-label$=" summary"]) > li';
    return [count(), ...[...document.querySelectorAll(cards)].map(wordsOf)].join(' | ');
  };

  const listState = (records: string) => `${count()} | ${firstRecord(records)}`;

  return { firstRecord, figures, listState };
}

/** Starts to watch the page it runs in. */
export function installProbe(): void {
  window.trustfoldProbe = Object.assign(watchEvents(), lookAtPage(), readLists());
}

const parts = [watchEvents, lookAtPage, readLists].map((part) => `(${part.toString()})()`);

/** `installProbe` as a page's script. */
export const probeScript = `window.trustfoldProbe = Object.assign(${parts.join(', ')});`;
