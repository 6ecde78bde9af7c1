import type { Page } from '../../drive';
import { within } from '../probe/page-probe';

interface Opened {
  /** Milliseconds from the start of the page until the right record stood first. */
  readonly rowsMs: number;
  /** The same until count and figures were right. */
  readonly figuresMs: number;
}

interface Right {
  readonly records: string;
  readonly first: string;
  readonly figures: string;
}

/** What an opened list shows when it is whole; `list` selects its records. */
export const seeList = (page: Page, list: string): Promise<Right> =>
  page.evaluate(
    (records) => ({
      records,
      first: window.trustfoldProbe.firstRecord(records),
      figures: window.trustfoldProbe.figures(),
    }),
    list,
  );

/** Opens an address and says when the page showed what is right. */
export async function timeOpening(
  page: Page,
  address: string,
  right: Right,
  limitMs: number,
): Promise<Opened> {
  await page.goto(address, { waitUntil: 'commit' });
  const opened = page.evaluate(async ({ records, first, figures }) => {
    const probe = window.trustfoldProbe;
    const [rowsMs, figuresMs] = await Promise.all([
      probe.whenPainted(
        () => probe.isShown({ selector: records }) && probe.firstRecord(records) === first,
      ),
      probe.whenPainted(() => probe.figures() === figures),
    ]);
    return { rowsMs, figuresMs };
  }, right);
  return within(opened, 'the list as it is', limitMs);
}
