import type { Browser, Page } from '../../drive';
import { installProbe } from '../page-probe';
import { watchTraffic, type TrafficWatch } from './watch-traffic';

export interface Opened {
  readonly page: Page;
  readonly watch: TrafficWatch;
}

interface OpenOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly prepare: (page: Page) => Promise<unknown>;
  /** The reader saves data, so that nothing is fetched which the page itself does not need. */
  readonly savesData: boolean;
}

/** Lends a page with an empty cache, watched from its first moment. */
export async function withPage<T>(
  { browser, url, prepare, savesData }: OpenOptions,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // The gate's video would outweigh everything else, and is the same in both.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await installProbe(page);
    if (savesData)
      await page.addInitScript(
        'Object.defineProperty(navigator, "connection", { value: { saveData: true } })',
      );
    await prepare(page);
    return await work({ page, watch: await watchTraffic(await context.newCDPSession(page)) });
  } finally {
    await context.close();
  }
}

/** When, by the page's clock, an element that matches holds the text. */
export async function untilShown(page: Page, region: string, text: string): Promise<number> {
  const shown = await page.waitForFunction(
    ([wanted, words]) =>
      document.querySelector(wanted)?.textContent.includes(words) === true && performance.now(),
    [region, text] as const,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await shown.jsonValue());
}
