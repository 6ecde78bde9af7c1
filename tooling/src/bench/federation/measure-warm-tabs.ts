import type { Browser, Page, Tab } from '../../drive';
import { untilQuiet } from '../page-probe';
import type { Measured } from './figures';
import { untilShown, withPage } from './open-page';
import { overview, panel, type WarmTab } from './visits';

const quietMs = 400;
/** Longer than the dashboard waits before it fetches ahead. */
const aheadMs = 2500;

const linkTo = (page: Page, tab: Tab) => page.locator(`#dashboard-tab-${tab}`);

const forgetTasks = (page: Page) =>
  page.evaluate(() => Object.assign(window.trustfoldProbe, { tasks: [], shift: 0, inputAt: NaN }));

/**
 * One visit to the overview, from which every tab is opened in turn: the pointer comes, what it brings
 * settles, and what follows the click is counted.
 */
export function measureWarmTabs(
  browser: Browser,
  url: string,
  tabs: readonly WarmTab[],
): Promise<ReadonlyMap<string, Measured>> {
  const { prepare, address, region, text } = overview;
  return withPage({ browser, url, prepare, savesData: false }, async ({ page, watch }) => {
    await page.goto(address, { waitUntil: 'commit' });
    await untilShown(page, region, text);
    await watch.untilStill(aheadMs);

    const measured = new Map<string, Measured>();
    for (const tab of tabs) {
      await linkTo(page, tab.tab).hover();
      await watch.untilStill();
      await untilQuiet(page, quietMs);
      watch.forget();
      await forgetTasks(page);
      await linkTo(page, tab.tab).click();
      const shownAt = await untilShown(page, panel, tab.text);
      await watch.untilStill();
      await untilQuiet(page, quietMs);
      const { inputAt, ...probed } = await page.evaluate(() => {
        const { tasks, shift, inputAt: at } = window.trustfoldProbe;
        const longestTaskMs = Math.max(0, ...tasks.map(({ duration }) => duration));
        return { longestTaskMs, layoutShift: shift, inputAt: at };
      });
      const paints = { roundTripMs: NaN, firstPaintMs: NaN, largestPaintMs: NaN };
      const figures = { ...watch.traffic(), ...paints, ...probed, recordMs: shownAt - inputAt };
      measured.set(tab.name, { figures, files: watch.files() });
      await linkTo(page, 'overview').click();
      await untilShown(page, region, text);
    }
    return measured;
  });
}
