import type { Browser } from '../../drive';
import { untilQuiet } from '../page-probe';
import type { Measured } from './figures';
import { untilShown, withPage } from './open-page';
import type { Visit } from './visits';

const quietMs = 400;

/** One visit with an empty cache, of a reader for whom nothing is fetched ahead. */
export function measureVisit(
  browser: Browser,
  url: string,
  { prepare, address, region, text }: Visit,
): Promise<Measured> {
  return withPage({ browser, url, prepare, savesData: true }, async ({ page, watch }) => {
    await page.goto(address, { waitUntil: 'commit' });
    const recordMs = await untilShown(page, region, text);
    await watch.untilStill();
    await untilQuiet(page, quietMs);
    const probed = await page.evaluate(() => {
      const { tasks, shift, largestPaint } = window.trustfoldProbe;
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return {
        firstPaintMs: paint ? paint.startTime : NaN,
        largestPaintMs: largestPaint,
        longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
        layoutShift: shift,
      };
    });
    return {
      figures: { ...watch.traffic(), ...probed, roundTripMs: watch.roundTripMs(), recordMs },
      files: watch.files(),
    };
  });
}
