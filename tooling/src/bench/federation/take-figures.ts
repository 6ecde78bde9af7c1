import { untilQuiet } from '../probe/page-probe';
import { blockingTime } from './blocking-time';
import type { Measured } from './figures';
import type { Opened } from './open-page';

interface Taken {
  /** From when the page's clock counts what a visitor waits for. */
  readonly from: number;
  readonly recordMs: number;
  readonly chartsMs: number;
  /** How long nothing has been on its way before the visit is over. */
  readonly stillMs?: number;
}

const quietMs = 400;

/** What a visit cost, once everything it brought has settled. */
export async function takeFigures(
  { page, watch }: Opened,
  { from, recordMs, chartsMs, stillMs }: Taken,
): Promise<Measured> {
  await Promise.all([watch.untilStill(stillMs), untilQuiet(page, quietMs)]);
  const { tasks, scripts, shift, largestPaint, firstPaint } = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    const probe = window.trustfoldProbe;
    return {
      tasks: probe.tasks,
      scripts: probe.scripts,
      shift: probe.shift,
      largestPaint: probe.largestPaint,
      firstPaint: paint ? paint.startTime : NaN,
    };
  });
  const isOpened = from > 0;
  const ran = scripts.filter(({ at }) => at >= from && at <= recordMs);
  const files = new Set(ran.map(({ url }) => url));
  return {
    figures: {
      ...watch.traffic(),
      parsedBytes: [...files].reduce((total, url) => total + watch.sizeOf(url), 0),
      firstPaintMs: isOpened ? NaN : firstPaint,
      largestPaintMs: isOpened ? NaN : largestPaint,
      recordMs: recordMs - from,
      chartsMs: chartsMs - from,
      blockingMs: blockingTime(tasks, isOpened ? from : firstPaint),
      longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
      layoutShift: shift,
    },
    files: watch.files(),
  };
}
