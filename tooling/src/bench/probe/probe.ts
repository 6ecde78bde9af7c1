/** Something a reader waits for: a record, a figure, a field to write into. */
export interface Wanted {
  /** Where it stands. */
  readonly selector: string;
  /** What is written there; a field has none. */
  readonly text?: string;
}

/** What a visit waits for. */
export interface Expected {
  /** What the visitor came for: a record, a figure, or the field that is to be filled in. */
  readonly wanted: Wanted;
  readonly hasCharts: boolean;
}

interface Task {
  readonly start: number;
  readonly duration: number;
}

interface LoadedScript {
  readonly url: string;
  /** When it had run. */
  readonly at: number;
}

/** What watches a page from within. Times are the page's own, in milliseconds. */
export interface Probe {
  tasks: Task[];
  scripts: LoadedScript[];
  shift: number;
  largestPaint: number;
  /** When the next input event came. */
  inputAt: number;
  changedAt: number;
  /** When what a visit waits for was painted. */
  shown: Promise<number>;
  charts: Promise<number>;
  readonly isShown: (wanted: Wanted) => boolean;
  readonly areChartsDrawn: () => boolean;
  /** What the first record of a list says. */
  readonly firstRecord: (records: string) => string;
  /** How many a list says that it lists, and the figures above it. */
  readonly figures: () => string;
  /** What a list says of itself: how many it lists, and its first record. */
  readonly listState: (records: string) => string;
  /** When a frame in which the condition held has been painted. */
  readonly whenPainted: (condition: () => boolean) => Promise<number>;
}

declare global {
  interface Window {
    trustfoldProbe: Probe;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Begins to watch the page it runs in: long tasks, scripts, paints, shifts, inputs, changes. It is sent
 * into pages as text, and so holds everything it needs.
 */
export function installProbe(): void {
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

  const areChartsDrawn = () => {
    const inView = [...document.querySelectorAll('[role="img"][data-state]')].filter((chart) =>
      isWithinView(chart.getBoundingClientRect()),
    );
    return (
      inView.length > 0 &&
      inView.every(
        (chart) =>
          chart.getAttribute('data-state') === 'drawn' && chart.querySelector('canvas') !== null,
      )
    );
  };

  /** Without how long ago something was, which changes by itself. */
  const wordsOf = (element: Element) => {
    const words = element.cloneNode(true) as Element;
    words.querySelectorAll('time').forEach((time) => time.remove());
    return words.textContent;
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

  const never = new Promise<number>(() => undefined);
  const probe: Probe = {
    tasks: [],
    scripts: [],
    shift: 0,
    largestPaint: NaN,
    inputAt: NaN,
    changedAt: NaN,
    shown: never,
    charts: never,
    isShown,
    areChartsDrawn,
    firstRecord,
    figures,
    listState,
    whenPainted,
  };
  window.trustfoldProbe = probe;

  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('longtask', ({ startTime, duration }) => probe.tasks.push({ start: startTime, duration }));
  watch('largest-contentful-paint', ({ startTime }) => (probe.largestPaint = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) probe.shift += value;
  });

  const onInput = () => {
    if (Number.isNaN(probe.inputAt)) probe.inputAt = performance.now();
  };
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, onInput, { capture: true, passive: true });
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        probe.scripts.push({ url: target.src, at: performance.now() });
    },
    true,
  );
  new MutationObserver(() => (probe.changedAt = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
