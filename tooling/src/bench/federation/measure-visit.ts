import type { Browser, BrowserContext } from '../../drive';
import { untilQuiet, untilShown } from '../probe/page-probe';
import { withContext } from '../with-product';
import type { Figures } from './compare';
import { beginVisit, reader } from './open-page';
import type { Visit } from './visits';

const quietMs = 400;

async function visitOnce(context: BrowserContext, visit: Visit): Promise<Figures> {
  const opened = await beginVisit(context, visit);
  const recordMs = await untilShown(opened.page, visit.wanted);
  // Until the page has fetched everything that it fetches by itself, and stands still.
  await Promise.all([opened.watch.untilStill(), untilQuiet(opened.page, quietMs)]);
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
