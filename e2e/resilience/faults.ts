import { expect, type Page, type Route } from '@playwright/test';
import type { Guard } from '../core/guard';
import { installClock } from '../core/page-clock';
import { enableDataSaver } from '../core/data-saver';
import { collectUncaughtErrors } from '../core/uncaught-errors';

/**
 * Visible result of a fault. `unseen` is no effect, `Try Again` an error card, `said` a message, and `Reload` the error
 * of the initial HTML.
 */
export type FaultOutcome = 'unseen' | 'Try Again' | 'said' | 'Reload';

export interface Fault {
  readonly does: string;
  /** Responds to a request for the file. `nth` is the number of the request, starting at 1. */
  readonly answer: (route: Route, nth: number) => Promise<void>;
  readonly passes?: boolean;
  /** Whether the request hangs until a time limit of the page expires. */
  readonly hangs?: boolean;
}

const refuse = (route: Route) => route.fulfill({ status: 503, body: '' });

const altered = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

export const refusedTwiceFault: Fault = {
  does: 'is refused twice',
  answer: (route, nth) => (nth <= 2 ? refuse(route) : route.continue()),
  passes: true,
};
const refused: Fault = { does: 'is refused', answer: refuse };
const replaced: Fault = {
  does: 'is answered with a page',
  answer: (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not here</title>' }),
};
const cut: Fault = {
  does: 'is cut',
  answer: altered((text) => text.slice(0, text.length / 2)),
};
const changed: Fault = {
  does: 'is changed',
  answer: altered((text) => `${text}\n/**/`),
};
const hanging: Fault = {
  does: 'never comes',
  answer: () => Promise.resolve(),
  hangs: true,
};

export const allFaults: readonly Fault[] = [
  refusedTwiceFault,
  refused,
  replaced,
  cut,
  changed,
  hanging,
];

export const getExpectedOutcome = (outcome: FaultOutcome, { passes }: Fault): FaultOutcome =>
  passes ? 'unseen' : outcome;

const failures =
  /Failed to load resource|could not be loaded|could not be rendered|RUNTIME-|integrity|digest|MIME|did not load within|SyntaxError|ChunkLoadError|Loading (CSS )?chunk|not JSON|decode downloaded font|OTS parsing/;

export async function breakFile(page: Page, address: string, { answer }: Fault) {
  const asked = new Map<string, number>();
  const broken = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const nth = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, nth);
    // Ignores errors, because the page may have closed in the meantime.
    await answer(route, nth).catch(() => undefined);
  };
  await page.route(address, broken);
  return {
    times: () => Math.max(0, ...asked.values()),
    putRight: () => page.unroute(address, broken),
  };
}

/** Milliseconds by which the clock advances. All time limits for files are shorter, so that hanging requests end. */
const limitMs = 31_000;

/** Waits until the page reports the fault. Advances the clock of the page if a file hangs. */
export const waitForFaultReport = (
  page: Page,
  { hangs }: Pick<Fault, 'hangs'>,
  isSaid: (options: { readonly timeout: number }) => Promise<void>,
) =>
  expect(async () => {
    if (hangs) await page.clock.fastForward(limitMs);
    await isSaid({ timeout: 250 });
  }).toPass({ intervals: [50] });

/** Removes the stored composition, so that every page load is like a first visit. */
export const removeStoredComposition = (page: Page) =>
  page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    for (const key of Object.keys(localStorage))
      if (key.startsWith('tf_deployed ')) localStorage.removeItem(key);
  });

interface Broken {
  readonly page: Page;
  readonly allowConsole: Guard['allowConsole'];
}

/** Prepares a page for faults: the test controls the clock, and prefetching is off. */
export async function prepareForFaults({ page, allowConsole }: Broken) {
  allowConsole(failures);
  const stray = collectUncaughtErrors(page);
  await installClock(page);
  await enableDataSaver(page);
  const expectCaught = () => expect(stray()).toEqual([]);
  return { expectCaught };
}
