import { expect, type Page, type Route } from '@playwright/test';
import type { Guard } from '../core/guard';
import { installClock } from '../core/page-clock';
import { savingData } from '../core/saving-data';
import { strayErrors } from '../core/stray-errors';

/**
 * What a reader meets: nothing; a card, in the tab or in the page’s place, whose Try Again cures it without a reload;
 * plain words, where the next asking cures it; or, where no script has come at all, the HTML’s own words and a reload.
 */
export type Outcome = 'unseen' | 'Try Again' | 'said' | 'Reload';

export interface Fault {
  readonly does: string;
  /** How it answers the file, asked for the nth time, counted from one. */
  readonly answer: (route: Route, nth: number) => Promise<void>;
  /** Whether it is over before anybody hears of it. */
  readonly passes?: boolean;
  /** Whether the page gives it up by its clock alone. */
  readonly hangs?: boolean;
}

const refuse = (route: Route) => route.fulfill({ status: 503, body: '' });

const altered = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

export const refusedTwice: Fault = {
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

/** Every way in which a file is broken. */
export const everyFault: readonly Fault[] = [
  refusedTwice,
  refused,
  replaced,
  cut,
  changed,
  hanging,
];

export const outcomeOf = (outcome: Outcome, { passes }: Fault): Outcome =>
  passes ? 'unseen' : outcome;

/** What a browser and the shell say of it. */
const failures =
  /Failed to load resource|could not be loaded|could not be rendered|RUNTIME-|integrity|digest|MIME|did not load within|SyntaxError|ChunkLoadError|Loading (CSS )?chunk|not JSON|decode downloaded font|OTS parsing/;

/** Answers a file so from here on; gives how often it was asked for, and how to put it right. */
export async function breakFile(page: Page, address: string, { answer }: Fault) {
  const asked = new Map<string, number>();
  const broken = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const nth = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, nth);
    // A page that was left meanwhile waits for none.
    await answer(route, nth).catch(() => undefined);
  };
  await page.route(address, broken);
  return {
    times: () => Math.max(0, ...asked.values()),
    putRight: () => page.unroute(address, broken),
  };
}

/** More than any file may take, so that each step of the clock gives up what hangs. */
const limitMs = 31_000;

/**
 * Waits for what a page says of a file; of one that never comes, as the page’s clock has it. What is looked for is
 * asked for briefly and often: it is the clock that takes the time.
 */
export const untilGivenUp = (
  page: Page,
  { hangs }: Pick<Fault, 'hangs'>,
  isSaid: (options: { readonly timeout: number }) => Promise<void>,
) =>
  expect(async () => {
    if (hangs) await page.clock.fastForward(limitMs);
    await isSaid({ timeout: 250 });
  }).toPass({ intervals: [50] });

/** Every load of the page is a first visit: what worked before is no fallback for what is deployed. */
export const forgetDeployed = (page: Page) =>
  page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    for (const key of Object.keys(localStorage))
      if (key.startsWith('tf_deployed ')) localStorage.removeItem(key);
  });

interface Broken {
  readonly page: Page;
  readonly allowConsole: Guard['allowConsole'];
}

/** A page that comes to harm: its time is the test’s, and nothing comes ahead of being asked for. */
export async function expectHarm({ page, allowConsole }: Broken) {
  allowConsole(failures);
  const stray = strayErrors(page);
  await installClock(page);
  await savingData(page);
  /** Nobody in the page threw anything. */
  const expectCaught = () => expect(stray()).toEqual([]);
  return { expectCaught };
}
