import type { JSHandle, Page } from '../drive';

/** What is noted in a page. Times are the page's own, in milliseconds. */
interface Watch {
  /** When the last long task ended. */
  taskEnd: number;
  /** When the next input event came. */
  inputAt: number;
  changedAt: number;
}

declare global {
  interface Window {
    trustfoldBench: Watch;
  }
}

/** Notes long tasks, changes and the next input of a page; sent into it as text, and so contains everything it needs. */
function startWatch(): void {
  const watch: Watch = { taskEnd: 0, inputAt: NaN, changedAt: 0 };
  window.trustfoldBench = watch;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watch.taskEnd = startTime + duration;
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
}

/** Watches every page of the tab from its first moment. */
export async function watchPage(page: Page): Promise<void> {
  // tsx wraps every function held by a name in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped;');
  await page.addInitScript(startWatch);
}

const timeout = 10 * 60_000;

/** How a condition is asked that runs in the page: in each frame, until it gives the time. */
export const eachFrame = { polling: 'raf', timeout } as const;

/** The time that a condition gave. */
export const timeOf = async (asked: Promise<JSHandle<number | false>>): Promise<number> =>
  Number(await (await asked).jsonValue());

/** Waits until the page has not changed and no task was long for a while. */
export async function untilQuiet(page: Page, quietMs = 1000): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const { taskEnd, changedAt } = window.trustfoldBench;
      return performance.now() - Math.max(taskEnd, changedAt) > quiet;
    },
    quietMs,
    { polling: 100, timeout },
  );
}

/** Times one input, from its event; `shown` gives when the page showed what it asked for, and is asked before it. */
export async function timeInput(
  page: Page,
  act: () => Promise<unknown>,
  shown: () => Promise<JSHandle<number | false>>,
): Promise<number> {
  await untilQuiet(page);
  await page.evaluate(() => (window.trustfoldBench.inputAt = NaN));
  const [shownAt] = await Promise.all([timeOf(shown()), act()]);
  return page.evaluate((at) => at - window.trustfoldBench.inputAt, shownAt);
}
