import type { Browser, CDPSession, Page } from '../../../../e2e/core/chromium';
import { installProbe, untilQuiet } from '../page-probe';
import type { Visit } from './visits';

/** One profile for both products: what a good mobile connection gives. */
export const network = { latencyMs: 60, downMbps: 9, upMbps: 1.5 } as const;

export const figureNames = [
  'transferredBytes',
  'requests',
  'scriptBytes',
  'firstPaintMs',
  'largestPaintMs',
  'recordMs',
  'longestTaskMs',
  'layoutShift',
] as const;
export type FigureName = (typeof figureNames)[number];
export type VisitFigures = Record<FigureName, number>;

interface Traffic {
  transferredBytes: number;
  requests: number;
  scriptBytes: number;
}

/** Counts what crosses the network of a page from now on; call `reset` to count anew. */
async function watchTraffic(session: CDPSession) {
  const traffic: Traffic = { transferredBytes: 0, requests: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    traffic.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.requestServedFromCache', () => (traffic.requests -= 1));
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (scripts.has(requestId)) traffic.scriptBytes += dataLength;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.transferredBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: (network.downMbps * 1e6) / 8,
    uploadThroughput: (network.upMbps * 1e6) / 8,
  });
  return {
    traffic,
    reset: () => Object.assign(traffic, { transferredBytes: 0, requests: 0, scriptBytes: 0 }),
  };
}

async function untilShown(page: Page, { region, text }: Visit): Promise<number> {
  const shown = await page.waitForFunction(
    ([wanted, words]) =>
      document.querySelector(wanted)?.textContent.includes(words) === true && performance.now(),
    [region, text] as const,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await shown.jsonValue());
}

const probeOf = (page: Page) =>
  page.evaluate(() => {
    const { tasks, shift, largestPaint, inputAt } = window.trustfoldProbe;
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return {
      firstPaintMs: paint ? paint.startTime : NaN,
      largestPaintMs: largestPaint,
      longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
      layoutShift: shift,
      inputAt,
    };
  });

async function pressTab(page: Page, name: string) {
  const tab = page.getByRole('tab', { name, exact: true });
  await tab.hover();
  await untilQuiet(page);
  await page.evaluate(() =>
    Object.assign(window.trustfoldProbe, { tasks: [], shift: 0, inputAt: NaN }),
  );
  await tab.click();
}

/** One visit with an empty cache; for a warm tab only what follows the pointer's coming to it is counted. */
export async function measureVisit(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<VisitFigures> {
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
    await visit.prepare(page);
    const { traffic, reset } = await watchTraffic(await context.newCDPSession(page));
    await page.goto(visit.address, { waitUntil: 'commit' });
    if (visit.press !== undefined) {
      await untilShown(page, { ...visit, text: '99.9%' });
      await untilQuiet(page);
      reset();
      await pressTab(page, visit.press);
    }
    const shownAt = await untilShown(page, visit);
    await page.waitForLoadState('networkidle');
    await untilQuiet(page);
    const { inputAt, ...probed } = await probeOf(page);
    const isWarm = visit.press !== undefined;
    return {
      ...traffic,
      ...probed,
      ...(isWarm && { firstPaintMs: NaN, largestPaintMs: NaN }),
      recordMs: isWarm ? shownAt - inputAt : shownAt,
    };
  } finally {
    await context.close();
  }
}
