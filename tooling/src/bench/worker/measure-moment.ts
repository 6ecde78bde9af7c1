import type { BrowserContext, Page } from '../../drive';
import type { Measured } from '../federation/figures';
import { aheadMs } from '../federation/measure-visit';
import { forget, linkTo } from '../federation/measure-warm-tabs';
import { beginVisit, withContext, type Opened, type Reader } from '../federation/open-page';
import { takeFigures } from '../federation/take-figures';
import { overview } from '../federation/visits';
import { lookOutNow, untilShown } from '../probe/page-probe';
import type { Moment } from './moments';
import type { SideName } from './sides';

const limitMs = 60_000;

/** What comes before the worker does, or its removal, has come: it begins now. */
const untilBegun = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/offline\.\w+\.js/.test(name)),
    undefined,
    { timeout: limitMs },
  );

/** The browser holds all; where nothing is kept, as little as ever is on its way. */
async function untilKept({ page, watch }: Opened, side: SideName, stillMs: number): Promise<void> {
  await untilBegun(page);
  if (side === 'with')
    await page.waitForFunction(
      async () => (await caches.match('/kept/index')) !== undefined,
      undefined,
      { timeout: limitMs, polling: 100 },
    );
  await watch.untilStill(stillMs);
}

/** A visit of somebody for whom data is cheap: to nobody else does the worker come. */
const begin = (reader: Reader, context: BrowserContext, visit: Moment['visit']) =>
  beginVisit(reader, context, { visit, savesData: false });

async function measureCold(
  reader: Reader,
  context: BrowserContext,
  { visit }: Moment,
): Promise<Measured> {
  const opened = await begin(reader, context, visit);
  const shown = await untilShown(opened.page, visit);
  return takeFigures(opened, { from: 0, ...shown });
}

/** The whole visit, to its end and what is kept in it. */
async function measureWhole(
  reader: Reader,
  context: BrowserContext,
  { visit }: Moment,
  side: SideName,
): Promise<Measured> {
  const opened = await begin(reader, context, visit);
  const shown = await untilShown(opened.page, visit);
  await untilKept(opened, side, aheadMs(reader.profile));
  return takeFigures(opened, { from: 0, ...shown });
}

/** A tab is opened from the overview just when the worker begins to fetch. */
async function measureMeanwhile(
  reader: Reader,
  context: BrowserContext,
  { visit }: Moment,
): Promise<Measured> {
  const opened = await begin(reader, context, overview);
  const { page, watch } = opened;
  await untilShown(page, overview);
  await untilBegun(page);
  watch.forget();
  await forget(page);
  await lookOutNow(page, visit);
  await linkTo(page, 'contracts').click();
  const shown = await untilShown(page, visit);
  const from = await page.evaluate(() => window.trustfoldProbe.inputAt);
  return takeFigures(opened, { from, ...shown });
}

async function measureReturning(
  reader: Reader,
  context: BrowserContext,
  moment: Moment,
  side: SideName,
): Promise<Measured> {
  const first = await begin(reader, context, moment.visit);
  await untilShown(first.page, moment.visit);
  await untilKept(first, side, aheadMs(reader.profile));
  await first.page.close();
  return measureCold(reader, context, moment);
}

const ways = {
  cold: measureCold,
  whole: measureWhole,
  meanwhile: measureMeanwhile,
  returning: measureReturning,
};

/** One moment of somebody whose browser begins without a past. */
export const measureMoment = (
  reader: Reader,
  url: string,
  moment: Moment,
  side: SideName,
): Promise<Measured> =>
  withContext(reader, url, (context) => ways[moment.kind](reader, context, moment, side));
