import type { BrowserContext } from '../../drive';
import { untilShown } from '../probe/page-probe';
import type { Measured } from './figures';
import { beginVisit, withContext, type Reader } from './open-page';
import { takeFigures } from './take-figures';
import type { Visit } from './visits';

/** Longer than the dashboard waits before it fetches ahead. */
export const aheadMs = ({ slowedBy }: Reader['profile']) => (slowedBy > 1 ? 5000 : 2500);

async function visitOnce(reader: Reader, context: BrowserContext, visit: Visit): Promise<Measured> {
  const isAhead = visit.kind === 'ahead';
  const opened = await beginVisit(reader, context, { visit, savesData: !isAhead });
  const shown = await untilShown(opened.page, visit);
  const measured = await takeFigures(opened, {
    from: 0,
    ...shown,
    ...(isAhead && { stillMs: aheadMs(reader.profile) }),
  });
  await opened.page.close();
  return measured;
}

/** One visit as its kind has it. Unless it says otherwise, of a reader for whom nothing is fetched ahead. */
export function measureVisit(reader: Reader, url: string, visit: Visit): Promise<Measured> {
  return withContext(reader, url, async (context) => {
    if (visit.kind === 'returning') await visitOnce(reader, context, visit);
    return visitOnce(reader, context, visit);
  });
}
