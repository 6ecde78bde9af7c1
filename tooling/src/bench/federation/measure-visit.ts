import type { Browser, BrowserContext } from '../../drive';
import { untilQuiet, untilShown } from '../probe/page-probe';
import { withContext } from '../with-product';
import type { Figures } from './compare';
import { beginVisit, reader, type Opened } from './open-page';
import type { Visit } from './visits';

const quietMs = 400;

/** Waits until a page has fetched everything that it fetches by itself, and stands still. */
export const untilSettled = ({ page, watch }: Opened) =>
  Promise.all([watch.untilStill(), untilQuiet(page, quietMs)]);

async function visitOnce(context: BrowserContext, visit: Visit): Promise<Figures> {
  const opened = await beginVisit(context, { visit, savesData: true });
  const recordMs = await untilShown(opened.page, visit.wanted);
  await untilSettled(opened);
  const figures = { ...opened.watch.traffic(), recordMs };
  await opened.page.close();
  return figures;
}

/** One visit of a reader who saves data: the first, or the second to a page that was visited before. */
export const measureVisit = (browser: Browser, url: string, visit: Visit): Promise<Figures> =>
  withContext(
    browser,
    url,
    async (context) => {
      if (visit.kind === 'returning') await visitOnce(context, visit);
      return visitOnce(context, visit);
    },
    reader,
  );
