import type { Browser, Page, Tab } from '../../drive';
import { lookOutNow, untilShown } from '../probe/page-probe';
import { withContext } from '../with-product';
import type { Figures } from './compare';
import { untilSettled } from './measure-visit';
import { beginVisit, reader } from './open-page';
import { overview, type WarmTab } from './visits';

/** Longer than the dashboard waits before it prefetches the tabs. */
const prefetchMs = 2500;

const linkTo = (page: Page, tab: Tab) => page.locator(`#dashboard-tab-${tab}`);

/** One visit to the overview, from which every tab is opened in turn; each counts from its click. */
export const measureWarmTabs = (
  browser: Browser,
  url: string,
  tabs: readonly WarmTab[],
): Promise<ReadonlyMap<string, Figures>> =>
  withContext(
    browser,
    url,
    async (context) => {
      const opened = await beginVisit(context, { visit: overview, savesData: false });
      const { page, watch } = opened;
      await untilShown(page, overview.wanted);
      await watch.untilStill(prefetchMs);

      const measured = new Map<string, Figures>();
      for (const { name, tab, wanted } of tabs) {
        await linkTo(page, tab).hover();
        await untilSettled(opened);
        watch.forget();
        await page.evaluate(() => (window.trustfoldProbe.inputAt = NaN));
        await lookOutNow(page, wanted);
        await linkTo(page, tab).click();
        const shownMs = await untilShown(page, wanted);
        const recordMs = shownMs - (await page.evaluate(() => window.trustfoldProbe.inputAt));
        await untilSettled(opened);
        measured.set(name, { ...watch.traffic(), recordMs });
        await lookOutNow(page, overview.wanted);
        await linkTo(page, 'overview').click();
        await untilShown(page, overview.wanted);
      }
      return measured;
    },
    reader,
  );
