import type { BrowserContext, CDPSession, Page } from '../../drive';
import { lookOut, watchPage } from '../probe/page-probe';
import type { Visit } from './visits';
import { watchTraffic, type TrafficWatch } from './watch-traffic';

export interface Opened {
  readonly page: Page;
  readonly watch: TrafficWatch;
}

/** A reader as the rows have one. The gate's video would outweigh everything else, and is the same in both builds. */
export const reader = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;

/** A slow mobile connection: the line that three quarters of readers have, or a better one. */
export const line = { roundTripMs: 100, downMbps: 9, upMbps: 3 } as const;

export const lineText = `${line.roundTripMs} ms and ${line.downMbps} Mbit/s`;

const bytesPerSecond = (mbps: number) => (mbps * 1e6) / 8;

/**
 * Puts a page behind this line by Chromium's own throttling: each answer waits for a round trip, and all share the
 * bandwidth. Connecting costs nothing.
 */
async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: bytesPerSecond(line.downMbps),
    uploadThroughput: bytesPerSecond(line.upMbps),
  });
}

/**
 * Begins a visit behind the slow line, in a page that is watched from its first moment. The reader saves data, so that the
 * page fetches only what it needs itself.
 */
export async function beginVisit(context: BrowserContext, visit: Visit): Promise<Opened> {
  const page = await context.newPage();
  await watchPage(page);
  await lookOut(page, visit.wanted);
  await page.addInitScript(
    'Object.defineProperty(navigator, "connection", { value: { saveData: true } })',
  );
  await visit.prepare(page);
  const session = await context.newCDPSession(page);
  const watch = await watchTraffic(session);
  await throttle(session);
  await page.goto(visit.address, { waitUntil: 'commit' });
  return { page, watch };
}
