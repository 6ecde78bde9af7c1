import type { BrowserContext } from '../../drive';
import { beginVisit, withContext, type Reader } from '../federation/open-page';
import { visits } from '../federation/visits';
import { untilShown } from '../probe/page-probe';

/** What verifying took of one visit, by the page's own timeline. */
export interface Verifying {
  /** Keys and signatures together, from when each was begun until it was done. */
  readonly tookMs: number;
  /** How much later the entry of the tab's remote was there; below nothing where that had been waiting. */
  readonly entryLaterMs: number;
}

function readTimeline(): Verifying {
  const verifying = performance.getEntriesByName('trustfold verifying');
  const ended = Math.max(...verifying.map(({ startTime, duration }) => startTime + duration));
  const entry = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('remote-entry')) as PerformanceResourceTiming | undefined;
  return {
    tookMs: verifying.reduce((sum, { duration }) => sum + duration, 0),
    entryLaterMs: (entry?.responseEnd ?? NaN) - ended,
  };
}

const visit = visits.find(({ name }) => name === 'contracts, cold');

async function visitOnce(reader: Reader, context: BrowserContext): Promise<Verifying> {
  if (!visit) throw new Error('The bench has no visit of contracts.');
  const { page } = await beginVisit(reader, context, { visit, savesData: true });
  await untilShown(page, visit);
  const verifying = await page.evaluate(readTimeline);
  if (!(verifying.tookMs > 0)) throw new Error('A page verified nothing.');
  await page.close();
  return verifying;
}

/** A first visit in a browser without a past, and the next one in the same. */
export const measureVerifying = (reader: Reader, url: string) =>
  withContext(reader, url, async (context) => ({
    first: await visitOnce(reader, context),
    returning: await visitOnce(reader, context),
  }));
