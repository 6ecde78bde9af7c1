import type { Page } from '../../drive';
import { probeScript, type Wanted } from './probe';

/** Watches every page of the tab from its first moment. */
export async function watchPage(page: Page): Promise<void> {
  // tsx wraps every function held by a name in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped;');
  await page.addInitScript(probeScript);
}

/** From its first moment every further page of the tab looks out for what a visit waits for. */
export const lookOut = (page: Page, wanted: Wanted): Promise<unknown> =>
  page.addInitScript((sought) => {
    const probe = window.trustfoldProbe;
    probe.shown = probe.whenPainted(() => probe.isShown(sought));
  }, wanted);

const limitMs = 60_000;

/** Gives up on what a page never shows, with a sentence that says what that was. */
export async function within<T>(
  arriving: Promise<T>,
  what: string,
  milliseconds: number,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`A page never showed ${what}.`)), milliseconds);
  });
  try {
    return await Promise.race([arriving, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** When, by the page's clock, what is looked out for was painted. */
export const untilShown = (page: Page, { selector, text = '' }: Wanted): Promise<number> =>
  within(
    page.evaluate(() => window.trustfoldProbe.shown),
    `“${text}” in ${selector}`,
    limitMs,
  );

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
    { polling: 100, timeout: limitMs },
  );
}

export interface Interaction {
  /** From the input until the change it asked for was painted. */
  readonly timeMs: number;
  /** The longest task until the page stood still again; 0 when none took 50 ms. */
  readonly longestTaskMs: number;
}

interface Change<T> {
  readonly act: () => Promise<unknown>;
  /** Runs in the page: whether what was asked for is there. */
  readonly isDone: (given: T) => boolean;
  readonly given: T;
}

/** What one input costs: from its event until what it asks for is painted, even if other parts still move. */
export async function measureInteraction<T>(
  page: Page,
  { act, isDone, given }: Change<T>,
): Promise<Interaction> {
  await untilQuiet(page);
  // As an expression, which no policy of the page forbids.
  const condition = await page.evaluateHandle<(given: T) => boolean>(`(${isDone.toString()})`);
  await page.evaluate(
    ([done, value]) => {
      const probe = window.trustfoldProbe;
      Object.assign(probe, { tasks: [], inputAt: NaN });
      probe.shown = probe.whenPainted(() => !Number.isNaN(probe.inputAt) && done(value as T));
    },
    [condition, given] as const,
  );
  await act();
  const shown = page.evaluate(() => window.trustfoldProbe.shown);
  const shownAt = await within(shown, 'what was asked for', limitMs);
  const inputAt = await page.evaluate(() => window.trustfoldProbe.inputAt);
  await untilQuiet(page);
  const longestTaskMs = await page.evaluate(() =>
    Math.max(0, ...window.trustfoldProbe.tasks.map(({ duration }) => duration)),
  );
  return { timeMs: shownAt - inputAt, longestTaskMs };
}
