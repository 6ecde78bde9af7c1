import type { Browser, BrowserContext, Page } from '../../drive';
import type { Network } from '../origins/network';
import type { Profile } from '../origins/profiles';
import { lookOut, watchPage } from '../probe/page-probe';
import { watchTraffic, type TrafficWatch } from './watch-traffic';
import type { Visit } from './visits';

/** Where visits are made from: a browser behind a network. */
export interface Reader {
  readonly browser: Browser;
  readonly network: Network;
  readonly profile: Profile;
}

export interface Opened {
  readonly page: Page;
  readonly watch: TrafficWatch;
}

/** Lends a browser without a past, which does not know the product. */
export async function withContext<T>(
  { browser }: Reader,
  url: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // The gate's video would outweigh everything else, and is the same in all.
    reducedMotion: 'reduce',
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

interface PageOptions {
  readonly visit: Visit;
  /** The reader saves data, so that nothing is fetched which the page itself does not need. */
  readonly savesData: boolean;
}

/** Begins a visit over connections of its own, in a page that is watched from its first moment. */
export async function beginVisit(
  { network, profile }: Reader,
  context: BrowserContext,
  { visit, savesData }: PageOptions,
): Promise<Opened> {
  const page = await context.newPage();
  await watchPage(page);
  await lookOut(page, visit);
  if (savesData)
    await page.addInitScript(
      'Object.defineProperty(navigator, "connection", { value: { saveData: true } })',
    );
  await visit.prepare(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowedBy });
  const watch = await watchTraffic(session);
  network.begin(profile);
  await page.goto(visit.address, { waitUntil: 'commit' });
  return { page, watch };
}
