import type { Page, Tab } from '../../drive';
import { lookOutNow, untilQuiet, untilShown } from '../probe/page-probe';
import type { Measured } from './figures';
import { aheadMs } from './measure-visit';
import { beginVisit, withContext, type Reader } from './open-page';
import { takeFigures } from './take-figures';
import { overview, type WarmTab } from './visits';

const quietMs = 400;

const linkTo = (page: Page, tab: Tab) => page.locator(`#dashboard-tab-${tab}`);

const forget = (page: Page) =>
  page.evaluate(() => Object.assign(window.trustfoldProbe, { tasks: [], shift: 0, inputAt: NaN }));

/**
 * One visit to the overview, from which every tab is opened in turn: the pointer comes, what it brings
 * settles, and what follows the click is counted.
 */
export function measureWarmTabs(
  reader: Reader,
  url: string,
  tabs: readonly WarmTab[],
): Promise<ReadonlyMap<string, Measured>> {
  return withContext(reader, url, async (context) => {
    const opened = await beginVisit(reader, context, { visit: overview, savesData: false });
    const { page, watch } = opened;
    await untilShown(page, overview);
    await watch.untilStill(aheadMs(reader.profile));

    const measured = new Map<string, Measured>();
    for (const tab of tabs) {
      await linkTo(page, tab.tab).hover();
      await Promise.all([watch.untilStill(), untilQuiet(page, quietMs)]);
      watch.forget();
      await forget(page);
      await lookOutNow(page, tab);
      await linkTo(page, tab.tab).click();
      const shown = await untilShown(page, tab);
      const from = await page.evaluate(() => window.trustfoldProbe.inputAt);
      measured.set(tab.name, await takeFigures(opened, { from, ...shown }));
      await lookOutNow(page, overview);
      await linkTo(page, 'overview').click();
      await untilShown(page, overview);
    }
    return measured;
  });
}
