import type { Page } from '../drive';
import { traceBusiestTask } from './busiest-task';

interface Task {
  readonly start: number;
  readonly duration: number;
}

interface Probe {
  tasks: Task[];
  shift: number;
  largestPaint: number;
  /** When the next input event came. */
  inputAt: number;
  changedAt: number;
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

/** Watches every page of the tab from its first moment: long tasks, paints, shifts, inputs, changes. */
export async function installProbe(page: Page): Promise<void> {
  // tsx wraps every function held by a name in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped;');
  await page.addInitScript(() => {
    const probe: Probe = { tasks: [], shift: 0, largestPaint: NaN, inputAt: NaN, changedAt: NaN };
    window.trustfoldProbe = probe;
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    watch('longtask', ({ startTime, duration }) =>
      probe.tasks.push({ start: startTime, duration }),
    );
    watch('largest-contentful-paint', ({ startTime }) => (probe.largestPaint = startTime));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) probe.shift += value;
    });
    const onInput = () => {
      if (Number.isNaN(probe.inputAt)) probe.inputAt = performance.now();
    };
    for (const type of ['keydown', 'pointerdown', 'wheel'])
      addEventListener(type, onInput, { capture: true, passive: true });
    new MutationObserver(() => (probe.changedAt = performance.now())).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

/** Milliseconds from the navigation's start until something that matches is in the document. */
export async function timeUntil(page: Page, selector: string, timeout = 60_000): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null && performance.now(),
    selector,
    { polling: 'raf', timeout },
  );
  return Number(await handle.jsonValue());
}

/** Waits until the page has not changed and no task was long for a while. */
export async function untilQuiet(page: Page, quietMs = 1000): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const { tasks, changedAt } = window.trustfoldProbe;
      const last = tasks.at(-1);
      const active = Math.max(last ? last.start + last.duration : 0, changedAt || 0);
      return performance.now() - active > quiet;
    },
    quietMs,
    { polling: 100, timeout: 60_000 },
  );
}

export interface Interaction {
  /** From the input until the last change it brought. */
  readonly timeMs: number;
  /** The longest task meanwhile; 0 when none took 50 ms. */
  readonly longestTaskMs: number;
  /** What the longest task took of the processor, which others' programs do not lengthen. */
  readonly busiestTaskMs: number;
}

/** What one input costs: from its event until the page stands still again. */
export async function measureInteraction(
  page: Page,
  act: () => Promise<unknown>,
): Promise<Interaction> {
  await untilQuiet(page);
  await page.evaluate(() => {
    Object.assign(window.trustfoldProbe, { tasks: [], inputAt: NaN, changedAt: NaN });
  });
  const busiestTaskMs = await traceBusiestTask(page, async () => {
    await act();
    await page.waitForFunction(() => !Number.isNaN(window.trustfoldProbe.changedAt));
    await untilQuiet(page);
  });
  const timed = await page.evaluate(() => {
    const { inputAt, changedAt, tasks } = window.trustfoldProbe;
    return {
      timeMs: changedAt - inputAt,
      longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });
  return { ...timed, busiestTaskMs };
}

/** Elements in the document, and the memory the page's scripts hold after a collection, in MB. */
export async function measureWeight(page: Page): Promise<{ elements: number; heapMb: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { elements, heapMb: usedSize / 1024 ** 2 };
}
